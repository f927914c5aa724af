import { bySchedule, above, jointOrOther, type BySchedule, type FilingStatus, type JointOrOther } from './filing'
import type { Bracket } from '../brackets'

export interface IncomeTaxLaw {
  brackets: BySchedule<readonly Bracket[]>
  standardDeduction: BySchedule<number>
  agedOrBlind: BySchedule<number>
  dependant: { least: number; addition: number }
}

export interface AdjustmentsLaw {
  benefits: { base: JointOrOther; upper: JointOrOther; half: number; most: number }
  studentLoan: { most: number; over: JointOrOther; length: JointOrOther }
}

/**
 * Social Security benefits that are taxed, dollars, unrounded. `others` is all other income, tax-exempt interest included, less
 * adjustments. A separate return of somebody who lived with the spouse has no thresholds.
 * Source: Instructions for Form 1040, Social Security Benefits Worksheet; 26 U.S.C. 86.
 */
export function taxableBenefits(
  benefits: number,
  others: number,
  status: FilingStatus,
  { benefits: law }: AdjustmentsLaw,
): number {
  const base = status === 'separate' ? 0 : jointOrOther(law.base, status)
  const upper = status === 'separate' ? 0 : jointOrOther(law.upper, status)
  const over = above(others + benefits * law.half, base)
  const inUpper = above(over, upper - base)
  const inLower = Math.min(Math.min(over, upper - base) * law.half, benefits * law.half)
  return Math.min(inLower + inUpper * law.most, benefits * law.most)
}

/**
 * Student loan interest that comes off income, dollars, unrounded; `income` is AGI before it. The share that fades is taken to
 * three places, as the worksheet has it. Nothing on a separate return.
 * Source: Instructions for Schedule 1, line 21 worksheet; 26 U.S.C. 221.
 */
export function studentLoanDeduction(
  interest: number,
  income: number,
  status: FilingStatus,
  { studentLoan: law }: AdjustmentsLaw,
): number {
  if (status === 'separate') return 0
  const paid = Math.min(interest, law.most)
  const faded = above(income, jointOrOther(law.over, status)) / jointOrOther(law.length, status)
  return paid * (1 - Math.min(1, Math.round(faded * 1000) / 1000))
}

/**
 * The standard deduction with what age and blindness add: `conditions` counts both over all persons of the return. Whom somebody else may
 * claim has only what he earned and an addition, between a least amount and the usual one (26 U.S.C. 63(c)(5)).
 */
export function standardDeduction(
  { status, conditions, earnedAsDependant }: { status: FilingStatus; conditions: number; earnedAsDependant?: number },
  law: IncomeTaxLaw,
): number {
  const usual = bySchedule(law.standardDeduction, status)
  const { least, addition } = law.dependant
  const basic =
    earnedAsDependant === undefined
      ? usual
      : Math.min(usual, Math.max(least, Math.max(0, earnedAsDependant) + addition))
  return basic + conditions * bySchedule(law.agedOrBlind, status)
}

export interface ItemizedLaw {
  stateTaxes: { most: number; over: number | null; rate: number; least: number }
  medicalFloor: number
  charityFloor: number
  topRateCut: number
  plainCharity: JointOrOther
}
export interface Itemized {
  stateTaxes: number
  mortgageInterest: number
  charity: number
  medical: number
}
/** What Schedule A allows, dollars. */
export interface ScheduleA {
  stateTaxes: number
  total: number
}

/**
 * Itemized deductions before the cut at the top rate, dollars, unrounded. Source: Schedule A (Form 1040); 26 U.S.C. 164(b), 170 and 213.
 */
export function scheduleA(paid: Itemized, agi: number, status: FilingStatus, law: ItemizedLaw): ScheduleA {
  const share = status === 'separate' ? 0.5 : 1
  const { most, over, rate, least } = law.stateTaxes
  const faded = over === null ? most * share : most * share - above(agi, over * share) * rate
  const stateTaxes = Math.min(paid.stateTaxes, Math.max(faded, Math.min(least, most) * share * (over === null ? 0 : 1)))
  const income = Math.max(0, agi)
  const charity = above(paid.charity, income * law.charityFloor)
  const medical = above(paid.medical, income * law.medicalFloor)
  return { stateTaxes, total: stateTaxes + paid.mortgageInterest + charity + medical }
}

/** What is taken off itemized deductions because income reaches the top rate (26 U.S.C. 68, from 2026), dollars. */
export function topRateCut(total: number, income: number, top: number, { topRateCut: share }: ItemizedLaw): number {
  return share * Math.min(total, above(income, top))
}

export interface TemporaryLaw {
  senior: { each: number; over: JointOrOther; rate: number }
  tips: { most: number; over: JointOrOther; step: number }
  overtime: { most: JointOrOther; over: JointOrOther; step: number }
  carLoan: { most: number; over: JointOrOther; step: number }
}
export interface Temporary {
  /** Persons of 65 and more. */
  seniors: number
  tips: number
  overtime: number
  carLoan: number
}
/** Lines of Schedule 1-A, dollars. */
export interface Schedule1A extends Temporary {
  total: number
}

/**
 * Deductions for seniors, tips, overtime and car loan interest, dollars, unrounded. Tips and overtime lose `step` for each whole thousand
 * of AGI above the threshold, car loan interest for each begun one. Source: Schedule 1-A (Form 1040).
 */
export function schedule1A(claimed: Temporary, agi: number, status: FilingStatus, law: TemporaryLaw): Schedule1A {
  const thousands = (over: JointOrOther) => above(agi, jointOrOther(over, status)) / 1000
  const isSeparate = status === 'separate'
  const seniors = isSeparate
    ? 0
    : claimed.seniors * above(law.senior.each, above(agi, jointOrOther(law.senior.over, status)) * law.senior.rate)
  const tips = isSeparate
    ? 0
    : above(Math.min(claimed.tips, law.tips.most), Math.floor(thousands(law.tips.over)) * law.tips.step)
  const overtime = isSeparate
    ? 0
    : above(
        Math.min(claimed.overtime, jointOrOther(law.overtime.most, status)),
        Math.floor(thousands(law.overtime.over)) * law.overtime.step,
      )
  const carLoan = above(
    Math.min(claimed.carLoan, law.carLoan.most),
    Math.ceil(thousands(law.carLoan.over)) * law.carLoan.step,
  )
  return { seniors, tips, overtime, carLoan, total: seniors + tips + overtime + carLoan }
}

export interface BusinessIncomeLaw {
  rate: number
  wagesShare: number
  fullUpTo: BySchedule<number>
  over: BySchedule<number>
  least: number
  leastFrom: number
}
interface Business {
  status: FilingStatus
  /** Profit less the deductible part of self-employment tax and what the business deducts for its owner. */
  qualified: number
  /** Half of the wages it paid is the limit above the threshold. */
  wagesPaid: number
  /** Health, law, consulting and the like: nothing is left above the range. */
  isService: boolean
  /** Taxable income before this deduction. */
  income: number
  /** Net capital gain and qualified dividends in it. */
  preferred: number
}

/**
 * Qualified business income deduction of one business without property, dollars, unrounded. Losses carried forward are left out.
 * Source: Forms 8995 and 8995-A; 26 U.S.C. 199A.
 */
export function businessIncomeDeduction(
  { status, qualified, wagesPaid, isService, income, preferred }: Business,
  law: BusinessIncomeLaw,
): number {
  if (qualified <= 0) return 0
  const threshold = law.fullUpTo[status === 'survivor' ? 'single' : status]
  const length = law.over[status === 'survivor' ? 'single' : status]
  const passed = Math.min(1, above(income, threshold) / length)
  const counts = isService ? 1 - passed : 1
  const full = qualified * counts * law.rate
  const byWages = wagesPaid * counts * law.wagesShare
  const component = full - above(full, byWages) * passed
  const most = above(income, preferred) * law.rate
  const least = qualified >= law.leastFrom ? Math.min(law.least, Math.max(0, income)) : 0
  return Math.max(Math.min(component, most), least)
}
