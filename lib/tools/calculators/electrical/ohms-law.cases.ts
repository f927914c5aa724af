import { defineCases } from '@/lib/kits/calculator'
import ohmsLaw from './ohms-law'

const openStax = {
  title: 'OpenStax: College Physics 2e',
  href: 'https://openstax.org/books/college-physics-2e/pages/20-2-ohms-law-resistance-and-simple-circuits',
}
const paper = { title: 'Arithmetic on paper' }
const calc = { title: 'LibreOffice Calc' }
const prefixes = { title: 'BIPM: The International System of Units, SI Brochure, 9th edition, table 7' }
const none = { voltage: undefined, current: undefined, resistance: undefined, power: undefined }

export default defineCases(ohmsLaw, [
  {
    name: '12 V across 4 Ω: 3 A and 36 W',
    given: { ...none, voltage: 12, resistance: 4, tolerance: 0.05, time: 10, price: 0.3 },
    expect: {
      answer: 'I\u00A0=\u00A03\u00A0A, P\u00A0=\u00A036\u00A0W',
      current: 3,
      power: 36,
      conductance: 0.25,
      energy: 0.36,
      joules: '1.296\u00A0MJ',
      cost: 0.11,
      range: {
        rows: 3,
        at: {
          0: { which: 'Lowest', resistance: 3.8, voltage: 12, current: 3.1579, power: 37.8947 },
          1: { which: 'As marked', resistance: 4, voltage: 12, current: 3, power: 36 },
          2: { which: 'Highest', resistance: 4.2, voltage: 12, current: 2.8571, power: 34.2857 },
        },
      },
    },
    source: {
      ...calc,
      how: '=12/4; =12^2/4; =36*10/1000; =12/(4*0.95); =12^2/(4*0.95); =12/(4*1.05); =12^2/(4*1.05); =0.36*0.3',
    },
  },
  {
    name: 'A car headlight: 12.0 V and 2.50 A are 4.80 Ω and 30.0 W',
    given: { ...none, voltage: 12, current: 2.5 },
    expect: { resistance: 4.8, power: 30 },
    source: { ...openStax, how: 'Section 20.2, the automobile headlight; section 20.4, its power of 30.0 W' },
  },
  {
    name: 'The same headlight cold: 0.350 Ω draws 34.3 A and 411 W',
    given: { ...none, voltage: 12, resistance: 0.35 },
    expect: { current: 34.3, power: 411.4 },
    source: { ...openStax, how: 'Section 20.4: 12.0² ÷ 0.350 = 411 W; √(411 ÷ 0.350) = 34.3 A' },
  },
  {
    name: 'A 60 W lamp for 1,000 hours at 0.12 a kilowatt-hour costs 7.20',
    given: { ...none, voltage: 120, power: 60, time: 1000, price: 0.12 },
    expect: { current: 0.5, resistance: 240, energy: 60, cost: 7.2 },
    source: { ...openStax, how: 'Section 20.4, incandescent lamp against compact fluorescent: 60 kWh × 0.12 = 7.20' },
  },
  {
    name: '20 mA through 330 Ω: 6.6 V and 132 mW, the current held within the tolerance',
    given: { ...none, current: 0.02, resistance: 330, tolerance: 0.1 },
    expect: {
      answer: 'V\u00A0=\u00A06.6\u00A0V, P\u00A0=\u00A0132\u00A0mW',
      voltage: 6.6,
      power: 0.132,
      range: { at: { 0: { voltage: 5.94, current: 0.02, power: 0.1188 }, 2: { voltage: 7.26, power: 0.1452 } } },
    },
    source: { ...calc, how: '=0.02*330; =0.02^2*330; =0.02*297; =0.02^2*297; =0.02*363; =0.02^2*363' },
  },
  {
    name: '2 A and 50 W: 25 V and 12.5 Ω',
    given: { ...none, current: 2, power: 50 },
    expect: { voltage: 25, resistance: 12.5, conductance: 0.08 },
    source: { ...paper, how: '50 ÷ 2 = 25; 50 ÷ 2² = 12.5; 1 ÷ 12.5 = 0.08' },
  },
  {
    name: 'A quarter-watt resistor of 10 kΩ: at most 50 V and 5 mA',
    given: { ...none, resistance: 10_000, power: 0.25 },
    expect: {
      answer: 'V\u00A0=\u00A050\u00A0V, I\u00A0=\u00A05\u00A0mA',
      voltage: 50,
      current: 0.005,
      note: null,
      range: { at: { 0: { voltage: 50, resistance: 9500, current: 0.005263, power: 0.263158 } } },
    },
    source: {
      ...paper,
      how: '√(0.25 × 10,000) = √2,500 = 50; √(0.25 ÷ 10,000) = 0.005; 5% less: 50 ÷ 9,500 = 0.005263, 2,500 ÷ 9,500',
    },
  },
  {
    name: 'Both negative: −9 V drives −3 mA through 3 kΩ and heats with 27 mW',
    given: { ...none, voltage: -9, current: -0.003 },
    expect: { answer: 'R\u00A0=\u00A03\u00A0kΩ, P\u00A0=\u00A027\u00A0mW', resistance: 3000, power: 0.027 },
    source: { ...paper, how: '−9 ÷ −0.003 = 3,000; −9 × −0.003 = 0.027' },
  },
  {
    name: 'A resistance of 0 with a current has no voltage and no heat',
    given: { ...none, current: 5, resistance: 0 },
    expect: { voltage: 0, power: 0, conductance: null, range: { rows: 0 }, note: 'fair' },
    source: { ...paper, how: '5 × 0 = 0' },
  },
  {
    name: 'A voltage across 0 Ω is a short circuit',
    given: { ...none, voltage: 12, resistance: 0 },
    problem: 'resistance',
    because: 'short circuit with 12\u00A0V across it',
    source: { ...paper, how: '12 ÷ 0 has no value' },
  },
  {
    name: 'A voltage without current is an open circuit',
    given: { ...none, voltage: 12, current: 0 },
    problem: 'current',
    because: 'passes no current with 12\u00A0V across it',
    source: { ...paper, how: '12 ÷ 0 has no value' },
  },
  {
    name: 'Opposite signs mean a source',
    given: { ...none, voltage: 12, current: -1 },
    problem: 'current',
    because: 'must have the same sign as the voltage',
    source: { ...paper, how: '12 ÷ −1 would be a negative resistance' },
  },
  {
    name: 'Three values are refused',
    given: { ...none, voltage: 12, current: 3, resistance: 4 },
    problem: null,
    source: { ...paper, how: 'Two equations with four unknowns leave two to choose' },
  },
  {
    name: 'One value is not enough',
    given: { ...none, voltage: 12 },
    problem: null,
    source: { ...paper, how: 'Two equations with four unknowns leave two to choose' },
  },
  {
    name: 'No voltage drives no current: 0 V across 4 Ω',
    given: { ...none, voltage: 0, resistance: 4, tolerance: 0 },
    expect: {
      answer: 'I\u00A0=\u00A00\u00A0A, P\u00A0=\u00A00\u00A0W',
      note: 'plain',
      energy: 0,
      range: { rows: 0 },
    },
    says: { note: 'No current flows' },
    source: { ...paper, how: '0 ÷ 4 = 0' },
  },
  {
    name: 'A current without a voltage is an ideal short: 5 A at 0 V',
    given: { ...none, voltage: 0, current: 5 },
    expect: { resistance: 0, power: 0, note: 'fair' },
    says: { note: 'an ideal short' },
    source: { ...paper, how: '0 ÷ 5 = 0' },
  },
  {
    name: '1 A through 1,000 Ω: 1 kV, not 1,000 V',
    given: { ...none, current: 1, resistance: 1000 },
    expect: { answer: 'V\u00A0=\u00A01\u00A0kV, P\u00A0=\u00A01\u00A0kW', note: null },
    source: { ...prefixes, how: 'kilo is 10³; 1 × 1,000 V, 1² × 1,000 W' },
  },
  {
    name: '1 V across 3 Ω: five significant digits',
    given: { ...none, voltage: 1, resistance: 3 },
    expect: { answer: 'I\u00A0=\u00A0333.33\u00A0mA, P\u00A0=\u00A0333.33\u00A0mW' },
    source: { ...prefixes, how: 'milli is 10⁻³; 1 ÷ 3 = 333.33 thousandths' },
  },
  {
    name: '1 V across 1 Ω: 1 A and 1 W',
    given: { ...none, voltage: 1, resistance: 1 },
    expect: { answer: 'I\u00A0=\u00A01\u00A0A, P\u00A0=\u00A01\u00A0W' },
    source: { ...paper, how: '1 ÷ 1 = 1' },
  },
  {
    name: 'Beyond giga there is no other prefix, below pico neither: 5 pA through 10¹⁵ Ω',
    given: { ...none, current: 5e-12, resistance: 1e15 },
    expect: { answer: 'V\u00A0=\u00A05\u00A0kV, P\u00A0=\u00A025\u00A0nW' },
    source: { ...prefixes, how: '5 × 10⁻¹² × 10¹⁵ = 5 × 10³; 25 × 10⁻²⁴ × 10¹⁵ = 25 × 10⁻⁹' },
  },
  {
    name: 'The ends of the prefixes: 50 V and 10 TΩ are 5 pA and 250 pW',
    given: { ...none, voltage: 50, resistance: 1e13 },
    expect: { answer: 'I\u00A0=\u00A05\u00A0pA, P\u00A0=\u00A0250\u00A0pW', conductance: 1e-13 },
    source: { ...prefixes, how: 'pico is 10⁻¹²; 50 ÷ 10¹³; 50² ÷ 10¹³' },
  },
  {
    name: 'The other end: 50 V and 5 pA are 10 TΩ',
    given: { ...none, voltage: 50, current: 5e-12 },
    expect: { answer: 'R\u00A0=\u00A010\u00A0TΩ, P\u00A0=\u00A0250\u00A0pW' },
    source: { ...prefixes, how: 'giga is 10⁹; 50 ÷ (5 × 10⁻¹²) = 10¹³' },
  },
  ...(
    [
      ['0 V and 0 A fit every resistance', { voltage: 0, current: 0 }, 'current', 'or every answer fits'],
      ['1 V and 0 A are open', { voltage: 1, current: 0 }, 'current', 'passes no current with 1\u00A0V across it'],
      ['0 V across 0 Ω fit every current', { voltage: 0, resistance: 0 }, 'resistance', 'or every answer fits'],
      [
        '1 V across 0 Ω is a short',
        { voltage: 1, resistance: 0 },
        'resistance',
        'circuit with 1\u00A0V across it; enter',
      ],
      ['0 V and 0 W fit every current', { voltage: 0, power: 0 }, 'voltage', 'or every answer fits'],
      ['0 V and 1 W would be a short', { voltage: 0, power: 1 }, 'voltage', 'of a short circuit; enter'],
      ['1 V and 0 W are open', { voltage: 1, power: 0 }, 'power', 'passes no current with 1\u00A0V across it'],
      ['0 A and 0 W fit every voltage', { current: 0, power: 0 }, 'current', 'or every answer fits'],
      [
        '0 A and 1 W are open',
        { current: 0, power: 1 },
        'current',
        'which has no finite resistance, passes no current',
      ],
      ['0 Ω and 0 W fit every current', { resistance: 0, power: 0 }, 'resistance', 'or every answer fits'],
      ['0 Ω and 1 W would be a short', { resistance: 0, power: 1 }, 'resistance', 'of a short circuit; enter'],
    ] as const
  ).map(([name, given, problem, because]) => ({
    name,
    given: { ...none, ...given },
    problem,
    because,
    source: { ...openStax, how: 'V = I R and P = V I with one side 0: every value solves them, or none' },
  })),
  ...(
    [
      ['1 V and 1 W: 1 A and 1 Ω', { voltage: 1, power: 1 }],
      ['1 A and 1 W: 1 V and 1 Ω', { current: 1, power: 1 }],
      ['1 Ω and 1 W: 1 V and 1 A', { resistance: 1, power: 1 }],
      ['1 V and 1 A: 1 Ω and 1 W', { voltage: 1, current: 1 }],
    ] as const
  ).map(([name, given]) => ({
    name,
    given: { ...none, ...given },
    expect: { voltage: 1, current: 1, resistance: 1, power: 1, note: null },
    source: {
      title: 'BIPM: The International System of Units, SI Brochure, 9th edition, table 4',
      how: 'Ω = V/A, W = V A',
    },
  })),
])
