import { defineRule } from '@/lib/law/rule'

const labourLaw = {
  title: 'Ley Federal del Trabajo',
  href: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf',
} as const
const incomeTaxLaw = {
  title: 'Ley del Impuesto sobre la Renta, artículo 93',
  href: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LISR.pdf',
} as const

/**
 * What the law gives employees in Mexico beside pay: aguinaldo in days of pay, paid leave by years of service, a premium on the pay
 * of that leave, and how many daily UMA of aguinaldo and premium are free of income tax.
 */
export const benefits = defineRule({
  title: 'Aguinaldo and vacation premium in Mexico',
  jurisdiction: 'mx',
  checkedOn: '2026-11-27',
  units: {
    aguinaldoDays: 'days',
    vacation: { years: 'count', days: 'days' },
    premium: 'percent',
    exemptUma: 'count',
  },
  versions: [
    {
      from: '2023-01-01',
      until: '2026-12-31',
      value: {
        aguinaldoDays: 15,
        vacation: [
          { years: 1, days: 12 },
          { years: 2, days: 14 },
          { years: 3, days: 16 },
          { years: 4, days: 18 },
          { years: 5, days: 20 },
          { years: 6, days: 22 },
          { years: 11, days: 24 },
          { years: 16, days: 26 },
          { years: 21, days: 28 },
          { years: 26, days: 30 },
          { years: 31, days: 32 },
        ],
        premium: 0.25,
        exemptUma: { aguinaldo: 30, premium: 15 },
      },
      sources: [labourLaw, incomeTaxLaw],
    },
  ],
})
