/** Whether the second half of a character stands there. */
export function isLow(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00
}

/** Line and column of an offset, where the text begins at `from`. */
export function countTo(text: string, offset: number, from = { line: 1, column: 1 }): { line: number; column: number } {
  let { line, column } = from
  for (let at = 0; at < offset; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) {
      line++
      column = 1
    } else if (code !== 0x0d && !isLow(text, at)) column++
  }
  return { line, column }
}
