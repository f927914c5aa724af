import { parseCells } from './cells'
import { readDate } from '@/lib/base/format/read-date'
import { readMonth } from '@/lib/base/format/read-month'
import type { Region } from '@/lib/base/region/types'
import type { ScalarField, ScalarFields } from './types'

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/** A cell as its box holds it: a choice by its label becomes its key, a day or month as the region writes it an ISO one, yes and no a toggle. */
export function boxText(field: ScalarField, text: string, region: Region): string {
  if (field.kind === 'date') return readDate(text, region) ?? text
  if (field.kind === 'month') return readMonth(text) ?? text
  if (field.kind === 'toggle') return /^(yes|y|true|1|x)$/i.test(text) ? 'yes' : 'no'
  if (field.kind !== 'choice' || Object.hasOwn(field.options, text)) return text
  const keys = Object.keys(field.options)
  const wanted = plain(text)
  return (
    keys.find((key) => plain(field.options[key] ?? '') === wanted) ?? keys.find((key) => plain(key) === wanted) ?? text
  )
}

/**
 * Text from a spreadsheet as boxes of a table, from the column at `firstColumn` on: one record for each line, by column. A first
 * line that repeats the labels is left out. A list in one line fills a table of one column downwards.
 */
export function pastedRows(
  columns: ScalarFields,
  firstColumn: number,
  text: string,
  region: Region,
): Record<string, string>[] {
  const entries = Object.entries(columns).slice(firstColumn)
  const block = parseCells(text, entries.length)
  const cells = entries.length === 1 && block.length === 1 ? (block[0] ?? []).map((cell) => [cell]) : block
  const labels = entries.map(([, { label }]) => plain(label))
  const [head] = cells
  const isHead = cells.length > 1 && head !== undefined && head.every((cell, at) => plain(cell) === labels[at])
  return (isHead ? cells.slice(1) : cells).map((line) =>
    Object.fromEntries(
      line.flatMap((cell, at) => {
        const entry = entries[at]
        return entry ? [[entry[0], boxText(entry[1], cell, region)]] : []
      }),
    ),
  )
}
