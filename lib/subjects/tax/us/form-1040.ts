import { marginalRate, type Bracket } from '../brackets'
import { tentativeMinimumTax, type AlternativeMinimumLaw } from './alternative-minimum'
import {
  gainsWorksheet,
  scheduleD,
  type CapitalGainsLaw,
  type GainsWorksheet,
  type ScheduleD,
} from './capital-gain-tax'
import { earnedIncomeCredit, schedule8812, type EarnedIncomeLaw, type FamilyLaw, type Schedule8812 } from './credits'
import {
  businessIncomeDeduction,
  schedule1A,
  scheduleA,
  standardDeduction,
  studentLoanDeduction,
  taxableBenefits,
  topRateCut,
  type AdjustmentsLaw,
  type BusinessIncomeLaw,
  type IncomeTaxLaw,
  type Itemized,
  type ItemizedLaw,
  type Schedule1A,
  type Temporary,
  type TemporaryLaw,
} from './deductions'
import { above, bySchedule, exactAmounts, jointOrOther, wholeDollars, type FilingStatus } from './filing'
import { scheduleTax, tableTax } from './ordinary-tax'
import {
  additionalMedicareTax,
  scheduleSE,
  type Form8959,
  type ScheduleSE,
  type SocialInsuranceLaw,
} from './self-employment'

/** What the law of one year says, by topic. */
export interface FederalLaw {
  year: number
  incomeTax: IncomeTaxLaw
  gains: CapitalGainsLaw
  adjustments: AdjustmentsLaw
  itemized: ItemizedLaw
  business: BusinessIncomeLaw
  minimum: AlternativeMinimumLaw
  insurance: SocialInsuranceLaw
  surtax: { rate: number; over: Readonly<Record<FilingStatus, number>> }
  family: FamilyLaw
  earned: EarnedIncomeLaw
  temporary?: TemporaryLaw
}

/** What a household writes on a return, dollars a year. Absent is nothing. */
export interface Household {
  status: FilingStatus
  /** Persons of 65 and more, and blind persons, of the one or two on the return. */
  seniors?: number
  blind?: number
  /** Box 1 of the W-2s. */
  wages?: number
  /** Boxes 5 and 3, where they differ from box 1. */
  medicareWages?: number
  /** Social Security wages of the person with the business. */
  wagesOfOwner?: number
  taxExemptInterest?: number
  interest?: number
  ordinaryDividends?: number
  qualifiedDividends?: number
  shortTerm?: number
  longTerm?: number
  /** Net profit of Schedule C, or a loss. */
  profit?: number
  /** Guaranteed payments of a partnership within that profit, which are no qualified business income. */
  guaranteed?: number
  /** Ordinary income or loss of a K-1 from a business that owes no self-employment tax, such as an S corporation’s. */
  passThrough?: number
  /** Wages that the business paid, which limit its deduction at high income. */
  wagesPaid?: number
  isService?: boolean
  /** Contributions to a plan of one's own and health insurance, which the business deducts for its owner. */
  ownerDeductions?: number
  /** Taxable pensions and distributions, and any other income. */
  pensions?: number
  otherIncome?: number
  socialSecurity?: number
  adjustments?: number
  studentLoanInterest?: number
  itemized?: Itemized
  /** Which deduction is taken; absent, the larger one. */
  deduction?: 'standard' | 'itemized'
  temporary?: Omit<Temporary, 'seniors'>
  children?: number
  otherDependants?: number
  /** Children of the earned income credit, who may be older; absent, the children. */
  earnedCreditChildren?: number
  /** Whether the earned income credit is claimed where it fits; without a child, somebody of the return must be under 65. */
  claimsEarned?: boolean
  /** Somebody else may claim the person: the standard deduction follows earnings. */
  isDependant?: boolean
  /** Premium tax credit paid in advance and owed back: Schedule 2, line 1. */
  owedBack?: number
  /** Nonrefundable credits of Schedule 3. */
  otherCredits?: number
  refundableCredits?: number
  withheld?: number
  estimatedPayments?: number
}

/** A return, line by line; comments name the line of Form 1040 for 2025. Dollars. */
export interface Form1040 {
  /** 7 */
  gains: ScheduleD
  /** 6b */
  taxableBenefits: number
  /** 9 */
  totalIncome: number
  selfEmployment: ScheduleSE
  studentLoan: number
  /** 10 */
  adjustments: number
  /** 11 */
  agi: number
  isItemized: boolean
  /** 12 */
  deduction: number
  standardDeduction: number
  itemizedDeduction: number
  /** 13a */
  businessDeduction: number
  /** 13b, and from 2026 gifts of those who do not itemize */
  temporary: Schedule1A
  plainCharity: number
  /** 15 */
  taxableIncome: number
  preferred: number
  worksheet: GainsWorksheet
  /** 16 */
  incomeTax: number
  /** 17: alternative minimum tax */
  minimumTax: number
  /** 19 and 28 */
  family: Schedule8812
  /** 20 */
  otherCredits: number
  /** 22 */
  taxAfterCredits: number
  additionalMedicare: Form8959
  investmentTax: number
  /** 23 */
  otherTaxes: number
  /** 24 */
  totalTax: number
  /** 27 */
  earnedIncomeCredit: number
  /** 33 */
  payments: number
  /** 34 where positive, 37 where negative */
  refund: number
  /** Rate of the bracket in which ordinary taxable income ends. */
  bracket: number
}

/** As on the return: whole dollars and the Tax Table; or exactly by the law's rates. */
export type Exactness = 'return' | 'exact'

const noTemporary: Schedule1A = { seniors: 0, tips: 0, overtime: 0, carLoan: 0, total: 0 }
const nothingPaid: Itemized = { stateTaxes: 0, mortgageInterest: 0, charity: 0, medical: 0 }

/**
 * Form 1040 of a household, dollars. Each part names its form; what goes beyond them (foreign income, depreciation, passive losses,
 * the tax of children) is left out. Source: Form 1040 with its schedules and instructions.
 */
export function form1040(typed: Household, law: FederalLaw, exactness: Exactness = 'return'): Form1040 {
  const round = exactness === 'return' ? wholeDollars : exactAmounts
  const ordinaryTax = exactness === 'return' ? tableTax : scheduleTax
  const { status } = typed
  const line = (name: keyof Household) => {
    const amount = typed[name]
    return typeof amount === 'number' ? round(amount) : 0
  }
  const seniors = typed.seniors ?? 0
  const wages = line('wages')
  const profit = line('profit')
  const guaranteed = line('guaranteed')

  const selfEmployment = scheduleSE({ profit, wages: round(typed.wagesOfOwner ?? wages) }, law.insurance, round)
  const gains = scheduleD({ shortTerm: line('shortTerm'), longTerm: line('longTerm') }, status, law.gains)
  const beforeBenefits =
    wages +
    line('interest') +
    line('ordinaryDividends') +
    line('pensions') +
    line('otherIncome') +
    line('passThrough') +
    profit +
    gains.counted
  const plainAdjustments = selfEmployment.deductiblePart + line('ownerDeductions') + line('adjustments')
  const benefits = round(
    taxableBenefits(
      line('socialSecurity'),
      beforeBenefits + line('taxExemptInterest') - plainAdjustments,
      status,
      law.adjustments,
    ),
  )
  const totalIncome = beforeBenefits + benefits
  const studentLoan = round(
    studentLoanDeduction(line('studentLoanInterest'), totalIncome - plainAdjustments, status, law.adjustments),
  )
  const adjustments = plainAdjustments + studentLoan
  const agi = totalIncome - adjustments

  const earned = wages + profit - selfEmployment.deductiblePart
  const standard = standardDeduction(
    { status, conditions: seniors + (typed.blind ?? 0), ...(typed.isDependant && { earnedAsDependant: earned }) },
    law.incomeTax,
  )
  const temporary = law.temporary
    ? roundedSchedule1A(
        schedule1A({ tips: 0, overtime: 0, carLoan: 0, ...typed.temporary, seniors }, agi, status, law.temporary),
        round,
      )
    : noTemporary
  const paid = typed.itemized ?? nothingPaid
  const brackets = bySchedule(law.incomeTax.brackets, status)
  const top = brackets.at(-1)?.over ?? Infinity
  const allowed = scheduleA(paid, agi, status, law.itemized)
  const itemized = round(allowed.total - topRateCut(allowed.total, agi - temporary.total, top, law.itemized))
  const gift = round(Math.min(paid.charity, jointOrOther(law.itemized.plainCharity, status)))
  const isItemized = typed.deduction ? typed.deduction === 'itemized' : itemized > standard + gift
  const deduction = isItemized ? itemized : standard
  const plainCharity = isItemized ? 0 : gift

  const preferred = line('qualifiedDividends') + gains.netCapitalGain
  const beforeBusiness = agi - deduction - plainCharity - temporary.total
  const businessDeduction = round(
    businessIncomeDeduction(
      {
        status,
        qualified:
          (profit - guaranteed) * (profit > 0 ? 1 - selfEmployment.deductiblePart / profit : 1) +
          line('passThrough') -
          line('ownerDeductions'),
        wagesPaid: typed.wagesPaid ?? 0,
        isService: typed.isService ?? false,
        income: beforeBusiness,
        preferred,
      },
      law.business,
    ),
  )
  const taxableIncome = Math.max(0, beforeBusiness - businessDeduction)
  const worksheet = gainsWorksheet({ taxableIncome, preferred, status }, law.gains, brackets, { ordinaryTax, round })
  const incomeTax = worksheet.tax
  // Form 6251 begins with line 15, and below zero where deductions exceed income; seniors' deduction stays out of it.
  const minimumIncome =
    beforeBusiness - businessDeduction + temporary.seniors + (isItemized ? round(allowed.stateTaxes) : standard)
  const tentative = tentativeMinimumTax(
    { status, income: minimumIncome, preferred, regular: worksheet },
    law.minimum,
    law.gains,
    round,
  )
  const minimumTax = above(tentative, incomeTax)

  const medicareWages = round(typed.medicareWages ?? wages)
  const additionalMedicare = additionalMedicareTax(
    { wages: medicareWages, netEarnings: selfEmployment.netEarnings, status },
    law.insurance,
    round,
  )
  const investmentIncome = line('interest') + line('ordinaryDividends') + gains.counted
  const investmentTax = round(
    Math.min(Math.max(0, investmentIncome), above(agi, law.surtax.over[status])) * law.surtax.rate,
  )

  const taxBeforeCredits = incomeTax + minimumTax + line('owedBack')
  const otherCredits = Math.min(line('otherCredits'), taxBeforeCredits)
  const persons = status === 'joint' ? 2 : 1
  const earnedChildren = typed.earnedCreditChildren ?? typed.children ?? 0
  const earnedCredit =
    typed.claimsEarned && !typed.isDependant && (earnedChildren > 0 || seniors < persons)
      ? earnedIncomeCredit(
          {
            status,
            children: earnedChildren,
            earned,
            agi,
            investmentIncome:
              line('interest') + line('taxExemptInterest') + line('ordinaryDividends') + Math.max(0, gains.counted),
          },
          law.earned,
          exactness === 'return',
        )
      : 0
  const family = schedule8812(
    {
      status,
      children: typed.children ?? 0,
      otherDependants: typed.otherDependants ?? 0,
      agi,
      taxLeft: taxBeforeCredits - otherCredits,
      earned,
      socialTaxes:
        round(
          Math.min(medicareWages, law.insurance.wageBase) * law.insurance.socialSecurityRate +
            medicareWages * law.insurance.medicareRate,
        ) +
        selfEmployment.deductiblePart +
        additionalMedicare.tax,
      earnedIncomeCredit: earnedCredit,
    },
    law.family,
    round,
  )
  const taxAfterCredits = Math.max(0, taxBeforeCredits - otherCredits - family.nonrefundable)
  const otherTaxes = selfEmployment.tax + additionalMedicare.tax + investmentTax
  const totalTax = taxAfterCredits + otherTaxes
  const payments =
    line('withheld') + line('estimatedPayments') + earnedCredit + family.refundable + line('refundableCredits')
  return {
    gains,
    taxableBenefits: benefits,
    totalIncome,
    selfEmployment,
    studentLoan,
    adjustments,
    agi,
    isItemized,
    deduction,
    standardDeduction: standard,
    itemizedDeduction: itemized,
    businessDeduction,
    temporary,
    plainCharity,
    taxableIncome,
    preferred,
    worksheet,
    incomeTax,
    minimumTax,
    family,
    otherCredits,
    taxAfterCredits,
    additionalMedicare,
    investmentTax,
    otherTaxes,
    totalTax,
    earnedIncomeCredit: earnedCredit,
    payments,
    refund: payments - totalTax,
    bracket: marginalRate(worksheet.ordinaryIncome, brackets),
  }
}

function roundedSchedule1A(
  { seniors, tips, overtime, carLoan }: Schedule1A,
  round: (amount: number) => number,
): Schedule1A {
  const lines = { seniors: round(seniors), tips: round(tips), overtime: round(overtime), carLoan: round(carLoan) }
  return { ...lines, total: lines.seniors + lines.tips + lines.overtime + lines.carLoan }
}

/** The schedule of a status and what it says in words: from, up to, rate. */
export function bracketsOf(law: FederalLaw, status: FilingStatus): readonly Bracket[] {
  return bySchedule(law.incomeTax.brackets, status)
}
