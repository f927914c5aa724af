import { detectDialect } from '@/lib/subjects/csv/dialect'
import { RowReader, type Row } from '@/lib/subjects/csv/row-reader'
import { buildPage, type MoreProperty } from './graph'
import { judge } from './judge'
import type { Thing } from './node'
import { asRead, safeLine, scriptElement } from './render'
import type { ThingValues } from './types'
import { nearestProperty, propertyOf } from './vocabulary'

/** Products that are written at once. */
export const mostProducts = 5000

const textColumns = ['name', 'description', 'image', 'url', 'currency', 'brand', 'sku', 'gtin', 'mpn'] as const
const memberColumns = ['availability', 'condition'] as const
type TextColumn = (typeof textColumns)[number]
type MemberColumn = (typeof memberColumns)[number]

const isTextColumn = (name: string): name is TextColumn => textColumns.some((one) => one === name)
const isMemberColumn = (name: string): name is MemberColumn => memberColumns.some((one) => one === name)

export interface ProductFault {
  line: number
  says: string
}

export interface ProductRow {
  line: number
  name: string
  thing: Thing
  /** Properties that Google requires and the row lacks. */
  lacks: readonly string[]
}

export interface ProductTable {
  rows: readonly ProductRow[]
  /** Rows that are not written, and why. */
  refused: readonly ProductFault[]
  /** What is doubtful in rows that are written. */
  doubts: readonly ProductFault[]
  /** Columns that nothing is made of. */
  unused: readonly { name: string; near: string | undefined }[]
}

const memberName = (cell: string) => /^(?:https?:\/\/schema\.org\/)?([A-Za-z]+)$/.exec(cell)?.[1]

/** In stock, in_stock and InStock are one, as feeds of shops write them. */
const feedWords: Readonly<Record<string, string>> = {
  instock: 'InStock',
  outofstock: 'OutOfStock',
  preorder: 'PreOrder',
  backorder: 'BackOrder',
  discontinued: 'Discontinued',
  new: 'NewCondition',
  used: 'UsedCondition',
  refurbished: 'RefurbishedCondition',
}
function asMember(cell: string): string | undefined {
  const word = cell.toLowerCase().replaceAll(/[\s_-]/g, '')
  return Object.hasOwn(feedWords, word) ? feedWords[word] : memberName(cell)
}

const isPath = (column: string) => propertyOf(column.split(/[.(]/)[0] ?? '') !== undefined

function readRow(columns: readonly string[], { fields }: Row): { values: ThingValues; more: MoreProperty[] } | string {
  const values: ThingValues = { type: 'Product' }
  const more: MoreProperty[] = []
  for (const [at, column] of columns.entries()) {
    const cell = fields[at]?.trim() ?? ''
    if (cell === '') continue
    const small = column.toLowerCase()
    if (small === 'price') {
      const price = Number(cell)
      if (!/^\d+(?:\.\d+)?$/.test(cell) || !Number.isFinite(price))
        return `“${cell.slice(0, 30)}” is no price such as 189.50`
      values.price = price
    } else if (isMemberColumn(small)) {
      const member = asMember(cell)
      if (member === undefined)
        return `“${cell.slice(0, 30)}” is no ${small} such as ${small === 'condition' ? 'NewCondition' : 'InStock'}`
      values[small] = member
    } else if (isTextColumn(small)) values[small] = small === 'image' ? cell.replaceAll(/\s*[|]\s*|\s+/g, '\n') : cell
    else if (isPath(column)) more.push({ of: '', property: column, value: cell })
  }
  if (!values.name) return 'the name is missing'
  return values.price !== undefined && !values.currency ? 'a price without its currency' : { values, more }
}

/**
 * A table of products as things: the first row names the columns, by the words of the form or by paths of schema.org such as
 * `offers.priceValidUntil`. Prices have a point. Rows that cannot be read are named by their line and left out; a table without `name`, or
 * with more than 5,000 products, is refused as a whole, by a sentence.
 */
export function readProducts(table: string, progress: (share: number) => void = () => {}): ProductTable | string {
  const { delimiter, lineEnd, skipped } = detectDialect(table.slice(0, 100_000), undefined)
  const reader = new RowReader(delimiter, lineEnd)
  const [head, ...rows] = [...reader.read(table.slice(skipped)), ...reader.finish()]
  const columns = head?.fields.map((field) => field.trim()) ?? []
  if (!columns.some((column) => column.toLowerCase() === 'name'))
    return 'The table has no first row with the names of columns, name among them.'
  if (rows.length > mostProducts) return 'The table has more than 5,000 products.'
  const refused: ProductFault[] = []
  const doubts: ProductFault[] = []
  const made: ProductRow[] = []
  for (const [at, row] of rows.entries()) {
    if (at % 100 === 0) progress(at / rows.length)
    const { line } = row
    const read = readRow(columns, row)
    if (typeof read === 'string') {
      refused.push({ line, says: read })
      continue
    }
    const { things, refused: unwritten } = buildPage({ main: read.values, others: [], more: read.more })
    const [thing] = things
    if (!thing) continue
    const [verdict] = judge([asRead([thing])])
    doubts.push(...unwritten.map((says) => ({ line, says })))
    for (const { by, tone, says } of verdict?.faults ?? [])
      if (by !== 'google' && tone !== 'plain') doubts.push({ line, says })
    made.push({ line, name: read.values.name ?? '', thing, lacks: verdict?.judged[0]?.required ?? [] })
  }
  const unused = columns
    .filter((column) => column !== '' && !isKnown(column))
    .map((name) => ({ name, near: nearestProperty(name, ['Product', 'Offer']) }))
  return { rows: made, refused, doubts, unused }
}

const isKnown = (column: string) => {
  const small = column.toLowerCase()
  return small === 'price' || isTextColumn(small) || isMemberColumn(small) || isPath(column)
}

/** One product a line, safe in a script element. */
export const productLines = ({ rows }: ProductTable): string =>
  rows.map(({ thing }) => `${safeLine([thing])}\n`).join('')

/** A script element for each product, by the name of its file. */
export const productFiles = ({ rows }: ProductTable): [string, string][] =>
  rows.map(({ thing, line }) => [`${fileName(thing, line)}.html`, `${scriptElement([thing])}\n`])

function fileName({ sku, name }: Thing, line: number): string {
  const words = `${String(sku ?? '')} ${String(name ?? '')}`.normalize('NFKD').replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return `${String(line)}-${words
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase()}`
}
