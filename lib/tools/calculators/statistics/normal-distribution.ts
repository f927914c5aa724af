import { choice, defineCalculator, number, percent, problem } from '@/lib/kits/calculator'
import {
  bellPicture,
  normalDensity,
  normalQuantile,
  normalUpperTail,
  scientificText,
} from '@/lib/engines/distributions'
import type { Show } from '@/lib/base/format/show'

const most = 1e12
const areas = ['below', 'above', 'between', 'outside'] as const
const pairs = ['between', 'outside'] as const
const inverses = ['valueBelow', 'valueAbove', 'valuesAround'] as const

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: {
        below: 'Share below a: P(X < a)',
        above: 'Share above a: P(X > a)',
        between: 'Share between a and b',
        outside: 'Share outside a and b',
        valueBelow: 'Value with a given share below it',
        valueAbove: 'Value with a given share above it',
        valuesAround: 'Values around the middle share',
      },
      initial: 'between',
      as: 'menu',
    }),
    mean: number('Mean', { initial: 100, min: -most, max: most }),
    deviation: number('Standard deviation', { initial: 15, min: 1e-9, max: most }),
    a: number('a', { initial: 85, min: -most, max: most, shownWhen: { field: 'find', is: areas } }),
    b: number('b', { initial: 115, min: -most, max: most, shownWhen: { field: 'find', is: pairs } }),
    share: percent('Share', {
      initial: 0.95,
      min: 0,
      max: 1,
      slider: { from: 0.01, to: 0.99, step: 0.01 },
      shownWhen: { field: 'find', is: inverses },
      help: 'The area under the curve, such as 95%.',
    }),
  },
  outputs: {
    chance: { kind: 'percent', label: 'Probability', optional: true },
    decimal: { kind: 'number', label: 'As a decimal', decimals: 7, optional: true },
    scientific: {
      kind: 'text',
      label: 'In powers of ten',
      optional: true,
      help: 'Shown for probabilities below 0.0001.',
    },
    value: { kind: 'number', label: 'Value', optional: true },
    upperValue: { kind: 'number', label: 'Upper value', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    z: { kind: 'number', label: 'z of the value, or of a', decimals: 6, optional: true },
    upperZ: { kind: 'number', label: 'z of the upper value, or of b', decimals: 6, optional: true },
    curve: { kind: 'diagram', label: 'The curve' },
    rest: { kind: 'percent', label: 'Everything else', optional: true, section: 'More' },
    density: {
      kind: 'number',
      label: 'Density at a',
      optional: true,
      section: 'More',
      help: 'The height of the curve, no probability.',
    },
    rule: {
      kind: 'table',
      label: 'The 68-95-99.7 rule for this curve',
      columns: {
        band: { kind: 'count', label: 'Standard deviations' },
        from: { kind: 'number', label: 'From' },
        to: { kind: 'number', label: 'To' },
        inside: { kind: 'percent', label: 'Inside', decimals: 4 },
        outside: { kind: 'percent', label: 'Outside', decimals: 4 },
      },
    },
  },
  formula:
    'z = (x − mean) ÷ standard deviation; P(X < x) = Φ(z) = ½ erfc(−z ÷ √2); value = mean + Φ⁻¹(share) × standard deviation',
  limits: [
    'A normal variable can take any value, also negative ones; a length or a time only comes near it.',
    'For a continuous variable “less than” and “at most” are the same.',
    'Where a is above b, the two are exchanged.',
    'Tails are computed as such and not as 1 less the rest, so that they keep their digits far out.',
  ],
  sources: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.6.1: Normal Distribution',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3661.htm',
    },
    {
      title: 'NIST Digital Library of Mathematical Functions, 7.2 and 8.9: Error function, incomplete gamma functions',
      href: 'https://dlmf.nist.gov/8.9',
    },
  ],

  compute(values, { show }) {
    const { find, mean, deviation, share } = values
    const place = (z: number) => mean + z * deviation
    const rule = [1, 2, 3].map((band) => ({
      band,
      from: place(-band),
      to: place(band),
      inside: 1 - 2 * normalUpperTail(band),
      outside: 2 * normalUpperTail(band),
    }))
    if (isInverse(find)) {
      const z = inverseZ(find, share)
      if (z === undefined) return problem('share', edgeText(find, share))
      const isAround = find === 'valuesAround'
      const value = place(isAround ? -z : z)
      const upperValue = isAround ? place(z) : undefined
      return {
        value,
        upperValue,
        z: isAround ? -z : z,
        upperZ: isAround ? z : undefined,
        verdict: { is: 'plain' as const, says: inverseText(find, share, { value, upperValue }, show) },
        curve: bellPicture(
          {
            title: 'Normal curve with the share filled',
            mean,
            deviation,
            shaded: [isAround ? [-z, z] : find === 'valueBelow' ? [-Infinity, z] : [z, Infinity]],
            marks: [{ z: isAround ? -z : z, value }, ...(upperValue === undefined ? [] : [{ z, value: upperValue }])],
          },
          show,
        ),
        rule,
      }
    }
    const hasTwo = find === 'between' || find === 'outside'
    const low = hasTwo ? Math.min(values.a, values.b) : values.a
    const high = hasTwo ? Math.max(values.a, values.b) : low
    const z = (low - mean) / deviation
    const upperZ = (high - mean) / deviation
    const { chance, rest } = chancesOf(find, z, upperZ)
    return {
      chance,
      decimal: chance,
      scientific: chance < 1e-4 ? scientificText(chance, show) : undefined,
      z,
      upperZ: hasTwo ? upperZ : undefined,
      verdict: { is: 'plain' as const, says: areaText(find, chance, { low, high }, show) },
      curve: bellPicture(
        {
          title: 'Normal curve with the probability filled',
          mean,
          deviation,
          shaded: shadedOf(find, z, upperZ),
          marks: [{ z, value: low }, ...(hasTwo ? [{ z: upperZ, value: high }] : [])],
        },
        show,
      ),
      rest,
      density: normalDensity(z) / deviation,
      rule,
    }
  },

  steps({ find, a, b }, { chance, value }) {
    const isSwapped = (find === 'between' || find === 'outside') && a > b
    const [low, high] = isSwapped ? ['b', 'a'] : ['a', 'b']
    if (value !== undefined)
      return [
        { finds: 'z', gives: 'z', says: 'Φ⁻¹ of the share' },
        { gives: 'value', is: '{mean} + {z} × {deviation}' },
        { gives: 'upperValue', is: '{mean} + {upperZ} × {deviation}' },
      ]
    return [
      { finds: 'z of the value, or of a', gives: 'z', is: `({${low}} − {mean}) ÷ {deviation}` },
      { finds: 'z of the upper value, or of b', gives: 'upperZ', is: `({${high}} − {mean}) ÷ {deviation}` },
      {
        finds: 'Probability',
        gives: chance === undefined ? undefined : { kind: 'number', value: chance, decimals: 7 },
        says: {
          below: 'Φ({z})',
          above: '1 − Φ({z})',
          between: 'Φ({upperZ}) − Φ({z})',
          outside: '1 − Φ({upperZ}) + Φ({z})',
          valueBelow: '',
          valueAbove: '',
          valuesAround: '',
        }[find],
      },
    ]
  },

  examples: [
    {
      name: 'Test scores between 85 and 115',
      given: { find: 'between', mean: 100, deviation: 15, a: 85, b: 115 },
      expect: { chance: 0.68268949, z: -1, upperZ: 1, rest: 0.31731051 },
    },
    {
      name: 'The score that only one in twenty exceeds',
      given: { find: 'valueBelow', mean: 100, deviation: 15, share: 0.95 },
      expect: { value: 124.672804, z: 1.644854 },
    },
  ],
})

type Find = (typeof areas)[number] | (typeof inverses)[number]

function isInverse(find: Find): find is (typeof inverses)[number] {
  return (inverses as readonly string[]).includes(find)
}

/** The z of the value, of the upper one around the middle; `undefined` where it is infinite. */
function inverseZ(find: (typeof inverses)[number], share: number): number | undefined {
  if (find === 'valueBelow') return normalQuantile(share)
  if (find === 'valueAbove') return negated(normalQuantile(share))
  return share === 0 ? 0 : negated(normalQuantile((1 - share) / 2))
}

function negated(z: number | undefined): number | undefined {
  return z === undefined ? undefined : 0 - z
}

function edgeText(find: (typeof inverses)[number], share: number): string {
  const end = find === 'valuesAround' ? 'both bounds lie' : `the bound lies`
  const side =
    find === 'valuesAround'
      ? 'at minus and plus infinity'
      : (share === 1) === (find === 'valueBelow')
        ? 'at plus infinity'
        : 'at minus infinity'
  return `must be above 0% and below 100%: at ${share === 1 ? '100%' : '0%'} ${end} ${side}`
}

function chancesOf(find: (typeof areas)[number], z: number, upperZ: number): { chance: number; rest: number } {
  const below = normalUpperTail(-z)
  const above = normalUpperTail(z)
  if (find === 'below') return { chance: below, rest: above }
  if (find === 'above') return { chance: above, rest: below }
  const outside = Math.min(1, below + normalUpperTail(upperZ))
  // On one side of the mean the smaller tails are told apart, which keeps the digits of both.
  const between =
    z >= 0 ? above - normalUpperTail(upperZ) : upperZ <= 0 ? normalUpperTail(-upperZ) - below : 1 - outside
  const inside = Math.max(0, between)
  return find === 'between' ? { chance: inside, rest: outside } : { chance: outside, rest: inside }
}

function shadedOf(find: (typeof areas)[number], low: number, high: number): (readonly [number, number])[] {
  if (find === 'below') return [[-Infinity, low]]
  if (find === 'above') return [[low, Infinity]]
  return find === 'between'
    ? [[low, high]]
    : [
        [-Infinity, low],
        [high, Infinity],
      ]
}

function oneIn(chance: number, show: Show): string {
  if (chance <= 0 || chance > 0.5) return ''
  const times = 1 / chance
  return times < 1e9 ? `, about 1 in ${show.number(times, times < 20 ? 1 : 0)}` : ''
}

function areaText(
  find: (typeof areas)[number],
  chance: number,
  { low, high }: { low: number; high: number },
  show: Show,
) {
  const share = chance > 0 && chance < 1e-12 ? `A share of ${scientificText(chance, show)}` : show.percent(chance)
  const where = {
    below: `below ${show.number(low)}`,
    above: `above ${show.number(low)}`,
    between: `between ${show.number(low)} and ${show.number(high)}`,
    outside: `below ${show.number(low)} or above ${show.number(high)}`,
  }[find]
  return `${share} of the values lie ${where}${oneIn(chance, show)}.`
}

function inverseText(
  find: (typeof inverses)[number],
  share: number,
  { value, upperValue }: { value: number; upperValue: number | undefined },
  show: Show,
): string {
  const part = show.percent(share)
  if (upperValue !== undefined)
    return `The middle ${part} of the values lie between ${show.number(value)} and ${show.number(upperValue)}.`
  return `${part} of the values lie ${find === 'valueBelow' ? 'below' : 'above'} ${show.number(value)}.`
}
