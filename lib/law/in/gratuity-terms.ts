import { defineRule } from '@/lib/law/rule'

const act = { title: 'Payment of Gratuity Act, 1972, section 4', href: 'https://www.indiacode.nic.in/' } as const
const exemption = {
  title: 'Income-tax Act, 1961, section 10(10); S.O. 1213(E) of 8 March 2019',
  href: 'https://www.incometaxindia.gov.in/',
} as const
const code = { title: 'Code on Social Security, 2020, section 53', href: 'https://labour.gov.in/' } as const

/**
 * Who gets a gratuity, in whole years of service (with a fixed term since the Code), how much of it in a lifetime is free of income tax, in
 * rupees, and by which part of a month's pay for each year the exemption of employees outside the Act is reckoned.
 */
export const gratuityTerms = defineRule({
  title: 'Service, exemption and wages for gratuity in India',
  jurisdiction: 'in',
  checkedOn: '2026-11-27',
  units: {
    leastYears: 'count',
    fixedTermYears: 'count',
    exempt: 'money',
    outsideShare: 'percent',
    wageShare: 'percent',
  },
  versions: [
    {
      from: '2018-03-29',
      until: '2025-11-20',
      value: { leastYears: 5, fixedTermYears: 5, exempt: 2_000_000, outsideShare: 0.5, wageShare: 0 },
      sources: [act, exemption],
    },
    {
      from: '2025-11-21',
      until: '2027-03-31',
      value: { leastYears: 5, fixedTermYears: 1, exempt: 2_000_000, outsideShare: 0.5, wageShare: 0.5 },
      sources: [code, exemption],
      readOnce: ['that allowances above half of pay count as wages'],
      note: 'The Code applies: a fixed term earns a gratuity after a year, and allowances above half of pay count as wages.',
    },
  ],
})
