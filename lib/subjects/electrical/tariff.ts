/** A block of a month's use: up to so many kWh, at a price for each of them. The one without an end takes the rest. */
export interface Tier {
  upTo?: number | undefined
  price: number
}

/**
 * What so many kWh of a month cost in blocks, each charged for the use that falls in it. Blocks may come in any order; use beyond the last
 * limit is charged at the price of the last block.
 */
export function blockCost(use: number, tiers: readonly Tier[]): number {
  const rising = tiers.toSorted((one, other) => (one.upTo ?? Infinity) - (other.upTo ?? Infinity) || 0)
  let charged = 0
  let cost = 0
  for (const [at, { upTo, price }] of rising.entries()) {
    const end = at === rising.length - 1 ? Infinity : (upTo ?? Infinity)
    const within = Math.max(0, Math.min(use, end) - charged)
    cost += within * price
    charged += within
  }
  return cost
}
