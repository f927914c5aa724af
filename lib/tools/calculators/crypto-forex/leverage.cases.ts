import { defineCases } from '@/lib/kits/calculator'
import leverage from './leverage'

const fund = (how: string) => ({
  title: 'Cheng and Madhavan, The Dynamics of Leveraged and Inverse Exchange-Traded Funds (2009)',
  href: 'https://papers.ssrn.com/sol3/papers.cfm?abstract_id=1393995',
  how,
})
const book = [
  { name: 'Index fund', side: 'long', units: 200, price: 100 },
  { name: 'Oil', side: 'short', units: 100, price: 50 },
] as const
const plain = {
  equity: 10_000,
  positions: book,
  tolerated: 0.2,
  adverse: 0.1,
  financing: 0,
  fund: 2,
  volatility: 0.2,
  years: 1,
  indexReturn: 0.1,
} as const

export default defineCases(leverage, [
  {
    name: '20,000 long and 5,000 short on 10,000',
    given: { ...plain, financing: 0.06 },
    expect: {
      gross: 2.5,
      net: 1.5,
      wipeOut: -0.6667,
      worst: -0.4,
      borrowed: 15_000,
      allowed: 2,
      allowedValue: 20_000,
      moveToLimit: -0.08,
      interest: 900,
      drag: 0.09,
      verdict: 'bad',
      moves: {
        rows: 11,
        at: {
          0: { move: -0.5, profit: -7500, equity: 2500, onEquity: -0.75 },
          10: { move: 0.5, profit: 7500, equity: 17_500, onEquity: 0.75 },
        },
      },
      book: {
        rows: 2,
        at: {
          0: { name: 'Index fund', value: 20_000, leverage: 2, share: 0.8 },
          1: { name: 'Oil', value: -5000, leverage: -0.5, share: 0.2 },
        },
      },
    },
    says: { verdict: 'costs 25.0% of the equity' },
    source: {
      title: 'LibreOffice Calc: SUMPRODUCT of units and prices',
      how: '25,000 in all, 15,000 net; ÷ 10,000',
      sheet: {
        cells: { A1: 200, A2: -100, B1: 100, B2: 50 },
        formulas: {
          gross: '=SUMPRODUCT(ABS(A1:A2);B1:B2)/10000',
          net: '=SUMPRODUCT(A1:A2;B1:B2)/10000',
          wipeOut: '=-10000/SUMPRODUCT(A1:A2;B1:B2)',
          borrowed: '=SUMPRODUCT(ABS(A1:A2);B1:B2)-10000',
        },
      },
    },
  },
  {
    name: 'A threefold fund loses 11.3% in a flat index with a volatility of 20%',
    given: { ...plain, fund: 3, indexReturn: 0 },
    expect: { decay: -0.1131, fundReturn: -0.1131, multiple: 0, indexNeeded: 0.0408 },
    source: {
      ...fund(
        'e^((3 − 9) × 0.2² ÷ 2) − 1; by LibreOffice Calc the product of 252,000 alternating moves of that volatility',
      ),
      sheet: { cells: { A1: 252_000 }, formulas: { decay: '=(1-9*0.04/A1)^(A1/2)/(1-0.04/A1)^(3*A1/2)-1' } },
    },
  },
  {
    name: 'An inverse fund with a volatility of 30% loses 8.6% in a flat index',
    given: { ...plain, fund: -1, volatility: 0.3, indexReturn: 0 },
    expect: { decay: -0.0861, fundReturn: -0.0861, indexNeeded: -0.0861 },
    source: {
      ...fund('e^((−1 − 1) × 0.3² ÷ 2) − 1; by LibreOffice Calc the product of 252,000 alternating moves'),
      sheet: { cells: { A1: 252_000 }, formulas: { decay: '=(1-0.09/A1)^(A1/2)*(1-0.09/A1)^(A1/2)-1' } },
    },
  },
  {
    name: 'Two years of a twofold fund at 25%: the index gains 10%, the fund 6.8%',
    given: { ...plain, fund: 2, volatility: 0.25, years: 2, indexReturn: 0.1 },
    expect: {
      decay: -0.0606,
      fundReturn: 0.0678,
      multiple: 0.2,
      curve: { rows: 11, at: { 6: { index: 0.1, fund: 0.0678, simple: 0.2 } } },
    },
    source: {
      ...fund('1.1² × e^(−2 × 0.25²) − 1; by LibreOffice Calc the product of 252,000 alternating moves a year'),
      sheet: {
        cells: { A1: 252_000 },
        formulas: {
          decay: '=(1-4*0.0625/A1)^(A1/2)/(1-0.0625/A1)^A1-1',
          fundReturn: '=1.1^2*(1-4*0.0625/A1)^A1/(1-0.0625/A1)^(2*A1)-1',
        },
      },
    },
  },
  {
    name: 'Equal sides have no common move that takes the equity',
    given: {
      ...plain,
      positions: [
        { name: 'A', side: 'long', units: 1, price: 30_000 },
        { name: 'B', side: 'short', units: 3, price: 10_000 },
      ],
      tolerated: 0.6,
    },
    expect: { gross: 6, net: 0, wipeOut: null, worst: -0.1667, verdict: 'good' },
    source: { title: 'Arithmetic on paper', how: '30,000 − 30,000 = 0; 60,000 ÷ 10,000 = 6, and 10% of it is 60%' },
  },
  {
    name: 'Without borrowing there is no interest',
    given: { ...plain, positions: [{ name: 'A', side: 'long', units: 50, price: 100 }], financing: 0.08 },
    expect: { gross: 0.5, worst: -2, borrowed: 0, interest: 0, drag: 0, verdict: 'good' },
    source: { title: 'Arithmetic on paper', how: '5,000 of 10,000' },
  },
  {
    name: 'A net short book is emptied by a rise',
    given: { ...plain, positions: [{ name: 'A', side: 'short', units: 100, price: 200 }] },
    expect: { net: -2, wipeOut: 0.5, worst: -0.5 },
    source: { title: 'Arithmetic on paper', how: '−20,000 × 50% = −10,000' },
  },
])
