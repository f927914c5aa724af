import { defineRule } from '@/lib/law/rule'

const decision = {
  title: 'Skatteetaten: Rates',
  href: 'https://www.skatteetaten.no/en/rates/',
} as const
const bracketTax = {
  title: 'Skatteetaten: Bracket tax',
  href: 'https://www.skatteetaten.no/en/rates/bracket-tax/',
} as const

const shared = { generalRate: 0.22, deductionRate: 0.46, phaseIn: 0.25 }

/**
 * Tax on wages in Norway, kroner of a year: the rate on general income, the deduction from wages (a share, at most), the personal
 * allowance, bracket tax on pay itself, and national insurance, which grows in by `phaseIn` of what exceeds `insurance.above`.
 */
export const incomeTax = defineRule({
  title: 'Tax on wages in Norway',
  jurisdiction: 'no',
  checkedOn: '2026-11-27',
  units: {
    generalRate: 'percent',
    deductionRate: 'percent',
    deductionMost: 'money',
    allowance: 'money',
    brackets: { over: 'money', rate: 'percent' },
    insurance: { rate: 'percent', above: 'money' },
    phaseIn: 'percent',
  },
  versions: [
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        ...shared,
        deductionMost: 104_450,
        allowance: 88_250,
        brackets: [
          { over: 0, rate: 0 },
          { over: 208_050, rate: 0.017 },
          { over: 292_850, rate: 0.04 },
          { over: 670_000, rate: 0.136 },
          { over: 937_900, rate: 0.166 },
          { over: 1_350_000, rate: 0.176 },
        ],
        insurance: { rate: 0.078, above: 69_650 },
      },
      sources: [decision, bracketTax],
      readOnce: ['the highest deduction from wages of 2024'],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        ...shared,
        deductionMost: 92_000,
        allowance: 108_550,
        brackets: [
          { over: 0, rate: 0 },
          { over: 217_400, rate: 0.017 },
          { over: 306_050, rate: 0.04 },
          { over: 697_150, rate: 0.137 },
          { over: 942_400, rate: 0.167 },
          { over: 1_410_750, rate: 0.177 },
        ],
        insurance: { rate: 0.077, above: 99_650 },
      },
      sources: [decision, bracketTax],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        ...shared,
        deductionMost: 95_700,
        allowance: 114_540,
        brackets: [
          { over: 0, rate: 0 },
          { over: 226_100, rate: 0.017 },
          { over: 318_300, rate: 0.04 },
          { over: 725_050, rate: 0.137 },
          { over: 980_100, rate: 0.168 },
          { over: 1_467_200, rate: 0.178 },
        ],
        insurance: { rate: 0.076, above: 99_650 },
      },
      sources: [decision, bracketTax],
    },
  ],
})
