import { defineCases } from '@/lib/kits/calculator'
import tvm from './tvm-solver'

const calc = { title: 'LibreOffice Calc' }
const paper = { title: 'Arithmetic on paper' }
const plain = { perYear: '12', compounding: 'same', timing: 'end' } as const

export default defineCases(tvm, [
  {
    name: 'A Canadian mortgage on the BA II Plus: 26 payments a year, compounded twice',
    given: {
      solve: 'payment',
      n: 780,
      nominal: 0.1,
      pv: 100_000,
      fv: 0,
      perYear: '26',
      compounding: '2',
      timing: 'end',
    },
    expect: {
      payment: -397.28,
      effective: 0.1025,
      years: 30,
      schedule: { rows: 30, at: { [-1]: { payment: 780, closing: 0 } } },
    },
    source: {
      title: 'Texas Instruments: Calculating Canadian Mortgages on the BA II Plus',
      href: 'https://education.ti.com/en/customer-support/knowledge-base/financial-calculators/product-usage/22331',
      how: 'Page read: 30 × P/Y, I/Y 10, PV 100,000, the payment is −$397.28; 1.05² = 1.1025',
    },
  },
  {
    name: 'A Canadian mortgage on the BA-35: monthly payments',
    given: {
      solve: 'payment',
      n: 240,
      nominal: 0.13,
      pv: 60_000,
      fv: 0,
      perYear: '12',
      compounding: '2',
      timing: 'end',
    },
    expect: { payment: -688.52 },
    source: {
      title: 'Texas Instruments: Calculating Canadian Mortgages on the BA-35 Solar',
      href: 'https://t3vlaanderen.be/customer-support/knowledge-base/financial-calculators/product-usage/11198',
      how: 'Page read: the monthly payment is $688.52',
    },
  },
  {
    name: 'A loan of 200,000 over 30 years at 6%',
    given: { ...plain, solve: 'payment', n: 360, nominal: 0.06, pv: 200_000, fv: 0 },
    expect: {
      payment: -1199.1011,
      interest: -231_676.38,
      periodRate: 0.005,
      effective: 0.0616778119,
      years: 30,
      verdict: 'plain',
      presentValue: null,
      futureValue: null,
      periods: null,
      rate: null,
      schedule: {
        rows: 360,
        at: {
          0: { payment: 1, opening: 200_000, interest: 1000, paid: -1199.1011, closing: 199_800.8989 },
          119: { interest: 838.6595, closing: 167_371.4499 },
          [-1]: { closing: 0 },
        },
        sum: { interest: 231_676.38 },
      },
      timeline: { rows: 41, at: { 0: { when: 'Now', amount: 200_000 }, 1: { when: '1–9', amount: -10_791.9095 } } },
    },
    says: { verdict: 'You receive $200,000.00 now, pay $1,199.10 360 times, 12 a year' },
    source: {
      ...calc,
      how: 'PMT, IPMT, FV and CUMIPMT',
      sheet: {
        formulas: {
          payment: '=PMT(0.06/12;360;200000)',
          interest: '=200000+360*PMT(0.06/12;360;200000)',
          effective: '=EFFECT(0.06;12)',
          'schedule.119.interest': '=-IPMT(0.06/12;120;360;200000)',
          'schedule.0.closing': '=-FV(0.06/12;1;PMT(0.06/12;360;200000);200000)',
          'schedule.119.closing': '=-FV(0.06/12;120;PMT(0.06/12;360;200000);200000)',
          'schedule.sum.interest': '=-CUMIPMT(0.06/12;360;200000;1;360;0)',
          'timeline.1.amount': '=9*PMT(0.06/12;360;200000)',
        },
      },
    },
  },
  {
    name: 'Saving at the beginning of each month: the future value',
    given: {
      solve: 'fv',
      n: 24,
      nominal: 0.05,
      pv: -1000,
      pmt: -200,
      perYear: '12',
      compounding: 'same',
      timing: 'start',
    },
    expect: {
      futureValue: 6163.1137,
      schedule: {
        rows: 24,
        at: { 0: { opening: 1000, interest: 5, paid: -200, closing: 1205 }, [-1]: { closing: 6163.1137 } },
      },
      timeline: {
        rows: 25,
        at: { 0: { amount: -1200 }, 1: { when: '1', amount: -200 }, [-1]: { when: '24', amount: 6163.1137 } },
      },
    },
    source: {
      ...calc,
      how: 'FV with type 1; the first month by hand: (1,000 + 200) × 1.05 ÷ 12 is 5',
      sheet: {
        formulas: {
          futureValue: '=FV(0.05/12;24;-200;-1000;1)',
        },
      },
    },
  },
  {
    name: 'What 500 a quarter for ten years and 10,000 at the end are worth today',
    given: { solve: 'pv', n: 40, nominal: 0.08, pmt: 500, fv: 10_000, perYear: '4', compounding: '12', timing: 'end' },
    expect: { presentValue: -18_150.9743, periodRate: 0.0201336296, effective: 0.0829995068 },
    source: {
      ...calc,
      how: 'PV at the rate that compounds as quickly by the quarter',
      sheet: {
        formulas: {
          presentValue: '=PV((1+0.08/12)^3-1;40;500;10000)',
          periodRate: '=(1+0.08/12)^3-1',
          effective: '=EFFECT(0.08;12)',
        },
      },
    },
  },
  {
    name: 'How many payments clear a card',
    given: { ...plain, solve: 'periods', nominal: 0.18, pv: 5000, pmt: -150, fv: 0 },
    expect: { periods: 46.5555, years: 3.88, schedule: { rows: 46 } },
    source: {
      ...calc,
      how: 'NPER',
      sheet: { formulas: { periods: '=NPER(0.18/12;-150;5000)', years: '=NPER(0.18/12;-150;5000)/12' } },
    },
  },
  {
    name: 'How many, paid at the beginning, towards a sum',
    given: {
      solve: 'periods',
      nominal: 0.04,
      pv: -1000,
      pmt: -300,
      fv: 12_000,
      perYear: '4',
      compounding: 'same',
      timing: 'start',
    },
    expect: { periods: 30.2672 },
    source: { ...calc, how: 'NPER with type 1', sheet: { formulas: { periods: '=NPER(0.01;-300;-1000;12000;1)' } } },
  },
  {
    name: 'The rate of a loan from its payment',
    given: { ...plain, solve: 'rate', n: 60, pv: 20_000, pmt: -400, fv: 0 },
    expect: { rate: 0.0742009579, periodRate: 0.0061834132, effective: 0.0767771847 },
    source: {
      ...calc,
      how: 'RATE',
      sheet: {
        formulas: {
          rate: '=12*RATE(60;-400;20000)',
          periodRate: '=RATE(60;-400;20000)',
          effective: '=(1+RATE(60;-400;20000))^12-1',
        },
      },
    },
  },
  {
    name: 'The rate, compounded yearly though paid monthly',
    given: { solve: 'rate', n: 36, pv: -5000, pmt: 0, fv: 6655, perYear: '12', compounding: '1', timing: 'end' },
    expect: { rate: 0.1, effective: 0.1 },
    source: { ...paper, how: '5,000 × 1.1³ = 6,655' },
  },
  {
    name: 'Without interest a loan is divided by its payments',
    given: { ...plain, solve: 'payment', n: 10, nominal: 0, pv: 1000, fv: 0 },
    expect: { payment: -100, interest: 0, effective: 0, schedule: { at: { [-1]: { closing: 0 } } } },
    source: { ...paper, how: '1,000 ÷ 10' },
  },
  {
    name: 'Without interest the number is a division too',
    given: { ...plain, solve: 'periods', nominal: 0, pv: -500, pmt: -100, fv: 1200 },
    expect: { periods: 7 },
    source: { ...paper, how: '(1,200 − 500) ÷ 100' },
  },
  {
    name: 'Half a payment is no row of the table',
    given: { ...plain, solve: 'fv', n: 0.5, nominal: 0.12, pv: -1000, pmt: 0 },
    expect: { futureValue: 1004.9876, schedule: { rows: 0 } },
    source: { ...paper, how: '1,000 × √1.01' },
  },
  {
    name: 'A payment below the interest never ends',
    given: { ...plain, solve: 'periods', nominal: 0.12, pv: 10_000, pmt: -90, fv: 0 },
    problem: 'pmt',
    because: 'never lead',
    source: { ...paper, how: 'The first interest alone is 100' },
  },
  {
    name: 'Signs the wrong way round',
    given: { ...plain, solve: 'periods', nominal: 0.06, pv: 1000, pmt: 100, fv: 0 },
    problem: 'pmt',
    because: 'in the past',
    source: { ...paper, how: 'Whoever receives twice gives nothing back' },
  },
  {
    name: 'Nothing left to pay',
    given: { ...plain, solve: 'periods', nominal: 0.06, pv: 0, pmt: -100, fv: 0 },
    problem: 'fv',
    because: 'nothing is left',
    source: { ...paper, how: 'Both ends are nothing' },
  },
  {
    name: 'More than ten thousand payments',
    given: { ...plain, solve: 'periods', nominal: 0, pv: 20_000, pmt: -1, fv: 0 },
    problem: 'pmt',
    because: '10,000',
    source: { ...paper, how: '20,000 ÷ 1' },
  },
  {
    name: 'No rate where money only goes out',
    given: { ...plain, solve: 'rate', n: 12, pv: -1000, pmt: -10, fv: -5 },
    problem: 'pmt',
    because: 'some money',
    source: { ...paper, how: 'Amounts of one sign never come to zero' },
  },
  {
    name: 'No rate where no money moves',
    given: { ...plain, solve: 'rate', n: 12, pv: 0, pmt: 0, fv: 0 },
    problem: 'pmt',
    because: 'some money',
    source: { ...paper, how: 'Nothing is nothing at any rate' },
  },
])
