import { defineRule } from '@/lib/law/rule'

const factSheet = (year: number) =>
  ({
    title: `CMS: ${year} Medicare Parts A and B premiums and deductibles`,
    href: `https://www.cms.gov/newsroom/fact-sheets/${year}-medicare-parts-b-premiums-and-deductibles`,
  }) as const
const code = {
  title: '42 U.S.C. § 1395r(i) and § 1395w-113(a)(7)',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section1395r',
} as const

/**
 * Premiums of Medicare Part B, dollars a month and person, and what income adds to them and to a drug plan of Part D. Income is that of
 * the return two years before: the first surcharge is due above the first threshold of `over`, and so on; the last one from `topFrom`
 * on, which itself belongs to it. A separate return of spouses who lived together knows the last two alone.
 */
export const medicarePremiums = defineRule({
  title: 'Medicare premiums and income-related surcharges in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: { premium: 'money', partB: 'money', partD: 'money', over: 'money', topFrom: 'money' },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        premium: 185,
        partB: [74, 185, 295.9, 406.9, 443.9],
        partD: [13.7, 35.3, 57, 78.6, 85.8],
        over: { others: [106_000, 133_000, 167_000, 200_000], joint: [212_000, 266_000, 334_000, 400_000] },
        topFrom: { others: 500_000, joint: 750_000, separate: 394_000 },
      },
      sources: [factSheet(2025), code],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        premium: 202.9,
        partB: [81.2, 202.9, 324.6, 446.3, 487],
        partD: [14.5, 37.5, 60.4, 83.3, 91],
        over: { others: [109_000, 137_000, 171_000, 205_000], joint: [218_000, 274_000, 342_000, 410_000] },
        topFrom: { others: 500_000, joint: 750_000, separate: 391_000 },
      },
      sources: [factSheet(2026), code],
      readOnce: ['the last step of a separate return'],
    },
  ],
})
