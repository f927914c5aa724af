import { describe, expect, it } from 'vitest'
import { compute, type Argument, type Vector } from './excel-names'
import excel from '../vectors/excel/finance.json'
import libreOffice from '../vectors/libreoffice/finance.json'
import published from '../vectors/published/finance.json'

/** Where Excel's iterations stop, as its help says; its own values are no better. */
const excelPrecision: Record<string, number> = { IRR: 1e-7, RATE: 1e-7, XIRR: 1e-8 }
/** LibreOffice iterates too; its values proved this good. */
const libreOfficePrecision: Record<string, number> = { IRR: 1e-10, RATE: 1e-10, XIRR: 1e-10 }

function title(name: string, args: readonly Argument[]): string {
  return `${name}(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
}

/** To 12 digits, or to the rounding of a double in the largest amount of the formula where that is coarser. */
function expectClose(vector: Vector, precision: Record<string, number>): void {
  const actual = compute(vector.name, vector.args)
  if (vector.value === null) return expect(actual).toBeUndefined()
  const largest = Math.max(...vector.args.flat().map((arg) => Math.abs(Number(arg)) || 0))
  const tolerance = precision[vector.name] ?? Math.max(1e-12 * Math.abs(vector.value), 1e-15 * largest)
  expect(actual).toBeDefined()
  expect(Math.abs((actual ?? NaN) - vector.value)).toBeLessThanOrEqual(tolerance)
}

describe('Values computed by Excel 2010', () => {
  for (const vector of excel as Vector[]) it(title(vector.name, vector.args), () => expectClose(vector, excelPrecision))
})

// LibreOffice answers where Excel says #NUM! (Microsoft Support, EFFECT function: nominal_rate ≤ 0; DB function: only a
// first year of fewer than 12 months leaves a period life + 1).
const excelRefuses = new Set(['EFFECT(0, 12)', 'DB(1000, 100, 5, 6, 12)'])

describe('Values computed by LibreOffice', () => {
  for (const vector of libreOffice as Vector[]) {
    const formula = title(vector.name, vector.args)
    const expected = excelRefuses.has(formula) ? { ...vector, value: null } : vector
    it(formula, () => expectClose(expected, libreOfficePrecision))
  }
})

type Published = { name: string; args: Argument[]; shown: string; source: string }

describe('Published examples, to the last shown digit', () => {
  for (const { name, args, shown, source } of published as Published[]) {
    it(`${title(name, args)} (${source})`, () => {
      const lastDigit = 10 ** -(shown.split('.')[1]?.length ?? 0)
      // Beyond 12 digits the published values themselves are rounding noise.
      const tolerance = Math.max(0.5 * lastDigit, 1e-12 * Math.abs(Number(shown)))
      expect(Math.abs((compute(name, args) ?? NaN) - Number(shown))).toBeLessThanOrEqual(tolerance * (1 + 1e-9))
    })
  }
})

describe('Values computed with 40 digits (mpmath 1.3), where spreadsheets lose some', () => {
  const cases: [string, Argument[], number][] = [
    ['IPMT', [0.00375, 360, 360, 300000], -5.678913808758314],
    ['IPMT', [0.008749999999999999, 240, 240, 2500000], -216.5012146464208],
    ['FV', [0.1 / 12, 360, -400], 904195.169918434],
    ['FV', [0.075 / 4, 40, -1000], 58791.96145535964],
    ['RRI', [48, 10000, 21000], 0.01557710575666279],
    ['IRR', [[-123, 12, 15, 50, 200]], 0.2609523370118824],
  ]
  for (const [name, args, value] of cases) {
    it(title(name, args), () => expect((compute(name, args) ?? NaN) / value).toBeCloseTo(1, 14))
  }

  it('finds a rate of almost nothing', () => {
    expect(compute('RATE', [24, -500, 12000.01])).toBeCloseTo(-6.66666281496305e-8, 15)
  })
})
