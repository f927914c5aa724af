import { choice, date, defineCalculator, integer, longText, money, percent, problem, rate } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { daysFrom } from '@/lib/subjects/time/calendar'
import {
  datedInternalRateOfReturn,
  largestFall,
  readPriceHistory,
  regularPurchases,
  simulatedPrices,
} from '@/lib/engines/regular-purchases'

const pasted = { field: 'source', is: 'pasted' } as const
const simulated = { field: 'source', is: 'simulated' } as const
const perYear = { daily: 365, weekly: 52, fortnightly: 26, monthly: 12, quarterly: 4 } as const
const most = 2000

export default defineCalculator({
  inputs: {
    amount: money('Amount each time', { initial: 200, initialIn: { in: 5000, jp: 20_000 }, above: 0, max: 1e9 }),
    frequency: choice('How often', {
      options: {
        daily: 'Daily',
        weekly: 'Weekly',
        fortnightly: 'Every two weeks',
        monthly: 'Monthly',
        quarterly: 'Quarterly',
      },
      initial: 'monthly',
      as: 'menu',
    }),
    source: choice('Prices', {
      options: { pasted: 'A history I paste', simulated: 'A made-up path' },
      initial: 'pasted',
    }),
    history: longText('Price history', {
      initial: example(),
      lines: 8,
      maxLength: 400_000,
      help: 'A line for each day: 2026-01-31, then the price. No price is fetched; the first lines are invented.',
      shownWhen: pasted,
    }),
    drift: rate('Growth of the price', {
      slider: { from: -0.5, to: 0.5, step: 0.01 },
      initial: 0.08,
      per: 'year',
      negative: true,
      min: -0.9,
      max: 5,
      help: 'An assumption: what the mean of many such paths would grow by.',
      shownWhen: simulated,
    }),
    volatility: percent('Volatility a year', {
      slider: { to: 1.5, step: 0.01 },
      initial: 0.5,
      max: 3,
      shownWhen: simulated,
    }),
    firstPrice: money('Price at the start', {
      initial: 100,
      above: 0,
      max: 1e9,
      shownWhen: simulated,
      section: 'Path',
      refines: true,
    }),
    seed: integer('Number of the path', {
      initial: 1,
      max: 4_294_967_295,
      help: 'Another number makes another path; the same one repeats it.',
      shownWhen: simulated,
      section: 'Path',
      refines: true,
    }),
    start: date('First purchase', {
      optional: true,
      min: '1900-01-01',
      max: '2200-01-01',
      help: 'Left empty: the first day of the history, or three years before the end.',
      section: 'Time',
      refines: true,
    }),
    end: date('Valued on', {
      optional: true,
      min: '1900-01-01',
      max: '2200-01-01',
      help: 'Left empty: the last day of the history, or 1 November 2026. The last price until then counts.',
      section: 'Time',
      refines: true,
    }),
    lumpDate: date('Day of the lump sum', {
      optional: true,
      min: '1900-01-01',
      max: '2200-01-01',
      help: 'Left empty: the day of the first purchase. It spends what the plan spends in all.',
      section: 'Time',
      refines: true,
    }),
    feeRate: percent('Fee of each purchase', {
      slider: { to: 0.05, step: 0.0005 },
      initial: 0,
      max: 0.5,
      section: 'Fees',
      refines: true,
    }),
    leastFee: money('At least', { initial: 0, max: 1e9, section: 'Fees', refines: true }),
  },
  outputs: {
    value: { kind: 'money', label: 'Value of what was bought' },
    invested: { kind: 'money', label: 'Spent, fees included' },
    gain: { kind: 'money', label: 'Gain or loss' },
    annual: {
      kind: 'percent',
      label: 'Return a year (XIRR)',
      optional: true,
      help: 'By the day of each purchase.',
    },
    averageCost: { kind: 'money', label: 'Average cost of a unit', decimals: 4 },
    averagePrice: {
      kind: 'money',
      label: 'Mean price on those days',
      decimals: 4,
      help: 'The plain mean. Without fees the average cost is never above it: the same amount buys more units when they are cheap.',
    },
    comparison: { kind: 'verdict', label: 'Against a lump sum' },
    units: { kind: 'number', label: 'Units bought', section: 'The plan' },
    purchases: { kind: 'count', label: 'Purchases', section: 'The plan' },
    fees: { kind: 'money', label: 'Fees', section: 'The plan' },
    drawdown: {
      kind: 'percent',
      label: 'Largest fall of the price on the way',
      help: 'From an earlier high, between the first purchase and the end.',
      section: 'The plan',
    },
    lumpValue: { kind: 'money', label: 'Value of the lump sum', section: 'Lump sum' },
    lumpUnits: { kind: 'number', label: 'Units it buys', section: 'Lump sum' },
    lumpAnnual: { kind: 'percent', label: 'Its return a year', optional: true, section: 'Lump sum' },
    bestStart: { kind: 'date', label: 'Best day to start the plan', section: 'When to start' },
    bestReturn: { kind: 'percent', label: 'Gain of that plan', section: 'When to start' },
    worstStart: { kind: 'date', label: 'Worst day to start the plan', section: 'When to start' },
    worstReturn: { kind: 'percent', label: 'Gain or loss of that plan', section: 'When to start' },
    table: {
      kind: 'table',
      label: 'Purchase by purchase',
      columns: {
        number: { kind: 'count', label: 'Purchase' },
        date: { kind: 'date', label: 'Day' },
        price: { kind: 'money', label: 'Price' },
        units: { kind: 'number', label: 'Units so far' },
        spent: { kind: 'money', label: 'Spent so far' },
        value: { kind: 'money', label: 'Value' },
        lump: { kind: 'money', label: 'Lump sum' },
      },
    },
  },
  formula:
    'Units = sum of (amount − fee) ÷ price; average cost = amount spent ÷ units, without fees the harmonic mean of the prices; value = units × last price',
  limits: [
    'A day without a price buys on the next day that has one.',
    'Prices of 0 are passed over. Dividends, tax, storage and the fee of selling are left out.',
    'Before its day, the lump sum counts as cash without interest.',
    'Best and worst start are looked for among the days of your plan: each is run from there to the end.',
    'A made-up path is a random walk with the growth and volatility you type; it says nothing about any coin.',
  ],
  sources: [
    {
      title: 'U.S. Securities and Exchange Commission, Investor.gov: Dollar cost averaging',
      href: 'https://www.investor.gov/introduction-investing/investing-basics/glossary/dollar-cost-averaging',
    },
    {
      title: 'Microsoft Support: XIRR function',
      href: 'https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { amount, frequency, source, history, drift, volatility, firstPrice, seed, feeRate, leastFee } = values
    if (Math.max(amount * feeRate, leastFee) >= amount)
      return problem('leastFee', 'must be less than the amount, or nothing is bought')
    const simulatedEnd = values.end ?? '2026-11-01'
    const simulatedStart = values.start ?? `${Number(simulatedEnd.slice(0, 4)) - 3}-${simulatedEnd.slice(5, 7)}-01`
    if (source === 'simulated' && daysFrom(simulatedStart, simulatedEnd) > 366 * 40)
      return problem('start', 'must be at most 40 years before the end')
    const read =
      source === 'pasted'
        ? readPriceHistory(history)
        : simulatedPrices({ start: simulatedStart, end: simulatedEnd, first: firstPrice, drift, volatility, seed })
    if ('line' in read)
      return problem('history', `must be days and prices: line ${read.line} is not like 2026-01-31, 1234.5`)
    const start = values.start ?? (source === 'pasted' ? read[0]?.date : simulatedStart)
    const end = values.end ?? (source === 'pasted' ? read.at(-1)?.date : simulatedEnd)
    if (start === undefined || end === undefined)
      return problem('history', 'must hold at least one day with a price above 0')
    if (end < start) return problem('end', 'must not lie before the first purchase')
    const prices = read.filter((one) => one.date >= start && one.date <= end)
    const last = prices.at(-1)
    const bought = regularPurchases(
      { amount, paymentsPerYear: perYear[frequency], start, end, feeRate, leastFee },
      prices,
    )
    const first = bought[0]
    if (!last || !first)
      return problem(
        source === 'pasted' ? 'history' : 'end',
        'must have a price between the first purchase and the end',
      )
    if (bought.length > most)
      return problem('frequency', `must give at most ${most} purchases; buy less often or for a shorter time`)
    const lumpDay = values.lumpDate ?? first.date
    const lumpAt = prices.find((one) => one.date >= lumpDay)
    if (!lumpAt) return problem('lumpDate', 'must not lie after the last price')
    const invested = amount * bought.length
    const fees = bought.reduce((sum, { fee }) => sum + fee, 0)
    const units = bought.reduce((sum, one) => sum + one.units, 0)
    const value = units * last.price
    const lumpUnits = (invested - Math.max(invested * feeRate, leastFee)) / lumpAt.price
    const lumpValue = lumpUnits * last.price
    if (![value, lumpValue].every((one) => one < 1e18)) return problem('amount', 'must be smaller against the prices')
    const annualOf = (flows: { date: string; amount: number }[], ends: number) => {
      const found = datedInternalRateOfReturn([...flows, { date: last.date, amount: ends }])
      return found === undefined || found > 100 ? undefined : found
    }
    const order = compareAmounts(value, lumpValue, minorDigits)
    const apart = show.money(Math.abs(value - lumpValue))
    // Each start is a plan of its own; from the last purchase backwards its units and spending add up.
    let [later, count] = [0, 0]
    const starts = bought
      .toReversed()
      .map((one) => {
        later += one.units
        count += 1
        return { date: one.date, gain: (later * last.price) / (count * amount) - 1 }
      })
      .toReversed()
    const early = starts.filter((one) => one.date < last.date)
    const candidates = early.length > 0 ? early : starts
    const best = candidates.reduce((top, one) => (one.gain > top.gain ? one : top))
    const worst = candidates.reduce((low, one) => (one.gain < low.gain ? one : low))
    let sofar = 0
    return {
      value,
      invested,
      gain: value - invested,
      annual: annualOf(
        bought.map((one) => ({ date: one.date, amount: -amount })),
        value,
      ),
      averageCost: invested / units,
      averagePrice: bought.reduce((sum, { price }) => sum + price, 0) / bought.length,
      comparison:
        order === 0
          ? { is: 'plain', says: 'Plan and lump sum end at the same value.' }
          : {
              is: 'plain',
              says: `${order > 0 ? 'The plan' : 'The lump sum'} ends ${apart} higher on these prices.`,
            },
      units,
      purchases: bought.length,
      fees,
      drawdown: largestFall(prices),
      lumpValue,
      lumpUnits,
      lumpAnnual: annualOf([{ date: lumpAt.date, amount: -invested }], lumpValue),
      bestStart: best.date,
      bestReturn: best.gain,
      worstStart: worst.date,
      worstReturn: worst.gain,
      table: bought.map((one, at) => {
        sofar += one.units
        return {
          number: at + 1,
          date: one.date,
          price: one.price,
          units: sofar,
          spent: amount * (at + 1),
          value: sofar * one.price,
          lump: one.date < lumpAt.date ? invested : lumpUnits * one.price,
        }
      }),
    }
  },

  steps: [
    { gives: 'invested', is: '{amount} × {purchases}' },
    { gives: 'averageCost', is: '{invested} ÷ {units}' },
    { gives: 'gain', is: '{value} − {invested}' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Regular purchases against a lump sum',
      of: 'table',
      x: 'number',
      y: ['value', 'lump', 'spent'],
    },
    { kind: 'line', title: 'Price on the days of purchase', of: 'table', x: 'number', y: ['price'] },
  ],
  examples: [
    {
      name: 'Six months of a falling and rising price',
      given: {
        amount: 300,
        frequency: 'monthly',
        source: 'pasted',
        history: '2026-01-05,60\n2026-02-05,50\n2026-03-05,30\n2026-04-05,25\n2026-05-05,40\n2026-06-05,50',
        feeRate: 0,
        leastFee: 0,
        start: undefined,
        end: undefined,
        lumpDate: undefined,
      },
      expect: { units: 46.5, value: 2325, averageCost: 38.7097, averagePrice: 42.5, lumpValue: 1500 },
    },
  ],
})

/** Thirteen invented prices, a month apart. */
function example(): string {
  const prices = [100, 92, 81, 88, 104, 97, 85, 79, 90, 108, 115, 103, 120]
  return prices
    .map(
      (price, at) =>
        `${2025 + Math.floor((at + 10) / 12)}-${String(((at + 10) % 12) + 1).padStart(2, '0')}-01, ${price}`,
    )
    .join('\n')
}
