import { defineCases } from '@/lib/kits/calculator'
import root from './root'

const sympy = { title: 'SymPy and mpmath: tests/vectors/math-algebra/roots.py' }
const paper = { title: 'Arithmetic on paper' }
const limit = { title: 'The limit that the page states' }

export default defineCases(root, [
  {
    name: 'Square root of 72',
    given: { radicand: '72', index: 2 },
    expect: {
      root: '6√2',
      decimal: '8.48528137423857',
      verdict: 'plain',
      real: '6√2 and −6√2',
      between: '8 and 9',
      factors: '2³ × 3²',
      reciprocal: '√2/12',
      complex: {
        rows: 2,
        at: { 0: { k: 1, root: '8.485281374', angle: 0 }, 1: { k: 2, root: '−8.485281374', angle: 180 } },
      },
      newton: {
        rows: 4,
        at: { 0: { step: 0, guess: '8.5', error: '0.015' }, 1: { step: 1, guess: '8.4852941176471' } },
      },
    },
    says: { verdict: 'no perfect square' },
    source: { ...sympy, how: 'sqrt(72), factorint, radsimp(1/sqrt(72)); (8.5 + 72/8.5)/2 = 8.48529411764706' },
  },
  {
    name: 'Fifth root of 32',
    given: { radicand: '32', index: 5 },
    expect: {
      root: '2',
      decimal: '2',
      verdict: 'good',
      real: '2 alone',
      between: null,
      reciprocal: '1/2',
      newton: { rows: 0 },
      complex: {
        rows: 5,
        at: {
          1: { root: '0.6180339887 + 1.902113033i', angle: 72 },
          3: { root: '−1.618033989 − 1.175570505i', angle: 216 },
        },
      },
    },
    says: { verdict: 'perfect power with the exponent 5' },
    source: { ...sympy, how: 'root(32, 5) and its five values' },
  },
  {
    name: 'Square root of 2',
    given: { radicand: '2', index: 2 },
    expect: { root: '√2', decimal: '1.414213562373095', between: '1 and 2', reciprocal: '√2/2' },
    source: { ...sympy, how: 'N(sqrt(2), 20) = 1.4142135623730950488' },
  },
  {
    name: 'Cube root of −27',
    given: { radicand: '−27', index: 3 },
    expect: {
      root: '−3',
      decimal: '−3',
      verdict: 'good',
      real: '−3 alone',
      reciprocal: '−1/3',
      factors: null,
      complex: { rows: 3, at: { 0: { root: '1.5 + 2.598076211i', angle: 60 }, 1: { root: '−3', angle: 180 } } },
    },
    source: { ...sympy, how: 'the three values of (−27)^(1/3)' },
  },
  {
    name: 'Square root of −5',
    given: { radicand: '-5', index: 2 },
    expect: {
      root: 'i√5',
      decimal: '2.23606797749979i',
      verdict: 'fair',
      real: null,
      reciprocal: null,
      between: null,
      newton: { rows: 0 },
      complex: { rows: 2, at: { 0: { root: '2.236067977i', angle: 90 }, 1: { root: '−2.236067977i', angle: 270 } } },
    },
    says: { verdict: 'never negative' },
    source: { ...sympy, how: 'sqrt(-5)' },
  },
  {
    name: 'Square root of a negative fraction',
    given: { radicand: '-4/9', index: 2 },
    expect: { root: '(2/3)i', decimal: '0.6666666666666667i' },
    source: { ...sympy, how: '2*I/3' },
  },
  {
    name: 'Fourth root of −16',
    given: { radicand: '-16', index: 4 },
    expect: {
      root: '2 × (cos 45° + i sin 45°)',
      decimal: '1.414213562 + 1.414213562i',
      complex: { rows: 4, at: { 2: { root: '−1.414213562 − 1.414213562i', angle: 225 } } },
    },
    source: { ...sympy, how: '2*(-1)**(1/4)' },
  },
  {
    name: 'A fraction under the root',
    given: { radicand: '12/5', index: 2 },
    expect: { root: '2√15/5', decimal: '1.549193338482967', reciprocal: '√15/6', factors: null },
    source: { ...sympy, how: 'radsimp(sqrt(12/5))' },
  },
  {
    name: 'Cube root of a half',
    given: { radicand: '0.5', index: 3 },
    expect: { root: '∛4/2', decimal: '0.7937005259840997', between: '0 and 1', reciprocal: '∛2' },
    source: { ...sympy, how: '2**(2/3)/2' },
  },
  {
    name: 'A root whose index can be smaller',
    given: { radicand: '8', index: 6 },
    expect: { root: '√2', decimal: '1.414213562373095', real: '√2 and −√2' },
    source: { ...sympy, how: 'root(8, 6) = sqrt(2)' },
  },
  {
    name: 'Cube root of 54',
    given: { radicand: '54', index: 3 },
    expect: { root: '3∛2', decimal: '3.779763149684619', factors: '2 × 3³', reciprocal: '∛4/6' },
    source: { ...sympy, how: '3*2**(1/3); 1/r = 2**(2/3)/6' },
  },
  {
    name: 'A negative index',
    given: { radicand: '7', index: -2 },
    expect: { root: '√7/7', decimal: '0.3779644730092272', reciprocal: '√7' },
    source: { ...sympy, how: 'root(1/7, 2)' },
  },
  {
    name: 'Hundredth root of 2',
    given: { radicand: '2', index: 100 },
    expect: {
      root: '¹⁰⁰√2',
      decimal: '1.006955550056719',
      complex: { rows: 100, at: { 5: { root: '0.9576716375 + 0.3111663775i', angle: 18 } } },
    },
    source: { ...sympy, how: '2**(1/100)' },
  },
  {
    name: 'Fifty digits under the root',
    given: { radicand: '10000000000000000000000000000000000000000000000001', index: 2 },
    expect: { root: '√10000000000000000000000000000000000000000000000001', decimal: '3.162277660168379 × 10²⁴' },
    source: { ...sympy, how: 'N(sqrt(10**49 + 1), 20)' },
  },
  {
    name: 'A perfect square of many digits',
    given: { radicand: '15241578753238836750495351562536198787501905199875019052100', index: 2 },
    expect: { root: '123456789012345678901234567890', verdict: 'good' },
    source: { title: 'Python integers', how: '123456789012345678901234567890**2' },
  },
  {
    name: 'Root of nothing',
    given: { radicand: '0', index: 2 },
    expect: { root: '0', decimal: '0', verdict: 'good', real: null, reciprocal: null },
    source: { ...paper, how: '0² = 0' },
  },
  {
    name: 'Nothing, turned over',
    given: { radicand: '0', index: -2 },
    problem: 'radicand',
    because: 'must not be 0',
    source: paper,
  },
  { name: 'No index', given: { radicand: '5', index: 0 }, problem: 'index', because: 'must not be 0', source: paper },
  {
    name: 'The first root',
    given: { radicand: '5', index: 1 },
    problem: 'index',
    because: 'from 2 to 100',
    source: limit,
  },
  {
    name: 'Not a number',
    given: { radicand: 'two', index: 2 },
    problem: 'radicand',
    because: 'must be a number',
    source: limit,
  },
])
