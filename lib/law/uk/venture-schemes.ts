import { defineRule } from '@/lib/law/rule'

/** Relief for individuals who subscribe for new shares of small companies: SEIS and EIS. */
export const ventureSchemes = defineRule({
  title: 'Seed Enterprise Investment Scheme and Enterprise Investment Scheme, relief for investors',
  jurisdiction: 'uk',
  units: {
    seis: { relief: 'percent', limit: 'money' },
    eis: { relief: 'percent', limit: 'money', knowledgeIntensive: 'money' },
    yearsHeld: 'count',
  },
  checkedOn: '2026-11-23',
  versions: [
    {
      from: '2023-04-06',
      until: '2027-04-05',
      value: {
        seis: { relief: 0.5, limit: 200_000 },
        eis: { relief: 0.3, limit: 1_000_000, knowledgeIntensive: 2_000_000 },
        yearsHeld: 3,
      },
      sources: [
        {
          title: 'HM Revenue and Customs: Tax relief for investors using venture capital schemes',
          href: 'https://www.gov.uk/guidance/venture-capital-schemes-tax-relief-for-investors',
        },
        {
          title: 'Income Tax Act 2007, Parts 5 and 5A',
          href: 'https://www.legislation.gov.uk/ukpga/2007/3/part/5A',
        },
        {
          title: 'Finance (No. 2) Act 2023, section 15: the investor’s limit of SEIS from 6 April 2023',
          href: 'https://www.legislation.gov.uk/ukpga/2023/30/section/15',
        },
        {
          title: 'HM Revenue and Customs: Increasing the limits of the Seed Enterprise Investment Scheme',
          href: 'https://www.gov.uk/government/publications/venture-capital-schemes-expansion-of-the-seed-enterprise-investment-scheme-seis',
        },
      ],
      note: 'Gains are free of capital gains tax once shares that kept their income tax relief were held for three years.',
    },
  ],
})
