import { defineCalculator, money, number, problem, rows, text } from '@/lib/kits/calculator'

const share = { kind: 'percent', decimals: 1 } as const
const ratio = { kind: 'number', decimals: 2 } as const
const pointsIn = 10_000

export default defineCalculator({
  inputs: {
    companies: rows('Companies, yours first', {
      row: 'company',
      columns: {
        name: text('Company', { optional: true, maxLength: 60 }),
        sales: money('Sales', { max: 1e13 }),
        units: number('Units', { optional: true, min: 0, max: 1e13 }),
        salesBefore: money('Sales before', { optional: true, max: 1e13 }),
        unitsBefore: number('Units before', { optional: true, min: 0, max: 1e13 }),
      },
      initial: [
        { name: 'Yours', sales: 8_400_000, units: 120_000, salesBefore: 7_600_000, unitsBefore: 112_000 },
        { name: 'Alder', sales: 12_600_000, units: 210_000, salesBefore: 12_900_000, unitsBefore: 214_000 },
        { name: 'Birch', sales: 6_300_000, units: 84_000, salesBefore: 5_900_000, unitsBefore: 80_000 },
        { name: 'Cedar', sales: 4_100_000, units: 90_000, salesBefore: 4_200_000, unitsBefore: 91_000 },
      ],
      min: 1,
      max: 200,
      help: 'The same products, region and months for all. Before is the period you compare with.',
    }),
    total: money('Whole market', {
      optional: true,
      initial: 36_000_000,
      max: 1e14,
      help: 'Left empty: the companies above are the market. What they leave of it counts as many small firms.',
    }),
    totalUnits: number('Whole market in units', { optional: true, initial: 590_000, min: 0, max: 1e14, refines: true }),
    totalBefore: money('Whole market before', { optional: true, initial: 34_500_000, max: 1e14, refines: true }),
    totalUnitsBefore: number('Whole market in units before', {
      optional: true,
      initial: 575_000,
      min: 0,
      max: 1e14,
      refines: true,
    }),
  },
  outputs: {
    own: { ...share, label: 'Your share by value' },
    ownUnits: { ...share, label: 'Your share by units', optional: true },
    relative: {
      ...ratio,
      label: 'Relative share',
      optional: true,
      help: 'Your sales ÷ those of the largest rival. Above 1 you lead.',
    },
    change: { ...share, label: 'Change of your share', optional: true, help: 'In percentage points, by value.' },
    verdict: { kind: 'verdict', label: 'Reading' },
    index: {
      ...ratio,
      label: 'Price index',
      optional: true,
      section: 'Your place',
      help: 'Value share ÷ unit share. Above 1 you sell dearer than the market.',
    },
    rank: { kind: 'count', label: 'Your rank by sales', section: 'Your place' },
    hhi: {
      kind: 'number',
      label: 'Concentration (HHI)',
      decimals: 0,
      section: 'The market',
      help: 'Squares of the shares in percent, added. The rest counts as many small firms.',
    },
    hhiOne: {
      kind: 'number',
      label: 'HHI if the rest were one firm',
      decimals: 0,
      optional: true,
      section: 'The market',
    },
    hhiChange: { kind: 'number', label: 'Change of the HHI', decimals: 0, optional: true, section: 'The market' },
    four: { ...share, label: 'The four largest (CR4)', section: 'The market' },
    band: { kind: 'text', label: 'By the U.S. Merger Guidelines of 2023', section: 'The market' },
    growth: { ...share, label: 'Growth of the market', optional: true, section: 'The market' },
    rest: { kind: 'money', label: 'Sales of the rest', optional: true, section: 'The market' },
    market: { kind: 'money', label: 'Sales of the market', section: 'The market' },
    table: {
      kind: 'table',
      label: 'Shares, largest first',
      columns: {
        name: { kind: 'text', label: 'Company' },
        sales: { kind: 'money', label: 'Sales' },
        share: { ...share, label: 'By value' },
        unitShare: { ...share, label: 'By units' },
        relative: { ...ratio, label: 'Relative' },
        index: { ...ratio, label: 'Price index' },
        change: { ...share, label: 'Points gained' },
        unitChange: { ...share, label: 'Points by units' },
      },
      totals: ['sales', 'share'],
    },
  },
  formula:
    'Share = sales ÷ sales of the market. Relative share = sales ÷ sales of the largest rival. Price index = share by value ÷ share by units. HHI = sum of squared shares in percent. CR4 = sum of the four largest shares',
  limits: [
    'What counts as the market decides the share. Draw it by what customers would buy instead.',
    'The rest is taken to be many firms too small to matter for the HHI; the second figure shows the other extreme.',
    'A concentration figure is a first look of competition authorities, not their judgement.',
  ],
  sources: [
    {
      title: 'U.S. Department of Justice: Herfindahl-Hirschman Index',
      href: 'https://www.justice.gov/atr/herfindahl-hirschman-index',
    },
    {
      title:
        'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter Share of Hearts, Minds, and Markets',
    },
  ],

  compute({ companies, total, totalUnits, totalBefore, totalUnitsBefore }, { show }) {
    const value = marketOf(({ sales }) => sales, total)
    const units = marketOf((one) => one.units, totalUnits)
    const valueBefore = marketOf((one) => one.salesBefore, totalBefore)
    const unitsBefore = marketOf((one) => one.unitsBefore, totalUnitsBefore)
    for (const [name, market] of [
      ['total', value],
      ['totalUnits', units],
      ['totalBefore', valueBefore],
      ['totalUnitsBefore', unitsBefore],
    ] as const)
      if (market.isSmall)
        return problem(
          name,
          `must not be less than the companies sell together, ${name === 'total' || name === 'totalBefore' ? show.money(market.sum) : show.number(market.sum, 0)}`,
        )
    if (!value.whole) return problem('companies', 'must include sales: a market without any has no shares')
    const { whole } = value
    const measured = companies.map((company, at) => {
      const byValue = company.sales / whole
      const byUnits = partOf(company.units, units.whole)
      const before = partOf(company.salesBefore, valueBefore.whole)
      const unitsThen = partOf(company.unitsBefore, unitsBefore.whole)
      const rival = Math.max(0, ...companies.filter((_, other) => other !== at).map((other) => other.sales))
      return {
        name: company.name || (at === 0 ? 'Yours' : `Company ${at + 1}`),
        sales: company.sales,
        share: byValue,
        unitShare: byUnits,
        relative: rival > 0 ? company.sales / rival : null,
        index: byUnits ? byValue / byUnits : null,
        change: before === null ? null : byValue - before,
        unitChange: byUnits === null || unitsThen === null ? null : byUnits - unitsThen,
      }
    })
    const [own] = measured
    if (!own) return problem('companies', 'must have a row')
    const shares = measured.map((one) => one.share)
    const hhi = hhiOf(shares)
    const restShare = value.rest / whole
    const before = valueBefore.whole ? companies.map((one) => (one.salesBefore ?? 0) / valueBefore.whole) : undefined
    const rank = 1 + companies.filter(({ sales }) => sales > own.sales).length
    const rest =
      value.rest > 0
        ? [
            {
              name: 'The rest',
              sales: value.rest,
              share: restShare,
              unitShare: units.whole ? units.rest / units.whole : null,
              relative: null,
              index: null,
              change: valueBefore.whole ? restShare - valueBefore.rest / valueBefore.whole : null,
              unitChange:
                units.whole && unitsBefore.whole
                  ? units.rest / units.whole - unitsBefore.rest / unitsBefore.whole
                  : null,
            },
          ]
        : []
    return {
      own: own.share,
      ownUnits: own.unitShare ?? undefined,
      relative: own.relative ?? undefined,
      change: own.change ?? undefined,
      verdict: { is: 'plain' as const, says: inWords() },
      index: own.index ?? undefined,
      rank,
      hhi,
      hhiOne: value.rest > 0 ? hhi + hhiOf([restShare]) : undefined,
      hhiChange: before && hhi - hhiOf(before),
      four: [...shares]
        .sort((one, other) => other - one)
        .slice(0, 4)
        .reduce((sum, one) => sum + one, 0),
      band: bandOf(hhi),
      growth: valueBefore.whole ? whole / valueBefore.whole - 1 : undefined,
      rest: value.rest > 0 ? value.rest : undefined,
      market: whole,
      table: [...measured.sort((one, other) => other.sales - one.sales), ...rest],
    }

    /** What all sell together, and what is left of the whole market; without figures where a company has none. */
    function marketOf(of: (one: (typeof companies)[number]) => number | undefined, stated: number | undefined) {
      const known = companies.map(of)
      const sum = known.reduce<number>((all, one) => all + (one ?? 0), 0)
      if (known.includes(undefined) || sum === 0)
        return { whole: known.includes(undefined) ? 0 : (stated ?? 0), sum, rest: stated ?? 0, isSmall: false }
      const isSmall = stated !== undefined && Number((sum - stated).toPrecision(12)) > 0
      const wholeMarket = stated ?? sum
      return { whole: wholeMarket, sum, rest: Math.max(0, Number((wholeMarket - sum).toPrecision(12))), isSmall }
    }

    function partOf(amount: number | undefined, of: number) {
      return amount === undefined || of === 0 ? null : amount / of
    }

    function inWords() {
      const place =
        rank === 1 ? 'You sell most in this market.' : `You are number ${show.count(rank)} of the companies listed.`
      if (own?.change === null || own?.change === undefined) return place
      const moved = show.number(Math.abs(own.change) * 100, 1)
      if (Math.abs(own.change) < 0.0005) return `${place} Your share has not moved.`
      return `${place} Your share has ${own.change > 0 ? 'risen' : 'fallen'} by ${moved} points.`
    }
  },

  steps({ companies }, { ownUnits, index, relative }) {
    const rival = companies
      .slice(1)
      .reduce((best, one, at) => (one.sales > (companies[best]?.sales ?? 0) ? at + 1 : best), 1)
    return [
      { gives: 'own', is: '{companies.0.sales} ÷ {market}' },
      ...(relative === undefined
        ? []
        : [{ gives: 'relative' as const, is: `{companies.0.sales} ÷ {companies.${rival}.sales}` }]),
      ...(ownUnits === undefined || index === undefined ? [] : [{ gives: 'index' as const, is: '{own} ÷ {ownUnits}' }]),
    ]
  },

  charts: [
    { kind: 'donut', title: 'Shares by value', of: 'table', label: 'name', value: 'share' },
    { kind: 'bar', title: 'Points gained', of: 'table', x: 'name', y: ['change'], needs: 'change' },
  ],
  examples: [
    {
      name: 'A maker of muesli',
      given: {
        companies: [
          { name: 'Yours', sales: 300, units: 50, salesBefore: 240, unitsBefore: 45 },
          { name: 'Mill', sales: 400, units: 100, salesBefore: 400, unitsBefore: 100 },
          { name: 'Field', sales: 200, units: 60, salesBefore: 220, unitsBefore: 60 },
        ],
        total: 1000,
        totalUnits: 250,
        totalBefore: 960,
        totalUnitsBefore: 250,
      },
      expect: {
        own: 0.3,
        ownUnits: 0.2,
        relative: 0.75,
        change: 0.05,
        index: 1.5,
        hhi: 2900,
        hhiOne: 3000,
        four: 0.9,
        rest: 100,
      },
    },
  ],
})

/** In points: the squares of shares in percent. */
function hhiOf(shares: readonly number[]): number {
  return shares.reduce((sum, one) => sum + one * one, 0) * pointsIn
}

function bandOf(hhi: number): string {
  if (hhi > 1800) return 'Highly concentrated, above 1,800'
  return hhi >= 1000 ? 'Moderately concentrated, 1,000 to 1,800' : 'Not concentrated, below 1,000'
}
