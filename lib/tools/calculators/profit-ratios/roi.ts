import { choice, date, defineCalculator, money, number, problem, rows, text, toggle } from '@/lib/kits/calculator'
import { annualisedReturn, holdingPeriodReturn, yearsBetween } from '@/lib/subjects/finance/holding-period'
import { compareRates } from '@/lib/base/money/compare-amounts'

export default defineCalculator({
  inputs: {
    invested: money('Amount invested', { initial: 10_000, min: 0.01, help: 'With what you paid to buy.' }),
    finalValue: money('Final value', { initial: 12_500, help: 'What it was sold for, or is worth now.' }),
    income: money('Income received', { initial: 900, help: 'Dividends, interest or rent over the whole time.' }),
    costs: money('Costs paid', {
      initial: 400,
      help: 'Fees, repairs and tax over the whole time, and the cost of selling.',
    }),
    time: choice('Length of time', {
      options: { years: 'In years', dates: 'From date to date' },
      initial: 'years',
      refines: true,
    }),
    years: number('Years held', {
      initial: 3,
      slider: { from: 0.5, to: 30, step: 0.5 },
      above: 0,
      max: 200,
      unit: 'years',
      shownWhen: { field: 'time', is: 'years' },
      refines: true,
    }),
    start: date('Start', {
      initial: '2022-01-03',
      min: '1800-01-01',
      max: '2199-12-31',
      shownWhen: { field: 'time', is: 'dates' },
      refines: true,
    }),
    end: date('End', {
      initial: '2025-01-03',
      min: { field: 'start' },
      max: '2199-12-31',
      shownWhen: { field: 'time', is: 'dates' },
      refines: true,
    }),
    compare: toggle('Compare with other investments', { initial: false, refines: true }),
    others: rows('Other investments', {
      row: 'investment',
      columns: {
        name: text('Name', { initial: '' }),
        invested: money('Invested', { min: 0.01 }),
        finalValue: money('Final value', {}),
        income: money('Income less costs', { initial: 0, negative: true }),
        years: number('Years', { above: 0, max: 200 }),
      },
      initial: [
        { name: 'Rented flat', invested: 60_000, finalValue: 68_000, income: 9200, years: 4 },
        { name: 'Savings account', invested: 10_000, finalValue: 10_000, income: 610, years: 2 },
      ],
      min: 1,
      max: 3,
      shownWhen: { field: 'compare', is: true },
      refines: true,
    }),
  },
  outputs: {
    roi: { kind: 'percent', label: 'Return on investment (ROI)' },
    gain: { kind: 'money', label: 'Gain or loss' },
    annual: { kind: 'percent', label: 'Return a year, compounded', optional: true },
    warning: { kind: 'verdict', label: 'Note', optional: true },
    fromValue: { kind: 'percent', label: 'From the change in value', section: 'Where it came from' },
    fromIncome: { kind: 'percent', label: 'From income, less costs', section: 'Where it came from' },
    breakeven: {
      kind: 'money',
      label: 'Final value without gain or loss',
      optional: true,
      section: 'Where it came from',
    },
    multiple: {
      kind: 'number',
      label: 'Money back for each unit invested',
      decimals: 3,
      section: 'Where it came from',
    },
    held: {
      kind: 'number',
      label: 'Years held',
      decimals: 3,
      section: 'Where it came from',
      shownWhen: { field: 'time', is: 'dates' },
    },
    best: { kind: 'verdict', label: 'Best', optional: true, shownWhen: { field: 'compare', is: true } },
    compared: {
      kind: 'table',
      label: 'Investments compared',
      optional: true,
      shownWhen: { field: 'compare', is: true },
      columns: {
        name: { kind: 'text', label: 'Investment' },
        gain: { kind: 'money', label: 'Gain or loss' },
        roi: { kind: 'percent', label: 'ROI' },
        years: { kind: 'number', label: 'Years', decimals: 2 },
        annual: { kind: 'percent', label: 'A year' },
      },
    },
    bridge: {
      kind: 'series',
      label: 'From what you paid to what you got',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Subtotal' },
      },
    },
  },
  formula:
    'ROI = (final value + income − costs − amount invested) ÷ amount invested; return a year = (1 + ROI)^(1 ÷ years) − 1',
  limits: [
    'When income and costs fell within the period does not matter here; for dated payments use XIRR.',
    'The yearly figure assumes that gains stayed invested and earned the same.',
    'Inflation and risk are left out, and tax unless you enter it among the costs.',
  ],
  sources: [
    { title: 'CFA Program Curriculum, Quantitative Methods: Rates and Returns' },
    {
      title: 'Microsoft Support: RRI function',
      href: 'https://support.microsoft.com/en-us/office/rri-function-6f5822d8-7ef1-4233-944c-79e8172930f4',
    },
  ],

  compute({ invested, finalValue, income, costs, time, years, start, end, compare, others }, { show }) {
    const held = time === 'years' ? years : yearsBetween(start, end)
    if (!held) return problem('end', 'must be later than the start')
    const roi = holdingPeriodReturn({ invested, finalValue, income, costs })
    const annual = yearlyReturn(roi, held)
    const breakeven = invested - income + costs
    const note = warningFor(roi, held, annual)
    const results = {
      roi,
      gain: finalValue + income - costs - invested,
      ...(annual === undefined ? {} : { annual }),
      ...(note === undefined ? {} : { warning: note }),
      fromValue: (finalValue - invested) / invested,
      fromIncome: (income - costs) / invested,
      ...(breakeven < 0 ? {} : { breakeven }),
      multiple: (finalValue + income - costs) / invested,
      held,
      bridge: [
        { line: 'Invested', amount: invested, total: 'yes' },
        { line: 'Change in value', amount: finalValue - invested, total: '' },
        { line: 'Income', amount: income, total: '' },
        { line: 'Costs', amount: -costs, total: '' },
        { line: 'What you have', amount: finalValue + income - costs, total: 'yes' },
      ],
    }
    if (!compare) return results
    const compared = [
      { name: 'This investment', invested, finalValue, income: income - costs, years: held },
      ...others,
    ].map((one, at) => {
      const total = holdingPeriodReturn({ ...one, costs: 0 })
      return {
        name: one.name || `Investment ${at + 1}`,
        gain: one.finalValue + one.income - one.invested,
        roi: total,
        years: one.years,
        annual: yearlyReturn(total, one.years) ?? null,
      }
    })
    const ranked = compared.filter(({ annual: rate }) => rate !== null)
    const [first, ...rest] = [...ranked].sort((a, b) => (b.annual ?? 0) - (a.annual ?? 0))
    return {
      ...results,
      compared,
      ...(first === undefined || first.annual === null || rest.length === 0
        ? {}
        : {
            best: {
              is: compareRates(first.annual, 0) > 0 ? 'good' : 'fair',
              says:
                compareRates(first.annual, rest[0]?.annual ?? first.annual) === 0
                  ? `The highest return a year is ${show.percent(first.annual)}, reached by more than one.`
                  : `${first.name} has the highest return a year, ${show.percent(first.annual)}.`,
            },
          }),
    }
  },

  steps: [
    { gives: 'gain', is: '{finalValue} + {income} − {costs} − {invested}' },
    { finds: 'ROI', gives: 'roi', is: '{gain} ÷ {invested}' },
    { as: 'time', in: 'number', is: '{held}' },
    { finds: 'Return a year', gives: 'annual', is: '(1 + {roi})^(1 ÷ {time}) − 1' },
  ],

  charts: [
    {
      kind: 'waterfall',
      title: 'From what you paid to what you got',
      of: 'bridge',
      label: 'line',
      value: 'amount',
      total: 'total',
      shownWhen: { field: 'compare', is: false },
    },
    {
      kind: 'bar',
      title: 'Return in all and a year',
      of: 'compared',
      x: 'name',
      y: ['roi', 'annual'],
      needs: 'compared',
    },
  ],
  examples: [
    {
      name: 'A bakery oven',
      given: { invested: 18_000, finalValue: 6000, income: 21_500, costs: 3200, time: 'years', years: 4 },
      expect: { roi: 0.35, gain: 6300, annual: 0.077912, fromValue: -0.666667, fromIncome: 1.016667 },
    },
    {
      name: 'Shares held for five months',
      given: {
        invested: 5000,
        finalValue: 5400,
        income: 50,
        costs: 20,
        time: 'dates',
        start: '2025-02-01',
        end: '2025-07-01',
      },
      expect: { roi: 0.086, gain: 430, warning: 'fair' },
    },
  ],
})

/** The return of a few days, repeated all year, soon has more digits than sense: none above a thousandfold. */
function yearlyReturn(roi: number, years: number): number | undefined {
  const annual = annualisedReturn(compareRates(roi, -1) === 0 ? -1 : roi, years)
  return years < 1 && annual !== undefined && annual > 1000 ? undefined : annual
}

function warningFor(roi: number, years: number, annual: number | undefined) {
  if (compareRates(roi, -1) < 0)
    return {
      is: 'bad' as const,
      says: 'You lost more than you put in, because of the costs. A yearly return is not defined for that.',
    }
  if (annual === undefined)
    return { is: 'fair' as const, says: 'The time is too short for a yearly return. Use the ROI.' }
  return years < 1
    ? {
        is: 'fair' as const,
        says: 'Held for less than a year: the yearly figure supposes that you could repeat this all year, and exaggerates.',
      }
    : undefined
}
