import { defineCases } from '@/lib/kits/calculator'
import switzerlandIncomeTax from './switzerland-income-tax'

const official = {
  title: 'Federal Tax Administration: tax calculator, tax year 2026',
  href: 'https://swisstaxcalculator.estv.admin.ch/',
} as const
/** The calculator was asked by others, and its answers were read in their published file of points. */
const asked = 'points of 16 September 2026, as published by a project that asked the calculator; in whole francs'
const withPremium = { taxYear: '2026', accident: 0.004 } as const
const paper = { title: 'Arithmetic on paper' }

export default defineCases(switzerlandIncomeTax, [
  {
    name: 'Federal Tax Administration: 906 on a wage of 80,000, beside 90,000',
    given: { ...withPremium, pay: 80_000, otherPay: 90_000 },
    expect: {
      tax: 906,
      social: 5440,
      saving: 2677,
      taken: 9023,
      takeHome: 70_977,
      monthly: 5914.75,
      effective: 0.112788,
      marginal: 0.14175,
      employerCost: 87_797,
      payslip: {
        at: {
          0: {
            item: 'Pay before tax',
            year: 80_000,
            month: 6666.67,
            fortnight: 3076.92,
            week: 1538.46,
            day: 307.69,
            hour: 38.46,
          },
          1: { item: 'AHV, IV and EO', year: 4240 },
          3: { item: 'Accident and sickness premiums', year: 320 },
          5: { item: 'Federal tax', year: 906, month: 75.5 },
        },
      },
      bands: {
        at: { 4: { scale: 'Federal tax', from: 58_000, upTo: 76_200, rate: 0.0297, part: 9900, tax: 294.03 } },
      },
      employer: { at: { 3: { item: 'Pension fund, at least', amount: 2677 } } },
      compared: { at: { 5: { what: 'Federal tax', this: 906, other: 1164.35, difference: 258.35 } } },
      years: { at: { 1: { year: '2026', tax: 906, social: 5440, takeHome: 70_977, change: 0 } } },
      curve: { at: { 39: { pay: 80_000, taken: 0.112788, marginal: 0.14175 } } },
    },
    says: { remark: 'canton and commune is missing' },
    source: {
      ...official,
      how: `${asked}: net wage 71,883, fund 2,677, taxable 67,927, tax 906; for 90,000 tax 1,164. Next thousand: 53 + 11 + 4 + 50 and 23.75 of tax`,
    },
  },
  {
    name: 'Federal Tax Administration: 32 on 25,000, where the least insured wage counts',
    given: { ...withPremium, pay: 25_000 },
    expect: { tax: 31.55, saving: 189, social: 1700 },
    source: { ...official, how: `${asked}: fund 189, taxable 19,311, tax 32; 4,100 × 0.77% is 31.57` },
  },
  {
    name: 'Federal Tax Administration: a couple with 80,000 owes 452',
    given: { ...withPremium, pay: 80_000, status: 'married' },
    expect: { tax: 452, takeHome: 71_431 },
    says: { oneSource: 'couples' },
    source: { ...official, how: `${asked}: taxable 63,227, tax 452` },
  },
  {
    name: 'Federal Tax Administration: less than 25 is not levied, a couple with 42,500 owes nothing',
    given: { ...withPremium, pay: 42_500, status: 'married' },
    expect: { tax: 0 },
    source: { ...official, how: `${asked}: taxable 30,307, tax 0, though 1% of 600 would be 6` },
  },
  {
    name: 'Federal Tax Administration: alone with a child and 80,000: 114',
    given: { ...withPremium, pay: 80_000, status: 'oneParent', children: 1 },
    expect: { tax: 114 },
    source: { ...official, how: `${asked}: taxable 60,427, tax 114` },
  },
  {
    name: 'Federal Tax Administration: 21,549 on a taxable income of 265,539',
    given: { ...withPremium, pay: 300_000, fund: 10_538, local: 0.1 },
    expect: { tax: 48_099.35, payslip: { at: { 5: { item: 'Federal tax', year: 21_549.35 } } } },
    source: { ...official, how: `${asked}: fund 10,538, tax 21,549; a tenth of 265,500 for canton and commune` },
  },
  {
    name: 'Above 794,000 of taxable income 11.5% of all of it',
    given: { taxYear: '2026', pay: 1_200_000, age: 'under25', deductions: 128_069.8 },
    expect: { tax: 115_000, social: 65_230.2 },
    source: {
      title: 'Direct Federal Tax Act, article 36: the highest share of the whole income is 11.5%',
      href: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de#art_36',
      how: '1,200,000 − 63,600 − 1,630.20 − 4,000 − 2,700 − 128,069.80 is a million, 11.5% of it 115,000',
    },
  },
  {
    name: 'Pillar 3a beyond the limit saves nothing more',
    given: { taxYear: '2025', pay: 100_000, third: 10_000 },
    expect: { saving: 13_213, tax: 1298.05 },
    source: {
      ...paper,
      how: '100,000 − 6,400 − 3,213 = 90,387; less 2,711, 1,800 and 7,258: 78,618; 1,149.55 + 2,500 × 5.94% is 1,298.05; with 10,000 off it would be less',
    },
  },
  {
    name: 'A month of 5,000 with a thirteenth as bonus',
    given: { taxYear: '2026', pay: 5000, basis: 'month', bonus: 5000, age: 'from25' },
    expect: { gross: 65_000, social: 4160, saving: 1348.9 },
    source: { ...paper, how: '65,000 × 6.4%; (65,000 − 26,460) × 7% ÷ 2' },
  },
  {
    name: 'A contribution larger than the wage',
    given: { pay: 10_000, fund: 20_000 },
    problem: 'pay',
    source: paper,
  },
])
