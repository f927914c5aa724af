import { defineRule } from '@/lib/law/rule'

const tables = {
  title: 'Receita Federal: income tax tables',
  href: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas',
} as const
const law15270 = {
  title: 'Lei 15.270/2025',
  href: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15270.htm',
} as const

/** The 13th salary in Brazil: it is taxed apart, as if it were the pay of a month of its own, and with the reduction of a month or without. */
export const thirteenthSalary = defineRule({
  title: 'Tax on the 13th salary in Brazil',
  jurisdiction: 'br',
  checkedOn: '2026-11-27',
  units: {},
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: { hasReduction: false },
      sources: [tables],
      readOnce: ['that the simplified discount holds for the 13th salary'],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: { hasReduction: true },
      sources: [tables, law15270],
      readOnce: [
        'that the reduction holds for the 13th salary',
        'that the simplified discount holds for the 13th salary',
      ],
    },
  ],
})
