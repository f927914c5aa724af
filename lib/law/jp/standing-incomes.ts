import { defineRule } from '@/lib/law/rule'

const employment = {
  title: 'National Tax Agency: No. 1410, employment income deduction',
  href: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/1410.htm',
} as const

/** Where the table of employment income stands still, just below the pays that it cuts to slices: the income of pay `from` an amount on. */
export const standingIncomes = defineRule({
  title: 'Employment income just below 2,200,000 in Japan',
  jurisdiction: 'jp',
  checkedOn: '2026-11-27',
  units: 'money',
  versions: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: [
        { from: 2_191_000, income: 1_451_000 },
        { from: 2_193_000, income: 1_453_000 },
        { from: 2_196_000, income: 1_456_000 },
      ],
      sources: [employment],
      readOnce: ['employment income of pay from 2,191,000 to 2,200,000'],
    },
  ],
})
