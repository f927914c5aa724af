/* Recency, frequency and money of customers, and the segments that follow from their scores. */

export interface Rfm {
  /** Days from the last order to the day of reference. */
  recency: number
  /** Orders. */
  frequency: number
  /** What they spent. */
  money: number
}

export interface Scores {
  recency: number
  frequency: number
  money: number
}

/** Named by the scores of recency and frequency, from 1 to 5 each; what to do is a suggestion. */
export const segments = [
  { name: 'Champions', group: 'Best', does: 'Thank them, ask for reviews, show them what is new first.' },
  { name: 'Loyal', group: 'Best', does: 'Offer what goes with what they buy; a loyalty scheme pays here.' },
  { name: 'Potential loyalists', group: 'Growing', does: 'Give a reason for the next order soon after the last.' },
  { name: 'New', group: 'Growing', does: 'Welcome them, and help with the first use.' },
  { name: 'Promising', group: 'Growing', does: 'Remind them before the first order is forgotten.' },
  { name: 'Need attention', group: 'Slipping', does: 'Write while they remember you: a limited offer, or a question.' },
  { name: 'About to sleep', group: 'Slipping', does: 'Show what others bought; a small push is enough or none is.' },
  { name: 'At risk', group: 'Leaving', does: 'Write by name; ask what was wrong before you give a discount.' },
  { name: 'Cannot lose them', group: 'Leaving', does: 'Call them. They ordered more often than most and stopped.' },
  { name: 'Hibernating', group: 'Gone', does: 'One letter a season at most; leave them out of paid campaigns.' },
] as const
export type SegmentName = (typeof segments)[number]['name']
export const segmentGroups = ['Best', 'Growing', 'Slipping', 'Leaving', 'Gone'] as const

/**
 * Scores from 1 to 5 by fifths of the customers, 5 the best: 1 and one more for every whole fifth of all customers that are worse.
 * Equal values have equal scores, so that fifths are of unequal size where many are equal.
 */
export function quintileScores(values: readonly number[], best: 'high' | 'low'): number[] {
  const order = values.map((_, at) => at).sort((one, other) => (values[one] ?? 0) - (values[other] ?? 0))
  if (best === 'low') order.reverse()
  const scores = Array.from({ length: values.length }, () => 1)
  let worse = 0
  for (const [place, at] of order.entries()) {
    const before = order[place - 1]
    if (before === undefined || values[before] !== values[at]) worse = place
    scores[at] = Math.min(5, 1 + Math.floor((5 * worse) / values.length))
  }
  return scores
}

/** The scores of all customers. */
export function rfmScores(customers: readonly Rfm[]): Scores[] {
  const of = (name: keyof Rfm, best: 'high' | 'low') =>
    quintileScores(
      customers.map((one) => one[name]),
      best,
    )
  const [recency, frequency, money] = [of('recency', 'low'), of('frequency', 'high'), of('money', 'high')]
  return customers.map((_, at) => ({ recency: recency[at] ?? 1, frequency: frequency[at] ?? 1, money: money[at] ?? 1 }))
}

/** The segment of a customer; each pair of scores belongs to one. */
export function segmentOf({ recency, frequency }: Pick<Scores, 'recency' | 'frequency'>): SegmentName {
  if (recency <= 2) return frequency <= 2 ? 'Hibernating' : frequency <= 4 ? 'At risk' : 'Cannot lose them'
  if (recency === 3) {
    if (frequency <= 2) return 'About to sleep'
    return frequency === 3 ? 'Need attention' : 'Loyal'
  }
  if (frequency === 1) return recency === 4 ? 'Promising' : 'New'
  if (frequency <= 3) return 'Potential loyalists'
  return recency === 5 ? 'Champions' : 'Loyal'
}
