import { choice, defineCalculator, integer, longText, money, problem, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { customerLifetime } from '@/lib/subjects/saas/retention'
import { pastedCells } from '@/lib/subjects/tables/pasted-cells'
import { wilsonInterval } from '@/lib/subjects/statistics/proportions'

const share = { kind: 'percent', decimals: 2 } as const
const monthsOf = { month: 1, quarter: 3, year: 12 } as const
const periodWords = { month: 'months', quarter: 'quarters', year: 'years' } as const
const fromCounts = { field: 'from', is: 'counts' } as const
const fromList = { field: 'from', is: 'list' } as const
const points = [0.01, 0.02, 0.03, 0.04, 0.05]

export default defineCalculator({
  inputs: {
    period: choice('Period', { options: { month: 'Month', quarter: 'Quarter', year: 'Year' }, initial: 'month' }),
    from: choice('Reckon from', {
      options: { counts: 'Counts', list: 'A list of active customers', export: 'A pasted export' },
      initial: 'counts',
    }),
    counts: rows('Periods, oldest first', {
      row: 'period',
      columns: {
        name: text('Period', { optional: true, maxLength: 40 }),
        start: integer('At start', { min: 0, max: 1e10 }),
        end: integer('At end', { min: 0, max: 1e10 }),
        added: integer('New in it', { min: 0, max: 1e10 }),
      },
      initial: [
        { name: 'July', start: 1200, end: 1230, added: 90 },
        { name: 'August', start: 1230, end: 1255, added: 88 },
        { name: 'September', start: 1255, end: 1296, added: 97 },
      ],
      min: 1,
      max: 60,
      shownWhen: fromCounts,
    }),
    list: rows('Active customers by period', {
      row: 'line',
      columns: {
        period: text('Period', { maxLength: 40 }),
        customer: text('Customer', { maxLength: 80 }),
      },
      initial: [
        { period: 'Q1', customer: 'A-101' },
        { period: 'Q1', customer: 'A-102' },
        { period: 'Q1', customer: 'A-103' },
        { period: 'Q1', customer: 'A-104' },
        { period: 'Q2', customer: 'A-101' },
        { period: 'Q2', customer: 'A-103' },
        { period: 'Q2', customer: 'A-104' },
        { period: 'Q2', customer: 'A-105' },
      ],
      min: 1,
      max: 3000,
      shownWhen: fromList,
      help: 'Up to 3,000 lines; for more take a pasted export. Periods count in the order in which they first appear; a customer in a period twice counts once.',
    }),
    pasted: longText('Period and customer, one a line', {
      initial: 'Period,Customer\nQ1,A-101\nQ1,A-102\nQ1,A-103\nQ2,A-101\nQ2,A-103\nQ2,A-104',
      maxLength: 400_000,
      lines: 6,
      shownWhen: { field: 'from', is: 'export' },
      help: 'About 30,000 lines. A heading that begins with Period, Month, Quarter, Year or Date is left out; further columns are not read.',
    }),
    margin: money('Gross profit of a customer', {
      initial: 24,
      max: 1e9,
      help: 'In one period, after the cost of serving them.',
    }),
    newCustomers: integer('New customers a period from now on', {
      optional: true,
      min: 0,
      max: 1e10,
      refines: true,
      help: 'Left empty: as many as in the last period.',
    }),
  },
  outputs: {
    retention: { ...share, label: 'Retention, latest period' },
    churn: { ...share, label: 'Churn' },
    annual: { ...share, label: 'Retention for a year' },
    lifetime: {
      kind: 'number',
      label: 'Average lifetime',
      decimals: 1,
      optional: true,
      unit: { field: 'period', is: periodWords },
    },
    verdict: { kind: 'verdict', label: 'In words' },
    kept: { kind: 'count', label: 'Customers kept', section: 'Latest period' },
    lost: { kind: 'count', label: 'Customers lost', section: 'Latest period' },
    low: { ...share, label: 'True retention, low end', section: 'Latest period', help: 'Wilson score interval, 95%.' },
    high: { ...share, label: 'True retention, high end', section: 'Latest period' },
    overall: {
      ...share,
      label: 'Retention over all periods',
      section: 'All periods',
      help: 'All kept ÷ all at the starts.',
    },
    trend: {
      kind: 'table',
      label: 'By period',
      columns: {
        name: { kind: 'text', label: 'Period' },
        start: { kind: 'count', label: 'At start' },
        kept: { kind: 'count', label: 'Kept' },
        added: { kind: 'count', label: 'New' },
        end: { kind: 'count', label: 'At end' },
        retention: { ...share, label: 'Retention' },
        churn: { ...share, label: 'Churn' },
        annual: { ...share, label: 'For a year' },
      },
      totals: ['kept', 'added'],
    },
    better: {
      kind: 'table',
      label: 'What a better rate is worth in a year',
      columns: {
        points: { kind: 'percent', label: 'Points more', decimals: 0 },
        retention: { ...share, label: 'Retention' },
        lifetime: { kind: 'number', label: 'Lifetime', decimals: 1, unit: { field: 'period', is: periodWords } },
        customers: { kind: 'number', label: 'Customers more', decimals: 0 },
        profit: { kind: 'money', label: 'Gross profit more' },
      },
    },
  },
  formula:
    'Retention = (customers at end − new customers) ÷ customers at start. Churn = 1 − retention. For a year = retention^(12 ÷ months of the period). Average lifetime = 1 ÷ churn',
  limits: [
    'Customers who left and came back within a period count as kept; in a list, who returns after a gap counts as new.',
    'The yearly rate and the lifetime assume that every period keeps the same share.',
    'The worth of a better rate holds new customers and profit of a customer as they are.',
  ],
  sources: [
    { title: 'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter Customer Profitability' },
    {
      title:
        'E. B. Wilson: Probable Inference, the Law of Succession, and Statistical Inference, Journal of the American Statistical Association 22 (1927)',
    },
  ],

  compute({ period, from, counts, list: typed, pasted, margin, newCustomers }, { show, minorDigits }) {
    const months = monthsOf[period]
    const list = from === 'export' ? activeIn(pasted) : typed
    const field = from === 'export' ? 'pasted' : from
    const periods =
      from === 'counts' ? counts.map((one, at) => ({ ...one, name: one.name || `Period ${at + 1}` })) : periodsOf(list)
    if (periods.length === 0)
      return problem(
        from === 'export' ? 'pasted' : 'list',
        'must have customers of two periods: the second shows who stayed',
      )
    const odd = from === 'counts' ? counts.findIndex(({ end, added }) => added > end) : -1
    if (odd !== -1)
      return problem('counts', `must not have more new customers than there are at the end (row ${odd + 1})`)
    const grown = from === 'counts' ? counts.findIndex(({ start, end, added }) => end - added > start) : -1
    if (grown !== -1)
      return problem(
        'counts',
        `must not keep more customers than there were at the start: some new ones are missing (row ${grown + 1})`,
      )
    const measured = periods.map((one) => measure(one))
    const now = measured[measured.length - 1]
    const range = now && wilsonInterval({ successes: now.kept, trials: now.start }, 0.95)
    if (!now || now.retention === null || !range)
      return problem(field, 'must begin the last period with a customer: there is nobody to keep')
    const { retention } = now
    const starts = measured.reduce((sum, one) => sum + one.start, 0)
    const before = measured[measured.length - 2]?.retention ?? null
    const better = points.map((more) => worthOf(more))
    return {
      retention,
      churn: 1 - retention,
      annual: annualOf(retention),
      lifetime: customerLifetime(1 - retention),
      verdict: reading(),
      kept: now.kept,
      lost: now.start - now.kept,
      low: range.low,
      high: range.high,
      overall: measured.reduce((sum, one) => sum + one.kept, 0) / starts,
      trend: measured,
      better,
    }

    function annualOf(rate: number) {
      return rate ** (12 / months)
    }

    function measure({ name, start, end, added }: { name: string; start: number; end: number; added: number }) {
      const kept = end - added
      const rate = start > 0 ? kept / start : null
      return {
        name,
        start,
        kept,
        added,
        end,
        retention: rate,
        churn: rate === null ? null : 1 - rate,
        annual: rate === null ? null : annualOf(rate),
      }
    }

    /** Customers at the end of a year, and the gross profit of its periods, at a rate. */
    function yearAt(rate: number) {
      const fresh = newCustomers ?? now?.added ?? 0
      let customers = now?.end ?? 0
      let profit = 0
      for (let at = 0; at < 12 / months; at++) {
        customers = customers * rate + fresh
        profit += customers * margin
      }
      return { customers, profit }
    }

    function worthOf(more: number) {
      const rate = Math.min(1, retention + more)
      const as = yearAt(retention)
      const then = yearAt(rate)
      return {
        points: rate - retention,
        retention: rate,
        lifetime: customerLifetime(1 - rate) ?? null,
        customers: then.customers - as.customers,
        profit: then.profit - as.profit,
      }
    }

    function reading() {
      const lost = (now?.start ?? 0) - (now?.kept ?? 0)
      const [first] = better
      const worth =
        first && compareAmounts(first.profit, 0, minorDigits) > 0
          ? ` One point more would bring ${show.money(first.profit)} of gross profit in a year.`
          : ''
      if (lost === 0) return { is: 'good' as const, says: 'Everybody who was there at the start stayed.' }
      const written = `${show.count(lost)} of ${show.count(now?.start ?? 0)} customers left.`
      if (before === null) return { is: 'plain' as const, says: `${written}${worth}` }
      const change = compareAmounts(retention, before, 4)
      if (change === 0)
        return { is: 'plain' as const, says: `${written} That is the rate of the period before.${worth}` }
      return change > 0
        ? { is: 'good' as const, says: `${written} Retention has risen since the period before.${worth}` }
        : { is: 'fair' as const, says: `${written} Retention has fallen since the period before.${worth}` }
    }
  },

  steps({ from, counts, period }, { churn }) {
    const last = counts.length - 1
    const [end, added, start] = (['end', 'added', 'start'] as const).map((column) => `{counts.${last}.${column}}`)
    const times = 12 / monthsOf[period]
    return [
      ...(from === 'counts'
        ? [
            { gives: 'kept' as const, is: `${end} − ${added}` },
            { gives: 'retention' as const, is: `{kept} ÷ ${start}` },
          ]
        : [{ gives: 'retention' as const, is: '{kept} ÷ ({kept} + {lost})' }]),
      { gives: 'churn', is: '1 − {retention}' },
      ...(times === 1 ? [] : [{ gives: 'annual' as const, is: `{retention}^${times}` }]),
      ...(churn > 0 ? [{ gives: 'lifetime' as const, is: '1 ÷ {churn}' }] : []),
    ]
  },

  charts: [
    { kind: 'line', title: 'Retention by period', of: 'trend', x: 'name', y: ['retention'] },
    { kind: 'bar', title: 'Gross profit more in a year', of: 'better', x: 'retention', y: ['profit'] },
  ],
  examples: [
    {
      name: 'A vegetable box',
      given: {
        period: 'month',
        from: 'counts',
        counts: [
          { name: 'March', start: 400, end: 420, added: 36 },
          { name: 'April', start: 420, end: 430, added: 31 },
        ],
        margin: 20,
        newCustomers: undefined,
      },
      expect: { retention: 0.95, churn: 0.05, annual: 0.5403601, lifetime: 20, kept: 399, lost: 21, verdict: 'fair' },
    },
  ],
})

interface Period {
  name: string
  start: number
  end: number
  added: number
}

const headings = /^(period|month|quarter|year|date)/i

/** Period and customer of each line of an export. */
function activeIn(pasted: string): { period: string; customer: string }[] {
  return pastedCells(pasted).flatMap(([period = '', customer = ''], at) =>
    customer === '' || (at === 0 && headings.test(period)) ? [] : [{ period, customer }],
  )
}

/** From each period to the next: who was there, who still is, who is new. */
function periodsOf(list: readonly { period: string; customer: string }[]): Period[] {
  const byPeriod = new Map<string, Set<string>>()
  for (const { period, customer } of list) {
    const active = byPeriod.get(period) ?? new Set()
    byPeriod.set(period, active.add(customer))
  }
  const all = [...byPeriod]
  return all.slice(1).map(([name, active], at) => {
    const before = all[at]?.[1] ?? new Set<string>()
    const kept = [...active].filter((customer) => before.has(customer)).length
    return { name, start: before.size, end: active.size, added: active.size - kept }
  })
}
