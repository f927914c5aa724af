import { defineCases } from '@/lib/kits/calculator'
import incomeTax from './income-tax'

const hmrc = { title: 'HMRC: tax-kalculator, test data', href: 'https://github.com/hmrc/tax-kalculator' }
const payroll = {
  title: 'jantahr: tests of a payroll engine',
  href: 'https://github.com/devag7/jantahr/blob/37a18ca8a8ad32e65da7955d97427508f947ed20/packages/backend/src/modules/payroll/engine/engine.spec.ts',
}
const directFile = {
  title: 'IRS Direct File, expected return of 2024',
  href: 'https://github.com/IRS-Public/direct-file',
}
const paper = { title: 'Arithmetic on paper' }
const rates = { compare: true, rupees: 80, pounds: 0.8, dollars: 1.5 } as const

export default defineCases(incomeTax, [
  {
    name: 'HMRC: National Insurance on 40,000 in 2026–27',
    given: { country: 'uk', year: '2026', pay: 40_000 },
    expect: {
      social: 2194.4,
      marginal: 0.28,
      bands: { rows: 2, at: { 1: { rate: 0.08, part: 27_430, tax: 2194.4 } } },
    },
    source: { ...hmrc, how: 'data2026.csv' },
  },
  {
    name: 'A pension of 6,000 from 60,000 in 2024–25',
    given: { country: 'uk', year: '2024', pay: 60_000, deduction: 6000 },
    expect: { tax: 9032, social: 3210.6, saved: 6000, takeHome: 41_757.4, monthly: 3479.78, effective: 0.304043 },
    source: {
      ...paper,
      how: '37,700 × 20% + 3,730 × 40%; HMRC’s data2024_with_pension.csv has the same 3,210.60 of insurance',
    },
  },
  {
    name: 'Where the British allowance fades, 62% go',
    given: { country: 'uk', year: '2026', pay: 110_000 },
    expect: { tax: 33_432, marginal: 0.62, curve: { at: { 49: { pay: 125_000, marginal: 0.62 } } } },
    source: { ...paper, how: '37,700 × 20% + 64,730 × 40%; of the next pound 40% × 1.5 and 2%' },
  },
  {
    name: 'Scotland has bands of its own',
    given: { country: 'uk', year: '2026', pay: 60_000, nation: 'scotland' },
    expect: { social: 3210.6, tax: 13_182.05 },
    source: { ...hmrc, how: 'data2026.csv: 13,178.27 by code S1257L, whose free pay is 9 pounds more, at 42%' },
  },
  {
    name: 'India: 13,00,000 lies just above the rebate',
    given: { country: 'in', year: '2025', pay: 1_300_000, regime: 'new' },
    expect: { tax: 26_000, takeHome: 1_274_000, marginal: 1.04, effective: 0.02 },
    source: payroll,
  },
  {
    name: 'India: 15,00,000 under the new regime',
    given: { country: 'in', year: '2025', pay: 1_500_000, regime: 'lower' },
    expect: { tax: 97_500, social: 0 },
    says: { remark: 'The new regime takes' },
    source: payroll,
  },
  {
    name: 'Direct File: one W-2 of 39,674',
    given: { country: 'us', year: '2024', pay: 39_674 },
    expect: {
      tax: 2777,
      social: 3035.06,
      takeHome: 33_861.94,
      bands: {
        rows: 4,
        at: { 0: { rate: 0.1, part: 11_600, tax: 1160 }, 3: { scale: 'Medicare', rate: 0.0145, tax: 575.27 } },
      },
      curve: { at: { 19: { pay: 40_000, marginal: 0.1965 } } },
    },
    source: { ...directFile, how: 'ero-ats-1; insurance is 7.65%' },
  },
  {
    name: 'Above the wage base only Medicare tax is added',
    given: { country: 'us', year: '2026', pay: 240_000, filing: 'joint' },
    expect: { social: 14_919, marginal: 0.2345 },
    source: { ...paper, how: '184,500 × 6.2% + 240,000 × 1.45%; 22% and 1.45%' },
  },
  {
    name: '100,000 in Australia, 2026–27',
    given: { country: 'au', year: '2026', pay: 100_000 },
    expect: { tax: 20_520, social: 2000, takeHome: 77_480, marginal: 0.32 },
    says: { oneSource: 'the rates of the Medicare levy' },
    source: { ...paper, how: '26,800 × 15% + 55,000 × 30%; levy 2%' },
  },
  {
    name: 'A foreign resident has no free band and no levy',
    given: { country: 'au', year: '2025', pay: 100_000, residency: 'foreign' },
    expect: { tax: 30_000, social: 0 },
    source: { ...paper, how: '30% from the first dollar' },
  },
  {
    name: '85,000 dollars in the four countries',
    given: { country: 'us', year: '2026', pay: 85_000, ...rates },
    expect: {
      compared: {
        rows: 4,
        at: {
          0: { country: 'India', tax: 22_844.25, social: 0, takeHome: 62_155.75 },
          1: { country: 'United States', tax: 9876, social: 6502.5, takeHome: 68_621.5 },
          2: { country: 'United Kingdom', tax: 18_290, social: 4213.25, takeHome: 62_496.75, marginal: 0.42 },
          3: { country: 'Australia', tax: 19_180, social: 1700, taken: 0.245647 },
        },
      },
    },
    source: {
      ...paper,
      how: 'India: (300,000 + 4,325,000 × 30%) × 1.1 × 1.04 ÷ 80; UK: (37,700 × 20% + 17,730 × 40%) ÷ 0.8; Australia: (4,020 + 82,500 × 30%) ÷ 1.5',
    },
  },
  {
    name: 'A deduction above the pay is refused',
    given: { country: 'au', year: '2026', pay: 10_000, deduction: 10_001 },
    problem: 'deduction',
    source: paper,
  },
])
