import { choice, defineCalculator, integer, money, problem, rate } from '@/lib/kits/calculator'
import { firstPriceYear, lastPriceYear, usConsumerPrices } from '@/lib/subjects/finance/us-consumer-prices'

const pay = 'Has your pay kept up?'

export default defineCalculator({
  law: { field: 'series' },
  inputs: {
    amount: money('Amount', { initial: 100, max: 1e12 }),
    series: choice('Prices', {
      options: { us: 'United States, CPI-U', global: 'A rate I assume' },
      initial: 'us',
      initialIn: { uk: 'global', in: 'global', de: 'global', jp: 'global', ca: 'global', au: 'global' },
    }),
    from: integer('In the year', {
      initial: 2000,
      slider: { from: 1913, to: 2060, step: 1 },
      min: 1800,
      max: 2200,
    }),
    to: integer('Restated to the year', {
      initial: 2025,
      slider: { from: 1913, to: 2060, step: 1 },
      min: 1800,
      max: 2200,
    }),
    yearly: rate('Assumed inflation', {
      initial: 0.025,
      slider: { from: -0.02, to: 0.15, step: 0.0025 },
      per: 'year',
      negative: true,
      min: -0.2,
      max: 0.5,
      help: `For United States prices it counts after ${lastPriceYear}, where the index ends.`,
    }),
    payThen: money('Pay in the first year', { optional: true, above: 0, max: 1e10, section: pay, refines: true }),
    payNow: money('Pay in the second year', { optional: true, max: 1e10, section: pay, refines: true }),
  },
  outputs: {
    value: { kind: 'money', label: 'Buys as much' },
    total: { kind: 'percent', label: 'Prices changed by', decimals: 1 },
    average: { kind: 'percent', label: 'Inflation a year, on average', decimals: 2, optional: true },
    lost: {
      kind: 'percent',
      label: 'Purchasing power lost',
      decimals: 1,
      help: 'Of money kept as cash from the first year to the second; negative where prices fell.',
    },
    worth: { kind: 'money', label: 'What the amount kept as cash buys, in first-year prices' },
    payNeeded: { kind: 'money', label: 'Pay that would have kept up', optional: true, section: pay },
    payReal: { kind: 'percent', label: 'Pay after inflation', decimals: 1, optional: true, section: pay },
    verdict: { kind: 'verdict', label: 'Your pay', optional: true },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'text', label: 'Year' },
        index: { kind: 'number', label: 'Price level', decimals: 3 },
        inflation: { kind: 'percent', label: 'Inflation', decimals: 1 },
        value: { kind: 'money', label: 'Buys as much' },
      },
    },
    line: {
      kind: 'series',
      label: 'The amount, restated',
      columns: {
        year: { kind: 'number', label: 'Year', decimals: 0 },
        value: { kind: 'money', label: 'Buys as much' },
      },
    },
  },
  formula:
    'Value = amount × price index of the second year ÷ that of the first; with an assumed rate, amount × (1 + rate)^years',
  limits: [
    'Yearly averages are compared; a month can lie a few percent from its year.',
    'The index follows the basket of urban households in the United States. Rent, school fees and your own basket rise differently.',
    `The bundled index ends in ${lastPriceYear}, whose average lacks October. Later years follow the rate you assume.`,
    'For another country type its average rate: no other index is bundled.',
  ],
  sources: [
    {
      title: 'U.S. Bureau of Labor Statistics: Consumer Price Index, series CUUR0000SA0',
      href: 'https://www.bls.gov/cpi/data.htm',
    },
  ],

  compute({ amount, series, from, to, yearly, payThen, payNow }, { show }) {
    const isIndexed = series === 'us'
    if (isIndexed && Math.min(from, to) < firstPriceYear)
      return problem(from < to ? 'from' : 'to', `must not lie before ${firstPriceYear}, where the index begins`)
    const levelOf = (year: number) =>
      isIndexed
        ? (usConsumerPrices(year) ?? (usConsumerPrices(lastPriceYear) ?? 1) * (1 + yearly) ** (year - lastPriceYear))
        : 100 * (1 + yearly) ** (year - from)
    const ratio = levelOf(to) / levelOf(from)
    const [first, last] = [Math.min(from, to), Math.max(from, to)]
    const levels = Array.from({ length: last - first + 1 }, (_, at) => ({
      year: first + at,
      level: levelOf(first + at),
    }))
    const base = levelOf(from)
    const highest = Math.max(...levels.map(({ level }) => level / base), base / levelOf(to))
    if (!(highest * (amount + (payThen ?? 0) + (payNow ?? 0) + 1) < 1e15))
      return problem('yearly', 'must be nearer to 0, or the years closer together')
    const value = amount * ratio
    const payReal = payThen !== undefined && payNow !== undefined ? payNow / (payThen * ratio) - 1 : undefined
    return {
      value,
      total: ratio - 1,
      ...(from === to ? {} : { average: ratio ** (1 / (to - from)) - 1 }),
      lost: 1 - 1 / ratio,
      worth: amount / ratio,
      ...(payThen === undefined ? {} : { payNeeded: payThen * ratio }),
      ...(payReal === undefined || payReal > 1e4
        ? {}
        : {
            payReal,
            verdict:
              payReal >= 0
                ? { is: 'good', says: `Your pay kept up: it buys ${show.percent(payReal, 1)} more.` }
                : { is: 'bad', says: `Prices outran your pay: it buys ${show.percent(-payReal, 1)} less.` },
          }),
      table: levels.map(({ year, level }, at) => {
        const before = levels[at - 1]
        return {
          year: String(year),
          index: level,
          inflation: before ? level / before.level - 1 : null,
          value: (amount * level) / base,
        }
      }),
      line: levels.map(({ year, level }) => ({ year, value: (amount * level) / base })),
    }
  },

  steps({ series, from, to }, { table }) {
    const levelOf = (year: number) => ({
      kind: 'number' as const,
      value: table.find((row) => row.year === String(year))?.index ?? 1,
      decimals: 3,
    })
    const isIndexed = series === 'us'
    const count = { kind: 'count' as const, value: to - from }
    return [
      {
        finds: 'Price level of the second year over that of the first',
        as: 'ratio',
        in: 'number',
        decimals: 6,
        is: isIndexed ? '{second} ÷ {first}' : '(1 + {yearly})^({second} − {first})',
        with: isIndexed
          ? { first: levelOf(from), second: levelOf(to) }
          : { first: { kind: 'number', value: from, decimals: 0 }, second: { kind: 'number', value: to, decimals: 0 } },
      },
      { gives: 'value', is: '{amount} × {ratio}' },
      { gives: 'total', is: '{ratio} − 1' },
      { gives: 'average', is: '{ratio}^(1 ÷ {count}) − 1', with: { count } },
      { gives: 'lost', is: '1 − 1 ÷ {ratio}' },
      { gives: 'payReal', is: '{payNow} ÷ {payNeeded} − 1' },
    ]
  },

  charts: [{ kind: 'line', title: 'The amount, restated', of: 'line', x: 'year', y: ['value'], area: true }],
  examples: [
    {
      name: 'A hundred dollars of 2000',
      given: { amount: 100, series: 'us', from: 2000, to: 2024, yearly: 0.025, payThen: 40_000, payNow: 65_000 },
      expect: { value: 182.165505, total: 0.82165505 },
    },
  ],
})
