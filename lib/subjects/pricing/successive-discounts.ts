/** One discount of a chain: a share of the price before it (0 to 1) or an amount, and the most that it takes off. */
export interface PriceCut {
  percent?: number | undefined
  amount?: number | undefined
  most?: number | undefined
}

/**
 * The price after each discount of a chain, in the order given: a percentage is taken from what the discounts before it left, an amount
 * in full, neither more than its cap nor below 0. Money in, money out, unrounded.
 * Source: J. Olivier, Business Math, chapter on figuring out the cost (net price factor, single equivalent discount).
 */
export function pricesAfterCuts(list: number, cuts: readonly PriceCut[]): number[] {
  const prices: number[] = []
  let price = list
  for (const { percent = 0, amount = 0, most = Infinity } of cuts) {
    const off = amount > 0 ? amount : price * percent
    price -= Math.min(off, most, price)
    prices.push(price)
  }
  return prices
}
