import {
  choice,
  date,
  defineCalculator,
  integer,
  longText,
  money,
  number,
  percent,
  problem,
  rows,
} from '@/lib/kits/calculator'
import { datedInternalRateOfReturn, readPriceHistory } from '@/lib/engines/regular-purchases'
import { daysFrom, monthsLater } from '@/lib/subjects/time/calendar'

const loads = 'Loads'
const navs = 'Rolling returns'

export default defineCalculator({
  inputs: {
    transactions: rows('Transactions', {
      row: 'transaction',
      columns: {
        date: date('Date', {}),
        kind: choice('Kind', { options: { buy: 'Buy', sell: 'Sell', dividend: 'Payout' }, initial: 'buy', as: 'menu' }),
        units: number('Units', { above: 0, max: 1e9, decimals: 6 }),
        nav: money('NAV or payout a unit', { above: 0, max: 1e7, decimals: 6 }),
      },
      initial: [
        { date: '2023-01-10', kind: 'buy', units: 100, nav: 50 },
        { date: '2024-01-10', kind: 'buy', units: 80, nav: 62.5 },
        { date: '2025-03-03', kind: 'sell', units: 60, nav: 70 },
      ],
      min: 1,
      max: 300,
      help: 'In any order; rows can be pasted.',
    }),
    nav: money('NAV now', { initial: 78, above: 0, max: 1e7, decimals: 6 }),
    on: date('On', { initial: '2026-01-12' }),
    entryLoad: percent('Load on buying', {
      initial: 0,
      slider: { to: 0.06, step: 0.0025 },
      max: 0.2,
      help: 'Paid on top of the NAV.',
      section: loads,
      refines: true,
    }),
    exitLoad: percent('Exit load', {
      initial: 0,
      slider: { to: 0.05, step: 0.0025 },
      max: 0.2,
      section: loads,
      refines: true,
    }),
    exitMonths: integer('Exit load within months', { initial: 12, min: 0, max: 120, section: loads, refines: true }),
    history: longText('NAV history', {
      optional: true,
      lines: 6,
      maxLength: 400_000,
      help: 'A line for each day: 2026-01-31, then the NAV.',
      section: navs,
      refines: true,
    }),
    benchmark: longText('Benchmark history', {
      optional: true,
      lines: 6,
      maxLength: 400_000,
      help: 'An index with dividends, in the same form.',
      section: navs,
      refines: true,
    }),
  },
  outputs: {
    value: { kind: 'money', label: 'Worth now, after exit load' },
    verdict: { kind: 'verdict', label: 'Period' },
    invested: { kind: 'money', label: 'Paid in' },
    received: { kind: 'money', label: 'Received from sales and payouts' },
    gain: { kind: 'money', label: 'Gain or loss' },
    absolute: { kind: 'percent', label: 'Absolute return', decimals: 2 },
    xirr: { kind: 'percent', label: 'Return a year (XIRR)', decimals: 2, optional: true },
    units: { kind: 'number', label: 'Units held', decimals: 3, section: 'The fund' },
    navGrowth: {
      kind: 'percent',
      label: 'Growth of the NAV a year since your first purchase (CAGR)',
      decimals: 2,
      optional: true,
      help: 'Payouts are not in it.',
      section: 'The fund',
    },
    load: { kind: 'money', label: 'Exit load if sold now', section: 'The fund' },
    lots: {
      kind: 'table',
      label: 'Lots still held, first in first out',
      columns: {
        bought: { kind: 'date', label: 'Bought' },
        days: { kind: 'count', label: 'Days' },
        units: { kind: 'number', label: 'Units', decimals: 3 },
        cost: { kind: 'money', label: 'Cost' },
        value: { kind: 'money', label: 'Worth' },
        gain: { kind: 'money', label: 'Gain' },
        absolute: { kind: 'percent', label: 'Return', decimals: 2 },
        yearly: { kind: 'percent', label: 'A year', decimals: 2 },
      },
      totals: ['cost', 'value', 'gain'],
    },
    rolling: {
      kind: 'table',
      label: 'Rolling returns a year',
      optional: true,
      columns: {
        years: { kind: 'count', label: 'Years' },
        windows: { kind: 'count', label: 'Periods' },
        least: { kind: 'percent', label: 'Lowest', decimals: 2 },
        mean: { kind: 'percent', label: 'Average', decimals: 2 },
        most: { kind: 'percent', label: 'Highest', decimals: 2 },
        positive: { kind: 'percent', label: 'Above 0', decimals: 1 },
        benchmark: { kind: 'percent', label: 'Benchmark', decimals: 2 },
        beaten: { kind: 'percent', label: 'Ahead of it', decimals: 1 },
      },
    },
  },
  formula:
    'Absolute return = (worth now + received − paid in) ÷ paid in; XIRR is the yearly rate at which all payments, discounted by days ÷ 365, add up to nothing; CAGR = (NAV now ÷ NAV then)^(365 ÷ days) − 1',
  limits: [
    'Periods under a year are not annualised, as the rules for funds’ advertisements want it.',
    'A sale takes the oldest units first, and the exit load falls on those younger than its period.',
    'Taxes and stamp duty are left out.',
    'A rolling period starts on every day of the history and ends the same day years later; where that day has no NAV the last one before it counts.',
  ],
  sources: [
    {
      title: 'Microsoft Support: XIRR function',
      href: 'https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d',
    },
    {
      title: 'SEBI (Mutual Funds) Regulations, 1996: advertisement code, performance',
      href: 'https://www.sebi.gov.in/',
    },
  ],

  compute({ transactions, nav, on, entryLoad, exitLoad, exitMonths, history, benchmark }, { show }) {
    const ordered = transactions.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    const first = ordered.find(({ kind }) => kind === 'buy')
    if (!first) return problem('transactions', 'must hold a purchase')
    if ((ordered.at(-1)?.date ?? '') > on) return problem('on', 'must not lie before the last transaction')
    const isYoung = (bought: string, sold: string) => sold < (monthsLater(bought, exitMonths) ?? sold)
    let held: Lot[] = []
    const flows: { date: string; amount: number }[] = []
    for (const { date: day, kind, units, nav: price } of ordered) {
      if (kind === 'buy') {
        const cost = price * (1 + entryLoad)
        held.push({ bought: day, units, cost })
        flows.push({ date: day, amount: -units * cost })
        continue
      }
      if (kind === 'dividend') {
        flows.push({ date: day, amount: units * price })
        continue
      }
      const taken = oldest(held, units)
      if (!taken) return problem('transactions', 'must not sell more units than were bought before')
      held = taken.left
      const proceeds = taken.sold.reduce(
        (sum, lot) => sum + lot.units * price * (isYoung(lot.bought, day) ? 1 - exitLoad : 1),
        0,
      )
      flows.push({ date: day, amount: proceeds })
    }
    const lots = held.map((lot) => {
      const days = daysFrom(lot.bought, on)
      const worth = lot.units * nav * (isYoung(lot.bought, on) ? 1 - exitLoad : 1)
      const cost = lot.units * lot.cost
      return {
        bought: lot.bought,
        days,
        units: lot.units,
        cost,
        value: worth,
        gain: worth - cost,
        absolute: worth / cost - 1,
        yearly: yearlyOf(worth / cost, days) ?? null,
      }
    })
    const value = lots.reduce((sum, lot) => sum + lot.value, 0)
    const units = held.reduce((sum, lot) => sum + lot.units, 0)
    const invested = -flows.reduce((sum, { amount }) => sum + Math.min(0, amount), 0)
    const received = flows.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
    const span = daysFrom(first.date, on)
    const isLong = span >= 365
    const found = isLong ? datedInternalRateOfReturn([...flows, { date: on, amount: value }]) : undefined
    const navGrowth = yearlyOf(nav / first.nav, span)
    const prices = history === undefined ? [] : readPriceHistory(history)
    if ('line' in prices)
      return problem('history', `must be days and NAVs: line ${prices.line} is not like 2026-01-31, 23.45`)
    const index = benchmark === undefined ? [] : readPriceHistory(benchmark)
    if ('line' in index)
      return problem('benchmark', `must be days and values: line ${index.line} is not like 2026-01-31, 23.45`)
    const rolling = prices.length < 2 ? [] : [1, 3, 5].flatMap((years) => rollingOf(prices, index, years))
    return {
      value,
      verdict: isLong
        ? {
            is: 'plain',
            says: `${show.number(span / 365, 1)} years since the first purchase: the yearly figures count.`,
          }
        : { is: 'plain', says: 'Less than a year: the absolute return is left as it is, and nothing is annualised.' },
      invested,
      received,
      gain: value + received - invested,
      absolute: (value + received - invested) / invested,
      ...(found === undefined || found > 1000 ? {} : { xirr: found }),
      units,
      ...(navGrowth === undefined ? {} : { navGrowth }),
      load: units * nav - value,
      lots,
      ...(rolling.length === 0 ? {} : { rolling }),
    }
  },

  steps({ transactions, on }) {
    const bought = transactions
      .filter(({ kind }) => kind === 'buy')
      .toSorted((one, other) => (one.date < other.date ? -1 : 1))[0]
    const days = bought ? daysFrom(bought.date, on) : 0
    return [
      { gives: 'gain', is: '{value} + {received} − {invested}' },
      { gives: 'absolute', is: '{gain} ÷ {invested}' },
      { gives: 'xirr', says: 'The rate at which all payments and the worth now add up to nothing' },
      {
        gives: 'navGrowth',
        is: '({nav} ÷ {paid})^(365 ÷ {days}) − 1',
        with: {
          paid: bought && { kind: 'money', value: bought.nav, decimals: 6 },
          days: { kind: 'count', value: days },
        },
      },
    ]
  },

  charts: [{ kind: 'bar', title: 'Gain of each lot', of: 'lots', x: 'bought', y: ['gain'] }],
  examples: [
    {
      name: 'Two purchases and a sale',
      given: {
        transactions: [
          { date: '2023-01-10', kind: 'buy', units: 100, nav: 50 },
          { date: '2024-01-10', kind: 'buy', units: 80, nav: 62.5 },
          { date: '2025-03-03', kind: 'sell', units: 60, nav: 70 },
        ],
        nav: 78,
        on: '2026-01-12',
        entryLoad: 0,
        exitLoad: 0,
        exitMonths: 12,
        history: undefined,
        benchmark: undefined,
      },
      expect: { value: 9360, invested: 10_000, received: 4200, gain: 3560 },
    },
  ],
})

interface Lot {
  bought: string
  units: number
  /** Of a unit, load included. */
  cost: number
}

interface Price {
  date: string
  price: number
}

/** Takes units from the oldest lots; undefined where there are not so many. */
function oldest(held: readonly Lot[], units: number): { sold: Lot[]; left: Lot[] } | undefined {
  const sold: Lot[] = []
  const left: Lot[] = []
  let wanted = units
  for (const lot of held) {
    const taken = Math.min(lot.units, wanted)
    wanted -= taken
    if (taken > 0) sold.push({ ...lot, units: taken })
    // Units have six decimals; what is smaller is the noise of a binary difference.
    if (lot.units - taken > 1e-7) left.push({ ...lot, units: lot.units - taken })
  }
  return wanted > 1e-7 ? undefined : { sold, left }
}

/** Undefined under a year, and where the rate is too large to mean anything. */
function yearlyOf(ratio: number, days: number): number | undefined {
  const yearly = ratio ** (365 / days) - 1
  return days >= 365 && yearly <= 1000 ? yearly : undefined
}

/** The last price not after the day; `prices` are in order. */
function priceOn(prices: readonly Price[], day: string): number | undefined {
  let [low, high] = [0, prices.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((prices[middle]?.date ?? '') <= day) low = middle + 1
    else high = middle
  }
  return prices[low - 1]?.price
}

function rollingOf(prices: readonly Price[], index: readonly Price[], years: number) {
  const last = prices.at(-1)?.date ?? ''
  const found: number[] = []
  const others: number[] = []
  let ahead = 0
  for (const { date: start, price } of prices) {
    const end = monthsLater(start, years * 12)
    if (end === undefined || end > last) break
    const own = ((priceOn(prices, end) ?? price) / price) ** (1 / years) - 1
    found.push(own)
    const [from, to] = [priceOn(index, start), priceOn(index, end)]
    if (from === undefined || to === undefined) continue
    const other = (to / from) ** (1 / years) - 1
    others.push(other)
    if (own > other) ahead += 1
  }
  const most = found.reduce((top, one) => Math.max(top, one), -Infinity)
  if (found.length === 0 || most > 1000) return []
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  return [
    {
      years,
      windows: found.length,
      least: found.reduce((low, one) => Math.min(low, one), Infinity),
      mean: mean(found),
      most,
      positive: found.filter((one) => one > 0).length / found.length,
      benchmark: others.length > 0 && mean(others) <= 1000 ? mean(others) : null,
      beaten: others.length > 0 ? ahead / others.length : null,
    },
  ]
}
