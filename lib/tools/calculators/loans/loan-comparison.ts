import {
  choice,
  defineCalculator,
  duration,
  integer,
  money,
  percent,
  problem,
  rate,
  rows,
  text,
} from '@/lib/kits/calculator'
import { payment } from '@/lib/subjects/finance/annuity'
import { annualPercentageRate } from '@/lib/subjects/finance/apr'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

const perYear = { monthly: 12, fortnightly: 26, weekly: 52 }
type Frequency = keyof typeof perYear

export default defineCalculator({
  inputs: {
    loans: rows('Loan offers', {
      row: 'loan',
      min: 1,
      max: 5,
      ownLine: 'name',
      help: 'Leave at 0 what an offer does not have.',
      columns: {
        name: text('Loan', { initial: 'Loan', maxLength: 30 }),
        amount: money('Amount', { initial: 200_000, initialIn: { in: 3_000_000 }, above: 0, max: 1e10 }),
        rate: percent('Rate a year', { initial: 0.06, max: 1 }),
        introRate: percent('First rate', { initial: 0, max: 1 }),
        introMonths: integer('For months', { initial: 0, min: 0, max: 480 }),
        months: integer('Term in months', { initial: 360, min: 1, max: 480 }),
        type: choice('Kind', {
          options: { repayment: 'Repayment', interest: 'Interest only', flat: 'Flat rate' },
          initial: 'repayment',
          as: 'menu',
        }),
        frequency: choice('Paid', {
          options: { monthly: 'Monthly', fortnightly: 'Every two weeks', weekly: 'Weekly' },
          initial: 'monthly',
          as: 'menu',
        }),
        upfront: money('Fees at the start', { initial: 0, max: 1e9 }),
        monthly: money('Fee a month', { initial: 0, max: 1e8 }),
        exit: money('Fee to leave early', { initial: 0, max: 1e9 }),
        cashback: money('Cashback', { initial: 0, max: 1e9 }),
        offset: money('Kept in offset', { initial: 0, max: 1e10 }),
      },
      initial: [
        {
          name: 'Two-year fix',
          amount: 200_000,
          rate: 0.0625,
          introRate: 0.049,
          introMonths: 24,
          months: 360,
          type: 'repayment',
          frequency: 'monthly',
          upfront: 1500,
          monthly: 0,
          exit: 500,
          cashback: 0,
          offset: 0,
        },
        {
          name: 'Thirty-year fix',
          amount: 200_000,
          rate: 0.0575,
          introRate: 0,
          introMonths: 0,
          months: 360,
          type: 'repayment',
          frequency: 'monthly',
          upfront: 3500,
          monthly: 0,
          exit: 0,
          cashback: 0,
          offset: 0,
        },
        {
          name: 'No fees',
          amount: 200_000,
          rate: 0.06,
          introRate: 0,
          introMonths: 0,
          months: 360,
          type: 'repayment',
          frequency: 'monthly',
          upfront: 0,
          monthly: 0,
          exit: 0,
          cashback: 500,
          offset: 0,
        },
      ],
    }),
    keep: duration('You keep the loan for', {
      initial: 60,
      slider: { from: 6, to: 360, step: 6 },
      min: 1,
      max: 480,
      decimals: 2,
    }),
    discount: rate('What your money earns elsewhere', {
      initial: 0.03,
      slider: { to: 0.12, step: 0.0025 },
      per: 'year',
      max: 0.5,
      help: 'For costs in today’s money.',
      refines: true,
    }),
  },
  outputs: {
    cost: { kind: 'money', label: 'Lowest cost for the time you keep it' },
    best: { kind: 'verdict', label: 'Which loan' },
    instalment: { kind: 'money', label: 'Its first payment, with fees' },
    apr: { kind: 'percent', label: 'Its rate while you keep it, with fees', optional: true },
    ranking: {
      kind: 'table',
      label: 'The loans, when you leave',
      columns: {
        name: { kind: 'text', label: 'Loan' },
        instalment: { kind: 'money', label: 'First payment' },
        cost: { kind: 'money', label: 'Cost' },
        keptApr: { kind: 'percent', label: 'Rate until then' },
        place: { kind: 'count', label: 'Place' },
      },
    },
    details: {
      kind: 'table',
      label: 'What their costs are made of',
      columns: {
        name: { kind: 'text', label: 'Loan' },
        highest: { kind: 'money', label: 'Highest payment' },
        paid: { kind: 'money', label: 'Paid by then' },
        owed: { kind: 'money', label: 'Owed then' },
        present: { kind: 'money', label: 'In today’s money' },
        apr: { kind: 'percent', label: 'APR, whole term' },
      },
    },
    crossings: {
      kind: 'table',
      label: 'When the cheapest loan changes',
      columns: {
        month: { kind: 'count', label: 'From month' },
        name: { kind: 'text', label: 'Cheapest' },
        cost: { kind: 'money', label: 'Its cost by then' },
      },
    },
    horizon: {
      kind: 'series',
      label: 'Cost by the year in which you leave',
      columns: {
        year: { kind: 'count', label: 'Year' },
        first: { kind: 'money', label: 'First loan' },
        second: { kind: 'money', label: 'Second loan' },
        third: { kind: 'money', label: 'Third loan' },
        fourth: { kind: 'money', label: 'Fourth loan' },
        fifth: { kind: 'money', label: 'Fifth loan' },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Every payment of the cheapest loan',
      columns: {
        number: { kind: 'count', label: 'Payment' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        principal: { kind: 'money', label: 'Principal' },
        owed: { kind: 'money', label: 'Still owed' },
      },
      totals: ['paid', 'interest', 'principal'],
    },
  },
  formula:
    'Cost = fees at the start − cashback + payments + monthly fees + fee to leave + balance − amount, when you leave; rate until then = periods a year × the rate at which all of it is worth nothing',
  limits: [
    'Rates hold as typed; what a later rate will be is a guess.',
    'Settled early, a flat loan owes its balance at the equal rate on what is owed; a contract with the Rule of 78 asks for more.',
    'Money in an offset account stays there for the whole term. It lowers the interest, and payments stay as agreed.',
    'The fee to leave is charged only where something is still owed.',
  ],
  sources: [
    {
      title: 'Microsoft Support: IRR function',
      href: 'https://support.microsoft.com/en-us/office/irr-function-64925eaa-9988-495b-b290-3ad0c163c1bc',
    },
    {
      title: 'Microsoft Support: PMT function',
      href: 'https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441',
    },
  ],

  compute({ loans, keep, discount }, { minorDigits, show }) {
    const minor = (of: number) => toMinor(of, minorDigits) ?? 0
    const money = (of: number) => fromMinor(of, minorDigits)
    const kept = Math.max(1, Math.round(keep))
    const found: Found[] = []
    for (const [at, loan] of loans.entries()) {
      const name = loan.name.trim() || `Loan ${at + 1}`
      const paymentsPerYear = perYear[loan.frequency]
      const payments = Math.max(1, Math.round((loan.months * paymentsPerYear) / 12))
      const amount = minor(loan.amount)
      const upfront = minor(loan.upfront) - minor(loan.cashback)
      if (amount < payments) return problem('loans', `must each be large enough for their payments; ${name} is not`)
      if (upfront >= amount) return problem('loans', `must each leave something after fees; ${name} does not`)
      const fee = roundHalfAway((minor(loan.monthly) * 12) / paymentsPerYear)
      const path = pathOf({ ...loan, amount, payments, paymentsPerYear, offset: minor(loan.offset) })
      const exit = minor(loan.exit)
      const until = (months: number) => Math.min(path.length, Math.floor((months * paymentsPerYear) / 12 + 1e-9))
      const paidBy = path.reduce<number[]>((sums, row) => [...sums, (sums.at(-1) ?? 0) + row.paid + fee], [])
      const leaving = (count: number) => {
        const owed = count === 0 ? amount : (path[count - 1]?.owed ?? 0)
        return { owed, exit: owed > 0 ? exit : 0 }
      }
      const costAt = (months: number) => {
        const count = until(months)
        const end = leaving(count)
        return upfront + (paidBy[count - 1] ?? 0) + end.owed + end.exit - amount
      }
      const aprAt = (count: number) => {
        const end = leaving(count)
        const streams = path.slice(0, count).map(({ paid }, period) => ({
          amount: paid + fee + (period === count - 1 ? end.owed + end.exit : 0),
          count: 1,
          first: period + 1,
        }))
        return annualPercentageRate(amount - upfront, streams, paymentsPerYear)
      }
      const count = Math.max(1, until(kept))
      const end = leaving(count)
      const factor = (1 + discount) ** (-1 / paymentsPerYear)
      const present = path
        .slice(0, count)
        .reduceRight((sum, row) => (sum + row.paid + fee) * factor, end.owed + end.exit)
      found.push({
        name,
        at,
        amount,
        path,
        costAt,
        costMinor: costAt(kept),
        keptApr: aprAt(count),
        row: {
          instalment: money((path[0]?.paid ?? 0) + fee),
          highest: money(Math.max(...path.slice(0, count).map(({ paid }) => paid)) + fee),
          paid: money(paidBy[count - 1] ?? 0),
          owed: money(end.owed),
          cost: money(costAt(kept)),
          present: money(roundHalfAway(upfront + present - amount)),
          apr: aprAt(path.length) ?? null,
        },
      })
    }
    const isEqual = found.every(({ amount }) => amount === found[0]?.amount)
    const ranked = isEqual
      ? found.toSorted((one, other) => one.costMinor - other.costMinor)
      : found.toSorted((one, other) => (one.keptApr ?? -1) - (other.keptApr ?? -1))
    const [best, next] = ranked
    if (!best) return problem('loans', 'must have at least one row')
    const longest = Math.max(...loans.map(({ months }) => months))
    const stay = show.count(kept)
    const after = `${stay} ${kept === 1 ? 'month' : 'months'}`
    const cheapestAt = (months: number) =>
      found.reduce((least, one) => (one.costAt(months) < least.costAt(months) ? one : least))
    const crossings: { month: number; name: string; cost: number }[] = []
    let holder: number | undefined
    for (let month = 1; isEqual && month <= longest; month++) {
      const cheapest = cheapestAt(month)
      if (cheapest.at !== holder) {
        holder = cheapest.at
        crossings.push({ month, name: cheapest.name, cost: money(cheapest.costAt(month)) })
      }
    }
    const costOf = (place: number, year: number) => {
      const one = found[place]
      return one ? money(one.costAt(year * 12)) : null
    }
    const placeOf = (one: (typeof found)[number]) =>
      ranked.findIndex((other) => (isEqual ? other.costMinor === one.costMinor : other.keptApr === one.keptApr)) + 1
    return {
      cost: money(best.costMinor),
      best: !next
        ? {
            is: 'plain',
            says: `${best.name} costs ${best.costMinor === 0 ? 'nothing' : show.money(money(best.costMinor))} in ${after}.`,
          }
        : !isEqual
          ? {
              is: 'fair',
              says: `The amounts differ, so the loans are ranked by their rate over ${after}: ${best.name} has the lowest.`,
            }
          : next.costMinor > best.costMinor
            ? {
                is: 'good',
                says: `${best.name} costs least over ${after}, ${show.money(money(next.costMinor - best.costMinor))} below ${next.name}.`,
              }
            : { is: 'plain', says: `${best.name} and ${next.name} cost the same over ${after}.` },
      instalment: best.row.instalment,
      ...(best.keptApr === undefined ? {} : { apr: best.keptApr }),
      ranking: found.map((one) => ({
        name: one.name,
        instalment: one.row.instalment,
        cost: one.row.cost,
        keptApr: one.keptApr ?? null,
        place: placeOf(one),
      })),
      details: found.map(({ name, row: { highest, paid, owed, present, apr } }) => ({
        name,
        highest,
        paid,
        owed,
        present,
        apr,
      })),
      crossings,
      horizon: Array.from({ length: Math.ceil(longest / 12) }, (_, at) => ({
        year: at + 1,
        first: costOf(0, at + 1),
        second: costOf(1, at + 1),
        third: costOf(2, at + 1),
        fourth: costOf(3, at + 1),
        fifth: costOf(4, at + 1),
      })),
      schedule: best.path.map(({ paid, interest, owed }, at) => ({
        number: at + 1,
        paid: money(paid),
        interest: money(interest),
        principal: money(paid - interest),
        owed: money(owed),
      })),
    }
  },

  steps: ({ loans }, { ranking, details }, show) => {
    const at = Math.max(
      0,
      ranking.findIndex(({ place }) => place === 1),
    )
    const loan = loans[at]
    const inCoins = (of = 0) => fromMinor(toMinor(of, show.currencyDigits) ?? 0, show.currencyDigits)
    const exit = (details[at]?.owed ?? 0) > 0 ? inCoins(loan?.exit) : 0
    return [
      {
        gives: 'cost',
        is: `{upfront} − {cashback} + {details.${at}.paid} + {details.${at}.owed} + {exit} − {amount}`,
        with: {
          upfront: { kind: 'money', value: inCoins(loan?.upfront) },
          cashback: { kind: 'money', value: inCoins(loan?.cashback) },
          exit: { kind: 'money', value: exit },
          amount: { kind: 'money', value: inCoins(loan?.amount) },
        },
      },
      {
        gives: 'apr',
        says: 'Periods a year × the rate at which all payments and the balance are worth what was received',
      },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Cost by the year in which you leave',
      of: 'horizon',
      x: 'year',
      y: ['first', 'second', 'third', 'fourth', 'fifth'],
    },
    { kind: 'bar', title: 'What each loan costs while you keep it', of: 'ranking', x: 'name', y: ['cost'] },
  ],
  examples: [
    {
      name: 'A fee against a higher rate',
      given: {
        loans: [
          {
            name: 'With fees',
            amount: 200_000,
            rate: 0.0575,
            introRate: 0,
            introMonths: 0,
            months: 360,
            type: 'repayment',
            frequency: 'monthly',
            upfront: 3500,
            monthly: 0,
            exit: 0,
            cashback: 0,
            offset: 0,
          },
          {
            name: 'Without fees',
            amount: 200_000,
            rate: 0.06,
            introRate: 0,
            introMonths: 0,
            months: 360,
            type: 'repayment',
            frequency: 'monthly',
            upfront: 0,
            monthly: 0,
            exit: 0,
            cashback: 0,
            offset: 0,
          },
        ],
        keep: 60,
        discount: 0.03,
      },
      expect: { best: 'good' },
    },
  ],
})

interface Found {
  name: string
  at: number
  amount: number
  path: ReturnType<typeof pathOf>
  /** Cost in minor units when the loan is left after so many months. */
  costAt(months: number): number
  costMinor: number
  keptApr: number | undefined
  row: {
    instalment: number
    highest: number
    paid: number
    owed: number
    cost: number
    present: number
    apr: number | null
  }
}

interface Terms {
  amount: number
  rate: number
  introRate: number
  introMonths: number
  payments: number
  paymentsPerYear: number
  type: 'repayment' | 'interest' | 'flat'
  frequency: Frequency
  offset: number
}

/** Every payment in whole minor units, fees left out; the last takes what is owed. */
function pathOf({ amount, rate: later, introRate, introMonths, payments, paymentsPerYear, type, offset }: Terms) {
  const introEnds = Math.round((introMonths * paymentsPerYear) / 12)
  const flatDue = roundHalfAway((amount * (1 + (later * payments) / paymentsPerYear)) / payments)
  const flatRate =
    type === 'flat' ? (annualPercentageRate(amount, [{ amount: flatDue, count: payments, first: 1 }], 1) ?? 0) : 0
  const path: { paid: number; interest: number; owed: number }[] = []
  let owed = amount
  let due = flatDue
  for (let period = 1; period <= payments && owed > 0; period++) {
    const yearly = period <= introEnds ? introRate : later
    const periodic = type === 'flat' ? flatRate : yearly / paymentsPerYear
    if (type === 'repayment' && (period === 1 || period === introEnds + 1))
      due = roundHalfAway(payment(periodic, payments - period + 1, -owed) ?? 0)
    const interest = roundHalfAway(Math.max(0, owed - offset) * periodic)
    const agreed = type === 'interest' ? interest : due
    const paid = period === payments ? owed + interest : Math.min(agreed, owed + interest)
    owed += interest - paid
    path.push({ paid, interest, owed })
  }
  return path
}
