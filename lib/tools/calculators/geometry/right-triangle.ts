import { choice, defineCalculator, number, problem } from '@/lib/kits/calculator'
import type { Line, Step } from '@/lib/kits/calculator/types'
import { ratio, sum, negated, product, toRatio, type Ratio, gcdOf } from '@/lib/engines/exact-numbers'
import type { Show } from '@/lib/base/format/show'
import { drawingToScale, rightParts, rightTriangle, type RightPart, type Triangle } from '@/lib/engines/plane-geometry'

const value = (label: string, initial: number) => number(label, { initial, min: 1e-6, max: 1e9 })

export default defineCalculator({
  inputs: {
    first: choice('First known part', { options: rightParts, initial: 'a', as: 'menu' }),
    one: value('Its value', 3),
    second: choice('Second known part', { options: rightParts, initial: 'b', as: 'menu' }),
    two: value('Value of the second', 4),
    measured: number('Measured diagonal of a corner', {
      optional: true,
      min: 1e-6,
      max: 1e9,
      help: 'For builders: how far the ends of both legs are apart in fact.',
      refines: true,
    }),
  },
  outputs: {
    c: { kind: 'number', label: 'Hypotenuse c' },
    a: { kind: 'number', label: 'Leg a' },
    b: { kind: 'number', label: 'Leg b' },
    angleA: { kind: 'number', label: 'Angle A', unit: '°' },
    angleB: { kind: 'number', label: 'Angle B', unit: '°' },
    area: { kind: 'number', label: 'Area' },
    note: { kind: 'verdict', label: 'Whole sides', optional: true },
    exact: { kind: 'text', label: 'Exactly', optional: true, section: 'More of it' },
    perimeter: { kind: 'number', label: 'Perimeter', section: 'More of it' },
    height: { kind: 'number', label: 'Height on the hypotenuse', section: 'More of it' },
    inradius: { kind: 'number', label: 'Radius of the circle inside', section: 'More of it' },
    circumradius: { kind: 'number', label: 'Radius of the circle around', section: 'More of it' },
    corner: {
      kind: 'number',
      label: 'Angle of the measured corner',
      unit: '°',
      optional: true,
      section: 'Is it square?',
    },
    square: { kind: 'verdict', label: 'Square?', optional: true, section: 'Is it square?' },
    drawing: { kind: 'diagram', label: 'Drawing to scale' },
  },
  formula: 'a² + b² = c²; sin A = a ÷ c, cos A = b ÷ c, tan A = a ÷ b; area = a × b ÷ 2; height on c = a × b ÷ c',
  limits: [
    'Lengths are in one unit, the area in its square, angles in degrees.',
    'Where both legs could be exchanged, a is the shorter one.',
    'The measured corner takes both legs as exact.',
  ],
  sources: [
    { title: 'mpmath: elementary functions to any precision', href: 'https://mpmath.org/doc/current/functions/' },
  ],

  compute({ first, one, second, two, measured }, { show }) {
    if (first === second) return problem('second', 'must be another part than the first')
    const isAngle = (part: RightPart) => part === 'angleA' || part === 'angleB'
    if (isAngle(first) && one >= 90) return problem('one', 'must be less than 90 degrees')
    if (isAngle(second) && two >= 90) return problem('two', 'must be less than 90 degrees')
    const found = rightTriangle({ [first]: one, [second]: two })
    if (typeof found === 'string') return problem<'one' | 'two'>(null, found)
    const { a, b, c, angleA, angleB, area } = found
    const perimeter = a + b + c
    const check = measured === undefined ? undefined : cornerOf(a, b, c, measured, show)
    if (typeof check === 'string') return problem('measured', check)
    return {
      a,
      b,
      c,
      angleA,
      angleB,
      area,
      note: tripleOf(found),
      exact: exactOf(first, one, second, two),
      perimeter,
      height: (a / c) * b,
      inradius: (2 * area) / perimeter,
      circumradius: c / 2,
      ...check,
      drawing: drawn(found),
    }
  },

  steps({ first, second }, { a, b, c, angleA }, show) {
    const write = (number: number) => show.number(number)
    const has = (part: RightPart) => first === part || second === part
    const angle: Step = {
      finds: 'Angle A',
      working: `arctan(${write(a)} ÷ ${write(b)})`,
      gives: `${write(angleA)}°`,
    }
    const isLeg = has('c') && (has('a') || has('b'))
    const sides: (Line<'a' | 'b' | 'c'> | Step)[] = isLeg
      ? [
          {
            gives: has('a') ? 'b' : 'a',
            is: has('a') ? '√(({c} − {a}) × ({c} + {a}))' : '√(({c} − {b}) × ({c} + {b}))',
          },
        ]
      : has('angleA') || has('angleB')
        ? [
            { finds: 'Leg a', working: `${write(c)} × sin(${write(angleA)}°)`, gives: write(a) },
            { finds: 'Leg b', working: `${write(c)} × cos(${write(angleA)}°)`, gives: write(b) },
          ]
        : [{ gives: 'c', is: '√({a}² + {b}²)' }]
    return [
      ...sides,
      ...(has('angleA') || has('angleB') ? [] : [angle]),
      { gives: 'angleB', is: '90 − {angleA}' },
      { gives: 'area', is: '{a} × {b} ÷ 2' },
      { gives: 'perimeter', is: '{a} + {b} + {c}' },
      { gives: 'height', is: '{a} ÷ {c} × {b}' },
      { gives: 'inradius', is: '2 × {area} ÷ {perimeter}' },
      { gives: 'circumradius', is: '{c} ÷ 2' },
    ]
  },

  examples: [
    {
      name: 'A ladder on a wall',
      given: { first: 'c', one: 6.5, second: 'a', two: 6, measured: undefined },
      expect: { b: 2.5, angleA: 67.380135052 },
    },
    {
      name: 'A rafter at thirty degrees',
      given: { first: 'a', one: 5, second: 'angleA', two: 30, measured: undefined },
      expect: { c: 10, b: 8.660254038, exact: 'a = 5, b = 5√3, c = 10' },
    },
    {
      name: 'A corner with string and tape',
      given: { first: 'a', one: 3, second: 'b', two: 4, measured: 5.02 },
      expect: { c: 5, square: 'fair' },
    },
  ],
})

const mostWhole = 1e6

function tripleOf({ a, b, c }: Triangle): { is: 'good'; says: string } | undefined {
  const sides = [a, b, c].map((side) => Math.round(side))
  const isWhole = [a, b, c].every((side, at) => Math.abs(side - (sides[at] ?? 0)) < 1e-9 && side < mostWhole)
  const [x = 0, y = 0, z = 0] = sides
  if (!isWhole || x === 0 || y === 0 || x * x + y * y !== z * z) return undefined
  const common = Number(gcdOf([BigInt(x), BigInt(y)]))
  const primitive = [x, y, z].map((side) => side / common).join('-')
  return {
    is: 'good',
    says: common === 1 ? `A Pythagorean triple: ${primitive}.` : `A Pythagorean triple: ${common} times ${primitive}.`,
  }
}

/** Squares of the sides where they are fractions: of two sides, or of a side with 30, 45 or 60 degrees. */
function exactOf(first: RightPart, one: number, second: RightPart, two: number): string | undefined {
  const known: Partial<Record<RightPart, number>> = { [first]: one, [second]: two }
  const angle = known.angleA ?? (known.angleB === undefined ? undefined : 90 - known.angleB)
  const square = (side: number): Ratio => product(toRatio(String(side)), toRatio(String(side)))
  const names = ['a', 'b', 'c'] as const
  const given = names.filter((name) => known[name] !== undefined)
  const shares: Readonly<Record<number, readonly [bigint, bigint, bigint]>> = {
    30: [1n, 3n, 4n],
    45: [1n, 1n, 2n],
    60: [3n, 1n, 4n],
  }
  let squares: readonly (Ratio | undefined)[] = []
  const [only] = given
  const own = angle === undefined ? undefined : shares[angle]
  if (own && only !== undefined) {
    const unit = product(square(known[only] ?? 0), ratio(1n, own[names.indexOf(only)] ?? 1n))
    squares = own.map((share) => product(unit, ratio(share)))
  } else if (given.length === 2) {
    const [a2, b2, c2] = names.map((name) => (known[name] === undefined ? undefined : square(known[name])))
    squares = [a2 ?? less(c2, b2), b2 ?? less(c2, a2), c2 ?? (a2 && b2 && sum(a2, b2))]
  }
  const written = squares.map((value) => value && surd(value))
  return written.length === 3 && written.every(Boolean)
    ? written.map((text, at) => `${names[at] ?? ''} = ${text ?? ''}`).join(', ')
    : undefined
}

const less = (one: Ratio | undefined, other: Ratio | undefined) => one && other && sum(one, negated(other))

/** The root of a fraction as p√n/q with n free of squares; undefined where the numbers are too long to be read. */
function surd({ over, under }: Ratio): string | undefined {
  let rest = over * under
  if (rest <= 0n || rest > 10n ** 12n) return undefined
  let outside = 1n
  for (let factor = 2n; factor * factor <= rest; factor += 1n)
    while (rest % (factor * factor) === 0n) {
      rest /= factor * factor
      outside *= factor
    }
  const divisor = gcdOf([outside, under])
  const [p, q] = [outside / divisor, under / divisor]
  const root = rest === 1n ? String(p) : `${p === 1n ? '' : p}√${rest}`
  return q === 1n ? root : `${root}/${q}`
}

function cornerOf(a: number, b: number, c: number, measured: number, show: Show) {
  if (measured >= a + b || measured <= Math.abs(a - b))
    return 'must fit between both legs, longer than their difference and shorter than their sum'
  const share = (a * a + b * b - measured * measured) / (2 * a * b)
  const corner = (Math.acos(Math.max(-1, Math.min(1, share))) * 180) / Math.PI
  const off = measured - c
  const isSquare = Math.abs(off) <= c * 1e-9
  return {
    corner,
    square: isSquare
      ? { is: 'good' as const, says: 'Square: the diagonal is the hypotenuse.' }
      : {
          is: 'fair' as const,
          says: `Not square: the diagonal is ${show.number(Math.abs(off))} too ${off > 0 ? 'long, so the corner is open' : 'short, so the corner is closed'} by ${show.number(Math.abs(corner - 90), 3)}°.`,
        },
  }
}

function drawn({ a, b }: Triangle) {
  return drawingToScale('The triangle, drawn to scale', [
    {
      is: 'closed',
      points: [
        [0, 0],
        [b, 0],
        [0, a],
      ],
    },
    { is: 'label', points: [[b, 0]], text: 'A' },
    { is: 'label', points: [[0, a]], text: 'B' },
    { is: 'label', points: [[0, 0]], text: 'C' },
  ])
}
