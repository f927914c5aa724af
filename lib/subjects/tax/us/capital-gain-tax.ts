import type { Bracket } from '../brackets'
import { above, bySchedule, type BySchedule, type FilingStatus, type LineRounding } from './filing'
import type { OrdinaryTax } from './ordinary-tax'

export interface CapitalGainsLaw {
  zeroUpTo: BySchedule<number>
  middleUpTo: BySchedule<number>
  middleRate: number
  topRate: number
  lossLimit: BySchedule<number>
}

/** Schedule D, dollars: what goes into income (line 7 of Form 1040), and what of it is taxed at the lower rates. */
export interface ScheduleD {
  /** Line 16 or 21: a loss counts up to the limit of the year. */
  counted: number
  /** The smaller of lines 15 and 16, never below zero. */
  netCapitalGain: number
  /** Loss that waits for later years. */
  carriedOver: number
}

/**
 * Net short-term and long-term results of a year put together. Source: Schedule D (Form 1040), lines 15 to 21.
 */
export function scheduleD(
  { shortTerm, longTerm }: { shortTerm: number; longTerm: number },
  status: FilingStatus,
  law: CapitalGainsLaw,
): ScheduleD {
  const total = shortTerm + longTerm
  const counted = Math.max(total, -bySchedule(law.lossLimit, status))
  return { counted, netCapitalGain: Math.max(0, Math.min(longTerm, total)), carriedOver: counted - total }
}

/** Lines of the Qualified Dividends and Capital Gain Tax Worksheet, dollars. */
export interface GainsWorksheet {
  /** Line 5: taxable income that is taxed like wages. */
  ordinaryIncome: number
  /** Line 22. */
  ordinaryTax: number
  /** Lines 9, 17 and 20: gains at no tax, at the middle and at the top rate. */
  atZero: number
  atMiddle: number
  atTop: number
  /** Lines 18 and 21. */
  gainsTax: number
  /** Line 25: with all taxable income taxed like wages if that were less. */
  tax: number
}

/**
 * Tax on a taxable income that holds qualified dividends or long-term gains (`preferred`), dollars.
 * Source: Instructions for Form 1040, line 16, worksheet; 26 U.S.C. 1(h).
 */
export function gainsWorksheet(
  { taxableIncome, preferred, status }: { taxableIncome: number; preferred: number; status: FilingStatus },
  law: CapitalGainsLaw,
  brackets: readonly Bracket[],
  { ordinaryTax, round }: { ordinaryTax: OrdinaryTax; round: LineRounding },
): GainsWorksheet {
  const ordinaryIncome = above(taxableIncome, preferred)
  const low = Math.min(taxableIncome, bySchedule(law.zeroUpTo, status))
  const atZero = above(low, ordinaryIncome)
  const gains = Math.min(taxableIncome, preferred)
  const middle = Math.min(taxableIncome, bySchedule(law.middleUpTo, status))
  const atMiddle = Math.min(gains - atZero, above(middle, ordinaryIncome + atZero))
  const atTop = gains - atZero - atMiddle
  const gainsTax = round(atMiddle * law.middleRate) + round(atTop * law.topRate)
  const onOrdinary = ordinaryTax(ordinaryIncome, brackets)
  const tax = Math.min(onOrdinary + gainsTax, ordinaryTax(taxableIncome, brackets))
  return { ordinaryIncome, ordinaryTax: onOrdinary, atZero, atMiddle, atTop, gainsTax, tax }
}
