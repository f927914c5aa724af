import { necConductors, necName, type Metal, type NecConductor } from './conductors'

/** Columns of table 310.16. */
export type Rating = '60' | '75' | '90'
const columns = { '60': 0, '75': 1, '90': 2 } as const satisfies Record<Rating, number>

/**
 * NEC 2023, table 310.15(B)(1)(1): highest ambient temperature in °C of each line and the factors of 60, 75 and 90 °C insulation. Each
 * is √((rating − ambient) ÷ (rating − 30)) at its upper end, to two digits. Read twice: table E3705.2 of the residential code, which
 * repeats it, and a published transcript.
 */
const ambientFactors: readonly (readonly [upTo: number, ...factors: (number | null)[]])[] = [
  [10, 1.29, 1.2, 1.15],
  [15, 1.22, 1.15, 1.12],
  [20, 1.15, 1.11, 1.08],
  [25, 1.08, 1.05, 1.04],
  [30, 1, 1, 1],
  [35, 0.91, 0.94, 0.96],
  [40, 0.82, 0.88, 0.91],
  [45, 0.71, 0.82, 0.87],
  [50, 0.58, 0.75, 0.82],
  [55, 0.41, 0.67, 0.76],
  [60, null, 0.58, 0.71],
  [65, null, 0.47, 0.65],
  [70, null, 0.33, 0.58],
  [75, null, null, 0.5],
  [80, null, null, 0.41],
  [85, null, null, 0.29],
]

/** Correction for an ambient temperature in °C; undefined where the insulation may not be used. */
export function ambientFactor(rating: Rating, celsius: number): number | undefined {
  return ambientFactors.find(([upTo]) => celsius <= upTo)?.[columns[rating] + 1] ?? undefined
}

/** NEC 2023, table 310.15(C)(1): adjustment for the number of current-carrying conductors in a raceway. */
export function bundleFactor(conductors: number): number {
  if (conductors <= 3) return 1
  if (conductors <= 6) return 0.8
  if (conductors <= 9) return 0.7
  if (conductors <= 20) return 0.5
  if (conductors <= 30) return 0.45
  return conductors <= 40 ? 0.4 : 0.35
}

/** NEC 2023, table 240.6(A), from 15 A on; read in two references of the 2023 code. */
const standardRatings = (
  '15 20 25 30 35 40 45 50 60 70 80 90 100 110 125 150 175 200 225 250 300 350 400 450 500 600 700 800 1000 1200 1600 ' +
  '2000 2500 3000 4000 5000 6000'
)
  .split(' ')
  .map(Number)

const atLeast = (value: number, needed: number) => value >= needed - 1e-9

/** The smallest standard breaker of at least so many amperes; undefined beyond 6000 A. */
export function standardBreaker(amperes: number): number | undefined {
  return standardRatings.find((rating) => atLeast(rating, amperes))
}

/** The largest breaker that protects a conductor of so many amperes: 240.4(B) up to 800 A, 240.4(C) above. */
export function largestBreaker(ampacity: number): number {
  const next = standardBreaker(ampacity)
  if (next !== undefined && next <= 800) return next
  return standardRatings.findLast((rating) => atLeast(ampacity, rating)) ?? 0
}

/** 240.4(D): the largest breaker on small conductors, copper and aluminum; read in the wire tables of Encore and Alan Wire. */
const smallConductors: Readonly<Record<string, Readonly<Partial<Record<Metal, number>>>>> = {
  '14': { cu: 15 },
  '12': { cu: 20, al: 15 },
  '10': { cu: 30, al: 25 },
}

/** What a set of conductors may carry and by which breaker it may be protected, in amperes. */
export interface Carried {
  /** At the terminals, 110.14(C): no correction. */
  terminals: number
  /** In the conditions of use, from the column of the insulation. */
  corrected: number
  /** The lower of the two. */
  usable: number
  breaker: number
}

export interface Conditions {
  metal: Metal
  insulation: Rating
  terminals: '60' | '75'
  ambient: number
  conductors: number
}

/** What `sets` of one size carry in parallel; undefined where the size is not made of the metal or the insulation may not be used. */
export function carriedBy({ size, ampacity }: NecConductor, sets: number, conditions: Conditions): Carried | undefined {
  const { metal, insulation, ambient, conductors } = conditions
  const row = ampacity[metal]
  const factor = ambientFactor(insulation, ambient)
  if (!row || factor === undefined) return undefined
  const terminalColumn = Math.min(columns[conditions.terminals], columns[insulation])
  const terminals = (row[terminalColumn] ?? 0) * sets
  const corrected = row[columns[insulation]] * factor * bundleFactor(conductors) * sets
  const usable = Math.min(terminals, corrected)
  return {
    terminals,
    corrected,
    usable,
    breaker: Math.min(largestBreaker(usable), smallConductors[size]?.[metal] ?? Infinity),
  }
}

/** A choice of conductors: how many of a size in parallel. */
export interface Choice {
  conductor: NecConductor
  sets: number
}

/** Single conductors from 14 AWG to 500 kcmil, then two to six sets from 1/0 AWG, 310.10(G). */
export const necChoices: readonly Choice[] = [1, 2, 3, 4, 5, 6].flatMap((sets) =>
  necConductors
    .filter(({ size }) => sets === 1 || size.includes('/') || Number(size) >= 250)
    .map((conductor) => ({ conductor, sets })),
)

/** "8 AWG", "2 sets of 3/0 AWG". */
export function choiceName({ conductor, sets }: Choice): string {
  return `${sets > 1 ? `${sets} sets of ` : ''}${necName(conductor.size)}`
}
