import { defineRule } from '@/lib/law/rule'

const ministry = { title: 'Ministry of Finance: Corporate tax', href: 'https://mof.gov.ae/' } as const

/**
 * Corporate tax on the business of a natural person in the United Arab Emirates, dirhams of a year: it applies where the turnover of
 * the business exceeds `turnoverAbove`, at the rates of its taxable profit.
 */
export const corporateTax = defineRule({
  title: 'Corporate tax of natural persons in the United Arab Emirates',
  jurisdiction: 'ae',
  checkedOn: '2026-11-27',
  units: { turnoverAbove: 'money', bands: { over: 'money', rate: 'percent' } },
  versions: [
    {
      from: '2024-01-01',
      value: {
        turnoverAbove: 1_000_000,
        bands: [
          { over: 0, rate: 0 },
          { over: 375_000, rate: 0.09 },
        ],
      },
      sources: [ministry],
    },
  ],
})

/** Up to this revenue a resident business may ask to be treated as having no taxable income. */
export const smallBusinessRelief = defineRule({
  title: 'Small business relief in the United Arab Emirates',
  jurisdiction: 'ae',
  checkedOn: '2026-11-27',
  units: { revenueUpTo: 'money' },
  versions: [{ from: '2024-01-01', until: '2026-12-31', value: { revenueUpTo: 3_000_000 }, sources: [ministry] }],
})

/** Supplies of a year above which a business has to register for value added tax. */
export const vatRegistration = defineRule({
  title: 'Registration for value added tax in the United Arab Emirates',
  jurisdiction: 'ae',
  checkedOn: '2026-11-27',
  units: { above: 'money' },
  versions: [
    {
      from: '2024-01-01',
      value: { above: 375_000 },
      sources: [{ title: 'Federal Tax Authority', href: 'https://tax.gov.ae/' }],
    },
  ],
})

/**
 * Corporate tax of companies in the United Arab Emirates, dirhams: the bands of taxable income, the share of it that losses brought forward may
 * cover, and the rate of large multinational groups.
 */
export const companyTax = defineRule({
  title: 'Corporate tax of companies in the United Arab Emirates',
  jurisdiction: 'ae',
  checkedOn: '2026-11-27',
  units: { bands: { over: 'money', rate: 'percent' }, lossShare: 'percent', largeGroupRate: 'percent' },
  versions: [
    {
      from: '2025-01-01',
      value: {
        bands: [
          { over: 0, rate: 0 },
          { over: 375_000, rate: 0.09 },
        ],
        lossShare: 0.75,
        largeGroupRate: 0.15,
      },
      sources: [ministry],
    },
  ],
})
