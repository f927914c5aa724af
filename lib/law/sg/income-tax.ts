import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'IRAS: Individual income tax rates',
  href: 'https://www.iras.gov.sg/taxes/individual-income-tax/basics-of-individual-income-tax/tax-residency-and-tax-rates/individual-income-tax-rates',
} as const
const reliefs = {
  title: 'IRAS: Earned income relief',
  href: 'https://www.iras.gov.sg/taxes/individual-income-tax/basics-of-individual-income-tax/tax-reliefs-rebates-and-deductions/tax-reliefs/earned-income-relief',
} as const
const rebates = {
  title: 'IRAS: Personal income tax rebate',
  href: 'https://www.iras.gov.sg/taxes/individual-income-tax/basics-of-individual-income-tax/tax-reliefs-rebates-and-deductions/tax-reliefs/personal-income-tax-rebate',
} as const

const resident = [
  { over: 0, rate: 0 },
  { over: 20_000, rate: 0.02 },
  { over: 30_000, rate: 0.035 },
  { over: 40_000, rate: 0.07 },
  { over: 80_000, rate: 0.115 },
  { over: 120_000, rate: 0.15 },
  { over: 160_000, rate: 0.18 },
  { over: 200_000, rate: 0.19 },
  { over: 240_000, rate: 0.195 },
  { over: 280_000, rate: 0.2 },
  { over: 320_000, rate: 0.22 },
  { over: 500_000, rate: 0.23 },
  { over: 1_000_000, rate: 0.24 },
]
const value = {
  resident,
  nonResidentRate: 0.15,
  earnedIncomeRelief: { under55: 1000, from55: 6000, from60: 8000 },
}
const readOnce = ['the earned income relief']

/**
 * Income tax in Singapore by the year in which income is earned, dollars: bands of chargeable income of residents, the least share of a
 * non-resident's pay, the earned income relief by age on 31 December, and a rebate where one was given (share of tax, at most).
 */
export const incomeTax = defineRule({
  title: 'Income tax in Singapore',
  jurisdiction: 'sg',
  checkedOn: '2026-11-27',
  units: {
    resident: { over: 'money', rate: 'percent' },
    nonResidentRate: 'percent',
    earnedIncomeRelief: 'money',
    rebate: { share: 'percent', most: 'money' },
  },
  versions: [
    {
      from: '2023-01-01',
      until: '2023-12-31',
      value: { ...value, rebate: { share: 0.5, most: 200 } },
      sources: [rates, reliefs, rebates],
      readOnce,
    },
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { ...value, rebate: { share: 0.6, most: 200 } },
      sources: [rates, reliefs, rebates],
      readOnce,
    },
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { ...value, rebate: { share: 0, most: 0 } },
      sources: [rates, reliefs],
      readOnce,
      note: 'No rebate was read for income from 2025 on.',
    },
  ],
})
