import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'GOV.UK: Rates and allowances, National Insurance contributions',
  href: 'https://www.gov.uk/government/publications/rates-and-allowances-national-insurance-contributions/rates-and-allowances-national-insurance-contributions',
} as const

/** Class 4 National Insurance on the profit of the self-employed, pounds of a tax year. */
export const classFour = defineRule({
  title: 'Class 4 National Insurance',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: { over: 'money', rate: 'percent' },
  versions: [
    {
      from: '2024-04-06',
      until: '2027-04-05',
      value: [
        { over: 12_570, rate: 0.06 },
        { over: 50_270, rate: 0.02 },
      ],
      sources: [rates],
    },
  ],
})
