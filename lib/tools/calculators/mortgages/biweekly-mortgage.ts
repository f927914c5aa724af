import { choice, date, defineCalculator, duration, money, problem, rate } from '@/lib/kits/calculator'
import { loanSchedule, type LoanSchedule, type ScheduleRow } from '@/lib/engines/loan-schedule'
import { paymentCalendar } from '@/lib/subjects/finance/payment-dates'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const plans = {
  posted: 'Half every two weeks, posted at once',
  held: 'Half every two weeks, held by a service',
  weekly: 'A quarter every week, posted at once',
}
const daysOf = { posted: 14, held: 14, weekly: 7 }

export default defineCalculator({
  inputs: {
    balance: money('Owed today', {
      initial: 320_000,
      initialIn: { in: 5_000_000, uk: 240_000, au: 500_000 },
      above: 0,
      max: 1e11,
    }),
    annualRate: rate('Interest rate', {
      initial: 0.065,
      slider: { to: 0.2, step: 0.0025 },
      initialIn: { in: 0.085, uk: 0.0475, ca: 0.045 },
      per: 'year',
      max: 0.5,
    }),
    months: duration('Time left', {
      initial: 360,
      slider: { from: 12, to: 480, step: 12 },
      initialIn: { uk: 300, in: 240, ca: 300 },
      min: 1,
      max: 600,
      decimals: 2,
    }),
    plan: choice('The plan', { options: plans, initial: 'posted', as: 'menu' }),
    start: date('Interest is paid up to', {
      initial: '2027-01-01',
      min: '1960-01-01',
      max: '2099-12-31',
      help: 'The last monthly due date. The first part follows one or two weeks later.',
    }),
    own: money('Your monthly payment', {
      optional: true,
      above: 0,
      max: 1e11,
      help: 'Principal and interest. Left empty: the level payment for the time left.',
      refines: true,
    }),
    interestBy: choice('Interest of a part', {
      options: { days: 'Yearly rate ÷ 365, by days', periods: 'Yearly rate ÷ 26, or ÷ 52' },
      initial: 'days',
      help: 'A held plan is charged by months in either case.',
      refines: true,
    }),
    setupFee: money('Fee to set the plan up', { initial: 0, max: 1e9, refines: true }),
    partFee: money('Fee for each part', { initial: 0, max: 1e9, refines: true }),
  },
  outputs: {
    net: { kind: 'money', label: 'Saved in all, after fees' },
    part: { kind: 'money', label: 'Each part' },
    payoff: { kind: 'date', label: 'Last payment' },
    sooner: { kind: 'count', label: 'Months sooner' },
    interest: { kind: 'money', label: 'Interest of the plan' },
    fees: { kind: 'money', label: 'Fees of the plan' },
    advice: { kind: 'verdict', label: 'Is the plan worth its fees?' },
    payment: { kind: 'money', label: 'Monthly payment', section: 'Without the plan' },
    monthlyInterest: { kind: 'money', label: 'Interest, paid monthly', section: 'Without the plan' },
    equal: {
      kind: 'money',
      label: 'More each month for the same interest',
      help: 'The smallest extra amount, paid monthly and without a plan, that costs no more interest.',
      section: 'Without the plan',
    },
    longYears: {
      kind: 'count',
      label: 'Years with one part more',
      help: 'Calendar years in which 27 fortnightly or 53 weekly parts fall due.',
      section: 'Without the plan',
    },
    ways: {
      kind: 'table',
      label: 'Three ways to pay',
      columns: {
        way: { kind: 'text', label: 'Way' },
        payoff: { kind: 'date', label: 'Last payment' },
        interest: { kind: 'money', label: 'Interest' },
        fees: { kind: 'money', label: 'Fees' },
        saved: { kind: 'money', label: 'Saved' },
      },
    },
    years: {
      kind: 'table',
      label: 'By calendar year',
      columns: {
        year: { kind: 'text', label: 'Year' },
        parts: { kind: 'count', label: 'Parts' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        owed: { kind: 'money', label: 'Still owed' },
        monthly: { kind: 'money', label: 'Owed, paid monthly' },
      },
      totals: ['parts', 'interest', 'principal'],
    },
    schedule: {
      kind: 'table',
      label: 'Every payment that reaches the loan',
      columns: {
        date: { kind: 'date', label: 'Date' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        owed: { kind: 'money', label: 'Still owed' },
      },
      totals: ['paid', 'interest', 'principal'],
    },
  },
  formula:
    'Part = monthly payment ÷ 2 (÷ 4 weekly), rounded up; interest of a part = balance × rate × 14 ÷ 365 (× 7 weekly), or balance × rate ÷ 26 (÷ 52); saved = monthly interest − interest − fees',
  limits: [
    'A held plan collects half payments, makes the monthly payment when it is due, and sends what has gathered as extra principal once every twelve months.',
    'The rate does not change. Taxes and insurance in the payment are left out: only principal and interest are split.',
    'A penalty for early repayment and what the money could earn elsewhere are not counted.',
  ],
  sources: [
    {
      title: 'Credit.com: Is a Biweekly Mortgage Payment a Bad Idea?',
      href: 'http://blog.credit.com/2015/05/is-a-biweekly-mortgage-payment-a-bad-idea-116657/',
    },
    {
      title: 'Microsoft Support: NPER function',
      href: 'https://support.microsoft.com/en-us/office/nper-function-240535b5-6653-4d2d-bfcf-b6a38151d815',
    },
  ],

  compute({ balance, annualRate, months, plan, start, own, interestBy, setupFee, partFee }, { minorDigits, show }) {
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const principalMinor = toMinor(balance, minorDigits) ?? 0
    if (principalMinor < 1) return problem('balance', 'must be at least one unit of the smallest coin')
    const ownMinor = own === undefined ? undefined : toMinor(own, minorDigits)
    const monthOf = paymentCalendar(start, 12)
    const days = daysOf[plan]
    const dayOf = paymentCalendar(start, days === 7 ? 52 : 26)
    if (!monthOf || !dayOf) return problem('start', 'must be a day of the calendar')
    const monthly = {
      principalMinor,
      ratePerPeriod: annualRate / 12,
      firstDate: monthOf(1) ?? start,
      ...(ownMinor === undefined ? { periods: Math.max(1, Math.round(months)) } : { instalmentMinor: ownMinor }),
    }
    const plain = loanSchedule(monthly)
    if (plain.kind === 'refused')
      return plain.reason === 'instalment-too-small'
        ? problem('own', `must be more than the first month’s interest of ${show.money(money(plain.interestMinor))}`)
        : problem(ownMinor === undefined ? 'balance' : 'own', 'must be larger, so that the loan ends')
    const paymentMinor = plain.instalmentMinor
    const partMinor = Math.ceil(paymentMinor / (days === 7 ? 4 : 2))
    const perPeriod = days === 7 ? annualRate / 52 : annualRate / 26
    const fixed = { ...monthly, instalmentMinor: paymentMinor }
    const quick =
      plan === 'held'
        ? loanSchedule({ ...fixed, extraPayments: gathered(plain.rows, { partMinor, paymentMinor, start }) })
        : loanSchedule({
            principalMinor,
            ratePerPeriod: interestBy === 'days' ? (annualRate * days) / 365 : perPeriod,
            instalmentMinor: partMinor,
            firstDate: dayOf(1) ?? start,
            paymentsPerYear: days === 7 ? 52 : 26,
          })
    if (quick.kind === 'refused') return problem('balance', 'must be larger for so many payments')

    const payoff = lastDay(quick, start)
    const parts = plan === 'held' ? partsUntil(dayOf, payoff) : quick.rows.map(({ date: day = start }) => day)
    const feesMinor = (toMinor(setupFee, minorDigits) ?? 0) + (toMinor(partFee, minorDigits) ?? 0) * parts.length
    const netMinor = plain.interestMinor - quick.interestMinor - feesMinor
    const withMore = (amountMinor: number) => {
      const loan = loanSchedule({ ...fixed, extraPayments: [{ amountMinor, from: 1, every: 1 }] })
      return loan.kind === 'refused' ? plain : loan
    }
    const twelfth = withMore(Math.ceil(paymentMinor / 12))
    const equal = leastExtra(
      (extra) => withMore(extra).interestMinor <= quick.interestMinor,
      plain.interestMinor <= quick.interestMinor ? 0 : principalMinor,
    )
    const wayOf = (way: string, loan: LoanSchedule, fees: number) => ({
      way,
      payoff: lastDay(loan, start),
      interest: money(loan.interestMinor),
      fees: money(fees),
      saved: money(plain.interestMinor - loan.interestMinor - fees),
    })
    const years = byYear(quick, plain, parts)
    return {
      net: money(netMinor),
      part: money(partMinor),
      payoff,
      sooner: monthsBetween(payoff, lastDay(plain, start)),
      interest: money(quick.interestMinor),
      fees: money(feesMinor),
      advice: adviceOf(netMinor, feesMinor, show.money(money(Math.abs(netMinor))), show.money(money(equal))),
      payment: money(paymentMinor),
      monthlyInterest: money(plain.interestMinor),
      equal: money(equal),
      longYears: years.filter(({ parts: count }) => count > (days === 7 ? 52 : 26)).length,
      ways: [
        wayOf('Monthly', plain, 0),
        wayOf('The plan', quick, feesMinor),
        wayOf('Monthly, and a twelfth more', twelfth, 0),
      ],
      years: years.map((year) => ({
        year: year.year,
        parts: year.parts,
        interest: money(year.interestMinor),
        principal: money(year.principalMinor),
        owed: money(year.owedMinor),
        monthly: money(year.monthlyMinor),
      })),
      schedule: quick.rows.map((row) => ({
        date: row.date ?? start,
        paid: money(row.instalmentMinor + row.extraMinor),
        interest: money(row.interestMinor),
        principal: money(row.principalMinor + row.extraMinor),
        owed: money(row.closingMinor),
      })),
    }
  },

  steps: ({ annualRate, own, plan, interestBy }) => [
    { as: 'periods', in: 'count', is: '{months}', rounded: 'nearest' },
    { finds: 'Rate a month', as: 'monthly', in: 'percent', decimals: 6, is: '{annualRate} ÷ 12' },
    own !== undefined
      ? { gives: 'payment', is: '{own}', rounded: 'cents' }
      : annualRate === 0
        ? { gives: 'payment', is: '{balance} ÷ {periods}', rounded: 'cents' }
        : { gives: 'payment', is: '{balance} × {monthly} ÷ (1 − (1 + {monthly})^−{periods})', rounded: 'cents' },
    { gives: 'part', says: plan === 'weekly' ? '{payment} ÷ 4, rounded up' : '{payment} ÷ 2, rounded up' },
    {
      gives: 'schedule.0.interest',
      finds: 'Interest in the first payment',
      is:
        plan === 'held'
          ? '{balance} × {monthly}'
          : interestBy === 'days'
            ? `{balance} × {annualRate} × ${daysOf[plan]} ÷ 365`
            : `{balance} × {annualRate} ÷ ${plan === 'weekly' ? 52 : 26}`,
      rounded: 'cents',
    },
    { gives: 'interest', is: '{schedule.interest}', says: 'The interest of all payments added up' },
    { gives: 'net', is: '{monthlyInterest} − {interest} − {fees}' },
  ],

  charts: [{ kind: 'line', title: 'What is still owed, year by year', of: 'years', x: 'year', y: ['owed', 'monthly'] }],
  examples: [
    {
      name: 'Halves posted at once',
      given: {
        balance: 300_000,
        annualRate: 0.06,
        months: 360,
        plan: 'posted',
        start: '2027-01-01',
        interestBy: 'days',
        setupFee: 0,
        partFee: 0,
      },
      expect: { payment: 1798.65, part: 899.33 },
    },
    {
      name: 'A service that holds the halves',
      given: {
        balance: 300_000,
        annualRate: 0.06,
        months: 360,
        plan: 'held',
        start: '2027-01-01',
        interestBy: 'days',
        setupFee: 300,
        partFee: 2.5,
      },
      expect: { payment: 1798.65 },
    },
  ],
})

const lastDay = ({ rows }: LoanSchedule, start: string) => rows.at(-1)?.date ?? start

/** How many days lie between two days of the calendar. */
const daysFrom = (start: string, end: string) => (Date.parse(end) - Date.parse(start)) / 86_400_000

/** What gathers in the account of a service: once every twelve months all that the monthly payments left over. */
function gathered(
  rows: readonly ScheduleRow[],
  { partMinor, paymentMinor, start }: { partMinor: number; paymentMinor: number; start: string },
) {
  let sent = 0
  return rows
    .filter(({ period }) => period % 12 === 0)
    .map(({ period, date: day = start }) => {
      const amountMinor = Math.floor(daysFrom(start, day) / 14) * partMinor - period * paymentMinor - sent
      sent += amountMinor
      return { amountMinor, from: period }
    })
}

/** The days of the parts that are collected until the last payment is made. */
function partsUntil(dayOf: (part: number) => string | undefined, last: string): string[] {
  const days: string[] = []
  for (let part = 1; (dayOf(part) ?? '9999') <= last; part++) days.push(dayOf(part) ?? last)
  return days
}

function monthsBetween(earlier: string, later: string): number {
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  const whole = monthOf(later) - monthOf(earlier)
  return later.slice(8) < earlier.slice(8) ? Math.max(0, whole - 1) : whole
}

/** The smallest whole amount for which `isEnough` holds, which must hold for `most`. */
function leastExtra(isEnough: (amount: number) => boolean, most: number): number {
  let short = -1
  let enough = most
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2)
    if (isEnough(middle)) enough = middle
    else short = middle
  }
  return enough
}

function byYear(quick: LoanSchedule, plain: LoanSchedule, parts: readonly string[]) {
  const yearOf = (day = '') => day.slice(0, 4)
  const years = [...new Set(plain.rows.map(({ date: day }) => yearOf(day)))]
  let owedMinor = quick.rows[0]?.openingMinor ?? 0
  let monthlyMinor = owedMinor
  return years.map((year) => {
    const rows = quick.rows.filter(({ date: day }) => yearOf(day) === year)
    owedMinor = rows.at(-1)?.closingMinor ?? owedMinor
    monthlyMinor = plain.rows.findLast(({ date: day }) => yearOf(day) === year)?.closingMinor ?? monthlyMinor
    return {
      year,
      parts: parts.filter((day) => yearOf(day) === year).length,
      interestMinor: rows.reduce((sum, row) => sum + row.interestMinor, 0),
      principalMinor: rows.reduce((sum, row) => sum + row.principalMinor + row.extraMinor, 0),
      owedMinor,
      monthlyMinor,
    }
  })
}

function adviceOf(netMinor: number, feesMinor: number, net: string, equal: string) {
  if (netMinor < 0) return { is: 'bad' as const, says: `The fees exceed the interest saved by ${net}.` }
  if (netMinor === 0) return { is: 'plain' as const, says: 'The plan saves nothing.' }
  if (feesMinor > 0)
    return {
      is: 'fair' as const,
      says: `It saves ${net} after fees. Paying ${equal} more each month yourself saves the same interest without them.`,
    }
  return { is: 'good' as const, says: `It saves ${net}, as would paying ${equal} more each month.` }
}
