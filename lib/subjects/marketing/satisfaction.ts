import { chiSquareUpperTail } from '@/lib/subjects/statistics/distributions'

/** Answers of one survey or segment on a scale from 1 to `scale`, counted from the lowest rating up. */
export interface Ratings {
  scale: number
  counts: readonly number[]
}

export interface Satisfaction {
  answers: number
  satisfied: number
  /** Of the ratings as they were given. */
  mean: number
  /** The mean moved to a scale from 0 to 100. */
  index: number
}

/** The ratings that count as satisfied where no other number is asked for: 3 of 3, 4 and 5 of 5, 6 and 7 of 7, 8 to 10 of 10. */
export const usualTopBoxes: Readonly<Record<number, number>> = { 3: 1, 5: 2, 7: 2, 10: 3 }

/**
 * Share and mean of ratings; `top` of the highest ratings are satisfied. The index is (mean − 1) ÷ (scale − 1) × 100, the form in which the
 * American Customer Satisfaction Index puts a ten-point question. Undefined without an answer.
 */
export function satisfactionOf({ scale, counts }: Ratings, top: number): Satisfaction | undefined {
  const answers = counts.reduce((sum, count) => sum + count, 0)
  if (answers === 0) return undefined
  const satisfied = counts.slice(scale - top).reduce((sum, count) => sum + count, 0)
  const mean = counts.reduce((sum, count, at) => sum + count * (at + 1), 0) / answers
  return { answers, satisfied, mean, index: ((mean - 1) / (scale - 1)) * 100 }
}

/**
 * The probability, under chance alone, that shares of several groups differ as much as these: Pearson's chi-square with one degree less than
 * there are groups. Undefined with a single group, or where nobody or everybody is satisfied. Source: R's prop.test(correct = FALSE).
 */
export function equalSharesP(groups: readonly { answers: number; satisfied: number }[]): number | undefined {
  const answers = groups.reduce((sum, group) => sum + group.answers, 0)
  const satisfied = groups.reduce((sum, group) => sum + group.satisfied, 0)
  const share = satisfied / answers
  if (groups.length < 2 || !(share > 0 && share < 1)) return undefined
  const statistic = groups.reduce((sum, group) => {
    const expected = group.answers * share
    return sum + (group.satisfied - expected) ** 2 / (expected * (1 - share))
  }, 0)
  return chiSquareUpperTail(statistic, groups.length - 1)
}
