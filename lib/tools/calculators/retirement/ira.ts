import { choice, defineCalculator, integer, money, percent, problem, rate } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { iraLimits } from '@/lib/law/us/ira-limits'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { fadedLimit, type Range } from '@/lib/subjects/tax/us/ira'

const begins = '01-01'
const rules = [iraLimits]
const later = 'Until retirement'
const largest = 1_000_000_000
const catchUpFrom = 50

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, rules)),
      help: 'A traditional IRA of a US taxpayer. State tax is not in it.',
    }),
    age: integer('Age at the end of the year', {
      initial: 40,
      min: 1,
      max: 100,
      slider: { from: 18, to: 80, step: 1 },
    }),
    status: choice('Filing status', {
      options: {
        single: 'Single or head of household',
        joint: 'Joint return or surviving spouse',
        separate: 'Separate return, lived together',
      },
      initial: 'single',
      as: 'menu',
    }),
    income: money('Modified adjusted gross income', {
      initial: 84_000,
      max: largest,
      help: 'Of the return, before the IRA deduction.',
    }),
    plan: choice('Retirement plan at work', {
      options: { none: 'Nobody has one', own: 'You have one', spouse: 'Only your spouse has one' },
      initial: 'own',
      as: 'menu',
      help: 'Box 13 of the W-2: “Retirement plan”.',
    }),

    compensation: money('Taxable pay', {
      optional: true,
      max: largest,
      help: 'Wages and net earnings; on a joint return of both, less what your spouse puts into an IRA. Empty: enough.',
      refines: true,
    }),
    contribution: money('You put in', {
      optional: true,
      max: largest,
      help: 'Into traditional IRAs for this year. Empty: all that is allowed.',
      refines: true,
    }),
    taxNow: percent('Top tax rate now', { initial: 0.22, slider: { to: 0.5, step: 0.01 }, below: 1, refines: true }),
    taxLater: percent('Tax rate when you take it out', {
      initial: 0.15,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      section: later,
      refines: true,
    }),
    retirement: integer('Age at retirement', { initial: 67, min: 19, max: 100, section: later, refines: true }),
    returnRate: rate('Return', {
      initial: 0.06,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.3,
      section: later,
      refines: true,
    }),
  },
  outputs: {
    deductible: { kind: 'money', label: 'Deductible' },
    verdict: { kind: 'verdict', label: 'Your income and the range' },
    limit: { kind: 'money', label: 'Most you may put in', help: 'Traditional and Roth IRAs together.' },
    nonDeductible: { kind: 'money', label: 'Put in without a deduction', help: 'Form 8606 keeps it as your basis.' },
    taxSaved: { kind: 'money', label: 'Tax saved this year' },
    afterTax: {
      kind: 'money',
      label: 'Worth after tax at retirement',
      help: 'Of this and equal yearly contributions.',
    },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        age: { kind: 'count', label: 'Age' },
        paid: { kind: 'money', label: 'Put in' },
        basis: { kind: 'money', label: 'Basis so far' },
        balance: { kind: 'money', label: 'Balance' },
        afterTax: { kind: 'money', label: 'After tax' },
      },
      totals: ['paid'],
    },
  },
  formula:
    'Deductible = the smallest of what you put in, your pay, and limit × (end of range − income) ÷ width of range, rounded up to $10 and at least $200',
  limits: [
    'The same limit and the same share is assumed for every later year; the law raises limits and moves ranges.',
    'Contributions are made at the end of each year, and the return is the same every year.',
    'Rollovers, inherited IRAs and contributions for last year are left out. No tax advice.',
    'Spouses who filed separately and lived apart all year use the ranges of a single person.',
  ],
  sources: [
    { title: 'IRS Publication 590-A, Worksheet 1-2', href: 'https://www.irs.gov/publications/p590a' },
    { title: 'IRS Notice 2025-67', href: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf' },
  ],
  rules,

  compute(values, { show }) {
    const law = versionOn(iraLimits, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return problem('taxYear', 'must be a year whose limits are known here')
    if (values.plan === 'spouse' && values.status === 'single')
      return problem('plan', 'must be another choice: only a married person has a spouse with a plan')
    if (values.retirement <= values.age) return problem('retirement', 'must be above your age')
    const full = fullLimit(values.age, law)
    const limit = Math.min(full, values.compensation ?? full)
    const paid = values.contribution ?? limit
    if (paid > limit)
      return problem('contribution', `must be at most ${show.money(limit)}: the rest would be an excess contribution`)
    const range = rangeOf(values, law)
    const reduced = range === undefined ? full : fadedLimit(full, values.income, range)
    const deductible = Math.min(reduced, paid)
    let balance = 0
    const years = Array.from({ length: values.retirement - values.age }, (_, at) => {
      balance = balance * (1 + values.returnRate) + paid
      const basis = (paid - deductible) * (at + 1)
      return { age: values.age + at, paid, basis, balance, afterTax: balance - (balance - basis) * values.taxLater }
    })
    const last = years.at(-1)
    const growth = 1 + values.returnRate
    const atRetirement = (last?.balance ?? 0) * growth
    return {
      deductible,
      verdict: verdictOn(range, values.income, reduced, full, show),
      limit,
      nonDeductible: paid - deductible,
      taxSaved: deductible * values.taxNow,
      afterTax: atRetirement - (atRetirement - (last?.basis ?? 0)) * values.taxLater,
      years,
    }
  },

  steps(values, { deductible, nonDeductible }) {
    const law = versionOn(iraLimits, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return []
    const range = rangeOf(values, law)
    const full = fullLimit(values.age, law)
    const money = (value: number) => ({ kind: 'money', value }) as const
    return [
      range !== undefined && values.income > range.from && values.income < range.to
        ? {
            finds: 'Limit that is left, before rounding up to $10',
            gives: money((full * (range.to - values.income)) / (range.to - range.from)),
            is: '{full} × ({to} − {income}) ÷ ({to} − {from})',
            with: { full: money(full), to: money(range.to), from: money(range.from) },
          }
        : {
            finds: 'Limit for the deduction',
            gives: money(range !== undefined && values.income >= range.to ? 0 : full),
            says: 'Outside the range',
          },
      { finds: 'Put in', gives: money(deductible + nonDeductible), is: '{deductible} + {nonDeductible}' },
      { gives: 'taxSaved', is: '{deductible} × {taxNow}' },
    ]
  },

  charts: [{ kind: 'line', title: 'Balance by age', of: 'years', x: 'age', y: ['balance', 'afterTax'], area: true }],
  examples: [
    {
      name: 'Within the range',
      given: { taxYear: '2026', age: 40, status: 'single', income: 84_000, plan: 'own' },
      expect: { deductible: 5250, nonDeductible: 2250, limit: 7500 },
    },
    {
      name: 'A spouse without a plan',
      given: { taxYear: '2026', age: 55, status: 'joint', income: 245_000, plan: 'spouse' },
      expect: { deductible: 6020, limit: 8600 },
    },
  ],
})

interface Law {
  contribution: number
  catchUp: number
  covered: { single: Range; joint: Range; separate: Range }
  spouseCovered: Range
}

function fullLimit(age: number, { contribution, catchUp }: Law): number {
  return contribution + (age >= catchUpFrom ? catchUp : 0)
}

/** The range in which the deduction fades, or nothing where nobody has a plan at work. */
function rangeOf(
  { plan, status }: { plan: 'none' | 'own' | 'spouse'; status: 'single' | 'joint' | 'separate' },
  law: Law,
): Range | undefined {
  if (plan === 'none') return undefined
  if (plan === 'own') return law.covered[status]
  return status === 'separate' ? law.covered.separate : law.spouseCovered
}

function verdictOn(range: Range | undefined, income: number, reduced: number, full: number, show: Show) {
  if (range === undefined) return { is: 'good' as const, says: 'Nobody has a plan at work, so income does not matter.' }
  const between = `between ${show.money(range.from, 0)} and ${show.money(range.to, 0)}`
  if (reduced === full)
    return { is: 'good' as const, says: `The deduction fades ${between}; your income is below that.` }
  if (reduced === 0)
    return {
      is: 'bad' as const,
      says: `The deduction fades ${between}; at your income nothing is left. A Roth IRA may be open to you.`,
    }
  return {
    is: 'fair' as const,
    says: `The deduction fades ${between}; at ${show.money(income, 0)} ${show.money(reduced, 0)} is left.`,
  }
}
