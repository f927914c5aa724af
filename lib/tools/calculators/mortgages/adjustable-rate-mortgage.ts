import { choice, defineCalculator, duration, integer, money, percent, problem, rate, rows } from '@/lib/kits/calculator'
import { loanSchedule } from '@/lib/engines/loan-schedule'
import { adjustableLoan, type AdjustableRow, type AdjustableTerms } from '@/lib/subjects/finance/adjustable-loan'
import { rootBetween } from '@/lib/base/root'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const terms = 'The loan’s terms'
const limits = 'Caps and floor'

export default defineCalculator({
  inputs: {
    amount: money('Loan', {
      initial: 320_000,
      initialIn: { in: 5_000_000, uk: 240_000, au: 500_000 },
      above: 0,
      max: 1e11,
    }),
    initialRate: rate('First rate', {
      initial: 0.06,
      slider: { to: 0.15, step: 0.00125 },
      initialIn: { in: 0.085, uk: 0.045 },
      per: 'year',
      max: 0.4,
    }),
    fixedMonths: duration('It holds for', {
      initial: 60,
      slider: { from: 1, to: 120, step: 1 },
      min: 1,
      max: 480,
      decimals: 2,
      help: 'Five years for a 5/6 or 5/1 loan. For a tracker type one month, here and between changes.',
    }),
    path: choice('The index', {
      options: { flat: 'Stays', step: 'Moves at each change', list: 'As I list it' },
      initial: 'flat',
      help: 'Nobody knows it. The best and the worst case do not depend on this.',
    }),
    fixedRate: rate('A fixed rate you could have instead', {
      initial: 0.0675,
      slider: { to: 0.15, step: 0.00125 },
      initialIn: { in: 0.09, uk: 0.0475 },
      per: 'year',
      max: 0.4,
    }),
    months: duration('Term', {
      initial: 360,
      slider: { from: 12, to: 480, step: 12 },
      initialIn: { uk: 300, in: 240 },
      min: 2,
      max: 480,
      decimals: 2,
      section: terms,
      refines: true,
    }),
    index: percent('Index today', {
      initial: 0.04,
      slider: { to: 0.12, step: 0.00125 },
      max: 0.4,
      help: 'The published rate that the contract names, such as SOFR or a base rate.',
      section: terms,
      refines: true,
    }),
    margin: percent('Margin', {
      initial: 0.0275,
      slider: { to: 0.06, step: 0.00125 },
      max: 0.4,
      help: 'Added to the index at each change.',
      section: terms,
      refines: true,
    }),
    step: percent('The index moves at each change by', {
      initial: 0.0025,
      slider: { from: -0.01, to: 0.02, step: 0.0025 },
      negative: true,
      min: -0.2,
      max: 0.2,
      shownWhen: { field: 'path', is: 'step' },
      section: terms,
      refines: true,
    }),
    list: rows('Index at each change', {
      row: 'change',
      min: 1,
      max: 40,
      help: 'The last one stays.',
      columns: { index: percent('Index', { initial: 0.04, max: 0.4 }) },
      initial: [{ index: 0.045 }, { index: 0.05 }, { index: 0.04 }],
      shownWhen: { field: 'path', is: 'list' },
      section: terms,
      refines: true,
    }),
    everyMonths: integer('Months between changes', { initial: 6, min: 1, max: 120, section: terms, refines: true }),
    stay: integer('Years you keep the loan', {
      initial: 10,
      min: 1,
      max: 40,
      help: 'For the comparison with the fixed rate.',
      section: terms,
      refines: true,
    }),
    initialCap: percent('First change at most', {
      optional: true,
      initial: 0.02,
      max: 0.4,
      section: limits,
      refines: true,
    }),
    periodicCap: percent('Each later change at most', {
      optional: true,
      initial: 0.01,
      max: 0.4,
      section: limits,
      refines: true,
    }),
    lifetimeCap: percent('Above the first rate at most', {
      initial: 0.05,
      slider: { to: 0.12, step: 0.0025 },
      max: 0.4,
      section: limits,
      refines: true,
    }),
    floor: percent('Lowest rate', {
      initial: 0.0275,
      slider: { to: 0.08, step: 0.0025 },
      max: 0.4,
      help: 'Many contracts set it to the margin.',
      section: limits,
      refines: true,
    }),
    paymentCap: percent('A payment grows at a change by at most', {
      optional: true,
      max: 1,
      help: 'Leave it empty where the contract has none. Interest above the payment is added to the loan.',
      section: limits,
      refines: true,
    }),
    balanceLimit: percent('The balance may reach, of the loan', {
      initial: 1.25,
      slider: { from: 1, to: 1.5, step: 0.05 },
      min: 1,
      max: 2,
      help: 'Beyond it a capped payment is lifted to one that repays the loan.',
      section: limits,
      refines: true,
    }),
  },
  outputs: {
    payment: { kind: 'money', label: 'First payment' },
    second: { kind: 'money', label: 'After the first change', optional: true },
    highest: { kind: 'money', label: 'Highest payment in the worst case' },
    cost: { kind: 'money', label: 'Interest less than the fixed loan, while you keep it', help: 'Negative: more.' },
    breakeven: {
      kind: 'percent',
      label: 'Rise of the index at which both cost the same',
      optional: true,
      help: 'On top of the path you chose, from the first change on.',
    },
    advice: { kind: 'verdict', label: 'Against the fixed rate' },
    growth: { kind: 'verdict', label: 'Negative amortization', optional: true },
    fixedPayment: { kind: 'money', label: 'Payment of the fixed loan', section: 'While you keep it' },
    fixedInterest: { kind: 'money', label: 'Its interest', section: 'While you keep it' },
    interest: { kind: 'money', label: 'Interest of the adjustable loan', section: 'While you keep it' },
    cases: {
      kind: 'table',
      label: 'Three courses of the index',
      columns: {
        course: { kind: 'text', label: 'Course' },
        highestRate: { kind: 'percent', label: 'Highest rate' },
        highest: { kind: 'money', label: 'Highest payment' },
        reached: { kind: 'count', label: 'In month' },
        interest: { kind: 'money', label: 'Interest, whole term' },
        kept: { kind: 'money', label: 'Interest while you keep it' },
        owed: { kind: 'money', label: 'Owed then' },
      },
    },
    course: {
      kind: 'series',
      label: 'Payments',
      columns: {
        month: { kind: 'count', label: 'Month' },
        expected: { kind: 'money', label: 'Your course' },
        best: { kind: 'money', label: 'Best' },
        worst: { kind: 'money', label: 'Worst' },
        fixed: { kind: 'money', label: 'Fixed' },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Every payment on your course',
      columns: {
        month: { kind: 'count', label: 'Month' },
        rate: { kind: 'percent', label: 'Rate', decimals: 3 },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        owed: { kind: 'money', label: 'Still owed' },
      },
      totals: ['paid', 'interest', 'principal'],
    },
  },
  formula:
    'New rate = index + margin, within the cap of the rate before, at most first rate + lifetime cap, at least the floor; new payment = balance × r ÷ (1 − (1 + r)^−months left)',
  limits: [
    'The index is taken on the day of each change; contracts look back some weeks, and some round the rate to an eighth.',
    'The worst case lets the rate rise as fast and as far as its caps allow, the best one fall likewise.',
    'Fees, points and taxes are left out of both loans.',
  ],
  sources: [
    {
      title: 'Illinois Department of Financial and Professional Regulation: Information on Adjustable Rate Mortgages',
      href: 'https://www.idfpr.com/Banks/CONSUMER/Tips/ARMS.ASP',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { amount, initialRate, path, index, margin, step, list, initialCap, periodicCap, paymentCap } = values
    const money = (minor: number) => fromMinor(minor, minorDigits)
    const principalMinor = toMinor(amount, minorDigits) ?? 0
    if (principalMinor < 1) return problem('amount', 'must be at least one unit of the smallest coin')
    const months = Math.max(2, Math.round(values.months))
    const loanTerms: AdjustableTerms = {
      principalMinor,
      months,
      initialRate,
      fixedMonths: Math.max(1, Math.round(values.fixedMonths)),
      everyMonths: values.everyMonths,
      lifetimeCap: values.lifetimeCap,
      floor: values.floor,
      balanceLimit: values.balanceLimit,
      ...(initialCap === undefined ? {} : { initialCap }),
      ...(periodicCap === undefined ? {} : { periodicCap }),
      ...(paymentCap === undefined ? {} : { paymentCap }),
    }
    const indexAt = (change: number) =>
      path === 'flat'
        ? index
        : path === 'step'
          ? index + step * (change + 1)
          : (list[Math.min(change, list.length - 1)]?.index ?? index)
    const withRise = (rise: number) => adjustableLoan(loanTerms, (change) => indexAt(change) + margin + rise)
    const expected = withRise(0)
    const best = withRise(-10)
    const worst = withRise(10)
    const fixed = loanSchedule({ principalMinor, ratePerPeriod: values.fixedRate / 12, periods: months })
    if (!expected || !best || !worst || fixed.kind === 'refused')
      return problem('amount', 'must be larger for so many payments')

    const kept = Math.min(months, values.stay * 12)
    const interestOf = (rowsOf: readonly { interestMinor: number }[], until = kept) =>
      rowsOf.slice(0, until).reduce((sum, row) => sum + row.interestMinor, 0)
    const fixedMinor = interestOf(fixed.rows)
    const excess = (rise: number) => interestOf(withRise(rise) ?? []) - fixedMinor
    const least = interestOf(best) - fixedMinor
    const most = interestOf(worst) - fixedMinor
    const breakeven = least < 0 && most > 0 ? rootBetween(excess, -0.5, 0.5) : undefined
    const costMinor = fixedMinor - interestOf(expected)
    const rowOf = (course: string, rowsOf: readonly AdjustableRow[]) => {
      // What the last month settles is no payment that somebody has to afford month by month.
      const regular = rowsOf.length > 1 ? rowsOf.slice(0, -1) : rowsOf
      const highest = Math.max(...regular.map(({ paymentMinor }) => paymentMinor))
      return {
        course,
        highestRate: Math.max(...rowsOf.map((row) => row.rate)),
        highest: money(highest),
        reached: regular.find(({ paymentMinor }) => paymentMinor === highest)?.month ?? 1,
        interest: money(interestOf(rowsOf, months)),
        kept: money(interestOf(rowsOf)),
        owed: money(rowsOf[kept - 1]?.balanceMinor ?? 0),
      }
    }
    const cases = [rowOf('Your course', expected), rowOf('Best', best), rowOf('Worst', worst)]
    const top = Math.max(...expected.map(({ balanceMinor }) => balanceMinor))
    const last = expected.at(-1)?.paymentMinor ?? 0
    const second = expected[loanTerms.fixedMonths]
    const years = show.count(values.stay)
    const inYears = `over ${years} ${values.stay === 1 ? 'year' : 'years'}`
    const amountOf = (minor: number) => show.money(money(Math.abs(minor)))
    return {
      payment: money(expected[0]?.paymentMinor ?? 0),
      ...(second ? { second: money(second.paymentMinor) } : {}),
      highest: cases[2]?.highest ?? 0,
      cost: money(costMinor),
      ...(breakeven === undefined ? {} : { breakeven }),
      advice:
        most <= 0
          ? { is: 'good', says: `Even in the worst case it costs no more interest than the fixed loan ${inYears}.` }
          : least >= 0
            ? { is: 'bad', says: `Even in the best case it costs no less interest than the fixed loan ${inYears}.` }
            : costMinor === 0
              ? { is: 'fair', says: `On your course both cost the same interest ${inYears}.` }
              : costMinor > 0
                ? {
                    is: 'fair',
                    says: `On your course it costs ${amountOf(costMinor)} less interest ${inYears}, in the worst case ${amountOf(most)} more.`,
                  }
                : { is: 'bad', says: `On your course it costs ${amountOf(costMinor)} more interest ${inYears}.` },
      ...(top > principalMinor
        ? {
            growth: {
              is: 'bad',
              says: `Capped payments do not cover the interest: the balance grows to ${amountOf(top)}, and the last payment is ${amountOf(last)}.`,
            },
          }
        : {}),
      fixedPayment: money(fixed.instalmentMinor),
      fixedInterest: money(fixedMinor),
      interest: money(interestOf(expected)),
      cases,
      course: expected.map(({ month, paymentMinor }, at) => ({
        month,
        expected: money(paymentMinor),
        best: money(best[at]?.paymentMinor ?? 0),
        worst: money(worst[at]?.paymentMinor ?? 0),
        fixed: money(fixed.rows[at]?.instalmentMinor ?? 0),
      })),
      schedule: expected.map((row) => ({
        month: row.month,
        rate: row.rate,
        paid: money(row.paymentMinor),
        interest: money(row.interestMinor),
        principal: money(row.paymentMinor - row.interestMinor),
        owed: money(row.balanceMinor),
      })),
    }
  },

  steps: ({ initialRate, fixedMonths, fixedRate, paymentCap }, { schedule }) => {
    const start = Math.max(1, Math.round(fixedMonths))
    const changed = schedule[start]
    return [
      { as: 'periods', in: 'count', is: '{months}', rounded: 'nearest' },
      { as: 'fixedFor', in: 'count', is: '{fixedMonths}', rounded: 'nearest' },
      initialRate === 0
        ? { gives: 'payment', is: '{amount} ÷ {periods}', rounded: 'cents' }
        : {
            gives: 'payment',
            is: '{amount} × ({initialRate} ÷ 12) ÷ (1 − (1 + {initialRate} ÷ 12)^−{periods})',
            rounded: 'cents',
          },
      ...(changed && (changed.rate ?? 0) > 0 && paymentCap === undefined && start < schedule.length - 1
        ? [
            {
              finds: 'Rate after the first change',
              gives: `schedule.${start}.rate` as const,
              says: 'Index + margin, within the caps and not below the floor',
            },
            {
              gives: 'second' as const,
              is: `{schedule.${start - 1}.owed} × ({schedule.${start}.rate:6} ÷ 12) ÷ (1 − (1 + {schedule.${start}.rate:6} ÷ 12)^−({periods} − {fixedFor}))`,
              rounded: 'cents' as const,
            },
          ]
        : []),
      fixedRate === 0
        ? { gives: 'fixedPayment', is: '{amount} ÷ {periods}', rounded: 'cents' }
        : {
            gives: 'fixedPayment',
            is: '{amount} × ({fixedRate} ÷ 12) ÷ (1 − (1 + {fixedRate} ÷ 12)^−{periods})',
            rounded: 'cents',
          },
      { gives: 'cost', is: '{fixedInterest} − {interest}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'The payment, month by month',
      of: 'course',
      x: 'month',
      y: ['expected', 'best', 'worst', 'fixed'],
    },
  ],
  examples: [
    {
      name: 'A 5/1 loan that rises to its cap',
      given: {
        amount: 200_000,
        initialRate: 0.06,
        fixedMonths: 60,
        path: 'step',
        fixedRate: 0.0675,
        months: 360,
        index: 0.04,
        margin: 0.0275,
        step: 0.01,
        everyMonths: 12,
        stay: 7,
        initialCap: 0.02,
        periodicCap: 0.02,
        lifetimeCap: 0.05,
        floor: 0.0275,
        balanceLimit: 1.25,
      },
      expect: { payment: 1199.1 },
    },
  ],
})
