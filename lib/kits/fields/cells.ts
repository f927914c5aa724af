/**
 * A block of cells as a spreadsheet, a CSV file or a plain list puts it on the clipboard: rows by line, cells by tab. Without
 * a tab, semicolons part cells; commas only where each is followed by a space, where quotes are used, or where every line has
 * exactly the commas of a table of `columns`, since 1,5 is one number in half the world. Quoted cells may hold line breaks
 * (RFC 4180). Never refuses: any text is at least one cell.
 */
export function parseCells(text: string, columns?: number): string[][] {
  const separator = separatorOf(text, columns)
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    rows[rows.length - 1]?.push(cell.trim())
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      rows.push([])
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  return rows.filter((row) => row.some((one) => one !== ''))
}

function separatorOf(text: string, columns: number | undefined): string | undefined {
  if (text.includes('\t')) return '\t'
  if (text.includes(';')) return ';'
  if (/,[^\S\n]|"\s*,/.test(text)) return ','
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  // A line of its own such as 1,5 is one number for whoever writes decimals so.
  if (lines.length === 1 && /^\W*\d[\d.]*,\d+\W*$/.test(text)) return undefined
  const fits = columns !== undefined && columns > 1 && lines.every((line) => line.split(',').length === columns)
  return fits ? ',' : undefined
}
