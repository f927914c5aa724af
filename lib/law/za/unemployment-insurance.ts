import { defineRule } from '@/lib/law/rule'

/** Contributions to the Unemployment Insurance Fund of employee and employer each, on pay up to a ceiling a month. */
export const unemploymentInsurance = defineRule({
  title: 'Unemployment insurance in South Africa',
  jurisdiction: 'za',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', ceiling: 'money' },
  versions: [
    {
      from: '2021-06-01',
      until: '2027-02-28',
      value: { rate: 0.01, ceiling: 17_712 },
      sources: [
        {
          title: 'SARS: Unemployment Insurance Fund',
          href: 'https://www.sars.gov.za/types-of-tax/unemployment-insurance-fund/',
        },
      ],
    },
  ],
})
