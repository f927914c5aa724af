import { defineRule } from '@/lib/law/rule'

const scheme = {
  title: 'Public Provident Fund Scheme, 2019 (G.S.R. 915(E) of 12 December 2019)',
  href: 'https://www.nsiindia.gov.in/',
} as const

/**
 * An account of the public provident fund: rupees of a financial year, at least and at most; years after the one of opening; years of an
 * extension; what of an earlier balance may be borrowed, and withdrawn.
 */
export const publicProvidentFund = defineRule({
  title: 'Public provident fund in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-28',
  units: {
    least: 'money',
    most: 'money',
    years: 'count',
    blockYears: 'count',
    loanShare: 'percent',
    withdrawalShare: 'percent',
  },
  versions: [
    {
      from: '2019-12-12',
      value: { least: 500, most: 150_000, years: 15, blockYears: 5, loanShare: 0.25, withdrawalShare: 0.5 },
      sources: [
        scheme,
        {
          title: 'India Post: Post Office Saving Schemes, Public Provident Fund',
          href: 'https://www.indiapost.gov.in/Financial/Pages/Content/Post-Office-Saving-Schemes.aspx',
        },
      ],
    },
  ],
})

/** Interest of the public provident fund a year, set for each quarter by the Ministry of Finance. */
export const providentFundInterest = defineRule({
  title: 'Interest of the public provident fund in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-28',
  units: { rate: 'percent' },
  versions: [
    {
      from: '2020-04-01',
      until: '2025-12-31',
      value: { rate: 0.071 },
      sources: [
        {
          title: 'Ministry of Finance, Department of Economic Affairs: interest rates of small savings schemes',
          href: 'https://dea.gov.in/',
        },
        scheme,
      ],
      note: 'The same in every quarter of this time.',
    },
  ],
})
