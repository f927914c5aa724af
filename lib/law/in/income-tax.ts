import { defineRule } from '@/lib/law/rule'

const department = {
  title: 'Income Tax Department: tax rates',
  href: 'https://incometaxindia.gov.in/pages/tax-rates.aspx',
} as const
const act2025 = {
  title: 'Income-tax Act, 2025 (No. 30 of 2025), sections 19, 123, 156 and 202',
  href: 'https://egazette.gov.in/WriteReadData/2025/265620.pdf',
} as const
const financeAct2026 = {
  title: 'Finance Act, 2026 (No. 4 of 2026), section 3 and First Schedule, Part I-B',
  href: 'https://egazette.gov.in/WriteReadData/2026/271439.pdf',
} as const
const rules2026 = {
  title: 'Income-tax Rules, 2026, rule 279 (G.S.R. 198(E) of 20 March 2026)',
  href: 'https://egazette.gov.in/WriteReadData/2026/271092.pdf',
} as const

const surcharge = [
  { over: 0, rate: 0 },
  { over: 5_000_000, rate: 0.1 },
  { over: 10_000_000, rate: 0.15 },
  { over: 20_000_000, rate: 0.25 },
]

const oldRegime = {
  slabs: {
    under60: [
      { over: 0, rate: 0 },
      { over: 250_000, rate: 0.05 },
      { over: 500_000, rate: 0.2 },
      { over: 1_000_000, rate: 0.3 },
    ],
    from60: [
      { over: 0, rate: 0 },
      { over: 300_000, rate: 0.05 },
      { over: 500_000, rate: 0.2 },
      { over: 1_000_000, rate: 0.3 },
    ],
    from80: [
      { over: 0, rate: 0 },
      { over: 500_000, rate: 0.2 },
      { over: 1_000_000, rate: 0.3 },
    ],
  },
  rebate: { upTo: 500_000, most: 12_500, tapers: false },
  standardDeduction: 50_000,
  savingsLimit: 150_000,
  surcharge: [...surcharge, { over: 50_000_000, rate: 0.37 }],
}

const slabs2025 = [
  { over: 0, rate: 0 },
  { over: 400_000, rate: 0.05 },
  { over: 800_000, rate: 0.1 },
  { over: 1_200_000, rate: 0.15 },
  { over: 1_600_000, rate: 0.2 },
  { over: 2_000_000, rate: 0.25 },
  { over: 2_400_000, rate: 0.3 },
]
const newRegime2025 = {
  slabs: slabs2025,
  rebate: { upTo: 1_200_000, most: 60_000, tapers: true },
  standardDeduction: 75_000,
  surcharge,
}

/**
 * Income tax of resident individuals on salary, rupees a year, before cess. `rebate` is that of section 87A; where it `tapers`, tax just above
 * the limit is at most the income above it. `savingsLimit` is that of section 80C. `hra` is the largest exempt share of salary
 * for house rent allowance, in the cities of the list and elsewhere.
 */
export const incomeTax = defineRule({
  title: 'Income tax on salary in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-23',
  units: {
    newRegime: {
      slabs: { over: 'money', rate: 'percent' },
      rebate: { upTo: 'money', most: 'money' },
      standardDeduction: 'money',
      surcharge: { over: 'money', rate: 'percent' },
    },
    oldRegime: {
      slabs: {
        under60: { over: 'money', rate: 'percent' },
        from60: { over: 'money', rate: 'percent' },
        from80: { over: 'money', rate: 'percent' },
      },
      rebate: { upTo: 'money', most: 'money' },
      standardDeduction: 'money',
      savingsLimit: 'money',
      surcharge: { over: 'money', rate: 'percent' },
    },
    hra: 'percent',
  },
  versions: [
    {
      from: '2024-04-01',
      until: '2025-03-31',
      value: {
        newRegime: {
          slabs: [
            { over: 0, rate: 0 },
            { over: 300_000, rate: 0.05 },
            { over: 700_000, rate: 0.1 },
            { over: 1_000_000, rate: 0.15 },
            { over: 1_200_000, rate: 0.2 },
            { over: 1_500_000, rate: 0.3 },
          ],
          rebate: { upTo: 700_000, most: 25_000, tapers: true },
          standardDeduction: 75_000,
          surcharge,
        },
        oldRegime,
        hra: { listed: 0.5, other: 0.4 },
      },
      sources: [department],
    },
    {
      from: '2025-04-01',
      until: '2026-03-31',
      value: { newRegime: newRegime2025, oldRegime, hra: { listed: 0.5, other: 0.4 } },
      sources: [department, { title: 'Finance Act, 2025', href: 'https://www.indiacode.nic.in/' }],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: { newRegime: newRegime2025, oldRegime, hra: { listed: 0.5, other: 0.4 } },
      sources: [act2025, financeAct2026, rules2026],
      note: 'The Income-tax Act, 2025 applies; rates as in the year before. Rule 279 adds Bengaluru, Hyderabad, Pune and Ahmedabad to the cities with the larger share of rent allowance.',
    },
  ],
})
