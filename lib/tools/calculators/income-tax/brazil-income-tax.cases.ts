import { defineCases } from '@/lib/kits/calculator'
import brazilIncomeTax from './brazil-income-tax'

const paper = { title: 'Arithmetic on paper' }
const receita = {
  title: 'Receita Federal: examples of withholding and of the return under Lei 15.270/2025',
  href: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda',
}
const api = {
  title: 'Uma API grátis para calcular salário líquido, INSS e IRRF de 2026: its worked example',
  href: 'https://dev.to/rogin_yang_045a6718690f48/fiz-uma-api-gratis-sem-chave-para-calcular-salario-liquido-inss-e-irrf-de-2026-3i6m',
}
const inss = {
  title: 'INSS: table of monthly contributions',
  href: 'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal',
}

export default defineCases(brazilIncomeTax, [
  {
    name: 'A salary of 6,000: INSS 641.51, tax 385.10 after a reduction of 179.75',
    given: { taxYear: '2026', pay: 6000, basis: 'month' },
    expect: { gross: 72_000, social: 7698.12, tax: 4621.2, remark: 'plain' },
    says: { remark: '3,387.01' },
    source: { ...api, how: 'twelve times its month; the return is Receita’s example of 72,000: 4,935.34 − 1,548.33' },
  },
  {
    name: 'Receita Federal: 382.88 on 6,000 with deductions of 649.60',
    given: { taxYear: '2026', pay: 6000, basis: 'month', deductions: 97.08 },
    expect: { tax: 4594.56 },
    source: { ...receita, how: 'example 4, twelve months; 8.09 a month make the deductions 649.60' },
  },
  {
    name: 'Receita Federal: nothing on 5,000',
    given: { taxYear: '2026', pay: 5000, basis: 'month' },
    expect: { tax: 0 },
    says: { remark: '0.00 by the simplified discount' },
    source: { ...receita, how: 'example 3, and its return of 60,000' },
  },
  {
    name: 'Receita Federal: 335.15 until April 2025 and 312.89 from May on 5,000',
    given: { taxYear: '2025', pay: 5000, basis: 'month' },
    expect: { tax: 3843.72 },
    says: { remark: '2,745.03' },
    source: { ...receita, how: '4 × 335.15 + 8 × 312.89; the return of 60,000 by the simplified discount' },
  },
  {
    name: 'A dependant and 200 of alimony on 6,200: 351.90',
    given: { taxYear: '2026', pay: 6200, basis: 'month', dependants: 1, deductions: 2400 },
    expect: { tax: 4222.8, social: 8034.12 },
    source: {
      title: 'A published payroll engine’s test for 2026',
      how: 'its INSS of 669.51, table tax of 505.02 and reduction of 153.12, twelve months',
    },
  },
  {
    name: 'No reduction on 7,600: 943.25',
    given: { taxYear: '2026', pay: 7600, basis: 'month' },
    expect: { tax: 11_319 },
    source: { title: 'A published payroll engine’s test for 2026', how: 'its 943.25, twelve months' },
  },
  {
    name: 'The highest INSS is 988.09',
    given: { taxYear: '2026', pay: 8475.55, basis: 'month' },
    expect: { social: 11_857.08 },
    source: { ...inss, how: '988.09 × 12' },
  },
  {
    name: 'The 13th salary of 6,750 bears 746.51 and 662.34 of its own',
    given: { taxYear: '2026', pay: 6750, basis: 'month', hasThirteenth: true },
    expect: {
      payslip: {
        at: {
          1: { item: '13th salary', year: 6750 },
          3: { item: 'Income tax on the 13th salary', year: 662.34 },
          5: { item: 'INSS on the 13th salary', year: 746.51 },
        },
      },
      employerCost: 94_770,
    },
    says: { oneSource: '13th' },
    source: {
      title: 'A published severance program’s test for 2026',
      how: 'its 742.23 by the table, less 978.62 − 0.133145 × 6,750 = 79.89',
    },
  },
  {
    name: 'Expenses count in the return alone',
    given: { taxYear: '2026', pay: 15_000, basis: 'month', dependants: 2, expenses: 9000 },
    expect: { tax: 34_083.24 },
    says: { remark: '31,608.35' },
    source: { ...paper, how: '(180,000 − 11,857.08 − 4,550.16 − 9,000) × 27.5% − 10,904.66; 2,840.27 × 12 withheld' },
  },
  {
    name: 'A bonus of 3,000 in December',
    given: { taxYear: '2026', pay: 4000, basis: 'month', bonus: 3000 },
    expect: { gross: 51_000, tax: 754.74, social: 4836.11 },
    source: {
      ...paper,
      how: '11 × 368.60 + 781.51 of INSS; in December (7,000 − 781.51) × 27.5% − 908.73 = 801.35, less 46.61',
    },
  },
  {
    name: 'Every period and table of 72,000 beside 96,000',
    given: { taxYear: '2026', pay: 72_000, otherPay: 96_000 },
    expect: {
      monthly: 4973.39,
      takeHome: 59_680.68,
      taken: 12_319.32,
      effective: 0.171102,
      marginal: 0.5096,
      employerCost: 77_760,
      payslip: {
        rows: 4,
        at: {
          0: {
            item: 'Pay before tax',
            year: 72_000,
            month: 6000,
            fortnight: 2769.23,
            week: 1384.62,
            day: 276.92,
            hour: 34.62,
          },
        },
      },
      bands: { at: { 0: { scale: 'INSS of a month', from: 0, upTo: 1621, rate: 0.075, part: 1621, tax: 121.575 } } },
      employer: { at: { 1: { item: 'FGTS deposit', amount: 5760 } } },
      compared: { at: { 1: { what: 'Income tax withheld', this: 4621.2, other: 12_454.2, difference: 7833 } } },
      years: { at: { 1: { year: '2026', tax: 4621.2, social: 7698.12, takeHome: 59_680.68, change: 2278.36 } } },
      curve: { at: { 35: { pay: 72_000, taken: 0.171102, marginal: 0.5096 } } },
    },
    source: {
      title: 'tests/vectors/country-income-tax/brazil-income-tax.py, and arithmetic on paper',
      how: '385.10 and 641.51 a month; at 6,100 it is 422.06 and 655.51; 2025: 4 × 575.36 + 8 × 562.63 and 649.60 × 12',
    },
  },
])
