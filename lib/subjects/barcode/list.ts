import { problem } from '@/lib/base/problem'
import { readRecords } from '@/lib/subjects/qr/list'
import { barcodeContent, type BarcodeContent } from './content'
import { contentField, type BarcodeProblem, type BarcodeValues } from './values'
import { englishCount } from '@/lib/base/format/english-count'
import { mustBeTextFile, uploadedText } from '@/lib/base/text/uploaded-text'

/** Most lines of a list, and most labels that its lines may ask for. */
export const mostRows = 10_000
const mostCopies = 1000

/** Where a whole list begins to take longer than a keystroke. */
export const longList = 20_000

export interface ListEntry {
  /** Line of the list, the heading not counted. */
  position: number
  name: string
  /** Labels of this code. */
  copies: number
  content: BarcodeContent
}
export interface RefusedEntry {
  position: number
  typed: string
  says: string
}
export interface BarcodeList {
  good: readonly ListEntry[]
  refused: readonly RefusedEntry[]
}

type Column = 'code' | 'name' | 'copies' | 'addOn'

const headings: Readonly<Record<string, Column>> = {
  code: 'code',
  barcode: 'code',
  number: 'code',
  data: 'code',
  value: 'code',
  content: 'code',
  gtin: 'code',
  ean: 'code',
  ean13: 'code',
  ean8: 'code',
  upc: 'code',
  upca: 'code',
  upce: 'code',
  isbn: 'code',
  itf14: 'code',
  gs1: 'code',
  sku: 'code',
  name: 'name',
  file: 'name',
  filename: 'name',
  copies: 'copies',
  quantity: 'copies',
  labels: 'copies',
  addon: 'addOn',
  price: 'addOn',
}
const columnOfHeading = new Map(Object.entries(headings))

/** The field's label without the colon of an error: what the reason of a refused line begins with. */
const lineSubject = { addOn: 'The add-on' } as const

function entryOf(
  values: BarcodeValues,
  columns: readonly (Column | undefined)[],
  record: readonly string[],
  position: number,
): ListEntry | RefusedEntry {
  const cell = (column: Column) => (record[columns.indexOf(column)] ?? '').trim()
  const typed = cell('code')
  const amount = cell('copies')
  const copies = amount === '' ? 1 : Number(amount)
  if (!Number.isInteger(copies) || copies < 1 || copies > mostCopies)
    return {
      position,
      typed,
      says: `Copies must be a whole number from 1 to ${englishCount(mostCopies)}; this is “${amount}”.`,
    }
  const addOn = columns.includes('addOn') ? cell('addOn') : values.addOn
  const content = barcodeContent({ ...values, [contentField[values.kind]]: typed, addOn })
  if ('problem' in content)
    return {
      position,
      typed,
      says: `${content.field === 'addOn' ? lineSubject.addOn : 'The code'} ${content.message}.`,
    }
  return { position, name: cell('name'), copies, content }
}

/** The lines of the list: those that make a code, and those that do not, each with the reason. */
export function listOf(values: BarcodeValues): BarcodeList | BarcodeProblem {
  const text = values.csv ? uploadedText(values.csv) : values.list
  if (text === undefined) return problem('csv', mustBeTextFile)
  const records = readRecords(text)
  const named = (records[0] ?? []).map((heading) =>
    columnOfHeading.get(heading.toLowerCase().replaceAll(/[^a-z0-9]/g, '')),
  )
  const hasHeading = named.includes('code')
  const columns: readonly (Column | undefined)[] = hasHeading ? named : ['code', 'name', 'copies']
  const rows = hasHeading ? records.slice(1) : records
  if (rows.length === 0) return problem('list', 'must have at least one line, or choose a CSV file')
  if (rows.length > mostRows)
    return problem('list', `can have at most ${englishCount(mostRows)} lines; yours has ${englishCount(rows.length)}`)
  const entries = rows.map((record, index) => entryOf(values, columns, record, index + 1))
  return {
    good: entries.filter((entry) => 'content' in entry),
    refused: entries.filter((entry) => 'says' in entry),
  }
}
