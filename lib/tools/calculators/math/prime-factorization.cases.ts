import { defineCases } from '@/lib/kits/calculator'
import primes from './prime-factorization'

const sympy = { title: 'SymPy: tests/vectors/math-algebra/primes.py' }
const factor = { task: 'factor' } as const
const range = { task: 'range' } as const

export default defineCases(primes, [
  {
    name: '360',
    given: { ...factor, number: '360' },
    expect: {
      factors: '2³ × 3² × 5',
      found: null,
      verdict: 'plain',
      divisors: 24,
      total: '1,170',
      totient: '96',
      before: '359',
      after: '367',
      pairs: {
        rows: 12,
        at: { 0: { divisor: '1', other: '360' }, 6: { divisor: '8', other: '45' }, 11: { divisor: '18', other: '20' } },
      },
      primes: { rows: 0 },
    },
    says: { verdict: 'Composite' },
    source: { ...sympy, how: 'factorint, divisors, divisor_sigma, totient, prevprime, nextprime' },
  },
  {
    name: 'The number of Project Euler 3',
    given: { ...factor, number: '600,851,475,143' },
    expect: {
      factors: '71 × 839 × 1471 × 6857',
      divisors: 16,
      total: '610,544,148,480',
      totient: '591,194,251,200',
      before: '600,851,475,067',
      after: '600,851,475,149',
    },
    says: { verdict: 'squarefree' },
    source: { ...sympy, how: '600851475143' },
  },
  {
    name: 'The largest number',
    given: { ...factor, number: '9223372036854775807' },
    expect: {
      factors: '7² × 73 × 127 × 337 × 92737 × 649657',
      divisors: 96,
      total: '10,994,507,040,830,097,408',
      totient: '7,713,001,620,195,508,224',
      before: '9,223,372,036,854,775,783',
      after: '9,223,372,036,854,775,837',
    },
    source: { ...sympy, how: '2**63 - 1' },
  },
  {
    name: 'Two primes of ten digits',
    given: { ...factor, number: '9223371873002223329' },
    expect: { factors: '3037000453 × 3037000493', divisors: 4, before: '9,223,371,873,002,223,301' },
    source: { ...sympy, how: '3037000493 * 3037000453' },
  },
  {
    name: 'The square of a prime of ten digits',
    given: { ...factor, number: '9223371994482243049' },
    expect: { factors: '3037000493²', divisors: 3, total: '9,223,371,997,519,243,543' },
    says: { verdict: 'a power of the prime 3037000493' },
    source: { ...sympy, how: '3037000493**2' },
  },
  {
    name: 'A prime of nineteen digits',
    given: { ...factor, number: '9223372036854775783' },
    expect: { factors: '9223372036854775783', verdict: 'good', divisors: 2, totient: '9,223,372,036,854,775,782' },
    says: { verdict: 'Prime' },
    source: { ...sympy, how: 'isprime(9223372036854775783)' },
  },
  {
    name: 'What looks prime to four bases',
    given: { ...factor, number: '3215031751' },
    expect: { factors: '151 × 751 × 28351', verdict: 'plain' },
    source: { ...sympy, how: 'a strong pseudoprime to the bases 2, 3, 5 and 7' },
  },
  {
    name: 'Many divisors',
    given: { ...factor, number: '735134400' },
    expect: { divisors: 1344, total: '3,809,756,160', pairs: { rows: 672 } },
    source: { ...sympy, how: 'divisor_count(735134400)' },
  },
  {
    name: 'The first prime',
    given: { ...factor, number: '2' },
    expect: { factors: '2', verdict: 'good', divisors: 2, total: '3', totient: '1', before: null, after: '3' },
    source: { ...sympy, how: '2' },
  },
  {
    name: 'One',
    given: { ...factor, number: '1' },
    expect: { factors: '1', verdict: 'plain', divisors: null, after: '2', before: null },
    says: { verdict: 'no prime' },
    source: { title: 'OEIS A000040', href: 'https://oeis.org/A000040', how: 'begins with 2' },
  },
  {
    name: 'Nothing',
    given: { ...factor, number: '0' },
    expect: { factors: 'none', verdict: 'plain', total: null },
    says: { verdict: 'divided by every number' },
    source: { title: 'Definition', how: '0 = 0 × n' },
  },
  {
    name: 'A negative number',
    given: { ...factor, number: '−360' },
    expect: { factors: '−1 × 2³ × 3² × 5', divisors: 24 },
    says: { verdict: 'negative' },
    source: { ...sympy, how: 'factorint(360)' },
  },
  {
    name: 'Too large',
    given: { ...factor, number: '9223372036854775808' },
    problem: 'number',
    because: 'at most 9,223,372,036,854,775,807',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'A decimal',
    given: { ...factor, number: '2.5' },
    problem: 'number',
    because: 'whole number',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'Up to a hundred',
    given: { ...range, from: 1, to: 100 },
    expect: {
      found: 25,
      twins: 8,
      largestGap: '8, from 89 to 97',
      factors: null,
      primes: {
        rows: 25,
        at: { 0: { place: 1, prime: 2, gap: null }, 1: { prime: 3, gap: 1 }, 24: { place: 25, prime: 97, gap: 8 } },
      },
    },
    source: { ...sympy, how: 'primerange(1, 101)' },
  },
  {
    name: 'A range without a prime',
    given: { ...range, from: 90, to: 96 },
    expect: { found: 0, twins: 0, largestGap: null, primes: { rows: 0 } },
    source: { ...sympy, how: 'primerange(90, 97)' },
  },
  {
    name: 'Near the end',
    given: { ...range, from: 9_999_900, to: 10_000_000 },
    expect: {
      found: 9,
      twins: 2,
      largestGap: '28, from 9,999,943 to 9,999,971',
      primes: { rows: 9, at: { 0: { prime: 9_999_901 } } },
    },
    source: { ...sympy, how: 'primerange(9999900, 10000001)' },
  },
  {
    name: 'All of them',
    given: { ...range, from: 0, to: 10_000_000 },
    expect: { found: 664_579, twins: 58_980, largestGap: '154, from 4,652,353 to 4,652,507', primes: { rows: 1000 } },
    source: { ...sympy, how: 'primerange(0, 10000001)' },
  },
])
