/** A class of a histogram: from its lower edge to below its upper one, the last class with its edge. */
export interface Class {
  from: number
  to: number
  count: number
}

const mostClasses = 22

/**
 * Classes of equal, round width for values in order: about as many as the rule of Freedman and Diaconis asks for, or Sturges' where the
 * middle half of the values does not spread. One class where all are equal.
 * Source: D. Freedman, P. Diaconis, Zeitschrift für Wahrscheinlichkeitstheorie 57 (1981); H. Sturges, JASA 21 (1926).
 */
export function classesOf(sorted: readonly number[], middleHalf: number): Class[] {
  const low = sorted[0] ?? 0
  const high = sorted.at(-1) ?? low
  const count = sorted.length
  if (!(high > low)) return [{ from: low, to: high, count }]
  const byHalf = (2 * middleHalf) / Math.cbrt(count)
  const sturges = (high - low) / Math.ceil(Math.log2(count) + 1)
  const width = roundWidth(Math.max(byHalf > 0 ? byHalf : sturges, (high - low) / mostClasses))
  const start = Math.floor(low / width + 1e-9)
  const end = Math.max(start + 1, Math.ceil(high / width - 1e-9))
  const classes = Array.from({ length: end - start }, (_, at) => ({
    from: edge(start + at, width),
    to: edge(start + at + 1, width),
    count: 0,
  }))
  for (const value of sorted) {
    const at = Math.min(classes.length - 1, Math.max(0, Math.floor(value / width - start + 1e-9)))
    const own = classes[at]
    if (own) own.count += 1
  }
  return classes
}

/** The nearest of 1, 2, 2.5 and 5 times a power of ten. */
function roundWidth(width: number): number {
  const power = 10 ** Math.floor(Math.log10(width))
  const off = (step: number) => Math.abs(Math.log((step * power) / width))
  return power * [1, 2, 2.5, 5, 10].reduce((best, step) => (off(step) < off(best) ? step : best))
}

function edge(times: number, width: number): number {
  return Number((times * width).toPrecision(12))
}
