import { defineRule } from '@/lib/law/rule'

const rates = {
  title: 'CPF Board: How much CPF contributions to pay',
  href: 'https://www.cpf.gov.sg/employer/employer-obligations/how-much-cpf-contributions-to-pay',
} as const

/** Contributions of citizens and of permanent residents from their third year, on wages above 750 a month. */
export const providentFund = defineRule({
  title: 'Central Provident Fund in Singapore',
  jurisdiction: 'sg',
  checkedOn: '2026-11-27',
  units: {
    employee: 'percent',
    employer: 'percent',
    wageCeiling: 'money',
    yearlyCeiling: 'money',
    fullRatesAbove: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        employee: { to55: 0.2, to60: 0.16, to65: 0.105, to70: 0.075, over70: 0.05 },
        employer: { to55: 0.17, to60: 0.15, to65: 0.115, to70: 0.09, over70: 0.075 },
        wageCeiling: 6800,
        yearlyCeiling: 102_000,
        fullRatesAbove: 750,
      },
      sources: [rates],
      readOnce: ['the provident fund’s rates and monthly ceiling of 2024'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        employee: { to55: 0.2, to60: 0.17, to65: 0.115, to70: 0.075, over70: 0.05 },
        employer: { to55: 0.17, to60: 0.155, to65: 0.12, to70: 0.09, over70: 0.075 },
        wageCeiling: 7400,
        yearlyCeiling: 102_000,
        fullRatesAbove: 750,
      },
      sources: [rates],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        employee: { to55: 0.2, to60: 0.18, to65: 0.125, to70: 0.075, over70: 0.05 },
        employer: { to55: 0.17, to60: 0.16, to65: 0.125, to70: 0.09, over70: 0.075 },
        wageCeiling: 8000,
        yearlyCeiling: 102_000,
        fullRatesAbove: 750,
      },
      sources: [rates],
    },
  ],
})
