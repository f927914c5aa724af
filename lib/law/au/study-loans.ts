import { defineRule } from '@/lib/law/rule'

const whatIsNew = {
  title: 'ATO: Study and training loans, what’s new',
  href: 'https://www.ato.gov.au/individuals-and-families/study-and-training-support-loans/study-and-training-loans-what-s-new',
} as const

/**
 * Repayment of study and training loans, dollars of an income year: a share of what exceeds `over`, and beyond `further.over` the amount
 * `further.base` and a larger share; never more than `most` of all repayment income.
 */
export const studyLoans = defineRule({
  title: 'Repayment of study loans in Australia',
  jurisdiction: 'au',
  checkedOn: '2026-11-27',
  units: {
    over: 'money',
    rate: 'percent',
    further: { over: 'money', base: 'money', rate: 'percent' },
    most: 'percent',
  },
  versions: [
    {
      from: '2025-07-01',
      until: '2026-06-30',
      value: { over: 67_000, rate: 0.15, further: { over: 125_000, base: 8700, rate: 0.17 }, most: 0.1 },
      sources: [whatIsNew],
    },
    {
      from: '2026-07-01',
      until: '2027-06-30',
      value: { over: 69_528, rate: 0.15, further: { over: 129_717, base: 9028, rate: 0.17 }, most: 0.1 },
      sources: [whatIsNew],
    },
  ],
})
