import { defineCases } from '@/lib/kits/calculator'
import definition from './inheritance-tax'

const python = { title: 'Python: tests/vectors/capital-and-estate/deaths.py' } as const
const manual = (page: string, how: string) => ({
  title: `HMRC: Inheritance Tax manual, IHTM${page}`,
  href: `https://www.gov.uk/hmrc-internal-manuals/inheritance-tax-manual/ihtm${page}`,
  how,
})
const studies = {
  title: 'HMRC: residence nil rate band case studies',
  href: 'https://www.gov.uk/government/case-studies/inheritance-tax-residence-nil-rate-band-case-studies',
} as const
const plain = {
  home: 0,
  spouse: 0,
  charity: 0,
  gifts: [],
  day: '2026-11-02',
  transferredBand: 0,
  transferredHomeBand: 0,
  business: 0,
}
const gift = (day: string, amount: number) => ({ to: undefined, day, amount })

export default defineCases(definition, [
  {
    name: 'Case study 1, Mr A: 175,000 and 325,000 cover 490,000',
    given: { ...plain, estate: 490_000, home: 300_000, day: '2021-01-10' },
    expect: {
      tax: 0,
      homeBand: 175_000,
      taxed: 0,
      onEstate: 0,
      onGifts: 0,
      relief: null,
      idea: null,
      taper: null,
    },
    source: { ...studies, how: 'Case study 1: value that tax is due on: £0' },
  },
  {
    name: 'Case study 2, Mrs B: a flat of 100,000, 500,000 to her husband',
    given: { ...plain, estate: 1_000_000, home: 100_000, spouse: 500_000, day: '2021-01-10' },
    expect: { homeBand: 100_000, chargeable: 500_000, taxed: 75_000, tax: 30_000, rate: 0.4, heirs: 470_000 },
    source: { ...studies, how: 'Case study 2: RNRB £100,000; 500,000 − 100,000 − 325,000 at 40%' },
  },
  {
    name: 'Julia’s gift of 375,000, three years and some months before: 16,000',
    given: { ...plain, estate: 0, gifts: [gift('2022-02-01', 375_000)], day: '2025-06-20' },
    expect: {
      onGifts: 16_000,
      tax: 16_000,
      band: 0,
      share: null,
      timeline: {
        rows: 1,
        at: { 0: { day: '2022-02-01', to: null, amount: 375_000, covered: 325_000, share: 0.8, tax: 16_000 } },
      },
    },
    source: manual('14612', '1 February 2009 to 20 June 2012, thirteen years later: £20,000 × 80%'),
  },
  {
    name: 'Exactly three years are not more than three',
    given: { ...plain, estate: 0, gifts: [gift('2022-06-20', 375_000)], day: '2025-06-20' },
    expect: { onGifts: 20_000 },
    source: {
      title: 'Inheritance Tax Act 1984, section 7(4)',
      href: 'https://www.legislation.gov.uk/ukpga/1984/51',
      how: 'More than three but not more than four years: 80%',
    },
  },
  {
    name: 'A day short of seven years: a fifth of the tax',
    given: { ...plain, estate: 0, gifts: [gift('2018-06-21', 375_000)], day: '2025-06-20' },
    expect: { onGifts: 4000 },
    source: manual('14612', '6 to 7 years: 20%'),
  },
  {
    name: 'Seven years to the day: free, and the band is whole',
    given: { ...plain, estate: 325_000, gifts: [gift('2018-06-20', 375_000)], day: '2025-06-20' },
    expect: { onGifts: 0, tax: 0, band: 325_000 },
    source: {
      title: 'Inheritance Tax Act 1984, section 3A(4)',
      href: 'https://www.legislation.gov.uk/ukpga/1984/51',
      how: 'Seven years or more before the death',
    },
  },
  {
    name: 'Gifts take the band first, the oldest before the others',
    given: {
      ...plain,
      estate: 100_000,
      gifts: [gift('2025-01-01', 200_000), gift('2020-01-01', 200_000)],
    },
    expect: {
      band: 0,
      onGifts: 30_000,
      onEstate: 40_000,
      timeline: { at: { 0: { day: '2020-01-01', covered: 200_000, tax: 0 }, 1: { covered: 125_000, tax: 30_000 } } },
    },
    source: {
      title: 'Farra: taper relief on gifts, worked examples',
      href: 'https://withfarra.co.uk/guides/taper-relief-gifts-worked-examples',
      how: 'The band is used on the oldest gifts first: 75,000 and 100,000 at 40%',
    },
  },
  {
    name: 'An estate of 2,350,000 has no residence band left',
    given: { ...plain, estate: 2_350_000, home: 600_000 },
    expect: { homeBand: 0, tax: 810_000, taper: 'fair' },
    source: manual('46023', 'An estate valued at £2,350,000 would see the RNRB tapered by £175,000 to nil'),
  },
  {
    name: 'Two pounds less leave one pound of it',
    given: { ...plain, estate: 2_349_998, home: 600_000 },
    expect: { homeBand: 1, tax: 809_998.8 },
    source: { ...python, how: 'taper: 2,349,998' },
  },
  {
    name: 'At two million the band is whole',
    given: { ...plain, estate: 2_000_000, home: 600_000 },
    expect: { homeBand: 175_000, tax: 600_000, taper: null },
    source: { ...python, how: 'taper: 2,000,000' },
  },
  {
    name: 'A tenth of the baseline to charity: 36%',
    given: { ...plain, estate: 900_000, charity: 57_500 },
    expect: { rate: 0.36, taxed: 517_500, tax: 186_300, idea: null },
    source: { ...python, how: 'charity 57,500 of 900,000: a tenth of 575,000' },
  },
  {
    name: 'A pound less: 40%, and the page says what is missing',
    given: { ...plain, estate: 900_000, charity: 57_499 },
    expect: { rate: 0.4, tax: 207_000.4, idea: 'plain' },
    says: { idea: '£1.00 more' },
    source: { ...python, how: 'charity 57,499' },
  },
  {
    name: 'A business of three million since April 2026: half of what passes the allowance',
    given: { ...plain, estate: 4_000_000, business: 3_000_000 },
    expect: { relief: 2_750_000, chargeable: 1_250_000, tax: 370_000 },
    source: {
      title: 'Womble Bond Dickinson: £2.5 million cap from 6 April 2026, an effective 20% above',
      href: 'https://www.womblebonddickinson.com/uk/insights/articles-and-briefings/key-changes-agricultural-and-business-property-relief-inheritance',
      how: '500,000 above the cap by half; (1,250,000 − 325,000) at 40%',
    },
  },
  {
    name: 'The day before, all of it was free',
    given: { ...plain, estate: 4_000_000, business: 3_000_000, day: '2026-04-05' },
    expect: { relief: 3_000_000, tax: 270_000 },
    source: { ...python, how: 'business 3,000,000, before' },
  },
  {
    name: 'Both bands of a late spouse',
    given: { ...plain, estate: 1_000_000, home: 400_000, transferredBand: 1, transferredHomeBand: 1 },
    expect: { band: 650_000, homeBand: 350_000, tax: 0, share: 0 },
    source: {
      title: 'Blanchards Bailey: up to £1 million for a couple',
      href: 'https://blanchardsbailey.co.uk/insights/understanding-inheritance-tax-allowances-amidst-rising-tax-changes',
      how: '650,000 + 350,000',
    },
  },
  {
    name: 'Everything to the spouse',
    given: { ...plain, estate: 1_000_000, spouse: 1_000_000 },
    expect: { tax: 0, chargeable: 0, heirs: 0 },
    source: {
      title: 'Inheritance Tax Act 1984, section 18',
      href: 'https://www.legislation.gov.uk/ukpga/1984/51',
      how: 'Exempt',
    },
  },
  {
    name: 'More given away than there is',
    given: { ...plain, estate: 1_000_000, spouse: 800_000, charity: 300_000 },
    problem: 'spouse',
    source: { title: 'Arithmetic on paper', how: '1,100,000 of 1,000,000' },
  },
  {
    name: 'A death before the law that is known',
    given: { ...plain, estate: 1_000_000, day: '2020-04-05' },
    problem: 'day',
    because: '2020',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 6 April 2020' },
  },
])
