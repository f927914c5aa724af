import { choice, defineCalculator, integer, money, problem, rows, text } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { form1040, lawOfYear, type FederalLaw, type Form1040, type Household } from '@/lib/engines/us-federal'
import { federalRules, federalYearBegins, federalYears } from '@/lib/law/us/federal-year'
import { currentYear } from '@/lib/law/years'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const largest = 1_000_000_000
const slips = 'Forms 1099'
const people = 'Household'
const deducted = 'Deductions'
const credited = 'Credits and payments'
const changes = 'What would change it'
const amountOf = (label: string, section: string, help?: string) =>
  money(label, { initial: 0, max: largest, section, refines: true, ...(help ? { help } : {}) })

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(federalYears().map((year) => [year, String(year)])),
      initial: String(currentYear(federalYearBegins, federalRules)),
      help: 'The federal return of a US citizen or resident. Its state return is another one.',
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),
    jobs: rows('Forms W-2', {
      columns: {
        employer: text('Employer', { optional: true, maxLength: 60 }),
        wages: money('Box 1: wages', { initial: 0, max: largest }),
        withheld: money('Box 2: withheld', { initial: 0, max: largest }),
        state: money('Box 17: state tax', { initial: 0, max: largest }),
      },
      initial: [{ employer: 'Job', wages: 62_000, withheld: 5600, state: 2100 }],
      row: 'W-2',
      ownLine: 'employer',
      min: 0,
      max: 12,
    }),
    children: integer('Children under 17', { initial: 0, min: 0, max: 20 }),

    interest: amountOf('Interest', slips, 'Form 1099-INT, box 1.'),
    dividends: amountOf('Ordinary dividends', slips, 'Form 1099-DIV, box 1a.'),
    qualified: amountOf('Of them, qualified', slips, 'Box 1b.'),
    unemployment: amountOf('Unemployment and other income', slips, 'Form 1099-G, box 1, and what else is taxed.'),
    pensions: amountOf('Taxable pensions', slips, 'Form 1099-R, box 2a.'),
    benefits: amountOf('Social Security benefits', slips, 'Form SSA-1099, box 5.'),
    profit: money('Profit of a business', {
      initial: 0,
      min: -largest,
      max: largest,
      help: 'Form 1099-NEC less your costs.',
      section: slips,
      refines: true,
    }),
    gains: money('Long-term gain or loss', {
      initial: 0,
      min: -largest,
      max: largest,
      help: 'Form 1099-B.',
      section: slips,
      refines: true,
    }),
    withheldElsewhere: amountOf('Withheld on 1099s', slips, 'Box 4 of each.'),
    olderChildren: integer('Children of 17 to 23 at school', {
      initial: 0,
      min: 0,
      max: 20,
      help: 'They count for the earned income credit and as other dependants.',
      section: people,
      refines: true,
    }),
    otherDependants: integer('Other dependants', { initial: 0, min: 0, max: 20, section: people, refines: true }),
    seniors: integer('Persons of 65 or more', { initial: 0, min: 0, max: 2, section: people, refines: true }),
    studentLoan: amountOf('Student loan interest', deducted, 'Form 1098-E.'),
    ira: amountOf('Deductible IRA and other adjustments', deducted, 'Schedule 1, Part II.'),
    mortgageInterest: amountOf('Mortgage interest', deducted, 'Form 1098. State tax comes from the W-2s.'),
    propertyTax: amountOf('Property tax', deducted),
    charity: amountOf('Gifts to charity', deducted),
    childCare: amountOf('Credit for child care', credited, 'Form 2441, line 11.'),
    education: amountOf('Education credits, not refundable', credited, 'Form 8863, line 19.'),
    refundableEducation: amountOf('Refundable education credit', credited, 'Form 8863, line 8.'),
    estimated: amountOf('Estimated payments', credited),
  },
  outputs: {
    refund: { kind: 'money', label: 'Refund', decimals: 0, help: 'Below zero: what you owe.' },
    verdict: { kind: 'verdict', label: 'When you file' },
    tax: { kind: 'money', label: 'Tax of the year', decimals: 0 },
    withheld: { kind: 'money', label: 'Withheld and paid', decimals: 0 },
    refundable: {
      kind: 'money',
      label: 'Refundable credits',
      decimals: 0,
      help: 'Earned income, additional child and education credit: paid out even without tax.',
    },
    agi: { kind: 'money', label: 'Adjusted gross income', decimals: 0 },
    taxable: { kind: 'money', label: 'Taxable income', decimals: 0 },
    monthly: {
      kind: 'money',
      label: 'Too much withheld a month',
      optional: true,
      help: 'A new W-4 brings it into your pay. Refundable credits are not counted: they come with the return alone.',
      section: changes,
    },
    whatIf: {
      kind: 'table',
      label: 'One thing different',
      columns: {
        change: { kind: 'text', label: 'With' },
        refund: { kind: 'money', label: 'Refund', decimals: 0 },
        difference: { kind: 'money', label: 'Difference', decimals: 0 },
      },
    },
    lines: {
      kind: 'table',
      label: 'Form 1040 in short',
      columns: {
        line: { kind: 'text', label: 'Line' },
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Amount', decimals: 0 },
      },
    },
  },
  formula:
    'Refund = withheld and paid + refundable credits − (tax on income after deductions − nonrefundable credits + other taxes)',
  limits: [
    'An estimate for a whole-year resident. State refunds, penalties and interest are left out; no tax advice.',
    'Child care, education and premium credits are entered as their forms give them.',
    'Children have Social Security numbers and live with you; without a child the earned income credit is for ages 25 to 64.',
    'Each child counts for all credits. Tips, overtime and car loan deductions are on the page of the full return.',
    'Wages of box 1 are taken for Social Security and Medicare wages too.',
    'Lines are those of the form for 2025.',
  ],
  sources: [
    { title: 'IRS: Instructions for Form 1040', href: 'https://www.irs.gov/instructions/i1040gi' },
    {
      title: 'IRS: When to expect your refund if you claimed the EITC or ACTC',
      href: 'https://www.irs.gov/credits-deductions/individuals/earned-income-tax-credit/when-to-expect-your-refund-if-you-claimed-the-earned-income-tax-credit-or-additional-child-tax-credit',
    },
    { title: 'IRS Direct File, expected returns of 2024', href: 'https://github.com/IRS-Public/direct-file' },
  ],
  rules: federalRules,

  compute(values, { show }) {
    const law = lawOfYear(Number(values.taxYear))
    if (!law) return problem('taxYear', 'must be a year whose law is known here')
    if (values.qualified > values.dividends) return problem('qualified', 'must not be more than the ordinary dividends')
    if (values.seniors === 2 && values.status !== 'joint')
      return problem('seniors', 'must be 0 or 1 on the return of one person')
    const household = householdOf(values)
    const found = form1040(household, law)
    const paid = (household.withheld ?? 0) + (household.estimatedPayments ?? 0)
    const refundable =
      found.payments - Math.round(household.withheld ?? 0) - Math.round(household.estimatedPayments ?? 0)
    const overpaid = found.refund - refundable
    return {
      refund: found.refund,
      verdict: verdictOn(found, show),
      tax: found.totalTax,
      withheld: Math.round(household.withheld ?? 0) + Math.round(household.estimatedPayments ?? 0),
      refundable,
      agi: found.agi,
      taxable: found.taxableIncome,
      monthly: paid > 0 && overpaid >= 12 ? overpaid / 12 : undefined,
      whatIf: whatIfs(household, found, law),
      lines: linesOf(found, household),
    }
  },

  steps(values, { refundable, tax, taxable, withheld }) {
    const law = lawOfYear(Number(values.taxYear))
    if (!law) return []
    const found = form1040(householdOf(values), law)
    const money = (value: number) => ({ kind: 'money', value, decimals: 0 }) as const
    return [
      {
        gives: 'taxable',
        is: 'max(0, {agi} − {deduction}[ − {more}])',
        with: {
          deduction: money(found.deduction),
          more: money(found.businessDeduction + found.plainCharity + found.temporary.total),
          income: money(found.incomeTax + found.minimumTax),
          credits: money(found.incomeTax + found.minimumTax - found.taxAfterCredits),
          others: money(found.otherTaxes),
          paidOut: money(refundable),
        },
      },
      {
        finds: 'Tax on it',
        gives: money(found.incomeTax + found.minimumTax),
        says: taxable > 0 ? 'Tax Table or brackets; gains at their own rates' : 'No taxable income',
      },
      { gives: 'tax', is: '{income}[ − {credits}][ + {others}]' },
      ...(withheld > 0 || refundable > 0 || tax > 0
        ? [{ gives: 'refund' as const, is: '{withheld}[ + {paidOut}] − {tax}' }]
        : []),
    ]
  },

  charts: [
    { kind: 'bar', title: 'What one thing more does to the refund', of: 'whatIf', x: 'change', y: ['difference'] },
  ],
  examples: [
    {
      name: 'One job',
      given: { taxYear: '2026', status: 'single', jobs: [{ wages: 62_000, withheld: 5600, state: 2100 }] },
      expect: { refund: 337, tax: 5263, withheld: 5600, taxable: 45_900 },
    },
    {
      name: 'A parent with two children',
      given: {
        taxYear: '2025',
        status: 'head',
        jobs: [{ wages: 30_000, withheld: 600, state: 0 }],
        children: 2,
      },
      expect: { refund: 9746, tax: 0, withheld: 600, refundable: 9146 },
    },
  ],
})

interface Choices {
  status: FilingStatus
  jobs: readonly { wages: number; withheld: number; state: number }[]
  children: number
  interest: number
  dividends: number
  qualified: number
  unemployment: number
  pensions: number
  benefits: number
  profit: number
  gains: number
  withheldElsewhere: number
  olderChildren: number
  otherDependants: number
  seniors: number
  studentLoan: number
  ira: number
  mortgageInterest: number
  propertyTax: number
  charity: number
  childCare: number
  education: number
  refundableEducation: number
  estimated: number
}

function householdOf(values: Choices): Household {
  const sum = (name: 'wages' | 'withheld' | 'state') => values.jobs.reduce((total, job) => total + job[name], 0)
  return {
    status: values.status,
    seniors: values.seniors,
    wages: sum('wages'),
    interest: values.interest,
    ordinaryDividends: values.dividends,
    qualifiedDividends: values.qualified,
    otherIncome: values.unemployment,
    pensions: values.pensions,
    socialSecurity: values.benefits,
    profit: values.profit,
    longTerm: values.gains,
    studentLoanInterest: values.studentLoan,
    adjustments: values.ira,
    itemized: {
      stateTaxes: sum('state') + values.propertyTax,
      mortgageInterest: values.mortgageInterest,
      charity: values.charity,
      medical: 0,
    },
    children: values.children,
    otherDependants: values.otherDependants + values.olderChildren,
    earnedCreditChildren: values.children + values.olderChildren,
    claimsEarned: true,
    otherCredits: values.childCare + values.education,
    refundableCredits: values.refundableEducation,
    withheld: sum('withheld') + values.withheldElsewhere,
    estimatedPayments: values.estimated,
  }
}

/** The same return with one thing more. */
function whatIfs(household: Household, { refund }: Form1040, law: FederalLaw) {
  const add = (name: 'children' | 'adjustments' | 'wages' | 'profit', amount: number): Household => ({
    ...household,
    [name]: (household[name] ?? 0) + amount,
    ...(name === 'children' && { earnedCreditChildren: (household.earnedCreditChildren ?? 0) + amount }),
  })
  const row = (change: string, other: Household) => {
    const then = form1040(other, law).refund
    return { change, refund: then, difference: then - refund }
  }
  return [
    row('One child under 17 more', add('children', 1)),
    row('1,000 more into a deductible IRA', add('adjustments', 1000)),
    row('1,000 more of wages, nothing withheld', add('wages', 1000)),
    row('1,000 more of business profit', add('profit', 1000)),
  ]
}

function linesOf(found: Form1040, household: Household) {
  const row = (line: string, item: string, amount: number) => ({ line, item, amount })
  return [
    row('1a', 'Wages', Math.round(household.wages ?? 0)),
    row('9', 'Total income', found.totalIncome),
    row('10', 'Adjustments', found.adjustments),
    row('11', 'Adjusted gross income', found.agi),
    row('12', found.isItemized ? 'Itemized deductions' : 'Standard deduction', found.deduction),
    row('13', 'Other deductions', found.businessDeduction + found.plainCharity + found.temporary.total),
    row('15', 'Taxable income', found.taxableIncome),
    row('16', 'Tax', found.incomeTax),
    row('19', 'Child tax credit', found.family.nonrefundable),
    row('20', 'Other credits', found.otherCredits),
    row('23', 'Other taxes', found.otherTaxes),
    row('24', 'Total tax', found.totalTax),
    row('25', 'Withheld', Math.round(household.withheld ?? 0)),
    row('26', 'Estimated payments', Math.round(household.estimatedPayments ?? 0)),
    row('27', 'Earned income credit', found.earnedIncomeCredit),
    row('28', 'Additional child tax credit', found.family.refundable),
    row('29', 'Refundable education credit', Math.round(household.refundableCredits ?? 0)),
    row('33', 'Total payments', found.payments),
    found.refund < 0 ? row('37', 'Amount owed', -found.refund) : row('34', 'Refund', found.refund),
  ].filter(({ amount, line }) => amount !== 0 || line === '24')
}

function verdictOn({ refund, earnedIncomeCredit, family }: Form1040, show: Show) {
  if (refund < 0)
    return {
      is: 'fair' as const,
      says: `${show.money(-refund, 0)} is due with the return in April. A new W-4 spreads the next one over the year.`,
    }
  if (refund === 0) return { is: 'plain' as const, says: 'Nothing is due either way.' }
  if (earnedIncomeCredit > 0 || family.refundable > 0)
    return {
      is: 'good' as const,
      says: 'With the earned income or additional child credit no part of the refund is paid before the middle of February.',
    }
  return { is: 'good' as const, says: 'Filed electronically, most refunds are paid within three weeks.' }
}
