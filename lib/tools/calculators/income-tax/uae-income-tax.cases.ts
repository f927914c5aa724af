import { defineCases } from '@/lib/kits/calculator'
import uaeIncomeTax from './uae-income-tax'

const guide = {
  title: 'Taxgian: Corporate tax in the UAE in 2025',
  href: 'https://taxgian.ae/learn-everything-about-corporate-tax-in-the-uae-2025',
} as const
const decision = {
  title: 'Afridi & Angell: Cabinet Decision 49 of 2023',
  href: 'https://afridi-angell.com/uae-cabinet-decision-no-49-of-2023-dated-8-may-2023-effective-1-june-2023',
} as const
const relief = {
  title: 'Trowers & Hamlins: UAE corporate tax relief for small businesses',
  href: 'https://trowers.com/insights/2023/april/uae-corporate-tax-relief-for-small-businesses',
} as const
const law2023 = {
  title: 'Emirates 24|7: Federal Decree-Law 57 of 2023',
  href: 'https://www.emirates247.com/uae/gpssa-new-federal-decree-law-no-57-of-2023-encourages-emiratis-to-join-labour-market-2023-12-14-1.728704',
} as const
const law1999 = {
  title: 'The National: website allows employees to calculate their pension and gratuity',
  href: 'https://www.thenationalnews.com/uae/website-allows-employees-to-calculate-their-pension-and-gratuity-1.106179',
} as const
const paper = { title: 'Arithmetic on paper' }
const business = { taxYear: '2026', pay: 0 } as const

export default defineCases(uaeIncomeTax, [
  {
    name: 'A taxable profit of 500,000 bears 11,250',
    given: { ...business, turnover: 1_500_000, profit: 500_000 },
    expect: {
      tax: 11_250,
      takeHome: 488_750,
      bands: {
        at: { 1: { scale: 'Corporate tax', from: 375_000, upTo: null, rate: 0.09, part: 125_000, tax: 11_250 } },
      },
    },
    says: { remark: 'corporate tax registration' },
    source: guide,
  },
  {
    name: 'A taxable profit of 150,000 bears nothing',
    given: { ...business, turnover: 1_500_000, profit: 150_000 },
    expect: { tax: 0, takeHome: 150_000 },
    source: guide,
  },
  {
    name: 'A turnover of exactly a million is outside corporate tax',
    given: { ...business, turnover: 1_000_000, profit: 800_000 },
    expect: { tax: 0 },
    says: { remark: 'VAT registration' },
    source: { ...decision, how: 'the turnover must exceed AED 1,000,000' },
  },
  {
    name: 'Small business relief at a turnover of 2,900,000',
    given: { ...business, turnover: 2_900_000, profit: 1_000_000, relief: true },
    expect: { tax: 0 },
    source: relief,
  },
  {
    name: 'Without the relief the same profit bears 56,250',
    given: { ...business, turnover: 2_900_000, profit: 1_000_000 },
    expect: { tax: 56_250 },
    source: { ...paper, how: '9% of 625,000' },
  },
  {
    name: 'No relief above three million',
    given: { ...business, turnover: 3_000_001, relief: true },
    problem: 'relief',
    because: 'revenue',
    source: relief,
  },
  {
    name: 'Relief where there is no corporate tax',
    given: { ...business, turnover: 900_000, relief: true },
    problem: 'relief',
    source: decision,
  },
  {
    name: 'A profit above the turnover',
    given: { ...business, turnover: 900_000, profit: 900_001 },
    problem: 'profit',
    source: paper,
  },
  {
    name: 'An Emirati with 10,000 a month under the law of 2023: 11% and 12.5%',
    given: { taxYear: '2026', pay: 10_000, basis: 'month', nationality: 'emirati' },
    expect: {
      gross: 120_000,
      social: 13_260,
      employerCost: 135_000,
      payslip: { at: { 1: { item: 'Pension (GPSSA)', year: 13_200 } } },
      employer: { at: { 1: { item: 'Pension (GPSSA)', amount: 15_000 } } },
    },
    source: { ...law2023, how: 'rates of the page on 120,000; unemployment insurance 60' },
  },
  {
    name: 'From 20,000 the employer pays 15%, and above 70,000 nothing more counts',
    given: { taxYear: '2026', pay: 80_000, basis: 'month', nationality: 'emirati' },
    expect: { social: 92_520, employerCost: 1_086_000 },
    source: { ...law2023, how: '70,000 × 12 × 11% and 120; 15% of 840,000 on top of 960,000' },
  },
  {
    name: 'Under the law of 1999 5% and 12.5%',
    given: { taxYear: '2025', pay: 25_000, basis: 'month', nationality: 'emiratiBefore' },
    expect: { social: 15_120, employerCost: 337_500 },
    source: { ...law1999, how: '5% and 12.5% of 300,000; unemployment insurance 120' },
  },
  {
    name: 'A basic pay of 10,000 earns a gratuity of 7,000 a year, after five years 10,000',
    given: { taxYear: '2026', pay: 10_000, basis: 'month' },
    expect: { employerCost: 127_000, employer: { at: { 1: { item: 'Gratuity earned in the year', amount: 7000 } } } },
    source: { title: 'Alleanza: gratuity in the UAE', href: 'https://alleanza.one/GratuityUAE' },
  },
  {
    name: 'The same after five years',
    given: { taxYear: '2026', pay: 10_000, basis: 'month', service: 'after' },
    expect: { employerCost: 130_000 },
    source: { title: 'Alleanza: gratuity in the UAE', href: 'https://alleanza.one/GratuityUAE' },
  },
  {
    name: 'Every period and table of 240,000 beside 300,000',
    given: { taxYear: '2026', pay: 240_000, otherPay: 300_000 },
    expect: {
      monthly: 19_990,
      takeHome: 239_880,
      taken: 120,
      tax: 0,
      social: 120,
      effective: 0.0005,
      marginal: 0,
      payslip: {
        rows: 3,
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
          1: { item: 'Unemployment insurance (ILOE)', year: 120, month: 10 },
        },
      },
      compared: {
        at: { 1: { what: 'Unemployment insurance (ILOE)', this: 120, other: 120, difference: 0 } },
      },
      years: { rows: 3, at: { 2: { year: '2026', tax: 0, social: 120, takeHome: 239_880, change: 0 } } },
      curve: { at: { 47: { pay: 240_000, taken: 0.0005, marginal: 0 } } },
    },
    source: {
      title: 'Gulf News: unemployment insurance in the UAE',
      href: 'https://gulfnews.com/uae/uae-get-unemployment-insurance-before-oct-1-deadline-to-avoid-fines-1.98206018',
      how: 'premium of 10 a month above a basic pay of 16,000',
    },
  },
])
