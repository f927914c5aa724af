import { choice, defineCalculator, integer, money, problem } from '@/lib/kits/calculator'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { form1040, lawOfYear } from '@/lib/engines/us-federal'
import { estimatedPayments } from '@/lib/law/us/estimated-payments'
import { federalRules, federalYearBegins, federalYears } from '@/lib/law/us/federal-year'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay } from '@/lib/law/years'
import { dueDay, safeHarbour } from '@/lib/subjects/tax/us/safe-harbour'
import { filingStatuses } from '@/lib/subjects/tax/us/filing'

const income = 'More of this year'
const paidAlready = 'Already paid'
const largest = 10_000_000_000
const instalments = ['first', 'second', 'third', 'fourth'] as const

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(federalYears().map((year) => [year, String(year)])),
      initial: String(currentYear(federalYearBegins, federalRules)),
      help: 'For a US resident with the standard deduction. Federal tax only; your state asks for payments of its own.',
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),
    profit: money('Business profit expected', {
      initial: 60_000,
      min: -largest,
      max: largest,
      help: 'Schedule C, of the whole year.',
    }),
    wages: money('Wages expected', { initial: 0, max: largest }),
    lastTax: money('Tax of last year', {
      optional: true,
      max: largest,
      help: 'Line 24 of last year’s Form 1040, less refundable credits. Empty: only this year’s tax counts.',
    }),

    lastAgi: money('Adjusted gross income of last year', {
      initial: 0,
      max: largest,
      help: 'Line 11. Above $150,000, or $75,000 for a separate return, 110% of last year’s tax is asked for.',
      refines: true,
    }),
    withheld: money('Withheld from pay this year', {
      initial: 0,
      max: largest,
      help: 'From January to December. It counts as paid evenly over the year.',
      section: paidAlready,
      refines: true,
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
      section: paidAlready,
      refines: true,
    }),
    paid: money('Estimated payments made so far', { initial: 0, max: largest, section: paidAlready, refines: true }),
    otherIncome: money('Interest, pensions, other income', {
      initial: 0,
      max: largest,
      section: income,
      refines: true,
    }),
    longTerm: money('Long-term gains and qualified dividends', {
      initial: 0,
      max: largest,
      section: income,
      refines: true,
    }),
    adjustments: money('Adjustments and own retirement plan', {
      initial: 0,
      max: largest,
      section: income,
      refines: true,
    }),
    children: integer('Children under 17', { initial: 0, min: 0, max: 20, section: income, refines: true }),
    otherCredits: money('Other credits', { initial: 0, max: largest, section: income, refines: true }),
    paydaysLeft: integer('Paydays left this year', {
      initial: 0,
      min: 0,
      max: 260,
      help: 'To have the rest withheld from pay instead: Step 4(c) of a new W-4.',
      section: paidAlready,
      refines: true,
    }),
  },
  outputs: {
    nextPayment: { kind: 'money', label: 'Next payment' },
    verdict: { kind: 'verdict', label: 'What is asked for' },
    required: { kind: 'money', label: 'Required in the year', help: 'By withholding and payments together.' },
    expected: { kind: 'money', label: 'Tax expected', help: 'Income and self-employment tax after credits.' },
    payments: { kind: 'money', label: 'Left to pay in instalments' },
    settles: { kind: 'money', label: 'Left for April after it', help: 'Due with the return, without a penalty.' },
    perPayday: { kind: 'money', label: 'Or extra from each payday', optional: true },
    schedule: {
      kind: 'table',
      label: 'Instalments',
      columns: {
        due: { kind: 'date', label: 'Due' },
        required: { kind: 'money', label: 'Required so far' },
        withheld: { kind: 'money', label: 'Withheld so far' },
        pay: { kind: 'money', label: 'To pay' },
      },
      totals: ['pay'],
    },
  },
  formula:
    'Required = the smaller of 90% of this year’s tax and 100% or 110% of last year’s; each instalment = a quarter of it, less what was withheld and paid',
  limits: [
    'Income earned evenly over the year. Who earns late in the year may owe less early on (Schedule AI of Form 2210), which is left out.',
    'Farmers and fishers, nonresidents and estates have other rules.',
    'Last year must have had twelve months and a return; a first return cannot use last year’s tax.',
    'A due date on a weekend moves to Monday. Holidays of the District of Columbia are not looked up.',
    'The penalty for a payment that is late or too small is not worked out. No tax advice.',
  ],
  sources: [
    { title: 'IRS: Form 1040-ES', href: 'https://www.irs.gov/forms-pubs/about-form-1040-es' },
    { title: '26 U.S.C. § 6654', href: 'https://www.law.cornell.edu/uscode/text/26/6654' },
    { title: 'IRS Publication 505', href: 'https://www.irs.gov/publications/p505' },
  ],
  rules: [...federalRules, estimatedPayments],

  compute(values, { minorDigits, show }) {
    const law = lawOfYear(Number(values.taxYear))
    const rules = versionOn(estimatedPayments, firstDay(federalYearBegins, Number(values.taxYear)))?.value
    if (!law || !rules) return problem('taxYear', 'must be a year whose law is known here')
    const quarters = (amount: number, count: number) =>
      fromMinor(roundHalfAway(((toMinor(amount, minorDigits) ?? 0) * count) / 4), minorDigits)
    const found = form1040(
      {
        status: values.status,
        wages: values.wages,
        profit: values.profit,
        otherIncome: values.otherIncome,
        longTerm: values.longTerm,
        ownerDeductions: values.adjustments,
        children: values.children,
        otherCredits: values.otherCredits,
        claimsEarned: values.children > 0,
      },
      law,
    )
    const expected = Math.max(0, found.totalTax - found.payments)
    const { required, by } = safeHarbour(
      { expected, withheld: values.withheld, lastTax: values.lastTax, lastAgi: values.lastAgi, status: values.status },
      rules,
    )
    const from = instalments.indexOf(values.next)
    let paid = values.paid
    const schedule = rules.due.map((day, at) => {
      const soFar = quarters(required, at + 1)
      const withheld = quarters(values.withheld, at + 1)
      const pay = at < from ? 0 : quarters(Math.max(0, soFar - withheld - paid), 4)
      paid += pay
      return { due: dueDay(law.year, day, at === rules.due.length - 1), required: soFar, withheld, pay }
    })
    const payments = schedule.reduce((sum, { pay }) => sum + pay, 0)
    return {
      nextPayment: schedule[from]?.pay ?? 0,
      verdict: verdictOn(
        by === 'thisYear' && values.lastTax === undefined ? 'thisYearAlone' : by,
        required,
        payments,
        show,
      ),
      required,
      expected,
      payments,
      settles: expected - values.withheld - values.paid - payments,
      perPayday: values.paydaysLeft > 0 && payments > 0 ? payments / values.paydaysLeft : undefined,
      schedule,
    }
  },

  steps(values, { expected, required, payments }) {
    const rules = versionOn(estimatedPayments, firstDay(federalYearBegins, Number(values.taxYear)))?.value
    if (!rules) return []
    const isHigh = values.lastAgi > rules.highOver[values.status === 'separate' ? 'separate' : 'others']
    const percent = (value: number) => ({ kind: 'percent', value }) as const
    const lines = {
      thisShare: percent(rules.ofThisYear),
      lastShare: percent(isHigh ? rules.ofLastHigh : rules.ofLastYear),
    }
    return [
      required > 0
        ? {
            gives: 'required',
            is:
              values.lastTax === undefined
                ? '{expected} × {thisShare}'
                : 'min({expected} × {thisShare}, {lastTax} × {lastShare})',
            with: lines,
            rounded: 'cents' as const,
          }
        : { gives: 'required', says: 'Nothing: little is left after withholding, or last year had no tax' },
      ...(required > 0 && values.next === 'first' && values.paid === 0 && payments > 0 && expected > 0
        ? [{ gives: 'payments' as const, is: '{required}[ − {withheld}]' }]
        : []),
    ]
  },

  charts: [{ kind: 'bar', title: 'Instalments', of: 'schedule', x: 'due', y: ['pay'] }],
  examples: [
    {
      name: 'The second year in business',
      given: { taxYear: '2026', profit: 60_000, lastTax: 9000 },
      expect: { expected: 12_037, required: 9000, nextPayment: 2250, settles: 3037 },
    },
    {
      name: 'Late to begin',
      given: { taxYear: '2026', profit: 60_000, next: 'third' },
      expect: { required: 10_833.3, nextPayment: 8124.98 },
    },
  ],
})

type Reason = ReturnType<typeof safeHarbour>['by'] | 'thisYearAlone'

function verdictOn(by: Reason, required: number, payments: number, show: Show) {
  if (by === 'little')
    return {
      is: 'good' as const,
      says: 'Less than $1,000 is left after withholding: no estimated payments are asked for.',
    }
  if (by === 'noTaxBefore')
    return { is: 'good' as const, says: 'Last year had no tax, so no estimated payments are asked for.' }
  if (payments === 0)
    return {
      is: 'good' as const,
      says: `Withholding and payments cover the ${show.money(required)} that are required.`,
    }
  return {
    is: 'fair' as const,
    says: {
      thisYearAlone:
        'Nine tenths of this year’s tax spares you the penalty. Enter last year’s tax too: it may ask for less.',
      thisYear: 'Nine tenths of this year’s tax is the smaller amount: it is what spares you the penalty.',
      lastYear: 'Last year’s tax is the smaller amount: paying it spares you the penalty, whatever you earn.',
      lastHigh: '110% of last year’s tax is the smaller amount: paying it spares you the penalty, whatever you earn.',
    }[by],
  }
}
