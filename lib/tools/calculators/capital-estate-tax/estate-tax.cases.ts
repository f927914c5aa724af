import { defineCases } from '@/lib/kits/calculator'
import definition from './estate-tax'

const python = { title: 'Python: tests/vectors/capital-and-estate/deaths.py' } as const
const table = {
  title: 'IRS: Instructions for Form 709, table for computing gift tax',
  href: 'https://www.formsbank.com/template/70589/instructions-for-form-709-2016.html?page=18',
} as const
const one = (value: number, liquid = false) => [{ description: undefined, value, liquid }]
const plain = {
  debts: 0,
  marital: 0,
  charity: 0,
  day: '2026-11-02',
  gifts: 0,
  giftTax: 0,
  spouseExclusion: 0,
  stateTax: 0,
  survivor: false,
}

export default defineCases(definition, [
  {
    name: 'Fifteen million in 2025: 40% of what passes 13.99 million',
    given: { ...plain, assets: one(15_000_000), day: '2025-11-02' },
    expect: {
      tax: 404_000,
      gross: 15_000_000,
      taxable: 15_000_000,
      heirs: 14_596_000,
      gap: 404_000,
      cash: 0,
      unused: null,
      due: '2026-08-02',
      filing: 'fair',
      lines: {
        rows: 14,
        at: {
          0: { line: '1', amount: 15_000_000 },
          3: { line: '3c', amount: 15_000_000 },
          6: { line: '6', what: 'Tentative tax', amount: 5_945_800 },
          12: { line: '9e', what: 'Applicable credit', amount: 5_541_800 },
          13: { line: '12', amount: 404_000 },
        },
      },
    },
    source: { ...python, how: '15,000,000 in 2025' },
  },
  {
    name: 'Exactly the exclusion: no tax, and no return',
    given: { ...plain, assets: one(15_000_000, true) },
    expect: { tax: 0, gap: null, filing: 'good', share: 0 },
    says: { filing: '$15,000,000' },
    source: {
      title: 'IRS Rev. Proc. 2025-32: basic exclusion 15,000,000',
      href: 'https://www.irs.gov/pub/irs-drop/rp-25-32.pdf',
      how: 'A return above it',
    },
  },
  {
    name: 'A dollar more pays forty cents',
    given: { ...plain, assets: one(15_000_001) },
    expect: { tax: 0.4, filing: 'fair' },
    source: { ...table, how: '40% above 1,000,000' },
  },
  {
    name: 'The credit of 2024 is 5,389,800',
    given: { ...plain, assets: one(14_000_000), day: '2024-06-30' },
    expect: { tax: 156_000, due: '2025-03-30', lines: { at: { 12: { amount: 5_389_800 } } } },
    source: {
      title: 'GiftLaw Pro: example 1.2.6A, gift tax credit 5,389,800 in 2024',
      href: 'https://giftlawpro.giftlegacy.com/glawpro_subsection.jsp?WebID=GL1999-0001&CC=1&SS=2&SS2=6',
      how: '40% of 14,000,000 − 13,610,000',
    },
  },
  {
    name: 'Gifts in life and a late spouse’s exclusion',
    given: { ...plain, assets: one(20_000_000), gifts: 1_000_000, spouseExclusion: 3_000_000 },
    expect: { tax: 1_200_000, lines: { at: { 5: { amount: 21_000_000 }, 11: { amount: 18_000_000 } } } },
    source: { ...python, how: '20,000,000 and 1,000,000 of gifts, DSUE 3,000,000, 2026' },
  },
  {
    name: 'Gift tax payable on earlier gifts comes off',
    given: { ...plain, assets: one(16_000_000), gifts: 1_000_000, giftTax: 300_000 },
    expect: { tax: 500_000 },
    source: { title: '26 U.S.C. 2001(b)(2)', href: 'https://uscode.house.gov/', how: '40% of 2,000,000 − 300,000' },
  },
  {
    name: 'Debts, spouse, charity and state taxes are deducted',
    given: {
      ...plain,
      assets: one(30_000_000),
      debts: 1_000_000,
      marital: 8_000_000,
      charity: 2_000_000,
      stateTax: 1_500_000,
    },
    expect: { taxable: 17_500_000, tax: 1_000_000, heirs: 16_500_000 },
    source: { title: 'Arithmetic on paper', how: '30 − 1 − 8 − 2 − 1.5 = 17.5 million; 40% of 2.5 million' },
  },
  {
    name: 'What portability passes on, though no return is due',
    given: { ...plain, assets: one(6_000_000), marital: 2_000_000, survivor: true },
    expect: { tax: 0, unused: 11_000_000, filing: 'plain' },
    source: { title: '26 U.S.C. 2010(c)(4)', href: 'https://uscode.house.gov/', how: '15,000,000 − 4,000,000' },
  },
  {
    name: 'A late spouse’s exclusion is used first, so more of one’s own is left',
    given: { ...plain, assets: one(6_000_000), spouseExclusion: 4_000_000, survivor: true },
    expect: { unused: 13_000_000 },
    source: { title: '26 U.S.C. 2010(c)(4)(B)', href: 'https://uscode.house.gov/', how: '19,000,000 − 6,000,000' },
  },
  {
    name: 'Cash that covers a part',
    given: {
      ...plain,
      assets: [...one(19_000_000), ...one(500_000, true)],
      debts: 500_000,
    },
    expect: { tax: 1_600_000, cash: 500_000, gap: 1_600_000 },
    source: { title: 'Arithmetic on paper', how: '500,000 + 1,600,000 − 500,000' },
  },
  {
    name: 'More deducted than there is',
    given: { ...plain, assets: one(1_000_000), debts: 900_000, marital: 200_000 },
    problem: 'debts',
    source: { title: 'Arithmetic on paper', how: '1,100,000 of 1,000,000' },
  },
  {
    name: 'A year whose law is not known',
    given: { ...plain, assets: one(1_000_000), day: '2023-12-31' },
    problem: 'day',
    because: '2024',
    source: { title: 'Arithmetic on paper', how: 'The rule begins with 2024' },
  },
])
