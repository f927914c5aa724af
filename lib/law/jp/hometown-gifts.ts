import { defineRule } from '@/lib/law/rule'

const localTaxAct = {
  title: 'Local Tax Act (e-Gov)',
  href: 'https://laws.e-gov.go.jp/law/325AC0000000226',
} as const

/**
 * Hometown gifts (furusato nozei): the share of resident tax that comes back at most beyond the usual deductions, what nobody gets
 * back, yen, and the basic deduction of income tax from which on its rise is taken off the income that finds the rate.
 */
export const hometownGifts = defineRule({
  title: 'Limit of hometown gifts in Japan',
  jurisdiction: 'jp',
  checkedOn: '2026-11-27',
  units: { share: 'percent', own: 'money', basicBefore: 'money' },
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { share: 0.2, own: 2000, basicBefore: 480_000 },
      sources: [localTaxAct],
    },
  ],
})
