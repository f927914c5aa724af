import { defineRule } from '@/lib/law/rule'

const procedure = (number: string, href: `https://${string}`) => ({ title: `IRS Rev. Proc. ${number}`, href })
const act = {
  title: 'Public Law 119-21, section 70102: the standard deduction from 2025',
  href: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
} as const

const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37] as const
const scale = (...tops: readonly [number, number, number, number, number, number]) =>
  rates.map((rate, at) => ({ over: at === 0 ? 0 : (tops[at - 1] ?? 0), rate }))

/**
 * Rates on ordinary taxable income, and the standard deduction, dollars a year by filing status. `agedOrBlind` is added for each
 * person and each of the two conditions. `dependant` is the deduction of somebody whom another return may claim: earnings and
 * `addition`, at least `least`. A surviving spouse files by the schedule of a joint return (26 U.S.C. 1(a), 63).
 */
export const federalIncomeTax = defineRule({
  title: 'Federal income tax of the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    brackets: {
      single: { over: 'money', rate: 'percent' },
      joint: { over: 'money', rate: 'percent' },
      separate: { over: 'money', rate: 'percent' },
      head: { over: 'money', rate: 'percent' },
    },
    standardDeduction: 'money',
    agedOrBlind: 'money',
    dependant: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        brackets: {
          single: scale(11_600, 47_150, 100_525, 191_950, 243_725, 609_350),
          joint: scale(23_200, 94_300, 201_050, 383_900, 487_450, 731_200),
          separate: scale(11_600, 47_150, 100_525, 191_950, 243_725, 365_600),
          head: scale(16_550, 63_100, 100_500, 191_950, 243_700, 609_350),
        },
        standardDeduction: { single: 14_600, joint: 29_200, separate: 14_600, head: 21_900 },
        agedOrBlind: { single: 1950, joint: 1550, separate: 1550, head: 1950 },
        dependant: { least: 1300, addition: 450 },
      },
      sources: [procedure('2023-34', 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf')],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        brackets: {
          single: scale(11_925, 48_475, 103_350, 197_300, 250_525, 626_350),
          joint: scale(23_850, 96_950, 206_700, 394_600, 501_050, 751_600),
          separate: scale(11_925, 48_475, 103_350, 197_300, 250_525, 375_800),
          head: scale(17_000, 64_850, 103_350, 197_300, 250_500, 626_350),
        },
        standardDeduction: { single: 15_750, joint: 31_500, separate: 15_750, head: 23_625 },
        agedOrBlind: { single: 2000, joint: 1600, separate: 1600, head: 2000 },
        dependant: { least: 1350, addition: 450 },
      },
      sources: [procedure('2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf'), act],
      note: 'The Act raised the standard deduction that the revenue procedure had announced.',
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        brackets: {
          single: scale(12_400, 50_400, 105_700, 201_775, 256_225, 640_600),
          joint: scale(24_800, 100_800, 211_400, 403_550, 512_450, 768_700),
          separate: scale(12_400, 50_400, 105_700, 201_775, 256_225, 384_350),
          head: scale(17_700, 67_450, 105_700, 201_750, 256_200, 640_600),
        },
        standardDeduction: { single: 16_100, joint: 32_200, separate: 16_100, head: 24_150 },
        agedOrBlind: { single: 2050, joint: 1650, separate: 1650, head: 2050 },
        dependant: { least: 1350, addition: 450 },
      },
      sources: [procedure('2025-32', 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf')],
    },
  ],
})
