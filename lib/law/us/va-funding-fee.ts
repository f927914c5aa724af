import { defineRule } from '@/lib/law/rule'

const fundingFee = {
  title: 'VA: funding fee and closing costs',
  href: 'https://www.va.gov/housing-assistance/home-loans/funding-fee-and-closing-costs/',
} as const

/** Funding fees of VA loans as fractions of the loan: purchase by down payment, first and later use. */
export const vaFundingFees = defineRule({
  title: 'Funding fees of VA loans',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: 'percent',
  versions: [
    {
      from: '2023-04-07',
      value: {
        purchase: { first: 0.0215, later: 0.033, fiveDown: 0.015, tenDown: 0.0125 },
        cashOut: { first: 0.0215, later: 0.033 },
        rateReduction: 0.005,
      },
      sources: [fundingFee],
    },
  ],
})
