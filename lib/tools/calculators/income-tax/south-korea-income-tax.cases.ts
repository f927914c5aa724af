import { defineCases } from '@/lib/kits/calculator'
import southKoreaIncomeTax from './south-korea-income-tax'

const paper = { title: 'Arithmetic on paper' }
const pwc = {
  title: 'PwC Worldwide Tax Summaries: Republic of Korea, sample calculation',
  href: 'https://taxsummaries.pwc.com/republic-of-korea/individual/sample-personal-income-tax-calculation',
}
const bands = {
  title: 'The Utility Base: income tax of Korea on a base of 36,250,000',
  href: 'https://theutilitybase.com/en/calculators/income-tax',
}
const act = {
  title: 'Income Tax Act, article 59',
  href: 'https://www.law.go.kr/LSW/lsInfoP.do?lsiSeq=276127',
}

export default defineCases(southKoreaIncomeTax, [
  {
    name: 'PwC: a couple with two children owes 12,080,000 and 1,208,000 on a base of 79,250,000',
    given: {
      taxYear: '2025',
      pay: 110_000_000,
      dependants: 3,
      children: 2,
      deductions: 1_019_840,
      credits: 130_000,
    },
    expect: {
      tax: 13_288_000,
      payslip: {
        at: { 1: { item: 'Income tax', year: 12_080_000 }, 2: { item: 'Local income tax', year: 1_208_000 } },
      },
    },
    source: {
      ...pwc,
      how: 'its sample leaves premiums out: higher pay and other deductions come to its base, its standard credit is entered; 13,260,000 − 500,000 − 550,000 − 130,000',
    },
  },
  {
    name: 'PwC: in 2024 the two children bring 350,000, so that 12,280,000 and 1,228,000 are owed',
    given: {
      taxYear: '2024',
      pay: 110_000_000,
      dependants: 3,
      children: 2,
      deductions: 1_146_740,
      credits: 130_000,
    },
    expect: {
      tax: 13_508_000,
      payslip: {
        at: { 1: { item: 'Income tax', year: 12_280_000 }, 2: { item: 'Local income tax', year: 1_228_000 } },
      },
    },
    says: { oneSource: 'the credit for children of 2024' },
    source: {
      ...pwc,
      how: 'its sample of 2024, with pay and other deductions as in that of 2025; the pension of 2024 is 126,900 less',
    },
  },
  {
    name: 'A base of 36,250,000 bears 840,000 and 3,337,500',
    given: { taxYear: '2026', pay: 56_000_000, deductions: 258_840, credits: 130_000 },
    expect: {
      bands: {
        at: {
          0: { part: 14_000_000, tax: 840_000 },
          1: { from: 14_000_000, upTo: 50_000_000, rate: 0.15, part: 22_250_000, tax: 3_337_500 },
        },
      },
      payslip: { at: { 1: { item: 'Income tax', year: 3_387_500 } } },
    },
    source: {
      ...bands,
      how: '56,000,000 − 12,550,000 − 1,500,000 − 5,441,160 − 258,840; credits of 660,000 and 130,000 as a published test of the credit has them',
    },
  },
  {
    name: 'A month of 2,500,000: pension 118,750, employment insurance 22,500',
    given: { taxYear: '2026', pay: 2_500_000, basis: 'month' },
    expect: {
      gross: 30_000_000,
      payslip: {
        at: {
          3: { item: 'National pension', year: 1_425_000 },
          4: { item: 'Health insurance', year: 1_078_440 },
          6: { item: 'Employment insurance', year: 270_000 },
        },
      },
    },
    source: {
      title: 'A published guide to the Korean payslip of 2026',
      how: 'twelve of its months; its health premium of 89,875 is cut to 89,870 by the Management of the National Funds Act, art. 47',
    },
  },
  {
    name: 'The standard credit beats the premiums of a small wage',
    given: { taxYear: '2026', pay: 18_000_000 },
    expect: { tax: 85_530, social: 1_749_000 },
    source: {
      ...paper,
      how: '(18,000,000 − 7,950,000 − 1,500,000 − 855,000) × 6% = 461,700, less 55% of it and 130,000: 77,765 cut to 77,760, and 7,770',
    },
  },
  {
    name: 'Three children bring 950,000',
    given: { taxYear: '2026', pay: 85_000_000, dependants: 3, children: 3 },
    expect: { tax: 7_139_270 },
    source: {
      title: 'Income Tax Act, article 59-2, as a published test has it',
      how: '250,000 + 300,000 + 400,000: 400,000 and a tenth less than the 7,579,270 of two children',
    },
  },
  {
    name: 'The flat rate takes 19% and a tenth of it',
    given: { taxYear: '2026', pay: 100_000_000, flat: true },
    expect: { tax: 20_900_000, social: 8_660_820 },
    source: {
      title: 'Korean Tax Expert: special tax treatment for foreign employees',
      href: 'https://koreantaxexpert.com/2018/05/15/special-tax-treatment-for-foreigner-employees-in-korea/',
      how: '20.9% of the pay',
    },
  },
  {
    name: 'Children who are no dependants',
    given: { children: 1 },
    problem: 'children',
    because: 'dependants',
    source: { ...act, how: 'the credit is for children who count as dependants' },
  },
  {
    name: 'More that is tax-free than pay',
    given: { pay: 1_000_000, taxFree: 2_400_000 },
    problem: 'taxFree',
    source: paper,
  },
  {
    name: 'Every period and table of 50,000,000 beside 80,000,000',
    given: { taxYear: '2026', pay: 50_000_000, otherPay: 80_000_000 },
    expect: {
      monthly: 3_506_180,
      takeHome: 42_074_160,
      taken: 7_925_840,
      tax: 3_067_640,
      social: 4_858_200,
      effective: 0.158517,
      marginal: 0.23811,
      payslip: {
        rows: 8,
        at: {
          0: {
            item: 'Pay before tax',
            year: 50_000_000,
            month: 4_166_667,
            fortnight: 1_923_077,
            week: 961_538,
            day: 192_308,
            hour: 24_038,
          },
          5: { item: 'Long-term care insurance', year: 236_160, month: 19_680 },
        },
      },
      bands: {
        at: {
          1: {
            scale: 'Income tax',
            from: 14_000_000,
            upTo: 50_000_000,
            rate: 0.15,
            part: 17_391_800,
            tax: 2_608_770,
          },
        },
      },
      compared: {
        at: { 3: { what: 'National pension', this: 2_374_560, other: 3_693_540, difference: 1_318_980 } },
      },
      years: { at: { 2: { year: '2026', tax: 3_067_640, social: 4_858_200, takeHome: 42_074_160, change: -130_870 } } },
      curve: { at: { 49: { pay: 50_000_000, taken: 0.158517, marginal: 0.23811 } } },
    },
    source: {
      title: 'tests/vectors/country-income-tax/south-korea-income-tax.py, and arithmetic on paper',
      how: '3,448,770 − 660,000 = 2,788,770 and 278,870; 197,880 + 149,790 + 19,680 + 37,500 a month; pension of 80,000,000: 302,570 × 6 + 313,020 × 6',
    },
  },
])
