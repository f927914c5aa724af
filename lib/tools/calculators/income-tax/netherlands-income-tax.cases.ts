import { defineCases } from '@/lib/kits/calculator'
import netherlandsIncomeTax from './netherlands-income-tax'

/** Twelve times the amount of a month, to the whole euro that the table divides. */
const table = {
  title: 'Belastingdienst: Loonbelastingtabel, wit, maand',
  href: 'https://www.belastingdienst.nl/wps/wcm/connect/nl/personeel-en-loon/content/hulpmiddel-loonbelastingtabellen',
} as const
const paper = { title: 'Arithmetic on paper' } as const

export default defineCases(netherlandsIncomeTax, [
  {
    name: 'The monthly table of 2026: 4,000.50, beside 9,000',
    given: { taxYear: '2026', pay: 4000.5, basis: 'month', otherPay: 108_000 },
    expect: {
      gross: 48_006,
      taken: 9851,
      tax: 4881.21,
      social: 4969.79,
      takeHome: 38_155,
      monthly: 3179.58,
      effective: 0.205204,
      marginal: 0.505,
      oneSource: null,
      payslip: {
        rows: 4,
        at: {
          0: {
            item: 'Pay before tax',
            year: 48_006,
            month: 4000.5,
            fortnight: 1846.38,
            week: 923.19,
            day: 184.64,
            hour: 23.08,
          },
          3: {
            item: 'Take-home pay',
            year: 38_155,
            month: 3179.58,
            fortnight: 1467.5,
            week: 733.75,
            day: 146.75,
            hour: 18.34,
          },
        },
      },
      bands: {
        at: {
          0: {
            scale: 'Box 1, with national insurance',
            from: 0,
            upTo: 38_883,
            rate: 0.3575,
            part: 38_883,
            tax: 13_900.67,
          },
        },
      },
      compared: { at: { 3: { what: 'Take-home pay', this: 38_155, other: 66_232, difference: 28_077 } } },
      years: {
        rows: 3,
        at: {
          0: { year: '2024', takeHome: 37_094 },
          1: { year: '2025', takeHome: 37_757, change: 663 },
          2: { year: '2026', tax: 4881.21, social: 4969.79 },
        },
      },
      curve: { at: { 99: { pay: 100_000, taken: 0.37287, marginal: 0.561 } } },
    },
    source: {
      ...table,
      how: '820.92 a month is 9,851 a year, of 9,000 3,480.67 is 41,768; in 2024 909.33, in 2025 854.08. National insurance: 38,883 × 27.65% − 7,475 × 27.65 ÷ 35.75; 1,000 more bear 10,356; 100,000: 39,431 − 2,144, and 1,000 more 495 and 66',
    },
  },
  {
    name: 'The monthly table of 2026: 4,000.50 without the tax credit',
    given: { taxYear: '2026', pay: 4000.5, basis: 'month', noCredits: true },
    expect: { taken: 17_326 },
    source: { ...table, how: '1,443.83 a month' },
  },
  {
    name: 'The monthly table of 2026: 2,502',
    given: { taxYear: '2026', pay: 2502, basis: 'month' },
    expect: { taken: 2254 },
    source: { ...table, how: '187.83 a month' },
  },
  {
    name: 'The monthly table of 2026: 5,998.50',
    given: { taxYear: '2026', pay: 5998.5, basis: 'month' },
    expect: { taken: 21_950 },
    source: { ...table, how: '1,829.17 a month' },
  },
  {
    name: 'The monthly table of 2025: 2,502',
    given: { taxYear: '2025', pay: 2502, basis: 'month' },
    expect: { taken: 2483 },
    source: { ...table, how: '206.92 a month' },
  },
  {
    name: 'The monthly table of 2025: 9,000',
    given: { taxYear: '2025', pay: 9000, basis: 'month' },
    expect: { taken: 42_214 },
    source: { ...table, how: '3,517.83 a month' },
  },
  {
    name: 'The monthly table of 2024: 5,998.50',
    given: { taxYear: '2024', pay: 5998.5, basis: 'month' },
    expect: { taken: 22_927 },
    source: { ...table, how: '1,910.58 a month' },
  },
  {
    name: 'Dividends of 20,000 cost 30.8% with the general credit that they take away',
    given: { taxYear: '2025', pay: 56_000, dividends: 20_000 },
    says: { oneSource: 'box 3' },
    expect: {
      taken: 20_440,
      payslip: {
        at: { 1: { item: 'Dividends of your company', year: 20_000 }, 3: { item: 'Income tax, box 2', year: 4900 } },
      },
    },
    source: {
      title: 'Belastingonline: Box 2 en de algemene heffingskorting',
      href: 'https://belastingonline.nl/?p=2144',
      how: '24.5% and 6.337%; 20,350 in box 1, less credits of 52 and 4,758',
    },
  },
  {
    name: 'Savings of 100,000 in box 3, of one person',
    given: { taxYear: '2025', pay: 1000, savings: 100_000, noCredits: true },
    expect: { payslip: { at: { 2: { item: 'Income tax, box 3', year: 208 } } } },
    source: { ...paper, how: '1,370 × (100,000 − 57,684) ÷ 100,000 = 579.73; 36% of it' },
  },
  {
    name: 'The ruling on 90,000, and on 60,000 down to the norm',
    given: { taxYear: '2026', pay: 90_000, ruling: 'usual', otherPay: 60_000 },
    says: { oneSource: 'the cap of the 30% ruling' },
    expect: { taken: 17_419, takeHome: 72_581, compared: { at: { 3: { other: 50_145 } } } },
    source: {
      title: 'Slim Geldbeheer: 30%-regeling 2026',
      href: 'https://slimgeldbeheer.nl/post/30-regeling-2026-expats-kennismigranten-belasting',
      how: '63,000 are taxed: 22,958 less 987 and 4,552; of 60,000 the norm of 48,013: 13,900 and 3,429 less 1,946 and 5,528',
    },
  },
  {
    name: 'A pay below the norm cannot have the ruling',
    given: { taxYear: '2026', pay: 45_000, ruling: 'usual' },
    problem: 'ruling',
    because: 'salary norm',
    source: {
      title: 'Crop: 30% regeling, salariseisen voor 2026',
      href: 'https://crop.nl/kennisbank/30-regeling-salariseisen-voor-2026-en-meer',
    },
  },
  {
    name: 'An own home saves 37.56% though the pay bears 49.5%',
    given: { taxYear: '2026', pay: 100_000, homeDeduction: 10_000 },
    expect: { taken: 33_531 },
    source: {
      title: 'Welingelichte Kringen: the rate of the deduction follows the second band',
      href: 'https://www.welingelichtekringen.nl/samenleving/hogere-inkomens-profiteren-van-meer-hypotheekrenteaftrek',
      how: '34,481 on 90,000 and 10,000 × 11.94%, less 2,144',
    },
  },
  {
    name: 'Holiday pay and a pension',
    given: { taxYear: '2026', pay: 40_000, holidayRate: 0.08, pensionRate: 0.05 },
    expect: {
      saving: 2000,
      taken: 8788,
      payslip: { at: { 1: { item: 'Holiday pay', year: 3200 } } },
    },
    source: {
      ...paper,
      how: '41,200: 13,900 and 870, less 3,115 − 733.47 and 5,300 + 299.42; with the pension of 2,000 in all',
    },
  },
])
