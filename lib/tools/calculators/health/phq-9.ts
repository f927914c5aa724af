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
import { helpLineRows, whereToTurn } from '@/lib/subjects/health/help-lines'
import {
  depressionBands,
  depressionPattern,
  pointsOf,
  severityOf,
  type Answer,
} from '@/lib/subjects/health/questionnaires'

const most = 27
const names = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const
type Answers = Readonly<Record<(typeof names)[number], Answer>>

export default defineCalculator({
  inputs: {
    q1: item('1. Little interest or pleasure in doing things'),
    q2: item('2. Feeling down, depressed, or hopeless'),
    q3: item('3. Trouble falling or staying asleep, or sleeping too much'),
    q4: item('4. Feeling tired or having little energy'),
    q5: item('5. Poor appetite or overeating'),
    q6: item('6. Feeling bad about yourself, or that you are a failure or have let yourself or your family down'),
    q7: item('7. Trouble concentrating on things, such as reading the newspaper or watching television'),
    q8: item(
      '8. Moving or speaking so slowly that other people could have noticed. Or the opposite, being so fidgety or restless that you have been moving around a lot more than usual',
    ),
    q9: item('9. Thoughts that you would be better off dead, or of hurting yourself in some way'),
    difficulty,
  },
  outputs: {
    result: { kind: 'text', label: 'PHQ-9' },
    safety: { kind: 'verdict', label: 'Please read this first', optional: true },
    note: { kind: 'verdict', label: 'What it says' },
    total: { kind: 'count', label: 'Points of 27', optional: true },
    pattern: {
      kind: 'text',
      label: 'Pattern of answers',
      optional: true,
      help: 'As the manual counts it. A clinician asks for much more before there is a diagnosis.',
    },
    answered: { kind: 'count', label: 'Questions answered', section: 'Details' },
    open: { kind: 'count', label: 'Questions still open', section: 'Details' },
    severity: { kind: 'text', label: 'Severity of symptoms', optional: true, section: 'Details' },
    short: {
      kind: 'count',
      label: 'PHQ-2: the first two questions',
      optional: true,
      section: 'Details',
      help: '3 or more of 6 suggests asking all nine.',
    },
    frequent: {
      kind: 'count',
      label: 'Items on more than half the days',
      optional: true,
      section: 'Details',
      help: 'Item 9 counts from several days on.',
    },
    daily: { kind: 'text', label: 'Effect on daily life', section: 'Details' },
    scale: { kind: 'diagram', label: 'Where it lies' },
    lines: helpTable,
    bands: {
      kind: 'table',
      label: 'Bands of the score',
      columns: { name: { kind: 'text', label: 'Severity' }, points: { kind: 'text', label: 'Points' } },
    },
  },
  formula: 'Score = sum of nine answers: not at all 0, several days 1, more than half the days 2, nearly every day 3',
  limits: [
    'It is a screen, no diagnosis and no medical advice. Only a conversation with a professional can tell what lies behind a score.',
    'For adults of 18 and older. Younger people have a version of their own.',
    'Grief, thyroid disease, medicines, alcohol and other illness can give the same answers; a history of mania changes what they mean.',
    'A low score does not mean that you need no help. If you feel that you do, ask for it.',
    'Answers are kept nowhere: not on this device, not in a link, and gone when the page is closed.',
    'Help lines are as operators, authorities or the press published them, some of them years ago; one that does not answer is no reason to give up, the emergency number is there.',
    'Developed by Drs. Robert L. Spitzer, Janet B. W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.',
  ],
  sources: [
    {
      title:
        'K. Kroenke, R. L. Spitzer, J. B. W. Williams: The PHQ-9, validity of a brief depression severity measure, Journal of General Internal Medicine 16 (2001) 606–613',
      href: 'https://doi.org/10.1046/j.1525-1497.2001.016009606.x',
    },
    {
      title: 'Patient Health Questionnaire Screeners: forms and instruction manual, free to use',
      href: 'https://www.phqscreeners.com/',
    },
    ...helpSources,
  ],

  compute(values, { region, show }) {
    const answers = answersOf(values)
    const answered = answers.filter((answer) => answer !== 'x').length
    const points = pointsOf(answers)
    const total = points?.reduce<number>((sum, point) => sum + point, 0)
    const severity = total === undefined ? undefined : severityOf(depressionBands, total)?.name
    const found = points && depressionPattern(points)
    const short = pointsOf(answers.slice(0, 2))?.reduce<number>((sum, point) => sum + point, 0)
    const atRisk = values.q9 !== 'x' && values.q9 !== 'a'
    return {
      result:
        total === undefined
          ? `${show.count(answered)} of 9 questions answered`
          : `${show.count(total)} of ${show.count(most)}: ${severity?.toLowerCase()} symptoms`,
      safety: atRisk
        ? {
            is: 'bad',
            says: `You wrote that you have had thoughts of being better off dead, or of hurting yourself. Please tell somebody today: a person close to you, a doctor, or a line that listens. ${whereToTurn(region)}`,
          }
        : undefined,
      note: noteOn(total, show.count(9 - answered)),
      total,
      pattern: found && patternWords[found.is],
      answered,
      open: 9 - answered,
      severity,
      short,
      frequent: found?.items,
      daily: difficultyWords[values.difficulty],
      scale: scaleOf(depressionBands, most, total, show),
      lines: helpLineRows(region),
      bands: bandRows(depressionBands, most, show),
    }
  },

  steps(values) {
    const answers = answersOf(values)
    const points = pointsOf(answers)
    const short = pointsOf(answers.slice(0, 2))
    return [
      { gives: 'open', is: '9 − {answered}' },
      ...(points ? [{ gives: 'total' as const, is: points.join(' + ') }] : []),
      ...(short ? [{ gives: 'short' as const, is: short.join(' + ') }] : []),
    ]
  },

  examples: [
    {
      name: 'Two bad months',
      given: { q1: 'c', q2: 'c', q3: 'd', q4: 'c', q5: 'b', q6: 'b', q7: 'c', q8: 'a', q9: 'a', difficulty: 'c' },
      expect: { total: 13, severity: 'Moderate', short: 4, frequent: 5, note: 'fair' },
    },
  ],
})

const patternWords = {
  major: 'Five or more items, with low mood or lost interest: the pattern of a major depressive syndrome',
  other: 'Two to four items, with low mood or lost interest: the pattern of another depressive syndrome',
  none: 'Neither pattern of a depressive syndrome',
} as const

const answersOf = (values: Answers): Answer[] => names.map((name) => values[name])

function noteOn(total: number | undefined, open: string): Verdict {
  if (total === undefined)
    return {
      is: 'plain',
      says: `The score appears when all nine questions are answered; still open: ${open}. Nothing is kept.`,
    }
  if (total < 5)
    return {
      is: 'plain',
      says: 'Few symptoms in these two weeks. If you feel unwell all the same, that counts more than a score.',
    }
  if (total < 10)
    return { is: 'plain', says: 'Mild symptoms. Repeat it in two weeks, and talk to your doctor if they stay or grow.' }
  if (total < 15)
    return { is: 'fair', says: 'From 10 points on a talk with a doctor or therapist is advised. Take this page along.' }
  return {
    is: 'bad',
    says: 'Symptoms of this weight can be treated. Arrange to see a doctor or therapist soon, and ask somebody to help you with it if that is hard.',
  }
}
