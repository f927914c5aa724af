import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

/** Whole packs that hold `needed`, each holding `each` of the same unit; none where nothing is needed. */
export function packsFor(needed: number, each: number): number {
  return needed > 0 ? Math.max(1, wholeUnits(needed / each)) : 0
}

/** What `packs` cost, in whole minor units; undefined without a price. */
export function packCost(packs: number, price: number | undefined, minorDigits: number): number | undefined {
  const minor = price === undefined ? undefined : toMinor(packs * price, minorDigits)
  return minor === undefined ? undefined : fromMinor(minor, minorDigits)
}

/** The costs that are known added up in minor units; undefined where none is. */
export function sumOfCosts(costs: readonly (number | undefined)[], minorDigits: number): number | undefined {
  const known = costs.filter((cost) => cost !== undefined)
  if (known.length === 0) return undefined
  const minor = known.reduce((sum, cost) => sum + (toMinor(cost, minorDigits) ?? 0), 0)
  return fromMinor(minor, minorDigits)
}
