import { defineCases } from '@/lib/kits/calculator'
import percentage from './percentage'

const fractions = { title: 'Python 3, module fractions: tests/vectors/percentages/make.py' }
const nist = {
  title: 'NIST Special Publication 811, section 7.10.2',
  href: 'https://www.nist.gov/pml/special-publication-811',
}

export default defineCases(percentage, [
  {
    name: '15% of 240',
    given: { ask: 'of', rate: 0.15, whole: 240 },
    expect: {
      answer: 36,
      percentage: null,
      points: null,
      sentence: '15% of 240 is 36',
      change: null,
      decimal: 0.15,
      fraction: '3/20',
      relative: null,
      ladder: {
        rows: 10,
        at: {
          3: { rate: 0.1, part: 24, more: 264, less: 216 },
          4: { rate: 0.125, part: 30, more: 270, less: 210 },
          9: { rate: 0.75, part: 180, more: 420, less: 60 },
        },
      },
    },
    source: { ...fractions, how: 'Fraction(240) * Fraction("0.15") = 36' },
  },
  {
    name: '45 of 75',
    given: { ask: 'what', part: 45, whole: 75 },
    expect: { percentage: 0.6, sentence: '45 is 60% of 75', fraction: '3/5', decimal: 0.6, ladder: { rows: 0 } },
    source: { ...fractions, how: 'Fraction(45, 75) = 3/5' },
  },
  {
    name: 'A mass fraction of 3 in 1000',
    given: { ask: 'what', part: 3, whole: 1000 },
    expect: { percentage: 0.003, decimal: 0.003 },
    source: { ...nist, how: '% is the number 0.01: 0.003 = 0.3%' },
  },
  {
    name: '12 is 5% of 240',
    given: { ask: 'whole', part: 12, rate: 0.05 },
    expect: { answer: 240, sentence: '12 is 5% of 240' },
    source: { ...fractions, how: 'Fraction(12) / Fraction("0.05")' },
  },
  {
    name: '0.2 and 50% more are 0.3, without a tail',
    given: { ask: 'add', whole: 0.2, rate: 0.5 },
    expect: { answer: 0.3, change: 0.1, sentence: '0.2 and 50% more make 0.3' },
    source: { ...fractions, how: 'Fraction("0.2") * Fraction("1.5") = 3/10' },
  },
  {
    name: '80 less 35%',
    given: { ask: 'take', whole: 80, rate: 0.35 },
    expect: { answer: 52, change: 28, sentence: '80 less 35% is 52' },
    source: { ...fractions, how: 'Fraction(80) * Fraction("0.65")' },
  },
  {
    name: '120 after 20% was added',
    given: { ask: 'before', after: 120, rate: 0.2, direction: 'added' },
    expect: { answer: 100, change: 20, sentence: '120 was 100 before 20% was added' },
    source: { ...fractions, how: 'Fraction(120) / Fraction("1.2")' },
  },
  {
    name: '52 after 35% was taken off',
    given: { ask: 'before', after: 52, rate: 0.35, direction: 'taken' },
    expect: { answer: 80, change: 28, sentence: '52 was 80 before 35% was taken off' },
    source: { ...fractions, how: 'Fraction(52) / Fraction("0.65")' },
  },
  {
    name: 'A third off leaves a price without end',
    given: { ask: 'before', after: 100, rate: 0.3, direction: 'taken' },
    expect: { answer: 142.857143 },
    source: { ...fractions, how: 'Fraction(100) / Fraction("0.7") = 1000/7' },
  },
  {
    name: '20% of 15%',
    given: { ask: 'chain', rate: 0.2, second: 0.15 },
    expect: { percentage: 0.03, sentence: '20% of 15% is 3%', fraction: '3/100' },
    source: { ...fractions, how: 'Fraction("0.2") * Fraction("0.15")' },
  },
  {
    name: 'From 4% to 5%: one point, a quarter more',
    given: { ask: 'points', rate: 0.04, second: 0.05 },
    expect: { points: 1, relative: 0.25, sentence: 'From 4% to 5%: 1 percentage point', fraction: '1/100' },
    source: { ...nist, how: 'The difference of two percentages is a number of hundredths; 1 ÷ 4' },
  },
  {
    name: 'From nothing to 5% there is no change in percent',
    given: { ask: 'points', rate: 0, second: 0.05 },
    expect: { points: 5, relative: null, sentence: 'From 0% to 5%: 5 percentage points' },
    source: { ...nist, how: '5 ÷ 0 has no value' },
  },
  {
    name: 'Negative numbers and more than everything',
    given: { ask: 'of', rate: 2.5, whole: -40 },
    expect: { answer: -100, fraction: '5/2', ladder: { at: { 0: { part: -0.4, more: -40.4, less: -39.6 } } } },
    source: { ...fractions, how: 'Fraction(-40) * Fraction("2.5")' },
  },
  {
    name: 'A percentage of nothing',
    given: { ask: 'what', part: 5, whole: 0 },
    problem: 'whole',
    source: { ...fractions, how: 'ZeroDivisionError' },
  },
  {
    name: 'Zero percent of what',
    given: { ask: 'whole', part: 5, rate: 0 },
    problem: 'rate',
    source: { ...fractions, how: 'ZeroDivisionError' },
  },
  {
    name: 'After everything was taken off',
    given: { ask: 'before', after: 0, rate: 1, direction: 'taken' },
    problem: 'rate',
    source: { ...fractions, how: 'ZeroDivisionError' },
  },
])
