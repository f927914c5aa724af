import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'CRA: Canadian income tax rates for individuals',
  href: 'https://www.canada.ca/en/revenue-agency/services/tax/individuals/frequently-asked-questions-individuals/canadian-income-tax-rates-individuals-current-previous-years.html',
} as const
const formulas = {
  title: 'CRA: T4127 Payroll deductions formulas',
  href: 'https://www.canada.ca/en/revenue-agency/services/forms-publications/payroll/t4127-payroll-deductions-formulas.html',
} as const

/**
 * Federal income tax of Canada, dollars of a year: bands, the rate of credits, the basic personal amount, which falls from `most` to `least`
 * between two incomes, and the amount for employment.
 */
export const incomeTax = defineRule({
  title: 'Federal income tax of Canada',
  jurisdiction: 'ca',
  checkedOn: '2026-11-27',
  units: {
    bands: { over: 'money', rate: 'percent' },
    creditRate: 'percent',
    basic: 'money',
    employment: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        bands: [
          { over: 0, rate: 0.15 },
          { over: 55_867, rate: 0.205 },
          { over: 111_733, rate: 0.26 },
          { over: 173_205, rate: 0.29 },
          { over: 246_752, rate: 0.33 },
        ],
        creditRate: 0.15,
        basic: { most: 15_705, least: 14_156, from: 173_205, until: 246_752 },
        employment: 1433,
      },
      sources: [rates, formulas],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: [
          { over: 0, rate: 0.145 },
          { over: 57_375, rate: 0.205 },
          { over: 114_750, rate: 0.26 },
          { over: 177_882, rate: 0.29 },
          { over: 253_414, rate: 0.33 },
        ],
        creditRate: 0.145,
        basic: { most: 16_129, least: 14_538, from: 177_882, until: 253_414 },
        employment: 1471,
      },
      sources: [rates, formulas],
      readOnce: ['the federal credit rate of 2025'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: [
          { over: 0, rate: 0.14 },
          { over: 58_523, rate: 0.205 },
          { over: 117_045, rate: 0.26 },
          { over: 181_440, rate: 0.29 },
          { over: 258_482, rate: 0.33 },
        ],
        creditRate: 0.14,
        basic: { most: 16_452, least: 14_829, from: 181_440, until: 258_482 },
        employment: 1501,
      },
      sources: [rates, formulas],
      readOnce: ['the federal amount for employment of 2026'],
    },
  ],
})
