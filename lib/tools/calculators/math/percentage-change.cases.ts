import { defineCases } from '@/lib/kits/calculator'
import percentageChange from './percentage-change'

const fractions = { title: 'Python 3, module fractions: tests/vectors/percentages/make.py' }
const openStax = {
  title: 'OpenStax: College Physics 2e, section 1.3 Accuracy, Precision, and Significant Figures',
  href: 'https://openstax.org/books/college-physics-2e/pages/1-3-accuracy-precision-and-significant-figures',
}

export default defineCases(percentageChange, [
  {
    name: 'From 80 to 100',
    given: { ask: 'change', old: 80, now: 100 },
    expect: {
      change: 0.25,
      absolute: 20,
      factor: 1.25,
      back: -0.2,
      verdict: 'plain',
      recovery: { rows: 9, at: { 2: { fall: 0.2, rise: 0.25 }, 6: { fall: 0.5, rise: 1 }, 8: { fall: 0.9, rise: 9 } } },
    },
    says: { verdict: 'A rise of 25%' },
    source: { ...fractions, how: 'Fraction(20, 80); Fraction(80, 100) − 1; 1 / (1 − Fraction("0.2")) − 1' },
  },
  {
    name: 'The difference of 80 and 100, whichever comes first',
    given: { ask: 'difference', first: 100, second: 80 },
    expect: { difference: 0.222222, absolute: 20, change: null },
    says: { verdict: '22.22% of their mean' },
    source: { ...fractions, how: 'Fraction(20, 90)' },
  },
  {
    name: 'Half is lost and 100% are needed',
    given: { ask: 'change', old: 60, now: 30 },
    expect: { change: -0.5, back: 1, factor: 0.5 },
    says: { verdict: 'A fall of 50%' },
    source: { ...fractions, how: 'Fraction(60, 30) − 1' },
  },
  {
    name: 'A bag of apples of 5 lb, off by 0.4 lb',
    given: { ask: 'error', measured: 5.4, true: 5 },
    expect: { error: 0.08, absolute: 0.4 },
    says: { verdict: '8% too high' },
    source: { ...openStax, how: 'Example 1.2: 0.4 lb ÷ 5 lb × 100% = 8%' },
  },
  {
    name: 'Gravity measured too low',
    given: { ask: 'error', measured: 9.6, true: 9.80665 },
    expect: { error: 0.021072, absolute: -0.20665 },
    says: { verdict: 'too low' },
    source: { ...fractions, how: 'Fraction("0.20665") / Fraction("9.80665")' },
  },
  {
    name: 'Before a rise of 25% there were 80',
    given: { ask: 'reverse', now: 100, by: 0.25 },
    expect: { before: 80, absolute: 20, factor: 1.25, back: -0.2 },
    says: { verdict: '100 was 80 before' },
    source: { ...fractions, how: 'Fraction(100) / Fraction("1.25")' },
  },
  {
    name: 'Up 10%, down 20%, up 15%',
    given: {
      ask: 'chain',
      start: 200,
      changes: [
        { name: 'Spring', by: 0.1 },
        { name: '', by: -0.2 },
        { name: 'Autumn', by: 0.15 },
      ],
    },
    expect: {
      compounded: 0.012,
      summed: 0.05,
      end: 202.4,
      absolute: 2.4,
      factor: 1.012,
      back: -0.011858,
      list: {
        rows: 3,
        at: {
          0: { name: 'Spring', by: 0.1, value: 220, total: 0.1 },
          1: { name: '2', by: -0.2, value: 176, total: -0.12 },
          2: { name: 'Autumn', value: 202.4, total: 0.012 },
        },
      },
    },
    says: { verdict: '1.2% in all' },
    source: { ...fractions, how: 'Fraction("1.1") * Fraction("0.8") * Fraction("1.15") = 1.012' },
  },
  {
    name: 'Everything lost cannot come back',
    given: {
      ask: 'chain',
      start: 50,
      changes: [
        { name: '', by: -1 },
        { name: '', by: 3 },
      ],
    },
    expect: { compounded: -1, end: 0, back: null, factor: 0 },
    source: { ...fractions, how: 'Fraction(0) * Fraction(4); ZeroDivisionError' },
  },
  {
    name: 'From a loss to a profit',
    given: { ask: 'change', old: -50, now: 25 },
    expect: { change: 1.5, absolute: 75, factor: null, back: null, verdict: 'fair' },
    says: { verdict: 'sign changed' },
    source: { ...fractions, how: 'Fraction(75, 50)' },
  },
  {
    name: 'A loss that shrinks is a rise',
    given: { ask: 'change', old: -50, now: -40 },
    expect: { change: 0.2, factor: 0.8, back: -0.25 },
    says: { verdict: 'A rise of 20%' },
    source: { ...fractions, how: 'Fraction(10, 50); Fraction(-10, 40)' },
  },
  {
    name: 'From nothing',
    given: { ask: 'change', old: 0, now: 5 },
    expect: { change: null, absolute: 5, verdict: 'fair' },
    says: { verdict: 'From 0' },
    source: { ...fractions, how: 'ZeroDivisionError' },
  },
  {
    name: 'Two nothings',
    given: { ask: 'difference', first: 0, second: 0 },
    problem: 'second',
    source: { ...fractions, how: 'ZeroDivisionError' },
  },
  {
    name: 'A true value of nothing',
    given: { ask: 'error', measured: 1, true: 0 },
    problem: 'true',
    source: { ...fractions, how: 'ZeroDivisionError' },
  },
  {
    name: 'Back from a loss of everything',
    given: { ask: 'reverse', now: 0, by: -1 },
    problem: 'by',
    source: { ...fractions, how: 'ZeroDivisionError' },
  },
  {
    name: 'Growth beyond all numbers',
    given: { ask: 'chain', start: 1, changes: Array.from({ length: 20 }, () => ({ name: '', by: 99 })) },
    problem: 'changes',
    source: { ...fractions, how: 'Fraction(100) ** 20' },
  },
])
