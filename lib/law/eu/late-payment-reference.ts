import { defineRule, type OfficialSource } from '@/lib/law/rule'

const sources: readonly [OfficialSource, ...OfficialSource[]] = [
  {
    title: 'European Central Bank: key ECB interest rates',
    href: 'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/key_ecb_interest_rates/html/index.en.html',
  },
  {
    title: 'Ireland, Department of Enterprise: late payment interest rates since 16 March 2013',
    href: 'https://enterprise.gov.ie/en/what-we-do/supports-for-smes/late-payments/late-payment-interest-rate-/',
  },
  { title: 'Directive 2011/7/EU, articles 2(7) and 3(3)', href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj' },
]

/** The European Central Bank's rate for main refinancing operations on 1 January and 1 July, each for the half-year that it begins. */
export const latePaymentReferenceInEu = defineRule<{ reference: number }>({
  title: 'Reference rate of interest for late payment between businesses in the euro area',
  jurisdiction: 'eu',
  checkedOn: '2026-11-28',
  units: { reference: 'percent' },
  versions: [
    {
      from: '2013-03-16',
      until: '2013-06-30',
      value: { reference: 0.0075 },
      sources,
      readOnce: ['the reference rates before 2020'],
    },
    {
      from: '2013-07-01',
      until: '2013-12-31',
      value: { reference: 0.005 },
      sources,
      readOnce: ['the reference rates before 2020'],
    },
    {
      from: '2014-01-01',
      until: '2014-06-30',
      value: { reference: 0.0025 },
      sources,
      readOnce: ['the reference rates before 2020'],
    },
    {
      from: '2014-07-01',
      until: '2014-12-31',
      value: { reference: 0.0015 },
      sources,
      readOnce: ['the reference rates before 2020'],
    },
    {
      from: '2015-01-01',
      until: '2016-06-30',
      value: { reference: 0.0005 },
      sources,
      readOnce: ['the reference rates before 2020'],
    },
    {
      from: '2016-07-01',
      until: '2019-12-31',
      value: { reference: 0 },
      sources,
      readOnce: ['the reference rates before 2020'],
    },
    {
      from: '2020-01-01',
      until: '2022-12-31',
      value: { reference: 0 },
      sources,
    },
    {
      from: '2023-01-01',
      until: '2023-06-30',
      value: { reference: 0.025 },
      sources,
    },
    {
      from: '2023-07-01',
      until: '2023-12-31',
      value: { reference: 0.04 },
      sources,
    },
    {
      from: '2024-01-01',
      until: '2024-06-30',
      value: { reference: 0.045 },
      sources,
    },
    {
      from: '2024-07-01',
      until: '2024-12-31',
      value: { reference: 0.0425 },
      sources,
    },
    {
      from: '2025-01-01',
      until: '2025-06-30',
      value: { reference: 0.0315 },
      sources,
    },
    {
      from: '2025-07-01',
      until: '2025-12-31',
      value: { reference: 0.0215 },
      sources,
    },
    {
      from: '2026-01-01',
      until: '2026-06-30',
      value: { reference: 0.0215 },
      sources,
      readOnce: ['the reference rate of the first half of 2026'],
    },
  ],
})
