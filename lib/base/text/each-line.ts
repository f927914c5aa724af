/** Changes each line of a text and leaves line ends (LF, CRLF, CR) as they are. */
export function eachLine(text: string, change: (line: string, index: number) => string): string {
  return text
    .split(/(\r\n|\n|\r)/)
    .map((part, at) => (at % 2 === 0 ? change(part, at / 2) : part))
    .join('')
}

/** The lines of a text, and the line end that most of them have. A line end at the very end begins no further line. */
export function linesWithEnd(text: string): { lines: string[]; lineEnd: string; endsWithOne: boolean } {
  const crlf = text.split('\r\n').length - 1
  const lf = text.split('\n').length - 1 - crlf
  const cr = text.split('\r').length - 1 - crlf
  const lineEnd = crlf > 0 && crlf >= lf && crlf >= cr ? '\r\n' : cr > lf ? '\r' : '\n'
  const lines = text.split(/\r\n|\n|\r/)
  const endsWithOne = lines.length > 1 && lines.at(-1) === ''
  if (endsWithOne) lines.pop()
  return { lines, lineEnd, endsWithOne }
}
