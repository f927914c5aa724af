import { defineCases } from '@/lib/kits/calculator'
import germanyIncomeTax from './germany-income-tax'

/** What the official flow chart of a year gives for a yearly pay, run as published: no line of it is in this project. */
const flowChart = {
  title: 'BMF: Programmablaufplan für den Lohnsteuerabzug, as ITZBund publishes it',
  href: 'https://www.bmf-steuerrechner.de/interface/pap.xhtml',
} as const
const haufe = {
  title: 'Haufe: Neue Formeln für Midijobs ab 1.1.2026',
  href: 'https://www.haufe.de/steuern/steuerwissen-tipps/beitraege-fuer-midijobber-richtig-berechnen_170_665146.html',
} as const

export default defineCases(germanyIncomeTax, [
  {
    name: 'The flow chart of 2026: class I, 50,000, childless, beside 60,000',
    given: { taxYear: '2026', pay: 50_000, otherPay: 60_000 },
    expect: {
      tax: 6788,
      social: 10_875,
      taken: 17_663,
      takeHome: 32_337,
      monthly: 2694.75,
      effective: 0.35326,
      marginal: 0.4675,
      employerCost: 60_575,
      payslip: {
        rows: 7,
        at: {
          0: {
            item: 'Pay before tax',
            year: 50_000,
            month: 4166.67,
            fortnight: 1923.08,
            week: 961.54,
            day: 192.31,
            hour: 24.04,
          },
          1: { item: 'Wage tax', year: 6788 },
          2: { item: 'Pension insurance', year: 4650 },
          3: { item: 'Unemployment insurance', year: 650 },
          4: { item: 'Health insurance', year: 4375 },
          5: { item: 'Care insurance', year: 1200 },
          6: {
            item: 'Take-home pay',
            year: 32_337,
            month: 2694.75,
            fortnight: 1243.73,
            week: 621.87,
            day: 124.37,
            hour: 15.55,
          },
        },
      },
      bands: {
        at: { 0: { scale: 'Pension insurance', from: 0, upTo: 101_400, rate: 0.093, part: 50_000, tax: 4650 } },
      },
      employer: { rows: 5, at: { 4: { item: 'Care insurance', amount: 900 } } },
      compared: {
        at: {
          1: { what: 'Wage tax', this: 6788, other: 9389, difference: 2601 },
          6: { what: 'Take-home pay', this: 32_337, other: 37_561, difference: 5224 },
        },
      },
      years: {
        rows: 3,
        at: {
          1: { year: '2025', tax: 6927, social: 10_775, takeHome: 32_298 },
          2: { year: '2026', tax: 6788, social: 10_875, takeHome: 32_337, change: 39 },
        },
      },
      curve: { at: { 49: { pay: 50_000, taken: 0.35326, marginal: 0.4675 } } },
    },
    source: {
      ...flowChart,
      how: 'wage tax 6,788, of 51,000 7,038, of 60,000 9,389, in 2025 6,927; 50,000 × 21.75%, in 2025 × 21.55%; employer 50,000 × 21.15%',
    },
  },
  {
    name: 'The flow chart of 2025: class I, 2,500 a month',
    given: { taxYear: '2025', pay: 2500, basis: 'month' },
    expect: { gross: 30_000, tax: 2336, social: 6465 },
    source: { ...flowChart, how: '2,336 a year, 194.66 a month; 30,000 × 21.55%' },
  },
  {
    name: 'The flow chart of 2025: class I, 8,000 a month, with solidarity surcharge in its glide',
    given: { taxYear: '2025', pay: 8000, basis: 'month' },
    expect: {
      tax: 22_430.82,
      payslip: { at: { 1: { item: 'Wage tax', year: 22_167 }, 2: { item: 'Solidarity surcharge', year: 263.82 } } },
    },
    source: { ...flowChart, how: '22,167 and (22,167 − 19,950) × 11.9%' },
  },
  {
    name: 'The flow chart of 2026: class II with half a child allowance',
    given: { taxYear: '2026', pay: 3500, basis: 'month', taxClass: 'two', children: 'one', childAllowances: 0.5 },
    expect: { tax: 3732 },
    source: { ...flowChart, how: '3,732 a year, 311 a month' },
  },
  {
    name: 'The flow chart of 2026: class III, a child allowance halves church tax',
    given: {
      taxYear: '2026',
      pay: 60_000,
      taxClass: 'three',
      children: 'one',
      childAllowances: 1,
      church: true,
      place: 'south',
    },
    expect: { tax: 5113.28, payslip: { at: { 2: { item: 'Church tax', year: 197.28 } } } },
    source: { ...flowChart, how: '4,916; the tax that bears church tax is 2,466, at 8% in Bavaria' },
  },
  {
    name: 'The flow chart of 2026: class IV with a child allowance and church tax at 9%',
    given: { taxYear: '2026', pay: 65_000, taxClass: 'four', children: 'two', childAllowances: 1, church: true },
    expect: { tax: 11_802.84 },
    source: { ...flowChart, how: '10,968 and 9% of 9,276' },
  },
  {
    name: 'The flow chart of 2026: class V, 3,500 a month',
    given: { taxYear: '2026', pay: 3500, basis: 'month', taxClass: 'five' },
    expect: { tax: 9352 },
    source: { ...flowChart, how: '9,352 a year, 779.33 a month' },
  },
  {
    name: 'The flow chart of 2025: class VI, 2,500 a month',
    given: { taxYear: '2025', pay: 2500, basis: 'month', taxClass: 'six' },
    expect: { tax: 6225 },
    source: { ...flowChart, how: '6,225 a year, 518.75 a month' },
  },
  {
    name: 'The flow chart of 2025: class V beyond the third threshold',
    given: { taxYear: '2025', pay: 250_000, taxClass: 'five', children: 'one' },
    expect: { tax: 99_258.62 },
    source: { ...flowChart, how: '94,084 and 5,174.62' },
  },
  {
    name: 'The flow chart of 2026: 400,000, the whole surcharge and every ceiling',
    given: { taxYear: '2026', pay: 400_000 },
    expect: { tax: 160_687.05, social: 18_525.53 },
    source: { ...flowChart, how: '152,310 and 5.5%; 101,400 × 10.6% and 69,750 × 11.15%' },
  },
  {
    name: 'A midijob of 1,500 a month by the shortened formulas',
    given: { taxYear: '2026', pay: 1500, basis: 'month' },
    expect: { tax: 111, social: 3362, employerCost: 21_984.36, monthly: 1210.58 },
    source: {
      ...haufe,
      how: '1.431639227 × 1,500 − 863.2784538 = 1,284.18 and 1.145937223 × 1,500 − 291.8744452 = 1,427.03; 12 × (1,284.18 × 21.15% + 1,427.03 × 0.6%); employer 12 × (1,427.03 × 42.3% − 1,284.18 × 21.15%)',
    },
  },
  {
    name: 'A mini-job: nothing is taken, the employer pays 30%',
    given: { taxYear: '2025', pay: 556, basis: 'month' },
    expect: { tax: 0, social: 0, takeHome: 6672, employerCost: 8673.6 },
    source: {
      title: 'Strunk & Smania: Was kostet mich ein Minijobber?',
      href: 'https://strunk-smania.de/detail/was-kostet-mich-ein-minijobber.html',
      how: '13%, 15% and 2% of 6,672',
    },
  },
  {
    name: 'In Saxony the employee pays half a point more of care insurance and the employer as much less',
    given: { taxYear: '2026', pay: 40_000, place: 'saxony', children: 'three' },
    expect: {
      social: 8460,
      payslip: { at: { 5: { item: 'Care insurance', year: 720 } } },
      employer: { at: { 4: { item: 'Care insurance', amount: 520 } } },
    },
    source: {
      title: '§ 55 und § 58 SGB XI',
      href: 'https://www.gesetze-im-internet.de/sgb_11/__58.html',
      how: '40,000 × (2.3% − 2 × 0.25%) and × 1.3%; the others 40,000 × 19.35%',
    },
  },
  {
    name: 'In the east the pension ceiling of 2024 was lower',
    given: { taxYear: '2024', pay: 100_000, place: 'east', children: 'one' },
    expect: { social: 15_593.25 },
    source: {
      title: 'TK: Beitragsbemessungsgrenzen 2024',
      href: 'https://www.tk.de/firmenkunden/versicherung/beitraege-faq/zahlen-und-grenzwerte/beitragsbemessungsgrenze-2033026',
      how: '89,400 × 10.6% and 62,100 × 9.85%: 8.15% health insurance and 1.7% care insurance',
    },
  },
  {
    name: 'Class II without a child',
    given: { taxClass: 'two', children: 'none' },
    problem: 'children',
    because: 'single parents',
    source: { title: '§ 38b EStG: Steuerklassen', href: 'https://www.gesetze-im-internet.de/estg/__38b.html' },
  },
])
