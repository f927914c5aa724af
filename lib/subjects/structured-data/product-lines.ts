import { detectDialect } from '@/lib/subjects/csv/dialect'
import { RowReader, type Row } from '@/lib/subjects/csv/row-reader'
import { buildThing, type ThingValues } from './build'
import { safeJson } from './render'

/** Products that are written at once. */
export const mostProducts = 5000

const textColumns = ['name', 'description', 'image', 'url', 'currency', 'brand', 'sku', 'gtin'] as const
const memberColumns = { availability: true, condition: true } as const
type Column = (typeof textColumns)[number] | keyof typeof memberColumns | 'price'

const columnNames: readonly string[] = [...textColumns, ...Object.keys(memberColumns), 'price']
const isColumn = (name: string): name is Column => columnNames.includes(name)

export type ProductLines = { text: string; products: number } | { fault: string }

const memberName = (cell: string) => /^(?:https?:\/\/schema\.org\/)?([A-Za-z]+)$/.exec(cell)?.[1]

function valuesOf(columns: readonly string[], { line, fields }: Row): ThingValues | string {
  const values: ThingValues = { type: 'Product' }
  for (const [at, column] of columns.entries()) {
    const cell = fields[at]?.trim() ?? ''
    if (cell === '' || !isColumn(column)) continue
    if (column === 'price') {
      const price = Number(cell)
      if (!/^\d+(?:\.\d+)?$/.test(cell) || !Number.isFinite(price))
        return `line ${String(line)}: “${cell.slice(0, 30)}” is no price such as 189.50`
      values.price = price
    } else if (column === 'availability' || column === 'condition') {
      const member = memberName(cell)
      if (member === undefined)
        return `line ${String(line)}: “${cell.slice(0, 30)}” is no ${column} such as ${column === 'condition' ? 'NewCondition' : 'InStock'}`
      values[column] = member
    } else values[column] = column === 'image' ? cell.replaceAll(/\s*[|]\s*|\s+/g, '\n') : cell
  }
  return values.price !== undefined && !values.currency ? `line ${String(line)}: a price without its currency` : values
}

/**
 * A table of products as JSON Lines: one product a line, safe in a script element. The first row names the columns; unknown ones are passed
 * over. Prices have a point. Refuses a table without `name`, more than 5,000 products, and a cell that cannot be read, by its line.
 */
export function productLines(table: string): ProductLines {
  const { delimiter, lineEnd, skipped } = detectDialect(table.slice(0, 100_000), undefined)
  const reader = new RowReader(delimiter, lineEnd)
  const [head, ...rows] = [...reader.read(table.slice(skipped)), ...reader.finish()]
  const columns = head?.fields.map((field) => field.trim().toLowerCase()) ?? []
  if (!columns.includes('name')) return { fault: 'it has no first row with the names of columns, name among them' }
  if (rows.length > mostProducts) return { fault: 'it has more than 5,000 products' }
  const lines: string[] = []
  for (const row of rows) {
    const values = valuesOf(columns, row)
    if (typeof values === 'string') return { fault: values }
    lines.push(JSON.stringify(JSON.parse(safeJson(buildThing(values)))).replaceAll('<', String.raw`\u003c`))
  }
  return { text: lines.map((line) => `${line}\n`).join(''), products: lines.length }
}
