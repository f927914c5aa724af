import { choice, date, defineCalculator, integer, money, percent, problem, rate } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { employeesFundInterest } from '@/lib/law/in/employees-fund-interest'
import { employeesPension, taxedContributions } from '@/lib/law/in/employees-pension'
import { providentFund } from '@/lib/law/in/provident-fund'
import { readOnce } from '@/lib/law/readings'
import { versionOn } from '@/lib/law/rule'
import { employeeFund, monthlyPension, type EmployeeYear } from '@/lib/subjects/finance/employees-fund'

const pensionPart = 'The pension'
const toCome = 'The time to come'
const taxPart = 'Tax on interest'

export default defineCalculator({
  law: 'in',
  inputs: {
    pay: money('Basic pay and dearness allowance a month', { initial: 40_000, max: 10_000_000, above: 0 }),
    age: integer('Your age', { initial: 30, min: 18, max: 64 }),
    retires: integer('Age at retirement', { initial: 58, min: 19, max: 65, above: { field: 'age' } }),
    raise: percent('Raise each April', { initial: 0.05, slider: { from: 0, to: 0.15, step: 0.005 }, max: 0.5 }),
    balance: money('Balance in the account', { initial: 0, max: 1_000_000_000 }),

    base: choice('Contributions are on', {
      options: { whole: 'The whole of this pay', capped: 'Pay up to the wage ceiling' },
      initial: 'whole',
      as: 'menu',
      help: 'Above the ceiling an employer may stop at it.',
      refines: true,
    }),
    voluntary: percent('You pay on top (VPF)', {
      initial: 0,
      slider: { from: 0, to: 0.3, step: 0.01 },
      max: 0.88,
      help: 'A share of the same pay. The employer adds nothing to it.',
      refines: true,
    }),
    member: choice('Member of the pension scheme', {
      options: { yes: 'Yes', no: 'No' },
      initial: 'yes',
      help: 'Whoever first joined with pay above the ceiling is none; the whole share of the employer then goes into the account.',
      section: pensionPart,
      refines: true,
    }),
    served: integer('Years of service so far', {
      initial: 0,
      min: 0,
      max: 46,
      section: pensionPart,
      shownWhen: { field: 'member', is: 'yes' },
      refines: true,
    }),
    from: date('Reckon from', {
      initial: '2026-12-01',
      min: '2022-04-01',
      max: '2060-12-31',
      help: 'From the first of its month.',
      section: toCome,
      refines: true,
    }),
    rate: rate('Interest rate to come', {
      initial: 0.0825,
      slider: { from: 0.06, to: 0.1, step: 0.0005 },
      per: 'year',
      max: 0.2,
      help: 'Declared after each financial year. Years that are known have their own rate.',
      section: toCome,
      refines: true,
    }),
    ceiling: money('Wage ceiling to come', {
      initial: 25_000,
      max: 1_000_000,
      above: 0,
      help: 'Months that are known have the ceiling of the law.',
      section: toCome,
      refines: true,
    }),
  },
  outputs: {
    corpus: { kind: 'money', label: 'Balance at retirement' },
    verdict: { kind: 'verdict', label: 'What it means' },
    own: { kind: 'money', label: 'You paid in' },
    employer: { kind: 'money', label: 'Your employer paid in' },
    interest: { kind: 'money', label: 'Interest' },
    pension: { kind: 'money', label: 'Pension a month from 58', optional: true, section: pensionPart },
    pensionWages: { kind: 'money', label: 'Wages it is reckoned on', optional: true, section: pensionPart },
    pensionYears: {
      kind: 'count',
      label: 'Years it is reckoned on',
      unit: 'years',
      optional: true,
      section: pensionPart,
    },
    intoPension: { kind: 'money', label: 'Paid into the pension', optional: true, section: pensionPart },
    oneSource: { kind: 'text', label: 'Read in one source only', optional: true, section: pensionPart },
    taxed: { kind: 'money', label: 'Interest that is taxed', optional: true, section: taxPart },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'text', label: 'Year', unbroken: true },
        own: { kind: 'money', label: 'Yours' },
        employer: { kind: 'money', label: 'Employer’s' },
        pension: { kind: 'money', label: 'Into the pension' },
        interest: { kind: 'money', label: 'Interest' },
        taxed: { kind: 'money', label: 'Of it taxed' },
        balance: { kind: 'money', label: 'Balance' },
      },
      totals: ['own', 'employer', 'pension', 'interest', 'taxed'],
    },
  },
  formula:
    'Interest of a month = balance at its beginning × rate ÷ 12, added each March; pension a month = average wages of the last 60 months × years of service ÷ 70',
  limits: [
    'Pay is raised each April and does not fall; months without contributions are not reckoned.',
    'A contribution earns from the month after the one in which it is credited, which is taken to be its own.',
    'The wage ceiling and the rate to come are yours to choose. Both are set by the government.',
    'The pension scheme of 2026 was read in one source; what it says of service under an earlier, lower ceiling is not worked out.',
    'A pension before 58 is lower for each year and is not shown. Past service from before November 1995 has rules of its own.',
    'Advances and withdrawals are not reckoned. Charges of the employer and insurance cost you nothing.',
  ],
  sources: [
    { title: 'Employees’ Provident Funds Scheme, 1952, paragraph 60', href: 'https://www.epfindia.gov.in/' },
    {
      title: 'Employees’ Pension Scheme, 2026 (G.S.R. 527(E))',
      href: 'https://gazettetracker.com/g/CG-DL-E-30062026-273951',
    },
    {
      title: 'Employees’ Provident Funds Scheme, 2026 (G.S.R. 525(E))',
      href: 'https://www.staffnews.in/2026/07/employees-provident-funds-scheme-2026.html',
    },
    {
      title: 'Income-tax Rules, 1962, rule 9D: taxable interest of provident funds',
      href: 'https://abcaus.in/income-tax/taxable-interest-contribution-pf-recognised-provided-fund-exceeding-specified-limit.html',
    },
  ],
  rules: [providentFund, employeesPension, employeesFundInterest, taxedContributions],

  compute(values, { show }) {
    const months = (values.retires - values.age) * 12
    if (values.member === 'yes' && values.served > values.age - 14)
      return problem('served', 'must not be longer than your working life')
    const terms = employeesPension.versions.at(-1)?.value ?? employeesPension.versions[0].value
    const { limit } = taxedContributions.versions[0].value
    const pensionMonths = values.member === 'yes' ? Math.max(0, Math.min(months, (terms.age - values.age) * 12)) : 0
    const { years, pensionWages } = employeeFund(
      {
        from: values.from.slice(0, 7),
        months,
        pay: values.pay,
        raise: values.raise,
        balance: values.balance,
        rate: providentFund.versions[0].value.rate,
        voluntary: values.voluntary,
        isCapped: values.base === 'capped',
        pensionMonths,
        taxFree: limit,
      },
      terms.rate,
      (month) => versionOn(employeesFundInterest, `${month}-01`)?.value.rate ?? values.rate,
      (month) => ceilingOn(month, values.ceiling),
    )
    const sum = (of: (year: EmployeeYear) => number) => years.reduce((total, year) => total + of(year), 0)
    const pension =
      values.member === 'yes' && pensionMonths > 0
        ? monthlyPension(terms, values.served * 12 + pensionMonths, pensionWages)
        : undefined
    const taxed = sum((year) => year.taxed)
    return {
      corpus: years.at(-1)?.balance ?? values.balance,
      verdict: verdictOn(years, limit, pension?.amount, terms.leastYears, values.member === 'yes', show),
      own: sum((year) => year.own),
      employer: sum((year) => year.employer),
      interest: sum((year) => year.interest),
      pension: pension?.amount,
      pensionWages: pension?.wages,
      pensionYears: pension?.years,
      intoPension: pension && sum((year) => year.pension),
      oneSource: pension && readOnce([employeesPension, employeesFundInterest], values.from),
      taxed: taxed > 0 ? taxed : undefined,
      years: years.map((year) => ({
        ...year,
        year: `${year.year}–${String((year.year + 1) % 100).padStart(2, '0')}`,
      })),
    }
  },

  steps: (_, { pension }) => [
    { gives: 'own', is: '{years.own}' },
    { gives: 'employer', is: '{years.employer}' },
    { gives: 'corpus', is: '{balance} + {own} + {employer} + {interest}' },
    // The least pension is no result of this.
    ...((pension ?? 0) > employeesPension.versions[0].value.least
      ? [{ gives: 'pension' as const, is: '{pensionWages} × {pensionYears} ÷ 70', rounded: 'nearest' as const }]
      : []),
  ],

  charts: [
    {
      kind: 'stacked',
      title: 'Paid in and interest by year',
      of: 'years',
      x: 'year',
      y: ['own', 'employer', 'interest'],
    },
    { kind: 'line', title: 'Balance at the end of each year', of: 'years', x: 'year', y: ['balance'], area: true },
  ],
  examples: [
    {
      name: 'Forty thousand at thirty',
      given: {},
      expect: { corpus: 17_509_376, own: 3_476_132, employer: 2_776_244, pension: 10_714 },
    },
    {
      name: 'Ninety thousand with eight percent on top',
      given: { pay: 90_000, age: 45, retires: 58, balance: 2_500_000, voluntary: 0.08, served: 18 },
      expect: { corpus: 16_908_378, taxed: 206_619, pension: 11_786, verdict: 'fair' },
    },
  ],
})

/** Days of a month. */
const daysIn = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()

/** The ceiling of a month; one in which it changes has each for its days, as the law wants. */
function ceilingOn(month: string, toComeThen: number): number {
  const days = daysIn(month)
  let sum = 0
  for (let day = 1; day <= days; day++) {
    const known = versionOn(providentFund, `${month}-${String(day).padStart(2, '0')}`)
    sum += known?.value.wageCeiling ?? toComeThen
  }
  return sum / days
}

function verdictOn(
  years: readonly EmployeeYear[],
  limit: number,
  pension: number | undefined,
  leastYears: number,
  isMember: boolean,
  show: Show,
) {
  const over = years.find(({ own }) => own > limit)
  if (over)
    return {
      is: 'fair' as const,
      says: `From ${over.year}–${String((over.year + 1) % 100).padStart(2, '0')} on you pay in more than ${show.money(limit, 0)} a year; interest on what is above is taxed.`,
    }
  if (isMember && pension === undefined)
    return {
      is: 'fair' as const,
      says: `With less than ${leastYears} years of service there is no pension; what was paid in for it is given back in part.`,
    }
  return { is: 'good' as const, says: `You stay below ${show.money(limit, 0)} a year, so no interest is taxed.` }
}
