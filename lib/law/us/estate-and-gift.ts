import { defineRule } from '@/lib/law/rule'

const procedure = (number: string, href: `https://${string}`) => ({ title: `IRS Rev. Proc. ${number}`, href })
const code = {
  title: '26 U.S.C. § 2001(c), § 2010(c), § 2505 and § 2523(i)',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section2001',
} as const
const rates = [
  { over: 0, rate: 0.18 },
  { over: 10_000, rate: 0.2 },
  { over: 20_000, rate: 0.22 },
  { over: 40_000, rate: 0.24 },
  { over: 60_000, rate: 0.26 },
  { over: 80_000, rate: 0.28 },
  { over: 100_000, rate: 0.3 },
  { over: 150_000, rate: 0.32 },
  { over: 250_000, rate: 0.34 },
  { over: 500_000, rate: 0.37 },
  { over: 750_000, rate: 0.39 },
  { over: 1_000_000, rate: 0.4 },
]

/**
 * One table of rates for gifts and estates together, the amount of a lifetime that it leaves free, and the yearly gifts to a spouse who is
 * no citizen that stay out, dollars.
 */
export const estateAndGift = defineRule({
  title: 'Estate and gift tax of the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: { rates: { over: 'money', rate: 'percent' }, exclusion: 'money', foreignSpouse: 'money' },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { rates, exclusion: 13_610_000, foreignSpouse: 185_000 },
      sources: [procedure('2023-34', 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf'), code],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { rates, exclusion: 13_990_000, foreignSpouse: 190_000 },
      sources: [procedure('2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf'), code],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { rates, exclusion: 15_000_000, foreignSpouse: 194_000 },
      sources: [procedure('2025-32', 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf'), code],
    },
  ],
})
