import { calendarLength } from '@/lib/subjects/time/calendar'

/**
 * Years of service for a gratuity: completed years, and one more where what is left is more than six months. Both days are ISO.
 * Nothing where the second is earlier. Source: India, Payment of Gratuity Act 1972, section 4(2).
 */
export function gratuityYears(joined: string, left: string): { completed: number; counted: number } | undefined {
  const length = calendarLength(joined, left)
  if (length === undefined) return undefined
  const { years, months, days } = length
  const isMoreThanHalf = months > 6 || (months === 6 && days > 0)
  return { completed: years, counted: years + (isMoreThanHalf ? 1 : 0) }
}

/**
 * Wages with what allowances have above a share of all pay. A share of 0 adds nothing. Source: India, Code on Social Security 2020,
 * section 2(88), proviso.
 */
export function wagesWithExcess(basic: number, allowances: number, share: number): number {
  return share === 0 ? basic : basic + Math.max(0, allowances - (basic + allowances) * share)
}
