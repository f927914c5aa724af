import { choice, defineCalculator, integer, money, number, percent, problem } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'

const days = { kind: 'number', decimals: 1, unit: 'days' } as const
const opening = { optional: true, max: 1e13, section: 'Opening balances', refines: true } as const
const compared = { optional: true, min: 0, max: 1e5, unit: 'days', section: 'Compare with', refines: true } as const
const drivers = {
  inventory: 'Stock (DIO)',
  receivables: 'Receivables (DSO)',
  payables: 'Payables (DPO)',
} as const

export default defineCalculator({
  inputs: {
    revenue: money('Revenue', { initial: 2_400_000, max: 1e13, help: 'On credit, if you know how much that was.' }),
    cogs: money('Cost of goods sold', { initial: 1_500_000, max: 1e13 }),
    inventory: money('Inventory', { initial: 310_000, max: 1e13, help: 'At the end of the period, as the next two.' }),
    receivables: money('Receivables', { initial: 296_000, max: 1e13 }),
    payables: money('Payables to suppliers', { initial: 175_000, max: 1e13 }),
    openingInventory: money('Inventory at the start', { ...opening, initial: 270_000 }),
    openingReceivables: money('Receivables at the start', { ...opening, initial: 264_000 }),
    openingPayables: money('Payables at the start', {
      ...opening,
      initial: 165_000,
      help: 'Each that is entered makes its figure one of the average; left empty, the closing balance counts alone.',
    }),
    basis: choice('Payables are divided by', {
      options: { cogs: 'Cost of goods sold', purchases: 'Purchases' },
      initial: 'cogs',
      refines: true,
    }),
    purchases: money('Purchases', {
      optional: true,
      max: 1e13,
      shownWhen: { field: 'basis', is: 'purchases' },
      refines: true,
      help: 'Left empty: cost of goods sold + closing inventory − opening inventory.',
    }),
    period: integer('Days in the period', {
      initial: 365,
      min: 1,
      max: 366,
      refines: true,
      help: '365, 360 or, for a quarter, 91.',
    }),
    rate: percent('Cost of capital a year', {
      initial: 0.08,
      max: 2,
      slider: { to: 0.25, step: 0.005 },
      refines: true,
    }),
    likeInventory: number('Stock days of the other', compared),
    likeReceivables: number('Receivable days of the other', compared),
    likePayables: number('Payable days of the other', {
      ...compared,
      help: 'A competitor’s, from its accounts, or your own of last year.',
    }),
  },
  outputs: {
    cycle: { ...days, label: 'Cash conversion cycle' },
    dio: { ...days, label: 'Stock days (DIO)' },
    dso: { ...days, label: 'Receivable days (DSO)' },
    dpo: { ...days, label: 'Payable days (DPO)' },
    verdict: { kind: 'verdict', label: 'Reading' },
    operating: {
      ...days,
      label: 'Operating cycle',
      section: 'The money in it',
      help: 'From goods received to cash received.',
    },
    tied: {
      kind: 'money',
      label: 'Cash tied up',
      section: 'The money in it',
      help: 'Below 0: suppliers finance more than the whole of it.',
    },
    financing: { kind: 'money', label: 'Its cost in a year', section: 'The money in it' },
    usedInventory: { kind: 'money', label: 'Inventory counted', section: 'What was divided' },
    usedReceivables: { kind: 'money', label: 'Receivables counted', section: 'What was divided' },
    usedPayables: { kind: 'money', label: 'Payables counted', section: 'What was divided' },
    payableBase: { kind: 'money', label: 'Payables divided by', section: 'What was divided' },
    table: {
      kind: 'table',
      label: 'What one day is worth',
      columns: {
        name: { kind: 'text', label: 'Driver' },
        days: { ...days, label: 'Days' },
        cash: { kind: 'money', label: 'Cash freed by one day' },
        saved: { kind: 'money', label: 'Financing saved a year' },
        other: { ...days, label: 'Compared with' },
        gap: { ...days, label: 'Longer by' },
        freed: { kind: 'money', label: 'Freed at its days' },
      },
    },
    line: {
      kind: 'table',
      label: 'From paying to being paid',
      columns: {
        name: { kind: 'text', label: 'Part' },
        days: { ...days, label: 'Days' },
        from: { ...days, label: 'From day' },
        until: { ...days, label: 'Until day' },
        end: { kind: 'text', label: 'Sum' },
      },
    },
  },
  formula:
    'DIO = days × inventory ÷ cost of goods sold. DSO = days × receivables ÷ revenue. DPO = days × payables ÷ cost of goods sold (or purchases). Cash conversion cycle = DIO + DSO − DPO',
  limits: [
    'Averages of two dates miss the season between them.',
    'Receivables contain sales tax and revenue does not, so DSO is a little high where you charge it.',
    'A day of stock or payables is valued at cost, a day of receivables at selling price. The three do not free the same sum.',
  ],
  sources: [
    { title: 'CFA Institute: Working Capital and Liquidity, the cash conversion cycle' },
    {
      title:
        'V. Richards, E. Laughlin: A Cash Conversion Cycle Approach to Liquidity Analysis, Financial Management 9 (1980)',
    },
  ],

  compute(values, { show, minorDigits }) {
    const { revenue, cogs, period, basis, rate } = values
    if (cogs === 0) return problem('cogs', 'must be more than 0: stock days have no other divisor')
    if (revenue === 0) return problem('revenue', 'must be more than 0: receivable days have no other divisor')
    const bought = values.purchases ?? cogs + values.inventory - (values.openingInventory ?? values.inventory)
    const payableBase = basis === 'purchases' ? bought : cogs
    if (payableBase <= 0) return problem('purchases', 'must be more than 0: payable days have no other divisor')
    const usedInventory = averageOf(values.openingInventory, values.inventory)
    const usedReceivables = averageOf(values.openingReceivables, values.receivables)
    const usedPayables = averageOf(values.openingPayables, values.payables)
    const dio = (period * usedInventory) / cogs
    const dso = (period * usedReceivables) / revenue
    const dpo = (period * usedPayables) / payableBase
    const cycle = dio + dso - dpo
    const tied = usedInventory + usedReceivables - usedPayables
    const row = (name: string, own: number, base: number, other: number | undefined, sign: 1 | -1) => ({
      name,
      days: own,
      cash: base / period,
      saved: (base / period) * rate,
      other: other ?? null,
      gap: other === undefined ? null : own - other,
      freed: other === undefined ? null : (sign * (own - other) * base) / period,
    })
    return {
      cycle,
      dio,
      dso,
      dpo,
      verdict: reading(),
      operating: dio + dso,
      tied,
      financing: tied * rate,
      usedInventory,
      usedReceivables,
      usedPayables,
      payableBase,
      table: [
        row(drivers.inventory, dio, cogs, values.likeInventory, 1),
        row(drivers.receivables, dso, revenue, values.likeReceivables, 1),
        row(drivers.payables, dpo, payableBase, values.likePayables, -1),
      ],
      line: [
        { name: 'In stock', days: dio, from: 0, until: dio, end: null },
        { name: 'Until customers pay', days: dso, from: dio, until: dio + dso, end: null },
        { name: 'Supplier credit', days: -dpo, from: 0, until: dpo, end: null },
        { name: 'Your own cash', days: cycle, from: dpo, until: dio + dso, end: 'Sum' },
      ],
    }

    function reading() {
      const amount = show.money(Math.abs(tied))
      const isNothing = compareAmounts(tied, 0, minorDigits) === 0
      if (compareAmounts(cycle, 0, 1) < 0)
        return {
          is: 'good' as const,
          says: `Customers pay ${show.number(-cycle, 0)} days before suppliers are paid${isNothing || tied > 0 ? '' : `, who lend you ${amount} for it`}. Growth brings cash; a fall in sales takes it away.`,
        }
      const spent = `Your cash is away for ${show.number(cycle, 0)} days`
      return {
        is: 'plain' as const,
        says: isNothing || tied < 0 ? `${spent}.` : `${spent}; ${amount} lies in stock and with customers.`,
      }
    }
  },

  steps({ openingInventory, openingReceivables, openingPayables, basis, purchases }) {
    const average = (start: number | undefined, name: string, named: string) =>
      start === undefined ? `{${name}}` : `({${named}} + {${name}}) ÷ 2`
    return [
      { gives: 'usedInventory', is: average(openingInventory, 'inventory', 'openingInventory') },
      { gives: 'dio', is: '{period} × {usedInventory} ÷ {cogs}' },
      { gives: 'usedReceivables', is: average(openingReceivables, 'receivables', 'openingReceivables') },
      { gives: 'dso', is: '{period} × {usedReceivables} ÷ {revenue}' },
      { gives: 'usedPayables', is: average(openingPayables, 'payables', 'openingPayables') },
      ...(basis === 'purchases' && purchases === undefined && openingInventory !== undefined
        ? [{ gives: 'payableBase' as const, is: '{cogs} + {inventory} − {openingInventory}' }]
        : []),
      { gives: 'dpo', is: '{period} × {usedPayables} ÷ {payableBase}' },
      { gives: 'operating', is: '{dio} + {dso}' },
      { gives: 'cycle', is: '{operating} − {dpo}' },
      { gives: 'tied', is: '{usedInventory} + {usedReceivables} − {usedPayables}' },
      { gives: 'financing', is: '{tied} × {rate}' },
    ]
  },

  charts: [
    { kind: 'waterfall', title: 'The cycle, in days', of: 'line', label: 'name', value: 'days', total: 'end' },
    { kind: 'bar', title: 'Cash freed by one day of each driver', of: 'table', x: 'name', y: ['cash'] },
  ],
  examples: [
    {
      name: 'A maker of garden furniture',
      given: {
        revenue: 3_650_000,
        cogs: 2_190_000,
        inventory: 540_000,
        receivables: 450_000,
        payables: 270_000,
        openingInventory: 420_000,
        openingReceivables: 350_000,
        openingPayables: 210_000,
        basis: 'cogs',
        period: 365,
        rate: 0.08,
        likeInventory: 60,
      },
      expect: {
        dio: 80,
        dso: 40,
        dpo: 40,
        cycle: 80,
        operating: 120,
        tied: 640_000,
        financing: 51_200,
        verdict: 'plain',
        table: { at: { 0: { cash: 6000, gap: 20, freed: 120_000 } } },
      },
    },
  ],
})

/** Of the start and the end where both are known, else the end. */
function averageOf(start: number | undefined, end: number): number {
  return start === undefined ? end : (start + end) / 2
}
