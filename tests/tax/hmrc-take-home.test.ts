import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCalculator } from '@/lib/kits/calculator/run'
import { declare } from '@/lib/kits/calculator/declaration'
import { isProblem } from '@/lib/kits/calculator'
import { createShow } from '@/lib/base/format/show'
import { initialValues } from '@/lib/kits/fields/initial'
import { regionOf } from '@/lib/base/region/regions'
import { bracketTax } from '@/lib/subjects/tax/brackets'
import { payeTax, readTaxCode } from '@/lib/subjects/tax/uk-paye'
import ukIncomeTax from '@/lib/tools/calculators/income-tax/uk-income-tax'
import salary from '@/lib/tools/calculators/personal-finance/salary'
import type { AnyCalculator, AnyResults } from '@/lib/kits/calculator/types'

type Row = Readonly<Record<string, string>>

function rowsOf(file: string): Row[] {
  const text = readFileSync(path.join(import.meta.dirname, '../vectors/hmrc-tax-kalculator', `${file}.csv`), 'utf8')
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
  const names = head.split(',').map((name) => name.trim() || 'tax_code')
  return lines
    .filter((line) => /\d/.test(line))
    .map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell.trim()])))
}

function number(row: Row, name: string): number {
  return Number(row[name])
}

type Entered = Readonly<Record<string, string | number | boolean>>

const pages = {
  salary: salary as unknown as AnyCalculator,
  'uk-income-tax': ukIncomeTax as unknown as AnyCalculator,
}

/** What a page says to somebody in the United Kingdom. */
function outcomeOf(id: keyof typeof pages, given: Entered) {
  const page = pages[id]
  return runCalculator(page, declare(id, id, page), initialValues(page.inputs, given, 'uk'), regionOf('uk'))
}

function answerOf(id: keyof typeof pages, given: Entered): AnyResults {
  const outcome = outcomeOf(id, given)
  if (isProblem(outcome)) throw new Error(`${outcome.field} ${outcome.message}`)
  return outcome.results
}

const answer = (given: Entered): AnyResults => answerOf('salary', { country: 'uk', pensionRate: 0, ...given })

function planOf(row: Row): string {
  const held = ['one', 'two', 'four', 'five'].findIndex((plan) => row[`input_has_plan_${plan}`] === 'TRUE')
  return ['plan1', 'plan2', 'plan4', 'plan5'][held] ?? 'none'
}

function pensionRateOf(row: Row): number {
  const amount = number(row, 'input_pension_amount')
  if (row.input_pension_method === 'PERCENTAGE') return amount / 100
  return row.input_pension_method === undefined ? 0 : (amount * 12) / number(row, 'input_wages')
}

const years = { '2024-25': '2024', '2025-26': '2025', '2026-27': '2026' } as const
const kinds = ['', '_with_pension', '_with_student_loan', '_with_tapering'] as const

describe.each(Object.entries(years))('take-home pay of %s against HMRC', (taxYear, year) => {
  const rows = kinds.flatMap((kind) => rowsOf(`data${year}${kind}`).map((row) => ({ kind, row })))

  it.each(
    rows.map(({ kind, row }) => [`${row.tax_code} on ${row.input_wages}${kind}${planOf(row)}`, kind, row] as const),
  )('%s', (_, kind, row) => {
    const untold = kind === '_with_tapering' && row.tax_code?.endsWith('1257L') === true
    const entered = {
      taxYear,
      nation: row.expected_country === 'SCOTLAND' ? 'scotland' : 'ruk',
      ...(untold ? {} : { taxCode: row.tax_code ?? '' }),
      pensionRate: pensionRateOf(row),
      loan: planOf(row),
      postgraduate: row.input_has_postgraduate_plan === 'TRUE',
      pensioner: row.input_is_pension_age === 'TRUE',
    }
    const wage = number(row, 'input_wages')
    const results = answer({ ...entered, gross: wage })
    expect(results.tax).toBeCloseTo(number(row, 'expected_yearly_income_tax'), 2)
    expect(results.insurance).toBeCloseTo(number(row, 'expected_yearly_ni_employee'), 2)
    expect(results.takeHome).toBeCloseTo(number(row, 'expected_yearly_take_home'), 2)
    const page = answerOf('uk-income-tax', { ...entered, pay: wage })
    expect(page.tax).toBeCloseTo(number(row, 'expected_yearly_income_tax'), 2)
    expect(page.social).toBeCloseTo(number(row, 'expected_yearly_ni_employee'), 2)
    expect(page.takeHome).toBeCloseTo(number(row, 'expected_yearly_take_home'), 2)
    if (taxYear !== '2024-25') return
    const cost = number(row, 'expected_yearly_wages') + number(row, 'expected_yearly_ni_employer')
    expect(results.employerCost).toBeCloseTo(cost, 2)
    expect(page.employerCost).toBeCloseTo(cost, 2)
  })
})

/* HMRC's rows take a code as it stands, whatever the pay, and have others for the code that it then sends. */
describe('a typed code above the income at which the allowance shrinks', () => {
  // Of 2026-27 HMRC's rows have 150,000 with 0T only.
  it.each(Object.entries(years).slice(0, 2))(
    '%s: the tax of the code, and a word on the code that HMRC will send',
    (taxYear, year) => {
      const typed = rowsOf(`data${year}`).filter((row) => number(row, 'input_wages') > 100_000)
      expect(typed.length).toBeGreaterThan(0)
      for (const row of typed) {
        const sent = rowsOf(`data${year}_with_tapering`).find(
          (other) => other.expected_country === (row.expected_country === 'SCOTLAND' ? 'SCOTLAND' : 'ENGLAND'),
        )
        const { tax, newCode } = answer({
          taxYear,
          gross: number(row, 'input_wages'),
          taxCode: row.tax_code ?? '',
          nation: row.expected_country === 'SCOTLAND' ? 'scotland' : 'ruk',
        })
        const taxThen = createShow(regionOf('uk')).money(number(sent ?? {}, 'expected_yearly_income_tax'))
        expect(tax).toBeCloseTo(number(row, 'expected_yearly_income_tax'), 2)
        expect(newCode).toEqual({
          is: 'fair',
          says: `Above £100,000 a year the personal allowance falls by £1 for every £2, so HMRC will send another code. This one leaves £12,579 free of tax, the next one £0. Income tax will then be ${taxThen}.`,
        })
      }
    },
  )

  it('is silent where the code already follows the income', () => {
    const silent = (given: Parameters<typeof answer>[0]) => expect(answer(given).newCode).toBeUndefined()
    for (const gross of [20_000, 99_000, 100_000]) silent({ gross, taxCode: '1257L' })
    silent({ gross: 150_000 })
    for (const taxCode of ['0T', 'S0T', 'BR', 'D0', 'D1', 'NT', 'K100']) silent({ gross: 150_000, taxCode })
    // 110,000 leaves 12,570 − 5,000 = 7,570: code 757L.
    silent({ gross: 110_000, taxCode: '757L' })
    expect(answer({ gross: 110_000, taxCode: '758L' }).newCode).toBeDefined()
    // What goes into the pension first does not count (Income Tax Act 2007, section 58).
    for (const pensionMethod of ['netPay', 'sacrifice', 'relief'])
      silent({ gross: 110_000, taxCode: '1257L', pensionRate: 0.1, pensionMethod })
    // Eight months of 120,000 are 80,000 in the tax year.
    silent({ gross: 120_000, taxCode: '1257L', months: 8 })
  })
})

describe.each(Object.entries(years))('student loans of %s against HMRC', (taxYear, year) => {
  it.each(rowsOf(`data${year}_student_loan`).map((row) => [row.input_wages, planOf(row), row] as const))(
    '%s, %s',
    (_, plan, row) => {
      const results = answer({
        taxYear,
        gross: number(row, 'input_wages'),
        loan: plan,
        postgraduate: row.input_has_postgraduate_plan === 'TRUE',
      })
      expect(results.loans ?? 0).toBe(
        number(row, 'expected_yearly_student_loan') + number(row, 'expected_yearly_postgraduate_loan'),
      )
    },
  )
})

/* The law of 2021-22 is not offered; its rows show how every kind of tax code is read. */
describe('tax codes against HMRC, with the bands of 2021-22', () => {
  const law = {
    allowance: { amount: 12_570, taperAbove: 100_000, taper: 0.5 },
    bands: [
      { over: 0, rate: 0.2 },
      { over: 37_700, rate: 0.4 },
      { over: 150_000, rate: 0.45 },
    ],
    scottishBands: [
      { over: 0, rate: 0.19 },
      { over: 2097, rate: 0.2 },
      { over: 12_726, rate: 0.21 },
      { over: 31_092, rate: 0.41 },
      { over: 150_000, rate: 0.46 },
    ],
  }
  const employee = [
    { over: 9568, rate: 0.12 },
    { over: 50_270, rate: 0.02 },
  ]
  it.each(rowsOf('data2021').map((row) => [row.tax_code ?? '', row] as const))('%s', (text, row) => {
    const code = readTaxCode(text)
    if (!code) throw new Error(`${text} was not read`)
    const wages = number(row, 'input_wages')
    expect(payeTax(wages, law, { scottish: code.nation === 'scotland', code })).toBeCloseTo(
      number(row, 'expected_yearly_income_tax'),
      2,
    )
    expect(bracketTax(wages, employee)).toBeCloseTo(number(row, 'expected_yearly_ni_employee'), 2)
    expect(Math.max(0, -code.freePay)).toBe(Number(row.expected_yearly_k_code_adjustment || 0))
  })
  it.each(['', 'L1257', '12X57L', 'D4', 'BR1', 'KL100', '1257LL', 'S', 'Z100L'])('refuses %j', (text) => {
    expect(readTaxCode(text)).toBeUndefined()
  })
})

describe('years', () => {
  it('offers only tax years whose law is known, and refuses another', () => {
    for (const country of ['uk', 'in'] as const)
      for (const taxYear of [...Object.keys(salary.inputs.taxYear.options), '2023-24', '2027-28']) {
        const outcome = outcomeOf('salary', { country, taxYear })
        if (taxYear in salary.inputs.taxYear.options) expect(isProblem(outcome)).toBe(false)
        else expect(outcome).toMatchObject({ problem: true, field: 'taxYear' })
      }
  })
})
