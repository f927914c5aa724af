import { defineCases } from '@/lib/kits/calculator'
import norwayIncomeTax from './norway-income-tax'

const routine = {
  title: 'Skatteetaten: trekktabell, the routine that makes the withholding tables',
  href: 'https://github.com/Skatteetaten/trekktabell',
}
const pwc = {
  title: 'PwC Worldwide Tax Summaries: Norway, sample calculation',
  href: 'https://taxsummaries.pwc.com/Norway/Individual/Sample-personal-income-tax-calculation',
}
const paper = { title: 'Arithmetic on paper' }
/** Deductions so large that no tax on general income is left: what remains is bracket tax. */
const bracketsAlone = (pay: number) => ({ taxYear: '2026', pay, deductions: pay }) as const

export default defineCases(norwayIncomeTax, [
  {
    name: 'Skatteetaten: bracket tax of 8,835 and national insurance of 38,000 on 500,000',
    given: bracketsAlone(500_000),
    expect: { tax: 8835, social: 38_000 },
    source: { ...routine, how: 'run for 2026' },
  },
  {
    name: 'Skatteetaten: 41,806 and 68,400 on 900,000',
    given: bracketsAlone(900_000),
    expect: { tax: 41_806, social: 68_400 },
    source: { ...routine, how: 'run for 2026' },
  },
  {
    name: 'Skatteetaten: 158,250 and 121,600 on 1,600,000',
    given: bracketsAlone(1_600_000),
    expect: { tax: 158_250, social: 121_600 },
    source: { ...routine, how: 'run for 2026' },
  },
  {
    name: 'Skatteetaten: from 143,175 on the full rate of national insurance applies',
    given: { taxYear: '2026', pay: 143_175 },
    expect: { social: 10_881 },
    source: { ...routine, how: 'a test of the routine; 25% of 43,525 is 10,881.25, and 7.6% of 143,175 is 10,881.30' },
  },
  {
    name: 'PwC: tax of 166,287 on a general income of 870,390, national insurance of 75,619',
    given: { taxYear: '2026', pay: 994_990, deductions: 28_900 },
    expect: {
      social: 75_619,
      employerCost: 1_135_284,
      payslip: { at: { 1: { item: 'Tax on general income', year: 166_287 } } },
      employer: { at: { 1: { item: 'Employer’s contribution', amount: 140_294 } } },
    },
    source: {
      ...pwc,
      how: 'its interest, gains and bank interest as one deduction of 28,900; the printed bracket tax uses a proposed rate',
    },
  },
  {
    name: 'A wage of 50,000 a month and a bonus of 30,000 are 630,000 a year',
    given: { taxYear: '2026', pay: 50_000, basis: 'month', bonus: 30_000 },
    expect: { gross: 630_000, social: 47_880 },
    source: { ...paper, how: '7.6% of 630,000' },
  },
  {
    name: 'Nothing is due up to the limit of national insurance',
    given: { taxYear: '2026', pay: 99_650 },
    expect: { tax: 0, social: 0, takeHome: 99_650, effective: 0, marginal: 0.25 },
    source: {
      title: 'Skatteetaten: National insurance contributions',
      href: 'https://www.skatteetaten.no/en/rates/national-insurance-contributions/',
    },
  },
  {
    name: 'In 2024 an employer paid 5% more above 850,000',
    given: { taxYear: '2024', pay: 1_000_000 },
    expect: { employerCost: 1_148_500 },
    says: { oneSource: '2024' },
    source: { ...paper, how: '14.1% of a million and 5% of 150,000' },
  },
  {
    name: 'Every period and table of 600,000 beside 700,000',
    given: { taxYear: '2026', pay: 600_000, pension: 0.02, otherPay: 700_000 },
    expect: {
      monthly: 37_204.83,
      takeHome: 446_458,
      taken: 153_542,
      saving: 12_000,
      payslip: {
        at: {
          0: {
            item: 'Pay before tax',
            year: 600_000,
            month: 50_000,
            fortnight: 23_076.92,
            week: 11_538.46,
            day: 2307.69,
            hour: 288.46,
          },
          4: { item: 'Pension', year: 12_000, month: 1000 },
        },
      },
      bands: {
        at: { 2: { scale: 'Bracket tax', from: 318_300, upTo: 725_050, rate: 0.04, part: 281_700, tax: 11_268 } },
      },
      compared: { at: { 2: { what: 'Bracket tax', this: 12_835, other: 16_835, difference: 4000 } } },
      years: { at: { 2: { year: '2026', tax: 95_942, social: 45_600, takeHome: 446_458, change: 3162 } } },
      curve: { at: { 29: { pay: 600_000, taken: 0.255903 } } },
    },
    source: {
      ...paper,
      how: '(600,000 − 95,700 − 12,000 − 114,540) × 22% = 83,107; 1,567.40 + 281,700 × 4% = 12,835; 7.6%',
    },
  },
])
