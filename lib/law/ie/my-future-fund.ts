import { defineRule } from '@/lib/law/rule'

/** The automatic retirement savings of Ireland, which began in 2026: shares of pay up to a limit a year, from pay after tax. */
export const myFutureFund = defineRule({
  title: 'My Future Fund',
  jurisdiction: 'ie',
  checkedOn: '2026-11-27',
  units: { employee: 'percent', employer: 'percent', payUpTo: 'money' },
  versions: [
    {
      from: '2026-01-01',
      until: '2028-12-31',
      value: { employee: 0.015, employer: 0.015, payUpTo: 80_000 },
      sources: [
        {
          title: 'gov.ie: My Future Fund, contribution examples for employees',
          href: 'https://www.gov.ie/en/department-of-social-protection/publications/myfuturefund-contribution-examples-for-employees',
        },
      ],
    },
  ],
})
