import { defineCases } from '@/lib/kits/calculator'
import classRank from './class-rank'

const paper = { title: 'Arithmetic on paper' }
const scipy = {
  title: 'SciPy: rankdata and percentileofscore',
  href: 'https://docs.scipy.org/doc/scipy/reference/stats.html',
}
const grades = '4.0\n3.9\n3.9\n3.7\n3.5\n3.4\n3.4\n3.4\n3.1\n2.8'
const list = { from: 'list', grades, included: true } as const

export default defineCases(classRank, [
  {
    name: '30th of 150',
    given: { from: 'rank', rank: 30, size: 150, tied: 1 },
    expect: { top: 0.2 },
    source: {
      title: 'Jenzabar J1 help: Rank percentile of a candidate',
      href: 'https://jenzabarhelp.jenzabar.com/ews/help/J1Desktop/released/MergedProjects/CM/rank_percentile.htm',
      how: 'Top 20%',
    },
  },
  {
    name: '28th of 350',
    given: { from: 'rank', rank: 28, size: 350, tied: 1 },
    expect: { percentile: 0.92, top: 0.08 },
    source: {
      title: 'Super Global Calculator: Class Rank Percentile',
      href: 'https://superglobalcalculator.com/calculators/education/class-rank/',
      how: '322 ÷ 350 = 92.0th percentile',
    },
  },
  {
    name: '15th of 300',
    given: { from: 'rank', rank: 15, size: 300, tied: 1 },
    expect: {
      top: 0.05,
      percentile: 0.95,
      middle: 0.951667,
      place: '15 of 300',
      tenth: 'First of ten',
      quarter: 'First fifth, first quarter',
      bands: {
        rows: 7,
        at: {
          0: { band: 0.01, last: 3, pass: 12 },
          1: { band: 0.05, last: 15, pass: 0 },
          2: { band: 0.1, last: 30, pass: 0 },
          6: { band: 0.5, last: 150 },
        },
      },
    },
    source: { ...paper, how: '15 ÷ 300; 285 ÷ 300; 285.5 ÷ 300; 1% of 300 is 3, and 15 − 3 = 12 stand before it' },
  },
  {
    name: 'The 42nd of 420 is the last in the top tenth, the 43rd has one to pass',
    given: { from: 'rank', rank: 43, size: 420, tied: 1 },
    expect: { tenth: 'Second of ten', bands: { at: { 2: { last: 42, pass: 1 } } } },
    source: {
      title: 'Super Global Calculator: Class Rank Percentile',
      href: 'https://superglobalcalculator.com/calculators/education/class-rank/',
      how: 'Top 10% of 420: rank 42 or better',
    },
  },
  {
    name: 'The only student',
    given: { from: 'rank', rank: 1, size: 1, tied: 1 },
    expect: {
      top: 1,
      percentile: 0,
      middle: 0.5,
      tenth: 'Tenth of ten',
      quarter: 'Fifth fifth, fourth quarter',
      bands: { at: { 6: { last: null, pass: null } } },
    },
    source: { ...paper, how: '1 ÷ 1; 0 ÷ 1; ½ ÷ 1; half of one student is no whole rank' },
  },
  {
    name: 'Three share the fourth rank',
    given: { from: 'rank', rank: 4, size: 10, tied: 3 },
    expect: { percentile: 0.4, middle: 0.55, place: '4 of 10, shared by 3' },
    source: { ...scipy, how: "percentileofscore([1,2,3,4,5,5,5,6,7,8], 5, 'strict') is 40, 'mean' 55" },
  },
  ...(
    [
      ['competition', 0.6, '6 of 10, shared by 3', 'Sixth of ten', 'Third fifth, third quarter'],
      ['dense', 0.5, '5 of 10, shared by 3', 'Fifth of ten', 'Third fifth, second quarter'],
      ['average', 0.7, '7 of 10, shared by 3', 'Seventh of ten', 'Fourth fifth, third quarter'],
    ] as const
  ).map(([ties, top, place, tenth, quarter]) => ({
    name: `3.4 in a list of ten, ranks by ${ties}`,
    given: { ...list, own: 3.4, ties },
    expect: { top, place, tenth, quarter, percentile: 0.2, middle: 0.35 },
    source: {
      ...scipy,
      how: "rankdata of the negative list with 'min', 'dense' and 'average'; percentileofscore 20 and 35",
    },
  })),
  {
    name: 'An average that is not in the list makes the class larger',
    given: { ...list, own: 3.8, included: false, ties: 'competition' },
    expect: { top: 0.363636, percentile: 0.636364, place: '4 of 11' },
    source: { ...scipy, how: 'rankdata of eleven averages' },
  },
  {
    name: 'An average that should be in the list and is not',
    given: { ...list, own: 3.8, ties: 'competition' },
    problem: 'own',
    source: { ...paper, how: '3.8 does not stand there' },
  },
  {
    name: 'A word among the averages',
    given: { ...list, grades: '4.0 3.9 excellent', own: 3.9, ties: 'dense' },
    problem: 'grades',
    because: 'number 3',
    source: { ...paper, how: 'A word has no place in an order of numbers' },
  },
  {
    name: 'More ties than students',
    given: { from: 'rank', rank: 9, size: 10, tied: 3 },
    problem: 'tied',
    source: { ...paper, how: 'Ranks 9, 10 and 11 of 10' },
  },
])
