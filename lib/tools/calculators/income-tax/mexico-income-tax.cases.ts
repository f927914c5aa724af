import { defineCases } from '@/lib/kits/calculator'
import mexicoIncomeTax from './mexico-income-tax'

const tariff = {
  title: 'El Contribuyente: the tariffs of ISR for 2026',
  href: 'https://www.elcontribuyente.mx/2025/12/tablas-isr-2026/amp',
}
const subsidies = {
  title: 'Contaduría CCII: table of the employment subsidy',
  href: 'https://contaduriaccii.com.mx/tabla-subsidio-al-empleo',
}
const expansion = {
  title: 'Expansión: subsidio al empleo 2026',
  href: 'https://expansion.mx/finanzas-personales/2026/01/09/subsidio-al-empleo-2026-para-pagar-menos-impuestos',
}

export default defineCases(mexicoIncomeTax, [
  {
    name: 'A month of 30,000 bears 4,519.65',
    given: { taxYear: '2026', pay: 30_000, basis: 'month' },
    expect: { gross: 360_000, tax: 54_235.8 },
    source: {
      title: 'A published calculator’s test for 2026',
      how: '1,856.84 and 21.36% of 30,000 less 17,533.65, twelve times',
    },
  },
  {
    name: 'The subsidy of 2026: 536.21 in January, 535.65 after',
    given: { taxYear: '2026', pay: 10_000, basis: 'month' },
    expect: { tax: 2319.88 },
    source: { ...expansion, how: '729.02 by the tariff: 192.81 and eleven times 193.37' },
  },
  {
    name: 'The subsidy of 2025: 474.95 in January, 474.65 after',
    given: { taxYear: '2025', pay: 10_000, basis: 'month' },
    expect: { tax: 3554.7 },
    source: { ...subsidies, how: '770.90 by the tariff: 295.95 and eleven times 296.25' },
  },
  {
    name: 'No subsidy from a centavo above 11,492.66',
    given: { taxYear: '2026', pay: 11_492.67, basis: 'month' },
    expect: { tax: 10_697.04 },
    source: { ...expansion, how: '420.95 and 10.88% of 4,324.15, twelve times' },
  },
  {
    name: 'The minimum wage bears nothing',
    given: { taxYear: '2026', pay: 114_989.6 },
    expect: { tax: 0, social: 0, remark: null },
    source: {
      title: 'LSS, artículo 36, and LISR, artículo 96',
      href: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LSS.pdf',
      how: '315.04 × 365',
    },
  },
  {
    name: 'The quotas of IMSS end at 25 UMA',
    given: { taxYear: '2026', pay: 1_200_000 },
    expect: { social: 29_103.14 },
    source: {
      title: 'LSS, artículos 25, 28, 106, 107, 147 and 168',
      href: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LSS.pdf',
      how: '31 days of 25 × 113.14 and 334 of 25 × 117.31 at 2.375%, with 0.4% above 3 UMA: 2,391.13 + 26,712.01',
    },
  },
  {
    name: 'Aguinaldo of 15 days and the premium on 16 days of leave',
    given: { taxYear: '2026', pay: 360_000, hasExtras: true, service: 3 },
    expect: {
      tax: 57_285.94,
      payslip: { at: { 1: { item: 'Aguinaldo', year: 14_794.5 }, 2: { item: 'Vacation premium', year: 3945.2 } } },
    },
    source: {
      title: 'LFT, artículos 76, 80 and 87; LISR, artículo 93',
      href: 'https://www.diputados.gob.mx/LeyesBiblio/pdf/LFT.pdf',
      how: '986.30 a day; above 3,519.30 and 1,759.65 taxed with December: 4,519.65 × 11 + 7,569.79',
    },
  },
  {
    name: 'A bonus of 20,000 in December',
    given: { taxYear: '2026', pay: 240_000, bonus: 20_000 },
    expect: { gross: 260_000, tax: 32_975.97 },
    source: { ...tariff, how: '2,383.65 × 11 and 5,665.16 + 4,637.16 × 23.52%' },
  },
  {
    name: 'Deductions of 20,000 count in the return',
    given: { taxYear: '2026', pay: 240_000, deductions: 20_000 },
    expect: { tax: 28_603.8, remark: 'plain' },
    says: { remark: '24,331.91' },
    source: { ...tariff, how: '22,282.14 and 21.36% of 220,000 less 210,403.70' },
  },
  {
    name: 'Every period and table of 240,000 beside 360,000',
    given: { taxYear: '2026', pay: 240_000, otherPay: 360_000 },
    expect: {
      monthly: 17_076.67,
      takeHome: 204_920.03,
      taken: 35_079.97,
      effective: 0.146167,
      marginal: 0.242717,
      social: 6476.17,
      payslip: {
        rows: 4,
        at: {
          0: {
            item: 'Pay before tax',
            year: 240_000,
            month: 20_000,
            fortnight: 9230.77,
            week: 4615.38,
            day: 923.08,
            hour: 115.38,
          },
        },
      },
      bands: {
        at: {
          0: { scale: 'IMSS in January', from: 0, upTo: 10_522.02, rate: 0.02375, part: 10_522.02, tax: 249.897975 },
        },
      },
      compared: { at: { 1: { what: 'Income tax (ISR)', this: 28_603.8, other: 54_235.8, difference: 25_632 } } },
      years: { at: { 1: { year: '2026', tax: 28_603.8, social: 6476.17, takeHome: 204_920.03, change: 2662.61 } } },
      curve: { at: { 47: { pay: 240_000, taken: 0.146167, marginal: 0.242717 } } },
    },
    source: {
      title: 'tests/vectors/country-income-tax/mexico-income-tax.py, and arithmetic on paper',
      how: '2,383.65 × 12; 689.96 a day: 551.45 + 5,924.72; at 241,200 it is 28,860.12 and 6,511.11; 2025: 31,248 and 6,494.58',
    },
  },
])
