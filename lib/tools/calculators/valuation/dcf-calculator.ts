import {
  choice,
  date,
  defineCalculator,
  money,
  number,
  percent,
  problem,
  rate,
  rows,
  text,
} from '@/lib/kits/calculator'
import { dayNumber } from '@/lib/subjects/finance/payment-dates'
import { runningTotal } from '@/lib/subjects/finance/running-total'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { flowTimes, forecastCashFlows, impliedGrowth } from '@/lib/subjects/valuation/discounted-cash-flow'
import { footballField } from '@/lib/subjects/valuation/football-field'

const signed = { max: 1e12, negative: true } as const
const share = { max: 5 } as const
const byDrivers = { field: 'basis', is: 'drivers' } as const
const after = { section: 'After the forecast' } as const
const value = { kind: 'money' } as const

export default defineCalculator({
  inputs: {
    basis: choice('Forecast by', {
      options: { drivers: 'Drivers', flows: 'Cash flows' },
      initial: 'drivers',
    }),
    revenue: money('Revenue of the last year', { initial: 10_000_000, above: 0, max: 1e12, shownWhen: byDrivers }),
    workingCapital: money('Working capital of the last year', {
      ...signed,
      initial: 1_000_000,
      shownWhen: byDrivers,
      help: 'Receivables and stock less payables, without cash and loans.',
      refines: true,
    }),
    years: rows('Forecast', {
      row: 'year',
      columns: {
        growth: percent('Growth', { negative: true, min: -1, max: 10 }),
        margin: percent('EBIT margin', { negative: true, min: -10, max: 1 }),
        tax: percent('Tax', { max: 1 }),
        depreciation: percent('D&A', share),
        capex: percent('Capex', share),
        workingCapital: percent('NWC', { negative: true, min: -5, max: 5 }),
      },
      initial: [
        { growth: 0.08, margin: 0.14, tax: 0.25, depreciation: 0.04, capex: 0.055, workingCapital: 0.1 },
        { growth: 0.07, margin: 0.145, tax: 0.25, depreciation: 0.04, capex: 0.052, workingCapital: 0.1 },
        { growth: 0.06, margin: 0.15, tax: 0.25, depreciation: 0.04, capex: 0.05, workingCapital: 0.1 },
        { growth: 0.05, margin: 0.15, tax: 0.25, depreciation: 0.04, capex: 0.048, workingCapital: 0.1 },
        { growth: 0.04, margin: 0.15, tax: 0.25, depreciation: 0.04, capex: 0.046, workingCapital: 0.1 },
      ],
      min: 1,
      max: 15,
      shownWhen: byDrivers,
      help: 'D&A, capital spending and net working capital (NWC) as shares of the year’s revenue. Five to ten years are usual.',
    }),
    flows: rows('Forecast', {
      row: 'year',
      columns: {
        fcff: money('Free cash flow to the firm', signed),
        ebitda: money('EBITDA', { ...signed, optional: true }),
      },
      initial: [
        { fcff: 820_000, ebitda: 1_940_000 },
        { fcff: 960_000, ebitda: 2_140_000 },
        { fcff: 1_110_000, ebitda: 2_330_000 },
        { fcff: 1_210_000, ebitda: 2_440_000 },
        { fcff: 1_320_000, ebitda: 2_540_000 },
      ],
      min: 1,
      max: 15,
      shownWhen: { field: 'basis', is: 'flows' },
      help: 'After tax, before interest. EBITDA is needed in the last year for an exit multiple.',
    }),
    wacc: rate('WACC', {
      initial: 0.09,
      slider: { from: 0.02, to: 0.25, step: 0.0025 },
      per: 'year',
      above: 0,
      max: 1,
      help: 'Weighted average cost of capital.',
    }),
    timing: choice('Cash flows arrive', {
      options: { mid: 'Mid-year', end: 'At year end' },
      initial: 'mid',
      refines: true,
    }),
    valued: date('Valuation date', { initial: '2026-12-31', min: '1990-01-01', max: '2099-12-31', refines: true }),
    yearEnd: date('First forecast year ends', {
      initial: '2027-12-31',
      min: '1990-01-01',
      max: '2100-12-31',
      help: 'Within a year of the valuation date. Only the part of that year still to come is counted.',
      refines: true,
    }),
    terminal: choice('Terminal value by', {
      options: { growth: 'Growth for ever', multiple: 'Exit multiple' },
      initial: 'growth',
      ...after,
      refines: true,
    }),
    growth: rate('Growth for ever', {
      initial: 0.025,
      slider: { from: -0.02, to: 0.06, step: 0.0025 },
      per: 'year',
      negative: true,
      above: -1,
      max: 1,
      ...after,
    }),
    multiple: number('Exit multiple of EBITDA', {
      initial: 8,
      slider: { from: 1, to: 30, step: 0.5 },
      above: 0,
      max: 200,
      unit: '×',
      ...after,
      refines: true,
    }),
    newReturn: percent('Return on new capital', {
      optional: true,
      above: 0,
      max: 10,
      shownWhen: [byDrivers, { field: 'terminal', is: 'growth' }],
      help: 'Then growth is paid for by reinvesting growth ÷ return. Empty: reinvestment stays as in the last year.',
      ...after,
      refines: true,
    }),
    laterTax: percent('Tax then', { optional: true, max: 1, shownWhen: byDrivers, ...after, refines: true }),
    laterWacc: rate('WACC then', { optional: true, per: 'year', above: 0, max: 1, ...after, refines: true }),
    netDebt: money('Net debt', {
      ...signed,
      initial: 2_400_000,
      section: 'From firm to share',
      help: 'Loans, leases and pension deficits less cash. Negative when cash is larger.',
    }),
    minorities: money('Minority interests', {
      initial: 300_000,
      max: 1e12,
      section: 'From firm to share',
      refines: true,
    }),
    shares: number('Shares', {
      initial: 1_000_000,
      above: 0,
      max: 1e12,
      section: 'From firm to share',
      help: 'Diluted. Enter 1 for a firm without shares.',
    }),
    others: rows('Other ranges to set beside it, per share', {
      row: 'range',
      columns: {
        name: text('What', { optional: true, maxLength: 40 }),
        low: money('Low', signed),
        high: money('High', signed),
      },
      initial: [],
      min: 0,
      max: 8,
      section: 'From firm to share',
      help: 'Comparable companies, past deals, the year’s share price.',
      refines: true,
    }),
  },
  outputs: {
    perShare: { ...value, label: 'Value per share' },
    equity: { ...value, label: 'Equity value', decimals: 0 },
    enterprise: { ...value, label: 'Enterprise value', decimals: 0 },
    terminalShare: { kind: 'percent', label: 'Terminal value in it', decimals: 1, optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    impliedMultiple: {
      kind: 'number',
      label: 'Exit multiple this growth implies',
      decimals: 2,
      unit: '×',
      optional: true,
      section: 'Cross-checks',
    },
    impliedGrowth: {
      kind: 'percent',
      label: 'Growth this multiple implies',
      decimals: 2,
      optional: true,
      section: 'Cross-checks',
    },
    impliedReturn: {
      kind: 'percent',
      label: 'Return on new capital this growth implies',
      decimals: 1,
      optional: true,
      section: 'Cross-checks',
      help: 'Growth ÷ the share of profit reinvested in the last year.',
    },
    otherMethod: { ...value, label: 'Per share by the other terminal method', optional: true, section: 'Cross-checks' },
    noCrossCheck: { kind: 'verdict', label: 'Without the other method', optional: true, section: 'Cross-checks' },
    forward: {
      kind: 'number',
      label: 'Enterprise value ÷ first year’s EBITDA',
      decimals: 2,
      unit: '×',
      optional: true,
      section: 'Cross-checks',
    },
    bridge: {
      kind: 'table',
      label: 'From cash flow to equity',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { ...value, label: 'Amount' },
        sum: { kind: 'text', label: 'Sum' },
      },
    },
    schedule: {
      kind: 'table',
      label: 'Free cash flow by year',
      optional: true,
      columns: {
        year: { kind: 'text', label: 'Year' },
        revenue: { ...value, label: 'Revenue' },
        ebit: { ...value, label: 'EBIT' },
        tax: { ...value, label: 'Tax' },
        depreciation: { ...value, label: 'D&A' },
        capex: { ...value, label: 'Capex' },
        stock: { ...value, label: 'Change in NWC' },
        fcff: { ...value, label: 'FCFF' },
      },
    },
    discounting: {
      kind: 'table',
      label: 'Present value by year',
      columns: {
        year: { kind: 'text', label: 'Year' },
        fcff: { ...value, label: 'FCFF' },
        counted: { kind: 'percent', label: 'Counted', decimals: 1 },
        factor: { kind: 'number', label: 'Factor', decimals: 4 },
        present: { ...value, label: 'Present value' },
      },
      totals: ['present'],
    },
    grid: {
      kind: 'table',
      label: 'Value per share by WACC and growth',
      optional: true,
      columns: {
        wacc: { kind: 'percent', label: 'WACC', decimals: 2 },
        muchLower: { ...value, label: 'Growth − 1 point' },
        lower: { ...value, label: '− 0.5 point' },
        same: { ...value, label: 'Your growth' },
        higher: { ...value, label: '+ 0.5 point' },
        muchHigher: { ...value, label: '+ 1 point' },
      },
    },
    multipleGrid: {
      kind: 'table',
      label: 'Value per share by WACC and multiple',
      optional: true,
      columns: {
        wacc: { kind: 'percent', label: 'WACC', decimals: 2 },
        muchLower: { ...value, label: 'Multiple − 2' },
        lower: { ...value, label: '− 1' },
        same: { ...value, label: 'Your multiple' },
        higher: { ...value, label: '+ 1' },
        muchHigher: { ...value, label: '+ 2' },
      },
    },
    ranges: {
      kind: 'table',
      label: 'Ranges of value per share',
      columns: {
        name: { kind: 'text', label: 'Range' },
        low: { ...value, label: 'Low' },
        high: { ...value, label: 'High' },
      },
    },
    field: { kind: 'diagram', label: 'Football field' },
  },
  formula:
    'Enterprise value = Σ FCFF ÷ (1 + WACC)^t + terminal value ÷ (1 + WACC)^n, with FCFF = EBIT − tax + D&A − capex − increase in working capital and terminal value = FCFF of the next year ÷ (WACC − g) or EBITDA × multiple. Equity = enterprise value − net debt − minority interests',
  limits: [
    'A year with a loss pays no tax, and the loss is not carried forward.',
    'Mid-year, the cash flows after the forecast come in the middle of their years too, at the WACC of that time; an exit multiple is paid at the end of the last year.',
    'In the first forecast year the cash flow is taken as even over the year, so that the part still to come counts by days.',
    'Net debt and minority interests are taken as entered, at the value you put on them; options are not valued.',
    'Ranges move one assumption at a time. They are not a distribution of likely values.',
  ],
  sources: [
    { title: 'A. Damodaran: Damodaran on Valuation, second edition, chapter 6, Firm Valuation Models' },
    { title: 'Koller, Goedhart, Wessels: Valuation, chapters on free cash flow and on continuing value' },
    { title: 'J. Rosenbaum, J. Pearl: Investment Banking, chapter 3, Discounted Cash Flow Analysis' },
    {
      title: 'Vernimmen: DCF valuation',
      href: 'https://www.vernimmen.com/Practice/Formulas/dcf-valuation.html',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { basis, revenue, workingCapital, years, flows, wacc, timing, terminal, growth, multiple } = values
    const { newReturn, laterTax, laterWacc, netDebt, minorities, shares, others } = values
    const isMultiple = terminal === 'multiple'
    if (!isMultiple && growth >= (laterWacc ?? wacc))
      return problem('growth', 'must be below the WACC, or the value of the years after the forecast has no limit')
    const end = dayNumber(values.yearEnd) ?? 0
    const left = end - (dayNumber(values.valued) ?? 0)
    const length = end - (dayNumber(`${Number(values.yearEnd.slice(0, 4)) - 1}${values.yearEnd.slice(4)}`) ?? end - 366)
    if (left <= 0 || left > length) return problem('valued', 'must lie in the year before the first forecast year ends')

    const operating = basis === 'drivers' ? forecastCashFlows({ revenue, workingCapital }, years) : undefined
    const cash = operating?.map(({ fcff }) => fcff) ?? flows.map(({ fcff }) => fcff)
    const earned = operating?.map(({ ebit, depreciation }) => ebit + depreciation) ?? flows.map(({ ebitda }) => ebitda)
    const last = operating?.at(-1)
    const lastCash = cash.at(-1) ?? 0
    const ebitda = earned.at(-1)
    if (isMultiple && !(ebitda !== undefined && ebitda > 0))
      return problem('multiple', 'needs a positive EBITDA in the last year')

    const firstShare = left / length
    const midYear = timing === 'mid'
    const { times, horizon } = flowTimes({ years: cash.length, firstShare, midYear })
    const counted = cash.map((flow, at) => (at === 0 ? flow * firstShare : flow))
    const profit = last && last.ebit - (laterTax === undefined ? last.tax : Math.max(0, last.ebit) * laterTax)
    const reinvested = last ? last.ebit - last.tax - lastCash : 0
    /** What the last year would have left under the taxes of the time after it. */
    const settled = profit === undefined ? lastCash : profit - reinvested
    const nextCash = (g: number) =>
      (profit !== undefined && newReturn !== undefined ? profit * (1 - g / newReturn) : settled) * (1 + g)
    /** Mid-year, the flows after the forecast come half a year sooner than those of the plain formula, at the rate of that time. */
    const uplift = (laterRate: number) => (midYear ? Math.sqrt(1 + laterRate) : 1)

    /** Value at the end of the last year, and the firm's today. Nothing where growth reaches the rate. */
    const worth = (change: { wacc?: number; growth?: number; multiple?: number; by?: typeof terminal }) => {
      const at = wacc + (change.wacc ?? 0)
      const g = growth + (change.growth ?? 0)
      const laterRate = (laterWacc ?? wacc) + (change.wacc ?? 0)
      const spread = laterRate - g
      const byMultiple = (change.by ?? terminal) === 'multiple'
      if (at <= -1 || (byMultiple ? ebitda === undefined : spread <= 1e-9 || g <= -1)) return undefined
      const atEnd = byMultiple
        ? (ebitda ?? 0) * (multiple + (change.multiple ?? 0))
        : (nextCash(g) / spread) * uplift(laterRate)
      const explicit = counted.reduce((sum, flow, year) => sum + flow * (1 + at) ** -(times[year] ?? 0), 0)
      return { atEnd, now: explicit + atEnd * (1 + at) ** -horizon }
    }
    const claims = netDebt + minorities
    const each = (firm: number | undefined) => (firm === undefined ? null : (firm - claims) / shares)
    const eachIf = (change: Parameters<typeof worth>[0]) => each(worth(change)?.now)

    const found = worth({})
    const discount = times.map((time) => (1 + wacc) ** -time)
    const later = (found?.atEnd ?? 0) * (1 + wacc) ** -horizon
    const running = runningTotal([...counted.map((flow, at) => flow * (discount[at] ?? 0)), later], minorDigits)
    const debtMinor = toMinor(netDebt, minorDigits)
    const minoritiesMinor = toMinor(minorities, minorDigits)
    if (!found || !running || debtMinor === undefined || minoritiesMinor === undefined)
      return problem('netDebt', 'must be smaller: enter all amounts in thousands or millions')
    const enterprise = found.now
    const perShare = (enterprise - claims) / shares
    const { amount: laterPart, total: firm } = running.at(-1) ?? { amount: 0, total: 0 }
    const whole = (amount: number) => {
      const minor = toMinor(amount, minorDigits)
      return minor === undefined ? amount : fromMinor(minor, minorDigits)
    }
    const schedule = operating?.map((year, at) => {
      const parts = {
        ebit: whole(year.ebit),
        tax: -whole(year.tax),
        depreciation: whole(year.depreciation),
        capex: -whole(year.capex),
        stock: -whole(year.investedInStock),
      }
      const fcff = whole(Object.values(parts).reduce((sum, part) => sum + part, 0))
      return { year: `Year ${at + 1}`, revenue: whole(year.revenue), ...parts, fcff }
    })
    const terminalShare = enterprise > 0 && later >= 0 && later <= enterprise ? later / enterprise : undefined
    const ranges = [
      span('WACC ± 1 point', eachIf({ wacc: 0.01 }), eachIf({ wacc: -0.01 })),
      span('Growth ± 0.5 point', eachIf({ growth: -0.005, by: 'growth' }), eachIf({ growth: 0.005, by: 'growth' })),
      span('Exit multiple ± 1', eachIf({ multiple: -1, by: 'multiple' }), eachIf({ multiple: 1, by: 'multiple' })),
      span('All cash flows ± 10%', each(enterprise * 0.9), each(enterprise * 1.1)),
      ...others.map(({ name, low, high }, at) => span(name || `Range ${at + 1}`, low, high)),
    ].flat()
    const table = (by: (step: number) => Parameters<typeof worth>[0]) =>
      [-0.01, -0.005, 0, 0.005, 0.01].map((points) => {
        const cell = (step: number) => eachIf({ ...by(step), wacc: points })
        return {
          wacc: wacc + points,
          muchLower: cell(-2),
          lower: cell(-1),
          same: cell(0),
          higher: cell(1),
          muchHigher: cell(2),
        }
      })
    const forward = earned[0]
    const otherWay = eachIf({ by: isMultiple ? 'growth' : 'multiple' })
    const impliedReturn =
      profit !== undefined && profit > 0 && reinvested > 0 && growth > 0 ? (growth * profit) / reinvested : undefined
    return {
      perShare,
      equity: enterprise - claims,
      enterprise,
      terminalShare,
      verdict: judgement(),
      ...(isMultiple
        ? { impliedGrowth: impliedGrowth(found.atEnd / uplift(laterWacc ?? wacc), settled, laterWacc ?? wacc) }
        : {
            impliedMultiple: ebitda !== undefined && ebitda > 0 ? found.atEnd / ebitda : undefined,
            impliedReturn: newReturn === undefined ? impliedReturn : undefined,
          }),
      otherMethod: otherWay ?? undefined,
      ...(isMultiple && growth >= (laterWacc ?? wacc)
        ? {
            noCrossCheck: {
              is: 'plain' as const,
              says: `Growth of ${show.percent(growth)} for ever is not below the WACC, so that no value by growth can be set beside the multiple.`,
            },
          }
        : {}),
      forward: forward !== undefined && forward > 0 ? enterprise / forward : undefined,
      bridge: [
        { line: 'Forecast years', amount: running[cash.length - 1]?.total ?? 0, sum: null },
        { line: 'Terminal value', amount: laterPart, sum: null },
        { line: 'Enterprise value', amount: firm, sum: 'Sum' },
        { line: 'Net debt', amount: -whole(netDebt), sum: null },
        { line: 'Minority interests', amount: -whole(minorities), sum: null },
        { line: 'Equity value', amount: whole(firm - whole(netDebt) - whole(minorities)), sum: 'Sum' },
      ],
      schedule,
      discounting: cash.map((fcff, at) => ({
        year: `Year ${at + 1}`,
        fcff: schedule?.[at]?.fcff ?? whole(fcff),
        counted: firstShare === 1 ? null : at === 0 ? firstShare : 1,
        factor: discount[at] ?? null,
        present: running[at]?.amount ?? null,
      })),
      ...(isMultiple
        ? { multipleGrid: table((step) => ({ multiple: step })) }
        : { grid: table((step) => ({ growth: step / 200 })) }),
      ranges,
      field: footballField('Football field: value per share', ranges, perShare, (amount) => show.money(amount)),
    }

    function judgement() {
      const size = counted.reduce((sum, flow) => sum + Math.abs(flow), Math.abs(later))
      const isBelow = (one: number, other: number) => compareAmounts(one, other, minorDigits, size) < 0
      if (isBelow(enterprise, claims))
        return { is: 'bad' as const, says: 'Net debt and minority interests exceed the value of the firm.' }
      if (!isMultiple && compareAmounts(nextCash(growth), 0, minorDigits, Math.abs(lastCash)) <= 0)
        return {
          is: 'bad' as const,
          says: 'The cash flow after the forecast is not positive. Forecast until the firm earns money, then let it grow.',
        }
      if (!isMultiple && growth > 0 && last && isBelow(last.capex, last.depreciation) && newReturn === undefined)
        return {
          is: 'fair' as const,
          says: 'In the last year capital spending is below depreciation. A firm cannot grow for ever while its assets shrink.',
        }
      if (compareAmounts(enterprise, 0, minorDigits, size) <= 0)
        return {
          is: 'bad' as const,
          says: 'The cash flows are worth nothing today. What is left for the shares is the cash beside them.',
        }
      if (terminalShare === undefined)
        return {
          is: 'fair' as const,
          says: `More than the whole value lies after year ${cash.length}: the forecast years cost money. Judge the time after them first.`,
        }
      const written = show.percent(terminalShare, 0)
      return terminalShare > 0.75
        ? {
            is: 'fair' as const,
            says: `${written} of the value lies after year ${cash.length}. Judge the growth and the margin of that time first.`,
          }
        : { is: 'plain' as const, says: `${written} of the value lies after year ${cash.length}.` }
    }
  },

  steps({ wacc, laterWacc }, { discounting }) {
    return [
      {
        finds: 'Present value of year 1',
        gives: 'discounting.0.present',
        is: '{discounting.0.fcff}[ × {discounting.0.counted}] × {discounting.0.factor}',
        rounded: 'cents that add up',
      },
      {
        finds: 'Forecast years',
        gives: 'bridge.0.amount',
        is: discounting.map((_row, at) => `{discounting.${at}.present}`).join(' + '),
      },
      {
        finds: 'Terminal value today',
        gives: 'bridge.1.amount',
        with: { later: { kind: 'percent', value: laterWacc ?? wacc } },
        says: 'Next year’s cash flow ÷ ({later} − {growth}), discounted at {wacc}',
        when: { field: 'terminal', is: 'growth' },
      },
      {
        finds: 'Terminal value today',
        gives: 'bridge.1.amount',
        says: 'EBITDA of the last year × {multiple}, discounted at {wacc}',
        unless: { field: 'terminal', is: 'growth' },
      },
      { gives: 'enterprise', is: '{bridge.0.amount} + {bridge.1.amount}', rounded: 'cents that add up' },
      { gives: 'equity', is: '{enterprise} − {netDebt} − {minorities}' },
      { gives: 'perShare', is: '{equity} ÷ {shares}' },
    ]
  },

  charts: [
    {
      kind: 'waterfall',
      title: 'From cash flow to equity',
      of: 'bridge',
      label: 'line',
      value: 'amount',
      total: 'sum',
    },
  ],
  examples: [
    {
      name: 'A regional bottler',
      given: {
        basis: 'flows',
        flows: [
          { fcff: 100, ebitda: 180 },
          { fcff: 110, ebitda: 198 },
          { fcff: 121, ebitda: 217.8 },
          { fcff: 133.1, ebitda: 239.58 },
          { fcff: 146.41, ebitda: 263.538 },
        ],
        wacc: 0.1,
        timing: 'end',
        valued: '2026-12-31',
        yearEnd: '2027-12-31',
        terminal: 'growth',
        growth: 0.02,
        multiple: 7,
        netDebt: 400,
        minorities: 50,
        shares: 100,
      },
      expect: {
        enterprise: 1613.64,
        equity: 1163.64,
        perShare: 11.64,
        terminalShare: 0.7183,
        impliedMultiple: 7.08,
      },
    },
  ],
})

/** A range in ascending order; none where one end has no answer. */
function span(name: string, one: number | null, other: number | null) {
  return one === null || other === null ? [] : [{ name, low: Math.min(one, other), high: Math.max(one, other) }]
}
