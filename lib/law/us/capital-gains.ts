import { defineRule } from '@/lib/law/rule'

const procedure = (number: string, href: `https://${string}`) => ({ title: `IRS Rev. Proc. ${number}`, href })
const code = {
  title: '26 U.S.C. § 1(h) and § 1211(b)',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section1',
} as const
const rates = { middleRate: 0.15, topRate: 0.2 }
const lossLimit = { single: 3000, joint: 3000, separate: 1500, head: 3000 }

/**
 * Long-term gains and qualified dividends, dollars of taxable income a year: nothing up to `zeroUpTo`, `middleRate` up to
 * `middleUpTo`, `topRate` above. `lossLimit` is the most of a net loss that lowers other income in a year.
 */
export const capitalGains = defineRule({
  title: 'Capital gains and qualified dividends in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: { zeroUpTo: 'money', middleUpTo: 'money', middleRate: 'percent', topRate: 'percent', lossLimit: 'money' },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        zeroUpTo: { single: 47_025, joint: 94_050, separate: 47_025, head: 63_000 },
        middleUpTo: { single: 518_900, joint: 583_750, separate: 291_850, head: 551_350 },
        ...rates,
        lossLimit,
      },
      sources: [procedure('2023-34', 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf'), code],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        zeroUpTo: { single: 48_350, joint: 96_700, separate: 48_350, head: 64_750 },
        middleUpTo: { single: 533_400, joint: 600_050, separate: 300_000, head: 566_700 },
        ...rates,
        lossLimit,
      },
      sources: [procedure('2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf'), code],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        zeroUpTo: { single: 49_450, joint: 98_900, separate: 49_450, head: 66_200 },
        middleUpTo: { single: 545_500, joint: 613_700, separate: 306_850, head: 579_600 },
        ...rates,
        lossLimit,
      },
      sources: [procedure('2025-32', 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf'), code],
    },
  ],
})
