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
  type Line,
  type Problem,
} from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { createShow, type Show } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { healthAndEducationCess } from '@/lib/law/in/cess'
import { gratuity } from '@/lib/law/in/gratuity'
import { incomeTax as indianLaw } from '@/lib/law/in/income-tax'
import { professionalTax } from '@/lib/law/in/professional-tax'
import { providentFund } from '@/lib/law/in/provident-fund'
import { versionOn } from '@/lib/law/rule'
import { incomeTax as britishLaw } from '@/lib/law/uk/income-tax'
import { nationalInsurance } from '@/lib/law/uk/national-insurance'
import { studentLoans } from '@/lib/law/uk/student-loans'
import { currentYear, firstDay, knownYears, yearName } from '@/lib/law/years'
import { payslipRows } from '@/lib/subjects/tax/payslip'
import { bracketTax, taxedParts, type Bracket } from '@/lib/subjects/tax/brackets'
import {
  exemptRentAllowance,
  indianIncomeTax,
  professionalTaxFor,
  type IndianRegime,
  type IndianTax,
} from '@/lib/subjects/tax/india'
import {
  payeBands,
  payeTax,
  readTaxCode,
  studentLoanRepayment,
  usualFreePay,
  type UkIncomeTaxLaw,
} from '@/lib/subjects/tax/uk-paye'

const india = { field: 'country', is: 'in' } as const
const kingdom = { field: 'country', is: 'uk' } as const
const world = { field: 'country', is: 'global' } as const
const begins = { in: '04-01', uk: '04-06' }
const britishRules = [britishLaw, nationalInsurance, studentLoans]
const indianRules = [indianLaw, healthAndEducationCess, providentFund, gratuity, professionalTax]
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
      options: Object.fromEntries(taxYears().map((year) => [yearName(year), yearName(year).replace('-', '–')])),
      initial: yearName(currentYear(begins.in, indianRules)),
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
      refines: true,
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
      refines: true,
    }),
    loan: choice('Student loan', {
      options: { none: 'None', plan1: 'Plan 1', plan2: 'Plan 2', plan4: 'Plan 4', plan5: 'Plan 5' },
      initial: 'none',
      as: 'menu',
      help: 'With several plans, the one with the lowest threshold.',
      shownWhen: kingdom,
      refines: true,
    }),
    postgraduate: toggle('Postgraduate loan', { shownWhen: kingdom, refines: true }),
    pensioner: toggle('Over State Pension age', { shownWhen: kingdom, refines: true }),

    basicShare: percent('Basic pay', {
      initial: 0.5,
      slider: { to: 1, step: 0.01 },
      max: 1,
      help: 'Share of the cost to company.',
      section: 'Structure',
      shownWhen: india,
      refines: true,
    }),
    hraShare: percent('House rent allowance', {
      initial: 0.4,
      slider: { to: 1, step: 0.01 },
      max: 1,
      help: 'Share of basic pay.',
      section: 'Structure',
      shownWhen: india,
      refines: true,
    }),
    fundBase: choice('Provident fund on', {
      options: { basic: 'All basic pay', ceiling: 'Basic pay up to the wage ceiling', none: 'No provident fund' },
      initial: 'basic',
      as: 'menu',
      section: 'Structure',
      shownWhen: india,
      refines: true,
    }),
    gratuityRate: percent('Gratuity', {
      initial: gratuityShare(),
      slider: { to: 0.1, step: 0.0025 },
      max: 1,
      help: gratuityHelp(),
      section: 'Structure',
      shownWhen: india,
      refines: true,
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
      refines: true,
    }),
    stateTax: money('Professional tax a month', {
      initial: 0,
      shownWhen: [india, { field: 'state', is: 'other' }],
      refines: true,
    }),
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
      refines: true,
    }),
    rent: money('Rent you pay a year', { initial: 0, section: 'Old regime', shownWhen: oldRegime, refines: true }),
    rentCity: choice('Home in', {
      options: {
        listed: `A city with ${rentShare('listed')}, such as Delhi or Mumbai`,
        other: `Anywhere else, ${rentShare('other')}`,
      },
      initial: 'other',
      as: 'menu',
      help: `Cities with ${rentShare('listed')} are Delhi, Mumbai, Kolkata and Chennai, from 2026–27 also Bengaluru, Hyderabad, Pune and Ahmedabad.`,
      section: 'Old regime',
      shownWhen: oldRegime,
      refines: true,
    }),
    savings: money('Savings under section 80C', {
      initial: 0,
      help: 'Besides your provident fund, which counts towards the same limit.',
      section: 'Old regime',
      shownWhen: oldRegime,
      refines: true,
    }),
    otherDeductions: money('Other deductions allowed', {
      initial: 0,
      help: 'Health insurance (80D), own pension account (80CCD(1B)), interest on a home loan.',
      section: 'Old regime',
      shownWhen: oldRegime,
      refines: true,
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
      refines: true,
    }),
    weeks: number('Weeks a year', {
      initial: 52,
      slider: { to: 52, step: 1 },
      min: 0,
      max: 53,
      section: 'Working time',
      refines: true,
    }),
    days: number('Days a week', {
      initial: 5,
      slider: { to: 7, step: 0.5 },
      min: 0,
      max: 7,
      section: 'Working time',
      refines: true,
    }),
    hours: number('Hours a week', {
      initial: 40,
      slider: { to: 80, step: 1 },
      min: 0,
      max: 168,
      section: 'Working time',
      refines: true,
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
    'India: where the wage ceiling of the provident fund changes within a tax year, as on 17 September 2026, each day of a month counts with its own; a month shown is then the average of the months paid.',
    'India: which cities have the larger rent exemption is your choice here; rule 279 of the Income-tax Rules, 2026 added four from 2026–27.',
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
  rules: [...britishRules, ...indianRules],

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
      payslip: payslipRows(
        [{ item: 'Gross pay', amount: pay.gross }],
        Object.entries(pay.parts).map(([part, amount]) => ({ item: names[part as Part], amount })),
        { item: 'Take-home pay', amount: pay.takeHome },
        divisors,
        minorDigits,
      ),
      structure: pay.indian && structureRows(pay.indian.structure, minorDigits),
    }
  },

  steps(values) {
    const pay = payOf(values)
    if (isProblem(pay)) return []
    const money = (value: number) => ({ kind: 'money', value }) as const
    const amounts = (of: Readonly<Record<string, number>>) =>
      Object.fromEntries(Object.entries(of).map(([name, value]) => [name, money(value)]))
    const inBands = (base: number, bands: readonly Bracket[], share = 1) => {
      const parts = taxedParts(base, bands)
      const rates = parts.map(({ rate }, at) => [`rate${at}`, { kind: 'percent', value: rate } as const] as const)
      return {
        is: parts.map((_, at) => `{part${at}} × {rate${at}}`).join(' + ') || '0, as no band applies',
        with: {
          ...amounts(Object.fromEntries(parts.map(({ part }, at) => [`part${at}`, part * share]))),
          ...Object.fromEntries(rates),
        },
      }
    }
    const british = ({ taxed, freePay, bands, share, insured, insuranceBands }: British): readonly Line<Part>[] => {
      const byBands = inBands((taxed - freePay) / share, bands, share)
      const isCapped = bracketTax((taxed - freePay) / share, bands) > taxed / share / 2
      const charged = inBands(insured, insuranceBands, values.months / 12)
      return [
        {
          finds: 'Pay less free pay',
          gives: money(Math.max(0, taxed - freePay)),
          is: taxed < freePay ? 'max(0, {taxed} − {freePay})' : '{taxed}[ − {freePay}][ + {added}]',
          with: amounts({ taxed, freePay: Math.max(0, freePay), added: Math.max(0, -freePay) }),
        },
        { gives: 'tax', ...byBands, ...(isCapped && { is: `min(${byBands.is}, {taxed} ÷ 2)` }) },
        values.pensioner
          ? { gives: 'insurance', says: 'none over State Pension age' }
          : { gives: 'insurance', ...charged },
      ]
    }
    const indian = ({
      structure: { ctc, gratuity: forGratuity },
      fund,
      regime: { name, income, slabs, less, working },
    }: Indian): readonly Line<'gross' | Part>[] => {
      const year = '{ctc}[ − {gratuity} gratuity]'
      const paid = values.months === 12 ? year : `(${year}) × {months} ÷ 12`
      const left = ['{gross}', ...Object.keys(less).map((of) => `[ − {${of}} ${of}]`)].join('')
      return [
        ...(fund.paid > 0
          ? [
              {
                gives: 'fund' as const,
                is: '{wage} of basic pay × {rate}',
                with: { ...amounts({ wage: fund.wage }), rate: { kind: 'percent', value: fund.rate } as const },
              },
            ]
          : []),
        {
          gives: 'gross',
          is: `${paid}[ − {employerFund} provident fund]`,
          with: amounts({ ctc, gratuity: forGratuity, employerFund: fund.paid }),
        },
        {
          finds: `Taxable income, ${name} regime`,
          gives: money(Math.max(0, income)),
          is: income < 0 ? `max(0, ${left})` : left,
          with: amounts(less),
        },
        { finds: 'Tax by slabs', gives: money(working.slabTax), ...inBands(income, slabs) },
        {
          gives: 'tax',
          is: '{slabTax}[ − {rebate} rebate][ + {surcharge} surcharge][ + {cess} cess]',
          with: amounts({ ...working }),
        },
      ]
    }
    return [
      ...((pay.uk && british(pay.uk)) ?? (pay.indian && indian(pay.indian)) ?? []),
      { gives: 'tax', is: '{gross} × {taxRate}', when: world },
      {
        finds: 'Take-home pay',
        gives: 'takeHome',
        is: '{gross}[ − {tax}][ − {insurance}][ − {fund}][ − {stateTax}][ − {pension}][ − {loans}][ − {others}]',
      },
      { finds: 'A month', gives: 'monthly', is: '{takeHome} ÷ {months}' },
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

type Part = 'tax' | 'insurance' | 'fund' | 'stateTax' | 'pension' | 'loans' | 'others'
interface Structure {
  basic: number
  rentAllowance: number
  employerFund: number
  gratuity: number
  ctc: number
}
/** What British tax was worked out on, of the months worked; bands and insured pay are of a year. */
interface British {
  taxed: number
  freePay: number
  /** The part of a year that the code lets count: all of it, unless each month is taxed alone. */
  share: number
  bands: readonly Bracket[]
  insured: number
  insuranceBands: readonly Bracket[]
}
interface Regime {
  name: 'new' | 'old'
  /** Below zero where the deductions are more than the pay. */
  income: number
  /** What is deducted, by its name in the working. */
  less: Readonly<Record<string, number>>
  slabs: readonly Bracket[]
  working: IndianTax
}
interface Indian {
  structure: Structure
  /** Of the months worked: the wage it is paid on, the rate of each side and what each pays. */
  fund: { wage: number; rate: number; paid: number }
  regime: Regime
}
/** Amounts of the months worked in the tax year. */
interface Pay {
  gross: number
  takeHome: number
  parts: { tax: number } & { [P in Part]?: number }
  employerCost?: number
  uk?: British
  indian?: Indian
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

/** The years of either country; a problem says where the law of the chosen one is not known. */
function taxYears(): number[] {
  const years = [...knownYears(begins.uk, britishRules), ...knownYears(begins.in, indianRules)]
  return [...new Set(years)].toSorted((a, b) => b - a)
}

/** The largest part of salary that is exempt as house rent allowance, as the latest known law has it. */
function rentShare(city: 'listed' | 'other'): string {
  const share = versionOn(indianLaw, firstDay(begins.in, currentYear(begins.in, indianRules)))?.value.hra[city]
  if (share === undefined) throw new Error('The current year has a law')
  return createShow(regionOf('global')).percent(share)
}

function gratuityLaw() {
  const law = versionOn(gratuity, firstDay(begins.in, currentYear(begins.in, indianRules)))?.value
  if (law === undefined) throw new Error('The current year has a law')
  return law
}

/** What a year of service costs, as a share of basic pay: usually written with four digits. */
function gratuityShare(): number {
  const { daysAYear, daysAMonth } = gratuityLaw()
  return Math.round((daysAYear / daysAMonth / 12) * 1e4) / 1e4
}

function gratuityHelp(): string {
  const { daysAYear, daysAMonth } = gratuityLaw()
  const share = createShow(regionOf('global')).percent(gratuityShare())
  return `Share of basic pay. ${daysAYear} days of ${daysAMonth} for each year come to ${share}.`
}

function unknownYear() {
  return problem('taxYear', 'must be a year whose rates are known here')
}

function ukPay(values: UkChoices) {
  const day = firstDay(begins.uk, Number.parseInt(values.taxYear))
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
  const share = code?.eachMonth ? part : 1
  const bands = payeBands(law, { scottish, code })
  const tax = payeTax(taxed / share, law, { scottish, code })
  if (bands === undefined || tax === undefined) return problem('taxCode', 'must name a band that exists where you live')
  // A pension paid after tax lowers adjusted net income too (Income Tax Act 2007, section 58).
  const income = taxed - (values.pensionMethod === 'relief' ? contribution * part : 0)
  const freePayThen = usualFreePay(income, law)
  const isOutgrown = code !== undefined && code.freePay > freePayThen && income > law.allowance.taperAbove
  const taxThen = payeTax(taxed, law, { scottish, code: { freePay: freePayThen } }) ?? 0
  const basicRate = law.bands[0]?.rate ?? 0
  const loans =
    (threshold === undefined ? 0 : studentLoanRepayment(insured, threshold, loanLaw.rate)) +
    (values.postgraduate ? studentLoanRepayment(insured, loanLaw.thresholds.postgraduate, loanLaw.postgraduateRate) : 0)
  return {
    ...payFrom(values.gross * part, {
      tax: tax * share,
      insurance: values.pensioner ? 0 : bracketTax(insured, insurance.employee) * part,
      ...(contribution > 0 && {
        pension: contribution * (values.pensionMethod === 'relief' ? 1 - basicRate : 1) * part,
      }),
      ...(loans > 0 && { loans: loans * part }),
    }),
    employerCost: (values.gross + bracketTax(insured, insurance.employer)) * part,
    newCode: isOutgrown
      ? (show: Show) => outgrownCode(code.freePay, freePayThen, taxThen, law.allowance, show)
      : undefined,
    uk: {
      taxed,
      freePay: (code?.freePay ?? usualFreePay(taxed, law)) * share,
      share,
      bands,
      insured,
      insuranceBands: insurance.employee,
    },
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
  const day = firstDay(begins.in, Number.parseInt(values.taxYear))
  const law = versionOn(indianLaw, day)?.value
  const fundLaw = versionOn(providentFund, day)?.value
  const stateLaw = versionOn(professionalTax, day)?.value
  const cess = versionOn(healthAndEducationCess, day)?.value.cess
  if (!law || !fundLaw || !stateLaw || cess === undefined) return unknownYear()
  const { ctc, months, state } = values
  const part = months / 12
  const basic = ctc * values.basicShare
  const wageFor = (paid: number) => {
    if (values.fundBase === 'none') return 0
    return values.fundBase === 'basic' ? (basic * paid) / 12 : wageUpToCeiling(basic / 12, paid, values.taxYear)
  }
  const structure = {
    ctc,
    basic,
    rentAllowance: basic * values.hraShare,
    employerFund: wageFor(12) * fundLaw.rate,
    gratuity: basic * values.gratuityRate,
  }
  const fundWage = wageFor(months)
  const fund = fundWage * fundLaw.rate
  const gross = (ctc - structure.gratuity) * part - fund
  if (gross < (basic + structure.rentAllowance) * part - ctc * 1e-12)
    return problem('basicShare', 'must be lower: its parts come to more than the cost to company')

  const stateTax =
    state === 'none'
      ? 0
      : state === 'other'
        ? values.stateTax * months
        : professionalTaxFor(gross / months, months, stateLaw[state])
  const exempt = exemptRentAllowance({
    allowance: structure.rentAllowance * part,
    rent: values.rent * part,
    salary: basic * part,
    share: law.hra[values.rentCity],
  })
  const { newRegime, oldRegime: old } = law
  const savings = Math.min(old.savingsLimit, fund + values.savings)
  const regime = (name: 'new' | 'old', less: Regime['less'], its: IndianRegime): Regime => {
    const income = Object.values(less).reduce((left, amount) => left - amount, gross)
    return { name, income, less, slabs: its.slabs, working: indianIncomeTax(income, its, cess) }
  }
  const byNew = regime('new', { 'standard deduction': newRegime.standardDeduction }, newRegime)
  const byOld = regime(
    'old',
    {
      'standard deduction': old.standardDeduction,
      'rent allowance': exempt,
      'professional tax': stateTax,
      savings,
      'other deductions': values.otherDeductions,
    },
    { ...old, slabs: old.slabs[values.age] },
  )
  const saved = byOld.working.total - byNew.working.total
  const chosen = values.regime === 'old' || (values.regime === 'lower' && saved < 0) ? byOld : byNew
  return {
    ...payFrom(gross, { tax: chosen.working.total, ...(fund > 0 && { fund }), ...(stateTax > 0 && { stateTax }) }),
    employerCost: ctc * part,
    indian: { structure, fund: { wage: fundWage, rate: fundLaw.rate, paid: fund }, regime: chosen },
    otherRegime: values.regime === 'new' ? undefined : (show: Show) => comparison(saved, show),
  }
}

const dayLength = 24 * 60 * 60 * 1000

/**
 * The wage that the provident fund is paid on up to its ceiling, rupees, over the last `months` months of the tax year, of `monthly`
 * rupees each. In a month in which the ceiling changes each day counts with its own, as the fund's organisation has it.
 */
function wageUpToCeiling(monthly: number, months: number, taxYear: string): number {
  const lastYear = Number.parseInt(taxYear) + 1
  const wages = Array.from({ length: months }, (_, back) => {
    const first = Date.UTC(lastYear, 2 - back, 1)
    const next = Date.UTC(lastYear, 3 - back, 1)
    return providentFund.versions.reduce((sum, { from, until, value }) => {
      const end = until === undefined ? Infinity : Date.parse(until) + dayLength
      const overlap = Math.min(next, end) - Math.max(first, Date.parse(from))
      return sum + (Math.min(monthly, value.wageCeiling) * Math.max(0, overlap)) / (next - first)
    }, 0)
  })
  return wages.reduce((sum, wage) => sum + wage, 0)
}

function comparison(saved: number, show: Show): string {
  const order = compareAmounts(saved, 0, 0)
  if (order === 0) return 'Both regimes take the same income tax.'
  const [less, more] = order > 0 ? ['new', 'old'] : ['old', 'new']
  return `The ${less} regime takes ${show.money(Math.abs(saved), 0)} less income tax this year than the ${more} one.`
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
