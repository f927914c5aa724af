import { defineRule } from '@/lib/law/rule'

const act = {
  title: 'Income Tax Act (소득세법), articles 47, 50, 55, 59, 59-2 and 59-4',
  href: 'https://www.law.go.kr/LSW/lsInfoP.do?lsiSeq=276127',
} as const
const service = {
  title: 'National Tax Service: guide for employees',
  href: 'https://www.nts.go.kr/english/main.do',
} as const

/** What did not change from 2024 to 2026. */
const shared = {
  bands: [
    { over: 0, rate: 0.06 },
    { over: 14_000_000, rate: 0.15 },
    { over: 50_000_000, rate: 0.24 },
    { over: 88_000_000, rate: 0.35 },
    { over: 150_000_000, rate: 0.38 },
    { over: 300_000_000, rate: 0.4 },
    { over: 500_000_000, rate: 0.42 },
    { over: 1_000_000_000, rate: 0.45 },
  ],
  deduction: [
    { over: 0, rate: 0.7, base: 0 },
    { over: 5_000_000, rate: 0.4, base: 3_500_000 },
    { over: 15_000_000, rate: 0.15, base: 7_500_000 },
    { over: 45_000_000, rate: 0.05, base: 12_000_000 },
    { over: 100_000_000, rate: 0.02, base: 14_750_000 },
  ],
  deductionMost: 20_000_000,
  perPerson: 1_500_000,
  credit: {
    bands: [
      { over: 0, rate: 0.55 },
      { over: 1_300_000, rate: 0.3 },
    ],
    most: [
      { over: 0, from: 740_000, falls: 0, least: 740_000 },
      { over: 33_000_000, from: 740_000, falls: 0.008, least: 660_000 },
      { over: 70_000_000, from: 660_000, falls: 0.5, least: 500_000 },
      { over: 120_000_000, from: 500_000, falls: 0.5, least: 200_000 },
    ],
  },
  standardCredit: 130_000,
  flat: 0.19,
  local: 0.1,
  unit: 10,
} as const

/**
 * Income tax on wages in South Korea, won of a year. The deduction for employees is a `base` and a rate of pay `over` an amount, at
 * most `deductionMost`. The credit for employees is a share of tax, `most` of which falls as pay grows. `flat` is what foreign employees
 * may choose in place of everything else. `local` is a share of the income tax.
 */
export const incomeTax = defineRule({
  title: 'Income tax on wages in South Korea',
  jurisdiction: 'kr',
  checkedOn: '2026-11-27',
  units: {
    bands: { over: 'money', rate: 'percent' },
    deduction: { over: 'money', rate: 'percent', base: 'money' },
    deductionMost: 'money',
    perPerson: 'money',
    credit: {
      bands: { over: 'money', rate: 'percent' },
      most: { over: 'money', from: 'money', falls: 'percent', least: 'money' },
    },
    children: { first: 'money', second: 'money', other: 'money' },
    standardCredit: 'money',
    flat: 'percent',
    local: 'percent',
    unit: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { ...shared, children: { first: 150_000, second: 200_000, other: 300_000 } },
      sources: [act, service],
      readOnce: ['the credit for children of 2024'],
    },
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { ...shared, children: { first: 250_000, second: 300_000, other: 400_000 } },
      sources: [act, service],
    },
  ],
})
