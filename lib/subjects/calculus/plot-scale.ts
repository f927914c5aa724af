/** One axis of a plot: what lies at its ends, and whether equal steps multiply. */
export interface PlotScale {
  from: number
  to: number
  isLog: boolean
}

/** What is drawn: both axes. */
export interface PlotWindow {
  x: PlotScale
  y: PlotScale
}

/** A point as a part of the window: 0 at its left or lower edge, 1 at the other; beyond them outside. */
export type Share = readonly [across: number, up: number]

export const warped = (value: number, isLog: boolean) => (isLog ? Math.log10(value) : value)
export const unwarped = (value: number, isLog: boolean) => (isLog ? 10 ** value : value)

/** Where a value lies on an axis; NaN for what a log axis cannot show, which is 0 and below. */
export function shareOf(value: number, { from, to, isLog }: PlotScale): number {
  if (!isLog) return (value - from) / (to - from)
  return value > 0 ? Math.log10(value / from) / Math.log10(to / from) : Number.NaN
}

export function valueAt(share: number, { from, to, isLog }: PlotScale): number {
  return isLog ? from * (to / from) ** share : from + (to - from) * share
}

/** Steps of 1, 2 or 5 times a power of ten, about so many in the span. */
function evenTicks(from: number, to: number, many: number): number[] {
  const rough = (to - from) / many
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough * (1 - 1e-9)) ?? rough
  const first = Math.ceil(from / step - 1e-9)
  const last = Math.floor(to / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

/** Powers of ten, all or every so many, and what lies between them where there is room. */
function logTicks(from: number, to: number, many: number): number[] {
  const [low, high] = [Math.log10(from), Math.log10(to)]
  if (high - low < 1) return evenTicks(from, to, many)
  const [first, last] = [Math.ceil(low - 1e-9), Math.floor(high + 1e-9)]
  const factors = (high - low) * 3 <= many ? [1, 2, 5] : [1]
  const stride = Math.max(1, Math.ceil((last - first + 1) / many))
  const powers = Array.from({ length: last - first + 2 }, (_, at) => first - 1 + at)
  return powers
    .filter((power) => (power - first) % stride === 0)
    .flatMap((power) => factors.map((factor) => Number((factor * 10 ** power).toPrecision(12))))
    .filter((value) => value >= from * (1 - 1e-9) && value <= to * (1 + 1e-9))
}

/** Round numbers along an axis, about so many. */
export function ticksOf({ from, to, isLog }: PlotScale, many = 8): number[] {
  return isLog ? logTicks(from, to, many) : evenTicks(from, to, many)
}
