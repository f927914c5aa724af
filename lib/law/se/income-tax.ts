import { defineRule } from '@/lib/law/rule'

const agency = { title: 'Skatteverket', href: 'https://www.skatteverket.se/' } as const
const description = {
  title: 'Skatteverket: SKV 433, technical description of the tax tables for 2026',
  href: 'https://www.skatteverket.se/privat/skatter/arbeteochinkomst/askattsedelochskattetabeller.html',
} as const

/**
 * Tax on wages in Sweden under 66, kronor of a year. The basic deduction and the tax credit for work are written in multiples of
 * `priceBase`: the deduction is `low` up to `riseFrom`, grows by `rise` of what exceeds it until it is `top`, stays until `fallFrom`,
 * and falls by `fall` until it is `high`; a row of `work` says what counts at its lower end and which share above it.
 */
export const incomeTax = defineRule({
  title: 'Tax on wages in Sweden',
  jurisdiction: 'se',
  checkedOn: '2026-11-27',
  units: {
    priceBase: 'money',
    basic: 'count',
    state: { over: 'money', rate: 'percent' },
    work: 'count',
    earned: { above: 'money', rate: 'percent', most: 'money' },
    service: { rate: 'percent', most: 'money' },
    pension: { rate: 'percent', from: 'money', upTo: 'money' },
  },
  versions: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        priceBase: 59_200,
        basic: {
          low: 0.423,
          riseFrom: 0.99,
          rise: 0.2,
          topFrom: 2.72,
          top: 0.77,
          fallFrom: 3.11,
          fall: 0.1,
          highFrom: 7.88,
          high: 0.293,
        },
        state: [
          { over: 0, rate: 0 },
          { over: 643_000, rate: 0.2 },
        ],
        work: [
          { over: 0, base: 0, share: 1 },
          { over: 0.91, base: 0.91, share: 0.3874 },
          { over: 3.24, base: 1.813, share: 0.251 },
          { over: 8.08, base: 3.027, share: 0 },
        ],
        earned: { above: 40_000, rate: 0.0075, most: 1500 },
        service: { rate: 0.01, most: 1184 },
        pension: { rate: 0.07, from: 25_042, upTo: 673_038 },
      },
      sources: [agency, description],
    },
  ],
})

/** The average of municipal and regional tax, for those who do not enter their own. */
export const municipalAverage = defineRule({
  title: 'Average municipal and regional tax in Sweden',
  jurisdiction: 'se',
  checkedOn: '2026-11-27',
  units: { rate: 'percent' },
  versions: [{ from: '2026-01-01', until: '2026-12-31', value: { rate: 0.3238 }, sources: [agency] }],
})

/** Tax on capital: its rate, and the flat tax of an investment savings account on what exceeds the part that is free. */
export const capital = defineRule({
  title: 'Tax on capital in Sweden',
  jurisdiction: 'se',
  checkedOn: '2026-11-27',
  units: { rate: 'percent', account: { free: 'money', rate: 'percent' } },
  versions: [
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { rate: 0.3, account: { free: 300_000, rate: 0.01065 } },
      sources: [agency],
    },
  ],
})

/** Contributions of the employer, as a share of pay. */
export const employerContribution = defineRule({
  title: 'Employer’s contributions in Sweden',
  jurisdiction: 'se',
  checkedOn: '2026-11-27',
  units: { rate: 'percent' },
  versions: [{ from: '2026-01-01', until: '2026-12-31', value: { rate: 0.3142 }, sources: [agency] }],
})
