import { defineCases } from '@/lib/kits/calculator'
import derivative from './derivative'

const sympy = { title: 'SymPy: diff, idiff and N' }
const dlmf = { title: 'NIST Digital Library of Mathematical Functions, 4.20', href: 'https://dlmf.nist.gov/4.20' }
const limit = { title: 'The limit that the page states' }
const first = { by: 'x', order: '1' } as const

export default defineCases(derivative, [
  {
    name: 'A product',
    given: { ...first, formula: 'x^2 sin(x)', point: 'π' },
    expect: {
      derivative: '2x·sin(x) + x²·cos(x)',
      value: '−9.869604401',
      verdict: 'good',
      understood: 'x²·sin(x)',
      height: '0',
      orders: { rows: 0 },
      gradient: { rows: 0 },
      curve: { rows: 241 },
    },
    source: { ...sympy, how: 'diff(x**2*sin(x), x) at π is −π² = −9.86960440109' },
  },
  {
    name: 'x to the x',
    given: { ...first, formula: 'x^x', point: '2' },
    expect: { derivative: '(ln(x) + 1)·x^x', value: '6.772588722', height: '4' },
    source: { ...sympy, how: 'diff(x**x, x) = x**x*(log(x) + 1), at 2: 6.77258872224' },
  },
  {
    name: 'A tangent and a normal',
    given: { ...first, formula: 'x^2', point: '3' },
    expect: { derivative: '2x', value: '6', tangent: 'y = 6x − 9', normal: 'y = −0.1666666667x + 9.5', height: '9' },
    source: { ...sympy, how: '9 + 6(x − 3); 9 − (x − 3)/6' },
  },
  {
    name: 'A level tangent',
    given: { ...first, formula: 'cos(x)', point: '0' },
    expect: { derivative: '−sin(x)', value: '0', tangent: 'y = 1', normal: 'x = 0' },
    source: { ...dlmf, how: '4.20.2: d/dz cos z = −sin z' },
  },
  {
    name: 'The fourth derivative of a bell',
    given: { formula: 'e^(-x^2)', by: 'x', order: '4', point: '1' },
    expect: {
      value: '−7.357588823',
      orders: {
        rows: 4,
        at: { 0: { order: 1, derivative: '−2x·e^(−x²)', value: '−0.7357588823' }, 3: { value: '−7.357588823' } },
      },
    },
    source: { ...sympy, how: 'diff(exp(-x**2), x, 4) at 1' },
  },
  {
    name: 'Two letters',
    given: { ...first, formula: 'x^2 y + sin(x y)', point: 'x = 1; y = 2' },
    expect: {
      value: '3.167706327',
      gradient: {
        rows: 2,
        at: {
          0: { letter: 'x', value: '3.167706327' },
          1: { letter: 'y', derivative: 'x² + x·cos(x·y)', value: '0.5838531635' },
        },
      },
      curve: { rows: 0 },
    },
    source: { ...sympy, how: 'diff(f, x), diff(f, y) at (1, 2)' },
  },
  {
    name: 'Folium of Descartes',
    given: { ...first, formula: 'x^3 + y^3 = 6x y', point: 'x = 3; y = 3' },
    expect: { value: '−1', verdict: 'good', tangent: 'y = −x + 6', normal: 'y = x', height: null },
    source: { ...sympy, how: 'idiff(x**3 + y**3 - 6*x*y, y, x) at (3, 3) is −1' },
  },
  {
    name: 'A circle',
    given: { ...first, formula: 'x^2 + y^2 = 25', point: 'x = 3; y = 4' },
    expect: { derivative: '−x/y', value: '−0.75' },
    source: { ...sympy, how: 'idiff(x**2 + y**2 - 25, y, x) = -x/y' },
  },
  {
    name: 'The second derivative along a circle',
    given: { formula: 'x^2 + y^2 = 25', by: 'x', order: '2', point: 'x = 3; y = 4' },
    expect: {
      value: '−0.390625',
      orders: { rows: 2, at: { 0: { value: '−0.75' }, 1: { order: 2, value: '−0.390625' } } },
    },
    source: { ...sympy, how: 'idiff(x**2 + y**2 - 25, y, x, 2) = (-x**2 - y**2)/y**3, at (3, 4): -25/64' },
  },
  {
    name: 'The third derivative along the folium of Descartes',
    given: { formula: 'x^3 + y^3 = 6x y', by: 'x', order: '3', point: 'x = 3; y = 3' },
    expect: { value: '−42.66666667', tangent: 'y = −x + 6' },
    source: { ...sympy, how: 'idiff(x**3 + y**3 - 6*x*y, y, x, 3) at (3, 3)' },
  },
  {
    name: 'An equation by another letter',
    given: { formula: 'x^2 + y^2 = 25', by: 'y', order: '1', point: undefined },
    problem: 'by',
    because: 'must be x',
    source: limit,
  },
  {
    name: 'A point beside the circle',
    given: { ...first, formula: 'x^2 + y^2 = 25', point: 'x = 3; y = 3' },
    expect: { verdict: 'fair', tangent: null },
    says: { verdict: 'does not lie on the curve' },
    source: limit,
  },
  {
    name: 'The corner of a size',
    given: { ...first, formula: '|x|', point: '0' },
    expect: { verdict: 'fair' },
    says: { verdict: 'corner' },
    source: { title: 'Definition of a derivative', how: 'the slopes are −1 and 1' },
  },
  {
    name: 'A root at its end',
    given: { ...first, formula: 'sqrt(x)', point: '0' },
    expect: { derivative: '1/(2√x)', value: null, verdict: 'fair' },
    says: { verdict: 'no real value' },
    source: { ...sympy, how: 'diff(sqrt(x), x) = 1/(2*sqrt(x))' },
  },
  {
    name: 'Constants by letters',
    given: { ...first, formula: 'a x^2 + b x + c', point: undefined },
    expect: { derivative: '2a·x + b', value: null, verdict: 'good' },
    source: { ...sympy, how: 'diff(a*x**2 + b*x + c, x)' },
  },
  {
    name: 'No function',
    given: { ...first, formula: 'x +' },
    problem: 'formula',
    because: 'a number is missing',
    source: limit,
  },
  { name: 'A factorial', given: { ...first, formula: 'x!' }, problem: 'formula', because: 'factorials', source: limit },
  { name: 'An unknown word', given: { ...first, formula: 'foo(x)' }, problem: 'formula', source: limit },
  {
    name: 'An equation without y',
    given: { ...first, formula: 'x^2 = 4' },
    problem: 'formula',
    because: 'x and y',
    source: limit,
  },
  { name: 'A point that is none', given: { ...first, formula: 'x', point: 'here' }, problem: 'point', source: limit },
  {
    name: 'Divided by nothing',
    given: { ...first, formula: 'x/0' },
    problem: 'formula',
    because: 'divide by 0',
    source: limit,
  },
])
