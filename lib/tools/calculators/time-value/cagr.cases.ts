import { defineCases } from '@/lib/kits/calculator'
import cagr from './cagr'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  start: 100,
  end: 100,
  years: 1,
  growth: 0,
  from: undefined,
  until: undefined,
  shortToo: false,
  ahead: 2,
} as const
const years = (...values: number[]) => values.map((value) => ({ value }))

export default defineCases(cagr, [
  {
    name: 'RRI: 100 to 200 in five years are 14.87%',
    given: { ...plain, find: 'rate', end: 200, years: 5 },
    expect: {
      rate: 0.148698355,
      total: 1,
      multiple: 2,
      absolute: 100,
      span: 5,
      doubling: 5,
      endFound: null,
      projection: {
        rows: 3,
        at: { 0: { year: 0, value: 200, gain: 0 }, 1: { year: 1, value: 229.74, gain: 29.74 }, 2: { value: 263.9 } },
      },
    },
    source: {
      title: 'Excel Functions: RRI (example)',
      href: 'https://www.excelfunctions.org/en//function/rri',
      how: '=RRI(5, 100, 200) is 0.1487 there; evaluated again by LibreOffice',
      sheet: { formulas: { rate: '=RRI(5;100;200)', 'projection.1.value': '=FV(RRI(5;100;200);1;0;-200)' } },
    },
  },
  {
    name: 'Excel’s own example: 10,000 to 11,000 over 96 periods',
    given: { ...plain, find: 'rate', start: 10_000, end: 11_000, years: 96 },
    expect: { rate: 0.000993, doubling: 698.16 },
    source: {
      title: 'Microsoft Support: RRI function',
      href: 'https://support.microsoft.com/en-us/office/rri-function-6f5822d8-7ef1-4233-944c-79e8172930f4',
      how: '=RRI(96, 10000, 11000) is 0.0009933; ln 2 ÷ ln 1.0009933',
      sheet: { formulas: { rate: '=RRI(96;10000;11000)' } },
    },
  },
  {
    name: 'End value, as FV',
    given: { ...plain, find: 'end', start: 2500, growth: 0.065, years: 7.5 },
    expect: { endFound: 4009.24, rate: 0.065, total: 0.603696, absolute: 1509.24, startFound: null },
    source: {
      title: 'LibreOffice Calc',
      how: '=FV(6.5%;7.5;0;-2500)',
      sheet: { formulas: { endFound: '=FV(6.5%;7.5;0;-2500)' } },
    },
  },
  {
    name: 'Start value, as PV',
    given: { ...plain, find: 'start', end: 50_000, growth: 0.04, years: 12 },
    expect: { startFound: 31_229.85, multiple: 1.601032 },
    source: {
      title: 'LibreOffice Calc',
      how: '=PV(4%;12;0;-50000)',
      sheet: { formulas: { startFound: '=PV(4%;12;0;-50000)' } },
    },
  },
  {
    name: 'Time, as NPER',
    given: { ...plain, find: 'years', start: 1000, end: 3000, growth: 0.09 },
    expect: { yearsFound: 12.748221, span: 12.748221, rate: 0.09 },
    source: {
      title: 'LibreOffice Calc',
      how: '=NPER(9%;0;-1000;3000)',
      sheet: { formulas: { yearsFound: '=NPER(9%;0;-1000;3000)' } },
    },
  },
  {
    name: 'A yearly series: mean, standard deviation, drag and the rate of LOGEST',
    given: { ...plain, find: 'series', series: years(100, 120, 108, 135, 150) },
    expect: {
      rate: 0.10668192,
      mean: 0.115277778,
      volatility: 0.154585268,
      drag: 0.008595858,
      fitted: 0.097320529,
      span: 4,
      changes: {
        rows: 5,
        at: {
          0: { year: 0, value: 100, growth: null, smooth: 100, fit: 100.73 },
          1: { value: 120, growth: 0.2, smooth: 110.67, fit: 110.53 },
          2: { growth: -0.1 },
          4: { year: 4, value: 150, smooth: 150, fit: 146.04 },
        },
      },
    },
    source: {
      title: 'LibreOffice Calc',
      how: 'RRI, and INDEX of LOGEST for the fitted rate; mean, deviation and fit by tests/vectors/positions/make.py',
      sheet: {
        cells: { A1: 100, A2: 120, A3: 108, A4: 135, A5: 150 },
        formulas: {
          rate: '=RRI(4;A1;A5)',
          fitted: '=INDEX(LOGEST(A1:A5);1;1)-1',
          volatility: '=STDEV(A2/A1-1;A3/A2-1;A4/A3-1;A5/A4-1)',
        },
      },
    },
  },
  {
    name: 'Two values have a growth but no standard deviation',
    given: { ...plain, find: 'series', series: years(80, 100) },
    expect: { rate: 0.25, mean: 0.25, volatility: null, drag: 0, fitted: 0.25 },
    source: paper('100 ÷ 80 − 1'),
  },
  {
    name: 'Three years by anniversary, over a leap day',
    given: { ...plain, find: 'rate', end: 133.1, from: '2023-03-01', until: '2026-03-01', years: 99 },
    expect: { rate: 0.1, span: 3 },
    source: paper('1.1³ = 1.331'),
  },
  {
    name: 'Half a year is not annualised',
    given: { ...plain, find: 'rate', end: 110, years: 0.5 },
    expect: { rate: null, meaning: 'plain', total: 0.1 },
    says: { meaning: '10% in all' },
    source: paper('110 ÷ 100 − 1'),
  },
  {
    name: 'unless it is asked for: 21%',
    given: { ...plain, find: 'rate', end: 110, years: 0.5, shortToo: true },
    expect: { rate: 0.21, meaning: null },
    source: paper('1.1² − 1'),
  },
  {
    name: 'From a loss to a profit there is no rate',
    given: { ...plain, find: 'rate', start: -50, end: 80, years: 3 },
    expect: { rate: null, meaning: 'bad', absolute: 130, total: null, multiple: null },
    says: { meaning: 'change of sign' },
    source: paper('80 ÷ −50 is negative and has no cube root above 0'),
  },
  {
    name: 'Nor from nothing',
    given: { ...plain, find: 'rate', start: 0, end: 80, years: 3 },
    expect: { meaning: 'bad', absolute: 80 },
    says: { meaning: 'nothing grows' },
    source: paper('80 ÷ 0 has no value'),
  },
  {
    name: 'To nothing everything is lost each year',
    given: { ...plain, find: 'rate', start: 50, end: 0, years: 3 },
    expect: { rate: -1, total: -1, doubling: null },
    source: paper('0 ÷ 50 = 0'),
  },
  {
    name: 'A thousandfold in a month',
    given: { ...plain, find: 'rate', start: 1, end: 1000, years: 0.08, shortToo: true },
    expect: { meaning: 'bad', rate: null },
    says: { meaning: 'more than 100,000%' },
    source: paper('1,000^12.5 = 10^37.5'),
  },
  {
    name: 'A value that never gets there',
    given: { ...plain, find: 'years', start: 100, end: 200, growth: -0.05 },
    problem: 'growth',
    because: 'must be more than 0',
    source: paper('0.95^n falls'),
  },
  {
    name: 'nor downwards',
    given: { ...plain, find: 'years', start: 200, end: 100, growth: 0.05 },
    problem: 'growth',
    because: 'must be less than 0',
    source: paper('1.05^n rises'),
  },
  {
    name: 'Time needs values above 0',
    given: { ...plain, find: 'years', start: 100, end: -5, growth: 0.05 },
    problem: 'end',
    source: paper('ln of a negative number'),
  },
  {
    name: 'The last day before the first',
    given: { ...plain, find: 'rate', from: '2026-01-01', until: '2026-01-01' },
    problem: 'until',
    source: paper('A day is not later than itself'),
  },
  {
    name: 'Elevenfold each year for two centuries',
    given: { ...plain, find: 'end', growth: 10, years: 200 },
    problem: 'growth',
    because: 'beyond all bounds',
    source: paper('11^200 has 209 digits'),
  },
])
