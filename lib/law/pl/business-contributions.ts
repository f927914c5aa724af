import { defineRule } from '@/lib/law/rule'

const acts = [
  {
    title: 'Ustawa o systemie ubezpieczeń społecznych, art. 18 and 18a',
    href: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19981370887',
  },
  {
    title: 'Ustawa o świadczeniach opieki zdrowotnej, art. 79a and 81',
    href: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20042102135',
  },
] as const

const rates = {
  rates: { pension: 0.1952, disability: 0.08, sickness: 0.0245, accident: 0.0167, labourFund: 0.0245 },
  health: { scale: 0.09, flat: 0.049 },
}

/**
 * What a sole trader in Poland pays: bases of a month, full and preferential, the rates on them, the health contribution as a share of
 * income, its least amount in January and in each later month, and how much of it the flat tax lets off.
 */
export const businessContributions = defineRule({
  title: 'Contributions of a sole trader in Poland',
  jurisdiction: 'pl',
  checkedOn: '2026-11-27',
  units: {
    bases: 'money',
    rates: 'percent',
    health: 'percent',
    leastHealth: 'money',
    deductible: 'money',
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        ...rates,
        bases: { full: 5203.8, preferential: 1399.8 },
        leastHealth: { january: 381.78, later: 314.96 },
        deductible: 12_900,
      },
      sources: acts,
      readOnce: ['the health contribution that the flat tax of 2025 lets off'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        ...rates,
        bases: { full: 5652, preferential: 1441.8 },
        leastHealth: { january: 314.96, later: 432.54 },
        deductible: 14_100,
      },
      sources: acts,
    },
  ],
})
