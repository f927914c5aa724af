/* The employees' provident fund of India with the pension that the employer pays into. Financial years begin in April and are named by that
   year. Source: Employees' Provident Funds Scheme, 1952, paragraph 60, and Employees' Pension Scheme, 1995, paragraphs 3, 10 to 12. */

export interface PensionTerms {
  rate: number
  averageMonths: number
  divisor: number
  leastYears: number
  bonusFrom: number
  bonusYears: number
  least: number
  age: number
}

export interface EmployeePlan {
  /** The first month, '2026-12', and how many are worked from it on. */
  from: string
  months: number
  /** Of a month; raised each April by a share. */
  pay: number
  raise: number
  balance: number
  /** Of pay, both for the employee and for the employer, and what the employee pays on top. */
  rate: number
  voluntary: number
  /** Both pay on wages up to the ceiling alone. */
  isCapped: boolean
  /** Months from the first in which the employer pays into the pension: none for somebody who is no member of it. */
  pensionMonths: number
  /** Own contributions of a year above this are in an account whose interest is taxed. */
  taxFree: number
}

export interface EmployeeYear {
  year: number
  own: number
  employer: number
  /** Paid into the pension. */
  pension: number
  interest: number
  /** Of it, on what was paid in above the limit. */
  taxed: number
  balance: number
}

export interface EmployeeFund {
  years: readonly EmployeeYear[]
  /** Wages that count for the pension, month by month. */
  pensionWages: readonly number[]
}

const rupees = (amount: number) => Math.floor(amount + 0.5 + 1e-9)

const monthAt = (from: string, after: number): { year: number; month: number } => {
  const count = Number(from.slice(0, 4)) * 12 + Number(from.slice(5, 7)) - 1 + after
  return { year: Math.floor(count / 12), month: (count % 12) + 1 }
}

/**
 * The account year by year. A contribution earns from the month after its own; interest of the months is added in March, and at the end, in
 * whole rupees. `rateOn` and `ceilingOn` give the yearly rate and the wage ceiling of a month ('2026-12').
 */
export function employeeFund(
  plan: EmployeePlan,
  pensionRate: number,
  rateOn: (month: string) => number,
  ceilingOn: (month: string) => number,
): EmployeeFund {
  const years: EmployeeYear[] = []
  const pensionWages: number[] = []
  let { pay, balance } = plan
  let above = 0
  let current: EmployeeYear | undefined
  let interest = 0
  let taxed = 0
  const close = () => {
    if (!current) return
    current.interest = rupees(interest)
    current.taxed = rupees(taxed)
    balance += current.interest
    above += current.taxed
    current.balance = balance
    interest = 0
    taxed = 0
    current = undefined
  }
  for (let at = 0; at < plan.months; at++) {
    const { year, month } = monthAt(plan.from, at)
    const name = `${year}-${String(month).padStart(2, '0')}`
    if (month === 4 && at > 0) {
      close()
      pay *= 1 + plan.raise
    }
    if (!current) {
      current = {
        year: month >= 4 ? year : year - 1,
        own: 0,
        employer: 0,
        pension: 0,
        interest: 0,
        taxed: 0,
        balance: 0,
      }
      years.push(current)
    }
    const ceiling = ceilingOn(name)
    const wages = plan.isCapped ? Math.min(pay, ceiling) : pay
    interest += (balance * rateOn(name)) / 12
    taxed += (above * rateOn(name)) / 12
    const own = rupees(wages * plan.rate) + rupees(wages * plan.voluntary)
    const share = rupees(wages * plan.rate)
    const pensionable = Math.min(pay, ceiling)
    const pension = at < plan.pensionMonths ? Math.min(share, rupees(pensionable * pensionRate)) : 0
    if (at < plan.pensionMonths) pensionWages.push(pensionable)
    above += Math.max(0, Math.min(own, current.own + own - plan.taxFree))
    current.own += own
    current.employer += share - pension
    current.pension += pension
    balance += own + share - pension
  }
  close()
  return { years, pensionWages }
}

export interface MonthlyPension {
  /** Average of the last months, to the paisa. */
  wages: number
  /** Years of service with those on top. */
  years: number
  /** Rupees a month from the age of the scheme on; undefined where the service is too short. */
  amount: number | undefined
}

/** The pension for so many months of service, of which half a year and more counts as one, and the wages of the last of them. */
export function monthlyPension(
  terms: PensionTerms,
  serviceMonths: number,
  lastWages: readonly number[],
): MonthlyPension {
  const last = lastWages.slice(-terms.averageMonths)
  const average = last.length === 0 ? 0 : last.reduce((sum, one) => sum + one, 0) / last.length
  const wages = Math.round(average * 100) / 100
  const served = Math.floor((serviceMonths + 6) / 12)
  const years = served + (served >= terms.bonusFrom ? terms.bonusYears : 0)
  if (served < terms.leastYears) return { wages, years, amount: undefined }
  return { wages, years, amount: Math.max(terms.least, rupees((wages * years) / terms.divisor)) }
}
