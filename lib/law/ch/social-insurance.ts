import { defineRule } from '@/lib/law/rule'

const office = { title: 'Federal Social Insurance Office', href: 'https://www.bsv.admin.ch/' } as const

/** Contributions on wages, a share for each side; unemployment insurance up to a wage of a year. */
export const socialInsurance = defineRule({
  title: 'Social insurance in Switzerland',
  jurisdiction: 'ch',
  checkedOn: '2026-11-27',
  units: { oldAge: 'percent', unemployment: { rate: 'percent', upTo: 'money' } },
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { oldAge: 0.053, unemployment: { rate: 0.011, upTo: 148_200 } },
      sources: [office],
    },
  ],
})

const credits = { under25: 0, from25: 0.07, from35: 0.1, from45: 0.15, from55: 0.18 }

/**
 * The least that the law asks of a pension fund: who is insured (a yearly wage above `entry`), the insured wage (up to `upTo`, less
 * `coordination`, at least `least`), and the credits of both sides together by age.
 */
export const pensionFund = defineRule({
  title: 'Occupational pension in Switzerland',
  jurisdiction: 'ch',
  checkedOn: '2026-11-27',
  units: { entry: 'money', coordination: 'money', upTo: 'money', least: 'money', credits: 'percent' },
  versions: [
    {
      from: '2025-01-01',
      until: '2026-12-31',
      value: { entry: 22_680, coordination: 26_460, upTo: 90_720, least: 3780, credits },
      sources: [office],
    },
  ],
})

/** The most that somebody with a pension fund may save in pillar 3a in a year. */
export const pillar3a = defineRule({
  title: 'Pillar 3a in Switzerland',
  jurisdiction: 'ch',
  checkedOn: '2026-11-27',
  units: { most: 'money' },
  versions: [{ from: '2025-01-01', until: '2026-12-31', value: { most: 7258 }, sources: [office] }],
})
