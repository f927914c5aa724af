import { defineCases } from '@/lib/kits/calculator'
import roofPitch from './roof-pitch'

const paper = { title: 'Arithmetic on paper' }
const sympy = { title: 'SymPy: tests/vectors/formula-solver/roof_pitch.py' }
const hipTable = {
  title: 'RoofOnline: Hip and valley factor table',
  href: 'https://roofonline.com/hip-and-valley-factor-table',
}
const hunker = {
  title: 'Hunker: Roof slope multiplying factors',
  href: 'https://www.hunker.com/12578457/roof-slope-multiplying-factors',
}
const roofing = {
  title: 'Professional Roofing, August 2018: Roof slope guidelines',
  href: 'https://www.professionalroofing.net/Articles/Roof-slope-guidelines--08-01-2018/4284',
}
const plain = { shape: 'gable', ridgeBoard: 0, wall: undefined, lengths: 'm', overhang: 0 } as const
const only = { ...plain, known: 'none' } as const
const feet = (length: number) => Number((length * 0.3048).toFixed(6))

/** Rise in 12, angle and hip factor as the table prints them. */
const printed = [
  [1, 4.76, 1.4167],
  [7, 30.26, 1.5298],
  [9, 36.87, 1.6008],
  [12, 45, 1.7321],
  [18, 56.31, 2.0616],
  [20, 59.04, 2.1858],
] as const

export default defineCases(roofPitch, [
  {
    name: '6 in 12',
    given: { ...only, given: 'twelfths', value: 6 },
    expect: {
      twelfths: 6,
      angle: 26.57,
      percent: 0.5,
      ratio: '1 : 2',
      slopeFactor: 1.118,
      hipFactor: 1.5,
      note: 'good',
      rise: null,
      run: null,
      rafter: null,
      whole: null,
      hip: null,
      ridge: null,
      chart: {
        rows: 17,
        at: { 5: { pitch: '6/12', angle: 26.57, percent: 0.5, slope: 1.118, hip: 1.5 }, 16: { pitch: '24/12' } },
      },
    },
    source: { ...hunker, how: '√180 ÷ 12 = 1.118; hip factor and angle by the table of RoofOnline: 26.57°, 1.5000' },
  },
  {
    name: 'A house of 28 ft at 4 in 12 without overhang',
    given: { ...plain, lengths: 'ft', given: 'twelfths', value: 4, known: 'span', size: feet(28) },
    expect: { slopeFactor: 1.0541, run: 14, rafter: 14.757, whole: 14.757, rise: 4.667 },
    source: { ...hunker, how: '14 × 1.0541, cut to 14.75 ft there; the third decimal by SymPy' },
  },
  {
    name: 'The same with 18 in of overhang, a ridge board of an inch and a half and walls of 8 ft',
    given: {
      given: 'twelfths',
      value: 4,
      known: 'span',
      size: feet(28),
      overhang: feet(1.5),
      shape: 'gable',
      ridgeBoard: feet(0.125),
      wall: feet(8),
      lengths: 'ft',
    },
    expect: { rafter: 14.691, whole: 16.273, hip: 22.521, ridge: 12.667 },
    source: { ...sympy, how: '(14 − 1/16) × √(1 + 1/9), with 3/2 more, 15.5 × √(2 + 1/9), 8 + 14/3' },
  },
  {
    name: 'Thirty degrees over a run of 4 m',
    given: { ...plain, given: 'degrees', value: 30, known: 'run', size: 4, overhang: 0.5 },
    expect: {
      twelfths: 6.928,
      percent: 0.57735,
      ratio: '1 : 1.7321',
      rise: 2.309,
      rafter: 4.619,
      whole: 5.196,
      hip: 6.874,
    },
    source: { ...sympy, how: 'tan(pi/6) and secants of it' },
  },
  {
    name: 'A ridge that has to be 3 m up at 75%',
    given: { ...plain, given: 'percent', value: 75, known: 'rise', size: 3 },
    expect: { run: 4, rafter: 5, twelfths: 9, ratio: '1 : 1.3333' },
    source: { ...paper, how: 'The triangle of 3, 4 and 5' },
  },
  {
    name: '1 : 20, one slope',
    given: { ...plain, shape: 'shed', given: 'ratio', value: 20, known: 'span', size: 6 },
    expect: { run: 6, rise: 0.3, twelfths: 0.6, angle: 2.86, hip: null, note: 'fair' },
    says: { note: 'low slope' },
    source: { ...sympy, how: '6 ÷ 20; atan(1/20) in degrees' },
  },
  {
    name: 'Rise and run from the attic',
    given: { ...plain, given: 'sides', rise: 1.8, run: 3.6 },
    expect: { twelfths: 6, rafter: 4.025 },
    source: { ...sympy, how: '3.6 × √5 ÷ 2' },
  },
  {
    name: 'What 2 in 12 may be covered with',
    given: { ...only, given: 'twelfths', value: 2 },
    expect: {
      note: 'fair',
      coverings: {
        rows: 11,
        at: {
          0: { covering: 'Single-ply, built-up or liquid membrane', least: 0.25, degrees: 1.2, fits: 'steep enough' },
          2: { least: 0.5, fits: 'steep enough' },
          3: { least: 1, fits: 'steep enough' },
          4: { covering: 'Asphalt shingles', least: 2, degrees: 9.5, fits: 'steep enough' },
          5: { covering: 'Clay or concrete tile', least: 2.5, fits: 'too flat' },
          6: { least: 3, fits: 'too flat' },
          9: { covering: 'Slate', least: 4, degrees: 18.4, fits: 'too flat' },
          10: { covering: 'Wood shakes', least: 4 },
        },
      },
    },
    says: { note: 'doubled underlayment' },
    source: { ...roofing, how: 'The slopes of IBC 2018 in its third, fourth and fifth paragraph' },
  },
  {
    name: 'Flat',
    given: { ...plain, given: 'percent', value: 0, known: 'span', size: 6 },
    expect: {
      twelfths: 0,
      angle: 0,
      ratio: 'Level',
      slopeFactor: 1,
      hipFactor: 1.4142,
      rise: 0,
      rafter: 3,
      note: 'bad',
    },
    says: { note: 'Flat' },
    source: { ...paper, how: '√2 for the diagonal on plan' },
  },
  {
    name: 'An eighth in twelve',
    given: { ...only, given: 'twelfths', value: 0.125 },
    expect: { note: 'bad' },
    says: { note: '¼ in 12' },
    source: { ...roofing, how: '1/4:12 for built-up, modified bitumen, single-ply and liquid-applied membranes' },
  },
  {
    name: 'Upright',
    given: { ...only, given: 'degrees', value: 90 },
    problem: 'value',
    because: 'wall',
    source: { ...paper, how: '1 ÷ 0 has no value' },
  },
  {
    name: '1 : 0',
    given: { ...only, given: 'ratio', value: 0 },
    problem: 'value',
    because: 'wall',
    source: { ...paper, how: '1 ÷ 0 has no value' },
  },
  {
    name: 'A flat roof that should rise',
    given: { ...plain, given: 'twelfths', value: 0, known: 'rise', size: 2 },
    problem: 'value',
    because: 'never reaches',
    source: { ...paper, how: '2 ÷ 0 has no value' },
  },
  {
    name: 'A run of a hair',
    given: { ...plain, given: 'sides', rise: 100, run: 0.001 },
    problem: 'rise',
    because: 'wall',
    source: { ...paper, how: '100 ÷ 0.001 = 100,000' },
  },
  {
    name: 'A ridge board as wide as the roof',
    given: { ...plain, given: 'twelfths', value: 6, known: 'span', size: 0.5, ridgeBoard: 0.6 },
    problem: 'ridgeBoard',
    because: 'thinner',
    source: { ...paper, how: '0.3 m off each run of 0.25 m' },
  },
  ...printed.map(([value, angle, hipFactor]) => ({
    name: `${value} in 12 in a printed table`,
    given: { ...only, given: 'twelfths' as const, value },
    expect: { angle, hipFactor },
    source: { ...hipTable, how: `${value}:12 is ${angle}°, factor ${hipFactor}` },
  })),
])
