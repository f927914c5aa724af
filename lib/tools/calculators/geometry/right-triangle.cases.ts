import { defineCases } from '@/lib/kits/calculator'
import right from './right-triangle'

const mpmath = { title: 'mpmath with 40 digits: tests/vectors/math-algebra/triangles.py' }
const paper = { title: 'Arithmetic on paper' }

/** Two parts of the triangle with sides 5, 12 and 13, each pair of which gives it back. */
const sizes = { a: 5, b: 12, c: 13, area: 30, perimeter: 30, height: 60 / 13 } as const
const names = ['a', 'b', 'c', 'area', 'perimeter', 'height'] as const
const pairs = names.flatMap((first, at) => names.slice(at + 1).map((second) => [first, second] as const))

export default defineCases(right, [
  {
    name: 'Legs 3 and 4',
    given: { first: 'a', one: 3, second: 'b', two: 4 },
    expect: {
      a: 3,
      b: 4,
      c: 5,
      angleA: 36.8698976458,
      angleB: 53.1301023542,
      area: 6,
      note: 'good',
      exact: 'a = 3, b = 4, c = 5',
      perimeter: 12,
      height: 2.4,
      inradius: 1,
      circumradius: 2.5,
      corner: null,
      square: null,
    },
    says: { note: '3-4-5' },
    source: { ...mpmath, how: '3 4 5' },
  },
  {
    name: 'Legs of 1',
    given: { first: 'a', one: 1, second: 'b', two: 1 },
    expect: {
      c: 1.41421356237,
      angleA: 45,
      exact: 'a = 1, b = 1, c = √2',
      note: null,
      height: 0.707106781187,
      inradius: 0.292893218813,
    },
    source: { ...mpmath, how: 'legs 1 1' },
  },
  {
    name: 'A leg of 5 opposite 30 degrees',
    given: { first: 'angleA', one: 30, second: 'a', two: 5 },
    expect: { b: 8.66025403784, c: 10, area: 21.6506350946, exact: 'a = 5, b = 5√3, c = 10' },
    source: { ...mpmath, how: 'a=5 A=30' },
  },
  {
    name: 'A hypotenuse of 10 and 65 degrees',
    given: { first: 'c', one: 10, second: 'angleB', two: 65 },
    expect: { a: 4.22618261741, b: 9.06307787037, angleA: 25, exact: null, area: 19.151111078 },
    source: { ...mpmath, how: 'c=10 A=25' },
  },
  {
    name: 'A hypotenuse of 10 and an area of 20',
    given: { first: 'c', one: 10, second: 'area', two: 20 },
    expect: { a: 4.472135955, b: 8.94427191, angleA: 26.5650511771 },
    source: { ...mpmath, how: 'c=10 area=20' },
  },
  ...pairs.map(([first, second]) => ({
    name: `5, 12 and 13 from ${first} and ${second}`,
    given: { first, one: sizes[first], second, two: sizes[second] },
    expect: { a: 5, b: 12, c: 13, angleA: 22.619864948, angleB: 67.380135052, inradius: 2, height: 4.61538461538 },
    source: { ...mpmath, how: 'c=13 a=5, and area 30 perimeter 30' },
  })),
  ...(['b', 'c', 'area', 'perimeter', 'height'] as const).map((second) => ({
    name: `5, 12 and 13 from its angle and ${second}`,
    given: { first: 'angleA' as const, one: 22.619864948, second, two: sizes[second] },
    expect: { a: 5, b: 12, c: 13 },
    source: { ...mpmath, how: 'c=13 a=5: angle 22.619864948' },
  })),
  {
    name: 'Twice a triple',
    given: { first: 'a', one: 6, second: 'c', two: 10 },
    expect: { b: 8, note: 'good' },
    says: { note: '2 times 3-4-5' },
    source: { ...paper, how: '100 − 36 = 64' },
  },
  {
    name: 'Roots of fractions',
    given: { first: 'a', one: 0.5, second: 'b', two: 0.25 },
    expect: { exact: 'a = 1/2, b = 1/4, c = √5/4', c: 0.559016994375 },
    source: { title: 'SymPy', how: 'sqrt(Rational(1, 4) + Rational(1, 16)) = sqrt(5)/4' },
  },
  {
    name: 'A corner that is open',
    given: { first: 'a', one: 3, second: 'b', two: 4, measured: 5.02 },
    expect: { corner: 90.4784253185, square: 'fair' },
    says: { square: '0.02 too long, so the corner is open by 0.478°' },
    source: { title: 'mpmath', how: 'degrees(acos((25 - mpf("5.02")**2) / 24))' },
  },
  {
    name: 'A corner that is closed',
    given: { first: 'a', one: 3, second: 'b', two: 4, measured: 4.9 },
    expect: { corner: 87.6358783214, square: 'fair' },
    says: { square: 'too short, so the corner is closed' },
    source: { title: 'mpmath', how: 'degrees(acos((25 - mpf("4.9")**2) / 24))' },
  },
  {
    name: 'A square corner',
    given: { first: 'a', one: 3, second: 'b', two: 4, measured: 5 },
    expect: { corner: 90, square: 'good' },
    source: { ...paper, how: '9 + 16 = 25' },
  },
  {
    name: 'A diagonal that cannot be',
    given: { first: 'a', one: 3, second: 'b', two: 4, measured: 8 },
    problem: 'measured',
    because: 'shorter than their sum',
    source: { ...paper, how: '3 + 4 = 7' },
  },
  {
    name: 'A leg as long as the hypotenuse',
    given: { first: 'a', one: 5, second: 'c', two: 5 },
    problem: null,
    because: 'shorter than the hypotenuse',
    source: { ...paper, how: '25 − 25 = 0' },
  },
  {
    name: 'Two angles',
    given: { first: 'angleA', one: 30, second: 'angleB', two: 60 },
    problem: null,
    because: 'shape only',
    source: { ...paper, how: 'Similar triangles have the same angles' },
  },
  {
    name: 'The same part twice',
    given: { first: 'a', one: 3, second: 'a', two: 4 },
    problem: 'second',
    because: 'another part',
    source: { ...paper, how: 'One number for two unknowns' },
  },
  {
    name: 'An angle of 90 degrees',
    given: { first: 'angleA', one: 90, second: 'a', two: 4 },
    problem: 'one',
    because: 'less than 90',
    source: { ...paper, how: '90 + 90 = 180' },
  },
  {
    name: 'A second angle of 90 degrees',
    given: { first: 'a', one: 4, second: 'angleB', two: 90 },
    problem: 'two',
    because: 'less than 90',
    source: { ...paper, how: '90 + 90 = 180' },
  },
  {
    name: 'An area beyond a quarter of the square',
    given: { first: 'c', one: 10, second: 'area', two: 25.1 },
    problem: null,
    because: 'at most a quarter',
    source: { ...paper, how: '100 ÷ 4 = 25' },
  },
  {
    name: 'The largest area of a hypotenuse',
    given: { first: 'c', one: 10, second: 'area', two: 25 },
    expect: { angleA: 45, a: 7.07106781187 },
    source: { ...paper, how: 'Equal legs, 10 ÷ √2' },
  },
  {
    name: 'A perimeter too short for a leg',
    given: { first: 'a', one: 10, second: 'perimeter', two: 20 },
    problem: null,
    because: 'more than twice a leg',
    source: { ...paper, how: 'b + c > a' },
  },
  {
    name: 'A perimeter too short for the hypotenuse',
    given: { first: 'c', one: 10, second: 'perimeter', two: 20 },
    problem: null,
    because: 'more than twice the hypotenuse',
    source: { ...paper, how: 'a + b > c' },
  },
  {
    name: 'A height as long as a leg',
    given: { first: 'b', one: 3, second: 'height', two: 3 },
    problem: null,
    because: 'shorter than each leg',
    source: { ...paper, how: 'The leg is the hypotenuse of the part below the height' },
  },
  {
    name: 'An area too large for a perimeter',
    given: { first: 'area', one: 100, second: 'perimeter', two: 10 },
    problem: null,
    because: 'too large for this perimeter',
    source: { ...paper, how: '5 − 20 < 0' },
  },
])
