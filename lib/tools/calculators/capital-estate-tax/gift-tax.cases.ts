import { defineCases } from '@/lib/kits/calculator'
import definition from './gift-tax'

const python = { title: 'Python: tests/vectors/capital-and-estate/deaths.py' } as const
const procedure = {
  title: 'IRS Rev. Proc. 2025-32, sections 4.41 and 4.42',
  href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
} as const
type Kind = 'present' | 'future' | 'plan' | 'tuition' | 'spouse' | 'foreignSpouse' | 'charity'
const gift = (to: string, amount: number, kind: Kind = 'present') => ({ to, amount, kind })
const plain = { year: '2026', split: false, before: 0, spouseExclusion: 0 } as const

export default defineCases(definition, [
  {
    name: 'Exactly the yearly exclusion: nothing to report',
    given: { ...plain, gifts: [gift('Anna', 19_000)] },
    expect: { tax: 0, taxable: 0, excluded: 19_000, left: 15_000_000, tentative: 0, filing: 'good', plan: 95_000 },
    source: { ...procedure, how: '19,000 for 2026' },
  },
  {
    name: 'A dollar more: a return, no tax',
    given: { ...plain, gifts: [gift('Anna', 19_001)] },
    expect: { tax: 0, taxable: 1, left: 14_999_999, filing: 'fair' },
    says: { filing: '2027' },
    source: { ...procedure, how: '19,000 for 2026' },
  },
  {
    name: 'A gift of 150,000 in 2024: tentative tax of 33,400',
    given: { ...plain, year: '2024', gifts: [gift('Ben', 150_000)] },
    expect: { taxable: 132_000, tentative: 33_400, tax: 0, left: 13_478_000 },
    source: {
      title: 'Intuit community: computing gift tax on Form 709',
      href: 'https://ttlc.intuit.com/community/retirement/discussion/computing-gift-tax-amount-on-form-709/01/3367347/highlight/true',
      how: '23,800 + 30% of 32,000 = 33,400',
    },
  },
  {
    name: 'The table at a million: 345,800',
    given: { ...plain, gifts: [gift('Ben', 1_019_000)] },
    expect: { taxable: 1_000_000, tentative: 345_800 },
    source: {
      title: 'IRS: Instructions for Form 709, table for computing gift tax',
      href: 'https://www.formsbank.com/template/70589/instructions-for-form-709-2016.html?page=18',
      how: 'Column C at 1,000,000',
    },
  },
  {
    name: 'Sixteen million after 200,000 before: 480,000 to pay',
    given: { ...plain, gifts: [gift('Ben', 16_019_000)], before: 200_000 },
    expect: { taxable: 16_000_000, tentative: 6_371_000, credit: 5_891_000, tax: 480_000, left: 0 },
    source: { ...python, how: 'gift of 16,000,000 after 200,000 before, 2026' },
  },
  {
    name: 'The same name twice has one exclusion',
    given: { ...plain, gifts: [gift('Anna', 12_000), gift(' anna ', 12_000)] },
    expect: {
      taxable: 5000,
      plan: 95_000,
      list: {
        rows: 2,
        at: { 0: { to: 'Anna', amount: 12_000, yours: 12_000, excluded: 12_000, taxable: 0 }, 1: { taxable: 5000 } },
      },
    },
    source: {
      title: '26 U.S.C. 2503(b): gifts to any person during the year',
      href: 'https://uscode.house.gov/',
      how: '24,000 − 19,000',
    },
  },
  {
    name: 'Split, 38,000 are free, and both file',
    given: { ...plain, split: true, gifts: [gift('Anna', 38_000)] },
    expect: { taxable: 0, excluded: 19_000, filing: 'fair', plan: 190_000, list: { at: { 0: { yours: 19_000 } } } },
    says: { filing: 'both spouses' },
    source: { title: '26 U.S.C. 2513', href: 'https://uscode.house.gov/', how: 'Half each' },
  },
  {
    name: 'A future interest has no exclusion',
    given: { ...plain, gifts: [gift('Trust', 5000, 'future')] },
    expect: { taxable: 5000, filing: 'fair' },
    says: { filing: 'future interest' },
    source: {
      title: '26 U.S.C. 2503(b)(1)',
      href: 'https://uscode.house.gov/',
      how: 'Other than gifts of future interests',
    },
  },
  {
    name: 'A 529 plan takes five years at once',
    given: { ...plain, gifts: [gift('Anna', 95_001, 'plan')] },
    expect: { taxable: 1, excluded: 95_000, filing: 'fair' },
    says: { filing: 'election' },
    source: { title: '26 U.S.C. 529(c)(2)(B)', href: 'https://uscode.house.gov/', how: '5 × 19,000' },
  },
  {
    name: 'Tuition, a spouse and charity have no limit',
    given: {
      ...plain,
      gifts: [
        gift('College', 90_000, 'tuition'),
        gift('Spouse', 2_000_000, 'spouse'),
        gift('Red Cross', 500_000, 'charity'),
      ],
    },
    expect: { taxable: 0, excluded: 2_590_000, filing: 'good', plan: 0 },
    source: { title: '26 U.S.C. 2503(e), 2522 and 2523', href: 'https://uscode.house.gov/', how: 'Unlimited' },
  },
  {
    name: 'A spouse who is no citizen: 194,000 in 2026',
    given: { ...plain, gifts: [gift('Spouse', 200_000, 'foreignSpouse')] },
    expect: { taxable: 6000, filing: 'fair' },
    source: { ...procedure, how: '194,000' },
  },
  {
    name: 'It was 190,000 in 2025, and splitting does not reach a spouse',
    given: { ...plain, year: '2025', split: true, gifts: [gift('Spouse', 200_000, 'foreignSpouse')] },
    expect: { taxable: 10_000, left: 13_980_000 },
    source: {
      title: 'IRS Rev. Proc. 2024-40',
      href: 'https://www.irs.gov/pub/irs-drop/rp-24-40.pdf',
      how: '200,000 − 190,000',
    },
  },
  {
    name: 'A late spouse’s exclusion is added',
    given: { ...plain, gifts: [gift('Ben', 18_019_000)], spouseExclusion: 3_000_000 },
    expect: { taxable: 18_000_000, tax: 0, left: 0 },
    source: { title: '26 U.S.C. 2505(a), 2010(c)(2)', href: 'https://uscode.house.gov/', how: '15 + 3 million' },
  },
])
