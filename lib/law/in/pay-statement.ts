import type { PayStatementContents } from '@/lib/law/pay-statement-contents'
import { defineRule } from '@/lib/law/rule'

/** What the wage slip of the Central Rules shows besides the names, the wage period, wages, deductions and net wages. */
export const payStatement = defineRule<PayStatementContents>({
  title: 'Wage slip in India, Central sphere',
  jurisdiction: 'in',
  checkedOn: '2026-11-23',
  units: 'count',
  versions: [
    {
      from: '2026-05-08',
      value: {
        provision: 'Code on Wages (Central) Rules, 2026, Form V',
        needs: ['employerAddress', 'relative', 'jobTitle', 'providentFund', 'account', 'attendance'],
      },
      sources: [
        {
          title: 'Gazette of India, G.S.R. 343(E), 8 May 2026: Code on Wages (Central) Rules, 2026',
          href: 'https://egazette.gov.in/',
        },
        { title: 'Code on Wages, 2019, section 50(3)', href: 'https://www.indiacode.nic.in/' },
      ],
    },
  ],
})
