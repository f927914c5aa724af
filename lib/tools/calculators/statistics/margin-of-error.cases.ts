import { defineCases } from '@/lib/kits/calculator'
import marginOfError from './margin-of-error'

const scipy = {
  title: 'SciPy 1.17: norm.ppf in the formulas of Cochran and Franklin; binomtest(…).proportion_ci(method="wilson")',
  href: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.norm.html',
}
const paper = { title: 'Arithmetic on paper' }
const poll = { measure: 'share', size: 1000, confidence: 0.95, compare: 'none', design: 1 } as const
const city = { measure: 'share', size: 400, confidence: 0.95, population: 2000 } as const

export default defineCases(marginOfError, [
  {
    name: 'A thousand answers at one half: 3.10 points',
    given: { ...poll, result: 0.5 },
    expect: {
      margin: 0.030989751615,
      low: 0.469010248385,
      high: 0.530989751615,
      most: 0.030989751615,
      z: 1.95996398454,
      effective: 1000,
      correction: null,
      wilsonLow: null,
      gap: null,
      marginOfMean: null,
      verdict: 'plain',
      sizes: { rows: 8, at: { 3: { size: 1000, margin: 0.030989751615, most: 0.030989751615 } } },
    },
    says: { verdict: '95%' },
    source: { ...scipy, how: 'ppf(0.975) × √(0.25 ÷ 1000)' },
  },
  {
    name: 'Two answers of one poll',
    given: { ...poll, result: 0.48, compare: 'answers', other: 0.44 },
    expect: { gap: 0.04, gapMargin: 0.059396934104, gapVerdict: 'fair' },
    says: { gapVerdict: 'chance may explain' },
    source: { ...scipy, how: 'ppf(0.975) × √((0.48 + 0.44 − 0.04²) ÷ 1000)' },
  },
  {
    name: 'Two waves',
    given: { ...poll, result: 0.48, compare: 'waves', other: 0.44, otherSize: 900 },
    expect: { gap: 0.04, gapMargin: 0.044838980597, gapVerdict: 'fair' },
    source: { ...scipy, how: 'ppf(0.975) × √(0.48 × 0.52 ÷ 1000 + 0.44 × 0.56 ÷ 900)' },
  },
  {
    name: 'A change that is larger than its margin',
    given: { ...poll, result: 0.5, compare: 'waves', other: 0.44, otherSize: 900 },
    expect: { gap: 0.06, gapVerdict: 'good' },
    source: { ...paper, how: '6 points against a margin of about 4.5' },
  },
  {
    name: 'A fifth of a small population, with a design effect',
    given: { ...city, result: 0.2, compare: 'none', design: 1.5 },
    expect: {
      margin: 0.042951398641,
      most: 0.053689248302,
      correction: 0.894650881685,
      effective: 266.666666667,
      sizes: { rows: 6, at: { 5: { size: 2000, margin: 0, most: 0 } } },
    },
    source: { ...scipy, how: 'ppf(0.975) × √(0.2 × 0.8 × 1.5 ÷ 400) × √(1600 ÷ 1999)' },
  },
  {
    name: 'Two waves of a small population',
    given: { ...city, result: 0.5, compare: 'waves', other: 0.4, otherSize: 500, design: 1 },
    expect: { gapMargin: 0.057491801497, gapVerdict: 'good' },
    source: { ...scipy, how: 'ppf(0.975) × √(0.25 ÷ 400 × 1600 ÷ 1999 + 0.24 ÷ 500 × 1500 ÷ 1999)' },
  },
  {
    name: 'Four people of two hundred',
    given: { ...poll, size: 200, result: 0.02 },
    expect: { margin: 0.01940265354, wilsonLow: 0.007804426416, wilsonHigh: 0.050287086906, verdict: 'fair' },
    says: { verdict: 'Wilson' },
    source: { ...scipy, how: 'binomtest(4, 200).proportion_ci(0.95, "wilson")' },
  },
  {
    name: 'An average',
    given: { measure: 'mean', size: 150, average: 7.2, deviation: 2.1, confidence: 0.9, design: 1 },
    expect: {
      marginOfMean: 0.282033646132,
      lowMean: 6.917966353868,
      highMean: 7.482033646132,
      margin: null,
      sizes: { rows: 0 },
    },
    source: { ...scipy, how: 'ppf(0.95) × 2.1 ÷ √150' },
  },
  {
    name: 'Everybody was asked',
    given: { measure: 'share', size: 80, population: 80, result: 0.3, confidence: 0.95, compare: 'none', design: 1 },
    expect: { margin: 0, low: 0.3, high: 0.3, correction: 0 },
    says: { verdict: 'Everybody' },
    source: { ...paper, how: '√((80 − 80) ÷ 79) is 0' },
  },
  {
    name: 'The only person there is',
    given: { measure: 'share', size: 1, population: 1, result: 1, confidence: 0.95, compare: 'none', design: 1 },
    expect: { margin: 0 },
    source: { ...paper, how: 'A census has no error of sampling' },
  },
  {
    name: 'More answers than people',
    given: { ...poll, result: 0.5, population: 900 },
    problem: 'population',
    because: '1,000',
    source: { ...paper, how: '1,000 of 900 cannot answer' },
  },
  {
    name: 'More answers than people in the other wave',
    given: { ...city, result: 0.5, compare: 'waves', other: 0.4, otherSize: 3000 },
    problem: 'otherSize',
    source: { ...paper, how: '3,000 of 2,000 cannot answer' },
  },
  {
    name: 'Two answers that are more than all',
    given: { ...poll, result: 0.6, compare: 'answers', other: 0.5 },
    problem: 'other',
    source: { ...paper, how: '60% + 50% = 110%' },
  },
  {
    name: 'Everybody of fifty was asked: no margin, and no Wilson interval',
    given: { measure: 'share', size: 50, result: 0.1, confidence: 0.95, compare: 'none', population: 50, design: 1 },
    expect: { margin: 0, low: 0.1, high: 0.1, correction: 0, wilsonLow: null, wilsonHigh: null, verdict: 'plain' },
    says: { verdict: 'Everybody was asked' },
    source: { title: 'Arithmetic on paper', how: '√((50 − 50) ÷ 49) = 0' },
  },
  {
    name: 'Wilson by the effective number of answers: 200 with a design effect of 2 are 100',
    given: {
      measure: 'share',
      size: 200,
      result: 0.05,
      confidence: 0.95,
      compare: 'none',
      population: undefined,
      design: 2,
    },
    expect: { effective: 100, wilsonLow: 0.0215437, wilsonHigh: 0.1117505, verdict: 'fair' },
    says: { verdict: 'effective number of answers' },
    source: { title: 'Wilson’s formula in Python', how: '5 of 100 by the score interval' },
  },
  {
    name: 'Wilson in a small population: 50 of 99 tell as much as 98 × 50 ÷ 49',
    given: { measure: 'share', size: 50, result: 0.1, confidence: 0.95, compare: 'none', population: 99, design: 1 },
    expect: { correction: 0.7071068, wilsonLow: 0.0552291, wilsonHigh: 0.1743657 },
    source: { title: 'Wilson’s formula in Python', how: '10 of 100 by the score interval, since 50 ÷ (49 ÷ 98) = 100' },
  },
  {
    name: 'The gap of two averages',
    given: {
      measure: 'mean',
      size: 100,
      average: 7.5,
      deviation: 3,
      confidence: 0.95,
      compareMeans: 'groups',
      otherAverage: 6.5,
      otherDeviation: 4,
      otherCount: 100,
      population: undefined,
      design: 1,
    },
    expect: { gapOfMeans: 1, gapMarginOfMeans: 0.979982, marginOfMean: 0.587989, gapVerdict: 'good' },
    source: { title: 'Arithmetic on paper', how: '1.959964 × √(9 ÷ 100 + 16 ÷ 100) = 1.959964 × 0.5' },
  },
  {
    name: 'More answers in the other group than people',
    given: { measure: 'mean', size: 100, compareMeans: 'groups', otherCount: 500, population: 300 },
    problem: 'otherCount',
    source: { title: 'Arithmetic on paper', how: '500 of 300' },
  },
])
