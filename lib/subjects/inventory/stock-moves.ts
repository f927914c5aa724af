import { roundHalfAway } from '@/lib/base/money/minor-units'
import type { StockPosting } from './stock-value'

/** Units are kept as whole thousandths. */
export const unitParts = 1000
/** A quantity in whole thousandths of a unit; halves go away from zero. */
export const partsOf = (quantity: number) => roundHalfAway(quantity * unitParts)
export const unitsOf = (parts: number) => parts / unitParts

export type MoveKind = 'in' | 'out' | 'transfer' | 'adjust'

/** A movement of one item. `quantity` is in units, and below 0 only for an adjustment; `unitCost` is in major units of the currency. */
export interface StockMove {
  kind: MoveKind
  quantity: number
  location: string
  to: string
  lot: string
  unitCost?: number | undefined
}

/** What a movement adds at each place, in thousandths. A transfer without an end, or to where it began, moves nothing. */
export function placedParts({
  kind,
  quantity,
  location,
  to,
}: StockMove): readonly { location: string; parts: number }[] {
  const parts = partsOf(quantity)
  if (kind === 'out') return [{ location, parts: -parts }]
  if (kind !== 'transfer') return [{ location, parts }]
  if (to === location) return []
  return [
    { location, parts: -parts },
    { location: to, parts },
  ]
}

/** The same as a posting of value; `digits` is the number of decimals of the currency. A transfer changes no value. */
export function postingOf(move: StockMove, digits: number): StockPosting | undefined {
  if (move.kind === 'transfer') return undefined
  const quantity = move.kind === 'out' ? -partsOf(move.quantity) : partsOf(move.quantity)
  if (quantity === 0) return undefined
  if (quantity < 0 || move.unitCost === undefined) return { quantity }
  return {
    quantity,
    value: roundHalfAway(Number((move.quantity * move.unitCost * 10 ** digits).toPrecision(15))),
  }
}

/** Stock by a key of each movement, such as its place or its lot, in thousandths. */
export function stockBy(
  moves: readonly StockMove[],
  keyOf: (location: string, move: StockMove) => string,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const move of moves)
    for (const { location, parts } of placedParts(move)) {
      const key = keyOf(location, move)
      sums.set(key, (sums.get(key) ?? 0) + parts)
    }
  return sums
}

/**
 * The stock at which to order, in units: use of a day × days until delivery + safety stock, rounded up to whole units.
 * Source: American Production and Inventory Control Society, CPIM: order point = demand during lead time + safety stock.
 */
export function orderPoint({ daily, leadDays, safety }: { daily: number; leadDays: number; safety: number }): number {
  return Math.ceil(Number((daily * leadDays + safety).toPrecision(12)))
}

/** Units to order: enough to come back above the point, in whole orders of `size` where there is one. 0 while stock is above it. */
export function orderQuantity(stock: number, point: number, size: number | undefined): number {
  if (stock > point) return 0
  const short = Number((point - stock).toPrecision(12))
  if (size === undefined || size <= 0) return Math.max(Math.ceil(short), 1)
  return Number((Math.max(Math.ceil(Number((short / size).toPrecision(12))), 1) * size).toPrecision(12))
}

/** Counted less expected, in units, and as a share of what was expected; no share where nothing was expected. */
export function countVariance(expected: number, found: number): { units: number; share: number | undefined } {
  const units = unitsOf(partsOf(found) - partsOf(expected))
  return {
    units,
    share: expected === 0 ? undefined : units / Math.abs(expected),
  }
}
