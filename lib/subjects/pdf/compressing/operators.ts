/* The operators of a content stream, as far as they say where pictures are drawn (ISO 32000-1, 7.8.2). */

export interface Operator {
  name: string
  /** Numbers and names; strings, arrays and dictionaries are left out. */
  operands: readonly (number | string)[]
}

const space = new Set([0, 9, 10, 12, 13, 32])
const delimiters = new Set([...'()<>[]{}/%'].map((sign) => sign.charCodeAt(0)))
const isRegular = (byte: number | undefined) => byte !== undefined && !space.has(byte) && !delimiters.has(byte)

/** Where a string in parentheses ends. */
function afterString(bytes: Uint8Array, start: number): number {
  let depth = 0
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === 0x5c) at++
    else if (byte === 0x28) depth++
    else if (byte === 0x29 && --depth === 0) return at + 1
  }
  return bytes.length
}

/** Where the data of a picture within the stream ends: at EI between white space (8.9.7). */
function afterInlineImage(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length - 1; at++)
    if (bytes[at] === 0x45 && bytes[at + 1] === 0x49 && space.has(bytes[at - 1] ?? 0) && !isRegular(bytes[at + 2]))
      return at + 2
  return bytes.length
}

const text = (bytes: Uint8Array) => String.fromCharCode(...bytes)
const nameOf = (written: string) =>
  written.replaceAll(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

export function* operatorsIn(bytes: Uint8Array): Generator<Operator> {
  let operands: (number | string)[] = []
  let at = 0
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0
    if (space.has(byte)) at++
    else if (byte === 0x25) {
      while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++
    } else if (byte === 0x28) at = afterString(bytes, at)
    else if (byte === 0x3c && bytes[at + 1] !== 0x3c) {
      const end = bytes.indexOf(0x3e, at)
      at = end < 0 ? bytes.length : end + 1
    } else if (byte === 0x2f || isRegular(byte)) {
      let end = at + 1
      while (isRegular(bytes[end])) end++
      const word = text(bytes.subarray(at, Math.min(end, at + 200)))
      at = end
      if (byte === 0x2f) operands.push(nameOf(word.slice(1)))
      else if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) operands.push(Number(word))
      else {
        yield { name: word, operands }
        operands = []
        if (word === 'ID') at = afterInlineImage(bytes, at)
      }
    } else at++
  }
}
