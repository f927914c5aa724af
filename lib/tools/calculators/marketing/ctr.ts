import { choice, defineCalculator, integer, percent, problem, rows, text } from '@/lib/kits/calculator'
import { disagreement } from '@/lib/subjects/statistics/disagreement'
import { pValue } from '@/lib/subjects/statistics/p-value'
import {
  criticalZ,
  differenceInterval,
  fisherExact,
  needsExactTest,
  pooledZ,
  pValueOfZ,
  wilsonInterval,
  type Sample,
} from '@/lib/subjects/statistics/proportions'

const levels = { '0.9': '90%', '0.95': '95%', '0.99': '99%' } as const

export default defineCalculator({
  inputs: {
    ads: rows('Ads, emails or pages', {
      row: 'ad',
      columns: {
        name: text('Name', { optional: true, maxLength: 60 }),
        impressions: integer('Impressions', { min: 0, max: 1e9 }),
        clicks: integer('Clicks', { min: 0, max: 1e9 }),
      },
      initial: [
        { name: 'Headline A', impressions: 12_000, clicks: 180 },
        { name: 'Headline B', impressions: 12_500, clicks: 240 },
        { name: 'Image ad', impressions: 1500, clicks: 38 },
      ],
      min: 1,
      max: 10,
      help: 'For emails enter delivered messages as impressions and people who clicked as clicks.',
    }),
    confidence: choice('Confidence', { options: levels, initial: '0.95', refines: true }),
    first: integer('Compare row', { initial: 1, min: 1, max: 10, section: 'Compare two' }),
    second: integer('Second row', { initial: 2, min: 1, max: 10, section: 'Compare two' }),
    target: percent('CTR you aim for', {
      initial: 0.02,
      slider: { from: 0.001, to: 0.1, step: 0.001 },
      above: 0,
      max: 1,
      section: 'Plan',
    }),
    wantedClicks: integer('Clicks you want', {
      initial: 500,
      min: 0,
      max: 1e9,
      optional: true,
      section: 'Plan',
      refines: true,
    }),
  },
  outputs: {
    ctr: { kind: 'percent', decimals: 2, label: 'CTR, all together' },
    low: {
      kind: 'percent',
      decimals: 2,
      label: 'True rate, low end',
      help: 'Wilson score interval at the confidence chosen.',
    },
    high: { kind: 'percent', decimals: 2, label: 'True rate, high end' },
    impressions: { kind: 'count', label: 'Impressions, all together' },
    clicks: { kind: 'count', label: 'Clicks, all together' },
    difference: {
      kind: 'percent',
      decimals: 2,
      label: 'Difference of the two rates',
      optional: true,
      section: 'The two compared',
      help: 'CTR of the second row less that of the first, in percentage points.',
    },
    verdict: { kind: 'verdict', label: 'Comparison', optional: true, section: 'The two compared' },
    disagreement: { kind: 'verdict', label: 'p and interval', optional: true, section: 'The two compared' },
    differenceLow: {
      kind: 'percent',
      decimals: 2,
      label: 'Difference, low end',
      optional: true,
      section: 'The two compared',
    },
    differenceHigh: {
      kind: 'percent',
      decimals: 2,
      label: 'Difference, high end',
      optional: true,
      section: 'The two compared',
    },
    z: { kind: 'number', label: 'z', decimals: 3, optional: true, section: 'The two compared' },
    p: {
      ...pValue,
      label: 'p-value, two-sided',
      optional: true,
      section: 'The two compared',
      help: 'How often chance alone would part two equal ads at least this far.',
    },
    clicksNeeded: { kind: 'count', label: 'Clicks these impressions need', section: 'For the CTR you aim for' },
    impressionsNeeded: {
      kind: 'count',
      label: 'Impressions for the clicks you want',
      optional: true,
      section: 'For the CTR you aim for',
    },
    impressionsToday: {
      kind: 'count',
      label: 'Impressions for them at today’s CTR',
      optional: true,
      section: 'For the CTR you aim for',
    },
    ranking: {
      kind: 'table',
      label: 'Ranking',
      columns: {
        rank: { kind: 'count', label: 'Rank' },
        name: { kind: 'text', label: 'Name' },
        impressions: { kind: 'count', label: 'Impressions' },
        clicks: { kind: 'count', label: 'Clicks' },
        ctr: { kind: 'percent', decimals: 2, label: 'CTR' },
        low: { kind: 'percent', decimals: 2, label: 'Low end' },
        high: { kind: 'percent', decimals: 2, label: 'High end' },
        note: { kind: 'text', label: 'Note' },
      },
      totals: ['impressions', 'clicks'],
    },
  },
  formula: 'CTR = clicks ÷ impressions. Its range is the Wilson score interval at the confidence chosen',
  limits: [
    'The range covers chance only. It does not cover fake clicks, or counts that the platform later corrects.',
    'Each impression counts as an independent chance of a click. Many impressions to one person make the true range wider.',
    'The comparison is for two rows you chose before looking. Picking the best of ten and testing it finds differences that are not there.',
    'With under 5 clicks in a row the p-value comes from Fisher’s exact test; the interval of the difference (Newcombe’s, of the two score intervals) is then rough.',
  ],
  sources: [
    {
      title: 'E. B. Wilson: Probable inference, the law of succession, and statistical inference (JASA 22, 1927)',
      href: 'https://doi.org/10.1080/01621459.1927.10502953',
    },
    {
      title: 'Google Ads Help: Clickthrough rate (CTR)',
      href: 'https://support.google.com/google-ads/answer/2615875',
    },
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 7.3.3: comparing two proportions',
      href: 'https://www.itl.nist.gov/div898/handbook/prc/section3/prc33.htm',
    },
  ],

  compute({ ads, confidence, first, second, target, wantedClicks }, { show }) {
    const level = Number(confidence)
    const samples: Sample[] = ads.map(({ impressions, clicks }) => ({ successes: clicks, trials: impressions }))
    const flagged = samples.findIndex(({ successes, trials }) => successes > trials)
    if (flagged !== -1)
      return problem(
        'ads',
        `must not have more clicks than impressions (row ${flagged + 1}). Where one person may click twice, count people`,
      )
    const impressions = samples.reduce((sum, { trials }) => sum + trials, 0)
    const clicks = samples.reduce((sum, { successes }) => sum + successes, 0)
    const range = wilsonInterval({ successes: clicks, trials: impressions }, level)
    if (!range) return problem('ads', 'must have some impressions')
    if (ads.length > 1) {
      if (first > ads.length) return problem('first', `must be one of the ${ads.length} rows above`)
      if (second > ads.length) return problem('second', `must be one of the ${ads.length} rows above`)
      if (first === second) return problem('second', 'must be another row than the first')
    }
    const ctr = clicks / impressions
    return {
      ctr,
      ...range,
      impressions,
      clicks,
      ...comparison(),
      clicksNeeded: roundedUp(impressions * target),
      ...(wantedClicks === undefined
        ? {}
        : {
            impressionsNeeded: roundedUp(wantedClicks / target),
            impressionsToday: ctr > 0 ? roundedUp(wantedClicks / ctr) : undefined,
          }),
      ranking: ranking(),
    }

    function comparison() {
      const before = samples[first - 1]
      const after = samples[second - 1]
      if (ads.length < 2 || !before?.trials || !after?.trials) return {}
      const difference = after.successes / after.trials - before.successes / before.trials
      const interval = differenceInterval(before, after, level)
      const exact = needsExactTest(before, after)
      const z = pooledZ(before, after)
      const p = exact || z === undefined ? fisherExact(before, after, 'different') : pValueOfZ(z, 'different')
      const names = `${nameOf(second - 1)} ${difference < 0 ? 'trails' : 'leads'} ${nameOf(first - 1)}`
      const by = `${show.number(Math.abs(difference) * 100, 2)} percentage points`
      const few = exact ? ' Under 5 clicks in one of them: few enough for one more click to change the answer.' : ''
      const real = p <= 1 - level
      const contradiction =
        interval && disagreement({ p, significance: 1 - level, intervals: [interval], isExact: exact })
      return {
        difference,
        differenceLow: interval?.low,
        differenceHigh: interval?.high,
        z: exact ? undefined : z,
        p,
        ...(contradiction === undefined ? {} : { disagreement: { is: 'fair' as const, says: contradiction } }),
        verdict: {
          is: real ? ('good' as const) : ('fair' as const),
          says: real
            ? `${names} by ${by}; at ${show.percent(level)} confidence that is more than chance.${few}`
            : `The difference of ${by} may be chance: at ${show.percent(level)} confidence the two cannot be told apart.${few}`,
        },
      }
    }

    function nameOf(at: number) {
      return ads[at]?.name || `Row ${at + 1}`
    }

    function ranking() {
      const rate = ({ successes, trials }: Sample) => (trials === 0 ? -1 : successes / trials)
      return samples
        .map((sample, at) => ({ sample, name: nameOf(at) }))
        .sort((one, other) => rate(other.sample) - rate(one.sample))
        .map(({ sample, name }, at) => {
          const own = wilsonInterval(sample, level)
          return {
            rank: at + 1,
            name,
            impressions: sample.trials,
            clicks: sample.successes,
            ctr: own ? sample.successes / sample.trials : null,
            low: own?.low ?? null,
            high: own?.high ?? null,
            note: own ? (sample.successes < 5 ? 'Under 5 clicks' : null) : 'No impressions',
          }
        })
    }
  },

  steps({ confidence, first, second }, { z }) {
    const before = `ads.${first - 1}`
    const after = `ads.${second - 1}`
    const end = (sign: '−' | '+') =>
      `({ctr} + {critical}² ÷ (2 × {impressions}) ${sign} {critical} × √({ctr} × (1 − {ctr}) ÷ {impressions} + {critical}² ÷ (4 × {impressions}²))) ÷ (1 + {critical}² ÷ {impressions})`
    return [
      { gives: 'ctr', is: '{clicks} ÷ {impressions}' },
      {
        gives: 'low',
        is: end('−'),
        with: { critical: { kind: 'number', value: criticalZ(Number(confidence)) ?? 0, decimals: 3 } },
      },
      { gives: 'high', is: end('+') },
      ...(z === undefined
        ? []
        : ([
            {
              finds: 'Rate of both together',
              as: 'pooled',
              in: 'percent',
              decimals: 3,
              is: `({${before}.clicks} + {${after}.clicks}) ÷ ({${before}.impressions} + {${after}.impressions})`,
            },
            {
              finds: 'Standard error of the difference',
              as: 'error',
              in: 'percent',
              decimals: 3,
              is: `√({pooled} × (1 − {pooled}) × (1 ÷ {${before}.impressions} + 1 ÷ {${after}.impressions}))`,
            },
            { gives: 'z', is: '{difference:3} ÷ {error}' },
          ] as const)),
      {
        finds: 'Clicks for the CTR you aim for',
        gives: 'clicksNeeded',
        is: '{impressions} × {target}',
        rounded: 'up',
      },
      { gives: 'impressionsNeeded', is: '{wantedClicks} ÷ {target}', rounded: 'up' },
      { gives: 'impressionsToday', is: '{wantedClicks} ÷ {ctr}', rounded: 'up' },
    ]
  },

  charts: [{ kind: 'bar', title: 'CTR with its range', of: 'ranking', x: 'name', y: ['low', 'ctr', 'high'] }],
  examples: [
    {
      name: 'Two subject lines',
      given: {
        ads: [
          { name: 'Plain', impressions: 8000, clicks: 120 },
          { name: 'Question', impressions: 8200, clicks: 165 },
        ],
        confidence: '0.95',
        first: 1,
        second: 2,
        target: 0.02,
        wantedClicks: 400,
      },
      expect: { ctr: 0.017592593, difference: 0.0051219512, p: 0.013166153611, impressionsNeeded: 20_000 },
    },
  ],
})

/** Up to the next whole number, after the noise of binary fractions is cut off: 26,000 × 2% is 520, not 521. */
function roundedUp(amount: number): number {
  return Math.ceil(Number(amount.toPrecision(13)))
}
