import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { decimalsIn } from '@/lib/base/format/plain-digits'
import { compiledCalculators } from './compiled'

interface Evaluated {
  id: string
  name: string
  cells: Readonly<Record<string, number | string>>
  formulas: Readonly<Record<string, string>>
  values: Readonly<Record<string, number | string>>
}

const file = path.resolve(import.meta.dirname, '../vectors/sheets/values.json')
const evaluated: readonly Evaluated[] = JSON.parse(readFileSync(file, 'utf8'))
const withSheet = (await compiledCalculators()).flatMap(({ id, cases }) =>
  cases.flatMap(({ name, source: { sheet }, expect: expected }) => (sheet ? [{ id, name, sheet, expected }] : [])),
)

/** What a case expects at `payment`, `schedule.0.interest` or `schedule.sum.interest`. */
function expectedAt(expected: Readonly<Record<string, unknown>> = {}, key: string): unknown {
  const [name = '', row, column = ''] = key.split('.')
  if (row === undefined) return expected[name]
  const table = expected[name] as { at?: Record<string, Record<string, unknown>>; sum?: Record<string, unknown> }
  return row === 'sum' ? table.sum?.[column] : table.at?.[row]?.[column]
}

/** Whether the case expects what the spreadsheet gave, in the decimals that the case writes. */
function isRounded(expected: unknown, value: number | string): boolean {
  if (typeof expected !== 'number' || typeof value !== 'number') return expected === value
  return Math.abs(value - expected) <= 0.5 * 10 ** -decimalsIn(expected) * (1 + 1e-9)
}

describe('spreadsheets of cases', () => {
  // scripts/vectors/sheets.mjs evaluates them again.
  it('were evaluated by LibreOffice as they stand', () => {
    expect(evaluated.map(({ id, name, cells, formulas }) => ({ id, name, cells, formulas }))).toEqual(
      withSheet.map(({ id, name, sheet: { cells = {}, formulas } }) => ({ id, name, cells, formulas })),
    )
  })

  it.each(withSheet)('$id: $name expects what the spreadsheet gave', ({ id, name, sheet, expected }) => {
    const { values = {} } = evaluated.find((one) => one.id === id && one.name === name) ?? {}
    const wrong = Object.keys(sheet.formulas).filter((key) => !isRounded(expectedAt(expected, key), values[key] ?? ''))
    expect(wrong.map((key) => `${key}: ${String(expectedAt(expected, key))}, but LibreOffice ${values[key]}`)).toEqual(
      [],
    )
  })
})
