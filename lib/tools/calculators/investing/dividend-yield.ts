import { choice, defineCalculator, money, number, percent, problem, rate, rows } from '@/lib/kits/calculator'
import { compareAmounts, compareRates } from '@/lib/base/money/compare-amounts'

const perYear = { monthly: 12, quarterly: 4, half: 2, yearly: 1 } as const
const share = { kind: 'percent', decimals: 2 } as const
const times = { kind: 'number', decimals: 2, unit: '×' } as const
const aShare = { kind: 'money', decimals: 4 } as const
const fromPayments = { field: 'from', is: 'payments' } as const
const fromRate = { field: 'from', is: 'rate' } as const
const shownYears = 30
const holding = { section: 'Your holding', refines: true } as const

export default defineCalculator({
  inputs: {
    price: money('Price of a share', { initial: 48, above: 0, max: 1e9 }),
    from: choice('Dividends', {
      options: { payments: 'Payments that were made', rate: 'Annual rate' },
      initial: 'payments',
    }),
    payments: rows('Payments a share, oldest first', {
      row: 'payment',
      columns: {
        amount: money('Amount', { max: 1e9 }),
        kind: choice('Kind', { options: { regular: 'Regular', special: 'Special' }, initial: 'regular' }),
      },
      initial: [
        { amount: 0.4, kind: 'regular' },
        { amount: 0.4, kind: 'regular' },
        { amount: 0.42, kind: 'regular' },
        { amount: 0.42, kind: 'regular' },
      ],
      min: 1,
      max: 24,
      shownWhen: fromPayments,
      help: 'Those of twelve months, or of two years: then each is held against the one a year before. Special dividends stay out of every ratio.',
    }),
    annual: money('Annual dividend a share', {
      initial: 1.68,
      max: 1e9,
      shownWhen: fromRate,
      help: 'As announced for the coming year.',
    }),
    eps: money('Earnings a share', {
      optional: true,
      initial: 3.1,
      negative: true,
      min: -1e9,
      max: 1e9,
      help: 'Of the last twelve months, after preferred dividends.',
    }),
    shares: number('Shares you hold', { initial: 200, min: 0, max: 1e9 }),
    often: choice('Paid', {
      options: { monthly: 'Monthly', quarterly: 'Quarterly', half: 'Half-yearly', yearly: 'Yearly' },
      initial: 'quarterly',
      shownWhen: fromPayments,
      refines: true,
    }),
    pattern: choice('Payments of one year are', {
      options: { auto: 'As they look', alike: 'Alike', uneven: 'Unequal, as interim and final' },
      initial: 'auto',
      as: 'menu',
      shownWhen: fromPayments,
      refines: true,
      help: 'Unequal ones are expected to come again as in the last year; of those alike the last one is taken for all.',
    }),
    next: money('Next regular payment', {
      optional: true,
      max: 1e9,
      shownWhen: fromPayments,
      refines: true,
      help: 'Left empty: as much as the last regular one, or the one a year before it where they are unequal.',
    }),
    cashFlow: money('Free cash flow a share', {
      optional: true,
      initial: 2.6,
      negative: true,
      min: -1e9,
      max: 1e9,
      refines: true,
    }),
    high: percent('Payout that you call high', {
      initial: 0.75,
      max: 5,
      slider: { to: 1.5, step: 0.05 },
      refines: true,
    }),
    cost: money('What you paid a share', { optional: true, initial: 36, above: 0, max: 1e9, ...holding }),
    tax: percent('Tax on dividends', { initial: 0.15, max: 1, slider: { to: 0.5, step: 0.01 }, ...holding }),
    growth: rate('Dividend growth', {
      initial: 0.05,
      per: 'year',
      negative: true,
      min: -0.9,
      max: 1,
      slider: { from: -0.1, to: 0.2, step: 0.005 },
      ...holding,
    }),
    target: percent('Yield on cost you want', {
      initial: 0.08,
      above: 0,
      max: 10,
      slider: { from: 0.01, to: 0.2, step: 0.005 },
      ...holding,
    }),
  },
  outputs: {
    forward: { ...share, label: 'Forward yield', help: 'The next year’s regular dividends ÷ price.' },
    trailing: { ...share, label: 'Trailing yield', optional: true, help: 'Those of the last twelve months ÷ price.' },
    payout: { ...share, label: 'Payout of earnings', optional: true },
    cover: { ...times, label: 'Dividend cover', optional: true, help: 'Earnings ÷ dividend.' },
    verdict: { kind: 'verdict', label: 'How safe it looks' },
    forwardNet: { ...share, label: 'Forward yield after tax', section: 'Yields' },
    trailingNet: { ...share, label: 'Trailing yield after tax', optional: true, section: 'Yields' },
    onCost: { ...share, label: 'Yield on cost', optional: true, section: 'Yields' },
    ahead: { ...aShare, label: 'Dividend of the next year', section: 'A share' },
    behind: { ...aShare, label: 'Regular dividends of the last year', optional: true, section: 'A share' },
    special: { ...aShare, label: 'Special dividends left out', optional: true, section: 'A share' },
    income: { kind: 'money', label: 'Income a year', section: 'Your holding' },
    incomeNet: { kind: 'money', label: 'Income a year after tax', section: 'Your holding' },
    years: {
      kind: 'number',
      label: 'Years until the yield on cost you want',
      decimals: 1,
      unit: 'years',
      optional: true,
      section: 'Your holding',
    },
    cashPayout: { ...share, label: 'Payout of free cash flow', optional: true, section: 'Covered by' },
    cashCover: { ...times, label: 'Cover by free cash flow', optional: true, section: 'Covered by' },
    byYear: {
      kind: 'table',
      label: 'If the dividend grows as entered',
      columns: {
        year: { kind: 'count', label: 'Year' },
        dividend: { ...aShare, label: 'Dividend a share' },
        onCost: { ...share, label: 'Yield on cost' },
        incomeNet: { kind: 'money', label: 'Income after tax' },
      },
    },
  },
  formula:
    'Forward yield = next regular payment × payments a year ÷ price; where interim and final differ, the payments of the last year ÷ price, the oldest replaced by the next one if it is known. Trailing yield = regular dividends of twelve months ÷ price. Payout = dividend ÷ earnings a share. Cover = earnings a share ÷ dividend. Yield on cost = next year’s dividend ÷ what you paid',
  limits: [
    'The next year’s dividend is an expectation. Boards cut it without notice.',
    'Payments look unequal where two half-yearly ones differ, or where those of a year go up and down or rise by more than half.',
    'Tax is one rate on the whole dividend, without allowances and credits.',
    'Income is that of the shares held now; nothing is reinvested.',
  ],
  sources: [
    { title: 'CFA Institute: Analysis of Dividends and Share Repurchases, payout and coverage ratios' },
    {
      title: 'Treasury Today: Dividend ratios (2009)',
      href: 'https://treasurytoday.com/treasury-practice/dividend-ratios/',
    },
  ],

  compute(values, { show, minorDigits }) {
    const { price, from, payments, eps, cashFlow, cost, tax, growth, target, shares } = values
    const regular = payments.filter(({ kind }) => kind === 'regular')
    const last = regular[regular.length - 1]
    if (from === 'payments' && !last)
      return problem('payments', 'must include a regular payment: special ones say nothing about the next')
    const count = perYear[values.often]
    const ofYear = regular.slice(-count)
    const isUneven = unevenWithin(ofYear, count, values.pattern)
    const [oldest] = ofYear
    const behind = from === 'payments' ? sumOf(ofYear) : undefined
    const ahead = from === 'payments' ? comingYear() : values.annual
    const special = from === 'payments' ? sumOf(specialsOf(payments, count)) : 0
    const paid = behind ?? ahead
    const payout = ratioOf(paid, eps)
    const cashPayout = ratioOf(paid, cashFlow)
    const onCost = cost === undefined ? undefined : ahead / cost
    return {
      forward: ahead / price,
      trailing: behind === undefined ? undefined : behind / price,
      payout,
      cover: ratioOf(eps, paid),
      verdict: judgement(),
      forwardNet: (ahead / price) * (1 - tax),
      trailingNet: behind === undefined ? undefined : (behind / price) * (1 - tax),
      onCost,
      ahead,
      behind,
      special: special > 0 ? special : undefined,
      income: ahead * shares,
      incomeNet: ahead * shares * (1 - tax),
      cashPayout,
      cashCover: ratioOf(cashFlow, paid),
      years: onCost === undefined ? undefined : yearsUntil(onCost),
      byYear: Array.from({ length: shownYears }, (_, at) => {
        const dividend = ahead * (1 + growth) ** at
        return {
          year: at + 1,
          dividend,
          onCost: cost === undefined ? null : dividend / cost,
          incomeNet: dividend * shares * (1 - tax),
        }
      }),
    }

    /** Of positive figures; without meaning where the divisor is none. */
    function ratioOf(part: number | undefined, whole: number | undefined) {
      return part === undefined || whole === undefined || whole <= 0 ? undefined : part / whole
    }

    function yearsUntil(now: number) {
      if (compareRates(now, target) >= 0) return 0
      return growth > 0 && now > 0 ? Math.log(target / now) / Math.log(1 + growth) : undefined
    }

    function judgement() {
      if (compareAmounts(paid, 0, minorDigits) === 0 && paid === 0)
        return { is: 'plain' as const, says: 'No dividend is paid. There is nothing to cover.' }
      const flags = [
        eps !== undefined && eps <= 0 ? 'there are no earnings to pay it from' : '',
        payout !== undefined && compareRates(payout, 1) > 0 ? 'it is more than the company earns' : '',
        cashFlow !== undefined && cashFlow <= 0 ? 'free cash flow is used up without it' : '',
        cashPayout !== undefined && compareRates(cashPayout, 1) > 0 ? 'it is more than the free cash flow' : '',
        cut() ?? '',
      ].filter((flag) => flag !== '')
      if (flags.length > 0) return { is: 'bad' as const, says: `Warning signs of this dividend: ${flags.join('; ')}.` }
      if (payout === undefined && cashPayout === undefined)
        return { is: 'plain' as const, says: 'Enter earnings or free cash flow a share to see how well it is covered.' }
      const largest = Math.max(payout ?? 0, cashPayout ?? 0)
      const written = `The dividend takes ${show.percent(largest, 0)} of ${largest === payout ? 'earnings' : 'free cash flow'}`
      return compareRates(largest, values.high) > 0
        ? { is: 'fair' as const, says: `${written}, more than you call high. A weak year could cost it.` }
        : { is: 'good' as const, says: `${written}; the rest stays in the company.` }
    }

    function comingYear() {
      if (isUneven) return sumOf(ofYear) + (values.next === undefined ? 0 : values.next - (oldest?.amount ?? 0))
      return (values.next ?? last?.amount ?? 0) * count
    }

    /** Held against the payment a year before; against the one just before only where all are alike. */
    function cut() {
      if (from !== 'payments' || !last) return undefined
      const { next } = values
      const yearBefore = regular.length >= count ? regular[regular.length - count] : undefined
      if (next !== undefined && yearBefore && next < yearBefore.amount)
        return 'the next payment is lower than that of a year before'
      const before = regular[regular.length - 1 - count]
      if (before)
        return last.amount < before.amount ? 'the last payment was lower than that of a year before' : undefined
      const justBefore = isUneven ? undefined : regular[regular.length - 2]
      return justBefore && last.amount < justBefore.amount
        ? 'the last payment was lower than the one before'
        : undefined
    }
  },

  steps({ from, payments, next, often, pattern, cost }, { behind, onCost }) {
    const count = perYear[often]
    const regular = payments
      .flatMap(({ kind }, at) => (kind === 'regular' ? [`{payments.${at}.amount}`] : []))
      .slice(-count)
    const isUneven = unevenWithin(payments.filter(({ kind }) => kind === 'regular').slice(-count), count, pattern)
    const paid = behind === undefined ? '{ahead}' : '{behind}'
    return [
      ...(from === 'payments'
        ? [
            { gives: 'behind' as const, is: regular.join(' + ') },
            { gives: 'trailing' as const, is: '{behind} ÷ {price}' },
            {
              gives: 'ahead' as const,
              is: isUneven
                ? `{behind}${next === undefined ? '' : ` − ${regular[0]} + {next}`}`
                : `${next === undefined ? regular[regular.length - 1] : '{next}'} × ${count}`,
            },
          ]
        : []),
      { gives: 'forward', is: '{ahead} ÷ {price}' },
      { gives: 'forwardNet', is: '{forward} × (1 − {tax})' },
      { gives: 'payout', is: `${paid} ÷ {eps}` },
      { gives: 'cover', is: `{eps} ÷ ${paid}` },
      { gives: 'cashPayout', is: `${paid} ÷ {cashFlow}` },
      ...(cost === undefined || onCost === undefined ? [] : [{ gives: 'onCost' as const, is: '{ahead} ÷ {cost}' }]),
      { gives: 'income', is: '{ahead} × {shares}' },
      { gives: 'incomeNet', is: '{income} × (1 − {tax})' },
    ]
  },

  charts: [
    { kind: 'bar', title: 'Income after tax by year', of: 'byYear', x: 'year', y: ['incomeNet'] },
    { kind: 'line', title: 'Yield on cost by year', of: 'byYear', x: 'year', y: ['onCost'], needs: 'onCost' },
  ],
  examples: [
    {
      name: 'A utility held for years',
      given: {
        price: 50,
        from: 'payments',
        payments: [
          { amount: 0.5, kind: 'regular' },
          { amount: 0.5, kind: 'regular' },
          { amount: 1, kind: 'special' },
          { amount: 0.5, kind: 'regular' },
          { amount: 0.55, kind: 'regular' },
        ],
        eps: 4.1,
        shares: 300,
        often: 'quarterly',
        next: undefined,
        cashFlow: 2.5,
        high: 0.75,
        cost: 40,
        tax: 0.2,
        growth: 0.05,
        target: 0.08,
      },
      expect: {
        forward: 0.044,
        trailing: 0.041,
        payout: 0.5,
        cover: 2,
        onCost: 0.055,
        special: 1,
        income: 660,
        incomeNet: 528,
        cashPayout: 0.82,
        years: 7.6797,
        verdict: 'fair',
      },
    },
  ],
})

function sumOf(payments: readonly { amount: number }[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0)
}

/** Largest payment of a year, as a multiple of the smallest, that still passes for a raise. */
const steepestRaise = 1.5

/** Whether a whole year of regular payments follows a pattern such as interim and final. */
function unevenWithin(
  ofYear: readonly { amount: number }[],
  count: number,
  pattern: 'auto' | 'alike' | 'uneven',
): boolean {
  if (pattern === 'alike' || count === 1 || ofYear.length < count) return false
  if (pattern === 'uneven') return true
  const amounts = ofYear.map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  if (count === 2) return least < most
  const isCutOnly = amounts.every((amount, at) => at === 0 || amount <= (amounts[at - 1] ?? amount))
  return most > least * steepestRaise && !isCutOnly
}

/** Special payments since the last regular one that lies more than a year back. */
function specialsOf<P extends { amount: number; kind: 'regular' | 'special' }>(
  payments: readonly P[],
  count: number,
): P[] {
  const places = payments.flatMap(({ kind }, at) => (kind === 'regular' ? [at] : []))
  const lastOutside = places[places.length - count - 1] ?? -1
  return payments.filter(({ kind }, at) => kind === 'special' && at > lastOutside)
}
