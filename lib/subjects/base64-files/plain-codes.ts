import { joinBytes } from '@/lib/base/encoding/bytes'

const space = 0x20
const backslash = 0x5c
const percentSign = 0x25
const escaped: Readonly<Record<string, string>> = { '\\n': ' ', '\\r': ' ', '\\t': ' ', '\\/': '/' }

function plain(text: string): string | undefined {
  const short = escaped[text]
  if (short !== undefined) return ` ${short}`
  if (!/^%[0-9a-f]{2}$/i.test(text)) return undefined
  const code = Number.parseInt(text.slice(1), 16)
  return code < 0x80 ? `  ${String.fromCharCode(code)}` : undefined
}

/**
 * Base64 in which \n and \/ of JSON and %2B of addresses are written out, in pieces of any size. What an escape was longer than its
 * character becomes spaces, so that places stay where they are.
 */
export function createPlainCodes() {
  let held = new Uint8Array(0)

  function push(codes: Uint8Array, isLast = false): Uint8Array<ArrayBuffer> {
    const all = joinBytes(held, codes)
    held = new Uint8Array(0)
    if (!all.includes(backslash) && !all.includes(percentSign)) return all
    for (let at = 0; at < all.length; at++) {
      const code = all[at]
      if (code !== backslash && code !== percentSign) continue
      const length = code === backslash ? 2 : 3
      if (at + length > all.length && !isLast) {
        held = all.slice(at)
        return all.slice(0, at)
      }
      const written = plain(String.fromCharCode(...all.subarray(at, at + length)))
      if (written === undefined) continue
      for (let place = 0; place < length; place++) all[at + place] = written.charCodeAt(place) || space
      at += length - 1
    }
    return all
  }

  return { push: (codes: Uint8Array) => push(codes), end: () => push(new Uint8Array(0), true) }
}
