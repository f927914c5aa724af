import { defineCases } from '@/lib/kits/calculator'
import standardDeviation from './standard-deviation'

const python = {
  title: 'Python 3.11: statistics (stdev, pstdev, variance) and SciPy 1.17: sem',
  href: 'https://docs.python.org/3/library/statistics.html',
}
const strd = {
  title: 'NIST Statistical Reference Datasets, univariate summary statistics',
  href: 'https://www.itl.nist.gov/div898/strd/univ/homepage.html',
}
const paper = { title: 'Arithmetic on paper' }
const swings = (first: string, low: string, high: string) =>
  [first, ...Array.from({ length: 500 }, () => `${low} ${high}`)].join(' ')

export default defineCases(standardDeviation, [
  {
    name: 'Six readings of a sample',
    given: { data: '23.1, 22.8, 24.0, 23.5, 22.9, 23.7', of: 'sample', using: 'once' },
    expect: {
      deviation: 0.47609522857,
      variance: 0.226666666667,
      mean: 23.333333333333,
      count: 6,
      note: '6 numbers',
      squares: 1.133333333333,
      error: 0.194365063162,
      variation: 0.020404081224,
      other: 0.43461349368,
      bands: {
        rows: 3,
        at: {
          0: { band: 1, from: 22.857238104764, to: 23.809428561903, inside: 4, share: 0.6667, normal: 0.6827 },
          2: { inside: 6, share: 1, normal: 0.9973 },
        },
      },
      deviations: {
        rows: 6,
        at: { 0: { at: 1, value: 23.1, times: 1, deviation: -0.233333333, square: 0.054444444 } },
      },
    },
    source: { ...python, how: 'stdev, variance, mean, sem and pstdev of the list' },
  },
  {
    name: 'The same as a population',
    given: { data: '23.1, 22.8, 24.0, 23.5, 22.9, 23.7', of: 'population', using: 'once' },
    expect: { deviation: 0.43461349368, variance: 0.188888888889, other: 0.47609522857 },
    source: { ...python, how: 'pstdev, pvariance' },
  },
  {
    name: 'NumAcc1',
    given: { data: '10000001 10000003 10000002', of: 'sample', using: 'once' },
    expect: { mean: 10_000_002, deviation: 1 },
    source: { ...strd, how: 'NumAcc1: mean 10000002, standard deviation 1' },
  },
  {
    name: 'NumAcc2',
    given: { data: swings('1.2', '1.1', '1.3'), of: 'sample', using: 'once' },
    expect: { mean: 1.2, deviation: 0.1, count: 1001 },
    source: { ...strd, how: 'NumAcc2: mean 1.2, standard deviation 0.1' },
  },
  {
    name: 'NumAcc3, to nine digits',
    given: { data: swings('1000000.2', '1000000.1', '1000000.3'), of: 'sample', using: 'once' },
    expect: { mean: 1_000_000.2, deviation: 0.1 },
    source: { ...strd, how: 'NumAcc3: mean 1000000.2, standard deviation 0.1' },
  },
  {
    name: 'NumAcc4, to eight digits',
    given: { data: swings('10000000.2', '10000000.1', '10000000.3'), of: 'sample', using: 'once' },
    expect: { mean: 10_000_000.2, deviation: 0.1 },
    source: { ...strd, how: 'NumAcc4: mean 10000000.2, standard deviation 0.1' },
  },
  {
    name: 'Values with their frequencies',
    given: { data: '1 2 3', of: 'sample', using: 'frequencies', frequencies: '2 5 3' },
    expect: {
      deviation: 0.737864787373,
      variance: 0.544444444444,
      other: 0.7,
      error: 0.233333333333,
      count: 10,
      mean: 2.1,
      deviations: { rows: 3, at: { 1: { value: 2, times: 5 } } },
    },
    source: { ...python, how: 'stdev of [1]*2 + [2]*5 + [3]*3' },
  },
  {
    name: 'A mean below 0',
    given: { data: '-5 -3 -4', of: 'sample', using: 'once' },
    expect: { deviation: 1, mean: -4, variation: 0.25 },
    source: { ...python, how: 'stdev 1; 1 ÷ |−4|' },
  },
  {
    name: 'A mean of 0 has no coefficient of variation',
    given: { data: '-1 1', of: 'population', using: 'once' },
    expect: { deviation: 1, variation: null },
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'One number as a population',
    given: { data: '7', of: 'population', using: 'once' },
    expect: { deviation: 0, variance: 0, other: null, error: null },
    source: { ...python, how: 'pstdev([7]) is 0; stdev([7]) is refused' },
  },
  {
    name: 'One number as a sample',
    given: { data: '7', of: 'sample', using: 'once' },
    problem: 'data',
    because: 'two numbers',
    source: { ...python, how: 'stdev([7]) is refused' },
  },
  {
    name: 'A frequency below 0',
    given: { data: '1 2', of: 'sample', using: 'frequencies', frequencies: '3 -1' },
    problem: 'frequencies',
    source: { ...paper, how: 'Nothing occurs less than never' },
  },
])
