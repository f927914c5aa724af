import { defineRule } from '@/lib/law/rule'

const rates = { title: 'GOV.UK: VAT rates', href: 'https://www.gov.uk/vat-rates' } as const
const registration = { title: 'GOV.UK: Register for VAT', href: 'https://www.gov.uk/register-for-vat' } as const

/**
 * Rates of VAT, and the taxable turnover of any twelve months above which a business must register; below the second limit it may
 * leave. Zero-rated supplies are taxable at nothing and count as turnover, exempt ones do not.
 */
export const vat = defineRule({
  title: 'VAT in the United Kingdom',
  jurisdiction: 'uk',
  checkedOn: '2026-11-27',
  units: { standard: 'percent', reduced: 'percent', registerAbove: 'money', leaveBelow: 'money' },
  versions: [
    {
      from: '2017-04-01',
      until: '2024-03-31',
      value: { standard: 0.2, reduced: 0.05, registerAbove: 85_000, leaveBelow: 83_000 },
      sources: [rates, registration],
    },
    {
      from: '2024-04-01',
      value: { standard: 0.2, reduced: 0.05, registerAbove: 90_000, leaveBelow: 88_000 },
      sources: [
        rates,
        registration,
        {
          title: 'The Value Added Tax (Increase of Registration Limits) Order 2024',
          href: 'https://www.legislation.gov.uk/uksi/2024/306/made',
        },
      ],
    },
  ],
})
