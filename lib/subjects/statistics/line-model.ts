import { fisherTails, studentUpperQuantile } from './distributions'
import { deviationsOf } from './correlation'
import { pValueOfT } from './means'
import type { Interval } from './proportions'
import { exactSum } from './summary'

export interface Estimate {
  value: number
  error: number
  /** `undefined` where the line leaves nothing. */
  t: number | undefined
  p: number | undefined
}
export interface LineModel {
  count: number
  /** n less the number of coefficients. */
  degrees: number
  slope: Estimate
  /** Missing of a line through the origin. */
  intercept?: Estimate
  meanX: number
  /** Sum of squares of x about its mean; through the origin about 0. */
  along: number
  /** Sums of squares of y: explained by the line, left, and together. */
  explained: number
  left: number
  whole: number
  /** √(left ÷ degrees). */
  deviation: number
  /** Explained ÷ whole; through the origin both are about 0. `undefined` where y does not vary: there is nothing to explain. */
  fit: number | undefined
  adjusted: number | undefined
  f: number | undefined
  fP: number | undefined
  points: readonly FittedPoint[]
  /** About 2 where residuals that follow each other are independent; `undefined` where the line leaves nothing. */
  durbinWatson: number | undefined
}
export interface FittedPoint {
  x: number
  y: number
  fitted: number
  residual: number
  leverage: number
  /** How far all fitted values move when this point is left out; `undefined` where the line leaves nothing or passes through it alone. */
  cook: number | undefined
}

/** Beside the whole sum of squares this is what rounding leaves of none. */
const rounding = 1e-24

/**
 * The straight line through pairs by least squares, with an intercept or through the origin. `undefined` where x does not vary (through
 * the origin: is 0 throughout), or no degree of freedom is left. A y that is the same throughout has a slope of 0 and no R². R² of a line through the origin is uncentred, as in
 * NIST's NoInt1. Sources: R's lm, summary.lm and cooks.distance.
 */
export function lineModel(x: readonly number[], y: readonly number[], throughOrigin: boolean): LineModel | undefined {
  const count = x.length
  const coefficients = throughOrigin ? 1 : 2
  const degrees = count - coefficients
  const sums = throughOrigin ? aboutOrigin(x, y) : (deviationsOf(x, y) ?? aboutLevel(x, y))
  if (degrees < 1 || !sums) return undefined
  const { meanX, meanY, along, up: whole, across } = sums
  const slope = across / along
  const about = throughOrigin ? 0 : meanY
  const fitted = x.map((one) => about + slope * (one - meanX))
  const residuals = y.map((one, at) => one - about - slope * ((x[at] ?? 0) - meanX))
  const squares = exactSum(residuals.map((one) => one ** 2))
  const left = squares > rounding * whole ? squares : 0
  const explained = left === 0 ? whole : exactSum(fitted.map((one) => (one - about) ** 2))
  const variance = left / degrees
  const leverages = x.map((one) => (throughOrigin ? 0 : 1 / count) + (one - meanX) ** 2 / along)
  const f = left > 0 ? explained / variance : undefined
  const fit = whole === 0 ? undefined : left === 0 ? 1 : Math.max(0, 1 - left / whole)
  return {
    count,
    degrees,
    slope: estimateOf(slope, Math.sqrt(variance / along), degrees),
    ...(throughOrigin
      ? {}
      : {
          intercept: estimateOf(meanY - slope * meanX, Math.sqrt(variance * (1 / count + meanX ** 2 / along)), degrees),
        }),
    meanX,
    along,
    explained,
    left,
    whole,
    deviation: Math.sqrt(variance),
    fit,
    adjusted: fit === undefined ? undefined : 1 - ((1 - fit) * (throughOrigin ? count : count - 1)) / degrees,
    f,
    fP: f === undefined ? undefined : fisherTails(f, 1, degrees).upper,
    points: x.map((one, at) => {
      const [residual, leverage] = [left > 0 ? (residuals[at] ?? 0) : 0, leverages[at] ?? 0]
      return {
        x: one,
        y: y[at] ?? 0,
        fitted: fitted[at] ?? 0,
        residual,
        leverage,
        cook:
          left > 0 && leverage < 1 - 1e-12
            ? (residual ** 2 * leverage) / (coefficients * variance * (1 - leverage) ** 2)
            : undefined,
      }
    }),
    durbinWatson:
      left > 0 ? exactSum(residuals.slice(1).map((one, at) => (one - (residuals[at] ?? 0)) ** 2)) / left : undefined,
  }
}

/** Of a y that is the same throughout. */
function aboutLevel(x: readonly number[], y: readonly number[]) {
  const ofX = new Set(y).size === 1 ? deviationsOf(x, x) : undefined
  return ofX && { ...ofX, meanY: y[0] ?? 0, up: 0, across: 0 }
}

function aboutOrigin(x: readonly number[], y: readonly number[]) {
  const along = exactSum(x.map((one) => one ** 2))
  const up = exactSum(y.map((one) => one ** 2))
  if (!(along > 0 && up > 0)) return undefined
  return { meanX: 0, meanY: 0, along, up, across: exactSum(x.map((one, at) => one * (y[at] ?? 0))) }
}

function estimateOf(value: number, error: number, degrees: number): Estimate {
  const t = error > 0 ? value / error : undefined
  return { value, error, t, p: t === undefined ? undefined : pValueOfT(t, degrees, 'different') }
}

/** The two-sided interval of a coefficient (R's confint). */
export function coefficientInterval({ value, error }: Estimate, degrees: number, confidence: number): Interval {
  const half = (studentUpperQuantile((1 - confidence) / 2, degrees) ?? 0) * error
  return { low: value - half, high: value + half }
}

export interface Forecast {
  value: number
  /** Where the line may lie there. */
  mean: Interval
  /** Where a single further value may lie. */
  single: Interval
}

/** What the line says at x, with the interval of the line and that of one further value (R's predict.lm). */
export function forecastAt(model: LineModel, x: number, confidence: number): Forecast {
  const { slope, intercept, meanX, along, count, deviation, degrees } = model
  const value = (intercept?.value ?? 0) + slope.value * x
  const share = (intercept ? 1 / count : 0) + (x - meanX) ** 2 / along
  const t = studentUpperQuantile((1 - confidence) / 2, degrees) ?? 0
  const around = (half: number) => ({ low: value - half, high: value + half })
  return {
    value,
    mean: around(t * deviation * Math.sqrt(share)),
    single: around(t * deviation * Math.sqrt(1 + share)),
  }
}
