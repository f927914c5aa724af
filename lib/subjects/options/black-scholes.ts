import { normalUpperTail } from '@/lib/subjects/statistics/distributions'

export interface EuropeanOption {
  /** Price of the underlying, above 0, in the money of the strike. */
  spot: number
  /** Above 0. */
  strike: number
  /** Years to expiry, 0 or more. */
  years: number
  /** Continuous rate a year, a fraction. */
  rate: number
  /** What the underlying yields a year, continuously: dividends, the foreign rate of a currency, the rate itself for a future. */
  carry: number
  /** Yearly standard deviation of the logarithm of the price, a fraction of 0 or more. */
  volatility: number
}

/** One option's value and derivatives: by price of the underlying, volatility of 1, year that passes and rate of 1. */
export interface OptionValue {
  price: number
  delta: number
  theta: number
  rho: number
  charm: number
}

export interface OptionPair {
  call: OptionValue
  put: OptionValue
  gamma: number
  vega: number
  vanna: number
  volga: number
  /** Probability, where the underlying grows at the rate less its yield, that it ends above the strike. */
  above: number
  /** Absent where time or volatility is 0 and nothing is uncertain. */
  d1?: number
  d2?: number
}

/** Standard normal distribution, accurate far into its lower tail. */
const normalBelow = (z: number) => (z === Infinity ? 1 : z === -Infinity ? 0 : normalUpperTail(-z))

/**
 * Value and Greeks of a European call and put on one underlying, in the form that covers Black–Scholes–Merton (dividend yield),
 * Black 1976 (`carry` = `rate`, the spot being a futures price) and Garman–Kohlhagen (`carry` = foreign rate). Rho moves the rate
 * alone; where the underlying is a future its yield follows, and the caller takes −years × price instead. Without time or
 * volatility the value is the discounted payoff of the forward price.
 * Source: Hull, Options, Futures, and Other Derivatives, chapters 15, 17, 18 and 19; Haug, Option Pricing Formulas, chapter 2.
 */
export function europeanOptions({ spot, strike, years, rate, carry, volatility }: EuropeanOption): OptionPair {
  const deviation = volatility * Math.sqrt(years)
  const kept = Math.exp(-carry * years)
  const discount = Math.exp(-rate * years)
  const drift = Math.log(spot / strike) + (rate - carry) * years
  const isCertain = deviation === 0
  const d1 = isCertain ? (drift === 0 ? 0 : Math.sign(drift) * Infinity) : drift / deviation + deviation / 2
  const d2 = isCertain ? d1 : d1 - deviation
  const density = isCertain ? 0 : Math.exp((-d1 * d1) / 2) / Math.sqrt(2 * Math.PI)
  const held = kept * normalBelow(d1)
  const owed = discount * normalBelow(d2)
  const heldPut = kept * normalBelow(-d1)
  const owedPut = discount * normalBelow(-d2)
  const vega = isCertain ? 0 : spot * kept * density * Math.sqrt(years)
  const decay = isCertain ? 0 : (spot * kept * density * volatility) / (2 * Math.sqrt(years))
  const turning = isCertain ? 0 : kept * density * ((rate - carry) / deviation - d2 / (2 * years))
  return {
    call: {
      price: Math.max(0, spot * held - strike * owed),
      delta: held,
      theta: carry * spot * held - rate * strike * owed - decay,
      rho: strike * years * owed,
      charm: carry * held - turning,
    },
    put: {
      price: Math.max(0, strike * owedPut - spot * heldPut),
      delta: -heldPut,
      theta: rate * strike * owedPut - carry * spot * heldPut - decay,
      rho: -strike * years * owedPut,
      charm: -carry * heldPut - turning,
    },
    gamma: isCertain ? 0 : (kept * density) / (spot * deviation),
    vega,
    vanna: isCertain ? 0 : (-kept * density * d2) / volatility,
    volga: isCertain ? 0 : (vega * d1 * d2) / volatility,
    above: normalBelow(d2),
    ...(isCertain ? {} : { d1, d2 }),
  }
}
