import { defineRule } from '@/lib/law/rule'

const procedure = (number: string, href: `https://${string}`) => ({ title: `IRS Rev. Proc. ${number}`, href })
const code = {
  title: '26 U.S.C. § 24',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section24',
} as const
const unchanged = {
  otherDependant: 500,
  over: { joint: 400_000, others: 200_000 },
  refundable: 1700,
  refundableRate: 0.15,
  earnedOver: 2500,
  cutPerThousand: 50,
}

/**
 * Child tax credit and credit for other dependants, dollars a year. Both shrink by `cutPerThousand` for every thousand of modified AGI,
 * or part of it, above `over`. What tax does not use up is refunded: at most `refundable` a child, and `refundableRate` of what is
 * earned above `earnedOver`.
 */
export const familyCredits = defineRule({
  title: 'Child tax credit in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    child: 'money',
    otherDependant: 'money',
    over: 'money',
    refundable: 'money',
    refundableRate: 'percent',
    earnedOver: 'money',
    cutPerThousand: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { child: 2000, ...unchanged },
      sources: [code, procedure('2023-34', 'https://www.irs.gov/pub/irs-drop/rp-23-34.pdf')],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { child: 2200, ...unchanged },
      sources: [code, procedure('2024-40', 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf')],
      note: 'Public Law 119-21 raised the credit.',
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { child: 2200, ...unchanged },
      sources: [code, procedure('2025-32', 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf')],
    },
  ],
})
