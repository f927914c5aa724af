import { daysLater, monthsLater, weekdayOf } from '@/lib/subjects/time/calendar'

/* Statutory maternity pay. Source: Social Security Contributions and Benefits Act 1992, sections 164 to 166, and the Statutory Maternity
   Pay (General) Regulations 1986. Weeks begin on Sunday. */

export interface MaternityDates {
  /** Sunday and Saturday of the week in which the baby is due. */
  expected: readonly [string, string]
  /** Of the fifteenth week before it. */
  qualifying: readonly [string, string]
  /** The last day on which employment can have begun for twenty-six weeks into the qualifying week. */
  employedBy: string
  /** The first day of the eleventh week before the expected one. */
  earliestLeave: string
}

/** The days that follow from a due date (ISO); undefined where the calendar ends. */
export function maternityDates(due: string): MaternityDates | undefined {
  const sunday = daysLater(due, -weekdayOf(due))
  if (sunday === undefined) return undefined
  const week = (from: number): readonly [string, string] | undefined => {
    const begins = daysLater(sunday, from * 7)
    const ends = begins === undefined ? undefined : daysLater(begins, 6)
    return begins === undefined || ends === undefined ? undefined : [begins, ends]
  }
  const expected = week(0)
  const qualifying = week(-15)
  const employedBy = week(-40)?.[1]
  const earliestLeave = week(-11)?.[0]
  if (!expected || !qualifying || employedBy === undefined || earliestLeave === undefined) return undefined
  return { expected, qualifying, employedBy, earliestLeave }
}

export interface MaternityLaw {
  earningsShare: number
  higherWeeks: number
  weeks: number
}
export interface MaternityWeek {
  from: string
  to: string
  /** Weekly rate in ten-millionths of a pound, cut off there as HMRC does. */
  rate: number
  pence: number
}

const tenMillion = 10_000_000

/** Cut off, not rounded; what is a hair below a whole one by binary arithmetic is that one. */
function cutOff(pounds: number): number {
  return Math.floor(Number((pounds * tenMillion).toFixed(3)))
}

/** Ten-millionths of a pound as pence, rounded up. */
function penceUp(amount: number): number {
  return Math.ceil(amount / (tenMillion / 100))
}

/**
 * The weeks of pay from the first day of leave: a share of average weekly earnings, after `higherWeeks` no more than the flat rate of
 * the day on which a week begins. Pence of a week are rounded up. undefined where `flatOn` does not know a rate that is needed.
 */
export function maternityWeeks(
  leave: string,
  earnings: number,
  law: MaternityLaw,
  flatOn: (day: string) => number | undefined,
): readonly MaternityWeek[] | undefined {
  const higher = cutOff(earnings * law.earningsShare)
  const found: MaternityWeek[] = []
  for (let at = 0; at < law.weeks; at++) {
    const from = daysLater(leave, at * 7)
    const to = daysLater(leave, at * 7 + 6)
    if (from === undefined || to === undefined) return undefined
    const flat = at < law.higherWeeks ? Infinity : flatOn(from)
    if (flat === undefined) return undefined
    const rate = Math.min(higher, flat === Infinity ? higher : cutOff(flat))
    found.push({ from, to, rate, pence: penceUp(rate) })
  }
  return found
}

/** What is paid on the last day of each month for the days of the weeks up to it, a seventh of the week for each, in pence rounded up. */
export function paidByMonth(weeks: readonly MaternityWeek[]): readonly { day: string; pence: number }[] {
  const byEnd = new Map<string, number>()
  for (const { from, rate } of weeks) {
    for (let at = 0; at < 7; at++) {
      const day = daysLater(from, at) ?? from
      const next = monthsLater(`${day.slice(0, 7)}-01`, 1) ?? day
      const ends = daysLater(next, -1) ?? day
      byEnd.set(ends, (byEnd.get(ends) ?? 0) + rate)
    }
  }
  return [...byEnd].map(([day, sevenths]) => ({ day, pence: penceUp(Math.floor(sevenths / 7)) }))
}
