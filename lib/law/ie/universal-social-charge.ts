import { defineRule } from '@/lib/law/rule'

const standard = {
  title: 'Revenue: Standard rates and thresholds of USC',
  href: 'https://www.revenue.ie/en/jobs-and-pensions/usc/standard-rates-thresholds.aspx',
} as const
const reducedRates = {
  title: 'Revenue: Reduced rates of USC',
  href: 'https://www.revenue.ie/en/jobs-and-pensions/usc/reduced-rates.aspx',
} as const
const sources = [standard, reducedRates] as const

const bands = (third: number, rate: number) => [
  { over: 0, rate: 0.005 },
  { over: 12_012, rate: 0.02 },
  { over: third, rate },
  { over: 70_044, rate: 0.08 },
]
const same = {
  exempt: 13_000,
  reduced: {
    upTo: 60_000,
    bands: [
      { over: 0, rate: 0.005 },
      { over: 12_012, rate: 0.02 },
    ],
  },
  selfEmployed: { over: 100_000, rate: 0.03 },
}

/**
 * Universal social charge, euros a year: nothing on an income up to `exempt`, else on all of it. `reduced` bands hold for people of
 * 70 or more and holders of a full medical card with an income up to `upTo`. The self-employed bear a surcharge.
 */
export const universalSocialCharge = defineRule({
  title: 'Universal social charge in Ireland',
  jurisdiction: 'ie',
  checkedOn: '2026-11-27',
  units: {
    exempt: 'money',
    bands: { over: 'money', rate: 'percent' },
    reduced: { upTo: 'money', bands: { over: 'money', rate: 'percent' } },
    selfEmployed: { over: 'money', rate: 'percent' },
  },
  versions: [
    { from: '2024-01-01', until: '2024-12-31', value: { ...same, bands: bands(25_760, 0.04) }, sources },
    { from: '2025-01-01', until: '2025-12-31', value: { ...same, bands: bands(27_382, 0.03) }, sources },
    { from: '2026-01-01', until: '2026-12-31', value: { ...same, bands: bands(28_700, 0.03) }, sources },
  ],
})
