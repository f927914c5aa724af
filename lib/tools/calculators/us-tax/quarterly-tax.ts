import { choice, date, defineCalculator, integer, money, problem, rate, rows, text } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { form1040, lawOfYear, type FederalLaw } from '@/lib/engines/us-federal'
import { estimatedPayments } from '@/lib/law/us/estimated-payments'
import { federalRules, federalYearBegins, federalYears } from '@/lib/law/us/federal-year'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay } from '@/lib/law/years'
import {
  annualised,
  annualisedInstalments,
  monthsToDate,
  underpaymentPenalty,
} from '@/lib/subjects/tax/us/annualised-instalments'
import { dueDay, safeHarbour } from '@/lib/subjects/tax/us/safe-harbour'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const largest = 10_000_000_000
const lastYear = 'Last year'
const paidPart = 'Already paid'
const credits = 'Credits'
const penaltyPart = 'Penalty so far'
const periodNames = ['January to March', 'January to May', 'January to August', 'January to December']
const order = ['first', 'second', 'third', 'fourth'] as const

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(federalYears().map((year) => [year, String(year)])),
      initial: String(currentYear(federalYearBegins, federalRules)),
      help: 'For a US resident whose income comes unevenly. Federal tax only.',
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),
    periods: rows('Year to date', {
      columns: {
        upTo: text('To the end of', { optional: true, maxLength: 20 }),
        profit: money('Business profit', { initial: 0, min: -largest, max: largest }),
        wages: money('Wages', { initial: 0, max: largest }),
        other: money('Interest, rent, other', { initial: 0, max: largest }),
        gains: money('Long-term gains', { initial: 0, min: -largest, max: largest }),
        itemized: money('Itemized deductions', { initial: 0, max: largest }),
      },
      initial: [
        { upTo: 'March', profit: 5000 },
        { upTo: 'May', profit: 10_000 },
        { upTo: 'August', profit: 20_000 },
        { upTo: 'December', profit: 80_000 },
      ],
      row: 'period',
      min: 4,
      max: 4,
      help: 'Four rows, each from 1 January: to the end of March, May, August and December. Put what you expect where you do not know yet.',
    }),
    lastTax: money('Tax of last year', {
      optional: true,
      max: largest,
      help: 'Line 24 of last year’s Form 1040, less refundable credits. Empty: only this year’s tax counts.',
    }),
    next: choice('Next payment is the', {
      options: {
        first: 'First, in April',
        second: 'Second, in June',
        third: 'Third, in September',
        fourth: 'Fourth, in January',
      },
      initial: 'first',
      as: 'menu',
    }),

    lastAgi: money('Adjusted gross income of last year', {
      initial: 0,
      max: largest,
      help: 'Line 11. Above $150,000, or $75,000 for a separate return, 110% of last year’s tax is asked for.',
      section: lastYear,
      refines: true,
    }),
    payments: rows('Estimated payments made', {
      columns: {
        day: date('Paid on', { optional: true }),
        amount: money('Amount', { initial: 0, max: largest }),
      },
      initial: [],
      row: 'payment',
      min: 0,
      max: 12,
      section: paidPart,
      refines: true,
    }),
    withheld: money('Withheld in the year', {
      initial: 0,
      max: largest,
      help: 'From pay and pensions. A quarter of it counts as paid on each due date.',
      section: paidPart,
      refines: true,
    }),
    interest: rate('Interest on underpayments', {
      initial: 0.07,
      per: 'year',
      max: 0.2,
      slider: { to: 0.12, step: 0.005 },
      help: 'The IRS announces it each quarter; one rate is used here for all days.',
      section: paidPart,
      refines: true,
    }),
    children: integer('Children under 17', { initial: 0, min: 0, max: 20, section: credits, refines: true }),
    otherCredits: money('Other credits', { initial: 0, max: largest, section: credits, refines: true }),
  },
  outputs: {
    pay: { kind: 'money', label: 'To pay on the next due date' },
    verdict: { kind: 'verdict', label: 'Which method' },
    payRegular: { kind: 'money', label: 'By four equal parts it would be' },
    due: { kind: 'date', label: 'Due' },
    required: { kind: 'money', label: 'Required in the year', help: 'By withholding and payments together.' },
    tax: { kind: 'money', label: 'Tax of the year', help: 'Income, self-employment and other taxes, after credits.' },
    penalty: {
      kind: 'money',
      label: 'With annualised instalments',
      help: 'With the payments entered, and nothing more until the April after.',
      section: penaltyPart,
    },
    penaltyRegular: { kind: 'money', label: 'With equal instalments', section: penaltyPart },
    instalments: {
      kind: 'table',
      label: 'Instalments',
      columns: {
        due: { kind: 'date', label: 'Due' },
        annualised: { kind: 'money', label: 'By income' },
        regular: { kind: 'money', label: 'Equal part' },
        penalty: { kind: 'money', label: 'Penalty by income' },
        penaltyRegular: { kind: 'money', label: 'Penalty, equal parts' },
      },
      totals: ['annualised', 'regular', 'penalty', 'penaltyRegular'],
    },
    schedule: {
      kind: 'table',
      label: 'Schedule AI',
      columns: {
        period: { kind: 'text', label: 'Period' },
        factor: { kind: 'number', label: 'Times', decimals: 1 },
        income: { kind: 'money', label: 'Annualised income', decimals: 0 },
        tax: { kind: 'money', label: 'Tax of it' },
        share: { kind: 'percent', label: 'To be paid', decimals: 1 },
        toDate: { kind: 'money', label: 'Paid by then' },
        caughtUp: { kind: 'money', label: 'Equal part and what was saved' },
        required: { kind: 'money', label: 'Instalment' },
      },
    },
  },
  formula:
    'Instalment by income = the smaller of (tax of the annualised income × 22.5%, 45%, 67.5% or 90%, less earlier instalments) and (a quarter of the required payment + what earlier instalments were smaller than a quarter)',
  limits: [
    'All profit is of one self-employed person, and wages are his. A joint return with two businesses needs Schedule AI itself.',
    'Who uses the method for one due date must use it for all four, and file Form 2210 with Schedule AI.',
    'Each period’s tax is worked out without rounding to dollars; the business deduction and credits are those of the annualised income.',
    'Withholding counts in four equal parts. Interest is one rate that you type, though it changes by the quarter.',
    'A due date on a weekend moves to Monday; holidays are not looked up. Farmers, fishers, estates and nonresidents are left out. No tax advice.',
  ],
  sources: [
    { title: 'IRS: Form 2210 and Schedule AI', href: 'https://www.irs.gov/forms-pubs/about-form-2210' },
    { title: 'IRS Publication 505: Tax withholding and estimated tax', href: 'https://www.irs.gov/publications/p505' },
    { title: '26 U.S.C. § 6654', href: 'https://www.law.cornell.edu/uscode/text/26/6654' },
  ],
  rules: [...federalRules, estimatedPayments],

  compute(values, { minorDigits, show }) {
    const law = lawOfYear(Number(values.taxYear))
    const rules = versionOn(estimatedPayments, firstDay(federalYearBegins, Number(values.taxYear)))?.value
    if (!law || !rules) return problem('taxYear', 'must be a year whose law is known here')
    const undated = values.payments.some(({ day, amount }) => day === undefined && amount > 0)
    if (undated) return problem('payments', 'must have a day for each amount')
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const returns = returnsOf(values, law)
    const taxes = returns.map(({ tax }) => tax)
    const tax = taxes.at(-1) ?? 0
    const { required, by } = safeHarbour(
      {
        expected: Math.max(0, cents(tax)),
        withheld: values.withheld,
        lastTax: values.lastTax,
        lastAgi: values.lastAgi,
        status: values.status,
      },
      rules,
    )
    const parts = annualisedInstalments(taxes, required, rules.ofThisYear, cents)
    const dues = rules.due.map((day, at) => dueDay(law.year, day, at === rules.due.length - 1))
    const until = dueDay(law.year, rules.due[0] ?? '', true)
    const paid = [
      ...dues.map((day) => ({ day, amount: values.withheld / dues.length })),
      ...values.payments.flatMap(({ day, amount }) => (day === undefined ? [] : [{ day, amount }])),
    ]
    const dated = (amounts: readonly number[]) => amounts.map((amount, at) => ({ day: dues[at] ?? until, amount }))
    const penalties = (amounts: readonly number[]) =>
      underpaymentPenalty(dated(amounts), paid, until, values.interest).map(cents)
    const byIncome = parts.map((part) => part.required)
    const regular = parts.map((part) => part.regular)
    const [penalty, penaltyRegular] = [penalties(byIncome), penalties(regular)]
    const sum = (amounts: readonly number[]) => cents(amounts.reduce((total, amount) => total + amount, 0))

    const next = order.indexOf(values.next)
    const madeSoFar = sum(values.payments.map(({ amount }) => amount)) + (values.withheld * (next + 1)) / dues.length
    const open = (amounts: readonly number[]) => cents(Math.max(0, sum(amounts.slice(0, next + 1)) - madeSoFar))
    const [pay, payRegular] = [open(byIncome), open(regular)]
    return {
      pay,
      verdict: verdictOn({ by, pay, payRegular, penalty: sum(penalty), penaltyRegular: sum(penaltyRegular) }, show),
      payRegular,
      due: dues[next] ?? until,
      required,
      tax: cents(tax),
      penalty: sum(penalty),
      penaltyRegular: sum(penaltyRegular),
      instalments: dues.map((due, at) => ({
        due,
        annualised: byIncome[at] ?? 0,
        regular: regular[at] ?? 0,
        penalty: penalty[at] ?? 0,
        penaltyRegular: penaltyRegular[at] ?? 0,
      })),
      schedule: parts.map((part, at) => ({
        period: periodNames[at] ?? '',
        factor: annualised(1, at),
        income: returns[at]?.agi ?? 0,
        tax: cents(taxes[at] ?? 0),
        share: (rules.ofThisYear * (at + 1)) / parts.length,
        toDate: part.toDate,
        caughtUp: part.caughtUp,
        required: part.required,
      })),
    }
  },

  steps(values, { schedule, required }) {
    const amount = (value: number | null) => ({ kind: 'money', value: value ?? 0 }) as const
    if (required === 0)
      return [{ gives: 'required', says: 'Nothing: little is left after withholding, or last year had no tax' }]
    return [
      ...(values.lastTax === undefined
        ? [
            {
              gives: 'required' as const,
              is: '{tax} × {share}',
              with: { share: { kind: 'percent', value: 0.9 } as const },
              rounded: 'cents' as const,
            },
          ]
        : []),
      ...schedule.map((row, at) => ({
        finds: `${row.period}: instalment`,
        gives: amount(row.required),
        is: `min(max(0, {annual} × {part}${at === 0 ? '' : ' − {asked}'}), {equal})`,
        with: {
          annual: amount(row.tax),
          part: { kind: 'percent', value: row.share ?? 0, decimals: 1 } as const,
          asked: amount(schedule.slice(0, at).reduce((total, one) => total + (one.required ?? 0), 0)),
          equal: amount(row.caughtUp),
        },
        rounded: 'cents' as const,
      })),
    ]
  },

  charts: [
    {
      kind: 'bar',
      title: 'Instalments by income and in equal parts',
      of: 'instalments',
      x: 'due',
      y: ['annualised', 'regular'],
    },
  ],
  examples: [
    {
      name: 'A shop that earns in December',
      given: {
        taxYear: '2026',
        periods: [year(5000), year(10_000), year(20_000), year(80_000)],
      },
      expect: { tax: 16_647.47, required: 14_982.72, pay: 680.6, payRegular: 3745.68, penalty: 379.26 },
    },
    {
      name: 'Late payments after a small year',
      given: {
        taxYear: '2026',
        periods: [year(5000), year(10_000), year(20_000), year(80_000)],
        lastTax: 9000,
        next: 'fourth',
        payments: [
          { day: '2026-06-15', amount: 2000 },
          { day: '2026-10-01', amount: 1000 },
        ],
      },
      expect: { required: 9000, pay: 6000, payRegular: 6000 },
    },
  ],
})

/** A row with business profit alone. */
function year(profit: number) {
  return { profit, wages: 0, other: 0, gains: 0, itemized: 0 }
}

interface Choices {
  status: FilingStatus
  periods: readonly { profit: number; wages: number; other: number; gains: number; itemized: number }[]
  children: number
  otherCredits: number
}

/** Form 1040 of each period’s annualised income: what its year would owe less refundable credits. */
function returnsOf(values: Choices, law: FederalLaw) {
  return monthsToDate.map((_, at) => {
    const row = values.periods[at] ?? year(0)
    const found = form1040(
      {
        status: values.status,
        profit: annualised(row.profit, at),
        wages: annualised(row.wages, at),
        otherIncome: annualised(row.other, at),
        longTerm: annualised(row.gains, at),
        itemized: { stateTaxes: 0, mortgageInterest: annualised(row.itemized, at), charity: 0, medical: 0 },
        children: values.children,
        otherCredits: values.otherCredits,
        claimsEarned: values.children > 0,
      },
      law,
      'exact',
    )
    return { agi: found.agi, tax: found.totalTax - found.payments }
  })
}

interface Methods {
  by: ReturnType<typeof safeHarbour>['by']
  pay: number
  payRegular: number
  penalty: number
  penaltyRegular: number
}

function verdictOn({ by, pay, payRegular, penalty, penaltyRegular }: Methods, show: Show) {
  if (by === 'little')
    return { is: 'good' as const, says: 'Less than $1,000 is left after withholding: no payments are asked for.' }
  if (by === 'noTaxBefore') return { is: 'good' as const, says: 'Last year had no tax, so no payments are asked for.' }
  if (pay < payRegular)
    return {
      is: 'good' as const,
      says: `Annualising lowers this payment by ${show.money(payRegular - pay)}. Later ones make up for it as income comes.`,
    }
  if (penalty < penaltyRegular)
    return {
      is: 'good' as const,
      says: `Annualising saves ${show.money(penaltyRegular - penalty)} of penalty.`,
    }
  return { is: 'plain' as const, says: 'Equal parts ask for no more, and need no Schedule AI.' }
}
