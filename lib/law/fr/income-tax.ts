import { defineRule } from '@/lib/law/rule'

const article = {
  title: 'Code général des impôts, articles 83, 197 and 223 sexies',
  href: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577/',
} as const

const highIncome = [
  { over: 0, rate: 0 },
  { over: 250_000, rate: 0.03 },
  { over: 500_000, rate: 0.04 },
]
const shared = { reliefShare: 0.4525, expensesShare: 0.1, highIncome }

/**
 * Income tax in France by the year of the income: the scale for one part, what a half part of the family quotient saves at most, the
 * reference of the décote for one and for two, the deduction for expenses of employment (a share, at least, at most), and the
 * contribution on high incomes of one person; a couple has its bands doubled.
 */
export const incomeTax = defineRule({
  title: 'Income tax in France',
  jurisdiction: 'fr',
  checkedOn: '2026-11-27',
  units: {
    brackets: { over: 'money', rate: 'percent' },
    halfPart: 'money',
    relief: { single: 'money', couple: 'money' },
    reliefShare: 'percent',
    expensesShare: 'percent',
    expenses: { least: 'money', most: 'money' },
    highIncome: { over: 'money', rate: 'percent' },
  },
  versions: [
    {
      from: '2023-01-01',
      until: '2023-12-31',
      value: {
        ...shared,
        brackets: [
          { over: 0, rate: 0 },
          { over: 11_294, rate: 0.11 },
          { over: 28_797, rate: 0.3 },
          { over: 82_341, rate: 0.41 },
          { over: 177_106, rate: 0.45 },
        ],
        halfPart: 1759,
        relief: { single: 873, couple: 1444 },
        expenses: { least: 495, most: 14_171 },
      },
      sources: [article],
    },
    {
      from: '2024-01-01',
      until: '2024-12-31',
      value: {
        ...shared,
        brackets: [
          { over: 0, rate: 0 },
          { over: 11_497, rate: 0.11 },
          { over: 29_315, rate: 0.3 },
          { over: 83_823, rate: 0.41 },
          { over: 180_294, rate: 0.45 },
        ],
        halfPart: 1791,
        relief: { single: 889, couple: 1470 },
        expenses: { least: 504, most: 14_426 },
      },
      sources: [article],
    },
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        ...shared,
        brackets: [
          { over: 0, rate: 0 },
          { over: 11_600, rate: 0.11 },
          { over: 29_579, rate: 0.3 },
          { over: 84_577, rate: 0.41 },
          { over: 181_917, rate: 0.45 },
        ],
        halfPart: 1807,
        relief: { single: 897, couple: 1483 },
        expenses: { least: 509, most: 14_555 },
      },
      sources: [article],
    },
  ],
})
