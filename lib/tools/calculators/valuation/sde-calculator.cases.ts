import { defineCases } from '@/lib/kits/calculator'
import sde from './sde-calculator'

const atoz = {
  title: 'CalculatorAtoZ: Sellers Discretionary Earnings Calculator, worked example',
  href: 'https://calculatoratoz.com/en/sellers-discretionary-earnings-calculator/Calc-44395',
} as const
const brokers = {
  title: 'Buy Biz USA: Better know SDE (formula line by line, one owner’s pay only)',
  href: 'https://buybizusa.com/you-next-job-ceo-of-your-own-company-better-know-sde/',
} as const
const libreOffice = { title: 'LibreOffice Calc: SUMPRODUCT and PMT' } as const

const plain = {
  addBacks: [],
  owners: [],
  low: 2,
  high: 3,
  inventory: 0,
  workingCapital: 0,
  debt: 0,
  down: 0.2,
  loanRate: 0.1,
  loanYears: 10,
  buyerPay: 50_000,
} as const
const published = {
  name: '2025',
  profit: 235_000,
  interest: 4560,
  depreciation: 26_500,
  ownerPay: 78_000,
  weight: 1,
} as const
const three = [
  { name: '', profit: 50_000, interest: 5000, depreciation: 10_000, ownerPay: 60_000, weight: 1 },
  { name: '2024', profit: 60_000, interest: 5000, depreciation: 10_000, ownerPay: 65_000, weight: 2 },
  { name: '2025', profit: 70_000, interest: 5000, depreciation: 10_000, ownerPay: 70_000, weight: 3 },
] as const

export default defineCases(sde, [
  {
    name: 'Worked example: 235,000 before tax becomes 402,760',
    given: {
      ...plain,
      years: [published],
      addBacks: [
        { name: 'Discretionary', kind: 'personal', amount: 36_700, year: 1 },
        { name: '', kind: 'oneOff', amount: 22_000, year: 1 },
      ],
    },
    expect: {
      weighted: 402_760,
      latest: 402_760,
      ebitda: 324_760,
      lowPrice: 805_520,
      highPrice: 1_208_280,
      verdict: 'plain',
      byYear: {
        rows: 1,
        at: { 0: { name: '2025', profit: 235_000, addBacks: 167_760, ebitda: 324_760, sde: 402_760, weight: 1 } },
      },
      bridge: {
        rows: 8,
        at: {
          0: { line: 'Profit before tax', amount: 235_000, sum: null },
          4: { line: 'One-off', amount: 22_000 },
          '-1': { line: 'SDE', amount: 402_760, sum: 'Sum' },
        },
      },
    },
    source: { ...atoz, how: '235,000 + 78,000 + 4,560 + 26,500 + 36,700 + 22,000 = 402,760; times 2 and 3' },
  },
  {
    name: 'Three years weighted 1, 2 and 3, and what a buyer can borrow on the result',
    given: { ...plain, years: three, inventory: 20_000, workingCapital: 5000, debt: 60_000 },
    expect: {
      weighted: 145_000,
      latest: 155_000,
      byYear: { at: { 0: { name: 'Year 1', sde: 125_000, weight: 0.166667 } } },
      prices: {
        rows: 3,
        at: {
          0: { multiple: 2, price: 315_000, ofEbitda: 3.71, net: 255_000 },
          1: { multiple: 2.5, price: 387_500, net: 327_500, service: 49_160.07, cover: 1.93 },
          2: { price: 460_000 },
        },
      },
      verdict: 'plain',
    },
    says: { verdict: '1.93 times' },
    source: {
      ...libreOffice,
      how: '80% of the price lent over ten years at 10%, monthly; 315,000 ÷ 85,000 of EBITDA',
      sheet: {
        cells: { A1: 125_000, A2: 140_000, A3: 155_000, B1: 1, B2: 2, B3: 3 },
        formulas: {
          weighted: '=SUMPRODUCT(A1:A3;B1:B3)/6',
          'prices.1.service': '=-12*PMT(10%/12;120;0.8*(SUMPRODUCT(A1:A3;B1:B3)/6*2.5+25000))',
          'prices.1.cover':
            '=(SUMPRODUCT(A1:A3;B1:B3)/6-50000)/(-12*PMT(10%/12;120;0.8*(SUMPRODUCT(A1:A3;B1:B3)/6*2.5+25000)))',
        },
      },
    },
  },
  {
    name: 'Two partners: one pay is added, the other job is hired for, and rent received is no part of it',
    given: {
      ...plain,
      years: [{ ...published, otherIncome: 12_000 }],
      owners: [{ name: 'Partner', pay: 78_000, wage: 52_000 }],
    },
    expect: {
      latest: 358_060,
      ebitda: 280_060,
      bridge: {
        at: { 3: { line: 'Other income', amount: -12_000 }, 4: { line: 'Other owners replaced', amount: 26_000 } },
      },
    },
    source: { ...brokers, how: '235,000 − 12,000 + 26,500 + 4,560 + 78,000 + (78,000 − 52,000)' },
  },
  {
    name: 'A partner who takes nothing costs a wage',
    given: { ...plain, years: [published], owners: [{ pay: 0, wage: 40_000 }], down: 1 },
    expect: { latest: 304_060, verdict: 'plain', prices: { at: { 1: { service: 0, cover: null } } } },
    says: { verdict: 'without a loan' },
    source: { ...brokers, how: '344,060 − 40,000' },
  },
  {
    name: 'A year below zero in a good average',
    given: { ...plain, years: [{ ...published, name: 'Flood year', profit: -200_000 }, published] },
    expect: { weighted: 126_560, verdict: 'fair' },
    says: { verdict: 'Flood year' },
    source: { ...brokers, how: '(−90,940 + 344,060) ÷ 2' },
  },
  {
    name: 'A loan that the business cannot carry',
    given: { ...plain, years: three, low: 9, high: 9, buyerPay: 100_000 },
    expect: { verdict: 'bad', prices: { at: { 1: { price: 1_305_000, service: 165_558.44, cover: 0.27 } } } },
    says: { verdict: 'only 0.27' },
    source: {
      ...libreOffice,
      how: '145,000 × 9',
      sheet: {
        formulas: {
          'prices.1.service': '=-12*PMT(10%/12;120;0.8*1305000)',
          'prices.1.cover': '=45000/(-12*PMT(10%/12;120;0.8*1305000))',
        },
      },
    },
  },
  {
    name: 'A loss has no price',
    given: { ...plain, years: [{ ...published, profit: -200_000 }] },
    expect: { weighted: -90_940, verdict: 'bad', lowPrice: null, highPrice: null, prices: { rows: 0 } },
    source: { ...brokers, how: '−200,000 + 4,560 + 26,500 + 78,000' },
  },
  {
    name: 'An item of a year that is not there',
    given: { ...plain, years: [published], addBacks: [{ kind: 'other', amount: 1, year: 2 }] },
    problem: 'addBacks',
    because: 'the only one',
    source: { ...brokers },
  },
  {
    name: 'No year has a weight',
    given: { ...plain, years: [{ ...published, weight: 0 }] },
    problem: 'years',
    source: { ...libreOffice, how: 'Division by a sum of 0' },
  },
])
