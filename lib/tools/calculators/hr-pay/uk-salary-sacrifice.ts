import { choice, defineCalculator, money, number, percent, problem } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { versionOn } from '@/lib/law/rule'
import { incomeTax } from '@/lib/law/uk/income-tax'
import { minimumWage } from '@/lib/law/uk/minimum-wage'
import { nationalInsurance } from '@/lib/law/uk/national-insurance'
import { pensionAllowance } from '@/lib/law/uk/pension-allowance'
import { studentLoans } from '@/lib/law/uk/student-loans'
import { currentYear, firstDay, knownYears, yearName } from '@/lib/law/years'
import { bracketTax, taperedAllowance } from '@/lib/subjects/tax/brackets'
import { studentLoanRepayment } from '@/lib/subjects/tax/uk-paye'

const begins = '04-06'
const rules = [incomeTax, nationalInsurance, studentLoans, minimumWage, pensionAllowance]
const taxedBenefit = { field: 'benefit', is: ['car', 'other'] } as const
const yourSide = 'What you save'
const employerSide = 'The employer'
const weeksAYear = 52

export default defineCalculator({
  law: 'uk',
  inputs: {
    salary: money('Salary a year', {
      initial: 45_000,
      max: 1e7,
      help: 'By contract, before anything is exchanged.',
    }),
    exchanged: money('Pay you exchange a year', { initial: 3000, max: 1e7 }),
    benefit: choice('For', {
      options: {
        pension: 'A pension',
        car: 'A car of at most 75 g/km',
        cycle: 'A bicycle',
        other: 'Another benefit',
      },
      initial: 'pension',
    }),
    benefitValue: money('Taxable value of the benefit a year', {
      initial: 1200,
      max: 1e8,
      help: 'Of a car the list price times HMRC’s percentage for it, 40,000 × 4% for example.',
      shownWhen: taxedBenefit,
    }),
    nation: choice('Where you live', {
      options: { ruk: 'England, Wales or Northern Ireland', scotland: 'Scotland' },
      initial: 'ruk',
      as: 'menu',
    }),
    taxYear: choice('Tax year', {
      options: Object.fromEntries(
        knownYears(begins, rules).map((year) => [yearName(year), yearName(year).replace('-', '–')]),
      ),
      initial: yearName(currentYear(begins, rules)),
      refines: true,
    }),
    passedOn: percent('Employer’s saving that is added', {
      initial: 0,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'Some employers put their own National Insurance saving, or a part of it, into the benefit.',
      refines: true,
    }),
    loan: choice('Student loan', {
      options: { none: 'None', plan1: 'Plan 1', plan2: 'Plan 2', plan4: 'Plan 4', plan5: 'Plan 5' },
      initial: 'none',
      as: 'menu',
      refines: true,
    }),
    hours: number('Hours a week', { initial: 37.5, min: 1, max: 100, decimals: 2, refines: true }),
    age: choice('Age', {
      options: { adult: '21 or older', from18: '18 to 20', young: 'Under 18, or a new apprentice' },
      initial: 'adult',
      help: 'For the minimum wage.',
      as: 'menu',
      refines: true,
    }),
  },
  outputs: {
    cost: { kind: 'money', label: 'Take-home pay you give up a year' },
    verdict: { kind: 'verdict', label: 'What it means' },
    monthCost: { kind: 'money', label: 'Each month' },
    into: { kind: 'money', label: 'Goes into the benefit', help: 'With what the employer adds of its own saving.' },
    saved: { kind: 'money', label: 'You save' },
    perPound: { kind: 'money', label: 'Cost of each pound of benefit', optional: true },
    taxSaved: { kind: 'money', label: 'Income tax', section: yourSide },
    insuranceSaved: { kind: 'money', label: 'National Insurance', section: yourSide },
    loanSaved: { kind: 'money', label: 'Student loan repayments', section: yourSide },
    employerSaved: { kind: 'money', label: 'National Insurance saved', section: employerSide },
    added: { kind: 'money', label: 'Added to the benefit', section: employerSide },
    kept: { kind: 'money', label: 'Kept', section: employerSide },
    pay: {
      kind: 'table',
      label: 'A year’s pay',
      columns: {
        line: { kind: 'text', label: 'Line' },
        before: { kind: 'money', label: 'Without' },
        after: { kind: 'money', label: 'With the exchange' },
        change: { kind: 'money', label: 'Change' },
      },
    },
    insurance: {
      kind: 'table',
      label: 'The employer’s National Insurance',
      columns: {
        line: { kind: 'text', label: 'Class' },
        before: { kind: 'money', label: 'Without' },
        after: { kind: 'money', label: 'With the exchange' },
      },
      totals: ['before', 'after'],
    },
    paid: {
      kind: 'table',
      label: 'Who pays for what you exchange',
      columns: { from: { kind: 'text', label: 'From' }, amount: { kind: 'money', label: 'Amount' } },
      totals: ['amount'],
    },
  },
  formula: 'Cost = take-home pay on the full salary − take-home pay on the lower salary',
  limits: [
    'One job, no other income, the usual personal allowance. Scottish bands apply to those who live in Scotland.',
    'National Insurance is that of category A, worked out on the year as for pay that is the same each month.',
    'A car or another benefit is taxed on what you enter; its value is not looked up, and fuel is not part of it.',
    'Pensions, cycles and cars of at most 75 g of CO2 a kilometre keep the tax saving. What others are taxed on is the higher of their value and the pay given up (optional remuneration arrangements).',
    'The minimum wage is compared with the salary by contract over 52 weeks; overtime and unpaid hours are not known here.',
    'The lower annual allowance of high incomes, and of those who have drawn from a pension, is not worked out.',
    'What follows from a lower salary elsewhere is left out: statutory pay, childcare, mortgages, life cover.',
  ],
  sources: [
    {
      title: 'GOV.UK: Salary sacrifice and the effects on PAYE',
      href: 'https://www.gov.uk/guidance/salary-sacrifice-and-the-effects-on-paye',
    },
    {
      title: 'Income Tax (Earnings and Pensions) Act 2003, sections 69A to 69F',
      href: 'https://www.legislation.gov.uk/ukpga/2003/1/part/3/chapter/2',
    },
  ],
  rules,

  compute(values, { show }) {
    const { salary, exchanged, benefit } = values
    const day = firstDay(begins, Number.parseInt(values.taxYear))
    const taxLaw = versionOn(incomeTax, day)?.value
    const insuranceLaw = versionOn(nationalInsurance, day)?.value
    const loanLaw = versionOn(studentLoans, day)?.value
    const wages = versionOn(minimumWage, day)?.value
    const allowance = versionOn(pensionAllowance, day)?.value
    if (!taxLaw || !insuranceLaw || !loanLaw || !wages || !allowance)
      return problem('taxYear', 'must be a year whose rates are known here')
    if (exchanged > salary) return problem('exchanged', 'must not be more than the salary')
    const thresholds: Readonly<Record<string, number | undefined>> = loanLaw.thresholds
    const threshold = thresholds[values.loan]
    if (values.loan !== 'none' && threshold === undefined)
      return problem('loan', 'must be another plan: repayments of this one begin in a later tax year')

    const bands = values.nation === 'scotland' ? taxLaw.scottishBands : taxLaw.bands
    const payOn = (cash: number, taxable: number) => {
      const income = cash + taxable
      const tax = bracketTax(income - taperedAllowance(income, taxLaw.allowance), bands)
      const insurance = bracketTax(cash, insuranceLaw.employee)
      const loan = threshold === undefined ? 0 : studentLoanRepayment(cash, threshold, loanLaw.rate)
      return { cash, tax, insurance, loan, left: cash - tax - insurance - loan }
    }
    const cash = salary - exchanged
    const taxable = taxableValue(benefit, values.benefitValue, exchanged)
    const before = payOn(salary, 0)
    const after = payOn(cash, taxable)

    const employerBefore = bracketTax(salary, insuranceLaw.employer)
    const employerAfter = bracketTax(cash, insuranceLaw.employer)
    const classOneA = taxable * (insuranceLaw.employer.at(-1)?.rate ?? 0)
    const employerSaved = employerBefore - employerAfter - classOneA
    const added = Math.max(0, employerSaved) * values.passedOn
    const into = exchanged + added
    const [taxSaved, insuranceSaved, loanSaved] = [
      before.tax - after.tax,
      before.insurance - after.insurance,
      before.loan - after.loan,
    ]
    const saved = taxSaved + insuranceSaved + loanSaved
    const cost = exchanged - saved
    return {
      cost,
      verdict: verdictOn(
        {
          benefit,
          hourly: cash / (values.hours * weeksAYear),
          leastHourly: wages[values.age],
          allowanceBack:
            taperedAllowance(cash + taxable, taxLaw.allowance) - taperedAllowance(salary, taxLaw.allowance),
          pensionOver: benefit === 'pension' ? into - allowance.most : 0,
          mostPension: allowance.most,
          perPound: into === 0 ? undefined : cost / into,
        },
        show,
      ),
      monthCost: cost / 12,
      into,
      saved,
      perPound: into === 0 ? undefined : cost / into,
      taxSaved,
      insuranceSaved,
      loanSaved,
      employerSaved,
      added,
      kept: employerSaved - added,
      pay: (
        [
          ['Salary', before.cash, after.cash],
          ['Income tax', -before.tax, -after.tax],
          ['National Insurance', -before.insurance, -after.insurance],
          ['Student loan', -before.loan, -after.loan],
          ['Take-home pay', before.left, after.left],
        ] as const
      ).map(([line, without, withIt]) => ({ line, before: without, after: withIt, change: withIt - without })),
      insurance: [
        { line: 'Class 1, on pay', before: employerBefore, after: employerAfter },
        { line: 'Class 1A, on the benefit', before: 0, after: classOneA },
      ],
      paid: [
        { from: 'Your take-home pay', amount: cost },
        { from: 'Income tax', amount: taxSaved },
        { from: 'National Insurance', amount: insuranceSaved },
        { from: 'Student loan', amount: loanSaved },
      ],
    }
  },

  steps: [
    { gives: 'taxSaved', is: '{pay.1.after} − {pay.1.before}' },
    { gives: 'insuranceSaved', is: '{pay.2.after} − {pay.2.before}' },
    { gives: 'loanSaved', is: '{pay.3.after} − {pay.3.before}' },
    { gives: 'saved', is: '{taxSaved} + {insuranceSaved} + {loanSaved}' },
    { gives: 'cost', is: '{exchanged} − {saved}' },
    { gives: 'monthCost', is: '{cost} ÷ 12' },
    { gives: 'employerSaved', is: '{insurance.0.before} − {insurance.0.after} − {insurance.1.after}' },
    { gives: 'kept', is: '{employerSaved} − {added}' },
    { gives: 'into', is: '{exchanged} + {added}' },
    { gives: 'perPound', is: '{cost} ÷ {into}' },
  ],

  charts: [{ kind: 'bar', title: 'Who pays for what you exchange', of: 'paid', x: 'from', y: ['amount'] }],
  examples: [
    {
      name: 'Three thousand into a pension',
      given: { salary: 45_000, exchanged: 3000, benefit: 'pension', taxYear: '2026-27' },
      expect: { cost: 2160, monthCost: 180, saved: 840, employerSaved: 450, perPound: 0.72 },
    },
    {
      name: 'A raise past the taper',
      given: { salary: 112_000, exchanged: 12_000, benefit: 'pension', passedOn: 0.5, taxYear: '2026-27' },
      expect: { cost: 4560, saved: 7440, into: 12_900, employerSaved: 1800 },
    },
    {
      name: 'An electric car for 500 a month',
      given: { salary: 45_000, exchanged: 6000, benefit: 'car', benefitValue: 1600, taxYear: '2026-27' },
      expect: { cost: 4640, taxSaved: 880, insuranceSaved: 480, employerSaved: 660 },
    },
  ],
})

type Benefit = 'pension' | 'car' | 'cycle' | 'other'

/** Optional remuneration arrangements: only what the Act excepts is taxed on its own value (ITEPA 2003, sections 69A and 120A). */
function taxableValue(benefit: Benefit, value: number, exchanged: number): number {
  if (benefit === 'pension' || benefit === 'cycle') return 0
  return benefit === 'car' ? value : Math.max(value, exchanged)
}

interface Outcome {
  benefit: Benefit
  hourly: number
  leastHourly: number
  allowanceBack: number
  pensionOver: number
  mostPension: number
  perPound: number | undefined
}

function verdictOn(
  { benefit, hourly, leastHourly, allowanceBack, pensionOver, mostPension, perPound }: Outcome,
  show: Show,
) {
  if (hourly < leastHourly)
    return {
      is: 'bad' as const,
      says: `Not allowed: the salary left is ${show.money(hourly)} an hour, and the minimum wage is ${show.money(leastHourly)}.`,
    }
  if (pensionOver > 0)
    return {
      is: 'fair' as const,
      says: `This alone is ${show.money(pensionOver, 0)} above the annual allowance of ${show.money(mostPension, 0)}; tax is due on the excess unless earlier years have allowance left.`,
    }
  if (benefit === 'other')
    return {
      is: 'fair' as const,
      says: 'A benefit of this kind is taxed on at least the pay you give up, so the exchange saves National Insurance and no income tax.',
    }
  if (perPound === undefined) return { is: 'plain' as const, says: 'Nothing is exchanged.' }
  const each = `Each pound in the benefit costs you ${show.money(perPound)} of take-home pay.`
  return {
    is: perPound < 1 ? ('good' as const) : ('fair' as const),
    says: allowanceBack > 0 ? `${each} ${show.money(allowanceBack, 0)} of your personal allowance comes back.` : each,
  }
}
