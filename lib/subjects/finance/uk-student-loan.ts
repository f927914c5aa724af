import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { compareRates } from '@/lib/base/money/compare-amounts'

/* Student loans of the United Kingdom that are repaid out of earnings, month by month. Months are counted from year 0: year × 12 + month,
   January being 0. Amounts in pounds. Source: Education (Student Loans) (Repayment) Regulations 2009. */

export type StudentLoanPlan = 'plan1' | 'plan2' | 'plan4' | 'plan5' | 'postgraduate'

export interface StudentLoan {
  plan: StudentLoanPlan
  balance: number
  /** The first month in which it is repaid: an April. */
  due: number
  /** The month at whose start what is left is written off. */
  ends: number
}
/** What holds in one month. */
export interface StudentLoanMonth {
  /** Of the tax year. */
  salary: number
  /** A year's earnings above which each plan is repaid, and the shares of what is above. */
  thresholds: Readonly<Record<StudentLoanPlan, number>>
  rate: number
  postgraduateRate: number
  interest: (plan: StudentLoanPlan, isStudying: boolean) => number
}
export interface StudentLoanStep {
  month: number
  salary: number
  interest: number
  repaid: number
  writtenOff: number
  balance: number
}

const april = 3

/** The calendar year in which the tax year of a month begins. */
export function taxYearOf(month: number): number {
  return Math.floor((month - april) / 12)
}
/** The April of a year, in months. */
export function aprilOf(year: number): number {
  return year * 12 + april
}

/** An amount of pounds rounded to the penny. */
export const pence = (amount: number) => fromMinor(toMinor(amount, 2) ?? NaN, 2)
/** A month's deduction, in whole pounds as payroll rounds it down; pence first, as binary fractions fall short. */
function deduction(pay: number, threshold: number, rate: number): number {
  return pay <= threshold ? 0 : Math.floor(pence((pay - threshold) * rate))
}

/**
 * What payroll takes from a month's `pay` for the plans that are being repaid. Of the plans at the common rate one deduction is made,
 * above the lowest threshold; the loan of that threshold has what lies below the next one, the other the rest. A postgraduate loan
 * has its own. Source: Student Loans Company, Repayments Quick Start Guide: both a Plan 1 and a Plan 2 loan.
 */
export function monthlyDeductions(
  pay: number,
  plans: readonly StudentLoanPlan[],
  { thresholds, rate, postgraduateRate }: Pick<StudentLoanMonth, 'thresholds' | 'rate' | 'postgraduateRate'>,
): Partial<Record<StudentLoanPlan, number>> {
  const monthly = (plan: StudentLoanPlan) => thresholds[plan] / 12
  const [low, high] = plans
    .filter((plan) => plan !== 'postgraduate')
    .toSorted((one, other) => thresholds[one] - thresholds[other])
  const taken: Partial<Record<StudentLoanPlan, number>> = {}
  if (plans.includes('postgraduate')) taken.postgraduate = deduction(pay, monthly('postgraduate'), postgraduateRate)
  if (!low) return taken
  const whole = deduction(pay, monthly(low), rate)
  const below = high ? deduction(Math.min(pay, monthly(high)), monthly(low), rate) : whole
  return { ...taken, [low]: below, ...(high && { [high]: whole - below }) }
}

/**
 * One or two loans until each is repaid or written off. A month's interest is a twelfth of the yearly rate on what is owed at its start,
 * in pence; deductions follow on its last day, then `overpayment`, to the dearest loan first.
 */
export function studentLoanPath(
  loans: readonly StudentLoan[],
  from: number,
  overpayment: number,
  lawOf: (month: number) => StudentLoanMonth,
): StudentLoanStep[] {
  const owed = new Map(loans.map(({ plan, balance }) => [plan, pence(balance)]))
  const balanceOf = (plan: StudentLoanPlan) => owed.get(plan) ?? 0
  const pay = (plan: StudentLoanPlan, amount: number) => {
    const paid = Math.min(amount, balanceOf(plan))
    owed.set(plan, pence(balanceOf(plan) - paid))
    return paid
  }
  const whole = () => pence(loans.reduce((sum, { plan }) => sum + balanceOf(plan), 0))
  const steps: StudentLoanStep[] = []
  for (let month = from; whole() > 0; month++) {
    const law = lawOf(month)
    const ended = loans.filter(({ ends }) => month >= ends)
    const writtenOff = pence(ended.reduce((sum, { plan }) => sum + pay(plan, balanceOf(plan)), 0))
    const rates = new Map(loans.map(({ plan, due }) => [plan, law.interest(plan, month < due)]))
    const rateOf = (plan: StudentLoanPlan) => rates.get(plan) ?? 0
    const interest = loans.reduce((sum, { plan }) => {
      const added = pence((balanceOf(plan) * rateOf(plan)) / 12)
      owed.set(plan, pence(balanceOf(plan) + added))
      return sum + added
    }, 0)
    const repaying = loans.filter(({ plan, due }) => month >= due && balanceOf(plan) > 0).map(({ plan }) => plan)
    const taken = Object.entries(monthlyDeductions(law.salary / 12, repaying, law)) as [StudentLoanPlan, number][]
    let repaid = 0
    for (const [plan, amount] of taken) {
      const paid = pay(plan, amount)
      repaid += paid
      // What the last payment of one leaves over goes to the other of the same deduction.
      for (const other of repaying)
        if (plan !== 'postgraduate' && other !== 'postgraduate' && other !== plan) repaid += pay(other, amount - paid)
    }
    let extra = overpayment
    for (const { plan } of loans.toSorted((one, other) => compareRates(rateOf(other.plan), rateOf(one.plan)))) {
      const paid = pay(plan, extra)
      extra -= paid
      repaid += paid
    }
    steps.push({
      month,
      salary: law.salary,
      interest: pence(interest),
      repaid: pence(repaid),
      writtenOff,
      balance: whole(),
    })
  }
  return steps
}
