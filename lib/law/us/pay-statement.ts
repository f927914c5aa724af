import type { PayStatementContents } from '@/lib/law/pay-statement-contents'
import { defineRule } from '@/lib/law/rule'

/** What the wage statements of two states show besides the names, the period, gross wages, deductions and net wages. */
export const payStatement = defineRule<{ ca: PayStatementContents; ny: PayStatementContents }>({
  title: 'Wage statements in California and New York',
  jurisdiction: 'us',
  checkedOn: '2026-11-23',
  units: 'count',
  versions: [
    {
      from: '2026-01-01',
      value: {
        ca: {
          provision: 'California Labor Code, section 226(a)',
          needs: ['employerAddress', 'employeeNumber', 'hours'],
        },
        ny: { provision: 'New York Labor Law, section 195.3', needs: ['hours'] },
      },
      sources: [
        {
          title: 'California Labor Code, section 226',
          href: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=LAB&sectionNum=226.',
        },
        {
          title: 'New York State Department of Labor: wage statements, section 195.3 of the Labor Law',
          href: 'https://dol.ny.gov/wage-statements-fare-grant',
        },
      ],
    },
  ],
})
