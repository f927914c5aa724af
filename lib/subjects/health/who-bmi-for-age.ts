import { normalUpperTail } from '@/lib/subjects/statistics/distributions'
import { curveIn, indexAtZ, rowsOf, zOf, type ChildSex, type Curve } from './bmi-for-age'
import { boysWhoTable, girlsWhoTable } from './who-bmi-for-age-table'

/** Months in which the WHO Reference 2007 begins, and whole months after which it ends: 5 years and 1 month to 19 years. */
export const whoMonths = { from: 61, last: 228 } as const
const firstRow = 60

const curves = { girl: rowsOf(girlsWhoTable), boy: rowsOf(boysWhoTable) }

/**
 * The curve of the WHO Reference 2007 at an age in months, between two months on a straight line, as WHO AnthroPlus does. Undefined outside
 * 61 to 229 months. Source: M. de Onis and others, Bulletin of the World Health Organization 85 (2007) 660–667.
 */
export function whoCurveAt(sex: ChildSex, months: number): Curve | undefined {
  if (!(months >= whoMonths.from && months < whoMonths.last + 1)) return undefined
  const row = Math.floor(months) - firstRow
  return curveIn(curves[sex], row, months - Math.floor(months))
}

/** Beyond three standard deviations a z-score is counted in steps of the last one. Source: WHO AnthroPlus manual (2009), restricted LMS. */
export function whoZOf(curve: Curve, index: number): number {
  const plain = zOf(curve, index)
  const side = Math.sign(plain)
  if (Math.abs(plain) <= 3) return plain
  const [second, third] = [indexAtZ(curve, 2 * side), indexAtZ(curve, 3 * side)]
  return side * (3 + (index - third) / (third - second))
}

export interface WhoPlace {
  /** From 0 to 1. */
  percentile: number
  z: number
  category: string
}

/**
 * Where an index lies in the WHO Reference 2007, with the class that WHO reads from the z-score: thinness below −2, overweight above +1,
 * obesity above +2. Undefined outside the reference.
 */
export function whoPlaceOf(sex: ChildSex, months: number, index: number): WhoPlace | undefined {
  const curve = whoCurveAt(sex, months)
  if (!curve) return undefined
  const z = whoZOf(curve, index)
  return { percentile: normalUpperTail(-z), z, category: classOf(z) }
}

function classOf(z: number): string {
  if (z < -3) return 'Severe thinness'
  if (z < -2) return 'Thinness'
  if (z <= 1) return 'Normal'
  return z <= 2 ? 'Overweight' : 'Obesity'
}
