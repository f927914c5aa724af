import { nearestWhole, ratio, type Ratio } from '@/lib/base/units/ratio'

/** The largest whole number that is not above the value. */
function floorOf({ over, under }: Ratio): bigint {
  const cut = over / under
  return over < 0n && cut * under !== over ? cut - 1n : cut
}

/** 1 where the first fraction is larger, −1 where it is smaller, 0 where they are the same. */
function compared(one: Ratio, other: Ratio): number {
  const difference = one.over * other.under - other.over * one.under
  return difference > 0n ? 1 : difference < 0n ? -1 : 0
}

/**
 * Whole parts that add up to `total`, each as near to its exact quota as that allows: every quota is cut down to a whole number, and
 * what is left goes, one each, to those that lost most by it, the earlier one first among equals. Quotas may have either sign.
 * `allocate` in lib/base/money does the same for weights in binary numbers; here nothing is rounded before the end.
 */
export function wholeShares(total: bigint, quotas: readonly Ratio[]): bigint[] {
  const shares = quotas.map((quota, at) => {
    const whole = floorOf(quota)
    return { at, whole, lost: ratio(quota.over - whole * quota.under, quota.under) }
  })
  let left = total - shares.reduce((sum, { whole }) => sum + whole, 0n)
  const order = [...shares].sort((one, other) => compared(other.lost, one.lost) || one.at - other.at)
  // Less is left than was cut off where the taxes taken out of a price were rounded up: then those give that lost least.
  const turn = left < 0n ? order.reverse() : order
  const step = left < 0n ? -1n : 1n
  while (left !== 0n && turn.length > 0)
    for (const share of turn) {
      if (left === 0n) break
      share.whole += step
      left -= step
    }
  return shares.map(({ whole }) => whole)
}

/** Parts of a whole number in proportion to weights of either sign, whose sum is not 0. */
export function inProportion(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((all, weight) => all + weight, 0n)
  return wholeShares(
    total,
    weights.map((weight) => ratio(total * weight, sum)),
  )
}

/** A share of a whole number, halves away from zero. */
export function percentOf(base: bigint, percent: Ratio): bigint {
  return nearestWhole(ratio(base * percent.over, percent.under * 100n))
}
