import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'GOV.UK: Rates and allowances, National Insurance contributions',
  href: 'https://www.gov.uk/government/publications/rates-and-allowances-national-insurance-contributions/rates-and-allowances-national-insurance-contributions',
} as const

/** Class 1 National Insurance, category A, pounds a year: brackets of earnings for the employee and for the employer. */
export const nationalInsurance = defineRule({
  title: 'Class 1 National Insurance',
  jurisdiction: 'uk',
  checkedOn: '2026-11-21',
  units: { employee: { over: 'money', rate: 'percent' }, employer: { over: 'money', rate: 'percent' } },
  versions: [
    {
      from: '2024-04-06',
      until: '2025-04-05',
      value: {
        employee: [
          { over: 12_570, rate: 0.08 },
          { over: 50_270, rate: 0.02 },
        ],
        employer: [{ over: 9100, rate: 0.138 }],
      },
      sources: [rates],
    },
    {
      from: '2025-04-06',
      until: '2027-04-05',
      value: {
        employee: [
          { over: 12_570, rate: 0.08 },
          { over: 50_270, rate: 0.02 },
        ],
        employer: [{ over: 5000, rate: 0.15 }],
      },
      sources: [
        rates,
        {
          title: 'National Insurance Contributions (Secondary Class 1 Contributions) Act 2025',
          href: 'https://www.legislation.gov.uk/ukpga/2025/11',
        },
      ],
    },
  ],
})
