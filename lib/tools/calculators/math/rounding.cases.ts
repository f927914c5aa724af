import { defineCases } from '@/lib/kits/calculator'
import rounding from './rounding'

const python = { title: 'Python decimal and fractions: tests/vectors/math-algebra/rounding.py' }
const paper = { title: 'Arithmetic on paper' }
const whole = { to: 'decimals', decimals: 0 } as const

/** What 2.5 and −2.5 are rounded to, by each rule. */
const halves = [
  ['halfAway', '3', '−3'],
  ['halfEven', '2', '−2'],
  ['halfUp', '3', '−2'],
  ['halfDown', '2', '−3'],
  ['halfToward', '2', '−2'],
  ['floor', '2', '−3'],
  ['ceiling', '3', '−2'],
  ['truncate', '2', '−2'],
  ['away', '3', '−3'],
] as const

export default defineCases(rounding, [
  {
    name: '1.005 to two decimals',
    given: { numbers: '1.005', to: 'decimals', decimals: 2, way: 'halfAway' },
    expect: {
      rounded: '1.01',
      error: '0.005',
      share: 0.004975124378,
      note: 'plain',
      list: { rows: 0 },
      ways: {
        rows: 9,
        at: {
          0: { way: 'Half away from zero (commercial)', rounded: '1.01', error: '0.005' },
          1: { rounded: '1.00', error: '−0.005' },
          3: { rounded: '1.00' },
          6: { way: 'Always up (ceiling)', rounded: '1.01' },
        },
      },
    },
    says: { note: 'exactly halfway' },
    source: { ...python, how: '1.005 by 0.01; 0.005 ÷ 1.005' },
  },
  {
    name: '17.38 in cash',
    given: { numbers: '17.38', to: 'multiple', multiple: '0.05', way: 'halfAway' },
    expect: { rounded: '17.4', error: '0.02', note: null },
    source: { ...python, how: '17.38 by 0.05' },
  },
  {
    name: '1250 to hundreds, half to even',
    given: { numbers: '1,250', to: 'place', place: '2', way: 'halfEven' },
    expect: { rounded: '1,200', error: '−50' },
    source: { ...python, how: '1250 by 100' },
  },
  ...halves.flatMap(([way, positive, negative]) => [
    {
      name: `2.5, ${way}`,
      given: { ...whole, numbers: '2.5', way },
      expect: { rounded: positive },
      source: { ...python, how: '2.5 by 1' },
    },
    {
      name: `−2.5, ${way}`,
      given: { ...whole, numbers: '-2.5', way },
      expect: { rounded: negative },
      source: { ...python, how: '-2.5 by 1' },
    },
  ]),
  {
    name: '3.5, half to even',
    given: { ...whole, numbers: '3.5', way: 'halfEven' },
    expect: { rounded: '4' },
    source: { ...python, how: '3.5 by 1' },
  },
  ...(
    [
      ['2.7', 'halfDown', '3'],
      ['-2.7', 'halfUp', '−3'],
      ['-2.7', 'truncate', '−2'],
      ['2.7', 'floor', '2'],
      ['2.7', 'halfToward', '3'],
    ] as const
  ).map(([numbers, way, rounded]) => ({
    name: `${numbers}, ${way}`,
    given: { ...whole, numbers, way },
    expect: { rounded, note: null },
    source: { ...python, how: `${numbers} by 1` },
  })),
  {
    name: 'A small negative number',
    given: { ...whole, numbers: '−0.4', way: 'halfAway' },
    expect: { rounded: '0', error: '0.4', share: 1, note: 'plain' },
    says: { note: '−0' },
    source: { ...python, how: '-0.4 by 1: Decimal writes -0' },
  },
  {
    name: '0.7 to eighths',
    given: { numbers: '0.7', to: 'fraction', parts: 8, way: 'halfEven' },
    expect: { rounded: '0.75', error: '0.05' },
    source: { ...python, how: '0.7 to eighths, 3/4' },
  },
  {
    name: 'Three significant figures',
    given: { numbers: '0.00123456', to: 'figures', figures: 3, way: 'halfAway' },
    expect: { rounded: '0.00123' },
    source: { ...python, how: '0.00123456 to 3 figures' },
  },
  {
    name: 'Two significant figures of a large number',
    given: { numbers: '98765', to: 'figures', figures: 2, way: 'halfAway' },
    expect: { rounded: '99,000' },
    source: { ...python, how: '98765 to 2: 9.9E+4' },
  },
  {
    name: 'A third to four decimals',
    given: { numbers: '1/3', to: 'decimals', decimals: 4, way: 'halfAway' },
    expect: { rounded: '0.3333', error: '−0.0000(3)' },
    source: { ...paper, how: '1/3 − 0.3333 = 1/30000' },
  },
  {
    name: 'Zero has no share',
    given: { ...whole, numbers: '0', way: 'away' },
    expect: { rounded: '0', error: '0', share: null },
    source: { ...paper, how: '0 is a multiple of everything' },
  },
  {
    name: 'A list that keeps its total',
    given: { ...whole, numbers: '33.5; 33.5; 33', way: 'halfAway' },
    expect: {
      rounded: '34',
      list: {
        rows: 3,
        at: { 0: { number: 33.5, rounded: 34, kept: 34 }, 1: { rounded: 34, kept: 33 }, 2: { kept: 33 } },
        sum: { number: 100, rounded: 101, kept: 100 },
      },
    },
    source: { ...paper, how: '33 + 33 + 33 leave one of 100; both halves lost as much, and the first comes first' },
  },
  {
    name: 'Significant figures of a list have no common step',
    given: { numbers: '12.34\n0.5678', to: 'figures', figures: 2, way: 'halfAway' },
    expect: { list: { at: { 0: { rounded: 12, kept: null }, 1: { rounded: 0.57 } } } },
    source: { ...paper, how: 'Two digits of each' },
  },
  {
    name: 'Not a number',
    given: { ...whole, numbers: 'abc', way: 'halfAway' },
    problem: 'numbers',
    because: 'must be a number',
    source: { ...paper, how: 'No number' },
  },
  {
    name: 'A gap in a list',
    given: { ...whole, numbers: '1; x', way: 'halfAway' },
    problem: 'numbers',
    because: 'number 2 of the list',
    source: { ...paper, how: 'No number' },
  },
  {
    name: 'A multiple of nothing',
    given: { numbers: '1', to: 'multiple', multiple: '0', way: 'halfAway' },
    problem: 'multiple',
    because: 'above 0',
    source: { ...paper, how: 'Only 0 is a multiple of 0' },
  },
  ...(
    [
      ['3.5', 0, 'halfAway', '4'],
      ['2.5', 0, 'halfEven', '2'],
      ['3.5', 0, 'halfToward', '3'],
      ['0.135', 2, 'halfAway', '0.14'],
    ] as const
  ).map(([numbers, decimals, way, rounded]) => ({
    name: `${numbers} as on Stack Overflow, ${way}`,
    given: { numbers, to: 'decimals' as const, decimals, way },
    expect: { rounded },
    source: {
      title: 'Stack Overflow: Python 3.x rounding behavior, quoted in a gist',
      href: 'https://gist.github.com/sailfish009/c4a1987027a98e1110cc195d26e3c136',
      how: 'decimal.Decimal(…).quantize with ROUND_HALF_UP, ROUND_HALF_EVEN and ROUND_HALF_DOWN',
    },
  })),
])
