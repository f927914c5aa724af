export interface PathOfCash {
  cash: number
  /** Revenue of the first month, and its growth from month to month as a fraction. */
  revenue: number
  growth: number
  /** Costs that follow revenue, as a share of it. */
  costShare: number
  /** Costs of every month that do not follow revenue. */
  costs: number
  /** Costs that begin with a month (1 is the first) and stay. */
  hires: readonly { month: number; cost: number }[]
  /** Money that comes in once. */
  inflows: readonly { month: number; amount: number }[]
}
export interface CashMonth {
  month: number
  revenue: number
  grossBurn: number
  inflow: number
  /** Gross burn less revenue; money that comes in once is not in it. */
  netBurn: number
  /** At the end of the month. */
  cash: number
}

/** The cash of `count` months, each from the one before. Amounts are those of one currency; a balance below 0 is what is missing. */
export function cashPath({ cash, revenue, growth, costShare, costs, hires, inflows }: PathOfCash, count: number) {
  const months: CashMonth[] = []
  let balance = cash
  for (let month = 1; month <= count; month++) {
    const earned = revenue * (1 + growth) ** (month - 1)
    const hired = hires.reduce((sum, hire) => sum + (hire.month <= month ? hire.cost : 0), 0)
    const inflow = inflows.reduce((sum, one) => sum + (one.month === month ? one.amount : 0), 0)
    const grossBurn = earned * costShare + costs + hired
    balance += earned - grossBurn + inflow
    months.push({ month, revenue: earned, grossBurn, inflow, netBurn: grossBurn - earned, cash: balance })
  }
  return months
}

/** Months until the balance falls below 0, the last one in part as if cash fell evenly through it; undefined where it never does. */
export function monthsOfCash(opening: number, months: readonly CashMonth[]): number | undefined {
  const at = months.findIndex(({ cash }) => cash < 0)
  const out = months[at]
  if (!out) return undefined
  const before = months[at - 1]?.cash ?? opening
  return at + before / (before - out.cash)
}

/** The first month from which revenue covers all costs to the end of the path; undefined where its last month still burns cash. */
export function firstCoveredMonth(months: readonly CashMonth[]): number | undefined {
  const covered = months.findLastIndex(({ netBurn }) => netBurn > 0) + 2
  return covered <= months.length ? covered : undefined
}
