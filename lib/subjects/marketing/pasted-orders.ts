import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'
import { pastedCells } from '@/lib/subjects/tables/pasted-cells'

export interface PastedOrder {
  value: number
  units?: number
  refund?: number
  segment?: string
}
export interface PastedOrders {
  orders: PastedOrder[]
  /** Lines without a value, such as the further items of an order. */
  skipped: number
  /** What the heading calls the columns that were read; empty where there is none. */
  headings: string[]
}

const columns = ['value', 'units', 'refund', 'segment'] as const
type Column = (typeof columns)[number]
/** What exports of shops call these columns; the earlier word wins over the later. */
const names: Readonly<Record<Column, readonly RegExp[]>> = {
  value: [/^(order )?total$/i, /total|value|amount|revenue|price/i],
  units: [/quantity|qty|units|items/i],
  refund: [/refund/i],
  segment: [/segment|channel|source|device|country/i],
}

/**
 * Orders of an export: columns by their heading, or without one value, units, refund and segment in that order. Amounts are in one
 * currency, as they are written in the region. `line` is the first whose numbers cannot be read, or 0 where a heading names no value.
 */
export function readPastedOrders(text: string, region: Region): PastedOrders | { line: number } {
  const table = pastedCells(text)
  const [head = []] = table
  const hasHeading = head.length > 0 && head.every((cell) => !('value' in readNumber(cell, region)))
  const places = hasHeading ? placesOf(head) : { value: 0, units: 1, refund: 2, segment: 3 }
  if (places.value === undefined) return { line: 0 }
  const orders: PastedOrder[] = []
  let skipped = 0
  for (const [at, cells] of table.slice(hasHeading ? 1 : 0).entries()) {
    const cell = (column: Column) => cells[places[column] ?? -1] ?? ''
    if (cell('value') === '') {
      skipped++
      continue
    }
    const [value, units, refund] = (['value', 'units', 'refund'] as const).map((column) =>
      numberIn(cell(column), region),
    )
    if (value === undefined || Number.isNaN(value) || Number.isNaN(units) || Number.isNaN(refund))
      return { line: at + (hasHeading ? 2 : 1) }
    const segment = cell('segment')
    orders.push({
      value,
      ...(units === undefined ? {} : { units }),
      ...(refund === undefined ? {} : { refund: Math.abs(refund) }),
      ...(segment === '' ? {} : { segment }),
    })
  }
  const headings = hasHeading ? columns.flatMap((column) => head[places[column] ?? -1] ?? []) : []
  return { orders, skipped, headings }
}

function placesOf(head: readonly string[]): Partial<Record<Column, number>> {
  const places: Partial<Record<Column, number>> = {}
  for (const column of columns)
    for (const pattern of names[column]) {
      const taken = Object.values(places)
      const at = head.findIndex((cell, place) => pattern.test(cell) && !taken.includes(place))
      if (at >= 0 && places[column] === undefined) places[column] = at
    }
  return places
}

/** Nothing of an empty cell, NaN of one that is no number from 0 to a billion. */
function numberIn(cell: string, region: Region): number | undefined {
  if (cell === '') return undefined
  const read = readNumber(cell, region)
  return 'value' in read && Math.abs(read.value) <= 1e9 ? read.value : NaN
}
