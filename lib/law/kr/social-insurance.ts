import { defineRule } from '@/lib/law/rule'

const pension = { title: 'National Pension Service', href: 'https://www.nps.or.kr/' } as const
const health = { title: 'National Health Insurance Service', href: 'https://www.nhis.or.kr/' } as const
const employment = {
  title: 'Ministry of Employment and Labor: employment insurance',
  href: 'https://www.moel.go.kr/english/',
} as const
const sources = [pension, health, employment] as const

/**
 * The four insurances of employees in South Korea: the employee's rates on a month's pay. Pension counts pay in whole `pensionUnit`
 * between two limits, which change with July: `early` before, `late` from then on. Long-term care is a share of the health premium.
 * Premiums of a month are cut to `unit`.
 */
export const socialInsurance = defineRule({
  title: 'Social insurance in South Korea',
  jurisdiction: 'kr',
  checkedOn: '2026-11-27',
  units: {
    pension: 'percent',
    pensionUnit: 'money',
    early: { least: 'money', most: 'money' },
    late: { least: 'money', most: 'money' },
    health: 'percent',
    care: 'percent',
    employment: 'percent',
    unit: 'money',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        pension: 0.045,
        pensionUnit: 1000,
        early: { least: 370_000, most: 5_900_000 },
        late: { least: 390_000, most: 6_170_000 },
        health: 0.03545,
        care: 0.1295,
        employment: 0.009,
        unit: 10,
      },
      sources,
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        pension: 0.045,
        pensionUnit: 1000,
        early: { least: 390_000, most: 6_170_000 },
        late: { least: 400_000, most: 6_370_000 },
        health: 0.03545,
        care: 0.1295,
        employment: 0.009,
        unit: 10,
      },
      sources,
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        pension: 0.0475,
        pensionUnit: 1000,
        early: { least: 400_000, most: 6_370_000 },
        late: { least: 410_000, most: 6_590_000 },
        health: 0.03595,
        care: 0.1314,
        employment: 0.009,
        unit: 10,
      },
      sources,
    },
  ],
})
