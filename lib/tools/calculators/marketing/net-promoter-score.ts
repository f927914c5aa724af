import { choice, defineCalculator, integer, number, problem, rows, text } from '@/lib/kits/calculator'
import { netPromoter, promoterInterval, promoterZ, type Answers } from '@/lib/subjects/marketing/net-promoter'
import { criticalZ, pValueOfZ } from '@/lib/subjects/statistics/proportions'

const points = { kind: 'number', decimals: 1 } as const
const share = { kind: 'percent', decimals: 1 } as const
const byGroups = { field: 'from', is: 'groups' } as const
const byScores = { field: 'from', is: 'scores' } as const
const confidence = 0.95
const significance = 0.05
const most = 1e9
const scores = ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'] as const
const count = (score: number) => integer(String(score), { optional: true, min: 0, max: most })

export default defineCalculator({
  inputs: {
    from: choice('Enter', {
      options: { groups: 'Three groups', scores: 'Counts by score' },
      initial: 'groups',
    }),
    rowsAre: choice('Rows are', {
      options: { waves: 'Surveys in time', segments: 'Segments of one survey' },
      initial: 'waves',
    }),
    groups: rows('Answers', {
      row: 'row',
      columns: {
        name: text('Survey or segment', { optional: true, maxLength: 60 }),
        promoters: integer('Promoters, 9–10', { min: 0, max: most }),
        passives: integer('Passives, 7–8', { min: 0, max: most }),
        detractors: integer('Detractors, 0–6', { min: 0, max: most }),
      },
      initial: [
        { name: 'Spring', promoters: 168, passives: 132, detractors: 100 },
        { name: 'Autumn', promoters: 203, passives: 121, detractors: 86 },
      ],
      min: 1,
      max: 60,
      shownWhen: byGroups,
      help: 'Counts of people, not percentages. Surveys in the order of time.',
    }),
    counts: rows('Answers by score', {
      row: 'row',
      ownLine: 'name',
      columns: {
        name: text('Survey or segment', { optional: true, maxLength: 60 }),
        s0: count(0),
        s1: count(1),
        s2: count(2),
        s3: count(3),
        s4: count(4),
        s5: count(5),
        s6: count(6),
        s7: count(7),
        s8: count(8),
        s9: count(9),
        s10: count(10),
      },
      initial: [
        { name: 'Autumn', s0: 9, s1: 3, s2: 6, s3: 8, s4: 10, s5: 22, s6: 28, s7: 47, s8: 74, s9: 96, s10: 107 },
      ],
      min: 1,
      max: 60,
      shownWhen: byScores,
    }),
    wanted: number('Margin of error you want', {
      initial: 5,
      above: 0,
      max: 100,
      slider: { from: 1, to: 20, step: 0.5 },
      unit: 'points',
      refines: true,
    }),
  },
  outputs: {
    nps: {
      ...points,
      label: 'Net Promoter Score',
      help: 'From −100 to 100. Of the last survey, or of all segments together.',
    },
    low: { ...points, label: 'True score, low end', help: '95% confidence.' },
    high: { ...points, label: 'True score, high end' },
    change: { ...points, label: 'Since the survey before', optional: true },
    verdict: { kind: 'verdict', label: 'Is it real?' },
    answers: { kind: 'count', label: 'Answers', section: 'Answers' },
    promoters: { ...share, label: 'Promoters', section: 'Answers' },
    passives: { ...share, label: 'Passives', section: 'Answers' },
    detractors: { ...share, label: 'Detractors', section: 'Answers' },
    rounded: { kind: 'number', label: 'In whole points', decimals: 0, section: 'Answers' },
    margin: {
      ...points,
      label: 'Margin of error',
      optional: true,
      section: 'Precision',
      help: 'Points up and down. Left out where all answers are of one group.',
    },
    needed: {
      kind: 'count',
      label: 'Answers for the margin you want',
      optional: true,
      section: 'Precision',
    },
    z: { kind: 'number', label: 'z of the change', decimals: 2, optional: true, section: 'Precision' },
    p: {
      kind: 'number',
      label: 'p-value of the change',
      decimals: 4,
      smallest: 0.0001,
      optional: true,
      section: 'Precision',
    },
    table: {
      kind: 'table',
      label: 'By survey or segment',
      columns: {
        name: { kind: 'text', label: 'Row' },
        answers: { kind: 'count', label: 'Answers' },
        promoters: { ...share, label: 'Promoters' },
        passives: { ...share, label: 'Passives' },
        detractors: { ...share, label: 'Detractors' },
        nps: { ...points, label: 'NPS' },
        low: { ...points, label: 'Low end' },
        high: { ...points, label: 'High end' },
        apart: { ...points, label: 'Difference' },
        z: { kind: 'number', label: 'z', decimals: 2 },
        p: { kind: 'number', label: 'p-value', decimals: 4, smallest: 0.0001 },
      },
      totals: ['answers'],
    },
    distribution: {
      kind: 'table',
      label: 'Answers by score',
      optional: true,
      columns: {
        score: { kind: 'text', label: 'Score' },
        answers: { kind: 'count', label: 'Answers' },
        share: { ...share, label: 'Share' },
      },
      totals: ['answers'],
    },
  },
  formula:
    'NPS = 100 × (promoters − detractors) ÷ answers. Variance of an answer = p + d − (p − d)². Margin of error = 1.96 × √(variance ÷ answers). z = difference ÷ √(variance₁ ÷ n₁ + variance₂ ÷ n₂)',
  limits: [
    'The range covers chance alone, not those who did not answer. They often differ.',
    'Below some thirty answers the range and the test are rough.',
    'With many segments one in twenty looks special by chance.',
  ],
  sources: [
    { title: 'F. Reichheld: The One Number You Need to Grow, Harvard Business Review, December 2003' },
    {
      title: 'CYBAEA: Net Promoter Score confidence intervals, maths and stats',
      href: 'http://www.cybaea.net/Journal/2016/01/14/NPS-confidence-intervals-stats/',
    },
  ],

  compute({ from, rowsAre, groups, counts, wanted }, { show }) {
    const field = from === 'groups' ? 'groups' : 'counts'
    const given: readonly (Answers & { name: string })[] =
      from === 'groups'
        ? groups.map((group, at) => ({ ...group, name: group.name || `Row ${at + 1}` }))
        : counts.map((one, at) => ({ ...groupsOf(one), name: one.name || `Row ${at + 1}` }))
    const empty = given.findIndex((one) => netPromoter(one) === undefined)
    if (empty !== -1) return problem(field, `must have an answer in every row (row ${empty + 1})`)
    const z = criticalZ(confidence) ?? 0
    const all = given.reduce(added)
    const last = given[given.length - 1]
    const subject = rowsAre === 'waves' ? last : all
    const found = subject && netPromoter(subject)
    const range = subject && promoterInterval(subject, z, confidence)
    if (!found || !range) return problem(field, 'must have an answer')
    const table = given.map((row, at) => measured(row, comparedWith(at)))
    const latest = rowsAre === 'waves' ? table[table.length - 1] : undefined
    const nps = found.score * 100
    const first = from === 'scores' ? sumOfScores(rowsAre === 'waves' ? counts.slice(-1) : counts) : undefined
    return {
      nps,
      low: range.low * 100,
      high: range.high * 100,
      change: latest?.apart ?? undefined,
      verdict: judgement(),
      answers: found.answers,
      promoters: subject.promoters / found.answers,
      passives: subject.passives / found.answers,
      detractors: subject.detractors / found.answers,
      // To the nearest, halves away from zero, as the page writes every figure.
      rounded: Math.sign(nps) * Math.round(Number(Math.abs(nps).toPrecision(15))),
      margin: found.variance > 0 ? z * Math.sqrt(found.variance / found.answers) * 100 : undefined,
      needed:
        found.variance > 0
          ? Math.ceil(Number((found.variance * ((100 * z) / wanted) ** 2).toPrecision(12)))
          : undefined,
      z: latest?.z ?? undefined,
      p: latest?.p ?? undefined,
      table,
      distribution: first?.map((answers, score) => ({
        score: String(score),
        answers,
        share: answers / found.answers,
      })),
    }

    function added(one: Answers & { name: string }, other: Answers): Answers & { name: string } {
      return {
        name: one.name,
        promoters: one.promoters + other.promoters,
        passives: one.passives + other.passives,
        detractors: one.detractors + other.detractors,
      }
    }

    /** The survey before, or all other segments together. */
    function comparedWith(at: number): Answers | undefined {
      if (rowsAre === 'waves') return given[at - 1]
      const others = given.filter((_, other) => other !== at)
      return others.length === 0 ? undefined : others.reduce(added)
    }

    function measured(row: Answers & { name: string }, other: Answers | undefined) {
      const own = netPromoter(row)
      const beside = other && netPromoter(other)
      const between = promoterInterval(row, z, confidence)
      const answers = own?.answers ?? 1
      const zOf = own && beside ? promoterZ(beside, own) : undefined
      return {
        name: row.name,
        answers,
        promoters: row.promoters / answers,
        passives: row.passives / answers,
        detractors: row.detractors / answers,
        nps: (own?.score ?? 0) * 100,
        low: (between?.low ?? 0) * 100,
        high: (between?.high ?? 0) * 100,
        apart: own && beside ? (own.score - beside.score) * 100 : null,
        z: zOf ?? null,
        p: zOf === undefined ? null : pValueOfZ(zOf, 'different'),
      }
    }

    function judgement() {
      const span = range
        ? `The true score lies between ${show.number(range.low * 100, 0)} and ${show.number(range.high * 100, 0)}.`
        : ''
      if (rowsAre === 'segments') {
        const special = table.filter(({ p }) => p !== null && p < significance).map(({ name }) => name)
        return {
          is: 'plain' as const,
          says:
            special.length > 0
              ? `${span} Apart from the others by more than chance: ${special.join(', ')}.`
              : `${span} No segment differs from the others by more than chance.`,
        }
      }
      if (!latest || latest.apart === null || latest.p === null) return { is: 'plain' as const, says: span }
      if (latest.p >= significance)
        return { is: 'plain' as const, says: `${span} The change since the survey before may be chance.` }
      return latest.apart > 0
        ? { is: 'good' as const, says: `${span} The rise is more than chance would explain.` }
        : { is: 'bad' as const, says: `${span} The fall is more than chance would explain.` }
    }
  },

  steps({ from, rowsAre, groups }) {
    const last = groups.length - 1
    const at = (column: string) => (rowsAre === 'waves' ? `{groups.${last}.${column}}` : `{groups.${column}}`)
    return [
      ...(from === 'groups'
        ? [
            { gives: 'answers' as const, is: `${at('promoters')} + ${at('passives')} + ${at('detractors')}` },
            { gives: 'nps' as const, is: `(${at('promoters')} − ${at('detractors')}) ÷ {answers} × 100` },
          ]
        : [{ gives: 'nps' as const, is: '({promoters} − {detractors}) × 100' }]),
      {
        gives: 'margin',
        is: '{normal} × √(({promoters} + {detractors} − ({promoters} − {detractors})²) ÷ {answers}) × 100',
        with: { normal: { kind: 'number', value: criticalZ(confidence) ?? 0, decimals: 6 } },
      },
    ]
  },

  charts: [
    { kind: 'bar', title: 'Answers by score', of: 'distribution', x: 'score', y: ['answers'], needs: 'distribution' },
    { kind: 'donut', title: 'Promoters, passives and detractors', parts: ['promoters', 'passives', 'detractors'] },
    { kind: 'bar', title: 'NPS by row', of: 'table', x: 'name', y: ['nps'] },
  ],
  examples: [
    {
      name: 'A gym chain',
      given: {
        from: 'groups',
        rowsAre: 'waves',
        groups: [
          { name: 'Before', promoters: 80, passives: 70, detractors: 50 },
          { name: 'After', promoters: 100, passives: 60, detractors: 40 },
        ],
        wanted: 5,
      },
      expect: {
        nps: 30,
        low: 19.176,
        high: 40.824,
        change: 15,
        answers: 200,
        margin: 10.824,
        needed: 938,
        z: 1.907,
        p: 0.0565,
        verdict: 'plain',
      },
    },
  ],
})

type Scored = { readonly [Key in (typeof scores)[number]]?: number | undefined }

function groupsOf(row: Scored): Answers {
  const sum = (from: number, to: number) =>
    scores.slice(from, to + 1).reduce((total, key) => total + (row[key] ?? 0), 0)
  return { detractors: sum(0, 6), passives: sum(7, 8), promoters: sum(9, 10) }
}

function sumOfScores(all: readonly Scored[]): number[] {
  return scores.map((key) => all.reduce((sum, row) => sum + (row[key] ?? 0), 0))
}
