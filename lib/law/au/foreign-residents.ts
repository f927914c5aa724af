import { defineRule } from '@/lib/law/rule'

/** Income tax of foreign residents in Australia, dollars of an income year from July to June. */
export const foreignResidents = defineRule({
  title: 'Income tax of foreign residents in Australia',
  jurisdiction: 'au',
  checkedOn: '2026-11-27',
  units: { over: 'money', rate: 'percent' },
  versions: [
    {
      from: '2024-07-01',
      until: '2027-06-30',
      value: [
        { over: 0, rate: 0.3 },
        { over: 135_000, rate: 0.37 },
        { over: 190_000, rate: 0.45 },
      ],
      sources: [
        {
          title: 'ATO: Tax rates, foreign residents',
          href: 'https://www.ato.gov.au/tax-rates-and-codes/tax-rates-foreign-residents',
        },
      ],
      readOnce: ['the rates of foreign residents'],
    },
  ],
})
