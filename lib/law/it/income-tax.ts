import { defineRule } from '@/lib/law/rule'

const shared = {
  work: { upTo: 15_000, full: 1955, middleUpTo: 28_000, middle: 1910, slope: 1190, lastUpTo: 50_000 },
  extra: { over: 25_000, upTo: 35_000, amount: 65 },
  bonus: {
    upTo: 20_000,
    shares: [
      { over: 0, rate: 0.071 },
      { over: 8_500, rate: 0.053 },
      { over: 15_000, rate: 0.048 },
    ],
  },
  further: { over: 20_000, amount: 1000, fullUpTo: 32_000, upTo: 40_000 },
  treatment: { amount: 1200, upTo: 15_000, margin: 75 },
}

const wedge = {
  title: 'Legge 30 dicembre 2024, n. 207, art. 1, commi 2-9',
  href: 'https://www.gazzettaufficiale.it/eli/id/2024/12/31/24G00229/sg',
} as const

/**
 * Income tax on employment in Italy: the scale of IRPEF, the deduction for employees (full, then two straight lines), its extra amount,
 * the tax-free bonus as a share of employment income by its height, the further deduction, and the integrative treatment.
 */
export const incomeTax = defineRule({
  title: 'Income tax in Italy',
  jurisdiction: 'it',
  checkedOn: '2026-11-27',
  units: {
    brackets: { over: 'money', rate: 'percent' },
    work: 'money',
    extra: 'money',
    bonus: { upTo: 'money', shares: { over: 'money', rate: 'percent' } },
    further: 'money',
    treatment: 'money',
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        ...shared,
        brackets: [
          { over: 0, rate: 0.23 },
          { over: 28_000, rate: 0.35 },
          { over: 50_000, rate: 0.43 },
        ],
      },
      sources: [wedge],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        ...shared,
        brackets: [
          { over: 0, rate: 0.23 },
          { over: 28_000, rate: 0.33 },
          { over: 50_000, rate: 0.43 },
        ],
      },
      sources: [
        wedge,
        {
          title: 'Agenzia delle Entrate: Aliquote e calcolo dell’IRPEF',
          href: 'https://www.agenziaentrate.gov.it/portale/imposta-sul-reddito-delle-persone-fisiche-irpef-/aliquote-e-calcolo-dell-irpef',
        },
      ],
    },
  ],
})
