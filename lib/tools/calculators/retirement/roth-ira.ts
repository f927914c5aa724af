import { choice, defineCalculator, integer, money, percent, problem, rate } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { iraLimits } from '@/lib/law/us/ira-limits'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { fadedLimit, type Range } from '@/lib/subjects/tax/us/ira'

const begins = '01-01'
const rules = [iraLimits]
const growing = 'Until retirement'
const largest = 1_000_000_000
const catchUpFrom = 50

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, rules)),
      help: 'A Roth IRA of a US taxpayer. State tax is not in it.',
    }),
    age: integer('Age at the end of the year', {
      initial: 35,
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
      initial: 120_000,
      max: largest,
      help: 'Without conversions to a Roth IRA.',
    }),

    compensation: money('Taxable pay', {
      optional: true,
      max: largest,
      help: 'On a joint return of both, less what your spouse puts into an IRA. Empty: enough.',
      refines: true,
    }),
    otherIras: money('Put into traditional IRAs this year', { initial: 0, max: largest, refines: true }),
    contribution: money('You put in', {
      optional: true,
      max: largest,
      help: 'Empty: all that is allowed.',
      refines: true,
    }),
    balance: money('In the Roth IRA today', { initial: 0, max: largest, section: growing, refines: true }),
    retirement: integer('Age at retirement', { initial: 65, min: 19, max: 100, section: growing, refines: true }),
    returnRate: rate('Return', {
      initial: 0.06,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.3,
      section: growing,
      refines: true,
    }),
    taxDrag: percent('Tax on a taxable account’s return', {
      initial: 0.15,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      help: 'Each year, on the whole return: the account to compare with.',
      section: growing,
      refines: true,
    }),
  },
  outputs: {
    allowed: { kind: 'money', label: 'Allowed this year' },
    verdict: { kind: 'verdict', label: 'Your income and the range' },
    limit: { kind: 'money', label: 'Limit of all IRAs' },
    excess: { kind: 'money', label: 'Too much put in' },
    excise: { kind: 'money', label: 'Tax on it for each year it stays', help: '6% of the excess: Form 5329.' },
    final: { kind: 'money', label: 'Tax-free at retirement' },
    ahead: { kind: 'money', label: 'More than in a taxable account' },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        age: { kind: 'count', label: 'Age' },
        paid: { kind: 'money', label: 'Put in' },
        roth: { kind: 'money', label: 'Roth IRA' },
        taxable: { kind: 'money', label: 'Taxable account' },
      },
      totals: ['paid'],
    },
  },
  formula:
    'Allowed = limit × (end of range − income) ÷ width of range, rounded up to $10 and at least $200, and at most the limit less other IRAs, and your pay',
  limits: [
    'The same contribution is assumed for every later year; the law raises limits and moves ranges.',
    'Contributions are made at the end of each year, and the return is the same every year.',
    'Earnings are tax-free from 59½ on and five years after the first contribution; what an earlier withdrawal costs is not worked out.',
    'Conversions and the way around the income limit by one are left out. No tax advice.',
    'Spouses who filed separately and lived apart all year use the range of a single person.',
  ],
  sources: [
    { title: 'IRS Publication 590-A, Worksheet 2-2', href: 'https://www.irs.gov/publications/p590a' },
    { title: 'IRS Notice 2025-67', href: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf' },
    { title: '26 U.S.C. § 4973', href: 'https://www.law.cornell.edu/uscode/text/26/4973' },
  ],
  rules,

  compute(values, { show }) {
    const law = versionOn(iraLimits, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return problem('taxYear', 'must be a year whose limits are known here')
    if (values.retirement <= values.age) return problem('retirement', 'must be above your age')
    const full = law.contribution + (values.age >= catchUpFrom ? law.catchUp : 0)
    const limit = Math.min(full, values.compensation ?? full)
    const range = law.roth[values.status]
    const reduced = fadedLimit(full, values.income, range)
    const allowed = Math.max(0, Math.min(reduced, limit - values.otherIras))
    const paid = values.contribution ?? allowed
    const excess = Math.max(0, paid - allowed)
    const kept = paid - excess
    let roth = values.balance
    let taxable = values.balance
    const growth = 1 + values.returnRate
    const taxedGrowth = 1 + values.returnRate * (1 - values.taxDrag)
    const years = Array.from({ length: values.retirement - values.age }, (_, at) => {
      roth = roth * (at === 0 ? 1 : growth) + kept
      taxable = taxable * (at === 0 ? 1 : taxedGrowth) + kept
      return { age: values.age + at, paid: kept, roth, taxable }
    })
    return {
      allowed,
      verdict: verdictOn(range, values.income, reduced, full, show),
      limit,
      excess,
      excise: excess * law.excessTax,
      final: roth * growth,
      ahead: roth * growth - taxable * taxedGrowth,
      years,
    }
  },

  steps(values, { limit }) {
    const law = versionOn(iraLimits, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return []
    const range = law.roth[values.status]
    const full = law.contribution + (values.age >= catchUpFrom ? law.catchUp : 0)
    const money = (value: number) => ({ kind: 'money', value }) as const
    const reduced = fadedLimit(full, values.income, range)
    return [
      values.income > range.from && values.income < range.to
        ? {
            finds: 'Limit that is left, before rounding up to $10',
            gives: money((full * (range.to - values.income)) / (range.to - range.from)),
            is: '{full} × ({to} − {income}) ÷ ({to} − {from})',
            with: { full: money(full), to: money(range.to), from: money(range.from) },
          }
        : { finds: 'Limit at this income', gives: money(reduced), says: 'Outside the range' },
      {
        gives: 'allowed',
        is: 'max(0, min({reduced}, {limit} − {otherIras}))',
        with: { reduced: money(reduced), limit: money(limit) },
      },
      { gives: 'excise', is: '{excess} × {rate}', with: { rate: { kind: 'percent', value: law.excessTax } } },
    ]
  },

  charts: [
    { kind: 'line', title: 'Roth IRA and taxable account', of: 'years', x: 'age', y: ['roth', 'taxable'], area: true },
  ],
  examples: [
    {
      name: 'Above the first threshold',
      given: { taxYear: '2026', age: 35, status: 'single', income: 160_000 },
      expect: { allowed: 4000, limit: 7500 },
    },
    {
      name: 'Too much went in',
      given: { taxYear: '2026', age: 52, status: 'joint', income: 250_000, contribution: 8600 },
      expect: { allowed: 1720, excess: 6880, excise: 412.8 },
    },
  ],
})

function verdictOn(range: Range, income: number, reduced: number, full: number, show: Show) {
  const between = `between ${show.money(range.from, 0)} and ${show.money(range.to, 0)}`
  if (reduced === full) return { is: 'good' as const, says: `The limit fades ${between}; your income is below that.` }
  if (reduced === 0)
    return { is: 'bad' as const, says: `The limit fades ${between}; at your income nothing may go in directly.` }
  return {
    is: 'fair' as const,
    says: `The limit fades ${between}; at ${show.money(income, 0)} ${show.money(reduced, 0)} is left.`,
  }
}
