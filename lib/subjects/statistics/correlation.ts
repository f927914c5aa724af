import { normalUpperTail, studentUpperTail } from './distributions'
import type { Alternative, Interval } from './proportions'
import { criticalZ } from './proportions'
import { exactSum, meanOf } from './summary'

/** How a p-value was found: from all orders there are, or from a curve. */
export type PFrom = 'every order' | 'Student’s t' | 'the normal curve'
export interface Coefficient {
  value: number
  /** t of Pearson and Spearman, z of Kendall; `undefined` at ±1 and where every order was counted. */
  statistic: number | undefined
  p: number | undefined
  from: PFrom | undefined
}
export interface Deviations {
  count: number
  meanX: number
  meanY: number
  /** Sums of squares and products of the deviations from the means. */
  along: number
  up: number
  across: number
}

/** Up to so many pairs without ties Spearman's p counts every order, as R's cor.test does. */
const mostOrders = 9
/** Below so many pairs without ties Kendall's p counts every order, as R's cor.test does. */
const mostInversions = 50
/** What is left of 1 − r² by rounding where all points lie on a line. */
const rounding = 1e-14

/** Means and sums of deviations of pairs; `undefined` with fewer than two or where one side does not vary. */
export function deviationsOf(x: readonly number[], y: readonly number[]): Deviations | undefined {
  const count = x.length
  if (count < 2) return undefined
  const [meanX, meanY] = [meanOf(x), meanOf(y)]
  const [fromX, fromY] = [x.map((one) => one - meanX), y.map((one) => one - meanY)]
  const along = exactSum(fromX.map((one) => one ** 2))
  const up = exactSum(fromY.map((one) => one ** 2))
  if (!varies(along, x) || !varies(up, y)) return undefined
  return { count, meanX, meanY, along, up, across: exactSum(fromX.map((one, at) => one * (fromY[at] ?? 0))) }
}

function varies(squares: number, values: readonly number[]): boolean {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return squares > values.length * (1e-14 * largest) ** 2
}

/** Pearson's r, from −1 to 1. */
export function pearson({ along, up, across }: Deviations): number {
  const r = across / (Math.sqrt(along) * Math.sqrt(up))
  return 1 - r * r <= rounding ? Math.sign(r) : r
}

/** The test that a correlation is 0 by Student's t with n − 2 degrees of freedom (R's cor.test). */
export function pearsonTest(r: number, count: number, alternative: Alternative): Coefficient {
  return byStudent(r, count, alternative)
}

function byStudent(value: number, count: number, alternative: Alternative): Coefficient {
  if (count < 3 || Math.abs(value) >= 1) return { value, statistic: undefined, p: undefined, from: undefined }
  const statistic = value * Math.sqrt((count - 2) / (1 - value * value))
  const p =
    alternative === 'different'
      ? 2 * studentUpperTail(Math.abs(statistic), count - 2)
      : studentUpperTail(alternative === 'higher' ? statistic : -statistic, count - 2)
  return { value, statistic, p, from: 'Student’s t' }
}

/**
 * The interval of a correlation on Fisher's scale, artanh r ± z ÷ √(n − 3). `undefined` with fewer than four pairs, at ±1, or where the
 * alternative leaves that end open. Source: R's cor.test.
 */
export function fisherInterval(
  r: number,
  count: number,
  confidence: number,
  alternative: Alternative,
): Partial<Interval> {
  const z = criticalZ(alternative === 'different' ? confidence : 2 * confidence - 1)
  if (count < 4 || Math.abs(r) >= 1 || z === undefined) return {}
  const half = z / Math.sqrt(count - 3)
  const middle = Math.atanh(r)
  return {
    ...(alternative === 'lower' ? {} : { low: Math.tanh(middle - half) }),
    ...(alternative === 'higher' ? {} : { high: Math.tanh(middle + half) }),
  }
}

/** Ranks from 1, equal values sharing the mean of theirs. */
export function midRanks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).sort((one, other) => one.value - other.value)
  const ranks: number[] = values.map(() => 0)
  for (let start = 0; start < order.length;) {
    let end = start
    while (order[end + 1]?.value === order[start]?.value) end += 1
    for (let place = start; place <= end; place += 1) ranks[order[place]?.at ?? 0] = (start + end) / 2 + 1
    start = end + 1
  }
  return ranks
}

/**
 * Spearman's rho, Pearson's r of the ranks. Its p counts every order for up to nine pairs without ties, else it is that of Student's t
 * (R's cor.test, there `exact = FALSE`).
 */
export function spearman(x: readonly number[], y: readonly number[], alternative: Alternative): Coefficient {
  const [ranksX, ranksY] = [midRanks(x), midRanks(y)]
  const deviations = deviationsOf(ranksX, ranksY)
  const value = deviations ? pearson(deviations) : 0
  const count = x.length
  if (count > mostOrders || count < 2 || tiesOf(x).length + tiesOf(y).length > 0)
    return byStudent(value, count, alternative)
  const squares = ranksX.reduce((sum, rank, at) => sum + (rank - (ranksY[at] ?? 0)) ** 2, 0)
  const chances = rankDistances(count)
  const atMost = sumWhere(chances, (distance) => distance <= squares)
  const atLeast = sumWhere(chances, (distance) => distance >= squares)
  return { value, statistic: undefined, p: tailOf(atMost, atLeast, alternative), from: 'every order' }
}

/** `higher` is what a high coefficient makes likely, `lower` the other tail. */
function tailOf(higher: number, lower: number, alternative: Alternative): number {
  if (alternative === 'different') return Math.min(1, 2 * Math.min(higher, lower))
  return alternative === 'higher' ? higher : lower
}

function sumWhere(chances: ReadonlyMap<number, number>, is: (key: number) => boolean): number {
  let sum = 0
  for (const [key, chance] of chances) if (is(key)) sum += chance
  return sum
}

const distancesOf = new Map<number, ReadonlyMap<number, number>>()

/** The chance of each sum of squared differences between 1 … n and an order of them, all orders alike. */
function rankDistances(count: number): ReadonlyMap<number, number> {
  const known = distancesOf.get(count)
  if (known) return known
  // Orders are taken by the set of ranks that the first places have used up.
  let states = new Map<number, Map<number, number>>([[0, new Map([[0, 1]])]])
  for (let place = 0; place < count; place += 1) {
    const next = new Map<number, Map<number, number>>()
    for (const [used, sums] of states)
      for (let rank = 0; rank < count; rank += 1) {
        if (used & (1 << rank)) continue
        const into = next.get(used | (1 << rank)) ?? new Map<number, number>()
        for (const [sum, chance] of sums) {
          const distance = sum + (rank - place) ** 2
          into.set(distance, (into.get(distance) ?? 0) + chance / (count - place))
        }
        next.set(used | (1 << rank), into)
      }
    states = next
  }
  const found = states.get((1 << count) - 1) ?? new Map<number, number>()
  distancesOf.set(count, found)
  return found
}

/** The sizes of groups of equal values, of two and more. */
function tiesOf(values: readonly number[]): number[] {
  const times = new Map<number, number>()
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1)
  return [...times.values()].filter((size) => size > 1)
}

/**
 * Kendall's tau-b. Its p counts every order below fifty pairs without ties, else it is that of the normal curve with the variance
 * corrected for ties. Source: R's cor.test.
 */
export function kendall(x: readonly number[], y: readonly number[], alternative: Alternative): Coefficient {
  const count = x.length
  const pairs = (size: number) => (size * (size - 1)) / 2
  const order = x.map((one, at) => [one, y[at] ?? 0] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const [tiesX, tiesY] = [tiesOf(x), tiesOf(y)]
  const both = sizesOfRuns(order)
  const sum = (sizes: readonly number[], of: (size: number) => number) =>
    sizes.reduce((total, size) => total + of(size), 0)
  const swaps = inversions(order.map(([, down]) => down))
  const score = pairs(count) - sum(tiesX, pairs) - sum(tiesY, pairs) + sum(both, pairs) - 2 * swaps
  const value = score / Math.sqrt((pairs(count) - sum(tiesX, pairs)) * (pairs(count) - sum(tiesY, pairs)))
  const isTied = tiesX.length + tiesY.length > 0
  if (!isTied && count < mostInversions) {
    const chances = inversionChances(count)
    const discordant = (pairs(count) - score) / 2
    const fewer = chances.slice(0, discordant + 1).reduce((total, one) => total + one, 0)
    const more = chances.slice(discordant).reduce((total, one) => total + one, 0)
    return { value, statistic: undefined, p: tailOf(fewer, more, alternative), from: 'every order' }
  }
  const weight = (size: number) => size * (size - 1) * (2 * size + 5)
  const thirds = (size: number) => size * (size - 1) * (size - 2)
  const variance =
    (weight(count) - sum(tiesX, weight) - sum(tiesY, weight)) / 18 +
    (2 * sum(tiesX, pairs) * sum(tiesY, pairs)) / (count * (count - 1)) +
    (count > 2 ? (sum(tiesX, thirds) * sum(tiesY, thirds)) / (9 * thirds(count)) : 0)
  const statistic = score / Math.sqrt(variance)
  const p =
    alternative === 'different'
      ? 2 * normalUpperTail(Math.abs(statistic))
      : normalUpperTail(alternative === 'higher' ? statistic : -statistic)
  return { value, statistic, p: Math.min(1, p), from: 'the normal curve' }
}

function sizesOfRuns(order: readonly (readonly [number, number])[]): number[] {
  const sizes: number[] = []
  let size = 0
  order.forEach(([x, y], at) => {
    const before = order[at - 1]
    if (before && before[0] === x && before[1] === y) size += 1
    else {
      sizes.push(size)
      size = 1
    }
  })
  return [...sizes, size]
}

/** How many pairs stand the wrong way round; equal ones do not. By merging sorted halves. */
function inversions(values: readonly number[]): number {
  let from = [...values]
  let swaps = 0
  for (let width = 1; width < from.length; width *= 2) {
    const into: number[] = []
    for (let start = 0; start < from.length; start += 2 * width) {
      let [left, right] = [start, start + width]
      const [middle, end] = [Math.min(start + width, from.length), Math.min(start + 2 * width, from.length)]
      while (left < middle || right < end) {
        const [one, other] = [from[left] ?? 0, from[right] ?? 0]
        if (right >= end || (left < middle && one <= other)) {
          into.push(one)
          left += 1
        } else {
          into.push(other)
          right += 1
          swaps += middle - left
        }
      }
    }
    from = into
  }
  return swaps
}

/** The chance of 0, 1, 2 … inversions among n, all orders alike. */
function inversionChances(count: number): number[] {
  let chances = [1]
  for (let size = 2; size <= count; size += 1) {
    const longer = Array.from({ length: chances.length + size - 1 }, () => 0)
    let running = 0
    for (let at = 0; at < longer.length; at += 1) {
      running += chances[at] ?? 0
      if (at >= size) running -= chances[at - size] ?? 0
      longer[at] = Math.max(0, running / size)
    }
    chances = longer
  }
  return chances
}

/**
 * How much of what a straight line leaves a parabola takes up, from 0 to 1. `undefined` with fewer than six pairs, fewer than three
 * different x, or where the line leaves nothing.
 */
export function bendOf(x: readonly number[], y: readonly number[], deviations: Deviations): number | undefined {
  const { count, meanX, meanY, along, up, across } = deviations
  if (count < 6) return undefined
  const slope = across / along
  const squares = x.map((one) => (one - meanX) ** 2)
  const meanSquare = meanOf(squares)
  const lean = exactSum(squares.map((one, at) => (one - meanSquare) * ((x[at] ?? 0) - meanX))) / along
  const bent = squares.map((one, at) => one - meanSquare - lean * ((x[at] ?? 0) - meanX))
  const left = y.map((one, at) => one - meanY - slope * ((x[at] ?? 0) - meanX))
  const whole = exactSum(bent.map((one) => one ** 2))
  const rest = exactSum(left.map((one) => one ** 2))
  const scale = exactSum(squares.map((one) => one ** 2))
  if (!(whole > 1e-12 * scale) || !(rest > rounding * up)) return undefined
  return Math.min(1, exactSum(bent.map((one, at) => one * (left[at] ?? 0))) ** 2 / (whole * rest))
}
