/** A score: points reached and points there were. `max` of 0 is extra credit. */
export interface Score {
  points: number
  max: number
}

/** Points over points there were; undefined where there were none. */
export function ratioOf(scores: readonly Score[]): number | undefined {
  const max = scores.reduce((all, one) => all + one.max, 0)
  return max > 0 ? scores.reduce((all, one) => all + one.points, 0) / max : undefined
}

/**
 * The scores that remain when `drop` of them are left out so that points over points is as high as it can be. Leaving out the lowest
 * percentages is not always best where scores weigh differently, so the ratio is raised step by step (Kane and Kane, Dropping Lowest
 * Grades, 2006): for a ratio q those with the largest points − q × max stay. Extra credit is never dropped, and one score stays.
 */
export function bestWithout(scores: readonly Score[], drop: number): readonly Score[] {
  const graded = scores.filter(({ max }) => max > 0)
  const extra = scores.filter(({ max }) => max <= 0)
  const keep = Math.max(1, graded.length - drop)
  if (drop <= 0 || graded.length <= 1) return scores
  let kept: readonly Score[] = graded.slice(0, keep)
  for (let round = 0; round < 100; round++) {
    const ratio = ratioOf([...kept, ...extra]) ?? 0
    const next = graded
      .toSorted((one, other) => other.points - ratio * other.max - (one.points - ratio * one.max))
      .slice(0, keep)
    if ((ratioOf([...next, ...extra]) ?? 0) <= ratio + 1e-15) break
    kept = next
  }
  return [...kept, ...extra]
}
