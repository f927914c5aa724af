import { choice, defineCalculator, money, number, percent, problem, rate, type Verdict } from '@/lib/kits/calculator'
import { rootBetween } from '@/lib/base/root'
import type { Show } from '@/lib/base/format/show'
import { compareRates } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'

const everyMonths = { monthly: 1, quarterly: 3, halfYearly: 6, yearly: 12 } as const
const longestMonths = 1200

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: { value: 'Final value', contribution: 'Contribution', return: 'Return', time: 'Time' },
      initial: 'value',
    }),
    target: money('Value you want', {
      initial: 250_000,
      initialIn: { in: 5_000_000 },
      above: 0,
      max: 1e12,
      shownWhen: { field: 'find', is: ['contribution', 'return', 'time'] },
    }),
    start: money('Starting amount', { initial: 10_000, initialIn: { in: 200_000 }, max: 1e11 }),
    contribution: money('Contribution', {
      initial: 300,
      initialIn: { in: 10_000 },
      max: 1e9,
      shownWhen: { field: 'find', is: ['value', 'return', 'time'] },
    }),
    frequency: choice('Paid in', {
      options: { monthly: 'Monthly', quarterly: 'Quarterly', halfYearly: 'Half-yearly', yearly: 'Yearly' },
      initial: 'monthly',
      as: 'menu',
      refines: true,
    }),
    timing: choice('When', {
      options: { end: 'End of period', start: 'Start of period' },
      initial: 'end',
      refines: true,
    }),
    increase: percent('Yearly increase of the contribution', {
      initial: 0,
      slider: { to: 0.2, step: 0.005 },
      max: 0.5,
      refines: true,
    }),
    years: number('Years', {
      initial: 20,
      slider: { from: 1, to: 50, step: 1 },
      min: 0,
      max: 80,
      decimals: 0,
      shownWhen: { field: 'find', is: ['value', 'contribution', 'return'] },
    }),
    annualReturn: rate('Return before costs', {
      initial: 0.06,
      slider: { from: -0.1, to: 0.2, step: 0.0025 },
      initialIn: { in: 0.1 },
      per: 'year',
      negative: true,
      min: -0.5,
      max: 0.5,
      shownWhen: { field: 'find', is: ['value', 'contribution', 'time'] },
      section: 'Return and what reduces it',
    }),
    fee: rate('Fees', {
      initial: 0.005,
      slider: { to: 0.03, step: 0.0005 },
      per: 'year',
      max: 0.2,
      help: 'Fund charges and advice, as a share of the assets.',
      section: 'Return and what reduces it',
      refines: true,
    }),
    taxDrag: rate('Tax drag', {
      initial: 0,
      slider: { to: 0.03, step: 0.0005 },
      per: 'year',
      max: 0.2,
      help: 'Tax on dividends and realised gains along the way, as a share of the assets. 0 in a tax-free account.',
      section: 'Return and what reduces it',
      refines: true,
    }),
    inflation: rate('Inflation', {
      initial: 0.025,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.5,
      section: 'Return and what reduces it',
      refines: true,
    }),
    band: percent('Low and high case, points either way', {
      initial: 0.02,
      slider: { to: 0.1, step: 0.0025 },
      max: 0.2,
      section: 'Return and what reduces it',
      refines: true,
    }),
  },
  outputs: {
    neededContribution: {
      kind: 'money',
      label: 'Contribution each time',
      shownWhen: { field: 'find', is: 'contribution' },
      optional: true,
    },
    neededReturn: {
      kind: 'percent',
      label: 'Return needed before costs',
      shownWhen: { field: 'find', is: 'return' },
      optional: true,
    },
    neededMonths: {
      kind: 'count',
      label: 'Months until you reach it',
      shownWhen: { field: 'find', is: 'time' },
      optional: true,
    },
    value: { kind: 'money', label: 'Final value' },
    real: { kind: 'money', label: 'In today’s money' },
    paidIn: { kind: 'money', label: 'Paid in, with the start' },
    growth: { kind: 'money', label: 'Growth before costs' },
    fees: { kind: 'money', label: 'Fees taken', section: 'What costs take' },
    tax: { kind: 'money', label: 'Tax drag', section: 'What costs take' },
    feeCost: {
      kind: 'money',
      label: 'Final value lost to fees',
      help: 'The fees and what they would have earned.',
      section: 'What costs take',
    },
    low: { kind: 'money', label: 'Low case', section: 'If the return is off' },
    high: { kind: 'money', label: 'High case', section: 'If the return is off' },
    verdict: { kind: 'verdict', label: 'After everything' },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'number', label: 'After years' },
        paid: { kind: 'money', label: 'Paid in' },
        growth: { kind: 'money', label: 'Growth' },
        fees: { kind: 'money', label: 'Fees' },
        tax: { kind: 'money', label: 'Tax' },
        value: { kind: 'money', label: 'Value' },
        real: { kind: 'money', label: 'In today’s money' },
      },
      totals: ['paid', 'growth', 'fees', 'tax'],
    },
    course: {
      kind: 'series',
      label: 'Value over time',
      columns: {
        year: { kind: 'number', label: 'Years' },
        kept: { kind: 'money', label: 'Of what you paid in' },
        gained: { kind: 'money', label: 'Growth after costs' },
        low: { kind: 'money', label: 'Low case' },
        value: { kind: 'money', label: 'Your return' },
        high: { kind: 'money', label: 'High case' },
      },
    },
  },
  formula:
    'Each month: value × (1 + r)^(1/12) × (1 − fee)^(1/12) × (1 − tax drag)^(1/12), with contributions added on their dates. In today’s money = value ÷ (1 + inflation)^years',
  limits: [
    'Returns are the same every month; real ones vary, and with contributions their order changes the result.',
    'The low and high case shift the return in every year. They are not a probability.',
    'Fees and tax drag are shares of the assets; a fixed yearly fee or tax due on sale is not included.',
    'Contributions rise once a year, and only whole periods are paid.',
  ],
  sources: [
    {
      title:
        'U.S. Securities and Exchange Commission, Investor.gov: How Fees and Expenses Affect Your Investment Portfolio',
      href: 'https://www.investor.gov/introduction-investing/general-resources/news-alerts/alerts-bulletins/investor-bulletins/how-fees-and',
    },
    {
      title: 'OASIS OpenFormula 1.2, functions FV, RATE, PMT and NPER',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { find, target, start, years, inflation, band, fee, taxDrag } = values
    let { contribution, annualReturn } = values
    let months = years * 12
    const endValue = (overrides: Partial<Plan>) =>
      project({ ...values, contribution, annualReturn, months, ...overrides }).at(-1)?.value ?? overrides.start ?? start
    if (find === 'contribution') {
      const alone = endValue({ contribution: 0 })
      const perUnit = endValue({ contribution: 1, start: 0 })
      if (perUnit <= 0) return problem('years', 'must be long enough for one contribution')
      if (target < alone)
        return problem('target', `must be at least ${show.money(alone)}, which the starting amount alone becomes`)
      contribution = (target - alone) / perUnit
    }
    if (find === 'return') {
      if (months === 0) return problem('years', 'must be above 0 to need a return')
      const gap = (tried: number) => endValue({ annualReturn: tried }) - target
      if (!(gap(-0.99) < 0 && gap(10) > 0))
        return problem('target', 'must be a value that a return between −99% and 1,000% a year can lead to')
      annualReturn = rootBetween(gap, -0.99, 10)
    }
    if (find === 'time') {
      months = longestMonths
      const course = start >= target ? [] : project({ ...values, contribution, annualReturn, months, until: target })
      const end = course.at(-1)
      if (end && end.value < target) return problem('target', 'must be lower: it is not reached within 100 years')
      months = end?.month ?? 0
    }
    const plan = { ...values, contribution, annualReturn, months }
    const base = project(plan)
    const low = project({ ...plan, annualReturn: Math.max(-0.99, annualReturn - band) })
    const high = project({ ...plan, annualReturn: annualReturn + band })
    const freeOfFees = project({ ...plan, fee: 0 }).at(-1)?.value ?? start
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? NaN
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const today = (amount: number, month: number) => money(minor(amount * (1 + inflation) ** (-month / 12)))
    // Running totals are rounded and growth is what remains, so that the lines of the table add up.
    const startMinor = minor(start)
    let before = { paid: startMinor, fees: 0, tax: 0, value: startMinor }
    const table = []
    const course = [{ year: 0, kept: start, gained: 0, low: start, value: start, high: start }]
    for (const [index, row] of base.entries()) {
      const now = { paid: minor(row.paid), fees: minor(row.fees), tax: minor(row.tax), value: minor(row.value) }
      const fees = now.fees - before.fees
      const tax = now.tax - before.tax
      const paid = now.paid - before.paid
      const year = row.month / 12
      table.push({
        year,
        paid: money(paid),
        growth: money(now.value - before.value - paid + fees + tax),
        fees: money(fees),
        tax: money(tax),
        value: money(now.value),
        real: today(row.value, row.month),
      })
      const kept = Math.min(row.paid, row.value)
      course.push({
        year,
        kept,
        gained: row.value - kept,
        low: low[index]?.value ?? row.value,
        value: row.value,
        high: high[index]?.value ?? row.value,
      })
      before = now
    }
    const highest = course.at(-1)?.high ?? start
    if (
      toMinor(Math.max(highest, freeOfFees), minorDigits) === undefined ||
      !Number.isFinite(before.value + before.fees)
    )
      return problem('start', 'must be smaller, or the return lower: the value is too large to count in whole coins')
    const netReturn = (1 + annualReturn) * (1 - fee) * (1 - taxDrag) - 1
    const realReturn = (1 + netReturn) / (1 + inflation) - 1
    return {
      ...(find === 'contribution' ? { neededContribution: contribution } : {}),
      ...(find === 'return' ? { neededReturn: annualReturn } : {}),
      ...(find === 'time' ? { neededMonths: months } : {}),
      value: money(before.value),
      real: today(base.at(-1)?.value ?? start, months),
      paidIn: money(before.paid),
      growth: money(before.value - before.paid + before.fees + before.tax),
      fees: money(before.fees),
      tax: money(before.tax),
      feeCost: money(minor(freeOfFees) - before.value),
      low: course.at(-1)?.low ?? start,
      high: highest,
      verdict: verdictOn(netReturn, realReturn, show),
      table,
      course,
    }
  },

  steps({ find, frequency, timing, increase }, { table }) {
    const years = table.at(-1)?.year ?? 0
    const every = everyMonths[frequency]
    const periods = (years * 12) / every
    const amount = find === 'contribution' ? '{neededContribution}' : '{contribution}'
    const rhythm = `paid every ${every === 1 ? 'month' : `${every} months`}`
    return [
      {
        finds: 'Return after costs',
        as: 'net',
        in: 'percent',
        decimals: 4,
        is: `(1 + {${find === 'return' ? 'neededReturn' : 'annualReturn'}}) × (1 − {fee}) × (1 − {taxDrag}) − 1`,
      },
      { finds: 'Rate a month', as: 'monthly', in: 'percent', decimals: 5, is: '(1 + {net})^(1 ÷ 12) − 1' },
      {
        gives: 'paidIn',
        is: increase === 0 ? `{start} + {payments} × ${amount}, ${rhythm}` : `{start} + {table.paid}, ${rhythm}`,
        rounded: 'cents that add up',
        with: {
          years: { kind: 'number', value: years, decimals: 2 },
          payments: { kind: 'count', value: timing === 'end' ? Math.floor(periods) : Math.ceil(periods) },
        },
      },
      {
        gives: 'value',
        is: `{paidIn} + {growth}[ − {fees} fees][ − {tax} tax], in {years} years, month by month${find === 'value' ? '' : ', towards {target}'}`,
      },
      { gives: 'real', is: '{value} ÷ (1 + {inflation})^{years}', rounded: 'cents that add up' },
    ]
  },

  charts: [
    {
      kind: 'stacked',
      title: 'What you paid in and what it earned',
      of: 'course',
      x: 'year',
      y: ['kept', 'gained'],
      area: true,
    },
    { kind: 'line', title: 'Low, expected and high case', of: 'course', x: 'year', y: ['low', 'value', 'high'] },
  ],
  examples: [
    {
      name: 'Twenty years of saving',
      given: {
        find: 'value',
        start: 10_000,
        contribution: 300,
        frequency: 'monthly',
        years: 20,
        annualReturn: 0.06,
        fee: 0.005,
        taxDrag: 0,
        inflation: 0.025,
      },
      expect: { value: 157_244.14, real: 95_961.53, paidIn: 82_000, feeCost: 10_858.8, verdict: 'good' },
    },
  ],
})

interface Plan {
  start: number
  contribution: number
  frequency: keyof typeof everyMonths
  timing: 'end' | 'start'
  increase: number
  months: number
  annualReturn: number
  fee: number
  taxDrag: number
  /** Ends the projection in the month in which this value is reached. */
  until?: number
}

/** State after each year, and in the last month. Paid, fees and tax are sums since the start. */
function project(plan: Plan) {
  const { start, contribution, frequency, timing, increase, months, annualReturn, fee, taxDrag, until } = plan
  const every = everyMonths[frequency]
  const growth = (1 + annualReturn) ** (1 / 12)
  const feeShare = 1 - (1 - fee) ** (1 / 12)
  const taxShare = 1 - (1 - taxDrag) ** (1 / 12)
  const rows: { month: number; paid: number; fees: number; tax: number; value: number }[] = []
  let value = start
  let paid = start
  let fees = 0
  let tax = 0
  let amount = contribution
  for (let month = 1; month <= months; month++) {
    if (month > 1 && month % 12 === 1) amount *= 1 + increase
    const isDue = timing === 'end' ? month % every === 0 : (month - 1) % every === 0
    if (isDue) paid += amount
    if (isDue && timing === 'start') value += amount
    value *= growth
    const charged = value * feeShare
    value -= charged
    fees += charged
    const taken = value * taxShare
    value -= taken
    tax += taken
    if (isDue && timing === 'end') value += amount
    const isReached = until !== undefined && value >= until
    if (month % 12 === 0 || month === months || isReached) rows.push({ month, paid, fees, tax, value })
    if (isReached) break
  }
  return rows
}

function verdictOn(netReturn: number, realReturn: number, show: Show): Verdict {
  const nominal = compareRates(netReturn, 0)
  if (nominal < 0)
    return { is: 'bad', says: `After fees and tax the money shrinks by ${show.percent(-netReturn)} a year.` }
  const real = compareRates(realReturn, 0)
  if (real === 0)
    return { is: 'fair', says: 'After fees, tax and inflation the money keeps its buying power and gains none.' }
  if (real > 0)
    return {
      is: 'good',
      says: `After fees, tax and inflation the money gains ${show.percent(realReturn)} of buying power a year.`,
    }
  return {
    is: 'bad',
    says:
      nominal === 0
        ? 'Fees and tax take the whole return, and prices rise: the money buys less each year.'
        : `The money grows ${show.percent(netReturn)} a year after costs, slower than prices: it buys less each year.`,
  }
}
