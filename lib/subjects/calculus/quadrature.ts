/** A value with a bound for its error, and how often the function was asked. */
interface Quadrature {
  value: number
  error: number
  asked: number
  /** The bound was not reached, or grows where it should shrink. */
  isDoubtful: boolean
}

/*
 * Nodes from 0 to 1 and weights of the Kronrod rule with 15 points, and weights of the Gauss rule with 7 of them; solved by
 * tests/vectors/math-algebra/kronrod.py with 60 digits.
 */
const nodes = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911,
  0.4058451513773972, 0.20778495500789848, 0,
]
const kronrod = [
  0.022935322010529224, 0.06309209262997856, 0.10479001032225019, 0.14065325971552592, 0.1690047266392679,
  0.19035057806478542, 0.20443294007529889, 0.20948214108472782,
]
const gauss = [0.1294849661688697, 0.27970539148927664, 0.3818300505051189, 0.4179591836734694]

interface Piece {
  from: number
  to: number
  value: number
  error: number
}

function piece(f: (x: number) => number, from: number, to: number): Piece {
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  let [byKronrod, byGauss] = [0, 0]
  for (const [at, node] of nodes.entries()) {
    const total = node === 0 ? f(middle) : f(middle - half * node) + f(middle + half * node)
    byKronrod += (kronrod[at] ?? 0) * total
    if (at % 2 === 1) byGauss += (gauss[(at - 1) / 2] ?? 0) * total
  }
  const [value, coarse] = [byKronrod * half, byGauss * half]
  return { from, to, value, error: Math.abs(value - coarse) }
}

const [mostPieces, relative, absolute] = [400, 1e-13, 1e-15]

/**
 * Adaptive quadrature over a finite interval: the piece with the largest error is halved until the sum of errors is small. The error of a
 * piece is the difference of a Gauss rule with 7 points and its Kronrod extension with 15, which is far above the true one. Source: R.
 * Piessens and others, QUADPACK (1983).
 */
function adaptive(f: (x: number) => number, from: number, to: number): Quadrature {
  const pieces = [piece(f, from, to)]
  let asked = 15
  for (;;) {
    const value = pieces.reduce((sum, one) => sum + one.value, 0)
    const error = pieces.reduce((sum, one) => sum + one.error, 0)
    const isReached = error <= Math.max(absolute, relative * Math.abs(value))
    if (isReached || pieces.length >= mostPieces || !Number.isFinite(value))
      return { value, error, asked, isDoubtful: !isReached && !(error <= 1e-8 * Math.max(1e-3, Math.abs(value))) }
    const worst = pieces.reduce((most, one, at) => (one.error > (pieces[most]?.error ?? 0) ? at : most), 0)
    const split = pieces[worst]
    if (!split || Math.abs(split.to - split.from) < 1e-14 * (Math.abs(split.from) + Math.abs(split.to)))
      return { value, error, asked, isDoubtful: error > 1e-8 * Math.max(1e-3, Math.abs(value)) }
    const middle = (split.from + split.to) / 2
    pieces.splice(worst, 1, piece(f, split.from, middle), piece(f, middle, split.to))
    asked += 30
  }
}

const [farthest, mostLevels] = [6.6, 11]

/**
 * The tanh-sinh rule, for functions that grow without end or have a vertical tangent at an end. `f` is told the place and its distances
 * from both ends, which keep their digits near them. Each level halves the step; the error is the change from the level before. Source:
 * H. Takahasi and M. Mori, Double exponential formulas for numerical integration (1974).
 */
function doubleExponential(f: (x: number) => number, from: number, to: number): Quadrature {
  const half = (to - from) / 2
  const middle = (to + from) / 2
  let asked = 0
  const term = (t: number): number => {
    const inner = (Math.PI / 2) * Math.sinh(t)
    const weight = ((Math.PI / 2) * Math.cosh(t)) / Math.cosh(inner) ** 2
    // Its distance from the nearer end, without cancelling.
    const gap = half / (Math.exp(Math.abs(inner)) * Math.cosh(inner))
    const x = t === 0 ? middle : t < 0 ? from + gap : to - gap
    if (weight < 1e-300 || x <= Math.min(from, to) || x >= Math.max(from, to)) return 0
    asked += 1
    const value = f(x)
    return Number.isFinite(value) ? value * weight : 0
  }
  let step = 1
  let sum = term(0)
  for (let t = step; t <= farthest; t += step) sum += term(t) + term(-t)
  let value = sum * step * half
  let error = Math.abs(value)
  for (let level = 1; level < mostLevels; level += 1) {
    step /= 2
    for (let t = step; t <= farthest; t += 2 * step) sum += term(t) + term(-t)
    const next = sum * step * half
    error = Math.abs(next - value)
    value = next
    if (level > 3 && error <= 1e-13 * Math.abs(value)) break
  }
  error += lostAt(f, from, half) + lostAt(f, to, -half)
  return { value, error, asked, isDoubtful: !(error <= 1e-6 * Math.max(1e-3, Math.abs(value))) }
}

/** What lies nearer to an end than doubles can tell places apart. */
function lostAt(f: (x: number) => number, end: number, inward: number): number {
  const gap = Math.abs(end) * 2 ** -52
  if (gap === 0) return 0
  const near = f(end + Math.sign(inward) * gap)
  return Number.isFinite(near) ? 2 * Math.abs(near) * gap : 0
}

/** What became of an integral. */
export type Integrated = Quadrature & { way: 'Gauss-Kronrod' | 'tanh-sinh' }

/** An interval with an end at infinity as one from 0 to 1 or −1 to 1. */
function overFinite(
  f: (x: number) => number,
  from: number,
  to: number,
): readonly [(t: number) => number, number, number] {
  if (Number.isFinite(from) && Number.isFinite(to)) return [f, from, to]
  if (Number.isFinite(from)) return [(t) => f(from + t / (1 - t)) / (1 - t) ** 2, 0, 1]
  if (Number.isFinite(to)) return [(t) => f(to - t / (1 - t)) / (1 - t) ** 2, 0, 1]
  return [(t) => (f(t / (1 - t * t)) * (1 + t * t)) / (1 - t * t) ** 2, -1, 1]
}

/** The integral from the lower to the upper limit, either of which may be infinite; places are breaks inside, where it is split. */
export function integrated(
  f: (x: number) => number,
  from: number,
  to: number,
  breaks: readonly number[] = [],
): Integrated {
  if (from === to) return { value: 0, error: 0, asked: 0, isDoubtful: false, way: 'Gauss-Kronrod' }
  if (from > to) {
    const turned = integrated(f, to, from, breaks)
    return { ...turned, value: 0 - turned.value }
  }
  const stops = [from, ...breaks.filter((place) => place > from && place < to).toSorted((a, b) => a - b), to]
  const parts = stops.slice(1).map((end, at) => overOne(f, stops[at] ?? from, end))
  return {
    value: parts.reduce((sum, { value }) => sum + value, 0),
    error: parts.reduce((sum, { error }) => sum + error, 0),
    asked: parts.reduce((sum, { asked }) => sum + asked, 0),
    isDoubtful: parts.some(({ isDoubtful }) => isDoubtful),
    way: parts.some(({ way }) => way === 'tanh-sinh') ? 'tanh-sinh' : 'Gauss-Kronrod',
  }
}

function overOne(f: (x: number) => number, from: number, to: number): Integrated {
  const [g, low, high] = overFinite(f, from, to)
  const byKronrod = adaptive(g, low, high)
  if (
    !byKronrod.isDoubtful &&
    byKronrod.error <= 1e-11 * Math.max(1e-3, Math.abs(byKronrod.value)) &&
    Number.isFinite(byKronrod.value)
  )
    return { ...byKronrod, way: 'Gauss-Kronrod' }
  const other = doubleExponential(g, low, high)
  const isBetter = !Number.isFinite(byKronrod.value) || !other.isDoubtful || other.error < byKronrod.error
  return isBetter ? { ...other, way: 'tanh-sinh' } : { ...byKronrod, way: 'Gauss-Kronrod' }
}

/** The trapezoid rule with so many strips. */
export function trapezoid(f: (x: number) => number, from: number, to: number, strips: number): number {
  const step = (to - from) / strips
  let sum = (f(from) + f(to)) / 2
  for (let at = 1; at < strips; at += 1) sum += f(from + at * step)
  return sum * step
}

/** Simpson’s rule with an even number of strips. */
export function simpson(f: (x: number) => number, from: number, to: number, strips: number): number {
  const step = (to - from) / strips
  let sum = f(from) + f(to)
  for (let at = 1; at < strips; at += 1) sum += (at % 2 === 0 ? 2 : 4) * f(from + at * step)
  return (sum * step) / 3
}
