import {
  choice,
  defineCalculator,
  number,
  percent,
  problem,
  restOf,
  rows,
  sumOfTerms,
  text,
} from '@/lib/kits/calculator'
import { letterFor, settledShare } from '@/lib/subjects/education/letter-bands'

/** Percentage = times × CGPA + plus, of a CGPA of ten. */
const tenPointRules = {
  aicte: {
    name: 'AICTE',
    times: 10,
    plus: -7.5,
    says: '(CGPA − 0.75) × 10, the table of the AICTE handbook: 6.25 is 55%, 8.25 is 75%',
  },
  vtu: {
    name: 'VTU',
    times: 10,
    plus: -7.5,
    says: '(CGPA − 0.75) × 10, regulations of Visvesvaraya Technological University',
  },
  gtu: {
    name: 'GTU',
    times: 10,
    plus: -5,
    says: '(CPI or CGPA − 0.5) × 10, as Gujarat Technological University states it',
  },
  cbse: {
    name: 'CBSE',
    times: 9.5,
    plus: 0,
    says: 'CGPA × 9.5, for Class X mark sheets under continuous evaluation; CBSE calls it indicative',
  },
} as const
type TenPointRule = keyof typeof tenPointRules

export default defineCalculator({
  inputs: {
    ask: choice('You have', {
      options: { cgpa: 'A CGPA', sgpa: 'SGPA of semesters', percentage: 'A percentage' },
      initial: 'cgpa',
    }),
    cgpa: number('CGPA', {
      initial: 7.8,
      slider: { to: 10, step: 0.05 },
      max: 10,
      shownWhen: { field: 'ask', is: 'cgpa' },
    }),
    semesters: rows('Semesters', {
      row: 'semester',
      columns: { sgpa: number('SGPA', { min: 0, max: 10 }), credits: number('Credits', { above: 0, max: 1000 }) },
      initial: [
        { sgpa: 7.4, credits: 20 },
        { sgpa: 8.1, credits: 22 },
        { sgpa: 7.9, credits: 24 },
      ],
      max: 20,
      shownWhen: { field: 'ask', is: 'sgpa' },
    }),
    percentage: percent('Percentage', {
      initial: 0.705,
      slider: { to: 1, step: 0.005 },
      max: 1,
      shownWhen: { field: 'ask', is: 'percentage' },
    }),
    rule: choice('Rule', {
      options: {
        aicte: 'AICTE: (CGPA − 0.75) × 10',
        vtu: 'VTU: (CGPA − 0.75) × 10',
        gtu: 'GTU: (CPI − 0.5) × 10',
        cbse: 'CBSE: CGPA × 9.5',
        share: 'Share of the scale: CGPA × 10 of ten',
        own: 'Another: a × CGPA + b',
      },
      initial: 'aicte',
      as: 'menu',
      help: 'The circular of your own university decides.',
    }),
    times: number('Multiply by', { initial: 10, above: 0, max: 100, shownWhen: { field: 'rule', is: 'own' } }),
    plus: number('Then add', { initial: -5, min: -100, max: 100, shownWhen: { field: 'rule', is: 'own' } }),
    scale: choice('Scale', { options: { '10': 'Ten', '7': 'Seven', '4': 'Four' }, initial: '10', refines: true }),
    bands: rows('Classes', {
      row: 'class',
      columns: { letter: text('Class', { maxLength: 60 }), from: percent('From', { max: 1 }) },
      initial: [
        { letter: 'First class with distinction', from: 0.75 },
        { letter: 'First class', from: 0.6 },
        { letter: 'Second class', from: 0.5 },
        { letter: 'Pass class', from: 0.4 },
      ],
      max: 20,
      help: 'Universities differ: take the limits of yours.',
      refines: true,
    }),
  },
  outputs: {
    result: { kind: 'percent', label: 'Percentage', optional: true },
    average: { kind: 'number', label: 'CGPA', decimals: 2, optional: true },
    award: { kind: 'text', label: 'Class', optional: true },
    ruleText: { kind: 'text', label: 'By the rule' },
    note: { kind: 'verdict', label: 'How far to trust it' },
    byRule: {
      kind: 'table',
      label: 'The same by other rules',
      help: 'Why the rule must be named with the figure.',
      optional: true,
      columns: {
        rule: { kind: 'text', label: 'Rule' },
        percentage: { kind: 'percent', label: 'Percentage' },
      },
    },
    ladder: {
      kind: 'table',
      label: 'Percentages of this rule',
      columns: {
        cgpa: { kind: 'number', label: 'CGPA', decimals: 2 },
        percentage: { kind: 'percent', label: 'Percentage' },
        award: { kind: 'text', label: 'Class' },
      },
    },
  },
  formula:
    'Percentage = a × CGPA + b, with a and b of the rule; CGPA = (percentage − b) ÷ a; CGPA of semesters = sum of (SGPA × credits) ÷ credits',
  limits: [
    'There is no formula for all of India. A university may award its own percentage or none.',
    'The rule of CBSE is for Class X mark sheets that carry a CGPA.',
    'A scale of four or seven is not turned into marks by a straight line; use your university’s own rule or table.',
    'Results below 0% are shown as 0%, and above 100% as 100%.',
  ],
  sources: [
    {
      title: 'Collegedunia: AICTE grades and percentages',
      href: 'https://s4.collegedunia.com/qna?question_id=29417',
    },
    {
      title: 'VTU regulations, as quoted by StudyChaCha',
      href: 'https://studychacha.com/discuss/345025-cgpa-percentage-vtu.html',
    },
    {
      title: 'CBSE grade points, as quoted by myCBSEguide',
      href: 'http://mycbseguide.com/blog/gp-and-cgpa-to-percentage-calculator/',
    },
    {
      title: 'Award of degree and CGPA (Gujarat Technological University)',
      href: 'http://idea2learn.blogspot.com/2012/07/award-of-degree-and-cgpa.html',
    },
  ],

  compute(values) {
    const { ask, cgpa, semesters, percentage, rule, scale, bands } = values
    const most = Number(scale)
    if (most !== 10 && Object.hasOwn(tenPointRules, rule))
      return problem('rule', `must be the share of the scale or your own: this one is made for ten, not ${scale}`)
    const line = lineOf(values)
    if (ask === 'cgpa' && cgpa > most) return problem('cgpa', `must not be above the scale of ${scale}`)
    if (ask === 'sgpa' && semesters.some(({ sgpa }) => sgpa > most))
      return problem('semesters', `must not be above the scale of ${scale}`)
    const average = {
      cgpa: () => cgpa,
      sgpa: () => averageOf(semesters),
      percentage: () => settledShare((percentage * 100 - line.plus) / line.times),
    }[ask]()
    if (average < 0 || average > most)
      return problem('percentage', 'must be one that a CGPA of this scale can give by the rule')
    const result = percentOf(average, line)
    return {
      ...(ask === 'percentage' ? {} : { result }),
      ...(ask === 'cgpa' ? {} : { average }),
      award: letterFor(ask === 'percentage' ? percentage : result, bands),
      ruleText: line.says,
      note:
        most === 10
          ? {
              is: 'plain',
              says: 'No formula holds everywhere: quote the rule with the figure, and prefer a certificate of your university.',
            }
          : {
              is: 'fair',
              says: `A scale of ${scale} is not linear in marks: whoever asks will use a table of its own.`,
            },
      ...(most === 10
        ? {
            byRule: [
              ...Object.values(tenPointRules).filter(({ name }) => name !== 'VTU'),
              { name: 'CGPA × 10', times: 10, plus: 0 },
            ].map((one) => ({ rule: one.name, percentage: percentOf(average, one) })),
          }
        : {}),
      ladder: Array.from({ length: 11 }, (_, at) => most * (0.5 + at / 20)).map((one) => ({
        cgpa: one,
        percentage: percentOf(one, line),
        award: letterFor(percentOf(one, line), bands) ?? null,
      })),
    }
  },

  steps(values, { result, average }) {
    const { ask, semesters } = values
    const { times, plus } = lineOf(values)
    const used = {
      a: { kind: 'number', value: times },
      b: { kind: 'number', value: Math.abs(plus) },
      of: { kind: 'number', value: average ?? values.cgpa },
      credits: { kind: 'number', value: semesters.reduce((sum, one) => sum + one.credits, 0) },
      rest: restOf(semesters.slice(6).reduce((sum, one) => sum + one.sgpa * one.credits, 0)),
    } as const
    const shifted = plus === 0 ? '' : plus < 0 ? ' − {b}' : ' + {b}'
    const isInside = result !== undefined && result > 0 && result < 1
    return [
      {
        gives: ask === 'sgpa' ? 'average' : undefined,
        is: `(${sumOfTerms(semesters.length, 6, (at) => `{semesters.${at}.sgpa} × {semesters.${at}.credits}`)}) ÷ {credits}`,
        with: used,
      },
      { gives: isInside ? 'result' : undefined, is: `({a} × {of}${shifted}) ÷ 100`, with: used },
      {
        gives: ask === 'percentage' ? 'average' : undefined,
        is: `({percentage} × 100${plus === 0 ? '' : plus < 0 ? ' + {b}' : ' − {b}'}) ÷ {a}`,
        with: used,
      },
    ]
  },

  charts: [{ kind: 'line', title: 'Percentage by CGPA', of: 'ladder', x: 'cgpa', y: ['percentage'] }],
  examples: [
    {
      name: 'An engineer’s CGPA',
      given: { ask: 'cgpa', cgpa: 8.2, rule: 'aicte', scale: '10' },
      expect: { result: 0.745, award: 'First class' },
    },
    {
      name: 'Three semesters',
      given: {
        ask: 'sgpa',
        semesters: [
          { sgpa: 7.4, credits: 20 },
          { sgpa: 8.1, credits: 22 },
          { sgpa: 7.9, credits: 24 },
        ],
        rule: 'aicte',
        scale: '10',
      },
      expect: { average: 7.82, result: 0.7065 },
    },
  ],
})

interface Ruling {
  rule: TenPointRule | 'share' | 'own'
  times: number
  plus: number
  scale: '10' | '7' | '4'
}
interface StraightLine {
  times: number
  plus: number
}

function lineOf({ rule, times, plus, scale }: Ruling): StraightLine & { says: string } {
  if (rule === 'own') return { times, plus, says: 'Your own: a × CGPA + b' }
  if (rule === 'share') return { times: 100 / Number(scale), plus: 0, says: `CGPA ÷ ${scale} × 100` }
  return tenPointRules[rule]
}

function percentOf(cgpa: number, { times, plus }: StraightLine): number {
  return Math.min(1, Math.max(0, settledShare((times * cgpa + plus) / 100)))
}

function averageOf(semesters: readonly { sgpa: number; credits: number }[]): number {
  const credits = semesters.reduce((sum, one) => sum + one.credits, 0)
  return settledShare(semesters.reduce((sum, { sgpa, credits: own }) => sum + sgpa * own, 0) / credits)
}
