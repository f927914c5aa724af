import { allocate, roundHalfAway } from '@/lib/base/money/minor-units'

/** One figure for each year, in whole minor units. */
export type Years = readonly number[]

export interface ForecastInput {
  revenue: readonly Years[]
  /** What each sale costs by itself: material, fees, freight. */
  directCosts: readonly Years[]
  /** What has to be paid whatever is sold. */
  runningCosts: readonly Years[]
  /** How many years are planned. */
  years: number
  /** Bought at the start and used for `lifetime` years in equal parts. */
  equipment: number
  lifetime: number
  ownMoney: number
  loan: number
  /** A year, as a fraction. */
  loanRate: number
  /** Paid back in so many equal parts, one at the end of each year. */
  loanYears: number
  /** Of the profit of a year that has one, as a fraction. */
  taxRate: number
}

export interface ForecastYear {
  revenue: number
  directCosts: number
  grossProfit: number
  runningCosts: number
  depreciation: number
  operatingProfit: number
  interest: number
  profitBeforeTax: number
  tax: number
  profit: number
  openingCash: number
  /** Own money, loan and equipment of the first year. */
  funding: number
  invested: number
  repaid: number
  closingCash: number
  /** At the end of the year. */
  equipment: number
  owed: number
  ownMoney: number
  retained: number
}

const added = (rows: readonly Years[], year: number) => rows.reduce((sum, row) => sum + (row[year] ?? 0), 0)

/** Equal whole parts for each of `years`, as many as `parts` has; 0 afterwards. */
function partsOf(amount: number, parts: number, years: number): number[] {
  const all =
    allocate(
      amount,
      Array.from({ length: parts }, () => 1),
    ) ?? []
  return Array.from({ length: years }, (_, year) => all[year] ?? 0)
}

/**
 * Profit, cash and balance sheet of each year from sales, costs, equipment and loan. All amounts are whole minor units, and what is
 * sold and bought is paid in the same year. Interest is on what is owed at the start of a year; interest and tax are rounded half away
 * from zero. A loss pays no tax and lowers no later one. At the end of every year equipment and cash equal loan, own money and what was
 * earned: assets = liabilities + equity.
 */
export function forecast(input: ForecastInput): ForecastYear[] {
  const depreciation = partsOf(input.equipment, input.lifetime, input.years)
  const repayments = partsOf(input.loan, input.loanYears, input.years)
  const made: ForecastYear[] = []
  for (let year = 0; year < input.years; year++) {
    const last = made.at(-1)
    const revenue = added(input.revenue, year)
    const directCosts = added(input.directCosts, year)
    const runningCosts = added(input.runningCosts, year)
    const used = depreciation[year] ?? 0
    const repaid = repayments[year] ?? 0
    const owedBefore = last?.owed ?? input.loan
    const interest = roundHalfAway(owedBefore * input.loanRate)
    const operatingProfit = revenue - directCosts - runningCosts - used
    const profitBeforeTax = operatingProfit - interest
    const tax = roundHalfAway(Math.max(0, profitBeforeTax) * input.taxRate)
    const profit = profitBeforeTax - tax
    const funding = last ? 0 : input.ownMoney + input.loan
    const invested = last ? 0 : input.equipment
    const openingCash = last?.closingCash ?? 0
    made.push({
      revenue,
      directCosts,
      grossProfit: revenue - directCosts,
      runningCosts,
      depreciation: used,
      operatingProfit,
      interest,
      profitBeforeTax,
      tax,
      profit,
      openingCash,
      funding,
      invested,
      repaid,
      closingCash: openingCash + funding - invested + profit + used - repaid,
      equipment: (last?.equipment ?? input.equipment) - used,
      owed: owedBefore - repaid,
      ownMoney: input.ownMoney,
      retained: (last?.retained ?? 0) + profit,
    })
  }
  return made
}
