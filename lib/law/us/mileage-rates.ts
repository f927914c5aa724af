import { defineRule } from '@/lib/law/rule'

const table = {
  title: 'IRS: Standard mileage rates',
  href: 'https://www.irs.gov/tax-professionals/standard-mileage-rates',
} as const

/** What a mile driven for a business deducts instead of the costs of the car, dollars. */
export const mileageRates = defineRule({
  title: 'Standard mileage rate for business in the United States',
  jurisdiction: 'us',
  checkedOn: '2026-11-27',
  units: 'money',
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { business: 0.67 },
      sources: [table],
      readOnce: ['the mileage rate of 2024'],
    },
    { from: '2025-01-01', until: '2025-12-31', value: { business: 0.7 }, sources: [table] },
    { from: '2026-01-01', until: '2026-12-31', value: { business: 0.725 }, sources: [table] },
  ],
})
