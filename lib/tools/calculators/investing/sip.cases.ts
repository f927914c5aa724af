import { defineCases } from '@/lib/kits/calculator'
import sip from './sip'

const spreadsheet = { title: 'LibreOffice Calc' }
const plain = { convention: 'simple', inflation: 0.06, taxed: true, goal: undefined } as const

export default defineCases(sip, [
  {
    name: 'Ten thousand a month for 15 years at 12% ÷ 12',
    given: { ...plain, sip: 10_000, annualReturn: 0.12, years: 15, goal: 10_000_000 },
    expect: {
      corpus: 5_045_760,
      invested: 1_800_000,
      real: 2_105_419.35,
      goalSip: 19_818.62,
      delayCost: 681_580.48,
      delaySip: 11_561.76,
      table: {
        rows: 15,
        at: {
          0: { year: 1, invested: 120_000, gain: 8093.28, corpus: 128_093.28, real: 120_842.72 },
          [-1]: { year: 15, invested: 1_800_000, gain: 3_245_760, corpus: 5_045_760 },
        },
      },
    },
    source: {
      ...spreadsheet,
      how: 'A year later means 168 instalments: the delay costs corpus less =FV(0.01;168;-10000;0;1); gains are corpus less what was paid in',
      sheet: {
        cells: { A1: 10_000, A2: 0.01 },
        formulas: {
          corpus: '=FV(A2;180;-A1;0;1)',
          real: '=PV(6%;15;0;-FV(A2;180;-A1;0;1))',
          goalSip: '=PMT(A2;180;0;-10000000;1)',
          delayCost: '=FV(A2;180;-A1;0;1)-FV(A2;168;-A1;0;1)',
          delaySip: '=PMT(A2;168;0;-FV(A2;180;-A1;0;1);1)',
          'table.0.corpus': '=FV(A2;12;-A1;0;1)',
          'table.0.real': '=PV(6%;1;0;-FV(A2;12;-A1;0;1))',
        },
      },
    },
  },
  {
    name: 'Fifty thousand a month for 15 years, as another site prints it',
    given: { ...plain, sip: 50_000, annualReturn: 0.12, years: 15 },
    expect: { corpus: 25_228_799.98, gain: 16_228_799.98, table: { at: { 0: { corpus: 640_466.4 } } } },
    source: {
      title: 'Fincalfy: SIP calculator',
      href: 'https://www.fincalfy.com/in/en/investment/wealth/sip-calculator',
      how: 'Page read: 2,52,28,800 in all, returns of 1,62,28,800, 6,40,466 after a year; paise from =FV(0.01;180;-50000;0;1)',
    },
  },
  {
    name: 'Ten thousand a month for 20 years, as another site prints it',
    given: { ...plain, sip: 10_000, annualReturn: 0.12, years: 20 },
    expect: { corpus: 9_991_479.19, invested: 2_400_000, gain: 7_591_479.19 },
    source: {
      title: 'SIP calculator, 10,000 a month at 12% for 20 years',
      href: 'https://finance-85d.pages.dev/calculators/sip-calculator',
      how: 'Page read: 24,00,000 invested, 75,91,479 gained, 99,91,479 in all; paise from =FV(0.01;240;-10000;0;1)',
    },
  },
  {
    name: 'Fifteen years with the equivalent monthly rate',
    given: { ...plain, convention: 'effective', sip: 10_000, annualReturn: 0.12, years: 15 },
    expect: { corpus: 4_759_313.99 },
    source: { ...spreadsheet, how: '=FV(1.12^(1/12)-1;180;-10000;0;1)' },
  },
  {
    name: 'Twelve instalments of 1,000 at 12%: the figure that fund houses print',
    given: { ...plain, sip: 1000, annualReturn: 0.12, years: 1 },
    expect: { corpus: 12_809.33, gain: 809.33, tax: 0, delaySip: null },
    source: { ...spreadsheet, how: '=FV(0.01;12;-1000;0;1); the gain lies below ₹1.25 lakh' },
  },
  {
    name: 'Ten years at 12.5%: the tax has 4% cess on it',
    given: { ...plain, sip: 5000, annualReturn: 0.125, years: 10 },
    expect: {
      corpus: 1_196_906.64,
      invested: 600_000,
      gain: 596_906.64,
      tax: 61_347.86,
      afterTax: 1_135_558.78,
      realAfterTax: 634_090.09,
    },
    source: {
      ...spreadsheet,
      how: '=FV(0.125/12;120;-5000;0;1); (596,906.64 − 125,000) × 12.5% = 58,988.33; × 4% = 2,359.53; 1,135,558.78 ÷ 1.06^10 (Finance Act, 2026, section 3(15))',
    },
  },
  {
    name: 'Switched off, there is neither tax nor cess',
    given: { ...plain, sip: 5000, annualReturn: 0.125, years: 10, taxed: false },
    expect: { corpus: 1_196_906.64, tax: null, afterTax: null },
    source: { ...spreadsheet, how: '=FV(0.125/12;120;-5000;0;1)' },
  },
  {
    name: 'A gain below the exemption bears no tax',
    given: { ...plain, sip: 5000, annualReturn: 0.12, years: 3 },
    expect: { corpus: 217_538.24, gain: 37_538.24, tax: 0, afterTax: 217_538.24 },
    source: { ...spreadsheet, how: '=FV(0.01;36;-5000;0;1)' },
  },
  {
    name: 'No return: the corpus is P × n, and inflation still eats it',
    given: { ...plain, sip: 2000, annualReturn: 0, years: 2, inflation: 0.1, goal: 48_000 },
    expect: { corpus: 48_000, gain: 0, tax: 0, real: 39_669.42, goalSip: 2000, delayCost: 24_000, delaySip: 4000 },
    source: { title: 'Arithmetic on paper', how: '2,000 × 24; 48,000 ÷ 1.21; 48,000 ÷ 12' },
  },
])
