import { defineCases } from '@/lib/kits/calculator'
import normalDistribution from './normal-distribution'

const scipy = {
  title: 'SciPy 1.17: scipy.stats.norm (cdf, sf, ppf, pdf)',
  href: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.norm.html',
}
const standard = { mean: 0, deviation: 1 } as const
const paper = { title: 'Arithmetic on paper' }

export default defineCases(normalDistribution, [
  {
    name: 'Below 1.96',
    given: { find: 'below', ...standard, a: 1.96 },
    expect: {
      chance: 0.975002104852,
      decimal: 0.975002104852,
      rest: 0.024997895148,
      z: 1.96,
      upperZ: null,
      density: 0.058440944333,
      scientific: null,
      value: null,
      verdict: 'plain',
      rule: {
        rows: 3,
        at: {
          0: { band: 1, from: -1, to: 1, inside: 0.682689492137, outside: 0.317310507863 },
          1: { inside: 0.954499736104 },
          2: { from: -3, to: 3, inside: 0.997300203937, outside: 0.002699796063 },
        },
      },
    },
    source: { ...scipy, how: 'cdf(1.96), sf(1.96), pdf(1.96), cdf(k) − cdf(−k)' },
  },
  {
    name: 'Above a score two standard deviations up',
    given: { find: 'above', mean: 100, deviation: 15, a: 130 },
    expect: { chance: 0.022750131948, rest: 0.977249868052, z: 2 },
    says: { verdict: 'about 1 in 44' },
    source: { ...scipy, how: 'sf(130, 100, 15)' },
  },
  {
    name: 'Between, with the bounds the wrong way round',
    given: { find: 'between', mean: 5, deviation: 2, a: 7.2, b: 6 },
    expect: { chance: 0.17287147778, z: 0.5, upperZ: 1.1 },
    says: { verdict: 'between 6 and 7.2' },
    source: { ...scipy, how: 'cdf(7.2, 5, 2) − cdf(6, 5, 2)' },
  },
  {
    name: 'Outside three standard deviations',
    given: { find: 'outside', ...standard, a: -3, b: 3 },
    expect: { chance: 0.002699796063, rest: 0.997300203937 },
    source: { ...scipy, how: '2 × cdf(−3)' },
  },
  {
    name: 'A stretch of the tail keeps its digits',
    given: { find: 'between', ...standard, a: 6, b: 7 },
    expect: { scientific: '9.853 × 10⁻¹⁰', chance: 9.853078e-10 },
    source: { ...scipy, how: 'sf(6) − sf(7)' },
  },
  {
    name: 'Ten standard deviations out',
    given: { find: 'above', ...standard, a: 10 },
    expect: { scientific: '7.620 × 10⁻²⁴' },
    says: { verdict: '7.620 × 10⁻²⁴' },
    source: { ...scipy, how: 'sf(10) = 7.61985302416047e-24' },
  },
  {
    name: 'Fifty standard deviations out',
    given: { find: 'below', ...standard, a: -50 },
    expect: { scientific: 'below 10⁻³⁰⁰', decimal: 0 },
    source: { ...scipy, how: 'logcdf(−50) = −1254.8, a tail of 10 to the −545' },
  },
  {
    name: 'The bound of 97.5%',
    given: { find: 'valueBelow', ...standard, share: 0.975 },
    expect: { value: 1.95996398454, z: 1.95996398454, upperValue: null, chance: null },
    source: { ...scipy, how: 'ppf(0.975)' },
  },
  {
    name: 'The value that one in a hundred exceeds',
    given: { find: 'valueAbove', mean: 50, deviation: 4, share: 0.01 },
    expect: { value: 59.305391496163 },
    says: { verdict: 'above 59.3' },
    source: { ...scipy, how: 'isf(0.01, 50, 4)' },
  },
  {
    name: 'The middle half',
    given: { find: 'valuesAround', mean: 10, deviation: 2, share: 0.5 },
    expect: { value: 8.651020499608, upperValue: 11.348979500392, z: -0.674489750196, upperZ: 0.674489750196 },
    source: { ...scipy, how: 'interval(0.5, 10, 2)' },
  },
  {
    name: 'All of the values',
    given: { find: 'valueBelow', ...standard, share: 1 },
    problem: 'share',
    because: 'plus infinity',
    source: { ...scipy, how: 'ppf(1) = inf' },
  },
  {
    name: 'None of the values above',
    given: { find: 'valueAbove', ...standard, share: 0 },
    problem: 'share',
    because: 'plus infinity',
    source: { ...scipy, how: 'isf(0) = inf' },
  },
  {
    name: 'None of the values below',
    given: { find: 'valueBelow', ...standard, share: 0 },
    problem: 'share',
    because: 'minus infinity',
    source: { ...scipy, how: 'ppf(0) = −inf' },
  },
  {
    name: 'The middle nothing is the mean',
    given: { find: 'valuesAround', mean: 10, deviation: 2, share: 0 },
    expect: { value: 10, upperValue: 10 },
    source: { ...paper, how: 'An interval without width lies at the mean' },
  },
])
