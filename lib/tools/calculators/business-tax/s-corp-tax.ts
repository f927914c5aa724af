import { choice, defineCalculator, money, percent, problem, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { employeeInsurance, form1040, lawOfYear, type FederalLaw } from '@/lib/engines/us-federal'
import { federalRules, federalYearBegins, federalYears } from '@/lib/law/us/federal-year'
import { currentYear } from '@/lib/law/years'
import { filingStatuses, type FilingStatus } from '@/lib/subjects/tax/us/filing'

const largest = 1_000_000_000
const company = 'The company'
const owner = 'The owner'
const basisPart = 'Basis'
const sweepPart = 'By salary'

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(federalYears().map((year) => [year, String(year)])),
      initial: String(currentYear(federalYearBegins, federalRules)),
      help: 'One owner who works in the business, a US resident.',
    }),
    status: choice('Filing status', { options: filingStatuses, initial: 'single', as: 'menu' }),
    profit: money('Profit of the business', {
      initial: 120_000,
      max: largest,
      help: 'Of a year, before anything is paid to you.',
    }),
    salary: money('Salary you would pay yourself', {
      initial: 60_000,
      max: largest,
      help: 'It has to be reasonable: what somebody else would be paid for the work.',
    }),
    costs: money('Costs of being a corporation', {
      initial: 2500,
      max: largest,
      help: 'Payroll service, second tax return, unemployment tax, state fees. Of a year.',
    }),

    otherIncome: money('Other taxable income', {
      initial: 0,
      max: largest,
      help: 'Of the household: a spouse’s wages, interest, pensions.',
      section: owner,
      refines: true,
    }),
    health: money('Health insurance of the owner', {
      initial: 0,
      max: largest,
      help: 'Paid by the business. In an S corporation it goes through the W-2 and is deducted by you.',
      section: owner,
      refines: true,
    }),
    serviceBusiness: toggle('A specified service', {
      help: 'Health, law, accounting, consulting, performing arts, finance: at high income the business deduction ends.',
      section: company,
      refines: true,
    }),
    entityRate: percent('State tax on the corporation', {
      initial: 0,
      max: 0.2,
      slider: { to: 0.1, step: 0.001 },
      help: 'Of its profit. Most states have none; some tax S corporations too.',
      section: company,
      refines: true,
    }),
    basis: money('Stock basis on 1 January', {
      initial: 0,
      max: largest,
      help: 'What you put in and left in, taxed already: Form 7203, line 1.',
      section: basisPart,
      refines: true,
    }),
    distributions: money('Distributions in the year', {
      optional: true,
      max: largest,
      help: 'Paid to you beside the salary. Empty: all of the profit that is left.',
      section: basisPart,
      refines: true,
    }),
  },
  outputs: {
    saving: {
      kind: 'money',
      label: 'Saved by the election',
      help: 'A year, after its costs. Below zero: it costs more.',
    },
    verdict: { kind: 'verdict', label: 'What it means' },
    asOwner: { kind: 'money', label: 'Tax as sole owner', help: 'Income and self-employment tax.' },
    asCorporation: {
      kind: 'money',
      label: 'Tax and costs as S corporation',
      help: 'Income tax, both halves of Social Security and Medicare, state tax and costs.',
    },
    payroll: { kind: 'money', label: 'Social Security and Medicare on the salary' },
    left: { kind: 'money', label: 'Profit on the K-1' },
    deductionLost: {
      kind: 'money',
      label: 'Business deduction lost',
      help: 'A salary is no business income. Below zero: gained, because wages lift its limit.',
    },
    basisEnd: { kind: 'money', label: 'Basis on 31 December', section: basisPart },
    beyondBasis: {
      kind: 'money',
      label: 'Distribution beyond the basis',
      help: 'Taxed as a gain on the stock.',
      section: basisPart,
    },
    bestSalary: {
      kind: 'money',
      label: 'Lowest total at a salary of',
      decimals: 0,
      help: 'Arithmetic, not permission: only a reasonable salary stands.',
      section: sweepPart,
    },
    bestSaving: { kind: 'money', label: 'Saved there', section: sweepPart },
    sides: {
      kind: 'table',
      label: 'Side by side',
      columns: {
        item: { kind: 'text', label: 'Item' },
        owner: { kind: 'money', label: 'Sole owner' },
        corporation: { kind: 'money', label: 'S corporation' },
      },
    },
    sweep: {
      kind: 'series',
      label: 'Saving by salary',
      columns: {
        salary: { kind: 'money', label: 'Salary', decimals: 0 },
        saving: { kind: 'money', label: 'Saved', decimals: 0 },
        deduction: { kind: 'money', label: 'Business deduction', decimals: 0 },
      },
    },
  },
  formula:
    'Saving = (income tax + self-employment tax on the profit) − (income tax on salary and K-1 profit + Social Security and Medicare on the salary alone, twice + state tax + costs)',
  limits: [
    'One owner. His salary is the only wage of the business; with employees the limit of the business deduction is higher.',
    'Without property, losses of earlier years and other businesses. The standard deduction is taken, and no credits.',
    'Retirement plans are left out: in an S corporation contributions follow the salary, which a lower salary limits.',
    'State income tax and self-employment taxes of cities are not in it, but the state tax on the corporation is.',
    'The salary is not judged. The IRS may turn distributions into wages where it is too low.',
    'Unrounded, so a line may differ from the return by a dollar. No tax advice.',
  ],
  sources: [
    {
      title: 'IRS: S corporation compensation and medical insurance issues',
      href: 'https://www.irs.gov/businesses/small-businesses-self-employed/s-corporation-compensation-and-medical-insurance-issues',
    },
    { title: 'IRS: Form 1120-S', href: 'https://www.irs.gov/forms-pubs/about-form-1120-s' },
    { title: 'IRS: Form 8995-A', href: 'https://www.irs.gov/forms-pubs/about-form-8995-a' },
    { title: 'IRS: Form 7203, stock and debt basis', href: 'https://www.irs.gov/forms-pubs/about-form-7203' },
    { title: '26 U.S.C. § 1368', href: 'https://www.law.cornell.edu/uscode/text/26/1368' },
  ],
  rules: federalRules,

  compute(values, { minorDigits, show }) {
    const law = lawOfYear(Number(values.taxYear))
    if (!law) return problem('taxYear', 'must be a year whose law is known here')
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const most = largestSalary(values, law)
    if (values.salary > most)
      return problem('salary', `must leave the company a profit: at most ${show.money(most, 0)} with these costs`)
    const sole = asSoleOwner(values, law)
    const corporation = asCorporation(values, values.salary, law)
    const saving = sole.total - corporation.total
    const sweep = Array.from({ length: 61 }, (_, at) => {
      const salary = (most / 60) * at
      const one = asCorporation(values, salary, law)
      return { salary, saving: sole.total - one.total, deduction: one.found.businessDeduction }
    })
    const best = sweep.reduce((lowest, one) => (one.saving > lowest.saving ? one : lowest))
    const room = values.basis + corporation.left
    const distributed = values.distributions ?? corporation.left
    return {
      saving: cents(saving),
      verdict: verdictOn(cents(saving), values, show),
      asOwner: cents(sole.total),
      asCorporation: cents(corporation.total),
      payroll: cents(2 * corporation.half),
      left: cents(corporation.left),
      deductionLost: cents(sole.found.businessDeduction - corporation.found.businessDeduction),
      basisEnd: cents(Math.max(0, room - distributed)),
      beyondBasis: cents(Math.max(0, distributed - room)),
      bestSalary: best.salary,
      bestSaving: cents(best.saving),
      sides: sidesOf(values, sole, corporation, cents),
      sweep,
    }
  },

  steps(values, { left, payroll, beyondBasis }) {
    const law = lawOfYear(Number(values.taxYear))
    if (!law || values.salary > largestSalary(values, law)) return []
    const { half, state, found } = asCorporation(values, values.salary, law)
    const sole = asSoleOwner(values, law)
    const money = (value: number) => ({ kind: 'money', value }) as const
    return [
      {
        finds: 'Employer’s half on the salary',
        gives: money(half),
        is: 'min({salary}, {base}) × {security} + {salary} × {medicare}',
        with: {
          base: money(law.insurance.wageBase),
          security: { kind: 'percent', value: law.insurance.socialSecurityRate },
          medicare: { kind: 'percent', value: law.insurance.medicareRate },
          half: money(half),
          two: { kind: 'count', value: 2 },
          state: money(state),
          income: money(found.incomeTax + found.minimumTax),
          extra: money(found.additionalMedicare.tax + found.investmentTax),
          soleIncome: money(sole.found.incomeTax + sole.found.minimumTax),
          soleEmployment: money(sole.found.selfEmployment.tax),
          soleExtra: money(sole.found.additionalMedicare.tax + sole.found.investmentTax),
          others: money(values.distributions ?? left),
        },
      },
      { gives: 'payroll', is: '{two} × {half}', rounded: 'cents' },
      { gives: 'left', is: '{profit} − {salary} − {half}[ − {costs}][ − {health}][ − {state}]', rounded: 'cents' },
      { gives: 'asOwner', is: '{soleIncome} + {soleEmployment}[ + {soleExtra}]', rounded: 'cents' },
      {
        gives: 'asCorporation',
        is: '{income} + {two} × {half}[ + {extra}][ + {state}][ + {costs}]',
        rounded: 'cents',
      },
      { gives: 'saving', is: '{asOwner} − {asCorporation}' },
      ...(beyondBasis === 0 && payroll >= 0 ? [{ gives: 'basisEnd' as const, is: '{basis} + {left} − {others}' }] : []),
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Saved, and the business deduction, by salary',
      of: 'sweep',
      x: 'salary',
      y: ['saving', 'deduction'],
    },
  ],
  examples: [
    {
      name: 'A designer with a profit of 120 thousand',
      given: { taxYear: '2026', status: 'single', profit: 120_000, salary: 60_000, costs: 2500 },
      expect: { saving: 3099.62, asOwner: 28_461.78, asCorporation: 25_362.16, payroll: 9180, left: 52_910 },
    },
    {
      name: 'Too small for it',
      given: { taxYear: '2026', status: 'single', profit: 30_000, salary: 24_000, costs: 2500 },
      expect: { saving: -1907.09 },
    },
  ],
})

interface Choices {
  status: FilingStatus
  profit: number
  costs: number
  otherIncome: number
  health: number
  serviceBusiness: boolean
  entityRate: number
}

function asSoleOwner(values: Choices, law: FederalLaw) {
  const found = form1040(
    {
      status: values.status,
      profit: values.profit,
      isService: values.serviceBusiness,
      ownerDeductions: values.health,
      otherIncome: values.otherIncome,
    },
    law,
    'exact',
  )
  return { found, total: found.totalTax }
}

/** Salary, employer’s half and costs come off the profit; the rest is the owner’s, without self-employment tax. */
function asCorporation(values: Choices, salary: number, law: FederalLaw) {
  const half = employeeInsurance(salary, law.insurance)
  const before = values.profit - salary - half - values.costs - values.health
  const state = Math.max(0, before) * values.entityRate
  const left = before - state
  const found = form1040(
    {
      status: values.status,
      wages: salary + values.health,
      medicareWages: salary,
      passThrough: left,
      wagesPaid: salary,
      isService: values.serviceBusiness,
      adjustments: values.health,
      otherIncome: values.otherIncome,
    },
    law,
    'exact',
  )
  return { found, half, state, left, total: found.totalTax + 2 * half + state + values.costs }
}

/** The salary that leaves the company nothing, dollars: what the profit pays with the employer’s half, whole dollars down. */
function largestSalary({ profit, costs, health }: Choices, { insurance }: FederalLaw): number {
  const room = Math.max(0, profit - costs - health)
  const { wageBase, socialSecurityRate, medicareRate } = insurance
  const below = room / (1 + socialSecurityRate + medicareRate)
  const salary = below <= wageBase ? below : (room - wageBase * socialSecurityRate) / (1 + medicareRate)
  return Math.floor(salary)
}

function sidesOf(
  values: Choices & { salary: number },
  sole: ReturnType<typeof asSoleOwner>,
  corporation: ReturnType<typeof asCorporation>,
  cents: (amount: number) => number,
) {
  const row = (item: string, one: number, two: number) => ({ item, owner: cents(one), corporation: cents(two) })
  const [a, b] = [sole.found, corporation.found]
  return [
    row('Profit before the owner', values.profit, values.profit),
    row('Salary', 0, values.salary),
    row('Profit taxed as business income', values.profit, corporation.left),
    row('Adjusted gross income', a.agi, b.agi),
    row('Business deduction', a.businessDeduction, b.businessDeduction),
    row('Taxable income', a.taxableIncome, b.taxableIncome),
    row('Income tax', a.incomeTax + a.minimumTax, b.incomeTax + b.minimumTax),
    row('Self-employment, or Social Security and Medicare', a.selfEmployment.tax, 2 * corporation.half),
    row(
      'Additional Medicare and investment tax',
      a.additionalMedicare.tax + a.investmentTax,
      b.additionalMedicare.tax + b.investmentTax,
    ),
    row('State tax on the corporation', 0, corporation.state),
    row('Costs of the corporation', 0, values.costs),
    row('Tax and costs', sole.total, corporation.total),
    row(
      'Left for the owner',
      values.profit + values.otherIncome - values.health - sole.total,
      values.profit + values.otherIncome - values.health - corporation.total,
    ),
  ]
}

function verdictOn(saving: number, { profit, salary }: { profit: number; salary: number }, show: Show) {
  if (saving <= 0)
    return {
      is: 'bad' as const,
      says: 'The election costs more than it saves at this profit and salary.',
    }
  if (salary === 0)
    return {
      is: 'bad' as const,
      says: 'Without a salary the distributions can be taken for wages, with penalties: an owner who works has to be paid.',
    }
  return {
    is: 'good' as const,
    says: `${show.money(saving, 0)} a year is ${show.percent(saving / profit, 1)} of the profit. It holds only as long as the salary is what the work is worth.`,
  }
}
