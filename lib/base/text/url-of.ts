/**
 * An address read by the WHATWG URL Standard, on its own or from `base`; undefined where it is none. `URL.canParse` is not asked:
 * browsers before 2023 lack it, and Node 20, once it has compiled a call of it, refuses Latin letters beyond ASCII.
 */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
