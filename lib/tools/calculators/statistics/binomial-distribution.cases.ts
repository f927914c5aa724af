import { defineCases } from '@/lib/kits/calculator'
import binomialDistribution from './binomial-distribution'

const scipy = {
  title: 'SciPy 1.17: scipy.stats.binom (pmf, cdf, sf, ppf)',
  href: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.binom.html',
}
const paper = { title: 'Arithmetic on paper' }

export default defineCases(binomialDistribution, [
  {
    name: 'Five heads of ten',
    given: { trials: 10, share: 0.5, k: 5, target: 0.95 },
    expect: {
      exactly: 0.24609375,
      atMost: 0.623046875,
      fewer: 0.376953125,
      atLeast: 0.623046875,
      more: 0.376953125,
      mean: 5,
      variance: 2.5,
      deviation: 1.58113883,
      quantile: 8,
      normal: 0.624085182977,
      range: null,
      tiny: null,
      verdict: 'plain',
      chances: {
        rows: 11,
        at: { 0: { k: 0, exactly: 0.000976563, atMost: 0.000976563, atLeast: 1 }, 5: { exactly: 0.24609375 } },
        sum: { exactly: 1 },
      },
    },
    source: { ...scipy, how: 'pmf, cdf, sf and ppf of (5, 10, 0.5); norm.cdf(0.5 ÷ √2.5)' },
  },
  {
    name: 'Defects in a delivery, with a range',
    given: { trials: 80, share: 0.02, k: 4, from: 3, to: 1, target: 0.95 },
    expect: {
      exactly: 0.054499547914,
      atMost: 0.977644556851,
      fewer: 0.923145008938,
      atLeast: 0.076854991062,
      more: 0.022355443149,
      range: 0.724496158856,
      quantile: 4,
      normal: 0.989718887548,
    },
    source: { ...scipy, how: 'binom(80, 0.02); cdf(3) − cdf(0) for the range' },
  },
  {
    name: 'A hundred thousand tosses',
    given: { trials: 100_000, share: 0.5, k: 49_500, target: 0.5 },
    expect: { exactly: 0.000017000124, atMost: 0.000791179939, tiny: '1.700 × 10⁻⁵', quantile: 50_000 },
    source: { ...scipy, how: 'pmf(49500, 100000, 0.5), cdf' },
  },
  {
    name: 'Forty of fifty at one in ten',
    given: { trials: 50, share: 0.1, k: 40, target: 0.95 },
    expect: { tiny: '3.582 × 10⁻³¹' },
    source: { ...scipy, how: 'pmf(40, 50, 0.1) = 3.5817219285889007e-31' },
  },
  {
    name: 'A range below the mean',
    given: { trials: 40, share: 0.9, k: 30, from: 28, to: 30, target: 0.95 },
    expect: { range: 0.004974606 },
    source: { ...scipy, how: 'cdf(30, 40, 0.9) − cdf(27, 40, 0.9)' },
  },
  {
    name: 'A range above the mean',
    given: { trials: 20, share: 0.1, k: 9, from: 9, to: 20, target: 0.95 },
    expect: { range: 0.000059859 },
    source: { ...scipy, how: 'sf(8, 20, 0.1)' },
  },
  {
    name: 'More successes than trials',
    given: { trials: 10, share: 0.3, k: 11, target: 0.95 },
    expect: { exactly: 0, atMost: 1, atLeast: 0, more: 0, fewer: 1 },
    says: { verdict: 'cannot' },
    source: { ...paper, how: '11 of 10 cannot be' },
  },
  {
    name: 'It never succeeds',
    given: { trials: 10, share: 0, k: 0, target: 0.95 },
    expect: { exactly: 1, atMost: 1, atLeast: 1, more: 0, fewer: 0, normal: null, quantile: 0, chances: { rows: 2 } },
    source: { ...paper, how: 'All of the chance lies on 0' },
  },
  {
    name: 'It always succeeds',
    given: { trials: 10, share: 1, k: 10, target: 0.5 },
    expect: { exactly: 1, atMost: 1, more: 0, fewer: 0, quantile: 10 },
    source: { ...paper, how: 'All of the chance lies on 10' },
  },
  {
    name: 'Half of a range',
    given: { trials: 10, share: 0.5, k: 5, from: 3, target: 0.95 },
    problem: 'to',
    source: { ...paper, how: 'A range has two ends' },
  },
  {
    name: 'A k far from the mean stands in the table, with its chance in powers of ten',
    given: { trials: 1000, share: 0.5, k: 700, from: 690, to: 700, target: 0.95 },
    expect: {
      exactly: 5.06598828e-38,
      atLeast: 8.832839004e-38,
      chances: { rows: 165, at: { 164: { k: 700, atMost: 1, powers: '5.066 × 10⁻³⁸' } } },
    },
    says: { tiny: '5.066 × 10⁻³⁸', tinyAtLeast: '8.833 × 10⁻³⁸', tinyRange: '3.427 × 10⁻³⁴' },
    source: { title: 'mpmath 1.3 with 40 digits', how: 'binomial(1000, 700) ÷ 2^1000, and the sum up to 1,000' },
  },
  {
    name: 'As far below the mean',
    given: { trials: 1000, share: 0.5, k: 300, from: undefined, to: undefined, target: 0.95 },
    expect: { chances: { rows: 164, at: { 0: { k: 300, atLeast: 1, powers: '5.066 × 10⁻³⁸' } } } },
    says: { tinyAtMost: '8.833 × 10⁻³⁸' },
    source: { title: 'mpmath 1.3 with 40 digits', how: 'The mirror image of 700 of 1,000' },
  },
])
