import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  number,
  problem,
  rate,
  rows,
  toggle,
} from '@/lib/kits/calculator'
import { finite } from '@/lib/subjects/finance/finite'
import { yearsBetween } from '@/lib/subjects/finance/holding-period'
import { growthOfSeries } from '@/lib/subjects/finance/yearly-growth'

const solves = (...kinds: readonly ('rate' | 'end' | 'start' | 'years' | 'series')[]) => ({ field: 'find', is: kinds })

export default defineCalculator({
  inputs: {
    find: choice('Find', {
      options: {
        rate: 'The growth rate',
        end: 'The end value',
        start: 'The start value',
        years: 'The time',
        series: 'The rate of a yearly series',
      },
      initial: 'rate',
      as: 'menu',
    }),
    start: money('Start value', {
      initial: 10_000,
      negative: true,
      min: -1e15,
      max: 1e15,
      shownWhen: solves('rate', 'end', 'years'),
    }),
    end: money('End value', {
      initial: 19_500,
      negative: true,
      min: -1e15,
      max: 1e15,
      shownWhen: solves('rate', 'start', 'years'),
    }),
    years: number('Years', { initial: 5, above: 0, max: 200, shownWhen: solves('rate', 'end', 'start') }),
    growth: rate('Growth', {
      slider: { from: -0.5, to: 0.5, step: 0.005 },
      initial: 0.08,
      per: 'year',
      negative: true,
      above: -1,
      max: 10,
      shownWhen: solves('end', 'start', 'years'),
    }),
    series: rows('Values, one a year', {
      row: 'year',
      columns: { value: money('Value', { negative: true, min: -1e15, max: 1e15 }) },
      initial: [{ value: 100 }, { value: 120 }, { value: 108 }, { value: 135 }, { value: 150 }],
      min: 2,
      max: 200,
      help: 'The oldest first, a year apart. A column can be pasted.',
      shownWhen: solves('series'),
    }),
    from: date('Or from this day', {
      optional: true,
      help: 'With both days filled in, they count instead of the years.',
      shownWhen: solves('rate', 'end', 'start'),
      section: 'Time',
      refines: true,
    }),
    until: date('Until this day', {
      optional: true,
      shownWhen: solves('rate', 'end', 'start'),
      section: 'Time',
      refines: true,
    }),
    shortToo: toggle('Annualise less than a year as well', {
      initial: false,
      help: 'It supposes that the same happens again and again until the year is full.',
      shownWhen: solves('rate'),
      section: 'Time',
      refines: true,
    }),
    ahead: integer('Years to project', { initial: 5, max: 30, section: 'Projection', refines: true }),
  },
  outputs: {
    endFound: { kind: 'money', label: 'End value', optional: true },
    startFound: { kind: 'money', label: 'Start value', optional: true },
    yearsFound: { kind: 'number', label: 'Years it takes', decimals: 2, optional: true },
    rate: { kind: 'percent', label: 'Compound annual growth rate', optional: true },
    meaning: { kind: 'verdict', label: 'No rate', optional: true },
    total: { kind: 'percent', label: 'Growth in all', optional: true },
    absolute: { kind: 'money', label: 'Change' },
    multiple: {
      kind: 'number',
      label: 'End as a multiple of the start',
      decimals: 4,
      optional: true,
      section: 'In other words',
    },
    span: { kind: 'number', label: 'Years between', decimals: 4, section: 'In other words' },
    doubling: {
      kind: 'number',
      label: 'Years to double at this rate',
      decimals: 2,
      optional: true,
      section: 'In other words',
    },
    mean: { kind: 'percent', label: 'Mean of the yearly growth rates', optional: true, section: 'Year by year' },
    volatility: {
      kind: 'percent',
      label: 'Volatility of the yearly growth rates',
      optional: true,
      help: 'Their standard deviation, of a sample.',
      section: 'Year by year',
    },
    drag: {
      kind: 'percent',
      label: 'Volatility drag',
      optional: true,
      help: 'How far the compound rate lies below the mean.',
      section: 'Year by year',
    },
    fitted: {
      kind: 'percent',
      label: 'Growth fitted through all years',
      optional: true,
      help: 'The rate of LOGEST: every year counts, not only the first and the last.',
      section: 'Year by year',
    },
    changes: {
      kind: 'table',
      label: 'Growth of each year',
      optional: true,
      columns: {
        year: { kind: 'count', label: 'Year' },
        value: { kind: 'money', label: 'Value' },
        growth: { kind: 'percent', label: 'Growth' },
        smooth: { kind: 'money', label: 'At the compound rate' },
        fit: { kind: 'money', label: 'Fitted' },
      },
    },
    projection: {
      kind: 'table',
      label: 'If it went on at this rate',
      optional: true,
      columns: {
        year: { kind: 'count', label: 'Years ahead' },
        value: { kind: 'money', label: 'Value' },
        gain: { kind: 'money', label: 'More than today' },
      },
    },
  },
  formula:
    'CAGR = (end ÷ start)^(1 ÷ years) − 1; end = start × (1 + rate)^years; years = ln(end ÷ start) ÷ ln(1 + rate)',
  limits: [
    'The compound rate knows only two values. What happened between them, and money paid in or taken out, it does not see.',
    'Between two days, whole years are counted by anniversary and the rest as a share of the next year.',
    'A projection repeats the past rate. It is arithmetic and no forecast.',
  ],
  sources: [
    {
      title: 'Microsoft Support: RRI function',
      href: 'https://support.microsoft.com/en-us/office/rri-function-6f5822d8-7ef1-4233-944c-79e8172930f4',
    },
    {
      title: 'Microsoft Support: LOGEST function',
      href: 'https://support.microsoft.com/en-us/office/logest-function-f27462d8-3657-4030-866b-a272c1d18b4b',
    },
  ],

  compute({ find, start, end, years, growth, series, from, until, shortToo, ahead }, { show }) {
    const dated = from !== undefined && until !== undefined && find !== 'years' && find !== 'series'
    if (dated && until <= from) return problem('until', 'must be later than the first day')
    const span = dated ? (yearsBetween(from, until) ?? years) : find === 'series' ? series.length - 1 : years
    const projected = (value: number, by: number) =>
      Array.from({ length: ahead === 0 ? 0 : ahead + 1 }, (_, at) => {
        const then = value * (1 + by) ** at
        return { year: at, value: then, gain: then - value }
      }).filter(({ value: then }) => Math.abs(then) < largest)
    const found = (first: number, last: number, time: number, by: number | undefined) => ({
      ...(by === undefined ? {} : { rate: by, projection: projected(last, by) }),
      ...(by !== undefined && by > 0 ? { doubling: Math.min(1e9, Math.LN2 / Math.log1p(by)) } : {}),
      ...(first > 0 && last >= 0 ? { total: last / first - 1, multiple: last / first } : {}),
      absolute: last - first,
      span: time,
    })
    if (find === 'end' || find === 'start') {
      const known = find === 'end' ? start : end
      const other = known * (1 + growth) ** (find === 'end' ? span : -span)
      if (Math.abs(other) > largest)
        return problem('growth', 'must be nearer to 0, or the time shorter: the value grows beyond all bounds')
      return find === 'end'
        ? { endFound: other, ...found(start, other, span, growth) }
        : { startFound: other, ...found(other, end, span, growth) }
    }
    if (find === 'years') {
      const time = Math.log(end / start) / Math.log1p(growth)
      if (!(start > 0)) return problem('start', 'must be more than 0')
      if (!(end > 0)) return problem('end', 'must be more than 0')
      if (!(time >= 0 && time <= 1e9))
        return problem(
          'growth',
          end > start
            ? 'must be more than 0, or the end value is never reached'
            : 'must be less than 0, or the end value is never reached',
        )
      return { yearsFound: time, ...found(start, end, time, growth) }
    }
    const [first, last] = find === 'series' ? [series[0]?.value ?? 0, series.at(-1)?.value ?? 0] : [start, end]
    if (!(first > 0 && last >= 0))
      return {
        meaning: {
          is: 'bad',
          says:
            first === 0
              ? 'Not meaningful: nothing grows by any percentage into something.'
              : 'Not meaningful: with a negative value, or a change of sign, no rate leads from one to the other.',
        },
        ...found(first, last, span, undefined),
      }
    if (span < 1 && !shortToo)
      return {
        meaning: {
          is: 'plain',
          says: `Less than a year: ${show.percent(last / first - 1)} in all is left as it is. Under More options it can be annualised.`,
        },
        ...found(first, last, span, undefined),
      }
    const by = finite(Math.expm1(Math.log(last / first) / span))
    if (by === undefined || by > 1000)
      return {
        meaning: { is: 'bad', says: 'Not meaningful: the rate for a full year would be more than 100,000%.' },
        ...found(first, last, span, undefined),
      }
    if (find === 'rate') return found(first, last, span, by)
    const { growths, mean, volatility, fitted, fit } = growthOfSeries(series.map(({ value }) => value))
    return {
      ...found(first, last, span, by),
      ...(mean === undefined ? {} : { mean, drag: mean - by }),
      ...(volatility === undefined ? {} : { volatility }),
      ...(fitted === undefined ? {} : { fitted }),
      changes: series.map(({ value }, at) => ({
        year: at,
        value,
        growth: growths[at - 1] ?? null,
        smooth: first * (1 + by) ** at,
        fit: fit[at] ?? null,
      })),
    }
  },

  steps({ find, start, end, series }, { rate: by, span, endFound, startFound }) {
    const first = find === 'series' ? series[0]?.value : (startFound ?? start)
    const last = find === 'series' ? series.at(-1)?.value : (endFound ?? end)
    const money = (value: number | undefined) => (value === undefined ? undefined : { kind: 'money' as const, value })
    const ends = { first: money(first), last: money(last), time: { kind: 'number' as const, value: span } }
    const isSolved = by !== undefined && (find === 'rate' || find === 'series')
    return [
      { gives: isSolved ? 'rate' : undefined, is: '({last} ÷ {first})^(1 ÷ {time}) − 1', with: ends },
      { gives: 'endFound', is: '{start} × (1 + {growth})^{span}' },
      { gives: 'startFound', is: '{end} ÷ (1 + {growth})^{span}' },
      { gives: 'yearsFound', is: 'ln({end} ÷ {start}) ÷ ln(1 + {growth})' },
      { gives: 'multiple', is: '{last} ÷ {first}', with: ends },
      { gives: 'absolute', is: '{last} − {first}', with: ends },
      { gives: 'drag', is: '{mean} − {rate}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'The series and its compound growth',
      of: 'changes',
      x: 'year',
      y: ['value', 'smooth', 'fit'],
      needs: 'changes',
    },
    {
      kind: 'line',
      title: 'If it went on at this rate',
      of: 'projection',
      x: 'year',
      y: ['value'],
      needs: 'projection',
    },
  ],
  asked: [{ says: 'cagr {start} to {end} in {years} years|yrs|year|y', sets: { find: 'rate' }, gives: ['rate'] }],
  examples: [
    {
      name: 'Revenue of a workshop',
      given: { find: 'rate', start: 240_000, end: 410_000, years: 6, from: undefined, until: undefined, ahead: 3 },
      expect: { rate: 0.0933572838, total: 0.70833333 },
    },
    {
      name: 'Five years of sales',
      given: {
        find: 'series',
        series: [{ value: 100 }, { value: 130 }, { value: 104 }, { value: 140 }, { value: 154 }],
      },
      expect: { rate: 0.1139871474, mean: 0.1365384615 },
    },
  ],
})

/** Beyond this a figure has more digits than sense. */
const largest = 1e18
