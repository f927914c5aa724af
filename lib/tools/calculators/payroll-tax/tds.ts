import { choice, date, defineCalculator, money, problem, toggle } from '@/lib/kits/calculator'
import { healthAndEducationCess } from '@/lib/law/in/cess'
import { incomeTax } from '@/lib/law/in/income-tax'
import { tds as tdsRule, type TdsPayment } from '@/lib/law/in/tds'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { indianIncomeTax } from '@/lib/subjects/tax/india'
import { amountUnderTds, monthsBegun, tdsDueOn } from '@/lib/subjects/tax/indian-tds'

const salary = { field: 'payment', is: 'salary' } as const
const others = [
  'professional',
  'technical',
  'contractIndividual',
  'contractOther',
  'rentLand',
  'rentPlant',
  'rentByIndividual',
  'commission',
  'bankInterest',
  'bankInterestSenior',
  'otherInterest',
  'securities',
  'dividend',
  'mutualFund',
  'property',
  'byIndividual',
  'goods',
  'ecommerce',
  'partner',
  'benefit',
  'virtualAsset',
  'virtualAssetSpecified',
  'insuranceCommission',
  'insuranceCommissionCompany',
  'lifeInsurance',
  'lotteryCommission',
  'lottery',
  'onlineGames',
  'horses',
  'pf',
  'savingsScheme',
  'acquisition',
  'investmentFund',
  'cash',
  'cashCooperative',
] as const
const notSalary = { field: 'payment', is: others } as const
const largest = 1_000_000_000_000

export default defineCalculator({
  law: 'in',
  inputs: {
    payment: choice('Payment for', {
      options: {
        professional: 'Professional fees, royalty, directors',
        technical: 'Technical services, call centre, film royalty',
        contractIndividual: 'Contractor, an individual or a family',
        contractOther: 'Contractor, a firm or company',
        rentLand: 'Rent of land, building or furniture, by a business',
        rentPlant: 'Rent of plant and machinery',
        rentByIndividual: 'Rent paid by an individual not under audit',
        commission: 'Commission or brokerage',
        salary: 'Salary, new regime',
        bankInterest: 'Interest from a bank or post office',
        bankInterestSenior: 'Interest from a bank to a senior citizen',
        otherInterest: 'Interest from anybody else',
        securities: 'Interest on securities',
        dividend: 'Dividend',
        mutualFund: 'Income from a mutual fund',
        property: 'Purchase of land or a building',
        byIndividual: 'Large contract or fees, by an individual not under audit',
        goods: 'Purchase of goods by a large buyer',
        ecommerce: 'Sales through an e-commerce operator',
        partner: 'Partner’s salary, interest or commission',
        benefit: 'Benefit or perquisite of a business',
        virtualAsset: 'Virtual digital assets',
        virtualAssetSpecified: 'Virtual digital assets, by a specified person',
        insuranceCommission: 'Insurance commission, not to a company',
        insuranceCommissionCompany: 'Insurance commission to a company',
        lifeInsurance: 'Life insurance payout, the income in it',
        lotteryCommission: 'Commission on lottery tickets',
        lottery: 'Lottery and game winnings',
        onlineGames: 'Net winnings from online games',
        horses: 'Horse race winnings',
        pf: 'Early withdrawal of provident fund',
        savingsScheme: 'National Savings Scheme',
        acquisition: 'Compensation for compulsory acquisition',
        investmentFund: 'Income from an investment fund',
        cash: 'Cash withdrawn from a bank',
        cashCooperative: 'Cash withdrawn by a co-operative society',
      },
      initial: 'professional',
      as: 'search',
      help: 'To somebody resident in India.',
    }),
    amount: money('This payment', {
      initial: 60_000,
      max: largest,
      help: 'Without GST, if it is shown apart.',
      shownWhen: notSalary,
    }),
    earlier: money('Paid before to the same person', {
      initial: 0,
      max: largest,
      help: 'For the same thing, since April; for monthly rent, since the first of the month.',
      shownWhen: notSalary,
    }),
    salary: money('Salary of the year', { initial: 1_500_000, max: largest, shownWhen: salary }),
    pan: toggle('A valid PAN was given', { initial: true, shownWhen: notSalary }),
    day: date('Day of payment or credit, whichever is earlier', {
      initial: '2026-11-02',
      max: '2027-03-31',
    }),
    taxedEarlier: money('Of that, already taxed', {
      initial: 0,
      max: { field: 'earlier' },
      help: 'The part of the earlier payments from which tax was deducted.',
      shownWhen: notSalary,
      refines: true,
    }),
    deductedOn: date('Deducted on', {
      optional: true,
      help: 'If it was deducted later than it should have been.',
      refines: true,
    }),
    paidOn: date('Paid to the government on', { optional: true, help: 'For interest on paying late.', refines: true }),
  },
  outputs: {
    tds: { kind: 'money', label: 'Tax to deduct' },
    net: { kind: 'money', label: 'Left to pay out' },
    taxed: { kind: 'money', label: 'Deducted from', optional: true },
    rate: { kind: 'percent', label: 'Rate', optional: true },
    room: { kind: 'money', label: 'Still free this year', optional: true, help: 'Further payments up to the limit.' },
    due: { kind: 'date', label: 'Pay to the government by' },
    section: { kind: 'text', label: 'Where the law has it', section: 'Return' },
    interest: { kind: 'money', label: 'Interest for being late', optional: true, section: 'Return' },
    lateDeduction: { kind: 'money', label: 'For deducting late, 1% a month', optional: true, section: 'Return' },
    latePayment: { kind: 'money', label: 'For paying late, 1.5% a month', optional: true, section: 'Return' },
    verdict: { kind: 'verdict', label: 'Limit' },
    source: { kind: 'verdict', label: 'Source', optional: true },
  },
  formula:
    'TDS = amount above the limit’s test × rate; without a PAN at least 20%, for goods and e-commerce at least 5%',
  limits: [
    'Payments to residents. For non-residents section 195 and treaties decide.',
    'No surcharge or cess is added: on payments to residents other than salary none is due.',
    'Lower-deduction certificates, declarations (15G and 15H) and exempt payees such as banks are left out.',
    'Salary: the new regime with its standard deduction and no other income, a twelfth a month.',
    'The days for paying over are those of rule 30 of the Income-tax Rules, 1962; those of the rules of 2026 were not read.',
    'Whole rupees are usual; this page shows the exact figure.',
    'The higher rate for people who do not file returns ended in April 2025 and is left out before.',
  ],
  sources: [
    { title: 'Income Tax Department: TDS rates', href: 'https://www.incometaxindia.gov.in/' },
    {
      title: 'Income-tax Act, 2025, sections 392 to 398',
      href: 'https://egazette.gov.in/WriteReadData/2025/265620.pdf',
    },
  ],
  rules: [tdsRule, incomeTax, healthAndEducationCess],

  compute(values, { show }) {
    const law = versionOn(tdsRule, values.day)?.value
    if (!law) return problem('day', `must lie in a time whose rates are known: ${knownPeriods(tdsRule, show.date)}`)
    if (values.deductedOn !== undefined && values.deductedOn < values.day)
      return problem('deductedOn', 'must not lie before the day of payment')
    const deductedOn = values.deductedOn ?? values.day
    if (values.paidOn !== undefined && values.paidOn < deductedOn)
      return problem('paidOn', 'must not lie before the day of deduction')
    const due = tdsDueOn(deductedOn, byStatement.includes(values.payment))
    const late = (tds: number) => lateInterest(tds, { day: values.day, deductedOn, paidOn: values.paidOn, due })
    if (values.payment === 'salary') {
      const month = monthlyTax(values.salary, values.day)
      if (month === undefined) return problem('day', 'must lie in a year whose income tax is known')
      return {
        tds: month,
        net: values.salary / 12 - month,
        due,
        section: values.day < newAct ? 'section 192 of the 1961 Act' : 'section 392',
        ...late(month),
        verdict: { is: 'plain', says: 'A month’s share of the tax on the salary of the year.' },
      }
    }
    const payments: readonly TdsPayment[] = law.payments
    const terms = payments.find(({ kind }) => kind === values.payment)
    if (!terms) return problem('payment', 'must be another one: this deduction began on 1 April 2025')
    const taxed = amountUnderTds(
      { payment: values.amount, earlier: values.earlier, taxedEarlier: values.taxedEarlier },
      terms,
    )
    const without = lowWithoutPan.includes(values.payment) ? law.withoutPan.ecommerceAndGoods : law.withoutPan.usual
    const rate = values.pan ? terms.rate : Math.max(terms.rate, without)
    const tds = taxed * rate
    if (tds > values.amount)
      return problem('earlier', 'must be less: the tax on payments before would take more than this payment')
    const all = values.amount + values.earlier
    return {
      tds,
      net: values.amount - tds,
      taxed,
      rate,
      room: roomLeft(terms, all),
      due,
      section: terms.section,
      ...late(tds),
      verdict: limitVerdict(terms, taxed, show.money),
      source: terms.oneSource && {
        is: 'fair' as const,
        says: 'Rate and limit of this payment in this year were read in one source. Compare them before you deduct.',
      },
    }
  },

  steps: [
    { gives: 'tds', is: '{taxed} × {rate}', when: notSalary },
    { gives: 'net', is: '{amount} − {tds}', when: notSalary },
    { gives: 'net', is: '{salary} ÷ 12 − {tds}', when: salary },
    { gives: 'interest', is: '{lateDeduction} + {latePayment}' },
  ],

  examples: [
    {
      name: 'An architect’s bill',
      given: { payment: 'professional', amount: 80_000, earlier: 0, pan: true, day: '2026-11-02' },
      expect: { tds: 8000, net: 72_000, rate: 0.1, due: '2026-12-07' },
    },
    {
      name: 'The bill that crosses a contractor’s limit',
      given: { payment: 'contractOther', amount: 25_000, earlier: 80_000, pan: true, day: '2026-11-02' },
      expect: { tds: 2100, taxed: 105_000, rate: 0.02 },
    },
    {
      name: 'Rent without a PAN, paid over late',
      given: {
        payment: 'rentLand',
        amount: 75_000,
        earlier: 0,
        pan: false,
        day: '2026-07-31',
        paidOn: '2026-08-08',
      },
      expect: { tds: 15_000, rate: 0.2, latePayment: 450, due: '2026-08-07' },
    },
  ],
})

const newAct = '2026-04-01'
/** Paid with a statement of its own within thirty days after the month. */
const byStatement: readonly string[] = ['property', 'rentByIndividual', 'byIndividual', 'virtualAssetSpecified']
const lowWithoutPan: readonly string[] = ['goods', 'ecommerce']

function monthlyTax(salaryOfYear: number, day: string): number | undefined {
  const regime = versionOn(incomeTax, day)?.value.newRegime
  const cess = versionOn(healthAndEducationCess, day)?.value.cess
  if (regime === undefined || cess === undefined) return undefined
  return indianIncomeTax(Math.max(0, salaryOfYear - regime.standardDeduction), regime, cess).total / 12
}

function lateInterest(
  tds: number,
  { day, deductedOn, paidOn, due }: { day: string; deductedOn: string; paidOn?: string | undefined; due: string },
) {
  const lateDeduction = tds * 0.01 * monthsBegun(day, deductedOn)
  const latePayment = paidOn !== undefined && paidOn > due ? tds * 0.015 * monthsBegun(deductedOn, paidOn) : 0
  if (lateDeduction + latePayment === 0) return {}
  return { interest: lateDeduction + latePayment, lateDeduction, latePayment }
}

function roomLeft({ counts, limit, yearLimit }: TdsPayment, all: number): number | undefined {
  if (counts === 'contract') return Math.max(0, (yearLimit ?? limit) - all)
  return counts === 'year' || counts === 'excess' ? Math.max(0, limit - all) : undefined
}

function limitVerdict({ counts, limit, yearLimit }: TdsPayment, taxed: number, written: (amount: number) => string) {
  if (counts === 'none')
    return { is: 'plain' as const, says: 'There is no limit: tax is deducted from the first rupee.' }
  const named =
    counts === 'contract'
      ? `${written(limit)} in one payment and ${written(yearLimit ?? limit)} in the year`
      : `${written(limit)}${counts === 'month' ? ' in the month' : counts === 'payment' ? ' in one payment' : ' in the year'}`
  if (taxed === 0) return { is: 'good' as const, says: `Nothing is deducted up to ${named}.` }
  if (counts === 'excess') return { is: 'fair' as const, says: `Tax is deducted from what lies above ${named}.` }
  return { is: 'fair' as const, says: `The limit of ${named} is passed, so tax is deducted from the whole.` }
}
