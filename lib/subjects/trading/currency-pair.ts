/** Account currencies that forms offer, by ISO 4217 code; also the unit written after an amount of each. */
export const accountCurrencies = {
  USD: 'USD',
  EUR: 'EUR',
  GBP: 'GBP',
  JPY: 'JPY',
  CHF: 'CHF',
  AUD: 'AUD',
  CAD: 'CAD',
  NZD: 'NZD',
  INR: 'INR',
  SGD: 'SGD',
  HKD: 'HKD',
  ZAR: 'ZAR',
  AED: 'AED',
  PLN: 'PLN',
  SEK: 'SEK',
  NOK: 'NOK',
} as const

/** What a box for a pair takes: EUR/USD, eurusd, EUR-USD. */
export const pairPattern = {
  source: '^\\s*[A-Za-z]{3}\\s*[\\/\\-]?\\s*[A-Za-z]{3}\\s*$',
  says: 'be two currencies of three letters, such as EUR/USD',
} as const

/** Base and quote currency of a pair as it was typed, in capitals. */
export function currenciesOf(pair: string): [base: string, quote: string] {
  const letters = pair.replace(/[^A-Za-z]/g, '').toUpperCase()
  return [letters.slice(0, 3), letters.slice(3, 6)]
}

const isMetal = (currency: string) => /^X[A-Z]{2}$/.test(currency)

/** The step that brokers call a pip: 0.01 where the quote is yen or the base a metal, 0.0001 elsewhere. */
export function usualPip(base: string, quote: string): number {
  return quote === 'JPY' || isMetal(base) ? 0.01 : 0.0001
}

/** Units of a standard lot: 100,000 of the base currency, 100 ounces of gold, 5,000 of silver. */
export function standardLot(base: string): number {
  return { XAU: 100, XAG: 5000 }[base] ?? 100_000
}

/** A price: how many units of `quote` one unit of `base` costs. */
export interface KnownRate {
  base: string
  quote: string
  rate: number
}

/**
 * What one unit of `from` is worth in `to`, over as few of the known rates as possible, each read either way round.
 * `undefined` where they do not connect the two.
 */
export function conversionRate(from: string, to: string, known: readonly KnownRate[]): number | undefined {
  const reached = new Map([[from, 1]])
  for (const [currency, worth] of reached) {
    if (currency === to) return worth
    for (const { base, quote, rate } of known) {
      if (base === currency && !reached.has(quote)) reached.set(quote, worth * rate)
      if (quote === currency && !reached.has(base)) reached.set(base, worth / rate)
    }
  }
  return undefined
}

/** The weekday whose night is charged three times, since the value date then jumps over the weekend. */
export type TripleNight = 'wednesday' | 'thursday' | 'friday' | 'none'
const tradingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const
export type TradingDay = (typeof tradingDays)[number]

/**
 * How many nights of swap are charged for `nights` rollovers from Monday to Friday, the first on `first`: the triple one counts
 * three times, so that five rollovers are seven nights.
 */
export function chargedNights(nights: number, first: TradingDay, triple: TripleNight): number {
  if (triple === 'none') return nights
  const untilTriple = (tradingDays.indexOf(triple) - tradingDays.indexOf(first) + 5) % 5
  const tripled = nights > untilTriple ? Math.floor((nights - untilTriple - 1) / 5) + 1 : 0
  return nights + 2 * tripled
}

/** A rate beside the pair: how the quote currency becomes that of the account. */
export interface CrossRate {
  account: string
  cross?: number | undefined
  crossQuoted: 'quoteFirst' | 'accountFirst'
}

/**
 * What one unit of the quote currency is worth in that of the account, by the price of the pair: 1, 1 ÷ price, or the cross rate.
 * `undefined` where that rate is needed and missing.
 */
export function quoteToAccount(
  base: string,
  quote: string,
  { account, cross, crossQuoted }: CrossRate,
): ((price: number) => number) | undefined {
  if (account === quote) return () => 1
  if (account === base) return (price) => 1 / price
  if (cross === undefined) return undefined
  const worth = crossQuoted === 'quoteFirst' ? cross : 1 / cross
  return () => worth
}
