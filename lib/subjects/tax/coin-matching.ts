import { daysFrom } from '@/lib/subjects/time/calendar'

/** One purchase or sale of one coin. `value` is what was paid, fees included, or what was received, fees taken off. */
export interface CoinTrade {
  day: string
  side: 'in' | 'out'
  amount: number
  value: number
}

/** A part of a sale with the purchase that it is matched with. */
export interface Match {
  day: string
  amount: number
  proceeds: number
  cost: number
  /** The day of the purchase; absent where it comes from a pool of many. */
  acquired?: string
  rule: 'lot' | 'same-day' | 'thirty-days' | 'pool'
}

export interface Matched {
  matches: readonly Match[]
  /** What is left, and what it cost. */
  left: { amount: number; cost: number }
}

interface Lot {
  day: string
  amount: number
  cost: number
}

/** Binary noise: 0.1 + 0.2 bought cover 0.3 sold. */
function isNothing(amount: number, beside: number): boolean {
  return amount <= 1e-9 * beside
}

/**
 * Sales matched with lots bought before them, first bought or dearest first. Trades are in order of time. `{ oversold }` is the index
 * of the first trade that sells more than is held. Source: IRS, frequently asked questions on virtual currency, 39 to 41.
 */
export function matchLots(
  trades: readonly CoinTrade[],
  order: 'first-in' | 'highest-cost',
): Matched | { oversold: number } {
  let lots: Lot[] = []
  const matches: Match[] = []
  for (const [index, { day, side, amount, value }] of trades.entries()) {
    if (side === 'in') {
      lots.push({ day, amount, cost: value })
      continue
    }
    let open = amount
    const queue =
      order === 'first-in' ? lots : lots.toSorted((one, other) => other.cost / other.amount - one.cost / one.amount)
    for (const lot of queue) {
      if (isNothing(open, amount)) break
      const taken = Math.min(open, lot.amount)
      const cost = (lot.cost * taken) / lot.amount
      matches.push({ day, amount: taken, proceeds: (value * taken) / amount, cost, acquired: lot.day, rule: 'lot' })
      lot.amount -= taken
      lot.cost -= cost
      open -= taken
    }
    if (!isNothing(open, amount)) return { oversold: index }
    lots = lots.filter((lot) => lot.amount > 0)
  }
  return { matches, left: totalOf(lots) }
}

/**
 * Sales matched as the United Kingdom does: with purchases of the same day, then with those of the thirty days after, the earliest first,
 * and the rest at the average of a pool. All purchases of a day are one, and all sales. `{ oversold }` is the index of a trade on the
 * first day that sells more than is held. Source: Taxation of Chargeable Gains Act 1992, sections 104, 105 and 106A; HMRC, CRYPTO22200.
 */
export function matchByPool(trades: readonly CoinTrade[]): Matched | { oversold: number } {
  const days = [...new Set(trades.map(({ day }) => day))].toSorted()
  const of = (day: string, side: 'in' | 'out') => trades.filter((trade) => trade.day === day && trade.side === side)
  const whole = (list: readonly CoinTrade[]) =>
    list.reduce((sum, { amount, value }) => ({ amount: sum.amount + amount, value: sum.value + value }), {
      amount: 0,
      value: 0,
    })
  const bought = days.map((day) => ({ day, ...whole(of(day, 'in')), open: whole(of(day, 'in')).amount }))
  const sold = days.map((day) => ({ day, ...whole(of(day, 'out')), open: whole(of(day, 'out')).amount }))
  const matches: Match[] = []
  const match = (sale: (typeof sold)[number], purchase: (typeof bought)[number], rule: Match['rule']) => {
    const amount = Math.min(sale.open, purchase.open)
    if (amount <= 0) return
    matches.push({
      day: sale.day,
      amount,
      proceeds: (sale.value * amount) / sale.amount,
      cost: (purchase.value * amount) / purchase.amount,
      acquired: purchase.day,
      rule,
    })
    sale.open -= amount
    purchase.open -= amount
  }
  for (const [at, sale] of sold.entries()) {
    const purchase = bought[at]
    if (purchase) match(sale, purchase, 'same-day')
  }
  for (const sale of sold)
    for (const purchase of bought) {
      const days30 = daysFrom(sale.day, purchase.day)
      if (days30 > 0 && days30 <= 30) match(sale, purchase, 'thirty-days')
    }
  let pool = { amount: 0, cost: 0 }
  for (const [at, sale] of sold.entries()) {
    const purchase = bought[at]
    if (purchase && purchase.open > 0)
      pool = {
        amount: pool.amount + purchase.open,
        cost: pool.cost + (purchase.value * purchase.open) / purchase.amount,
      }
    if (isNothing(sale.open, sale.amount)) continue
    if (sale.open > pool.amount && !isNothing(sale.open - pool.amount, pool.amount))
      return { oversold: trades.findIndex((trade) => trade.day === sale.day && trade.side === 'out') }
    const amount = Math.min(sale.open, pool.amount)
    const cost = (pool.cost * amount) / pool.amount
    matches.push({ day: sale.day, amount, proceeds: (sale.value * sale.open) / sale.amount, cost, rule: 'pool' })
    const left = pool.amount - amount
    pool = isNothing(left, sale.amount) ? { amount: 0, cost: 0 } : { amount: left, cost: pool.cost - cost }
  }
  return {
    matches: matches.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)),
    left: pool,
  }
}

function totalOf(lots: readonly Lot[]): { amount: number; cost: number } {
  return lots.reduce((sum, { amount, cost }) => ({ amount: sum.amount + amount, cost: sum.cost + cost }), {
    amount: 0,
    cost: 0,
  })
}
