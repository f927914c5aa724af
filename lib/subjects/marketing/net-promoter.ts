import { wilsonInterval, type Interval } from '@/lib/subjects/statistics/proportions'

/** Answers to a question from 0 to 10: 9 and 10, 7 and 8, 0 to 6. */
export interface Answers {
  promoters: number
  passives: number
  detractors: number
}
export interface NetPromoter {
  answers: number
  /** Promoters less detractors, as a share of all: −1 to 1. */
  score: number
  /** Of a single answer counted as 1, 0 or −1. */
  variance: number
}

/** Undefined without an answer. Source: F. Reichheld, Harvard Business Review, December 2003. */
export function netPromoter({ promoters, passives, detractors }: Answers): NetPromoter | undefined {
  const answers = promoters + passives + detractors
  if (answers === 0) return undefined
  const score = (promoters - detractors) / answers
  return { answers, score, variance: Math.max(0, (promoters + detractors) / answers - score * score) }
}

/**
 * The range of the true score, as shares: score ± z × √(variance ÷ answers), within −1 and 1. Where all answers are of one group that formula
 * has no width; then it is as wide as if those that Wilson's interval leaves open were of the group farthest away.
 */
export function promoterInterval(of: Answers, z: number, confidence: number): Interval | undefined {
  const found = netPromoter(of)
  if (!found) return undefined
  const { answers, score, variance } = found
  if (variance > 0) {
    const half = z * Math.sqrt(variance / answers)
    return { low: Math.max(-1, score - half), high: Math.min(1, score + half) }
  }
  const open = 1 - (wilsonInterval({ successes: answers, trials: answers }, confidence)?.low ?? 1)
  const reach = score === 0 ? open : 2 * open
  return { low: Math.max(-1, score - reach), high: Math.min(1, score + reach) }
}

/** z of the difference second − first, each with its own variance; undefined where neither has any. */
export function promoterZ(first: NetPromoter, second: NetPromoter): number | undefined {
  const error = Math.sqrt(first.variance / first.answers + second.variance / second.answers)
  return error > 0 ? (second.score - first.score) / error : undefined
}
