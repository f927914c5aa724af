import { defineRule } from '@/lib/law/rule'

const office = { title: 'General Organization for Social Insurance', href: 'https://www.gosi.gov.sa/' } as const

/**
 * Contributions in private employment in Saudi Arabia, shares of the contribution wage of a month, which lies between `least` and
 * `most`: annuities and unemployment insurance of each side for Saudis, occupational hazards of the employer for everybody.
 */
export const socialInsurance = defineRule({
  title: 'Social insurance in Saudi Arabia',
  jurisdiction: 'sa',
  checkedOn: '2026-11-27',
  units: { annuities: 'percent', unemployment: 'percent', hazards: 'percent', least: 'money', most: 'money' },
  versions: [
    {
      from: '2024-01-01',
      value: { annuities: 0.09, unemployment: 0.0075, hazards: 0.02, least: 1500, most: 45_000 },
      sources: [office],
    },
  ],
})

/** Annuities of each side for Saudis first insured since 3 July 2024: they rise every July, so a year has two rates. */
export const newEntrants = defineRule({
  title: 'Annuities of new entrants in Saudi Arabia',
  jurisdiction: 'sa',
  checkedOn: '2026-11-27',
  units: { untilJune: 'percent', fromJuly: 'percent' },
  versions: [
    { from: '2025-01-01', until: '2025-12-31', value: { untilJune: 0.09, fromJuly: 0.095 }, sources: [office] },
    { from: '2026-01-01', until: '2026-12-31', value: { untilJune: 0.095, fromJuly: 0.1 }, sources: [office] },
  ],
})

/** The end of service award that a year of service earns, in months of the last wage. */
export const serviceAward = defineRule({
  title: 'End of service award in Saudi Arabia',
  jurisdiction: 'sa',
  checkedOn: '2026-11-27',
  units: 'count',
  versions: [
    {
      from: '2024-01-01',
      value: { firstFive: 0.5, after: 1 },
      sources: [{ title: 'Ministry of Human Resources: Labor Law, article 84', href: 'https://www.hrsd.gov.sa/' }],
    },
  ],
})
