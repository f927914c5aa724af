import { defineRule } from '@/lib/law/rule'

const authority = { title: 'General Pension and Social Security Authority', href: 'https://gpssa.gov.ae/' } as const

/**
 * Pension contributions of Emiratis in private employment under the law of 1999, shares of the contribution pay of a month, which lies
 * between `least` and `most`.
 */
export const olderPension = defineRule({
  title: 'Pension of Emiratis insured before 31 October 2023',
  jurisdiction: 'ae',
  checkedOn: '2026-11-27',
  units: { employee: 'percent', employer: 'percent', least: 'money', most: 'money' },
  versions: [
    {
      from: '2024-01-01',
      value: { employee: 0.05, employer: 0.125, least: 1000, most: 50_000 },
      sources: [authority],
    },
  ],
})
