import { normalUpperTail } from './distributions'

/** Steps of both integrals: the trapezoid rule over a bell reaches the digits of a double with them. */
const innerStep = 0.25
const outerSteps = 48
/** The bell is cut off where nothing of it is left. */
const reach = 8.5
const nodes = 16
const rootTwoPi = Math.sqrt(2 * Math.PI)

const lowerTails = Array.from({ length: 2 * reach * nodes + 1 }, (_, at) => normalUpperTail(reach - at / nodes))

/** Φ(z) from a table and six terms of Taylor's series, to thirteen digits. */
function below(z: number): number {
  if (z <= -reach) return 0
  if (z >= reach) return 1
  const at = Math.round((z + reach) * nodes)
  const node = at / nodes - reach
  const d = z - node
  const density = Math.exp((-node * node) / 2) / rootTwoPi
  const square = node * node
  const series =
    1 +
    d *
      (-node / 2 +
        d *
          ((square - 1) / 6 +
            d *
              ((-node * (square - 3)) / 24 +
                d * ((square * (square - 6) + 3) / 120 - (d * node * (square * (square - 10) + 15)) / 720))))
  return (lowerTails[at] ?? 0) + density * d * series
}

/** Where the largest of the values may lie, with its density and what lies below it. */
const largest = Array.from({ length: (2 * reach) / innerStep + 1 }, (_, at) => {
  const z = at * innerStep - reach
  return { z, density: Math.exp((-z * z) / 2) / rootTwoPi, up: below(z) }
})

/** The chance that the range of `means` standard normal values exceeds `width`. */
function rangeBeyond(width: number, means: number): number {
  if (width <= 0) return 1
  let sum = 0
  // Not all others lie between z − width and z.
  for (const { z, density, up } of largest)
    sum += density * (up ** (means - 1) - (up - below(z - width)) ** (means - 1))
  return Math.min(1, Math.max(0, sum * innerStep * means))
}

/**
 * The probability that the studentized range of `means` means (2 and more) with `degrees` of freedom exceeds `q` (R's
 * `ptukey(q, means, degrees, lower.tail = FALSE)`). The range of normal values is averaged over the spread of the estimated
 * standard deviation, on a logarithmic scale.
 */
export function studentizedRangeUpperTail(q: number, means: number, degrees: number): number {
  if (!(q > 0)) return 1
  // Of ln s, where degrees × s² is chi-square; highest at 0.
  const logDensity = (u: number) => degrees * (u - Math.expm1(2 * u) / 2)
  const edge = (direction: number) => {
    let far = direction / Math.sqrt(2 * degrees)
    while (logDensity(far) > -39) far *= 1.25
    return far
  }
  const [low, high] = [edge(-1), edge(1)]
  const steps = Math.ceil(outerSteps * Math.max(1, (high - low) / 4))
  const step = (high - low) / steps
  let sum = 0
  let weights = 0
  for (let at = 0; at <= steps; at += 1) {
    const u = low + at * step
    const weight = Math.exp(logDensity(u))
    weights += weight
    sum += weight * rangeBeyond(q * Math.exp(u), means)
  }
  return Math.min(1, sum / weights)
}

/** The studentized range that is exceeded with probability `tail`, above 0 and below 1 (R's `qtukey`). `undefined` outside that range. */
export function studentizedRangeUpperQuantile(tail: number, means: number, degrees: number): number | undefined {
  if (!(tail > 0 && tail < 1 && means >= 2 && degrees > 0)) return undefined
  const miss = (q: number) => Math.log(studentizedRangeUpperTail(q, means, degrees) / tail)
  let [low, high] = [0, 4]
  let [above, under] = [-Math.log(tail), miss(high)]
  while (under > 0 && high < 1e6) {
    ;[low, above, high] = [high, under, 2 * high]
    under = miss(high)
  }
  // False position on the logarithm of the tail, which is nearly straight; an end that stays counts half (the Illinois rule).
  for (let round = 0; round < 100 && high - low > 1e-12 * high; round += 1) {
    const aimed = low + ((high - low) * above) / (above - under)
    const found = miss(aimed)
    if (Math.abs(found) < 1e-11) return aimed
    if (found > 0) [low, above, under] = [aimed, found, under / 2]
    else [high, under, above] = [aimed, found, above / 2]
  }
  return (low + high) / 2
}
