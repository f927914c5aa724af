import { choice, defineCalculator, integer, longText, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { readPastedOrders } from '@/lib/subjects/marketing/pasted-orders'
import { bandsOf } from '@/lib/subjects/statistics/bands'
import { percentile } from '@/lib/subjects/statistics/percentile'

const bySegments = { field: 'from', is: 'segments' } as const
const byOrders = { field: 'from', is: ['orders', 'export'] } as const
const each = { kind: 'number', decimals: 2 } as const

export default defineCalculator({
  inputs: {
    from: choice('Reckon from', {
      options: { segments: 'Totals', orders: 'A list of orders', export: 'A pasted export' },
      initial: 'segments',
    }),
    segments: rows('Segments', {
      row: 'segment',
      columns: {
        name: text('Segment', { optional: true, maxLength: 60 }),
        revenue: money('Revenue', { max: 1e12 }),
        orders: integer('Orders', { min: 0, max: 1e9 }),
        units: integer('Units', { optional: true, min: 0, max: 1e10 }),
        refunds: money('Refunds', { optional: true, max: 1e12 }),
      },
      initial: [
        { name: 'New customers', revenue: 38_400, orders: 800, units: 1280, refunds: 1900 },
        { name: 'Returning', revenue: 44_200, orders: 650, units: 1495, refunds: 1300 },
      ],
      min: 1,
      max: 60,
      shownWhen: bySegments,
      help: 'Channels, devices, countries: whatever you compare. Without tax; shipping always in, or always out.',
    }),
    list: rows('Orders', {
      row: 'order',
      columns: {
        value: money('Value', { max: 1e9 }),
        units: integer('Units', { optional: true, min: 0, max: 1e6 }),
        refund: money('Refund', { optional: true, max: 1e9 }),
        segment: text('Segment', { optional: true, maxLength: 60 }),
      },
      initial: [
        { value: 24, units: 1, segment: 'Phone' },
        { value: 31, units: 1, segment: 'Phone' },
        { value: 38, units: 2, segment: 'Phone' },
        { value: 42, units: 2, segment: 'Desktop' },
        { value: 45, units: 2, segment: 'Phone' },
        { value: 47, units: 2, refund: 15, segment: 'Desktop' },
        { value: 64, units: 3, segment: 'Desktop' },
        { value: 640, units: 30, segment: 'Desktop' },
      ],
      min: 1,
      max: 1000,
      shownWhen: { field: 'from', is: 'orders' },
      help: 'Up to 1,000. For more take a pasted export.',
    }),
    pasted: longText('Orders of your shop', {
      initial:
        'Order,Total,Quantity,Refunded,Channel\n1001,24.00,1,,Phone\n1002,31.00,1,,Phone\n1003,47.00,2,15.00,Desktop\n1004,64.00,3,,Desktop',
      maxLength: 400_000,
      lines: 6,
      shownWhen: { field: 'from', is: 'export' },
      help: 'A line for each order, about 15,000 of them. With a heading the columns of total, quantity, refund and channel are found by their names; without one they stand in that order. Lines without a total are left out.',
    }),
    margin: percent('Gross margin', {
      initial: 0.45,
      max: 1,
      slider: { to: 1, step: 0.01 },
      help: 'Of the order value, after goods, parcel and payment.',
    }),
    ideas: rows('Ideas to lift it', {
      row: 'idea',
      ownLine: 'name',
      columns: {
        name: text('Idea', { optional: true, maxLength: 60 }),
        take: percent('Orders that take it', { max: 1 }),
        adds: money('Adds to the order', { max: 1e9 }),
        discount: money('Discount given', { optional: true, max: 1e9 }),
      },
      initial: [
        { name: 'Bundle of two', take: 0.15, adds: 28, discount: 5 },
        { name: 'Free shipping from a minimum', take: 0.3, adds: 9, discount: 4.5 },
        { name: 'Upsell in the cart', take: 0.08, adds: 12, discount: 0 },
      ],
      min: 0,
      max: 30,
      help: 'What is added at full price, and what you give away for it, in those orders.',
    }),
    largest: money('Leave out orders above', {
      optional: true,
      max: 1e9,
      shownWhen: byOrders,
      refines: true,
      help: 'Wholesale and test orders. They stay in the median’s list only if they are below it.',
    }),
  },
  outputs: {
    aov: { kind: 'money', label: 'Average order value' },
    median: { kind: 'money', label: 'Median order', optional: true },
    profit: { kind: 'money', label: 'Gross profit of an order' },
    verdict: { kind: 'verdict', label: 'Reading' },
    orders: { kind: 'count', label: 'Orders counted', section: 'What it is made of' },
    revenue: { kind: 'money', label: 'Revenue after refunds', section: 'What it is made of' },
    units: { ...each, label: 'Units in an order', optional: true, section: 'What it is made of' },
    unitPrice: {
      kind: 'money',
      label: 'Price of a unit',
      optional: true,
      section: 'What it is made of',
      help: 'Units × price is the average order value.',
    },
    mode: { kind: 'text', label: 'Most orders lie in', optional: true, section: 'What it is made of' },
    read: { kind: 'text', label: 'Read', optional: true, section: 'What it is made of' },
    leftOut: { kind: 'count', label: 'Orders left out', optional: true, section: 'What it is made of' },
    withAll: { kind: 'money', label: 'Average with them', optional: true, section: 'What it is made of' },
    table: {
      kind: 'table',
      label: 'By segment, highest first',
      columns: {
        name: { kind: 'text', label: 'Segment' },
        orders: { kind: 'count', label: 'Orders' },
        weight: { kind: 'percent', label: 'Share of orders', decimals: 1 },
        revenue: { kind: 'money', label: 'Revenue' },
        aov: { kind: 'money', label: 'AOV' },
        units: { ...each, label: 'Units' },
        unitPrice: { kind: 'money', label: 'Unit price' },
      },
      totals: ['orders', 'revenue'],
    },
    lifts: {
      kind: 'table',
      label: 'What each idea would do',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Idea' },
        aov: { kind: 'money', label: 'AOV then' },
        lift: { kind: 'percent', label: 'Lift', decimals: 1 },
        profitEach: { kind: 'money', label: 'Profit an order' },
        profit: { kind: 'money', label: 'Profit in the period' },
        orders: { kind: 'number', label: 'Worth so many orders', decimals: 1 },
      },
    },
    histogram: {
      kind: 'table',
      label: 'Orders by value',
      optional: true,
      columns: {
        band: { kind: 'text', label: 'From and below' },
        orders: { kind: 'count', label: 'Orders' },
      },
    },
  },
  formula:
    'AOV = revenue after refunds ÷ orders = units per order × price of a unit. Lift of an idea = orders that take it × (what it adds − discount). Its profit = orders that take it × (what it adds × margin − discount)',
  limits: [
    'An order that is refunded in full still counts as an order.',
    'Ideas are reckoned one by one. Two at once share the same customers, so their lifts do not add up.',
    'That an offer does not lose orders is assumed. Only a test can show it.',
  ],
  sources: [
    { title: 'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter Margins and Profits' },
    {
      title: 'Shopify Help Center: Average order value over time',
    },
  ],

  compute({ from, segments, list: typed, pasted, margin, ideas, largest }, { show, minorDigits }) {
    const field = from === 'segments' ? 'segments' : from === 'orders' ? 'list' : 'pasted'
    const read = from === 'export' ? readPastedOrders(pasted, show.region) : undefined
    if (read && 'line' in read)
      return problem(
        'pasted',
        read.line === 0
          ? 'must have a column of totals: none of the headings names one'
          : `must have amounts in line ${show.count(read.line)}: a cell there is no number`,
      )
    const list: readonly Order[] = read?.orders ?? typed
    const kept = list.filter(({ value }) => largest === undefined || value <= largest)
    const groups =
      from === 'segments'
        ? segments.map((one, at) => ({ ...one, name: one.name || `Segment ${at + 1}` }))
        : groupsOf(kept)
    const tooMuch =
      from === 'segments'
        ? segments.findIndex(({ revenue, refunds }) => (refunds ?? 0) > revenue)
        : list.findIndex(({ value, refund }) => (refund ?? 0) > value)
    if (tooMuch !== -1) return problem(field, `must not refund more than was paid (row ${tooMuch + 1})`)
    if (from !== 'segments' && kept.length === 0) return problem('largest', 'must leave an order in the list')
    const all = measure('All', groups)
    if (all.orders === 0 || all.aov === null)
      return problem(field, 'must include an order: without one there is no average')
    const { aov } = all
    const values = from !== 'segments' ? kept.map(({ value, refund }) => value - (refund ?? 0)) : []
    const bands = bandsOf(values)
    const fullest = bands.reduce((best, band) => (band.count > best.count ? band : best), {
      from: 0,
      until: 0,
      count: 0,
    })
    const leftOut = from !== 'segments' ? list.length - kept.length : 0
    const lifts = ideas.map((idea, at) => liftOf(idea, idea.name || `Idea ${at + 1}`))
    const median = percentile(values, 0.5)
    return {
      aov,
      median,
      profit: aov * margin,
      verdict: reading(),
      orders: all.orders,
      revenue: all.revenue,
      units: all.units ?? undefined,
      unitPrice: all.unitPrice ?? undefined,
      mode: bands.length === 0 ? undefined : bandText(fullest),
      read: read && readText(read),
      leftOut: leftOut > 0 ? leftOut : undefined,
      withAll: leftOut > 0 ? (measure('All', groupsOf(list)).aov ?? undefined) : undefined,
      table: groups
        .map((group) => measure(group.name, [group]))
        .map(({ name, orders, revenue, aov: own, units, unitPrice }) => ({
          name,
          orders,
          weight: orders / all.orders,
          revenue,
          aov: own,
          units,
          unitPrice,
        }))
        .sort((one, other) => (other.aov ?? -1) - (one.aov ?? -1)),
      lifts: lifts.length > 0 ? lifts : undefined,
      histogram: bands.length === 0 ? undefined : bands.map((band) => ({ band: bandText(band), orders: band.count })),
    }

    function readText({
      orders,
      skipped,
      headings,
    }: {
      orders: readonly Order[]
      skipped: number
      headings: string[]
    }) {
      return [
        `${show.count(orders.length)} orders`,
        ...(headings.length > 0 ? [`columns ${headings.join(', ')}`] : []),
        ...(skipped > 0 ? [`left out: ${show.count(skipped)} lines without a total`] : []),
      ].join('; ')
    }

    function measure(
      name: string,
      of: readonly { revenue: number; orders: number; units?: number; refunds?: number }[],
    ) {
      const sum = (part: (one: (typeof of)[number]) => number) => of.reduce((total, one) => total + part(one), 0)
      const orders = sum((one) => one.orders)
      const revenue = sum((one) => one.revenue - (one.refunds ?? 0))
      const count = of.every((one) => one.units !== undefined) ? sum((one) => one.units ?? 0) : 0
      return {
        name,
        orders,
        revenue,
        aov: orders > 0 ? revenue / orders : null,
        units: count > 0 && orders > 0 ? count / orders : null,
        unitPrice: count > 0 ? revenue / count : null,
      }
    }

    function groupsOf(orders: readonly Order[]) {
      const groups = new Map<string, Group>()
      for (const { value, refund = 0, units, segment } of orders) {
        const name = segment || 'Without a segment'
        const group = groups.get(name) ?? { name, orders: 0, revenue: 0, refunds: 0, units: 0 }
        group.orders += 1
        group.revenue += value
        group.refunds += refund
        group.units = group.units === undefined || units === undefined ? undefined : group.units + units
        groups.set(name, group)
      }
      return [...groups.values()].map(({ units, ...rest }) => (units === undefined ? rest : { ...rest, units }))
    }

    function liftOf({ take, adds, discount = 0 }: (typeof ideas)[number], name: string) {
      const gain = take * (adds - discount)
      const profitEach = take * (adds * margin - discount)
      return {
        name,
        aov: aov + gain,
        lift: aov > 0 ? gain / aov : null,
        profitEach,
        profit: profitEach * all.orders,
        orders: aov * margin > 0 ? (profitEach * all.orders) / (aov * margin) : null,
      }
    }

    function bandText({ from: low, until }: { from: number; until: number }) {
      const decimals = until - low < 1 ? undefined : 0
      return `${show.money(low, decimals)} to ${show.money(until, decimals)}`
    }

    function reading() {
      const skewed =
        median !== undefined && median > 0 && aov > 1.25 * median
          ? ` Half of the orders are below ${show.money(median)}: a few large ones pull the average up.`
          : ''
      const best = lifts.reduce<(typeof lifts)[number] | undefined>(
        (one, other) => (one === undefined || other.profit > one.profit ? other : one),
        undefined,
      )
      if (best === undefined)
        return { is: 'plain' as const, says: `An order brings ${show.money(aov * margin)} of gross profit.${skewed}` }
      if (compareAmounts(best.profit, 0, minorDigits) <= 0)
        return { is: 'bad' as const, says: `None of the ideas earns back the discount it gives.${skewed}` }
      const losing = lifts.filter(({ profit }) => compareAmounts(profit, 0, minorDigits) < 0).map(({ name }) => name)
      const written = `${best.name} brings most: ${show.money(best.profit)} of profit in the period.`
      return losing.length > 0
        ? { is: 'fair' as const, says: `${written} At a loss: ${losing.join(', ')}.${skewed}` }
        : { is: 'good' as const, says: `${written}${skewed}` }
    }
  },

  steps({ from, segments }, { revenue, units }) {
    return [
      ...(from === 'segments'
        ? [
            {
              gives: 'revenue' as const,
              is: segments.some(({ refunds }) => refunds)
                ? '{segments.revenue} − {segments.refunds}'
                : '{segments.revenue}',
            },
          ]
        : []),
      ...(revenue > 0 ? [{ gives: 'aov' as const, is: '{revenue} ÷ {orders}' }] : []),
      { gives: 'profit', is: '{aov} × {margin}' },
      ...(units !== undefined ? [{ gives: 'unitPrice' as const, is: '{aov} ÷ {units}' }] : []),
    ]
  },

  charts: [
    { kind: 'bar', title: 'Orders by value', of: 'histogram', x: 'band', y: ['orders'], needs: 'histogram' },
    { kind: 'bar', title: 'AOV by segment', of: 'table', x: 'name', y: ['aov'] },
    { kind: 'bar', title: 'Profit of each idea', of: 'lifts', x: 'name', y: ['profit'], needs: 'lifts' },
  ],
  examples: [
    {
      name: 'A tea shop',
      given: {
        from: 'segments',
        segments: [
          { name: 'New', revenue: 21_000, orders: 600, units: 900, refunds: 600 },
          { name: 'Returning', revenue: 20_400, orders: 400, units: 900, refunds: 0 },
        ],
        margin: 0.5,
        ideas: [
          { name: 'Free shipping from 50', take: 0.25, adds: 12, discount: 5 },
          { name: 'Second tin at 10 off', take: 0.2, adds: 18, discount: 10 },
        ],
      },
      expect: {
        aov: 40.8,
        profit: 20.4,
        orders: 1000,
        revenue: 40_800,
        units: 1.8,
        unitPrice: 22.666667,
        verdict: 'fair',
        lifts: { at: { 0: { aov: 42.55, profit: 250, orders: 12.3 }, 1: { aov: 42.4, profit: -200 } } },
      },
    },
  ],
})

interface Order {
  value: number
  units?: number | undefined
  refund?: number | undefined
  segment?: string | undefined
}

/** Orders of one segment together; units are known where every order says them. */
interface Group {
  name: string
  orders: number
  revenue: number
  refunds: number
  units: number | undefined
}
