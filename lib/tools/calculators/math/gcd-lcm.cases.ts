import { defineCases } from '@/lib/kits/calculator'
import divisors from './gcd-lcm'

const sympy = { title: 'SymPy and Python math: tests/vectors/math-algebra/integers.py' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(divisors, [
  {
    name: '1071 and 462',
    given: { numbers: '1071 462' },
    expect: {
      gcd: '21',
      lcm: '23,562',
      verdict: 'plain',
      understood: '1,071; 462',
      bezout: '21 = (−3) × 1071 + 7 × 462',
      divisions: {
        rows: 3,
        at: {
          0: { of: '1071 and 462', division: '1071 = 2 × 462 + 147', rest: '147' },
          2: { of: '', division: '147 = 7 × 21 + 0', rest: '0' },
        },
      },
      factors: {
        rows: 2,
        at: { 0: { number: '1071', factors: '3² × 7 × 17' }, 1: { number: '462', factors: '2 × 3 × 7 × 11' } },
      },
      ladder: {
        rows: 6,
        at: {
          0: { by: '2', left: '1071; 231', divides: '1 of 2' },
          1: { by: '3', left: '357; 77', divides: 'all' },
          5: { by: '17', left: '1; 1', divides: '1 of 2' },
        },
      },
    },
    says: { verdict: 'multiples of 21' },
    source: { ...sympy, how: 'gcd, lcm, factorint and gcdex(1071, 462) = (-3, 7, 21)' },
  },
  {
    name: '12, 18 and 20',
    given: { numbers: '12, 18, 20' },
    expect: { gcd: '2', lcm: '180', bezout: null, ladder: { rows: 5 } },
    source: { ...sympy, how: 'gcd(12, 18, 20), lcm(12, 18, 20)' },
  },
  {
    name: 'Coprime numbers',
    given: { numbers: '35;64' },
    expect: { gcd: '1', lcm: '2,240', verdict: 'plain', bezout: '1 = 11 × 35 + (−6) × 64' },
    says: { verdict: 'Coprime' },
    source: { ...sympy, how: 'gcdex(35, 64) = (11, -6, 1)' },
  },
  {
    name: 'Zero and a number',
    given: { numbers: '0 45' },
    expect: {
      gcd: '45',
      lcm: '0',
      factors: { rows: 2, at: { 0: { number: '0', factors: 'every number' }, 1: { factors: '3² × 5' } } },
      ladder: { rows: 0 },
    },
    source: { ...sympy, how: 'gcd(0, 45), lcm(0, 45)' },
  },
  {
    name: 'Twice zero',
    given: { numbers: '0, 0' },
    expect: { gcd: '0', lcm: '0', factors: { rows: 0 } },
    says: { verdict: 'Every number divides 0' },
    source: { ...sympy, how: 'gcd(0, 0) = 0' },
  },
  {
    name: 'Signs do not count',
    given: { numbers: '−84\n126\n210' },
    expect: { gcd: '42', lcm: '1,260', understood: '−84; 126; 210' },
    source: { ...sympy, how: 'gcd(-84, 126, 210), lcm(-84, 126, 210)' },
  },
  {
    name: 'A negative number in a sum of multiples',
    given: { numbers: '-30 42' },
    expect: { gcd: '6', bezout: '6 = (−3) × (−30) + (−2) × 42' },
    source: { ...sympy, how: 'gcdex(-30, 42) = (-3, -2, 6)' },
  },
  {
    name: 'Thirty digits',
    given: { numbers: '1000000000000000000000000000057 99999999999999999999999999973' },
    expect: {
      gcd: '1',
      lcm: '99,999,999,999,999,999,999,999,999,978,699,999,999,999,999,999,999,999,998,461',
      ladder: { rows: 0 },
    },
    source: { ...sympy, how: 'lcm(10**30 + 57, 10**29 - 27)' },
  },
  {
    name: 'Large primes',
    given: { numbers: '999999000001 1000003' },
    expect: {
      gcd: '1',
      lcm: '1,000,001,999,998,000,003',
      factors: { at: { 0: { factors: '999999000001' }, 1: { factors: '1000003' } } },
    },
    source: { ...sympy, how: 'factorint(999999000001) and factorint(1000003) have one factor' },
  },
  {
    name: 'A decimal',
    given: { numbers: '1.25 3' },
    problem: 'numbers',
    because: 'multiply all of them by 100',
    source: { ...paper, how: '1.25 × 100 = 125' },
  },
  {
    name: 'A word',
    given: { numbers: '12 dozen' },
    problem: 'numbers',
    because: '“dozen” is none',
    source: { ...paper, how: 'No number' },
  },
  {
    name: 'One number',
    given: { numbers: '12' },
    problem: 'numbers',
    because: '2 to 20 numbers',
    source: { title: 'The limit that the page states' },
  },
])
