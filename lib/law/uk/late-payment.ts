import { defineRule } from '@/lib/law/rule'

/**
 * What a business owes another for paying late: points a year above the Bank of England's rate of the last day of the half-year before,
 * and a fixed sum for each debt. `sums` are in the order of their size; the last has no upper end.
 */
export const latePayment = defineRule({
  title: 'Interest and compensation for late payment between businesses in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-23',
  units: { aboveBase: 'percent', sums: { below: 'money', owed: 'money' }, mostOwed: 'money' },
  versions: [
    {
      from: '2002-08-07',
      value: {
        aboveBase: 0.08,
        sums: [
          { below: 1000, owed: 40 },
          { below: 10_000, owed: 70 },
        ],
        mostOwed: 100,
      },
      sources: [
        {
          title: 'The Late Payment of Commercial Debts (Rate of Interest) (No. 3) Order 2002, article 4',
          href: 'https://www.legislation.gov.uk/uksi/2002/1675/made',
        },
        {
          title: 'Insolvency Service, technical manual, 31.1.49: debt recovery costs',
          href: 'https://www.insolvencydirect.bis.gov.uk/freedomofinformationtechnical/technicalmanual/Ch25-36/Chapter31/part1/31-1part7.htm',
        },
      ],
    },
  ],
})
