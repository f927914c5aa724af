import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'GOV.UK: Income Tax rates and allowances, current and past',
  href: 'https://www.gov.uk/government/publications/rates-and-allowances-income-tax/income-tax-rates-and-allowances-current-and-past',
} as const
const scottish = {
  title: 'Scottish Government: Scottish Income Tax rates and bands',
  href: 'https://www.gov.scot/publications/scottish-income-tax-rates-and-bands/',
} as const

const allowance = { amount: 12_570, taperAbove: 100_000, taper: 0.5 }
const bands = [
  { over: 0, rate: 0.2 },
  { over: 37_700, rate: 0.4 },
  { over: 125_140, rate: 0.45 },
]
const upperScottishBands = [
  { over: 31_092, rate: 0.42 },
  { over: 62_430, rate: 0.45 },
  { over: 125_140, rate: 0.48 },
]

/**
 * Income tax on earnings, pounds a year. Bands are of income after the personal allowance, which falls by `taper` of every pound
 * above `taperAbove`. `scottishBands` are for those who live in Scotland.
 */
export const incomeTax = defineRule({
  title: 'Income tax on earnings in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-21',
  units: {
    allowance: { amount: 'money', taperAbove: 'money', taper: 'percent' },
    bands: { over: 'money', rate: 'percent' },
    scottishBands: { over: 'money', rate: 'percent' },
  },
  versions: [
    {
      from: '2024-04-06',
      until: '2025-04-05',
      value: {
        allowance,
        bands,
        scottishBands: [
          { over: 0, rate: 0.19 },
          { over: 2306, rate: 0.2 },
          { over: 13_991, rate: 0.21 },
          ...upperScottishBands,
        ],
      },
      sources: [rates, scottish],
    },
    {
      from: '2025-04-06',
      until: '2026-04-05',
      value: {
        allowance,
        bands,
        scottishBands: [
          { over: 0, rate: 0.19 },
          { over: 2827, rate: 0.2 },
          { over: 14_921, rate: 0.21 },
          ...upperScottishBands,
        ],
      },
      sources: [rates, scottish],
    },
    {
      from: '2026-04-06',
      until: '2027-04-05',
      value: {
        allowance,
        bands,
        scottishBands: [
          { over: 0, rate: 0.19 },
          { over: 3967, rate: 0.2 },
          { over: 16_956, rate: 0.21 },
          ...upperScottishBands,
        ],
      },
      sources: [rates, scottish],
    },
  ],
})
