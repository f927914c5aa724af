import { roundHalfAway } from '@/lib/base/money/minor-units'

export type FilingStatus = 'single' | 'joint' | 'separate' | 'head' | 'survivor'

/** Amounts of the four schedules. A surviving spouse uses that of a joint return (26 U.S.C. 1(a)). */
export type BySchedule<Value> = Readonly<Record<'single' | 'joint' | 'separate' | 'head', Value>>
/** An amount for joint returns alone, and one for all others, surviving spouses included. */
export interface JointOrOther {
  joint: number
  others: number
}

export const filingStatuses = {
  single: 'Single',
  joint: 'Married, joint return',
  separate: 'Married, separate return',
  head: 'Head of household',
  survivor: 'Surviving spouse',
} as const satisfies Record<FilingStatus, string>

/** The amount of the schedule that a status files by. */
export function bySchedule<Value>(amounts: BySchedule<Value>, status: FilingStatus): Value {
  return amounts[status === 'survivor' ? 'joint' : status]
}

/** The amount of a law that favours joint returns alone. */
export function jointOrOther(amounts: JointOrOther, status: FilingStatus): number {
  return status === 'joint' ? amounts.joint : amounts.others
}

/**
 * How amounts become lines of a form. The return may be written in whole dollars, where fifty cents and more go up (Instructions
 * for Form 1040, "Rounding off to whole dollars"); the exact amount is what the law itself says.
 */
export type LineRounding = (amount: number) => number
export const wholeDollars: LineRounding = roundHalfAway
export const exactAmounts: LineRounding = (amount) => amount

/** What is above a threshold, never below zero. */
export function above(amount: number, threshold: number): number {
  return Math.max(0, amount - threshold)
}
