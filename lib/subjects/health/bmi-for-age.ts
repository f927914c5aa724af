import { normalQuantile, normalUpperTail } from '@/lib/subjects/statistics/distributions'
import { boysTable, girlsTable } from './bmi-for-age-table'

export type ChildSex = 'girl' | 'boy'

/** Power, median and coefficient of variation of body mass index at an age. */
export interface Curve {
  power: number
  median: number
  spread: number
}

/** Months at which the charts begin and end: from the second to the twentieth birthday. */
export const chartMonths = { from: 24, below: 240 } as const

const tables: Readonly<Record<ChildSex, string>> = { girl: girlsTable, boy: boysTable }

/** Lines of L, M and S as curves. */
export function rowsOf(table: string): readonly Curve[] {
  return table.split('\n').map((line) => {
    const [power = 1, median = 1, spread = 1] = line.split(' ').map(Number)
    return { power, median, spread }
  })
}

const curves = { girl: rowsOf(tables.girl), boy: rowsOf(tables.boy) }

/** The age of each row: 24, 24.5, 25.5 … 239.5, 240, 240.5 months. */
function monthsOfRow(row: number): number {
  if (row === 0) return 24
  return row === 217 ? 240 : row === 218 ? 240.5 : 23.5 + row
}

/**
 * The curve at an age in months, between two rows on a straight line, as the programs of CDC do. Undefined outside the charts.
 * Source: CDC growth charts of 2000.
 */
export function curveAt(sex: ChildSex, months: number): Curve | undefined {
  if (!(months >= chartMonths.from && months < chartMonths.below)) return undefined
  const row = months < 24.5 ? 0 : months < 239.5 ? Math.floor(months - 23.5) : 216
  return curveIn(curves[sex], row, (months - monthsOfRow(row)) / (monthsOfRow(row + 1) - monthsOfRow(row)))
}

/** The curve that lies the fraction `share` of the way from one row to the next; undefined beyond the last. */
export function curveIn(rows: readonly Curve[], row: number, share: number): Curve | undefined {
  const below = rows[row]
  const above = rows[row + 1]
  if (!below || !above) return undefined
  const between = (one: number, other: number) => one + share * (other - one)
  return {
    power: between(below.power, above.power),
    median: between(below.median, above.median),
    spread: between(below.spread, above.spread),
  }
}

/** The index that lies at z. Source: T. J. Cole, P. J. Green, Statistics in Medicine 11 (1992) 1305–1319. */
export function indexAtZ({ power, median, spread }: Curve, z: number): number {
  return median * (1 + power * spread * z) ** (1 / power)
}

/** The z-score of an index by L, M and S. Source: T. J. Cole, P. J. Green, Statistics in Medicine 11 (1992) 1305–1319. */
export const zOf = ({ power, median, spread }: Curve, index: number) =>
  ((index / median) ** power - 1) / (power * spread)

const z95 = normalQuantile(0.95) ?? 0

/** How the index scatters above the 95th percentile at an age in years: CDC Extended BMI-for-age, 2022. */
function scatterAbove95(sex: ChildSex, years: number): number {
  return sex === 'boy'
    ? 0.3728 + 0.5196 * years - 0.0091 * years * years
    : 0.8334 + 0.3712 * years - 0.0011 * years * years
}

export interface Place {
  /** From 0 to 1. */
  percentile: number
  z: number
  /** The 95th percentile as an index. */
  top: number
  extended: boolean
}

/**
 * Where an index lies among children of that age and sex: by L, M and S up to the 95th percentile, above it on half a normal curve.
 * Undefined outside the charts. Source: R. Wei and others, Annals of Human Biology 47 (2020) 514–521; CDC Extended BMI-for-age, 2022.
 */
export function placeOf(sex: ChildSex, months: number, index: number): Place | undefined {
  const curve = curveAt(sex, months)
  if (!curve) return undefined
  const top = indexAtZ(curve, z95)
  if (index <= top) {
    const z = zOf(curve, index)
    return { percentile: normalUpperTail(-z), z, top, extended: false }
  }
  const upper = 0.1 * normalUpperTail((index - top) / scatterAbove95(sex, months / 12))
  return { percentile: 1 - upper, z: upper > 0 ? -(normalQuantile(upper) ?? 0) : Infinity, top, extended: true }
}
