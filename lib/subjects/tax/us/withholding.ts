import { above } from './filing'

/** A row of an annual schedule: above `over` the tax is `tax` and `rate` of the rest. */
export interface WithholdingRow {
  over: number
  tax: number
  rate: number
}

export interface WithholdingLaw {
  standard: Readonly<Record<'single' | 'joint' | 'head', readonly WithholdingRow[]>>
  twoJobs: Readonly<Record<'single' | 'joint' | 'head', readonly WithholdingRow[]>>
  taken: { joint: number; others: number }
}

/** A Form W-4 of 2020 or later, and the pay that it is applied to. Dollars; Steps 3 to 4(b) are of a year, Step 4(c) of a payday. */
export interface Paycheck {
  wages: number
  periods: number
  status: 'single' | 'joint' | 'head'
  twoJobs: boolean
  dependants: number
  otherIncome: number
  deductions: number
  extra: number
}

/** Lines of Worksheet 1A, dollars, unrounded. */
export interface Worksheet1A {
  /** 1c */
  annualWages: number
  /** 1i */
  adjusted: number
  row: WithholdingRow | undefined
  /** 2g: of a year, and 2h: of a payday */
  annualTax: number
  tentative: number
  /** 3c */
  afterCredits: number
  /** 4b */
  withheld: number
}

/**
 * Income tax withheld from one paycheck by the percentage method for automated payroll. Source: IRS Publication 15-T, Worksheet 1A.
 */
export function worksheet1A(paycheck: Paycheck, law: WithholdingLaw): Worksheet1A {
  const annualWages = paycheck.wages * paycheck.periods
  const taken = paycheck.twoJobs ? 0 : paycheck.status === 'joint' ? law.taken.joint : law.taken.others
  const adjusted = above(annualWages + paycheck.otherIncome, paycheck.deductions + taken)
  const rows = (paycheck.twoJobs ? law.twoJobs : law.standard)[paycheck.status]
  const row = rows.findLast(({ over }) => adjusted >= over)
  const annualTax = row ? row.tax + (adjusted - row.over) * row.rate : 0
  const tentative = annualTax / paycheck.periods
  const afterCredits = above(tentative, paycheck.dependants / paycheck.periods)
  return { annualWages, adjusted, row, annualTax, tentative, afterCredits, withheld: afterCredits + paycheck.extra }
}
