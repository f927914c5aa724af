import { defineCalculator, problem, text } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import {
  factorBefore,
  fractionText,
  negated,
  product,
  quotient,
  ratio,
  readExact,
  size,
  solveQuadratic,
  sum,
  toNumber,
  writeRatio,
  type Quadratic,
  type Ratio,
  type Solution,
} from '@/lib/engines/exact-roots'
import type { Show } from '@/lib/base/format/show'
import type { Region } from '@/lib/base/region/types'

const written = 16

export default defineCalculator({
  inputs: {
    a: text('a, before x²', {
      initial: '1',
      maxLength: 60,
      help: 'A whole number, a decimal or a fraction such as 3/4.',
    }),
    b: text('b, before x', { initial: '-5', maxLength: 60 }),
    c: text('c, alone', {
      initial: '6',
      maxLength: 60,
      help: 'With everything on the left: 2x² = 3x + 1 has a = 2, b = −3 and c = −1.',
    }),
  },
  outputs: {
    solutions: { kind: 'text', label: 'Solutions' },
    decimals: { kind: 'text', label: 'As decimals', optional: true },
    verdict: { kind: 'verdict', label: 'Kind' },
    equation: { kind: 'text', label: 'Equation' },
    discriminant: { kind: 'text', label: 'Discriminant b² − 4ac', optional: true },
    factored: { kind: 'text', label: 'Factored form', optional: true },
    vertexForm: { kind: 'text', label: 'Vertex form', optional: true, section: 'The parabola' },
    vertex: { kind: 'text', label: 'Vertex', optional: true, section: 'The parabola' },
    axis: { kind: 'text', label: 'Axis of symmetry', optional: true, section: 'The parabola' },
    opens: { kind: 'text', label: 'Opens', optional: true, section: 'The parabola' },
    total: { kind: 'text', label: 'Sum of the solutions, −b/a', optional: true, section: 'Check (Vieta)' },
    multiplied: { kind: 'text', label: 'Product of the solutions, c/a', optional: true, section: 'Check (Vieta)' },
    points: {
      kind: 'table',
      label: 'Points of the parabola',
      optional: true,
      columns: {
        point: { kind: 'text', label: 'Point' },
        x: { kind: 'number', label: 'x' },
        y: { kind: 'number', label: 'y' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Curve',
      optional: true,
      columns: { x: { kind: 'number', label: 'x' }, y: { kind: 'number', label: 'y' } },
    },
  },
  charts: [
    {
      kind: 'line',
      of: 'curve',
      x: 'x',
      y: ['y'],
      title: 'y = ax² + bx + c',
      needs: 'curve',
      marks: [{ of: 'points', x: 'x', y: 'y', label: '' }],
    },
  ],
  formula: 'x = (−b ± √(b² − 4ac)) ÷ 2a, as q = −(b + sign(b) × √(b² − 4ac)) ÷ 2 with x₁ = q ÷ a and x₂ = c ÷ q',
  limits: [
    'Coefficients are numbers, exact as they are typed: 0.1 is 1/10. Roots and letters cannot be coefficients.',
    'A root is simplified by its prime factors; of a discriminant beyond 19 digits some square of a large prime may stay under the root.',
    `Decimals have ${written} significant digits, of complex solutions each part.`,
  ],
  sources: [
    {
      title: 'NIST Digital Library of Mathematical Functions, 1.11(iii): Polynomials, quadratic equations',
      href: 'https://dlmf.nist.gov/1.11',
    },
    {
      title:
        'N. J. Higham, Accuracy and Stability of Numerical Algorithms, 2nd edition, section 1.8: Solving a quadratic equation',
    },
  ],

  compute(values, { show }) {
    const read = coefficientsOf(values, show.region)
    if ('field' in read) return problem(read.field, read.message)
    const { a, b, c } = read
    const equation = `${polynomial(a, b, c)} = 0`
    if (a.over === 0n) return { equation, ...linear(b, c, show) }
    const found = solveQuadratic(a, b, c)
    const [x, y] = found.vertex
    const drawn = drawnParts(read, found)
    return {
      solutions: named(found.solutions, ({ text: one }) => one),
      decimals: named(found.solutions, (one) => decimalOf(one, show), found.isRational ? '=' : '≈'),
      verdict: kindOf(found),
      equation,
      discriminant: fractionText(found.discriminant),
      factored: found.factored,
      vertexForm: found.vertexForm,
      vertex: `(${fractionText(x)}; ${fractionText(y)})`,
      axis: `x = ${fractionText(x)}`,
      opens: a.over > 0n ? 'upwards: the vertex is the lowest point' : 'downwards: the vertex is the highest point',
      total: fractionText(negated(quotient(b, a))),
      multiplied: fractionText(quotient(c, a)),
      ...drawn,
    }
  },

  steps(values, _, show) {
    const read = coefficientsOf(values, show.region)
    if ('field' in read) return []
    const { a, b, c } = read
    if (a.over === 0n)
      return b.over === 0n
        ? []
        : [
            {
              finds: 'A linear equation',
              working: `x = −(${fractionText(c)}) ÷ (${fractionText(b)})`,
              gives: fractionText(negated(quotient(c, b))),
            },
          ]
    const found = solveQuadratic(a, b, c)
    const isReadable = [a, b, c, found.discriminant].every((one) => {
      const near = Math.abs(toNumber(one))
      return near === 0 || (near >= 1e-4 && near < 1e12)
    })
    return isReadable ? [...byFormula(read, found), ...bySquare(read, found)] : inWords(read, found)
  },

  examples: [
    {
      name: 'A field and its fence',
      given: { a: '1', b: '-50', c: '600' },
      expect: { solutions: 'x₁ = 20; x₂ = 30', factored: '(x − 20)(x − 30)', discriminant: '100' },
    },
    {
      name: 'A ball thrown up',
      given: { a: '-4.9', b: '12', c: '1.6' },
      expect: { decimals: 'x₁ ≈ −0.1267710495711713; x₂ ≈ 2.575750641407906' },
    },
    {
      name: 'No crossing',
      given: { a: '1', b: '1', c: '1' },
      expect: { solutions: 'x₁ = (−1 − i√3)/2; x₂ = (−1 + i√3)/2', discriminant: '−3' },
    },
  ],
})

interface Coefficients {
  a: Ratio
  b: Ratio
  c: Ratio
}
type Name = keyof Coefficients
interface Refused {
  field: Name
  message: string
}

function coefficientsOf(values: Readonly<Record<Name, string>>, region: Region): Coefficients | Refused {
  const found: Coefficients = { a: ratio(0n), b: ratio(0n), c: ratio(0n) }
  for (const field of ['a', 'b', 'c'] as const) {
    const one = readExact(values[field], region)
    if (one === 'zero') return { field, message: 'must not have 0 under the line' }
    if (!one) return { field, message: 'must be a number such as 3, −0.5 or 3/4; type 0 where the term is missing' }
    found[field] = one
  }
  return found
}

function polynomial(a: Ratio, b: Ratio, c: Ratio): string {
  const terms = [
    [a, 'x²'],
    [b, 'x'],
    [c, ''],
  ] as const
  const parts = terms.flatMap(([value, power]) => {
    if (value.over === 0n) return []
    const factor = power === '' ? fractionText(size(value)) : factorBefore(size(value))
    return [[value.over < 0n ? '−' : '+', `${factor}${power}`] as const]
  })
  return (
    parts.map(([sign, part], at) => (at === 0 ? `${sign === '−' ? '−' : ''}${part}` : ` ${sign} ${part}`)).join('') ||
    '0'
  )
}

/** Without a square: one solution, none, or every number. */
function linear(b: Ratio, c: Ratio, show: Show): { solutions: string; decimals?: string; verdict: Verdict } {
  if (b.over !== 0n) {
    const x = negated(quotient(c, b))
    return {
      solutions: `x = ${fractionText(x)}`,
      decimals: `x ≈ ${writeRatio(x, written, show)}`.replace('≈', x.under === 1n ? '=' : '≈'),
      verdict: {
        is: 'fair',
        says: 'With a = 0 there is no square: this is a linear equation with one solution, and no parabola.',
      },
    }
  }
  return c.over === 0n
    ? {
        solutions: 'every number',
        verdict: { is: 'fair', says: 'With a, b and c all 0 the equation says 0 = 0, which every x makes true.' },
      }
    : {
        solutions: 'none',
        verdict: { is: 'bad', says: `With a = b = 0 nothing is left of x, and ${fractionText(c)} = 0 is never true.` },
      }
}

function named(solutions: readonly Solution[], write: (one: Solution) => string, sign = '='): string {
  if (solutions.length === 1) return solutions.map((one) => `x ${sign} ${write(one)}`).join('')
  return solutions.map((one, at) => `${at === 0 ? 'x₁' : 'x₂'} ${sign} ${write(one)}`).join('; ')
}

function decimalOf({ real, imaginary }: Solution, show: Show): string {
  if (imaginary.over === 0n) return writeRatio(real, written, show)
  const side = `${writeRatio(size(imaginary), written, show)}i`
  if (real.over === 0n) return `${imaginary.over < 0n ? '−' : ''}${side}`
  return `${writeRatio(real, written, show)} ${imaginary.over < 0n ? '−' : '+'} ${side}`
}

function kindOf({ discriminant, isRational }: Quadratic): Verdict {
  if (discriminant.over < 0n)
    return {
      is: 'plain',
      says: 'Two complex solutions: the discriminant is below 0, and the parabola does not cross the x axis.',
    }
  if (discriminant.over === 0n)
    return {
      is: 'plain',
      says: 'One double solution: the discriminant is 0, and the parabola touches the x axis at its vertex.',
    }
  return {
    is: 'plain',
    says: isRational
      ? 'Two rational solutions: the discriminant is above 0 and a square, so the equation factors in whole numbers.'
      : 'Two irrational solutions: the discriminant is above 0 and no square.',
  }
}

const samples = 120

/** Points and curve, where doubles of readable size can draw them. */
function drawnParts({ a, b, c }: Coefficients, { vertex, solutions, discriminant }: Quadratic) {
  const [A, B, C] = [toNumber(a), toNumber(b), toNumber(c)]
  const [x, y] = [toNumber(vertex[0]), toNumber(vertex[1])]
  const isDrawable = [A, B, C, x, y].every((one) => one === 0 || (Math.abs(one) < 1e9 && Math.abs(one) > 1e-6))
  if (!isDrawable) return {}
  const real = discriminant.over < 0n ? [] : solutions.map((one) => toNumber(one.real))
  const reach =
    Math.max(...real.map((root) => Math.abs(root - x) * 1.5), Math.sqrt(Math.abs(y / A)) * 1.5) ||
    Math.max(1, Math.abs(x))
  return {
    points: [
      { point: 'Vertex', x, y },
      { point: 'Crossing of the y axis', x: 0, y: C },
      ...(discriminant.over > 0n ? real : []).map((root, at) => ({ point: at === 0 ? 'x₁' : 'x₂', x: root, y: 0 })),
    ],
    curve: Array.from({ length: samples + 1 }, (_, at) => {
      const here = x + (at / (samples / 2) - 1) * reach
      return { x: here, y: A * (here - x) ** 2 + y }
    }),
  }
}

const figure = (value: Ratio) => ({ kind: 'number', value: toNumber(value) }) as const

function byFormula({ a, b, c }: Coefficients, { discriminant, solutions, vertex }: Quadratic): (Line<never> | Step)[] {
  const given = { a: figure(a), b: figure(b), c: figure(c), D: figure(discriminant) }
  const [first, second] = solutions
  const lines: Line<never>[] = [
    { finds: 'Discriminant D = b² − 4ac', gives: given.D, is: '{b}² − 4 × {a} × {c}', with: given },
  ]
  if (!first || !second)
    return [...lines, { finds: 'D = 0, so x = −b ÷ 2a', gives: figure(vertex[0]), is: '−{b} ÷ (2 × {a})', with: given }]
  if (discriminant.over < 0n) {
    const parts = { m: figure(size(discriminant)), s: figure(size(a)) }
    return [
      ...lines,
      { finds: 'Real part, −b ÷ 2a', gives: figure(vertex[0]), is: '−{b} ÷ (2 × {a})', with: given },
      {
        finds: 'Imaginary part, √|D| ÷ 2|a|, once with + and once with −',
        gives: figure(size(second.imaginary)),
        is: '√{m} ÷ (2 × {s})',
        with: parts,
      },
    ]
  }
  // The root on the side where b and √D add up needs no difference of near numbers.
  const isFirst = b.over >= 0n === a.over > 0n
  const [far, near] = isFirst ? [first, second] : [second, first]
  const q = product(a, far.real)
  const parts = { ...given, q: figure(q), r: figure(size(sum(product(product(ratio(2n), a), far.real), b))) }
  const [farName, nearName] = isFirst ? ['x₁', 'x₂'] : ['x₂', 'x₁']
  return [
    ...lines,
    { finds: 'Its root', gives: parts.r, is: '√{D}', with: parts },
    {
      finds: 'q = −(b + √D with the sign of b) ÷ 2',
      gives: parts.q,
      is: `−({b} ${b.over < 0n ? '−' : '+'} {r}) ÷ 2`,
      with: parts,
    },
    { finds: `${farName} = q ÷ a`, gives: figure(far.real), is: '{q} ÷ {a}', with: parts },
    { finds: `${nearName} = c ÷ q`, gives: figure(near.real), is: '{c} ÷ {q}', with: parts },
  ]
}

/** Completing the square, from half of b ÷ a. */
function bySquare({ a, b, c }: Coefficients, { vertex, solutions, discriminant }: Quadratic): (Line<never> | Step)[] {
  const [h] = vertex
  const p = quotient(b, a)
  const right = quotient(discriminant, product(ratio(4n), product(a, a)))
  const known = { a: figure(a), b: figure(b), c: figure(c), p: figure(p), k: figure(quotient(c, a)), h: figure(h) }
  const isNegative = discriminant.over < 0n
  const root = { m: figure(size(right)) }
  const [first, second = first] = solutions
  if (!first || !second) return []
  const distance = figure(size(isNegative ? second.imaginary : sum(second.real, negated(h))))
  return [
    { finds: 'By completing the square: b ÷ a', gives: known.p, is: '{b} ÷ {a}', with: known },
    { finds: 'c ÷ a', gives: known.k, is: '{c} ÷ {a}', with: known },
    {
      finds: 'Middle h, half of b ÷ a with the other sign: (x − h)² makes x² and b ÷ a of x',
      gives: known.h,
      is: '−{p} ÷ 2',
      with: known,
    },
    { finds: '(x − h)² = h² − c ÷ a', gives: figure(right), is: '{h}² − {k}', with: known },
    {
      finds: isNegative ? 'Its size has the root, so x = h ± i times' : 'Root, so x = h ± this',
      gives: distance,
      is: '√{m}',
      with: root,
    },
  ]
}

function inWords({ a, b, c }: Coefficients, { discriminant, solutions }: Quadratic): Step[] {
  const of = (value: Ratio) => `(${fractionText(value)})`
  return [
    {
      finds: 'Discriminant D = b² − 4ac',
      working: `${of(b)}² − 4 × ${of(a)} × ${of(c)}`,
      gives: fractionText(discriminant),
    },
    ...solutions.map(({ text: gives }, at) => ({
      finds: solutions.length === 1 ? 'x' : `x${at === 0 ? '₁' : '₂'}`,
      working: `(−b ${at === 0 ? '−' : '+'} √D) ÷ 2a, cancelled`,
      gives,
    })),
  ]
}
