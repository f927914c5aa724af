import { chiSquareUpperTail } from './distributions'
import { exactSum } from './summary'

export interface CountTest {
  statistic: number
  p: number
}
export interface CountCell {
  observed: number
  expected: number
  /** (observed − expected)² ÷ expected, its part of chi-square. */
  part: number
  /** (observed − expected) ÷ its own standard error: beyond ±2 it stands out. `undefined` where that error is 0. */
  adjusted: number | undefined
}
export interface Association {
  cells: readonly (readonly CountCell[])[]
  total: number
  degrees: number
  pearson: CountTest
  /** The likelihood-ratio test G. */
  likelihood: CountTest
  /** Pearson's with Yates's correction, of two rows and two columns. */
  corrected?: CountTest
  /** Cramér's V; with two rows and two columns the size of phi. */
  cramer: number
  /** With two rows and two columns, positive where the main diagonal has more than expected. */
  phi?: number
}

const logPart = ({ observed, expected }: CountCell) => (observed > 0 ? observed * Math.log(observed / expected) : 0)

/**
 * The tests that rows and columns of a table of counts have nothing to do with each other. Every row and column must have a count
 * above 0, and there must be two of each at least. Adjusted residuals are R's `stdres`. Source: R's chisq.test.
 */
export function association(table: readonly (readonly number[])[]): Association {
  const rows = table.map(exactSum)
  const columns = (table[0] ?? []).map((_, at) => exactSum(table.map((row) => row[at] ?? 0)))
  const total = exactSum(rows)
  const cells = table.map((row, down) =>
    row.map((observed, across): CountCell => {
      const [inRow, inColumn] = [rows[down] ?? 0, columns[across] ?? 0]
      const expected = (inRow * inColumn) / total
      const error = Math.sqrt(expected * (1 - inRow / total) * (1 - inColumn / total))
      return cellOf(observed, expected, error)
    }),
  )
  const all = cells.flat()
  const degrees = (rows.length - 1) * (columns.length - 1)
  const statistic = exactSum(all.map(({ part }) => part))
  const isFourfold = rows.length === 2 && columns.length === 2
  const [first, second] = cells
  const lean =
    (first?.[0]?.observed ?? 0) * (second?.[1]?.observed ?? 0) -
    (first?.[1]?.observed ?? 0) * (second?.[0]?.observed ?? 0)
  const cramer = Math.min(1, Math.sqrt(statistic / (total * (Math.min(rows.length, columns.length) - 1))))
  return {
    cells,
    total,
    degrees,
    pearson: tested(statistic, degrees),
    likelihood: tested(Math.max(0, 2 * exactSum(all.map(logPart))), degrees),
    cramer,
    ...(isFourfold ? { corrected: tested(yates(all), degrees), phi: lean < 0 ? -cramer : cramer } : {}),
  }
}

function cellOf(observed: number, expected: number, error: number): CountCell {
  const beyond = observed - expected
  return { observed, expected, part: beyond ** 2 / expected, adjusted: error > 0 ? beyond / error : undefined }
}

function tested(statistic: number, degrees: number): CountTest {
  return { statistic, p: statistic > 0 ? chiSquareUpperTail(statistic, degrees) : 1 }
}

/** Each distance is made half a count smaller, or 0 where all are less than that. */
function yates(cells: readonly CountCell[]): number {
  const less = Math.min(0.5, ...cells.map(({ observed, expected }) => Math.abs(observed - expected)))
  return exactSum(cells.map(({ observed, expected }) => (Math.abs(observed - expected) - less) ** 2 / expected))
}

export interface Fit {
  cells: readonly CountCell[]
  total: number
  degrees: number
  pearson: CountTest
  likelihood: CountTest
  /** Cohen's w, √(chi-square ÷ n). */
  effect: number
}

/**
 * The tests that counts follow the proportions of `weights`, all above 0. `estimated` parameters of the proportions were taken from
 * the same counts and cost a degree of freedom each; at least one must be left. Source: R's
 * chisq.test(observed, p = weights, rescale.p = TRUE).
 */
export function fitOf(observed: readonly number[], weights: readonly number[], estimated = 0): Fit {
  const total = exactSum(observed)
  const whole = exactSum(weights)
  const cells = observed.map((count, at) => {
    const share = (weights[at] ?? 0) / whole
    return cellOf(count, total * share, Math.sqrt(total * share * (1 - share)))
  })
  const degrees = observed.length - 1 - estimated
  const statistic = exactSum(cells.map(({ part }) => part))
  return {
    cells,
    total,
    degrees,
    pearson: tested(statistic, degrees),
    likelihood: tested(Math.max(0, 2 * exactSum(cells.map(logPart))), degrees),
    effect: Math.sqrt(statistic / total),
  }
}

/** Cochran's rule: chi-square is unreliable with an expected count below 1, or more than a fifth of them below 5. */
export function areTooFew(cells: readonly CountCell[]): boolean {
  const few = cells.filter(({ expected }) => expected < 5).length
  return cells.some(({ expected }) => expected < 1) || few > cells.length / 5
}
