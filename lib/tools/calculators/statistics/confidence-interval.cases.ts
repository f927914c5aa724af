import { defineCases } from '@/lib/kits/calculator'
import confidenceInterval from './confidence-interval'

const scipy = {
  title: 'SciPy 1.17: scipy.stats.t, norm, chi2, ttest_ind(equal_var=False).confidence_interval',
  href: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.ttest_ind.html',
}
const paper = { title: 'Arithmetic on paper' }
const data = '68, 75, 71, 80, 66, 73, 77, 70, 69, 74'
const secondData = '64, 70, 61, 72, 68, 66, 63, 71'

export default defineCases(confidenceInterval, [
  {
    name: 'ZARR13 of the NIST handbook',
    given: { about: 'mean', from: 'summary', confidence: 0.95, mean: 9.26146, deviation: 0.02278881, size: 195 },
    expect: {
      low: 9.25824,
      high: 9.264679,
      estimate: 9.26146,
      critical: 1.97227,
      margin: 0.003218623422,
      error: 0.00163194058,
      degrees: 194,
      method: 'Student’s t, spread from the sample',
      verdict: 'plain',
      lowerBound: 9.258762816771,
      spreadLow: 0.020729251907,
      spreadHigh: 0.025306335322,
      note: null,
    },
    source: {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.2 (ZARR13.DAT)',
      href: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda352.htm',
      how: 't 1.9723; limits 9.258242 and 9.264679 from the unrounded data. The bounds and the spread by scipy.stats.t and chi2',
    },
  },
  {
    name: 'Ten numbers at 90%',
    given: { about: 'mean', from: 'data', data, confidence: 0.9 },
    expect: {
      low: 69.794745658703,
      high: 74.805254341297,
      estimate: 72.3,
      error: 1.366666666667,
      note: '10 numbers',
      verdict: 'fair',
      spreadLow: 3.152076861401,
      spreadHigh: 7.110181099296,
    },
    says: { verdict: 'look at them first' },
    source: { ...scipy, how: 't.interval(0.9, 9, mean, sem); √(9 × variance ÷ chi2.ppf)' },
  },
  {
    name: 'A known spread',
    given: { about: 'mean', from: 'summary', confidence: 0.95, mean: 72.5, deviation: 8.4, size: 25, sigma: 8 },
    expect: {
      low: 69.364057624736,
      high: 75.635942375264,
      critical: 1.95996398454,
      degrees: null,
      lowerBound: 69.868234196878,
      method: 'z, spread known',
    },
    source: { ...scipy, how: 'norm.interval(0.95, 72.5, 8 ÷ 5)' },
  },
  {
    name: 'Two groups from their summaries, one without spread',
    given: {
      about: 'difference',
      from: 'summary',
      confidence: 0.99,
      mean: 10,
      deviation: 2,
      size: 5,
      secondMean: 8,
      secondDeviation: 0,
      secondSize: 6,
    },
    expect: {
      estimate: 2,
      low: -2.118027642879,
      high: 6.118027642879,
      degrees: 4,
      lowerBound: -1.351371627055,
      upperBound: 5.351371627055,
      spreadLow: null,
      method: 'Welch’s t, spreads may differ',
    },
    says: { verdict: 'takes in 0' },
    source: { ...scipy, how: 'Welch’s formulas with t.ppf(0.995, 4) and t.ppf(0.99, 4)' },
  },
  {
    name: 'Two lists',
    given: { about: 'difference', from: 'data', data, secondData, confidence: 0.9 },
    expect: {
      low: 1.978790846443,
      high: 8.871209153557,
      degrees: 15.579138364453,
      note: '10 numbers; second group: 8 numbers',
    },
    says: { verdict: 'leaves out 0' },
    source: { ...scipy, how: 'ttest_ind(x, y, equal_var=False).confidence_interval(0.9)' },
  },
  {
    name: 'A confidence of one half has its one-sided bound at the estimate',
    given: { about: 'mean', from: 'summary', confidence: 0.5, mean: 10, deviation: 2, size: 16 },
    expect: { lowerBound: 10, upperBound: 10 },
    source: { ...paper, how: 'Half of a symmetric curve lies above its middle' },
  },
  {
    name: 'Equal values',
    given: { about: 'mean', from: 'data', data: '5 5 5', confidence: 0.95 },
    expect: { low: 5, high: 5, margin: 0, spreadHigh: 0 },
    says: { verdict: 'no width' },
    source: { ...paper, how: 't × 0' },
  },
  {
    name: 'One value',
    given: { about: 'mean', from: 'summary', confidence: 0.95, mean: 5, deviation: 1, size: 1 },
    problem: 'size',
    source: { ...paper, how: 'No degrees of freedom' },
  },
  {
    name: 'One value of a known spread',
    given: { about: 'mean', from: 'summary', confidence: 0.95, mean: 5, deviation: 0, size: 1, sigma: 2 },
    expect: { low: 1.08007203, high: 8.91992797, spreadLow: null },
    source: { ...scipy, how: 'norm.interval(0.95, 5, 2)' },
  },
  {
    name: 'A second group of one',
    given: { about: 'difference', from: 'summary', confidence: 0.95, secondSize: 1 },
    problem: 'secondSize',
    source: { ...paper, how: 'No spread from one value' },
  },
  {
    name: 'Two groups without spread',
    given: { about: 'difference', from: 'summary', confidence: 0.95, deviation: 0, secondDeviation: 0 },
    problem: 'secondDeviation',
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'Two lists without spread',
    given: { about: 'difference', from: 'data', data: '4 4', secondData: '5 5', confidence: 0.95 },
    problem: 'secondData',
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'One number and a known spread',
    given: { about: 'mean', from: 'data', data: '50', sigma: 10, confidence: 0.95 },
    expect: { low: 30.40036, high: 69.59964, estimate: 50, error: 10, degrees: null, spreadLow: null },
    source: { title: 'Arithmetic on paper', how: '50 ± 1.959964 × 10' },
  },
  {
    name: 'One number and no known spread',
    given: { about: 'mean', from: 'data', data: '50', sigma: undefined, confidence: 0.95 },
    problem: 'data',
    because: 'at least two numbers',
    source: { title: 'Arithmetic on paper', how: 'No spread can be measured' },
  },
])
