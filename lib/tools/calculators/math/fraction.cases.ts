import { defineCases } from '@/lib/kits/calculator'
import fraction from './fraction'

const rationals = { title: 'Python fractions: tests/vectors/math-algebra/rationals.py' }
const paper = { title: 'Arithmetic on paper' }
const two = { more: [] } as const

export default defineCases(fraction, [
  {
    name: 'A half and a third',
    given: { ...two, first: '1/2', operation: '+', second: '1/3' },
    expect: {
      fraction: '5/6',
      mixed: null,
      decimal: '0.8(3)',
      common: '3/6 + 2/6',
      order: null,
      compared: { rows: 0 },
    },
    source: { ...rationals, how: '1/2+1/3' },
  },
  {
    name: '2 3/4 by a half',
    given: { ...two, first: '2 3/4', operation: '÷', second: '1/2' },
    expect: { fraction: '11/2', mixed: '5\u00A01/2', decimal: '5.5', common: null },
    source: { ...rationals, how: '2 3/4 ÷ 1/2 = 11/2' },
  },
  {
    name: 'A minus counts for all of a mixed number',
    given: { ...two, first: '−1 1/2', operation: '×', second: '2/9' },
    expect: { fraction: '−1/3' },
    source: { ...rationals, how: '-1 1/2 × 2/9' },
  },
  {
    name: 'Three quarters less five sixths',
    given: { ...two, first: '¾', operation: '−', second: '⅚' },
    expect: { fraction: '−1/12', common: '9/12 − 10/12', decimal: '−0.08(3)' },
    source: { ...rationals, how: '3/4 − 5/6' },
  },
  {
    name: 'A negative power turns a fraction over',
    given: { ...two, first: '2/3', operation: '^', second: '-3' },
    expect: { fraction: '27/8', mixed: '3\u00A03/8', decimal: '3.375' },
    source: { ...rationals, how: '(2/3)^-3' },
  },
  {
    name: 'Products come before sums',
    given: {
      first: '1/2',
      operation: '+',
      second: '2/3',
      more: [
        { sign: '×', value: '3/4' },
        { sign: '−', value: '1/8' },
      ],
    },
    expect: { fraction: '7/8', common: null },
    source: { ...rationals, how: '1/2 + 2/3 × 3/4 − 1/8' },
  },
  {
    name: 'Quotients and products from the left',
    given: { first: '1/2', operation: '÷', second: '3/4', more: [{ sign: '×', value: '5/6' }] },
    expect: { fraction: '5/9' },
    source: { ...rationals, how: '1/2 ÷ 3/4 × 5/6' },
  },
  {
    name: 'A decimal and a fraction',
    given: { ...two, first: '0.75', operation: '+', second: '1/8' },
    expect: { fraction: '7/8', decimal: '0.875', common: '6/8 + 1/8' },
    source: { ...rationals, how: '0.75 + 1/8' },
  },
  {
    name: 'Long denominators',
    given: { ...two, first: '123456789/987654321', operation: '+', second: '1/1000000007' },
    expect: { fraction: '13717421205761316/109739369768175583' },
    source: { ...rationals, how: '123456789/987654321 + 1/1000000007' },
  },
  {
    name: 'Only simplified',
    given: { ...two, first: '1234/5678', operation: 'simplify', second: '1/0' },
    expect: { fraction: '617/2839', common: null },
    source: { ...rationals, how: '1234/5678' },
  },
  {
    name: 'Four numbers in order',
    given: {
      first: '3/4',
      operation: 'compare',
      second: '2/3',
      more: [
        { sign: '+', value: '0.7' },
        { sign: '÷', value: '5/7' },
      ],
    },
    expect: {
      order: 'plain',
      fraction: null,
      decimal: null,
      compared: {
        rows: 4,
        at: {
          0: { fraction: '2/3', common: '280/420', decimal: '0.(6)' },
          1: { fraction: '7/10', common: '294/420', decimal: '0.7' },
          3: { fraction: '3/4', common: '315/420', decimal: '0.75' },
        },
      },
    },
    says: { order: '2/3 < 7/10 < 5/7 < 3/4' },
    source: { ...rationals, how: 'sorted; 420 is the least common multiple of 3, 10, 7 and 4' },
  },
  {
    name: 'Equal numbers in other words',
    given: { ...two, first: '0.5', operation: 'compare', second: '3/6' },
    expect: { order: 'plain' },
    says: { order: '1/2 = 1/2' },
    source: { ...paper, how: '5/10 and 3/6 are a half' },
  },
  {
    name: 'Nothing under the line',
    given: { ...two, first: '1/0', operation: '+', second: '1/3' },
    problem: 'first',
    because: 'must not have 0',
    source: { ...paper, how: 'Not defined' },
  },
  {
    name: 'Divided by nothing',
    given: { ...two, first: '1/2', operation: '÷', second: '0/3' },
    problem: 'second',
    because: 'nothing can be divided',
    source: { ...paper, how: 'Not defined' },
  },
  {
    name: 'A broken exponent',
    given: { ...two, first: '1/4', operation: '^', second: '1/2' },
    problem: 'second',
    because: 'whole number from −100',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'Nothing to a negative power',
    given: { ...two, first: '0', operation: '^', second: '-1' },
    problem: 'second',
    because: 'above 0',
    source: { ...paper, how: '1 ÷ 0' },
  },
  {
    name: 'A further number that is none',
    given: { first: '1', operation: '+', second: '2', more: [{ sign: '+', value: 'x' }] },
    problem: 'more',
    because: 'must be a fraction',
    source: { ...paper, how: 'No number' },
  },
  {
    name: 'A quarter and a third',
    given: { ...two, first: '1/4', operation: '+', second: '1/3' },
    expect: { fraction: '7/12', common: '3/12 + 4/12' },
    source: {
      title: 'US Army Ordnance course OD1640: Addition of fractions',
      href: 'https://armyordnance.tpub.com/od16407/od164070022.htm',
      how: 'Add 1/4 + 1/3: 12 is the LCD; 3/12 + 4/12 = 7/12',
    },
  },
])
