import { quantile } from '@/lib/subjects/statistics/quantiles'

export const interactionKinds = ['likes', 'comments', 'shares', 'saves', 'clicks'] as const
export type InteractionKind = (typeof interactionKinds)[number]
export type EngagementBase = 'reach' | 'impressions' | 'views' | 'followers'

/** Counts of one post; what an export does not have is left out. */
export type PostCounts = Readonly<
  Partial<Record<InteractionKind | Exclude<EngagementBase, 'followers'>, number | undefined>>
>
/** How much one interaction of each kind counts. */
export type InteractionWeights = Readonly<Record<InteractionKind, number>>

/** Interactions of a post, each times its weight; what is not known counts as none. */
export function weighedInteractions(counts: PostCounts, weights: InteractionWeights): number {
  return interactionKinds.reduce((sum, kind) => sum + (counts[kind] ?? 0) * weights[kind], 0)
}

/** What interactions of a post are divided by; undefined where it is not known or 0. */
export function basisOf(counts: PostCounts, base: EngagementBase, followers: number | undefined): number | undefined {
  const basis = base === 'followers' ? followers : counts[base]
  return basis !== undefined && basis > 0 ? basis : undefined
}

/** All interactions by all that they are divided by, as a fraction; undefined where that is nothing. */
export function pooledRate(posts: readonly { interactions: number; basis: number }[]): number | undefined {
  const basis = posts.reduce((sum, post) => sum + post.basis, 0)
  return basis > 0 ? posts.reduce((sum, post) => sum + post.interactions, 0) / basis : undefined
}

/** Fewer values have no quartiles to speak of. */
const leastForOutliers = 5
const fences = 1.5

export interface Spread {
  lowest: number
  lowerQuartile: number
  median: number
  upperQuartile: number
  highest: number
  mean: number
  /** What lies above it stands apart; undefined with fewer than five values. */
  fence: number | undefined
}

/**
 * Where rates lie. Quartiles are those of spreadsheets (inclusive); the fence is one and a half interquartile ranges above the upper
 * one. Undefined without values. Source: J. Tukey, Exploratory Data Analysis (1977).
 */
export function spreadOf(rates: readonly number[]): Spread | undefined {
  const sorted = rates.toSorted((one, other) => one - other)
  const at = (share: number) => quantile(sorted, share, '7')
  const [lowest, lowerQuartile, median, upperQuartile, highest] = [at(0), at(0.25), at(0.5), at(0.75), at(1)]
  if (
    lowest === undefined ||
    lowerQuartile === undefined ||
    median === undefined ||
    upperQuartile === undefined ||
    highest === undefined
  )
    return undefined
  return {
    lowest,
    lowerQuartile,
    median,
    upperQuartile,
    highest,
    mean: sorted.reduce((sum, rate) => sum + rate, 0) / sorted.length,
    fence: sorted.length < leastForOutliers ? undefined : upperQuartile + fences * (upperQuartile - lowerQuartile),
  }
}
