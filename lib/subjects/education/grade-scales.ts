export interface GradeStep {
  letter: string
  points: number
  /** Lowest percentage that earns it, as a fraction; absent where the scale has no usual one. */
  from?: number | undefined
}

const american: readonly GradeStep[] = [
  { letter: 'A+', points: 4, from: 0.97 },
  { letter: 'A', points: 4, from: 0.93 },
  { letter: 'A-', points: 3.7, from: 0.9 },
  { letter: 'B+', points: 3.3, from: 0.87 },
  { letter: 'B', points: 3, from: 0.83 },
  { letter: 'B-', points: 2.7, from: 0.8 },
  { letter: 'C+', points: 2.3, from: 0.77 },
  { letter: 'C', points: 2, from: 0.73 },
  { letter: 'C-', points: 1.7, from: 0.7 },
  { letter: 'D+', points: 1.3, from: 0.67 },
  { letter: 'D', points: 1, from: 0.65 },
  { letter: 'D-', points: 0.7 },
  { letter: 'F', points: 0, from: 0 },
]

function stepsOf(grades: Readonly<Record<string, number>>): GradeStep[] {
  return Object.entries(grades).map(([letter, points]) => ({ letter, points }))
}

/**
 * Grade points by letter. Percentages of the 4.0 scale: College Board's conversion. 4.5: usual in South Korea. 5: MIT and, with
 * E, Nigerian universities. 10: University Grants Commission of India, Choice Based Credit System.
 */
export const gradeScales = {
  '4.0': american,
  '4.3': american.map((step) => (step.letter === 'A+' ? { ...step, points: 4.3 } : step)),
  '4.5': stepsOf({ 'A+': 4.5, A: 4, 'B+': 3.5, B: 3, 'C+': 2.5, C: 2, 'D+': 1.5, D: 1, F: 0 }),
  '5': stepsOf({ A: 5, B: 4, C: 3, D: 2, E: 1, F: 0 }),
  '10': stepsOf({ O: 10, 'A+': 9, A: 8, 'B+': 7, B: 6, C: 5, P: 4, F: 0, AB: 0 }),
} as const satisfies Record<string, readonly GradeStep[]>

/** Marks that stand on a transcript and enter no average: pass or fail, withdrawn, incomplete, audit, transfer. */
const withoutPoints = new Set(['P', 'NP', 'S', 'U', 'CR', 'NC', 'W', 'WP', 'I', 'IP', 'AU', 'TR'])

/**
 * Points for a credit of one grade as typed: a letter of the scale, a percentage with its sign or plain points. Null for a mark
 * that counts for nothing; undefined where the scale does not know it. Letters of the scale come first, since P is a grade in some.
 */
export function gradePoints(typed: string, scale: readonly GradeStep[]): number | null | undefined {
  const grade = typed.trim().toUpperCase().replace(/[−–]/g, '-')
  const step = scale.find(({ letter }) => letter.trim().toUpperCase() === grade)
  if (step) return step.points
  if (withoutPoints.has(grade)) return null
  const [, digits, sign] = /^(\d{1,3}(?:[.,]\d{1,6})?)\s*(%?)$/.exec(grade) ?? []
  if (digits === undefined) return undefined
  const value = Number(digits.replace(',', '.'))
  if (!sign) return value <= Math.max(...scale.map(({ points }) => points)) ? value : undefined
  if (value > 100) return undefined
  const reached = scale.filter(({ from }) => from !== undefined && value / 100 >= from - 1e-12)
  return reached.length === 0 ? undefined : Math.max(...reached.map(({ points }) => points))
}

/** `value` with so many decimals, cut off or rounded half up; the noise of binary fractions moves neither. */
export function trimmedAverage(value: number, decimals: number, cut: boolean): number {
  const scaled = Number((value * 10 ** decimals).toPrecision(13))
  return (cut ? Math.floor(scaled) : Math.round(scaled)) / 10 ** decimals
}
