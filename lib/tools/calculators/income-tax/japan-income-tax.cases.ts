import { defineCases } from '@/lib/kits/calculator'
import japanIncomeTax from './japan-income-tax'

const paper = { title: 'Arithmetic on paper' }
const premiums = {
  title: 'Kyokai Kenpo and Japan Pension Service: premium tables for Tokyo, 2026',
  href: 'https://www.kyoukaikenpo.or.jp/g3/cat330/sb3130/',
}
const taxAgency = {
  title: 'National Tax Agency: No. 2260, income tax rates',
  href: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/2260.htm',
}
const osaka = {
  title: 'Osaka city: worked example of resident tax',
  href: 'https://www.city.osaka.lg.jp/zaisei/page/0000384084.html',
}
const akishima = {
  title: 'Akishima city: who pays no resident tax',
  href: 'https://www.city.akishima.lg.jp/kurashi/zeikin/1002044/1002046/1002051.html',
}

export default defineCases(japanIncomeTax, [
  {
    name: 'Premium tables: 14,775, 27,450 and 345 a month on 300,000',
    given: { taxYear: '2026', pay: 300_000, basis: 'month' },
    expect: {
      gross: 3_600_000,
      social: 528_435,
      payslip: {
        at: {
          4: { item: 'Health and care insurance', year: 177_480 },
          5: { item: 'Employees’ pension', year: 329_400 },
          6: { item: 'Employment insurance', year: 18_450 },
          7: { item: 'Childcare support levy', year: 3105 },
        },
      },
    },
    says: { remark: '36,301' },
    source: {
      ...premiums,
      how: 'printed halves of the grade 300,000: 14,865 × 2 + 14,775 × 10, 27,450 × 12, 345 × 9; 1,650 × 3 + 1,500 × 9; gifts 145,600 × 20% ÷ 84.895% + 2,000',
    },
  },
  {
    name: 'Premium tables: 32,116 with care insurance on 560,000',
    given: { taxYear: '2026', pay: 560_000, basis: 'month', age: 'from40' },
    expect: {
      payslip: { at: { 4: { item: 'Health and care insurance', year: 385_560 }, 5: { year: 614_880 } } },
    },
    source: { ...premiums, how: 'printed halves of the grade 560,000: 32,200 × 2 + 32,116 × 10, 51,240 × 12' },
  },
  {
    name: 'A bonus of 500,000 bears 73,450, twice a year',
    given: { taxYear: '2026', pay: 300_000, basis: 'month', bonus: 1_000_000 },
    expect: { gross: 4_600_000, social: 675_335 },
    source: { ...premiums, how: '528,435 and twice 24,625 + 45,750 + 575 + 2,500' },
  },
  {
    name: 'Tax agency: 974,000 on 7,000,000',
    given: { taxYear: '2026', pay: 11_500_000, ideco: 567_448 },
    expect: {
      payslip: { at: { 1: { item: 'Income tax and surtax', year: 994_400 } } },
      bands: { at: { 3: { from: 6_950_000, upTo: 9_000_000, rate: 0.23, part: 50_000, tax: 11_500 } } },
    },
    source: {
      ...taxAgency,
      how: 'taxable 9,550,000 − 1,362,552 − 567,448 − 620,000 = 7,000,000; 974,000 and 2.1%, cut to hundreds',
    },
  },
  {
    name: 'Osaka: a spouse, a pupil and deductions of 1,737,193 leave 214,500 of levies',
    given: {
      taxYear: '2025',
      pay: 5_436_629,
      healthRate: 0,
      ideco: 133_491,
      spouse: true,
      dependants: 1,
    },
    expect: {
      social: 513_702,
      payslip: { at: { 2: { item: 'Resident tax on income', year: 214_500 } } },
    },
    source: {
      ...osaka,
      how: 'pension 40,260 × 12, employment 30,582 and iDeCo 133,491 are its 543,663 + 103,530; printed 171,680 and 42,920, each cut to hundreds',
    },
  },
  {
    name: 'Akishima: an income of 450,000 is free of resident tax',
    given: { taxYear: '2026', pay: 1_190_000 },
    expect: { tax: 0, remark: null },
    source: { ...akishima, how: '1,190,000 less 740,000' },
  },
  {
    name: 'Akishima: one yen more bears the amount a head',
    given: { taxYear: '2026', pay: 1_190_001 },
    expect: { tax: 5000 },
    source: { ...akishima, how: 'social insurance and the basic deduction leave nothing taxable' },
  },
  {
    name: 'The wall of 1,780,000: no income tax in 2026',
    given: { taxYear: '2026', pay: 1_780_000 },
    expect: { payslip: { at: { 1: { item: 'Resident tax on income', year: 32_000 } } } },
    source: {
      title: 'Tax SOS: what the reform of 2026 does to deductions',
      href: 'https://www.tax-sos.co.jp/news_tax/1790.html',
      how: '740,000 and 1,040,000 come to 1,780,000; (1,040,000 − 264,108 − 430,000) in thousands × 10%, in two levies',
    },
  },
  {
    name: 'Above nine million what a spouse lets off was read once',
    given: { taxYear: '2026', pay: 11_300_000, spouse: true },
    says: { oneSource: 'what a spouse lets off above an income of nine million' },
    source: { ...paper, how: '11,300,000 less the deduction of 1,950,000 is 9,350,000' },
  },
  {
    name: 'The table of employment income stands still at 2,195,000',
    given: { taxYear: '2026', pay: 2_195_000 },
    expect: { bands: { at: { 0: { part: 95_000, tax: 4750 } } } },
    says: { oneSource: '2,191,000' },
    source: {
      ...paper,
      how: '1,453,000 − 317,244 − 1,040,000 in thousands, × 5%; premiums 106,488 + 197,640 + 1,863 + 11,253',
    },
  },
  {
    name: 'A published test: gifts of up to 58,187 on a levy of 238,500',
    given: { taxYear: '2026', pay: 5_000_000, healthRate: 0.0975 },
    expect: { social: 719_886, remark: 'plain' },
    says: { remark: '58,187' },
    source: {
      title: 'A published calculator of hometown gifts, its test for 2026',
      how: 'income 3,560,000, taxable 2,410,000, difference 610,000; 238,500 × 20% ÷ 84.895% + 2,000. The health rate is chosen so that premiums leave its base',
    },
  },
  {
    name: 'Pay below the premiums of the lowest grade',
    given: { taxYear: '2026', pay: 100_000 },
    problem: 'pay',
    because: 'lowest grade',
    source: { ...premiums, how: 'pension on 88,000 alone is 96,624 a year' },
  },
  {
    name: 'Every period and table of 6,000,000 beside 8,000,000',
    given: { taxYear: '2026', pay: 6_000_000, ideco: 240_000, otherPay: 8_000_000 },
    expect: {
      monthly: 372_589.58,
      takeHome: 4_471_075,
      taken: 1_528_925,
      tax: 408_200,
      social: 880_725,
      saving: 240_000,
      effective: 0.254821,
      marginal: 0.334565,
      employerCost: 6_849_975,
      payslip: {
        rows: 10,
        at: {
          0: {
            item: 'Pay before tax',
            year: 6_000_000,
            month: 500_000,
            fortnight: 230_769,
            week: 115_385,
            day: 23_077,
            hour: 2885,
          },
          3: { item: 'Resident tax per head', year: 5000 },
          8: { item: 'iDeCo', year: 240_000, month: 20_000 },
        },
      },
      bands: {
        at: { 1: { scale: 'Income tax', from: 1_950_000, upTo: 3_300_000, rate: 0.1, part: 249_000, tax: 24_900 } },
      },
      employer: {
        at: {
          1: { item: 'Health and care insurance', amount: 295_800 },
          2: { item: 'Employees’ pension', amount: 549_000 },
          3: { item: 'Childcare support levy', amount: 5175 },
        },
      },
      compared: {
        at: {
          5: { what: 'Employees’ pension', this: 549_000, other: 713_700, difference: 164_700 },
          9: { what: 'Take-home pay', this: 4_471_075, other: 5_781_576, difference: 1_310_501 },
        },
      },
      years: { at: { 1: { year: '2026', tax: 408_200, social: 880_725, takeHome: 4_471_075, change: 36_475 } } },
      curve: { at: { 29: { pay: 6_000_000, taken: 0.254821, marginal: 0.334565 } } },
    },
    source: {
      title: 'tests/vectors/country-income-tax/japan-income-tax.py, and arithmetic on paper',
      how: '2,199,000 × 10% − 97,500 = 122,400, with 2,570 surtax 124,900; 167,000 + 111,300 + 5,000; 24,775 × 2 + 24,625 × 10; 45,750 × 12; 30,750; 5,175',
    },
  },
])
