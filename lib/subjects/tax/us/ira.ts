/** Income over which a deduction or a contribution fades. */
export interface Range {
  from: number
  to: number
}

/** An amount that is not whole tens is raised to the next ten, and to 200 while anything is left (section 219(g)(2)(B) and (C)). */
const least = 200

/**
 * What of a limit is left at an income, dollars: all up to the range, nothing from its end; between them the share that is left, rounded up
 * to ten dollars and never below 200. Source: Publication 590-A, Worksheets 1-2 and 2-2.
 */
export function fadedLimit(limit: number, income: number, { from, to }: Range): number {
  if (income <= from) return limit
  if (income >= to) return 0
  const share = (to - income) / (to - from)
  // Cents first: 5,250.0000001 is what binary fractions make of 5,250.
  const left = Math.ceil(Math.round(limit * share * 100) / 1000) * 10
  return Math.min(limit, Math.max(least, left))
}
