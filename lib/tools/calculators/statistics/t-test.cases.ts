import { defineCases } from '@/lib/kits/calculator'
import tTest from './t-test'

const scipy = {
  title: 'SciPy 1.17: ttest_ind, ttest_ind_from_stats, ttest_rel, ttest_1samp and their confidence_interval',
  href: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.ttest_ind.html',
}
const handbook = {
  title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.3 (AUTO83B.DAT)',
  href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda353.htm',
}
const paper = { title: 'Arithmetic on paper' }
const mileage = {
  kind: 'two',
  from: 'summary',
  firstMean: 20.14458,
  firstDeviation: 6.4147,
  firstSize: 249,
  secondMean: 30.48101,
  secondDeviation: 6.10771,
  secondSize: 79,
  tail: 'different',
  alpha: 0.05,
  against: 0,
} as const
const lists = {
  from: 'data',
  first: '23, 25, 21, 28, 24, 26, 22, 27, 25, 24',
  second: '20, 22, 19, 24, 23, 21, 18, 22, 20, 23',
  tail: 'different',
  alpha: 0.05,
  against: 0,
} as const

export default defineCases(tTest, [
  {
    name: 'Gas mileage, pooled',
    given: { ...mileage, spreads: 'pooled' },
    expect: {
      t: -12.62059,
      degrees: 326,
      verdict: 'good',
      effect: -1.62968,
      estimate: -10.33643,
      scientific: '5.273 × 10⁻³⁰',
    },
    source: {
      ...handbook,
      how: 't −12.62059 with 326 degrees of freedom; p and d by ttest_ind_from_stats and the pooled deviation',
    },
  },
  {
    name: 'Gas mileage, Welch',
    given: { ...mileage, spreads: 'welch' },
    expect: { t: -12.94627, degrees: 136.87499 },
    source: { ...handbook, how: 't −12.94627 with 136.8750 degrees of freedom' },
  },
  {
    name: 'Two lists by Welch',
    given: { ...lists, kind: 'two', spreads: 'welch' },
    expect: {
      p: 0.002136690456,
      t: 3.588747196292,
      degrees: 17.757124703173,
      estimate: 3.3,
      low: 1.366220383462,
      high: 5.233779616538,
      confidence: 0.95,
      error: 0.919540948276,
      effect: 1.604936536994,
      corrected: 1.536961740252,
      size: 'Large (0.8 and more)',
      verdict: 'good',
      scientific: null,
      groups: {
        rows: 2,
        at: { 0: { name: 'First', size: 10, mean: 24.5, deviation: 2.173067468 }, 1: { deviation: 1.932183566 } },
      },
      note: 'First: 10 numbers. Second: 10 numbers',
    },
    says: { assumptions: 'Fewer than 15' },
    source: {
      ...scipy,
      how: 'ttest_ind(x, y, equal_var=False); d by the pooled deviation, g by the gamma functions of Hedges',
    },
  },
  {
    name: 'The same lists pooled',
    given: { ...lists, kind: 'two', spreads: 'pooled' },
    expect: { p: 0.002099086316, t: 3.588747196292, degrees: 18, low: 1.368116154864, high: 5.231883845136 },
    source: { ...scipy, how: 'ttest_ind(x, y)' },
  },
  {
    name: 'A difference of three is not ruled out',
    given: { ...lists, kind: 'two', spreads: 'welch', against: 3 },
    expect: { t: 0.326249745117, p: 0.748049060748, verdict: 'fair' },
    says: { verdict: 'may lie anywhere' },
    source: { ...scipy, how: 'ttest_ind(x − 3, y, equal_var=False)' },
  },
  {
    name: 'Pairs',
    given: { ...lists, kind: 'paired' },
    expect: {
      t: 6.659460660563,
      p: 0.000092729259,
      scientific: '9.273 × 10⁻⁵',
      degrees: 9,
      low: 2.179020536687,
      high: 4.420979463313,
      effect: 2.105906367567,
      corrected: 1.924534953786,
      groups: { rows: 3, at: { 0: { name: 'Differences', mean: 3.3, deviation: 1.567021236 } } },
    },
    source: { ...scipy, how: 'ttest_rel(x, y)' },
  },
  {
    name: 'Is the mean below 26?',
    given: { ...lists, kind: 'one', against: 26, tail: 'lower' },
    expect: {
      t: -2.182820625327,
      p: 0.028456153209,
      low: null,
      high: 25.759686374171,
      effect: -0.690268489963,
      verdict: 'good',
    },
    says: { verdict: 'is below 26' },
    source: { ...scipy, how: "ttest_1samp(x, 26, alternative='less')" },
  },
  {
    name: 'Is it above 23, at one in a hundred?',
    given: { ...lists, kind: 'one', against: 23, tail: 'higher', alpha: 0.01 },
    expect: {
      t: 2.182820625327,
      p: 0.028456153209,
      low: 22.561152236499,
      high: null,
      verdict: 'fair',
      confidence: 0.99,
    },
    source: { ...scipy, how: "ttest_1samp(x, 23, alternative='greater').confidence_interval(0.99)" },
  },
  {
    name: 'Pairs of different number',
    given: { ...lists, kind: 'paired', second: '1 2 3' },
    problem: 'second',
    because: '3 for 10',
    source: { ...paper, how: 'Seven have no partner' },
  },
  {
    name: 'A gap in the pairs',
    given: { ...lists, kind: 'paired', first: '1 2 NA', second: '1 2 3' },
    problem: 'first',
    because: 'no gaps',
    source: { ...paper, how: 'What follows the gap would be paired wrongly' },
  },
  {
    name: 'Everybody rose by the same amount',
    given: { ...lists, kind: 'paired', first: '1.1 2.2 3.3', second: '0.1 1.2 2.3' },
    problem: 'second',
    source: { ...paper, how: 'The differences have no spread' },
  },
  {
    name: 'Two lists without spread',
    given: { ...lists, kind: 'two', first: '3 3', second: '4 4' },
    problem: 'second',
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'Summaries without spread',
    given: { ...mileage, firstDeviation: 0, secondDeviation: 0 },
    problem: 'firstDeviation',
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'One number',
    given: { ...lists, kind: 'one', first: '3' },
    problem: 'first',
    source: { ...paper, how: 'No degrees of freedom' },
  },
])
