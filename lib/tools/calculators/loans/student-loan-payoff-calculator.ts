import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  percent,
  problem,
  rows,
  text,
  toggle,
} from '@/lib/kits/calculator'
import { budgetToClear, payOff, type Debt, type PayoffPlan } from '@/lib/engines/debt-payoff'
import { payment } from '@/lib/subjects/finance/annuity'
import { dayNumber, paymentCalendar } from '@/lib/subjects/finance/payment-dates'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

/** The standard plan of federal loans. */
const standardMonths = 120
const longest = 1200

export default defineCalculator({
  inputs: {
    loans: rows('Your student loans', {
      row: 'loan',
      min: 1,
      max: 12,
      ownLine: 'name',
      columns: {
        name: text('Loan', { initial: 'Loan', maxLength: 30 }),
        balance: money('Balance', { initial: 5000, initialIn: { in: 200_000 }, above: 0, max: 1e9 }),
        rate: percent('Rate a year', { initial: 0.055, max: 0.5 }),
        waiting: money('Unpaid interest', { initial: 0, max: 1e9 }),
        grace: integer('Months until payments begin', { initial: 0, min: 0, max: 120 }),
      },
      initial: [
        { name: 'Direct unsubsidised', balance: 18_000, rate: 0.0653, waiting: 0, grace: 0 },
        { name: 'Direct subsidised', balance: 9000, rate: 0.0499, waiting: 0, grace: 0 },
        { name: 'Private', balance: 6000, rate: 0.0875, waiting: 0, grace: 0 },
      ],
    }),
    extra: money('Extra you can pay a month', { initial: 100, initialIn: { in: 4000 }, max: 1e9 }),
    order: choice('Extra goes first to', {
      options: { avalanche: 'Highest rate', snowball: 'Smallest balance', proRata: 'All, in proportion' },
      initial: 'avalanche',
    }),
    term: integer('Scheduled payments', {
      initial: 120,
      min: 12,
      max: 480,
      unit: 'months',
      help: 'Each loan’s own payment repays it in so many months.',
      refines: true,
    }),
    pays: money('Your payment a month, if not the scheduled one', {
      optional: true,
      max: 1e9,
      help: 'For all loans together, before the extra.',
      refines: true,
    }),
    firstDate: date('Next payment on', { initial: '2027-01-15', min: '1990-01-01', max: '2099-12-31', refines: true }),
    lumps: rows('Lump sums', {
      row: 'lump sum',
      min: 0,
      max: 12,
      columns: {
        amount: money('Amount', { initial: 1000, above: 0, max: 1e9 }),
        on: date('On', { initial: '2027-06-15', min: '1990-01-01', max: '2099-12-31' }),
      },
      initial: [],
      refines: true,
    }),
    during: choice('Until payments begin you pay', {
      options: { nothing: 'Nothing', interest: 'The interest' },
      initial: 'nothing',
      refines: true,
    }),
    capitalises: toggle('Unpaid interest is added to the balance then', {
      initial: true,
      help: 'Added interest bears interest. If off, it waits beside the balance.',
      refines: true,
    }),
    finishBy: date('Finish by', {
      optional: true,
      help: 'Gives the monthly payment that clears everything by this day.',
      refines: true,
    }),
  },
  outputs: {
    payoff: { kind: 'date', label: 'Free of student loans on', optional: true },
    verdict: { kind: 'verdict', label: 'What the extra does' },
    monthly: { kind: 'money', label: 'You pay a month' },
    months: { kind: 'count', label: 'Payments', optional: true },
    interest: { kind: 'money', label: 'Interest', optional: true },
    saved: { kind: 'money', label: 'Interest saved against ten years', optional: true },
    standard: { kind: 'money', label: 'Standard ten-year payment', section: 'For comparison' },
    standardInterest: { kind: 'money', label: 'Its interest', section: 'For comparison' },
    needed: {
      kind: 'money',
      label: 'Payment a month to finish in time',
      optional: true,
      section: 'For comparison',
    },
    list: {
      kind: 'table',
      label: 'Loan by loan',
      columns: {
        name: { kind: 'text', label: 'Loan' },
        scheduled: { kind: 'money', label: 'Scheduled payment' },
        interest: { kind: 'money', label: 'Interest' },
        standardInterest: { kind: 'money', label: 'In ten years' },
        cleared: { kind: 'date', label: 'Cleared on' },
      },
      totals: ['scheduled', 'interest', 'standardInterest'],
    },
    path: {
      kind: 'table',
      label: 'Month by month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        date: { kind: 'date', label: 'Date' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        owed: { kind: 'money', label: 'Still owed' },
        standard: { kind: 'money', label: 'Owed in ten years' },
      },
    },
  },
  formula:
    'Interest = balance × rate × days ÷ 365; a payment covers interest first, then the balance; each scheduled payment is P × i ÷ (1 − (1 + i)^−n) on the balance at the start of repayment',
  limits: [
    'Interest is simple and counted by days; interest that is unpaid waits beside the balance until it is added.',
    'The comparison repays every loan in 120 scheduled payments without extra; a servicer’s rounding moves single cents.',
    'Income-driven plans and forgiveness are not worked out here.',
    'The extra is paid from the first month on, on loans in grace too. A freed payment rolls on to the next loan.',
  ],
  sources: [
    {
      title: 'Federal Student Aid: how interest is calculated on federal student loans',
      href: 'https://studentaid.gov/understand-aid/types/loans/interest-rates',
    },
    { title: 'Federal Student Aid: Loan Simulator', href: 'https://studentaid.gov/loan-simulator/' },
  ],

  compute({ loans, extra, order, term, pays, firstDate, lumps, during, capitalises, finishBy }, { minorDigits, show }) {
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const dateOf = paymentCalendar(firstDate, 12)
    const known: string[] = []
    const dateIn = (month: number) => (known[month] ??= dateOf?.(month - 1) ?? '9999-12-31')
    const days: number[] = []
    const day = (month: number) => (days[month] ??= dayNumber(dateIn(month)) ?? month * 30)
    const yearShare = (month: number) => (day(month) - day(month - 1)) / 365
    const debtsOver = (periods: number): Debt[] =>
      loans.map((loan) => {
        const balanceMinor = minor(loan.balance)
        const waitingMinor = minor(loan.waiting)
        const graceDays = day(loan.grace) - day(0)
        const unpaid =
          during === 'interest' ? waitingMinor : waitingMinor + (balanceMinor * loan.rate * graceDays) / 365
        const level = -(payment(loan.rate / 12, periods, balanceMinor + unpaid) ?? 0)
        return {
          balanceMinor,
          waitingMinor,
          rateIn: () => loan.rate,
          minimum: { kind: 'fixed', amountMinor: roundHalfAway(level) },
          until: loan.grace + periods,
          ...(loan.grace > 0 ? { deferred: { months: loan.grace, pays: during, capitalises } } : {}),
        }
      })
    const scheduled = debtsOver(term)
    /** The same loans with no payment asked for: all of the money follows the order. */
    const free = (debts: readonly Debt[]): Debt[] =>
      debts.map((debt) => ({ ...debt, until: Infinity, minimum: { kind: 'fixed', amountMinor: 0 } }))
    const amountOf = ({ minimum }: Debt) => (minimum.kind === 'fixed' ? minimum.amountMinor : 0)
    const begun = (month: number) =>
      scheduled.reduce((sum, debt) => sum + (month > (debt.deferred?.months ?? 0) ? amountOf(debt) : 0), 0)
    const common: Pick<PayoffPlan, 'order' | 'yearShare' | 'unpaid'> = { order, yearShare, unpaid: 'waits' }
    const sums: { month: number; amountMinor: number }[] = []
    for (const { amount, on } of lumps) {
      let month = 1
      while (month <= longest && dateIn(month) < on) month++
      if (month > longest) return problem('lumps', 'must each fall within a hundred years of the next payment')
      sums.push({ month, amountMinor: minor(amount) })
    }
    const extraMinor = minor(extra)
    const plan = payOff({
      ...common,
      lumps: sums,
      ...(pays === undefined
        ? { debts: scheduled, budgetMinor: (month: number, deferred: number) => begun(month) + deferred + extraMinor }
        : { debts: free(scheduled), budgetMinor: () => minor(pays) + extraMinor }),
    })
    const tenYears = debtsOver(standardMonths)
    const standard = payOff({ ...common, debts: tenYears })
    if (standard.kind === 'short' || !standard.clears) return problem('loans', 'must be smaller')
    if (plan.kind === 'short')
      return problem(
        'pays',
        `must be at least ${show.money(money(plan.neededMinor))}, the interest until payments begin`,
      )
    const ends = plan.months.length
    const starts = pays === undefined ? scheduled.reduce((sum, debt) => sum + amountOf(debt), 0) : minor(pays)
    const saved = standard.interestMinor - plan.interestMinor
    const sooner = standard.months.length - ends
    const needed = finishBy === undefined ? undefined : neededBy(finishBy)
    if (needed === null) return problem('finishBy', 'must not be before the next payment')

    /** The smallest monthly sum that clears all loans by a day; `null` where there is no payment until then. */
    function neededBy(last: string): number | null {
      let until = 0
      while (until < longest && dateIn(until + 1) <= last) until++
      if (until === 0) return null
      return budgetToClear({ ...common, debts: free(scheduled) }, until)
    }

    const shown = plan.clears ? Math.max(ends, standard.months.length) : standard.months.length
    return {
      ...(plan.clears ? { payoff: dateOf?.(ends - 1) ?? firstDate } : {}),
      verdict: !plan.clears
        ? {
            is: 'bad',
            says: `${show.money(money(starts + extraMinor))} a month does not outrun the interest. The loans would never be repaid.`,
          }
        : saved > 0
          ? {
              is: 'good',
              says: `Done ${sooner > 0 ? `${show.count(sooner)} ${sooner === 1 ? 'month' : 'months'} before` : 'with'} the ten-year plan, with ${show.money(money(saved))} less interest.`,
            }
          : saved < 0
            ? { is: 'fair', says: `This costs ${show.money(money(-saved))} more interest than the ten-year plan.` }
            : { is: 'plain', says: 'This is the ten-year plan.' },
      monthly: money(starts + extraMinor),
      ...(plan.clears ? { months: ends, interest: money(plan.interestMinor), saved: money(saved) } : {}),
      standard: money(tenYears.reduce((sum, debt) => sum + amountOf(debt), 0)),
      standardInterest: money(standard.interestMinor),
      ...(needed === undefined ? {} : { needed: money(needed) }),
      list: loans.map((loan, at) => {
        const clearedIn = plan.debts[at]?.clearedIn
        return {
          name: loan.name.trim() || `Loan ${at + 1}`,
          scheduled: money(scheduled.slice(at, at + 1).reduce((sum, debt) => sum + amountOf(debt), 0)),
          interest: plan.clears ? money(plan.debts[at]?.interestMinor ?? 0) : null,
          standardInterest: money(standard.debts[at]?.interestMinor ?? 0),
          cleared: clearedIn === undefined ? null : (dateOf?.(clearedIn - 1) ?? null),
        }
      }),
      path: Array.from({ length: shown }, (_, at) => {
        const month = plan.months[at]
        return {
          month: at + 1,
          date: dateOf?.(at) ?? null,
          paid: money(month?.paidMinor ?? 0),
          interest: money(month?.interestMinor ?? 0),
          owed: money(month?.owedMinor ?? 0),
          standard: money(standard.months[at]?.owedMinor ?? 0),
        }
      }),
    }
  },

  steps: [
    {
      gives: 'monthly',
      says: 'The scheduled payments of all loans, or your own, and {extra} on top',
    },
    { gives: 'standardInterest', is: '{list.standardInterest}', says: 'All interest of the ten-year plan' },
    { gives: 'saved', is: '{standardInterest} − {interest}' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'What is still owed',
      of: 'path',
      x: 'month',
      y: ['standard', 'owed'],
    },
  ],
  examples: [
    {
      name: 'Three loans and 100 more a month',
      given: {
        loans: [
          { name: 'Direct unsubsidised', balance: 18_000, rate: 0.0653, waiting: 0, grace: 0 },
          { name: 'Direct subsidised', balance: 9000, rate: 0.0499, waiting: 0, grace: 0 },
          { name: 'Private', balance: 6000, rate: 0.0875, waiting: 0, grace: 0 },
        ],
        extra: 100,
        order: 'avalanche',
        term: 120,
        firstDate: '2027-01-15',
        lumps: [],
        during: 'nothing',
        capitalises: true,
        finishBy: '2031-12-31',
      },
      expect: { monthly: 475.27, interest: 8018.67, saved: 4026.59, payoff: '2034-03-15', needed: 633.1 },
    },
  ],
})
