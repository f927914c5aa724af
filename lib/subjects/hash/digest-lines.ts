/** The lines of a text; a line end at its end begins no further line. */
export function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}
