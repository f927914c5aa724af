import { defineCases } from '@/lib/kits/calculator'
import stepUp from './step-up-sip'

const decimal = (how: string) => ({ title: 'Python, decimal arithmetic, tests/vectors/savings/step_up_sip.py', how })
const plain = {
  by: 'percent',
  step: 0.1,
  stepAmount: 1000,
  cap: undefined,
  convention: 'simple',
  inflation: 0.06,
  goal: undefined,
} as const

export default defineCases(stepUp, [
  {
    name: 'Three years by the spreadsheet: three annuities, each grown to the end',
    given: { ...plain, sip: 10_000, annualReturn: 0.12, years: 3 },
    expect: {
      corpus: 476_409.93,
      flat: 435_076.47,
      invested: 397_200,
      table: { at: { 1: { year: 2, sip: 11_000, invested: 252_000, corpus: 285_241.32, flat: 272_432 } } },
    },
    source: {
      title: 'LibreOffice Calc',
      how: '12 × (10,000 + 11,000 + 12,100) is invested',
      sheet: {
        cells: { A1: 0.01 },
        formulas: {
          corpus: '=FV(A1;24;0;-FV(A1;12;-10000;0;1))+FV(A1;12;0;-FV(A1;12;-11000;0;1))+FV(A1;12;-12100;0;1)',
          flat: '=FV(A1;36;-10000;0;1)',
          'table.1.corpus': '=FV(A1;12;0;-FV(A1;12;-10000;0;1))+FV(A1;12;-11000;0;1)',
          'table.1.flat': '=FV(A1;24;-10000;0;1)',
        },
      },
    },
  },
  {
    name: 'Twenty years raised by a tenth, and the first SIP for a crore',
    given: { ...plain, sip: 10_000, annualReturn: 0.12, years: 20, goal: 10_000_000 },
    expect: {
      corpus: 19_888_715.2,
      invested: 6_872_999.76,
      gain: 13_015_715.44,
      real: 6_201_395.41,
      lastSip: 61_159.09,
      flat: 9_991_479.19,
      extraInvested: 4_472_999.76,
      extraGain: 5_424_236.25,
      goalSip: 5027.98,
      cappedFrom: null,
      table: { rows: 20 },
    },
    source: decimal('Each of 240 instalments carried to the end on its own; instalments rounded to the paisa'),
  },
  {
    name: 'Without a step-up it is the level SIP',
    given: { ...plain, step: 0, sip: 10_000, annualReturn: 0.12, years: 20 },
    expect: { corpus: 9_991_479.19, invested: 2_400_000, extraInvested: 0, extraGain: 0 },
    source: decimal('240 level instalments'),
  },
  {
    name: 'Raised by 1,000 a year to at most 8,000, with the equivalent monthly rate',
    given: {
      ...plain,
      by: 'amount',
      sip: 5000,
      annualReturn: 0.1,
      years: 6,
      cap: 8000,
      convention: 'effective',
    },
    expect: { corpus: 665_323.9, invested: 504_000, lastSip: 8000, flat: 487_647.25, cappedFrom: 4, goalSip: null },
    source: decimal('5,000, 6,000, 7,000 and three years of 8,000'),
  },
  {
    name: 'No return: what was invested',
    given: { ...plain, sip: 1000, annualReturn: 0, years: 3 },
    expect: { corpus: 39_720, gain: 0, lastSip: 1210 },
    source: { title: 'Arithmetic on paper', how: '12 × (1,000 + 1,100 + 1,210)' },
  },
  {
    name: 'A cap below the first instalment',
    given: { ...plain, sip: 1000, annualReturn: 0.1, years: 3, cap: 900 },
    problem: 'cap',
    source: { title: 'Arithmetic on paper', how: '900 is less than 1,000' },
  },
  {
    name: 'A cap that is the first instalment leaves the level SIP, and no instalment below it reaches the goal',
    given: { ...plain, sip: 1000, annualReturn: 0.12, years: 2, cap: 1000, goal: 1_000_000 },
    expect: {
      corpus: 27_243.2,
      flat: 27_243.2,
      lastSip: 1000,
      extraInvested: 0,
      extraGain: 0,
      cappedFrom: null,
      goalSip: null,
    },
    source: { title: 'Python', how: '24 times (c + 1,000) × 1.01; 1,000 a month comes to far less than a million' },
  },
  {
    name: 'Capped in the second year',
    given: { ...plain, sip: 1000, annualReturn: 0.12, years: 3, cap: 1100 },
    expect: { corpus: 46_231.97, invested: 38_400, flat: 43_507.65, lastSip: 1100, cappedFrom: 2 },
    source: { title: 'Python', how: 'Twelve times (c + 1,000) × 1.01, then 24 times with 1,100' },
  },
])
