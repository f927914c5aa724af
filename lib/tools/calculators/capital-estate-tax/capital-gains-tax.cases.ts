import { defineCases } from '@/lib/kits/calculator'
import definition from './capital-gains-tax'

const python = { title: 'Python: tests/vectors/capital-and-estate/make.py' } as const
const zero = {
  improvements: 0,
  costs: 0,
  losses: 0,
  depreciation: 0,
  exemptUsed: 0,
  residence: 0,
  reliefUsed: 0,
} as const
const us = {
  ...zero,
  country: 'us',
  usAsset: 'securities',
  status: 'single',
  bought: '2023-05-10',
  sold: '2026-06-15',
  cost: 100_000,
} as const
const uk = {
  ...zero,
  country: 'uk',
  ukAsset: 'other',
  bought: '2015-03-02',
  sold: '2026-05-20',
  cost: 100_000,
  income: 20_000,
} as const
const india = { ...zero, country: 'in', bought: '2015-06-01', sold: '2025-06-01', income: 1_000_000 } as const

export default defineCases(definition, [
  {
    name: 'Long-term at 15%',
    given: { ...us, proceeds: 125_000, income: 50_000 },
    expect: {
      gain: 25_000,
      taxable: 25_000,
      tax: 3750,
      left: 121_250,
      share: 0.15,
      exempt: null,
      lossUsed: null,
      lossLeft: null,
      otherWay: null,
      term: 'plain',
      waiting: null,
      missing: null,
      oneSource: null,
      parts: { rows: 1, at: { 0: { part: 'Long-term, middle rate', amount: 25_000, rate: 0.15, tax: 3750 } } },
    },
    source: { ...python, how: '25,000 on 50,000, single' },
  },
  {
    name: 'To the edge of the band without tax',
    given: { ...us, proceeds: 109_450, income: 40_000 },
    expect: { tax: 0, share: 0, parts: { at: { 0: { part: 'Long-term, at no tax', amount: 9450 } } } },
    source: { ...python, how: '9,450 on 40,000' },
  },
  {
    name: 'A dollar above it',
    given: { ...us, proceeds: 109_451, income: 40_000 },
    expect: { tax: 0.15, parts: { rows: 2 } },
    source: { ...python, how: '9,451 on 40,000' },
  },
  {
    name: 'Into the top rate, with the tax on net investment income',
    given: { ...us, proceeds: 600_000, income: 100_000 },
    expect: {
      tax: 93_536.8,
      parts: {
        at: {
          1: { part: 'Long-term, top rate', amount: 54_500 },
          2: { part: 'Net investment income tax', tax: 15_811.8 },
        },
      },
    },
    source: { ...python, how: '500,000 on 100,000, single: 77,725 + 15,811.80' },
  },
  {
    name: 'Sold on the anniversary it is short-term, and a day later would save',
    given: { ...us, proceeds: 125_000, income: 50_000, bought: '2025-06-15' },
    expect: { tax: 5460, waiting: 'fair', parts: { at: { 0: { part: 'Short-term, as other income' } } } },
    says: { waiting: '$3,750', term: 'short-term' },
    source: { ...python, how: 'short 25,000 on 50,000' },
  },
  {
    name: 'A day after the anniversary it is long-term',
    given: { ...us, proceeds: 125_000, income: 50_000, bought: '2025-06-14' },
    expect: { tax: 3750, waiting: null },
    says: { term: 'more than a year' },
    source: {
      title: 'IRS Topic 409: more than one year',
      href: 'https://www.irs.gov/taxtopics/tc409',
      how: '15 June 2026 is a year and a day after 14 June 2025',
    },
  },
  {
    name: 'Gold: ordinary rates up to 28%',
    given: { ...us, usAsset: 'collectible', proceeds: 140_000, income: 190_000 },
    expect: { tax: 12_249, parts: { at: { 0: { part: 'Collectibles', tax: 10_729 }, 1: { tax: 1520 } } } },
    source: { ...python, how: 'collectible 40,000 on 190,000: 11,775 at 24%, 28,225 at 28%' },
  },
  {
    name: 'A rented building: depreciation at up to 25%, the rest at 15%',
    given: { ...us, usAsset: 'building', status: 'joint', proceeds: 190_000, depreciation: 60_000, income: 150_000 },
    expect: {
      gain: 150_000,
      tax: 29_823.6,
      parts: { rows: 3, at: { 0: { part: 'Depreciation of a building', tax: 13_200 } } },
    },
    source: { ...python, how: 'building 60,000 and 90,000 on 150,000 joint: 13,200 + 13,500 + 3,123.60' },
  },
  {
    name: 'A couple’s home: 500,000 free',
    given: { ...us, usAsset: 'home', lived: true, status: 'joint', proceeds: 750_000, income: 80_000 },
    expect: { gain: 650_000, exempt: 500_000, taxable: 150_000, tax: 20_128.6 },
    source: { ...python, how: 'home 650,000, joint, on 80,000: 19,665 + 463.60' },
  },
  {
    name: 'The home of somebody single: 250,000 free, nothing left',
    given: { ...us, usAsset: 'home', lived: true, proceeds: 350_000, income: 80_000 },
    expect: { exempt: 250_000, taxable: 0, tax: 0 },
    source: { title: '26 U.S.C. 121(b)(1)', href: 'https://uscode.house.gov/', how: '250,000' },
  },
  {
    name: 'A loss lowers other income by 3,000 and is carried on',
    given: { ...us, proceeds: 90_000, income: 50_000 },
    expect: {
      gain: -10_000,
      tax: 0,
      share: null,
      lossLeft: 7000,
      parts: { rows: 1, at: { 0: { part: 'Loss that lowers other income', amount: -3000 } } },
    },
    source: {
      title: 'IRS Topic 409: the lesser of $3,000 or the net loss',
      href: 'https://www.irs.gov/taxtopics/tc409',
      how: '10,000 − 3,000',
    },
  },
  {
    name: 'Losses carried forward come off first',
    given: { ...us, proceeds: 125_000, income: 50_000, losses: 5000 },
    expect: { taxable: 20_000, lossUsed: 5000, tax: 3000 },
    source: { title: 'Arithmetic on paper', how: '(25,000 − 5,000) × 15%' },
  },
  {
    name: 'Pounds within the basic-rate band',
    given: { ...uk, proceeds: 112_600 },
    expect: { gain: 12_600, exempt: 3000, taxable: 9600, tax: 1728 },
    source: { ...python, how: 'UK 9,600 on 20,000' },
  },
  {
    name: 'Across the band',
    given: { ...uk, proceeds: 152_600 },
    expect: {
      tax: 10_842,
      parts: {
        at: {
          0: { part: 'Within the basic-rate band', amount: 17_700, rate: 0.18 },
          1: { amount: 31_900, rate: 0.24 },
        },
      },
    },
    source: { ...python, how: 'UK 49,600 on 20,000' },
  },
  {
    name: 'To the edge of the band',
    given: { ...uk, proceeds: 120_700 },
    expect: { tax: 3186, parts: { rows: 1 } },
    source: { ...python, how: 'UK edge 17,700' },
  },
  {
    name: 'A pound above',
    given: { ...uk, proceeds: 120_701 },
    expect: { tax: 3186.24 },
    source: { ...python, how: 'UK edge 17,701' },
  },
  {
    name: 'Shares sold on 29 October 2024: 10% and 20%',
    given: { ...uk, proceeds: 152_600, sold: '2024-10-29' },
    expect: { tax: 8150 },
    source: { ...python, how: 'UK before 30 October 2024' },
  },
  {
    name: 'A flat sold that day: 18% and 24% already',
    given: { ...uk, ukAsset: 'property', proceeds: 152_600, sold: '2024-10-29' },
    expect: { tax: 10_842 },
    source: { ...python, how: 'UK 49,600 on 20,000' },
  },
  {
    name: 'A home lived in for half of the time',
    given: { ...uk, ukAsset: 'property', proceeds: 200_000, residence: 0.5, income: 40_000 },
    expect: { exempt: 53_000, taxable: 47_000, tax: 11_280 },
    source: { title: 'Arithmetic on paper', how: '100,000 − 50,000 − 3,000 = 47,000 at 24%' },
  },
  {
    name: 'A business: a million at 18% in 2026–27',
    given: { ...uk, ukAsset: 'business', cost: 0, proceeds: 1_203_000, income: 50_000 },
    expect: { tax: 228_000, parts: { at: { 0: { part: 'With business relief', amount: 1_000_000, rate: 0.18 } } } },
    source: { ...python, how: 'UK business 1,000,000 of 1,200,000' },
  },
  {
    name: 'The same a year before, at 14%',
    given: { ...uk, ukAsset: 'business', cost: 0, proceeds: 1_203_000, income: 50_000, sold: '2026-04-05' },
    expect: { tax: 188_000 },
    source: { ...python, how: 'UK business at 14%' },
  },
  {
    name: 'Losses are used down to the exempt amount',
    given: { ...uk, proceeds: 110_000, losses: 9000 },
    expect: { taxable: 0, tax: 0, lossUsed: 7000, lossLeft: 2000, exempt: 3000 },
    source: {
      title: 'TCGA 1992, section 1E and 1K',
      href: 'https://www.legislation.gov.uk/ukpga/1992/12',
      how: '10,000 − 7,000 = 3,000',
    },
  },
  {
    name: 'A British loss is kept',
    given: { ...uk, proceeds: 90_000 },
    expect: { gain: -10_000, tax: 0, lossLeft: 10_000 },
    source: { title: 'Arithmetic on paper', how: '90,000 − 100,000' },
  },
  {
    name: 'Equity in India: 10 lakh taken for 25 by the value of 2018, sold at 30',
    given: { ...india, inAsset: 'equity', cost: 2_500_000, proceeds: 3_000_000 },
    expect: { gain: 500_000, exempt: 125_000, taxable: 375_000, tax: 48_750, parts: { at: { 0: { tax: 46_875 } } } },
    source: {
      title: 'incometaxmanagement.in: LTCG under section 112A',
      href: 'https://incometaxmanagement.in/tax-on-long-term-capital-gains-ltcg-under-section-112a',
      how: 'Tax at 12.5% = 46,875; with cess of 4% 48,750',
    },
  },
  {
    name: 'Equity held a year to the day is short-term: 20%',
    given: { ...india, inAsset: 'equity', cost: 800_000, proceeds: 1_500_000, bought: '2024-06-01' },
    expect: {
      tax: 145_600,
      exempt: null,
      waiting: 'fair',
      parts: { at: { 0: { part: 'Short-term on shares', rate: 0.2 } } },
    },
    says: { waiting: '₹74,750' },
    source: { ...python, how: 'India equity 700,000: short 145,600' },
  },
  {
    name: 'A flat of 8 lakh sold for 25, indices 137 and 363: the older method is cheaper',
    given: {
      ...india,
      inAsset: 'property',
      cost: 800_000,
      proceeds: 2_500_000,
      indexBought: 137,
      indexSold: 363,
      bought: '2009-01-01',
    },
    expect: { gain: 1_700_000, taxable: 380_291.97, tax: 79_100.73, otherWay: 221_000 },
    source: {
      title: 'CAclubindia: LTCG on flat, 2.125 lakh at 12.5% against 20% of what 363 ÷ 137 leaves',
      href: 'https://www.caclubindia.com/forum/ltcg-on-flat-612559.asp?offset=0',
      how: 'Without its rounding to 21 lakh: 20% of 380,291.97, and cess',
    },
  },
  {
    name: 'Without the indices the newer method stands alone',
    given: { ...india, inAsset: 'property', cost: 800_000, proceeds: 2_500_000 },
    expect: { tax: 221_000, otherWay: null },
    source: { ...python, how: 'India flat: 1,700,000 × 12.5% × 1.04' },
  },
  {
    name: 'Bought on 23 July 2024 there is no choice',
    given: {
      ...india,
      inAsset: 'property',
      cost: 800_000,
      proceeds: 2_500_000,
      indexBought: 363,
      indexSold: 400,
      bought: '2024-07-23',
      sold: '2026-08-01',
    },
    expect: { tax: 221_000, otherWay: null },
    says: { oneSource: '2026–27' },
    source: {
      title: 'Income-tax Act 1961, section 112(1), second proviso',
      href: 'https://www.incometaxindia.gov.in/',
      how: 'Acquired before 23 July 2024',
    },
  },
  {
    name: 'Gold held a year is other income',
    given: { ...india, inAsset: 'other', cost: 500_000, proceeds: 600_000, bought: '2024-06-01', income: 2_400_000 },
    expect: { tax: 31_200 },
    source: { title: 'Arithmetic on paper', how: '100,000 at 30% and 4% cess' },
  },
  {
    name: 'Little other income leaves a part of the gain free',
    given: { ...india, inAsset: 'equity', cost: 100_000, proceeds: 525_000, income: 300_000 },
    expect: { exempt: 225_000, taxable: 200_000, tax: 26_000 },
    source: { title: 'Arithmetic on paper', how: '425,000 − 125,000 − (400,000 − 300,000) = 200,000 × 12.5% × 1.04' },
  },
  {
    name: 'An Indian loss, and losses of before, are kept',
    given: { ...india, inAsset: 'equity', cost: 100_000, proceeds: 80_000, losses: 5000 },
    expect: { gain: -20_000, tax: 0, lossLeft: 25_000 },
    source: { title: 'Arithmetic on paper', how: '20,000 + 5,000' },
  },
  {
    name: 'Above fifty lakh the page says what it leaves out',
    given: { ...india, inAsset: 'property', cost: 2_500_000, proceeds: 12_000_000 },
    expect: { tax: 1_235_000, missing: 'bad' },
    source: {
      title: 'Hindustan Times: Riya Ghosh sells for 1.2 crore what cost 25 lakh',
      href: 'https://www.htsyndication.com/hindustan-times/article/year-ender-2025%3A-sold-a-property-this-year--key-tax-saving-tips-you-should-not-miss/95965247',
      how: '12.5% of 95 lakh is 11.875 lakh, with cess 12.35 lakh',
    },
  },
  {
    name: 'Sold before it was bought',
    given: { ...us, proceeds: 1, income: 0, sold: '2023-05-10' },
    problem: 'sold',
    source: { title: 'Arithmetic on paper', how: 'The same day is no holding' },
  },
  {
    name: 'A year whose law is not known',
    given: { ...us, proceeds: 1, income: 0, sold: '2023-12-31' },
    problem: 'sold',
    because: '2024',
    source: { title: 'Arithmetic on paper', how: 'The rules begin with 2024' },
  },
])
