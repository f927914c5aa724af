import { defineRule } from '@/lib/law/rule'

const sources = [
  {
    title: 'Belastingdienst: 30% facility',
    href: 'https://www.belastingdienst.nl/wps/wcm/connect/en/individuals/content/coming-to-work-in-the-netherlands-30-percent-facility',
  },
] as const

/**
 * The 30% ruling: a share of pay up to `payUpTo` that an employer pays free of tax to people recruited abroad, as long as `norm` of a year is left
 * to be taxed, or `normYoung` for people under 30 with a master’s degree.
 */
export const expatFacility = defineRule({
  title: 'The 30% ruling',
  jurisdiction: 'nl',
  checkedOn: '2026-11-27',
  units: { share: 'percent', payUpTo: 'money', norm: 'money', normYoung: 'money' },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: { share: 0.3, payUpTo: 233_000, norm: 46_107, normYoung: 35_048 },
      sources,
      readOnce: ['the norms and the cap of the 30% ruling'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { share: 0.3, payUpTo: 246_000, norm: 46_660, normYoung: 35_468 },
      sources,
      readOnce: ['the norms and the cap of the 30% ruling'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { share: 0.3, payUpTo: 262_000, norm: 48_013, normYoung: 36_497 },
      sources,
      readOnce: ['the cap of the 30% ruling'],
    },
  ],
})
