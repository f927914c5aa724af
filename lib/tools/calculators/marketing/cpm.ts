import { choice, defineCalculator, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import { costPerThousand } from '@/lib/subjects/marketing/media-price'

const inUnits = { one: 1, thousand: 1e3, lakh: 1e5, million: 1e6, crore: 1e7 } as const

export default defineCalculator({
  inputs: {
    find: choice('Find', { options: { cpm: 'CPM', cost: 'Budget', impressions: 'Impressions' }, initial: 'cpm' }),
    cost: money('Media cost', { initial: 6000, max: 1e11, shownWhen: { field: 'find', is: ['cpm', 'impressions'] } }),
    impressions: number('Impressions', {
      initial: 750_000,
      min: 0,
      max: 1e12,
      shownWhen: { field: 'find', is: ['cpm', 'cost'] },
    }),
    price: money('CPM agreed', {
      initial: 8,
      above: 0,
      max: 1e7,
      shownWhen: { field: 'find', is: ['cost', 'impressions'] },
    }),
    unit: choice('Impressions are written in', {
      options: { one: 'Ones', thousand: 'Thousands', lakh: 'Lakh', million: 'Millions', crore: 'Crore' },
      initial: 'one',
      as: 'menu',
      refines: true,
      help: 'Holds for the box above and for the quotes.',
    }),
    match: percent('Impressions in your target audience', {
      initial: 1,
      slider: { from: 0.01, to: 1, step: 0.01 },
      above: 0,
      max: 1,
      refines: true,
      section: 'What an impression is worth',
    }),
    viewable: percent('Impressions that are viewable', {
      initial: 1,
      slider: { from: 0.01, to: 1, step: 0.01 },
      above: 0,
      max: 1,
      refines: true,
      section: 'What an impression is worth',
      help: 'By the standard of the MRC half of a display ad must be in view for a second.',
    }),
    production: money('Production and fees', {
      initial: 0,
      max: 1e11,
      refines: true,
      section: 'What an impression is worth',
    }),
    quotes: rows('Quotes to compare', {
      row: 'quote',
      columns: {
        name: text('Medium', { optional: true, maxLength: 60 }),
        cost: money('Cost', { max: 1e11 }),
        impressions: number('Impressions', { min: 0, max: 1e12 }),
        match: percent('In target', { optional: true, above: 0, max: 1 }),
        viewable: percent('Viewable', { optional: true, above: 0, max: 1 }),
        extra: money('Production', { optional: true, max: 1e11 }),
      },
      initial: [
        { name: 'Newsletter', cost: 1800, impressions: 60_000, match: 0.9 },
        { name: 'Display network', cost: 2400, impressions: 800_000, match: 0.25, viewable: 0.6, extra: 300 },
        { name: 'Local radio', cost: 3500, impressions: 400_000, match: 0.4, extra: 900 },
      ],
      min: 0,
      max: 30,
      help: 'Empty shares count as 100%.',
    }),
  },
  outputs: {
    cpm: { kind: 'money', label: 'CPM' },
    cost: { kind: 'money', label: 'Media cost' },
    impressions: { kind: 'count', label: 'Impressions' },
    effective: {
      kind: 'money',
      label: 'CPM that counts',
      help: 'With production, for impressions that are viewable and in the target audience.',
    },
    verdict: { kind: 'verdict', label: 'Quotes', optional: true },
    onTarget: { kind: 'money', label: 'CPM in the target audience', section: 'Like for like' },
    viewableCpm: { kind: 'money', label: 'Viewable CPM', section: 'Like for like' },
    allIn: { kind: 'money', label: 'CPM with production', section: 'Like for like' },
    useful: { kind: 'count', label: 'Impressions viewable and in target', section: 'Like for like' },
    ranking: {
      kind: 'table',
      label: 'Quotes, cheapest first',
      columns: {
        rank: { kind: 'count', label: 'Rank' },
        name: { kind: 'text', label: 'Medium' },
        cost: { kind: 'money', label: 'Cost with production' },
        impressions: { kind: 'count', label: 'Impressions' },
        cpm: { kind: 'money', label: 'CPM' },
        onTarget: { kind: 'money', label: 'In target' },
        viewable: { kind: 'money', label: 'Viewable' },
        effective: { kind: 'money', label: 'That counts' },
        above: { kind: 'percent', label: 'Above the cheapest', decimals: 1 },
      },
      totals: ['cost', 'impressions'],
    },
  },
  formula:
    'CPM = cost ÷ impressions × 1,000. In target = CPM ÷ share in target. Viewable = CPM ÷ viewable share. That counts = (cost + production) ÷ (impressions × both shares) × 1,000',
  limits: [
    'Shares in target and viewable shares are multiplied, as if viewable impressions reached the target as often as others.',
    'An impression on radio, paper and a screen is not the same thing. The ranking compares prices, not effects.',
    'It counts impressions, not people: one person may have had many of them.',
  ],
  sources: [
    { title: 'IAB: Glossary of Terminology, CPM and viewable impression' },
    {
      title: 'Media Rating Council: MRC Viewable Ad Impression Measurement Guidelines',
      href: 'https://mediaratingcouncil.org/standards-and-guidelines',
    },
  ],

  compute(values, { show }) {
    const { find, unit, match, viewable, production, quotes } = values
    const size = inUnits[unit]
    const given = values.impressions * size
    const whole = Math.floor((values.cost / values.price) * 1000 + 1e-6)
    const impressions = find === 'impressions' ? whole : given
    const cost = find === 'cost' ? (given / 1000) * values.price : values.cost
    const cpm = find === 'cpm' ? costPerThousand(cost, impressions) : values.price
    if (impressions <= 0)
      return find === 'impressions'
        ? problem('cost', 'must buy at least one impression at this CPM')
        : problem('impressions', 'must be more than 0')
    if (cpm === undefined) return problem('impressions', 'must be more than 0')
    const empty = quotes.findIndex((quote) => quote.impressions * size <= 0)
    if (empty !== -1) return problem('quotes', `must have impressions in every row (row ${empty + 1})`)
    const allIn = ((cost + production) / impressions) * 1000
    const measured = quotes
      .map((quote, at) => {
        const count = quote.impressions * size
        const plain = (quote.cost / count) * 1000
        const { match: inTarget = 1, viewable: seen = 1, extra = 0 } = quote
        return {
          name: quote.name || `Quote ${at + 1}`,
          cost: quote.cost + extra,
          impressions: count,
          cpm: plain,
          onTarget: plain / inTarget,
          viewable: plain / seen,
          effective: ((quote.cost + extra) / (count * inTarget * seen)) * 1000,
        }
      })
      .sort((one, other) => one.effective - other.effective)
    const cheapest = measured[0]
    return {
      cpm,
      cost,
      impressions,
      effective: allIn / match / viewable,
      verdict: cheapest && measured.length > 1 ? judgement() : undefined,
      onTarget: cpm / match,
      viewableCpm: cpm / viewable,
      allIn,
      useful: Math.round(impressions * match * viewable),
      ranking: measured.map((quote, at) => ({
        rank: at + 1,
        ...quote,
        above: cheapest && cheapest.effective > 0 ? quote.effective / cheapest.effective - 1 : null,
      })),
    }

    function judgement() {
      const byPrice = measured.toSorted((one, other) => one.cpm - other.cpm)[0]
      const name = cheapest?.name ?? ''
      const written = show.money(cheapest?.effective ?? 0)
      return byPrice === cheapest
        ? {
            is: 'good' as const,
            says: `${name} is cheapest by list price and like for like: ${written} for a thousand that count.`,
          }
        : {
            is: 'fair' as const,
            says: `${byPrice?.name} has the lowest CPM, but ${name} is cheapest like for like: ${written} for a thousand that count.`,
          }
    }
  },

  steps: [
    {
      gives: 'impressions',
      is: '{cost} ÷ {price} × 1000',
      rounded: 'down',
      when: { field: 'find', is: 'impressions' },
    },
    { gives: 'cost', is: '{impressions} ÷ 1000 × {price}', when: { field: 'find', is: 'cost' } },
    { gives: 'cpm', is: '{cost} ÷ {impressions} × 1000', when: { field: 'find', is: 'cpm' } },
    { gives: 'onTarget', is: '{cpm} ÷ {match}' },
    { gives: 'viewableCpm', is: '{cpm} ÷ {viewable}' },
    { gives: 'allIn', is: '({cost} + {production}) ÷ {impressions} × 1000' },
    { gives: 'effective', is: '{allIn} ÷ {match} ÷ {viewable}' },
  ],

  charts: [
    { kind: 'bar', title: 'CPM as quoted and CPM that counts', of: 'ranking', x: 'name', y: ['cpm', 'effective'] },
  ],
  examples: [
    {
      name: 'A bakery chain with a digital quote',
      given: {
        find: 'cpm',
        cost: 4500,
        impressions: 900_000,
        unit: 'one',
        match: 0.5,
        viewable: 0.8,
        production: 900,
        quotes: [
          { name: 'Local news site', cost: 4500, impressions: 900_000, match: 0.5, viewable: 0.8, extra: 900 },
          { name: 'Bus shelters', cost: 5200, impressions: 650_000, match: 0.7 },
        ],
      },
      expect: { cpm: 5, onTarget: 10, viewableCpm: 6.25, allIn: 6, effective: 15, verdict: 'fair' },
    },
  ],
})
