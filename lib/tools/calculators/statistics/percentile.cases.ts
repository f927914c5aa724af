import { defineCases } from '@/lib/kits/calculator'
import percentile from './percentile'

const numpy = {
  title: 'NumPy 2.4: quantile (methods linear, weibull, median_unbiased, inverted_cdf)',
  href: 'https://numpy.org/doc/stable/reference/generated/numpy.quantile.html',
}
const scipy = {
  title: 'SciPy 1.17: percentileofscore (mean, strict, weak)',
  href: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.percentileofscore.html',
}
const paper = { title: 'Arithmetic on paper' }
const data = '55, 60, 62, 67, 70, 71, 74, 78, 81, 85, 90, 96'

export default defineCases(percentile, [
  {
    name: '90th percentile, inclusive',
    given: { data, find: 'value', share: 0.9, way: '7' },
    expect: {
      value: 89.5,
      first: 65.75,
      median: 72.5,
      third: 82,
      spread: 16.25,
      lowest: 55,
      highest: 96,
      note: '12 numbers',
      rank: null,
      deciles: {
        rows: 9,
        at: { 0: { share: 0.1, value: 60.2 }, 4: { value: 72.5 }, 7: { value: 84.2 }, 8: { value: 89.5 } },
      },
      methods: {
        rows: 4,
        at: {
          0: { way: 'Inclusive, as Excel PERCENTILE.INC (R-7)', first: 65.75, median: 72.5, third: 82, value: 89.5 },
          1: { first: 63.25, third: 84, value: 94.2 },
          2: { first: 64.083333333, third: 83.333333333, value: 92.6 },
          3: { first: 62, median: 71, third: 81, value: 90 },
        },
      },
    },
    source: { ...numpy, how: 'quantile of the list at 0.9, 0.25, 0.5, 0.75 by each method, and at the tenths' },
  },
  {
    name: 'The rank of a score in the list',
    given: { data, find: 'rank', score: 78, way: '7' },
    expect: {
      rank: 0.625,
      below: 0.583333333,
      atMost: 0.666666667,
      value: null,
      methods: { at: { 0: { value: null } } },
    },
    source: { ...scipy, how: "62.5 by 'mean', 58.333 by 'strict', 66.667 by 'weak'" },
  },
  {
    name: 'Tied scores share the rank between them',
    given: { data: '1 2 2 2 3', find: 'rank', score: 2, way: '7' },
    expect: { rank: 0.5, below: 0.2, atMost: 0.8 },
    source: { ...scipy, how: "50 by 'mean', 20 by 'strict', 80 by 'weak'" },
  },
  ...(
    [
      ['6', 69.43, 63.25, 84],
      ['8', 69.69, 64.083333333, 83.333333333],
      ['1', 70, 62, 81],
      ['7', 70.07, 65.75, 82],
    ] as const
  ).map(([way, value, first, third]) => ({
    name: `37th percentile by R-${way}`,
    given: { data, find: 'value', share: 0.37, way } as const,
    expect: { value, first, third },
    source: { ...numpy, how: 'quantile(list, [0.37, 0.25, 0.75])' },
  })),
  {
    name: 'A score that is not in the list',
    given: { data: '1 2 2 2 3', find: 'rank', score: 2.5, way: '7' },
    expect: { rank: 0.8 },
    source: { ...scipy, how: "80 by 'mean'" },
  },
  {
    name: 'Ends',
    given: { data, find: 'value', share: 1, way: '1' },
    expect: { value: 96 },
    source: { ...numpy, how: 'quantile(list, 1)' },
  },
  {
    name: 'Too far out for the exclusive method',
    given: { data, find: 'value', share: 0.05, way: '6' },
    problem: 'share',
    because: '7.69%',
    source: {
      title: 'Microsoft: PERCENTILE.EXC function',
      href: 'https://support.microsoft.com/office/percentile-exc-function-bbaa7204-e9e1-4010-85bf-c31dc5dce4ba',
      how: 'An error where k is below 1 ÷ (n + 1): 1 ÷ 13 = 7.69%',
    },
  },
  {
    name: 'Two numbers have no exclusive quartiles',
    given: { data: '10 20', find: 'value', share: 0.5, way: '6' },
    expect: { value: 15, first: null, third: null, spread: null },
    source: { ...paper, how: 'h = 3 × 0.25 = 0.75 lies before the first number' },
  },
  {
    name: 'Nothing but a gap',
    given: { data: 'NA', find: 'value', share: 0.5, way: '7' },
    problem: 'data',
    source: { ...paper, how: 'No number is left' },
  },
])
