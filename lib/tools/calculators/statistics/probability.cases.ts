import { defineCases } from '@/lib/kits/calculator'
import probability from './probability'

const openStax = {
  title: 'OpenStax: Introductory Statistics, 3.3 Two Basic Rules of Probability',
  href: 'https://openstax.org/books/introductory-statistics/pages/3-3-two-basic-rules-of-probability',
} as const
const byFractions = { title: 'Python 3, fractions.Fraction' } as const

export default defineCases(probability, [
  {
    name: 'One holiday, New Zealand or Alaska: they exclude each other',
    given: { about: 'two', a: 0.6, b: 0.35, relation: 'exclusive' },
    expect: { union: 0.95, both: 0, neither: 0.05, exactlyOne: 0.95, aGivenB: 0, bGivenA: 0, verdict: 'plain' },
    says: { verdict: 'exclude each other' },
    source: { ...openStax, how: 'Example 3.14: 0.6 + 0.35 = 0.95, and 0.05 for no holiday' },
  },
  {
    name: 'Two shots at goal, the second more likely after a first',
    given: { about: 'two', a: 0.65, b: 0.65, relation: 'bGivenA', knownBGivenA: 0.9 },
    expect: { both: 0.585, union: 0.715, neither: 0.285, exactlyOne: 0.13, bGivenA: 0.9, bGivenNotA: 0.1857142857 },
    says: { verdict: 'dependent' },
    source: {
      ...openStax,
      how: 'Example 3.15: 0.585, 0.715, neither independent nor exclusive; the last three figures by Python fractions',
    },
  },
  {
    name: 'Math and speech classes',
    given: { about: 'two', a: 0.2, b: 0.65, relation: 'aGivenB', knownAGivenB: 0.25 },
    expect: {
      both: 0.1625,
      union: 0.6875,
      aGivenB: 0.25,
      bGivenA: 0.8125,
      aGivenNotB: 0.1071428571,
      bGivenNotA: 0.609375,
      exactlyOne: 0.525,
      neither: 0.3125,
      grid: {
        rows: 3,
        at: {
          0: { row: 'A', b: 0.1625, notB: 0.0375, total: 0.2 },
          1: { row: 'Not A', b: 0.4875, notB: 0.3125, total: 0.8 },
          2: { row: 'Together', b: 0.65, notB: 0.35, total: 1 },
        },
      },
      odds: {
        rows: 10,
        at: {
          0: { event: 'A', chance: 0.2, odds: 0.25, oneIn: 5 },
          2: { event: 'Not A', chance: 0.8, odds: 4, oneIn: 1.25 },
          4: { event: 'A or B', chance: 0.6875, odds: 2.2, oneIn: 1.4545454545 },
          6: { event: 'Only A', chance: 0.0375, odds: 0.038961039, oneIn: 26.6666666667 },
          9: { event: 'Neither', chance: 0.3125, odds: 0.4545454545, oneIn: 3.2 },
        },
      },
    },
    source: { ...openStax, how: 'Example 3.17: 0.1625 and 0.6875; the rest by Python fractions from the same figures' },
  },
  {
    name: 'Four throws of a die for a six',
    given: { about: 'repeats', chance: 1 / 6, tries: 4, wanted: 0.5 },
    expect: {
      atLeastOne: 671 / 1296,
      none: 625 / 1296,
      exactlyOnce: 500 / 1296,
      every: 1 / 1296,
      expected: 2 / 3,
      triesNeeded: 4,
      firstSuccess: 6,
      odds: {
        rows: 4,
        at: {
          0: { event: 'At least one success', chance: 0.5177469136, odds: 1.0736, oneIn: 1.9314456036 },
          3: { event: 'Success in every try', oneIn: 1296 },
        },
      },
      curve: {
        rows: 11,
        at: {
          0: { tries: 0, atLeastOne: 0 },
          1: { tries: 1, atLeastOne: 0.1666666667 },
          4: { tries: 4, atLeastOne: 0.5177469136 },
          10: { tries: 10, atLeastOne: 0.8384944171 },
        },
      },
      union: null,
      both: null,
      neither: null,
      exactlyOne: null,
      aGivenB: null,
      bGivenA: null,
      aGivenNotB: null,
      bGivenNotA: null,
    },
    says: { verdict: 'Of 100 series of 4 tries, about 51.8' },
    source: { ...byFractions, how: '1 − (5/6)^4 and the terms beside it, as fractions; ln(0.5) ÷ ln(5/6) = 3.80' },
  },
  {
    name: 'Two coins',
    given: { about: 'two', a: 0.5, b: 0.5, relation: 'independent' },
    expect: { union: 0.75, both: 0.25, exactlyOne: 0.5, neither: 0.25, aGivenB: 0.5, aGivenNotB: 0.5, atLeastOne: null },
    says: { verdict: 'whatever the first does' },
    source: { title: 'Counting', how: 'Four equally likely results, written down' },
  },
  {
    name: 'A loan of a book or a film, told by both together',
    given: { about: 'two', a: 0.4, b: 0.3, relation: 'both', knownBoth: 0.2 },
    expect: { union: 0.5, exactlyOne: 0.3, aGivenB: 2 / 3, bGivenA: 0.5, aGivenNotB: 2 / 7, bGivenNotA: 1 / 6 },
    source: {
      ...byFractions,
      how: 'The figures of Try It 3.17 and 3.19 in the same chapter, which prints no answers; worked out as fractions',
    },
  },
  {
    name: 'Two events that leave nothing out',
    given: { about: 'two', a: 0.7, b: 0.6, relation: 'both', knownBoth: 0.3 },
    expect: {
      union: 1,
      neither: 0,
      aGivenNotB: 1,
      bGivenNotA: 1,
      odds: { at: { 4: { chance: 1, odds: null, oneIn: 1 }, 9: { chance: 0, odds: 0, oneIn: null } } },
    },
    source: { ...byFractions, how: '0.7 + 0.6 − 0.3 = 1' },
  },
  {
    name: 'Figures that happen to be independent',
    given: { about: 'two', a: 0.5, b: 0.4, relation: 'both', knownBoth: 0.2 },
    expect: { union: 0.7 },
    says: { verdict: 'make A and B independent' },
    source: { title: 'Arithmetic on paper', how: '0.5 × 0.4 = 0.2' },
  },
  {
    name: 'An event that never happens leaves its conditional chances open',
    given: { about: 'two', a: 0, b: 1, relation: 'independent' },
    expect: { union: 1, both: 0, aGivenB: 0, bGivenA: null, aGivenNotB: null, bGivenNotA: 1 },
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
  {
    name: 'A try that cannot succeed, and one that cannot fail',
    given: { about: 'repeats', chance: 0, tries: 5, wanted: 0.95 },
    expect: { atLeastOne: 0, none: 1, exactlyOnce: 0, every: 0, triesNeeded: null, firstSuccess: null },
    source: { title: 'Arithmetic on paper', how: '1 − 1^5' },
  },
  {
    name: 'Certain in one try',
    given: { about: 'repeats', chance: 1, tries: 1, wanted: 0.95 },
    expect: { atLeastOne: 1, none: 0, exactlyOnce: 1, every: 1, triesNeeded: 1, firstSuccess: 1 },
    source: { title: 'Arithmetic on paper', how: '1 − 0^1' },
  },
  {
    name: 'Exclusive events that add up to more than all',
    given: { about: 'two', a: 0.6, b: 0.5, relation: 'exclusive' },
    problem: 'b',
    because: 'at most 40%',
    source: { title: 'Arithmetic on paper', how: '0.6 + 0.5 is above 1' },
  },
  {
    name: 'An overlap larger than one of the two',
    given: { about: 'two', a: 0.4, b: 0.3, relation: 'both', knownBoth: 0.35 },
    problem: 'knownBoth',
    because: '0% to 30%',
    source: { title: 'Arithmetic on paper', how: 'Both together cannot be likelier than B' },
  },
  {
    name: 'An overlap smaller than P(A) + P(B) − 1',
    given: { about: 'two', a: 0.8, b: 0.7, relation: 'both', knownBoth: 0.4 },
    problem: 'knownBoth',
    because: '50% to 70%',
    source: { title: 'Arithmetic on paper', how: '0.8 + 0.7 − 1 = 0.5' },
  },
  {
    name: 'A conditional chance that leaves A too small',
    given: { about: 'two', a: 0.1, b: 0.5, relation: 'aGivenB', knownAGivenB: 0.5 },
    problem: 'knownAGivenB',
    because: '0% to 20%',
    source: { title: 'Arithmetic on paper', how: '0.5 × 0.5 is above 0.1; 0.1 ÷ 0.5 = 0.2' },
  },
  {
    name: 'The same the other way round',
    given: { about: 'two', a: 0.5, b: 0.1, relation: 'bGivenA', knownBGivenA: 0.5 },
    problem: 'knownBGivenA',
    because: '0% to 20%',
    source: { title: 'Arithmetic on paper', how: '0.5 × 0.5 is above 0.1; 0.1 ÷ 0.5 = 0.2' },
  },
  {
    name: 'Given a B that never happens',
    given: { about: 'two', a: 0.5, b: 0, relation: 'aGivenB', knownAGivenB: 0.5 },
    problem: 'b',
    because: 'never happens',
    source: { title: 'Definition of a conditional probability', how: 'P(B) is the divisor' },
  },
  {
    name: 'Given an A that never happens',
    given: { about: 'two', a: 0, b: 0.5, relation: 'bGivenA', knownBGivenA: 0.5 },
    problem: 'a',
    because: 'never happens',
    source: { title: 'Definition of a conditional probability', how: 'P(A) is the divisor' },
  },
])
