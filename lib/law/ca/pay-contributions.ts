import { defineRule } from '@/lib/law/rule'

const pension = {
  title: 'CRA: CPP contribution rates, maximums and exemptions',
  href: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/payroll/payroll-deductions-contributions/canada-pension-plan-cpp/cpp-contribution-rates-maximums-exemptions.html',
} as const
const employment = {
  title: 'CRA: EI premium rates and maximums',
  href: 'https://www.canada.ca/en/revenue-agency/services/tax/businesses/topics/payroll/payroll-deductions-contributions/employment-insurance-ei/ei-premium-rates-maximums.html',
} as const

const shared = { exemption: 3500, baseRate: 0.0495, additionalRate: 0.01, secondRate: 0.04, employerMultiple: 1.4 }

/**
 * Canada Pension Plan and employment insurance outside Quebec, of the employee, dollars of a year. Of the pension's rate `baseRate` brings a
 * credit; `additionalRate` and the second contribution, on pay between both ceilings, come off income. The employer pays the pension
 * once more, and insurance `employerMultiple` times.
 */
export const payContributions = defineRule({
  title: 'Canada Pension Plan and employment insurance',
  jurisdiction: 'ca',
  checkedOn: '2026-11-27',
  units: {
    exemption: 'money',
    baseRate: 'percent',
    additionalRate: 'percent',
    secondRate: 'percent',
    employerMultiple: 'count',
    ceiling: 'money',
    secondCeiling: 'money',
    insurance: { rate: 'percent', ceiling: 'money' },
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { ...shared, ceiling: 68_500, secondCeiling: 73_200, insurance: { rate: 0.0166, ceiling: 63_200 } },
      sources: [pension, employment],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { ...shared, ceiling: 71_300, secondCeiling: 81_200, insurance: { rate: 0.0164, ceiling: 65_700 } },
      sources: [pension, employment],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { ...shared, ceiling: 74_600, secondCeiling: 85_000, insurance: { rate: 0.0163, ceiling: 68_900 } },
      sources: [pension, employment],
    },
  ],
})
