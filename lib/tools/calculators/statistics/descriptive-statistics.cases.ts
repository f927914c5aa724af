import { defineCases } from '@/lib/kits/calculator'
import descriptiveStatistics from './descriptive-statistics'

const scipy = {
  title: 'SciPy 1.17: skew and kurtosis (bias=False), sem; Python 3.11: statistics; NumPy 2.4: quantile',
  href: 'https://docs.scipy.org/doc/scipy/reference/stats.html',
}
const strd = {
  title: 'NIST Statistical Reference Datasets, univariate summary statistics',
  href: 'https://www.itl.nist.gov/div898/strd/univ/homepage.html',
}
const paper = { title: 'Arithmetic on paper' }
const michelson =
  '850 740 900 1070 930 850 950 980 980 880 1000 980 930 650 760 810 1000 1000 960 960 960 940 960 940 880 800 850 880 900 840 830 790 810 880 880 830 800 790 760 800 880 880 880 860 720 720 620 860 970 950 880 910 850 870 840 840 850 840 840 840 890 810 810 820 800 770 760 740 750 760 910 920 890 860 880 720 840 850 850 780 890 840 780 810 760 810 790 810 820 850 870 870 810 740 810 940 950 800 810 870'
    .split(' ')
    .map((above) => ((299_000 + Number(above)) / 1000).toFixed(2))
    .join(' ')

export default defineCases(descriptiveStatistics, [
  {
    name: 'Twenty order values',
    given: { data: '34, 41, 28, 37, 45, 33, 39, 52, 36, 30, 44, 38, 61, 35, 40, 29, 47, 36, 42, 33' },
    expect: {
      mean: 39,
      median: 37.5,
      deviation: 8.045920836378,
      count: 20,
      note: '20 numbers',
      shape: 'fair',
      sum: 780,
      mode: '33; 36 (2 times)',
      lowest: 28,
      highest: 61,
      range: 33,
      variance: 64.736842105263,
      populationDeviation: 7.842193570679,
      populationVariance: 61.5,
      error: 1.799122593172,
      variation: 0.206305662471,
      first: 33.75,
      third: 42.5,
      spread: 8.75,
      skew: 1.121610618278,
      kurtosis: 1.697258867854,
      classes: {
        rows: 8,
        at: {
          0: { range: '25 – 30', times: 2, share: 0.1, upTo: 0.1 },
          2: { range: '35 – 40', times: 6, upTo: 0.6 },
          6: { range: '55 – 60', times: 0 },
          7: { range: '60 – 65', times: 1, upTo: 1 },
        },
        sum: { times: 20 },
      },
    },
    says: { shape: 'high numbers' },
    source: {
      ...scipy,
      how: 'Each function over the list. Classes by hand: 2 × 8.75 ÷ ∛20 = 6.4, for which 5 is nearer than 10',
    },
  },
  {
    name: 'Michelson’s speed of light',
    given: { data: michelson },
    expect: { mean: 299.8524, deviation: 0.0790105478, count: 100, shape: 'plain' },
    source: { ...strd, how: 'Michelso: mean 299.852400000000, standard deviation 0.0790105478190518' },
  },
  {
    name: 'NumAcc4',
    given: { data: ['10000000.2', ...Array.from({ length: 500 }, () => '10000000.1 10000000.3')].join('\n') },
    expect: { mean: 10_000_000.2, deviation: 0.1, count: 1001 },
    source: { ...strd, how: 'NumAcc4: mean 10000000.2, standard deviation 0.1' },
  },
  {
    name: 'Three numbers have skewness and no kurtosis',
    given: { data: '3.5 9 1.25' },
    expect: { skew: 1.132460435218, kurtosis: null, deviation: 3.986957904635, mode: 'None: no number repeats' },
    source: { ...scipy, how: 'skew(bias=False), stdev' },
  },
  {
    name: 'One number has no sample spread',
    given: { data: '7' },
    expect: {
      mean: 7,
      deviation: null,
      variance: null,
      error: null,
      skew: null,
      variation: null,
      populationDeviation: 0,
      classes: { rows: 1, at: { 0: { range: '7', times: 1 } } },
    },
    source: { ...paper, how: 'n − 1 is 0' },
  },
  {
    name: 'A mean of 0 has no coefficient of variation',
    given: { data: '-2 0 2' },
    expect: { mean: 0, variation: null, deviation: 2, shape: 'plain' },
    source: { ...paper, how: '√(8 ÷ 2) = 2; division by 0' },
  },
  {
    name: 'A tail to low numbers',
    given: { data: '1 20 21 21 22 22 23 23 24 25' },
    expect: { shape: 'fair' },
    says: { shape: 'low numbers' },
    source: { ...scipy, how: 'skew(bias=False) = −2.89, more than twice its standard error 0.687' },
  },
  {
    name: 'Words among the numbers are named',
    given: { data: '1 two 3 4 five' },
    problem: 'data',
    because: '“two” (2), “five” (5)',
    source: { ...paper, how: 'Words are no numbers' },
  },
])
