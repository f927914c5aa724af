import { describe, expect, it } from 'vitest'
import prepayment from '@/lib/tools/calculators/loans/loan-prepayment'
import { answer } from '../every/answer'

type Planned = { amount: number; often: 'once' | 'monthly' | 'yearly'; on: string; growth: number }

/** Instalments on the 5th from 5 January 2027; `outcome` is what the page says of prepayments above the balance. */
function outcome(outstanding: number, months: number, annualRate: number, prepayments: readonly Planned[]) {
  const { results } = answer(prepayment, {
    outstanding,
    annualRate,
    known: 'months',
    months,
    firstDate: '2027-01-05',
    prepayments,
    mode: 'term',
    penaltyRate: 0,
  })
  return { says: results.capped?.says, prepaid: results.prepaid, payoff: results.payoff }
}
const once = (amount: number, on: string): Planned => ({ amount, often: 'once', on, growth: 0 })

describe('prepayments above the balance', () => {
  it('names the whole prepayment, not the loan: 900,000 on 250,000 owed', () => {
    // 250,000 at 0.5% a month over 240: PMT is 1,791.08, of which 541.08 repays in month 1. Balances from
    // -FV(0.06/12;n;-1791.08;250000) to the cent: 247,819.39 is owed after month 4, when the prepayment is made.
    const { says, prepaid } = outcome(250_000, 240, 0.06, [once(900_000, '2027-04-05')])
    expect(prepaid).toBe(247_819.39)
    expect(says).toBe('A prepayment is larger than what is still owed; only $247,819.39 of $900,000.00 would be used.')
  })

  it('notices prepayments of one day that exceed the balance only together', () => {
    // Without interest: 12,000 less two instalments of 1,000 are 10,000.
    const day = '2027-02-05'
    const { says, prepaid } = outcome(12_000, 12, 0, [once(6000, day), once(7000, day)])
    expect(prepaid).toBe(10_000)
    expect(says).toBe(
      'Prepayments made with one instalment are together larger than what is still owed; only $10,000.00 of $13,000.00 would be used.',
    )
  })

  it('notices a single sum that meets a repeated one', () => {
    // 12,000 − 3 × 1,000 − 2 × 500 = 8,000 after the third instalment.
    const monthly: Planned = { amount: 500, often: 'monthly', on: '2027-01-05', growth: 0 }
    expect(outcome(12_000, 12, 0, [monthly, once(7800, '2027-03-05')]).says).toBe(
      'Prepayments made with one instalment are together larger than what is still owed; only $8,000.00 of $8,300.00 would be used.',
    )
  })

  it('notices prepayments for which nothing is owed any more', () => {
    // 12,000 − 2,000 − 10,000 = 0 on 5 February.
    const first = once(10_000, '2027-02-05')
    expect(outcome(12_000, 12, 0, [first, once(3000, '2027-06-05')]).says).toBe(
      'A prepayment finds nothing left to repay: the loan ends on Feb 5, 2027.',
    )
    const yearly: Planned = { amount: 100, often: 'yearly', on: '2027-08-01', growth: 0 }
    expect(outcome(12_000, 12, 0, [once(10_001, '2027-02-05'), once(3000, '2027-06-05'), yearly]).says).toBe(
      'A prepayment is larger than what is still owed; only $10,000.00 of $10,001.00 would be used. 2 prepayments find nothing left to repay: the loan ends on Feb 5, 2027.',
    )
  })

  it('says nothing where everything is used, or a repeated prepayment ends with a part of itself', () => {
    expect(outcome(12_000, 12, 0, [once(10_000, '2027-02-05')]).says).toBeUndefined()
    expect(outcome(12_000, 12, 0, [once(5000, '2027-02-05'), once(5000, '2027-02-05')]).says).toBeUndefined()
    // 1,000 and 700 a month: after seven months 100 is owed, which the eighth instalment pays.
    expect(
      outcome(12_000, 12, 0, [{ amount: 700, often: 'monthly', on: '2027-01-05', growth: 0 }]).says,
    ).toBeUndefined()
    // 1,000 and 900 a month: 600 is owed after the sixth.
    expect(
      outcome(12_000, 12, 0, [{ amount: 900, often: 'monthly', on: '2027-01-05', growth: 0 }]).says,
    ).toBeUndefined()
  })
})
