import { defineCases } from '@/lib/kits/calculator'
import fd from './fixed-deposit'

const decimal = (how: string) => ({ title: 'Python, decimal arithmetic, tests/vectors/savings/deposits.py', how })
const plain = {
  payout: 'cumulative',
  senior: false,
  addOn: 0.005,
  days: 0,
  slab: 0.2,
  pan: true,
  exempt: false,
  other: 0,
} as const
const law = (how: string) => ({
  title: 'Taxguru: Section 194A, TDS thresholds revised from April 2025',
  href: 'https://taxguru.in/income-tax/budget-2025-section-194a-tds-thresholds-revised-effective-april-2025.html' as const,
  how,
})

export default defineCases(fd, [
  {
    name: 'A published calculator: one lakh at 7% for five years is 1,41,477.82',
    given: { ...plain, deposit: 100_000, nominalRate: 0.07, months: 60 },
    expect: {
      maturity: 141_477.82,
      interest: 41_477.82,
      yield: 0.071_859_031_9,
      each: null,
      tds: 0,
      owed: 8295.56,
      net: 33_182.26,
      verdict: 'good',
      table: { rows: 5, at: { 0: { year: 1, interest: 7185.9, tds: 0, paid: 0, balance: 107_185.9 } } },
    },
    source: {
      title: 'FreeToolsGalaxy: FD calculator',
      href: 'https://freetoolsgalaxy.com/tools/fd-calculator/',
      how: 'Read: 141,477.82; the yield is its fifth root, a fifth of the interest is tax, one year is 1.0175^4',
    },
  },
  {
    name: 'Another: 7.5% for five years is about 1,44,995',
    given: { ...plain, deposit: 100_000, nominalRate: 0.075, months: 60 },
    expect: { maturity: 144_994.8 },
    source: {
      title: 'LilUtils: Fixed deposit calculator',
      href: 'https://www.lilutils.com/tools/finance/fd',
      how: 'Read: ~₹144,995; the paise from =FV(7.5%/4;20;0;-100000)',
    },
  },
  {
    name: 'The same by the spreadsheet',
    given: { ...plain, deposit: 100_000, nominalRate: 0.075, months: 60 },
    expect: { maturity: 144_994.8 },
    source: {
      title: 'LibreOffice Calc',
      sheet: { formulas: { maturity: '=FV(7.5%/4;20;0;-100000)' } },
    },
  },
  {
    name: 'Fourteen months and twenty days: four quarters, the rest at simple interest',
    given: { ...plain, deposit: 250_000, nominalRate: 0.0725, months: 14, days: 20 },
    expect: { maturity: 272_936.76, table: { rows: 2 } },
    source: decimal('2.5 lakh × 1.018125^4 × (1 + 7.25% × (2 ÷ 12 + 20 ÷ 365))'),
  },
  {
    name: 'Twenty lakh of a senior, paid monthly: the discounted amount, and TDS above a lakh',
    given: { ...plain, deposit: 2_000_000, nominalRate: 0.07, months: 60, payout: 'monthly', senior: true },
    expect: {
      each: 12_422.68,
      interest: 745_360.8,
      final: 2_000_000,
      tds: 74_536.1,
      yield: null,
      verdict: 'fair',
      table: { at: { 0: { interest: 149_072.16, tds: 14_907.22, paid: 149_072.16, balance: 2_000_000 } } },
    },
    says: { verdict: '10% is deducted in years whose interest passes ₹100,000. It counts towards your tax.' },
    source: decimal('20 lakh × (1.01875^(1 ÷ 3) − 1) in the month; five years of 14,907.22'),
  },
  {
    name: 'Six lakh at 8%, paid quarterly, two months over',
    given: { ...plain, deposit: 600_000, nominalRate: 0.08, months: 14, payout: 'quarterly' },
    expect: { each: 12_000, interest: 56_000 },
    source: decimal('Four times 12,000, and two months of simple interest'),
  },
  {
    name: 'Interest of exactly 50,000 does not pass the threshold',
    given: { ...plain, deposit: 500_000, nominalRate: 0.1, months: 12, payout: 'quarterly' },
    expect: { interest: 50_000, tds: 0, verdict: 'good' },
    source: law('Read: ₹50,000, and ₹1,00,000 for senior citizens, from 1 April 2025; four times 12,500'),
  },
  {
    name: 'One rupee of other interest, and 10% of all of it is deducted',
    given: { ...plain, deposit: 500_000, nominalRate: 0.1, months: 12, payout: 'quarterly', other: 1 },
    expect: { tds: 5000, verdict: 'fair' },
    source: law('The threshold counts all interest of the payer; 10% × 50,000'),
  },
  {
    name: 'Without a PAN it is 20%',
    given: { ...plain, deposit: 1_000_000, nominalRate: 0.075, months: 36, pan: false, slab: 0.05 },
    expect: { maturity: 1_249_716.38, tds: 49_943.27, verdict: 'fair' },
    says: {
      verdict: '20% is deducted in years whose interest passes ₹50,000. It is more than your tax: claim the rest back.',
    },
    source: {
      title: 'Taxcom: Budget 2025 hikes TDS limit for bank FD',
      href: 'https://taxcom.co.in/budget-2025-hikes-tds-limit-for-bank-fd/',
      how: 'Read: the rate rises to 20% without PAN; 77,135.87, 83,085.80 and 89,494.71 a year, a fifth of each to the paisa',
    },
  },
  {
    name: 'With the declaration filed nothing is deducted',
    given: { ...plain, deposit: 1_000_000, nominalRate: 0.075, months: 36, exempt: true },
    expect: { tds: 0, verdict: 'plain' },
    says: { verdict: 'the bank deducts nothing; tax may still be due' },
    source: { title: 'The limit that the page states', how: 'A filed declaration keeps the bank from deducting' },
  },
  {
    name: 'No time at all',
    given: { ...plain, deposit: 1000, nominalRate: 0.07, months: 0, days: 0 },
    problem: 'months',
    source: { title: 'Arithmetic on paper', how: 'Nothing accrues' },
  },
])
