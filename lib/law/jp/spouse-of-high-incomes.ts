import { defineRule } from '@/lib/law/rule'

/**
 * What a spouse without income lets off the income of a taxpayer above nine million yen: of income tax, of resident tax, and of the credit of
 * resident tax. Steps follow the taxpayer’s own income.
 */
export const spouseOfHighIncomes = defineRule({
  title: 'Deductions for the spouse of somebody with a high income in Japan',
  jurisdiction: 'jp',
  checkedOn: '2026-11-27',
  units: {
    incomeTax: { over: 'money', amount: 'money' },
    residentTax: { over: 'money', amount: 'money' },
    credit: { over: 'money', amount: 'money' },
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: {
        incomeTax: [
          { over: 9_000_000, amount: 260_000 },
          { over: 9_500_000, amount: 130_000 },
          { over: 10_000_000, amount: 0 },
        ],
        residentTax: [
          { over: 9_000_000, amount: 220_000 },
          { over: 9_500_000, amount: 110_000 },
          { over: 10_000_000, amount: 0 },
        ],
        credit: [
          { over: 9_000_000, amount: 40_000 },
          { over: 9_500_000, amount: 20_000 },
          { over: 10_000_000, amount: 0 },
        ],
      },
      sources: [
        {
          title: 'National Tax Agency: No. 1191, deduction for a spouse',
          href: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/1191.htm',
        },
      ],
      readOnce: ['what a spouse lets off above an income of nine million'],
    },
  ],
})
