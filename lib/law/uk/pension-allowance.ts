import { defineRule } from '@/lib/law/rule'

/** The most that may go into somebody's pensions in a tax year with tax relief, pounds, the employer's part included. */
export const pensionAllowance = defineRule({
  title: 'Annual allowance of pensions',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: { most: 'money', tapersAbove: 'money' },
  versions: [
    {
      from: '2023-04-06',
      until: '2027-04-05',
      value: { most: 60_000, tapersAbove: 260_000 },
      sources: [
        {
          title: 'GOV.UK: Tax on your private pension contributions, annual allowance',
          href: 'https://www.gov.uk/tax-on-your-private-pension/annual-allowance',
        },
      ],
    },
  ],
})
