import { roundHalfAway } from '@/lib/base/money/minor-units'
import type { FilingStatus } from './filing'

export interface EstimatedLaw {
  ofThisYear: number
  ofLastYear: number
  ofLastHigh: number
  highOver: { separate: number; others: number }
  least: number
}

interface Payer {
  /** Tax of the year less refundable credits. */
  expected: number
  withheld: number
  /** Absent where last year had no return of twelve months. */
  lastTax?: number | undefined
  lastAgi: number
  status: FilingStatus
}

/**
 * What must be paid in the year by withholding and instalments to be spared the penalty, dollars to the cent, and which rule says so.
 * Source: 26 U.S.C. 6654(d) and (e); Form 1040-ES, Estimated Tax Worksheet, lines 11 to 14.
 */
export function safeHarbour(
  { expected, withheld, lastTax, lastAgi, status }: Payer,
  law: EstimatedLaw,
): { required: number; by: 'thisYear' | 'lastYear' | 'lastHigh' | 'little' | 'noTaxBefore' } {
  if (expected - withheld < law.least) return { required: 0, by: 'little' }
  if (lastTax === 0) return { required: 0, by: 'noTaxBefore' }
  const cents = (amount: number) => roundHalfAway(amount * 100) / 100
  const ofThisYear = cents(expected * law.ofThisYear)
  if (lastTax === undefined) return { required: ofThisYear, by: 'thisYear' }
  const isHigh = lastAgi > (status === 'separate' ? law.highOver.separate : law.highOver.others)
  const ofLastYear = cents(lastTax * (isHigh ? law.ofLastHigh : law.ofLastYear))
  if (ofThisYear <= ofLastYear) return { required: ofThisYear, by: 'thisYear' }
  return { required: ofLastYear, by: isHigh ? 'lastHigh' : 'lastYear' }
}

/** The day on which an instalment of a tax year is due: a Saturday or Sunday moves to Monday (26 U.S.C. 7503). */
export function dueDay(year: number, monthAndDay: string, inNextYear: boolean): string {
  const day = new Date(`${inNextYear ? year + 1 : year}-${monthAndDay}T00:00:00Z`)
  const weekday = day.getUTCDay()
  day.setUTCDate(day.getUTCDate() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0))
  return day.toISOString().slice(0, 10)
}
