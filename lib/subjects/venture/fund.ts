/** What becomes of a part of the money invested. */
export interface Outcome {
  odds: number
  multiple: number
  /** Years from investment to exit. */
  years: number
}

export interface FundPlan {
  commitments: number
  /** Paid in advance at the start of each year, in money. */
  costs: readonly number[]
  /** Years in which first cheques are written. */
  investing: number
  /** The part of what can be invested that waits for follow-on rounds, two years later. */
  reserves: number
  /** Proceeds that may be invested again while the fund invests, in money. */
  recycling: number
  outcomes: readonly Outcome[]
}

export interface FundYear {
  invested: number
  costs: number
  called: number
  proceeds: number
  distributed: number
  /** Holdings that are not sold, at a value that grows evenly from cost to the exit; a loss is written down evenly. */
  holdings: number
}

const followOnAfter = 2

/**
 * Money of a fund at the start of each year, the first being the closing, until the last holding is sold. What is not spent on costs is
 * invested evenly over the investing years, reserves as evenly two years later. Every amount invested meets the same outcomes.
 * Proceeds up to `recycling` are invested again at once while first cheques or follow-ons are still written.
 * `undefined` when costs use up the commitments.
 */
export function fundYears({
  commitments,
  costs,
  investing,
  reserves,
  recycling,
  outcomes,
}: FundPlan): FundYear[] | undefined {
  const investable = commitments - costs.reduce((sum, cost) => sum + cost, 0)
  if (investable <= 0) return undefined
  const last = investing - 1 + followOnAfter
  const end = Math.max(costs.length - 1, last + Math.max(...outcomes.map(({ years }) => years)))
  const planned = (time: number) =>
    (time < investing ? (investable * (1 - reserves)) / investing : 0) +
    (time >= followOnAfter && time <= last ? (investable * reserves) / investing : 0)
  const invested: number[] = []
  let toRecycle = recycling
  const years: FundYear[] = []
  for (let time = 0; time <= end; time++) {
    const proceeds = outcomes.reduce(
      (sum, { odds, multiple, years: held }) => sum + odds * multiple * (invested[time - held] ?? 0),
      0,
    )
    const recycled = time <= last ? Math.min(proceeds, toRecycle) : 0
    toRecycle -= recycled
    const cost = costs[time] ?? 0
    const called = planned(time) + cost
    invested.push(planned(time) + recycled)
    years.push({
      invested: planned(time) + recycled,
      costs: cost,
      called,
      proceeds,
      distributed: proceeds - recycled,
      holdings: invested.reduce((sum, amount, at) => sum + amount * valueAfter(time - at, outcomes), 0),
    })
  }
  const sold = years.findLastIndex(({ called, proceeds, holdings }) => called > 0 || proceeds > 0 || holdings > 0)
  return years.slice(0, sold + 1)
}

/** Of one unit invested, after `age` years; sold parts count no more. */
function valueAfter(age: number, outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { odds, multiple, years }) => {
    if (age >= years) return sum
    const passed = age / years
    return sum + odds * (multiple > 0 ? multiple ** passed : 1 - passed)
  }, 0)
}

export interface CarryTerms {
  carry: number
  /** Preferred return a year, compounded, on what was called. */
  hurdle: number
  /** The manager's part of distributions while catching up; at or below `carry` there is no catch-up. */
  catchUp: number
}

/**
 * Splits what investors' money brings between them and the manager over the whole fund (a European waterfall): capital and preferred
 * return first, then the catch-up until the manager holds `carry` of all profit, then `carry` of the rest. Carry that later calls prove
 * too much is given back at the end (`clawback`, contained in `toInvestors`).
 * Source: ILPA Principles and reporting template; A. Metrick, A. Yasuda, Venture Capital and the Finance of Innovation, chapter 2.
 */
export function splitCarry(
  flows: readonly { called: number; distributed: number }[],
  { carry, hurdle, catchUp }: CarryTerms,
): { toInvestors: number[]; carried: number; clawback: number } {
  let owed = 0
  let called = 0
  let distributed = 0
  let carried = 0
  const toInvestors = flows.map((flow) => {
    owed = owed * (1 + hurdle) + flow.called
    called += flow.called
    let left = flow.distributed
    const first = Math.min(left, owed)
    owed -= first
    left -= first
    distributed += first
    let manager = 0
    if (left > 0 && catchUp > carry) {
      const missing = Math.max(0, carry * (distributed - called) - carried) / (catchUp - carry)
      const caught = Math.min(left, missing)
      manager += caught * catchUp
      distributed += caught
      left -= caught
      carried += caught * catchUp
    }
    manager += left * carry
    carried += left * carry
    distributed += left
    return flow.distributed - manager
  })
  const due = carry * Math.max(0, distributed - called)
  const clawback = Math.min(carried, Math.max(0, carried - due, owed))
  const end = toInvestors.length - 1
  if (clawback > 0) toInvestors[end] = (toInvestors[end] ?? 0) + clawback
  return { toInvestors, carried: carried - clawback, clawback }
}
