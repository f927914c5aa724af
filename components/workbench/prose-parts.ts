/** A text up to this length is edited as one; a browser's text box gets slow beyond. In UTF-16 code units. */
const wholeLength = 300_000
const partLength = 150_000

/** Cuts a long text into parts to edit, each ending at the end of a line where there is one. The parts joined are the text. */
export function partsOf(text: string): string[] {
  if (text.length <= wholeLength) return [text]
  const parts: string[] = []
  let start = 0
  while (text.length - start > partLength) {
    const limit = start + partLength
    const lineEnd = text.lastIndexOf('\n', limit - 1) + 1
    const space = text.lastIndexOf(' ', limit - 1) + 1
    const end =
      lineEnd > start + partLength / 2 ? lineEnd : space > start + partLength / 2 ? space : wholeUnit(text, limit)
    parts.push(text.slice(start, end))
    start = end
  }
  parts.push(text.slice(start))
  return parts
}

/** Never between the halves of a character. */
function wholeUnit(text: string, place: number): number {
  const code = text.charCodeAt(place - 1)
  return code >= 0xd800 && code <= 0xdbff ? place - 1 : place
}

/** A part that has grown this long is cut again. */
export function isTooLong(part: string): boolean {
  return part.length > wholeLength
}

/** The part in which a place of the whole text lies, and the place within it. */
export function placeIn(parts: readonly string[], place: number): { part: number; offset: number } {
  let begin = 0
  for (const [part, text] of parts.entries()) {
    if (place <= begin + text.length) return { part, offset: place - begin }
    begin += text.length
  }
  return { part: parts.length - 1, offset: parts.at(-1)?.length ?? 0 }
}

/** Where a part begins in the whole text. */
export function startOf(parts: readonly string[], part: number): number {
  let length = 0
  for (let index = 0; index < part; index++) length += parts[index]?.length ?? 0
  return length
}
