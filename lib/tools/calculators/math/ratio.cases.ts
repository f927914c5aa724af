import { defineCases } from '@/lib/kits/calculator'
import ratio from './ratio'

const python = { title: 'Python fractions: tests/vectors/math-algebra/integers.py' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(ratio, [
  {
    name: '16 to 24',
    given: { ask: 'simplify', terms: '16:24' },
    expect: {
      simplest: '2 : 3',
      toOne: '1 : 1.5',
      ofOne: '0.666667 : 1',
      missing: null,
      exact: null,
      proportion: null,
      split: { rows: 0 },
      parts: {
        rows: 2,
        at: { 0: { term: '2', share: 0.4, exact: '2/5' }, 1: { term: '3', share: 0.6, exact: '3/5' } },
        sum: { share: 1 },
      },
      equivalents: { rows: 7, at: { 1: { times: 2, terms: '4 : 6' }, 6: { times: 100, terms: '200 : 300' } } },
    },
    source: { ...paper, how: 'Both divided by 8; 24 ÷ 16; 16 ÷ 24; 16 of 40' },
  },
  {
    name: 'Decimals are made whole',
    given: { ask: 'simplify', terms: '1.5 : 2 : 0.25' },
    expect: { simplest: '6 : 8 : 1', ofOne: '6 : 8 : 1' },
    source: { ...python, how: 'All terms times 4' },
  },
  {
    name: 'Fractions are made whole',
    given: { ask: 'simplify', terms: '1/2 to 1/3' },
    expect: { simplest: '3 : 2', toOne: '1 : 0.666667' },
    source: { ...python, how: 'Fraction(1, 2) / Fraction(1, 3) = 3/2' },
  },
  {
    name: 'A term of 0',
    given: { ask: 'simplify', terms: '0:5' },
    expect: { simplest: '0 : 1', toOne: 'not possible: that term is 0', ofOne: '0 : 1' },
    source: { ...paper, how: '0 ÷ 5' },
  },
  {
    name: 'A negative term has no share',
    given: { ask: 'simplify', terms: '−4:6' },
    expect: { simplest: '−2 : 3', parts: { rows: 0 } },
    source: { ...paper, how: 'Both divided by 2' },
  },
  {
    name: '500 in 2 : 3',
    given: { ask: 'share', terms: '2:3', total: 500, places: '2' },
    expect: {
      simplest: '2 : 3',
      split: {
        rows: 2,
        at: { 0: { term: '2', amount: 200, exact: 200 }, 1: { term: '3', amount: 300 } },
        sum: { amount: 500 },
      },
    },
    source: { ...paper, how: '500 ÷ 5 = 100' },
  },
  {
    name: '100 among three, to the cent',
    given: { ask: 'share', terms: '1:1:1', total: 100, places: '2' },
    expect: {
      split: { at: { 0: { amount: 33.34, exact: 33.333333333 }, 1: { amount: 33.33 } }, sum: { amount: 100 } },
    },
    source: { ...python, how: 'Each 10000/3 cents; one cent is left and goes to the first' },
  },
  {
    name: '1000 in 5 : 3 : 7, whole numbers',
    given: { ask: 'share', terms: '5:3:7', total: 1000, places: '0' },
    expect: {
      split: { at: { 0: { amount: 333 }, 1: { amount: 200 }, 2: { amount: 467 } }, sum: { amount: 1000 } },
    },
    source: { ...python, how: '333.33, 200 and 466.67: the last lost most by cutting' },
  },
  ...(
    [
      ['fourth', { a: '3', b: '4', c: '9', d: undefined }, 12, '12', '3 : 4 = 9 : 12'],
      ['second', { a: '3', b: undefined, c: '9', d: '12' }, 4, '4', '3 : 4 = 9 : 12'],
      ['first', { a: undefined, b: '4', c: '9', d: '12' }, 3, '3', '3 : 4 = 9 : 12'],
      ['third', { a: '2.5', b: '4', c: undefined, d: '10' }, 6.25, '25/4', '5/2 : 4 = 25/4 : 10'],
    ] as const
  ).map(([name, given, missing, exact, proportion]) => ({
    name: `The ${name} term`,
    given: { ask: 'missing' as const, kind: 'direct' as const, ...given },
    expect: { missing, exact, proportion, simplest: null },
    source: { ...python, how: '3:4 = 9:x, 3:x = 9:12, x:4 = 9:12, 2.5:4 = x:10' },
  })),
  ...(
    [
      ['fourth', { a: '4', b: '6', c: '3', d: undefined }, 8],
      ['third', { a: '4', b: '6', c: undefined, d: '8' }, 3],
      ['second', { a: '4', b: undefined, c: '3', d: '8' }, 6],
      ['first', { a: undefined, b: '6', c: '3', d: '8' }, 4],
    ] as const
  ).map(([name, given, missing]) => ({
    name: `The ${name} term of an inverse proportion`,
    given: { ask: 'missing' as const, kind: 'inverse' as const, ...given },
    expect: { missing, proportion: '4 × 6 = 3 × 8' },
    source: { ...python, how: 'inverse: 4 × 6 = 3 × 8' },
  })),
  {
    name: 'Two gaps',
    given: { ask: 'missing', a: '1', b: '2', c: undefined, d: undefined, kind: 'direct' },
    problem: null,
    because: 'three of the four',
    source: { ...paper, how: 'One equation, two unknowns' },
  },
  {
    name: 'A proportion with 0',
    given: { ask: 'missing', a: '0', b: '2', c: '3', d: undefined, kind: 'direct' },
    problem: 'a',
    because: 'must not be 0',
    source: { ...paper, how: '6 ÷ 0' },
  },
  {
    name: 'Sharing with a negative term',
    given: { ask: 'share', terms: '2:-3', total: 10 },
    problem: 'terms',
    because: 'no negative terms',
    source: { ...paper, how: 'Nobody gets less than nothing' },
  },
  {
    name: 'Only zeros',
    given: { ask: 'simplify', terms: '0:0' },
    problem: 'terms',
    because: 'other than 0',
    source: { ...paper, how: 'Not defined' },
  },
  {
    name: 'A single number',
    given: { ask: 'simplify', terms: '16' },
    problem: 'terms',
    because: '2 to 12 terms',
    source: { ...paper, how: 'No ratio' },
  },
  {
    name: 'A word among the terms',
    given: { ask: 'simplify', terms: '2:x' },
    problem: 'terms',
    because: 'term 2 is none',
    source: { ...paper, how: 'No number' },
  },
  {
    name: 'Two days and three days of work',
    given: { ask: 'share', terms: '2:3', total: 250, places: '2' },
    expect: { split: { at: { 0: { amount: 100 }, 1: { amount: 150 } } } },
    source: {
      title: 'Mammoth Memory: 2 part ratio and dividing up amounts',
      href: 'https://mammothmemory.net/maths/algebra/ratios/2-part-ratio-and-dividing-up-amounts.html',
      how: 'Example 1: £250 in 2 : 3 is £100 and £150',
    },
  },
  {
    name: 'Eight men need twelve days, six need more',
    given: { ask: 'missing', a: '8', b: '12', c: '6', d: undefined, kind: 'inverse' },
    expect: { missing: 16 },
    source: {
      title: 'BECE Mathematics 2018, question on inverse proportion, worked at Africa Exams',
      href: 'https://www.africaexams.com/test/bece-mathematics-2018-paper/15',
      how: 'k = 8 × 12; 6 men take 16 days',
    },
  },
])
