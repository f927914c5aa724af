import type { Declaration } from '@/lib/kits/calculator/declaration'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import { resolveCharts } from '@/lib/kits/calculator/drawing'
import type { WorkedAnswer } from '@/lib/kits/calculator/run'
import type { AnyResult, Columns, Output, TableRow } from '@/lib/kits/calculator/types'
import { outputsFor } from '@/lib/kits/calculator/units'
import { writeResult, writeValue } from '@/lib/kits/calculator/write'
import { describeChart, describeDiagram } from '@/lib/kits/chart/describe'
import type { Diagram } from '@/lib/kits/chart/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'

/** What no reader should meet: a number that is none, and one with an exponent, such as 3.4e-15 or 1,7E24. */
export const computerNotation = /NaN|Infinity|undefined|(?<![\p{L}\d#-])\d+(?:[.,]\d+)?[eE][-+\u2212]?\d/u

/** Every number within a result that is not finite, at any depth. */
export function notFiniteIn(value: unknown, found: number[] = []): number[] {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) found.push(value)
  } else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) notFiniteIn(one, found)
  return found
}

/** Of each column the rows with the largest and the smallest size: what is hardest to write. A schedule has a thousand others. */
function hardestRows(columns: Columns, rows: readonly TableRow[]): TableRow[] {
  const found = new Set<TableRow>()
  for (const name of Object.keys(columns)) {
    const size = (row: TableRow) => (typeof row[name] === 'number' ? Math.abs(row[name]) : 0)
    let largest = rows[0]
    let smallest: TableRow | undefined
    for (const row of rows) {
      if (largest === undefined || size(row) > size(largest)) largest = row
      if (size(row) > 0 && (smallest === undefined || size(row) < size(smallest))) smallest = row
    }
    for (const row of [largest, smallest]) if (row) found.add(row)
  }
  return [...found]
}

function sumOf(rows: readonly TableRow[], name: string): number {
  return rows.reduce((sum, row) => sum + (typeof row[name] === 'number' ? row[name] : 0), 0)
}

function tableTexts(output: Output & { columns: Columns }, rows: readonly TableRow[], show: Show): string[] {
  const hardest = hardestRows(output.columns, rows)
  const totals = output.kind === 'table' ? (output.totals ?? []) : []
  return [
    ...hardest.flatMap((row) =>
      Object.entries(output.columns).map(([name, column]) => writeValue(column, row[name] ?? null, show)),
    ),
    ...totals.flatMap((name) => {
      const column = output.columns[name]
      return column ? [writeValue(column, sumOf(rows, name), show)] : []
    }),
    tableToCsv(output.columns, hardest),
  ]
}

function resultTexts(output: Output, result: AnyResult, show: Show): string[] {
  if (result === undefined) return []
  if ('columns' in output) return tableTexts(output, result as readonly TableRow[], show)
  if (output.kind === 'diagram') return [describeDiagram(result as Diagram)]
  if (typeof result === 'object' && 'says' in result) return [result.says]
  return [writeResult(output, result, show) ?? '']
}

/** Everything that the page, its files and its pictures say of one answer, but for rows of tables between the hardest ones. */
export function textsOfAnswer(
  { outputs, charts }: Declaration,
  values: AnyValues,
  { results, steps }: WorkedAnswer,
  show: Show,
): string[] {
  const settled = outputsFor(outputs, values)
  return [
    ...Object.entries(settled).flatMap(([name, output]) => resultTexts(output, results[name], show)),
    ...steps.flatMap(({ finds, working, gives }) => [finds, working, gives]),
    ...resolveCharts(charts, settled, values, results, show).map(({ drawing }) => describeChart(drawing)),
  ]
}
