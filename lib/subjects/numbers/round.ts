import { product, quotient, ratio, type Ratio } from '@/lib/base/units/ratio'

/** Ways to round, each with what it does where two neighbours are equally near, or always. */
export const roundings = {
  halfAway: 'Half away from zero (commercial)',
  halfEven: 'Half to even (banker’s, IEEE 754)',
  halfUp: 'Half up (towards +∞)',
  halfDown: 'Half down (towards −∞)',
  halfToward: 'Half towards zero',
  floor: 'Always down (floor)',
  ceiling: 'Always up (ceiling)',
  truncate: 'Towards zero (truncate)',
  away: 'Away from zero',
} as const
export type RoundingWay = keyof typeof roundings

/** The larger whole neighbour is taken where the way says so; `half` is −1, 0 or 1 as the rest is below, at or above a half. */
const takesUpper: Readonly<Record<RoundingWay, (half: number, lower: bigint, isNegative: boolean) => boolean>> = {
  halfAway: (half, _, isNegative) => half > 0 || (half === 0 && !isNegative),
  halfEven: (half, lower) => half > 0 || (half === 0 && lower % 2n !== 0n),
  halfUp: (half) => half >= 0,
  halfDown: (half) => half > 0,
  halfToward: (half, _, isNegative) => half > 0 || (half === 0 && isNegative),
  floor: () => false,
  ceiling: () => true,
  truncate: (_, __, isNegative) => isNegative,
  away: (_, __, isNegative) => !isNegative,
}

/** The whole number that a value is rounded to. The ways are those of Python’s decimal, and halves to either infinity. */
export function wholeBy({ over, under }: Ratio, way: RoundingWay): bigint {
  const lower = over / under - (over % under < 0n ? 1n : 0n)
  const rest = over - lower * under
  if (rest === 0n) return lower
  const double = rest * 2n
  const half = double > under ? 1 : double < under ? -1 : 0
  return takesUpper[way](half, lower, over < 0n) ? lower + 1n : lower
}

/** The multiple of `step`, above 0, that a value is rounded to. */
export function roundedBy(value: Ratio, step: Ratio, way: RoundingWay): Ratio {
  return product(ratio(wholeBy(quotient(value, step), way)), step)
}
