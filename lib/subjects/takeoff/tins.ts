import { wholeUnits } from '@/lib/subjects/profit/contribution'

/** A size that a liquid is sold in: hundredths of its unit, and the price of one where it is known. */
export interface Tin {
  size: number
  price?: number | undefined
}
export interface TinMix {
  /** How many of each tin, in the order given. */
  counts: readonly number[]
  /** What they hold, in the unit of the need. */
  holds: number
}

/** Hundredths beyond which the rest is taken in the best tin: its mixture with others matters for the last few tins only. */
const mostSteps = 40_000

/**
 * The tins that hold at least `needed`: the cheapest ones where all have a price, else those with the least left over, of which the
 * fewest tins. Sizes are multiples of a hundredth. Refuses an empty list of tins.
 */
export function bestTins(needed: number, tins: readonly Tin[]): TinMix {
  const sizes = tins.map(({ size }) => Math.round(size * 100))
  if (sizes.length === 0 || sizes.some((size) => size < 1)) throw new RangeError('Tins must hold a hundredth or more')
  const priced = tins.every(({ price }) => price !== undefined)
  const priceAt = (at: number) => (priced ? (tins[at]?.price ?? 0) : 0)
  const counts = sizes.map(() => 0)
  const steps = needed > 0 ? wholeUnits(needed * 100) : 0
  const best = bulkTin(sizes, priced ? tins.map(({ price = 0 }) => price) : undefined)
  const bestSize = sizes[best] ?? 1
  const bulk = steps > mostSteps ? Math.floor((steps - mostSteps) / bestSize) : 0
  counts[best] = bulk

  // What `left` hundredths cost at least, how much is then bought, in how many tins, and which tin is taken first.
  const rest = steps - bulk * bestSize
  const found: { cost: number; bought: number; tins: number; first: number }[] = [
    { cost: 0, bought: 0, tins: 0, first: -1 },
  ]
  for (let left = 1; left <= rest; left += 1) {
    let choice = { cost: Infinity, bought: Infinity, tins: Infinity, first: 0 }
    for (const [at, size] of sizes.entries()) {
      const before = found[Math.max(0, left - size)]
      if (!before) continue
      const candidate = {
        cost: before.cost + priceAt(at),
        bought: before.bought + size,
        tins: before.tins + 1,
        first: at,
      }
      if (isBetter(candidate, choice)) choice = candidate
    }
    found.push(choice)
  }
  for (let left = rest; left > 0;) {
    const at = found[left]?.first ?? 0
    counts[at] = (counts[at] ?? 0) + 1
    left -= sizes[at] ?? left
  }
  return { counts, holds: counts.reduce((sum, count, at) => sum + count * (sizes[at] ?? 0), 0) / 100 }
}

type Bought = { cost: number; bought: number; tins: number }

function isBetter(one: Bought, other: Bought): boolean {
  if (Math.abs(one.cost - other.cost) > 1e-9) return one.cost < other.cost
  return one.bought === other.bought ? one.tins < other.tins : one.bought < other.bought
}

/** The tin of the lowest price for its content; without prices the largest. */
function bulkTin(sizes: readonly number[], prices: readonly number[] | undefined): number {
  const worth = sizes.map((size, at) => (prices ? (prices[at] ?? 0) / size : -size))
  return worth.indexOf(Math.min(...worth))
}
