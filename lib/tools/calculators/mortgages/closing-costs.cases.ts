import { defineCases } from '@/lib/kits/calculator'
import closing from './closing-costs'

const days = (how: string) => ({
  title: 'Days from Python’s calendar in exact fractions, tests/vectors/loans/closing.py',
  how,
})
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  side: 'buyer',
  price: 400_000,
  loan: 320_000,
  paid: 10_000,
  closing: '2027-03-15',
  points: 0,
  lenderFees: 1500,
  valuation: 650,
  title: 2000,
  survey: 600,
  recording: 150,
  transferTax: 0,
  bands: [],
  annualRate: 0.065,
  insurance: 1800,
  insuranceMonths: 2,
  propertyTax: 4400,
  taxMonths: 3,
  taxPaid: 'due',
  duesPaid: 0,
  sellerCredit: 0,
  lenderCredit: 0,
  checks: [],
} as const
const sale = {
  ...plain,
  side: 'seller',
  loan: 150_000,
  closing: '2028-02-29',
  commission: 0.05,
  otherSelling: 500,
  bands: [
    { above: 250_000, rate: 0.05 },
    { above: 125_000, rate: 0.02 },
  ],
  taxPaid: 'seller',
  duesPaid: 300,
  sellerCredit: 1000,
} as const

export default defineCases(closing, [
  {
    name: 'A purchase on 15 March: 17 days of interest, 73 days of the seller’s tax',
    given: plain,
    expect: {
      cash: 78_188.77,
      net: null,
      costs: 9068.77,
      share: 0.0227,
      credits: 0,
      verdict: 'plain',
      check: null,
      interestDays: 17,
      taxDays: 73,
      proration: 880,
      refund: null,
      items: {
        rows: 9,
        at: {
          0: { group: 'Lender', item: 'Origination and underwriting', amount: 1500 },
          5: { group: 'Paid in advance', item: 'Interest to the end of the month', amount: 968.77 },
          7: { item: 'Insurance into escrow', amount: 300 },
          8: { item: 'Property tax into escrow', amount: 1100 },
        },
        sum: { amount: 9068.77 },
      },
      summary: {
        rows: 5,
        at: { 0: { step: 'Price', amount: 400_000 }, 4: { step: 'Property tax of the seller’s days', amount: -880 } },
        sum: { amount: 78_188.77 },
      },
    },
    source: {
      ...days('row A; days and shares by spreadsheet functions'),
      sheet: {
        formulas: {
          interestDays: '=DAY(EOMONTH(DATE(2027;3;15);0))-15+1',
          'items.7.amount': '=SUMPRODUCT(1800;2)/12',
        },
      },
    },
  },
  {
    name: 'A sale on 29 February with tax in bands, tax paid for the year and dues for the month',
    given: sale,
    expect: {
      net: 220_051.05,
      cash: null,
      costs: 32_650,
      share: 0.0816,
      credits: 1000,
      taxDays: 59,
      proration: -3690.71,
      interestDays: null,
      verdict: 'plain',
      items: { at: { 0: { item: 'Commission', amount: 20_000 }, 4: { item: 'Transfer tax', amount: 10_000 } } },
      summary: { at: { 5: { step: 'Dues of the buyer’s days', amount: 10.34 } } },
    },
    says: { verdict: 'Selling costs 8.16%' },
    source: days('row B'),
  },
  {
    name: 'On the last day of the year one day of interest is due',
    given: { ...plain, closing: '2027-12-31', points: 0.01, transferTax: 0.01 },
    expect: {
      interestDays: 1,
      taxDays: 364,
      items: {
        at: { 0: { item: 'Points', amount: 3200 }, 6: { item: 'Transfer tax', amount: 4000 }, 7: { amount: 56.99 } },
      },
    },
    source: days('row C; 1% of 320,000 and of 400,000'),
  },
  {
    name: 'Credits beyond the costs are lost',
    given: { ...plain, sellerCredit: 6000, lenderCredit: 5000 },
    expect: { credits: 9068.77, cash: 69_120, verdict: 'fair' },
    says: { verdict: '$1,931.23 of them would be lost' },
    source: paper('11,000 − 9,068.77; 78,188.77 − 9,068.77'),
  },
  {
    name: 'Charges above the estimate: 100 where nothing may rise, 90 beyond a tenth',
    given: {
      ...plain,
      checks: [
        { name: 'Origination', group: 'zero', estimated: 1500, charged: 1600 },
        { name: 'Transfer tax', group: 'zero', estimated: 500, charged: 450 },
        { name: 'Recording', group: 'ten', estimated: 100, charged: 300 },
        { name: 'Title, lender’s list', group: 'ten', estimated: 1000, charged: 1000 },
        { name: 'Insurance', group: 'free', estimated: 1000, charged: 1800 },
      ],
    },
    expect: { check: 'bad', refund: 190 },
    says: { check: '$100.00 where nothing may, $90.00 beyond 10%' },
    source: paper('1,600 − 1,500; 1,300 − 1.1 × 1,100; the others did not rise or may'),
  },
  {
    name: 'Charges within the estimate',
    given: { ...plain, checks: [{ name: 'Recording', group: 'ten', estimated: 100, charged: 110 }] },
    expect: { check: 'good', refund: 0 },
    source: paper('110 is 110%'),
  },
  {
    name: 'A loan above price and costs',
    given: { ...plain, loan: 420_000, annualRate: 0, taxPaid: 'none' },
    expect: { cash: -21_900, verdict: 'good', proration: 0, costs: 8100 },
    says: { verdict: '$21,900.00 come back' },
    source: paper('400,000 + 8,100 − 420,000 − 10,000'),
  },
  {
    name: 'A sale below what is owed',
    given: { ...sale, loan: 500_000 },
    expect: { verdict: 'bad', net: -129_948.95 },
    says: { verdict: 'are missing' },
    source: paper('220,051.05 − 350,000'),
  },
  {
    name: 'A price of less than a coin',
    given: { ...plain, price: 0.001 },
    problem: 'price',
    source: paper('0.1 of a cent'),
  },
])
