import { defineRule } from '@/lib/law/rule'

const procedure = (number: string, href: `https://${string}`) => ({ title: `IRS Rev. Proc. ${number}`, href })
const code = {
  title: '26 U.S.C. § 55 to § 59',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section55',
} as const
const rates = { lowerRate: 0.26, upperRate: 0.28 }

/**
 * Alternative minimum tax, dollars a year: `lowerRate` up to `upperOver` of income after the exemption (half of it for separate
 * returns), `upperRate` above. The exemption falls by `phaseOutRate` of every dollar above `phaseOutOver`.
 */
export const alternativeMinimumTax = defineRule({
  title: 'Alternative minimum tax in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    lowerRate: 'percent',
    upperRate: 'percent',
    upperOver: 'money',
    exemption: 'money',
    phaseOutOver: 'money',
    phaseOutRate: 'percent',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        ...rates,
        upperOver: 232_600,
        exemption: { single: 85_700, joint: 133_300, separate: 66_650, head: 85_700 },
        phaseOutOver: { single: 609_350, joint: 1_218_700, separate: 609_350, head: 609_350 },
        phaseOutRate: 0.25,
      },
      sources: [procedure('2023-34', 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf'), code],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        ...rates,
        upperOver: 239_100,
        exemption: { single: 88_100, joint: 137_000, separate: 68_500, head: 88_100 },
        phaseOutOver: { single: 626_350, joint: 1_252_700, separate: 626_350, head: 626_350 },
        phaseOutRate: 0.25,
      },
      sources: [procedure('2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf'), code],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        ...rates,
        upperOver: 244_500,
        exemption: { single: 90_100, joint: 140_200, separate: 70_100, head: 90_100 },
        phaseOutOver: { single: 500_000, joint: 1_000_000, separate: 500_000, head: 500_000 },
        phaseOutRate: 0.5,
      },
      sources: [procedure('2025-32', 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf'), code],
    },
  ],
})
