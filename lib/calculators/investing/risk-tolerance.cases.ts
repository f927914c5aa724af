import { defineCases } from '@/lib/calculator'
import tolerance from './risk-tolerance'

const grid = (how: string) => ({
  title:
    'Rutgers New Jersey Agricultural Experiment Station: Investment Risk Tolerance Quiz, scoring grid and bands of the Grable and Lytton scale',
  href: 'https://njaes.rutgers.edu/money/assessment-tools/investment-risk-tolerance-quiz.pdf',
  how,
})
const byHand = (how: string) => ({ title: 'Arithmetic on paper', how })

/** The fewest points: 13 of willingness. */
const least = {
  q1: 'd',
  q2: 'a',
  q3: 'a',
  q4: 'a',
  q5: 'a',
  q6: 'a',
  q7: 'a',
  q8: 'a',
  q9: 'a',
  q10: 'a',
  q11: 'a',
  q12: 'a',
  q13: 'a',
} as const
const boldest = {
  q1: 'a',
  q2: 'd',
  q3: 'd',
  q4: 'c',
  q5: 'c',
  q6: 'd',
  q7: 'd',
  q8: 'd',
  q9: 'b',
  q10: 'b',
  q11: 'd',
  q12: 'c',
  q13: 'd',
} as const
const safest = { c1: 'e', c2: 'e', c3: 'e', c4: 'e', c5: 'e' } as const
const weakest = { c1: 'a', c2: 'a', c3: 'a', c4: 'a', c5: 'a' } as const

export default defineCases(tolerance, [
  {
    name: 'Every first answer: 4 for item 1, 1 for each other, 16 in all',
    given: { ...least, q1: 'a', ...safest },
    expect: { willingness: 16, willingBand: 'Low', band: 'Low', ableBand: 'High', note: 'fair' },
    source: grid('1. a=4; items 2 to 13 a=1: 4 + 12 = 16; 18 or below is low'),
  },
  {
    name: 'The most points of every item: 47',
    given: { ...boldest, ...safest },
    expect: { willingness: 47, willingBand: 'High', capacity: 25, band: 'High', note: 'good' },
    source: grid('4 for items 1, 2, 3, 6, 7, 8, 11, 13 and 3 for items 4, 5, 9, 10, 12: 32 + 15 = 47'),
  },
  {
    name: '18 is the last score of the low band',
    given: { ...least, q2: 'd', q3: 'c', ...safest },
    expect: { willingness: 18, willingBand: 'Low', equities: 0.2 },
    source: grid('13 + 3 + 2 = 18; 18 or below'),
  },
  {
    name: '19 begins below average',
    given: { ...least, q2: 'd', q3: 'd', ...safest },
    expect: { willingness: 19, willingBand: 'Below average' },
    source: grid('13 + 3 + 3 = 19; 19 to 22'),
  },
  {
    name: '22 is still below average',
    given: { ...least, q2: 'd', q3: 'd', q6: 'd', ...safest },
    expect: { willingness: 22, willingBand: 'Below average' },
    source: grid('13 + 9 = 22; 19 to 22'),
  },
  {
    name: '23 begins the average band',
    given: { ...least, q2: 'd', q3: 'd', q6: 'd', q7: 'b', ...safest },
    expect: { willingness: 23, willingBand: 'Average' },
    source: grid('13 + 9 + 1 = 23; 23 to 28'),
  },
  {
    name: '28 is still average',
    given: { ...least, q2: 'd', q3: 'd', q6: 'd', q7: 'd', q8: 'd', ...safest },
    expect: { willingness: 28, willingBand: 'Average' },
    source: grid('13 + 15 = 28; 23 to 28'),
  },
  {
    name: '29 begins above average: the coin toss of item 9 counts 3',
    given: { ...least, q2: 'd', q3: 'd', q6: 'd', q7: 'd', q9: 'b', q8: 'c', ...safest },
    expect: { willingness: 29, willingBand: 'Above average' },
    source: grid('13 + 12 + 2 + 2 = 29; 9. a=1, b=3; 29 to 32'),
  },
  {
    name: '32 is still above average',
    given: { ...least, q2: 'd', q3: 'd', q6: 'd', q7: 'd', q8: 'd', q11: 'd', q12: 'b', ...safest },
    expect: { willingness: 32, willingBand: 'Above average' },
    source: grid('13 + 18 + 1 = 32; 29 to 32'),
  },
  {
    name: '33 begins the high band',
    given: { ...least, q2: 'd', q3: 'd', q6: 'd', q7: 'd', q8: 'd', q11: 'd', q12: 'c', ...safest },
    expect: { willingness: 33, willingBand: 'High' },
    source: grid('13 + 18 + 2 = 33; 33 and above'),
  },
  {
    name: 'Bold but with nothing to fall back on: capacity governs',
    given: { ...boldest, ...weakest },
    expect: { willingness: 47, capacity: 5, ableBand: 'Low', band: 'Low', note: 'bad' },
    source: byHand('5 × 1 = 5 points; the lower of High and Low'),
  },
  {
    name: 'Money needed in less than 3 years holds 21 points of capacity at Low',
    given: { ...boldest, ...safest, c1: 'a' },
    expect: { capacity: 21, ableBand: 'Low', band: 'Low', cap: 'plain' },
    source: byHand('1 + 4 × 5 = 21, High by points; less than 3 years: Low'),
  },
  {
    name: 'Without a reserve 21 points of capacity count as Below average',
    given: { ...boldest, ...safest, c3: 'a' },
    expect: { capacity: 21, ableBand: 'Below average', equities: 0.3, cap: 'plain' },
    source: byHand('4 × 5 + 1 = 21, High by points; no reserve: Below average'),
  },
  {
    name: 'Money needed in 3 to 5 years holds capacity at Average',
    given: { ...boldest, ...safest, c1: 'b' },
    expect: { capacity: 22, ableBand: 'Average', equities: 0.5, bonds: 0.4, cash: 0.1 },
    source: byHand('2 + 4 × 5 = 22, High by points; 3 to 5 years: Average'),
  },
  {
    name: '1931 in the high mix: 39.7% lost',
    given: { ...boldest, ...safest, a: 100_000, e: -0.4384, b: -0.0256, c: 0.0231 },
    expect: {
      yearReturn: -0.397,
      yearChange: -39_712,
      yearEnd: 60_288,
      split: { rows: 2, at: { 0: { amount: 90_000 }, 1: { amount: 10_000 } } },
    },
    source: {
      title: 'A. Damodaran, NYU Stern: Historical Returns on Stocks, Bonds and Bills',
      href: 'https://pages.stern.nyu.edu/~adamodar/New_Home_Page/datafile/histretSP.html',
      how: '1931: S&P 500 −43.84%, ten-year Treasury bond −2.56%, three-month bill 2.31%. 90% × −43.84% + 10% × −2.56% = −39.712%',
    },
  },
  {
    name: 'One answer given: the next open question is named',
    given: { q1: 'b' },
    problem: 'q2',
    source: byHand('17 of 18 answers are open, the first of them is the second'),
  },
  {
    name: 'The last capacity question open blocks the score',
    given: { ...boldest, ...safest, c5: 'x' },
    problem: 'c5',
    source: byHand('17 answers and one open'),
  },
  {
    name: 'Nothing answered: an example that says it is one',
    given: {},
    expect: { example: 'plain', willingness: 31, capacity: 15, band: 'Average (example)' },
    source: byHand('3+2+3+3+2+3+2+3+3+1+2+2+2 = 31; 4+3+3+2+3 = 15; the lower of Above average and Average'),
  },
])
