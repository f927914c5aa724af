import { defineRule } from '@/lib/law/rule'

/**
 * Income tax in Poland, złoty of a year: the scale and the amount that lowers its tax, the flat rate of a business, the solidarity
 * levy, costs of an employee who lives in the town of the job or commutes, and the pay that the relief for the young, for
 * returners and for large families sets free.
 */
export const incomeTax = defineRule({
  title: 'Income tax in Poland',
  jurisdiction: 'pl',
  checkedOn: '2026-11-27',
  units: {
    brackets: { over: 'money', rate: 'percent' },
    reducing: 'money',
    flat: 'percent',
    solidarity: { over: 'money', rate: 'percent' },
    costs: 'money',
    relief: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2026-12-31',
      value: {
        brackets: [
          { over: 0, rate: 0.12 },
          { over: 120_000, rate: 0.32 },
        ],
        reducing: 3600,
        flat: 0.19,
        solidarity: { over: 1_000_000, rate: 0.04 },
        costs: { local: 3000, commuting: 3600 },
        relief: 85_528,
      },
      sources: [
        {
          title: 'podatki.gov.pl: Stawki podatkowe i kwota wolna',
          href: 'https://www.podatki.gov.pl/pit/abc-pit/stawki-podatkowe-i-kwota-wolna/',
        },
      ],
    },
  ],
})
