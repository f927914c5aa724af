import { defineRule } from '@/lib/law/rule'

const formula = {
  title: 'Social Security Administration: Primary insurance amount',
  href: 'https://www.ssa.gov/oact/cola/piaformula.html',
} as const
const test = {
  title: 'Social Security Administration: Exempt amounts under the earnings test',
  href: 'https://www.ssa.gov/oact/cola/rtea.html',
} as const
const code = {
  title: '42 U.S.C. § 402, § 415 and § 416',
  href: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section402',
} as const
const unchanged = {
  rates: [0.9, 0.32, 0.15],
  retirementAge: [
    { bornFrom: 1943, months: 792 },
    { bornFrom: 1955, months: 794 },
    { bornFrom: 1956, months: 796 },
    { bornFrom: 1957, months: 798 },
    { bornFrom: 1958, months: 800 },
    { bornFrom: 1959, months: 802 },
    { bornFrom: 1960, months: 804 },
  ],
  laterEachMonth: 0.08 / 12,
  earlyEachMonth: { first: 0.05 / 9, further: 0.05 / 12 },
  spouseEachMonth: { first: 0.25 / 36, further: 0.05 / 12 },
}

/**
 * The benefit of a worker: `rates` of average indexed monthly earnings between the `bendPoints` of the year in which he reaches 62, due at the
 * `retirementAge` of his year of birth, in months. Each month before it takes off `earlyEachMonth`, the first 36 by one share and
 * further ones by another; a spouse’s has shares of its own. Each month after it, to 70, adds `laterEachMonth`. Who works and has not
 * reached that age loses a half of earnings above `exempt`, in the year of reaching it a third above `exemptInLastYear`. `credit` are the
 * earnings for one of the 40 credits.
 */
export const socialSecurityBenefits = defineRule({
  title: 'Social Security retirement benefits in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    bendPoints: 'money',
    rates: 'percent',
    retirementAge: { bornFrom: 'count', months: 'count' },
    laterEachMonth: 'percent',
    earlyEachMonth: 'percent',
    spouseEachMonth: 'percent',
    exempt: 'money',
    exemptInLastYear: 'money',
    credit: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { ...unchanged, bendPoints: [1174, 7078], exempt: 22_320, exemptInLastYear: 59_520, credit: 1730 },
      sources: [formula, test, code],
      readOnce: ['the earnings test', 'the reduction of a spouse’s part', 'the earnings for a credit'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { ...unchanged, bendPoints: [1226, 7391], exempt: 23_400, exemptInLastYear: 62_160, credit: 1810 },
      sources: [formula, test, code],
      readOnce: ['the earnings test', 'the reduction of a spouse’s part', 'the earnings for a credit'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { ...unchanged, bendPoints: [1286, 7749], exempt: 24_480, exemptInLastYear: 65_160, credit: 1890 },
      sources: [formula, test, code],
      readOnce: [
        'the bend points of 2026',
        'the earnings limit of the last year',
        'the reduction of a spouse’s part',
        'the earnings for a credit',
      ],
    },
  ],
})
