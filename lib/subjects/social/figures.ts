import type { Metric, Post } from './posts'

export type RateBy = 'reach' | 'impressions' | 'followers'

export interface RateRule {
  by: RateBy
  /** Where a row has none of its own. */
  followers: number | undefined
  countsClicks: boolean
}

/** Likes, comments, shares and saves, with clicks where asked; what an export does not have counts 0. */
export function interactionsOf({ figures }: Post, countsClicks: boolean): number {
  const { likes = 0, comments = 0, shares = 0, saves = 0, clicks = 0 } = figures
  return likes + comments + shares + saves + (countsClicks ? clicks : 0)
}

/** What a post's interactions are divided by; undefined where it is not known or 0. */
export function baseOf({ figures }: Post, { by, followers }: RateRule): number | undefined {
  const base = by === 'followers' ? (figures.followers ?? followers) : figures[by]
  return base !== undefined && base > 0 ? base : undefined
}

/** The engagement rate of one post, as a fraction. */
export function rateOf(post: Post, rule: RateRule): number | undefined {
  const base = baseOf(post, rule)
  return base === undefined ? undefined : interactionsOf(post, rule.countsClicks) / base
}

/**
 * The engagement rate of several posts: all interactions by all that they are divided by, over the posts for which that is known. By
 * followers it is thus the mean of the posts, weighed by the followers of each day.
 */
export function rateOfAll(posts: readonly Post[], rule: RateRule): number | undefined {
  let above = 0
  let below = 0
  for (const post of posts) {
    const base = baseOf(post, rule)
    if (base === undefined) continue
    above += interactionsOf(post, rule.countsClicks)
    below += base
  }
  return below === 0 ? undefined : above / below
}

export function sumOf(posts: readonly Post[], metric: Metric): number | undefined {
  const known = posts.flatMap(({ figures }) => figures[metric] ?? [])
  return known.length === 0 ? undefined : known.reduce((sum, value) => sum + value, 0)
}

const dayLength = 86_400_000
export const dayAfter = (iso: string, days: number) =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
/** 0 for Monday. */
export const weekdayOf = (iso: string) => (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7

/** The posts of the last so many days up to the day of the last one, and those of as many days before. */
export function periods(
  posts: readonly Post[],
  days: number,
): { now: readonly Post[]; before: readonly Post[]; from: string; to: string; earlier: string } {
  const to = posts.reduce((latest, { day }) => (day > latest ? day : latest), '')
  if (to === '') return { now: [], before: [], from: '', to: '', earlier: '' }
  const from = dayAfter(to, 1 - days)
  const earlier = dayAfter(from, -days)
  return {
    now: posts.filter(({ day }) => day >= from),
    before: posts.filter(({ day }) => day >= earlier && day < from),
    from,
    to,
    earlier,
  }
}
