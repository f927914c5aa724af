import { defineRule } from '@/lib/law/rule'

/**
 * Deductions of Schedule 1-A, 2025 to 2028, dollars a year. Each shrinks as modified AGI passes `over`: the senior deduction by
 * `rate` of the excess, the others by `step` dollars for every thousand, a part of a thousand counting for tips and overtime not at
 * all and for car loan interest in full (26 U.S.C. 151(d)(5)(C), 163(h)(4), 224 and 225). Married people get those for seniors, tips and
 * overtime on a joint return only.
 */
export const temporaryDeductions = defineRule({
  title: 'Deductions for seniors, tips, overtime and car loans in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: {
    senior: { each: 'money', over: 'money', rate: 'percent' },
    tips: { most: 'money', over: 'money', step: 'money' },
    overtime: { most: 'money', over: 'money', step: 'money' },
    carLoan: { most: 'money', over: 'money', step: 'money' },
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2028-12-31',
      value: {
        senior: { each: 6000, over: { joint: 150_000, others: 75_000 }, rate: 0.06 },
        tips: { most: 25_000, over: { joint: 300_000, others: 150_000 }, step: 100 },
        overtime: { most: { joint: 25_000, others: 12_500 }, over: { joint: 300_000, others: 150_000 }, step: 100 },
        carLoan: { most: 10_000, over: { joint: 200_000, others: 100_000 }, step: 200 },
      },
      sources: [
        {
          title: 'Public Law 119-21, sections 70103, 70201, 70202 and 70203',
          href: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
        },
      ],
    },
  ],
})
