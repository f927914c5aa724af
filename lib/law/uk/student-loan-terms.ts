import { defineRule } from '@/lib/law/rule'

const interest = {
  title: 'GOV.UK: Repaying your student loan, what you pay',
  href: 'https://www.gov.uk/repaying-your-student-loan/what-you-pay',
} as const
const cancelled = {
  title: 'GOV.UK: When your student loan gets written off or cancelled',
  href: 'https://www.gov.uk/repaying-your-student-loan/when-your-student-loan-gets-written-off-or-cancelled',
} as const

/**
 * Interest of student loans above the Retail Prices Index and when they are written off: `margin` is the most of plan 2 and all of a
 * postgraduate loan, `most` the cap on both, `upperIncome` where plan 2 has the whole margin, `bankMargin` is added to Bank Rate, which
 * bounds plans 1 and 4. `years` run from the April in which repayment was first due.
 */
export const studentLoanTerms = defineRule({
  title: 'Interest and end of student loans in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: { margin: 'percent', bankMargin: 'percent', most: 'percent', upperIncome: 'money', years: 'count' },
  versions: [
    {
      from: '2026-09-01',
      until: '2027-08-31',
      value: {
        margin: 0.03,
        bankMargin: 0.01,
        most: 0.06,
        upperIncome: 52_885,
        years: { plan1: 25, plan2: 30, plan4: 30, plan5: 40, postgraduate: 30 },
      },
      sources: [interest, cancelled],
      readOnce: ['the income at which plan 2 has the whole margin'],
      note: 'The cap of 6% on plan 2 and postgraduate loans was announced in April 2026 for this academic year.',
    },
  ],
})

/** The tax year, by its first calendar year, through which the threshold of plan 2 stands still (Budget 2025). */
export const planTwoFrozenThrough = 2029
