import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import concrete from '@/lib/tools/calculators/construction/concrete'
import putOption from '@/lib/tools/calculators/investing/put-option'
import stockAverage from '@/lib/tools/calculators/investing/stock-average'
import debtConsolidation from '@/lib/tools/calculators/loans/debt-consolidation'
import roas from '@/lib/tools/calculators/marketing/roas'
import homeLoan from '@/lib/tools/calculators/mortgages/home-loan-eligibility'
import investment from '@/lib/tools/calculators/personal-finance/investment'
import breakeven from '@/lib/tools/calculators/profit-ratios/breakeven'
import profitMargin from '@/lib/tools/calculators/profit-ratios/profit-margin'
import roi from '@/lib/tools/calculators/profit-ratios/roi'
import capRate from '@/lib/tools/calculators/real-estate/cap-rate'
import saas from '@/lib/tools/calculators/saas/saas-metrics-dashboard'
import irr from '@/lib/tools/calculators/time-value/irr'
import npv from '@/lib/tools/calculators/time-value/npv'
import payback from '@/lib/tools/calculators/time-value/payback-period'
import ebitda from '@/lib/tools/calculators/valuation/ebitda-calculator'
import ruleOf40 from '@/lib/tools/calculators/valuation/rule-of-40-calculator'
import carLoan from '@/lib/tools/calculators/vehicles/car-loan'
import { answerOf, spoken } from './answer'

const flows = (...amounts: number[]) => amounts.map((amount) => ({ amount }))
const pairs = (first: number[], second: number[]) => first.map((amount, at) => ({ amount, other: second[at] ?? 0 }))

/** A bond bought at par: it pays its coupon and returns its price, and so earns exactly its coupon. */
const parBond = fc
  .record({
    price: fc.integer({ min: 1, max: 1_000_000 }),
    percent: fc.integer({ min: 1, max: 60 }),
    years: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ price, percent, years }) => ({
    price,
    coupon: percent / 100,
    receipts: Array.from({ length: years }, (_, at) => (price * percent) / 100 + (at === years - 1 ? price : 0)),
  }))

describe('irr decides as the amounts are written', () => {
  const decided = (amounts: number[], hurdle = 0.1) =>
    answerOf(irr, { flows: flows(...amounts), period: 'year', hurdle })

  it('1,100 for 1,000 at a required 10% earns just that', () => {
    expect(spoken(decided([-1000, 1100]).verdict)).toBe('fair: It earns just what you require.')
  })

  it('every bond at par earns just its coupon', () => {
    fc.assert(
      fc.property(parBond, ({ price, coupon, receipts }) => {
        expect(decided([-price, ...receipts], coupon).verdict.is).toBe('fair')
      }),
      { seed: 20260110, numRuns: 400 },
    )
  })

  it('a coin more or less than that is said', () => {
    expect(decided([-1000, 1100.02]).verdict.is).toBe('good')
    expect(decided([-1000, 1099.98]).verdict.is).toBe('bad')
  })

  it('a loan at the required rate costs just that', () => {
    expect(spoken(decided([1000, -1100]).verdict)).toBe('fair: It costs just the return you require.')
  })

  it('finds both rates of −100, 1,500, −1,500, and says nothing of money that comes in first', () => {
    // −100 + 1,500 v − 1,500 v² = 0 with v = 1 ÷ (1 + r).
    const root = Math.sqrt(1500 ** 2 - 4 * 1500 * 100)
    const expected = [(1500 + root) / 3000, (1500 - root) / 3000].map((v) => 1 / v - 1)
    const { rates, verdict } = decided([-100, 1500, -1500])
    expect(rates).toHaveLength(2)
    for (const [at, rate] of expected.entries()) expect(rates[at]?.rate).toBeCloseTo(rate, 9)
    expect(verdict.says).not.toMatch(/comes in first/)
  })

  it('says of a double root that the value only touches zero', () => {
    // −10,000 (1 − 1.2 v)²: 20% twice, and a value below zero at every other rate.
    const { rates, verdict } = decided([-10_000, 24_000, -14_400])
    expect(rates).toHaveLength(1)
    expect(rates[0]?.rate).toBeCloseTo(0.2, 6)
    expect(verdict.is).toBe('bad')
    expect(verdict.says).toMatch(/without changing sign/)
    expect(verdict.says).not.toMatch(/comes in first/)
  })

  it.each([
    ['1,100%', [-1000, 12_000], 11],
    ['−99.5%', [-1000, 5], -0.995],
    ['a million percent', [-1, 10_001], 10_000],
    ['−99.9999%', [-1_000_000, 1], -0.999_999],
  ])('finds a rate of %s', (_, amounts, rate) => {
    const answer = decided(amounts)
    expect(answer.rate).toBeCloseTo(rate, 9)
    expect(answer.verdict.says).toMatch(/IRR and net present value agree/)
  })

  it('calls two projects that are the same worth the same', () => {
    const same = [-50_000, 14_000, 16_000, 18_000, 20_000]
    const { choice } = answerOf(irr, { flows: pairs(same, same), compare: true, hurdle: 0.1 })
    expect(spoken(choice)).toBe('fair: Both projects are worth the same at the return you require.')
  })

  it('does not write a yearly rate that months of 1,100% compound to', () => {
    const { rate, annual } = answerOf(irr, { flows: flows(-1000, 12_000), period: 'month' })
    expect(rate).toBeCloseTo(11, 9)
    expect(annual).toBeUndefined()
  })
})

describe('other verdicts at break-even', () => {
  it('npv: a bond at par neither adds nor destroys value', () => {
    fc.assert(
      fc.property(parBond, ({ price, coupon, receipts }) => {
        const { verdict } = answerOf(npv, { outlay: price, flows: flows(...receipts), discountRate: coupon })
        expect(verdict.is).toBe('fair')
      }),
      { seed: 20260111, numRuns: 200 },
    )
  })

  it('npv: a quarter of a yen is not written, and so not spoken of', () => {
    const given = { outlay: 1000, flows: flows(1100.3), discountRate: 0.1 }
    expect(answerOf(npv, given, 'jp').verdict.is).toBe('fair')
    expect(answerOf(npv, given, 'us').verdict.is).toBe('good')
  })

  it('payback-period: 1,100 for 1,000 at 10% earns exactly the discount rate', () => {
    const given = { outlay: 1000, pattern: 'uneven', flows: flows(1100), discountRate: 0.1, cutOff: 1 } as const
    expect(spoken(answerOf(payback, given).verdict)).toMatch(/exactly your discount rate/)
    expect(spoken(answerOf(payback, { ...given, cutOff: 0.5 }).verdict)).toMatch(/^bad: .* exactly your discount rate/)
  })

  it('payback-period: a third of a yen is not missing', () => {
    const { verdict } = answerOf(
      payback,
      { outlay: 1000, pattern: 'uneven', flows: flows(999.7), discountRate: 0, cutOff: 2 },
      'jp',
    )
    expect(verdict.says).not.toMatch(/missing/)
  })

  it('profit-margin: 0.3 less 0.1 less 0.2 leaves nothing', () => {
    const given = { revenue: 0.3, costOfSales: 0.1, operatingExpenses: 0.2, interest: 0, tax: 0 }
    expect(spoken(answerOf(profitMargin, given).verdict)).toBe('fair: Revenue pays all costs and leaves nothing.')
  })

  it('profit-margin: one dollar of a billion is less than a cent of a hundred', () => {
    const { verdict } = answerOf(profitMargin, {
      revenue: 1_000_000_000,
      costOfSales: 999_999_999,
      operatingExpenses: 0,
      interest: 0,
      tax: 0,
    })
    expect(verdict.says).toMatch(/less than \$0\.01 is left/)
  })

  it('breakeven: a plan that only covers its costs leaves nothing', () => {
    const given = { fixedCosts: 0.3, price: 0.3, variableCost: 0.2, plannedUnits: 3 }
    expect(spoken(answerOf(breakeven, given).verdict)).toBe('good: Your plan covers all costs and leaves nothing.')
  })

  it('roi: 20% in one year and 20% in each of three are the same return a year', () => {
    const { best } = answerOf(roi, {
      invested: 1000,
      finalValue: 1200,
      income: 0,
      costs: 0,
      time: 'years',
      years: 1,
      compare: true,
      others: [{ name: 'Longer', invested: 1000, finalValue: 1728, income: 0, years: 3 }],
    })
    expect(spoken(best)).toMatch(/reached by more than one/)
  })

  it('investment: a return that inflation takes keeps its buying power and gains none', () => {
    const given = { annualReturn: 0.07, fee: 0, taxDrag: 0, inflation: 0.07 }
    expect(spoken(answerOf(investment, given).verdict)).toMatch(/^fair: .*keeps its buying power/)
  })

  it('ebitda-calculator: 0.4 less 0.1 less 0.3 is not positive', () => {
    const { verdict, enterprise } = answerOf(ebitda, {
      method: 'revenue',
      statements: [{ name: 'Year', revenue: 0.4, costOfSales: 0.1, expenses: 0.3, depreciation: 0 }],
      addBacks: [],
    })
    expect(verdict.is).toBe('bad')
    expect(enterprise).toBeUndefined()
  })

  it('rule-of-40-calculator: 39.96 is written as 40.0 and reaches 40', () => {
    const given = {
      basis: 'revenue',
      previous: 10_000,
      current: 12_000,
      measure: 'ebitda',
      profit: 2395.2,
      target: 0.4,
    } as const
    expect(answerOf(ruleOf40, given).verdict.is).toBe('good')
    expect(answerOf(ruleOf40, { ...given, profit: 2380 }).verdict.is).toBe('fair')
  })

  it('put-option: a premium of 0.2 is not below 100.3 less 100.1', () => {
    const given = { side: 'long', strike: 100.3, spot: 100.1, premium: 0.2 } as const
    expect(answerOf(putOption, given).arbitrage).toBeUndefined()
    expect(answerOf(putOption, { ...given, premium: 0.19 }).arbitrage).toBeDefined()
  })

  it('stock-average: an average that is already reached needs no buy', () => {
    const { reach } = answerOf(stockAverage, {
      trades: [
        { side: 'buy', shares: 3, price: 0.1, fees: 0 },
        { side: 'buy', shares: 3, price: 0.2, fees: 0 },
      ],
      target: 0.15,
      nextPrice: 0.1,
      nextFee: 0,
    })
    expect(spoken(reach)).toMatch(/^good: .* already/)
  })

  it('cap-rate: a price that is the value at the target to the cent is no cent too high', () => {
    const given = {
      units: [{ name: 'Flat', count: 1, rent: 999.99 }],
      otherIncome: 0,
      vacancy: 0,
      creditLoss: 0,
      management: 0,
      taxes: 0,
      insurance: 0,
      repairs: 0,
      utilities: 0,
      reserves: 0,
      known: 'price' as const,
      targetRate: 0.07,
    }
    // 12 × 999.99 ÷ 0.07 = 171,426.8571…
    expect(answerOf(capRate, { ...given, price: 171_426.86 }).verdict.is).toBe('good')
    expect(answerOf(capRate, { ...given, price: 171_426.87 }).verdict.is).toBe('fair')
  })

  it('roas: 0.3 of revenue for 0.1 of spend reaches 3', () => {
    const { verdict } = answerOf(roas, {
      campaigns: [{ name: 'One', spend: 0.1, revenue: 0.3 }],
      target: 3,
      margin: undefined,
    })
    expect(verdict.says).toMatch(/reaches the target/)
  })

  it('home-loan-eligibility: instalments that take the whole share are not said to exceed it by 0', () => {
    const { binding } = answerOf(homeLoan, {
      applicants: [{ name: 'A', age: 30, income: 1000, variable: 0, obligations: 500 }],
      shareBy: 'one',
      share: 0.5,
    })
    expect(binding.says).toMatch(/take all of the share/)
  })

  it('debt-consolidation: the same debt at the same terms costs the same', () => {
    const { verdict } = answerOf(debtConsolidation, {
      debts: [{ name: 'Card', balance: 1200, rate: 0, rule: 'fixed', payment: 100, share: 0, penalty: 0 }],
      newRate: 0,
      months: 12,
      feeRate: 0,
      spending: 0,
    })
    expect(spoken(verdict)).toBe('fair: The new loan costs the same in all.')
  })

  it('car-loan: the same offer with and without an empty rebate costs the same', () => {
    const { rebateChoice } = answerOf(carLoan, {
      rebate: 0,
      offers: [
        { name: 'Dealer', rate: 0.05, kind: 'reducing', months: 60, fee: 0, rebate: 'lost' },
        { name: 'Bank', rate: 0.05, kind: 'reducing', months: 60, fee: 0, rebate: 'kept' },
      ],
    })
    expect(rebateChoice?.says).toMatch(/cost the same/)
  })

  it('saas-metrics-dashboard: 4.00 gained for each 1 lost is at the line of 4', () => {
    const { quick, quickLight } = answerOf(saas, {
      months: [
        {
          month: '2026-01',
          openingCustomers: 10,
          newCustomers: 1,
          churnedCustomers: 1,
          openingMrr: 1000,
          newMrr: 0.1,
          expansion: 0.7,
          contraction: 0.1,
          churnedMrr: 0.1,
          salesAndMarketing: 1,
          research: 0,
          administration: 0,
          costOfRevenue: 0,
        },
      ],
      window: 'one',
    })
    expect(quick).toBeCloseTo(4, 9)
    expect(quickLight?.is).toBe('good')
  })

  it('concrete: equal costs are not compared', () => {
    const given = { system: 'metric', price: 0 } as const
    const { bags } = answerOf(concrete, { ...given, fee: 1, bagPrice: 1 })
    expect(bags).toBeGreaterThan(0)
    for (const bagPrice of [0.1, 0.7, 1.1, 2.3, 4.35, 6.95]) {
      const fee = Number(((bags ?? 0) * bagPrice).toFixed(2))
      expect(answerOf(concrete, { ...given, fee, bagPrice }).cheaper).toBeUndefined()
      expect(answerOf(concrete, { ...given, fee: fee + 0.01, bagPrice }).cheaper?.says).toMatch(/^Bags are cheaper/)
    }
  })
})
