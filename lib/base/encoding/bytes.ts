/** One array of the bytes of all parts; the first itself where the others are empty. */
export function joinBytes(first: Uint8Array<ArrayBuffer>, ...others: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = others.reduce((sum, part) => sum + part.length, first.length)
  if (length === first.length) return first
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of [first, ...others]) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
