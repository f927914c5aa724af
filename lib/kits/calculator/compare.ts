import { decimalsIn } from '@/lib/base/format/plain-digits'
import type { AnyResult, AnyResults, Cell, Column, Columns, Output, Outputs, TableRow, Verdict } from './types'

/** One expected figure against what the tool answers. */
export interface Comparison {
  /** Where it stands: an output, or "schedule, row 12, interest". */
  of: string
  expected: Cell
  found: Cell | undefined
  agrees: boolean
}

type Kind = Output['kind'] | Column['kind']

/** Decimals in which a figure is compared: those the page shows, or those of the source where it gives more. */
function decimalsCompared(kind: Kind, declared: number | undefined, expected: number): number {
  const own = decimalsIn(expected)
  if (kind === 'percent') return Math.max((declared ?? 2) + 2, own)
  if (declared !== undefined || kind === 'money' || kind === 'count')
    return Math.max(declared ?? (kind === 'money' ? 2 : 0), own)
  // A number without declared decimals is shown whole; a source that says 6 means 6, not 5.5 to 6.5.
  return own === 0 ? 2 : own
}

function agrees(kind: Kind, declared: number | undefined, expected: Cell, found: Cell | undefined): boolean {
  if (typeof expected !== 'number' || typeof found !== 'number') return (found ?? null) === expected
  const decimals = decimalsCompared(kind, declared, expected)
  // Half a unit of the last decimal, and the noise of binary numbers of this size.
  return Math.abs(found - expected) <= 0.5 * 10 ** -decimals * (1 + 1e-9) + Math.abs(expected) * 1e-14
}

interface ExpectedTable {
  rows?: number
  at?: Readonly<Record<string, Readonly<Record<string, Cell>>>>
  sum?: Readonly<Record<string, number>>
}

function compareTable(
  name: string,
  columns: Columns,
  expected: ExpectedTable | null,
  rows: readonly TableRow[],
): Comparison[] {
  if (expected === null) return [{ of: name, expected: null, found: rows.length, agrees: rows.length === 0 }]
  const comparisons: Comparison[] = []
  const add = (of: string, kind: Kind, decimals: number | undefined, wanted: Cell, found: Cell | undefined) =>
    comparisons.push({ of, expected: wanted, found, agrees: agrees(kind, decimals, wanted, found) })
  if (expected.rows !== undefined) add(`${name}, number of rows`, 'count', 0, expected.rows, rows.length)
  for (const [position, cells] of Object.entries(expected.at ?? {})) {
    const row = rows.at(Number(position))
    for (const [column, wanted] of Object.entries(cells)) {
      const { kind, decimals } = columns[column] ?? { kind: 'text', decimals: undefined }
      add(`${name}, row ${position}, ${column}`, kind, decimals, wanted, row?.[column])
    }
  }
  for (const [column, wanted] of Object.entries(expected.sum ?? {})) {
    const { kind, decimals } = columns[column] ?? { kind: 'number', decimals: undefined }
    const found = rows.reduce((sum, row) => sum + (typeof row[column] === 'number' ? row[column] : 0), 0)
    add(`${name}, sum of ${column}`, kind, decimals, wanted, found)
  }
  return comparisons
}

function scalarOf(result: AnyResult): Cell | undefined {
  if (typeof result !== 'object') return result
  return 'is' in result ? (result as Verdict).is : undefined
}

/**
 * Expected results, as examples and cases write them, against those of a run. A number agrees when it rounds to the expected
 * one in the decimals shown, or in the expected one's own where it has more; `null` expects that the output is absent.
 */
export function compareResults(
  outputs: Outputs,
  expected: Readonly<Record<string, unknown>>,
  results: AnyResults,
): Comparison[] {
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const output = outputs[name]
    if (!output) return [{ of: name, expected: 'an output of this name', found: undefined, agrees: false }]
    if ('columns' in output)
      return compareTable(name, output.columns, wanted as ExpectedTable, (results[name] ?? []) as readonly TableRow[])
    const found = scalarOf(results[name])
    const decimals = 'decimals' in output ? output.decimals : undefined
    return [{ of: name, expected: wanted as Cell, found, agrees: agrees(output.kind, decimals, wanted as Cell, found) }]
  })
}
