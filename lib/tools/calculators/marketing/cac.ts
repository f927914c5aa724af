import { choice, defineCalculator, integer, money, month, problem, rows, text } from '@/lib/kits/calculator'
import { monthAfter, monthNumberOf } from '@/lib/base/format/dates'
import { acquisitionCost } from '@/lib/subjects/saas/unit-economics'
import { compareAmounts } from '@/lib/base/money/compare-amounts'

const kinds = {
  pay: 'Pay',
  tools: 'Tools',
  agency: 'Agency',
  commissions: 'Commissions',
  overhead: 'Overhead',
  other: 'Other',
} as const

export default defineCalculator({
  inputs: {
    channels: rows('Channels of the period', {
      row: 'channel',
      columns: {
        name: text('Channel', { optional: true, maxLength: 60 }),
        kind: choice('Kind', { options: { paid: 'Paid', organic: 'Organic' }, initial: 'paid', as: 'menu' }),
        spend: money('Ad spend', { optional: true, max: 1e11 }),
        customers: integer('Buyers', { min: 0, max: 1e9 }),
        returning: integer('Returning', { optional: true, min: 0, max: 1e9 }),
      },
      initial: [
        { name: 'Search ads', kind: 'paid', spend: 18_000, customers: 90, returning: 10 },
        { name: 'Social ads', kind: 'paid', spend: 12_000, customers: 50, returning: 2 },
        { name: 'Organic search', kind: 'organic', customers: 60 },
        { name: 'Referrals', kind: 'organic', customers: 12 },
      ],
      min: 1,
      max: 40,
      help: 'Buyers of the period; those among them who bought before are returning and count nowhere.',
    }),
    costs: rows('Other costs of winning customers', {
      row: 'cost',
      columns: {
        kind: choice('Kind', { options: kinds, initial: 'pay', as: 'menu' }),
        amount: money('Amount', { max: 1e11 }),
      },
      initial: [
        { kind: 'pay', amount: 21_000 },
        { kind: 'tools', amount: 1800 },
        { kind: 'agency', amount: 4000 },
        { kind: 'commissions', amount: 5200 },
      ],
      min: 0,
      max: 30,
      help: 'Marketing and sales of the same period, without ad spend.',
    }),
    firstProfit: money('Gross profit of a first order', {
      optional: true,
      max: 1e9,
      help: 'Price less the cost of delivering it. Says whether the first order pays the customer back.',
    }),
    months: rows('Trend by month', {
      row: 'month',
      columns: {
        month: month('Month', { initial: '2026-01' }),
        cost: money('All costs', { max: 1e11 }),
        customers: integer('New customers', { min: 0, max: 1e9 }),
      },
      initial: [],
      min: 0,
      max: 36,
      refines: true,
      section: 'Trend',
      help: 'Every month from the first to the last, for a sales cycle that is longer than a month.',
    }),
    lag: integer('Sales cycle in months', {
      initial: 1,
      min: 0,
      max: 12,
      slider: { to: 12, step: 1 },
      refines: true,
      section: 'Trend',
      help: 'Customers of a month are set against the costs of so many months before.',
    }),
  },
  outputs: {
    loaded: { kind: 'money', label: 'Fully loaded CAC', help: 'All costs ÷ all new customers.' },
    blended: { kind: 'money', label: 'Blended CAC', help: 'Ad spend ÷ all new customers.' },
    paid: { kind: 'money', label: 'Paid CAC', optional: true, help: 'Ad spend ÷ new customers from paid channels.' },
    customers: { kind: 'count', label: 'New customers' },
    verdict: { kind: 'verdict', label: 'First order', optional: true },
    organicShare: { kind: 'percent', label: 'Organic share of new customers', decimals: 1, section: 'In all' },
    adSpend: { kind: 'money', label: 'Ad spend', section: 'In all' },
    otherCosts: { kind: 'money', label: 'Other costs', section: 'In all' },
    total: { kind: 'money', label: 'All costs', section: 'In all' },
    lagged: {
      kind: 'money',
      label: 'CAC with the sales cycle',
      optional: true,
      section: 'In all',
      help: 'Over the months of the trend whose earlier costs are known.',
    },
    byChannel: {
      kind: 'table',
      label: 'By channel',
      columns: {
        name: { kind: 'text', label: 'Channel' },
        spend: { kind: 'money', label: 'Ad spend' },
        customers: { kind: 'count', label: 'New customers' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
        cac: { kind: 'money', label: 'Ad spend each' },
        loaded: { kind: 'money', label: 'With other costs' },
      },
      totals: ['spend', 'customers'],
    },
    byCost: {
      kind: 'table',
      label: 'Where the cost of a customer comes from',
      columns: {
        kind: { kind: 'text', label: 'Cost' },
        amount: { kind: 'money', label: 'Amount' },
        each: { kind: 'money', label: 'For each customer' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
      },
      totals: ['amount'],
    },
    trend: {
      kind: 'table',
      label: 'Trend',
      optional: true,
      columns: {
        month: { kind: 'month', label: 'Month' },
        customers: { kind: 'count', label: 'New customers' },
        cost: { kind: 'money', label: 'Costs set against them' },
        cac: { kind: 'money', label: 'CAC' },
      },
    },
  },
  formula:
    'Fully loaded CAC = (ad spend + pay, tools, agency, commissions, overhead) ÷ new customers. Blended CAC = ad spend ÷ new customers. Paid CAC = ad spend ÷ new customers from paid channels',
  limits: [
    'Other costs are shared out by new customers: each channel bears the same amount for a customer.',
    'Channels are as you attribute them. Somebody who saw an ad and came by search counts as organic.',
    'A customer is counted when they buy, whatever their later worth.',
  ],
  sources: [
    { title: 'D. Skok: SaaS Metrics 2.0, A Guide to Measuring and Improving What Matters (For Entrepreneurs)' },
    { title: 'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter Customer Profitability' },
  ],

  compute({ channels, costs, firstProfit, months, lag }, { show, minorDigits }) {
    const stray = channels.findIndex(({ customers, returning = 0 }) => returning > customers)
    if (stray !== -1) return problem('channels', `must not have more returning buyers than buyers (row ${stray + 1})`)
    const measured = channels.map(({ name, kind, spend = 0, customers, returning = 0 }, at) => ({
      name: name || `Channel ${at + 1}`,
      kind,
      spend,
      customers: customers - returning,
    }))
    const customers = measured.reduce((sum, one) => sum + one.customers, 0)
    const adSpend = measured.reduce((sum, one) => sum + one.spend, 0)
    const otherCosts = costs.reduce((sum, { amount }) => sum + amount, 0)
    const total = adSpend + otherCosts
    const loaded = acquisitionCost(total, customers)
    if (loaded === undefined)
      return problem('channels', 'must bring at least one new customer: without one there is no cost of a customer')
    const paidCustomers = measured.filter(({ kind }) => kind === 'paid').reduce((sum, one) => sum + one.customers, 0)

    const inOrder = months.toSorted((one, other) => monthNumberOf(one.month) - monthNumberOf(other.month))
    for (const [at, { month: name }] of inOrder.entries()) {
      const next = inOrder[at + 1]?.month
      if (next !== undefined && next !== monthAfter(name))
        return problem(
          'months',
          next === name ? 'must list each month once' : `must not skip a month after ${show.month(name)}`,
        )
    }
    const trend = inOrder.map(({ month: name, customers: won }, at) => {
      const cost = inOrder[at - lag]?.cost ?? null
      return { month: name, customers: won, cost, cac: cost === null ? null : (acquisitionCost(cost, won) ?? null) }
    })
    const known = trend.filter(({ cost }) => cost !== null)
    const each = otherCosts / customers
    const byKind = Object.entries(kinds).map(([key, label]) => ({
      kind: label,
      amount: costs.filter(({ kind }) => kind === key).reduce((sum, { amount }) => sum + amount, 0),
    }))
    return {
      loaded,
      blended: adSpend / customers,
      paid: acquisitionCost(adSpend, paidCustomers),
      customers,
      verdict: firstProfit === undefined ? undefined : judgement(firstProfit, loaded),
      organicShare: 1 - paidCustomers / customers,
      adSpend,
      otherCosts,
      total,
      lagged: acquisitionCost(
        known.reduce((sum, { cost }) => sum + (cost ?? 0), 0),
        known.reduce((sum, one) => sum + one.customers, 0),
      ),
      byChannel: measured.map(({ name, spend, customers: own }) => ({
        name,
        spend,
        customers: own,
        share: own / customers,
        cac: acquisitionCost(spend, own) ?? null,
        loaded: own > 0 ? spend / own + each : null,
      })),
      byCost: [{ kind: 'Ads', amount: adSpend }, ...byKind]
        .filter(({ amount }) => amount > 0)
        .map(({ kind, amount }) => ({ kind, amount, each: amount / customers, share: amount / total })),
      trend: trend.length > 0 ? trend : undefined,
    }

    function judgement(profit: number, cost: number) {
      const order = compareAmounts(profit, cost, minorDigits)
      if (order >= 0)
        return { is: 'good' as const, says: 'The first order pays the customer back, with all costs counted.' }
      const short = `The first order falls ${show.money(cost - profit)} short of the fully loaded cost`
      return compareAmounts(profit, adSpend / customers, minorDigits) >= 0
        ? { is: 'fair' as const, says: `${short}, but covers the ads.` }
        : { is: 'bad' as const, says: `${short} and does not cover the ads either.` }
    }
  },

  steps: [
    { gives: 'total', is: '{adSpend} + {otherCosts}' },
    { gives: 'loaded', is: '{total} ÷ {customers}' },
    { gives: 'blended', is: '{adSpend} ÷ {customers}' },
    { as: 'fromPaid', in: 'number', is: '{customers} × (1 − {organicShare})' },
    { gives: 'paid', is: '{adSpend} ÷ {fromPaid}' },
  ],

  charts: [
    { kind: 'bar', title: 'Cost of a customer by channel', of: 'byChannel', x: 'name', y: ['cac', 'loaded'] },
    { kind: 'line', title: 'CAC by month', of: 'trend', x: 'month', y: ['cac'], needs: 'trend' },
  ],
  examples: [
    {
      name: 'A meal-kit delivery',
      given: {
        channels: [
          { name: 'Social ads', kind: 'paid', spend: 9000, customers: 160, returning: 10 },
          { name: 'Word of mouth', kind: 'organic', customers: 50 },
        ],
        costs: [
          { kind: 'pay', amount: 5000 },
          { kind: 'tools', amount: 1000 },
        ],
        firstProfit: 50,
        months: [],
        lag: 1,
      },
      expect: { loaded: 75, blended: 45, paid: 60, customers: 200, organicShare: 0.25, verdict: 'fair' },
    },
  ],
})
