import { normalQuantile, shiftedStudentUpperTail, studentUpperQuantile } from './distributions'

/** What a test of two equal groups is planned for. */
export interface Plan {
  /** Of false alarms, as a fraction, and the chance to find the effect if it is there. */
  significance: number
  power: number
  sides: 'two' | 'one'
}

/** Above so many per group the normal curve with a term for the t-test tells the size of a t-test to a whole value. */
const fewPerGroup = 400

/** The normal quantiles of level and power, zα and zβ. */
export function quantiles({ significance, power, sides }: Plan): { alpha: number; beta: number } {
  return {
    alpha: -(normalQuantile(sides === 'two' ? significance / 2 : significance) ?? 0),
    beta: normalQuantile(power) ?? 0,
  }
}

/**
 * How many each of two groups needs for shares of `first` and `second`, not rounded: (zα √(2 p̄ q̄) + zβ √(p₁ q₁ + p₂ q₂))² ÷ (p₂ − p₁)².
 * Infinite where they are equal. Source: R's power.prop.test.
 */
export function sizeForShares(first: number, second: number, plan: Plan): number {
  const { alpha, beta } = quantiles(plan)
  const middle = (first + second) / 2
  const root =
    alpha * Math.sqrt(2 * middle * (1 - middle)) + beta * Math.sqrt(first * (1 - first) + second * (1 - second))
  return (Math.max(0, root) / (second - first)) ** 2
}

/**
 * How many each of two groups needs for means that lie `effect` standard deviations apart. Small groups are found with the t-test's own
 * power, large ones by 2 (zα + zβ)² ÷ effect² + zα² ÷ 4. Source: R's power.t.test.
 */
export function sizeForMeans(effect: number, plan: Plan): number {
  const { alpha, beta } = quantiles(plan)
  const size = Math.abs(effect)
  const near = 2 * (Math.max(0, alpha + beta) / size) ** 2 + (alpha * alpha) / 4
  if (!(near < fewPerGroup)) return near
  let count = Math.max(2, Math.floor(near) - 2)
  while (powerOfMeans(count, size, plan) < plan.power) count += 1
  return count
}

function powerOfMeans(count: number, effect: number, { significance, sides }: Plan): number {
  const degrees = 2 * count - 2
  const critical = studentUpperQuantile(sides === 'two' ? significance / 2 : significance, degrees) ?? 0
  return shiftedStudentUpperTail(critical, degrees, effect * Math.sqrt(count / 2))
}

/**
 * The effect, in standard deviations, that `count` in each group find: `sizeForMeans` turned round, small groups by the power of the t-test
 * itself. `undefined` below two. Source: R's power.t.test.
 */
export function effectForMeans(count: number, plan: Plan): number | undefined {
  if (count < 2) return undefined
  const { alpha, beta } = quantiles(plan)
  if (count >= fewPerGroup) return Math.max(0, alpha + beta) * Math.sqrt(2 / (count - (alpha * alpha) / 4))
  let high = 1
  while (powerOfMeans(count, high, plan) < plan.power) high *= 2
  let low = 0
  while (high - low > 1e-7 * high) {
    const middle = (low + high) / 2
    if (powerOfMeans(count, middle, plan) < plan.power) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The smallest rise for which `sizeOf` needs no more than `count`, between 0 and `most`; `undefined` where even that needs more. */
export function smallestRise(count: number, most: number, sizeOf: (rise: number) => number): number | undefined {
  if (!(sizeOf(most) <= count)) return undefined
  let low = 0
  let high = most
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    if (sizeOf(middle) <= count) high = middle
    else low = middle
  }
  return high
}
