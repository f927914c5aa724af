import { choice, defineCalculator, number, percent, problem } from '@/lib/kits/calculator'
import { inOrder, midRank, pastedNote, quantile, quantilePlace, readPasted } from '@/lib/engines/samples'
import { commasField, dataField } from '@/lib/families/statistics-lab/fields'

const ways = {
  '7': 'Inclusive, as Excel PERCENTILE.INC (R-7)',
  '6': 'Exclusive, as Excel PERCENTILE.EXC (R-6)',
  '8': 'Median-unbiased (R-8)',
  '1': 'Nearest rank (R-1)',
} as const
const kinds = ['7', '6', '8', '1'] as const
const wantsValue = { field: 'find', is: 'value' } as const

export default defineCalculator({
  inputs: {
    data: dataField('Numbers', { initial: '55, 60, 62, 67, 70, 71, 74, 78, 81, 85, 90, 96' }),
    find: choice('Find', {
      options: { value: 'The value at a percentile', rank: 'The percentile of a value' },
      initial: 'value',
    }),
    share: percent('Percentile', {
      initial: 0.9,
      min: 0,
      max: 1,
      slider: { to: 1, step: 0.01 },
      shownWhen: wantsValue,
      help: 'Enter 90 for the 90th percentile.',
    }),
    score: number('Value to rank', { initial: 78, min: -1e15, max: 1e15, shownWhen: { field: 'find', is: 'rank' } }),
    way: choice('Method', { options: ways, initial: '7', as: 'menu', refines: true }),
    commas: commasField(),
  },
  outputs: {
    value: { kind: 'number', label: 'Value at this percentile', optional: true },
    rank: {
      kind: 'percent',
      label: 'Percentile rank',
      decimals: 2,
      optional: true,
      help: 'Numbers below, and half of those equal to it.',
    },
    below: { kind: 'percent', label: 'Share strictly below', decimals: 2, optional: true },
    atMost: { kind: 'percent', label: 'Share at or below', decimals: 2, optional: true },
    median: { kind: 'number', label: 'Median' },
    spread: { kind: 'number', label: 'Interquartile range', optional: true },
    note: { kind: 'text', label: 'Read' },
    first: { kind: 'number', label: 'First quartile (Q1)', optional: true, section: 'Quartiles' },
    third: { kind: 'number', label: 'Third quartile (Q3)', optional: true, section: 'Quartiles' },
    lowest: { kind: 'number', label: 'Lowest', section: 'Quartiles' },
    highest: { kind: 'number', label: 'Highest', section: 'Quartiles' },
    deciles: {
      kind: 'table',
      label: 'Deciles',
      columns: {
        share: { kind: 'percent', label: 'Percentile' },
        value: { kind: 'number', label: 'Value' },
      },
    },
    methods: {
      kind: 'table',
      label: 'What each method gives',
      columns: {
        way: { kind: 'text', label: 'Method' },
        first: { kind: 'number', label: 'Q1' },
        median: { kind: 'number', label: 'Median' },
        third: { kind: 'number', label: 'Q3' },
        value: { kind: 'number', label: 'At the percentile' },
      },
    },
  },
  formula:
    'Place h in order: (n − 1)p + 1 inclusive, (n + 1)p exclusive, (n + ⅓)p + ⅓ median-unbiased, ⌈np⌉ nearest rank; value = number at ⌊h⌋ + the rest of h × the gap to the next',
  limits: [
    'Methods differ by up to one gap between neighbours; in long lists they nearly agree.',
    'The exclusive method has no value below 1 ÷ (n + 1) or above n ÷ (n + 1), where Excel shows an error.',
    'A percentile rank counts half of the numbers equal to the value, so that a list ranked against itself averages 50%.',
  ],
  sources: [
    {
      title:
        'R. Hyndman, Y. Fan: Sample Quantiles in Statistical Packages (The American Statistician 50, 1996, 361–365)',
      href: 'https://doi.org/10.1080/00031305.1996.10473566',
    },
    {
      title: 'R Core Team: quantile (package stats), types 1, 6, 7 and 8',
      href: 'https://stat.ethz.ch/R-manual/R-devel/library/stats/html/quantile.html',
    },
  ],

  compute({ data, find, share, score, way, commas }, { show }) {
    const read = readPasted(data, show.region, commas)
    if ('says' in read) return problem('data', `must ${read.says}`)
    const sorted = inOrder(read.values)
    const count = sorted.length
    if (count === 0) return problem('data', 'must have at least one number')
    const at = (part: number, by: keyof typeof ways = way) => quantile(sorted, part, by)
    const isValue = find === 'value'
    const value = isValue ? at(share) : undefined
    if (isValue && value === undefined)
      return problem(
        'share',
        `must be from ${show.percent(1 / (count + 1))} to ${show.percent(count / (count + 1))} for ${show.count(count)} numbers by the exclusive method`,
      )
    const rank = midRank(sorted, score)
    const first = at(0.25)
    const third = at(0.75)
    return {
      value,
      ...(!isValue && { rank: rank.share, below: rank.below / count, atMost: (rank.below + rank.equal) / count }),
      median: at(0.5) ?? 0,
      spread: first === undefined || third === undefined ? undefined : third - first,
      note: pastedNote(read, show),
      first,
      third,
      lowest: sorted[0] ?? 0,
      highest: sorted.at(-1) ?? 0,
      deciles: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tenth) => ({ share: tenth / 10, value: at(tenth / 10) ?? null })),
      methods: kinds.map((kind) => ({
        way: ways[kind],
        first: at(0.25, kind) ?? null,
        median: at(0.5, kind) ?? null,
        third: at(0.75, kind) ?? null,
        value: isValue ? (at(share, kind) ?? null) : null,
      })),
    }
  },

  steps({ data, find, share, score, way, commas }, { value }, show) {
    const read = readPasted(data, show.region, commas)
    if ('says' in read) return []
    const sorted = inOrder(read.values)
    const count = { kind: 'count', value: sorted.length } as const
    const inList = sorted.slice(0, 40).map((one) => show.number(one))
    const order = {
      finds: 'In order',
      working: `${inList.join('; ')}${sorted.length > 40 ? '; …' : ''}`,
      gives: show.count(sorted.length),
    }
    if (find === 'rank') {
      const { below, equal } = midRank(sorted, score)
      return [
        order,
        {
          gives: 'rank',
          is: '({under} + {equal} ÷ 2) ÷ {numbers}',
          with: { under: { kind: 'count', value: below }, equal: { kind: 'count', value: equal }, numbers: count },
        },
        { gives: 'below', is: '{under} ÷ {numbers}' },
        { gives: 'atMost', is: '({under} + {equal}) ÷ {numbers}' },
      ]
    }
    const place = quantilePlace(sorted.length, share, way)
    const h = { kind: 'number', value: place, decimals: 4 } as const
    const within = Math.min(sorted.length, Math.max(1, place))
    const whole = Math.floor(within + 1e-9)
    const low = sorted[whole - 1] ?? 0
    const high = sorted[Math.min(whole, sorted.length - 1)] ?? low
    return [
      order,
      {
        finds: 'Place h in the order',
        gives: h,
        ...(way === '1'
          ? { says: '{numbers} × {part}, rounded up, at least 1' }
          : {
              is: {
                '7': '({numbers} − 1) × {part} + 1',
                '6': '({numbers} + 1) × {part}',
                '8': '({numbers} + 1 ÷ 3) × {part} + 1 ÷ 3',
              }[way],
            }),
        with: {
          numbers: count,
          part: { kind: 'percent' as const, value: share },
          low: { kind: 'number' as const, value: low },
          high: { kind: 'number' as const, value: high },
          rest: { kind: 'number' as const, value: Math.max(0, within - whole), decimals: 4 },
        },
      },
      value === undefined
        ? order
        : { finds: 'Value', gives: 'value' as const, is: `{low} + {rest} × ({high} − {low}), from place ${whole}` },
    ].slice(0, 3)
  },

  charts: [{ kind: 'line', title: 'Value at each decile', of: 'deciles', x: 'share', y: ['value'] }],
  examples: [
    {
      name: 'Twelve test scores',
      given: { data: '55, 60, 62, 67, 70, 71, 74, 78, 81, 85, 90, 96', find: 'value', share: 0.9, way: '7' },
      expect: { value: 89.5, first: 65.75, median: 72.5, third: 82, spread: 16.25 },
    },
    {
      name: 'Where a 78 stands',
      given: { data: '55, 60, 62, 67, 70, 71, 74, 78, 81, 85, 90, 96', find: 'rank', score: 78 },
      expect: { rank: 0.625, below: 0.583333, atMost: 0.666667 },
    },
  ],
})
