import { defineCases } from '@/lib/kits/calculator'
import canadaGstHst from './canada-gst-hst'

const table = {
  title: '1UP Cargo: sales tax rates by province',
  href: 'https://www.1upcargo.com/canada-sales-tax-rates',
}
const onHundred = {
  title: 'WealthNorth: tax on a purchase of 100 by province',
  href: 'https://wealthnorth.ca/taxes/sales-tax',
}
const books = {
  title: 'Newfoundland and Labrador: rebate on books at the point of sale',
  href: 'https://www.gov.nl.ca/fin/tax-programs-incentives/generalhstbook-rebate',
}
const smallSuppliers = {
  title: 'Canada GST/HST Calculator: the small supplier rule',
  href: 'https://gst-hst-calculator.pages.dev/blog/small-supplier-rule-30000',
}
const quebec = {
  title: 'Revenu Québec: quick method, the 1% rate reduction, worked example',
  href: 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/reporting-qst-and-gsthst/the-quick-method-of-accounting-for-calculating-gst-and-qst-remittances/1-rate-reduction/',
}
const formulas = {
  title: 'Calcul Conversion: HST to remit by the quick method',
  href: 'http://www.calculconversion.com/hst-filing-remittance-calculator-nova-scotia.html',
}
const paper = { title: 'Arithmetic on paper' }

export default defineCases(canadaGstHst, [
  {
    name: 'Ontario: 13% on 1,000, beside every province',
    given: { amount: 1000, province: 'ON' },
    expect: {
      total: 1130,
      before: 1000,
      tax: 130,
      hst: 130,
      share: 0.115044,
      everywhere: {
        rows: 13,
        at: {
          0: { province: 'Alberta', federal: 0.05, provincial: null, tax: 50, total: 1050 },
          1: { province: 'British Columbia', provincial: 0.07, tax: 120, total: 1120 },
          6: { province: 'Nova Scotia', federal: 0.14, tax: 140, total: 1140 },
          9: { province: 'Prince Edward Island', federal: 0.15, tax: 150, total: 1150 },
          10: { province: 'Quebec', federal: 0.05, provincial: 0.09975, tax: 149.75, total: 1149.75 },
          11: { province: 'Saskatchewan', provincial: 0.06, tax: 110, total: 1110 },
        },
      },
    },
    source: { ...table, how: '1,000 times its rates' },
  },
  {
    name: 'Quebec: 5.00 and 9.98 on 100',
    given: { amount: 100, province: 'QC' },
    expect: { total: 114.98, gst: 5, provincial: 9.98 },
    source: onHundred,
  },
  {
    name: 'Quebec with tax: 114.98 comes apart again',
    given: { amount: 114.98, province: 'QC', prices: 'inclusive' },
    expect: { before: 100, gst: 5, provincial: 9.98, total: 114.98 },
    source: { ...paper, how: '114.98 ÷ 1.14975 = 100.0044' },
  },
  {
    name: 'New Brunswick with tax: 115 holds 15',
    given: { amount: 115, province: 'NB', prices: 'inclusive' },
    expect: { before: 100, hst: 15, tax: 15 },
    source: { ...onHundred, how: '115.00 in Atlantic provinces, the other way round' },
  },
  {
    name: 'A printed book in Newfoundland: the federal 5% is collected',
    given: { amount: 40, province: 'NL', noProvincial: true, hasReturn: true, quickRate: 0.088 },
    expect: {
      hst: 2,
      gst: null,
      total: 42,
      quick: null,
      everywhere: { at: { 1: { provincial: null, tax: 2 }, 4: { federal: 0.05 } } },
    },
    source: { ...books, how: '5% of 40' },
  },
  {
    name: 'A printed book in Quebec: no QST',
    given: { amount: 40, province: 'QC', noProvincial: true },
    expect: { gst: 2, provincial: 0, total: 42 },
    source: {
      title: 'Revenu Québec: printed books',
      href: 'https://www.revenuquebec.ca/en/businesses/consumption-taxes/gsthst-and-qst/special-cases-gsthst-and-qst/printed-books/',
      how: 'zero-rated under the QST, 5% of 40 under the GST',
    },
  },
  {
    name: 'A zero-rated supply bears nothing',
    given: { amount: 500, supply: 'zero', hasReturn: true, credits: 20 },
    expect: {
      tax: 0,
      total: 500,
      hst: null,
      gst: null,
      collected: 0,
      claimed: 20,
      net: -20,
      everywhere: { at: { 0: { federal: 0 } } },
    },
    source: { ...paper, how: 'the credits come back' },
  },
  {
    name: 'Quick method: 3.6% of 21,000 less 1% of it',
    given: { amount: 20_000, province: 'AB', hasReturn: true, credits: 300, quickRate: 0.036 },
    expect: { collected: 1000, claimed: 300, net: 700, quick: 546, better: 'plain' },
    says: { better: '154.00 less' },
    source: { ...quebec, how: 'its 756.00 − 210.00; the regular method 1,000 − 300' },
  },
  {
    name: 'Quick method: the 1% ends at 30,000 a year',
    given: { amount: 100_000, province: 'ON', hasReturn: true, quickRate: 0.088 },
    expect: { quick: 9644 },
    source: { ...formulas, how: '113,000 × 8.8% − 30,000 × 1%' },
  },
  {
    name: 'Quick method: earlier sales use the 1% up, capital goods count',
    given: {
      amount: 10_000,
      province: 'ON',
      hasReturn: true,
      credits: 900,
      capitalCredits: 600,
      quickRate: 0.088,
      soldBefore: 25_000,
    },
    expect: { net: 400, quick: 344.4 },
    source: { ...formulas, how: '11,300 × 8.8% − 5,000 × 1% − 600' },
  },
  {
    name: 'More credits for capital goods than in all',
    given: { hasReturn: true, credits: 100, capitalCredits: 200 },
    problem: 'capitalCredits',
    source: paper,
  },
  {
    name: 'An exempt supply has no credits',
    given: { supply: 'exempt', hasReturn: true, credits: 100 },
    problem: 'credits',
    source: paper,
  },
  {
    name: '8,000 a quarter: registration',
    given: { yearSales: 32_000 },
    says: { registration: 'you have to register' },
    expect: {},
    source: smallSuppliers,
  },
  {
    name: '30,000 is still a small supplier',
    given: { yearSales: 30_000 },
    says: { registration: 'need not' },
    expect: {},
    source: smallSuppliers,
  },
])
