import { choice, defineCalculator, money, number, percent, problem, rate, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { capitalisedEarnings } from '@/lib/subjects/valuation/earnings'
import { footballField } from '@/lib/subjects/valuation/football-field'

const whole = { kind: 'money', decimals: 0 } as const
const weighing = { max: 100, section: 'Weights' } as const
const adjusting = { section: 'What is sold', refines: true } as const

export default defineCalculator({
  inputs: {
    years: rows('Normalised earnings, the latest last', {
      row: 'year',
      columns: {
        name: text('Year', { optional: true, maxLength: 20 }),
        earnings: money('Earnings', { negative: true, max: 1e12 }),
        weight: number('Weight', { initial: 1, min: 0, max: 100 }),
      },
      initial: [
        { name: '2023', earnings: 210_000, weight: 1 },
        { name: '2024', earnings: 235_000, weight: 2 },
        { name: '2025', earnings: 250_000, weight: 3 },
      ],
      min: 1,
      max: 10,
      help: 'After owners’ market pay and without what will not come again.',
    }),
    required: rate('Required return', {
      initial: 0.2,
      slider: { from: 0.05, to: 0.5, step: 0.005 },
      above: 0,
      max: 5,
      per: 'year',
      help: 'What an owner must earn for this risk. The capitalisation rate is this less growth.',
    }),
    growth: rate('Lasting growth', {
      initial: 0.03,
      slider: { from: -0.05, to: 0.08, step: 0.0025 },
      negative: true,
      above: -1,
      max: 1,
      per: 'year',
    }),
    multiple: number('Multiple of earnings from sales of similar firms', {
      initial: 5,
      slider: { from: 0, to: 15, step: 0.1 },
      min: 0,
      max: 1000,
      unit: '×',
      help: 'Your own research; the page knows no market prices.',
    }),
    netAssets: money('Net assets at current values', {
      initial: 900_000,
      negative: true,
      max: 1e12,
      help: 'All assets less all debts, each at what it is worth today.',
    }),
    measure: choice('Earnings are', {
      options: { net: 'Net profit', ebitda: 'EBITDA', sde: 'SDE' },
      initial: 'net',
      help: 'From EBITDA and SDE the debt is still to be taken off.',
      refines: true,
    }),
    debt: money('Interest-bearing debt', {
      initial: 0,
      max: 1e12,
      shownWhen: { field: 'measure', is: ['ebitda', 'sde'] },
      refines: true,
    }),
    nonOperating: money('Assets not needed to run it', {
      initial: 0,
      max: 1e12,
      help: 'Spare land, securities, surplus cash. Added to what the earnings are worth.',
      refines: true,
    }),
    dcf: money('Value by discounted cash flow', {
      optional: true,
      negative: true,
      max: 1e12,
      help: 'Equity value from a forecast, if there is one.',
      refines: true,
    }),
    incomeWeight: number('Capitalised earnings', { initial: 2, min: 0, ...weighing, refines: true }),
    marketWeight: number('Multiple of earnings', { initial: 2, min: 0, ...weighing, refines: true }),
    assetWeight: number('Net assets', { initial: 1, min: 0, ...weighing, refines: true }),
    dcfWeight: number('Discounted cash flow', { initial: 2, min: 0, ...weighing, refines: true }),
    control: percent('Control premium', {
      initial: 0,
      slider: { from: -0.4, to: 0.4, step: 0.01 },
      negative: true,
      above: -1,
      max: 3,
      help: 'A discount for a minority holding is negative.',
      ...adjusting,
    }),
    marketability: percent('Discount for lack of marketability (DLOM)', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      ...adjusting,
    }),
    interest: percent('Part of the firm valued', {
      initial: 1,
      slider: { from: 0.01, to: 1, step: 0.01 },
      above: 0,
      max: 1,
      ...adjusting,
    }),
    shares: number('Shares of the whole firm', { optional: true, above: 0, max: 1e13, ...adjusting }),
    range: percent('Range around each input', {
      initial: 0.1,
      slider: { to: 0.3, step: 0.01 },
      max: 0.9,
      help: 'Required return, multiple, net assets and cash-flow value are moved up and down by this share.',
      refines: true,
    }),
  },
  outputs: {
    value: { ...whole, label: 'Value' },
    reconciled: { ...whole, label: 'Whole firm, before premium and discount' },
    earnings: { ...whole, label: 'Weighted earnings' },
    capRate: { kind: 'percent', label: 'Capitalisation rate', optional: true },
    implied: { kind: 'number', label: 'Value ÷ weighted earnings', decimals: 2, unit: '×', optional: true },
    perShare: { kind: 'money', label: 'Value per share', optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    reconciliation: {
      kind: 'table',
      label: 'Reconciliation',
      columns: {
        approach: { kind: 'text', label: 'Approach' },
        operating: { kind: 'money', label: 'Of the business' },
        besides: { kind: 'money', label: 'Other assets less debt' },
        equity: { kind: 'money', label: 'Of the owners' },
        weight: { kind: 'percent', label: 'Weight', decimals: 1 },
        part: { kind: 'money', label: 'Counts' },
      },
      totals: ['weight', 'part'],
    },
    adjustments: {
      kind: 'table',
      label: 'From the whole firm to what is sold',
      optional: true,
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        sum: { kind: 'text', label: 'Sum' },
      },
    },
    ranges: {
      kind: 'table',
      label: 'Ranges, for the whole firm',
      columns: {
        name: { kind: 'text', label: 'Approach' },
        low: { kind: 'money', label: 'From' },
        high: { kind: 'money', label: 'To' },
      },
    },
    field: { kind: 'diagram', label: 'Football field' },
  },
  formula:
    'Capitalised earnings = weighted earnings × (1 + growth) ÷ (required return − growth). Value = Σ weight × indication, × (1 + control premium) × (1 − DLOM) × part valued',
  limits: [
    'A weight is an opinion. State the reason for each one beside the result.',
    'The same premium and discount go on all approaches. Where one of them already values a minority or a saleable share, adjust it before you enter it.',
    'Earnings that are not positive have no capitalised value; the weights of the other approaches then fill up to 100%.',
    'This is arithmetic, not an appraisal. Courts and tax offices ask for a qualified valuer.',
  ],
  sources: [
    { title: 'International Valuation Standards Council: IVS 103 Valuation Approaches' },
    {
      title: 'AICPA: Statement on Standards for Valuation Services (SSVS, VS section 100)',
      href: 'https://www.aicpa-cima.com/resources/download/statement-on-standards-for-valuation-services-vs-section-100',
    },
    { title: 'U.S. Internal Revenue Service: Revenue Ruling 59-60, 1959-1 C.B. 237' },
  ],

  compute(values, { show, minorDigits }) {
    const { years, required, growth, multiple, netAssets, measure, nonOperating, dcf, control, marketability } = values
    if (required <= growth)
      return problem('growth', 'must be below the required return, or earnings that grow for ever have no finite value')
    const weights = years.reduce((sum, { weight }) => sum + weight, 0)
    if (weights === 0) return problem('years', 'must have a weight above 0 in one of them')
    const earnings = years.reduce((sum, one) => sum + one.earnings * one.weight, 0) / weights
    const size = years.reduce((sum, one) => sum + Math.abs(one.earnings), 0)
    const earns = compareAmounts(earnings, 0, minorDigits, size) > 0
    const besides = nonOperating - (measure === 'net' ? 0 : values.debt)
    const approaches = [
      ...(earns
        ? [
            {
              approach: 'Capitalised earnings',
              operating: capitalised(1),
              besides,
              weight: values.incomeWeight,
              low: capitalised(1 + values.range) + besides,
              high: capitalised(1 - values.range) + besides,
            },
            {
              approach: 'Multiple of earnings',
              operating: earnings * multiple,
              besides,
              weight: values.marketWeight,
              low: earnings * multiple * (1 - values.range) + besides,
              high: earnings * multiple * (1 + values.range) + besides,
            },
          ]
        : []),
      { approach: 'Net assets', ...asGiven(netAssets), weight: values.assetWeight },
      ...(dcf === undefined ? [] : [{ approach: 'Discounted cash flow', ...asGiven(dcf), weight: values.dcfWeight }]),
    ].filter(({ weight }) => weight > 0)
    const all = approaches.reduce((sum, { weight }) => sum + weight, 0)
    if (all === 0) return problem('assetWeight', 'must be above 0: no other approach with a weight has a value')
    const reconciled = approaches.reduce((sum, one) => sum + ((one.operating + one.besides) * one.weight) / all, 0)
    const withControl = reconciled * (1 + control)
    const marketable = withControl * (1 - marketability)
    const value = marketable * values.interest
    const isAdjusted = control !== 0 || marketability !== 0 || values.interest !== 1
    const ranges = approaches.map(({ approach, low, high }) => ({ name: approach, low: cents(low), high: cents(high) }))
    const running = [reconciled, withControl, marketable, value].map(cents)
    const step = (line: string, at: number) => ({
      line,
      amount: cents((running[at] ?? 0) - (running[at - 1] ?? 0)),
      sum: null,
    })
    return {
      value,
      reconciled,
      earnings,
      capRate: earns ? required - growth : undefined,
      implied: earns ? reconciled / earnings : undefined,
      perShare: values.shares === undefined ? undefined : marketable / values.shares,
      verdict: judgement(),
      reconciliation: approaches.map(({ approach, operating, besides: other, weight }) => ({
        approach,
        operating: cents(operating),
        besides: cents(other),
        equity: cents(operating + other),
        weight: weight / all,
        part: cents(((operating + other) * weight) / all),
      })),
      adjustments: isAdjusted
        ? [
            { line: 'Whole firm', amount: cents(reconciled), sum: 'Sum' },
            step(control < 0 ? 'Minority discount' : 'Control premium', 1),
            step('Lack of marketability', 2),
            step('Part not valued', 3),
            { line: 'Value', amount: cents(value), sum: 'Sum' },
          ]
        : undefined,
      ranges,
      field: footballField('Football field: the whole firm', ranges, reconciled, (amount) => show.money(amount, 0)),
    }

    /** With the required return times `factor`; without an end where growth is not below it, and then as at the entered one. */
    function capitalised(factor: number): number {
      return (
        capitalisedEarnings(earnings, required * factor, growth) ?? capitalisedEarnings(earnings, required, growth) ?? 0
      )
    }

    function asGiven(amount: number) {
      const spread = Math.abs(amount) * values.range
      return { operating: amount, besides: 0, low: amount - spread, high: amount + spread }
    }

    function cents(amount: number) {
      const minor = toMinor(amount, minorDigits)
      return minor === undefined ? amount : fromMinor(minor, minorDigits)
    }

    function judgement() {
      if (compareAmounts(reconciled, 0, minorDigits, size + Math.abs(netAssets)) <= 0)
        return { is: 'bad' as const, says: 'Nothing is left for the owners by these approaches.' }
      if (!earns)
        return {
          is: 'fair' as const,
          says: 'Weighted earnings are not positive, so that only assets and a forecast speak for a value.',
        }
      const indicated = approaches.map((one) => one.operating + one.besides)
      const least = Math.min(...indicated)
      const most = Math.max(...indicated)
      if (indicated.length === 1)
        return { is: 'plain' as const, says: 'One approach alone decides. A second one would check it.' }
      return least <= 0 || most / least > 1.5
        ? {
            is: 'fair' as const,
            says: `The approaches lie between ${show.money(least, 0)} and ${show.money(most, 0)}. Find out why before you weigh them.`,
          }
        : {
            is: 'plain' as const,
            says: `The approaches lie between ${show.money(least, 0)} and ${show.money(most, 0)}.`,
          }
    }
  },

  steps(_, { reconciliation }) {
    return [
      { gives: 'capRate', is: '{required} − {growth}' },
      {
        finds: 'Capitalised earnings',
        gives: 'reconciliation.0.operating',
        is: '{earnings} × (1 + {growth}) ÷ ({required} − {growth})',
        rounded: 'cents',
        ...(reconciliation[0]?.approach === 'Capitalised earnings' ? {} : { when: { field: 'growth', is: 'none' } }),
      },
      {
        gives: 'reconciled',
        is: reconciliation
          .map((_row, at) => `{reconciliation.${at}.equity} × {reconciliation.${at}.weight}`)
          .join(' + '),
        rounded: 'cents',
      },
      { gives: 'value', is: '{reconciled} × (1 + {control}) × (1 − {marketability}) × {interest}' },
      { gives: 'implied', is: '{reconciled} ÷ {earnings}' },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From the whole firm to the value',
      of: 'adjustments',
      needs: 'adjustments',
      label: 'line',
      value: 'amount',
      total: 'sum',
    },
  ],
  examples: [
    {
      name: 'A joiner’s daughter takes over',
      given: {
        years: [
          { name: '2024', earnings: 90_000, weight: 1 },
          { name: '2025', earnings: 120_000, weight: 2 },
        ],
        required: 0.22,
        growth: 0.02,
        multiple: 4,
        netAssets: 350_000,
        measure: 'net',
        debt: 0,
        nonOperating: 50_000,
        incomeWeight: 2,
        marketWeight: 2,
        assetWeight: 1,
        dcfWeight: 0,
        control: 0,
        marketability: 0.15,
        interest: 1,
        shares: 1000,
        range: 0.1,
      },
      expect: { earnings: 110_000, capRate: 0.2, reconciled: 510_400, value: 433_840, perShare: 433.84 },
    },
  ],
})
