import { defineCases } from '@/lib/kits/calculator'
import definition from './stamp-duty-land-tax'

const python = { title: 'Python: tests/vectors/transaction-tax/property.py' } as const
const plain = { kind: 'home', buyer: 'mover', day: '2026-11-02', abroad: false, lease: false } as const
const england = { ...plain, nation: 'england' } as const
const scotland = { ...plain, nation: 'scotland' } as const
const wales = { ...plain, nation: 'wales' } as const
const at = (nation: 'england' | 'scotland' | 'wales', price: number, tax: number) => ({
  name: `The edge of a slice: ${price} in ${nation}`,
  given: { ...plain, nation, price },
  expect: { tax },
  source: { ...python, how: `${nation}, ${price}` },
})

export default defineCases(definition, [
  {
    name: 'HMRC’s first-time buyer at 450,000',
    given: { ...england, price: 450_000, buyer: 'first' },
    expect: {
      tax: 7500,
      total: 457_500,
      extra: null,
      next: 0.05,
      sendBy: '2026-11-16',
      refundBy: null,
      present: null,
      rule: 'plain',
    },
    source: {
      title: 'HMRC: SDLTM29815',
      href: 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm29815',
      how: '5% of 150,000 = £7,500',
    },
  },
  {
    name: 'A main home at 500,000',
    given: { ...england, price: 500_000 },
    expect: {
      tax: 15_000,
      share: 0.03,
      bands: {
        rows: 3,
        at: {
          1: { band: '£125,000 to £250,000', amount: 125_000, rate: 0.02, tax: 2500 },
          2: { amount: 250_000, tax: 12_500 },
        },
        sum: { tax: 15_000 },
      },
    },
    source: {
      title: 'Area360: stamp duty across the UK',
      href: 'https://area360.uk/blog/16-stamp-duty-uk',
      how: '£500,000: £15,000',
    },
  },
  {
    name: 'A pound above the limit the first home has no relief',
    given: { ...england, price: 500_001, buyer: 'first' },
    expect: { tax: 15_000.05, rule: 'fair' },
    source: { ...python, how: 'first 500,001' },
  },
  {
    name: 'At the limit it has',
    given: { ...england, price: 500_000, buyer: 'first' },
    expect: { tax: 10_000, rule: 'plain' },
    source: { ...python, how: 'first 500,000' },
  },
  {
    name: '295,000 on the last day of the raised threshold',
    given: { ...england, price: 295_000, day: '2025-03-31' },
    expect: { tax: 2250 },
    source: { ...python, how: 'SDLT 295,000 in March 2025' },
  },
  at('england', 125_000, 0),
  at('england', 125_001, 0.02),
  at('england', 250_001, 2500.05),
  at('england', 925_001, 36_250.1),
  at('england', 1_500_001, 93_750.12),
  {
    name: 'Another home: five points on every slice',
    given: { ...england, price: 300_000, buyer: 'another' },
    expect: { tax: 20_000, extra: 15_000, refundBy: '2029-11-02', next: 0.1, oneSource: null },
    says: { rule: 'higher rates' },
    source: { ...python, how: 'another 300,000' },
  },
  {
    name: 'And two more from abroad',
    given: { ...england, price: 300_000, buyer: 'another', abroad: true },
    expect: { tax: 26_000, extra: 21_000 },
    source: { ...python, how: 'and from abroad' },
  },
  {
    name: 'Three points until 30 October 2024, as HMRC’s Josie pays for 400,000',
    given: { ...england, price: 400_000, buyer: 'another', day: '2024-10-30' },
    expect: { tax: 19_500 },
    source: {
      title: 'HMRC: SDLTM09845B, three points above the residential rates of 2022 to 2025',
      href: 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm09845b',
      how: '5% of 150,000 and 3% of 400,000',
    },
  },
  {
    name: 'Below 40,000 another home costs no more',
    given: { ...england, price: 39_999, buyer: 'another' },
    expect: { tax: 0 },
    source: {
      title: 'HMRC: SDLTM09770',
      href: 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm09770',
      how: 'Equal to or more than £40,000',
    },
  },
  {
    name: 'From 40,000 on the whole of it',
    given: { ...england, price: 40_000, buyer: 'another' },
    expect: { tax: 2000 },
    source: {
      title: 'HMRC: SDLTM09770',
      href: 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm09770',
      how: '5% of the whole',
    },
  },
  {
    name: 'The old home sold within three years',
    given: { ...england, price: 300_000, buyer: 'another', soldOn: '2029-11-02' },
    expect: { rule: 'good' },
    says: { rule: '£15,000' },
    source: {
      title: 'GOV.UK: apply for a repayment of the higher rates',
      href: 'https://www.gov.uk/stamp-duty-land-tax',
      how: 'Within three years',
    },
  },
  {
    name: 'A day too late',
    given: { ...england, price: 300_000, buyer: 'another', soldOn: '2029-11-03' },
    expect: { rule: 'bad' },
    source: {
      title: 'GOV.UK: apply for a repayment of the higher rates',
      href: 'https://www.gov.uk/stamp-duty-land-tax',
      how: 'Within three years',
    },
  },
  {
    name: 'Revenue Scotland’s Liz: 350,000',
    given: { ...scotland, price: 350_000 },
    expect: { tax: 8350, sendBy: '2026-12-02' },
    source: {
      title: 'Revenue Scotland: example 1',
      href: 'https://revenue.scot/node/766/revisions/1238/view',
      how: 'LBTT due £8,350',
    },
  },
  {
    name: 'Her second home, with the supplement of today',
    given: { ...scotland, price: 350_000, buyer: 'another' },
    expect: {
      tax: 36_350,
      extra: 28_000,
      bands: { at: { '-1': { band: 'Supplement on the whole price', amount: 350_000, rate: 0.08 } } },
    },
    says: { oneSource: '8%' },
    source: { ...python, how: 'LBTT 350,000 and ADS' },
  },
  {
    name: 'The supplement was 6% on 4 December 2024',
    given: { ...scotland, price: 350_000, buyer: 'another', day: '2024-12-04' },
    expect: { extra: 21_000, oneSource: null },
    source: {
      title: 'EG Mortgages: the supplement rose from 4% to 6%',
      href: 'https://egmortgages.com/?p=894',
      how: '6% of 350,000',
    },
  },
  {
    name: 'A house of 300,000 in Scotland',
    given: { ...scotland, price: 300_000 },
    expect: { tax: 4600 },
    source: {
      title: 'Land Tax Advice: LBTT on £300,000',
      href: 'https://landtaxadvice.co.uk/wra/higher-rates-purchases-residential-property-technical-guidance',
      how: '2,100 + 2,500',
    },
  },
  {
    name: 'A first home in Scotland: 600 less',
    given: { ...scotland, price: 300_000, buyer: 'first' },
    expect: { tax: 4000 },
    source: { title: 'Arithmetic on paper', how: '2% of 75,000 and 5% of 50,000' },
  },
  at('scotland', 145_001, 0.02),
  at('scotland', 325_001, 5850.1),
  at('scotland', 750_001, 48_350.12),
  at('wales', 225_001, 0.06),
  at('wales', 400_001, 10_500.075),
  at('wales', 1_500_001, 111_750.12),
  {
    name: 'Another home in Wales',
    given: { ...wales, price: 300_000, buyer: 'another' },
    expect: { tax: 19_950, extra: 15_450 },
    source: { ...python, how: 'LTT 300,000 another' },
  },
  {
    name: 'A day before its rates rose: a point less',
    given: { ...wales, price: 300_000, buyer: 'another', day: '2024-12-10' },
    expect: { tax: 16_950 },
    source: {
      title: 'EG Mortgages: LTT for an additional property',
      href: 'https://egmortgages.com/?p=894',
      how: '4% of 180,000, 7.5% of 70,000, 9% of 50,000',
    },
  },
  {
    name: 'Wales knows no first home',
    given: { ...wales, price: 300_000, buyer: 'first' },
    expect: { tax: 4500 },
    says: { rule: 'no relief' },
    source: { ...python, how: 'LTT 300,000' },
  },
  {
    name: 'A shop of 400,000 in England',
    given: { ...england, kind: 'business', price: 400_000 },
    expect: { tax: 9500, extra: null },
    source: { ...python, how: 'shop 400,000' },
  },
  {
    name: 'A shop in Scotland',
    given: { ...scotland, kind: 'business', price: 400_000 },
    expect: { tax: 8500 },
    source: { ...python, how: 'shop 400,000' },
  },
  {
    name: 'A shop in Wales',
    given: { ...wales, kind: 'business', price: 400_000 },
    expect: { tax: 7750 },
    source: { ...python, how: 'shop 400,000' },
  },
  {
    name: 'A lease of fifteen years at 30,000, without a premium',
    given: { ...england, kind: 'business', price: 0, lease: true, rent: 30_000, years: 15 },
    expect: {
      tax: 1955.22,
      present: 345_522.33,
      share: null,
      bands: { rows: 2, at: { 1: { band: 'Rent, £150,000 to £5,000,000' } } },
    },
    source: { ...python, how: 'rent 30,000 for 15 years, year by year' },
  },
  {
    name: 'The same lease in Wales',
    given: { ...wales, kind: 'business', price: 0, lease: true, rent: 30_000, years: 15 },
    expect: { tax: 1205.22 },
    source: { ...python, how: 'rent 30,000 for 15 years' },
  },
  {
    name: 'Scotland before the rates that are known',
    given: { ...scotland, price: 1, day: '2022-12-15' },
    problem: 'day',
    because: '2022',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 16 December 2022' },
  },
  {
    name: 'England before the rates that are known',
    given: { ...england, price: 1, day: '2022-09-22' },
    problem: 'day',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 23 September 2022' },
  },
  {
    name: 'Wales before the rates that are known',
    given: { ...wales, price: 1, day: '2022-10-09' },
    problem: 'day',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 10 October 2022' },
  },
])
