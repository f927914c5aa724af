import { above, exactAmounts, type FilingStatus, type LineRounding } from './filing'

export interface SocialInsuranceLaw {
  wageBase: number
  socialSecurityRate: number
  medicareRate: number
  additionalRate: number
  additionalOver: Readonly<Record<FilingStatus, number>>
  selfEmployedShare: number
  selfEmployedFrom: number
  deductibleShare: number
}

/** Lines of Schedule SE, Part I, dollars. */
export interface ScheduleSE {
  /** Line 4c: what counts as earnings, or 0 where it is below the least that is taxed. */
  netEarnings: number
  /** Line 9: what the wages leave of the wage base. */
  baseLeft: number
  /** Line 10. */
  socialSecurity: number
  /** Line 11. */
  medicare: number
  /** Line 12. */
  tax: number
  /** Line 13: what comes off income. */
  deductiblePart: number
}

interface Earnings {
  /** Net profit of Schedules C and F and partnership earnings: line 3. May be a loss. */
  profit: number
  /** Wages and tips that Social Security tax was taken from: line 8d. */
  wages: number
  /** Church pay without Social Security tax of 108.28 and more: line 5a. */
  churchPay?: number
}

/** Church pay below this is not taxed (Schedule SE, line 5a). */
const churchPayFrom = 108.28
/** And of the 92.35% of church pay, less than this is not (line 5b). */
const churchEarningsFrom = 100

/**
 * Self-employment tax of one person for a year, dollars. Each spouse has a schedule of his own.
 * Source: Schedule SE (Form 1040), Part I; 26 U.S.C. 1401 and 1402.
 */
export function scheduleSE(
  { profit, wages, churchPay = 0 }: Earnings,
  law: SocialInsuranceLaw,
  round: LineRounding = exactAmounts,
): ScheduleSE {
  const business = profit > 0 ? round(profit * law.selfEmployedShare) : profit
  const counted = business >= law.selfEmployedFrom ? business : 0
  const church = churchPay >= churchPayFrom ? round(churchPay * law.selfEmployedShare) : 0
  const netEarnings = counted + (church >= churchEarningsFrom ? church : 0)
  const baseLeft = above(law.wageBase, wages)
  const socialSecurity = round(Math.min(netEarnings, baseLeft) * 2 * law.socialSecurityRate)
  const medicare = round(netEarnings * 2 * law.medicareRate)
  const tax = socialSecurity + medicare
  return { netEarnings, baseLeft, socialSecurity, medicare, tax, deductiblePart: round(tax * law.deductibleShare) }
}

/** Lines of Form 8959, Parts I to III, dollars. */
export interface Form8959 {
  /** Line 7: on wages. */
  onWages: number
  /** Line 13: on self-employment, whose threshold the wages have used up first. */
  onSelfEmployment: number
  /** Line 17: on railroad pay, which is held against the threshold by itself. */
  onRailroad: number
  tax: number
}

/**
 * Additional Medicare Tax of a return, dollars: on Medicare wages of all, on net earnings from self-employment, and on railroad pay.
 * Source: Form 8959; 26 U.S.C. 3101(b)(2), 1401(b)(2) and 3201(a).
 */
export function additionalMedicareTax(
  {
    wages,
    netEarnings,
    railroad = 0,
    status,
  }: { wages: number; netEarnings: number; railroad?: number; status: FilingStatus },
  law: SocialInsuranceLaw,
  round: LineRounding = exactAmounts,
): Form8959 {
  const threshold = law.additionalOver[status]
  const onWages = round(above(wages, threshold) * law.additionalRate)
  const onSelfEmployment = round(above(netEarnings, above(threshold, wages)) * law.additionalRate)
  const onRailroad = round(above(railroad, threshold) * law.additionalRate)
  return { onWages, onSelfEmployment, onRailroad, tax: onWages + onSelfEmployment + onRailroad }
}
