import { defineCases } from '@/lib/kits/calculator'
import definition from './tds'

const habco = { title: 'HABCO: TDS rates for F.Y. 2025-26', href: 'https://habco.in/tcs-tds-rates' } as const
const section201 = {
  title: 'CAclubindia: interest under section 201(1A), text of the section',
  href: 'https://caclubindia.com/experts/tds-1131549.asp',
} as const
const forum = {
  title: 'CAclubindia: TDS deducted in July and paid on 8 August bears 3%',
  href: 'https://www.caclubindia.com/forum/tds-on-the-consultancy-charges-349503.asp?offset=2',
} as const
const form = {
  title: 'India Compliance: TDS details of the Income-tax Act 2025 (cbc8f09)',
  href: 'https://github.com/resilient-tech/india-compliance',
} as const
const usual = { day: '2025-06-10', earlier: 0, taxedEarlier: 0, pan: true } as const

export default defineCases(definition, [
  {
    name: 'Fees of exactly 50,000 are free, and use up the limit',
    given: { ...usual, payment: 'professional', amount: 50_000 },
    expect: { tds: 0, net: 50_000, taxed: 0, room: 0, verdict: 'good', source: null, interest: null },
    says: { verdict: 'up to ₹50,000', section: '194J(b)' },
    source: {
      title: 'India Compliance, row 194J(b), FY 2026-27: yearly threshold 50,000',
      href: 'https://github.com/resilient-tech/india-compliance',
      how: 'The limit must be passed',
    },
  },
  {
    name: 'A rupee more, and all of it is taxed',
    given: { ...usual, payment: 'professional', amount: 50_001 },
    expect: { tds: 5000.1, taxed: 50_001, rate: 0.1, due: '2025-07-07', verdict: 'fair' },
    source: { ...habco, how: '194J: 10%' },
  },
  {
    name: 'In the year before, the limit was 30,000',
    given: { ...usual, payment: 'professional', amount: 30_001, day: '2025-03-31' },
    expect: { tds: 3000.1, due: '2025-04-30' },
    source: {
      title: 'CAclubindia: TDS of 31 March is due on 30 April',
      href: 'https://caclubindia.com/experts/tds-1131549.asp',
      how: '10% of 30,001',
    },
  },
  {
    name: 'Contractor: one payment of 30,000 is free',
    given: { ...usual, payment: 'contractOther', amount: 30_000 },
    expect: { tds: 0, room: 70_000, verdict: 'good' },
    source: { ...habco, how: '194C: 30,000 single, 1,00,000 aggregate' },
  },
  {
    name: 'Contractor: one payment above 30,000 is taxed alone',
    given: { ...usual, payment: 'contractIndividual', amount: 40_000, earlier: 25_000 },
    expect: { tds: 400, taxed: 40_000, rate: 0.01 },
    source: { ...habco, how: '1% for an individual' },
  },
  {
    name: 'Contractor: the payment that passes a lakh takes the untaxed ones with it',
    given: { ...usual, payment: 'contractOther', amount: 25_000, earlier: 105_000, taxedEarlier: 40_000 },
    expect: { tds: 1800, taxed: 90_000 },
    source: {
      title: 'CAclubindia: TDS on contractual work, tax on the whole once the aggregate is exceeded',
      href: 'https://www.caclubindia.com/forum/tds-on-contractual-work-465902.asp',
      how: '2% of 130,000 − 40,000',
    },
  },
  {
    name: 'Without a PAN: 20%',
    given: { ...usual, payment: 'contractOther', amount: 40_000, pan: false },
    expect: { tds: 8000, rate: 0.2 },
    source: { ...form, how: 'Row 194C: no-PAN rate 20%' },
  },
  {
    name: 'Without a PAN a lottery stays at 30%',
    given: { ...usual, payment: 'lottery', amount: 10_001, pan: false },
    expect: { tds: 3000.3, rate: 0.3 },
    source: { ...habco, how: '194B: 30%, above 10,000 in a single transaction' },
  },
  {
    name: 'Ten thousand from a lottery are free, whatever was won before',
    given: { ...usual, payment: 'lottery', amount: 10_000, earlier: 90_000 },
    expect: { tds: 0, room: null },
    says: { verdict: 'in one payment' },
    source: { ...habco, how: 'In respect of a single transaction' },
  },
  {
    name: 'Goods: only what lies above 50 lakh',
    given: { ...usual, payment: 'goods', amount: 3_000_000, earlier: 4_000_000 },
    expect: { tds: 2000, taxed: 2_000_000, rate: 0.001, room: 0 },
    source: { ...form, how: 'Row 194Q: tax on the excess only, 0.1%' },
  },
  {
    name: 'Goods without a PAN: 5%, on what was not taxed before',
    given: { ...usual, payment: 'goods', amount: 1_000_000, earlier: 7_000_000, taxedEarlier: 2_000_000, pan: false },
    expect: { tds: 50_000, taxed: 1_000_000, rate: 0.05 },
    source: { ...form, how: 'Row 194Q: no-PAN rate 5%' },
  },
  {
    name: 'A flat of 50 lakh is taxed from the first rupee, and by the thirtieth day after the month',
    given: { ...usual, payment: 'property', amount: 5_000_000, day: '2026-01-15' },
    expect: { tds: 50_000, due: '2026-03-02' },
    source: {
      title: 'Income-tax Act 1961, section 194-IA, and rule 30(2A)',
      href: 'https://www.incometaxindia.gov.in/',
      how: '1%; thirty days from 31 January',
    },
  },
  {
    name: 'A rupee below is free',
    given: { ...usual, payment: 'property', amount: 4_999_999 },
    expect: { tds: 0, verdict: 'good' },
    source: {
      title: 'Income-tax Act 1961, section 194-IA(2)',
      href: 'https://www.incometaxindia.gov.in/',
      how: 'Less than fifty lakh rupees',
    },
  },
  {
    name: 'Monthly rent of 50,000 is free, 50,001 is not',
    given: { ...usual, payment: 'rentLand', amount: 50_001 },
    expect: { tds: 5000.1, room: null },
    says: { verdict: 'in the month' },
    source: { ...form, how: 'Row 194I(b), FY 2025-26: monthly threshold 50,000, 10%' },
  },
  {
    name: 'Net winnings of online games have no limit',
    given: { ...usual, payment: 'onlineGames', amount: 100 },
    expect: { tds: 30, verdict: 'plain' },
    source: { ...habco, how: '194BA: no limit, 30%' },
  },
  {
    name: 'Under the new Act the return has a code',
    given: { ...usual, payment: 'contractIndividual', amount: 40_000, day: '2026-04-01' },
    expect: { tds: 400 },
    says: { section: 'code 1023' },
    source: { ...form, how: 'Row 194C individual, FY 2026-27: code 1023' },
  },
  {
    name: 'A figure with one reading says so',
    given: { ...usual, payment: 'ecommerce', amount: 600_000 },
    expect: { tds: 600, rate: 0.001, source: 'fair' },
    says: { source: 'one source' },
    source: { title: 'Arithmetic on paper', how: '0.1% of 600,000' },
  },
  {
    name: 'Deducted in July, paid on 8 August: two months, 3%',
    given: { ...usual, payment: 'professional', amount: 100_000, day: '2025-07-15', paidOn: '2025-08-08' },
    expect: { tds: 10_000, due: '2025-08-07', latePayment: 300, lateDeduction: 0, interest: 300 },
    source: { ...forum, how: '1.5% for July and for August' },
  },
  {
    name: 'Paid on the last day: nothing',
    given: { ...usual, payment: 'professional', amount: 100_000, day: '2025-07-15', paidOn: '2025-08-07' },
    expect: { interest: null },
    source: { ...forum, how: 'The 7th is in time' },
  },
  {
    name: 'Deducted on 31 March, paid on 15 May: March, April and May',
    given: { ...usual, payment: 'professional', amount: 100_000, day: '2026-03-31', paidOn: '2026-05-15' },
    expect: { due: '2026-04-30', latePayment: 450 },
    source: { ...section201, how: '3 months at 1.5%' },
  },
  {
    name: 'Deducted a month after it should have been: 1% for each month begun',
    given: { ...usual, payment: 'professional', amount: 100_000, day: '2025-07-15', deductedOn: '2025-08-20' },
    expect: { lateDeduction: 200, latePayment: 0, due: '2025-09-07' },
    source: { ...section201, how: '1% for July and August' },
  },
  {
    name: 'Salary of fifteen lakh in 2025-26: a twelfth of 97,500 and cess',
    given: { payment: 'salary', salary: 1_500_000, day: '2025-06-30' },
    expect: { tds: 8125, net: 116_875, taxed: null, rate: null, due: '2025-07-07', verdict: 'plain' },
    says: { section: '192' },
    source: {
      title: 'Arithmetic on paper',
      how: '1,425,000 taxable: 20,000 + 40,000 + 15% of 225,000 = 93,750; with 4% cess 97,500; ÷ 12 = 8,125',
    },
  },
  {
    name: 'Salary under the new Act',
    given: { payment: 'salary', salary: 1_200_000, day: '2026-06-30' },
    expect: { tds: 0 },
    says: { section: '392' },
    source: { title: 'Arithmetic on paper', how: '1,125,000 lies below the rebate’s 1,200,000' },
  },
  {
    name: 'Partners before April 2025',
    given: { ...usual, payment: 'partner', amount: 40_000, day: '2025-03-31' },
    problem: 'payment',
    source: { title: 'Finance (No. 2) Act, 2024: section 194T from 1 April 2025', how: 'No deduction before' },
  },
  {
    name: 'A year that is not known',
    given: { ...usual, payment: 'professional', amount: 40_000, day: '2024-09-30' },
    problem: 'day',
    because: '2024',
    source: { title: 'Arithmetic on paper', how: 'The rule begins on 1 October 2024' },
  },
  {
    name: 'Deducted before it was paid or credited',
    given: { ...usual, payment: 'professional', amount: 40_000, deductedOn: '2025-06-09' },
    problem: 'deductedOn',
    source: { title: 'Arithmetic on paper', how: 'A day before the payment' },
  },
  {
    name: 'Paid over before it was deducted',
    given: { ...usual, payment: 'professional', amount: 40_000, paidOn: '2025-06-09' },
    problem: 'paidOn',
    source: { title: 'Arithmetic on paper', how: 'A day before the deduction' },
  },
  {
    name: 'Tax on earlier payments that is more than this one',
    given: { ...usual, payment: 'professional', amount: 1000, earlier: 100_000 },
    problem: 'earlier',
    source: { title: 'Arithmetic on paper', how: '10% of 101,000 is 10,100' },
  },
])
