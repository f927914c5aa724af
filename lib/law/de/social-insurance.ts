import { defineRule } from '@/lib/law/rule'

const ceilings = {
  title: 'Anlage 2 SGB VI: Beitragsbemessungsgrenzen',
  href: 'https://www.gesetze-im-internet.de/sgb_6/anlage_2.html',
} as const
const care = {
  title: '§ 55 SGB XI: Beitragssatz',
  href: 'https://www.gesetze-im-internet.de/sgb_11/__55.html',
} as const
const health = {
  title: '§ 241 und § 242a SGB V: allgemeiner und durchschnittlicher Zusatzbeitragssatz',
  href: 'https://www.gesetze-im-internet.de/sgb_5/__241.html',
} as const
const lowPay = {
  title: '§ 20 SGB IV: Übergangsbereich',
  href: 'https://www.gesetze-im-internet.de/sgb_4/__20.html',
} as const
const sources = [ceilings, health, care, lowPay] as const

const rates = { pension: 0.186, unemployment: 0.026, health: 0.146, reducedHealth: 0.14 }
const careByChildren = { childless: 0.006, perChild: 0.0025, saxony: 0.005 }
const flat = { pension: 0.15, health: 0.13, tax: 0.02 }

/**
 * Social insurance of employees in Germany. Rates are those of employee and employer together; ceilings are euros a month.
 * `miniJob` is the pay of a month up to which an employee pays nothing, `lowPay` that up to which contributions glide, with the
 * `factor` F. In Saxony an employee pays `saxony` more of care insurance and the employer as much less.
 */
export const socialInsurance = defineRule({
  title: 'Social insurance in Germany',
  jurisdiction: 'de',
  checkedOn: '2026-11-27',
  units: {
    ceilings: 'money',
    rates: 'percent',
    averageAddition: 'percent',
    care: 'percent',
    miniJob: 'money',
    lowPay: 'money',
    factor: 'count',
    flat: 'percent',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        ceilings: { pension: 7550, pensionEast: 7450, health: 5175 },
        rates,
        averageAddition: 0.017,
        care: { rate: 0.034, ...careByChildren },
        miniJob: 538,
        lowPay: 2000,
        factor: 0.6846,
        flat,
      },
      sources,
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        ceilings: { pension: 8050, pensionEast: 8050, health: 5512.5 },
        rates,
        averageAddition: 0.025,
        care: { rate: 0.036, ...careByChildren },
        miniJob: 556,
        lowPay: 2000,
        factor: 0.6683,
        flat,
      },
      sources,
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        ceilings: { pension: 8450, pensionEast: 8450, health: 5812.5 },
        rates,
        averageAddition: 0.029,
        care: { rate: 0.036, ...careByChildren },
        miniJob: 603,
        lowPay: 2000,
        factor: 0.6619,
        flat,
      },
      sources,
    },
  ],
})
