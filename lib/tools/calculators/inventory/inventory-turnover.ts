import { choice, defineCalculator, integer, money, number, problem, rows, text } from '@/lib/kits/calculator'

const turns = { kind: 'number', decimals: 2, unit: '×' } as const
const days = { kind: 'number', decimals: 1, unit: 'days' } as const

export default defineCalculator({
  inputs: {
    items: rows('Items or categories', {
      row: 'item',
      columns: {
        name: text('Category', { optional: true, maxLength: 60 }),
        cost: money('Cost of goods sold', { max: 1e12 }),
        opening: money('Opening stock', { max: 1e12 }),
        closing: money('Closing stock', { max: 1e12 }),
      },
      initial: [
        { name: 'Tools', cost: 240_000, opening: 58_000, closing: 62_000 },
        { name: 'Paint', cost: 180_000, opening: 24_000, closing: 36_000 },
        { name: 'Garden', cost: 90_000, opening: 40_000, closing: 20_000 },
      ],
      min: 1,
      max: 60,
      help: 'Stock at cost. Units work as well, if all columns are units.',
    }),
    period: integer('Days in the period', { initial: 365, min: 1, max: 3660 }),
    target: number('Turns you aim for in the period', {
      initial: 6,
      above: 0,
      max: 1000,
      optional: true,
      slider: { from: 1, to: 24, step: 0.5 },
    }),
    basis: choice('First column holds', {
      options: { cost: 'Cost of goods', sales: 'Sales' },
      initial: 'cost',
      refines: true,
      help: 'Sales contain your margin and make stock look faster than it is.',
    }),
    months: rows('Month-end stock, all items', {
      row: 'month',
      columns: { stock: money('Stock', { max: 1e12 }) },
      initial: [],
      min: 0,
      max: 60,
      refines: true,
      help: 'The opening value first, then each month’s end. With them the total uses their average, which a season cannot fool.',
    }),
  },
  outputs: {
    turnover: { ...turns, label: 'Stock turns, all items' },
    daysOnHand: { ...days, label: 'Days on hand' },
    average: { kind: 'money', label: 'Average stock' },
    freed: { kind: 'money', label: 'Cash freed at the target', optional: true },
    verdict: { kind: 'verdict', label: 'Reading' },
    twoPoint: { ...turns, label: 'Turns by opening and closing alone', optional: true, section: 'Averages' },
    monthly: { ...turns, label: 'Turns by the monthly average', optional: true, section: 'Averages' },
    targetStock: { kind: 'money', label: 'Average stock at the target', optional: true, section: 'Target' },
    targetDays: { ...days, label: 'Days on hand at the target', optional: true, section: 'Target' },
    closingDays: { ...days, label: 'Days the closing stock lasts', section: 'Target' },
    table: {
      kind: 'table',
      label: 'By category, slowest first',
      columns: {
        name: { kind: 'text', label: 'Category' },
        cost: { kind: 'money', label: 'Cost of goods' },
        average: { kind: 'money', label: 'Average stock' },
        turnover: { ...turns, label: 'Turns' },
        days: { ...days, label: 'Days on hand' },
        share: { kind: 'percent', label: 'Share of stock', decimals: 1 },
        freed: { kind: 'money', label: 'Freed at target' },
      },
      totals: ['cost', 'average'],
    },
    trend: {
      kind: 'series',
      label: 'Stock by month',
      columns: {
        month: { kind: 'count', label: 'Month-end' },
        stock: { kind: 'money', label: 'Stock' },
        average: { kind: 'money', label: 'Average' },
      },
      optional: true,
    },
  },
  formula:
    'Turns = cost of goods sold ÷ average stock. Days on hand = days in the period ÷ turns. Cash freed = average stock − cost of goods sold ÷ target turns',
  limits: [
    'Average stock of opening and closing is that of two days. With a season between them it misleads.',
    'Stock that is written off but still on the shelf counts as none, and spoils the comparison.',
    'Freed cash assumes that the target is reached in each category with the same sales.',
  ],
  sources: [
    {
      title:
        'OpenStax: Principles of Accounting, Volume 1, 10.5 Examine the Efficiency of Inventory Management Using Financial Ratios',
      href: 'https://openstax.org/books/principles-financial-accounting/pages/10-5-examine-the-efficiency-of-inventory-management-using-financial-ratios',
    },
    { title: 'E. Silver, D. Pyke, D. Thomas: Inventory and Production Management in Supply Chains, chapter 2' },
  ],

  compute({ items, period, target, basis, months }, { show }) {
    const sum = (of: (item: (typeof items)[number]) => number) => items.reduce((total, item) => total + of(item), 0)
    const cost = sum((item) => item.cost)
    const ends = (sum((item) => item.opening) + sum((item) => item.closing)) / 2
    const byMonth =
      months.length > 0 ? months.reduce((total, { stock }) => total + stock, 0) / months.length : undefined
    const average = byMonth ?? ends
    if (average <= 0)
      return problem(byMonth === undefined ? 'items' : 'months', 'must have some stock: without it nothing turns')
    if (cost <= 0) return problem('items', 'must have some cost of goods sold: stock that nobody buys never turns')
    const turnover = cost / average
    const freedOf = (used: number, held: number) => (target === undefined ? undefined : held - used / target)
    const measured = items
      .map((item, at) => {
        const held = (item.opening + item.closing) / 2
        return {
          name: item.name || `Category ${at + 1}`,
          cost: item.cost,
          average: held,
          turnover: held > 0 ? item.cost / held : null,
          days: item.cost > 0 ? (period * held) / item.cost : null,
          share: ends > 0 ? held / ends : null,
          freed: freedOf(item.cost, held) ?? null,
        }
      })
      .sort((one, other) => (one.turnover ?? Infinity) - (other.turnover ?? Infinity))
    return {
      turnover,
      daysOnHand: period / turnover,
      average,
      freed: freedOf(cost, average),
      verdict: reading(),
      twoPoint: byMonth === undefined || ends <= 0 ? undefined : cost / ends,
      monthly: byMonth === undefined ? undefined : turnover,
      targetStock: target === undefined ? undefined : cost / target,
      targetDays: target === undefined ? undefined : period / target,
      closingDays: (period * sum((item) => item.closing)) / cost,
      table: measured,
      trend:
        byMonth === undefined ? undefined : months.map(({ stock }, at) => ({ month: at, stock, average: byMonth })),
    }

    function reading() {
      if (basis === 'sales')
        return {
          is: 'bad' as const,
          says: 'Sales were used in the place of cost. Turns are too high by your markup; enter cost of goods sold.',
        }
      const gap = byMonth === undefined || ends <= 0 ? 0 : byMonth / ends - 1
      if (Math.abs(gap) > 0.1)
        return {
          is: 'fair' as const,
          says: `The monthly average is ${show.percent(Math.abs(gap), 0)} ${gap > 0 ? 'above' : 'below'} that of opening and closing: stock has a season, and two dates miss it.`,
        }
      const [slowest] = measured
      return slowest?.days === null || slowest === undefined || measured.length === 1
        ? { is: 'plain' as const, says: `Stock lies ${show.number(period / turnover, 0)} days before it is sold.` }
        : {
            is: 'plain' as const,
            says: `Stock lies ${show.number(period / turnover, 0)} days before it is sold; ${slowest.name} lies longest, ${show.number(slowest.days, 0)} days.`,
          }
    }
  },

  steps({ months }) {
    return [
      {
        gives: 'average',
        is: months.length > 0 ? '{months.stock} ÷ {months}' : '({items.opening} + {items.closing}) ÷ 2',
      },
      { gives: 'turnover', is: '{items.cost} ÷ {average}' },
      { gives: 'daysOnHand', is: '{period} ÷ {turnover}' },
      { gives: 'targetStock', is: '{items.cost} ÷ {target}' },
      { gives: 'freed', is: '{average} − {targetStock}' },
      { gives: 'closingDays', is: '{period} × {items.closing} ÷ {items.cost}' },
    ]
  },

  charts: [
    { kind: 'bar', title: 'Days on hand by category', of: 'table', x: 'name', y: ['days'] },
    {
      kind: 'line',
      title: 'Stock by month and its average',
      of: 'trend',
      x: 'month',
      y: ['stock', 'average'],
      needs: 'trend',
    },
  ],
  examples: [
    {
      name: 'A shop for kitchenware',
      given: {
        items: [
          { name: 'Pots', cost: 120_000, opening: 26_000, closing: 34_000 },
          { name: 'Knives', cost: 60_000, opening: 12_000, closing: 8000 },
        ],
        period: 360,
        target: 6,
        basis: 'cost',
        months: [],
      },
      expect: {
        turnover: 4.5,
        daysOnHand: 80,
        average: 40_000,
        freed: 10_000,
        targetStock: 30_000,
        targetDays: 60,
        closingDays: 84,
      },
    },
  ],
})
