import {
  choice,
  date,
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
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { payment } from '@/lib/subjects/finance/annuity'
import { rootBetween } from '@/lib/base/root'
import { savingsPlan } from '@/lib/subjects/finance/savings-plan'
import { calendarLength } from '@/lib/subjects/time/calendar'

const solves = (...kinds: readonly ('monthly' | 'time' | 'rate')[]) => ({ field: 'find', is: kinds })
const several = 'Several goals'
const longest = 1200

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { monthly: 'The saving', time: 'The time', rate: 'The return' },
      initial: 'monthly',
    }),
    target: money('Target', { initial: 25_000, initialIn: { in: 1_000_000, jp: 3_000_000 }, above: 0, max: 1e11 }),
    current: money('Saved already', { initial: 2000, initialIn: { in: 50_000, jp: 200_000 }, max: 1e11 }),
    months: duration('Time', {
      initial: 60,
      slider: { from: 6, to: 360, step: 6 },
      min: 1,
      max: longest,
      decimals: 0,
      shownWhen: solves('monthly', 'rate'),
    }),
    monthly: money('You save a month', {
      initial: 350,
      initialIn: { in: 12_000, jp: 40_000 },
      max: 1e9,
      shownWhen: solves('time', 'rate'),
    }),
    returnRate: rate('Return', {
      initial: 0.04,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 1,
      shownWhen: solves('monthly', 'time'),
    }),
    from: date('Counted from', {
      optional: true,
      help: 'With both days filled in, the whole months between them count instead of the time.',
      shownWhen: solves('monthly', 'rate'),
      section: 'Day',
      refines: true,
    }),
    by: date('Needed by', { optional: true, shownWhen: solves('monthly', 'rate'), section: 'Day', refines: true }),
    prices: choice('The target is in', {
      options: { later: 'Money of that day', today: 'Today’s money' },
      initial: 'later',
      section: 'Finer points',
      refines: true,
    }),
    inflation: rate('Inflation', {
      initial: 0.025,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.5,
      help: 'Raises a target in today’s money.',
      section: 'Finer points',
      refines: true,
    }),
    increase: rate('Saving grows by', {
      initial: 0,
      slider: { to: 0.2, step: 0.005 },
      per: 'year',
      max: 0.5,
      section: 'Finer points',
      refines: true,
    }),
    taxRate: percent('Tax on the return', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      help: 'Taken each year.',
      section: 'Finer points',
      refines: true,
    }),
    timing: choice('Saved at the', {
      options: { end: 'End of each month', start: 'Start of each month' },
      initial: 'end',
      section: 'Finer points',
      refines: true,
    }),
    budget: money('Budget a month', {
      initial: 500,
      initialIn: { in: 20_000, jp: 50_000 },
      max: 1e9,
      section: several,
      refines: true,
    }),
    goals: rows('Goals, the most important first', {
      row: 'goal',
      columns: {
        name: text('Goal', { maxLength: 40 }),
        amount: money('Amount', { above: 0, max: 1e10 }),
        months: integer('In months', { min: 1, max: 600 }),
      },
      initial: [],
      min: 0,
      max: 5,
      help: 'Each month the budget goes down the list: every goal gets what it needs from there on, as far as the budget lasts.',
      section: several,
      refines: true,
    }),
  },
  outputs: {
    needed: { kind: 'money', label: 'Monthly saving needed', optional: true },
    timeNeeded: { kind: 'count', label: 'Months until the target', optional: true },
    rateNeeded: { kind: 'percent', label: 'Return needed a year', decimals: 3, optional: true },
    verdict: { kind: 'verdict', label: 'Your goal' },
    goal: { kind: 'money', label: 'Target on that day' },
    end: { kind: 'money', label: 'Saved by then' },
    paidIn: { kind: 'money', label: 'You pay in' },
    earned: { kind: 'money', label: 'Return after tax' },
    goalsTable: {
      kind: 'table',
      label: 'Goals in order',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Goal' },
        amount: { kind: 'money', label: 'Amount' },
        first: { kind: 'money', label: 'First month' },
        saved: { kind: 'money', label: 'Saved by its day' },
        funded: { kind: 'percent', label: 'Reached', decimals: 1 },
        shortfall: { kind: 'money', label: 'Missing' },
      },
      totals: ['amount', 'first', 'shortfall'],
    },
    table: {
      kind: 'table',
      label: 'Month by month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        paid: { kind: 'money', label: 'Paid in' },
        earned: { kind: 'money', label: 'Return' },
        balance: { kind: 'money', label: 'Balance' },
      },
      totals: ['paid', 'earned'],
    },
  },
  formula:
    'Target = savings × (1 + i)^n + payment × ((1 + i)^n − 1) ÷ i, with i = (1 + return after tax)^(1 ÷ 12) − 1 and n months; solved for the payment, the months or the return',
  limits: [
    'The return is the same in every month and is an effective yearly rate.',
    'Tax on the return is taken as it arises, at one rate.',
    'The time found is the first month at whose end the balance reaches the target.',
    'Goals on the list share return and tax, but start from nothing and end on their own day.',
  ],
  sources: [
    {
      title: 'OASIS OpenFormula 1.2, functions PMT, NPER and RATE',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
    {
      title: 'U.S. Securities and Exchange Commission, Investor.gov: Savings goal calculator',
      href: 'https://www.investor.gov/financial-tools-calculators/calculators/savings-goal-calculator',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { find, target, current, monthly, returnRate, from, by, prices, inflation, increase, taxRate, timing } =
      values
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    const isDated = from !== undefined && by !== undefined && find !== 'time'
    const length = isDated && by > from ? calendarLength(from, by) : undefined
    const span = isDated ? (length ? length.years * 12 + length.months : 0) : values.months
    if (find !== 'time' && (span < 1 || span > longest))
      return problem('by', `must be at least a month and at most ${longest / 12} years after the first day`)
    const growth = Math.log1p(returnRate * (1 - taxRate))
    const goalAfter = (months: number) => coins(prices === 'today' ? target * (1 + inflation) ** (months / 12) : target)
    const planOf = (force: number, months: number, principal: number, amount: number) =>
      savingsPlan({
        principal,
        forceOfInterest: force,
        years: months / 12,
        payment: amount,
        paymentsPerYear: 12,
        timing,
        yearlyIncrease: increase,
      }).balance

    let months = span
    let amount = monthly
    let force = growth
    if (find === 'monthly') {
      const alone = planOf(growth, span, current, 0)
      amount = Math.max(0, (goalAfter(span) - alone) / planOf(growth, span, 0, 1))
    } else if (find === 'time') {
      const found = firstMonth(values, growth, goalAfter)
      if (found === undefined)
        return problem('monthly', 'must be more: the target is not reached within a hundred years')
      months = found
    } else {
      const short = (one: number) => planOf(one, span, current, monthly) - goalAfter(span)
      const [low, high] = [Math.log(0.01), Math.log(11)]
      if (short(high) < 0)
        return problem('monthly', 'must be more, or the time longer: no return below 1,000% a year reaches the target')
      if (short(low) > 0) return problem('monthly', 'must be less: what you pay in is more than the target by itself')
      force = rootBetween(short, low, high)
    }
    const goal = goalAfter(months)
    const alone = coins(planOf(force, months, current, 0))
    const table = monthsOf(values, force, months, amount, coins)
    const end = table.at(-1)?.balance ?? current
    const paidIn = coins(table.reduce((sum, row) => sum + row.paid, 0))
    const rateNeeded = Math.expm1(force) / (1 - taxRate)
    if (!Number.isFinite(end + paidIn + amount)) return problem('target', 'must be smaller')
    const isMet = alone >= goal && find !== 'rate'
    return {
      ...(find === 'monthly' ? { needed: coins(amount) } : {}),
      ...(find === 'time' ? { timeNeeded: months } : {}),
      ...(find === 'rate' ? { rateNeeded } : {}),
      verdict: isMet
        ? { is: 'good', says: months === 0 ? 'You have it already.' : 'What you have grows to the target by itself.' }
        : find === 'rate' && rateNeeded <= 0
          ? { is: 'good', says: 'Your saving reaches the target without any return.' }
          : find === 'rate' && rateNeeded > 0.1
            ? { is: 'bad', says: 'No safe investment returns that much: save more or take longer.' }
            : {
                is: 'plain',
                says: `${show.money(paidIn)} is paid in; the return adds ${show.money(coins(end - current - paidIn))}.`,
              },
      goal,
      end,
      paidIn,
      earned: coins(end - current - paidIn),
      ...(values.goals.length === 0 ? {} : { goalsTable: inOrder(values.goals, values.budget, growth, coins) }),
      table,
    }
  },

  steps({ find, timing, increase }, { needed, rateNeeded, table }) {
    const count = { kind: 'count' as const, value: table.length }
    const isLevel = increase === 0 && timing === 'end'
    return [
      { gives: 'end', is: '{current} + {paidIn} + {earned}', rounded: 'cents' },
      {
        finds: 'Return a month, after tax',
        as: 'i',
        in: 'percent',
        decimals: 6,
        is: '(1 + {returnRate} × (1 − {taxRate}))^(1 ÷ 12) − 1',
        unless: { field: 'find', is: 'rate' },
      },
      {
        gives: find === 'monthly' && isLevel && (needed ?? 0) > 0 ? 'needed' : undefined,
        is: '({goal} − {current} × (1 + {i})^{n}) × {i} ÷ ((1 + {i})^{n} − 1)',
        rounded: 'cents',
        with: { n: count },
        unless: { field: 'returnRate', is: 0 },
      },
      { gives: 'timeNeeded', says: 'The first month whose balance is not below the target' },
      {
        gives: rateNeeded === undefined ? undefined : 'rateNeeded',
        says: 'The return at which the payments grow to the target',
      },
    ]
  },

  charts: [{ kind: 'line', title: 'On the way to the target', of: 'table', x: 'month', y: ['balance'], area: true }],
  examples: [
    {
      name: 'A deposit for a flat',
      given: {
        find: 'monthly',
        target: 25_000,
        current: 2000,
        months: 60,
        returnRate: 0.04,
        from: undefined,
        by: undefined,
        prices: 'later',
        increase: 0,
        taxRate: 0,
        timing: 'end',
        goals: [],
      },
      expect: { needed: 340.99 },
    },
    {
      name: 'Three wishes and one budget',
      given: {
        find: 'time',
        target: 20_000,
        current: 0,
        monthly: 400,
        returnRate: 0,
        prices: 'later',
        increase: 0,
        taxRate: 0,
        timing: 'end',
        budget: 500,
        goals: [
          { name: 'Emergency fund', amount: 3000, months: 12 },
          { name: 'Car', amount: 6000, months: 24 },
          { name: 'Trip', amount: 4000, months: 24 },
        ],
      },
      expect: { timeNeeded: 50 },
    },
  ],
})

interface Saver {
  current: number
  monthly: number
  increase: number
  timing: 'start' | 'end'
}

function stepMonth(balance: number, deposit: number, factor: number, timing: 'start' | 'end'): number {
  return timing === 'start' ? (balance + deposit) * factor : balance * factor + deposit
}

/** The first month at whose end the balance is not below the target, to the coin; 0 where it is so today. */
function firstMonth(saver: Saver, force: number, goalAfter: (months: number) => number): number | undefined {
  const factor = Math.exp(force / 12)
  let balance = saver.current
  for (let month = 0; month <= longest; month++) {
    if (balance >= goalAfter(month) - 1e-6) return month
    const deposit = saver.monthly * (1 + saver.increase) ** Math.floor(month / 12)
    balance = stepMonth(balance, deposit, factor, saver.timing)
  }
  return undefined
}

function monthsOf(
  { current, increase, timing }: Saver,
  force: number,
  months: number,
  amount: number,
  coins: (amount: number) => number,
) {
  const factor = Math.exp(force / 12)
  let balance = current
  let total = 0
  let before = { paid: 0, balance: coins(current) }
  return Array.from({ length: months }, (_, index) => {
    const deposit = amount * (1 + increase) ** Math.floor(index / 12)
    balance = stepMonth(balance, deposit, factor, timing)
    total += deposit
    const now = { paid: coins(total), balance: coins(balance) }
    const paid = coins(now.paid - before.paid)
    const row = { month: index + 1, paid, earned: coins(now.balance - before.balance - paid), balance: now.balance }
    before = now
    return row
  })
}

/** Each month the budget goes down the list; every goal gets the level amount that it still needs, as far as the budget lasts. */
function inOrder(
  goals: readonly { name: string; amount: number; months: number }[],
  budget: number,
  force: number,
  coins: (amount: number) => number,
) {
  const monthly = Math.expm1(force / 12)
  const pots = goals.map((goal) => ({ goal, saved: 0, first: 0 }))
  const last = Math.max(...goals.map(({ months }) => months))
  for (let month = 0; month < last; month++) {
    let left = budget
    for (const pot of pots) {
      const remaining = pot.goal.months - month
      if (remaining <= 0) continue
      const needs = Math.max(0, -(payment(monthly, remaining, pot.saved, -pot.goal.amount) ?? 0) * -1)
      const given = Math.min(left, needs)
      left -= given
      if (month === 0) pot.first = given
      pot.saved = pot.saved * (1 + monthly) + given
    }
  }
  return pots.map(({ goal, saved, first }) => {
    const reached = Math.min(coins(saved), goal.amount)
    return {
      name: goal.name,
      amount: goal.amount,
      first: coins(first),
      saved: reached,
      funded: reached / goal.amount,
      shortfall: coins(goal.amount - reached),
    }
  })
}
