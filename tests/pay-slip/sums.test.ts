import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paySums, type PayLine } from '@/lib/subjects/pay-slip/sums'

const cents = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount / 100)
const amounts = fc.array(
  fc.record({
    name: fc.constant('Line'),
    basis: fc.constant('amount' as const),
    size: cents,
    before: fc.option(cents, { nil: undefined }),
  }),
  { minLength: 1, maxLength: 6 },
)
const shares = fc.array(
  fc.record({
    name: fc.constant('Share'),
    basis: fc.constantFrom('base' as const, 'gross' as const),
    size: fc.integer({ min: 0, max: 1600 }).map((hundredths) => hundredths / 100),
  }),
  { maxLength: 5 },
)

/** Shares in hundredths of a percent of whole cents, halves up: whole numbers only. */
function shareOf(percent: number, whole: number): number {
  const product = BigInt(Math.round(percent * 100)) * BigInt(whole)
  return Number((product * 2n + 10_000n) / 20_000n)
}

describe('a pay slip', () => {
  it('adds up as a reader would, from whole cents', () => {
    fc.assert(
      fc.property(amounts, shares, shares, (earnings, deductions, contributions) => {
        const sums = paySums({ earnings, deductions, contributions, digits: 2 })
        const paid = earnings.map(({ size }) => Math.round(size * 100))
        const gross = paid.reduce((all, one) => all + one, 0)
        const of = (lines: readonly PayLine[]) =>
          lines.map(({ basis, size }) => shareOf(size, basis === 'base' ? (paid[0] ?? 0) : gross))
        const deducted = of(deductions).reduce((all, one) => all + one, 0)
        if (deducted > gross) return expect(sums).toMatchObject({ problem: true, field: 'deductions' })
        if ('problem' in sums) throw new Error(sums.message)
        expect(sums.earnings.map(({ amount }) => amount)).toEqual(paid)
        expect(sums.deductions.map(({ amount }) => amount)).toEqual(of(deductions))
        expect(sums.contributions.map(({ amount }) => amount)).toEqual(of(contributions))
        expect([sums.gross, sums.deducted, sums.net]).toEqual([gross, deducted, gross - deducted])
        expect(sums.cost).toBe(gross + of(contributions).reduce((all, one) => all + one, 0))
        const before = earnings.reduce((all, one) => all + Math.round((one.before ?? 0) * 100), 0)
        if (sums.toDate) expect(sums.toDate.gross).toBe(gross + before)
        else expect(earnings.every((one) => one.before === undefined)).toBe(true)
      }),
      { seed: 20261123, numRuns: 300 },
    )
  })

  it('refuses sums that cannot be counted to the last digit', () => {
    const huge = { name: 'Pay', basis: 'amount' as const, size: 1e12 }
    const lines = Array.from({ length: 10 }, () => huge)
    expect(paySums({ earnings: lines, deductions: [], contributions: [], digits: 2 })).toMatchObject({
      problem: true,
      field: 'earnings',
    })
    expect(paySums({ earnings: [huge], deductions: [], contributions: [], digits: 2 })).toMatchObject({ net: 1e14 })
  })
})
