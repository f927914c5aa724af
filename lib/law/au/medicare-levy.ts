import { defineRule } from '@/lib/law/rule'

const levy = {
  title: 'ATO: Medicare levy',
  href: 'https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy',
} as const
const surcharge = {
  title: 'ATO: Medicare levy surcharge income, thresholds and rates',
  href: 'https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy-surcharge/medicare-levy-surcharge-income-thresholds-and-rates',
} as const

const rates = { rate: 0.02, shadeIn: 0.1 }
const readOnce = ['the rates of the Medicare levy']

/**
 * The Medicare levy of a single person, dollars of an income year: none up to `threshold`, `shadeIn` of what exceeds it, at most `rate` of
 * all. `surcharge` is charged on all income by the band in which it ends, without private hospital cover.
 */
export const medicareLevy = defineRule({
  title: 'Medicare levy and surcharge',
  jurisdiction: 'au',
  checkedOn: '2026-11-27',
  units: {
    rate: 'percent',
    shadeIn: 'percent',
    threshold: 'money',
    surcharge: { over: 'money', rate: 'percent' },
  },
  versions: [
    {
      from: '2024-07-01',
      until: '2025-06-30',
      value: {
        ...rates,
        threshold: 27_222,
        surcharge: [
          { over: 97_000, rate: 0.01 },
          { over: 113_000, rate: 0.0125 },
          { over: 151_000, rate: 0.015 },
        ],
      },
      sources: [levy, surcharge],
      readOnce,
    },
    {
      from: '2025-07-01',
      until: '2026-06-30',
      value: {
        ...rates,
        threshold: 28_011,
        surcharge: [
          { over: 101_000, rate: 0.01 },
          { over: 118_000, rate: 0.0125 },
          { over: 158_000, rate: 0.015 },
        ],
      },
      sources: [levy, surcharge],
      readOnce,
    },
    {
      from: '2026-07-01',
      until: '2027-06-30',
      value: {
        ...rates,
        threshold: 28_011,
        surcharge: [
          { over: 105_000, rate: 0.01 },
          { over: 123_000, rate: 0.0125 },
          { over: 164_000, rate: 0.015 },
        ],
      },
      sources: [levy, surcharge],
      readOnce: [...readOnce, 'the steps of its surcharge'],
      note: 'The threshold is the one in use for withholding; the Budget of May 2027 may raise it.',
    },
  ],
})
