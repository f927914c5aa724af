import { roundHalfAway } from '@/lib/base/money/minor-units'

export type CostMethod = 'fifo' | 'average'

/**
 * A change of one item's stock. `quantity` is a whole number, above 0 for what comes in; `value` is what it cost in all, in minor units,
 * and counts only for what comes in. Without it the goods come in at the cost of those that are there.
 */
export interface StockPosting {
  quantity: number
  value?: number | undefined
}

/** What a posting did. `received` and `issued` are minor units; `stock` and `worth` stand after it. */
export interface ValuedLine {
  received: number
  issued: number
  stock: number
  worth: number
}

interface Batch {
  quantity: number
  value: number
}

interface Held {
  batches: Batch[]
  /** Of all batches. */
  sum: Batch
  /** What went out without being there, at the cost that was known then. */
  owed: Batch
  /** The batch whose cost was known last. */
  last: Batch
}

/** The part of a value that falls to `taken` of `whole` units, in whole minor units. */
function shareOf({ quantity, value }: Batch, taken: number): number {
  if (taken === quantity) return value
  if (quantity === 0) return 0
  const exact = value * taken
  return roundHalfAway(Number.isSafeInteger(exact) ? exact / quantity : value * (taken / quantity))
}

function receive(held: Held, quantity: number, value: number, method: CostMethod): number {
  const whole = { quantity, value }
  const covered = Math.min(quantity, held.owed.quantity)
  const paid = shareOf(whole, covered)
  const expected = shareOf(held.owed, covered)
  held.owed = {
    quantity: held.owed.quantity - covered,
    value: held.owed.value - expected,
  }
  held.last = whole
  if (quantity > covered) {
    const rest = { quantity: quantity - covered, value: value - paid }
    held.sum = { quantity: held.sum.quantity + rest.quantity, value: held.sum.value + rest.value }
    if (method === 'average') held.batches = [{ ...held.sum }]
    else held.batches.push(rest)
    if (method === 'average') held.last = { ...(held.batches[0] ?? whole) }
  }
  return paid - expected
}

function issue(held: Held, quantity: number): number {
  let left = quantity
  let cost = 0
  while (left > 0) {
    const [first] = held.batches
    if (!first) break
    const taken = Math.min(left, first.quantity)
    held.last = { ...first }
    const value = shareOf(first, taken)
    cost += value
    left -= taken
    first.quantity -= taken
    first.value -= value
    held.sum = { quantity: held.sum.quantity - taken, value: held.sum.value - value }
    if (first.quantity === 0) held.batches.shift()
  }
  if (left === 0) return cost
  const expected = shareOf(held.last, left)
  held.owed = {
    quantity: held.owed.quantity + left,
    value: held.owed.value + expected,
  }
  return cost + expected
}

/** What goods cost that come in without a price. */
function presentCost(held: Held, quantity: number): number {
  return shareOf(held.sum.quantity > 0 ? held.sum : held.last, quantity)
}

/**
 * The stock of one item and its value after each posting, in the order given, by first in, first out or by the moving weighted average.
 * Quantities are whole numbers, such as thousandths of a unit, and values whole minor units. What goes out takes its share of a batch,
 * rounded, and the rest stays there; so what came in, less what went out, is always what is left. Goods that go out before they are
 * there go at the cost known last; the difference is put right by what comes in next. Sources: IAS 2, paragraphs 25 and 27.
 */
export function valuedStock(postings: readonly StockPosting[], method: CostMethod): readonly ValuedLine[] {
  const held: Held = {
    batches: [],
    sum: { quantity: 0, value: 0 },
    owed: { quantity: 0, value: 0 },
    last: { quantity: 0, value: 0 },
  }
  let stock = 0
  let worth = 0
  return postings.map(({ quantity, value }) => {
    const isIn = quantity > 0
    const received = isIn ? (value ?? presentCost(held, quantity)) : 0
    const issued = isIn ? receive(held, quantity, received, method) : issue(held, -quantity)
    stock += quantity
    worth += received - issued
    return { received, issued, stock, worth }
  })
}
