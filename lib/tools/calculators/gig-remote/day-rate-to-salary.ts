import { defineCalculator, money, number, percent, problem } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'

const most = 1e9
const daysInYear = 260
const time = { section: 'Days without pay', refines: true } as const
const contract = { section: 'As a contractor', refines: true } as const
const job = { section: 'As an employee', refines: true } as const
const averageTax = 'As a share, on average. An example: last year’s payslip or assessment shows yours.'

export default defineCalculator({
  inputs: {
    rate: money('Day rate', { initial: 450, initialIn: { in: 12_000, jp: 45_000, kr: 400_000 }, above: 0, max: 1e7 }),
    salary: money('Salary to compare with', {
      initial: 62_000,
      initialIn: { in: 1_800_000, jp: 7_000_000, kr: 60_000_000 },
      above: 0,
      max: most,
      help: 'Gross, for a year.',
    }),
    contractTax: percent('Tax as a contractor', {
      initial: 0.28,
      max: 0.9,
      slider: { to: 0.6, step: 0.01 },
      help: `${averageTax} Of the profit, with social contributions.`,
    }),
    jobTax: percent('Tax as an employee', {
      initial: 0.27,
      max: 0.9,
      slider: { to: 0.6, step: 0.01 },
      help: `${averageTax} Of pay and bonus, with your own social contributions.`,
    }),
    costs: money('Costs of contracting a year', {
      initial: 4500,
      initialIn: { in: 120_000, jp: 400_000, kr: 4_000_000 },
      max: most,
      help: 'Insurance, accountant, equipment, training, travel that is not paid back.',
    }),
    leave: number('Holidays', { initial: 25, min: 0, max: 260, unit: 'days', ...time }),
    holidays: number('Public holidays', { initial: 8, min: 0, max: 60, unit: 'days', ...time }),
    sick: number('Sickness', { initial: 5, min: 0, max: 260, unit: 'days', ...time }),
    training: number('Training', { initial: 3, min: 0, max: 260, unit: 'days', ...time }),
    bench: number('Weeks between contracts', { initial: 3, min: 0, max: 52, unit: 'weeks', ...time }),
    months: number('Contracting for months of the year', {
      initial: 12,
      above: 0,
      max: 12,
      help: 'Fewer for a contract that ends with nothing after it. The days above fall into these months.',
      ...time,
    }),
    ownPension: percent('Paid into a pension, of profit', {
      initial: 0.08,
      max: 1,
      slider: { to: 0.4, step: 0.01 },
      help: 'Before tax. It counts in full, as that of an employer does.',
      ...contract,
    }),
    bonus: percent('Bonus, of salary', { initial: 0.05, max: 5, slider: { to: 0.5, step: 0.01 }, ...job }),
    jobPension: percent('Employer’s pension, of salary', {
      initial: 0.06,
      max: 1,
      slider: { to: 0.2, step: 0.005 },
      ...job,
    }),
    benefits: money('Other benefits', {
      initial: 1800,
      initialIn: { in: 50_000, jp: 200_000, kr: 2_000_000 },
      max: most,
      help: 'What health insurance, a car or meals would cost you after tax.',
      ...job,
    }),
    security: money('What notice and security are worth', {
      initial: 0,
      max: most,
      help: 'A year’s amount, after tax, that you would pay for them.',
      ...job,
    }),
  },
  outputs: {
    salaryFor: { kind: 'money', label: 'Salary worth as much as this day rate' },
    rateFor: { kind: 'money', label: 'Day rate worth as much as this salary' },
    evenDays: { kind: 'number', label: 'Days to bill to match the salary', decimals: 1, unit: 'days' },
    gap: {
      kind: 'money',
      label: 'Contracting is worth more by',
      help: 'A year, after tax. Negative where the job is worth more.',
    },
    billable: { kind: 'number', label: 'Days billed', decimals: 1, unit: 'days' },
    verdict: { kind: 'verdict', label: 'In words' },
    contractWorth: { kind: 'money', label: 'A year of contracting is worth', section: 'Side by side' },
    jobWorth: { kind: 'money', label: 'A year of the job is worth', section: 'Side by side' },
    invoiced: { kind: 'money', label: 'Invoiced', section: 'Side by side' },
    sides: {
      kind: 'table',
      label: 'Side by side',
      section: 'Side by side',
      columns: {
        line: { kind: 'text', label: 'Line' },
        contract: { kind: 'money', label: 'Contract' },
        job: { kind: 'money', label: 'Job' },
      },
      totals: ['contract', 'job'],
    },
    byDays: {
      kind: 'series',
      label: 'Worth by days billed',
      columns: {
        days: { kind: 'number', label: 'Days billed', decimals: 0 },
        contract: { kind: 'money', label: 'Contract' },
        job: { kind: 'money', label: 'Job' },
      },
    },
  },
  formula:
    'Days billed = 260 × months ÷ 12 − days off − 5 × weeks between. Contract = (rate × days − costs) × (pension + (1 − pension) × (1 − tax)). Job = salary × ((1 + bonus) × (1 − tax) + employer’s pension) + benefits + security. Each side is solved for the value of the other',
  limits: [
    'Taxes are average shares that you enter. Near a threshold or a limit the true figure moves with the income.',
    'A pension counts at face value on both sides, though it is taxed later.',
    'What a contractor must pay for being treated as an employee by tax law is part of the tax share, if it applies to you.',
    'VAT and expenses that a client pays back are left out.',
  ],
  sources: [
    {
      title: 'TaxCalcBase: Day rate and salary, what a comparison has to hold',
      href: 'https://www.taxcalcbase.com/freelance/day-rate-to-salary',
    },
  ],

  compute(values, { show, minorDigits }) {
    const { rate, salary, contractTax, jobTax, costs, ownPension, bonus, jobPension, benefits, security } = values
    const off = values.leave + values.holidays + values.sick + values.training + 5 * values.bench
    const billable = (daysInYear * values.months) / 12 - off
    if (billable <= 0) return problem('leave', 'must leave days to bill: with the other days off none remain')
    const kept = ownPension + (1 - ownPension) * (1 - contractTax)
    const keptOfPay = (1 + bonus) * (1 - jobTax) + jobPension
    const perks = benefits + security
    const invoiced = rate * billable
    const profit = invoiced - costs
    // A loss is carried alone: nobody pays tax or a pension on it.
    const worthOf = (gain: number) => (gain > 0 ? gain * kept : gain)
    const contractWorth = worthOf(profit)
    const jobWorth = salary * keptOfPay + perks
    const salaryFor = (contractWorth - perks) / keptOfPay
    if (salaryFor <= 0)
      return problem('rate', 'must be higher: after costs it is worth less than the benefits of the job alone')
    const needed = jobWorth / kept + costs
    const gap = contractWorth - jobWorth
    const pension = profit * ownPension
    return {
      salaryFor,
      rateFor: needed / billable,
      evenDays: needed / rate,
      gap,
      billable,
      verdict: inWords(),
      contractWorth,
      jobWorth,
      invoiced,
      sides: [
        { line: 'Invoiced, or salary', contract: invoiced, job: salary },
        { line: 'Bonus', contract: 0, job: salary * bonus },
        { line: 'Costs', contract: -costs, job: 0 },
        { line: 'Tax', contract: -(profit - pension) * contractTax, job: -salary * (1 + bonus) * jobTax },
        { line: 'Pension of the employer', contract: 0, job: salary * jobPension },
        { line: 'Benefits and security', contract: 0, job: perks },
      ],
      byDays: Array.from({ length: 14 }, (_, step) => {
        const days = step * 20
        return { days, contract: worthOf(rate * days - costs), job: jobWorth }
      }),
    }

    function inWords(): Verdict {
      if (Math.abs(gap) < 10 ** -minorDigits) return { is: 'plain', says: 'Both are worth the same.' }
      const spare = billable - needed / rate
      if (gap > 0)
        return {
          is: 'plain',
          says: `The contract is worth ${show.money(gap)} more a year. You may lose ${show.number(spare, 1)} billed days before it is not.`,
        }
      return {
        is: 'plain',
        says: `The job is worth ${show.money(-gap)} more a year. The contract would need ${show.number(-spare, 1)} more billed days.`,
      }
    }
  },

  steps: [
    {
      gives: 'billable',
      is: '260 × {months} ÷ 12 − {leave} − {holidays} − {sick} − {training} − 5 × {bench}',
    },
    { gives: 'invoiced', is: '{rate} × {billable}' },
    {
      finds: 'Kept of a contractor’s profit, with pension',
      as: 'kept',
      in: 'percent',
      decimals: 8,
      is: '{ownPension} + (1 − {ownPension}) × (1 − {contractTax})',
    },
    { gives: 'contractWorth', is: '({invoiced} − {costs}) × {kept}' },
    {
      finds: 'Kept of salary, with the employer’s pension',
      as: 'keptOfPay',
      in: 'percent',
      decimals: 8,
      is: '(1 + {bonus}) × (1 − {jobTax}) + {jobPension}',
    },
    { gives: 'jobWorth', is: '{salary} × {keptOfPay} + {benefits} + {security}' },
    { gives: 'salaryFor', is: '({contractWorth} − {benefits} − {security}) ÷ {keptOfPay}' },
    {
      finds: 'To invoice for the worth of the job',
      as: 'needed',
      in: 'money',
      decimals: 4,
      is: '{jobWorth} ÷ {kept} + {costs}',
    },
    { gives: 'rateFor', is: '{needed} ÷ {billable}' },
    { gives: 'evenDays', is: '{needed} ÷ {rate}' },
    { gives: 'gap', is: '{contractWorth} − {jobWorth}' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Worth of a year by days billed',
      of: 'byDays',
      x: 'days',
      y: ['contract', 'job'],
      marks: [{ x: 'evenDays', y: 'jobWorth', label: 'Even' }],
    },
  ],
  examples: [
    {
      name: 'A developer with an offer',
      given: {
        rate: 450,
        salary: 62_000,
        contractTax: 0.28,
        jobTax: 0.27,
        costs: 4500,
        leave: 25,
        holidays: 8,
        sick: 5,
        training: 3,
        bench: 3,
        months: 12,
        ownPension: 0.08,
        bonus: 0.05,
        jobPension: 0.06,
        benefits: 1800,
        security: 0,
      },
      expect: { billable: 204, invoiced: 91_800, salaryFor: 76_238.983666, rateFor: 372.294149, gap: 11_768.52 },
    },
    {
      name: 'A contract of seven months',
      given: {
        rate: 520,
        salary: 62_000,
        contractTax: 0.24,
        jobTax: 0.27,
        costs: 3800,
        leave: 5,
        holidays: 4,
        sick: 2,
        training: 0,
        bench: 0,
        months: 7,
        ownPension: 0,
        bonus: 0.05,
        jobPension: 0.06,
        benefits: 1800,
        security: 2000,
      },
      expect: { billable: 140.666667, salaryFor: 59_169.348659, rateFor: 541.883886 },
    },
  ],
})
