import type { FilingStatus } from './filing'

export interface MedicarePremiumLaw {
  premium: number
  partB: readonly number[]
  partD: readonly number[]
  over: { others: readonly number[]; joint: readonly number[] }
  topFrom: { others: number; joint: number; separate: number }
}

/** One step of the surcharge: dollars a month and person. `from` is the income at which it begins. */
export interface PremiumStep {
  from: number
  /** Whether `from` itself belongs to this step; otherwise only income above it. */
  includes: boolean
  partB: number
  partD: number
}

/**
 * The steps of the Medicare surcharge for a filing status, lowest first; the first is none. Heads of household and surviving spouses count as
 * single. A separate return is that of spouses who lived together at any time in the year.
 * Source: 42 U.S.C. 1395r(i) and 1395w-113(a)(7); Social Security Administration, POMS HI 01101.020.
 */
export function premiumSteps(status: FilingStatus, law: MedicarePremiumLaw): readonly PremiumStep[] {
  const thresholds = status === 'joint' ? law.over.joint : law.over.others
  const last = thresholds.length
  const step = (from: number, at: number, includes = false): PremiumStep => ({
    from,
    includes,
    partB: law.partB[at] ?? 0,
    partD: law.partD[at] ?? 0,
  })
  const none = { from: 0, includes: true, partB: 0, partD: 0 }
  if (status === 'separate') return [none, step(thresholds[0] ?? 0, last - 1), step(law.topFrom.separate, last, true)]
  const top = status === 'joint' ? law.topFrom.joint : law.topFrom.others
  return [none, ...thresholds.map((from, at) => step(from, at)), step(top, last, true)]
}

/** Which of the steps an income is in, counted from 0. */
export function stepOf(income: number, steps: readonly PremiumStep[]): number {
  return Math.max(
    0,
    steps.findLastIndex(({ from, includes }) => (includes ? income >= from : income > from)),
  )
}
