import { defineRule } from '@/lib/law/rule'

const insuranceLaw = {
  title: 'Ley del Seguro Social',
  href: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LSS.pdf',
} as const
const wages = { title: 'CONASAMI: minimum wages', href: 'https://www.gob.mx/conasami' } as const

const shared = {
  quotas: { cash: 0.0025, pensioners: 0.00375, disability: 0.00625, oldAge: 0.01125 },
  excess: { overUma: 3, rate: 0.004 },
  mostUma: 25,
}

/**
 * What employees pay to IMSS in Mexico: quotas of the integrated daily pay up to `mostUma` daily UMA, and a rate of what exceeds
 * `overUma`. Whoever earns the minimum wage, pesos a day, pays nothing. Sources: LSS articles 25, 36, 106, 107, 147 and 168.
 */
export const socialInsurance = defineRule({
  title: 'Employee contributions to IMSS',
  jurisdiction: 'mx',
  checkedOn: '2026-11-27',
  units: {
    quotas: 'percent',
    excess: { overUma: 'count', rate: 'percent' },
    mostUma: 'count',
    minimumWage: 'money',
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { ...shared, minimumWage: 278.8 },
      sources: [insuranceLaw, wages],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { ...shared, minimumWage: 315.04 },
      sources: [insuranceLaw, wages],
    },
  ],
})
