import { negated, product, quotient, ratio, size, sum, isLess, type Ratio } from '@/lib/base/units/ratio'
import { fractionText } from '@/lib/subjects/numbers/exact'

/** Rows of exact numbers, all of the same length. */
export type RationalMatrix = readonly (readonly Ratio[])[]

/** An operation on rows, as books write it, and the matrix after it. */
export interface RowStep {
  says: string
  matrix: RationalMatrix
}

export interface Reduced {
  matrix: RationalMatrix
  /** The column of the leading 1 of each row that has one. */
  pivots: readonly number[]
  steps: readonly RowStep[]
  /** What the determinant of the columns was multiplied by on the way, turned over; 0 is not told apart here. */
  factor: Ratio
}

const [zero, one] = [ratio(0n), ratio(1n)]
const lowered = '₀₁₂₃₄₅₆₇₈₉'
const rowName = (at: number) => `R${[...String(at + 1)].map((digit) => lowered.charAt(Number(digit))).join('')}`

/** A factor before a row: nothing for 1, a fraction in brackets. */
function timesRow(factor: Ratio, row: string): string {
  const text = fractionText(factor)
  return factor.over === factor.under ? row : `${factor.under === 1n ? text : `(${text})`} ${row}`
}

export const identity = (width: number): Ratio[][] =>
  Array.from({ length: width }, (_, row) =>
    Array.from({ length: width }, (__, column) => (row === column ? one : zero)),
  )

export const transposed = (matrix: RationalMatrix): Ratio[][] =>
  (matrix[0] ?? []).map((_, column) => matrix.map((row) => row[column] ?? zero))

export function addedTo(left: RationalMatrix, right: RationalMatrix, times = one): Ratio[][] {
  return left.map((row, at) => row.map((entry, column) => sum(entry, product(times, right[at]?.[column] ?? zero))))
}

export function scaled(matrix: RationalMatrix, by: Ratio): Ratio[][] {
  return matrix.map((row) => row.map((entry) => product(entry, by)))
}

export function multiplied(left: RationalMatrix, right: RationalMatrix): Ratio[][] {
  return left.map((row) =>
    (right[0] ?? []).map((_, column) =>
      row.reduce((found, entry, at) => sum(found, product(entry, right[at]?.[column] ?? zero)), zero),
    ),
  )
}

/**
 * Reduced row echelon form by Gauss-Jordan elimination in exact numbers. Only the first `columns` are cleared; what stands to the
 * right of them goes along. Among the rows with an entry in a column a 1 or −1 is preferred, else the first.
 */
export function rowReduced(given: RationalMatrix, columns = given[0]?.length ?? 0): Reduced {
  const rows = given.map((row) => [...row])
  const steps: RowStep[] = []
  const pivots: number[] = []
  let factor = one
  const note = (says: string) => steps.push({ says, matrix: rows.map((row) => [...row]) })
  for (let column = 0; column < columns && pivots.length < rows.length; column += 1) {
    const at = pivots.length
    const found = pivotRow(rows, column, at)
    if (found === undefined) continue
    if (found !== at) {
      ;[rows[at], rows[found]] = [rows[found] ?? [], rows[at] ?? []]
      factor = negated(factor)
      note(`${rowName(at)} ↔ ${rowName(found)}`)
    }
    const lead = rows[at]?.[column] ?? one
    if (lead.over !== lead.under) {
      factor = product(factor, lead)
      rows[at] = (rows[at] ?? []).map((entry) => quotient(entry, lead))
      note(`${rowName(at)} ← ${timesRow(quotient(one, lead), rowName(at))}`)
    }
    for (const [other, row] of rows.entries()) {
      const times = row[column] ?? zero
      if (other === at || times.over === 0n) continue
      rows[other] = row.map((entry, place) => sum(entry, negated(product(times, rows[at]?.[place] ?? zero))))
      note(`${rowName(other)} ← ${rowName(other)} ${times.over < 0n ? '+' : '−'} ${timesRow(size(times), rowName(at))}`)
    }
    pivots.push(column)
  }
  return { matrix: rows, pivots, steps, factor }
}

function pivotRow(rows: readonly (readonly Ratio[])[], column: number, from: number): number | undefined {
  const able = rows.flatMap((row, at) => (at >= from && (row[column]?.over ?? 0n) !== 0n ? [at] : []))
  return able.find((at) => isUnit(rows[at]?.[column])) ?? able[0]
}
const isUnit = (entry: Ratio | undefined) => entry?.under === 1n && (entry.over === 1n || entry.over === -1n)

/** Of a square matrix. */
export function determinant(matrix: RationalMatrix): Ratio {
  const { pivots, factor } = rowReduced(matrix)
  return pivots.length < matrix.length ? zero : factor
}

/** Undefined of a singular matrix; the steps are those of the matrix beside the identity. */
export function inverted(matrix: RationalMatrix): { inverse: RationalMatrix; steps: readonly RowStep[] } | undefined {
  const width = matrix.length
  const unit = identity(width)
  const {
    matrix: found,
    pivots,
    steps,
  } = rowReduced(
    matrix.map((row, at) => [...row, ...(unit[at] ?? [])]),
    width,
  )
  return pivots.length < width ? undefined : { inverse: found.map((row) => row.slice(width)), steps }
}

/** Vectors that span what the matrix sends to 0, one for each column without a pivot. */
export function nullSpace({ matrix, pivots }: Pick<Reduced, 'matrix' | 'pivots'>, columns: number): Ratio[][] {
  const free = Array.from({ length: columns }, (_, at) => at).filter((at) => !pivots.includes(at))
  return free.map((column) =>
    Array.from({ length: columns }, (_, at) => {
      const row = pivots.indexOf(at)
      return at === column ? one : row < 0 ? zero : negated(matrix[row]?.[column] ?? zero)
    }),
  )
}

/** P × A = L × U with ones on the diagonal of L; rows are exchanged only where a pivot is 0. */
export function triangular(matrix: RationalMatrix): { lower: Ratio[][]; upper: Ratio[][]; order: number[] } {
  const upper = matrix.map((row) => [...row])
  const lower = identity(matrix.length)
  const lowerRow = (row: number) => lower[row] ?? []
  const order = matrix.map((_, at) => at)
  let at = 0
  for (let column = 0; column < (matrix[0]?.length ?? 0) && at < matrix.length; column += 1) {
    const found = upper.findIndex((row, place) => place >= at && (row[column]?.over ?? 0n) !== 0n)
    if (found < 0) continue
    if (found !== at) {
      ;[upper[at], upper[found]] = [upper[found] ?? [], upper[at] ?? []]
      ;[order[at], order[found]] = [order[found] ?? 0, order[at] ?? 0]
      for (let place = 0; place < at; place += 1) {
        const [here, there] = [lower[at]?.[place] ?? zero, lower[found]?.[place] ?? zero]
        lowerRow(at)[place] = there
        lowerRow(found)[place] = here
      }
    }
    const lead = upper[at]?.[column] ?? one
    for (let below = at + 1; below < matrix.length; below += 1) {
      const times = quotient(upper[below]?.[column] ?? zero, lead)
      lowerRow(below)[at] = times
      upper[below] = (upper[below] ?? []).map((entry, place) =>
        sum(entry, negated(product(times, upper[at]?.[place] ?? zero))),
      )
    }
    at += 1
  }
  return { lower, upper, order }
}

/** The largest sum of sizes in a row. */
export function rowNorm(matrix: RationalMatrix): Ratio {
  return matrix
    .map((row) => row.reduce((found, entry) => sum(found, size(entry)), zero))
    .reduce((most, found) => (isLess(most, found) ? found : most), zero)
}

/** [1, 2; 3, 4], which other programs read. */
export function matrixText(matrix: RationalMatrix): string {
  return `[${matrix.map((row) => row.map(fractionText).join(', ')).join('; ')}]`
}
