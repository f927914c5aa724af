/** How much there is of something; characters and lines only where they have been counted. */
export interface Counts {
  bytes: number
  characters?: number
  lines?: number
}

/**
 * Characters (code points), lines and bytes in UTF-8 of a text. A line ends with LF, CR LF or CR; a text that ends with a
 * line end has no empty line after it. Half of a surrogate pair counts as the three bytes it is written as.
 */
export function countText(text: string): Required<Counts> {
  let characters = 0
  let bytes = 0
  let ends = 0
  let last = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    characters++
    if (code < 0x80) {
      bytes++
      if (code === 0x0a ? last !== 0x0d : code === 0x0d) ends++
    } else if (code < 0x800) bytes += 2
    else if (code >= 0xd800 && code < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) {
      bytes += 4
      at++
    } else bytes += 3
    last = code
  }
  const open = text !== '' && last !== 0x0a && last !== 0x0d ? 1 : 0
  return { bytes, characters, lines: ends + open }
}
