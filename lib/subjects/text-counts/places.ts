/** Lines and columns, counted from 1, of places that are asked for from front to back. CRLF is one line end. */
export function lineFinder(text: string): (place: number) => { line: number; column: number } {
  let line = 1
  let lineStart = 0
  let at = 0
  return (place) => {
    for (; at < place; at++) {
      const unit = text.charCodeAt(at)
      const isEnd = unit === 10 || (unit === 13 && text.charCodeAt(at + 1) !== 10)
      if (!isEnd) continue
      line++
      lineStart = at + 1
    }
    return { line, column: place - lineStart + 1 }
  }
}
