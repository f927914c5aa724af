import { defineCases } from '@/lib/kits/calculator'
import wacc from './wacc-calculator'

const embraer = { title: 'Damodaran on Valuation, second edition, Illustration 2.4: Embraer, early 2005' } as const
const acquisition = {
  title: 'Solution sheet: project beta from three firms, cost of capital of an acquisition (scribd.com/doc/306908982)',
} as const
const libreOffice = { title: 'LibreOffice Calc: SUMPRODUCT' } as const

const plain = {
  equity: 600,
  debts: [
    { name: 'Bonds', amount: 300, kind: 'yield', cost: 0.065 },
    { name: '', amount: 100, kind: 'spread', cost: 0.03 },
  ],
  tax: 0.25,
  riskFree: 0.04,
  beta: 1.1,
  erp: 0.05,
  betaOf: 'shares',
  peers: [{ beta: 1, debt: 0, equity: 1, tax: 0 }],
  size: 0,
  country: 0,
  exposure: 1,
  specific: 0,
  preferred: 0,
  preferredCost: 0.07,
  structure: 'market',
  target: 0.3,
  losses: false,
  inflation: 0.02,
  otherInflation: undefined,
} as const
const brazil = {
  ...plain,
  equity: 100,
  debts: [],
  tax: 0.34,
  riskFree: 0.0425,
  beta: 1.07,
  erp: 0.0484,
  country: 0.0467,
  exposure: 0.27,
  inflation: 0.02,
  otherInflation: 0.08,
} as const

export default defineCases(wacc, [
  {
    name: 'Embraer: 10.69% in dollars, 17.20% in reals',
    given: brazil,
    expect: {
      costOfEquity: 0.1069,
      wacc: 0.1069,
      converted: 0.172,
      costOfDebt: null,
      afterTax: null,
      verdict: null,
      equityBuild: {
        rows: 3,
        at: { 0: { part: 'Risk-free rate', cost: 0.0425 }, 2: { part: 'Country', cost: 0.012609 } },
      },
      curve: { rows: 1 },
    },
    source: { ...embraer, how: '4.25% + 1.07 × 4.84% + 0.27 × 4.67% = 10.69%; 1.1069 × 1.08 ÷ 1.02 − 1' },
  },
  {
    name: 'Embraer: an unlevered beta of 0.95 with debt of 18.95% of equity is 1.07, debt at 7.195% costs 4.75% after tax',
    given: {
      ...brazil,
      beta: 0.95,
      betaOf: 'business',
      debts: [{ name: 'Debt', amount: 18.95, kind: 'spread', cost: 0.02 + 0.27 * 0.035 }],
    },
    expect: { betaUsed: 1.07, costOfDebt: 0.07195, afterTax: 0.047487, wacc: 0.0974 },
    source: {
      ...embraer,
      how: 'Levered beta 1.07; cost of debt 4.25% + 2% + 0.27 × 3.5%, at 34% tax. WACC by Python from the unrounded beta: 10.684% and 4.749% at 84.07% and 15.93%',
    },
  },
  {
    name: 'Three peers: 0.85, 0.76 and 0.64 without debt, mean 0.75, and 1.05 at 40% debt',
    given: {
      ...plain,
      equity: 60,
      debts: [{ name: 'Debt', amount: 40, kind: 'yield', cost: 0.09 }],
      tax: 0.4,
      betaOf: 'peers',
      peers: [
        { beta: 1.1, debt: 100, equity: 200, tax: 0.4 },
        { beta: 1.25, debt: 200, equity: 200, tax: 0.35 },
        { beta: 0.9, debt: 200, equity: 300, tax: 0.38 },
      ],
    },
    expect: {
      betaUsed: 1.05,
      afterTax: 0.054,
      curve: { rows: 8, at: { 0: { debt: 0, beta: 0.75 }, 4: { debt: 0.4, beta: 1.05 } } },
    },
    source: {
      ...acquisition,
      how: 'Unlevered 0.85, 0.76, 0.64, average 0.75; project equity beta 1.05; after-tax cost of debt 5.4%',
    },
  },
  {
    name: 'The same acquisition: 13.7% on 60% and 5.4% on 40% make 10.4%',
    given: {
      ...plain,
      equity: 60,
      debts: [{ name: 'Debt', amount: 40, kind: 'yield', cost: 0.09 }],
      tax: 0.4,
      riskFree: 0.137,
      erp: 0,
    },
    expect: {
      wacc: 0.1038,
      costOfEquity: 0.137,
      build: {
        rows: 2,
        at: {
          0: { part: 'Equity', amount: 60, weight: 0.6, cost: 0.137, net: 0.137, counts: 0.0822 },
          1: { part: 'Debt', net: 0.054, counts: 0.0216 },
        },
      },
    },
    source: { ...acquisition, how: '8.2% + 2.2% = 10.4%' },
  },
  {
    name: 'Two kinds of debt and preferred shares, with the table around it',
    given: { ...plain, preferred: 200, size: 0.01, specific: 0.005 },
    expect: {
      wacc: 0.0832292,
      real: 0.0619894,
      costOfEquity: 0.11,
      costOfDebt: 0.06625,
      build: { rows: 4, at: { 3: { part: 'Debt 2', cost: 0.07, weight: 0.083333 } } },
      sensitivity: {
        rows: 5,
        at: { 0: { beta: 0.7, same: 0.0732292, less: 0.0697292, more: 0.0767292 }, 2: { beta: 1.1, same: 0.0832292 } },
      },
      curve: { at: { 0: { debt: 0, beta: 0.7333, equity: 0.0916667, wacc: 0.08625 } } },
    },
    source: {
      ...libreOffice,
      how: 'Weights 50%, 16.67%, 25% and 8.33%. The first row of the curve: 1.1 ÷ (1 + 0.75 × 400/600)',
      sheet: {
        cells: { A1: 600, A2: 200, A3: 300, A4: 100, B1: 0.11, B2: 0.07, B3: 0.04875, B4: 0.0525 },
        formulas: { wacc: '=SUMPRODUCT(A1:A4;B1:B4)/1200', real: '=(1+SUMPRODUCT(A1:A4;B1:B4)/1200)/1.02-1' },
      },
    },
  },
  {
    name: 'A target of 30% debt: the beta is freed of today’s debt and loaded with the target’s',
    given: { ...plain, structure: 'target' },
    expect: { betaUsed: 0.97, costOfEquity: 0.088452, wacc: 0.076823 },
    source: {
      title: 'R. Hamada (1972), with fractions in Python',
      how: '1.1/1.5 × (1 + 0.75 × 3/7); 70% × 8.845% + 30% × 6.625% × 75%',
    },
  },
  {
    name: 'Losses remove the shield',
    given: { ...plain, losses: true },
    expect: { wacc: 0.0835, afterTax: 0.06625, verdict: 'fair' },
    source: {
      ...libreOffice,
      how: '60% × 9.5% + 40% × 6.625%',
      sheet: { formulas: { wacc: '=SUMPRODUCT(0.6;0.095)+SUMPRODUCT(0.4;0.06625)' } },
    },
  },
  {
    name: 'Equity cheaper than debt',
    given: { ...plain, beta: 0.2 },
    expect: { costOfEquity: 0.05, verdict: 'bad' },
    source: { ...embraer, how: 'CAPM: 4% + 0.2 × 5%, against 6.6% for debt' },
  },
  {
    name: 'A target with debt of which no cost is known',
    given: { ...plain, debts: [], structure: 'target' },
    problem: 'debts',
    source: { ...embraer },
  },
  {
    name: 'Equity that vanishes beside the debt',
    given: { ...plain, equity: 1e-12 },
    problem: 'equity',
    because: 'too small to weigh',
    source: { title: 'Arithmetic on paper', how: 'The share of equity is 0 to sixteen digits' },
  },
])
