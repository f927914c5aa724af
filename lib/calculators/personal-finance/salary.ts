import {
  choice,
  defineCalculator,
  integer,
  isProblem,
  money,
  number,
  percent,
  problem,
  text,
  toggle,
  type Problem,
} from '@/lib/calculator'
import { fromMinor, toMinor } from '@/lib/money/minor-units'
import type { Show } from '@/lib/format/show'
import { compareAmounts } from '@/lib/money/compare-amounts'
import { healthAndEducationCess } from '@/lib/rules/in/cess'
import { incomeTax as indianLaw } from '@/lib/rules/in/income-tax'
import { professionalTax } from '@/lib/rules/in/professional-tax'
import { providentFund } from '@/lib/rules/in/provident-fund'
import { versionOn } from '@/lib/rules/rule'
import { incomeTax as britishLaw } from '@/lib/rules/uk/income-tax'
import { nationalInsurance } from '@/lib/rules/uk/national-insurance'
import { studentLoans } from '@/lib/rules/uk/student-loans'
import { bracketTax, type Bracket } from '@/lib/tax/brackets'
import { exemptRentAllowance, indianIncomeTax, professionalTaxFor } from '@/lib/tax/india'
import { payeTax, readTaxCode, studentLoanRepayment, usualFreePay, type UkIncomeTaxLaw } from '@/lib/tax/uk-paye'

const india = { field: 'country', is: 'in' } as const
const kingdom = { field: 'country', is: 'uk' } as const
const world = { field: 'country', is: 'global' } as const
const oldRegime = [india, { field: 'regime', is: ['lower', 'old'] }] as const

export default defineCalculator({
  law: { field: 'country' },
  inputs: {
    country: choice('Country', {
      options: { in: 'India', uk: 'United Kingdom', global: 'Any country' },
      initial: 'global',
      initialIn: { in: 'in', uk: 'uk' },
    }),
    taxYear: choice('Tax year', {
      options: { '2026-27': '2026–27', '2025-26': '2025–26', '2024-25': '2024–25' },
      initial: '2026-27',
      shownWhen: { field: 'country', is: ['in', 'uk'] },
    }),
    gross: money('Salary a year', {
      initial: 40_000,
      max: 1_000_000_000_000,
      help: 'Before tax and every other deduction, for twelve months.',
      shownWhen: { field: 'country', is: ['uk', 'global'] },
    }),
    ctc: money('Cost to company a year', {
      initial: 1_500_000,
      max: 1_000_000_000_000,
      help: 'The figure of the offer: pay, employer’s provident fund and gratuity together.',
      shownWhen: india,
    }),

    nation: choice('Where you live', {
      options: { ruk: 'England, Wales or Northern Ireland', scotland: 'Scotland' },
      initial: 'ruk',
      as: 'menu',
      shownWhen: kingdom,
    }),
    taxCode: text('Tax code', {
      optional: true,
      maxLength: 12,
      placeholder: '1257L',
      help: 'From a payslip. Empty: the code of somebody with one job and no adjustments.',
      shownWhen: kingdom,
    }),
    pensionRate: percent('Your pension contribution', {
      initial: 0.05,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      help: 'As a share of the salary.',
      shownWhen: kingdom,
    }),
    pensionMethod: choice('How the pension is paid', {
      options: { netPay: 'From pay before tax', sacrifice: 'Salary sacrifice', relief: 'From pay after tax' },
      initial: 'netPay',
      as: 'menu',
      shownWhen: kingdom,
    }),
    loan: choice('Student loan', {
      options: { none: 'None', plan1: 'Plan 1', plan2: 'Plan 2', plan4: 'Plan 4', plan5: 'Plan 5' },
      initial: 'none',
      as: 'menu',
      help: 'With several plans, the one with the lowest threshold.',
      shownWhen: kingdom,
    }),
    postgraduate: toggle('Postgraduate loan', { shownWhen: kingdom }),
    pensioner: toggle('Over State Pension age', { shownWhen: kingdom }),

    basicShare: percent('Basic pay', {
      initial: 0.5,
      slider: { to: 1, step: 0.01 },
      max: 1,
      help: 'Share of the cost to company.',
      section: 'Structure',
      shownWhen: india,
    }),
    hraShare: percent('House rent allowance', {
      initial: 0.4,
      slider: { to: 1, step: 0.01 },
      max: 1,
      help: 'Share of basic pay.',
      section: 'Structure',
      shownWhen: india,
    }),
    fundBase: choice('Provident fund on', {
      options: { basic: 'All basic pay', ceiling: 'Basic pay up to the wage ceiling', none: 'No provident fund' },
      initial: 'basic',
      as: 'menu',
      section: 'Structure',
      shownWhen: india,
    }),
    gratuityRate: percent('Gratuity', {
      initial: 0.0481,
      slider: { to: 0.1, step: 0.0025 },
      max: 1,
      help: 'Share of basic pay. 15 days of 26 for each year come to 4.81%.',
      section: 'Structure',
      shownWhen: india,
    }),
    state: choice('State for professional tax', {
      options: {
        andhraPradesh: 'Andhra Pradesh',
        gujarat: 'Gujarat',
        karnataka: 'Karnataka',
        maharashtra: 'Maharashtra, men',
        maharashtraWomen: 'Maharashtra, women',
        telangana: 'Telangana',
        westBengal: 'West Bengal',
        none: 'A state without it, such as Delhi or Uttar Pradesh',
        other: 'Another state',
      },
      initial: 'karnataka',
      shownWhen: india,
    }),
    stateTax: money('Professional tax a month', { initial: 0, shownWhen: [india, { field: 'state', is: 'other' }] }),
    regime: choice('Tax regime', {
      options: { lower: 'Lower tax', new: 'New', old: 'Old' },
      initial: 'lower',
      shownWhen: india,
    }),
    age: choice('Your age', {
      options: { under60: 'Under 60', from60: '60 to 79', from80: '80 or more' },
      initial: 'under60',
      section: 'Old regime',
      shownWhen: oldRegime,
    }),
    rent: money('Rent you pay a year', { initial: 0, section: 'Old regime', shownWhen: oldRegime }),
    rentCity: choice('Home in', {
      options: { listed: 'A city with 50%, such as Delhi or Mumbai', other: 'Anywhere else, 40%' },
      initial: 'other',
      as: 'menu',
      help: 'Cities with 50% are Delhi, Mumbai, Kolkata and Chennai; drafted rules for 2026–27 add four.',
      section: 'Old regime',
      shownWhen: oldRegime,
    }),
    savings: money('Savings under section 80C', {
      initial: 0,
      help: 'Besides your provident fund, which counts towards the same limit.',
      section: 'Old regime',
      shownWhen: oldRegime,
    }),
    otherDeductions: money('Other deductions allowed', {
      initial: 0,
      help: 'Health insurance (80D), own pension account (80CCD(1B)), interest on a home loan.',
      section: 'Old regime',
      shownWhen: oldRegime,
    }),

    taxRate: percent('Income tax', {
      initial: 0.2,
      slider: { to: 0.6, step: 0.01 },
      max: 1,
      help: 'Average share of the salary that goes in tax.',
      shownWhen: world,
    }),
    deductions: money('Other deductions a year', {
      initial: 2400,
      help: 'Social insurance, pension, health cover: whatever else is taken off.',
      shownWhen: world,
    }),

    months: integer('Months paid in the tax year', {
      initial: 12,
      slider: { from: 1, to: 12, step: 1 },
      min: 1,
      max: 12,
      help: 'Fewer than twelve: the months up to its end.',
      section: 'Working time',
    }),
    weeks: number('Weeks a year', {
      initial: 52,
      slider: { to: 52, step: 1 },
      min: 0,
      max: 53,
      section: 'Working time',
    }),
    days: number('Days a week', { initial: 5, slider: { to: 7, step: 0.5 }, min: 0, max: 7, section: 'Working time' }),
    hours: number('Hours a week', {
      initial: 40,
      slider: { to: 80, step: 1 },
      min: 0,
      max: 168,
      section: 'Working time',
    }),
  },
  outputs: {
    monthly: { kind: 'money', label: 'Take-home pay a month' },
    takeHome: { kind: 'money', label: 'Take-home in the tax year' },
    gross: { kind: 'money', label: 'Gross pay in the tax year' },
    kept: { kind: 'percent', label: 'Kept of gross pay', optional: true },
    nextRaise: {
      kind: 'percent',
      label: 'Taken off the next raise',
      help: 'Share of a small raise that does not reach your account.',
      decimals: 1,
    },
    employerCost: {
      kind: 'money',
      label: 'Cost to the employer',
      optional: true,
      help: 'Pay, National Insurance or provident fund and gratuity of the same months. An employer’s own pension contribution is not in it.',
    },
    tax: { kind: 'money', label: 'Income tax', section: 'Taken off' },
    insurance: { kind: 'money', label: 'National Insurance', optional: true, section: 'Taken off' },
    fund: { kind: 'money', label: 'Provident fund', optional: true, section: 'Taken off' },
    stateTax: { kind: 'money', label: 'Professional tax', optional: true, section: 'Taken off' },
    pension: { kind: 'money', label: 'Pension', optional: true, section: 'Taken off' },
    loans: { kind: 'money', label: 'Student loans', optional: true, section: 'Taken off' },
    others: { kind: 'money', label: 'Other deductions', optional: true, section: 'Taken off' },
    verdict: { kind: 'verdict', label: 'Regimes compared', optional: true },
    newCode: { kind: 'verdict', label: 'Your tax code', optional: true },
    payslip: {
      kind: 'table',
      label: 'Payslip',
      columns: {
        item: { kind: 'text', label: 'Item' },
        year: { kind: 'money', label: 'Tax year' },
        month: { kind: 'money', label: 'Month' },
        week: { kind: 'money', label: 'Week' },
        day: { kind: 'money', label: 'Day' },
        hour: { kind: 'money', label: 'Hour' },
      },
    },
    structure: {
      kind: 'table',
      label: 'Cost to company, twelve months',
      optional: true,
      shownWhen: india,
      columns: {
        part: { kind: 'text', label: 'Part' },
        year: { kind: 'money', label: 'Year' },
        month: { kind: 'money', label: 'Month' },
      },
      totals: ['year', 'month'],
    },
  },
  formula: 'Take-home pay = gross pay − income tax − social contributions − pension − loan repayments',
  limits: [
    'Bonuses, benefits in kind, shares, overtime and income from elsewhere are left out.',
    'United Kingdom: National Insurance category A, worked out on a year of even pay; a payroll that rounds each month differs by pennies.',
    'United Kingdom: a tax code that you type is applied as it stands, whatever the pay.',
    'United Kingdom: a pension paid after tax is shown less basic-rate relief; relief at higher rates is claimed from HMRC.',
    'India: a resident with no income but this salary; the return rounds income and tax to ten rupees, this page does not.',
    'India: professional tax is known here for six states; for others enter the amount of your payslip.',
    'India: the draft Income-tax Rules, 2026 add Bengaluru, Hyderabad, Pune and Ahmedabad to the cities with the larger rent exemption from 2026–27; choose as your employer does.',
    'India: an employer’s contributions to retirement funds above the yearly limit are taxed as pay; this page leaves them untaxed.',
    'Any country: one average tax rate that you enter, and no law.',
  ],
  sources: [
    { title: 'GOV.UK: Income Tax rates and Personal Allowances', href: 'https://www.gov.uk/income-tax-rates' },
    { title: 'GOV.UK: Tax codes', href: 'https://www.gov.uk/tax-codes' },
    {
      title: 'HMRC: tax-kalculator, the calculations of its estimator',
      href: 'https://github.com/hmrc/tax-kalculator',
    },
    {
      title: 'Income Tax Department, India: Income and tax calculator',
      href: 'https://incometaxindia.gov.in/pages/tools/income-tax-calculator.aspx',
    },
  ],
  rules: [
    britishLaw,
    nationalInsurance,
    studentLoans,
    indianLaw,
    healthAndEducationCess,
    providentFund,
    professionalTax,
  ],

  compute(values, { minorDigits, show }) {
    const pay = payOf(values)
    if (isProblem(pay)) return pay
    if (pay.takeHome < 0) {
      if (values.country === 'uk')
        return problem('pensionRate', 'must be lower: it takes more than tax and contributions leave')
      if (values.country === 'global') return problem('deductions', 'must be less than the salary after tax')
      return problem('stateTax', 'must be less than a month’s pay')
    }
    const raised = payOf({ ...values, gross: values.gross + 100, ctc: values.ctc + 100 })
    if (isProblem(raised)) return raised
    const { months, weeks, days, hours } = values
    const weeksPaid = (weeks * months) / 12
    const divisors = { year: 1, month: months, week: weeksPaid, day: weeksPaid * days, hour: weeksPaid * hours }
    return {
      ...pay.parts,
      monthly: pay.takeHome / months,
      takeHome: pay.takeHome,
      gross: pay.gross,
      kept: pay.gross > 0 ? pay.takeHome / pay.gross : undefined,
      nextRaise: 1 - (raised.takeHome - pay.takeHome) / (raised.gross - pay.gross),
      employerCost: pay.employerCost,
      verdict: pay.otherRegime && { is: 'plain' as const, says: pay.otherRegime(show) },
      newCode: pay.newCode && { is: 'fair' as const, says: pay.newCode(show) },
      payslip: payslipOf(pay, divisors, minorDigits),
      structure: pay.structure && structureRows(pay.structure, minorDigits),
    }
  },

  steps(values, results, show) {
    const { tax, insurance, fund, stateTax, pension, loans, others } = results
    const off = [tax, insurance, fund, stateTax, pension, loans, others].filter((amount) => (amount ?? 0) > 0)
    const last = [
      {
        finds: 'Take-home pay',
        working: [results.gross, ...off].map((amount) => show.money(amount ?? 0)).join(' − '),
        gives: show.money(results.takeHome),
      },
      {
        finds: 'A month',
        working: `${show.money(results.takeHome)} ÷ ${values.months}`,
        gives: show.money(results.monthly),
      },
    ]
    const inBands = (base: number, brackets: readonly Bracket[]) =>
      brackets
        .filter(({ over, rate }) => rate > 0 && over < base)
        .map(({ over, rate }) => `${show.percent(rate)} above ${show.money(over, 0)}`)
        .join(', ') || 'nothing reaches the first band'
    if (values.country === 'global')
      return [
        {
          finds: 'Income tax',
          working: `${show.money(results.gross)} × ${show.percent(values.taxRate)}`,
          gives: show.money(tax),
        },
        ...last,
      ]
    if (values.country === 'uk') {
      const pay = ukPay(values)
      if (isProblem(pay)) return last
      return [
        {
          finds: 'Pay less free pay',
          working: `${show.money(pay.taxed)} ${pay.freePay < 0 ? '+' : '−'} ${show.money(Math.abs(pay.freePay))}`,
          gives: show.money(Math.max(0, pay.taxed - pay.freePay)),
        },
        {
          finds: 'Income tax',
          working: pay.oneRate ? 'all pay at the rate of the code' : inBands(pay.taxed - pay.freePay, pay.bands),
          gives: show.money(tax),
        },
        {
          finds: 'National Insurance',
          working: values.pensioner
            ? 'none over State Pension age'
            : `${inBands(pay.insured, pay.insuranceBands)}, on ${show.money(pay.insured)} a year`,
          gives: show.money(insurance ?? 0),
        },
        ...last,
      ]
    }
    const pay = indianPay(values)
    if (isProblem(pay)) return last
    const { income, slabs, working } = pay.regime
    return [
      {
        finds: 'Gross pay a year',
        working: `${show.money(values.ctc)} − ${show.money(pay.structure.employerFund)} − ${show.money(pay.structure.gratuity)}`,
        gives: show.money(values.ctc - pay.structure.employerFund - pay.structure.gratuity),
      },
      {
        finds: `Taxable income, ${pay.regime.name} regime`,
        working: `${show.money(results.gross)} − ${show.money(results.gross - income)} of deductions`,
        gives: show.money(income),
      },
      { finds: 'Tax by slabs', working: inBands(income, slabs), gives: show.money(working.slabTax) },
      {
        finds: 'Income tax',
        working: `${show.money(working.slabTax)} − ${show.money(working.rebate)} rebate + ${show.money(working.surcharge)} surcharge + ${show.money(working.cess)} cess`,
        gives: show.money(tax),
      },
      ...last,
    ]
  },

  charts: [
    {
      kind: 'donut',
      title: 'Where gross pay goes',
      parts: ['takeHome', 'tax', 'insurance', 'fund', 'stateTax', 'pension', 'loans', 'others'],
    },
  ],
  examples: [
    {
      name: 'An offer in Bengaluru',
      given: { country: 'in', taxYear: '2026-27', ctc: 1_800_000, state: 'karnataka', regime: 'lower' },
      expect: { tax: 120_698.76, fund: 108_000, stateTax: 2500, takeHome: 1_417_511.24, monthly: 118_125.94 },
    },
    {
      name: 'A salary in Leeds',
      given: { country: 'uk', taxYear: '2026-27', gross: 40_000, pensionRate: 0.05, loan: 'plan2' },
      expect: { tax: 5084.2, insurance: 2194.4, pension: 2000, loans: 955, takeHome: 29_766.4, monthly: 2480.53 },
    },
  ],
})

interface Choices {
  country: 'in' | 'uk' | 'global'
  taxYear: string
  months: number
}
interface UkChoices extends Choices {
  gross: number
  nation: 'ruk' | 'scotland'
  taxCode?: string | undefined
  pensionRate: number
  pensionMethod: 'netPay' | 'sacrifice' | 'relief'
  loan: 'none' | 'plan1' | 'plan2' | 'plan4' | 'plan5'
  postgraduate: boolean
  pensioner: boolean
}
interface IndianChoices extends Choices {
  ctc: number
  basicShare: number
  hraShare: number
  fundBase: 'basic' | 'ceiling' | 'none'
  gratuityRate: number
  state: 'none' | 'other' | keyof (typeof professionalTax.versions)[0]['value']
  stateTax: number
  regime: 'lower' | 'new' | 'old'
  age: 'under60' | 'from60' | 'from80'
  rent: number
  rentCity: 'listed' | 'other'
  savings: number
  otherDeductions: number
}
interface AllChoices extends UkChoices, IndianChoices {
  taxRate: number
  deductions: number
}

type Period = 'year' | 'month' | 'week' | 'day' | 'hour'
type Part = 'tax' | 'insurance' | 'fund' | 'stateTax' | 'pension' | 'loans' | 'others'
interface Structure {
  basic: number
  rentAllowance: number
  employerFund: number
  gratuity: number
  ctc: number
}
/** Amounts of the months worked in the tax year. */
interface Pay {
  gross: number
  takeHome: number
  parts: { tax: number } & { [P in Part]?: number }
  employerCost?: number
  structure?: Structure
  otherRegime?: ((show: Show) => string) | undefined
  newCode?: ((show: Show) => string) | undefined
}

const names: Readonly<Record<Part, string>> = {
  tax: 'Income tax',
  insurance: 'National Insurance',
  fund: 'Provident fund',
  stateTax: 'Professional tax',
  pension: 'Pension',
  loans: 'Student loans',
  others: 'Other deductions',
}

function payOf(values: AllChoices): Pay | Problem<'taxYear' | 'taxCode' | 'loan' | 'basicShare'> {
  if (values.country === 'uk') return ukPay(values)
  if (values.country === 'in') return indianPay(values)
  const part = values.months / 12
  return payFrom(values.gross * part, { tax: values.gross * values.taxRate * part, others: values.deductions * part })
}

function payFrom(gross: number, parts: Pay['parts']): Pay {
  return { gross, parts, takeHome: Object.values(parts).reduce((left, amount) => left - amount, gross) }
}

function unknownYear() {
  return problem('taxYear', 'must be a year whose rates are known here')
}

function ukPay(values: UkChoices) {
  const day = `${values.taxYear.slice(0, 4)}-04-06`
  const law = versionOn(britishLaw, day)?.value
  const insurance = versionOn(nationalInsurance, day)?.value
  const loanLaw = versionOn(studentLoans, day)?.value
  if (!law || !insurance || !loanLaw) return unknownYear()
  const code = values.taxCode ? readTaxCode(values.taxCode) : undefined
  if (values.taxCode && !code) return problem('taxCode', 'must be a code such as 1257L, S1257L, K100, 0T, BR, D0 or NT')
  const thresholds: Readonly<Record<string, number | undefined>> = loanLaw.thresholds
  const threshold = thresholds[values.loan]
  if (values.loan !== 'none' && threshold === undefined)
    return problem('loan', 'must be another plan: repayments of this one begin in a later tax year')

  const part = values.months / 12
  const contribution = values.gross * values.pensionRate
  const taxedYear = values.gross - (values.pensionMethod === 'relief' ? 0 : contribution)
  const insured = values.gross - (values.pensionMethod === 'sacrifice' ? contribution : 0)
  const scottish = code?.nation ? code.nation === 'scotland' : values.nation === 'scotland'
  // Free pay builds up over the whole tax year, so fewer months have all of it; National Insurance and loans start anew each month.
  const taxed = taxedYear * part
  const tax = code?.eachMonth
    ? payeTax(taxedYear, law, { scottish, code })
    : payeTax(taxed, law, { scottish, ...(code && { code }) })
  if (tax === undefined) return problem('taxCode', 'must name a band that exists where you live')
  // A pension paid after tax lowers adjusted net income too (Income Tax Act 2007, section 58).
  const income = taxed - (values.pensionMethod === 'relief' ? contribution * part : 0)
  const freePayThen = usualFreePay(income, law)
  const isOutgrown =
    code?.single === undefined && (code?.freePay ?? 0) > freePayThen && income > law.allowance.taperAbove
  const taxThen = payeTax(taxed, law, { scottish, code: { freePay: freePayThen } }) ?? 0
  const bands = scottish ? law.scottishBands : law.bands
  const basicRate = law.bands[0]?.rate ?? 0
  const loans =
    (threshold === undefined ? 0 : studentLoanRepayment(insured, threshold, loanLaw.rate)) +
    (values.postgraduate ? studentLoanRepayment(insured, loanLaw.thresholds.postgraduate, loanLaw.postgraduateRate) : 0)
  return {
    ...payFrom(values.gross * part, {
      tax: code?.eachMonth ? tax * part : tax,
      insurance: values.pensioner ? 0 : bracketTax(insured, insurance.employee) * part,
      ...(contribution > 0 && {
        pension: contribution * (values.pensionMethod === 'relief' ? 1 - basicRate : 1) * part,
      }),
      ...(loans > 0 && { loans: loans * part }),
    }),
    employerCost: (values.gross + bracketTax(insured, insurance.employer)) * part,
    newCode:
      code && isOutgrown
        ? (show: Show) => outgrownCode(code.freePay, freePayThen, taxThen, law.allowance, show)
        : undefined,
    taxed,
    freePay: code?.freePay ?? usualFreePay(taxed, law),
    oneRate: code?.single !== undefined,
    insured,
    bands,
    insuranceBands: insurance.employee,
  }
}

/** A code stands until HMRC sends another; above the taper it leaves more free of tax than the law does. */
function outgrownCode(
  freePay: number,
  freePayThen: number,
  taxThen: number,
  { taperAbove, taper }: UkIncomeTaxLaw['allowance'],
  show: Show,
): string {
  const pounds = (amount: number) => show.money(amount, 0)
  return `Above ${pounds(taperAbove)} a year the personal allowance falls by ${pounds(1)} for every ${pounds(1 / taper)}, so HMRC will send another code. This one leaves ${pounds(freePay)} free of tax, the next one ${pounds(freePayThen)}. Income tax will then be ${show.money(taxThen)}.`
}

function indianPay(values: IndianChoices) {
  const day = `${values.taxYear.slice(0, 4)}-04-01`
  const law = versionOn(indianLaw, day)?.value
  const fundLaw = versionOn(providentFund, day)?.value
  const stateLaw = versionOn(professionalTax, day)?.value
  const cess = versionOn(healthAndEducationCess, day)?.value.cess
  if (!law || !fundLaw || !stateLaw || cess === undefined) return unknownYear()
  const { ctc, months, state } = values
  const part = months / 12
  const basic = ctc * values.basicShare
  const fundWage =
    values.fundBase === 'none' ? 0 : values.fundBase === 'basic' ? basic : Math.min(basic, fundLaw.wageCeiling * 12)
  const structure = {
    ctc,
    basic,
    rentAllowance: basic * values.hraShare,
    employerFund: fundWage * fundLaw.rate,
    gratuity: basic * values.gratuityRate,
  }
  const grossYear = ctc - structure.employerFund - structure.gratuity
  if (grossYear < basic + structure.rentAllowance - ctc * 1e-12)
    return problem('basicShare', 'must be lower: its parts come to more than the cost to company')

  const gross = grossYear * part
  const fund = fundWage * fundLaw.rate * part
  const stateTax =
    state === 'none'
      ? 0
      : state === 'other'
        ? values.stateTax * months
        : professionalTaxFor(grossYear / 12, months, stateLaw[state])
  const exempt = exemptRentAllowance({
    allowance: structure.rentAllowance * part,
    rent: values.rent * part,
    salary: basic * part,
    share: law.hra[values.rentCity],
  })
  const { newRegime, oldRegime: old } = law
  const savings = Math.min(old.savingsLimit, fund + values.savings)
  const regime = (
    name: 'new' | 'old',
    incomeTaxed: number,
    { slabs, ...rest }: Parameters<typeof indianIncomeTax>[1],
  ) => {
    const income = Math.max(0, incomeTaxed)
    return { name, income, slabs, working: indianIncomeTax(income, { slabs, ...rest }, cess) }
  }
  const byNew = regime('new', gross - newRegime.standardDeduction, newRegime)
  const byOld = regime('old', gross - exempt - stateTax - old.standardDeduction - savings - values.otherDeductions, {
    ...old,
    slabs: old.slabs[values.age],
  })
  const saved = byOld.working.total - byNew.working.total
  const chosen = values.regime === 'old' || (values.regime === 'lower' && saved < 0) ? byOld : byNew
  return {
    ...payFrom(gross, { tax: chosen.working.total, ...(fund > 0 && { fund }), ...(stateTax > 0 && { stateTax }) }),
    employerCost: ctc * part,
    structure,
    regime: chosen,
    otherRegime: values.regime === 'new' ? undefined : (show: Show) => comparison(saved, show),
  }
}

function comparison(saved: number, show: Show): string {
  const order = compareAmounts(saved, 0, 0)
  if (order === 0) return 'Both regimes take the same income tax.'
  const [less, more] = order > 0 ? ['new', 'old'] : ['old', 'new']
  return `The ${less} regime takes ${show.money(Math.abs(saved), 0)} less income tax this year than the ${more} one.`
}

/**
 * Each column in whole minor units: gross pay less the deductions is the take-home pay under them, which is that of the results
 * above. The largest deduction takes the odd unit.
 */
function payslipOf(pay: Pay, divisors: Readonly<Record<Period, number>>, digits: number) {
  const deductions = Object.entries(pay.parts) as [Part, number][]
  const largest = deductions.reduce(
    (at, [, amount], position) => (amount > (deductions[at]?.[1] ?? 0) ? position : at),
    0,
  )
  const columns = Object.entries(divisors).map(([period, divisor]) => {
    if (divisor === 0) return [period, undefined] as const
    const minor = (amount: number) => toMinor(amount / divisor, digits) ?? 0
    const cells = [minor(pay.gross), ...deductions.map(([, amount]) => minor(amount)), minor(pay.takeHome)]
    const odd = cells.reduce((left, cell) => left - cell, 2 * minor(pay.gross))
    return [period, cells.map((cell, row) => fromMinor(row === largest + 1 ? cell + odd : cell, digits))] as const
  })
  return ['Gross pay', ...deductions.map(([part]) => names[part]), 'Take-home pay'].map((item, row) => ({
    item,
    ...(Object.fromEntries(columns.map(([period, cells]) => [period, cells?.[row] ?? null])) as Record<
      Period,
      number | null
    >),
  }))
}

/** The special allowance takes what rounding leaves, so that each column comes to the cost to company. */
function structureRows({ ctc, basic, rentAllowance, employerFund, gratuity }: Structure, digits: number) {
  const minor = (amount: number) => [toMinor(amount, digits) ?? 0, toMinor(amount / 12, digits) ?? 0] as const
  const parts = [
    ['Basic pay', minor(basic)],
    ['House rent allowance', minor(rentAllowance)],
    ['Employer’s provident fund', minor(employerFund)],
    ['Gratuity', minor(gratuity)],
  ] as const
  const [year, month] = parts.reduce(([years, months], [, [a, b]]) => [years - a, months - b], minor(ctc))
  const [first, second, ...last] = parts
  return [first, second, ['Special allowance', [year, month]] as const, ...last].map(([part, [a, b]]) => ({
    part,
    year: fromMinor(a, digits),
    month: fromMinor(b, digits),
  }))
}
