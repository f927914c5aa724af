import { defineRule } from '@/lib/law/rule'

const repay = {
  title: 'GOV.UK: Repaying your student loan, what you pay',
  href: 'https://www.gov.uk/repaying-your-student-loan/what-you-pay',
} as const

/** Student loan repayments out of pay: yearly thresholds in pounds by plan, and the share of earnings above them. */
export const studentLoans = defineRule({
  title: 'Student loan repayments in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-21',
  units: { thresholds: 'money', rate: 'percent', postgraduateRate: 'percent' },
  versions: [
    {
      from: '2024-04-06',
      until: '2025-04-05',
      value: {
        thresholds: { plan1: 24_990, plan2: 27_295, plan4: 31_395, postgraduate: 21_000 },
        rate: 0.09,
        postgraduateRate: 0.06,
      },
      sources: [repay],
    },
    {
      from: '2025-04-06',
      until: '2026-04-05',
      value: {
        thresholds: { plan1: 26_065, plan2: 28_470, plan4: 32_745, postgraduate: 21_000 },
        rate: 0.09,
        postgraduateRate: 0.06,
      },
      sources: [repay],
    },
    {
      from: '2026-04-06',
      until: '2027-04-05',
      value: {
        thresholds: { plan1: 26_900, plan2: 29_385, plan4: 33_795, plan5: 25_000, postgraduate: 21_000 },
        rate: 0.09,
        postgraduateRate: 0.06,
      },
      sources: [repay],
      note: 'Repayments under plan 5 begin on 6 April 2026.',
    },
  ],
})
