import { defineRule } from '@/lib/law/rule'

const inss = {
  title: 'INSS: table of monthly contributions',
  href: 'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal',
} as const
const fgts = {
  title: 'Caixa: FGTS',
  href: 'https://www.caixa.gov.br/beneficios-trabalhador/fgts/',
} as const

/** INSS of employees in Brazil, reais of a month: each part of pay up to the ceiling at the rate of its band; and what an employer deposits to FGTS. */
export const socialSecurity = defineRule({
  title: 'Social security of employees in Brazil',
  jurisdiction: 'br',
  checkedOn: '2026-11-27',
  units: { bands: { over: 'money', rate: 'percent' }, ceiling: 'money', fgts: 'percent' },
  versions: [
    {
      from: '2025-01-01',
      until: '2025-12-31',
      value: {
        bands: [
          { over: 0, rate: 0.075 },
          { over: 1518, rate: 0.09 },
          { over: 2793.88, rate: 0.12 },
          { over: 4190.83, rate: 0.14 },
        ],
        ceiling: 8157.41,
        fgts: 0.08,
      },
      sources: [inss, fgts],
    },
    {
      from: '2026-01-01',
      until: '2026-12-31',
      value: {
        bands: [
          { over: 0, rate: 0.075 },
          { over: 1621, rate: 0.09 },
          { over: 2902.84, rate: 0.12 },
          { over: 4354.27, rate: 0.14 },
        ],
        ceiling: 8475.55,
        fgts: 0.08,
      },
      sources: [inss, fgts],
    },
  ],
})
