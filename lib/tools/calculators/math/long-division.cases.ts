import { defineCases } from '@/lib/kits/calculator'
import division from './long-division'

const python = { title: 'Python integers and fractions: tests/vectors/math-algebra/written.py' }
const sympy = { title: 'SymPy: tests/vectors/math-algebra/written.py' }
const paper = { title: 'Arithmetic on paper' }
const limit = { title: 'The limit that the page states' }
const whole = { task: 'divide', goOn: 'remainder' } as const
const on = { task: 'divide', goOn: 'decimals', places: 12 } as const
const polynomials = { task: 'polynomials' } as const

export default defineCases(division, [
  {
    name: '1234 by 7',
    given: { ...whole, dividend: '1234', divisor: '7' },
    expect: {
      result: '176 remainder 2',
      remainder: null,
      decimal: '176.(285714)',
      mixed: '176\u00A02/7',
      shifted: null,
      check: '7 × 176 + 2 = 1,234',
      division: {
        rows: 3,
        at: {
          0: { part: '12', fits: '1 times', product: '7', left: '5' },
          1: { part: '53', fits: '7 times', product: '49', left: '4' },
          2: { part: '44', fits: '6 times', product: '42', left: '2' },
        },
      },
      terms: { rows: 0 },
      synthetic: { rows: 0 },
      partials: { rows: 0 },
      columns: { rows: 0 },
    },
    source: { ...python, how: 'divmod(1234, 7) = (176, 2); lines on paper' },
  },
  {
    name: 'A seventh',
    given: { ...on, dividend: '1', divisor: '7' },
    expect: {
      result: '0.(142857)',
      remainder: null,
      decimal: '0.(142857)',
      mixed: '1/7',
      division: {
        rows: 6,
        at: { 0: { part: '10', fits: '1 times', left: '3' }, 5: { part: '50', fits: '7 times', left: '1' } },
      },
    },
    source: { ...python, how: '1/7' },
  },
  {
    name: 'A sixth, of which one digit stands once',
    given: { ...on, dividend: '1', divisor: '6' },
    expect: { result: '0.1(6)' },
    source: { ...python, how: '1/6 = 0.1666…' },
  },
  {
    name: 'A quotient that ends',
    given: { ...on, dividend: '100', divisor: '8' },
    expect: {
      result: '12.5',
      mixed: '12\u00A01/2',
      division: { rows: 3, at: { 2: { part: '40', fits: '5 times', left: '0' } } },
    },
    source: { ...python, how: '100/8' },
  },
  {
    name: 'A block longer than what is shown',
    given: { ...on, dividend: '1', divisor: '97' },
    expect: { result: '0.010309278350…' },
    source: { ...python, how: '1/97 = 0.010309278350515…' },
  },
  {
    name: 'A decimal divisor',
    given: { ...whole, dividend: '12.5', divisor: '0.4' },
    expect: {
      result: '31 remainder 0.1',
      decimal: '31.25',
      shifted: '125 ÷ 4',
      check: '0.4 × 31 + 0.1 = 12.5',
      mixed: '31\u00A01/4',
    },
    source: { ...python, how: 'F("12.5") / F("0.4"), rest 1/10' },
  },
  {
    name: 'A divisor with more decimals',
    given: { ...whole, dividend: '7', divisor: '0.25' },
    expect: { result: '28 remainder 0', decimal: '28', shifted: '700 ÷ 25', mixed: null },
    source: { ...python, how: '7 / 0.25' },
  },
  {
    name: 'A decimal dividend',
    given: { ...whole, dividend: '12.34', divisor: '7' },
    expect: {
      result: '1 remainder 5.34',
      check: '7 × 1 + 5.34 = 12.34',
      division: { rows: 1, at: { 0: { part: '12', left: '5' } } },
    },
    source: { ...python, how: 'rest 267/50' },
  },
  {
    name: 'A negative dividend',
    given: { ...whole, dividend: '-17', divisor: '5' },
    expect: { result: '−3 remainder −2', decimal: '−3.4', check: '5 × (−3) + (−2) = −17' },
    source: { ...python, how: 'int(-17/5), rest −2' },
  },
  {
    name: 'A negative divisor',
    given: { ...whole, dividend: '17', divisor: '-5' },
    expect: { result: '−3 remainder 2', check: '(−5) × (−3) + 2 = 17' },
    source: { ...python, how: 'int(17/-5), rest 2' },
  },
  {
    name: 'Smaller than the divisor',
    given: { ...whole, dividend: '3', divisor: '12' },
    expect: {
      result: '0 remainder 3',
      decimal: '0.25',
      mixed: '1/4',
      division: { rows: 1, at: { 0: { part: '3', fits: '0 times', product: '0', left: '3' } } },
    },
    source: { ...python, how: '3/12' },
  },
  {
    name: 'Nothing divided',
    given: { ...whole, dividend: '0', divisor: '5' },
    expect: { result: '0 remainder 0', decimal: '0', mixed: null },
    source: { ...python, how: '0/5' },
  },
  {
    name: 'Eighteen digits by nine',
    given: { ...whole, dividend: '987654321987654321', divisor: '123456789' },
    expect: { result: '8,000,000,080 remainder 111,111,201' },
    source: { ...python, how: 'divmod' },
  },
  {
    name: 'By nothing',
    given: { ...whole, dividend: '5', divisor: '0' },
    problem: 'divisor',
    because: 'must not be 0',
    source: paper,
  },
  {
    name: 'Not a number',
    given: { ...whole, dividend: 'x', divisor: '2' },
    problem: 'dividend',
    because: 'whole number or a decimal',
    source: limit,
  },
  {
    name: 'A cubic by a linear term',
    given: { ...polynomials, upper: '2x^3 - 3x^2 + 4x - 5', lower: 'x - 2' },
    expect: {
      result: '2x² + x + 6',
      remainder: '7',
      check: '(x − 2) × (2x² + x + 6) + (7) = 2x³ − 3x² + 4x − 5',
      decimal: null,
      terms: {
        rows: 3,
        at: {
          0: { term: '2x²', product: '2x³ − 4x²', left: 'x² + 4x − 5' },
          2: { term: '6', product: '6x − 12', left: '7' },
        },
      },
      synthetic: {
        rows: 4,
        at: {
          0: { power: 'x³', coefficient: '2', carried: null, total: '2' },
          1: { power: 'x²', coefficient: '−3', carried: '4', total: '1' },
          3: { power: 'constant', coefficient: '−5', carried: '12', total: '7' },
        },
      },
    },
    source: { ...sympy, how: 'div(2x³ − 3x² + 4x − 5, x − 2); Horner at 2 on paper' },
  },
  {
    name: 'By a square, without a remainder',
    given: { ...polynomials, upper: 'x^4 - 1', lower: 'x^2 + 1' },
    expect: { result: 'x² − 1', remainder: '0', check: '(x² + 1) × (x² − 1) = x⁴ − 1', synthetic: { rows: 0 } },
    source: { ...sympy, how: 'div(x⁴ − 1, x² + 1)' },
  },
  {
    name: 'Fractions as coefficients',
    given: { ...polynomials, upper: 'x^3 + x/2 - 1/3', lower: '2x + 3' },
    expect: { result: '(1/2)x² − (3/4)x + 11/8', remainder: '−107/24' },
    source: { ...sympy, how: 'over the rational numbers' },
  },
  {
    name: 'A divisor of higher degree',
    given: { ...polynomials, upper: 'x + 1', lower: 'x^2' },
    expect: { result: '0', remainder: 'x + 1', terms: { rows: 0 } },
    source: { ...sympy, how: 'div(x + 1, x²)' },
  },
  {
    name: 'Brackets and powers',
    given: { ...polynomials, upper: '(x+1)^5', lower: 'x+1' },
    expect: { result: 'x⁴ + 4x³ + 6x² + 4x + 1', remainder: '0' },
    source: { ...sympy, how: 'div((x + 1)⁵, x + 1)' },
  },
  {
    name: 'Numbers alone',
    given: { ...polynomials, upper: '5', lower: '3' },
    expect: { result: '5/3', remainder: '0' },
    source: { ...sympy, how: 'div(5, 3)' },
  },
  {
    name: 'By the polynomial 0',
    given: { ...polynomials, upper: 'x', lower: 'x - x' },
    problem: 'lower',
    because: 'must not be 0',
    source: paper,
  },
  {
    name: 'Another letter',
    given: { ...polynomials, upper: 'x + y', lower: 'x' },
    problem: 'upper',
    because: '“y”',
    source: limit,
  },
  {
    name: 'A broken exponent',
    given: { ...polynomials, upper: 'x^0.5', lower: 'x' },
    problem: 'upper',
    because: 'whole exponents',
    source: limit,
  },
  {
    name: 'Divided by x',
    given: { ...polynomials, upper: '1/x', lower: 'x' },
    problem: 'upper',
    because: 'divide only by numbers',
    source: limit,
  },
  {
    name: 'Too high a degree',
    given: { ...polynomials, upper: 'x^15 × x^15', lower: 'x' },
    problem: 'upper',
    because: 'degree 20',
    source: limit,
  },
  {
    name: 'Two factors',
    given: { task: 'multiply', first: '347', second: '26' },
    expect: {
      result: '9,022',
      shifted: null,
      partials: {
        rows: 2,
        at: {
          0: { digit: '6', product: '2,082', shifted: '2,082' },
          1: { digit: '2', product: '694', shifted: '6,940' },
        },
      },
      division: { rows: 0 },
    },
    source: { ...python, how: '347 × 26, 347 × 6, 347 × 2' },
  },
  {
    name: 'Decimal factors',
    given: { task: 'multiply', first: '1.25', second: '-0.4' },
    expect: { result: '−0.5', shifted: '125 × 4, then 3 decimals' },
    source: { ...python, how: '1.25 × −0.4 = −1/2' },
  },
  {
    name: 'A zero within the second factor',
    given: { task: 'multiply', first: '605', second: '103' },
    expect: {
      result: '62,315',
      partials: { rows: 3, at: { 1: { digit: '0', product: '0', shifted: '0' }, 2: { shifted: '60,500' } } },
    },
    source: { ...python, how: '605 × 103' },
  },
  {
    name: 'Thirty digits squared',
    given: { task: 'multiply', first: '123456789012345678901234567890', second: '123456789012345678901234567890' },
    expect: {
      result: '15,241,578,753,238,836,750,495,351,562,536,198,787,501,905,199,875,019,052,100',
      partials: { rows: 30 },
    },
    source: { ...python, how: '123456789012345678901234567890 ** 2' },
  },
  {
    name: 'A factor that is none',
    given: { task: 'multiply', first: '3', second: '' },
    problem: 'second',
    because: 'whole number or a decimal',
    source: limit,
  },
  {
    name: 'Three numbers',
    given: { task: 'add', summands: '458\n79\n1263' },
    expect: {
      result: '1,800',
      columns: {
        rows: 4,
        at: {
          0: { place: 'ones', digits: '8 + 9 + 3', carried: 0, total: 20, written: '0, carry 2' },
          1: { place: 'tens', digits: '5 + 7 + 6', carried: 2, total: 20, written: '0, carry 2' },
          2: { place: 'hundreds', digits: '4 + 0 + 2', carried: 2, total: 8, written: '8' },
          3: { place: 'thousands', digits: '0 + 0 + 1', carried: 0, total: 1, written: '1' },
        },
      },
    },
    source: { ...python, how: '458 + 79 + 1263' },
  },
  {
    name: 'Decimals of several lengths',
    given: { task: 'add', summands: '0.75\n12.5\n3' },
    expect: {
      result: '16.25',
      columns: {
        rows: 4,
        at: {
          0: { place: 'hundredths', digits: '5 + 0 + 0', total: 5 },
          1: { place: 'tenths', total: 12, written: '2, carry 1' },
        },
      },
    },
    source: { ...python, how: '65/4' },
  },
  {
    name: 'A carry through every column',
    given: { task: 'add', summands: '999\n1' },
    expect: { result: '1,000', columns: { rows: 3, at: { 2: { total: 10, written: '10' } } } },
    source: { ...python, how: '999 + 1' },
  },
  { name: 'One number', given: { task: 'add', summands: '5' }, problem: 'summands', because: '2 to 12', source: limit },
  {
    name: 'A negative number',
    given: { task: 'add', summands: '5\n-3' },
    problem: 'summands',
    because: 'from 0',
    source: limit,
  },
])
