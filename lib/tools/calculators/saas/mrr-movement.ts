import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  month,
  number,
  percent,
  problem,
  rows,
  text,
  type Problem,
  type Verdict,
} from '@/lib/kits/calculator'
import { monthAfter, monthNumberOf, monthOfNumber } from '@/lib/base/format/dates'
import type { Show } from '@/lib/base/format/show'
import { fromMinor, roundHalfAway } from '@/lib/base/money/minor-units'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import type { Context } from '@/lib/kits/fields/context'
import { compoundGrowth } from '@/lib/subjects/saas/efficiency'
import { monthlyRecords } from '@/lib/subjects/saas/monthly-record'
import type { MonthFault } from '@/lib/subjects/saas/months'
import { annualRecurringRevenue, quickRatio, sumOfMovements } from '@/lib/subjects/saas/mrr-bridge'
import {
  byCustomer,
  monthsCounted,
  movementsOf,
  revenueIn,
  type Movement,
  type MovementKind,
  type Subscription,
} from '@/lib/subjects/saas/subscriptions'
import { averageRevenuePerAccount } from '@/lib/subjects/saas/unit-economics'

const listed = { field: 'from', is: 'subscriptions' } as const
const typed = { field: 'from', is: 'movements' } as const
const rate = { kind: 'percent', decimals: 2, optional: true } as const
const intervals = { month: 'Month', quarter: 'Quarter', half: 'Half-year', year: 'Year', once: 'Once' } as const
const monthsIn = { month: 1, quarter: 3, half: 6, year: 12 } as const
const kindNames: Readonly<Record<MovementKind, string>> = {
  new: 'New',
  expansion: 'Expansion',
  reactivation: 'Reactivation',
  contraction: 'Contraction',
  churn: 'Churn',
}

export default defineCalculator({
  inputs: {
    from: choice('Reckon from', {
      options: { subscriptions: 'A list of subscriptions', movements: 'Movements by month' },
      initial: 'subscriptions',
    }),
    subscriptions: rows('Subscriptions', {
      row: 'subscription',
      columns: {
        customer: text('Customer', { maxLength: 80 }),
        start: date('First day', {}),
        end: date('Last day', { optional: true }),
        price: number('Price', { min: 0, max: 1e9 }),
        interval: choice('Paid for a', { options: intervals, initial: 'month', as: 'menu' }),
        discount: percent('Discount', { optional: true, max: 1 }),
        currency: text('Currency', {
          optional: true,
          maxLength: 3,
          pattern: { source: '^[A-Za-z]{3}$', says: 'be three letters, such as EUR' },
        }),
      },
      initial: [
        { customer: 'Alder Dental', start: '2025-03-01', price: 240, interval: 'month' },
        { customer: 'Birch Studio', start: '2025-06-15', end: '2026-02-14', price: 90, interval: 'month' },
        { customer: 'Birch Studio', start: '2026-05-04', price: 90, interval: 'month' },
        { customer: 'Cedar Logistics', start: '2025-04-01', end: '2026-03-31', price: 6000, interval: 'year' },
        { customer: 'Cedar Logistics', start: '2026-04-01', end: '2027-03-31', price: 7800, interval: 'year' },
        { customer: 'Dogwood Foods', start: '2025-11-01', end: '2026-04-30', price: 450, interval: 'month' },
        { customer: 'Dogwood Foods', start: '2026-05-01', price: 300, interval: 'month' },
        { customer: 'Elm Robotics', start: '2026-02-10', price: 1500, interval: 'quarter', discount: 0.1 },
        { customer: 'Elm Robotics', start: '2026-02-10', price: 2000, interval: 'once' },
        { customer: 'Fir Clinics', start: '2026-06-01', price: 180, interval: 'month' },
        { customer: 'Ginkgo Travel', start: '2025-08-01', end: '2026-06-15', price: 120, interval: 'month' },
      ],
      min: 1,
      max: 500,
      help: 'A row for each price that somebody paid, pasted from a spreadsheet if you like. A change of plan ends one row and begins another under the same name.',
    }),
    opening: money('MRR before the first month', { initial: 40_000, max: 1e12, shownWhen: typed }),
    movements: rows('Movements', {
      row: 'month',
      columns: {
        month: month('Month', {}),
        won: money('New', { max: 1e12 }),
        expansion: money('Expansion', { max: 1e12 }),
        reactivation: money('Reactivation', { optional: true, max: 1e12 }),
        contraction: money('Contraction', { max: 1e12 }),
        churned: money('Churn', { max: 1e12 }),
        customers: integer('Customers at the end', { optional: true, min: 0, max: 1e9 }),
      },
      initial: [
        {
          month: '2026-04',
          won: 3200,
          expansion: 900,
          reactivation: 150,
          contraction: 250,
          churned: 1100,
          customers: 212,
        },
        { month: '2026-05', won: 2800, expansion: 1150, contraction: 310, churned: 940, customers: 219 },
        {
          month: '2026-06',
          won: 3600,
          expansion: 1020,
          reactivation: 80,
          contraction: 180,
          churned: 1270,
          customers: 227,
        },
      ],
      min: 1,
      max: 120,
      shownWhen: typed,
      help: 'All amounts positive, also what was lost.',
    }),
    until: month('Last month', { initial: '2026-06', min: '1990-01', max: '2199-12', shownWhen: listed }),
    span: integer('Months to show', { initial: 6, min: 1, max: 60, shownWhen: listed }),
    day: choice('A month counts what runs', {
      options: { last: 'On its last day', middle: 'On the 15th' },
      initial: 'last',
      shownWhen: listed,
      refines: true,
      help: 'On its last day: whoever starts in the month counts in full. On the 15th: who starts later counts from the next month.',
    }),
    pause: integer('Longest pause, in months', {
      initial: 0,
      min: 0,
      max: 24,
      shownWhen: listed,
      refines: true,
      help: 'Who is back after at most so many months without payment was paused: contraction, then expansion, instead of churn and reactivation.',
    }),
    ahead: integer('Look ahead, in months', {
      initial: 3,
      min: 1,
      max: 24,
      shownWhen: listed,
      refines: true,
      help: 'For committed MRR: what the list says about the time after the last month.',
    }),
    rates: rows('Exchange rates', {
      row: 'currency',
      columns: {
        currency: text('Currency', {
          maxLength: 3,
          pattern: { source: '^[A-Za-z]{3}$', says: 'be three letters, such as EUR' },
        }),
        rate: number('Worth in your currency', { above: 0, max: 1e5 }),
      },
      initial: [],
      min: 0,
      max: 40,
      shownWhen: listed,
      refines: true,
      help: 'One rate for all months, so that a moving currency is not taken for expansion.',
    }),
  },
  outputs: {
    mrr: { kind: 'money', label: 'MRR at the end' },
    arr: { kind: 'money', label: 'ARR (12 × MRR)' },
    netNew: { kind: 'money', label: 'Net new MRR in the last month' },
    growth: { ...rate, label: 'Growth in the last month' },
    arpa: { kind: 'money', label: 'ARPA (MRR for each customer)', optional: true },
    verdict: { kind: 'verdict', label: 'The bridge' },
    customers: { kind: 'count', label: 'Customers at the end', optional: true, section: 'All months' },
    start: { kind: 'money', label: 'MRR before the first month', section: 'All months' },
    netNewAll: { kind: 'money', label: 'Net new MRR', section: 'All months' },
    pace: { ...rate, label: 'Average growth a month', section: 'All months' },
    quick: {
      kind: 'number',
      label: 'Quick ratio',
      decimals: 2,
      optional: true,
      section: 'All months',
      help: 'Gained ÷ lost, reactivation among the gains.',
    },
    setAside: { kind: 'count', label: 'One-off rows left out', optional: true, section: 'All months' },
    committed: {
      kind: 'money',
      label: 'Committed MRR',
      optional: true,
      section: 'Ahead',
      help: 'MRR at the end of the time ahead, with all starts and ends that are in the list today.',
    },
    committedArr: { kind: 'money', label: 'Committed ARR', optional: true, section: 'Ahead' },
    bridge: {
      kind: 'table',
      label: 'MRR bridge by month',
      columns: {
        month: { kind: 'month', label: 'Month' },
        opening: { kind: 'money', label: 'Opening MRR' },
        won: { kind: 'money', label: 'New' },
        expansion: { kind: 'money', label: 'Expansion' },
        reactivation: { kind: 'money', label: 'Reactivation' },
        contraction: { kind: 'money', label: 'Contraction' },
        churned: { kind: 'money', label: 'Churn' },
        closing: { kind: 'money', label: 'Closing MRR' },
        growth: { kind: 'percent', label: 'Growth', decimals: 2 },
        arr: { kind: 'money', label: 'ARR' },
        customers: { kind: 'count', label: 'Customers' },
        arpa: { kind: 'money', label: 'ARPA' },
      },
      totals: ['won', 'expansion', 'reactivation', 'contraction', 'churned'],
    },
    changes: {
      kind: 'table',
      label: 'Who moved',
      optional: true,
      columns: {
        month: { kind: 'month', label: 'Month' },
        customer: { kind: 'text', label: 'Customer' },
        kind: { kind: 'text', label: 'Movement' },
        before: { kind: 'money', label: 'MRR before' },
        after: { kind: 'money', label: 'MRR after' },
        change: { kind: 'money', label: 'Change' },
      },
      totals: ['change'],
    },
  },
  formula:
    'Closing MRR = opening + new + expansion + reactivation − contraction − churn. ARR = 12 × MRR. MRR of a subscription = price × (1 − discount) × exchange rate ÷ months that the price pays for',
  limits: [
    'One-off fees are left out, and so are usage charges that no row names.',
    'A month is a photograph of one day: what a customer adds and drops between two of them is netted.',
    'A discount lasts as long as its row. One for the first months is a row of its own.',
    'Committed MRR takes every last day in the list as an end, also of contracts that will be renewed; leave such days empty where renewal is certain.',
    'Each subscription is rounded to the smallest coin of a month, so that movements add up without a remainder.',
  ],
  sources: [
    {
      title: 'Big Delta: MRR Movements',
      href: 'https://bigdelta.com/library/metrics/mrr-movements',
    },
    {
      title: 'D. Skok: SaaS Metrics 2.0, A Guide to Measuring and Improving What Matters',
      href: 'https://www.forentrepreneurs.com/saas-metrics-2/',
    },
  ],

  compute(values, context) {
    return values.from === 'movements' ? fromMovements(values, context) : fromSubscriptions(values, context)
  },

  steps: [
    {
      finds: 'Closing MRR of {bridge.-1.month}',
      gives: 'mrr',
      is: '{bridge.-1.opening} + {bridge.-1.won} + {bridge.-1.expansion} + {bridge.-1.reactivation} + {bridge.-1.contraction} + {bridge.-1.churned}',
    },
    { gives: 'arr', is: '12 × {mrr}' },
    { gives: 'netNew', is: '{mrr} − {bridge.-1.opening}' },
    { gives: 'growth', is: '{netNew} ÷ {bridge.-1.opening}' },
    { gives: 'arpa', is: '{mrr} ÷ {customers}' },
    { gives: 'netNewAll', is: '{mrr} − {start}' },
    { gives: 'committedArr', is: '12 × {committed}' },
  ],

  charts: [
    {
      kind: 'stacked',
      title: 'What moved MRR',
      of: 'bridge',
      x: 'month',
      y: ['won', 'expansion', 'reactivation', 'contraction', 'churned'],
    },
    { kind: 'line', title: 'MRR at the end of each month', of: 'bridge', x: 'month', y: ['closing'], area: true },
  ],
  examples: [
    {
      name: 'Three customers of a booking tool',
      given: {
        from: 'subscriptions',
        subscriptions: [
          { customer: 'Harbor Spa', start: '2026-01-01', end: '2026-02-28', price: 100, interval: 'month' },
          { customer: 'Harbor Spa', start: '2026-03-01', price: 160, interval: 'month' },
          { customer: 'Lake Hotel', start: '2026-01-20', end: '2026-02-20', price: 50, interval: 'month' },
          { customer: 'Peak Tours', start: '2026-03-10', price: 1200, interval: 'year' },
        ],
        until: '2026-03',
        span: 3,
        day: 'last',
        pause: 0,
        ahead: 3,
        rates: [],
      },
      expect: { mrr: 260, arr: 3120, netNew: 160, growth: 1.6, arpa: 130, customers: 2, verdict: 'good' },
    },
  ],
})

/** A month of the bridge; losses are positive. */
interface BridgeMonth {
  month: string
  opening: number
  won: number
  expansion: number
  reactivation: number
  contraction: number
  churned: number
  closing: number
  customers: number | undefined
}

/** Everything that follows from the months of the bridge alone; there is at least one. */
function ofBridge(months: readonly BridgeMonth[], last: BridgeMonth, { minorDigits, show }: Context) {
  const start = months[0]?.opening ?? last.opening
  const gains = sumOfMovements(
    months.map(({ won, expansion, reactivation, contraction, churned }) => ({
      newMrr: won + reactivation,
      expansion,
      contraction,
      churnedMrr: churned,
    })),
  )
  return {
    mrr: last.closing,
    arr: annualRecurringRevenue(last.closing),
    netNew: last.closing - last.opening,
    growth: growthOfMonth(last.opening, last.closing),
    arpa: arpaOf(last),
    verdict: bridgeVerdict(last, minorDigits, show),
    customers: last.customers,
    start,
    netNewAll: last.closing - start,
    pace: compoundGrowth(start, last.closing, months.length),
    quick: quickRatio(gains),
    bridge: months.map((one) => ({
      ...one,
      contraction: 0 - one.contraction,
      churned: 0 - one.churned,
      growth: growthOfMonth(one.opening, one.closing) ?? null,
      arr: annualRecurringRevenue(one.closing),
      customers: one.customers ?? null,
      arpa: arpaOf(one) ?? null,
    })),
  }
}

/** Growth of one month; also to nothing, which is a loss of all. */
function growthOfMonth(opening: number, closing: number): number | undefined {
  return opening > 0 ? (closing - opening) / opening : undefined
}

function arpaOf({ closing, customers }: BridgeMonth): number | undefined {
  return customers === undefined ? undefined : averageRevenuePerAccount(closing, customers)
}

function bridgeVerdict(last: BridgeMonth, minorDigits: number, show: Show): Verdict {
  const gained = last.won + last.expansion + last.reactivation
  const lost = last.contraction + last.churned
  const order = compareAmounts(last.closing, last.opening, minorDigits)
  return {
    is: order > 0 ? 'good' : order < 0 ? 'bad' : 'plain',
    says: `In ${show.month(last.month)} MRR began at ${show.money(last.opening)}, gained ${show.money(gained)}, lost ${show.money(lost)} and ended at ${show.money(last.closing)}.`,
  }
}

interface TypedMonth {
  month: string
  won: number
  expansion: number
  reactivation?: number | undefined
  contraction: number
  churned: number
  customers?: number | undefined
}

function fromMovements(
  { opening, movements }: { opening: number; movements: readonly TypedMonth[] },
  context: Context,
) {
  const oldest = movements.toSorted((one, other) => (one.month < other.month ? -1 : 1))[0]
  const records = monthlyRecords(
    movements.map((one) => ({
      month: one.month,
      newMrr: one.won + (one.reactivation ?? 0),
      expansion: one.expansion,
      contraction: one.contraction,
      churnedMrr: one.churned,
      newCustomers: 0,
      churnedCustomers: 0,
      ...(one === oldest ? { openingMrr: opening, openingCustomers: 0 } : {}),
      typed: one,
    })),
  )
  if (!Array.isArray(records)) return problem('movements', faultSentence(records as MonthFault, context.show))
  const months = records.map((one) => ({
    ...one.typed,
    reactivation: one.typed.reactivation ?? 0,
    opening: one.openingMrr,
    closing: one.closingMrr,
    customers: one.typed.customers,
  }))
  const last = months.at(-1)
  return last ? ofBridge(months, last, context) : problem('movements', 'must hold at least one month')
}

function faultSentence({ fault, month: named }: MonthFault, show: Show): string {
  if (fault === 'twice') return `must list each month once: ${show.month(named)} stands twice`
  if (fault === 'missing') return `must not skip a month: ${show.month(monthAfter(named))} is missing`
  return `must not lose more MRR than there is, as in ${show.month(named)}`
}

interface TypedSubscription {
  customer: string
  start: string
  end?: string | undefined
  price: number
  interval: keyof typeof intervals
  discount?: number | undefined
  currency?: string | undefined
}
interface Listed {
  subscriptions: readonly TypedSubscription[]
  until: string
  span: number
  day: 'last' | 'middle'
  pause: number
  ahead: number
  rates: readonly { currency: string; rate: number }[]
}

function fromSubscriptions(values: Listed, context: Context) {
  const { until, span, pause, ahead } = values
  const read = readSubscriptions(values, context)
  if ('problem' in read) return read
  const { subscriptions, names } = read
  const customers = byCustomer(subscriptions)
  const to = monthNumberOf(until)
  const from = to - span + 1
  const movements = movementsOf(customers, { from, to, longestPause: pause })
  const amount = (minor: number) => fromMinor(minor, context.minorDigits)
  const months = Array.from({ length: span }, (_, at) => bridgeMonth(from + at))
  const last = months[months.length - 1] ?? bridgeMonth(to)
  const committed = amount(revenueIn(to + ahead, subscriptions))
  return {
    ...ofBridge(months, last, context),
    committed,
    committedArr: annualRecurringRevenue(committed),
    setAside: values.subscriptions.filter(({ interval }) => interval === 'once').length,
    changes: movements.map(({ month: at, customer, kind, before, after }) => ({
      month: monthOfNumber(at),
      customer: names.get(customer) ?? customer,
      kind: kindNames[kind],
      before: amount(before),
      after: amount(after),
      change: amount(after - before),
    })),
  }

  function bridgeMonth(at: number): BridgeMonth {
    const own = movements.filter((movement) => movement.month === at)
    const of = (kind: MovementKind) => amount(sumOfKind(own, kind))
    return {
      month: monthOfNumber(at),
      opening: amount(revenueIn(at - 1, subscriptions)),
      won: of('new'),
      expansion: of('expansion'),
      reactivation: of('reactivation'),
      contraction: of('contraction'),
      churned: of('churn'),
      closing: amount(revenueIn(at, subscriptions)),
      customers: [...customers.values()].filter((each) => revenueIn(at, each) > 0).length,
    }
  }
}

/** Without its sign. */
function sumOfKind(movements: readonly Movement[], wanted: MovementKind): number {
  return movements.reduce((sum, { kind, before, after }) => (kind === wanted ? sum + Math.abs(after - before) : sum), 0)
}

interface Read {
  subscriptions: Subscription[]
  /** How each customer was first written. */
  names: Map<string, string>
}

/** The list in minor units of the visitor's currency; names are the same whatever their capitals. */
function readSubscriptions(
  { subscriptions, day, rates }: Listed,
  { currency: own, minorDigits }: Context,
): Read | Problem<'subscriptions' | 'rates'> {
  const keyOf = (name: string) => name.trim().toLowerCase()
  const backward = subscriptions.findIndex(({ start, end }) => end !== undefined && end < start)
  if (backward !== -1) return problem('subscriptions', `must not end before the first day (row ${backward + 1})`)
  const worth = new Map([[own, 1]])
  for (const [at, one] of rates.entries()) {
    const code = one.currency.toUpperCase()
    if (worth.has(code)) return problem('rates', `must name each foreign currency once: ${code} (row ${at + 1})`)
    worth.set(code, one.rate)
  }
  const terms = subscriptions.map(({ customer, start, end }) => ({ customer: keyOf(customer), start, end }))
  const recurring = terms.filter((_, at) => subscriptions[at]?.interval !== 'once')
  const names = new Map<string, string>()
  const read: Subscription[] = []
  for (const [at, one] of subscriptions.entries()) {
    const term = terms[at]
    const code = one.currency?.toUpperCase() ?? own
    const unit = worth.get(code)
    if (unit === undefined)
      return problem('subscriptions', `must have an exchange rate for ${code} under More options (row ${at + 1})`)
    if (one.interval === 'once' || !term) continue
    const monthly = (one.price * (1 - (one.discount ?? 0)) * unit) / monthsIn[one.interval]
    names.set(term.customer, names.get(term.customer) ?? one.customer.trim())
    read.push({
      customer: term.customer,
      ...monthsCounted(term, recurring, day),
      monthly: roundHalfAway(monthly * 10 ** minorDigits),
    })
  }
  return { subscriptions: read, names }
}
