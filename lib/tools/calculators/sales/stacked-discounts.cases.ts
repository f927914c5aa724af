import { defineCases } from '@/lib/kits/calculator'
import stacked from './stacked-discounts'

const ledger = (how: string) => ({
  title: 'Python: tests/vectors/price-fee-waterfall/stacked_discounts.py',
  how,
})
const plain = { coupon: 0, tax: 0, couponTaxed: 'before', early: 0 } as const
const jacket = {
  ...plain,
  list: 149.9,
  discounts: [{ percent: 0.3 }, { percent: 0.125 }],
  coupon: 15,
} as const

export default defineCases(stacked, [
  {
    name: 'A chain of 9/21/15 on 600',
    given: { ...plain, list: 600, discounts: [{ percent: 0.09 }, { percent: 0.21 }, { percent: 0.15 }] },
    expect: { net: 366.64, rate: 0.388935, factor: 0.611065, saved: 233.36 },
    source: {
      title: 'Summary of Credit Terms, Chapter 7: Chain Discounts, examples 1 and 2',
      href: 'https://docest.com/doc/428998/summary-of-credit-terms-chapter-7',
      how: 'NPER 0.611065, SEDR 0.388935, net price 366.64, trade discount 233.36',
    },
  },
  {
    name: 'A chain of 30/20/5 on 1,000 is one discount of 46.8%, not of 55%',
    given: { ...plain, list: 1000, discounts: [{ percent: 0.3 }, { percent: 0.2 }, { percent: 0.05 }] },
    expect: { net: 532, rate: 0.468, factor: 0.532, saved: 468, verdict: 'plain' },
    says: { verdict: '46.8% off, not 55%' },
    source: {
      title: 'Nashville State Community College: Retailing, Chain Discounts',
      href: 'http://ww2.nscc.edu/Math1075-100/exam_1/chain_discounts.htm',
      how: 'Method A and B: net price 532, 46.8%',
    },
  },
  {
    name: 'A list price of 140 with a chain of 20/15',
    given: { ...plain, list: 140, discounts: [{ percent: 0.2 }, { percent: 0.15 }] },
    expect: { rate: 0.32, saved: 44.8 },
    source: {
      title: 'Chain Discounts, Complement Method, section 15.5',
      href: 'https://paperzz.com/doc/9366388/15.5-chain-discounts-complement-method',
      how: 'List price 140.00, chain 20/15: SED 32%, discount 44.80',
    },
  },
  {
    name: 'Terms of 2/12 net 35: giving up the cash discount costs 32.4% a year',
    given: { ...plain, list: 500, discounts: [{ percent: 0.1 }], early: 0.02, earlyDays: 12, netDays: 35 },
    expect: { earlyRate: 0.323869, earlyPay: 441, earlySaved: 9, total: null },
    source: {
      title: 'The cost of not taking a 2/12 net 35 discount, worked solution',
      href: 'https://smartsolve.ai/question/calculate-the-cost-of-not-taking-212-net-35-discount-enter-the-answer-as-a-percentage-with-1-decimal',
      how: '0.02 ÷ 0.98 × 365 ÷ 23 = 32.4%; amounts from the script',
    },
  },
  {
    name: '20/10/5 on 1,000, step by step',
    given: { ...plain, list: 1000, discounts: [{ percent: 0.2 }, { percent: 0.1 }, { percent: 0.05 }], early: 0.02 },
    expect: {
      net: 684,
      rate: 0.316,
      earlyPay: 670.32,
      earlySaved: 13.68,
      earlyRate: 0.37244898,
      steps: {
        rows: 3,
        at: {
          0: { discount: '20% off', off: 200, price: 800, ofList: 0.2 },
          1: { off: 80, price: 720, ofList: 0.28 },
          2: { off: 36, price: 684, ofList: 0.316 },
        },
        sum: { off: 316 },
      },
      bridge: {
        rows: 5,
        at: {
          0: { line: 'List price', amount: 1000, total: 'yes' },
          1: { line: '20% off', amount: -200, total: '' },
          4: { line: 'Net price', amount: 684 },
        },
      },
    },
    source: ledger('“three rates”'),
  },
  {
    name: 'A voucher between two percentages, the second capped at 40',
    given: {
      ...plain,
      list: 899,
      discounts: [
        { name: 'Winter sale', percent: 0.25 },
        { name: 'Voucher', amount: 50 },
        { name: 'Card', percent: 0.1, most: 40 },
      ],
    },
    expect: {
      net: 584.25,
      saved: 314.75,
      rate: 0.350111235,
      steps: { at: { 1: { discount: 'Voucher', off: 50, price: 624.25 }, 2: { off: 40 } } },
      orders: {
        rows: 3,
        at: {
          0: { order: 'As entered', price: 584.25, saved: 314.75 },
          1: { order: 'Percentages first', price: 584.25, saved: 314.75 },
          2: { order: 'Amounts first', price: 596.75, saved: 302.25 },
        },
      },
    },
    source: ledger('“sofa” and the two other orders'),
  },
  {
    name: 'A shop’s coupon comes off before sales tax',
    given: { ...jacket, tax: 0.0825 },
    expect: { net: 91.81, couponUsed: 15, taxed: 6.34, total: 83.15 },
    source: ledger('“jacket, coupon before tax”'),
  },
  {
    name: 'A maker’s coupon comes off after sales tax',
    given: { ...jacket, tax: 0.0825, couponTaxed: 'after' },
    expect: { net: 91.81, couponUsed: 15, taxed: 7.57, total: 84.38 },
    source: ledger('“jacket, coupon after tax”'),
  },
  {
    name: 'VAT is in the price',
    given: { ...jacket, tax: 0.19, couponTaxed: 'included' },
    expect: { couponUsed: 15, taxed: 12.26, total: 76.81 },
    source: ledger('“jacket, tax inside”'),
  },
  {
    name: 'A coupon above the price stops at 0',
    given: { ...plain, list: 40, discounts: [{ percent: 0.5 }], coupon: 25, tax: 0.1 },
    expect: { couponUsed: 20, taxed: 0, total: 0, verdict: 'fair' },
    says: { verdict: '5.00 has nothing left' },
    source: ledger('“voucher above the price”'),
  },
  {
    name: 'Taken after tax it pays the tax as well',
    given: { ...plain, list: 40, discounts: [{ percent: 0.5 }], coupon: 25, tax: 0.1, couponTaxed: 'after' },
    expect: { couponUsed: 22, taxed: 2, total: 0 },
    source: ledger('“voucher pays the tax too”'),
  },
  {
    name: 'An amount above the price leaves nothing',
    given: { ...plain, list: 30, discounts: [{ amount: 45 }, { percent: 0.1 }] },
    expect: { net: 0, rate: 1, saved: 30, factor: 0, verdict: 'fair' },
    says: { verdict: 'Nothing is left' },
    source: ledger('“amount above the price”'),
  },
  {
    name: 'Yen are rounded to whole yen',
    region: 'jp',
    given: { ...plain, list: 1999, discounts: [{ percent: 0.15 }, { percent: 0.07 }] },
    expect: { net: 1580, saved: 419 },
    source: { title: 'LibreOffice Calc', how: '=ROUND(1999*85%*93%;0)' },
  },
  {
    name: 'A row that has neither takes nothing off',
    given: { ...plain, list: 80, discounts: [{ percent: 0.25 }, {}] },
    expect: { net: 60, rate: 0.25 },
    says: { verdict: 'They take 25%' },
    source: { title: 'Arithmetic on paper', how: '80 × 75%' },
  },
  {
    name: 'A percentage and an amount in one row are refused',
    given: { ...plain, list: 80, discounts: [{ percent: 0.25, amount: 5 }] },
    problem: 'discounts',
    because: 'not both',
    source: { title: 'Arithmetic on paper', how: 'Which of them comes first is not said' },
  },
  {
    name: 'A cash discount ends before the bill is due',
    given: { ...plain, list: 80, discounts: [{ percent: 0.25 }], early: 0.02, earlyDays: 30, netDays: 30 },
    problem: 'netDays',
    source: { title: 'Arithmetic on paper', how: '365 ÷ (30 − 30)' },
  },
])
