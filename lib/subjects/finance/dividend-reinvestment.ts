export interface DividendPlan {
  shares: number
  price: number
  /** Of one share in the first year, paid in equal parts. */
  dividend: number
  paymentsPerYear: number
  years: number
  /** Fractions a year. The price grows evenly, the dividend once a year. */
  priceGrowth: number
  dividendGrowth: number
  taxRate: number
  /** Fraction by which reinvested dividends buy below the market price. */
  discount: number
  /** Paid in with each dividend, at its end, and invested at the market price. */
  contribution: number
  wholeShares: boolean
}

export interface DividendYear {
  year: number
  price: number
  shares: number
  /** Before tax, of this year, with dividends reinvested. */
  dividends: number
  /** Shares at the price of the year's end, and what waits for a whole share. */
  value: number
  /** The same shares without reinvestment, and all dividends after tax in cash. */
  cashValue: number
}

export interface DividendResult {
  rows: readonly DividendYear[]
  /** After tax, of the plan without reinvestment. */
  cashDividends: number
  cashShares: number
}

/**
 * Follows shares whose dividends buy more shares, payment by payment, and the same shares whose dividends stay in cash without
 * interest. A dividend is paid at the end of its period, at whose price it buys.
 */
export function dividendPlan(plan: DividendPlan): DividendResult {
  const { price, dividend, paymentsPerYear, years, priceGrowth, dividendGrowth, taxRate, discount, contribution } = plan
  const buying = (purse: number, each: number) => {
    const count = plan.wholeShares ? Math.floor(purse / each + 1e-9) : purse / each
    return { count, left: plan.wholeShares ? Math.max(0, purse - count * each) : 0 }
  }
  const rows: DividendYear[] = []
  let [shares, waiting, cashShares, cashWaiting, cashDividends] = [plan.shares, 0, plan.shares, 0, 0]
  let dividends = 0
  for (let period = 1; period <= years * paymentsPerYear; period++) {
    const year = Math.ceil(period / paymentsPerYear)
    const each = (dividend * (1 + dividendGrowth) ** (year - 1)) / paymentsPerYear
    const market = price * (1 + priceGrowth) ** (period / paymentsPerYear)
    dividends += shares * each
    cashDividends += cashShares * each * (1 - taxRate)
    const fromDividend = buying(waiting + shares * each * (1 - taxRate), market * (1 - discount))
    const fromContribution = buying(fromDividend.left + contribution, market)
    shares += fromDividend.count + fromContribution.count
    waiting = fromContribution.left
    const forCash = buying(cashWaiting + contribution, market)
    cashShares += forCash.count
    cashWaiting = forCash.left
    if (period % paymentsPerYear !== 0) continue
    const cashValue = cashShares * market + cashWaiting + cashDividends
    rows.push({ year, price: market, shares, dividends, value: shares * market + waiting, cashValue })
    dividends = 0
  }
  return { rows, cashDividends, cashShares }
}
