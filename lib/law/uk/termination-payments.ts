import { defineRule } from '@/lib/law/rule'

/** What of a payment for the loss of a job, redundancy pay included, is free of income tax, in pounds. */
export const terminationPayments = defineRule({
  title: 'Tax-free part of termination payments in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-28',
  units: { taxFree: 'money' },
  versions: [
    {
      from: '2018-04-06',
      until: '2027-04-05',
      value: { taxFree: 30_000 },
      sources: [
        {
          title: 'Income Tax (Earnings and Pensions) Act 2003, sections 403 and 309',
          href: 'https://www.legislation.gov.uk/ukpga/2003/1/section/403',
        },
        {
          title: 'GOV.UK: Redundancy, your rights, tax and National Insurance',
          href: 'https://www.gov.uk/redundancy-your-rights/tax-and-national-insurance',
        },
      ],
    },
  ],
})
