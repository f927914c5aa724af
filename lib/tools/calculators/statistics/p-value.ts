import { choice, defineCalculator, integer, number, percent, problem } from '@/lib/kits/calculator'
import {
  chiSquareDensity,
  chiSquareLowerTail,
  chiSquareQuantile,
  chiSquareUpperTail,
  curvePicture,
  fisherDensity,
  fisherTails,
  fisherUpperQuantile,
  normalDensity,
  normalQuantile,
  normalUpperTail,
  scientificText,
  studentDensity,
  studentUpperQuantile,
  studentUpperTail,
} from '@/lib/engines/distributions'
import type { Show } from '@/lib/base/format/show'

const mostDegrees = 1e6
/** A tail is never 0; smaller ones are told in powers of ten. */
const smallest = 1e-7
const signed = ['z', 't', 'r'] as const
const squared = ['chi', 'f'] as const

export default defineCalculator({
  inputs: {
    kind: choice('Statistic', {
      options: { z: 'z', t: 'Student’s t', chi: 'Chi-square', f: 'F', r: 'Correlation r' },
      initial: 'z',
      as: 'menu',
    }),
    value: number('Its value', { initial: 1.96, min: -1e6, max: 1e6, shownWhen: { field: 'kind', is: ['z', 't'] } }),
    square: number('Its value', { initial: 5.99, min: 0, max: 1e6, shownWhen: { field: 'kind', is: squared } }),
    correlation: number('r', { initial: 0.45, min: -1, max: 1, shownWhen: { field: 'kind', is: 'r' } }),
    pairs: integer('Number of pairs', { initial: 30, min: 3, max: 1e6, shownWhen: { field: 'kind', is: 'r' } }),
    degrees: number('Degrees of freedom', {
      initial: 10,
      min: 0.1,
      max: mostDegrees,
      shownWhen: { field: 'kind', is: ['t', 'chi', 'f'] },
      help: 'Fractions are allowed, as Welch’s test gives them. Of F: the upper ones.',
    }),
    second: number('Degrees of freedom of the denominator', {
      initial: 20,
      min: 0.1,
      max: mostDegrees,
      shownWhen: { field: 'kind', is: 'f' },
    }),
    side: choice('Tail', {
      options: { both: 'Both', right: 'Right', left: 'Left' },
      initial: 'both',
      shownWhen: { field: 'kind', is: signed },
    }),
    sideOfSquare: choice('Tail', {
      options: { right: 'Right', left: 'Left', both: 'Both' },
      initial: 'right',
      shownWhen: { field: 'kind', is: squared },
      refines: true,
      help: 'Tests of fit, of a table and of variances in ANOVA look at the right one; whether a variance, or a ratio of two, is another than supposed asks for both.',
    }),
    alpha: percent('Significance level', {
      initial: 0.05,
      min: 0.0001,
      max: 0.5,
      refines: true,
      slider: { from: 0.01, to: 0.1, step: 0.005 },
    }),
  },
  outputs: {
    p: { kind: 'number', label: 'p-value', decimals: 7, smallest },
    verdict: { kind: 'verdict', label: 'Decision' },
    scientific: { kind: 'text', label: 'In powers of ten', optional: true },
    critical: {
      kind: 'number',
      label: 'Critical value at the level',
      decimals: 4,
      help: 'Of the statistic itself; of r, of its t.',
    },
    criticalLow: { kind: 'number', label: 'Critical value on the left', decimals: 4, optional: true },
    t: { kind: 'number', label: 't of the correlation', decimals: 5, optional: true },
    curve: { kind: 'diagram', label: 'The statistic and its curve' },
    right: { kind: 'number', label: 'Right tail', decimals: 7, smallest, section: 'Every tail' },
    left: { kind: 'number', label: 'Left tail', decimals: 7, smallest, section: 'Every tail' },
    both: { kind: 'number', label: 'Both tails', decimals: 7, smallest, section: 'Every tail' },
  },
  formula:
    'p = P(a statistic at least as far out, if there is nothing to find): twice the smaller tail for both, P(X ≥ value) right, P(X ≤ value) left; of r: t = r × √((n − 2) ÷ (1 − r²))',
  limits: [
    'A p-value is not the chance that the null hypothesis is true.',
    'It says nothing about how large an effect is.',
    'The test of r takes both variables to be normal; with r of ±1 all points lie on a line and no test is left.',
    'Degrees of freedom reach from 0.1 to a million.',
  ],
  sources: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7: Tables for Probability Distributions',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda367.htm',
    },
    {
      title: 'NIST Digital Library of Mathematical Functions, 8.9 and 8.17: Incomplete gamma and beta functions',
      href: 'https://dlmf.nist.gov/8.17',
    },
    {
      title: 'R. Wasserstein, N. Lazar: The ASA’s Statement on p-Values (The American Statistician 70, 2016)',
      href: 'https://doi.org/10.1080/00031305.2016.1154108',
    },
  ],

  compute(values, { show }) {
    const { kind, alpha } = values
    const isSquare = kind === 'chi' || kind === 'f'
    const side = isSquare ? values.sideOfSquare : values.side
    const statistic = isSquare ? values.square : kind === 'r' ? tOf(values.correlation, values.pairs) : values.value
    if (!Number.isFinite(statistic))
      return problem(
        'correlation',
        'must be between −1 and 1: at the ends all points lie on a line, p is 0 and there is nothing to test',
      )
    const { right, left } = tailsOf(values, statistic)
    const both = Math.min(1, 2 * Math.min(right, left))
    const p = { right, left, both }[side]
    return {
      p,
      verdict:
        p <= alpha
          ? {
              is: 'good' as const,
              says: `p is at most ${show.percent(alpha)}: significant. If there were nothing to find, a statistic this far out would come up in ${oftenText(p, show)}.`,
            }
          : {
              is: 'fair' as const,
              says: `p is above ${show.percent(alpha)}: not significant. If there were nothing to find, a statistic this far out would come up in ${oftenText(p, show)}.`,
            },
      scientific: p < 1e-4 ? scientificText(p, show) : undefined,
      critical: criticalOf(values, side),
      criticalLow: isSquare && side === 'both' ? lowerCritical(values) : undefined,
      t: kind === 'r' ? statistic : undefined,
      curve: pictureOf(values, statistic, side, show),
      right,
      left,
      both,
    }
  },

  steps({ kind, side, sideOfSquare }, { p }) {
    const isBoth = (kind === 'chi' || kind === 'f' ? sideOfSquare : side) === 'both'
    return [
      ...(kind === 'r' ? [{ gives: 't', is: '{correlation} × √(({pairs} − 2) ÷ (1 − {correlation}²))' } as const] : []),
      {
        finds: 'p-value',
        gives: { kind: 'number', value: p, decimals: 7, smallest },
        ...(isBoth ? { is: 'min(1, 2 × min({right}, {left}))' } : { says: 'The area of the filled tail' }),
      },
    ]
  },

  examples: [
    {
      name: 'A z of 1.96',
      given: { kind: 'z', value: 1.96, side: 'both', alpha: 0.05 },
      expect: { p: 0.0499958, verdict: 'good', critical: 1.96 },
    },
    {
      name: 'A table with chi-square 5.99',
      given: { kind: 'chi', square: 5.99, degrees: 2, sideOfSquare: 'right', alpha: 0.05 },
      expect: { p: 0.0500366, verdict: 'fair', critical: 5.9915 },
    },
    {
      name: 'A correlation of 0.45',
      given: { kind: 'r', correlation: 0.45, pairs: 30, side: 'both', alpha: 0.05 },
      expect: { t: 2.66641, p: 0.0125911 },
    },
  ],
})

interface Entered {
  kind: 'z' | 't' | 'chi' | 'f' | 'r'
  degrees: number
  second: number
  pairs: number
  alpha: number
}
type Side = 'both' | 'right' | 'left'

function tOf(correlation: number, pairs: number): number {
  return correlation * Math.sqrt((pairs - 2) / ((1 - correlation) * (1 + correlation)))
}

function tDegrees({ kind, degrees, pairs }: Entered): number {
  return kind === 'r' ? pairs - 2 : degrees
}

function tailsOf(entered: Entered, x: number): { right: number; left: number } {
  const { kind, degrees, second } = entered
  if (kind === 'z') return { right: normalUpperTail(x), left: normalUpperTail(-x) }
  if (kind === 'chi')
    return x === 0
      ? { right: 1, left: 0 }
      : { right: chiSquareUpperTail(x, degrees), left: chiSquareLowerTail(x, degrees) }
  if (kind === 'f') {
    const { lower, upper } = fisherTails(x, degrees, second)
    return { right: upper, left: lower }
  }
  if (x === 0) return { right: 0.5, left: 0.5 }
  return { right: studentUpperTail(x, tDegrees(entered)), left: studentUpperTail(-x, tDegrees(entered)) }
}

function criticalOf(entered: Entered, side: Side): number {
  const { kind, degrees, second, alpha } = entered
  const tail = side === 'both' ? alpha / 2 : alpha
  if (kind === 'chi') return chiSquareQuantile(side === 'left' ? alpha : 1 - tail, degrees) ?? 0
  if (kind === 'f') return fisherUpperQuantile(side === 'left' ? 1 - alpha : tail, degrees, second) ?? 0
  if (tail >= 0.5) return 0
  const size = kind === 'z' ? -(normalQuantile(tail) ?? 0) : (studentUpperQuantile(tail, tDegrees(entered)) ?? 0)
  return side === 'left' ? -size : size
}

/** Of chi-square and F, which are not symmetrical: half of the level lies below it. */
function lowerCritical({ kind, degrees, second, alpha }: Entered): number {
  return (
    (kind === 'chi' ? chiSquareQuantile(alpha / 2, degrees) : fisherUpperQuantile(1 - alpha / 2, degrees, second)) ?? 0
  )
}

function oftenText(p: number, show: Show): string {
  if (p < 1e-9) return 'fewer than one of a billion samples'
  return p < 0.001 ? `about 1 of ${show.number(1 / p, 0)} samples` : `${show.percent(p)} of samples`
}

function pictureOf(entered: Entered, x: number, side: Side, show: Show) {
  const { kind, degrees, second } = entered
  const isSquare = kind === 'chi' || kind === 'f'
  const critical = criticalOf(entered, side)
  const reach = isSquare
    ? Math.max(Math.min(x * 1.2, critical * 4), critical * 1.6, kind === 'chi' ? degrees * 2 : 2)
    : Math.max(4, Math.min(12, Math.abs(x) * 1.15), Math.min(Math.abs(critical) * 1.3, 40))
  const density =
    kind === 'z'
      ? normalDensity
      : kind === 'chi'
        ? (at: number) => chiSquareDensity(at, degrees)
        : kind === 'f'
          ? (at: number) => fisherDensity(at, degrees, second)
          : (at: number) => studentDensity(at, tDegrees(entered))
  const from = isSquare ? reach / 1000 : -reach
  const far = Math.abs(x)
  const { right, left } = tailsOf(entered, x)
  const shaded =
    side === 'right' || (isSquare && side === 'both' && right <= left)
      ? [[x, Infinity] as const]
      : side === 'left' || isSquare
        ? [[-Infinity, x] as const]
        : [[-Infinity, -far] as const, [far, Infinity] as const]
  const ticks = isSquare
    ? side === 'both'
      ? [lowerCritical(entered), critical]
      : [critical]
    : side === 'both'
      ? [-critical, 0, critical]
      : [0, critical]
  return curvePicture({
    title: 'Curve of the statistic with the p-value filled and the critical value below the axis',
    density,
    from,
    to: reach,
    shaded,
    ticks: ticks.map((at) => ({ x: at, label: show.number(at, 2) })),
    marks: [{ x: Math.max(from, Math.min(reach, x)), label: show.number(x, 3) }],
  })
}
