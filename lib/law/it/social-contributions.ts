import { defineRule } from '@/lib/law/rule'

const act = {
  title: 'Legge 8 agosto 1995, n. 335, art. 2, comma 18; decreto-legge 384/1992, art. 3-ter',
  href: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:1995-08-08;335',
} as const

const rates = { rate: 0.0919, extra: 0.01 }

/**
 * What an employee in Italy pays to INPS: a share of the pay, an extra share above the first pensionable band, and the ceiling of pay
 * for those whose insurance began in 1996 or later.
 */
export const socialContributions = defineRule({
  title: 'INPS contributions of employees in Italy',
  jurisdiction: 'it',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', extra: 'percent', firstBand: 'money', ceiling: 'money' },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { ...rates, firstBand: 55_448, ceiling: 120_607 },
      sources: [act],
      readOnce: ['the limits of pay for INPS in 2025'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { ...rates, firstBand: 56_224, ceiling: 122_295 },
      sources: [act],
    },
  ],
})

/** Rates of employees whose firm pays into the wage guarantee fund, and of apprentices. */
export const otherContributionRates = defineRule({
  title: 'INPS rates of larger firms and apprentices in Italy',
  jurisdiction: 'it',
  checkedOn: '2026-11-27',
  units: 'percent',
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { guaranteed: 0.0949, apprentice: 0.0584 },
      sources: [act],
      readOnce: ['the INPS rates of larger firms and of apprentices'],
    },
  ],
})
