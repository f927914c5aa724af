import { describe, expect, it } from 'vitest'
import { payOffCard } from '@/lib/subjects/finance/card-payoff'
import { payOff, type Debt, type PayoffOrder } from '@/lib/subjects/finance/debt-payoff'

const debt = (balanceMinor: number, rate: number, amountMinor: number): Debt => ({
  balanceMinor,
  rateIn: () => rate,
  minimum: { kind: 'fixed', amountMinor },
})
const orders: readonly PayoffOrder[] = ['avalanche', 'snowball', 'listed', 'proRata']

describe('several debts', () => {
  const debts = [debt(520_000, 0.2399, 16_000), debt(140_000, 0.199, 4500), debt(980_000, 0.069, 24_000)]
  it.each(orders)('%s: what is paid is what was owed and its interest, month by month', (order) => {
    const plan = payOff({ debts, order, unpaid: 'compounds', budgetMinor: () => 60_000 })
    if (plan.kind === 'short') throw new Error('The budget covers the minimums.')
    let owed = 1_640_000
    for (const month of plan.months) {
      owed += month.interestMinor - month.paidMinor
      expect(month.owedMinor).toBe(owed)
      expect(month.debts.reduce((sum, { owedMinor }) => sum + owedMinor, 0)).toBe(owed)
    }
    expect(plan.clears).toBe(true)
    expect(plan.paidMinor).toBe(1_640_000 + plan.interestMinor)
  })
  it('never pays more interest by the highest rate than by another order', () => {
    const interestOf = (order: PayoffOrder) => {
      const plan = payOff({ debts, order, unpaid: 'compounds', budgetMinor: () => 60_000 })
      return plan.kind === 'short' ? NaN : plan.interestMinor
    }
    for (const order of orders) expect(interestOf('avalanche')).toBeLessThanOrEqual(interestOf(order))
  })
  it('names the month in which the budget falls short', () => {
    expect(payOff({ debts, order: 'listed', unpaid: 'compounds', budgetMinor: () => 44_499 })).toEqual({
      kind: 'short',
      month: 1,
      neededMinor: 44_500,
    })
  })
})

describe('a card', () => {
  it('ends with what is owed, its interest and what was spent', () => {
    const card = payOffCard(
      {
        balances: [{ balanceMinor: 600_000, rateIn: () => 0.2299 }],
        minimum: { share: 0.01, addsInterest: true, floorMinor: 3500 },
        spendingMinor: 10_000,
        annualFeeMinor: 9500,
      },
      40_000,
    )
    expect(card.clears).toBe(true)
    expect(card.paidMinor).toBe(600_000 + card.interestMinor + card.addedMinor)
  })
})
