import { defineCases } from '@/lib/kits/calculator'
import sampleSize from './sample-size'

const cochran = { title: 'W. G. Cochran: Sampling Techniques, 3rd edition (1977)' }
const scipy = {
  title: 'SciPy 1.17: norm.ppf in Cochran’s formulas',
  href: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.norm.html',
}
const paper = { title: 'Arithmetic on paper' }
const survey = { goal: 'share', margin: 0.05, confidence: 0.95, expected: 0.5, responding: 1, design: 1 } as const

export default defineCases(sampleSize, [
  {
    name: '95%, 5 points, one half: 385',
    given: survey,
    expect: {
      answers: 385,
      invitations: 385,
      exact: 384.145882069413,
      infinite: 384.145882069413,
      z: 1.95996398454,
      verdict: 'plain',
      margins: {
        rows: 6,
        at: {
          0: { margin: '± 1%', ninety: 6764, ninetyFive: 9604, ninetyNine: 16_588 },
          2: { ninety: 752, ninetyFive: 1068, ninetyNine: 1844 },
          4: { margin: '± 5%', ninety: 271, ninetyFive: 385, ninetyNine: 664 },
          5: { ninety: 68, ninetyFive: 97, ninetyNine: 166 },
        },
      },
    },
    source: { ...scipy, how: 'ppf(0.975)² × 0.25 ÷ 0.05² = 384.1459; the table by the same formula' },
  },
  {
    name: 'Of a thousand people: 278',
    given: { ...survey, population: 1000 },
    expect: {
      answers: 278,
      exact: 277.733453173188,
      infinite: 384.145882069413,
      margins: { at: { 4: { ninetyFive: 278 } } },
    },
    source: { ...cochran, how: 'n₀ ÷ (1 + (n₀ − 1) ÷ N)' },
  },
  {
    name: 'Of ten people nearly all',
    given: { ...survey, population: 10 },
    expect: { answers: 10 },
    source: { ...cochran, how: '384.15 ÷ (1 + 383.15 ÷ 10) = 9.77' },
  },
  {
    name: 'With design effect, response rate and a population',
    given: {
      goal: 'share',
      margin: 0.03,
      confidence: 0.99,
      expected: 0.2,
      population: 5000,
      responding: 0.35,
      design: 1.5,
    },
    expect: { infinite: 1769.305760272324, exact: 1307.052180368057, answers: 1308, invitations: 3738 },
    says: { verdict: 'Invite 3,738 people' },
    source: { ...scipy, how: 'ppf(0.995)² × 0.16 ÷ 0.03² × 1.5; ÷ (1 + (n₀ − 1) ÷ 5000); 1308 ÷ 0.35 = 3737.1' },
  },
  {
    name: 'More invitations than people',
    given: { ...survey, population: 300, responding: 0.2 },
    expect: { verdict: 'bad', answers: 169, invitations: 845 },
    says: { verdict: 'only 300' },
    source: { ...paper, how: '384.15 ÷ (1 + 383.15 ÷ 300) = 168.7; 169 ÷ 0.2' },
  },
  {
    name: 'An average',
    given: { goal: 'mean', meanMargin: 2, confidence: 0.95, deviation: 15, responding: 1, design: 1 },
    expect: {
      answers: 217,
      infinite: 216.082058664045,
      margins: {
        at: {
          0: { margin: '± 0.5', ninety: 2435, ninetyFive: 3458, ninetyNine: 5972 },
          3: { margin: '± 2', ninetyFive: 217 },
        },
      },
    },
    source: { ...scipy, how: '(ppf(0.975) × 15 ÷ 2)²' },
  },
  {
    name: 'Less than one answer is one',
    given: { goal: 'mean', meanMargin: 100, confidence: 0.95, deviation: 1, responding: 1, design: 1 },
    expect: { answers: 1, invitations: 1 },
    says: { verdict: 'one answer' },
    source: { ...paper, how: '(1.96 × 1 ÷ 100)² = 0.0004' },
  },
  {
    name: 'Nobody is expected to say it',
    given: { ...survey, expected: 0 },
    problem: 'expected',
    source: { ...cochran, how: 'p(1 − p) is 0' },
  },
  {
    name: 'A margin that nobody can pay for',
    given: { goal: 'mean', meanMargin: 0.000001, confidence: 0.95, deviation: 1000, responding: 1, design: 1 },
    problem: 'meanMargin',
    source: { ...paper, how: '(1.96 × 10⁹)² is 3.8 × 10¹⁸' },
  },
])
