import { priceForMargin } from '@/lib/subjects/profit/margin'

/** How a trader's share is meant: of the price that he asks (margin) or of the price that he pays (markup). */
export type ShareOf = 'margin' | 'markup'

/** What a trader asks who paid `buying` and keeps `share`. A margin is below 1; `undefined` for one that is not. */
export function askedPrice(buying: number, share: number, of: ShareOf): number | undefined {
  return of === 'margin' ? priceForMargin(buying, share) : buying * (1 + share)
}

/** The most that a trader can pay who asks `selling` and keeps `share`: the way back of `askedPrice`. */
export function payablePrice(selling: number, share: number, of: ShareOf): number {
  return of === 'margin' ? selling * (1 - share) : selling / (1 + share)
}
