import {
  choice,
  defineCalculator,
  integer,
  money,
  problem,
  toggle,
  type Problem,
  type Verdict,
} from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { federalRules, federalYearBegins, federalYears } from '@/lib/law/us/federal-year'
import { temporaryDeductions } from '@/lib/law/us/temporary-deductions'
import { currentYear, knownYears } from '@/lib/law/years'
import { taxedParts } from '@/lib/subjects/tax/brackets'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'
import {
  bracketsOf,
  form1040,
  lawOfYear,
  yearsOfLaw,
  type Exactness,
  type FederalLaw,
  type Form1040,
  type Household,
} from '@/lib/engines/us-federal'

const income = 'Other income'
const adjusted = 'Adjustments to income'
const deducted = 'Deductions'
const itemizedPart = 'Itemized deductions'
const people = 'Age and dependants'
const credited = 'Credits and payments'
const largest = 100_000_000_000

const optionalMoney = (label: string, section: string, help?: string) =>
  money(label, { initial: 0, max: largest, section, refines: true, ...(help ? { help } : {}) })

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(federalYears().map((year) => [year, String(year)])),
      initial: String(currentYear(federalYearBegins, federalRules)),
      help: 'One federal return of a citizen or resident. State and city tax are not in it.',
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),
    wages: money('Wages', {
      initial: 85_000,
      max: largest,
      help: 'Box 1 of every W-2 of the return, after 401(k) and other pay that is not taxed.',
    }),
    children: integer('Children under 17', { initial: 0, min: 0, max: 20 }),
    withheld: money('Federal tax withheld', {
      initial: 9500,
      max: largest,
      help: 'Box 2 of every W-2, and box 4 of 1099s.',
    }),

    interest: optionalMoney('Taxable interest', income),
    ordinaryDividends: optionalMoney('Ordinary dividends', income, 'Box 1a of Form 1099-DIV: all of them.'),
    qualifiedDividends: optionalMoney('Of them, qualified', income, 'Box 1b of Form 1099-DIV.'),
    shortTerm: money('Short-term gain or loss', {
      initial: 0,
      min: -largest,
      max: largest,
      section: income,
      refines: true,
    }),
    longTerm: money('Long-term gain or loss', {
      initial: 0,
      min: -largest,
      max: largest,
      help: 'Held for more than a year. Without collectibles and depreciated buildings.',
      section: income,
      refines: true,
    }),
    profit: money('Business profit or loss', {
      initial: 0,
      min: -largest,
      max: largest,
      help: 'Schedule C, line 31.',
      section: income,
      refines: true,
    }),
    spouseWages: toggle('The wages are the other spouse’s', {
      help: 'Then they use up nothing of the business owner’s Social Security wage base.',
      section: income,
      shownWhen: { field: 'status', is: 'joint' },
      refines: true,
    }),
    serviceBusiness: toggle('The business is a specified service', {
      help: 'Health, law, accounting, consulting, athletics, performing arts, finance.',
      section: income,
      refines: true,
    }),
    pensions: optionalMoney('Taxable pensions and IRA distributions', income),
    socialSecurity: optionalMoney(
      'Social Security benefits',
      income,
      'Box 5 of Form SSA-1099; the page works out what is taxed.',
    ),
    otherIncome: optionalMoney('Other taxable income', income, 'Unemployment, rents after costs, prizes.'),
    taxExempt: optionalMoney('Tax-exempt interest', income, 'Not taxed, but it counts for Social Security benefits.'),

    ownerDeductions: optionalMoney(
      'Own retirement plan and health insurance',
      adjusted,
      'Of a self-employed person: Schedule 1, lines 16 and 17.',
    ),
    studentLoan: optionalMoney('Student loan interest', adjusted),
    adjustments: optionalMoney(
      'Other adjustments',
      adjusted,
      'HSA, deductible IRA, educator expenses: Schedule 1, Part II.',
    ),

    deduction: choice('Deduction', {
      options: { larger: 'The larger one', standard: 'Standard', itemized: 'Itemized' },
      initial: 'larger',
      help: 'Married and filing separately: if one spouse itemizes, the other must.',
      section: deducted,
      refines: true,
    }),
    tips: money('Qualified tips', {
      initial: 0,
      max: largest,
      help: 'Already in wages or profit.',
      section: deducted,
      shownWhen: { field: 'taxYear', is: temporaryYears() },
      refines: true,
    }),
    overtime: money('Qualified overtime', {
      initial: 0,
      max: largest,
      help: 'The part above the usual hourly rate that federal law requires.',
      section: deducted,
      shownWhen: { field: 'taxYear', is: temporaryYears() },
      refines: true,
    }),
    carLoan: money('Interest on a new car loan', {
      initial: 0,
      max: largest,
      help: 'For a personal vehicle assembled in the United States.',
      section: deducted,
      shownWhen: { field: 'taxYear', is: temporaryYears() },
      refines: true,
    }),
    stateTaxes: optionalMoney('State, local and property taxes', itemizedPart),
    mortgageInterest: optionalMoney('Deductible mortgage interest', itemizedPart),
    charity: optionalMoney('Gifts to charity, in cash', itemizedPart),
    medical: optionalMoney(
      'Medical expenses',
      itemizedPart,
      'All of them; the page takes off the part that does not count.',
    ),

    seniors: integer('Persons of 65 or more', { initial: 0, min: 0, max: 2, section: people, refines: true }),
    blind: integer('Blind persons', { initial: 0, min: 0, max: 2, section: people, refines: true }),
    otherDependants: integer('Other dependants', {
      initial: 0,
      min: 0,
      max: 20,
      help: 'From 17 on, parents, others you may claim.',
      section: people,
      refines: true,
    }),
    isDependant: toggle('Somebody else can claim you', { section: people, refines: true }),

    claimsEarned: toggle('Earned income credit where it fits', {
      initial: true,
      help: 'Without a child you must be 25 to 64.',
      section: credited,
      refines: true,
    }),
    otherCredits: optionalMoney('Other credits, not refundable', credited, 'Schedule 3, Part I.'),
    estimated: optionalMoney('Estimated payments', credited),
    exactness: choice('Tax is rounded', {
      options: { return: 'As on the return', exact: 'Not at all' },
      initial: 'return',
      help: 'On the return: whole dollars, and below $100,000 the Tax Table, which taxes the middle of a row of $50.',
      section: credited,
      refines: true,
    }),
  },
  outputs: {
    totalTax: { kind: 'money', label: 'Federal tax of the year' },
    settlement: { kind: 'verdict', label: 'When you file' },
    taxableIncome: { kind: 'money', label: 'Taxable income' },
    effectiveRate: { kind: 'percent', label: 'Of total income', decimals: 2, optional: true },
    bracket: { kind: 'percent', label: 'Your bracket', help: 'The rate on the last dollar of ordinary income.' },
    nextRate: {
      kind: 'percent',
      label: 'Of another $1,000 of wages',
      decimals: 1,
      help: 'Federal tax and lost credits. Social Security and Medicare tax from the paycheck are not in it, Additional Medicare Tax is.',
    },
    lines: {
      kind: 'table',
      label: 'Form 1040, line by line',
      columns: {
        line: { kind: 'text', label: 'Line' },
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
    bands: {
      kind: 'table',
      label: 'Taxable income by rate',
      columns: {
        kind: { kind: 'text', label: 'Income' },
        rate: { kind: 'percent', label: 'Rate', decimals: 0 },
        part: { kind: 'money', label: 'Taxed at it' },
        tax: { kind: 'money', label: 'Tax' },
      },
      totals: ['part'],
    },
    years: {
      kind: 'table',
      label: 'The same return in other years',
      columns: {
        year: { kind: 'text', label: 'Tax year' },
        deduction: { kind: 'money', label: 'Deduction' },
        taxableIncome: { kind: 'money', label: 'Taxable income' },
        totalTax: { kind: 'money', label: 'Federal tax' },
      },
    },
    rates: {
      kind: 'series',
      label: 'Rates by wages',
      columns: {
        wages: { kind: 'money', label: 'Wages', decimals: 0 },
        effective: { kind: 'percent', label: 'Share of income', decimals: 1 },
        marginal: { kind: 'percent', label: 'On the next $1,000', decimals: 1 },
      },
    },
  },
  formula:
    'Federal tax = tax on (total income − adjustments − deductions) by brackets, gains at their own rates, − credits + self-employment, Medicare and investment taxes',
  limits: [
    'One return of a US citizen or resident for the whole year. No state, city or foreign tax; no tax advice.',
    'Left out: rental and passive losses, depreciation, stock options, foreign income, gains at 25% and 28%, the tax of children on investment income, penalties.',
    'Lines are those of the form for 2025; older and newer forms move a few of them.',
    'A separate return is that of somebody who lived with the spouse; separated spouses have other rules for Social Security benefits and the earned income credit.',
    'The business income deduction knows one business that pays no wages and owns no property, without losses of earlier years.',
    'Children count for every credit: each has a Social Security number, lives with you and is your dependant.',
    'In 2026 cash gifts of those who do not itemize are deducted up to a limit; gifts carried over are left out.',
  ],
  sources: [
    { title: 'IRS: Instructions for Form 1040', href: 'https://www.irs.gov/instructions/i1040gi' },
    { title: 'IRS Rev. Proc. 2025-32', href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf' },
    { title: 'IRS: Schedule 1-A, additional deductions', href: 'https://www.irs.gov/forms-pubs/about-form-1040' },
    { title: 'IRS Direct File, expected returns of 2024', href: 'https://github.com/IRS-Public/direct-file' },
    { title: 'Tax-Calculator 6.7.2', href: 'https://github.com/PSLmodels/Tax-Calculator' },
  ],
  rules: [...federalRules, temporaryDeductions],

  compute(values, { show }) {
    const law = lawOfYear(Number(values.taxYear))
    if (!law) return problem('taxYear', 'must be a year whose law is known here')
    const fault = contradiction(values)
    if (fault) return fault
    const household = householdOf(values)
    const exactness: Exactness = values.exactness
    const found = form1040(household, law, exactness)
    if (
      values.status === 'survivor' &&
      values.carLoan > 0 &&
      law.temporary &&
      found.agi > law.temporary.carLoan.over.others
    )
      return problem(
        'carLoan',
        'must be empty at this income: sources differ on where the deduction of a surviving spouse begins to fade',
      )
    return {
      totalTax: found.totalTax,
      settlement: settlementOf(found.refund, show),
      taxableIncome: found.taxableIncome,
      effectiveRate: found.totalIncome > 0 ? found.totalTax / found.totalIncome : undefined,
      bracket: found.bracket,
      nextRate: costOfMore(household, law),
      lines: linesOf(found),
      bands: bandsOf(found, law, values.status),
      years: yearsOfLaw().flatMap((year) => {
        const other = lawOfYear(year)
        if (!other) return []
        const one = form1040(household, other, exactness)
        return [
          { year: String(year), deduction: one.deduction, taxableIncome: one.taxableIncome, totalTax: one.totalTax },
        ]
      }),
      rates: ratesOf(household, law),
    }
  },

  steps(values, _results, show) {
    const law = lawOfYear(Number(values.taxYear))
    if (!law) return []
    const found = form1040(householdOf(values), law, values.exactness)
    const money = (value: number) => ({ kind: 'money', value }) as const
    const { worksheet } = found
    return [
      {
        finds: 'Adjusted gross income',
        gives: money(found.agi),
        is: '{total} − {less}',
        with: { total: money(found.totalIncome), less: money(found.adjustments) },
      },
      {
        gives: 'taxableIncome',
        is: 'max(0, {agi} − {deduction}[ − {gift}][ − {temporary}][ − {business}])',
        with: {
          agi: money(found.agi),
          deduction: money(found.deduction),
          gift: money(found.plainCharity),
          temporary: money(found.temporary.total),
          business: money(found.businessDeduction),
        },
      },
      {
        finds: values.exactness === 'return' ? 'Tax by the Tax Table or its worksheet' : 'Tax by the rate schedule',
        working:
          found.preferred > 0
            ? `${show.money(worksheet.ordinaryIncome)} by brackets, ${show.money(worksheet.atZero)} of gains at 0%, the rest at 15% or 20%`
            : `${show.money(found.taxableIncome)} by brackets`,
        gives: show.money(found.incomeTax),
      },
      {
        gives: 'totalTax',
        is: '{incomeTax}[ + {minimumTax}][ − {family}][ − {credits}][ + {selfEmployment}][ + {medicare}][ + {investment}]',
        with: {
          incomeTax: money(found.incomeTax),
          minimumTax: money(found.minimumTax),
          family: money(found.family.nonrefundable),
          credits: money(found.otherCredits),
          selfEmployment: money(found.selfEmployment.tax),
          medicare: money(found.additionalMedicare.tax),
          investment: money(found.investmentTax),
        },
      },
      {
        finds: found.refund < 0 ? 'Owed' : 'Refund',
        gives: money(Math.abs(found.refund)),
        is: found.refund < 0 ? '{totalTax} − {payments}' : '{payments} − {totalTax}',
        with: { payments: money(found.payments) },
      },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'What federal tax takes as wages rise',
      of: 'rates',
      x: 'wages',
      y: ['effective', 'marginal'],
    },
  ],
  examples: [
    {
      name: 'One salary in 2026',
      given: { taxYear: '2026', status: 'single', wages: 85_000, withheld: 9500 },
      expect: { taxableIncome: 68_900, totalTax: 9876, bracket: 0.22 },
    },
    {
      name: 'A family with two children',
      given: { taxYear: '2026', status: 'joint', wages: 120_000, children: 2, withheld: 6000 },
      expect: { taxableIncome: 87_800, totalTax: 5643, bracket: 0.12 },
    },
  ],
})

interface Choices {
  taxYear: string
  status: FilingStatus
  wages: number
  children: number
  withheld: number
  interest: number
  ordinaryDividends: number
  qualifiedDividends: number
  shortTerm: number
  longTerm: number
  profit: number
  spouseWages: boolean
  serviceBusiness: boolean
  pensions: number
  socialSecurity: number
  otherIncome: number
  taxExempt: number
  ownerDeductions: number
  studentLoan: number
  adjustments: number
  deduction: 'larger' | 'standard' | 'itemized'
  tips: number
  overtime: number
  carLoan: number
  stateTaxes: number
  mortgageInterest: number
  charity: number
  medical: number
  seniors: number
  blind: number
  otherDependants: number
  isDependant: boolean
  claimsEarned: boolean
  otherCredits: number
  estimated: number
  exactness: Exactness
}

function temporaryYears(): string[] {
  return knownYears(federalYearBegins, [...federalRules, temporaryDeductions]).map(String)
}

function contradiction({
  status,
  seniors,
  blind,
  wages,
  profit,
  tips,
  overtime,
  ordinaryDividends,
  qualifiedDividends,
  isDependant,
  children,
  otherDependants,
}: Choices): Problem<keyof Choices> | undefined {
  const persons = status === 'joint' ? 2 : 1
  if (seniors > persons) return problem('seniors', 'must be at most 1: only a joint return has two persons')
  if (blind > persons) return problem('blind', 'must be at most 1: only a joint return has two persons')
  if (qualifiedDividends > ordinaryDividends)
    return problem('qualifiedDividends', 'must not be more than ordinary dividends, of which they are a part')
  if (tips > wages + Math.max(0, profit))
    return problem('tips', 'must not be more than wages and profit, which hold them')
  if (overtime > wages) return problem('overtime', 'must not be more than wages, which hold it')
  if (isDependant && children + otherDependants > 0)
    return problem('isDependant', 'must be off: whom somebody else claims has no dependants')
  return undefined
}

function householdOf(values: Choices): Household {
  return {
    status: values.status,
    seniors: values.seniors,
    blind: values.blind,
    wages: values.wages,
    ...(values.status === 'joint' && values.spouseWages && { wagesOfOwner: 0 }),
    taxExemptInterest: values.taxExempt,
    interest: values.interest,
    ordinaryDividends: values.ordinaryDividends,
    qualifiedDividends: values.qualifiedDividends,
    shortTerm: values.shortTerm,
    longTerm: values.longTerm,
    profit: values.profit,
    isService: values.serviceBusiness,
    ownerDeductions: values.ownerDeductions,
    pensions: values.pensions,
    otherIncome: values.otherIncome,
    socialSecurity: values.socialSecurity,
    adjustments: values.adjustments,
    studentLoanInterest: values.studentLoan,
    itemized: {
      stateTaxes: values.stateTaxes,
      mortgageInterest: values.mortgageInterest,
      charity: values.charity,
      medical: values.medical,
    },
    ...(values.deduction !== 'larger' && { deduction: values.deduction }),
    temporary: { tips: values.tips, overtime: values.overtime, carLoan: values.carLoan },
    children: values.children,
    otherDependants: values.otherDependants,
    isDependant: values.isDependant,
    claimsEarned: values.claimsEarned,
    otherCredits: values.otherCredits,
    withheld: values.withheld,
    estimatedPayments: values.estimated,
  }
}

/** Federal tax and lost credits on another thousand dollars of wages, by the rates. */
function costOfMore(household: Household, law: FederalLaw): number {
  const more = { ...household, wages: (household.wages ?? 0) + 1000 }
  return (form1040(household, law, 'exact').refund - form1040(more, law, 'exact').refund) / 1000
}

function settlementOf(refund: number, show: Show): Verdict {
  if (refund === 0)
    return { is: 'good', says: 'Payments and tax are the same: nothing is owed and nothing comes back.' }
  return refund > 0
    ? { is: 'good', says: `You get ${show.money(refund)} back.` }
    : { is: 'fair', says: `You still owe ${show.money(-refund)}.` }
}

function linesOf(found: Form1040) {
  const row = (line: string, item: string, amount: number) => ({ line, item, amount })
  const rows = [
    row('7', 'Capital gain or loss', found.gains.counted),
    row('6b', 'Taxable Social Security benefits', found.taxableBenefits),
    row('9', 'Total income', found.totalIncome),
    row('10', 'Adjustments', found.adjustments),
    row('11', 'Adjusted gross income', found.agi),
    row('12', found.isItemized ? 'Itemized deductions' : 'Standard deduction', found.deduction),
    row('', 'Cash gifts without itemizing', found.plainCharity),
    row('13a', 'Business income deduction', found.businessDeduction),
    row('13b', 'Seniors, tips, overtime, car loan', found.temporary.total),
    row('15', 'Taxable income', found.taxableIncome),
    row('16', 'Tax', found.incomeTax),
    row('17', 'Alternative minimum tax', found.minimumTax),
    row('19', 'Child and dependant credits', found.family.nonrefundable),
    row('20', 'Other credits', found.otherCredits),
    row('22', 'Tax after credits', found.taxAfterCredits),
    row('23', 'Self-employment tax', found.selfEmployment.tax),
    row('23', 'Additional Medicare Tax', found.additionalMedicare.tax),
    row('23', 'Net investment income tax', found.investmentTax),
    row('24', 'Total tax', found.totalTax),
    row('27', 'Earned income credit', found.earnedIncomeCredit),
    row('28', 'Additional child tax credit', found.family.refundable),
    row('33', 'Payments and refundable credits', found.payments),
    found.refund < 0 ? row('37', 'Amount you owe', -found.refund) : row('34', 'Overpaid', found.refund),
  ]
  const always = new Set(['9', '11', '12', '15', '16', '24', '33', '34', '37'])
  return rows.filter(({ line, amount }) => amount !== 0 || always.has(line))
}

function bandsOf({ worksheet, taxableIncome }: Form1040, law: FederalLaw, status: FilingStatus) {
  const band = (kind: string, rate: number, part: number) => ({ kind, rate, part, tax: part * rate })
  const ordinary = Math.min(worksheet.ordinaryIncome, taxableIncome)
  return [
    ...taxedParts(ordinary, bracketsOf(law, status)).map(({ part, rate }) => band('Ordinary', rate, part)),
    band('Gains and dividends', 0, worksheet.atZero),
    band('Gains and dividends', law.gains.middleRate, worksheet.atMiddle),
    band('Gains and dividends', law.gains.topRate, worksheet.atTop),
  ].filter(({ part }) => part > 0)
}

/** Rates over wages from nothing to twice the wages entered, or to 200,000. */
function ratesOf(household: Household, law: FederalLaw) {
  const to = Math.max(200_000, Math.min(2_000_000, (household.wages ?? 0) * 2))
  const step = to / 100
  return Array.from({ length: 101 }, (_, at) => {
    const one = { ...household, wages: at * step }
    const { totalIncome, totalTax } = form1040(one, law, 'exact')
    return {
      wages: at * step,
      effective: totalIncome > 0 ? totalTax / totalIncome : 0,
      marginal: costOfMore(one, law),
    }
  })
}
