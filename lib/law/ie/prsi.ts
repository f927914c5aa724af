import { defineRule } from '@/lib/law/rule'

const classA = {
  title: 'gov.ie: PRSI Class A rates',
  href: 'https://www.gov.ie/en/department-of-social-protection/publications/prsi-class-a-rates',
} as const
const classS = {
  title: 'gov.ie: PRSI Class S rates',
  href: 'https://www.gov.ie/en/department-of-social-protection/publications/prsi-class-s-rates',
} as const
const sources = [classA, classS] as const

const weekly = { exempt: 352, credit: { most: 12, from: 352.01, upTo: 424 } }

/**
 * Pay-related social insurance. Rates change in October, so that a year has two parts: `until` the end of September and `after` it.
 * Limits are euros a week: nothing is due up to `exempt`, above it on all of the pay, less a credit that shrinks by a sixth of
 * what lies above `credit.from`. The employer pays the lower rate up to `lowerUpTo`. Class S is for the self-employed, with a least amount a year.
 */
export const prsi = defineRule({
  title: 'Pay-related social insurance in Ireland',
  jurisdiction: 'ie',
  checkedOn: '2026-11-27',
  units: {
    weekly: { exempt: 'money', credit: { most: 'money', from: 'money', upTo: 'money' } },
    until: { employee: 'percent', employer: 'percent', employerLower: 'percent', lowerUpTo: 'money' },
    after: { employee: 'percent', employer: 'percent', employerLower: 'percent', lowerUpTo: 'money' },
    selfEmployed: { from: 'money', least: 'money' },
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        weekly,
        until: { employee: 0.04, employer: 0.1105, employerLower: 0.088, lowerUpTo: 441 },
        after: { employee: 0.041, employer: 0.1115, employerLower: 0.089, lowerUpTo: 496 },
        selfEmployed: { from: 5000, least: 537.5 },
      },
      sources,
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        weekly,
        until: { employee: 0.041, employer: 0.1115, employerLower: 0.089, lowerUpTo: 527 },
        after: { employee: 0.042, employer: 0.1125, employerLower: 0.09, lowerUpTo: 527 },
        selfEmployed: { from: 5000, least: 650 },
      },
      sources,
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        weekly,
        until: { employee: 0.042, employer: 0.1125, employerLower: 0.09, lowerUpTo: 552 },
        after: { employee: 0.0435, employer: 0.114, employerLower: 0.0915, lowerUpTo: 552 },
        selfEmployed: { from: 5000, least: 650 },
      },
      sources,
    },
  ],
})
