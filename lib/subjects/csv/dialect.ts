import Papa from 'papaparse'

export interface Dialect {
  delimiter: string
  lineEnd: '\n' | '\r'
  /** Characters before the first record: the line `sep=;` that spreadsheets write. */
  skipped: number
}

const candidates = [',', ';', '\t', '|']
const rowsLookedAt = 200
/** A number with a decimal comma, which is no sign of a comma as separator. */
const decimalComma = /^-?\d+,\d+$/

/**
 * Separator and line end of a CSV text, from its first lines. A first line `sep=;` decides. Otherwise each of comma, semicolon,
 * tab and bar is tried: the one wins under which most lines have the same number of fields and fields hold none of the other
 * three, decimal commas excepted. A text that none divides is one column, separated by commas.
 */
export function detectDialect(sample: string, chosen: string | undefined): Dialect {
  const lineEnd = sample.includes('\n') || !sample.includes('\r') ? '\n' : '\r'
  const declared = /^sep=(.)(?:\r\n|\n|\r|$)/i.exec(sample)
  const skipped = declared?.[0].length ?? 0
  const text = sample.slice(skipped)
  const delimiter = chosen ?? declared?.[1] ?? bestDelimiter(text, lineEnd)
  return { delimiter, lineEnd, skipped }
}

function bestDelimiter(text: string, lineEnd: '\n' | '\r'): string {
  let best = { delimiter: ',', score: 0, fields: 1 }
  for (const delimiter of candidates) {
    const parser = new Papa.Parser({ delimiter, newline: lineEnd, preview: rowsLookedAt })
    const { data } = parser.parse(text, 0, false) as { data: string[][] }
    const rows = data.filter((row) => row.length > 1 || (row[0] ?? '').trim() !== '')
    const fields = usualLength(rows)
    if (fields < 2) continue
    const even = rows.filter((row) => row.length === fields).length / rows.length
    const header = rows[0]?.length === fields ? 1 : 0.5
    const all = rows.flat()
    const clean = all.filter((field) => !holdsOther(field, delimiter)).length / all.length
    const score = even * header * clean
    if (score > best.score + 1e-9 || (Math.abs(score - best.score) <= 1e-9 && fields > best.fields))
      best = { delimiter, score, fields }
  }
  return best.delimiter
}

function holdsOther(field: string, delimiter: string): boolean {
  if (decimalComma.test(field)) return false
  return candidates.some((other) => other !== delimiter && field.includes(other))
}

function usualLength(rows: readonly string[][]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  let usual = 0
  let most = 0
  for (const [length, count] of counts) {
    if (count < most || (count === most && length < usual)) continue
    usual = length
    most = count
  }
  return usual
}
