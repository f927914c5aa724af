import { defineCases } from '@/lib/kits/calculator'
import pValue from './p-value'

const scipy = {
  title: 'SciPy 1.17: norm, t, chi2 and f (sf, cdf, isf, ppf)',
  href: 'https://docs.scipy.org/doc/scipy/reference/stats.html',
}
const paper = { title: 'Arithmetic on paper' }

export default defineCases(pValue, [
  {
    name: 'z of 1.96',
    given: { kind: 'z', value: 1.96, side: 'both', alpha: 0.05 },
    expect: {
      p: 0.049995790296,
      both: 0.049995790296,
      right: 0.024997895148,
      left: 0.975002104852,
      verdict: 'good',
      scientific: null,
      t: null,
    },
    says: { verdict: 'at most 5%' },
    source: { ...scipy, how: '2 × norm.sf(1.96)' },
  },
  {
    name: 'z to the right',
    given: { kind: 'z', value: 2.5, side: 'right', alpha: 0.05 },
    expect: { p: 0.006209665326, critical: 1.644853626951 },
    source: { ...scipy, how: 'norm.sf(2.5), norm.isf(0.05)' },
  },
  {
    name: 'z to the left of a positive value',
    given: { kind: 'z', value: 2.5, side: 'left', alpha: 0.05 },
    expect: { p: 0.993790334674, verdict: 'fair', critical: -1.644853626951 },
    source: { ...scipy, how: 'norm.cdf(2.5)' },
  },
  {
    name: 'z of 6 is written in powers of ten',
    given: { kind: 'z', value: -6, side: 'both', alpha: 0.05 },
    expect: { scientific: '1.973 × 10⁻⁹' },
    says: { verdict: '1 of 506,797,346' },
    source: { ...scipy, how: '2 × norm.sf(6) = 1.973175290075389e-09' },
  },
  {
    name: 't with 20 degrees of freedom',
    given: { kind: 't', value: 2.086, degrees: 20, side: 'both', alpha: 0.05 },
    expect: { p: 0.049996354457, critical: 2.085963447266 },
    source: { ...scipy, how: '2 × t.sf(2.086, 20), t.isf(0.025, 20)' },
  },
  {
    name: 't of Welch with a fraction of a degree, to the left',
    given: { kind: 't', value: -1.5, degrees: 9.7, side: 'left', alpha: 0.05 },
    expect: { p: 0.082719911947, right: 0.917280088053, critical: -1.818165912398 },
    source: { ...scipy, how: 't.cdf(−1.5, 9.7), t.ppf(0.05, 9.7)' },
  },
  {
    name: 't of 0',
    given: { kind: 't', value: 0, degrees: 4, side: 'both', alpha: 0.05 },
    expect: { p: 1, right: 0.5, left: 0.5 },
    source: { ...paper, how: 'A symmetric curve' },
  },
  {
    name: 'Chi-square of 5.99 with 2',
    given: { kind: 'chi', square: 5.99, degrees: 2, sideOfSquare: 'right', alpha: 0.05 },
    expect: { p: 0.050036627087, both: 0.1000732541732, critical: 5.991464547108, verdict: 'fair' },
    says: { verdict: 'above 5%' },
    source: { ...scipy, how: 'chi2.sf(5.99, 2), chi2.isf(0.05, 2)' },
  },
  {
    name: 'Chi-square to the left',
    given: { kind: 'chi', square: 2.7, degrees: 9, sideOfSquare: 'left', alpha: 0.05 },
    expect: { p: 0.02498759002, right: 0.97501240998, critical: 3.325112843067 },
    source: { ...scipy, how: 'chi2.cdf(2.7, 9), chi2.ppf(0.05, 9)' },
  },
  {
    name: 'Chi-square of 0',
    given: { kind: 'chi', square: 0, degrees: 3, sideOfSquare: 'right', alpha: 0.05 },
    expect: { p: 1, left: 0 },
    source: { ...paper, how: 'Nothing lies below 0' },
  },
  {
    name: 'F of NIST’s SiRstv',
    given: { kind: 'f', square: 1.18046237440255, degrees: 4, second: 20, sideOfSquare: 'right', alpha: 0.05 },
    expect: { p: 0.349447493402, left: 0.650552506598, critical: 2.866081402016 },
    source: { ...scipy, how: 'f.sf(1.18046237440255, 4, 20), f.isf(0.05, 4, 20)' },
  },
  {
    name: 'F to the left with fractions',
    given: { kind: 'f', square: 0.3, degrees: 7.5, second: 3.2, sideOfSquare: 'left', alpha: 0.1 },
    expect: { p: 0.079417438551, critical: 0.337205962154 },
    source: { ...scipy, how: 'f.cdf(0.3, 7.5, 3.2), f.ppf(0.1, 7.5, 3.2)' },
  },
  {
    name: 'A correlation',
    given: { kind: 'r', correlation: 0.45, pairs: 30, side: 'both', alpha: 0.05 },
    expect: { t: 2.66640542085, p: 0.012591071275 },
    source: { ...scipy, how: '0.45 × √(28 ÷ (1 − 0.45²)); 2 × t.sf(t, 28)' },
  },
  {
    name: 'A negative correlation to the left',
    given: { kind: 'r', correlation: -0.62, pairs: 12, side: 'left', alpha: 0.05 },
    expect: { t: -2.498862639268, p: 0.015754090674, critical: -1.812461122812 },
    source: { ...scipy, how: 't.cdf(t, 10), t.ppf(0.05, 10)' },
  },
  {
    name: 'A correlation of 1',
    given: { kind: 'r', correlation: 1, pairs: 12, side: 'both', alpha: 0.05 },
    problem: 'correlation',
    because: 'nothing to test',
    source: { ...paper, how: 'Division by 1 − 1²' },
  },
  {
    name: 'Chi-square, both tails: a variance that is another than supposed',
    given: { kind: 'chi', square: 20.48, degrees: 10, sideOfSquare: 'both', alpha: 0.05 },
    expect: { p: 0.05005195987, both: 0.05005195987, critical: 20.4832, criticalLow: 3.247 },
    source: { title: 'scipy 1.17: 2 * min(chi2.sf, chi2.cdf), chi2.ppf' },
  },
  {
    name: 'F, both tails, on the left side',
    given: { kind: 'f', square: 0.4, degrees: 9, second: 14, sideOfSquare: 'both', alpha: 0.1 },
    expect: { p: 0.170264452, critical: 2.645790735, criticalLow: 0.3305268601, verdict: 'fair' },
    source: { title: 'scipy 1.17: 2 * min(f.sf, f.cdf), f.ppf' },
  },
])
