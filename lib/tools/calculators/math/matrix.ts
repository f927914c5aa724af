import { choice, defineCalculator, integer, longText, problem, text } from '@/lib/kits/calculator'
import type { Line, Step, Verdict } from '@/lib/kits/calculator/types'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Region } from '@/lib/base/region/types'
import {
  addedTo,
  determinant,
  fractionText,
  identity,
  inverted,
  matrixText,
  multiplied,
  nullSpace,
  product,
  ratio,
  readExact,
  rowReduced,
  scaled,
  sum,
  toNumber,
  transposed,
  triangular,
  type Ratio,
  type RationalMatrix,
  type RowStep,
} from '@/lib/engines/linear-algebra'

const [most, mostPower, longestEntry, mostPictured] = [10, 50, 400, 14]
const ofTwo = { field: 'operation', is: ['multiply', 'add', 'subtract'] } as const

export default defineCalculator({
  inputs: {
    a: longText('Matrix A', {
      initial: '1 2\n3 4',
      maxLength: 3000,
      lines: 4,
      help: 'One row a line, entries parted by spaces: whole numbers, decimals or fractions such as 1/3.',
    }),
    operation: choice('Find', {
      options: {
        inverse: 'Inverse of A',
        determinant: 'Determinant of A',
        multiply: 'A × B',
        add: 'A + B',
        subtract: 'A − B',
        scale: 'A times a number',
        power: 'Power of A',
        transpose: 'Transpose of A',
        reduce: 'Reduced row echelon form',
        triangular: 'LU decomposition',
        kernel: 'Null space',
      },
      initial: 'inverse',
      as: 'menu',
    }),
    b: longText('Matrix B', { initial: '0 1\n1 0', maxLength: 3000, lines: 4, shownWhen: ofTwo }),
    power: integer('Power', {
      initial: 3,
      min: -mostPower,
      max: mostPower,
      shownWhen: { field: 'operation', is: 'power' },
    }),
    factor: text('Number', { initial: '1/2', maxLength: 60, shownWhen: { field: 'operation', is: 'scale' } }),
  },
  outputs: {
    result: { kind: 'text', label: 'Result', help: 'Rows parted by semicolons, as other programs read it.' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    upper: { kind: 'text', label: 'U, upper triangle', optional: true },
    order: { kind: 'text', label: 'Rows of A in the order of L × U', optional: true },
    size: { kind: 'text', label: 'Size of A', section: 'About A' },
    rank: { kind: 'count', label: 'Rank', section: 'About A' },
    determinant: { kind: 'text', label: 'Determinant', optional: true, section: 'About A' },
    trace: { kind: 'text', label: 'Trace', optional: true, section: 'About A' },
    picture: { kind: 'diagram', label: 'The result as a matrix', optional: true },
    rows: {
      kind: 'table',
      label: 'Row operations',
      optional: true,
      columns: { says: { kind: 'text', label: 'Step' }, matrix: { kind: 'text', label: 'Matrix after it' } },
    },
  },
  formula:
    '(A × B)ᵢⱼ = the sum of aᵢₖ × bₖⱼ over k; A⁻¹ from the rows of A beside the identity; det A = ± the product of the pivots; rank = the number of pivots',
  limits: [
    'Matrices have up to ten rows and columns. Every entry is a fraction of whole numbers, so nothing is rounded and a determinant of 0 is exactly 0.',
    'Rows that are too short are filled with 0 at their end, which a note says.',
    'Powers go from −50 to 50 and are refused where an entry would have more than 400 digits.',
  ],
  sources: [
    { title: 'G. H. Golub, C. F. Van Loan: Matrix Computations, 4th edition, chapters 1 and 3' },
    { title: 'SymPy: matrices', href: 'https://docs.sympy.org/latest/modules/matrices/matrices.html' },
  ],

  compute(values, { show }) {
    const a = matrixOf(values.a, show.region)
    if (typeof a === 'string') return problem('a', a)
    const found = worked(values, a.matrix, show.region)
    if ('field' in found) return problem(found.field, found.message)
    const isSquare = a.matrix.length === widthOf(a.matrix)
    return {
      result: found.result,
      note: noteOf([a.note, found.note]),
      upper: found.upper,
      order: found.order,
      size: sizeText(a.matrix),
      rank: rowReduced(a.matrix).pivots.length,
      determinant: isSquare ? fractionText(determinant(a.matrix)) : undefined,
      trace: isSquare
        ? fractionText(a.matrix.reduce((total, row, at) => sum(total, row[at] ?? zero), zero))
        : undefined,
      picture: found.matrix && pictureOf(found.matrix),
      rows: found.steps && [
        { says: 'Given', matrix: matrixText(found.given ?? a.matrix) },
        ...found.steps.map(({ says, matrix }) => ({ says, matrix: matrixText(matrix) })),
      ],
    }
  },

  steps(values, _, show) {
    const a = matrixOf(values.a, show.region)
    if (typeof a === 'string') return []
    const found = worked(values, a.matrix, show.region)
    if ('field' in found) return []
    if (found.steps)
      return found.steps.map(({ says, matrix }, at): Step => ({
        finds: `${at + 1}. ${says}`,
        working: 'in fractions',
        gives: matrixText(matrix),
      }))
    return found.entries ?? []
  },

  examples: [
    {
      name: 'Two by two',
      given: { a: '1 2\n3 4', operation: 'inverse' },
      expect: { result: '[−2, 1; 3/2, −1/2]', determinant: '−2', rank: 2 },
    },
    {
      name: 'Recipes and orders',
      given: { a: '2 1 3\n0 4 1', operation: 'multiply', b: '10\n5\n2' },
      expect: { result: '[31; 22]', size: '2 × 3' },
    },
    {
      name: 'Rabbits',
      given: { a: '1 1\n1 0', operation: 'power', power: 20 },
      expect: { result: '[10946, 6765; 6765, 4181]' },
    },
  ],
})

const zero = ratio(0n)
const widthOf = (matrix: RationalMatrix) => matrix[0]?.length ?? 0
const sizeText = (matrix: RationalMatrix) => `${matrix.length} × ${widthOf(matrix)}`

interface Refused {
  field: 'a' | 'b' | 'power' | 'factor'
  message: string
}

/** A typed matrix, with what was filled in; or why it is none. */
function matrixOf(typed: string, region: Region): { matrix: RationalMatrix; note?: string } | string {
  const { decimal } = separatorsOf[region.separators]
  const lines = typed
    .replace(/[[\]]/g, ' ')
    .split(/\n|;/)
    .filter((line) => line.trim() !== '')
  if (lines.length === 0 || lines.length > most) return `must have 1 to ${most} rows`
  const rows: Ratio[][] = []
  for (const [at, line] of lines.entries()) {
    const row: Ratio[] = []
    for (const part of line
      .trim()
      .split(decimal === ',' ? /[\s|]+/ : /[\s|,]+/)
      .filter(Boolean)) {
      const one = readExact(part, region)
      if (one === 'zero') return `must not have 0 under a line; “${part.slice(0, 20)}” of row ${at + 1} has`
      if (!one) return `must hold numbers; “${part.slice(0, 20)}” of row ${at + 1} is none`
      row.push(one)
    }
    rows.push(row)
  }
  const width = Math.max(...rows.map(({ length }) => length))
  if (width > most) return `must have at most ${most} columns, not ${width}`
  const missing = rows.reduce((count, row) => count + width - row.length, 0)
  const matrix = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => zero)])
  return missing === 0
    ? { matrix }
    : { matrix, note: `${missing} missing ${missing === 1 ? 'entry was' : 'entries were'} read as 0.` }
}

function noteOf(notes: readonly (string | undefined)[]): Verdict | undefined {
  const says = notes.filter(Boolean).join(' ')
  return says ? { is: 'fair', says } : undefined
}

interface Worked {
  result: string
  matrix?: RationalMatrix
  steps?: readonly RowStep[]
  /** What the row operations begin with, where that is not A. */
  given?: RationalMatrix
  entries?: Line<never>[]
  note?: string | undefined
  upper?: string
  order?: string
}

interface Entered {
  operation: string
  b: string
  power: number
  factor: string
}

function worked({ operation, b, power, factor }: Entered, a: RationalMatrix, region: Region): Worked | Refused {
  const isSquare = a.length === widthOf(a)
  const mustBeSquare: Refused = { field: 'a', message: `must be square for this, not ${sizeText(a)}` }
  const written = (matrix: RationalMatrix): Worked => ({ result: matrixText(matrix), matrix })
  switch (operation) {
    case 'inverse': {
      if (!isSquare) return mustBeSquare
      const found = inverted(a)
      if (!found) return { field: 'a', message: 'must not be singular: with a determinant of 0 there is no inverse' }
      return {
        ...written(found.inverse),
        steps: found.steps,
        given: a.map((row, at) => [...row, ...(identity(a.length)[at] ?? [])]),
      }
    }
    case 'determinant':
      if (!isSquare) return mustBeSquare
      return { result: fractionText(determinant(a)), steps: rowReduced(a).steps }
    case 'scale': {
      const by = readExact(factor, region)
      if (!by || by === 'zero') return { field: 'factor', message: 'must be a number such as 3, −0.5 or 1/2' }
      return { ...written(scaled(a, by)), entries: scaledEntries(a, by) }
    }
    case 'power':
      return isSquare ? powerOf(a, power) : mustBeSquare
    case 'transpose':
      return written(transposed(a))
    case 'reduce': {
      const { matrix, steps } = rowReduced(a)
      return { ...written(matrix), steps }
    }
    case 'triangular': {
      const { lower, upper, order } = triangular(a)
      return {
        ...written(lower),
        upper: matrixText(upper),
        order: order.map((at) => at + 1).join(', '),
        note: 'The result is L, with ones on its diagonal.',
      }
    }
    case 'kernel': {
      const reduced = rowReduced(a)
      const vectors = nullSpace(reduced, widthOf(a))
      return {
        result:
          vectors.length === 0
            ? 'only the zero vector'
            : vectors.map((vector) => `(${vector.map(fractionText).join(', ')})`).join('; '),
        steps: reduced.steps,
      }
    }
    default:
      return withSecond(operation, a, b, region)
  }
}

function withSecond(operation: string, a: RationalMatrix, typed: string, region: Region): Worked | Refused {
  const read = matrixOf(typed, region)
  if (typeof read === 'string') return { field: 'b', message: read }
  const { matrix: b, note } = read
  if (operation === 'multiply') {
    if (widthOf(a) !== b.length)
      return { field: 'b', message: `must have as many rows as A has columns: ${widthOf(a)}, not ${b.length}` }
    const found = multiplied(a, b)
    return { result: matrixText(found), matrix: found, note, entries: productEntries(a, b, found) }
  }
  if (a.length !== b.length || widthOf(a) !== widthOf(b))
    return { field: 'b', message: `must have the size of A: ${sizeText(a)}, not ${sizeText(b)}` }
  const found = addedTo(a, b, ratio(operation === 'add' ? 1n : -1n))
  return {
    result: matrixText(found),
    matrix: found,
    note,
    entries: sumEntries(a, b, found, operation === 'add' ? '+' : '−'),
  }
}

const longest = (matrix: RationalMatrix) =>
  Math.max(...matrix.flat().map(({ over, under }) => String(over).length + String(under).length))

function powerOf(a: RationalMatrix, power: number): Worked | Refused {
  const base = power < 0 ? inverted(a)?.inverse : a
  if (!base) return { field: 'a', message: 'must not be singular for a negative power: there is no inverse' }
  let found: RationalMatrix = identity(a.length)
  for (let times = 0; times < Math.abs(power); times += 1) {
    found = multiplied(found, base)
    if (longest(found) > longestEntry)
      return { field: 'power', message: `must lead to entries of at most ${longestEntry} digits` }
  }
  return { result: matrixText(found), matrix: found }
}

const figure = (value: Ratio) => ({ kind: 'number', value: toNumber(value) }) as const
const isPrinted = (value: Ratio) =>
  value.over === 0n || (Math.abs(toNumber(value)) < 1e9 && Math.abs(toNumber(value)) > 1e-4)
const mostEntries = 16
const placeName = (row: number, column: number) => `Row ${row + 1}, column ${column + 1}`

function entriesOf(
  found: RationalMatrix,
  lineOf: (row: number, column: number) => { is: string; parts: Readonly<Record<string, Ratio>> },
): Line<never>[] {
  const places = found.flatMap((row, at) => row.map((_, column) => [at, column] as const)).slice(0, mostEntries)
  return places.flatMap(([row, column]) => {
    const value = found[row]?.[column] ?? zero
    const { is, parts } = lineOf(row, column)
    if (![value, ...Object.values(parts)].every(isPrinted)) return []
    return [
      {
        finds: placeName(row, column),
        gives: figure(value),
        is,
        with: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, figure(part)])),
      },
    ]
  })
}

const productEntries = (a: RationalMatrix, b: RationalMatrix, found: RationalMatrix) =>
  entriesOf(found, (row, column) => ({
    is: b.map((_, at) => `{a${at}} × {b${at}}`).join(' + '),
    parts: Object.fromEntries(
      b.flatMap((other, at) => [
        [`a${at}`, a[row]?.[at] ?? zero],
        [`b${at}`, other[column] ?? zero],
      ]),
    ),
  }))
const sumEntries = (a: RationalMatrix, b: RationalMatrix, found: RationalMatrix, sign: '+' | '−') =>
  entriesOf(found, (row, column) => ({
    is: `{a} ${sign} {b}`,
    parts: { a: a[row]?.[column] ?? zero, b: b[row]?.[column] ?? zero },
  }))
const scaledEntries = (a: RationalMatrix, by: Ratio) =>
  entriesOf(
    a.map((row) => row.map((entry) => product(entry, by))),
    (row, column) => ({ is: '{k} × {a}', parts: { k: by, a: a[row]?.[column] ?? zero } }),
  )

const [letter, gap, height] = [8, 18, 26]

/** Entries in columns between brackets. */
function pictureOf(matrix: RationalMatrix): Diagram | undefined {
  const texts = matrix.map((row) => row.map(fractionText))
  const widths = (texts[0] ?? []).map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0)))
  if (widths.some((one) => one > mostPictured)) return undefined
  const ends = widths.map(
    (_, column) => 24 + widths.slice(0, column + 1).reduce((total, one) => total + one * letter, 0) + column * gap,
  )
  const right = (ends.at(-1) ?? 24) + 14
  const bottom = 14 + texts.length * height
  if (right > 640) return undefined
  const bracket = (x: number, way: number): Shape => ({
    is: 'polyline',
    points: [
      [x + way * 6, 10],
      [x, 10],
      [x, bottom],
      [x + way * 6, bottom],
    ],
  })
  const shapes: Shape[] = [
    bracket(10, 1),
    bracket(right, -1),
    ...texts.flatMap((row, at) =>
      row.map((entry, column): Shape => ({
        is: 'text',
        at: [ends[column] ?? 0, 30 + at * height],
        text: entry,
        anchor: 'end',
      })),
    ),
  ]
  return { title: `A matrix of ${sizeText(matrix)}`, width: Math.max(220, right + 10), height: bottom + 10, shapes }
}
