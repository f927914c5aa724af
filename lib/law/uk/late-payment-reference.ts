import { defineRule, type OfficialSource } from '@/lib/law/rule'

const sources: readonly [OfficialSource, ...OfficialSource[]] = [
  {
    title: 'Bank of England: Official Bank Rate history',
    href: 'https://www.bankofengland.co.uk/boeapps/database/Bank-Rate.asp',
  },
  {
    title: 'The Late Payment of Commercial Debts (Rate of Interest) (No. 3) Order 2002, article 4',
    href: 'https://www.legislation.gov.uk/uksi/2002/1675/made',
  },
]

/** What statutory interest in the United Kingdom is reckoned from: the Bank of England's rate of the last day of the half-year before. */
export const latePaymentReference = defineRule<{ reference: number }>({
  title: 'Reference rate of interest for late payment between businesses in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: { reference: 'percent' },
  versions: [
    {
      from: '2011-07-01',
      until: '2016-12-31',
      value: { reference: 0.005 },
      sources,
    },
    {
      from: '2017-01-01',
      until: '2017-12-31',
      value: { reference: 0.0025 },
      sources,
    },
    {
      from: '2018-01-01',
      until: '2018-12-31',
      value: { reference: 0.005 },
      sources,
    },
    {
      from: '2019-01-01',
      until: '2020-06-30',
      value: { reference: 0.0075 },
      sources,
    },
    {
      from: '2020-07-01',
      until: '2021-12-31',
      value: { reference: 0.001 },
      sources,
    },
    {
      from: '2022-01-01',
      until: '2022-06-30',
      value: { reference: 0.0025 },
      sources,
    },
    {
      from: '2022-07-01',
      until: '2022-12-31',
      value: { reference: 0.0125 },
      sources,
    },
    {
      from: '2023-01-01',
      until: '2023-06-30',
      value: { reference: 0.035 },
      sources,
    },
    {
      from: '2023-07-01',
      until: '2023-12-31',
      value: { reference: 0.05 },
      sources,
    },
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { reference: 0.0525 },
      sources,
    },
    {
      from: '2025-01-01',
      until: '2025-06-30',
      value: { reference: 0.0475 },
      sources,
    },
    {
      from: '2025-07-01',
      until: '2025-12-31',
      value: { reference: 0.0425 },
      sources,
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { reference: 0.0375 },
      sources,
    },
  ],
})
