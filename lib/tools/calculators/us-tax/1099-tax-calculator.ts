import { choice, defineCalculator, integer, money, number, percent, problem, toggle } from '@/lib/kits/calculator'
import { rootBetween } from '@/lib/base/root'
import { employeeInsurance, form1040, lawOfYear, type FederalLaw, type Household } from '@/lib/engines/us-federal'
import { federalRules, federalYearBegins, federalYears } from '@/lib/law/us/federal-year'
import { mileageRates } from '@/lib/law/us/mileage-rates'
import { readOnce } from '@/lib/law/readings'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay } from '@/lib/law/years'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const costs = 'More costs of the business'
const owner = 'You and your household'
const largest = 1_000_000_000

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(federalYears().map((year) => [year, String(year)])),
      initial: String(currentYear(federalYearBegins, federalRules)),
      help: 'For a sole owner or freelancer who is a US resident. Federal tax, and a state rate that you enter.',
    }),
    receipts: money('Paid to you on 1099s', {
      initial: 70_000,
      max: largest,
      help: 'All receipts of the business, with those that nobody reported. A 1099-K shows them before fees.',
    }),
    expenses: money('Business costs', {
      initial: 10_000,
      max: largest,
      help: 'Schedule C, Part II, without car and home.',
    }),
    wages: money('W-2 wages beside it', { initial: 0, max: largest, help: 'Box 1.' }),
    status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),

    miles: number('Business miles', { initial: 0, max: 1_000_000, section: costs, refines: true }),
    homeOffice: money('Home office', {
      initial: 0,
      max: largest,
      help: 'Schedule C, line 30. It can bring the profit down to zero, not below.',
      section: costs,
      refines: true,
    }),
    retirement: money('Into a SEP, SIMPLE or solo 401(k)', { initial: 0, max: largest, section: owner, refines: true }),
    health: money('Own health insurance', {
      initial: 0,
      max: largest,
      help: 'Premiums in months without a plan of an employer.',
      section: owner,
      refines: true,
    }),
    serviceBusiness: toggle('A specified service', {
      help: 'Health, law, accounting, consulting, performing arts, finance: at high income the business deduction ends.',
      section: owner,
      refines: true,
    }),
    children: integer('Children under 17', { initial: 0, min: 0, max: 20, section: owner, refines: true }),
    spouseWages: toggle('The wages are the other spouse’s', {
      shownWhen: { field: 'status', is: 'joint' },
      section: owner,
      refines: true,
    }),
    withheld: money('Federal tax withheld', {
      initial: 0,
      max: largest,
      help: 'Box 2 of the W-2 and box 4 of 1099s.',
      section: owner,
      refines: true,
    }),
    stateRate: percent('State tax on the profit', {
      initial: 0,
      max: 0.2,
      slider: { to: 0.13, step: 0.0025 },
      help: 'A flat share of the profit, as an estimate.',
      section: owner,
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Tax that the business adds' },
    setAside: { kind: 'percent', label: 'To set aside of each payment', decimals: 1, optional: true },
    takeHome: { kind: 'money', label: 'Left of the profit' },
    quarterly: {
      kind: 'money',
      label: 'Each of four estimated payments',
      help: 'A quarter of the federal tax that withholding leaves, if that is $1,000 and more.',
    },
    equivalent: {
      kind: 'money',
      label: 'Wages that leave the same',
      optional: true,
      help: 'Pay of a job, before benefits, whose tax and payroll deductions leave as much.',
    },
    effectiveRate: { kind: 'percent', label: 'Of the profit', decimals: 1, optional: true },
    oneSource: {
      kind: 'text',
      label: 'One source',
      optional: true,
      section: 'Readings',
      help: 'These figures of the law were read in one source only.',
    },
    layers: {
      kind: 'table',
      label: 'Tax by layer',
      columns: {
        layer: { kind: 'text', label: 'Layer' },
        amount: { kind: 'money', label: 'Added by the business' },
      },
      totals: ['amount'],
    },
    chain: {
      kind: 'table',
      label: 'From receipts to the return',
      columns: {
        form: { kind: 'text', label: 'Form' },
        item: { kind: 'text', label: 'Item' },
        amount: { kind: 'money', label: 'Amount' },
      },
    },
  },
  formula:
    'Tax of the business = federal tax with it − federal tax without it + state rate × profit; share to set aside = tax ÷ receipts',
  limits: [
    'One business of a US citizen or resident; no tax advice.',
    'A loss is set against wages here. An activity without a profit motive deducts none (hobby loss, section 183).',
    'The business pays no wages and owns no property that widens its deduction; losses of earlier years are left out.',
    'State tax is a flat share of the profit that you enter; city taxes and business licences are left out.',
    'Standard deduction; other income of the household is left out and would lift the rate.',
    'The mileage rate replaces all costs of the car but parking and tolls.',
    'Retirement contributions and premiums are taken as typed; their limits are not checked here.',
  ],
  sources: [
    { title: 'IRS: Schedule C (Form 1040)', href: 'https://www.irs.gov/forms-pubs/about-schedule-c-form-1040' },
    { title: 'IRS: Form 8995', href: 'https://www.irs.gov/forms-pubs/about-form-8995' },
    { title: 'IRS: Form 1040-ES', href: 'https://www.irs.gov/forms-pubs/about-form-1040-es' },
    { title: 'Tax-Calculator 6.7.2', href: 'https://github.com/PSLmodels/Tax-Calculator' },
  ],
  rules: [...federalRules, mileageRates],

  compute(values) {
    const day = firstDay(federalYearBegins, Number(values.taxYear))
    const law = lawOfYear(Number(values.taxYear))
    const mile = versionOn(mileageRates, day)?.value.business
    if (!law || mile === undefined) return problem('taxYear', 'must be a year whose law is known here')
    const { profit, driving, office } = scheduleC(values, mile)
    if (values.retirement + values.health > Math.max(0, profit))
      return problem('retirement', 'must, with health insurance, not be more than the profit')
    const { with: found, without } = bothReturns(values, profit, law)
    const federal = without.refund - found.refund
    const state = Math.max(0, profit) * values.stateRate
    const tax = federal + state
    const additional = found.additionalMedicare.tax - without.additionalMedicare.tax
    const incomeTax = federal - found.selfEmployment.tax - additional
    const unpaid = found.totalTax - found.payments
    const takeHome = profit - tax
    return {
      tax,
      setAside: values.receipts > 0 && tax > 0 ? tax / values.receipts : undefined,
      takeHome,
      quarterly: unpaid >= 1000 ? unpaid / 4 : 0,
      equivalent: equivalentWages(values, takeHome, law),
      effectiveRate: profit > 0 ? tax / profit : undefined,
      oneSource: values.miles > 0 ? readOnce([mileageRates], day) : undefined,
      layers: [
        { layer: 'Self-employment tax', amount: found.selfEmployment.tax },
        ...(additional === 0 ? [] : [{ layer: 'Additional Medicare Tax', amount: additional }]),
        { layer: 'Income tax, credits taken off', amount: incomeTax },
        ...(state === 0 ? [] : [{ layer: 'State tax', amount: state }]),
      ],
      chain: [
        { form: 'Schedule C', item: 'Receipts', amount: values.receipts },
        { form: 'Schedule C', item: 'Costs', amount: -values.expenses },
        ...(driving > 0 ? [{ form: 'Schedule C', item: 'Miles', amount: -driving }] : []),
        ...(office > 0 ? [{ form: 'Schedule C', item: 'Home office', amount: -office }] : []),
        { form: 'Schedule C', item: 'Profit or loss', amount: profit },
        {
          form: 'Schedule 1',
          item: 'Deductible part of self-employment tax',
          amount: -found.selfEmployment.deductiblePart,
        },
        ...(values.retirement + values.health > 0
          ? [
              {
                form: 'Schedule 1',
                item: 'Retirement and health insurance',
                amount: -values.retirement - values.health,
              },
            ]
          : []),
        { form: 'Form 1040', item: 'Adjusted gross income', amount: found.agi },
        { form: 'Form 1040', item: 'Standard deduction', amount: -found.deduction },
        { form: 'Form 8995', item: 'Business income deduction', amount: -found.businessDeduction },
        { form: 'Form 1040', item: 'Taxable income', amount: found.taxableIncome },
        { form: 'Form 1040', item: 'Total tax', amount: found.totalTax },
      ],
    }
  },

  steps(values, results) {
    const day = firstDay(federalYearBegins, Number(values.taxYear))
    const law = lawOfYear(Number(values.taxYear))
    const mile = versionOn(mileageRates, day)?.value.business
    if (!law || mile === undefined) return []
    const money = (value: number) => ({ kind: 'money', value }) as const
    const { profit, driving, office } = scheduleC(values, mile)
    const { with: found, without } = bothReturns(values, profit, law)
    return [
      {
        finds: 'Profit or loss',
        gives: money(profit),
        is: '{receipts} − {expenses}[ − {driving} for miles][ − {office} for the home office]',
        with: { driving: money(driving), office: money(office) },
      },
      {
        finds: 'What is owed, less payments, with the business',
        as: 'owed',
        in: 'money',
        is: '{total} − {paid}',
        with: { total: money(found.totalTax), paid: money(found.payments) },
      },
      {
        finds: 'And without it',
        as: 'owedBefore',
        in: 'money',
        is: '{totalBefore} − {paidBefore}',
        with: { totalBefore: money(without.totalTax), paidBefore: money(without.payments) },
      },
      {
        gives: 'tax',
        is:
          values.stateRate > 0 && profit > 0
            ? '{owed} − {owedBefore} + {profit} × {stateRate}'
            : '{owed} − {owedBefore}',
        with: { profit: money(profit) },
      },
      ...(results.setAside === undefined ? [] : [{ gives: 'setAside' as const, is: '{tax} ÷ {receipts}' }]),
    ]
  },

  charts: [{ kind: 'donut', title: 'What becomes of the profit', of: 'layers', label: 'layer', value: 'amount' }],
  examples: [
    {
      name: 'A first year as a freelancer',
      given: { taxYear: '2026', receipts: 70_000, expenses: 10_000, wages: 0 },
      expect: { tax: 12_037, takeHome: 47_963, quarterly: 3009.25 },
    },
    {
      name: 'A side business with a car',
      given: { taxYear: '2026', receipts: 30_000, expenses: 2000, miles: 8000, wages: 90_000, withheld: 11_000 },
      expect: { tax: 6767, equivalent: 21_937.46 },
    },
  ],
})

interface Choices {
  receipts: number
  expenses: number
  wages: number
  status: FilingStatus
  miles: number
  homeOffice: number
  retirement: number
  health: number
  serviceBusiness: boolean
  children: number
  spouseWages: boolean
  withheld: number
  stateRate: number
}

/** Schedule C: miles at the standard rate; the home office takes nothing below zero. */
function scheduleC({ receipts, expenses, miles, homeOffice }: Choices, mile: number) {
  const driving = miles * mile
  const before = receipts - expenses - driving
  const office = Math.min(homeOffice, Math.max(0, before))
  return { driving, office, profit: before - office }
}

function householdOf(values: Choices): Household {
  return {
    status: values.status,
    wages: values.wages,
    children: values.children,
    withheld: values.withheld,
    claimsEarned: values.children > 0,
  }
}

/** The return with the business and without it. */
function bothReturns(values: Choices, profit: number, law: FederalLaw) {
  const household = householdOf(values)
  return {
    without: form1040(household, law),
    with: form1040(
      {
        ...household,
        profit,
        isService: values.serviceBusiness,
        ownerDeductions: values.retirement + values.health,
        ...(values.status === 'joint' && values.spouseWages && { wagesOfOwner: 0 }),
      },
      law,
    ),
  }
}

/** Further wages that leave as much as the business, after income tax, the employee’s insurance and the state’s share. */
function equivalentWages(values: Choices, takeHome: number, law: FederalLaw): number | undefined {
  if (takeHome <= 0) return undefined
  const household = householdOf(values)
  const before = form1040(household, law, 'exact')
  const owned = values.spouseWages ? 0 : values.wages
  const insuranceBefore = employeeInsurance(owned, law.insurance)
  const left = (wages: number) => {
    const after = form1040({ ...household, wages: values.wages + wages }, law, 'exact')
    const insurance = employeeInsurance(owned + wages, law.insurance) - insuranceBefore
    return wages * (1 - values.stateRate) - (before.refund - after.refund) - insurance
  }
  return rootBetween((wages) => left(wages) - takeHome, 0, takeHome * 4)
}
