import { defineRule } from '@/lib/law/rule'

const rates = { title: 'Skatteministeriet: Rates', href: 'https://skm.dk/tal-og-metode/satser' } as const
const amounts = {
  title: 'Skatteministeriet: Amounts regulated by section 20 of the Personal Tax Act',
  href: 'https://skm.dk/tal-og-metode/satser/regulering-af-beloebsgraenser',
} as const

const contribution = 0.08

/**
 * Tax on wages in Denmark, kroner of a year: the labour market contribution, which comes off first; bottom tax and the personal
 * allowance; `upper`, what the middle, top and highest tax add to it together; `ceiling`, the most that bottom, municipal and the
 * first of those taxes may come to; and the deductions for work, shares of pay up to an amount.
 */
export const incomeTax = defineRule({
  title: 'Tax on wages in Denmark',
  jurisdiction: 'dk',
  checkedOn: '2026-11-27',
  units: {
    contribution: 'percent',
    bottom: 'percent',
    allowance: 'money',
    upper: { over: 'money', rate: 'percent' },
    ceiling: 'percent',
    employment: { rate: 'percent', most: 'money' },
    job: { above: 'money', rate: 'percent', most: 'money' },
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        contribution,
        bottom: 0.1206,
        allowance: 49_700,
        upper: [
          { over: 0, rate: 0 },
          { over: 588_900, rate: 0.15 },
        ],
        ceiling: 0.5207,
        employment: { rate: 0.1065, most: 45_100 },
        job: { above: 216_100, rate: 0.045, most: 2800 },
      },
      sources: [rates, amounts],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        contribution,
        bottom: 0.1201,
        allowance: 51_600,
        upper: [
          { over: 0, rate: 0 },
          { over: 611_800, rate: 0.15 },
        ],
        ceiling: 0.5207,
        employment: { rate: 0.123, most: 55_600 },
        job: { above: 224_500, rate: 0.045, most: 2900 },
      },
      sources: [rates, amounts],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        contribution,
        bottom: 0.1201,
        allowance: 54_100,
        upper: [
          { over: 0, rate: 0 },
          { over: 641_200, rate: 0.075 },
          { over: 777_900, rate: 0.15 },
          { over: 2_592_700, rate: 0.2 },
        ],
        ceiling: 0.4457,
        employment: { rate: 0.1275, most: 63_300 },
        job: { above: 235_200, rate: 0.045, most: 3100 },
      },
      sources: [rates, amounts],
    },
  ],
})

/** The average municipal tax, for those who do not enter their own. */
export const municipalAverage = defineRule({
  title: 'Average municipal tax in Denmark',
  jurisdiction: 'dk',
  checkedOn: '2026-11-27',
  units: { rate: 'percent' },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { rate: 0.2507 },
      sources: [rates],
      readOnce: ['the average municipal tax'],
    },
    { from: '2025-01-01', until: '2025-12-31', value: { rate: 0.25068 }, sources: [rates] },
    { from: '2026-01-01', until: '2026-12-31', value: { rate: 0.25049 }, sources: [rates] },
  ],
})

/** Tax on income from shares, at a rate up to an amount of a year and another above it. */
export const shareIncome = defineRule({
  title: 'Tax on income from shares in Denmark',
  jurisdiction: 'dk',
  checkedOn: '2026-11-27',
  units: { over: 'money', rate: 'percent' },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: [
        { over: 0, rate: 0.27 },
        { over: 61_000, rate: 0.42 },
      ],
      sources: [rates],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: [
        { over: 0, rate: 0.27 },
        { over: 67_500, rate: 0.42 },
      ],
      sources: [rates],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: [
        { over: 0, rate: 0.27 },
        { over: 79_400, rate: 0.42 },
      ],
      sources: [rates],
    },
  ],
})

/** The scheme for researchers and key staff from abroad: its rate on pay after the contribution, and the least pay of a month of key staff. */
export const researcherScheme = defineRule({
  title: 'Researcher scheme in Denmark',
  jurisdiction: 'dk',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', leastPay: 'money' },
  versions: [
    { from: '2024-01-01', until: '2024-12-31', value: { rate: 0.27, leastPay: 75_100 }, sources: [rates] },
    { from: '2025-01-01', until: '2025-12-31', value: { rate: 0.27, leastPay: 78_000 }, sources: [rates] },
    { from: '2026-01-01', until: '2026-12-31', value: { rate: 0.27, leastPay: 65_400 }, sources: [rates] },
  ],
})
