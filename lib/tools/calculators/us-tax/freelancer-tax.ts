import {
  choice,
  defineCalculator,
  integer,
  money,
  percent,
  problem,
  rows,
  text,
  type Line,
} from '@/lib/kits/calculator'
import { isProblem } from '@/lib/base/problem'
import { rootBetween } from '@/lib/base/root'
import type { Show } from '@/lib/base/format/show'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import { onUse } from '@/lib/kits/calculator/on-use'
import type { Figure, Onward, Verdict } from '@/lib/kits/calculator/types'
import type { Context } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import { goodsAndServicesTax } from '@/lib/law/au/gst'
import { incomeTax as australianTax } from '@/lib/law/au/income-tax'
import { gstRegistration } from '@/lib/law/in/gst-registration'
import { incomeTax as indianTax } from '@/lib/law/in/income-tax'
import { presumptiveProfessions } from '@/lib/law/in/presumptive-professions'
import { versionOn, type AnyRule } from '@/lib/law/rule'
import { classFour } from '@/lib/law/uk/class-4'
import { incomeTax as britishTax } from '@/lib/law/uk/income-tax'
import { vat } from '@/lib/law/uk/vat'
import { federalRules, federalYears } from '@/lib/law/us/federal-year'
import { currentYear, nameOfYear } from '@/lib/law/years'
import { bracketTax, type Bracket } from '@/lib/subjects/tax/brackets'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const places = {
  us: 'United States',
  uk: 'United Kingdom',
  in: 'India',
  au: 'Australia',
  global: 'Bands of your own',
} as const
type Place = keyof typeof places
type Known = Exclude<Place, 'global'>
const largest = 1_000_000_000
const monthsInYear = 12
const goal = 'What you want to keep'
const person = 'You'

interface Entered {
  place: Place
  year: string
  how: 'year' | 'months'
  invoiced: number
  costs: number
  months: readonly { month?: string | undefined; invoiced: number; costs: number }[]
  wages: number
  pension: number
  filing: FilingStatus
  nation: 'ruk' | 'scotland'
  profitBy: 'accounts' | 'presumed'
  bands: readonly Bracket[]
  socialRate: number
  target?: number | undefined
  days: number
}

interface Part {
  label: string
  amount: number
}

/** Tax that the freelance profit adds, in parts, or the field that is in the way. */
type Taxed = readonly Part[] | { field: 'year' | 'pension' | 'profitBy'; message: string }
type TaxOf = (profit: number, values: Entered, context: Context) => Taxed

/** What the page of a country answers, with the boxes that nobody asks here as they stand there untouched. */
const untouched: Readonly<Record<Exclude<Known, 'us'>, AnyValues>> = {
  uk: {
    basis: 'year',
    bonus: 0,
    hours: 40,
    pensionMethod: 'relief',
    taxCode: '',
    interest: 0,
    dividends: 0,
    loan: 'none',
    postgraduate: false,
    // Class 1 is for wages; what it takes of them does not change with the profit.
    pensioner: true,
    blind: false,
  },
  in: {
    basis: 'year',
    bonus: 0,
    hours: 40,
    regime: 'lower',
    age: 'under60',
    fund: 0,
    professionalTax: 0,
    rentAllowance: 0,
    savings: 0,
  },
  au: { basis: 'year', bonus: 0, hours: 40, residency: 'resident', loan: false, cover: true },
}

function taxBy(page: CalculatorModule, boxes: AnyValues, context: Context): { tax: number; social: number } | string {
  const results = page.compute(boxes, context)
  if (isProblem(results)) return results.message
  return { tax: Number(results.tax), social: Number(results.social ?? 0) }
}

const taxYear = (begins: string, year: string) => nameOfYear(begins, Number(year))

/** How each country taxes what a freelancer earns beside a job. */
const taxes = await onUse<Known, TaxOf>({
  us: async () => {
    const { form1040, lawOfYear } = await import('@/lib/engines/us-federal')
    return (profit, { year, wages, filing, pension }) => {
      const law = lawOfYear(Number(year))
      if (!law) return { field: 'year', message: 'must be a year whose law is known here' }
      if (pension > Math.max(0, profit)) return { field: 'pension', message: 'must not be more than the profit' }
      const household = { status: filing, wages, claimsEarned: false }
      const without = form1040(household, law, 'exact')
      const found = form1040({ ...household, profit, ownerDeductions: pension }, law, 'exact')
      const own = found.selfEmployment.tax
      return [
        { label: 'Self-employment tax', amount: own },
        { label: 'Federal income tax', amount: found.totalTax - without.totalTax - own },
      ]
    }
  },
  uk: async () => {
    const { default: page } = await import('tool:uk-income-tax')
    return (profit, { year, wages, nation, pension }, context) => {
      const boxes = { ...untouched.uk, taxYear: taxYear('04-06', year), nation }
      const total = wages + Math.max(0, profit)
      if (pension > total) return { field: 'pension', message: 'must not be more than the profit and wages' }
      const found = taxBy(page, { ...boxes, pay: total, pensionRate: total > 0 ? pension / total : 0 }, context)
      const without = taxBy(page, { ...boxes, pay: wages, pensionRate: 0 }, context)
      const law = versionOn(classFour, `${year}-04-06`)
      if (typeof found === 'string' || typeof without === 'string' || !law)
        return { field: 'year', message: 'must be a year whose law is known here' }
      return [
        { label: 'Income tax', amount: found.tax - without.tax },
        { label: 'Class 4 National Insurance', amount: bracketTax(profit, law.value) },
      ]
    }
  },
  in: async () => {
    const { default: page } = await import('tool:india-income-tax')
    return (profit, { year, wages, pension }, context) => {
      const boxes = { ...untouched.in, taxYear: taxYear('04-01', year), pay: wages, deductions: pension }
      const found = taxBy(page, { ...boxes, otherIncome: Math.max(0, profit) }, context)
      const without = taxBy(page, { ...boxes, otherIncome: 0, deductions: 0 }, context)
      if (typeof found === 'string' || typeof without === 'string')
        return { field: 'year', message: 'must be a year whose law is known here' }
      return [{ label: 'Income tax with cess', amount: found.tax - without.tax }]
    }
  },
  au: async () => {
    const { default: page } = await import('tool:australia-income-tax')
    return (profit, { year, wages, pension }, context) => {
      const boxes = { ...untouched.au, taxYear: taxYear('07-01', year) }
      const total = wages + Math.max(0, profit)
      const found = taxBy(page, { ...boxes, pay: total, deductions: pension }, context)
      const without = taxBy(page, { ...boxes, pay: wages, deductions: 0 }, context)
      if (typeof found === 'string' || typeof without === 'string')
        return { field: 'year', message: 'must be a year whose law is known here' }
      return [
        { label: 'Income tax', amount: found.tax - without.tax },
        { label: 'Medicare levy', amount: found.social - without.social },
      ]
    }
  },
})

const month = (name: string, invoiced: number, costs: number) => ({ month: name, invoiced, costs })

export default defineCalculator({
  law: { field: 'place' },
  inputs: {
    place: choice('Where you pay tax', {
      options: places,
      initial: 'us',
      initialIn: { uk: 'uk', in: 'in', au: 'au' },
      as: 'menu',
    }),
    how: choice('Your invoices', { options: { year: 'A whole year', months: 'Month by month' }, initial: 'year' }),
    invoiced: money('Invoiced in the year', {
      initial: 70_000,
      initialIn: { in: 2_400_000 },
      max: largest,
      help: 'Without VAT or GST that you pass on.',
      shownWhen: { field: 'how', is: 'year' },
    }),
    costs: money('Costs in the year', {
      initial: 10_000,
      initialIn: { in: 300_000 },
      max: largest,
      shownWhen: { field: 'how', is: 'year' },
    }),
    months: rows('Months', {
      row: 'month',
      columns: {
        month: text('Month', { optional: true, maxLength: 12 }),
        invoiced: money('Invoiced', { initial: 0, max: largest }),
        costs: money('Costs', { initial: 0, max: largest }),
      },
      initial: [
        month('January', 8000, 900),
        month('February', 3500, 700),
        month('March', 0, 400),
        month('April', 12_000, 1500),
      ],
      min: 1,
      max: 12,
      help: 'Those of one tax year; months that are missing count as nothing.',
      shownWhen: { field: 'how', is: 'months' },
    }),
    wages: money('Wages of a job beside it', { initial: 0, max: largest, help: 'A year, before tax.' }),
    bands: rows('Tax bands', {
      row: 'band',
      columns: {
        over: money('Above', { initial: 0, max: largest }),
        rate: percent('Rate', { initial: 0.2, max: 1 }),
      },
      initial: [
        { over: 0, rate: 0 },
        { over: 12_000, rate: 0.2 },
        { over: 48_000, rate: 0.4 },
      ],
      min: 1,
      max: 15,
      shownWhen: { field: 'place', is: 'global' },
    }),
    socialRate: percent('Social contributions on the profit', {
      initial: 0.1,
      max: 1,
      slider: { to: 0.4, step: 0.005 },
      shownWhen: { field: 'place', is: 'global' },
      refines: true,
    }),
    filing: choice('Filing status', {
      options: filingStatuses,
      initial: 'single',
      as: 'menu',
      section: person,
      shownWhen: { field: 'place', is: 'us' },
      refines: true,
    }),
    nation: choice('Where you live', {
      options: { ruk: 'England, Wales or Northern Ireland', scotland: 'Scotland' },
      initial: 'ruk',
      as: 'menu',
      section: person,
      shownWhen: { field: 'place', is: 'uk' },
      refines: true,
    }),
    profitBy: choice('Profit is', {
      options: { accounts: 'What is left after costs', presumed: 'Presumed (44ADA)' },
      initial: 'accounts',
      help: 'For the professions of section 44ADA: half of what was received.',
      section: person,
      shownWhen: { field: 'place', is: 'in' },
      refines: true,
    }),
    pension: money('Paid into a pension', {
      initial: 0,
      max: largest,
      help: 'US: SEP or solo 401(k). UK: with the basic-rate relief. India: counts under the old regime. Australia: a super contribution that you deduct.',
      section: person,
      shownWhen: { field: 'place', is: ['us', 'uk', 'in', 'au'] },
      refines: true,
    }),
    year: choice('Tax year', {
      options: Object.fromEntries(
        federalYears().map((year) => [year, `${nameOfYear('04-06', year).replace('-', '–')} (US: ${year})`]),
      ),
      initial: String(currentYear('04-06', [britishTax, classFour])),
      as: 'menu',
      section: person,
      shownWhen: { field: 'place', is: ['us', 'uk', 'in', 'au'] },
      refines: true,
    }),
    target: money('Wanted after tax, a year', {
      optional: true,
      above: 0,
      max: largest / 10,
      help: 'With the same costs, wages and pension.',
      section: goal,
      refines: true,
    }),
    days: integer('Days you can bill a year', { initial: 200, min: 1, max: 366, section: goal, refines: true }),
  },
  outputs: {
    setAside: { kind: 'percent', label: 'To set aside of each payment', decimals: 1, optional: true },
    tax: { kind: 'money', label: 'Tax that the invoices add' },
    verdict: { kind: 'verdict', label: 'Sales tax' },
    takeHome: {
      kind: 'money',
      label: 'Left of the invoices',
      help: 'After costs, tax and what you pay into a pension.',
    },
    profit: { kind: 'money', label: 'Taxed profit' },
    ofProfit: { kind: 'percent', label: 'Tax of the profit', decimals: 1, optional: true },
    next: { kind: 'percent', label: 'Of the next 1,000 invoiced', decimals: 1 },
    needed: { kind: 'money', label: 'To invoice a year', optional: true, section: goal },
    dayRate: { kind: 'money', label: 'Day rate', optional: true, section: goal },
    parts: {
      kind: 'table',
      label: 'Tax by kind',
      columns: { part: { kind: 'text', label: 'Tax' }, amount: { kind: 'money', label: 'Added by the invoices' } },
      totals: ['amount'],
    },
    jar: {
      kind: 'table',
      label: 'The tax jar',
      columns: {
        month: { kind: 'text', label: 'Month' },
        invoiced: { kind: 'money', label: 'Invoiced' },
        aside: { kind: 'money', label: 'Into the jar' },
        jar: { kind: 'money', label: 'In the jar' },
        left: { kind: 'money', label: 'Left after costs' },
      },
      totals: ['invoiced', 'aside', 'left'],
    },
  },
  formula:
    'To set aside = (tax with the invoices − tax without them) ÷ invoiced; day rate = invoices that leave what you want ÷ days billed',
  limits: [
    'For one self-employed person, resident all year, with one trade and perhaps one job beside it.',
    'A loss lowers other tax in the United States only; elsewhere it is taken as no profit, since each law has its own relief.',
    'United States: federal tax; state tax is left out. Standard deduction, no credits.',
    'United Kingdom: income tax and Class 4; student loans and the trading allowance are left out.',
    'India: goods and services tax, and tax deducted by clients, are left out; what was deducted counts against the bill.',
    'Bands of your own: income tax on wages and profit together, contributions on the profit alone.',
    'Payments on account and instalments are not timed. This page explains the law; it is no advice.',
  ],
  sources: [
    {
      title: 'IRS: Self-employed individuals tax center',
      href: 'https://www.irs.gov/businesses/small-businesses-self-employed/self-employed-individuals-tax-center',
    },
    {
      title: 'GOV.UK: Self-employed National Insurance rates',
      href: 'https://www.gov.uk/self-employed-national-insurance-rates',
    },
    {
      title: 'ATO: Sole trader',
      href: 'https://www.ato.gov.au/businesses-and-organisations/starting-registering-or-closing-a-business/starting-your-own-business/business-structures-key-tax-obligations/sole-trader',
    },
  ],
  rules: [
    ...federalRules,
    britishTax,
    classFour,
    vat,
    indianTax,
    presumptiveProfessions,
    gstRegistration,
    australianTax,
    goodsAndServicesTax,
  ] as readonly AnyRule[],
  leadsTo: ['1099-tax-calculator', 'uk-income-tax', 'india-income-tax', 'australia-income-tax', 'gross-to-net-salary'],

  needs: ({ place }) => (place === 'global' ? undefined : taxes.fetch([place])),

  compute(values, context) {
    const { invoiced, costs } = sumsOf(values)
    const found = taxOf(values, context, invoiced)
    if ('field' in found) return problem(found.field, found.message)
    const tax = totalOf(found.parts)
    const share = tax > 0 && invoiced > 0 ? tax / invoiced : undefined
    const takeHome = invoiced - costs - tax - paidIn(values)
    const more = taxOf(values, context, invoiced + 1000)
    const needed = values.target === undefined ? undefined : neededFor(values, context, values.target)
    if (needed === 'none') return problem('target', 'must be less: no invoices up to a billion leave as much')
    return {
      setAside: share,
      tax,
      verdict: registrationOf(values, invoiced, context.show),
      takeHome,
      profit: found.profit,
      ofProfit: found.profit > 0 ? tax / found.profit : undefined,
      next: 'field' in more ? 0 : (totalOf(more.parts) - tax) / 1000,
      needed,
      dayRate: needed === undefined ? undefined : needed / values.days,
      parts: found.parts.map(({ label, amount }) => ({ part: label, amount })),
      jar: jarOf(values, share ?? 0),
    }
  },

  steps(values, results) {
    const { invoiced, costs } = sumsOf(values)
    const named = Object.fromEntries(
      results.parts.map(({ amount }, at) => [`part${at}`, amountOf(amount ?? 0)] as const),
    )
    const sums = { allInvoiced: amountOf(invoiced), allCosts: amountOf(costs) }
    const profit: Line<'profit'> =
      values.place === 'in' && values.profitBy === 'presumed'
        ? {
            gives: 'profit',
            is: '{allInvoiced} × {share}',
            with: { ...sums, share: { kind: 'percent', value: shareOfReceipts(values) } },
          }
        : { gives: 'profit', is: '{allInvoiced} − {allCosts}', with: sums }
    return [
      profit,
      { gives: 'tax', is: results.parts.map((_, at) => `{part${at}}`).join(' + '), with: named },
      { gives: 'setAside', is: '{tax} ÷ {allInvoiced}' },
      {
        gives: 'takeHome',
        is: '{allInvoiced} − {allCosts} − {tax}[ − {paidIn}]',
        with: { paidIn: amountOf(paidIn(values)) },
      },
      { gives: 'dayRate', is: '{needed} ÷ {days}' },
    ]
  },

  carry(values) {
    const { invoiced, costs } = sumsOf(values)
    const profit = String(Math.round(invoiced - costs))
    const year = (begins: string) => taxYear(begins, values.year)
    const wages = String(Math.round(values.wages))
    const ways: Readonly<Record<Place, Onward>> = {
      us: {
        tool: '1099-tax-calculator',
        boxes: {
          taxYear: values.year,
          receipts: String(invoiced),
          expenses: String(costs),
          wages,
          status: values.filing,
        },
      },
      uk: { tool: 'uk-income-tax', boxes: { taxYear: year('04-06'), pay: wages, nation: values.nation } },
      in: {
        tool: 'india-income-tax',
        boxes: { taxYear: year('04-01'), pay: wages, otherIncome: invoiced > costs ? profit : '0' },
      },
      au: { tool: 'australia-income-tax', boxes: { taxYear: year('07-01'), pay: wages } },
      global: { tool: 'gross-to-net-salary', boxes: { gross: invoiced > costs ? profit : '0' } },
    }
    return ways[values.place]
  },

  charts: [
    { kind: 'bar', title: 'Into the jar, month by month', of: 'jar', x: 'month', y: ['aside'] },
    { kind: 'donut', title: 'Tax by kind', of: 'parts', label: 'part', value: 'amount' },
  ],
  examples: [
    {
      name: 'A designer in London',
      given: { place: 'uk', year: '2026', invoiced: 50_000, costs: 10_000, target: 40_000, days: 200 },
      expect: { profit: 40_000, tax: 7131.8, takeHome: 32_868.2, needed: 59_637.57, dayRate: 298.19 },
    },
    {
      name: 'An architect in Mumbai',
      given: { place: 'in', year: '2026', invoiced: 4_000_000, costs: 600_000, profitBy: 'presumed' },
      expect: { profit: 2_000_000, tax: 208_000 },
    },
  ],
})

const amountOf = (value: number): Figure => ({ kind: 'money', value })
const totalOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0)

function sumsOf({ how, invoiced, costs, months }: Entered): { invoiced: number; costs: number } {
  if (how === 'year') return { invoiced, costs }
  return {
    invoiced: months.reduce((sum, one) => sum + one.invoiced, 0),
    costs: months.reduce((sum, one) => sum + one.costs, 0),
  }
}

function shareOfReceipts({ year }: Entered): number {
  return versionOn(presumptiveProfessions, `${year}-04-01`)?.value.share ?? 1
}

/** What leaves the account for the pension: in the United Kingdom the provider claims the basic rate back. */
function paidIn({ place, pension, year }: Entered): number {
  if (place === 'global') return 0
  const basic = versionOn(britishTax, `${year}-04-06`)?.value.bands[0]?.rate ?? 0
  return place === 'uk' ? pension * (1 - basic) : pension
}

/** The taxed profit of these invoices and what tax they add. */
function taxOf(values: Entered, context: Context, invoiced: number) {
  const { costs } = sumsOf(values)
  const isPresumed = values.place === 'in' && values.profitBy === 'presumed'
  const law = versionOn(presumptiveProfessions, `${values.year}-04-01`)?.value
  if (isPresumed && (!law || invoiced > law.lowCashUpTo))
    return { field: 'profitBy' as const, message: 'must be what is left after costs: the receipts are above the limit' }
  const profit = isPresumed ? invoiced * shareOfReceipts(values) : invoiced - costs
  if (values.place === 'global') return { profit, parts: ownBands(profit, values) }
  const by = taxes.get(values.place)
  if (!by) throw new Error(`the tax of ${values.place} was not fetched`)
  const parts = by(profit, values, context)
  return 'field' in parts ? parts : { profit, parts }
}

function ownBands(profit: number, { bands, socialRate, wages }: Entered): Part[] {
  const rising = bands.toSorted((one, two) => one.over - two.over)
  const earned = Math.max(0, profit)
  return [
    { label: 'Income tax', amount: bracketTax(wages + earned, rising) - bracketTax(wages, rising) },
    { label: 'Social contributions', amount: earned * socialRate },
  ]
}

/** The invoices of a year that leave what is wanted, to half a cent. */
function neededFor(values: Entered, context: Context, target: number): number | 'none' {
  const { costs } = sumsOf(values)
  const missing = (invoiced: number) => {
    const found = taxOf(values, context, invoiced)
    if ('field' in found) return Number.NaN
    const left = invoiced - costs - paidIn(values) - totalOf(found.parts) - target
    return Math.abs(left) < 0.005 ? 0 : left
  }
  const least = costs + paidIn(values) + target
  let most = least
  while (missing(most) < 0 && most < largest) most = (most - costs) * 1.5 + costs + 1
  if (!(missing(most) >= 0)) return 'none'
  return rootBetween(missing, least, most)
}

/** Whether invoices of this size call for registering for VAT or GST. */
function registrationOf({ place, year }: Entered, invoiced: number, show: Show): Verdict {
  const limit = {
    uk: versionOn(vat, `${year}-04-06`)?.value.registerAbove,
    in: versionOn(gstRegistration, `${year}-04-01`)?.value.above,
    au: versionOn(goodsAndServicesTax, `${year}-07-01`)?.value.registerFrom,
    us: undefined,
    global: undefined,
  }[place]
  if (limit === undefined)
    return {
      is: 'plain',
      says:
        place === 'us'
          ? 'No federal sales tax: states decide what you collect on goods and some services.'
          : 'Look up from which turnover your country makes you register for VAT or GST.',
    }
  const tax = place === 'uk' ? 'VAT' : 'GST'
  const written = show.money(limit, 0)
  const reached = place === 'au' ? invoiced >= limit : invoiced > limit
  if (reached) return { is: 'bad', says: `Register for ${tax}: the invoices of twelve months pass ${written}.` }
  return invoiced > limit * 0.8
    ? { is: 'fair', says: `Watch ${tax}: registration begins at ${written} in any twelve months.` }
    : { is: 'good', says: `No need to register for ${tax}: the invoices lie well below ${written}.` }
}

function jarOf(values: Entered, share: number) {
  const { invoiced, costs } = sumsOf(values)
  const listed =
    values.how === 'months'
      ? values.months.map((one, at) => ({ ...one, month: one.month || `Month ${at + 1}` }))
      : Array.from({ length: monthsInYear }, (_, at) => ({
          month: `Month ${at + 1}`,
          invoiced: invoiced / monthsInYear,
          costs: costs / monthsInYear,
        }))
  let jar = 0
  return listed.map((one) => {
    const aside = one.invoiced * share
    jar += aside
    return { month: one.month, invoiced: one.invoiced, aside, jar, left: one.invoiced - one.costs - aside }
  })
}
