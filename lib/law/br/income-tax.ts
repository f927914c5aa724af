import { defineRule } from '@/lib/law/rule'

const tables = {
  title: 'Receita Federal: income tax tables',
  href: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas',
} as const
const law15270 = {
  title: 'Lei 15.270/2025',
  href: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15270.htm',
} as const

const sinceMay2025 = {
  bands: [
    { over: 0, rate: 0, deduct: 0 },
    { over: 2428.8, rate: 0.075, deduct: 182.16 },
    { over: 2826.65, rate: 0.15, deduct: 394.16 },
    { over: 3751.05, rate: 0.225, deduct: 675.49 },
    { over: 4664.68, rate: 0.275, deduct: 908.73 },
  ],
  simplified: 607.2,
}

/**
 * Income tax on wages in Brazil, reais. Withholding has a table of a month for so many `months` of the year: a rate of the base less
 * `deduct`. `simplified` is the discount in place of deductions, a share of income at most in the return. The reduction takes tax of
 * incomes `fullTo` off, at most `most`, then `start` less a `rate` of income, nothing from `none` on.
 */
export const incomeTax = defineRule({
  title: 'Income tax on wages in Brazil',
  jurisdiction: 'br',
  checkedOn: '2026-11-27',
  units: {
    withholding: {
      months: 'count',
      bands: { over: 'money', rate: 'percent', deduct: 'money' },
      simplified: 'money',
    },
    dependant: 'money',
    yearly: {
      bands: { over: 'money', rate: 'percent', deduct: 'money' },
      simplified: { share: 'percent', most: 'money' },
      dependant: 'money',
    },
    reduction: {
      monthly: { fullTo: 'money', most: 'money', start: 'money', rate: 'percent', none: 'money' },
      yearly: { fullTo: 'money', most: 'money', start: 'money', rate: 'percent', none: 'money' },
    },
  },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        withholding: [
          {
            months: 4,
            bands: [
              { over: 0, rate: 0, deduct: 0 },
              { over: 2259.2, rate: 0.075, deduct: 169.44 },
              { over: 2826.65, rate: 0.15, deduct: 381.44 },
              { over: 3751.05, rate: 0.225, deduct: 662.77 },
              { over: 4664.68, rate: 0.275, deduct: 896 },
            ],
            simplified: 564.8,
          },
          { months: 8, ...sinceMay2025 },
        ],
        dependant: 189.59,
        yearly: {
          bands: [
            { over: 0, rate: 0, deduct: 0 },
            { over: 28_467.2, rate: 0.075, deduct: 2135.04 },
            { over: 33_919.8, rate: 0.15, deduct: 4679.03 },
            { over: 45_012.6, rate: 0.225, deduct: 8054.97 },
            { over: 55_976.16, rate: 0.275, deduct: 10_853.78 },
          ],
          simplified: { share: 0.2, most: 16_754.34 },
          dependant: 2275.08,
        },
        reduction: null,
      },
      sources: [tables],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        withholding: [{ months: 12, ...sinceMay2025 }],
        dependant: 189.59,
        yearly: {
          bands: [
            { over: 0, rate: 0, deduct: 0 },
            { over: 29_145.6, rate: 0.075, deduct: 2185.92 },
            { over: 33_919.8, rate: 0.15, deduct: 4729.91 },
            { over: 45_012.6, rate: 0.225, deduct: 8105.85 },
            { over: 55_976.16, rate: 0.275, deduct: 10_904.66 },
          ],
          simplified: { share: 0.2, most: 17_640 },
          dependant: 2275.08,
        },
        reduction: {
          monthly: { fullTo: 5000, most: 312.89, start: 978.62, rate: 0.133145, none: 7350 },
          yearly: { fullTo: 60_000, most: 2694.15, start: 8429.73, rate: 0.095575, none: 88_200 },
        },
      },
      sources: [tables, law15270],
    },
  ],
})
