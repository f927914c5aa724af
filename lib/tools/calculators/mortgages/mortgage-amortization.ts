import { choice, date, defineCalculator, duration, money, problem, rate, rows } from '@/lib/kits/calculator'
import {
  lastInstalmentSentence,
  loanSchedule,
  type ExtraPayment,
  type LoanSchedule,
  type LoanTerms,
} from '@/lib/engines/loan-schedule'
import { equivalentRate } from '@/lib/subjects/finance/interest'
import { paymentCalendar } from '@/lib/subjects/finance/payment-dates'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const perYear = { monthly: 12, fortnightly: 26, weekly: 52 }
const changes = 'If the rate changes'
const ahead = 'Extra payments'

export default defineCalculator({
  inputs: {
    balance: money('Loan, or what you still owe', {
      initial: 320_000,
      initialIn: { in: 5_000_000, uk: 240_000, au: 500_000 },
      above: 0,
      max: 1e12,
    }),
    annualRate: rate('Interest rate', {
      initial: 0.065,
      slider: { to: 0.2, step: 0.0025 },
      initialIn: { in: 0.085, uk: 0.0475, ca: 0.045 },
      per: 'year',
      max: 0.5,
    }),
    months: duration('Term, or time left', {
      initial: 360,
      slider: { from: 12, to: 480, step: 12 },
      initialIn: { uk: 300, in: 240, ca: 300 },
      min: 1,
      max: 600,
      decimals: 2,
    }),
    firstDate: date('First payment, or the next one', { initial: '2027-01-01', min: '1960-01-01', max: '2099-12-31' }),
    balanceOn: date('Balance on', {
      initial: '2031-12-31',
      optional: true,
      help: 'Any day: what is owed after the last payment made by then.',
    }),
    frequency: choice('Paid', {
      options: { monthly: 'Monthly', fortnightly: 'Every two weeks', weekly: 'Weekly' },
      initial: 'monthly',
      refines: true,
    }),
    compounding: choice('Interest is compounded', {
      options: { payment: 'With each payment', halfYearly: 'Twice a year, as in Canada' },
      initial: 'payment',
      initialIn: { ca: 'halfYearly' },
      refines: true,
    }),
    rateChanges: rows('Changes of the rate', {
      row: 'change',
      max: 12,
      help: 'Each holds from the first payment on or after its day, and the first payment has the rate above.',
      columns: {
        on: date('From', { initial: '2032-01-01' }),
        rate: rate('New rate', { initial: 0.07, per: 'year', max: 0.5 }),
      },
      initial: [],
      section: changes,
      refines: true,
    }),
    keep: choice('A new rate changes', {
      options: { term: 'The payment', instalment: 'The length' },
      initial: 'term',
      section: changes,
      refines: true,
    }),
    extras: rows('Extra payments', {
      row: 'extra payment',
      max: 12,
      help: 'Each is made with the first payment on or after its day and shortens the loan.',
      columns: {
        amount: money('Amount', { initial: 200, above: 0, max: 1e12 }),
        often: choice('How often', {
          options: { once: 'Once', monthly: 'Every month', yearly: 'Every year' },
          initial: 'monthly',
          as: 'menu',
        }),
        on: date('First on', { initial: '2027-01-01' }),
      },
      initial: [],
      section: ahead,
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'Payment' },
    payoff: { kind: 'date', label: 'Last payment' },
    interest: { kind: 'money', label: 'Interest until then' },
    balanceAt: { kind: 'money', label: 'Balance on the chosen day', optional: true },
    laterPayment: { kind: 'money', label: 'Payment after the last change of rate', optional: true },
    saved: { kind: 'money', label: 'Interest saved by the extra payments', optional: true, section: ahead },
    sooner: { kind: 'count', label: 'Payments fewer', optional: true, section: ahead },
    baseInterest: { kind: 'money', label: 'Interest without them', optional: true, section: ahead },
    rounding: { kind: 'verdict', label: 'What the last payment absorbs', section: 'The schedule' },
    years: {
      kind: 'table',
      label: 'By calendar year',
      columns: {
        year: { kind: 'text', label: 'Year' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        extra: { kind: 'money', label: 'Extra' },
        paid: { kind: 'money', label: 'Paid' },
        closing: { kind: 'money', label: 'Still owed' },
      },
      totals: ['interest', 'principal', 'extra', 'paid'],
    },
    schedule: {
      kind: 'table',
      label: 'Every payment',
      columns: {
        period: { kind: 'count', label: 'Payment' },
        date: { kind: 'date', label: 'Date' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        extra: { kind: 'money', label: 'Extra' },
        paid: { kind: 'money', label: 'Paid' },
        closing: { kind: 'money', label: 'Still owed' },
      },
      totals: ['interest', 'principal', 'extra', 'paid'],
    },
    course: {
      kind: 'series',
      label: 'Balance year by year',
      columns: {
        year: { kind: 'count', label: 'Years from now' },
        closing: { kind: 'money', label: 'As planned' },
        without: { kind: 'money', label: 'Without extra payments' },
      },
    },
  },
  formula:
    'Payment = L × r ÷ (1 − (1 + r)^−n); interest of a payment = balance × r, rounded to the smallest coin; r = annual rate ÷ payments a year, or (1 + annual rate ÷ 2)^(2 ÷ payments a year) − 1 where interest is compounded twice a year',
  limits: [
    'Interest runs by whole periods; a lender that counts days comes to a slightly different split of each payment.',
    'The balance on a day is that after the last payment made by then. Interest since that payment, which a payoff letter adds, is left out.',
    'Taxes, insurance and fees are not part of the schedule.',
  ],
  sources: [
    {
      title: 'Microsoft Support: IPMT function',
      href: 'https://support.microsoft.com/en-us/office/ipmt-function-5cce0ad6-8402-4a41-8d29-61a0b054cb6f',
    },
    {
      title: 'Microsoft Support: PPMT function',
      href: 'https://support.microsoft.com/en-us/office/ppmt-function-c370d9e3-7749-4ca4-beea-b06c6ac95e1b',
    },
    {
      title: 'Interest Act (Canada), R.S.C. 1985, c. I-15, section 6',
      href: 'https://laws-lois.justice.gc.ca/eng/acts/I-15/section-6.html',
    },
  ],

  compute(
    { balance, annualRate, months, firstDate, balanceOn, frequency, compounding, rateChanges, keep, extras },
    { minorDigits, show },
  ) {
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const paymentsPerYear = perYear[frequency]
    const periods = Math.max(1, Math.round((months * paymentsPerYear) / 12))
    const principalMinor = toMinor(balance, minorDigits)
    if (!principalMinor) return problem('balance', 'must be at least one unit of the smallest coin')
    const periodRate = (yearly: number) =>
      compounding === 'payment'
        ? yearly / paymentsPerYear
        : (equivalentRate(yearly / 2, 2, paymentsPerYear) ?? yearly / paymentsPerYear)
    const level: LoanTerms = {
      principalMinor,
      ratePerPeriod: periodRate(annualRate),
      periods,
      firstDate,
      paymentsPerYear,
    }
    const plain = loanSchedule(level)
    if (plain.kind === 'refused') return problem('balance', 'must be larger for so many payments')
    const periodOn = (day: string) => plain.rows.findIndex(({ date: paidOn = '' }) => paidOn >= day) + 1
    const ends = show.date(plain.rows.at(-1)?.date ?? firstDate)
    const steps = rateChanges.map(({ on, rate: yearly }) => ({
      from: periodOn(on),
      ratePerPeriod: periodRate(yearly),
      keep,
    }))
    if (steps.some(({ from }) => from < 2))
      return problem('rateChanges', `must each fall after the first payment and before the loan ends on ${ends}`)
    const terms: LoanTerms = { ...level, rateChanges: steps.toSorted((one, other) => one.from - other.from) }
    const base = loanSchedule(terms)
    if (base.kind === 'refused')
      return base.reason === 'instalment-too-small'
        ? problem('rateChanges', 'must leave the payment above the interest, or the loan is never repaid')
        : problem('balance', 'must be larger for so many payments')
    const days = base.rows.map(({ date: paidOn = '' }) => paidOn)
    const planned = plannedExtras(extras, days, principalMinor, minorDigits)
    if (!planned) return problem('extras', `must each start before the loan ends on ${show.date(days.at(-1) ?? '')}`)
    const loan = planned.length === 0 ? base : loanSchedule({ ...terms, extraPayments: planned })
    if (loan.kind === 'refused') return problem('extras', 'must leave the payment above the interest')

    const hasExtras = loan.extraMinor > 0
    const changed = steps.some(({ from }) => from <= loan.rows.length)
    const lastChange = Math.max(...steps.map(({ from }) => from))
    const later = keep === 'term' && changed && loan.rows[lastChange]
    return {
      payment: money(loan.instalmentMinor),
      payoff: loan.rows.at(-1)?.date ?? firstDate,
      interest: money(loan.interestMinor),
      ...(balanceOn === undefined ? {} : { balanceAt: money(balanceOnDay(loan, balanceOn, principalMinor)) }),
      ...(later ? { laterPayment: money(later.instalmentMinor) } : {}),
      ...(hasExtras
        ? {
            saved: money(base.interestMinor - loan.interestMinor),
            sooner: base.rows.length - loan.rows.length,
            baseInterest: money(base.interestMinor),
          }
        : {}),
      rounding: {
        is: 'plain',
        says: lastInstalmentSentence(loan, (minor) => show.money(money(minor)), hasExtras || keep === 'instalment'),
      },
      years: byCalendarYear(loan, money),
      schedule: loan.rows.map((row) => ({
        period: row.period,
        date: row.date ?? null,
        interest: money(row.interestMinor),
        principal: money(row.principalMinor),
        extra: money(row.extraMinor),
        paid: money(row.instalmentMinor + row.extraMinor),
        closing: money(row.closingMinor),
      })),
      course: courseOf(loan, base, paymentsPerYear).map(({ year, closing, without }) => ({
        year,
        closing: money(closing),
        without: money(without),
      })),
    }
  },

  steps: ({ frequency, compounding, annualRate }) => {
    const payments = perYear[frequency]
    return [
      { finds: 'Payments', as: 'periods', in: 'count', is: `{months} × ${payments} ÷ 12`, rounded: 'nearest' },
      {
        finds: 'Rate for one payment',
        as: 'rate',
        in: 'percent',
        decimals: 6,
        is: compounding === 'payment' ? `{annualRate} ÷ ${payments}` : `(1 + {annualRate} ÷ 2)^(2 ÷ ${payments}) − 1`,
      },
      annualRate === 0
        ? { gives: 'payment', is: '{balance} ÷ {periods}', rounded: 'cents' }
        : { gives: 'payment', is: '{balance} × {rate} ÷ (1 − (1 + {rate})^−{periods})', rounded: 'cents' },
      {
        gives: 'schedule.0.interest',
        finds: 'Interest in the first payment',
        is: '{balance} × {rate}',
        rounded: 'cents',
      },
      { gives: 'interest', is: '{schedule.interest}', says: 'The interest column added up' },
      { gives: 'saved', is: '{baseInterest} − {interest}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'What is still owed', of: 'course', x: 'year', y: ['closing', 'without'] },
    {
      kind: 'stacked',
      title: 'What each calendar year pays for',
      of: 'years',
      x: 'year',
      y: ['interest', 'principal', 'extra'],
    },
  ],
  examples: [
    {
      name: 'Thirty years at 6%',
      given: {
        balance: 200_000,
        annualRate: 0.06,
        months: 360,
        firstDate: '2027-01-01',
        balanceOn: '2031-12-31',
        frequency: 'monthly',
        compounding: 'payment',
        rateChanges: [],
        extras: [],
      },
      expect: { payment: 1199.1, interest: 231_677.04, balanceAt: 186_108.8 },
    },
    {
      name: 'The same loan with 100 more each month',
      given: {
        balance: 200_000,
        annualRate: 0.06,
        months: 360,
        firstDate: '2027-01-01',
        frequency: 'monthly',
        compounding: 'payment',
        rateChanges: [],
        extras: [{ amount: 100, often: 'monthly', on: '2027-01-01' }],
      },
      expect: { saved: 49_138.85, sooner: 65, payoff: '2051-07-01' },
    },
  ],
})

interface Extra {
  amount: number
  often: 'once' | 'monthly' | 'yearly'
  on: string
}

/** The extra payments by period; `undefined` where one starts after the last of `days`, the days of the payments. */
function plannedExtras(
  extras: readonly Extra[],
  days: readonly string[],
  principalMinor: number,
  minorDigits: number,
): readonly ExtraPayment[] | undefined {
  const amounts = new Map<number, number>()
  for (const { amount, often, on } of extras) {
    // No extra payment can exceed the loan, so larger amounts are cut before they outgrow whole numbers.
    const amountMinor = Math.min(toMinor(amount, minorDigits) ?? principalMinor, principalMinor)
    const dayOf = paymentCalendar(on, often === 'yearly' ? 1 : 12)
    let period = days.findIndex((day) => day >= on)
    if (period < 0) return undefined
    for (let time = 0; period < days.length; time++) {
      const day = dayOf?.(time) ?? ''
      while (period < days.length && (days[period] ?? '') < day) period++
      if (period < days.length)
        amounts.set(period + 1, Math.min(principalMinor, (amounts.get(period + 1) ?? 0) + amountMinor))
      if (often === 'once' || day === '') break
    }
  }
  return [...amounts].map(([from, amountMinor]) => ({ amountMinor, from }))
}

/** What is owed after the last payment made by `day`; before the first one, the loan. */
function balanceOnDay({ rows: paid }: LoanSchedule, day: string, principalMinor: number): number {
  return paid.findLast(({ date: paidOn = '' }) => paidOn <= day)?.closingMinor ?? principalMinor
}

function byCalendarYear({ rows: paid }: LoanSchedule, money: (minor: number) => number) {
  const years = new Map<string, { interest: number; principal: number; extra: number; closing: number }>()
  for (const row of paid) {
    const year = (row.date ?? '').slice(0, 4)
    const sum = years.get(year) ?? { interest: 0, principal: 0, extra: 0, closing: 0 }
    years.set(year, {
      interest: sum.interest + row.interestMinor,
      principal: sum.principal + row.principalMinor,
      extra: sum.extra + row.extraMinor,
      closing: row.closingMinor,
    })
  }
  return [...years].map(([year, { interest, principal, extra, closing }]) => ({
    year,
    interest: money(interest),
    principal: money(principal),
    extra: money(extra),
    paid: money(interest + principal + extra),
    closing: money(closing),
  }))
}

/** The balance at the end of each year of the loan, with and without the extra payments; minor units. */
function courseOf(loan: LoanSchedule, base: LoanSchedule, paymentsPerYear: number) {
  const years = Math.ceil(Math.max(base.rows.length, loan.rows.length) / paymentsPerYear)
  const at = ({ rows: paid }: LoanSchedule, year: number) =>
    year === 0 ? (paid[0]?.openingMinor ?? 0) : (paid[year * paymentsPerYear - 1]?.closingMinor ?? 0)
  return Array.from({ length: years + 1 }, (_, year) => ({ year, closing: at(loan, year), without: at(base, year) }))
}
