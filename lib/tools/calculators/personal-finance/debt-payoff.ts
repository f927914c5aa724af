import { choice, date, defineCalculator, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { payOff, type Debt, type PayoffOrder } from '@/lib/engines/debt-payoff'
import { paymentCalendar } from '@/lib/subjects/finance/payment-dates'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const orders: Readonly<Record<PayoffOrder, string>> = {
  avalanche: 'Highest rate first (avalanche)',
  snowball: 'Smallest balance first (snowball)',
  listed: 'In the order of your list',
  proRata: 'All in proportion',
}

export default defineCalculator({
  inputs: {
    debts: rows('Your debts', {
      row: 'debt',
      min: 1,
      max: 15,
      ownLine: 'name',
      columns: {
        name: text('Debt', { initial: 'Card', maxLength: 30 }),
        balance: money('Owed', { initial: 2000, initialIn: { in: 50_000 }, above: 0, max: 1e9 }),
        rate: percent('APR', { initial: 0.2, max: 2 }),
        rule: choice('Minimum', {
          options: { fixed: 'Fixed sum', share: '% of balance', shareAndInterest: '% and interest' },
          initial: 'fixed',
          as: 'menu',
        }),
        minimum: money('Sum or least sum', { initial: 50, initialIn: { in: 1000 }, max: 1e9 }),
        share: percent('% of balance', { initial: 0.02, max: 1 }),
        promoRate: percent('Promo APR', { initial: 0, max: 2 }),
        promoEnds: date('Promo ends on', { optional: true, min: '1990-01-01', max: '2099-12-31' }),
      },
      initial: [
        {
          name: 'Credit card',
          balance: 5200,
          rate: 0.2399,
          rule: 'shareAndInterest',
          minimum: 35,
          share: 0.01,
          promoRate: 0,
        },
        { name: 'Store card', balance: 1400, rate: 0.199, rule: 'fixed', minimum: 45, share: 0, promoRate: 0 },
        { name: 'Car loan', balance: 9800, rate: 0.069, rule: 'fixed', minimum: 240, share: 0, promoRate: 0 },
      ],
    }),
    budget: money('You can pay a month, in all', { initial: 600, initialIn: { in: 15_000 }, above: 0, max: 1e9 }),
    order: choice('What is left over goes to', { options: orders, initial: 'avalanche', as: 'menu' }),
    firstDate: date('First payment on', { initial: '2027-01-15', min: '1990-01-01', max: '2099-12-31', refines: true }),
    lumps: rows('Lump sums', {
      row: 'lump sum',
      min: 0,
      max: 12,
      columns: {
        amount: money('Amount', { initial: 500, above: 0, max: 1e9 }),
        on: date('On', { initial: '2027-04-15', min: '1990-01-01', max: '2099-12-31' }),
      },
      initial: [],
      refines: true,
    }),
  },
  outputs: {
    free: { kind: 'date', label: 'Free of debt on', optional: true },
    verdict: { kind: 'verdict', label: 'What the plan does' },
    months: { kind: 'count', label: 'Months', optional: true },
    interest: { kind: 'money', label: 'Interest', optional: true },
    saved: { kind: 'money', label: 'Interest saved against minimums alone', optional: true },
    owed: { kind: 'money', label: 'Owed today' },
    minimums: { kind: 'money', label: 'Minimums of the first month' },
    growing: { kind: 'verdict', label: 'Debts that grow', optional: true },
    compared: {
      kind: 'table',
      label: 'The same money in another order',
      columns: {
        order: { kind: 'text', label: 'Order' },
        months: { kind: 'count', label: 'Months' },
        free: { kind: 'date', label: 'Free on' },
        interest: { kind: 'money', label: 'Interest' },
        firstCleared: { kind: 'count', label: 'First debt gone in month' },
      },
    },
    list: {
      kind: 'table',
      label: 'Debt by debt, in the order of payoff',
      columns: {
        position: { kind: 'count', label: 'Place' },
        name: { kind: 'text', label: 'Debt' },
        owed: { kind: 'money', label: 'Owed today' },
        interest: { kind: 'money', label: 'Interest' },
        cleared: { kind: 'date', label: 'Gone on' },
        alone: { kind: 'count', label: 'Months on minimums' },
      },
      totals: ['owed', 'interest'],
    },
    path: {
      kind: 'table',
      label: 'Month by month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        date: { kind: 'date', label: 'Date' },
        paid: { kind: 'money', label: 'Paid' },
        interest: { kind: 'money', label: 'Interest' },
        first: { kind: 'money', label: 'First to go' },
        second: { kind: 'money', label: 'Second' },
        third: { kind: 'money', label: 'Third' },
        later: { kind: 'money', label: 'All others' },
        owed: { kind: 'money', label: 'Still owed' },
      },
      totals: ['paid', 'interest'],
    },
  },
  formula:
    'Each month: interest = balance × APR ÷ 12; every minimum is paid; what is left of the budget goes to one debt, and on to the next when it is gone',
  limits: [
    'Interest is added once a month at a twelfth of the APR; a card that counts days differs by little.',
    'A percentage minimum is taken from the balance with the month’s interest, a percentage with interest from the balance before it.',
    'A promotional rate holds through the last payment on or before its end. Deferred interest that a store adds afterwards is not modelled.',
    'Minimums alone: each debt is paid by itself and a freed payment is not used. A debt counts as never cleared after 100 years.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: reducing debt worksheet, highest interest rate and snowball method',
      href: 'https://www.consumerfinance.gov/about-us/blog/how-reduce-your-debt/',
    },
    {
      title: 'Microsoft Support: NPER function',
      href: 'https://support.microsoft.com/en-us/office/nper-function-240535b5-6653-4d2d-bfcf-b6a38151d815',
    },
  ],

  compute({ debts, budget, order, firstDate, lumps }, { minorDigits, show }) {
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const dateOf = paymentCalendar(firstDate, 12)
    const dates = Array.from({ length: 1200 }, (_, at) => dateOf?.(at) ?? '9999-12-31')
    const sums: { month: number; amountMinor: number }[] = []
    for (const { amount, on } of lumps) {
      const at = dates.findIndex((day) => day >= on)
      if (at < 0) return problem('lumps', 'must each fall within a hundred years of the first payment')
      sums.push({ month: at + 1, amountMinor: minor(amount) })
    }
    const owing: Debt[] = debts.map(({ balance, rate, rule, minimum, share, promoRate, promoEnds }) => {
      const floorMinor = minor(minimum)
      return {
        balanceMinor: minor(balance),
        rateIn: (month) => (promoEnds !== undefined && (dates[month - 1] ?? '') <= promoEnds ? promoRate : rate),
        minimum: rule === 'fixed' ? { kind: 'fixed', amountMinor: floorMinor } : { kind: rule, share, floorMinor },
      }
    })
    const owedMinor = owing.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0)
    if (owedMinor === 0) return problem('debts', 'must add up to at least the smallest coin')
    const budgetMinor = minor(budget)
    const inOrder = (which: PayoffOrder) =>
      payOff({ debts: owing, order: which, lumps: sums, unpaid: 'compounds', budgetMinor: () => budgetMinor })
    const plan = inOrder(order)
    if (plan.kind === 'short')
      return problem(
        'budget',
        `must be at least ${show.money(money(plan.neededMinor))}, the minimums of ${plan.month === 1 ? 'the first month' : `month ${show.count(plan.month)}`}`,
      )
    const alone = payOff({ debts: owing, order: 'listed', unpaid: 'compounds' })
    if (alone.kind === 'short') return problem('debts', 'must be smaller')
    const names = debts.map(({ name }, at) => name.trim() || `Debt ${at + 1}`)
    const growing = names.filter((_, at) => alone.debts[at]?.grows)
    const ends = plan.months.length
    const ranked = names
      .map((name, at) => ({ name, at, cleared: plan.debts[at]?.clearedIn }))
      .toSorted((one, other) => (one.cleared ?? Infinity) - (other.cleared ?? Infinity))
    const owedOn = (month: (typeof plan.months)[number], positions: readonly { at: number }[]) =>
      money(positions.reduce((sum, { at }) => sum + (month.debts[at]?.owedMinor ?? 0), 0))
    const savedMinor = alone.interestMinor - plan.interestMinor
    return {
      ...(plan.clears ? { free: dates[ends - 1] ?? firstDate } : {}),
      verdict: !plan.clears
        ? { is: 'bad', says: 'At this budget the debts grow faster than they are paid. They would never end.' }
        : !alone.clears
          ? {
              is: 'good',
              says: `On minimums alone some of this would never end. With ${show.money(budget)} a month it does, in ${show.count(ends)} ${ends === 1 ? 'month' : 'months'}.`,
            }
          : savedMinor > 0
            ? {
                is: 'good',
                says: `${show.money(money(savedMinor))} less interest than on minimums alone, which would take ${show.count(alone.months.length)} months.`,
              }
            : { is: 'plain', says: 'The budget is what the minimums come to.' },
      ...(plan.clears ? { months: ends, interest: money(plan.interestMinor) } : {}),
      ...(plan.clears && alone.clears ? { saved: money(savedMinor) } : {}),
      owed: money(owedMinor),
      minimums: money(alone.months[0]?.paidMinor ?? 0),
      ...(growing.length > 0
        ? {
            growing: {
              is: 'bad',
              says: `${growing.join(', ')}: a minimum does not cover the interest of its month, so that the debt grows unless more is paid.`,
            },
          }
        : {}),
      compared: (['avalanche', 'snowball', 'listed', 'proRata'] as const).map((which) => {
        const other = which === order ? plan : inOrder(which)
        const clears = other.kind === 'payoff' && other.clears
        const firsts = other.kind === 'payoff' ? other.debts.map(({ clearedIn }) => clearedIn ?? Infinity) : []
        const first = Math.min(...firsts)
        return {
          order: orders[which],
          months: clears ? other.months.length : null,
          free: clears ? (dates[other.months.length - 1] ?? null) : null,
          interest: clears ? money(other.interestMinor) : null,
          firstCleared: Number.isFinite(first) ? first : null,
        }
      }),
      list: ranked.map(({ name, at, cleared }, index) => ({
        position: index + 1,
        name,
        owed: money(owing[at]?.balanceMinor ?? 0),
        interest: plan.clears ? money(plan.debts[at]?.interestMinor ?? 0) : null,
        cleared: cleared === undefined ? null : (dates[cleared - 1] ?? null),
        alone: alone.debts[at]?.clearedIn ?? null,
      })),
      path: plan.months.slice(0, plan.clears ? ends : 120).map((month) => ({
        month: month.month,
        date: dates[month.month - 1] ?? null,
        paid: money(month.paidMinor),
        interest: money(month.interestMinor),
        first: owedOn(month, ranked.slice(0, 1)),
        second: owedOn(month, ranked.slice(1, 2)),
        third: owedOn(month, ranked.slice(2, 3)),
        later: owedOn(month, ranked.slice(3)),
        owed: money(month.owedMinor),
      })),
    }
  },

  steps: [
    { finds: 'First month, interest', gives: 'path.0.interest', says: 'Each balance × its rate ÷ 12' },
    { finds: 'First month, paid', gives: 'path.0.paid', says: 'The minimums of {minimums} and the rest of {budget}' },
    { finds: 'Owed after it', gives: 'path.0.owed', is: '{owed} + {path.0.interest} − {path.0.paid}' },
    { gives: 'interest', is: '{path.paid} − {owed}' },
  ],

  charts: [
    {
      kind: 'stacked',
      title: 'What you owe, by the order in which the debts go',
      of: 'path',
      x: 'month',
      y: ['first', 'second', 'third', 'later'],
    },
  ],
  examples: [
    {
      name: 'Two cards and a car',
      given: {
        debts: [
          {
            name: 'Credit card',
            balance: 5200,
            rate: 0.2399,
            rule: 'shareAndInterest',
            minimum: 35,
            share: 0.01,
            promoRate: 0,
          },
          { name: 'Store card', balance: 1400, rate: 0.199, rule: 'fixed', minimum: 45, share: 0, promoRate: 0 },
          { name: 'Car loan', balance: 9800, rate: 0.069, rule: 'fixed', minimum: 240, share: 0, promoRate: 0 },
        ],
        budget: 600,
        order: 'avalanche',
        firstDate: '2027-01-15',
        lumps: [],
      },
      expect: { months: 32, interest: 2759.65, compared: { at: { 1: { months: 33, interest: 2845.03 } } } },
    },
  ],
})
