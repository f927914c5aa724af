import { employeeInsurance } from './employee-insurance'
import type { FilingStatus } from './filing'
import { form1040, type FederalLaw, type Form1040 } from './form-1040'

/** What two states take of a company itself. */
export interface CompanyFeeLaw {
  california: {
    yearly: number
    fee: readonly { from: number; amount: number }[]
    ofSmallCorporation: number
    ofCorporation: number
  }
  texas: { freeUpTo: number }
}

export interface Member {
  share: number
  /** Pay of a year where the company is a corporation. */
  salary: number
  status: FilingStatus
  otherIncome: number
}

/** A company of one year, dollars. `profit` is before anything for its owners, and before what the state takes of the company. */
export interface Company {
  profit: number
  members: readonly Member[]
  isService: boolean
  /** Payroll, the second return and the like: of corporations alone. */
  costs: number
  state: 'other' | 'california' | 'texas'
  receipts: number
  /** Of another state: the same of every company, and the rate on a corporation's profit. */
  yearlyFee: number
  corporateRate: number
  /** Share of a C corporation's profit after tax that is paid out. */
  paidOut: number
}

/** How a company comes out that is taxed in one way, dollars. */
export interface WayOfTax {
  /** Profit that the members' returns show, or a C corporation's own return. */
  taxed: number
  salaries: number
  /** Both halves of Social Security and Medicare on salaries. */
  payroll: number
  /** What the state takes of the company. */
  state: number
  costs: number
  /** Federal tax of the company itself. */
  corporate: number
  dividends: number
  kept: number
  returns: readonly Form1040[]
  incomeTax: number
  selfEmployment: number
  surtaxes: number
  businessDeduction: number
  /** All tax and costs, that of other income included. */
  total: number
  /** What the members have after it, other income included. */
  cash: number
}

/**
 * A company that made no election: a member reports his share as if he had earned it alone, on Schedule C where there is only one and from
 * Form 1065 where there are more, with self-employment tax either way. Source: 26 CFR 301.7701-3(b); Form 1065, Schedule K-1, line 14.
 */
export function withoutElection(company: Company, law: FederalLaw, fees: CompanyFeeLaw): WayOfTax {
  const state = stateOnMembers(company, fees)
  const taxed = company.profit - state
  const returns = company.members.map(({ share, status, otherIncome }) =>
    form1040({ status, profit: taxed * share, isService: company.isService, otherIncome }, law, 'exact'),
  )
  return put(company, { taxed, state, returns })
}

/** With an S election: salaries, and the rest on K-1s without self-employment tax. Source: Form 1120-S; 26 U.S.C. 1366. */
export function asSmallCorporation(company: Company, law: FederalLaw, fees: CompanyFeeLaw): WayOfTax {
  const { paid, salaries, half, before } = afterSalaries(company, law)
  const state = stateOnCorporation(company, before, fees, 'ofSmallCorporation')
  const taxed = before - state
  const returns = company.members.map(({ share, status, otherIncome }, at) =>
    form1040(
      {
        status,
        wages: paid[at] ?? 0,
        passThrough: taxed * share,
        wagesPaid: salaries * share,
        isService: company.isService,
        otherIncome,
      },
      law,
      'exact',
    ),
  )
  return put(company, { taxed, salaries, payroll: 2 * half, state, costs: company.costs, returns })
}

/** As a C corporation: its own tax, then that of its members on what it pays out. Source: Form 1120; 26 U.S.C. 11 and 1(h)(11). */
export function asCorporation(
  company: Company,
  law: FederalLaw,
  fees: CompanyFeeLaw,
  corporateTaxRate: number,
): WayOfTax {
  const { paid, salaries, half, before } = afterSalaries(company, law)
  const state = stateOnCorporation(company, before, fees, 'ofCorporation')
  const taxed = before - state
  const corporate = Math.max(0, taxed) * corporateTaxRate
  const left = taxed - corporate
  const dividends = Math.max(0, left) * company.paidOut
  const returns = company.members.map(({ share, status, otherIncome }, at) =>
    form1040(
      {
        status,
        wages: paid[at] ?? 0,
        ordinaryDividends: dividends * share,
        qualifiedDividends: dividends * share,
        otherIncome,
      },
      law,
      'exact',
    ),
  )
  return put(company, {
    taxed,
    salaries,
    payroll: 2 * half,
    state,
    costs: company.costs,
    corporate,
    dividends,
    kept: Math.max(0, left) - dividends,
    returns,
  })
}

/**
 * The lowest profit from which an S election saves, whole dollars, looked for in steps up to `most` and then by halving; nothing where it
 * never does. The salaries are the same at every profit, as far as it carries them.
 */
export function electionSavesFrom(
  company: Company,
  law: FederalLaw,
  fees: CompanyFeeLaw,
  most: number,
): number | undefined {
  const saves = (profit: number) =>
    withoutElection({ ...company, profit }, law, fees).total >
    asSmallCorporation({ ...company, profit }, law, fees).total
  const step = most / 200
  let low = 0
  while (!saves(low + step)) {
    low += step
    if (low >= most) return undefined
  }
  let high = low + step
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (saves(middle)) high = middle
    else low = middle
  }
  return Math.ceil(high)
}

function put(
  { profit, members }: Company,
  part: Partial<WayOfTax> & Pick<WayOfTax, 'taxed' | 'state' | 'returns'>,
): WayOfTax {
  const { salaries = 0, payroll = 0, costs = 0, corporate = 0, dividends = 0, kept = 0, taxed, state, returns } = part
  const sum = (of: (one: Form1040) => number) => returns.reduce((total, one) => total + of(one), 0)
  const onReturns = sum((one) => one.totalTax)
  const total = onReturns + payroll + state + costs + corporate
  const others = members.reduce((all, { otherIncome }) => all + otherIncome, 0)
  return {
    taxed,
    salaries,
    payroll,
    state,
    costs,
    corporate,
    dividends,
    kept,
    returns,
    incomeTax: sum((one) => one.incomeTax + one.minimumTax),
    selfEmployment: sum((one) => one.selfEmployment.tax),
    surtaxes: sum((one) => one.additionalMedicare.tax + one.investmentTax),
    businessDeduction: sum((one) => one.businessDeduction),
    total,
    cash: profit + others - total - kept,
  }
}

/** Salaries as far as the profit carries them, in the same proportion, and what is left of it. */
function afterSalaries({ profit, members, costs }: Company, { insurance }: FederalLaw) {
  const room = Math.max(0, profit - costs)
  const at = (scale: number) => {
    const paid = members.map(({ salary }) => salary * scale)
    const salaries = paid.reduce((total, salary) => total + salary, 0)
    const half = paid.reduce((total, salary) => total + employeeInsurance(salary, insurance), 0)
    return { paid, salaries, half }
  }
  const whole = at(1)
  let carried = whole
  if (whole.salaries + whole.half > room) {
    let low = 0
    let high = 1
    for (let turn = 0; turn < 50; turn++) {
      const middle = (low + high) / 2
      const { salaries, half } = at(middle)
      if (salaries + half > room) high = middle
      else low = middle
    }
    carried = at(low)
  }
  return { ...carried, before: profit - costs - carried.salaries - carried.half }
}

function stateOnMembers({ state, receipts, yearlyFee }: Company, { california }: CompanyFeeLaw): number {
  if (state === 'texas') return 0
  if (state === 'other') return yearlyFee
  return california.yearly + (california.fee.findLast(({ from }) => receipts >= from)?.amount ?? 0)
}

function stateOnCorporation(
  { state, yearlyFee, corporateRate }: Company,
  profit: number,
  { california }: CompanyFeeLaw,
  by: 'ofSmallCorporation' | 'ofCorporation',
): number {
  if (state === 'texas') return 0
  if (state === 'other') return yearlyFee + Math.max(0, profit - yearlyFee) * corporateRate
  return Math.max(california.yearly, profit * california[by])
}
