import { defineCases } from '@/lib/kits/calculator'
import integral from './integral'

const mpmath = { title: 'mpmath with 30 digits: tests/vectors/math-algebra/integrals.py' }
const sympy = { title: 'SymPy: integrate' }
const limit = { title: 'The limit that the page states' }

export default defineCases(integral, [
  {
    name: 'A circle in disguise',
    given: { formula: '4/(1 + x^2)', from: '0', to: '1', strips: 10 },
    expect: {
      value: '3.14159265359',
      verdict: 'good',
      antiderivative: '4atan(x) + C',
      byFormula: '3.14159265359',
      understood: '4/(x² + 1)',
      average: '3.14159265359',
      area: '3.14159265359',
      length: '2.27618824081',
      volume: '32.3055794165',
      ways: {
        rows: 2,
        at: {
          0: { way: 'Trapezoids, 10 strips', value: '3.13992598891', off: '−0.00167' },
          1: { way: 'Simpson, 10 strips', value: '3.14159261394', off: '−3.97 × 10⁻⁸' },
        },
      },
      curve: { rows: 241 },
    },
    says: { verdict: 'agree' },
    source: { ...mpmath, how: 'quad of f, of √(1 + f′²) and of π f²; sums of ten strips' },
  },
  {
    name: 'The bell curve',
    given: { formula: 'e^(-x^2)', from: '-inf', to: 'inf' },
    expect: {
      value: '1.77245385091',
      antiderivative: null,
      byFormula: null,
      average: null,
      ways: { rows: 0 },
      verdict: 'good',
    },
    source: {
      title: 'NIST Digital Library of Mathematical Functions, 7.2 and mpmath: the root of π',
      href: 'https://dlmf.nist.gov/7.2',
      how: 'quad(exp(-x*x), [-inf, inf]) = 1.772453850905516',
    },
  },
  {
    name: 'An arch of the sine',
    given: { formula: 'sin(x)', from: '0', to: 'π' },
    expect: {
      value: '2',
      antiderivative: '−cos(x) + C',
      average: '0.636619772368',
      length: '3.82019778903',
      volume: '4.93480220054',
    },
    source: { ...mpmath, how: 'quad(sin, [0, pi]); quad(sqrt(1 + cos²)); π quad(sin²)' },
  },
  {
    name: 'Limits the other way round',
    given: { formula: 'x^2', from: '3', to: '0' },
    expect: { value: '−9', average: '3', area: '9', antiderivative: 'x³/3 + C' },
    source: { ...mpmath, how: 'quad(x², [3, 0]) = −9' },
  },
  {
    name: 'Above and below the axis',
    given: { formula: 'x^3 - x', from: '-1', to: '2' },
    expect: { value: '2.25', area: '2.75', average: '0.75' },
    source: { ...mpmath, how: 'quad of f and of |f| in [-1, 0, 1, 2]' },
  },
  {
    name: 'An end that rises for ever',
    given: { formula: '1/sqrt(x)', from: '0', to: '4' },
    expect: { value: '4', antiderivative: '2√x + C', verdict: 'good' },
    source: { ...mpmath, how: 'quad(1/sqrt(x), [0, 4])' },
  },
  {
    name: 'The logarithm from 0',
    given: { formula: 'ln(x)', from: '0', to: '1' },
    expect: { value: '−1', antiderivative: 'x·ln(x) − x + C' },
    source: { ...mpmath, how: 'quad(log, [0, 1])' },
  },
  {
    name: 'Parts',
    given: { formula: 'x e^(-x)', from: '0', to: 'inf' },
    expect: { value: '1', antiderivative: '−(x + 1)·e^(−x) + C' },
    source: { ...sympy, how: 'integrate(x*exp(-x), (x, 0, oo)) = 1, integrate(x*exp(-x), x) = (-x - 1)*exp(-x)' },
  },
  {
    name: 'A hole of one point',
    given: { formula: 'sin(x)/x', from: '-1', to: '1' },
    expect: { value: '1.89216614073', antiderivative: null },
    source: { ...mpmath, how: 'quad(sin(x)/x, [-1, 1]) = 1.89216614073437' },
  },
  {
    name: 'Nothing between equal limits',
    given: { formula: 'e^x', from: '2', to: '2' },
    expect: { value: '0', average: null },
    source: { title: 'Definition of the integral' },
  },
  {
    name: 'A pole at the end',
    given: { formula: '1/x', from: '0', to: '1' },
    expect: { value: 'not settled', verdict: 'bad', error: null, antiderivative: 'ln(|x|) + C' },
    source: { ...sympy, how: 'integrate(1/x, (x, 0, 1)) = oo' },
  },
  {
    name: 'A pole inside',
    given: { formula: '1/(x - 1)^2', from: '0', to: '3' },
    expect: { value: 'not settled', verdict: 'bad' },
    says: { verdict: 'x = 1' },
    source: { ...sympy, how: 'integrate(1/(x - 1)**2, (x, 0, 3)) = oo, though −1/(x − 1) has a difference of −1.5' },
  },
  {
    name: 'A tail that is too thick',
    given: { formula: '1/x', from: '1', to: 'inf' },
    expect: { value: 'not settled', verdict: 'bad' },
    source: { ...sympy, how: 'integrate(1/x, (x, 1, oo)) = oo' },
  },
  {
    name: 'The error is told',
    given: { formula: '1/sqrt(1-x^2)', from: '-1', to: '1' },
    expect: { value: '3.141593', error: '4.2 × 10⁻⁸' },
    source: { ...mpmath, how: 'quad = 3.14159265358979, which is within the error' },
  },
  {
    name: 'No real value',
    given: { formula: 'sqrt(x)', from: '-1', to: '1' },
    problem: 'formula',
    because: 'real value',
    source: limit,
  },
  {
    name: 'Another letter',
    given: { formula: 't^2' },
    problem: 'formula',
    because: 'letters and functions',
    source: limit,
  },
  { name: 'A limit that is none', given: { formula: 'x', from: 'here' }, problem: 'from', source: limit },
  { name: 'An empty limit', given: { formula: 'x', to: '' }, problem: 'to', source: limit },
  {
    name: 'Too far',
    given: { formula: 'x', from: '0', to: '1e15' },
    problem: 'to',
    because: 'infinite',
    source: limit,
  },
])
