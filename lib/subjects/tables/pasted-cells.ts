/**
 * Cells of pasted lines: as a spreadsheet copies them, with tabs between, or as an export writes them, with semicolons or commas and
 * quotation marks around cells that hold one. The mark is that of the first line. Empty lines are left out.
 */
export function pastedCells(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const [first = ''] = lines
  const mark = ['\t', ';', ','].find((one) => first.includes(one)) ?? '\t'
  return lines.map((line) => cellsOf(line, mark))
}

function cellsOf(line: string, mark: string): string[] {
  if (!line.includes('"')) return line.split(mark).map((cell) => cell.trim())
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (letter === '"' && isQuoted && line[at + 1] === '"') {
      cell += letter
      at++
    } else if (letter === '"') isQuoted = !isQuoted
    else if (letter === mark && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}
