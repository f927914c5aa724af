import { defineCalculator, money, number, problem, rows, text } from '@/lib/kits/calculator'

const times = { kind: 'number', decimals: 2 } as const
const days = { kind: 'number', decimals: 1, unit: 'days' } as const
const ratios = { current: 'Current ratio', quick: 'Quick ratio (acid test)', cash: 'Cash ratio' } as const
const colours = { green: 'Green', amber: 'Amber', red: 'Red' } as const
const band = { min: 0, max: 1000, section: 'Your bands', refines: true } as const

export default defineCalculator({
  inputs: {
    periods: rows('Balance sheets, oldest first', {
      row: 'period',
      ownLine: 'name',
      columns: {
        name: text('Period', { optional: true, maxLength: 40 }),
        cash: money('Cash', { max: 1e12 }),
        securities: money('Marketable securities', { optional: true, max: 1e12 }),
        receivables: money('Receivables', { optional: true, max: 1e12 }),
        inventory: money('Inventory', { optional: true, max: 1e12 }),
        prepaid: money('Prepaid and other', { optional: true, max: 1e12 }),
        liabilities: money('Current liabilities', { max: 1e12 }),
        operating: money('Operating cash flow', { optional: true, negative: true, min: -1e12, max: 1e12 }),
        spend: money('Cash expenses a day', { optional: true, max: 1e12 }),
      },
      initial: [
        {
          name: '2025',
          cash: 42_000,
          securities: 10_000,
          receivables: 96_000,
          inventory: 130_000,
          prepaid: 8000,
          liabilities: 165_000,
          operating: 71_000,
          spend: 1350,
        },
        {
          name: '2026',
          cash: 31_000,
          securities: 5000,
          receivables: 118_000,
          inventory: 162_000,
          prepaid: 9000,
          liabilities: 208_000,
          operating: 54_000,
          spend: 1480,
        },
      ],
      min: 1,
      max: 12,
      help: 'The last row is judged, those above it are its past. Operating cash flow is that of the whole year; cash expenses leave depreciation out.',
    }),
    currentRed: number('Current ratio: red below', { initial: 1, ...band }),
    currentGreen: number('Current ratio: green from', { initial: 1.5, ...band }),
    quickRed: number('Quick ratio: red below', { initial: 0.7, ...band }),
    quickGreen: number('Quick ratio: green from', { initial: 1, ...band }),
    cashRed: number('Cash ratio: red below', { initial: 0.1, ...band }),
    cashGreen: number('Cash ratio: green from', {
      initial: 0.2,
      ...band,
      help: 'All six are places to begin. Put in what your trade or your bank asks for.',
    }),
  },
  outputs: {
    current: { ...times, label: 'Current ratio', optional: true },
    quick: { ...times, label: 'Quick ratio (acid test)', optional: true },
    cashRatio: { ...times, label: 'Cash ratio', optional: true },
    working: { kind: 'money', label: 'Net working capital' },
    verdict: { kind: 'verdict', label: 'Reading' },
    operatingRatio: {
      ...times,
      label: 'Operating cash flow ratio',
      optional: true,
      section: 'From cash flow',
      help: 'Operating cash flow ÷ current liabilities.',
    },
    interval: {
      ...days,
      label: 'Defensive interval',
      optional: true,
      section: 'From cash flow',
      help: 'Days that cash, securities and receivables pay for, were nothing to come in.',
    },
    assets: { kind: 'money', label: 'Current assets', section: 'From the balance sheet' },
    quickAssets: { kind: 'money', label: 'Cash, securities and receivables', section: 'From the balance sheet' },
    liabilities: { kind: 'money', label: 'Current liabilities', section: 'From the balance sheet' },
    bands: {
      kind: 'table',
      label: 'Against your bands',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Ratio' },
        value: { ...times, label: 'Now' },
        light: { kind: 'text', label: 'Light' },
        short: { kind: 'money', label: 'Missing to green' },
        change: { ...times, label: 'Since the period before' },
      },
    },
    trend: {
      kind: 'table',
      label: 'Over the periods',
      columns: {
        name: { kind: 'text', label: 'Period' },
        current: { ...times, label: 'Current' },
        quick: { ...times, label: 'Quick' },
        cash: { ...times, label: 'Cash' },
        operating: { ...times, label: 'Operating cash flow' },
        interval: { ...days, label: 'Defensive interval' },
        working: { kind: 'money', label: 'Net working capital' },
      },
    },
  },
  formula:
    'Current ratio = current assets ÷ current liabilities. Quick ratio = (cash + securities + receivables) ÷ current liabilities. Cash ratio = (cash + securities) ÷ current liabilities. Defensive interval = (cash + securities + receivables) ÷ cash expenses a day',
  limits: [
    'A balance sheet shows one day. Businesses often choose a quiet one.',
    'Receivables and stock count at their book value, whether or not they can be turned into cash in time.',
    'An unused credit line is in none of the ratios.',
  ],
  sources: [
    { title: 'CFA Institute: Financial Analysis Techniques, liquidity ratios' },
    {
      title: 'G. Sorter, G. Benston: Appraising the Defensive Position of a Firm, The Accounting Review 35 (1960)',
    },
  ],

  compute(values, { show }) {
    const { periods } = values
    const measured = periods.map((period, at) => measure(period, period.name || `Period ${at + 1}`))
    const now = measured[measured.length - 1]
    if (!now) return problem('periods', 'must have a row')
    if (now.assets === 0 && now.liabilities === 0)
      return problem('periods', 'must have current assets or current liabilities in the last row')
    const wrong = (['current', 'quick', 'cash'] as const).find((one) => values[`${one}Green`] < values[`${one}Red`])
    if (wrong) return problem(`${wrong}Green`, 'must not be lower than where red ends')
    const before = measured[measured.length - 2]
    const lights = [
      lightOf('current', now.current, before?.current, now.assets),
      lightOf('quick', now.quick, before?.quick, now.quickAssets),
      lightOf('cash', now.cash, before?.cash, now.cashAssets),
    ]
    return {
      current: now.current ?? undefined,
      quick: now.quick ?? undefined,
      cashRatio: now.cash ?? undefined,
      working: now.working,
      verdict: reading(),
      operatingRatio: now.operating ?? undefined,
      interval: now.interval ?? undefined,
      assets: now.assets,
      quickAssets: now.quickAssets,
      liabilities: now.liabilities,
      bands:
        now.current === null
          ? undefined
          : lights.map(({ name, value, light, short, change }) => ({
              name,
              value,
              light: colours[light],
              short,
              change,
            })),
      trend: measured.map(({ name, current, quick, cash, operating, interval, working }) => ({
        name,
        current,
        quick,
        cash,
        operating,
        interval,
        working,
      })),
    }

    function measure(period: (typeof periods)[number], name: string) {
      const { liabilities } = period
      const cashAssets = period.cash + (period.securities ?? 0)
      const quickAssets = cashAssets + (period.receivables ?? 0)
      const assets = quickAssets + (period.inventory ?? 0) + (period.prepaid ?? 0)
      const toLiabilities = (amount: number | undefined) =>
        amount === undefined || liabilities === 0 ? null : amount / liabilities
      return {
        name,
        liabilities,
        cashAssets,
        quickAssets,
        assets,
        current: toLiabilities(assets),
        quick: toLiabilities(quickAssets),
        cash: toLiabilities(cashAssets),
        operating: toLiabilities(period.operating),
        interval: period.spend ? quickAssets / period.spend : null,
        working: assets - liabilities,
      }
    }

    function lightOf(of: keyof typeof ratios, value: number | null, past: number | null | undefined, held: number) {
      const ratio = value ?? 0
      const light: keyof typeof colours =
        ratio < values[`${of}Red`] ? 'red' : ratio < values[`${of}Green`] ? 'amber' : 'green'
      return {
        name: ratios[of],
        value,
        light,
        short: Math.max(0, values[`${of}Green`] * (now?.liabilities ?? 0) - held),
        change: value === null || past === null || past === undefined ? null : value - past,
      }
    }

    function reading() {
      if (now?.current === null || now?.current === undefined)
        return {
          is: 'good' as const,
          says: 'Nothing is due within a year. The ratios have no divisor and are left out.',
        }
      const written = `For each 1 due within a year there is ${show.number(now.current, 2)} in current assets, ${show.number(now.cash ?? 0, 2)} of it in cash and securities.`
      const named = (light: keyof typeof colours) =>
        lights.filter((one) => one.light === light).map(({ name }) => name.toLowerCase())
      const red = named('red')
      if (red.length > 0) return { is: 'bad' as const, says: `${written} Red: ${red.join(', ')}.` }
      const amber = named('amber')
      if (amber.length > 0) return { is: 'fair' as const, says: `${written} Amber: ${amber.join(', ')}.` }
      return { is: 'good' as const, says: `${written} All three are in your green band.` }
    }
  },

  steps({ periods }) {
    const last = periods.length - 1
    const at = (column: string) => `[{periods.${last}.${column}}]`
    const { spend, operating, securities, receivables, inventory, prepaid, liabilities } = periods[last] ?? {}
    const some = (amount: number | undefined, column: string) =>
      amount === undefined ? '' : ` + ${at(column).slice(1, -1)}`
    const cash = `{periods.${last}.cash}${some(securities, 'securities')}`
    return [
      { gives: 'quickAssets', is: `${cash}${some(receivables, 'receivables')}` },
      { gives: 'assets', is: `{quickAssets}${some(inventory, 'inventory')}${some(prepaid, 'prepaid')}` },
      { gives: 'working', is: '{assets} − {liabilities}' },
      ...(liabilities
        ? [
            { gives: 'current' as const, is: '{assets} ÷ {liabilities}' },
            { gives: 'quick' as const, is: '{quickAssets} ÷ {liabilities}' },
            { gives: 'cashRatio' as const, is: `(${cash}) ÷ {liabilities}` },
          ]
        : []),
      ...(operating === undefined || !liabilities
        ? []
        : [{ gives: 'operatingRatio' as const, is: `{periods.${last}.operating} ÷ {liabilities}` }]),
      ...(spend ? [{ gives: 'interval' as const, is: `{quickAssets} ÷ {periods.${last}.spend}` }] : []),
    ]
  },

  charts: [{ kind: 'line', title: 'Ratios over the periods', of: 'trend', x: 'name', y: ['current', 'quick', 'cash'] }],
  examples: [
    {
      name: 'A bicycle wholesaler',
      given: {
        periods: [
          { name: '2025', cash: 60_000, receivables: 90_000, inventory: 150_000, liabilities: 150_000, spend: 2000 },
          { name: '2026', cash: 30_000, receivables: 90_000, inventory: 240_000, liabilities: 200_000, spend: 2400 },
        ],
      },
      expect: {
        current: 1.8,
        quick: 0.6,
        cashRatio: 0.15,
        working: 160_000,
        interval: 50,
        verdict: 'bad',
        bands: { at: { 1: { light: 'Red', short: 80_000, change: -0.4 } } },
      },
    },
  ],
})
