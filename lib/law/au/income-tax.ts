import { defineRule } from '@/lib/law/rule'

const resident = {
  title: 'ATO: Tax rates, Australian residents',
  href: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents',
} as const
const act2025 = {
  title: 'Treasury Laws Amendment (More Cost of Living Relief) Act 2025, schedule 1',
  href: 'https://www.ato.gov.au/law/view/document?DocID=PAC%2F20250028%2FSch1-Cl2&PiT=99991231235958',
} as const
const offset = {
  title: 'ATO: Low income tax offset',
  href: 'https://www.ato.gov.au/individuals-and-families/income-deductions-offsets-and-records/tax-offsets/low-income-tax-offset',
} as const

const upper = [
  { over: 45_000, rate: 0.3 },
  { over: 135_000, rate: 0.37 },
  { over: 190_000, rate: 0.45 },
]
const holidayBands = [{ over: 0, rate: 0.15 }, ...upper]
const lowIncomeOffset = { most: 700, first: { over: 37_500, rate: 0.05 }, second: { over: 45_000, rate: 0.015 } }

/** Income tax in Australia, dollars of an income year from July to June, and the offset of small incomes, which shrinks in two steps. */
export const incomeTax = defineRule({
  title: 'Income tax in Australia',
  jurisdiction: 'au',
  checkedOn: '2026-11-27',
  units: {
    residentBands: { over: 'money', rate: 'percent' },
    holidayBands: { over: 'money', rate: 'percent' },
    lowIncomeOffset: {
      most: 'money',
      first: { over: 'money', rate: 'percent' },
      second: { over: 'money', rate: 'percent' },
    },
  },
  versions: [
    {
      from: '2024-07-01',
      until: '2026-06-30',
      value: {
        residentBands: [{ over: 0, rate: 0 }, { over: 18_200, rate: 0.16 }, ...upper],
        holidayBands,
        lowIncomeOffset,
      },
      sources: [resident, offset],
    },
    {
      from: '2026-07-01',
      until: '2027-06-30',
      value: {
        residentBands: [{ over: 0, rate: 0 }, { over: 18_200, rate: 0.15 }, ...upper],
        holidayBands,
        lowIncomeOffset,
      },
      sources: [act2025, offset],
    },
  ],
})
