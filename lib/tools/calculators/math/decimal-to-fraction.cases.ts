import { defineCases } from '@/lib/kits/calculator'
import decimal from './decimal-to-fraction'

const rationals = { title: 'Python fractions and SymPy: tests/vectors/math-algebra/rationals.py' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(decimal, [
  {
    name: '0.1(6) is a sixth',
    given: { value: '0.1(6)', most: 1000 },
    expect: { fraction: '1/6', mixed: null, decimal: '0.1(6)', length: 1, nearest: '1/6', error: null, note: null },
    source: { ...rationals, how: '1/6 0.1(6)' },
  },
  {
    name: 'A fraction for π below 1000',
    given: { value: '3.14159265358979', most: 1000 },
    expect: {
      fraction: '314159265358979/100000000000000',
      mixed: '3\u00A014159265358979/100000000000000',
      decimal: '3.14159265358979',
      length: null,
      nearest: '355/113',
      error: 0.000000266764192,
      continued: '[3; 7, 15, 1, 292, 1, 1, 1, 2, 1, 3, 1, 12, 2, 4, 1, 1, 3, 2, 2, …]',
      closer: {
        rows: 20,
        at: {
          1: { fraction: '22/7', value: 3.142857142857, error: 0.001264489267 },
          3: { fraction: '355/113', value: 3.14159292035398, error: 0.000000266764192 },
        },
      },
    },
    source: { ...rationals, how: 'limit_denominator(1000) = 355/113; continued_fraction of SymPy' },
  },
  {
    name: 'A fraction for π below 100',
    given: { value: '3.14159265358979', most: 100 },
    expect: { nearest: '311/99', error: -0.000178512175649 },
    source: { ...rationals, how: 'limit_denominator(100), between two convergents' },
  },
  {
    name: 'A fraction for e below 500',
    given: { value: '2.718281828459045', most: 500 },
    expect: { nearest: '1264/465', error: -0.000002258566572 },
    source: { ...rationals, how: 'limit_denominator(500)' },
  },
  {
    name: '0.201 on an inch rule',
    given: { value: '0.201', most: 64 },
    expect: {
      nearest: '1/5',
      error: -0.001,
      inches: {
        rows: 6,
        at: {
          0: { part: '1/2', mark: '0', error: -0.201 },
          1: { part: '1/4', mark: '1/4', error: 0.049 },
          3: { mark: '3/16', error: -0.0135 },
          5: { part: '1/64', mark: '13/64', error: 0.002125 },
        },
      },
    },
    source: { ...rationals, how: 'Marks of 0.201' },
  },
  {
    name: '1.4142 on an inch rule',
    given: { value: '1.4142', most: 50 },
    expect: {
      inches: { at: { 2: { mark: '1\u00A03/8', error: -0.0392 }, 4: { mark: '1\u00A013/32', error: -0.00795 } } },
    },
    source: { ...rationals, how: 'Marks of 1.4142: 11/8 and 45/32' },
  },
  {
    name: 'A negative decimal',
    given: { value: '−0.333', most: 10 },
    expect: { fraction: '−333/1000', nearest: '−1/3', error: -0.000333333333333 },
    source: { ...rationals, how: 'limit_denominator(10)' },
  },
  {
    name: 'A negative continued fraction starts below',
    given: { value: '-2.6', most: 1000 },
    expect: { fraction: '−13/5', mixed: '−2\u00A03/5', continued: '[−3; 2, 2]', closer: { rows: 3 } },
    source: { ...rationals, how: 'continued_fraction(-2.6) = [-3, 2, 2]' },
  },
  {
    name: 'One over 97 repeats after 96 digits',
    given: { value: '1/97', most: 1000 },
    expect: {
      length: 96,
      decimal: '0.(010309278350515463917525773195876288659793814432989690721649484536082474226804123711340206185567)',
    },
    source: { ...rationals, how: '1/97' },
  },
  {
    name: '22/7 as a decimal',
    given: { value: '22/7', most: 1000 },
    expect: { decimal: '3.(142857)', length: 6, mixed: '3\u00A01/7' },
    source: { ...rationals, how: '22/7' },
  },
  {
    name: 'One over 28 has two digits before its block',
    given: { value: '1/28', most: 1000 },
    expect: { decimal: '0.03(571428)', length: 6 },
    source: { ...rationals, how: '1/28' },
  },
  {
    name: '12.(345)',
    given: { value: '12.(345)', most: 1000 },
    expect: { fraction: '4111/333', mixed: '12\u00A0115/333' },
    source: { ...rationals, how: '(12345 − 12)/999' },
  },
  {
    name: '0.58(3), below zero',
    given: { value: '-0.58(3)', most: 1000 },
    expect: { fraction: '−7/12', decimal: '−0.58(3)' },
    source: { ...rationals, how: '(583 − 58)/900' },
  },
  {
    name: 'Nines without end are one',
    given: { value: '0.(9)', most: 1000 },
    expect: { fraction: '1', decimal: '1', note: 'plain' },
    says: { note: '0.(9) is 1' },
    source: { ...paper, how: '9/9' },
  },
  {
    name: 'A tenth is a tenth',
    given: { value: '0.1', most: 1000 },
    expect: { fraction: '1/10', length: null, nearest: '1/10', error: null },
    source: { ...paper, how: '1/10' },
  },
  {
    name: 'A mixed number',
    given: { value: '−2 3/4', most: 1000 },
    expect: { fraction: '−11/4', decimal: '−2.75' },
    source: { ...paper, how: '2 + 3/4 is 11/4' },
  },
  {
    name: 'A German decimal',
    region: 'de',
    given: { value: '0,375', most: 1000 },
    expect: { fraction: '3/8', decimal: '0,375' },
    source: { ...paper, how: '375 ÷ 125 over 1000 ÷ 125' },
  },
  {
    name: 'A large denominator has a long block',
    given: { value: '1/7919', most: 1000 },
    expect: { length: null, fraction: '1/7919' },
    source: {
      title: 'SymPy: n_order(10, 7919)',
      how: 'python3 -c "from sympy import n_order; print(n_order(10, 7919))" prints 3959, more than the 2000 that are looked for',
    },
  },
  {
    name: 'Nothing under the line',
    given: { value: '1/0', most: 10 },
    problem: 'value',
    because: 'not have 0',
    source: { ...paper, how: 'Not defined' },
  },
  {
    name: 'A word',
    given: { value: 'half', most: 10 },
    problem: 'value',
    because: 'must be a number',
    source: { ...paper, how: 'No number' },
  },
])
