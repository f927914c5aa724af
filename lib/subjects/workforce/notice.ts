import { calendarLength } from '@/lib/subjects/time/calendar'

/** What a law says of the least notice, in weeks. */
export interface NoticeLaw {
  /** Nothing is owed before so many months. */
  afterMonths: number
  least: number
  /** Weeks for each whole year, once there are `yearsFrom` of them. */
  perYear: number
  yearsFrom: number
  most: number
}

/**
 * Least notice in weeks that an employer owes to somebody employed since `start` when notice is given on `given` (ISO days);
 * undefined where `given` is earlier. After Employment Rights Act 1996, section 86(1).
 */
export function leastNoticeWeeks(law: NoticeLaw, start: string, given: string): number | undefined {
  const service = calendarLength(start, given)
  if (!service) return undefined
  if (service.years * 12 + service.months < law.afterMonths) return 0
  if (service.years < law.yearsFrom) return law.least
  return Math.min(law.most, service.years * law.perYear)
}
