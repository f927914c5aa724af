import { describe, expect, it } from 'vitest'
import { fhaMonthlyPremium, insuredPeriods, levelMonthlyPremium } from '@/lib/subjects/finance/mortgage-insurance'

describe('the monthly FHA premium', () => {
  // HUD, Monthly (Periodic) Mortgage Insurance Premium Calculation: an average of 106,160.654166…, 0.5% and 2.25% upfront.
  const balances = Array.from({ length: 12 }, (_, month) => 10_616_065 + (month < 5 ? 1 : 0))

  it('is that of HUD’s example', () => {
    const { averageMinor, monthlyMinor } = fhaMonthlyPremium(balances, 0.005, 0.0225)
    expect(averageMinor / 100).toBeCloseTo(106_160.654166666, 6)
    expect(monthlyMinor).toBe(4326)
  })

  it('is a twelfth of 530.80 where the upfront premium is not in the loan', () => {
    expect(fhaMonthlyPremium(balances, 0.005, 0).monthlyMinor).toBe(4423)
  })
})

describe('private mortgage insurance', () => {
  const row = (period: number, openingMinor: number, closingMinor: number) => ({
    period,
    openingMinor,
    closingMinor,
    ratePerPeriod: 0,
    interestMinor: 0,
    principalMinor: openingMinor - closingMinor,
    instalmentMinor: openingMinor - closingMinor,
    extraMinor: 0,
  })
  const rows = [row(1, 900, 850), row(2, 850, 800), row(3, 800, 780), row(4, 780, 0)]

  it('ends with the row that reaches the share', () => {
    expect(insuredPeriods(rows, 1000, 0.8)).toBe(2)
    expect(insuredPeriods(rows, 1000, 0.78)).toBe(3)
  })

  it('is not charged on a loan of 80%', () => {
    expect(insuredPeriods(rows, 1125, 0.78)).toBe(0)
  })

  it('is a twelfth of the yearly rate', () => {
    expect(levelMonthlyPremium(16_200_000, 0.0061)).toBe(8235)
  })
})
