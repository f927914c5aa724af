/* What links between the pages of a site say of them. Pages count from 0. */

/** Share of readers who follow a link instead of beginning anew: the value of Brin and Page (1998). */
const damping = 0.85
const mostRounds = 200
const precision = 1e-12

/**
 * PageRank of pages that link to these others, each counted once: the chance that a reader who follows links at random is there, so that
 * all of them add up to 1. A page without links sends its readers anywhere. S. Brin, L. Page, “The Anatomy of a Large-Scale Hypertextual
 * Web Search Engine” (1998), with the sum of all ranks as 1.
 */
export function pageRanks(links: readonly ReadonlySet<number>[]): number[] {
  const count = links.length
  if (count === 0) return []
  let ranks = Array.from({ length: count }, () => 1 / count)
  for (let round = 0; round < mostRounds; round++) {
    const next = Array.from({ length: count }, () => 0)
    let lost = 0
    for (const [from, targets] of links.entries()) {
      const rank = ranks[from] ?? 0
      if (targets.size === 0) lost += rank
      else for (const target of targets) next[target] = (next[target] ?? 0) + rank / targets.size
    }
    const base = (1 - damping) / count + (damping * lost) / count
    let moved = 0
    for (let page = 0; page < count; page++) {
      const rank = base + damping * (next[page] ?? 0)
      moved += Math.abs(rank - (ranks[page] ?? 0))
      next[page] = rank
    }
    ranks = next
    if (moved < precision) break
  }
  return ranks
}

/** Clicks from a page to each other by the shortest way; undefined where no way leads. */
export function depthsFrom(home: number, links: readonly ReadonlySet<number>[]): (number | undefined)[] {
  const depths = Array.from<number | undefined>({ length: links.length })
  if (home >= links.length) return depths
  depths[home] = 0
  const waiting = [home]
  for (let at = 0; at < waiting.length; at++) {
    const page = waiting[at] ?? 0
    for (const target of links[page] ?? [])
      if (depths[target] === undefined) {
        depths[target] = (depths[page] ?? 0) + 1
        waiting.push(target)
      }
  }
  return depths
}
