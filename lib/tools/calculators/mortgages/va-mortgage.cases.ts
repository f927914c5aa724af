import { defineCases } from '@/lib/kits/calculator'
import va from './va-mortgage'

const simulation = (how: string) => ({
  title: 'Simulation in decimal arithmetic (Python), tests/vectors/home-loans/simulate.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const fees = (how: string) => ({
  title: 'valoans.com: funding fee for subsequent use; Aiello and Associates: VA funding fees',
  href: 'https://www.aielloandassociatesmortgage.com/va-funding-fees',
  how,
})
const residual = (how: string) => ({
  title: 'veteran.com: VA residual income charts',
  href: 'https://veteran.com/va-residual-income/',
  how,
})
const plain = {
  kind: 'purchase',
  price: 400_000,
  down: 0,
  annualRate: 0.06,
  use: 'first',
  exempt: false,
  feePaid: 'financed',
  months: 360,
  used: 0,
  year: '2026',
  limit: undefined,
  income: 7500,
  taxes: 1500,
  debts: 500,
  region: 'south',
  family: 3,
  propertyTax: 4800,
  homeInsurance: 1800,
  dues: 0,
  upkeep: 280,
} as const
const free = { ...plain, annualRate: 0, propertyTax: 0, homeInsurance: 0, debts: 0, taxes: 0, upkeep: 0 } as const

export default defineCases(va, [
  {
    name: 'A first loan without a down payment: a fee of 8,600 in the loan',
    given: plain,
    expect: {
      base: 400_000,
      feeRate: 0.0215,
      fee: 8600,
      loan: 408_600,
      instalment: 2449.76,
      escrow: 550,
      payment: 2999.76,
      interest: 473_317.02,
      zeroDown: null,
      entitlement: null,
      needed: 0,
      covered: 'good',
      left: 2220.24,
      asked: 889,
      ratio: 0.4666,
      residual: 'good',
      downs: {
        rows: 4,
        at: {
          0: { down: 0, amount: 0, rate: 0.0215, fee: 8600, loan: 408_600, instalment: 2449.76, months: null },
          1: { down: 0.05, amount: 20_000, rate: 0.015, fee: 5700, loan: 385_700, instalment: 2312.47, months: 146 },
          2: { down: 0.1, amount: 40_000, rate: 0.0125, fee: 4500, loan: 364_500, instalment: 2185.36, months: 152 },
          3: { down: 0.2, amount: 80_000, rate: 0.0125, fee: 4000, loan: 324_000 },
        },
      },
    },
    says: {
      covered: 'With full entitlement there is no limit',
      residual: 'above 41.0%, but a fifth more than the guideline, $1,066.80, is left.',
    },
    source: {
      ...simulation('VA; 7,500 − 1,500 − 500 − 2,999.76 − 280; 3,499.76 ÷ 7,500; 889 × 1.2'),
      sheet: { formulas: { instalment: '=PMT(6%/12;360;-408600)', 'downs.1.instalment': '=PMT(6%/12;360;-385700)' } },
    },
  },
  {
    name: 'A later loan without a down payment pays 3.3%, and with 5% down 1.5%',
    given: { ...plain, price: 500_000, use: 'later' },
    expect: {
      feeRate: 0.033,
      fee: 16_500,
      downs: { at: { 1: { rate: 0.015, fee: 7125 }, 2: { rate: 0.0125, fee: 5625 } } },
    },
    source: fees('500,000 × 3.3%; 475,000 × 1.5%; 450,000 × 1.25%'),
  },
  {
    name: 'Remaining entitlement of 108,250 carries 433,000',
    given: { ...plain, price: 320_000, used: 99_937.5, use: 'later' },
    expect: { entitlement: 108_250, zeroDown: 433_000, needed: 0, covered: 'good' },
    says: { covered: 'together reach a quarter' },
    source: {
      title: 'VA entitlement worksheet, as shown by D. Neal Rodgers',
      href: 'http://www.dnealrodgers.com/va-max-loan-amount-calculation/',
      how: 'Its example: $108,250 × 4 = $433,000, so a loan of $320,000 needs no down payment; here with the limit of 2026, 832,750 ÷ 4 − 99,937.50',
    },
  },
  {
    name: 'Entitlement that does not reach a quarter asks for the rest in cash',
    given: { ...plain, price: 500_000, down: 0.02, used: 100_000, use: 'later' },
    expect: { entitlement: 108_187.5, zeroDown: 432_750, needed: 16_812.5, fee: 16_170, covered: 'bad' },
    says: { covered: 'ask for $16,812.50 down' },
    source: paper('832,750 ÷ 4 − 100,000; 500,000 ÷ 4 − 108,187.50; 490,000 × 3.3%'),
  },
  {
    name: 'Everything in use leaves nothing, not less',
    given: { ...plain, price: 100_000, used: 300_000 },
    expect: { entitlement: 0, zeroDown: 0, needed: 25_000 },
    source: paper('832,750 ÷ 4 < 300,000'),
  },
  {
    name: 'A high-cost county',
    given: { ...plain, price: 900_000, used: 100_000, limit: 1_249_125 },
    expect: { entitlement: 212_281.25, zeroDown: 849_125, needed: 12_718.75 },
    source: paper('1,249,125 ÷ 4 − 100,000; 225,000 − 212,281.25'),
  },
  {
    name: 'Rate reduction of 250,000: half a percent, in cash',
    given: { ...plain, kind: 'irrrl', balance: 250_000, annualRate: 0.055, feePaid: 'cash', used: 50_000 },
    expect: {
      feeRate: 0.005,
      fee: 1250,
      base: 250_000,
      loan: 250_000,
      instalment: 1419.47,
      zeroDown: null,
      covered: 'plain',
      downs: { rows: 0 },
    },
    says: { covered: 'A refinance has no down payment.' },
    source: { ...fees('250,000 × 0.5%'), sheet: { formulas: { instalment: '=PMT(5.5%/12;360;-250000)' } } },
  },
  {
    name: 'Cash-out at a later use: 3.3%',
    given: { ...plain, kind: 'cashOut', balance: 300_000, use: 'later' },
    expect: { feeRate: 0.033, fee: 9900, loan: 309_900 },
    source: fees('300,000 × 3.3%'),
  },
  {
    name: 'Exempt from the fee',
    given: { ...plain, exempt: true },
    expect: { fee: 0, feeRate: 0, loan: 400_000, instalment: 2398.2 },
    source: { ...paper('No fee'), sheet: { formulas: { instalment: '=PMT(6%/12;360;-400000)' } } },
  },
  {
    name: 'Seven in the West are asked for 1,318, and an eighth adds nothing',
    given: { ...free, region: 'west', family: 8, income: 2428.11 },
    expect: { asked: 1318, instalment: 1135, payment: 1135, left: 1293.11, residual: 'bad' },
    says: { residual: '$1,293.11 is left each month; the guideline is $1,318.00. It falls short.' },
    source: residual('1,158 + 2 × 80; 408,600 ÷ 360 = 1,135'),
  },
  {
    name: 'A small loan in the Northeast, family of six: 921 + 75',
    given: { ...free, price: 72_000, exempt: true, region: 'northeast', family: 6, income: 1400 },
    expect: { asked: 996, instalment: 200, left: 1200, ratio: 0.1429, residual: 'good' },
    says: { residual: 'the ratio of 14.3% is within 41.0%' },
    source: residual('Loans below 80,000: 921 for five, 75 for the sixth'),
  },
  {
    name: 'Above 41% with less than a fifth more than the guideline',
    given: { ...free, price: 360_000, exempt: true, region: 'midwest', family: 1, income: 1500 },
    expect: { asked: 441, left: 500, ratio: 0.6667, residual: 'fair' },
    says: { residual: 'underwriters then look for $529.20.' },
    source: residual('441 for one in the Midwest; 441 × 1.2'),
  },
  {
    name: 'A cash-out loan above the value',
    given: { ...plain, kind: 'cashOut', balance: 400_001 },
    problem: 'balance',
    source: paper('400,001 > 400,000'),
  },
  {
    name: 'A limit below the baseline',
    given: { ...plain, limit: 800_000 },
    problem: 'limit',
    source: paper('2026: 832,750'),
  },
])
