import { contentFields, type QrContentValues, type QrKind } from './content'

/** Most codes made in one go. */
export const mostRows = 5000

/** Records of CSV (RFC 4180): the separator is the comma, semicolon or tab that the first line has most of. Empty lines are left out. */
export function readRecords(text: string): string[][] {
  const clean = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(clean)
  const records: string[][] = [[]]
  let cell = ''
  let quoted = false
  const endCell = () => {
    records.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < clean.length; at++) {
    const sign = clean.charAt(at)
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (clean[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n') {
      endCell()
      records.push([])
    } else if (sign !== '\r') cell += sign
  }
  endCell()
  return records.filter((record) => record.some((one) => one.trim() !== ''))
}

function separatorOf(text: string): string {
  const [line = ''] = text.replace(/"[^"]*"/g, '').split('\n')
  const count = (sign: string) => line.split(sign).length - 1
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}

export interface ListRow {
  /** Line of the list, the heading not counted. */
  position: number
  /** From column "name"; empty where there is none. */
  name: string
  /** Cells by field, as text. */
  cells: Readonly<Partial<Record<keyof QrContentValues, string>>>
}

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * The rows of a list for one kind of code. With a heading, columns are found by the names of the fields in any order and
 * spelling of case; without one, the first column is the content itself and a second one its name.
 */
export function readList(text: string, kind: QrKind, labels: Readonly<Partial<Record<string, string>>>): ListRow[] {
  const records = readRecords(text)
  const fields = contentFields[kind]
  const headings = (records[0] ?? []).map((heading) =>
    plain(heading) === 'name'
      ? 'name'
      : fields.find((field) => plain(field) === plain(heading) || plain(labels[field] ?? field) === plain(heading)),
  )
  const hasHeading = headings.some((heading) => heading !== undefined && heading !== 'name')
  const columns = hasHeading ? headings : [fields[0], 'name' as const]
  return records.slice(hasHeading ? 1 : 0).map((record, index) => {
    const cells: Partial<Record<keyof QrContentValues, string>> = {}
    let name = ''
    columns.forEach((column, at) => {
      const cell = (record[at] ?? '').trim()
      if (column === 'name') name = cell
      else if (column !== undefined) cells[column] = cell
    })
    return { position: index + 1, name, cells }
  })
}

/** The values of the form with those of one row in their place; a cell that does not fit its field is named. */
export function valuesOfRow<V extends QrContentValues>(
  values: V,
  { cells }: ListRow,
): V | { unreadable: keyof QrContentValues } {
  const own: Record<string, string | number | boolean> = {}
  for (const [field, cell] of Object.entries(cells) as [keyof QrContentValues, string][]) {
    const value = readCell(field, cell)
    if (value === undefined) return { unreadable: field }
    own[field] = value
  }
  return { ...values, ...own }
}

const choices: Readonly<Partial<Record<keyof QrContentValues, readonly string[]>>> = {
  security: ['WPA', 'WEP', 'nopass', 'SAE'],
  zone: ['local', 'fixed'],
}

function readCell(field: keyof QrContentValues, cell: string): string | number | boolean | undefined {
  if (field === 'latitude' || field === 'longitude') {
    const degrees = cell === '' ? Number.NaN : Number(cell)
    return Math.abs(degrees) <= (field === 'latitude' ? 90 : 180) ? degrees : undefined
  }
  if (field === 'hidden' || field === 'allDay' || field === 'whole') return /^(?:1|y|yes|true|x)$/i.test(cell)
  if (field === 'starts' || field === 'ends')
    return /^\d{4}-\d\d-\d\d$/.test(cell) && !Number.isNaN(Date.parse(cell)) ? cell : undefined
  const allowed = choices[field]
  return allowed ? allowed.find((one) => one.toLowerCase() === cell.toLowerCase()) : cell
}
