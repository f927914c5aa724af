import { choice, defineCalculator, money, number, problem, toggle, type Line } from '@/lib/kits/calculator'
import { isProblem, type Problem } from '@/lib/base/problem'
import { plainDigits } from '@/lib/base/format/plain-digits'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import { onUse } from '@/lib/kits/calculator/on-use'
import type { AnyResults, Onward, TableRow } from '@/lib/kits/calculator/types'
import type { Context } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import { incomeTax as australianIncomeTax } from '@/lib/law/au/income-tax'
import { incomeTax as indianIncomeTax } from '@/lib/law/in/income-tax'
import { incomeTax as britishIncomeTax } from '@/lib/law/uk/income-tax'
import { nationalInsurance } from '@/lib/law/uk/national-insurance'
import { federalRules, federalYears } from '@/lib/law/us/federal-year'
import { currentYear, nameOfYear } from '@/lib/law/years'
import { exampleRates } from '@/lib/subjects/currency/reference-rates'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const countries = { in: 'India', us: 'United States', uk: 'United Kingdom', au: 'Australia' } as const
type Country = keyof typeof countries
const codes = Object.keys(countries) as Country[]
const largest = 100_000_000
const comparison = 'The four countries compared'

interface Entered {
  country: Country
  year: string
  pay: number
  filing: FilingStatus
  nation: 'ruk' | 'scotland'
  regime: 'lower' | 'new' | 'old'
  residency: 'resident' | 'foreign' | 'holiday'
  deduction: number
  compare: boolean
  rupees: number
  pounds: number
  dollars: number
}

/** What a country makes of a pay, as its own page finds it. */
interface Found {
  tax: number
  social: number
  saved: number
  takeHome: number
  marginal: number | undefined
  bands: readonly BandRow[]
  curve: readonly CurveRow[]
  remark: string | undefined
  oneSource: string | undefined
  lines: readonly OwnLine[]
}
/** A line that brings its figures along and names no result. */
type OwnLine = Line<never>
type BandRow = { scale: string; rate: number; part: number; tax: number }
type CurveRow = { pay: number; taken: number; marginal: number }

/** The page of each country, and what else its answer takes. */
const pages = await onUse<
  Country,
  { page: CalculatorModule; insuranceOf?: (wages: number, year: number) => Insurance }
>({
  in: async () => ({ page: (await import('tool:india-income-tax')).default }),
  uk: async () => ({ page: (await import('tool:uk-income-tax')).default }),
  au: async () => ({ page: (await import('tool:australia-income-tax')).default }),
  us: async () => {
    const [{ default: page }, { employeeInsurance, lawOfYear }] = await Promise.all([
      import('tool:us-federal-income-tax'),
      import('@/lib/engines/us-federal'),
    ])
    return {
      page,
      insuranceOf(wages, year) {
        const law = lawOfYear(year)?.insurance
        if (!law) return { total: 0, parts: [] }
        const part = (scale: string, base: number, rate: number) => ({ scale, rate, part: base, tax: base * rate })
        return {
          total: employeeInsurance(wages, law),
          parts: [
            part('Social Security', Math.min(wages, law.wageBase), law.socialSecurityRate),
            part('Medicare', wages, law.medicareRate),
          ],
        }
      },
    }
  },
})
interface Insurance {
  total: number
  parts: readonly BandRow[]
}

/** The boxes of a country's own page that nobody asks here, as they stand there untouched. */
const ofAPay = { basis: 'year', bonus: 0, hours: 40 } as const
const untouched: Readonly<Record<Country, AnyValues>> = {
  in: { ...ofAPay, age: 'under60', fund: 0, professionalTax: 0, otherIncome: 0, rentAllowance: 0, savings: 0 },
  uk: {
    ...ofAPay,
    pensionMethod: 'netPay',
    taxCode: '',
    interest: 0,
    dividends: 0,
    loan: 'none',
    postgraduate: false,
    pensioner: false,
    blind: false,
  },
  au: { ...ofAPay, loan: false, cover: true },
  us: {
    children: 0,
    withheld: 0,
    interest: 0,
    ordinaryDividends: 0,
    qualifiedDividends: 0,
    shortTerm: 0,
    longTerm: 0,
    profit: 0,
    spouseWages: false,
    serviceBusiness: false,
    pensions: 0,
    socialSecurity: 0,
    otherIncome: 0,
    taxExempt: 0,
    ownerDeductions: 0,
    studentLoan: 0,
    deduction: 'larger',
    tips: 0,
    overtime: 0,
    carLoan: 0,
    stateTaxes: 0,
    mortgageInterest: 0,
    charity: 0,
    medical: 0,
    seniors: 0,
    blind: 0,
    otherDependants: 0,
    isDependant: false,
    claimsEarned: false,
    otherCredits: 0,
    estimated: 0,
    exactness: 'return',
  },
}

const yearBegins: Readonly<Record<Country, string>> = { in: '04-01', uk: '04-06', au: '07-01', us: '01-01' }
const taxYearOf = (country: Country, year: string) => nameOfYear(yearBegins[country], Number(year))

/** What was entered, as the boxes of the country's own page hold it. */
function boxesOf(country: Country, { year, pay, filing, nation, regime, residency, deduction }: Entered): AnyValues {
  const taxYear = taxYearOf(country, year)
  return {
    in: { taxYear, pay, regime, deductions: deduction },
    uk: { taxYear, pay, nation, pensionRate: pay > 0 ? deduction / pay : 0 },
    au: { taxYear, pay, residency, deductions: deduction },
    us: { taxYear, wages: pay, status: filing, adjustments: deduction },
  }[country]
}

export default defineCalculator({
  law: { field: 'country' },
  inputs: {
    country: choice('Country', {
      options: countries,
      initial: 'uk',
      initialIn: { in: 'in', us: 'us', au: 'au' },
    }),
    pay: money('Pay a year, before tax', {
      initial: 40_000,
      initialIn: { in: 1_500_000, us: 85_000, au: 90_000 },
      max: largest,
      help: 'One employee, resident all year unless you say otherwise.',
    }),
    year: choice('Tax year', {
      options: Object.fromEntries(
        federalYears().map((year) => [year, `${nameOfYear('04-06', year).replace('-', '–')} (US: ${year})`]),
      ),
      initial: String(currentYear('04-06', [britishIncomeTax, nationalInsurance])),
      as: 'menu',
    }),
    filing: choice('Filing status', {
      options: filingStatuses,
      initial: 'single',
      as: 'menu',
      shownWhen: { field: 'country', is: 'us' },
    }),
    nation: choice('Where you live', {
      options: { ruk: 'England, Wales or Northern Ireland', scotland: 'Scotland' },
      initial: 'ruk',
      as: 'menu',
      shownWhen: { field: 'country', is: 'uk' },
    }),
    regime: choice('Tax regime', {
      options: { lower: 'Lower tax', new: 'New', old: 'Old' },
      initial: 'lower',
      shownWhen: { field: 'country', is: 'in' },
    }),
    residency: choice('For tax you are', {
      options: { resident: 'A resident', foreign: 'A foreign resident', holiday: 'On a working holiday visa' },
      initial: 'resident',
      as: 'menu',
      shownWhen: { field: 'country', is: 'au' },
    }),
    deduction: money('One deduction', {
      initial: 0,
      max: largest,
      help: 'India: what the old regime allows besides its standard deduction. US: an adjustment, such as a deductible IRA. UK: pension from pay before tax. Australia: work expenses.',
    }),
    compare: toggle('Compare the four countries', {
      help: 'Fetches the rules of the other three.',
      section: comparison,
      refines: true,
    }),
    rupees: perDollar('Indian rupees for a US dollar', 'INR'),
    pounds: perDollar('British pounds for a US dollar', 'GBP'),
    dollars: perDollar('Australian dollars for a US dollar', 'AUD'),
  },
  outputs: {
    takeHome: { kind: 'money', label: 'Take-home pay a year' },
    monthly: { kind: 'money', label: 'Take-home pay a month' },
    tax: { kind: 'money', label: 'Income tax' },
    social: { kind: 'money', label: 'Social charge', help: 'FICA, National Insurance or the Medicare levy.' },
    effective: { kind: 'percent', label: 'Share taken off', decimals: 2, optional: true },
    marginal: { kind: 'percent', label: 'Taken off the next raise', decimals: 1, optional: true },
    saved: { kind: 'money', label: 'Into your pension', optional: true, section: 'Kept for you' },
    remark: { kind: 'verdict', label: 'Regimes compared', optional: true },
    oneSource: {
      kind: 'text',
      label: 'One source',
      optional: true,
      section: 'Readings',
      help: 'These figures of the law were read in one source only.',
    },
    bands: {
      kind: 'table',
      label: 'Band by band',
      columns: {
        scale: { kind: 'text', label: 'Scale' },
        rate: { kind: 'percent', label: 'Rate' },
        part: { kind: 'money', label: 'In this band' },
        tax: { kind: 'money', label: 'Charged' },
      },
    },
    compared: {
      kind: 'table',
      label: 'The same pay in four countries',
      optional: true,
      columns: {
        country: { kind: 'text', label: 'Country' },
        taken: { kind: 'percent', label: 'Share taken off', decimals: 1 },
        marginal: { kind: 'percent', label: 'Of the next raise', decimals: 1 },
        tax: { kind: 'money', label: 'Income tax' },
        social: { kind: 'money', label: 'Social charge' },
        takeHome: { kind: 'money', label: 'Take-home pay' },
      },
    },
    curve: {
      kind: 'series',
      label: 'What is taken off, by yearly pay',
      columns: {
        pay: { kind: 'money', label: 'Yearly pay', decimals: 0 },
        taken: { kind: 'percent', label: 'Share taken off' },
        marginal: { kind: 'percent', label: 'Taken off the next raise' },
      },
    },
  },
  formula: 'Take-home pay = pay − income tax by the bands of the country − its social charge',
  limits: [
    'For one employee with one job and no other income; each country’s own page has the rest.',
    'United States: federal tax and FICA. State and city tax are left out, as is what a credit pays out.',
    'India: health and education cess is in the tax. Provident fund and professional tax are left out.',
    'Australia: super is paid on top of the pay.',
    'The comparison gives each country its usual status and no deduction, and turns money by the exchange rates that you enter.',
    'This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'Income Tax Department, India: Income and tax calculator',
      href: 'https://incometaxindia.gov.in/pages/tools/income-tax-calculator.aspx',
    },
    { title: 'IRS: Instructions for Form 1040', href: 'https://www.irs.gov/instructions/i1040gi' },
    { title: 'GOV.UK: Income Tax rates and Personal Allowances', href: 'https://www.gov.uk/income-tax-rates' },
    {
      title: 'ATO: Tax rates, Australian residents',
      href: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents',
    },
    exampleRates.source,
  ],
  rules: [indianIncomeTax, ...federalRules, britishIncomeTax, nationalInsurance, australianIncomeTax],
  leadsTo: ['india-income-tax', 'us-federal-income-tax', 'uk-income-tax', 'australia-income-tax'],

  needs: ({ country, compare }) => pages.fetch(compare ? codes : [country]),

  compute(values, context) {
    const { country, pay, deduction } = values
    if (deduction > pay) return problem('deduction', 'must not be more than the pay')
    const found = answerOf(country, values, context)
    if (isProblem(found))
      return found.field === 'pay'
        ? problem('deduction', 'must be less: less than nothing would be left of the pay')
        : problem('year', found.message)
    const { tax, social, saved, takeHome, marginal, bands, curve, remark, oneSource } = found
    const compared = values.compare ? comparedRows(values, context) : undefined
    return {
      takeHome,
      monthly: takeHome / 12,
      tax,
      social,
      effective: pay > 0 ? (pay - takeHome) / pay : undefined,
      marginal,
      saved: saved > 0 ? saved : undefined,
      remark: remark === undefined ? undefined : ({ is: 'plain', says: remark } as const),
      oneSource,
      bands,
      compared,
      curve,
    }
  },

  steps(values, _results, show) {
    const found = answerOf(values.country, values, {
      region: values.country,
      currency: show.region.currency,
      minorDigits: 2,
      show,
    })
    if (isProblem(found)) return []
    return [
      ...found.lines,
      { gives: 'takeHome', is: '{pay} − {tax} − {social}[ − {saved}]' },
      { gives: 'monthly', is: '{takeHome} ÷ 12' },
      { gives: 'effective', is: '({pay} − {takeHome}) ÷ {pay}' },
    ]
  },

  carry(values): Onward {
    const boxes = boxesOf(values.country, values)
    const rate = boxes.pensionRate
    const percent = typeof rate === 'number' ? { pensionRate: rate * 100 } : {}
    const typed = Object.entries({ ...boxes, ...percent }).map(([name, value]) => [
      name,
      typeof value === 'number' ? plainDigits(Number(value.toPrecision(12))) : String(value),
    ])
    const tool = {
      in: 'india-income-tax',
      us: 'us-federal-income-tax',
      uk: 'uk-income-tax',
      au: 'australia-income-tax',
    }
    return { tool: tool[values.country], boxes: Object.fromEntries(typed) as Record<string, string> }
  },

  charts: [
    { kind: 'line', title: 'What is taken off, by yearly pay', of: 'curve', x: 'pay', y: ['taken', 'marginal'] },
    { kind: 'bar', title: 'Share taken off', of: 'compared', x: 'country', y: ['taken'], needs: 'compared' },
  ],
  examples: [
    {
      name: 'A wage in Leeds',
      given: { country: 'uk', year: '2026', pay: 40_000 },
      expect: { tax: 5486, social: 2194.4, takeHome: 32_319.6, marginal: 0.28 },
    },
    {
      name: 'A salary in Ohio',
      given: { country: 'us', year: '2026', pay: 85_000 },
      expect: { tax: 9876, social: 6502.5, takeHome: 68_621.5 },
    },
    {
      name: 'Just above the rebate in India',
      given: { country: 'in', year: '2026', pay: 1_300_000 },
      expect: { tax: 26_000, takeHome: 1_274_000 },
    },
  ],
})

/** How many units of a currency a dollar was on the day of the example rates. */
function perDollar(label: string, code: string) {
  const per = (wanted: string) =>
    Number(exampleRates.lines.find((line) => line.startsWith(wanted))?.slice(wanted.length) ?? 1)
  return number(label, {
    initial: Number((per(code) / per('USD')).toPrecision(4)),
    above: 0,
    max: 1_000_000,
    help: `Begins with the rate of ${exampleRates.day}; enter today’s.`,
    section: comparison,
    shownWhen: { field: 'compare', is: true },
    refines: true,
  })
}

const amount = (results: AnyResults, name: string) => Number(results[name] ?? 0)
const rowsOf = (results: AnyResults, name: string) => (results[name] ?? []) as readonly TableRow[]
const wordsOf = (results: AnyResults, name: string) => results[name] as { says: string } | undefined

/** The country's own page is asked, so that both say the same. */
function answerOf(country: Country, values: Entered, context: Context): Found | Problem {
  const there = pages.get(country)
  if (!there) throw new Error(`the page of ${country} was not fetched`)
  const { page, insuranceOf } = there
  const boxes = { ...untouched[country], ...boxesOf(country, values) }
  const results = page.compute(boxes, context)
  if (isProblem(results)) return results
  const lines = typeof page.steps === 'function' ? page.steps(boxes, results, context.show) : page.steps
  const oneSource = results.oneSource as string | undefined
  if (insuranceOf) {
    const of = (wages: number) => insuranceOf(wages, Number(values.year))
    return {
      ...americanAnswer(values.pay, results, of),
      oneSource,
      lines: americanLines(lines as readonly Line[], results),
    }
  }
  return {
    tax: amount(results, 'tax'),
    social: amount(results, 'social'),
    saved: amount(results, 'saving'),
    takeHome: amount(results, 'takeHome'),
    marginal: results.marginal as number | undefined,
    bands: rowsOf(results, 'bands')
      .map(({ scale, rate, part, tax }) => bandOf(scale, rate, part, tax))
      // What the employer pays is not taken off the pay.
      .filter(({ scale }) => !scale.startsWith('Employer')),
    curve: rowsOf(results, 'curve').map(({ pay, taken, marginal }) => pointOf(pay, taken, marginal)),
    remark: wordsOf(results, 'remark')?.says,
    oneSource,
    // The first line says what the pay of a year is, the last ones what this page writes itself.
    lines: (lines as readonly Line[]).slice(1).filter(isOwn),
  }
}

type Cell = TableRow[string] | undefined
const bandOf = (scale: Cell, rate: Cell, part: Cell, tax: Cell): BandRow => ({
  scale: String(scale),
  rate: Number(rate),
  part: Number(part),
  tax: Number(tax),
})
const pointOf = (pay: Cell, taken: Cell, marginal: Cell): CurveRow => ({
  pay: Number(pay),
  taken: Number(taken),
  marginal: Number(marginal),
})

const isOwn = (line: Line): line is OwnLine => !('gives' in line) || typeof line.gives === 'object'

/** The raise by which the federal page measures. */
const americanRaise = 1000

/** The federal return, and what payroll takes besides. */
function americanAnswer(pay: number, results: AnyResults, insurance: (wages: number) => Insurance) {
  const ofRaise = (wages: number) => (insurance(wages + americanRaise).total - insurance(wages).total) / americanRaise
  const { total: social, parts } = insurance(pay)
  const tax = amount(results, 'totalTax')
  return {
    tax,
    social,
    saved: 0,
    takeHome: pay - tax - social,
    marginal: amount(results, 'nextRate') + ofRaise(pay),
    bands: [
      ...rowsOf(results, 'bands').map(({ kind, rate, part, tax: charged }) => bandOf(kind, rate, part, charged)),
      ...parts.filter(({ part }) => part > 0),
    ],
    curve: rowsOf(results, 'rates').flatMap((row): CurveRow[] => {
      const { pay: wages, taken, marginal } = pointOf(row.wages, row.effective, row.marginal)
      if (wages === 0) return []
      return [{ pay: wages, taken: taken + insurance(wages).total / wages, marginal: marginal + ofRaise(wages) }]
    }),
    remark: undefined,
  }
}

/** The lines of the return down to its tax. */
function americanLines(lines: readonly Line[], results: AnyResults): readonly OwnLine[] {
  const labels: Readonly<Record<string, string>> = { taxableIncome: 'Taxable income', totalTax: 'Federal tax' }
  return lines.flatMap((line): OwnLine[] => {
    if (!('gives' in line) || !('is' in line)) return []
    const { gives } = line
    if (typeof gives !== 'string') return isOwn(line) && line.finds === 'Adjusted gross income' ? [line] : []
    const finds = labels[gives]
    return finds ? [{ ...line, finds, gives: { kind: 'money', value: amount(results, gives) } }] : []
  })
}

/** The same money in each country, with its usual status and no deduction, in the money of the chosen one. */
function comparedRows(values: Entered, context: Context) {
  const ofADollar: Readonly<Record<Country, number>> = {
    in: values.rupees,
    us: 1,
    uk: values.pounds,
    au: values.dollars,
  }
  return codes.flatMap((country) => {
    const rate = ofADollar[country] / ofADollar[values.country]
    const pay = values.pay * rate
    const found = answerOf(
      country,
      { ...values, pay, filing: 'single', nation: 'ruk', regime: 'lower', residency: 'resident', deduction: 0 },
      context,
    )
    if (isProblem(found)) return []
    const { tax, social, takeHome, marginal = null } = found
    return [
      {
        country: countries[country],
        taken: pay > 0 ? (pay - takeHome) / pay : 0,
        marginal,
        tax: tax / rate,
        social: social / rate,
        takeHome: takeHome / rate,
      },
    ]
  })
}
