import { defineCases } from '@/lib/kits/calculator'
import matrix from './matrix'

const sympy = { title: 'SymPy: tests/vectors/math-algebra/linear.py' }
const limit = { title: 'The limit that the page states' }
const a = '1 2\n3 4'
const b = '0 1\n1 0'
const singular = '1 2 3\n4 5 6\n7 8 9'
const exchanged = '0 1 2\n1 0 3\n4 -3 8'
const wide = '2 1 3\n0 4 1'

export default defineCases(matrix, [
  {
    name: 'Inverse of two by two',
    given: { a, operation: 'inverse' },
    expect: {
      result: '[−2, 1; 3/2, −1/2]',
      note: null,
      upper: null,
      order: null,
      size: '2 × 2',
      rank: 2,
      determinant: '−2',
      trace: '5',
      rows: {
        rows: 4,
        at: {
          0: { says: 'Given', matrix: '[1, 2, 1, 0; 3, 4, 0, 1]' },
          1: { says: 'R₂ ← R₂ − 3 R₁', matrix: '[1, 2, 1, 0; 0, −2, −3, 1]' },
          2: { says: 'R₂ ← (−1/2) R₂' },
          3: { says: 'R₁ ← R₁ − 2 R₂', matrix: '[1, 0, −2, 1; 0, 1, 3/2, −1/2]' },
        },
      },
    },
    source: { ...sympy, how: 'A.inv(), A.det(), A.rank(), A.trace()' },
  },
  {
    name: 'Determinant',
    given: { a, operation: 'determinant' },
    expect: { result: '−2', rows: { rows: 4 } },
    source: { ...sympy, how: 'A.det()' },
  },
  {
    name: 'Product',
    given: { a, operation: 'multiply', b },
    expect: { result: '[2, 1; 4, 3]', rows: { rows: 0 } },
    source: { ...sympy, how: 'A * B' },
  },
  {
    name: 'Sum',
    given: { a, operation: 'add', b },
    expect: { result: '[1, 3; 4, 4]' },
    source: { ...sympy, how: 'A + B' },
  },
  {
    name: 'Difference',
    given: { a, operation: 'subtract', b },
    expect: { result: '[1, 1; 2, 4]' },
    source: { ...sympy, how: 'A - B' },
  },
  {
    name: 'Half of it',
    given: { a, operation: 'scale', factor: '1/2' },
    expect: { result: '[1/2, 1; 3/2, 2]' },
    source: { ...sympy, how: 'A / 2' },
  },
  {
    name: 'Cube',
    given: { a, operation: 'power', power: 3 },
    expect: { result: '[37, 54; 81, 118]' },
    source: { ...sympy, how: 'A**3' },
  },
  {
    name: 'A negative power',
    given: { a, operation: 'power', power: -2 },
    expect: { result: '[11/2, −5/2; −15/4, 7/4]' },
    source: { ...sympy, how: 'A**-2' },
  },
  {
    name: 'To the power 0',
    given: { a, operation: 'power', power: 0 },
    expect: { result: '[1, 0; 0, 1]' },
    source: { ...sympy, how: 'A**0' },
  },
  {
    name: 'Fibonacci’s numbers',
    given: { a: '[1, 1; 1, 0]', operation: 'power', power: 50 },
    expect: { result: '[20365011074, 12586269025; 12586269025, 7778742049]' },
    source: { ...sympy, how: 'F**50' },
  },
  {
    name: 'Transpose',
    given: { a: wide, operation: 'transpose' },
    expect: { result: '[2, 0; 1, 4; 3, 1]', size: '2 × 3', determinant: null, trace: null, rank: 2 },
    source: { ...sympy, how: 'M.T' },
  },
  {
    name: 'Reduced rows of a singular matrix',
    given: { a: singular, operation: 'reduce' },
    expect: { result: '[1, 0, −1; 0, 1, 2; 0, 0, 0]', rank: 2, determinant: '0', trace: '15' },
    source: { ...sympy, how: 'S.rref()' },
  },
  {
    name: 'Null space',
    given: { a: singular, operation: 'kernel' },
    expect: { result: '(1, −2, 1)' },
    source: { ...sympy, how: 'S.nullspace()' },
  },
  {
    name: 'Null space of a wide matrix',
    given: { a: wide, operation: 'kernel' },
    expect: { result: '(−11/8, −1/4, 1)' },
    source: { ...sympy, how: 'M.nullspace()' },
  },
  {
    name: 'No null space',
    given: { a, operation: 'kernel' },
    expect: { result: 'only the zero vector' },
    source: { ...sympy, how: 'rank 2 of 2' },
  },
  {
    name: 'LU of a singular matrix',
    given: { a: singular, operation: 'triangular' },
    expect: {
      result: '[1, 0, 0; 4, 1, 0; 7, 2, 1]',
      upper: '[1, 2, 3; 0, −3, −6; 0, 0, 0]',
      order: '1, 2, 3',
      note: 'fair',
    },
    says: { note: 'The result is L' },
    source: { ...sympy, how: 'S.LUdecomposition()' },
  },
  {
    name: 'LU with an exchange',
    given: { a: exchanged, operation: 'triangular' },
    expect: {
      result: '[1, 0, 0; 0, 1, 0; 4, −3, 1]',
      upper: '[1, 0, 3; 0, 1, 2; 0, 0, 2]',
      order: '2, 1, 3',
      determinant: '−2',
    },
    source: { ...sympy, how: 'Z.LUdecomposition()' },
  },
  {
    name: 'Inverse with an exchange',
    given: { a: exchanged, operation: 'inverse' },
    expect: { result: '[−9/2, 7, −3/2; −2, 4, −1; 3/2, −2, 1/2]', rows: { at: { 1: { says: 'R₁ ↔ R₂' } } } },
    source: { ...sympy, how: 'Z.inv()' },
  },
  {
    name: 'Decimals and fractions',
    given: { a: '1/2 0.25\n1/3 -2', operation: 'inverse' },
    expect: { result: '[24/13, 3/13; 4/13, −6/13]', determinant: '−13/12' },
    source: { ...sympy, how: 'Matrix([[1/2, 1/4], [1/3, -2]]).inv()' },
  },
  {
    name: 'Hilbert’s matrix of ten',
    given: {
      a: Array.from({ length: 10 }, (_, row) =>
        Array.from({ length: 10 }, (__, column) => `1/${row + column + 1}`).join(' '),
      ).join('\n'),
      operation: 'determinant',
    },
    expect: { result: '1/46206893947914691316295628839036278726983680000000000', rank: 10 },
    source: { ...sympy, how: 'H.det()' },
  },
  {
    name: 'A row that is too short',
    given: { a: '1 2\n3', operation: 'transpose' },
    expect: { result: '[1, 3; 2, 0]', note: 'fair' },
    says: { note: '1 missing entry was read as 0' },
    source: limit,
  },
  {
    name: 'Recipes',
    given: { a: wide, operation: 'multiply', b: '10\n5\n2' },
    expect: { result: '[31; 22]' },
    source: { ...sympy, how: 'M * V' },
  },
  {
    name: 'Singular',
    given: { a: singular, operation: 'inverse' },
    problem: 'a',
    because: 'must not be singular',
    source: { ...sympy, how: 'det 0' },
  },
  {
    name: 'Singular to a negative power',
    given: { a: singular, operation: 'power', power: -1 },
    problem: 'a',
    because: 'must not be singular',
    source: { ...sympy, how: 'det 0' },
  },
  {
    name: 'Not square',
    given: { a: wide, operation: 'inverse' },
    problem: 'a',
    because: 'square for this, not 2 × 3',
    source: limit,
  },
  {
    name: 'Sizes that do not fit',
    given: { a, operation: 'multiply', b: '1 2 3' },
    problem: 'b',
    because: '2, not 1',
    source: limit,
  },
  {
    name: 'Sizes that differ',
    given: { a, operation: 'add', b: '1 2 3' },
    problem: 'b',
    because: '2 × 2, not 1 × 3',
    source: limit,
  },
  {
    name: 'A word',
    given: { a: '1 x\n2 3', operation: 'transpose' },
    problem: 'a',
    because: '“x” of row 1',
    source: limit,
  },
  {
    name: 'Nothing under a line',
    given: { a: '1/0', operation: 'transpose' },
    problem: 'a',
    because: 'under a line',
    source: limit,
  },
  { name: 'No matrix', given: { a: '', operation: 'transpose' }, problem: 'a', because: '1 to 10 rows', source: limit },
  {
    name: 'Eleven columns',
    given: { a: '1 2 3 4 5 6 7 8 9 10 11', operation: 'transpose' },
    problem: 'a',
    because: 'at most 10 columns',
    source: limit,
  },
  {
    name: 'A factor that is none',
    given: { a, operation: 'scale', factor: 'k' },
    problem: 'factor',
    because: 'must be a number',
    source: limit,
  },
  {
    name: 'A power that grows too long',
    given: { a: '123456789012 1\n1 987654321098', operation: 'power', power: 50 },
    problem: 'power',
    because: 'at most 400 digits',
    source: limit,
  },
])
