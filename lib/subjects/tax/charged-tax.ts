import { roundHalfAway } from '@/lib/base/money/minor-units'

/** One price with what is charged on it, in whole minor units: net + taxes = gross. */
export interface Charged {
  net: number
  /** In the order of the rates. */
  taxes: readonly number[]
  gross: number
}

/**
 * Taxes charged side by side on one net price, or taken out of a price that holds them all. `price` is in whole minor units, `rates`
 * are fractions of the net price. Each tax is rounded on its own by `round`; the net price of an inclusive one is what the taxes leave,
 * so that both ways the parts add up. Rates must not add up to −1 or less.
 */
export function chargedTax(
  price: number,
  rates: readonly number[],
  inclusive: boolean,
  round: (minor: number) => number = roundHalfAway,
): Charged {
  const base = inclusive ? price / rates.reduce((whole, rate) => whole + rate, 1) : price
  const taxes = rates.map((rate) => round(base * rate))
  const tax = taxes.reduce((sum, one) => sum + one, 0)
  return inclusive ? { net: price - tax, taxes, gross: price } : { net: price, taxes, gross: price + tax }
}

/** Down to a whole minor unit; what the noise of a binary product leaves just below one counts as that one. */
export function roundDown(minor: number): number {
  return Math.floor(minor + 1e-9 * Math.max(1, Math.abs(minor) * 1e-5))
}
