import { choice, defineCalculator, integer, money, number, problem, rows, text, toggle } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { earningsBeforeInterestAndTax, valueByMultiple } from '@/lib/subjects/valuation/earnings'

const kinds = {
  oneOff: 'One-off',
  owner: 'Owner’s pay',
  shares: 'Share pay',
  rent: 'Rent',
  other: 'Other',
} as const
const limits = { max: 1e12, negative: true } as const
const fromBottom = { field: 'method', is: 'income' } as const
const fromTop = { field: 'method', is: 'revenue' } as const

interface Period {
  name: string
  revenue: number
  /** The lines from the first one to EBIT. */
  lines: readonly (readonly [label: string, amount: number])[]
  ebit: number
  depreciation: number
  addBacks: readonly (readonly [label: string, amount: number])[]
  lease: number
}

export default defineCalculator({
  inputs: {
    method: choice('Start from', {
      options: { income: 'Net income', revenue: 'Revenue' },
      initial: 'income',
    }),
    length: choice('Each row is', {
      options: { year: 'A year', quarter: 'A quarter' },
      initial: 'year',
      refines: true,
    }),
    incomes: rows('Periods, the latest last', {
      row: 'period',
      columns: {
        name: text('Period', { optional: true, maxLength: 20 }),
        revenue: money('Revenue', { max: 1e12 }),
        netIncome: money('Net income', limits),
        tax: money('Income tax', limits),
        interest: money('Net interest', limits),
        depreciation: money('D&A', { max: 1e12 }),
        lease: money('Lease payments', { optional: true, max: 1e12 }),
      },
      initial: [
        { name: '2024', revenue: 2_400_000, netIncome: 168_000, tax: 56_000, interest: 40_000, depreciation: 96_000 },
        {
          name: '2025',
          revenue: 2_700_000,
          netIncome: 189_000,
          tax: 63_000,
          interest: 38_000,
          depreciation: 110_000,
          lease: 60_000,
        },
      ],
      min: 1,
      max: 5,
      shownWhen: fromBottom,
      help: 'A tax credit or net interest received is negative. Lease payments count only with the switch below.',
    }),
    statements: rows('Periods, the latest last', {
      row: 'period',
      columns: {
        name: text('Period', { optional: true, maxLength: 20 }),
        revenue: money('Revenue', { max: 1e12 }),
        costOfSales: money('Cost of sales', { max: 1e12 }),
        expenses: money('Operating expenses', { max: 1e12 }),
        other: money('Other operating income', { ...limits, optional: true }),
        depreciation: money('D&A in these costs', { max: 1e12 }),
        lease: money('Lease payments', { optional: true, max: 1e12 }),
      },
      initial: [
        { name: '2024', revenue: 2_400_000, costOfSales: 1_320_000, expenses: 816_000, depreciation: 96_000 },
        {
          name: '2025',
          revenue: 2_700_000,
          costOfSales: 1_480_000,
          expenses: 930_000,
          depreciation: 110_000,
          lease: 60_000,
        },
      ],
      min: 1,
      max: 5,
      shownWhen: fromTop,
      help: 'Depreciation and amortisation (D&A) as included in cost of sales and operating expenses.',
    }),
    addBacks: rows('Adjustments', {
      row: 'adjustment',
      columns: {
        name: text('What', { optional: true, maxLength: 40 }),
        kind: choice('Kind', { options: kinds, initial: 'oneOff', as: 'menu' }),
        amount: money('Add', limits),
        period: integer('Period row', { initial: 1, min: 1, max: 5 }),
      },
      initial: [
        { name: 'Lawsuit settled', kind: 'oneOff', amount: 45_000, period: 2 },
        { name: 'Owner’s salary above market', kind: 'owner', amount: 60_000, period: 2 },
        { name: 'Own building, rent to market', kind: 'rent', amount: -24_000, period: 2 },
      ],
      min: 0,
      max: 40,
      help: 'What a buyer would not pay again is added. Costs a buyer would have, and gains that will not return, are negative.',
    }),
    leases: toggle('Treat leases as rent (before IFRS 16)', {
      initial: false,
      help: 'Takes lease payments off, for accounts that show leases as depreciation and interest. Leave lease liabilities out of net debt then.',
      refines: true,
    }),
    low: number('Low multiple', {
      initial: 4,
      slider: { from: 0.5, to: 20, step: 0.5 },
      above: 0,
      max: 100,
      unit: '×',
      section: 'Value',
      refines: true,
    }),
    middle: number('Middle multiple', {
      initial: 5,
      slider: { from: 0.5, to: 20, step: 0.5 },
      min: { field: 'low' },
      max: 100,
      unit: '×',
      section: 'Value',
      refines: true,
    }),
    high: number('High multiple', {
      initial: 6,
      slider: { from: 0.5, to: 20, step: 0.5 },
      min: { field: 'middle' },
      max: 100,
      unit: '×',
      section: 'Value',
      refines: true,
    }),
    netDebt: money('Net debt', {
      ...limits,
      initial: 250_000,
      section: 'Value',
      help: 'Loans and leases less cash. Negative when cash is larger.',
      refines: true,
    }),
  },
  outputs: {
    adjusted: { kind: 'money', label: 'Adjusted EBITDA', decimals: 0 },
    ebitda: { kind: 'money', label: 'EBITDA', decimals: 0 },
    ebit: { kind: 'money', label: 'EBIT', decimals: 0 },
    basis: { kind: 'text', label: 'Measured over' },
    margin: { kind: 'percent', label: 'Adjusted EBITDA margin', decimals: 1, optional: true },
    plainMargin: { kind: 'percent', label: 'EBITDA margin', decimals: 1, optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    enterprise: { kind: 'money', label: 'Enterprise value, middle', decimals: 0, optional: true, section: 'Value' },
    equity: { kind: 'money', label: 'Equity value, middle', decimals: 0, optional: true, section: 'Value' },
    values: {
      kind: 'table',
      label: 'Value by multiple',
      optional: true,
      columns: {
        multiple: { kind: 'number', label: 'Multiple', decimals: 2, unit: '×' },
        enterprise: { kind: 'money', label: 'Enterprise value' },
        equity: { kind: 'money', label: 'Equity value' },
      },
    },
    bridge: {
      kind: 'table',
      label: 'From the accounts to adjusted EBITDA',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        sum: { kind: 'text', label: 'Sum' },
      },
    },
    periods: {
      kind: 'table',
      label: 'By period',
      columns: {
        name: { kind: 'text', label: 'Period' },
        revenue: { kind: 'money', label: 'Revenue' },
        ebit: { kind: 'money', label: 'EBIT' },
        ebitda: { kind: 'money', label: 'EBITDA' },
        adjustments: { kind: 'money', label: 'Adjustments' },
        adjusted: { kind: 'money', label: 'Adjusted EBITDA' },
        margin: { kind: 'percent', label: 'Margin', decimals: 1 },
      },
    },
  },
  formula:
    'EBITDA = net income + income tax + net interest + depreciation and amortisation. Adjusted EBITDA = EBITDA + adjustments. Enterprise value = adjusted EBITDA × multiple; equity value = enterprise value − net debt',
  limits: [
    'EBITDA leaves out capital spending and working capital. It is not cash flow.',
    'The calculator does not judge an adjustment: whether a buyer accepts it is a matter of evidence.',
    'Net interest must hold everything between operating profit and profit before tax; income of associates and discontinued operations belong in the adjustments.',
    'Multiples are your own input. They differ by trade, size, growth and year.',
  ],
  sources: [
    {
      title:
        'U.S. Securities and Exchange Commission: Non-GAAP Financial Measures, Compliance & Disclosure Interpretations, questions 103.01 to 103.03',
      href: 'https://www.sec.gov/rules-regulations/staff-guidance/compliance-disclosure-interpretations/non-gaap-financial-measures',
    },
    { title: 'IFRS 16 Leases', href: 'https://www.ifrs.org/issued-standards/list-of-standards/ifrs-16-leases/' },
    { title: 'Koller, Goedhart, Wessels: Valuation, chapter Using Multiples' },
  ],

  compute(values, { show, minorDigits }) {
    const { method, length, incomes, statements, addBacks, leases, low, middle, high, netDebt } = values
    const isIncome = method === 'income'
    const field = isIncome ? ('incomes' as const) : ('statements' as const)
    const count = (isIncome ? incomes : statements).length
    const stray = addBacks.findIndex(({ period }) => period > count)
    if (stray !== -1)
      return problem(
        'addBacks',
        `must name ${count === 1 ? 'period 1, the only one' : `one of the ${count} periods`} (row ${stray + 1})`,
      )
    const isQuarterly = length === 'quarter'
    if (isQuarterly && count < 4) return problem(field, 'must hold at least four quarters to make a year')

    const periods: Period[] = isIncome
      ? incomes.map((row, at) => ({
          ...shared(row, at),
          lines: [
            ['Net income', row.netIncome],
            ['Income tax', row.tax],
            ['Net interest', row.interest],
          ],
          ebit: earningsBeforeInterestAndTax(row),
        }))
      : statements.map((row, at) => ({
          ...shared(row, at),
          lines: [
            ['Revenue', row.revenue],
            ['Cost of sales', -row.costOfSales],
            ['Operating expenses', -row.expenses],
            ['Other operating income', row.other ?? 0],
          ],
          ebit: row.revenue - row.costOfSales - row.expenses + (row.other ?? 0),
        }))
    const measured = periods.slice(isQuarterly ? -4 : -1)
    const total = (of: (period: Period) => number) => measured.reduce((sum, period) => sum + of(period), 0)
    const revenue = total((period) => period.revenue)
    const ebit = total((period) => period.ebit)
    const depreciation = total((period) => period.depreciation)
    const ebitda = ebit + depreciation
    const adjustments = total(adjustment)
    const adjusted = ebitda + adjustments
    const lease = total((period) => period.lease)
    const gross = total((period) =>
      [...period.lines, ...period.addBacks].reduce((sum, [, amount]) => sum + Math.abs(amount), 0),
    )
    const isPositive = compareAmounts(adjusted, 0, minorDigits, gross) > 0
    const valued = [low, middle, high].map((multiple) => ({
      multiple,
      ...valueByMultiple(whole(adjusted), multiple, whole(netDebt)),
    }))
    const centre = valued[1]
    return {
      adjusted,
      ebitda,
      ebit,
      basis: isQuarterly
        ? `Last twelve months, ${measured[0]?.name ?? ''} to ${measured.at(-1)?.name ?? ''}`
        : (measured[0]?.name ?? ''),
      margin: revenue > 0 ? adjusted / revenue : undefined,
      plainMargin: revenue > 0 ? ebitda / revenue : undefined,
      verdict: judgement(),
      ...(isPositive && centre
        ? {
            enterprise: centre.enterprise,
            equity: centre.equity,
            values: valued.map((one) => {
              const enterprise = whole(one.enterprise)
              return { ...one, enterprise, equity: whole(enterprise - whole(netDebt)) }
            }),
          }
        : {}),
      bridge: [
        ...(measured[0]?.lines ?? []).map(([line], at) => ({
          line,
          amount: whole(total((period) => period.lines[at]?.[1] ?? 0)),
          sum: null,
        })),
        { line: 'EBIT', amount: whole(ebit), sum: 'Sum' },
        { line: 'Depreciation and amortisation', amount: whole(depreciation), sum: null },
        { line: 'EBITDA', amount: whole(ebitda), sum: 'Sum' },
        ...measured.flatMap((period) =>
          period.addBacks.map(([line, amount]) => ({ line, amount: whole(amount), sum: null })),
        ),
        ...(lease > 0 ? [{ line: 'Lease payments', amount: -whole(lease), sum: null }] : []),
        { line: 'Adjusted EBITDA', amount: whole(adjusted), sum: 'Sum' },
      ],
      periods: periods.map((period) => {
        const own = period.ebit + period.depreciation
        return {
          name: period.name,
          revenue: whole(period.revenue),
          ebit: whole(period.ebit),
          ebitda: whole(own),
          adjustments: whole(adjustment(period)),
          adjusted: whole(own + adjustment(period)),
          margin: period.revenue > 0 ? (own + adjustment(period)) / period.revenue : null,
        }
      }),
    }

    function whole(amount: number) {
      const minor = toMinor(amount, minorDigits)
      return minor === undefined ? amount : fromMinor(minor, minorDigits)
    }

    function shared(
      row: { name?: string | undefined; revenue: number; depreciation: number; lease?: number | undefined },
      at: number,
    ) {
      return {
        name: row.name || `Period ${at + 1}`,
        revenue: row.revenue,
        depreciation: row.depreciation,
        lease: leases ? (row.lease ?? 0) : 0,
        addBacks: addBacks
          .filter(({ period }) => period === at + 1)
          .map(({ name, kind, amount }) => [name || kinds[kind], amount] as const),
      }
    }

    function adjustment({ addBacks: own, lease: rent }: Period) {
      return own.reduce((sum, [, amount]) => sum + amount, 0) - rent
    }

    function judgement() {
      if (!isPositive)
        return {
          is: 'bad' as const,
          says: 'Adjusted EBITDA is not positive, so a multiple of it says nothing about value. Use revenue, assets or a forecast of cash flow.',
        }
      const added = total((period) => period.addBacks.reduce((sum, [, amount]) => sum + Math.max(0, amount), 0))
      const share = added / adjusted
      if (compareAmounts(added, 0, minorDigits) === 0) return { is: 'plain' as const, says: 'Nothing is added back.' }
      const written = compareAmounts(share, 0, 2) === 0 ? 'less than 1%' : show.percent(share, 0)
      return share > 0.25
        ? {
            is: 'fair' as const,
            says: `Amounts added back make up ${written} of adjusted EBITDA. Expect a buyer to ask for proof of each.`,
          }
        : {
            is: 'plain' as const,
            says: `Amounts added back make up ${written} of adjusted EBITDA.`,
          }
    }
  },

  steps(_, { bridge }) {
    const before = (sum: string, after?: string) => {
      const from = after === undefined ? 0 : bridge.findIndex(({ line }) => line === after)
      const to = bridge.findIndex(({ line }) => line === sum)
      const amounts = bridge.slice(from, to).map(({ amount }) => amount ?? 0)
      return {
        is: amounts
          .map((amount, at) => `${amount < 0 ? '−' : '+'} {${sum} ${at}}`)
          .join(' ')
          .replace(/^\+ /, '')
          .replace(/^− /, '−'),
        with: Object.fromEntries(
          amounts.map((amount, at) => [
            `${sum} ${at}`,
            { kind: 'money', value: Math.abs(amount), decimals: 0 } as const,
          ]),
        ),
      }
    }
    return [
      { gives: 'ebit', ...before('EBIT'), rounded: 'cents' },
      { gives: 'ebitda', ...before('EBITDA', 'EBIT'), rounded: 'cents' },
      { gives: 'adjusted', ...before('Adjusted EBITDA', 'EBITDA'), rounded: 'cents' },
      { as: 'earned', in: 'money', decimals: 0, is: '{adjusted}', rounded: 'cents' },
      { finds: 'Enterprise value', gives: 'enterprise', is: '{earned} × {middle}', rounded: 'cents' },
      { finds: 'Equity value', gives: 'equity', is: '{enterprise} − {netDebt:0}', rounded: 'cents' },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From the accounts to adjusted EBITDA',
      of: 'bridge',
      label: 'line',
      value: 'amount',
      total: 'sum',
    },
  ],
  examples: [
    {
      name: 'A joinery for sale',
      given: {
        method: 'income',
        length: 'year',
        incomes: [
          {
            name: 'Last year',
            revenue: 1_600_000,
            netIncome: 96_000,
            tax: 32_000,
            interest: 18_000,
            depreciation: 54_000,
          },
        ],
        addBacks: [
          { name: 'Flood repair', kind: 'oneOff', amount: 22_000, period: 1 },
          { name: 'Owner’s pay above market', kind: 'owner', amount: 40_000, period: 1 },
          { name: 'Insurance payout', kind: 'oneOff', amount: -12_000, period: 1 },
        ],
        leases: false,
        low: 3.5,
        middle: 4,
        high: 4.5,
        netDebt: 180_000,
      },
      expect: {
        ebit: 146_000,
        ebitda: 200_000,
        adjusted: 250_000,
        margin: 0.15625,
        enterprise: 1_000_000,
        equity: 820_000,
      },
    },
  ],
})
