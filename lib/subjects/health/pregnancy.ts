import { daysFrom, daysLater } from '@/lib/subjects/time/calendar'

/** Days from the first day of the last period to the due date. */
export const termDays = 280

/** From which gestational age by the last period, in days, a scan that differs by more than so many days replaces the date. */
const thresholds = [
  { from: 0, to: 62, method: 'up to 8 weeks 6 days', more: 5 },
  { from: 63, to: 111, method: '9 to 15 weeks 6 days', more: 7 },
  { from: 112, to: 153, method: '16 to 21 weeks 6 days', more: 10 },
  { from: 154, to: 195, method: '22 to 27 weeks 6 days', more: 14 },
  { from: 196, to: 400, method: 'from 28 weeks on', more: 21 },
] as const

/** The difference beyond which ACOG Committee Opinion 700 changes the date, at a gestational age of so many days by the last period. */
export function redatingThreshold(days: number): { method: string; more: number } | undefined {
  return thresholds.find(({ from, to }) => days >= from && days <= to)
}

/** 8 weeks and 3 days. */
export function gestationInWords(days: number): string {
  const [weeks, rest] = [Math.floor(days / 7), days % 7]
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
  return rest === 0 ? counted(weeks, 'week') : `${counted(weeks, 'week')} and ${counted(rest, 'day')}`
}

/** Weeks are counted from here: 280 days before the due date. */
export const countedFrom = (due: string) => daysLater(due, -termDays)

/** Days of gestation on a day; negative before they are counted. */
export const gestationOn = (due: string, day: string) => termDays - daysFrom(day, due)
