import { defineCases } from '@/lib/kits/calculator'
import figures from './significant-figures'

const decimal = { title: 'Python decimal: tests/vectors/math-algebra/significant.py' }
const sewanee = {
  title: 'Sewanee, Physics 101: Using Significant Figures in WebAssign',
  href: 'http://static.sewanee.edu/physics/PHYSICS101/SigFigsWebAssign.htm',
}
const aiken = {
  title: 'University of South Carolina Aiken, Chemistry: Significant Figures, Mathematical Operations',
  href: 'http://www.usca.edu/chemistry/genchem/sigfig2.htm',
}
const limit = { title: 'The limit that the page states' }
const number = { task: 'number', zeros: 'no', halves: 'halfAway' } as const
const calculation = { task: 'calculation', exact: '', zeros: 'no', halves: 'halfAway' } as const

export default defineCases(figures, [
  {
    name: 'Logarithms in a physics course',
    given: { ...calculation, expression: 'log(27)' },
    expect: { result: '1.43' },
    source: { ...sewanee, how: 'log(27) = 1.43' },
  },
  {
    name: 'A natural logarithm below 0',
    given: { ...calculation, expression: 'ln(0.026)' },
    expect: { result: '−3.65' },
    source: { ...sewanee, how: 'ln(0.026) = −3.65' },
  },
  {
    name: 'A sum in a chemistry course',
    given: { ...calculation, expression: '23.112233 + 1.3324 + 0.25' },
    expect: { result: '24.69', unrounded: '24.694633' },
    source: { ...aiken, how: '24.69, two places' },
  },
  {
    name: 'A product in a chemistry course',
    given: { ...calculation, expression: '23.123123 × 1.3344' },
    expect: { result: '30.855' },
    source: { ...aiken, how: '30.855, five figures' },
  },
  {
    name: '0.004050',
    given: { ...number, number: '0.004050', figures: 3 },
    expect: {
      count: 4,
      result: null,
      marked: '0.00[4050]',
      rounded: '0.00405',
      scientific: '4.05 × 10⁻³',
      last: 'decimal place 6',
      rule: null,
      understood: null,
      unrounded: null,
      digits: {
        rows: 7,
        at: {
          0: { digit: '0', significant: 'no', why: 'leading zero, only holds the place' },
          3: { digit: '4', significant: 'yes', why: 'not zero' },
          4: { significant: 'yes', why: 'between other digits' },
          6: { significant: 'yes', why: 'ends a number with a decimal sign' },
        },
      },
    },
    source: { ...decimal, how: 'figures("0.004050") = 4' },
  },
  {
    name: 'A hundred without a point',
    given: { ...number, number: '100', figures: 2 },
    expect: {
      count: 1,
      marked: '[1]00',
      rounded: '1.0 × 10²',
      last: 'hundreds',
      rule: 'fair',
      digits: { rows: 3, at: { 2: { significant: 'no' } } },
    },
    says: { rule: 'place holders' },
    source: { ...decimal, how: 'figures("100") = 1' },
  },
  {
    name: 'A hundred with a point',
    given: { ...number, number: '100.', figures: 3 },
    expect: { count: 3, marked: '[100.]', rounded: '1.00 × 10²', rule: null, last: 'ones' },
    source: { ...decimal, how: 'figures("100.") = 3' },
  },
  {
    name: 'A hundred whose zeros count',
    given: { ...number, number: '100', figures: 3, zeros: 'yes' },
    expect: {
      count: 3,
      marked: '[100]',
      rule: 'fair',
      digits: { at: { 2: { significant: 'yes', why: 'ends a whole number, counted as you chose' } } },
    },
    says: { rule: 'as you chose' },
    source: { ...sewanee, how: '500. has three figures: what a point says there, the choice says here' },
  },
  {
    name: 'A decimal zero',
    given: { ...number, number: '100.0', figures: 4 },
    expect: { count: 4, marked: '[100.0]', rounded: '100.0' },
    source: { ...decimal, how: 'figures("100.0") = 4' },
  },
  {
    name: 'In scientific notation',
    given: { ...number, number: '1.200e3', figures: 2 },
    expect: { count: 4, marked: '[1.200]e3', rounded: '1.2 × 10³', last: 'ones' },
    source: { ...decimal, how: 'figures("1.200e3") = 4' },
  },
  {
    name: 'A zero',
    given: { ...number, number: '0.0', figures: 2 },
    expect: { count: 0, rounded: '0', scientific: null, last: 'tenths', rule: 'fair' },
    says: { rule: 'no first significant figure' },
    source: { ...decimal, how: 'figures("0.0") = 0' },
  },
  {
    name: 'A negative number',
    given: { ...number, number: '-0.0125', figures: 2 },
    expect: { count: 3, marked: '−0.0[125]', rounded: '−0.013' },
    source: { ...decimal, how: '-0.0125 to 2 figures, half up' },
  },
  {
    name: 'A negative number, half to even',
    given: { ...number, number: '-0.0125', figures: 2, halves: 'halfEven' },
    expect: { rounded: '−0.012' },
    source: { ...decimal, how: 'ROUND_HALF_EVEN' },
  },
  {
    name: 'Half away',
    given: { ...number, number: '2.345', figures: 3 },
    expect: { rounded: '2.35' },
    source: { ...decimal, how: '2.345' },
  },
  {
    name: 'Half to even',
    given: { ...number, number: '2.345', figures: 3, halves: 'halfEven' },
    expect: { rounded: '2.34' },
    source: { ...decimal, how: '2.345' },
  },
  {
    name: 'Rounding that makes a further digit',
    given: { ...number, number: '99.96', figures: 3 },
    expect: { rounded: '1.00 × 10²' },
    source: { title: 'Arithmetic on paper', how: 'three figures of 100.0 are 1.00 × 10²' },
  },
  {
    name: 'The speed of light',
    given: { ...number, number: '299,792,458', figures: 4 },
    expect: { count: 9, rounded: '2.998 × 10⁸' },
    source: { ...decimal, how: '2.998E+8' },
  },
  {
    name: 'Written in Germany',
    region: 'de',
    given: { ...number, number: '0,0500', figures: 2 },
    expect: { count: 3, marked: '0,0[500]', rounded: '0,050' },
    source: { ...decimal, how: 'figures("-0.0500") = 3' },
  },
  {
    name: 'A sum',
    given: { ...calculation, expression: '12.11 + 18.0' },
    expect: {
      result: '30.1',
      unrounded: '30.11',
      understood: '12.11 + 18.0',
      last: 'tenths',
      rule: 'plain',
      count: null,
      scientific: '3.01 × 10¹',
      digits: { rows: 0 },
    },
    says: { rule: 'coarsest last place' },
    source: { ...decimal, how: '12.11 + 18.0' },
  },
  {
    name: 'Three parts',
    given: { ...calculation, expression: '12.11+18.0+1.013' },
    expect: { result: '31.1', unrounded: '31.123' },
    source: { ...decimal, how: '31.123' },
  },
  {
    name: 'A product',
    given: { ...calculation, expression: '4.56*1.4' },
    expect: { result: '6.4', unrounded: '6.384' },
    says: { rule: 'fewest' },
    source: { ...decimal, how: '6.384 to 2 figures' },
  },
  {
    name: 'A difference that loses figures',
    given: { ...calculation, expression: '(25.5 - 25.2) × 4.000' },
    expect: { result: '1', unrounded: '1.2' },
    source: { ...decimal, how: '1.2 to 1 figure' },
  },
  {
    name: 'With a count',
    given: { ...calculation, expression: '2 × 3.14159 × 6.0', exact: '2' },
    expect: { result: '38', unrounded: '37.69908' },
    source: { ...decimal, how: '37.69908 to 2 figures' },
  },
  {
    name: 'Without telling that it is a count',
    given: { ...calculation, expression: '2 × 3.14159 × 6.0' },
    expect: { result: '4 × 10¹' },
    source: { ...decimal, how: '37.69908 to 1 figure' },
  },
  {
    name: 'A quotient',
    given: { ...calculation, expression: '1.00 / 3.0' },
    expect: { result: '0.33' },
    source: { ...decimal, how: '0.333 to 2 figures' },
  },
  {
    name: 'A logarithm',
    given: { ...calculation, expression: 'log(3.50e4)' },
    expect: { result: '4.544', unrounded: '4.54406804435028' },
    says: { rule: 'as many decimals' },
    source: { ...decimal, how: 'log10(3.50e4) to 3 decimals' },
  },
  {
    name: 'A natural logarithm',
    given: { ...calculation, expression: 'ln(2.0)' },
    expect: { result: '0.69' },
    source: { ...decimal, how: 'ln 2.0 to 2 decimals' },
  },
  {
    name: 'A root',
    given: { ...calculation, expression: 'sqrt(2.00)' },
    expect: { result: '1.41' },
    source: { ...decimal, how: 'sqrt(2.00) to 3 figures' },
  },
  {
    name: 'A power',
    given: { ...calculation, expression: '1.10^3' },
    expect: { result: '1.33', unrounded: '1.331' },
    source: { ...decimal, how: '1.331' },
  },
  {
    name: 'A coarse part',
    given: { ...calculation, expression: '1200 + 3.5' },
    expect: { result: '1.2 × 10³', last: 'hundreds' },
    source: { ...decimal, how: '1203.5 to hundreds' },
  },
  {
    name: 'A part whose zeros count',
    given: { ...calculation, expression: '1200 + 3.5', zeros: 'yes' },
    expect: { result: '1,204', last: 'ones' },
    source: { ...decimal, how: '1203.5 to ones, half up' },
  },
  {
    name: 'Half to even at the end',
    given: { ...calculation, expression: '2.5 × 1.7', halves: 'halfEven' },
    expect: { result: '4.2', unrounded: '4.25' },
    source: { ...decimal, how: '4.25, ROUND_HALF_EVEN' },
  },
  {
    name: 'Only exact numbers',
    given: { ...calculation, expression: '7 / 2', exact: '7; 2' },
    expect: { result: '3.5 (exact)', last: null, rule: 'plain' },
    says: { rule: 'exact' },
    source: { title: 'Arithmetic on paper', how: '7 ÷ 2' },
  },
  {
    name: 'Nothing left',
    given: { ...calculation, expression: '5.0 - 5.0' },
    expect: { result: '0.0', scientific: null },
    source: { ...decimal, how: '5.0 - 5.0 = 0.0' },
  },
  {
    name: 'Not a number',
    given: { ...number, number: 'abc', figures: 2 },
    problem: 'number',
    because: 'must be a number',
    source: limit,
  },
  {
    name: 'A fault in the calculation',
    given: { ...calculation, expression: '2 +' },
    problem: 'expression',
    because: 'a number is missing',
    source: limit,
  },
  {
    name: 'Divided by nothing',
    given: { ...calculation, expression: '2 / (1.0 - 1.0)' },
    problem: 'expression',
    because: 'divide by 0',
    source: limit,
  },
  {
    name: 'Another function',
    given: { ...calculation, expression: 'sin(30)' },
    problem: 'expression',
    because: 'not sin',
    source: limit,
  },
  {
    name: 'A broken exponent',
    given: { ...calculation, expression: '2.0^0.5' },
    problem: 'expression',
    because: 'whole exponents',
    source: limit,
  },
  {
    name: 'Exact numbers that are none',
    given: { ...calculation, expression: '2 × 3', exact: 'two' },
    problem: 'exact',
    because: 'parted by semicolons',
    source: limit,
  },
  ...(
    [
      ['1234', 4],
      ['500', 1],
      ['500.', 3],
      ['13000', 2],
      ['2.000', 4],
      ['5.0e2', 2],
      ['140E-001', 2],
      ['8.20000e3', 6],
      ['101.001', 6],
      ['41003', 5],
    ] as const
  ).map(([typed, count]) => ({
    name: `${typed} in a physics course`,
    given: { ...number, number: typed, figures: 1 },
    expect: { count },
    source: { ...sewanee, how: `“${typed}” has ${count} significant ${count === 1 ? 'figure' : 'figures'}` },
  })),
  ...(
    [
      ['1530 × 4.0', '6.1 × 10³', '6,120'],
      ['2.46 + 6.1743', '8.63', '8.6343'],
      ['4580 - 411', '4.17 × 10³', '4,169'],
    ] as const
  ).map(([expression, result, unrounded]) => ({
    name: `${expression} in a physics course`,
    given: { ...calculation, expression },
    expect: { result, unrounded },
    source: { ...sewanee, how: 'Printed there as 6100, 8.63 and 4170, with the same figures' },
  })),
])
