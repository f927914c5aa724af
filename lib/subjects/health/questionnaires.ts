/** The answers of PHQ-9 and GAD-7: not at all, several days, more than half the days, nearly every day; x is none yet. */
const answerPoints = { a: 0, b: 1, c: 2, d: 3 } as const
export type Answer = 'x' | keyof typeof answerPoints

export interface SeverityBand {
  from: number
  name: string
}

/** K. Kroenke, R. L. Spitzer, J. B. W. Williams: The PHQ-9, Journal of General Internal Medicine 16 (2001) 606–613. */
export const depressionBands: readonly SeverityBand[] = [
  { from: 0, name: 'Minimal' },
  { from: 5, name: 'Mild' },
  { from: 10, name: 'Moderate' },
  { from: 15, name: 'Moderately severe' },
  { from: 20, name: 'Severe' },
]

/** R. L. Spitzer and others: A brief measure for assessing generalized anxiety disorder, Archives of Internal Medicine 166 (2006) 1092–1097. */
export const anxietyBands: readonly SeverityBand[] = [
  { from: 0, name: 'Minimal' },
  { from: 5, name: 'Mild' },
  { from: 10, name: 'Moderate' },
  { from: 15, name: 'Severe' },
]

/** Points of each answer in order; undefined as long as one is missing. */
export function pointsOf(answers: readonly Answer[]): readonly number[] | undefined {
  const points = answers.flatMap((answer) => (answer === 'x' ? [] : [answerPoints[answer]]))
  return points.length === answers.length ? points : undefined
}

export function severityOf(bands: readonly SeverityBand[], total: number): SeverityBand | undefined {
  return bands.findLast(({ from }) => total >= from)
}

/**
 * Whether nine points of PHQ-9 have the pattern that its manual names: at least five items on more than half the days for a major depressive
 * syndrome, two to four for another one, one of them item 1 or 2. Item 9 counts from several days on.
 */
export function depressionPattern(points: readonly number[]): {
  items: number
  core: boolean
  is: 'major' | 'other' | 'none'
} {
  const items = points.filter((point, at) => point >= (at === 8 ? 1 : 2)).length
  const core = points.slice(0, 2).some((point) => point >= 2)
  return { items, core, is: !core || items < 2 ? 'none' : items >= 5 ? 'major' : 'other' }
}
