import { defineGeneratorCases } from '@/lib/kits/generator'
import performanceReview from './performance-review'

const arithmetic = (how: string) => ({ title: 'Arithmetic', how })
const byHand = { title: 'The review written by hand', how: 'Each line composed from the entries' }

export default defineGeneratorCases(performanceReview, [
  {
    name: 'Weights of 60% and 40%',
    given: {
      goals: [
        { goal: 'Returns', weight: 0.6, result: 0.5 },
        { goal: 'Training', weight: 0.4, result: 1.2 },
      ],
    },
    expect: { text: ['Goals reached: 78%'] },
    source: arithmetic('0.6 × 50% + 0.4 × 120%'),
  },
  {
    name: 'Goals without weights count alike, those without a result not at all',
    given: {
      goals: [{ goal: 'Returns', result: 0.5 }, { goal: 'Training', result: 1 }, { goal: 'Moved to next year' }],
    },
    expect: { text: ['Goals reached: 75%'] },
    source: arithmetic('(50% + 100%) ÷ 2'),
  },
  {
    name: 'Weights that are too many',
    given: {
      goals: [
        { goal: 'Returns', weight: 0.6, result: 0.5 },
        { goal: 'Training', weight: 0.6, result: 1 },
      ],
    },
    problem: 'goals',
    source: arithmetic('60% + 60% is 120%'),
  },
  {
    name: 'The file for a team',
    given: {
      employee: 'Ana Reyes',
      period: '2026',
      goals: [{ goal: 'Returns', result: 0.5 }],
      competencies: [{ skill: 'planning', rating: 'r3', self: 'open', evidence: 'Kept 9 of 10 dates.' }],
      overall: 'r3',
    },
    expect: {
      text: ['Rating: 3, as expected\n\nKept 9 of 10 dates.', 'Overall: 3, as expected'],
      files: {
        csv:
          'Employee,Period,Skill,Own view,Rating\r\n' +
          'Ana Reyes,2026,Planning and reliability,,3\r\n' +
          'Ana Reyes,2026,Overall,,3\r\n' +
          'Ana Reyes,2026,Goals reached,,0.5000\r\n',
      },
    },
    source: byHand,
  },
])
