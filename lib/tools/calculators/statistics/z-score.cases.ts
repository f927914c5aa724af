import { defineCases } from '@/lib/kits/calculator'
import zScore from './z-score'

const scipy = {
  title: 'SciPy 1.17: scipy.stats.norm, median_abs_deviation; Python 3.11: statistics',
  href: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.norm.html',
}
const paper = { title: 'Arithmetic on paper' }
const data = '88, 94, 97, 101, 103, 106, 112, 118'

export default defineCases(zScore, [
  {
    name: 'Φ(1.96) of the printed table',
    given: { from: 'z', z: 1.96, mean: 0, deviation: 1 },
    expect: {
      raw: 1.96,
      zScore: 1.96,
      below: 0.9750021,
      above: 0.0249979,
      beyond: 0.0499958,
      tail: null,
      ofList: null,
    },
    source: {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.1',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3671.htm',
      how: 'The table gives the area from 0 to 1.96 as 0.47500',
    },
  },
  {
    name: 'A score below the mean',
    given: { from: 'score', score: 77.5, mean: 100, deviation: 15 },
    expect: {
      zScore: -1.5,
      below: 0.066807201269,
      above: 0.933192798731,
      beyond: 0.133614402538,
      table: {
        rows: 13,
        at: {
          0: { z: -3, raw: 55, below: 0.001349898, above: 0.998650102, beyond: 0.002699796 },
          9: { z: 1.5, raw: 122.5, below: 0.9331927987, beyond: 0.1336144025 },
        },
      },
    },
    source: { ...scipy, how: 'cdf(−1.5), sf(−1.5), 2 × cdf(−1.5), cdf(−3)' },
  },
  {
    name: 'The score at a percentile',
    given: { from: 'percentile', percentile: 0.9, mean: 176, deviation: 7 },
    expect: { zScore: 1.281551565545, raw: 184.970860958811, below: 0.9 },
    source: { ...scipy, how: 'ppf(0.9), ppf(0.9, 176, 7)' },
  },
  {
    name: 'Eight and a half standard deviations out',
    given: { from: 'z', z: -8.5, mean: 0, deviation: 1 },
    expect: { tail: '9.480 × 10⁻¹⁸', twoTails: '1.896 × 10⁻¹⁷' },
    source: { ...scipy, how: 'sf(8.5) = 9.47953482220325e-18' },
  },
  {
    name: 'A score against a sample',
    given: { from: 'data', score: 130, data, of: 'sample', modified: true },
    expect: {
      zScore: 2.849571871667,
      listMean: 102.375,
      listDeviation: 9.694438759265,
      ofList: '8 numbers',
      above: 0.002188905677,
      median: 102,
      mad: 6.5,
      modifiedZ: 2.905538461538,
      outlier: 'good',
    },
    source: { ...scipy, how: '(130 − mean) ÷ stdev; 0.6745 × (130 − median) ÷ median_abs_deviation' },
  },
  {
    name: 'Every number of a list with one that is wild',
    given: { from: 'data', score: 10, data: '10 12 11 13 12 50', of: 'sample', modified: false },
    expect: {
      numbers: {
        rows: 6,
        at: {
          0: { place: 1, number: 10, z: -0.5092, modified: -1.349, flag: null },
          5: { place: 6, number: 50, z: 2.0369, modified: 25.631, flag: 'Possible outlier' },
        },
        sum: { z: 0 },
      },
    },
    source: {
      ...paper,
      how: 'Mean 18, squares 1,234, s = √246.8 = 15.7099; median 12, distances 0, 0, 1, 1, 2, 38, MAD 1; 0.6745 × −2 and × 38',
    },
  },
  {
    name: 'A list that is mostly one number has no modified scores',
    given: { from: 'data', score: 9, data: '5 5 5 9', of: 'sample', modified: false },
    expect: { numbers: { at: { 3: { z: 1.5, modified: null, flag: null } } } },
    source: { ...paper, how: 'MAD 0; (9 − 6) ÷ 2' },
  },
  {
    name: 'Of a long list the farthest numbers',
    given: {
      from: 'data',
      score: 1,
      data: Array.from({ length: 601 }, (_, at) => at - 300).join(' '),
      of: 'population',
      modified: false,
    },
    expect: {
      numbers: { rows: 500, at: { 0: { place: 1, number: -300 }, 249: { number: -51 }, 250: { number: 51 } } },
    },
    source: { ...paper, how: '601 numbers around 0; those within ±50 are 101' },
  },
  {
    name: 'The same list as a population',
    given: { from: 'data', score: 130, data, of: 'population', modified: false },
    expect: { zScore: 3.046320469362, listDeviation: 9.068317098558, modifiedZ: null, outlier: null },
    source: { ...scipy, how: '(130 − mean) ÷ pstdev' },
  },
  {
    name: 'An outlier by the modified score',
    given: { from: 'data', score: 145, data, of: 'sample', modified: true },
    expect: { modifiedZ: 4.462076923077, outlier: 'bad' },
    says: { outlier: '3.5' },
    source: { ...scipy, how: '0.6745 × 43 ÷ 6.5' },
  },
  {
    name: 'A list that is mostly one number has no modified score',
    given: { from: 'data', score: 9, data: '5 5 5 9', of: 'sample', modified: true },
    expect: { zScore: 1.5, mad: 0, modifiedZ: null, outlier: 'plain' },
    source: { ...paper, how: 'Mean 6, deviations −1, −1, −1, 3: s = √(12 ÷ 3) = 2' },
  },
  {
    name: 'A list without spread',
    given: { from: 'data', score: 5, data: '7 7 7', of: 'sample' },
    problem: 'data',
    because: 'differ',
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'A list of one',
    given: { from: 'data', score: 5, data: '7', of: 'sample' },
    problem: 'data',
    because: 'two numbers',
    source: { ...paper, how: 'One number has no spread' },
  },
])
