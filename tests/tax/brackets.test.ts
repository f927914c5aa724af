import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { healthAndEducationCess } from '@/lib/law/in/cess'
import { incomeTax } from '@/lib/law/in/income-tax'
import { versionOn } from '@/lib/law/rule'
import { bracketTax, marginalRate, taperedAllowance } from '@/lib/subjects/tax/brackets'
import { exemptRentAllowance, indianIncomeTax, professionalTaxFor } from '@/lib/subjects/tax/india'

const table = [
  { over: 100, rate: 0.1 },
  { over: 250, rate: 0.25 },
  { over: 1000, rate: 0.4 },
]

describe('progressive tables', () => {
  it('charge what adding up one unit after another comes to', () => {
    fc.assert(
      fc.property(fc.integer({ min: -50, max: 3000 }), (base) => {
        let tax = 0
        for (let unit = 1; unit <= base; unit += 1) tax += unit > 1000 ? 0.4 : unit > 250 ? 0.25 : unit > 100 ? 0.1 : 0
        expect(bracketTax(base, table)).toBeCloseTo(tax, 6)
      }),
      { seed: 7, numRuns: 200 },
    )
  })
  it.each([
    [100, 0],
    [100.01, 0.1],
    [250, 0.1],
    [5000, 0.4],
  ])('the last unit of %d bears %d', (base, rate) => {
    expect(marginalRate(base, table)).toBe(rate)
  })
  it.each([
    [100_000, 12_570],
    [100_002, 12_569],
    [125_140, 0],
    [200_000, 0],
  ])('the personal allowance at %d is %d', (income, allowance) => {
    expect(taperedAllowance(income, { amount: 12_570, taperAbove: 100_000, taper: 0.5 })).toBe(allowance)
  })
})

describe('income tax in India', () => {
  const years = incomeTax.versions.map(
    ({ from, value }) =>
      [from.slice(0, 4), { ...value, cess: versionOn(healthAndEducationCess, from)?.value.cess ?? NaN }] as const,
  )

  // First Schedule of the Finance Acts: "Rs. 1,12,500 plus 30 per cent of the amount by which the total income exceeds Rs. 10,00,000".
  it.each(years)('%s, old regime, agrees with the cumulative amounts of the schedule', (_, { oldRegime, cess }) => {
    const of = (income: number, age: keyof typeof oldRegime.slabs) =>
      indianIncomeTax(income, { ...oldRegime, slabs: oldRegime.slabs[age] }, cess).slabTax
    expect(of(1_000_000, 'under60')).toBe(112_500)
    expect(of(1_000_000, 'from60')).toBe(110_000)
    expect(of(1_000_000, 'from80')).toBe(100_000)
    expect(of(1_234_567, 'under60')).toBeCloseTo(112_500 + 0.3 * 234_567, 6)
  })

  it.each(years)(
    '%s: one rupee more of income never costs more than a rupee before cess',
    (_, { newRegime, oldRegime, cess }) => {
      const cliffs = [700_000, 1_200_000, 5_000_000, 10_000_000, 20_000_000, 50_000_000]
      for (const regime of [newRegime, { ...oldRegime, slabs: oldRegime.slabs.under60 }])
        for (const cliff of cliffs)
          for (const above of [1, 1000, 50_000, 400_000]) {
            const tax = (income: number) => {
              const { total, cess: part } = indianIncomeTax(income, regime, cess)
              return total - part
            }
            expect(tax(cliff + above) - tax(cliff)).toBeLessThanOrEqual(above + 1e-6)
          }
    },
  )

  it('exempts the least of allowance, rent above a tenth of salary, and the share of salary', () => {
    const given = { allowance: 240_000, rent: 300_000, salary: 600_000, share: 0.4 }
    expect(exemptRentAllowance(given)).toBe(240_000)
    expect(exemptRentAllowance({ ...given, rent: 200_000 })).toBe(140_000)
    expect(exemptRentAllowance({ ...given, allowance: 400_000, rent: 900_000 })).toBe(240_000)
    expect(exemptRentAllowance({ ...given, rent: 50_000 })).toBe(0)
  })

  it('takes professional tax by month, with its own amount in February', () => {
    const men = [
      { over: 7500, amount: 175 },
      { over: 10_000, amount: 200, february: 300 },
    ]
    expect(professionalTaxFor(7500, 12, men)).toBe(0)
    expect(professionalTaxFor(10_000, 12, men)).toBe(2100)
    expect(professionalTaxFor(50_000, 12, men)).toBe(2500)
    expect(professionalTaxFor(50_000, 1, men)).toBe(200)
  })
})
