import { defineCases } from '@/lib/kits/calculator'
import denmarkIncomeTax from './denmark-income-tax'

const pwc = {
  title: 'PwC Worldwide Tax Summaries: Denmark, sample personal income tax calculation',
  href: 'https://taxsummaries.pwc.com/denmark/individual/sample-personal-income-tax-calculation',
} as const
const limits = {
  title: 'PwC Denmark: Tax cuts on the way to many Danes',
  href: 'https://www.pwc.dk/da/artikler/2025/09/skattelettelser-paa-vej-til-mange-danskere.html',
  how: 'names the pay before the contribution at which a tax begins: middle 696,956, top 845,543, highest 2,818,152',
} as const
const paper = { title: 'Arithmetic on paper' }
/** Salary and car of the samples; its interest less interest received, and travel. */
const sample = { municipal: 0.2507, deductions: 90_200 } as const

export default defineCases(denmarkIncomeTax, [
  {
    name: 'PwC 2026: contribution of 83,910, local tax of 202,659, bottom tax of 115,893',
    given: { ...sample, taxYear: '2026', pay: 1_050_000, pension: 1118 },
    expect: {
      social: 83_910.56,
      saving: 1118,
      payslip: {
        at: {
          3: { item: 'Bottom tax', year: 115_893.07 },
          4: { item: 'Middle and top tax', year: 38_313.22 },
          5: { item: 'Relief for the tax ceiling', year: -32.38 },
          6: { item: 'Municipal tax', year: 202_658.72 },
        },
      },
    },
    source: { ...pwc, how: 'prints a middle tax of 24,282 and a top tax of 14,030; the car of 50,000 counts as pay' },
  },
  {
    name: 'PwC 2025: 216,848 without property tax and the relief for interest',
    given: { ...sample, taxYear: '2025', pay: 650_000, pension: 1136 },
    expect: { tax: 164_938.5, social: 51_909.12 },
    source: { ...pwc, how: 'prints 216,927.55 in all; less property tax of 4,080, plus 8% of 50,000 of interest' },
  },
  {
    name: 'PwC 2024: top tax of 1,208 and local tax of 115,035',
    given: { ...sample, taxYear: '2024', pay: 650_000, pension: 1136 },
    expect: {
      payslip: {
        at: {
          4: { item: 'Middle and top tax', year: 1208.23 },
          5: { item: 'Relief for the tax ceiling', year: -4.83 },
          6: { item: 'Municipal tax', year: 115_034.92 },
        },
      },
    },
    source: { ...pwc, how: 'its bottom tax is at 12.01% and is not compared; 12.06% is the rate of 2024 elsewhere' },
  },
  {
    name: 'No middle tax at 696,956',
    given: { taxYear: '2026', pay: 696_956, municipal: 0.25 },
    expect: { payslip: { rows: 6 } },
    source: limits,
  },
  {
    name: 'Middle tax at 696,957',
    given: { taxYear: '2026', pay: 696_957, municipal: 0.25 },
    expect: { payslip: { rows: 7, at: { 3: { item: 'Middle and top tax', year: 0.03 } } } },
    source: limits,
  },
  {
    name: 'A raise at the limit of top tax',
    given: { taxYear: '2026', pay: 845_543, municipal: 0.25 },
    expect: { marginal: 0.55845 },
    source: {
      ...limits,
      how: '8% and 92% of 12.01 + 25 + 15 is 55.85%; of the next thousand 80 + 110.49 + 137.96 + 230, as 0.44 of it lies below the limit',
    },
  },
  {
    name: 'The researcher scheme takes 32.84% in all',
    given: { taxYear: '2026', pay: 80_000, basis: 'month', scheme: true },
    expect: { gross: 960_000, effective: 0.3284, tax: 238_464, social: 76_800 },
    source: {
      title: 'Skat.dk: the scheme costs 32.84% with the labour market contribution',
      href: 'https://skat.dk/',
      how: '8% and 27% of 92%',
    },
  },
  {
    name: 'Below the least pay of key staff the page says so',
    given: { taxYear: '2025', pay: 70_000, basis: 'month', scheme: true },
    expect: { social: 67_200 },
    says: { remark: '78,000' },
    source: {
      title: 'Dansk Erhverv: new rules of the researcher scheme from 1 January 2026',
      href: 'https://www.danskerhverv.dk/presse-og-nyheder/nyheder/2025/december/nye-regler-for-forskerskatteordningen-galder-fra-1.-januar-2026',
    },
  },
  {
    name: 'Income from shares of 100,000 beside a wage of 300,000',
    given: { taxYear: '2026', pay: 300_000, municipal: 0.25, shares: 100_000 },
    expect: {
      payslip: {
        at: {
          1: { item: 'Income from shares', year: 100_000 },
          6: { item: 'Tax on income from shares', year: 30_090 },
        },
      },
    },
    source: { ...paper, how: '27% of 79,400 is 21,438, 42% of 20,600 is 8,652' },
  },
  {
    name: 'Every period and table of 500,000 beside 600,000',
    given: { taxYear: '2026', pay: 500_000, municipal: 0.25, otherPay: 600_000 },
    expect: {
      monthly: 27_198.03,
      takeHome: 326_376.41,
      taken: 173_623.59,
      tax: 133_623.59,
      effective: 0.347247,
      marginal: 0.42049,
      payslip: {
        at: {
          0: {
            item: 'Pay before tax',
            year: 500_000,
            month: 41_666.67,
            fortnight: 19_230.77,
            week: 9615.38,
            day: 1923.08,
            hour: 240.38,
          },
          4: { item: 'Value of the personal allowance', year: -20_022.41 },
        },
      },
      bands: {
        rows: 3,
        at: {
          0: { scale: 'Bottom tax', from: 0, upTo: null, rate: 0.1201, part: 460_000, tax: 55_246 },
          1: { scale: 'Middle and top tax', from: 0, upTo: 641_200, rate: 0, part: 460_000, tax: 0 },
          2: { scale: 'Municipal tax', from: 0, upTo: null, rate: 0.25, part: 393_600, tax: 98_400 },
        },
      },
      compared: { at: { 3: { what: 'Municipal tax', this: 98_400, other: 121_400, difference: 23_000 } } },
      years: {
        rows: 3,
        at: {
          0: { year: '2024', tax: 140_082.18, social: 40_000, takeHome: 319_917.82 },
          2: { year: '2026', tax: 133_623.59, change: 2900.25 },
        },
      },
      curve: { at: { 49: { pay: 500_000, taken: 0.347247, marginal: 0.42049 } } },
    },
    source: {
      ...paper,
      how: '460,000 × 12.01% = 55,246; 393,600 × 25% = 98,400; 54,100 × 37.01% = 20,022.41; the years with their own rates',
    },
  },
  {
    name: 'The average municipality of 2026',
    given: { taxYear: '2026', pay: 500_000 },
    expect: { payslip: { at: { 3: { item: 'Municipal tax', year: 98_592.86 } } } },
    source: {
      title: 'Skatteministeriet: Kommuneskatter, gennemsnitsprocenten i 2026',
      href: 'https://skm.dk/tal-og-metode/satser/statistik-i-kommunerne/kommuneskatter-gennemsnitsprocenten-i-2026',
      how: '393,600 × 25.049%',
    },
  },
  {
    name: 'The average municipality of 2024, which was read in one source',
    given: { taxYear: '2024', pay: 500_000 },
    expect: { payslip: { at: { 3: { item: 'Municipal tax', year: 103_313.47 } } } },
    says: { oneSource: 'average municipal tax' },
    source: { ...paper, how: '460,000 − 45,100 − 2,800 = 412,100, × 25.07%' },
  },
])
