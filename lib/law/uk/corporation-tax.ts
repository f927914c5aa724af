import { defineRule } from '@/lib/law/rule'

/**
 * Corporation tax of trading companies in the United Kingdom, pounds of a period of twelve months: the small and the main rate, the limits
 * between which the main rate is relieved by `fraction`, and how much profit losses brought forward may cover: `lossesUpTo`, and a share of the rest.
 */
export const corporationTax = defineRule({
  title: 'Corporation tax in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: {
    smallRate: 'percent',
    mainRate: 'percent',
    lower: 'money',
    upper: 'money',
    fraction: 'percent',
    lossesUpTo: 'money',
    lossShare: 'percent',
  },
  versions: [
    {
      from: '2023-04-01',
      value: {
        smallRate: 0.19,
        mainRate: 0.25,
        lower: 50_000,
        upper: 250_000,
        fraction: 3 / 200,
        lossesUpTo: 5_000_000,
        lossShare: 0.5,
      },
      sources: [
        {
          title: 'GOV.UK: Corporation Tax rates and allowances',
          href: 'https://www.gov.uk/government/publications/rates-and-allowances-corporation-tax/rates-and-allowances-corporation-tax',
        },
        {
          title: 'HMRC: Company Taxation Manual, CTM05120 and CTM05130',
          href: 'https://www.gov.uk/hmrc-internal-manuals/company-taxation-manual/ctm05130',
        },
      ],
    },
  ],
})
