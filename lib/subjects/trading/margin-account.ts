import { conversionRate, type KnownRate } from './currency-pair'

export interface OpenPosition {
  base: string
  quote: string
  side: 'buy' | 'sell'
  /** Of the base currency. */
  units: number
  open: number
  now: number
}

/** What opposite positions in one pair need: only the difference of both, the larger of both, or each its own. */
export type HedgeMargin = 'difference' | 'larger' | 'both'

export interface AccountTerms {
  account: string
  balance: number
  /** Margin as a fraction of the value of a position. */
  marginRate: number
  hedge: HedgeMargin
}

/** All positions in one pair. Amounts in account currency unless said otherwise. */
export interface PairExposure {
  base: string
  quote: string
  price: number
  /** Bought less sold units. */
  netUnits: number
  /** Bought less sold value at open prices, in the quote currency. */
  openValue: number
  /** Units that need margin. */
  marginUnits: number
  grossUnits: number
  /** What one unit of the quote currency is worth: a fixed rate, or `rate` ÷ price of the pair itself. */
  rate: number
  dividedByPrice: boolean
}

/** The quote currency in account currency, without the pair's own price where another way leads there. */
function pairRate(base: string, quote: string, price: number, account: string, known: readonly KnownRate[]) {
  const others = known.filter((rate) => !(rate.base === base && rate.quote === quote))
  const fixed = conversionRate(quote, account, others)
  if (fixed !== undefined) return { rate: fixed, dividedByPrice: false }
  const byBase = conversionRate(base, account, others)
  return byBase === undefined ? undefined : { rate: byBase, dividedByPrice: true }
}

/**
 * Positions put together by pair, each with the rate that brings its result into account currency. The price of a pair is that of
 * its last position. `{ missing }` names the quote currency of a pair that no rate connects with the account.
 */
export function exposures(
  positions: readonly OpenPosition[],
  known: readonly KnownRate[],
  { account, hedge }: Pick<AccountTerms, 'account' | 'hedge'>,
): PairExposure[] | { missing: string } {
  const pairs = new Map<string, OpenPosition[]>()
  for (const position of positions) {
    const name = `${position.base}/${position.quote}`
    pairs.set(name, [...(pairs.get(name) ?? []), position])
  }
  const all = [...known, ...positions.map(({ base, quote, now }) => ({ base, quote, rate: now }))]
  const found: PairExposure[] = []
  for (const same of pairs.values()) {
    const last = same.at(-1) as OpenPosition
    const rate = pairRate(last.base, last.quote, last.now, account, all)
    if (!rate) return { missing: last.quote }
    const sum = (side: 'buy' | 'sell', of: (position: OpenPosition) => number) =>
      same.reduce((total, position) => total + (position.side === side ? of(position) : 0), 0)
    const bought = sum('buy', ({ units }) => units)
    const sold = sum('sell', ({ units }) => units)
    const marginUnits = { difference: Math.abs(bought - sold), larger: Math.max(bought, sold), both: bought + sold }[
      hedge
    ]
    found.push({
      base: last.base,
      quote: last.quote,
      price: last.now,
      netUnits: bought - sold,
      openValue: sum('buy', ({ units, open }) => units * open) - sum('sell', ({ units, open }) => units * open),
      marginUnits,
      grossUnits: bought + sold,
      ...rate,
    })
  }
  return found
}

/** An amount of the quote currency in account currency while the pair stands at `price`. */
export function inAccount({ rate, dividedByPrice }: PairExposure, amount: number, price: number): number {
  return dividedByPrice ? (amount * rate) / price : amount * rate
}

/** Profit or loss of the positions of a pair at `price`. */
export function floatingResult(pair: PairExposure, price = pair.price): number {
  return inAccount(pair, pair.netUnits * price - pair.openValue, price)
}

/** Margin of the positions of a pair at `price`. */
export function marginOf(pair: PairExposure, marginRate: number, price = pair.price): number {
  return inAccount(pair, pair.marginUnits * price, price) * marginRate
}

/**
 * The price of one pair at which equity is `level` (a fraction) times the margin, while all other prices and rates stand still.
 * `undefined` where no price above zero does that. Both sides are linear in the price, or in its reciprocal.
 */
export function priceAtLevel(
  pair: PairExposure,
  restOfEquity: number,
  restOfMargin: number,
  marginRate: number,
  level: number,
): number | undefined {
  const margin = level * marginRate * pair.marginUnits
  const short = level * restOfMargin - restOfEquity
  const price = pair.dividedByPrice
    ? (pair.rate * pair.openValue) / (pair.rate * (pair.netUnits - margin) - short)
    : (short + pair.rate * pair.openValue) / (pair.rate * (pair.netUnits - margin))
  return Number.isFinite(price) && price > 0 && price < 1e12 && Math.abs(pair.netUnits) > 1e-9 * pair.grossUnits
    ? price
    : undefined
}
