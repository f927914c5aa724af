import { defineCases } from '@/lib/kits/calculator'
import gad from './gad-7'

const abstract = {
  title:
    'R. L. Spitzer and others: The GAD-7, Archives of Internal Medicine 166 (2006) 1092–1097, abstract and scoring',
  href: 'https://www.mrcpsych.uk/search/label/GAD-7',
}
const evidence = {
  title: 'Evidence Based Medicine 12 (2007) 149, on Kroenke and others, Annals of Internal Medicine 146 (2007) 317–325',
  href: 'https://ebm.bmj.com/content/12/5/149.abstract',
}
const two = {
  title: 'Cabana: Generalized Anxiety Disorder 2-item (GAD-2)',
  href: 'https://help.yourcabana.com/en/articles/9201010-generalized-anxiety-disorder-2-item-gad-2',
}
const form = { title: 'Rule of the form' }
const calm = { q1: 'a', q2: 'a', q3: 'a', q4: 'a', q5: 'a', q6: 'a', q7: 'a' } as const

export default defineCases(gad, [
  {
    name: 'Nothing answered: no score',
    given: {},
    expect: {
      result: '0 of 7 questions answered',
      answered: 0,
      open: 7,
      total: null,
      severity: null,
      short: null,
      shortSays: null,
      note: 'plain',
      daily: 'Not answered; it does not change the score',
      lines: {
        rows: 33,
        at: { 32: { country: 'United States', name: '988 Suicide & Crisis Lifeline', reach: 'Call or text 988' } },
      },
      bands: {
        rows: 4,
        at: {
          0: { name: 'Minimal', points: '0–4' },
          1: { name: 'Mild', points: '5–9' },
          2: { name: 'Moderate', points: '10–14' },
          3: { name: 'Severe', points: '15–21' },
        },
      },
      accuracy: {
        rows: 2,
        at: {
          0: { rule: 'GAD-7 of 10 or more', found: 0.89, cleared: 0.82 },
          1: { rule: 'GAD-2 of 3 or more', found: 0.86, cleared: 0.83 },
        },
      },
    },
    says: { note: '7 are missing' },
    source: {
      ...evidence,
      how: 'Scores range from 0 to 21; 5, 10 and 15 are mild, moderate and severe. 89% and 82% in the abstract of 2006; 86% and 83% of GAD-2 at help.yourcabana.com',
    },
  },
  {
    name: 'All on nearly every day: 21',
    given: { q1: 'd', q2: 'd', q3: 'd', q4: 'd', q5: 'd', q6: 'd', q7: 'd', difficulty: 'd' },
    expect: {
      result: '21 of 21: severe symptoms',
      total: 21,
      severity: 'Severe',
      short: 6,
      shortSays: 'At or above 3: look closer',
      answered: 7,
      open: 0,
      daily: 'Extremely difficult',
      note: 'bad',
    },
    source: { ...abstract, how: '7 × 3' },
  },
  {
    name: 'The difficulty alone makes no score',
    given: { difficulty: 'c' },
    expect: { total: null, answered: 0, daily: 'Very difficult' },
    source: { ...form, how: 'Only the seven items count' },
  },
  ...(
    [
      [{}, 0, 'Minimal', 'plain', 'Little anxiety'],
      [{ q3: 'd', q4: 'b' }, 4, 'Minimal', 'plain', 'Little anxiety'],
      [{ q3: 'd', q4: 'c' }, 5, 'Mild', 'plain', 'Mild anxiety'],
      [{ q3: 'd', q4: 'd', q5: 'd' }, 9, 'Mild', 'plain', 'Mild anxiety'],
      [{ q3: 'd', q4: 'd', q5: 'd', q6: 'b' }, 10, 'Moderate', 'fair', 'further evaluation'],
      [{ q3: 'd', q4: 'd', q5: 'd', q6: 'd', q7: 'c' }, 14, 'Moderate', 'fair', 'further evaluation'],
      [{ q3: 'd', q4: 'd', q5: 'd', q6: 'd', q7: 'd' }, 15, 'Severe', 'bad', 'Make an appointment'],
    ] as const
  ).map(([answers, total, severity, note, words]) => ({
    name: `${total} points are ${severity.toLowerCase()}`,
    given: { ...calm, ...answers },
    expect: { total, severity, note },
    says: { note: words },
    source: { ...abstract, how: 'Counted by hand; cut points of 5, 10 and 15, and further evaluation from 10 on' },
  })),
  {
    name: 'GAD-2 of 2 is below its cut point',
    given: { ...calm, q1: 'c' },
    expect: { short: 2, shortSays: 'Below 3' },
    source: { ...two, how: '3 is the preferred cut-off there' },
  },
  {
    name: 'GAD-2 of 3 is at its cut point, before the rest is answered',
    given: { q1: 'c', q2: 'b' },
    expect: { short: 3, shortSays: 'At or above 3: look closer', total: null, open: 5, answered: 2 },
    says: { result: '2 of 7' },
    source: { ...two, how: '3 is the preferred cut-off there' },
  },
  {
    name: 'In Australia the line of Australia comes first',
    given: { ...calm, difficulty: 'b' },
    region: 'au',
    expect: {
      daily: 'Somewhat difficult',
      lines: {
        rows: 33,
        at: { 0: { country: 'Australia', name: 'Lifeline', reach: 'Call 13 11 14', hours: 'At any hour' } },
      },
    },
    source: {
      title: 'Lifeline: telephone crisis support, frequently asked questions',
      href: 'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/',
      how: '13 11 14 there',
    },
  },
])
