import { defineCalculator, type Verdict } from '@/lib/kits/calculator'
import {
  bandRows,
  difficulty,
  difficultyWords,
  helpSources,
  helpTable,
  item,
  scaleOf,
} from '@/lib/families/health-formula/questionnaire'
import { helpLineRows } from '@/lib/subjects/health/help-lines'
import { anxietyBands, pointsOf, severityOf, type Answer } from '@/lib/subjects/health/questionnaires'

const most = 21
const names = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7'] as const
type Answers = Readonly<Record<(typeof names)[number], Answer>>

export default defineCalculator({
  inputs: {
    q1: item('1. Feeling nervous, anxious, or on edge'),
    q2: item('2. Not being able to stop or control worrying'),
    q3: item('3. Worrying too much about different things'),
    q4: item('4. Trouble relaxing'),
    q5: item('5. Being so restless that it is hard to sit still'),
    q6: item('6. Becoming easily annoyed or irritable'),
    q7: item('7. Feeling afraid, as if something awful might happen'),
    difficulty,
  },
  outputs: {
    result: { kind: 'text', label: 'GAD-7' },
    note: { kind: 'verdict', label: 'What it says' },
    total: { kind: 'count', label: 'Points of 21', optional: true },
    short: {
      kind: 'count',
      label: 'GAD-2: the first two questions',
      optional: true,
      help: '3 or more of 6 is the usual point from which to look closer.',
    },
    shortSays: { kind: 'text', label: 'GAD-2 alone', optional: true },
    answered: { kind: 'count', label: 'Questions answered', section: 'Details' },
    open: { kind: 'count', label: 'Questions still open', section: 'Details' },
    severity: { kind: 'text', label: 'Severity of symptoms', optional: true, section: 'Details' },
    daily: { kind: 'text', label: 'Effect on daily life', section: 'Details' },
    scale: { kind: 'diagram', label: 'Where it lies' },
    lines: helpTable,
    bands: {
      kind: 'table',
      label: 'Bands of the score',
      columns: { name: { kind: 'text', label: 'Severity' }, points: { kind: 'text', label: 'Points' } },
    },
    accuracy: {
      kind: 'table',
      label: 'How well a score finds anxiety, in the studies of the scale',
      columns: {
        rule: { kind: 'text', label: 'Rule' },
        found: { kind: 'percent', label: 'Found of those who had it' },
        cleared: { kind: 'percent', label: 'Cleared of those who did not' },
      },
    },
  },
  formula: 'Score = sum of seven answers: not at all 0, several days 1, more than half the days 2, nearly every day 3',
  limits: [
    'It is a screen and neither a diagnosis nor medical advice. A score can be high for other reasons, such as a thyroid that works too much.',
    'For adults of 18 and older.',
    'The study behind the cut points asked 965 patients of American primary care; in other groups the same score can mean more or less.',
    'Panic, trauma and social anxiety raise the score too, and it does not say which one it is.',
    'What you answer stays on this page alone and is gone when you leave it.',
    'Help lines are as operators, authorities or the press published them, some of them years ago; there are others in most countries.',
    'Developed by Drs. Robert L. Spitzer, Janet B. W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
  ],
  sources: [
    {
      title:
        'R. L. Spitzer, K. Kroenke, J. B. W. Williams, B. Löwe: A brief measure for assessing generalized anxiety disorder, the GAD-7, Archives of Internal Medicine 166 (2006) 1092–1097',
      href: 'https://doi.org/10.1001/archinte.166.10.1092',
    },
    {
      title:
        'K. Kroenke and others: Anxiety disorders in primary care, prevalence, impairment, comorbidity, and detection, Annals of Internal Medicine 146 (2007) 317–325',
      href: 'https://doi.org/10.7326/0003-4819-146-5-200703060-00004',
    },
    ...helpSources,
  ],

  compute(values, { region, show }) {
    const answers = answersOf(values)
    const answered = answers.filter((answer) => answer !== 'x').length
    const total = sumOf(pointsOf(answers))
    const severity = total === undefined ? undefined : severityOf(anxietyBands, total)?.name
    const short = sumOf(pointsOf(answers.slice(0, 2)))
    return {
      result:
        total === undefined
          ? `${show.count(answered)} of 7 questions answered`
          : `${show.count(total)} of ${show.count(most)}: ${severity?.toLowerCase()} symptoms`,
      note: noteOn(total, show.count(7 - answered)),
      total,
      short,
      shortSays: short === undefined ? undefined : short >= 3 ? 'At or above 3: look closer' : 'Below 3',
      answered,
      open: 7 - answered,
      severity,
      daily: difficultyWords[values.difficulty],
      scale: scaleOf(anxietyBands, most, total, show),
      lines: helpLineRows(region),
      bands: bandRows(anxietyBands, most, show),
      accuracy: [
        { rule: 'GAD-7 of 10 or more', found: 0.89, cleared: 0.82 },
        { rule: 'GAD-2 of 3 or more', found: 0.86, cleared: 0.83 },
      ],
    }
  },

  steps(values) {
    const answers = answersOf(values)
    const points = pointsOf(answers)
    const short = pointsOf(answers.slice(0, 2))
    return [
      { gives: 'open', is: '7 − {answered}' },
      ...(points ? [{ gives: 'total' as const, is: points.join(' + ') }] : []),
      ...(short ? [{ gives: 'short' as const, is: short.join(' + ') }] : []),
    ]
  },

  examples: [
    {
      name: 'Before the exams',
      given: { q1: 'd', q2: 'c', q3: 'c', q4: 'b', q5: 'a', q6: 'c', q7: 'b', difficulty: 'b' },
      expect: { total: 11, severity: 'Moderate', short: 5, note: 'fair' },
    },
  ],
})

const answersOf = (values: Answers): Answer[] => names.map((name) => values[name])

function sumOf(points: readonly number[] | undefined): number | undefined {
  return points?.reduce((sum, point) => sum + point, 0)
}

function noteOn(total: number | undefined, open: string): Verdict {
  if (total === undefined)
    return { is: 'plain', says: `All seven answers make the score; ${open} are missing. None of them is kept.` }
  if (total < 5) return { is: 'plain', says: 'Little anxiety in these two weeks.' }
  if (total < 10)
    return {
      is: 'plain',
      says: 'Mild anxiety. Watch it for some weeks, and ask for help if it keeps you from what you want to do.',
    }
  if (total < 15)
    return {
      is: 'fair',
      says: 'At 10 points and more further evaluation by a professional is suggested. Anxiety can be treated well.',
    }
  return {
    is: 'bad',
    says: 'Severe symptoms. Make an appointment with a doctor or therapist, and do not wait for a calmer week.',
  }
}
