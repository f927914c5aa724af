import { roundHalfAway } from '@/lib/base/money/minor-units'
import { above, jointOrOther, type FilingStatus, type JointOrOther, type LineRounding } from './filing'

export interface FamilyLaw {
  child: number
  otherDependant: number
  over: JointOrOther
  refundable: number
  refundableRate: number
  earnedOver: number
  cutPerThousand: number
}

interface Family {
  status: FilingStatus
  children: number
  otherDependants: number
  agi: number
  /** Income tax that nonrefundable credits may still take: line 18 less line 20. */
  taxLeft: number
  earned: number
  /** Social Security and Medicare tax of the year, for families of three and more children. */
  socialTaxes: number
  earnedIncomeCredit: number
}

/** Lines of Schedule 8812, dollars. */
export interface Schedule8812 {
  /** Line 12: what is left of the credits at this income. */
  allowed: number
  /** Line 14: what takes away tax. */
  nonrefundable: number
  /** Line 27: what is paid out. */
  refundable: number
}

/** From this many children on, what Social Security took may be refunded instead of a share of earnings. */
const manyChildren = 3

/** Child tax credit, credit for other dependants and the additional child tax credit, dollars. Source: Schedule 8812 (Form 1040). */
export function schedule8812(family: Family, law: FamilyLaw, round: LineRounding): Schedule8812 {
  const { status, children, otherDependants, agi, taxLeft, earned } = family
  const thousands = Math.ceil(above(agi, jointOrOther(law.over, status)) / 1000)
  const allowed = above(children * law.child + otherDependants * law.otherDependant, thousands * law.cutPerThousand)
  const nonrefundable = Math.min(allowed, Math.max(0, taxLeft))
  const unused = Math.min(allowed - nonrefundable, children * law.refundable)
  const byEarnings = round(above(earned, law.earnedOver) * law.refundableRate)
  const byTaxes = children >= manyChildren ? above(family.socialTaxes, family.earnedIncomeCredit) : 0
  return { allowed, nonrefundable, refundable: Math.min(unused, Math.max(byEarnings, byTaxes)) }
}

export interface EarnedIncomeLaw {
  children: readonly { most: number; phaseIn: number; phaseOut: number; over: number; jointAdds: number }[]
  mostInvestmentIncome: number
}

interface Earner {
  status: FilingStatus
  children: number
  earned: number
  agi: number
  investmentIncome: number
}

/**
 * Earned income credit, dollars. The table of the IRS gives rows of fifty dollars the credit of their middle, rounded to the
 * dollar; without `inRows` the formula itself. Age, residence and valid Social Security numbers are taken as given; none on a
 * separate return. Source: Publication 596; 26 U.S.C. 32.
 */
export function earnedIncomeCredit(
  { status, children, earned, agi, investmentIncome }: Earner,
  law: EarnedIncomeLaw,
  inRows: boolean,
): number {
  const row = law.children[Math.min(children, law.children.length - 1)]
  if (row === undefined || status === 'separate' || investmentIncome > law.mostInvestmentIncome || earned <= 0) return 0
  const over = row.over + (status === 'joint' ? row.jointAdds : 0)
  const credit = (income: number) => {
    if (income <= 0) return 0
    const counted = inRows ? Math.floor(income / 50) * 50 + 25 : income
    const exact = Math.max(0, Math.min(row.most, counted * row.phaseIn) - above(counted, over) * row.phaseOut)
    return inRows ? roundHalfAway(exact) : exact
  }
  return agi > over ? Math.min(credit(earned), credit(agi)) : credit(earned)
}
