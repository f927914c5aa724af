import { defineRule } from '@/lib/law/rule'

/** Ontario's health premium, dollars of a year: steps of taxable income, the premium at each and the share of what exceeds it, up to the next. */
export const ontarioHealthPremium = defineRule({
  title: 'Ontario health premium',
  jurisdiction: 'ca',
  checkedOn: '2026-11-27',
  units: { over: 'money', base: 'money', rate: 'percent' },
  versions: [
    {
      from: '2024-01-01',
      until: '2026-12-31',
      value: [
        { over: 0, base: 0, rate: 0 },
        { over: 20_000, base: 0, rate: 0.06 },
        { over: 25_000, base: 300, rate: 0 },
        { over: 36_000, base: 300, rate: 0.06 },
        { over: 38_500, base: 450, rate: 0 },
        { over: 48_000, base: 450, rate: 0.25 },
        { over: 48_600, base: 600, rate: 0 },
        { over: 72_000, base: 600, rate: 0.25 },
        { over: 72_600, base: 750, rate: 0 },
        { over: 200_000, base: 750, rate: 0.25 },
        { over: 200_600, base: 900, rate: 0 },
      ],
      sources: [{ title: 'Ontario: Health premium', href: 'https://www.ontario.ca/page/health-premium' }],
      readOnce: ['the Ontario health premium'],
    },
  ],
})
