import { choice, defineCalculator, integer, money, problem, rows, text } from '@/lib/kits/calculator'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { form1040, lawOfYear, type FederalLaw } from '@/lib/engines/us-federal'
import { federalRules } from '@/lib/law/us/federal-year'
import { paycheckWithholding } from '@/lib/law/us/paycheck-withholding'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'
import { worksheet1A, type WithholdingLaw } from '@/lib/subjects/tax/us/withholding'

const begins = '01-01'
const largest = 100_000_000
const household = 'Household'
const otherIncomePart = 'Other income'
const deductionsPart = 'Deductions and credits'
const paydays = {
  '52': 'Every week',
  '26': 'Every two weeks',
  '24': 'Twice a month',
  '12': 'Every month',
}

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Year', {
      options: Object.fromEntries(
        knownYears(begins, [...federalRules, paycheckWithholding]).map((year) => [year, String(year)]),
      ),
      initial: String(currentYear(begins, [...federalRules, paycheckWithholding])),
      help: 'For US residents with a Form W-4 of 2020 or later.',
      as: 'menu',
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),
    jobs: rows('Jobs of the return', {
      columns: {
        who: text('Job', { optional: true, maxLength: 40 }),
        pay: money('Taxable pay each payday', { initial: 3000, max: largest }),
        frequency: choice('Paid', { options: paydays, initial: '26', as: 'menu' }),
        left: integer('Paydays left this year', { initial: 10, min: 0, max: 53 }),
        earned: money('Taxable pay so far', { initial: 0, max: largest }),
        withheld: money('Income tax withheld so far', { initial: 0, max: largest }),
        now: money('Withheld each payday now', { initial: 0, max: largest }),
      },
      initial: [{ who: 'Job', pay: 3000, frequency: '26', left: 10, earned: 48_000, withheld: 3000, now: 250 }],
      row: 'job',
      min: 1,
      max: 6,
      help: 'Of the last stub of each job, of both spouses on a joint return. Taxable: after 401(k) and health premiums.',
    }),
    children: integer('Children under 17', { initial: 0, min: 0, max: 20 }),
    target: money('Refund you want', {
      initial: 0,
      min: -largest,
      max: largest,
      help: 'Below zero: what you are ready to pay in April.',
    }),

    delay: integer('Paydays before the new W-4 works', {
      initial: 1,
      min: 0,
      max: 8,
      help: 'An employer has until the first pay period that ends 30 days later.',
      section: household,
      refines: true,
    }),
    otherDependants: integer('Other dependants', { initial: 0, min: 0, max: 20, section: household, refines: true }),
    seniors: integer('Persons of 65 or more', {
      initial: 0,
      min: 0,
      max: 2,
      help: 'Of you and, on a joint return, your spouse.',
      section: household,
      refines: true,
    }),
    otherIncome: money('Interest, pensions and the like', {
      initial: 0,
      max: largest,
      section: otherIncomePart,
      refines: true,
    }),
    longTerm: money('Long-term gains and qualified dividends', {
      initial: 0,
      max: largest,
      section: otherIncomePart,
      refines: true,
    }),
    profit: money('Business profit', { initial: 0, max: largest, section: otherIncomePart, refines: true }),
    estimated: money('Estimated payments of the year', {
      initial: 0,
      max: largest,
      section: otherIncomePart,
      refines: true,
    }),
    adjustments: money('Adjustments to income', {
      initial: 0,
      max: largest,
      help: 'IRA, HSA outside payroll and the like: Schedule 1, Part II.',
      section: deductionsPart,
      refines: true,
    }),
    stateTaxes: money('State and local taxes', { initial: 0, max: largest, section: deductionsPart, refines: true }),
    mortgageInterest: money('Mortgage interest', { initial: 0, max: largest, section: deductionsPart, refines: true }),
    charity: money('Gifts to charity', { initial: 0, max: largest, section: deductionsPart, refines: true }),
    otherCredits: money('Other credits', {
      initial: 0,
      max: largest,
      help: 'Nonrefundable ones: child care, education, foreign tax.',
      section: deductionsPart,
      refines: true,
    }),
  },
  outputs: {
    extra: { kind: 'money', label: 'Step 4(c): extra each payday', decimals: 0 },
    verdict: { kind: 'verdict', label: 'What to do' },
    step3: {
      kind: 'money',
      label: 'Step 3: credits of a year',
      decimals: 0,
      help: 'Of the first W-4 alone. It may hold other credits and what you overpay besides children.',
    },
    before: { kind: 'money', label: 'Refund if nothing changes', help: 'Below zero: owed in April.' },
    after: { kind: 'money', label: 'Refund with the new forms' },
    tax: { kind: 'money', label: 'Tax of the year', help: 'Less refundable credits.' },
    each: { kind: 'money', label: 'Withheld from the first job, then', help: 'Each payday.' },
    forms: {
      kind: 'table',
      label: 'The forms',
      columns: {
        job: { kind: 'text', label: 'Job' },
        status: { kind: 'text', label: 'Step 1(c)' },
        step3: { kind: 'money', label: 'Step 3', decimals: 0 },
        extra: { kind: 'money', label: 'Step 4(c)', decimals: 0 },
        now: { kind: 'money', label: 'Withheld now' },
        withNew: { kind: 'money', label: 'Withheld then' },
      },
    },
    path: {
      kind: 'table',
      label: 'From pay to refund',
      columns: {
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
  },
  formula:
    'Needed each payday = (tax of the year + refund wanted − what is paid and will be withheld anyway) ÷ paydays left; Step 4(c) = needed − what a plain W-4 withholds, or Step 3 = (what it withholds − needed) × paydays of a year',
  limits: [
    'All jobs hand in a W-4 with Step 1(c) alone and the box of Step 2 empty; the job with the most pay carries Steps 3 and 4.',
    'Payroll is taken to use the percentage method for automated systems. One with printed tables differs by a few dollars.',
    'Federal income tax, self-employment tax and the credits named here. Deductions for tips, overtime and car loans are left out; education and premium credits are yours to enter.',
    'The amounts are for the rest of this year. In January the same form withholds too much or too little: file another one.',
    'No tax advice.',
  ],
  sources: [
    { title: 'IRS: Form W-4', href: 'https://www.irs.gov/forms-pubs/about-form-w-4' },
    { title: 'IRS Publication 15-T', href: 'https://www.irs.gov/pub/irs-pdf/p15t.pdf' },
    { title: 'IRS Publication 505: Tax withholding and estimated tax', href: 'https://www.irs.gov/publications/p505' },
    { title: 'IRS: Tax Withholding Estimator', href: 'https://www.irs.gov/individuals/tax-withholding-estimator' },
  ],
  rules: [...federalRules, paycheckWithholding],

  compute(values, { minorDigits, show }) {
    const law = lawOfYear(Number(values.taxYear))
    const withholding = versionOn(paycheckWithholding, firstDay(begins, Number(values.taxYear)))?.value
    if (!law || !withholding) return problem('taxYear', 'must be a year whose law is known here')
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const plan = planOf(values, law, withholding, cents)
    if (!plan) return problem('jobs', 'must have a job with paydays left after the new W-4 works')
    const { found, tax, before, sure, plain, needed, first } = plan
    const tooMuch = needed > first.pay
    const extra = tooMuch ? Math.max(0, Math.floor(first.pay - plain)) : Math.max(0, Math.round(needed - plain))
    const step3 = needed < plain ? roundHalfAway((plain - Math.max(0, needed)) * first.periods) : 0
    const each = cents(
      worksheet1A({ ...paycheckOf(first.pay, first.periods, values.status), dependants: step3, extra }, withholding)
        .withheld,
    )
    const after = cents(sure + each * plan.paydays - tax)
    const status = w4Statuses[w4Status(values.status)]
    return {
      extra,
      verdict: verdictOn({ needed, tooMuch, tax, after, target: values.target, extra, step3 }, show),
      step3,
      before,
      after,
      tax,
      each,
      forms: plan.jobs.map((job) => ({
        job: job.name,
        status,
        step3: job === first ? step3 : 0,
        extra: job === first ? extra : 0,
        now: job.now,
        withNew: job === first ? each : job.plain,
      })),
      path: [
        { item: 'Pay and other income', amount: cents(found.totalIncome) },
        { item: 'Adjusted gross income', amount: cents(found.agi) },
        { item: 'Taxable income', amount: cents(found.taxableIncome) },
        { item: 'Income tax after credits', amount: cents(found.taxAfterCredits) },
        { item: 'Other taxes', amount: cents(found.otherTaxes) },
        { item: 'Refundable credits', amount: cents(-plan.refundable) },
        { item: 'Withheld and paid so far', amount: cents(-plan.paid) },
        { item: 'Withheld until the new W-4 works', amount: cents(-plan.old) },
        { item: 'Withheld from other jobs', amount: cents(-plan.others) },
        { item: 'Withheld from the first job', amount: cents(-each * plan.paydays) },
        { item: 'Refund', amount: after },
      ],
    }
  },

  steps(values, { extra, step3, each }) {
    const law = lawOfYear(Number(values.taxYear))
    const withholding = versionOn(paycheckWithholding, firstDay(begins, Number(values.taxYear)))?.value
    const plan = law && withholding && planOf(values, law, withholding, (amount) => Math.round(amount * 100) / 100)
    if (!plan) return []
    const money = (value: number) => ({ kind: 'money', value }) as const
    const { first, sure, plain, paydays: count, needed } = plan
    return [
      { gives: 'tax', says: 'Form 1040 with the pay of the whole year' },
      {
        finds: 'Needed from the first job each payday',
        as: 'needed',
        in: 'money',
        is: '({tax}[ + {target}] − {sure}) ÷ {count}',
        with: {
          sure: money(sure),
          count: { kind: 'count', value: count },
          plain: money(plain),
          periods: { kind: 'count', value: first.periods },
        },
      },
      { finds: 'Withheld by a W-4 with Step 1 alone', gives: money(plain), says: 'Worksheet 1A of Publication 15-T' },
      ...(extra > 0 && needed <= first.pay
        ? [{ gives: 'extra' as const, is: '{needed} − {plain}', rounded: 'nearest' as const }]
        : []),
      ...(step3 > 0 && needed > 0
        ? [{ gives: 'step3' as const, is: '({plain} − {needed}) × {periods}', rounded: 'nearest' as const }]
        : []),
      ...(each > 0 ? [{ gives: 'after' as const, is: '{sure} + {each} × {count} − {tax}' }] : []),
    ]
  },

  examples: [
    {
      name: 'Too little withheld by autumn',
      given: {
        taxYear: '2026',
        status: 'single',
        jobs: [{ who: 'Office', pay: 3000, frequency: '26', left: 10, earned: 48_000, withheld: 3000, now: 250 }],
        target: 500,
      },
      expect: { tax: 8330, before: -2830, extra: 300, each: 620.38, after: 503.42 },
    },
    {
      name: 'A couple with two children in January',
      given: {
        taxYear: '2026',
        status: 'joint',
        jobs: [
          { who: 'First', pay: 3200, frequency: '26', left: 26, earned: 0, withheld: 0, now: 100 },
          { who: 'Second', pay: 4500, frequency: '12', left: 12, earned: 0, withheld: 0, now: 200 },
        ],
        children: 2,
        delay: 0,
      },
      expect: { tax: 8124, before: -3124, extra: 12, after: -7.9 },
    },
  ],
})

interface Job {
  who?: string | undefined
  pay: number
  frequency: keyof typeof paydays
  left: number
  earned: number
  withheld: number
  now: number
}
interface Choices {
  status: FilingStatus
  jobs: readonly Job[]
  children: number
  target: number
  delay: number
  otherDependants: number
  seniors: number
  otherIncome: number
  longTerm: number
  profit: number
  estimated: number
  adjustments: number
  stateTaxes: number
  mortgageInterest: number
  charity: number
  otherCredits: number
}

const w4Statuses = {
  single: 'Single, or married filing separately',
  joint: 'Married filing jointly, or surviving spouse',
  head: 'Head of household',
} as const

function w4Status(status: FilingStatus): keyof typeof w4Statuses {
  if (status === 'head') return 'head'
  return status === 'joint' || status === 'survivor' ? 'joint' : 'single'
}

/** A W-4 with Step 1(c) alone. */
function paycheckOf(wages: number, periods: number, status: FilingStatus) {
  return {
    wages,
    periods,
    status: w4Status(status),
    twoJobs: false,
    dependants: 0,
    otherIncome: 0,
    deductions: 0,
    extra: 0,
  }
}

/** The year’s tax, what is paid or withheld whatever the first W-4 says, and what it has to bring each payday. */
function planOf(values: Choices, law: FederalLaw, withholding: WithholdingLaw, cents: (amount: number) => number) {
  const jobs = values.jobs.map((job, at) => {
    const periods = Number(job.frequency)
    return {
      ...job,
      name: job.who ?? `Job ${at + 1}`,
      periods,
      plain: cents(worksheet1A(paycheckOf(job.pay, periods, values.status), withholding).withheld),
      after: Math.max(0, job.left - values.delay),
    }
  })
  const first = jobs.filter(({ after }) => after > 0).toSorted((a, b) => b.pay * b.periods - a.pay * a.periods)[0]
  if (!first) return undefined
  const sum = (amountOf: (job: (typeof jobs)[number]) => number) =>
    cents(jobs.reduce((total, job) => total + amountOf(job), 0))
  const found = form1040(
    {
      status: values.status,
      wages: sum((job) => job.earned + job.pay * job.left),
      profit: values.profit,
      otherIncome: values.otherIncome,
      longTerm: values.longTerm,
      adjustments: values.adjustments,
      seniors: values.status === 'joint' ? values.seniors : Math.min(1, values.seniors),
      itemized: {
        stateTaxes: values.stateTaxes,
        mortgageInterest: values.mortgageInterest,
        charity: values.charity,
        medical: 0,
      },
      children: values.children,
      otherDependants: values.otherDependants,
      otherCredits: values.otherCredits,
      claimsEarned: values.children > 0,
    },
    law,
    'exact',
  )
  const refundable = cents(found.payments)
  const tax = cents(found.totalTax - refundable)
  const paid = cents(sum((job) => job.withheld) + values.estimated)
  const old = sum((job) => job.now * Math.min(values.delay, job.left))
  const others = sum((job) => (job === first ? 0 : job.plain * job.after))
  const sure = cents(paid + old + others)
  return {
    jobs,
    first,
    found,
    refundable,
    tax,
    paid,
    old,
    others,
    sure,
    plain: first.plain,
    paydays: first.after,
    before: cents(paid + sum((job) => job.now * job.left) - tax),
    needed: (tax + values.target - sure) / first.after,
  }
}

interface Outcome {
  needed: number
  tooMuch: boolean
  tax: number
  after: number
  target: number
  extra: number
  step3: number
}

function verdictOn({ needed, tooMuch, tax, after, target, extra, step3 }: Outcome, show: Show) {
  if (tooMuch)
    return {
      is: 'bad' as const,
      says: 'More is needed than a paycheck holds. Make an estimated payment of the rest.',
    }
  if (needed < 0)
    return {
      is: 'fair' as const,
      says: `Enough is paid already: with nothing more withheld the refund is still ${show.money(after)}.`,
    }
  if (tax <= 0)
    return {
      is: 'good' as const,
      says: 'No tax is expected. Who had none last year either may claim exemption on the W-4.',
    }
  if (extra === 0 && step3 === 0) return { is: 'good' as const, says: 'A W-4 with Step 1 alone meets the target.' }
  const lines = extra > 0 ? `${show.money(extra, 0)} in Step 4(c)` : `${show.money(step3, 0)} in Step 3`
  return {
    is: 'good' as const,
    says: `${lines} of the job with the most pay brings the year to ${show.money(after)}, ${Math.abs(after - target) < 50 ? 'which meets' : 'beside'} the target.`,
  }
}
