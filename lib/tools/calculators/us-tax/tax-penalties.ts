import { date, defineCalculator, money, problem, rate, rows, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { lateReturn } from '@/lib/law/us/late-return'
import { readOnce } from '@/lib/law/readings'
import { versionOn } from '@/lib/law/rule'
import { begunMonths, latePenalties, type LateReturnLaw } from '@/lib/subjects/tax/us/late-penalties'

const largest = 10_000_000_000
const earliest = '2000-01-01'
const latest = '2049-12-31'
const mostYears = 20
const filingPart = 'Extension and least penalty'
const payingPart = 'Paying'
const interestPart = 'Interest'

export default defineCalculator({
  law: 'us',
  inputs: {
    owed: money('Unpaid on the due date', {
      initial: 10_000,
      max: largest,
      help: 'Tax of the return less what was withheld and paid by then.',
    }),
    due: date('Due date', {
      initial: '2025-04-15',
      min: earliest,
      max: latest,
      help: 'Of the payment: an extension to file does not move it.',
    }),
    filed: date('Return filed on', { initial: '2025-09-15', min: earliest, max: latest }),
    until: date('Rest is paid on', { initial: '2026-04-15', min: earliest, max: latest }),
    cleanRecord: toggle('No penalty in the three years before', {
      help: 'And all returns of them filed.',
    }),

    extendedTo: date('Extended to', {
      optional: true,
      min: earliest,
      max: latest,
      help: 'With Form 4868, usually 15 October.',
      section: filingPart,
      refines: true,
    }),
    minimum: money('Least penalty of the year', {
      optional: true,
      max: 10_000,
      help: 'For a return more than 60 days late. The IRS announces it for each year; empty: none.',
      section: filingPart,
      refines: true,
    }),
    payments: rows('Paid meanwhile', {
      columns: {
        day: date('Paid on', { optional: true, min: earliest, max: latest }),
        amount: money('Amount', { initial: 0, max: largest }),
      },
      initial: [],
      row: 'payment',
      min: 0,
      max: 24,
      section: payingPart,
      refines: true,
    }),
    agreementFrom: date('Instalment agreement from', {
      optional: true,
      min: earliest,
      max: latest,
      section: payingPart,
      refines: true,
    }),
    noticeOn: date('Notice of intent to levy on', {
      optional: true,
      min: earliest,
      max: latest,
      section: payingPart,
      refines: true,
    }),
    rates: rows('Interest rates', {
      columns: {
        day: date('From', { optional: true, min: earliest, max: latest }),
        rate: rate('Rate', { initial: 0.07, per: 'year', max: 0.25 }),
      },
      initial: [{ day: '2025-01-01', rate: 0.07 }],
      row: 'rate',
      min: 1,
      max: 40,
      help: 'The IRS announces one for each quarter; add a row where it changes.',
      section: interestPart,
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'money', label: 'Penalties and interest' },
    verdict: { kind: 'verdict', label: 'What it means' },
    filing: { kind: 'money', label: 'For filing late' },
    payment: { kind: 'money', label: 'For paying late' },
    interest: { kind: 'money', label: 'Interest' },
    toPay: { kind: 'money', label: 'To pay on that day' },
    relief: {
      kind: 'money',
      label: 'Relief to ask for',
      optional: true,
      help: 'First-time abatement takes both penalties away; interest on the tax stays.',
    },
    oneSource: {
      kind: 'text',
      label: 'One source',
      optional: true,
      section: 'Readings',
      help: 'These figures of the law were read in one source only.',
    },
    months: {
      kind: 'table',
      label: 'Month by month',
      columns: {
        from: { kind: 'date', label: 'From' },
        unpaid: { kind: 'money', label: 'Unpaid tax' },
        filing: { kind: 'money', label: 'Filing late' },
        payment: { kind: 'money', label: 'Paying late' },
        interest: { kind: 'money', label: 'Interest' },
      },
      totals: ['filing', 'payment', 'interest'],
    },
  },
  formula:
    'For each begun month: filing late 5% of the tax unpaid on the due date, less the part for paying late; paying late 0.5% of what is unpaid, each up to 25%; interest by the day on tax and filing penalty, compounded',
  limits: [
    'Individual income tax without fraud. Corporations, partnerships, payroll deposits and accuracy penalties have other rules.',
    'Interest on the penalty for paying late runs only from its notice and is left out.',
    'The months count from the due date; a due date on a weekend is entered as the business day it moves to.',
    'Rates and the least penalty are yours to enter. What you pay meanwhile is taken off the tax first.',
    'Reasonable cause, disasters and military service are not judged. No tax advice.',
  ],
  sources: [
    { title: '26 U.S.C. § 6651', href: 'https://www.law.cornell.edu/uscode/text/26/6651' },
    { title: '26 U.S.C. § 6601, § 6621 and § 6622', href: 'https://www.law.cornell.edu/uscode/text/26/6601' },
    { title: 'IRS: Failure to file penalty', href: 'https://www.irs.gov/payments/failure-to-file-penalty' },
    { title: 'IRS: Failure to pay penalty', href: 'https://www.irs.gov/payments/failure-to-pay-penalty' },
    { title: 'IRS: Quarterly interest rates', href: 'https://www.irs.gov/payments/quarterly-interest-rates' },
  ],
  rules: [lateReturn],

  compute(values, { minorDigits, show }) {
    const law = versionOn(lateReturn, values.due)?.value
    if (!law) return problem('due', 'must be a date whose penalties are known here')
    const latestDay = `${Number(values.due.slice(0, 4)) + mostYears}${values.due.slice(4)}`
    if (values.until > latestDay) return problem('until', `must be within ${mostYears} years of the due date`)
    if (values.filed > latestDay) return problem('filed', `must be within ${mostYears} years of the due date`)
    if (values.extendedTo !== undefined && values.extendedTo < values.due)
      return problem('extendedTo', 'must not be before the due date')
    if (values.payments.some(({ day, amount }) => day === undefined && amount > 0))
      return problem('payments', 'must have a day for each amount')
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const found = lateOf(values, law)
    const sum = (amounts: readonly number[]) => cents(amounts.reduce((total, amount) => total + amount, 0))
    const filing = cents(found.filing)
    const payment = sum(found.months.map((month) => month.payment))
    const interest = sum(found.months.map((month) => month.interest))
    const total = cents(filing + payment + interest)
    const column = (name: 'filing' | 'payment' | 'interest') =>
      adding(
        found.months.map((month) => month[name]),
        cents,
      )
    const parts = { filing: column('filing'), payment: column('payment'), interest: column('interest') }
    const paid = sum(
      values.payments.flatMap(({ day, amount }) => (day !== undefined && day <= values.until ? [amount] : [])),
    )
    return {
      total,
      verdict: verdictOn({ values, filing, payment, total, minimumAdds: cents(found.minimumAdds) }, law, show),
      filing,
      payment,
      interest,
      toPay: cents(Math.max(0, values.owed - paid) + total),
      relief: values.cleanRecord && filing + payment > 0 ? cents(filing + payment) : undefined,
      oneSource: values.noticeOn === undefined ? undefined : readOnce([lateReturn], values.due),
      months: found.months.map((month, at) => ({
        from: month.from,
        unpaid: cents(month.unpaid),
        filing: parts.filing[at] ?? 0,
        payment: parts.payment[at] ?? 0,
        interest: parts.interest[at] ?? 0,
      })),
    }
  },

  steps(values, { filing, payment }) {
    const law = versionOn(lateReturn, values.due)?.value
    if (!law) return []
    const filingMonths = begunMonths(values.extendedTo ?? values.due, values.filed)
    return [
      {
        finds: 'Begun months of filing late',
        gives: { kind: 'count', value: filingMonths } as const,
        says: 'From the due date, with its extension, to the day of filing',
      },
      {
        finds: 'Begun months of paying late',
        gives: { kind: 'count', value: begunMonths(values.due, values.until) } as const,
        says: 'From the due date to the day of paying the rest',
      },
      ...(filing > 0 ? [{ gives: 'filing' as const, says: 'The months of the table, or the least penalty' }] : []),
      ...(payment > 0 ? [{ gives: 'payment' as const, says: 'The months of the table' }] : []),
      { gives: 'total', is: '{filing} + {payment} + {interest}' },
    ]
  },

  charts: [{ kind: 'stacked', title: 'Month by month', of: 'months', x: 'from', y: ['filing', 'payment', 'interest'] }],
  examples: [
    {
      name: 'Five months without a return',
      given: { owed: 10_000, due: '2025-04-15', filed: '2025-09-15', until: '2026-04-15' },
      expect: { filing: 2250, payment: 600, interest: 888.14, total: 3738.14, toPay: 13_738.14 },
    },
    {
      name: 'Filed in time, paid a month later',
      given: { owed: 10_000, due: '2025-04-15', filed: '2025-04-15', until: '2025-05-10' },
      expect: { filing: 0, payment: 50, total: 98.06 },
    },
  ],
})

interface Choices {
  owed: number
  due: string
  filed: string
  until: string
  cleanRecord: boolean
  extendedTo?: string | undefined
  minimum?: number | undefined
  payments: readonly { day?: string | undefined; amount: number }[]
  agreementFrom?: string | undefined
  noticeOn?: string | undefined
  rates: readonly { day?: string | undefined; rate: number }[]
}

function lateOf(values: Choices, law: LateReturnLaw) {
  return latePenalties(
    {
      owed: values.owed,
      due: values.due,
      filingDue: values.extendedTo ?? values.due,
      filed: values.filed,
      until: values.until,
      payments: values.payments.flatMap(({ day, amount }) => (day === undefined ? [] : [{ day, amount }])),
      agreementFrom: values.agreementFrom,
      noticeOn: values.noticeOn,
      minimum: values.minimum,
      rates: values.rates
        .map(({ day, rate: yearly }) => ({ day: day ?? earliest, rate: yearly }))
        .toSorted((a, b) => a.day.localeCompare(b.day)),
    },
    law,
  )
}

/** Amounts in cents whose sum is that of the unrounded ones: each is the step of the rounded running sum. */
function adding(amounts: readonly number[], cents: (amount: number) => number): number[] {
  let running = 0
  return amounts.map((amount) => {
    const before = cents(running)
    running += amount
    return cents(cents(running) - before)
  })
}

interface Outcome {
  values: Choices
  filing: number
  payment: number
  total: number
  minimumAdds: number
}

function verdictOn({ values, filing, payment, total, minimumAdds }: Outcome, law: LateReturnLaw, show: Show) {
  if (total === 0) return { is: 'good' as const, says: 'Filed and paid in time: nothing is added.' }
  if (minimumAdds > 0)
    return {
      is: 'bad' as const,
      says: `More than ${law.minimumAfter} days late: the least penalty of ${show.money(filing)} is larger than the months.`,
    }
  if (filing > payment)
    return {
      is: 'bad' as const,
      says: `Filing late costs ${show.money(filing)}, which a return without payment would have spared. File before you can pay.`,
    }
  return {
    is: 'fair' as const,
    says:
      values.agreementFrom === undefined
        ? `Every further month adds ${show.percent(law.payment, 1)} of what is unpaid, and interest. An instalment agreement halves the penalty where the return was in time.`
        : 'The agreement halves the penalty for paying late, if the return was in time. Interest runs on.',
  }
}
