import { defineCases } from '@/lib/kits/calculator'
import franceIncomeTax from './france-income-tax'

const scaleOf2025 = {
  title: 'Service-Public F1419, as copied by illicoweb: Quel est le barème de l’impôt sur le revenu ?',
  href: 'https://chatbot.illicoweb.com/service-public/fiche/F1419',
} as const
const scaleOf2024 = {
  title: 'Service-Public F1419, as copied by illicoweb: the scale of 2024',
  href: 'https://hagenbach.illicoweb.com/service-public/fiche/F1419',
} as const
const highIncomes = {
  title: 'Service-Public F31130: Contribution exceptionnelle sur les hauts revenus',
  href: 'https://www.service-public.fr/particuliers/vosdroits/F31130',
} as const
const paper = { title: 'Arithmetic on paper' } as const
/** No pay: the taxable income is all of it, as in the published examples. */
const taxable = (otherIncome: number) => ({ pay: 0, otherIncome }) as const

export default defineCases(franceIncomeTax, [
  {
    name: 'Service-Public: one part with 30,000 for 2025',
    given: { taxYear: '2025', ...taxable(30_000) },
    expect: { tax: 2104, social: 0, bands: { at: { 1: { tax: 1977.69 }, 2: { part: 421, tax: 126.3 } } } },
    source: { ...scaleOf2025, how: 'prints 1,977.69 and 126.30' },
  },
  {
    name: 'Service-Public: a couple with 60,000 for 2025',
    given: { taxYear: '2025', household: 'couple', partnerPay: 0, ...taxable(60_000) },
    expect: { tax: 4208 },
    source: { ...scaleOf2025, how: 'twice 1,977.69 and 126.30' },
  },
  {
    name: 'Service-Public: a couple with 90,000 for 2025',
    given: { taxYear: '2025', household: 'couple', partnerPay: 0, ...taxable(90_000) },
    expect: { tax: 13_208 },
    source: { ...scaleOf2025, how: 'twice 1,977.69 and 4,626.30' },
  },
  {
    name: 'Service-Public: one part with 30,000 for 2024',
    given: { taxYear: '2024', ...taxable(30_000) },
    expect: { tax: 2165 },
    source: {
      title: 'Service-Public F34328, as copied by Saint-Méen-Montauban',
      href: 'https://stmeen-montauban.fr/mise-a-jour-du-livret-de-famille/?xml=F34328',
      how: 'prints 2,165.48',
    },
  },
  {
    name: 'Service-Public: a couple with 60,000 for 2024',
    given: { taxYear: '2024', household: 'couple', partnerPay: 0, ...taxable(60_000) },
    expect: { tax: 4331 },
    source: {
      title: 'Service-Public F34328, as copied by Saint-Méen-Montauban',
      href: 'https://stmeen-montauban.fr/mise-a-jour-du-livret-de-famille/?xml=F34328',
      how: 'prints 4,330.96',
    },
  },
  {
    name: 'Service-Public: two and a half parts of 24,000 for 2024',
    given: { taxYear: '2024', household: 'couple', partnerPay: 0, children: 1, ...taxable(60_000) },
    expect: { tax: 3438 },
    source: { ...scaleOf2024, how: '2.5 × the printed 1,375.33; the cap and the décote do not reach it' },
  },
  {
    name: 'Service-Public: a couple with 63,000 for 2023',
    given: { taxYear: '2023', household: 'couple', partnerPay: 0, ...taxable(63_000) },
    expect: { tax: 5472 },
    source: {
      title: 'Service-Public F2705, as copied by Le Creusot',
      href: 'https://le-creusot.fr/vos-demarches-en-ligne/?xml=F2705',
      how: 'prints 5,472',
    },
  },
  {
    name: 'PwC: a couple with 70,000 for 2024',
    given: { taxYear: '2024', household: 'couple', partnerPay: 0, ...taxable(70_000) },
    expect: { tax: 7331 },
    source: {
      title: 'PwC Worldwide Tax Summaries: France, sample calculation',
      href: 'https://taxsummaries.pwc.com/france/individual/sample-personal-income-tax-calculation',
      how: 'its formula, 30% of 70,000 less twice 6,834.52; the total that it prints has two digits exchanged',
    },
  },
  {
    name: 'A pensioner with 24,000: a décote of 386 leaves 725',
    given: { taxYear: '2024', ...taxable(21_600) },
    expect: { tax: 725 },
    source: {
      title: 'Dispofi: Décote',
      href: 'https://impots.dispofi.fr/decote-impot-revenu',
      how: '24,000 less a tenth',
    },
  },
  {
    name: 'A couple whose scale says 2,000: a décote of 539 leaves 1,461',
    given: { taxYear: '2023', household: 'couple', partnerPay: 0, ...taxable(40_769.82) },
    expect: { tax: 1461 },
    source: {
      title: 'Boursier.com: Allez-vous bénéficier de la décote en 2024 ?',
      href: 'https://www.boursier.com/patrimoine/impots/analyses/impot-sur-le-revenu-allez-vous-beneficier-de-la-decote-en-2024-8584.html',
      how: 'the income is 2 × (11,294 + 1,000 ÷ 11%)',
    },
  },
  {
    name: 'Service-Public: a contribution of 4,500 on 400,000',
    given: { taxYear: '2025', ...taxable(400_000) },
    expect: { payslip: { at: { 3: { item: 'Contribution on high incomes', year: 4500 } } } },
    source: { ...highIncomes, how: 'a printed example' },
  },
  {
    name: 'Service-Public: a contribution of 9,500 on 550,000',
    given: { taxYear: '2024', ...taxable(550_000) },
    expect: { payslip: { at: { 3: { item: 'Contribution on high incomes', year: 9500 } } } },
    source: { ...highIncomes, how: 'a printed example' },
  },
  {
    name: 'Two children save no more than two half parts allow',
    given: { taxYear: '2025', household: 'couple', partnerPay: 0, children: 2, ...taxable(120_000) },
    expect: { tax: 18_594 },
    source: { ...paper, how: '2 × (1,977.69 + 30,421 × 30%) − 2 × 1,807; three parts alone would give 15,312' },
  },
  {
    name: 'Three children are two parts',
    given: { taxYear: '2024', household: 'couple', partnerPay: 0, children: 3, ...taxable(80_000) },
    expect: { tax: 3741 },
    source: { ...paper, how: '4 × 8,503 × 11% = 3,741.32; two parts give 10,330.96, less 4 × 1,791 only 3,166.96' },
  },
  {
    name: 'CSG is charged on all of the pay beyond four ceilings',
    given: { taxYear: '2025', pay: 200_000, schemes: 0 },
    expect: {
      social: 23_130.09,
      payslip: {
        at: {
          1: { item: 'Old-age insurance', year: 4049.9 },
          2: { item: 'CSG, deductible', year: 13_375.8 },
          3: { item: 'CSG and CRDS, not deductible', year: 5704.39 },
        },
      },
    },
    source: {
      title: 'Auctus: CSG-CRDS, rates and base',
      href: 'https://www.auctus-compta.fr/articles/csg-crds',
      how: '47,100 × 6.9% + 200,000 × 0.4%; 188,400 × 98.25% + 11,600 = 196,703, at 6.8% and 2.9%',
    },
  },
  {
    name: 'A PER, real expenses and reductions',
    given: { taxYear: '2025', pay: 50_000, schemes: 0, expenses: 6000, per: 3000, reductions: 500 },
    expect: { tax: 2867, saving: 3000, social: 8215.03, takeHome: 35_917.98 },
    source: {
      ...paper,
      how: '50,000 − 3,449.90 − 3,340.50 − 6,000 − 3,000 = 34,209.60; 1,977.69 + 4,630.60 × 30% = 3,366.87; less 500. CSG and CRDS of 49,125',
    },
  },
  {
    name: 'A wage of 3,000 a month and a bonus of 4,000 are 40,000 a year',
    given: { taxYear: '2025', pay: 3000, basis: 'month', bonus: 4000 },
    expect: { gross: 40_000, tax: 1967 },
    source: { ...paper, how: '32,807.60 less a tenth is 29,526.84; 17,926.84 × 11% = 1,972, less 897 − 892.33' },
  },
  {
    name: 'More saved than earned',
    given: { taxYear: '2025', pay: 10_000, per: 12_000 },
    problem: 'pay',
    because: 'less than nothing',
    source: paper,
  },
  {
    name: 'Every period and table of 40,000 beside 60,000',
    given: { taxYear: '2025', pay: 40_000, otherPay: 60_000 },
    expect: {
      monthly: 2475.08,
      takeHome: 29_700.9,
      taken: 10_299.1,
      effective: 0.257478,
      marginal: 0.424303,
      tax: 1967,
      social: 8332.1,
      payslip: {
        rows: 7,
        at: {
          0: {
            item: 'Pay before tax',
            year: 40_000,
            month: 3333.33,
            fortnight: 1538.46,
            week: 769.23,
            day: 153.85,
            hour: 19.23,
          },
          2: { item: 'Agirc-Arrco and company schemes', year: 1600, month: 133.33 },
        },
      },
      bands: {
        at: {
          0: { scale: 'Old-age insurance', from: 0, upTo: 47_100, rate: 0.073, part: 40_000, tax: 2920 },
          2: { scale: 'Income tax, one part', from: 11_600, upTo: 29_579, rate: 0.11, part: 17_926.84, tax: 1971.95 },
        },
      },
      compared: { at: { 5: { what: 'Income tax', this: 1967, other: 6631, difference: 4664 } } },
      years: {
        rows: 3,
        at: {
          0: { year: '2023', tax: 2144 },
          1: { year: '2024', tax: 2024, social: 8332.1, takeHome: 29_643.9, change: 120 },
          2: { year: '2025', change: 57 },
        },
      },
      curve: { at: { 39: { pay: 40_000, taken: 0.257478, marginal: 0.424303 } } },
    },
    source: {
      ...paper,
      how: 'contributions of 7.3%, 4% and 9.7% of 98.25%; the other figures from the script of tests/vectors/country-income-tax',
    },
  },
])
