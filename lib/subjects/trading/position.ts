/**
 * The price of a unit at which selling `units` leaves `wanted` after a fee of `feeRate` (a fraction below 1) of the proceeds
 * and a fixed `fee`: (wanted + fee) ÷ (units × (1 − feeRate)). With `wanted` the cost of the position it is the break-even
 * price.
 */
export function priceThatLeaves(wanted: number, units: number, feeRate = 0, fee = 0): number {
  return (wanted + fee) / (units * (1 - feeRate))
}

/** A position that is opened once and closed once. Prices, fees and dividends in its own currency, rates as fractions. */
export interface RoundTrip {
  side: 'long' | 'short'
  shares: number
  buyPrice: number
  sellPrice: number
  /** Commission of each trade: fixed, as a share of its value, and for each share; they add up. */
  commission: number
  commissionRate: number
  commissionPerShare: number
  otherCharges: number
  /** Per share over the whole time: received on a long position, owed on a short one. */
  dividend: number
  /** A year of 365 days, of the value sold; of a short position only. */
  borrowRate: number
  days: number
  /** Your currency for one of the position's own, on opening and on closing. Dividends, charges and borrow fee go by the latter. */
  openingRate: number
  closingRate: number
}

/** What a round trip came to, in your currency. */
export interface RoundTripResult {
  bought: number
  sold: number
  commissions: number
  charges: number
  borrowFee: number
  /** Negative where they are owed. */
  dividends: number
  gross: number
  /** After all costs and before tax. */
  profit: number
}

/**
 * The result of a position after commissions, charges, dividends and the fee for borrowed shares.
 * Source: IRS Publication 550 (amount realised less expenses of sale, basis with commissions, payments in lieu of dividends).
 */
export function roundTrip(trip: RoundTrip): RoundTripResult {
  const { side, shares, buyPrice, sellPrice, openingRate, closingRate } = trip
  const isLong = side === 'long'
  const [buyRate, sellRate] = isLong ? [openingRate, closingRate] : [closingRate, openingRate]
  const bought = shares * buyPrice * buyRate
  const sold = shares * sellPrice * sellRate
  const fixed = (trip.commission + shares * trip.commissionPerShare) * (openingRate + closingRate)
  const commissions = fixed + trip.commissionRate * (bought + sold)
  const charges = trip.otherCharges * closingRate
  const borrowFee = isLong ? 0 : (shares * sellPrice * trip.borrowRate * trip.days * closingRate) / 365
  const dividends = shares * trip.dividend * closingRate * (isLong ? 1 : -1)
  const gross = sold - bought
  return {
    bought,
    sold,
    commissions,
    charges,
    borrowFee,
    dividends,
    gross,
    profit: gross - commissions - charges - borrowFee + dividends,
  }
}

/** The same position closed at another price: of the sale where it is long, of the purchase where it is short. */
export function closedAt(trip: RoundTrip, price: number): RoundTrip {
  return trip.side === 'long' ? { ...trip, sellPrice: price } : { ...trip, buyPrice: price }
}

/**
 * The closing price at which a position makes `wanted` in your currency before tax: the result is a straight line in it.
 * Negative where no price does; `commissionRate` must be below 1.
 */
export function closingPriceFor(trip: RoundTrip, wanted: number): number {
  const missing = wanted - roundTrip(closedAt(trip, 0)).profit
  const value = trip.shares * trip.closingRate
  return trip.side === 'long'
    ? missing / (value * (1 - trip.commissionRate))
    : -missing / (value * (1 + trip.commissionRate))
}

/** Decimals in which the price of a coin or share is written: those of the currency, and four digits of what is below 1. */
export function priceDecimals(price: number, currencyDigits: number): number {
  const size = Math.abs(price)
  if (size === 0 || size >= 1) return currencyDigits
  return Math.min(12, Math.max(currencyDigits, 3 - Math.floor(Math.log10(size))))
}
