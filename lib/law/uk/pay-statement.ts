import type { PayStatementContents } from '@/lib/law/pay-statement-contents'
import { defineRule } from '@/lib/law/rule'

/** What an itemised pay statement of a worker in Great Britain shows besides gross pay, deductions with their purposes, and net pay. */
export const payStatement = defineRule<PayStatementContents>({
  title: 'Itemised pay statement in Great Britain',
  jurisdiction: 'uk',
  checkedOn: '2026-11-23',
  units: 'count',
  versions: [
    {
      from: '2019-04-06',
      value: { provision: 'Employment Rights Act 1996, section 8', needs: ['hours'] },
      sources: [
        {
          title: 'Employment Rights Act 1996, sections 8 and 9',
          href: 'https://www.legislation.gov.uk/ukpga/1996/18/part/I/crossheading/right-to-itemised-pay-statement',
        },
        {
          title: 'Employment Rights Act 1996 (Itemised Pay Statement) (Amendment) Order 2018',
          href: 'https://www.legislation.gov.uk/uksi/2018/147/note/made',
        },
      ],
    },
  ],
})
