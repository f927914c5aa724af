import {
  date,
  defineCalculator,
  money,
  problem,
  restOf,
  rows,
  sumOfTerms,
  text,
  type Verdict,
} from '@/lib/kits/calculator'
import { datedInternalRates, signChanges } from '@/lib/subjects/finance/cash-flow'
import { nearest } from '@/lib/base/root'
import { daysFrom } from '@/lib/subjects/time/calendar'
import type { Show } from '@/lib/base/format/show'

const earliest = '1900-01-01'
const latest = '2199-12-31'
/** A year has as many days in XIRR, leap years too. */
const yearOfDays = 365
/** Beyond a thousandfold in a year, what a few days compound to has more digits than sense. */
const mostYearly = 1000

export default defineCalculator({
  inputs: {
    flows: rows('Dated cash flows', {
      row: 'cash flow',
      columns: {
        date: date('Date', { min: earliest, max: latest }),
        amount: money('Amount', { negative: true }),
        label: text('Fund or account', { optional: true, maxLength: 60 }),
      },
      initial: [
        { date: '2023-01-16', amount: -5000 },
        { date: '2023-09-04', amount: -3000 },
        { date: '2024-06-20', amount: 1200 },
        { date: '2025-02-10', amount: -2500 },
      ],
      ownLine: 'label',
      min: 1,
      max: 2000,
      help: 'Money you put in is negative, money you take out positive. Paste two columns, or three with a name in the last.',
    }),
    value: money('Value today', {
      initial: 12_400,
      optional: true,
      help: 'What you would get if you sold. Leave it empty when it stands among the cash flows.',
    }),
    valueDate: date('Valued on', { initial: '2026-01-30', min: earliest, max: latest }),
  },
  outputs: {
    rate: {
      kind: 'percent',
      label: 'XIRR, a year',
      optional: true,
      help: 'Where several rates fit, the one nearest 10%.',
    },
    verdict: { kind: 'verdict', label: 'What it says' },
    gain: { kind: 'money', label: 'Gain' },
    invested: { kind: 'money', label: 'Put in' },
    returned: { kind: 'money', label: 'Taken out and still there' },
    multiple: {
      kind: 'number',
      label: 'Multiple of money put in (MOIC)',
      decimals: 3,
      section: 'Without regard to time',
    },
    simpleReturn: { kind: 'percent', label: 'Gain by money put in', section: 'Without regard to time' },
    days: { kind: 'count', label: 'Days from first to last', section: 'Over the whole time' },
    periodReturn: {
      kind: 'percent',
      label: 'XIRR compounded over those days',
      optional: true,
      section: 'Over the whole time',
    },
    schemes: {
      kind: 'table',
      label: 'By fund or account',
      optional: true,
      help: 'A fund that you still hold needs its value of today as a last row under its name.',
      columns: {
        label: { kind: 'text', label: 'Fund or account' },
        rate: { kind: 'percent', label: 'XIRR' },
        invested: { kind: 'money', label: 'Put in' },
        returned: { kind: 'money', label: 'Taken out' },
        gain: { kind: 'money', label: 'Gain' },
        multiple: { kind: 'number', label: 'Multiple', decimals: 3 },
      },
    },
    list: {
      kind: 'table',
      label: 'Cash flows in order',
      columns: {
        date: { kind: 'date', label: 'Date' },
        amount: { kind: 'money', label: 'Amount' },
        days: { kind: 'count', label: 'Days from the first' },
        value: { kind: 'money', label: 'On the first day, at XIRR' },
        balance: { kind: 'money', label: 'Grown at XIRR, after it' },
      },
      totals: ['amount'],
    },
    growth: {
      kind: 'series',
      label: 'Growth at the XIRR',
      optional: true,
      columns: {
        date: { kind: 'date', label: 'Date' },
        paid: { kind: 'money', label: 'Put in so far, net' },
        worth: { kind: 'money', label: 'Grown at XIRR' },
      },
    },
  },
  formula:
    'XIRR is the rate r at which the sum of amount ÷ (1 + r)^(days from the first ÷ 365) over all cash flows is zero',
  limits: [
    'Every year counts 365 days, as in spreadsheets, so a leap year is a hair longer than a year.',
    'A rate beyond 100,000% a year is not shown: compounding a few days of it says nothing.',
    'Taxes and fees count only where you enter what really left or reached your account.',
  ],
  sources: [
    {
      title: 'Microsoft Support: XIRR function',
      href: 'https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d',
    },
    { title: 'OASIS: Open Document Format, part 4 (OpenFormula), function XIRR' },
  ],

  compute({ flows, value, valueDate }, { show }) {
    if (value !== undefined && flows.some((flow) => flow.date > valueDate))
      return problem('valueDate', 'must not be before the last cash flow')
    const all = [...flows, ...(value ? [{ date: valueDate, amount: value }] : [])].toSorted((one, other) =>
      one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
    )
    const { invested, returned } = sidesOf(all)
    if (invested === 0) return problem('flows', 'must contain a negative amount, money that was put in')
    if (returned === 0)
      return problem('flows', 'must contain a positive amount, or the value below: nothing has come back yet')
    const first = all[0]?.date ?? valueDate
    const days = daysFrom(first, all.at(-1)?.date ?? first)
    if (days === 0) return problem('flows', 'must lie on at least two different days')
    const rates = datedInternalRates(all)
    const found = nearest(rates, 0.1)
    const rate = found !== undefined && found <= mostYearly ? found : undefined
    const factor = (span: number) => Math.exp(Math.log1p(rate ?? 0) * (span / yearOfDays))
    const after = rate === undefined ? [] : balances(all, factor)
    const names = [...new Set(flows.flatMap(({ label }) => (label ? [label] : [])))]
    const lastDate = all.at(-1)?.date
    return {
      rate,
      verdict: verdictOn(
        {
          rates: rates.length,
          changes: signChanges(all.map(({ amount }) => amount)),
          rate,
          days,
          isLent: (all[0]?.amount ?? 0) < 0,
          period: factor(days) - 1,
          gain: returned - invested,
        },
        show,
      ),
      gain: returned - invested,
      invested,
      returned,
      multiple: returned / invested,
      simpleReturn: (returned - invested) / invested,
      days,
      ...(rate === undefined
        ? {}
        : {
            periodReturn: factor(days) - 1,
            growth: all.map(({ date: on, amount }, at) => ({
              date: on,
              paid: -total(
                all.slice(0, at + 1).map((flow) => (flow.date === lastDate && flow.amount > 0 ? 0 : flow.amount)),
              ),
              worth: (after[at] ?? 0) + (on === lastDate && amount > 0 ? amount : 0),
            })),
          }),
      ...(names.length === 0 ? {} : { schemes: names.map((name) => schemeOf(name, flows)) }),
      list: all.map(({ date: on, amount }, at) => ({
        date: on,
        amount,
        days: daysFrom(first, on),
        value: rate === undefined ? null : amount / factor(daysFrom(first, on)),
        balance: after[at] ?? null,
      })),
    }
  },

  steps(_, { rate, list }) {
    const beyond = list.slice(4).reduce((sum, { value }) => sum + (value ?? 0), 0)
    const terms = sumOfTerms(list.length, 4, (at) =>
      at === 0 ? '{list.0.amount}' : `{list.${at}.amount} ÷ (1 + {rate:4})^({list.${at}.days} ÷ 365)`,
    )
    return [
      { gives: 'gain', is: '{returned} − {invested}' },
      { gives: 'simpleReturn', is: '{gain} ÷ {invested}' },
      { gives: 'multiple', is: '{returned} ÷ {invested}' },
      {
        finds: 'XIRR sets this sum to zero',
        gives: rate === undefined ? undefined : { kind: 'money', value: 0 },
        // Below −90% a hair of the rate moves the sum by more than its smallest coin.
        ...(rate !== undefined && rate < -0.9 ? { says: terms } : { is: terms, rounded: 'cents' as const }),
        with: { rest: restOf(beyond) },
      },
      { gives: 'periodReturn', is: '(1 + {rate:4})^({days} ÷ 365) − 1' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'What was put in and what it grew to',
      of: 'growth',
      x: 'date',
      y: ['paid', 'worth'],
      needs: 'rate',
    },
  ],
  examples: [
    {
      name: 'A fund fed twice',
      given: {
        flows: [
          { date: '2023-01-16', amount: -5000 },
          { date: '2023-09-04', amount: -3000 },
          { date: '2024-06-20', amount: 1200 },
          { date: '2025-02-10', amount: -2500 },
        ],
        value: 12_400,
        valueDate: '2026-01-30',
      },
      expect: { rate: 0.1218, gain: 3100 },
    },
    {
      name: 'Five months of luck',
      given: {
        flows: [{ date: '2025-03-03', amount: -8000 }],
        value: 8600,
        valueDate: '2025-08-04',
      },
      expect: { rate: 0.187, simpleReturn: 0.075 },
    },
  ],
})

interface Flow {
  date: string
  amount: number
  label?: string | undefined
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0) + 0

function sidesOf(flows: readonly Flow[]) {
  return {
    invested: total(flows.map(({ amount }) => Math.max(0, -amount))),
    returned: total(flows.map(({ amount }) => Math.max(0, amount))),
  }
}

/** What stands in the account after each flow when all that is in it grows alike. */
function balances(flows: readonly Flow[], factor: (days: number) => number): number[] {
  let balance = 0
  let day = flows[0]?.date ?? ''
  return flows.map(({ date: on, amount }) => {
    balance = balance * factor(daysFrom(day, on)) - amount
    day = on
    return balance
  })
}

function schemeOf(label: string, flows: readonly Flow[]) {
  const own = flows.filter((flow) => flow.label === label)
  const { invested, returned } = sidesOf(own)
  const rate = nearest(datedInternalRates(own), 0.1)
  return {
    label,
    rate: rate === undefined || rate > mostYearly ? null : rate,
    invested,
    returned,
    gain: returned - invested,
    multiple: invested > 0 ? returned / invested : null,
  }
}

interface Found {
  rates: number
  changes: number
  rate: number | undefined
  days: number
  isLent: boolean
  period: number
  gain: number
}

function verdictOn({ rates, changes, rate, days, isLent, period, gain }: Found, show: Show): Verdict {
  if (rate === undefined)
    return {
      is: 'fair',
      says:
        changes > 1
          ? 'No rate brings these cash flows to zero. Judge them by the gain.'
          : `A yearly rate of more than 100,000% would follow from ${show.count(days)} days: read the plain gain.`,
    }
  if (rates > 1)
    return {
      is: 'fair',
      says: `${rates} rates fit, because money goes in and out by turns. The one nearest 10% is shown.`,
    }
  if (days < yearOfDays)
    return {
      is: 'fair',
      says: `Only ${show.count(days)} days: over them it is ${show.percent(period)}, and the yearly figure supposes that it goes on like that.`,
    }
  const years = show.number(days / yearOfDays, 1)
  if (!isLent)
    return {
      is: 'plain',
      says: `Money came in first, so this is what it cost: ${show.percent(rate)} a year over ${years} years.`,
    }
  // The only rate has the sign of the gain, of which a search leaves no hair.
  return {
    is: gain > 0 ? 'good' : gain < 0 ? 'bad' : 'plain',
    says: `Each unit of money ${gain < 0 ? 'lost' : 'earned'} ${show.percent(Math.abs(rate))} a year for as long as it was invested, over ${years} years in all.`,
  }
}
