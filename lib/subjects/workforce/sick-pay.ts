import { daysFrom, daysLater, weekdayOf } from '@/lib/subjects/time/calendar'

/* Statutory sick pay in Great Britain, day by day. Source: Social Security Contributions and Benefits Act 1992, Part XI, as amended by
   the Employment Rights Act 2025. */

export interface SickPayLaw {
  weekly: number
  /** Of average earnings; 1 where earnings do not cap the rate. */
  earningsShare: number
  lowerEarnings: number
  waitingDays: number
  leastDays: number
  mostWeeks: number
  linkedDays: number
  /** Nobody is paid under an earnings share whose unpaid absence has lasted since before this day; '' for no such rule. */
  paidIfSickFrom: string
}
export interface Absence {
  from: string
  to: string
}
export interface SickPayCase {
  absence: Absence
  /** In any order. Those that are too far back, or too short to count, are left out. */
  earlier: readonly Absence[]
  /** 0 is Sunday. */
  worked: ReadonlySet<number>
  /** Average a week before the first linked absence. */
  earnings: number
}
/** Why a workday of an absence is paid or not. */
export type SickDayState = 'paid' | 'waiting' | 'short' | 'earnings' | 'used' | 'long'
export interface SickDay {
  day: string
  state: SickDayState
  weekly: number
  /** Of a day, in ten-thousandths of a pound; cut off there, as HMRC’s tables are. */
  daily: number
  /** The flat rate is kept although earnings would cap it. */
  isProtected: boolean
}
export interface SickPay {
  /** Workdays of the absence itself. */
  days: readonly SickDay[]
  /** The weeks that end on a Saturday, in pence, rounded up. */
  weeks: readonly { ends: string; days: number; pence: number }[]
  pence: number
  /** Days for which pay is left, of those a linked series has at most. */
  left: number
  linked: readonly Absence[]
}

const lengthOf = ({ from, to }: Absence) => daysFrom(from, to) + 1

/** The absences that make one series with the last of them, in order; each of the others was long enough to count by its own law. */
export function linkedAbsences(
  { absence, earlier }: Pick<SickPayCase, 'absence' | 'earlier'>,
  lawOn: (day: string) => SickPayLaw | undefined,
): readonly Absence[] {
  const chain = [absence]
  for (const one of earlier.toSorted((a, b) => b.from.localeCompare(a.from))) {
    const law = lawOn(one.from)
    const next = chain[0] ?? absence
    if (law && lengthOf(one) < law.leastDays) continue
    if (daysFrom(one.to, next.from) - 1 > (law?.linkedDays ?? 0)) break
    chain.unshift(one)
  }
  return chain
}

/**
 * What is paid for an absence and why not. undefined where a day of it, or of one linked to it, lies outside what `lawOn` knows.
 * Nothing is worked on no day; then nothing is paid.
 */
export function sickPayOf(given: SickPayCase, lawOn: (day: string) => SickPayLaw | undefined): SickPay | undefined {
  const linked = linkedAbsences(given, lawOn)
  const first = lawOn(linked[0]?.from ?? given.absence.from)
  if (!first) return undefined
  const most = first.mostWeeks * given.worked.size
  let waited = 0
  let paid = 0
  let days: SickDay[] = []
  for (const absence of linked) {
    days = []
    let isProtected = false
    for (let day: string | undefined = absence.from; day !== undefined && day <= absence.to; day = daysLater(day, 1)) {
      const law = lawOn(day)
      if (!law) return undefined
      if (!given.worked.has(weekdayOf(day))) continue
      const isCapped = law.earningsShare < 1
      const state = stateOf({
        law,
        first,
        absence,
        earnings: given.earnings,
        waited,
        isUsed: paid >= most,
        isProtected,
      })
      if (state === 'waiting') waited += 1
      if (state === 'paid') paid += 1
      if (state === 'paid' && !isCapped) isProtected = true
      const weekly = isCapped && !isProtected ? Math.min(law.weekly, law.earningsShare * given.earnings) : law.weekly
      days.push({
        day,
        state,
        weekly,
        daily: tenThousandths(weekly / given.worked.size),
        isProtected: isCapped && isProtected && law.earningsShare * given.earnings < law.weekly,
      })
    }
  }
  const weeks = weeksOf(days)
  return { days, weeks, pence: weeks.reduce((sum, week) => sum + week.pence, 0), left: most - paid, linked }
}

interface DayQuestion {
  law: SickPayLaw
  first: SickPayLaw
  absence: Absence
  earnings: number
  waited: number
  isUsed: boolean
  isProtected: boolean
}

function stateOf({ law, first, absence, earnings, waited, isUsed, isProtected }: DayQuestion): SickDayState {
  if (lengthOf(absence) < law.leastDays) return 'short'
  if (law.lowerEarnings > 0 && earnings < first.lowerEarnings) return 'earnings'
  if (!isProtected && absence.from < law.paidIfSickFrom) return isUsed ? 'used' : 'long'
  if (waited < law.waitingDays) return 'waiting'
  return isUsed ? 'used' : 'paid'
}

/** Cut off, not rounded; what is a hair below a whole one by binary arithmetic is that one. */
function tenThousandths(pounds: number): number {
  return Math.floor(Number((pounds * 10_000).toFixed(6)))
}

function weeksOf(days: readonly SickDay[]): { ends: string; days: number; pence: number }[] {
  const byEnd = new Map<string, { days: number; sum: number }>()
  for (const { day, state, daily } of days) {
    if (state !== 'paid') continue
    const ends = daysLater(day, 6 - weekdayOf(day)) ?? day
    const week = byEnd.get(ends) ?? { days: 0, sum: 0 }
    byEnd.set(ends, { days: week.days + 1, sum: week.sum + daily })
  }
  return [...byEnd].map(([ends, week]) => ({ ends, days: week.days, pence: Math.ceil(week.sum / 100) }))
}
