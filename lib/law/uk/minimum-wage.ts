import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'GOV.UK: National Minimum Wage and National Living Wage rates',
  href: 'https://www.gov.uk/national-minimum-wage-rates',
} as const

/** The least pay for an hour of work, pounds, by age; `young` is for those under 18 and for apprentices under 19 or in their first year. */
export const minimumWage = defineRule({
  title: 'National Minimum Wage and National Living Wage',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: { adult: 'money', from18: 'money', young: 'money' },
  versions: [
    {
      from: '2024-04-01',
      until: '2025-03-31',
      value: { adult: 11.44, from18: 8.6, young: 6.4 },
      sources: [rates],
      note: 'The highest rate begins at 21.',
    },
    {
      from: '2025-04-01',
      until: '2026-03-31',
      value: { adult: 12.21, from18: 10, young: 7.55 },
      sources: [rates],
    },
    {
      from: '2026-04-01',
      until: '2027-03-31',
      value: { adult: 12.71, from18: 10.85, young: 8 },
      sources: [rates],
    },
  ],
})
