import { defineCases } from '@/lib/kits/calculator'
import saudiArabiaIncomeTax from './saudi-arabia-income-tax'

const remotePass = {
  title: 'RemotePass: How GOSI contribution is calculated in KSA',
  href: 'https://help.remotepass.com/en/articles/11390159-how-gosi-contribution-is-calculated-in-ksa',
} as const
const zenHr = {
  title: 'ZenHR: Mandatory GOSI update, new contribution rates',
  href: 'https://zenhrsolutions.freshdesk.com/en/support/solutions/articles/43000760572-mandatory-gosi-update-new-contribution-rates-effective-july-2025',
} as const
const haseebat = { title: 'Haseebat: salary calculator', href: 'https://haseebat.com/en/calculators/salary' } as const
const paper = { title: 'Arithmetic on paper' }

export default defineCases(saudiArabiaIncomeTax, [
  {
    name: 'RemotePass: a Saudi with 10,000 pays 975, the employer 1,175',
    given: { taxYear: '2026', pay: 10_000, basis: 'month', status: 'saudi' },
    expect: {
      gross: 120_000,
      social: 11_700,
      monthly: 9025,
      employer: {
        at: {
          1: { item: 'Annuities (GOSI)', amount: 10_800 },
          2: { item: 'Unemployment insurance (SANED)', amount: 900 },
          3: { item: 'Occupational hazards (GOSI)', amount: 2400 },
        },
      },
    },
    source: { ...remotePass, how: 'times twelve; 1,175 × 12 is 10,800 + 900 + 2,400. Its net takes off both sides' },
  },
  {
    name: 'RemotePass: a foreign employee with 10,000 pays nothing, the employer 200',
    given: { taxYear: '2026', pay: 10_000, basis: 'month', status: 'foreign' },
    expect: {
      social: 0,
      monthly: 10_000,
      employer: { at: { 1: { item: 'Occupational hazards (GOSI)', amount: 2400 } } },
    },
    source: { ...remotePass, how: 'times twelve' },
  },
  {
    name: 'Haseebat: basic pay of 8,000 and housing of 2,500: 1,023.75 a month, 9,476.25 is left',
    given: { taxYear: '2026', pay: 10_500, basis: 'month', status: 'saudi' },
    expect: { social: 12_285, monthly: 9476.25 },
    source: { ...haseebat, how: 'prints 1,024 and about 9,476' },
  },
  {
    name: 'ZenHR: a new entrant pays 10.25% to June 2026 and 10.75% after, the employer 2 points more',
    given: { taxYear: '2026', pay: 120_000, status: 'entrant' },
    expect: {
      social: 12_600,
      payslip: { at: { 1: { item: 'Annuities (GOSI)', year: 11_700 } } },
      employer: { at: { 1: { item: 'Annuities (GOSI)', amount: 11_700 } } },
      employerCost: 140_000,
    },
    source: {
      ...zenHr,
      how: '60,000 × 10.25% and 60,000 × 10.75%; the employer 12,600 and 2,400, and half a month of award',
    },
  },
  {
    name: 'A new entrant in 2025: 9.75% and 10.25%',
    given: { taxYear: '2025', pay: 120_000, status: 'entrant' },
    expect: { social: 12_000 },
    source: zenHr,
  },
  {
    name: 'New entrants of 2024 are not known',
    given: { taxYear: '2024', pay: 120_000, status: 'entrant' },
    problem: 'status',
    source: zenHr,
  },
  {
    name: 'Above 45,000 a month nothing more counts',
    given: { taxYear: '2026', pay: 60_000, basis: 'month', status: 'saudi' },
    expect: { social: 52_650 },
    source: { ...remotePass, how: 'names the limit; 9.75% of 540,000' },
  },
  {
    name: 'Transport of a tenth stays outside the base',
    given: { taxYear: '2026', pay: 100_000, status: 'saudi', outside: 0.1 },
    expect: { social: 8775 },
    source: { ...paper, how: '9.75% of 90,000' },
  },
  {
    name: 'A foreign owner with a profit of 500,000 pays 100,000',
    given: { taxYear: '2026', pay: 0, status: 'foreign', profit: 500_000 },
    expect: {
      tax: 100_000,
      takeHome: 400_000,
      bands: {
        at: {
          0: { scale: 'Income tax on the business', from: 0, upTo: null, rate: 0.2, part: 500_000, tax: 100_000 },
        },
      },
    },
    source: {
      title: 'Lucent: Tax and zakat in Saudi Arabia',
      href: 'https://lucent-intl.com/tax-zakat/',
      how: '20% of the foreign share',
    },
  },
  {
    name: 'A Saudi owner with a zakat base of 400,000 pays 10,000',
    given: { taxYear: '2026', pay: 0, status: 'saudi', profit: 300_000, zakatBase: 400_000 },
    expect: {
      tax: 10_000,
      takeHome: 290_000,
      payslip: { at: { 1: { item: 'Profit of the business', year: 300_000 }, 2: { item: 'Zakat', year: 10_000 } } },
    },
    source: {
      title: 'Al Tamimi: Doing business in Saudi Arabia',
      href: 'https://turtl.tamimi.com/story/doing-business-in-saudi-arabia/page/9',
      how: '2.5% of the base',
    },
  },
  {
    name: 'A zakat base of a foreign owner',
    given: { pay: 0, status: 'foreign', zakatBase: 1000 },
    problem: 'zakatBase',
    source: paper,
  },
  {
    name: 'After five years a year of service earns a month',
    given: { taxYear: '2026', pay: 120_000, status: 'foreign', service: 'after' },
    expect: { employerCost: 132_400 },
    source: {
      title: 'Omnisalaries: Saudi end of service explained',
      href: 'https://omnisalaries.com/saudi-arabia/saudi-end-of-service-explained',
      how: '10,000, and hazards of 2% of 120,000',
    },
  },
  {
    name: 'Every period and table of 180,000 beside 240,000',
    given: { taxYear: '2026', pay: 180_000, status: 'saudi', otherPay: 240_000 },
    expect: {
      monthly: 13_537.5,
      takeHome: 162_450,
      taken: 17_550,
      tax: 0,
      social: 17_550,
      effective: 0.0975,
      marginal: 0.0975,
      employerCost: 208_650,
      payslip: {
        rows: 4,
        at: {
          0: {
            item: 'Pay before tax',
            year: 180_000,
            month: 15_000,
            fortnight: 6923.08,
            week: 3461.54,
            day: 692.31,
            hour: 86.54,
          },
          2: { item: 'Unemployment insurance (SANED)', year: 1350 },
        },
      },
      employer: { at: { 4: { item: 'End of service award earned in the year', amount: 7500 } } },
      compared: { at: { 1: { what: 'Annuities (GOSI)', this: 16_200, other: 21_600, difference: 5400 } } },
      years: { rows: 3, at: { 2: { year: '2026', tax: 0, social: 17_550, takeHome: 162_450, change: 0 } } },
      curve: { at: { 35: { pay: 180_000, taken: 0.0975, marginal: 0.0975 } } },
    },
    source: { ...paper, how: '9.75% of 180,000; 11.75% of it and half a month on top' },
  },
])
