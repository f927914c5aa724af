import { defineCalculator, longText, problem } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import {
  determinant,
  FormulaFault,
  fractionText,
  inverted,
  linearEquation,
  matrixText,
  negated,
  nullSpace,
  product,
  quotient,
  ratio,
  readExact,
  rowNorm,
  rowReduced,
  size,
  toNumber,
  writeRatio,
  type LinearForm,
  type Ratio,
  type RationalMatrix,
} from '@/lib/engines/linear-algebra'

const [fewest, most, mostCramer, nearSingular] = [1, 8, 5, 1e12]

export default defineCalculator({
  inputs: {
    equations: longText('Equations', {
      initial: 'x + y = 5\n2x - y = 1',
      maxLength: 3000,
      lines: 5,
      help: 'One a line, with letters as unknowns. Rows of numbers are read as coefficients with the right side last: 2 −1 1.',
    }),
  },
  outputs: {
    solution: { kind: 'text', label: 'Solution' },
    decimals: { kind: 'text', label: 'As decimals', optional: true },
    verdict: { kind: 'verdict', label: 'Kind' },
    rank: { kind: 'text', label: 'Rank of the left side, and of all' },
    determinant: { kind: 'text', label: 'Determinant', optional: true },
    condition: {
      kind: 'text',
      label: 'Condition',
      help: 'How many times larger a relative error of the numbers can become in the solution.',
      optional: true,
    },
    picture: { kind: 'diagram', label: 'As lines', optional: true },
    system: {
      kind: 'table',
      label: 'Equations understood',
      columns: {
        equation: { kind: 'text', label: 'Equation' },
        left: { kind: 'text', label: 'Left side with the solution' },
      },
    },
    reduction: {
      kind: 'table',
      label: 'Elimination (Gauss-Jordan)',
      columns: { says: { kind: 'text', label: 'Step' }, matrix: { kind: 'text', label: 'Rows, the right side last' } },
    },
    cramer: {
      kind: 'table',
      label: 'By determinants (Cramer’s rule)',
      optional: true,
      columns: {
        unknown: { kind: 'text', label: 'Unknown' },
        above: { kind: 'text', label: 'Determinant with the right side in its column' },
        value: { kind: 'text', label: 'Divided by the determinant' },
      },
    },
  },
  formula:
    'rows are exchanged, divided and subtracted until each unknown stands alone; Cramer: x = Dₓ ÷ D; condition: ‖A‖ × ‖A⁻¹‖ by the largest row sum',
  limits: [
    'Up to eight linear equations in up to eight unknowns. Squares, products of unknowns and functions are refused with their place.',
    'Everything is worked out in fractions of whole numbers; only the line of decimals is rounded, to twelve digits.',
    'The condition is told for as many equations as unknowns. A large one says that measured coefficients would not settle the solution.',
  ],
  sources: [
    {
      title:
        'G. H. Golub, C. F. Van Loan: Matrix Computations, 4th edition, sections 2.6 (condition) and 3.2 (elimination)',
    },
    {
      title: 'SymPy: solving systems of linear equations',
      href: 'https://docs.sympy.org/latest/modules/solvers/solveset.html',
    },
  ],

  compute({ equations }, { show }) {
    const read = systemOf(equations, show)
    if (typeof read === 'string') return problem('equations', read)
    const solved = solve(read)
    const { names, left, right } = read
    const isSquare = left.length === names.length
    const inverse = isSquare ? inverted(left) : undefined
    const condition = inverse && toNumber(product(rowNorm(left), rowNorm(inverse.inverse)))
    return {
      solution: solved.text,
      decimals:
        solved.values && solved.values.some(({ under }) => under !== 1n)
          ? solved.values.map((one, at) => `${names[at] ?? ''} ≈ ${writeRatio(one, 12, show)}`).join('; ')
          : undefined,
      verdict: verdictOf(solved, condition),
      rank: `${solved.rank} and ${solved.fullRank}, of ${names.length} ${names.length === 1 ? 'unknown' : 'unknowns'}`,
      determinant: isSquare ? fractionText(determinant(left)) : undefined,
      condition:
        condition === undefined
          ? undefined
          : writeRatio(product(rowNorm(left), rowNorm(inverse?.inverse ?? [])), 4, show),
      picture: names.length === 2 ? pictureOf(read, solved.values) : undefined,
      system: left.map((row, at) => ({
        equation: `${formText(row, names)} = ${fractionText(right[at] ?? zero)}`,
        left: solved.values ? fractionText(dot(row, solved.values)) : null,
      })),
      reduction: [
        { says: 'Given', matrix: matrixText(read.both) },
        ...solved.steps.map(({ says, matrix }) => ({ says, matrix: matrixText(matrix) })),
      ],
      cramer: isSquare && solved.values && names.length <= mostCramer ? cramerOf(read) : undefined,
    }
  },

  steps({ equations }, _, show) {
    const read = systemOf(equations, show)
    if (typeof read === 'string') return []
    const { values, steps } = solve(read)
    return [
      ...steps.map(({ says, matrix }, at): Step => ({
        finds: `${at + 1}. ${says}`,
        working: 'in fractions',
        gives: matrixText(matrix),
      })),
      ...(values ? checks(read, values) : []),
    ]
  },

  examples: [
    {
      name: 'Tickets for a show',
      given: { equations: 'a + c = 120\n12a + 7c = 1190' },
      expect: { solution: 'a = 70; c = 50', determinant: '−5' },
    },
    {
      name: 'Three unknowns',
      given: { equations: '2x + y - z = 8\n-3x - y + 2z = -11\n-2x + y + 2z = -3' },
      expect: { solution: 'x = 2; y = 3; z = −1' },
    },
    {
      name: 'One line twice',
      given: { equations: 'x + 2y = 4\n2x + 4y = 8' },
      expect: { solution: 'x = 4 − 2t; y = t', verdict: 'fair' },
    },
  ],
})

const zero = ratio(0n)

interface System {
  names: readonly string[]
  left: RationalMatrix
  right: readonly Ratio[]
  /** Left and right side together. */
  both: RationalMatrix
}

/** The system, or why it cannot be read; a fault names its line. */
function systemOf(text: string, show: Show): System | string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < fewest || lines.length > most) return `must be ${fewest} to ${most} equations, one a line`
  return lines.some((line) => /[=a-z]/i.test(line)) ? typed(lines, show) : rowsOfNumbers(lines, show)
}

function typed(lines: readonly string[], show: Show): System | string {
  const { decimal } = separatorsOf[show.region.separators]
  const forms: LinearForm[] = []
  for (const [at, line] of lines.entries())
    try {
      forms.push(linearEquation(line, decimal))
    } catch (fault) {
      if (fault instanceof FormulaFault) return `${fault.message.replace(/\)$/, '')} of line ${at + 1})`
      throw fault
    }
  const names = [...new Set(forms.flatMap(({ factors }) => [...factors.keys()]))].toSorted()
  if (names.length === 0) return 'must have an unknown, such as x'
  if (names.length > most) return `must have at most ${most} unknowns, not ${names.length}`
  return systemFrom(
    names,
    forms.map(({ factors, constant }) => [...names.map((name) => factors.get(name) ?? zero), negated(constant)]),
  )
}

function rowsOfNumbers(lines: readonly string[], show: Show): System | string {
  const { decimal } = separatorsOf[show.region.separators]
  const rows: Ratio[][] = []
  for (const [at, line] of lines.entries()) {
    const row: Ratio[] = []
    for (const part of line.split(decimal === ',' ? /[\s;|]+/ : /[\s;|,]+/).filter(Boolean)) {
      const one = readExact(part, show.region)
      if (!one || one === 'zero')
        return `must be numbers or equations; “${part.slice(0, 20)}” of line ${at + 1} is none`
      row.push(one)
    }
    rows.push(row)
  }
  const width = rows[0]?.length ?? 0
  const odd = rows.findIndex(({ length }) => length !== width)
  if (odd >= 0)
    return `must have as many numbers in each row: ${width} in line 1, ${rows[odd]?.length ?? 0} in line ${odd + 1}`
  if (width < 2 || width > most + 1) return `must have 1 to ${most} coefficients and the right side in each row`
  const names =
    width <= 4
      ? ['x', 'y', 'z'].slice(0, width - 1)
      : Array.from({ length: width - 1 }, (_, at) => `x${'₁₂₃₄₅₆₇₈'.charAt(at)}`)
  return systemFrom(names, rows)
}

function systemFrom(names: readonly string[], both: RationalMatrix): System {
  return { names, both, left: both.map((row) => row.slice(0, -1)), right: both.map((row) => row.at(-1) ?? zero) }
}

interface Solved {
  text: string
  /** Of a unique solution, in the order of the names. */
  values?: Ratio[]
  kind: 'unique' | 'many' | 'none'
  rank: number
  fullRank: number
  free: number
  steps: readonly { says: string; matrix: RationalMatrix }[]
}

function solve({ names, both }: System): Solved {
  const reduced = rowReduced(both, names.length)
  const { matrix, pivots, steps } = reduced
  const rank = pivots.length
  const isPossible = matrix.slice(rank).every((row) => (row.at(-1) ?? zero).over === 0n)
  const shared = { rank, fullRank: rank + (isPossible ? 0 : 1), steps, free: names.length - rank }
  if (!isPossible) return { ...shared, text: 'none', kind: 'none' }
  if (rank === names.length) {
    const values = matrix.slice(0, rank).map((row) => row.at(-1) ?? zero)
    return {
      ...shared,
      values,
      kind: 'unique',
      text: values.map((one, at) => `${names[at] ?? ''} = ${fractionText(one)}`).join('; '),
    }
  }
  const letters = ['t', 's', 'u', 'v', 'w', 'r', 'q', 'p', 'k', 'm', 'n', 'h', 'g', 'f', 'd', 'b'].filter(
    (one) => !names.includes(one),
  )
  const directions = nullSpace(reduced, names.length)
  const text = names.map((name, at) => {
    const row = pivots.indexOf(at)
    const start = row < 0 ? zero : (matrix[row]?.at(-1) ?? zero)
    return `${name} = ${sumText([[start, ''], ...directions.map((one, by) => [one[at] ?? zero, letters[by] ?? ''] as const)])}`
  })
  return { ...shared, text: text.join('; '), kind: 'many' }
}

/** 4 − 2t, t, 0. */
function sumText(terms: readonly (readonly [Ratio, string])[]): string {
  const parts = terms.filter(([factor]) => factor.over !== 0n)
  if (parts.length === 0) return '0'
  return parts
    .map(([factor, name], at) => {
      const near = fractionText(size(factor))
      const written =
        name === '' ? near : near === '1' ? name : factor.under === 1n ? `${near}${name}` : `(${near})${name}`
      const sign = factor.over < 0n ? (at === 0 ? '−' : ' − ') : at === 0 ? '' : ' + '
      return sign + written
    })
    .join('')
}

const formText = (row: readonly Ratio[], names: readonly string[]) =>
  sumText(row.map((factor, at) => [factor, names[at] ?? '']))

function dot(row: readonly Ratio[], values: readonly Ratio[]): Ratio {
  return row.reduce((found, factor, at) => {
    const term = product(factor, values[at] ?? zero)
    return ratio(found.over * term.under + term.over * found.under, found.under * term.under)
  }, zero)
}

function verdictOf({ kind, free }: Solved, condition: number | undefined): Verdict {
  if (kind === 'none')
    return { is: 'bad', says: 'No solution: the equations contradict each other, elimination ends with 0 = 1.' }
  if (kind === 'many')
    return {
      is: 'fair',
      says: `Infinitely many solutions: ${free === 1 ? 'one unknown is' : `${free} unknowns are`} free, and the letters in the solution stand for any number.`,
    }
  if (condition !== undefined && condition > nearSingular)
    return {
      is: 'fair',
      says: 'One solution, but the system is nearly singular: with measured numbers it would not be settled.',
    }
  return { is: 'good', says: 'Exactly one solution.' }
}

function cramerOf({ names, left, right }: System) {
  const below = determinant(left)
  return names.map((unknown, column) => {
    const above = determinant(
      left.map((row, at) => row.map((entry, place) => (place === column ? (right[at] ?? zero) : entry))),
    )
    return { unknown, above: fractionText(above), value: fractionText(quotient(above, below)) }
  })
}

const figure = (value: Ratio) => ({ kind: 'number', value: toNumber(value) }) as const
const isPrinted = (value: Ratio) =>
  value.over === 0n || (Math.abs(toNumber(value)) < 1e9 && Math.abs(toNumber(value)) > 1e-4)

/** Each equation with the solution in it. */
function checks({ left, right, names }: System, values: readonly Ratio[]): Line<never>[] {
  return left.flatMap((row, at) => {
    const wanted = right[at] ?? zero
    if (![...row, ...values, wanted].every(isPrinted)) return []
    const used = row.flatMap((factor, place) => (factor.over === 0n ? [] : [place]))
    if (used.length === 0) return []
    return [
      {
        finds: `Check of equation ${at + 1}: ${formText(row, names)}`,
        gives: figure(wanted),
        is: used.map((place) => `{a${place}} × {v${place}}`).join(' + '),
        with: Object.fromEntries(
          used.flatMap((place) => [
            [`a${place}`, figure(row[place] ?? zero)],
            [`v${place}`, figure(values[place] ?? zero)],
          ]),
        ),
      },
    ]
  })
}

const [side, margin] = [320, 10]
const tones = ['accent', 'ink', 'good', 'warn'] as const

/** The lines of two unknowns around where they cross. */
function pictureOf({ left, right, names }: System, values: readonly Ratio[] | undefined): Diagram | undefined {
  if (left.length > tones.length || ![...left.flat(), ...right].every(isPrinted)) return undefined
  const lines = left.map(
    (row, at) => [toNumber(row[0] ?? zero), toNumber(row[1] ?? zero), toNumber(right[at] ?? zero)] as const,
  )
  const intercepts = lines.flatMap(([a, b, c]) => [
    ...(a === 0 ? [] : [Math.abs(c / a)]),
    ...(b === 0 ? [] : [Math.abs(c / b)]),
  ])
  const [x, y] = (values ?? [zero, zero]).map(toNumber)
  const reach =
    Math.max(
      1,
      ...intercepts.map((one) => Math.min(one, 20 * (Math.abs(x ?? 0) + Math.abs(y ?? 0) + 1))),
      Math.abs(x ?? 0),
      Math.abs(y ?? 0),
    ) * 1.2
  const scale = (side - 2 * margin) / (2 * reach)
  const place = (px: number, py: number): readonly [number, number] => [side / 2 + px * scale, side / 2 - py * scale]
  const shapes: Shape[] = [
    { is: 'arrow', from: place(-reach, 0), to: place(reach, 0), tone: 'muted' },
    { is: 'arrow', from: place(0, -reach), to: place(0, reach), tone: 'muted' },
    { is: 'text', at: [side - margin, side / 2 - 6], text: names[0] ?? '', anchor: 'end', tone: 'muted' },
    { is: 'text', at: [side / 2 + 6, margin + 8], text: names[1] ?? '', tone: 'muted' },
    ...lines.flatMap(([a, b, c], at): Shape[] => {
      const ends = endsOf(a, b, c, reach)
      const [from, to] = ends
      return from && to ? [{ is: 'line', from: place(...from), to: place(...to), tone: tones[at] ?? 'ink' }] : []
    }),
    ...(values ? [{ is: 'circle', at: place(x ?? 0, y ?? 0), radius: 5, tone: 'accent', filled: true } as const] : []),
  ]
  return {
    title: values ? 'The lines cross at the solution' : 'The lines do not cross in one point',
    width: side,
    height: side,
    shapes,
  }
}

/** Where the line a·x + b·y = c leaves the square from −reach to reach. */
function endsOf(a: number, b: number, c: number, reach: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  const isInside = (one: number) => Math.abs(one) <= reach * (1 + 1e-9)
  for (const edge of [-reach, reach]) {
    if (b !== 0 && isInside((c - a * edge) / b)) found.push([edge, (c - a * edge) / b])
    if (a !== 0 && isInside((c - b * edge) / a)) found.push([(c - b * edge) / a, edge])
  }
  const [first] = found
  const last = found.findLast(
    ([px, py]) => first !== undefined && Math.hypot(px - first[0], py - first[1]) > reach * 1e-6,
  )
  return first && last ? [first, last] : []
}
