import { defineCases } from '@/lib/kits/calculator'
import italyIncomeTax from './italy-income-tax'

const simulator = {
  title: 'A public salary guide for 2026: RAL 30,000, 80,000 and 22,000 in Milan',
} as const
const circular = {
  title: 'Edotto: Circolare 4/2025 su somma integrativa e ulteriore detrazione',
  href: 'https://www.edotto.com/articolo/circolare-42025-entrate-su-somma-integrativa-e-ulteriore-detrazione-per-i-lavoratori-dipendenti',
} as const
const guide = {
  title: 'Calcfast: Calcolo dello stipendio netto, guida',
  href: 'https://www.calcfast.online/it/blog/calcolo-stipendio-netto-guida',
} as const
const lazio = {
  title: 'lavorofacile.it: Lazio, novità 2026 per l’addizionale regionale',
  href: 'https://www.lavorofacile.it/news/lazio--novita-2026-per-l-addizionale-regionale',
} as const
const paper = { title: 'Arithmetic on paper' } as const
const ownRates = { region: 'own', town: 'own' } as const

export default defineCases(italyIncomeTax, [
  {
    name: '30,000 in Milan: 2,757 of INPS, 3,222 of IRPEF, 378 and 218 of surcharges',
    given: { taxYear: '2026', pay: 2500, basis: 'month' },
    expect: {
      gross: 30_000,
      social: 2757,
      takeHome: 23_425.52,
      monthly: 1801.96,
      payslip: {
        at: {
          2: { item: 'IRPEF', year: 3221.6 },
          3: { item: 'Regional surcharge', year: 377.94 },
          4: { item: 'Municipal surcharge', year: 217.94 },
        },
      },
    },
    source: { ...simulator, how: 'prints these in whole euros, 23,426 a year and 1,802 in each of thirteen payments' },
  },
  {
    name: '80,000 in Milan: 7,590 of INPS, of which 238 above the first band, and 3,641 a payment',
    given: { taxYear: '2026', pay: 80_000 },
    expect: { social: 7589.76, monthly: 3641.43 },
    source: { ...simulator, how: 'prints 7,590, 238 and 3,641; 80,000 × 9.19% + 23,776 × 1%' },
  },
  {
    name: '22,000 in Milan: taxable 19,978, no municipal surcharge',
    given: { taxYear: '2026', pay: 22_000 },
    expect: {
      payslip: {
        rows: 6,
        at: { 1: { item: 'Tax-free bonus', year: 958.95 }, 3: { year: 1950.68 }, 4: { year: 263.16 } },
      },
    },
    source: {
      ...simulator,
      how: 'prints 19,978 and 0, and 1,448 a payment with a bonus of 4.8% of the gross pay; of the income it is 958.95, and 1,440',
    },
  },
  {
    name: 'IRPEF on 40,000 for 2025 before deductions: 10,640',
    given: { taxYear: '2025', pay: 44_048.01, ...ownRates },
    expect: { bands: { at: { 2: { rate: 0.35, part: 12_000, tax: 4200 } } } },
    source: { ...guide, how: '28,000 × 23% = 6,440 and 12,000 × 35% = 4,200; 44,048.01 less 9.19% is 40,000' },
  },
  {
    name: 'The further deduction of 36,000 is 500',
    given: { taxYear: '2025', pay: 39_643.21, ...ownRates },
    expect: { payslip: { at: { 2: { item: 'IRPEF', year: 7524.55 } } } },
    source: { ...circular, how: '6,440 + 8,000 × 35% − 1,910 × 14,000 ÷ 22,000 − 500' },
  },
  {
    name: 'A bonus of 5.3% of 12,000, and the integrative treatment',
    given: { taxYear: '2025', pay: 13_214.4, ...ownRates },
    expect: {
      payslip: {
        at: { 1: { item: 'Tax-free bonus', year: 636 }, 2: { item: 'Integrative treatment', year: 1200 } },
      },
    },
    source: { ...circular, how: '12,000 × 5.3%; tax of 2,760 before deductions is more than 1,955 − 75' },
  },
  {
    name: 'Below the tax: no surcharges, no treatment, a bonus of 7.1%',
    given: { taxYear: '2026', pay: 8000, ...ownRates },
    expect: { tax: 0, takeHome: 7780.6, payslip: { at: { 1: { item: 'Tax-free bonus', year: 515.8 } } } },
    source: { ...circular, how: '7,264.80 × 7.1% = 515.80; 1,670.90 of tax is less than 1,880' },
  },
  {
    name: 'Lazio: an income of 29,000 has a credit of 60',
    given: { taxYear: '2026', pay: 31_934.81, region: 'lazio', town: 'roma' },
    expect: { payslip: { at: { 3: { item: 'Regional surcharge', year: 665.7 } } } },
    source: { ...lazio, how: '15,000 × 1.73% + 14,000 × 3.33% − 60' },
  },
  {
    name: 'Lazio: an income of 28,000 pays 1.73% of all of it',
    given: { taxYear: '2026', pay: 30_833, region: 'lazio', town: 'roma' },
    expect: { payslip: { at: { 3: { item: 'Regional surcharge', year: 484.39 } } } },
    source: { ...lazio, how: '30,833 less 9.19% is 27,999.45' },
  },
  {
    name: 'Turin and Piedmont at 60,000, and what was read once',
    given: { taxYear: '2026', pay: 60_000, region: 'piemonte', town: 'torino' },
    expect: {
      payslip: {
        at: { 3: { item: 'Regional surcharge', year: 1467.73 }, 4: { item: 'Municipal surcharge', year: 519.38 } },
      },
    },
    says: { oneSource: 'this town' },
    source: {
      title: 'MEF: Addizionali all’IRPEF',
      href: 'https://www1.finanze.gov.it/finanze/addcomunali/',
      how: 'income 54,448.24; 243 + 348.40 + 728.20 + 4,448.24 × 3.33%; 28,000 × 0.8% + 22,000 × 1.1% + 4,448.24 × 1.2%',
    },
  },
  {
    name: 'No INPS above the ceiling, unless insured before 1996',
    given: { taxYear: '2026', pay: 150_000 },
    expect: { social: 11_899.62 },
    source: {
      title: 'Il Sole 24 Ore: minimali e massimali retributivi 2026',
      href: 'https://ntpluslavoro.ilsole24ore.com/art/aggiornati-minimali-e-massimali-retributivi-fini-contributivi-AIvjZDAB',
      how: '122,295 × 9.19% + 66,071 × 1%',
    },
  },
  {
    name: 'The same with insurance before 1996',
    given: { taxYear: '2026', pay: 150_000, before1996: true },
    expect: { social: 14_722.76 },
    source: { ...paper, how: '150,000 × 9.19% + 93,776 × 1%' },
  },
  {
    name: 'Other deductions lower IRPEF alone',
    given: { taxYear: '2026', pay: 30_000, deductions: 700 },
    expect: { takeHome: 24_125.52 },
    source: { ...paper, how: '700 more than without' },
  },
  {
    name: 'A table of a region before it is known',
    given: { taxYear: '2025', region: 'veneto' },
    problem: 'region',
    because: '2026',
    source: paper,
  },
  {
    name: 'Every period and table of 32,000 beside 50,000',
    given: { taxYear: '2026', pay: 32_000, otherPay: 50_000, months: 'twelve', ...ownRates },
    expect: {
      monthly: 2046.9,
      takeHome: 24_562.8,
      taken: 7437.2,
      effective: 0.232412,
      marginal: 0.488847,
      tax: 4496.4,
      social: 2940.8,
      payslip: {
        rows: 6,
        at: {
          0: {
            item: 'Pay before tax',
            year: 32_000,
            month: 2666.67,
            fortnight: 1230.77,
            week: 615.38,
            day: 123.08,
            hour: 15.38,
          },
          1: { item: 'INPS', year: 2940.8 },
        },
      },
      bands: {
        at: {
          0: { scale: 'INPS', from: 0, upTo: 56_224, rate: 0.0919, part: 32_000, tax: 2940.8 },
          2: { scale: 'IRPEF', from: 28_000, upTo: 50_000, rate: 0.33, part: 1059.2, tax: 349.54 },
        },
      },
      compared: { at: { 1: { what: 'INPS', this: 2940.8, other: 4595, difference: 1654.2 } } },
      years: {
        rows: 2,
        at: {
          0: { year: '2025', tax: 4517.58, social: 2940.8, takeHome: 24_541.62 },
          1: { year: '2026', change: 21.18 },
        },
      },
      curve: { at: { 31: { pay: 32_000, taken: 0.232412, marginal: 0.488847 } } },
    },
    source: {
      ...paper,
      how: '32,000 × 9.19%; 28,000 × 23% + 1,059.20 × 33%, less 1,910 × 20,940.80 ÷ 22,000, 65 and 1,000; 1.23% and 0.8% of 29,059.20',
    },
  },
])
