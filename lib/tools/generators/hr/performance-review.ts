import { csvCell } from '@/lib/base/format/csv-cell'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import type { Block, Value } from '@/lib/kits/document/types'
import { choice, date, longText, percent, problem, rows, text } from '@/lib/kits/generator'
import type { Notice } from '@/lib/kits/generator'
import { unfilled } from '@/lib/kits/generator/unfilled'
import { hiringWords } from '@/lib/subjects/workforce/hiring-words'
import { loadedWords } from '@/lib/subjects/workforce/loaded-words'
import { protectedWords } from '@/lib/subjects/workforce/protected-words'
import { phraseFor, reviewSkills, type ReviewSkill } from '@/lib/subjects/workforce/review-phrases'
import { reviewWords } from '@/lib/subjects/workforce/review-words'

const ratings = {
  open: 'Not rated',
  r1: '1, far below',
  r2: '2, below',
  r3: '3, as expected',
  r4: '4, above',
  r5: '5, far above',
} as const
type Rating = keyof typeof ratings

interface Competency {
  skill: ReviewSkill
  rating: Rating
  self: Rating
  evidence?: string | undefined
}

interface Goal {
  goal: string
  weight?: number | undefined
  result?: number | undefined
}

/** 4 for r4. */
const stepOf = (rating: Rating) => Number(rating.slice(1))
const isRated = ({ rating }: Competency) => rating !== 'open'
const isNamed = ({ goal }: { goal: string }) => goal.trim() !== ''

/** Of goals that have a result, by weight; a goal without a weight counts as one with 1. */
function reached(goals: readonly Goal[]): number | undefined {
  const counted = goals.filter((goal) => isNamed(goal) && goal.result !== undefined)
  const weights = counted.reduce((all, { weight = 1 }) => all + weight, 0)
  if (weights === 0) return undefined
  return counted.reduce((all, { weight = 1, result = 0 }) => all + weight * result, 0) / weights
}

interface NextGoal {
  goal: string
  measure?: string | undefined
  due?: string | undefined
}

function goalNotices(goals: readonly NextGoal[]): Notice[] {
  return goals.filter(isNamed).flatMap(({ goal, measure = '', due }) => {
    const lacks = [
      ...(/\p{N}/u.test(`${goal} ${measure}`) ? [] : ['a figure to measure it by']),
      ...(due === undefined ? ['a day'] : []),
    ]
    return lacks.length > 0 ? [{ is: 'fair' as const, says: `“${goal.trim()}” lacks ${lacks.join(' and ')}.` }] : []
  })
}

export default defineSectionedDocument({
  document: 'Performance review',
  title: 'employee',
  form: {
    employee: text('Employee', { initial: 'Jonas Weil', maxLength: 150 }),
    period: text('Period', { initial: 'January to December 2026', maxLength: 100 }),
    goals: rows('Goals of the period', {
      row: 'goal',
      columns: {
        goal: text('Goal', { maxLength: 300 }),
        weight: percent('Weight', { optional: true, above: 0, max: 1 }),
        result: percent('Reached', { optional: true, min: 0, max: 5 }),
        comment: text('What happened', { optional: true, maxLength: 500 }),
      },
      initial: [
        { goal: 'Bring returns below 2% of orders', weight: 0.6, result: 0.9, comment: '2.1% in the second half' },
        { goal: 'Train two people at the packing line', weight: 0.4, result: 1, comment: 'Both work alone since May' },
      ],
      ownLine: 'comment',
      min: 0,
      max: 40,
    }),
    competencies: rows('Skills', {
      row: 'skill',
      columns: {
        skill: choice('Skill', { options: reviewSkills, initial: 'quality', as: 'menu' }),
        self: choice('Own view', { options: ratings, initial: 'open', as: 'menu' }),
        rating: choice('Rating', { options: ratings, initial: 'open', as: 'menu' }),
        evidence: longText('Evidence', { optional: true, maxLength: 5000, lines: 2 }),
      },
      initial: [
        {
          skill: 'quality',
          self: 'r4',
          rating: 'r4',
          evidence: 'Found the wrong label on the March delivery before it left, and added a check at the printer.',
        },
        { skill: 'communication', self: 'r3', rating: 'r3', evidence: 'Reports shortages in the morning meeting.' },
      ],
      ownLine: 'evidence',
      min: 0,
      max: 30,
      help: 'A rating without an event behind it holds up saving. The page proposes a sentence to begin with.',
    }),

    next: rows('Goals of the next period', {
      section: 'Looking ahead',
      row: 'goal',
      columns: {
        goal: text('Goal', { maxLength: 300 }),
        measure: text('Measured by', { optional: true, maxLength: 300 }),
        due: date('By', { optional: true }),
      },
      initial: [
        { goal: 'Take over the order list of the second line', measure: '95% complete on Mondays', due: '2027-06-30' },
      ],
      min: 0,
      max: 30,
      refines: true,
    }),
    strengths: longText('Strengths', {
      section: 'Looking ahead',
      optional: true,
      lines: 2,
      maxLength: 5000,
      help: 'One a line.',
      refines: true,
    }),
    growth: longText('To work on', {
      section: 'Looking ahead',
      optional: true,
      lines: 2,
      maxLength: 5000,
      help: 'One a line, each with what would help.',
      refines: true,
    }),
    support: longText('What the firm does for it', {
      section: 'Looking ahead',
      optional: true,
      lines: 2,
      maxLength: 5000,
      refines: true,
    }),
    pay: text('Note about pay', { section: 'Looking ahead', optional: true, maxLength: 500, refines: true }),
    role: text('Position', { section: 'The talk', optional: true, maxLength: 150, refines: true }),
    manager: text('Reviewed by', { section: 'The talk', optional: true, maxLength: 150, refines: true }),
    day: date('Day of the talk', { section: 'The talk', initial: '2027-01-18', refines: true }),
    overall: choice('Overall', { section: 'The talk', options: ratings, initial: 'open', as: 'menu', refines: true }),
    answer: longText('The employee’s own words', {
      section: 'The talk',
      optional: true,
      lines: 3,
      maxLength: 10_000,
      refines: true,
    }),
  },
  facts: ['role', 'period', 'manager', 'day', 'pay'],
  figures({ overall, goals }) {
    const share = reached(goals)
    return [
      ...(share === undefined
        ? []
        : [{ label: 'Goals reached', value: { kind: 'percent' as const, value: share }, strong: true }]),
      ...(overall === 'open' ? [] : [{ label: 'Overall', value: ratings[overall], strong: true }]),
    ]
  },
  sections: [
    {
      heading: 'Goals of the period',
      parts: [{ table: 'goals', widths: { goal: 5, weight: 2, result: 2, comment: 5 } }],
    },
    {
      heading: 'Skills',
      parts: [
        {
          write({ competencies }) {
            return competencies.flatMap((one): Block[] => {
              const { skill, self, rating, evidence = '' } = one
              if (!isRated(one) && self === 'open' && evidence.trim() === '') return []
              const seen: Value[][] = [
                ...(self === 'open' ? [] : [['Own view', ratings[self]]]),
                ...(isRated(one) ? [['Rating', ratings[rating]]] : []),
              ]
              return [
                { kind: 'heading', level: 3, text: reviewSkills[skill] },
                ...(seen.length > 0
                  ? [
                      {
                        kind: 'facts' as const,
                        facts: seen.map(([label, value]) => ({ label: String(label), value: value ?? '' })),
                      },
                    ]
                  : []),
                evidence.trim() === ''
                  ? isRated(one)
                    ? {
                        kind: 'paragraph',
                        text: [unfilled('competencies', `evidence for ${reviewSkills[skill].toLowerCase()}`)],
                      }
                    : { kind: 'paragraph', text: 'Not rated by the reviewer.', quiet: true }
                  : { kind: 'paragraph', text: evidence.trim() },
              ]
            })
          },
        },
      ],
    },
    { heading: 'Strengths', parts: [{ list: 'strengths' }] },
    { heading: 'To work on', parts: [{ list: 'growth' }] },
    { heading: 'What the firm does for it', parts: [{ text: 'support' }] },
    { heading: 'Goals of the next period', parts: [{ table: 'next', widths: { goal: 5, measure: 5, due: 3 } }] },
    { heading: 'In the employee’s words', parts: [{ text: 'answer' }] },
    {
      heading: 'Signatures',
      parts: [
        {
          write: ({ employee, manager = '' }) => [
            {
              kind: 'paragraph',
              text: 'A signature says that the talk took place and that a copy was received, not that both agree.',
              quiet: true,
            },
            {
              kind: 'signature',
              signers: [
                { role: 'Employee', ...(employee.trim() === '' ? {} : { name: employee.trim() }) },
                { role: 'Reviewed by', ...(manager.trim() === '' ? {} : { name: manager.trim() }) },
              ],
            },
          ],
        },
      ],
    },
  ],
  refuses({ goals }) {
    const named = goals.filter(isNamed)
    const weighed = named.filter(({ weight }) => weight !== undefined)
    const sum = weighed.reduce((all, { weight = 0 }) => all + weight, 0)
    return weighed.length === named.length && named.length > 0 && Math.abs(sum - 1) > 1e-9
      ? problem('goals', 'must have weights that add up to 100%, or none')
      : undefined
  },
  warns({ competencies, next, strengths = '', growth = '', support = '', goals, pay = '' }): readonly Notice[] {
    const typed = [
      strengths,
      growth,
      support,
      pay,
      ...competencies.map(({ evidence = '' }) => evidence),
      ...goals.map(({ comment = '' }) => comment),
    ].join('\n')
    const { vague, biased } = reviewWords(typed)
    const aboutPerson = [...new Set([...biased, ...hiringWords(typed).map(({ word }) => word)])]
    const open = competencies.filter((one) => isRated(one) && (one.evidence ?? '').trim() === '')
    const apart = competencies.filter(
      ({ self, rating }) => self !== 'open' && rating !== 'open' && Math.abs(stepOf(self) - stepOf(rating)) >= 2,
    )
    const guarded = protectedWords(typed)
    return [
      ...open.map(({ skill, rating }): Notice => ({
        is: 'plain',
        says: `${reviewSkills[skill]}, to begin with: “${phraseFor(skill, stepOf(rating))}”`,
      })),
      ...(vague.length > 0 ? [{ is: 'fair' as const, says: `Says nothing that happened: ${vague.join(', ')}.` }] : []),
      ...(aboutPerson.length > 0
        ? [
            {
              is: 'fair' as const,
              says: `About the person, not the work: ${aboutPerson.join(', ')}. Would you write it of anybody?`,
            },
          ]
        : []),
      ...(loadedWords(typed).length > 0
        ? [{ is: 'fair' as const, says: `Overstates: ${loadedWords(typed).join(', ')}.` }]
        : []),
      ...(guarded.length > 0 ? [{ is: 'bad' as const, says: `Has no place in a review: ${guarded.join(', ')}.` }] : []),
      ...apart.map(({ skill }): Notice => ({
        is: 'plain',
        says: `${reviewSkills[skill]}: both views are two steps apart. Talk about this one first.`,
      })),
      ...goalNotices(next),
    ]
  },
  files: {
    csv: {
      label: 'CSV for the team',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make({ employee, period, competencies, goals, overall }) {
        const share = reached(goals as unknown as readonly Goal[])
        return [
          ['Employee', 'Period', 'Skill', 'Own view', 'Rating'],
          ...(competencies as unknown as readonly Competency[]).map(({ skill, self, rating }) => [
            String(employee),
            String(period),
            reviewSkills[skill],
            self === 'open' ? '' : self.slice(1),
            rating === 'open' ? '' : rating.slice(1),
          ]),
          [String(employee), String(period), 'Overall', '', overall === 'open' ? '' : String(overall).slice(1)],
          [String(employee), String(period), 'Goals reached', '', share === undefined ? '' : share.toFixed(4)],
        ]
          .map((cells) => `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`)
          .join('')
      },
    },
  },
  records: { kind: 'other', date: 'day' },
  makes:
    'A performance review with weighed goals, skills rated on evidence, both views beside each other, and goals for the next period.',
  limits: [
    'Remarks on words are for English and know a list, not the meaning of a sentence.',
    'Ratings are yours. The page compares neither people nor teams.',
    'A review may be used in a dispute. Whether it must be kept, shown or agreed with a works council is a question of your country’s law.',
  ],
  sources: [
    {
      title: 'Acas, How to get the best out of your staff: hard evidence of specific examples',
      href: 'http://www.acas.org.uk/index.aspx?articleid=4278',
    },
    {
      title: 'RFC 4180: Common format for comma-separated values files',
      href: 'https://www.rfc-editor.org/rfc/rfc4180',
    },
  ],
  examples: [
    {
      name: 'A year at the packing line',
      given: {},
      expect: {
        text: [
          'Goals reached: 94%',
          'Own view: 4, above\nRating: 4, above',
          'Take over the order list of the second line\t95% complete on Mondays\tJun 30, 2027',
        ],
      },
    },
    {
      name: 'A rating without evidence',
      given: { employee: 'Ana Reyes', competencies: [{ skill: 'planning', rating: 'r2', self: 'r4' }] },
      expect: {
        text: [
          'Planning and reliability\n\nOwn view: 4, above\nRating: 2, below\n\n[evidence for planning and reliability]',
        ],
      },
    },
  ],
})
