import { choice, defineCalculator, integer, money, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { hsaLimits } from '@/lib/law/us/hsa-limits'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'

const begins = '01-01'
const rules = [hsaLimits]
const coverPart = 'Cover and age'
const taxPart = 'Tax'
const growingPart = 'Over the years'
const largest = 1_000_000_000

export default defineCalculator({
  law: 'us',
  inputs: {
    taxYear: choice('Tax year', {
      options: Object.fromEntries(knownYears(begins, rules).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, rules)),
    }),
    familyMonths: integer('Months with family cover', {
      initial: 12,
      min: 0,
      max: 12,
      help: 'On whose first day a plan with a high deductible covered the family, and you had no Medicare.',
    }),
    selfMonths: integer('Months with self-only cover', { initial: 0, min: 0, max: 12 }),
    employer: money('Your employer puts in', { initial: 1000, max: largest }),
    contribution: money('You put in', { optional: true, max: largest, help: 'Empty: all that is allowed.' }),

    december: choice('Cover on 1 December', {
      options: { family: 'Family', self: 'Self-only', none: 'None' },
      initial: 'family',
      help: 'Then the whole limit of it is allowed, if cover lasts through the next year.',
      section: coverPart,
      refines: true,
    }),
    older: toggle('55 or older at the end of the year', { section: coverPart, refines: true }),
    fails: toggle('Cover ends before the next year is over', {
      help: 'What only the rule of December allowed is then taxed.',
      section: coverPart,
      refines: true,
    }),
    federalRate: percent('Federal tax bracket', {
      initial: 0.22,
      max: 0.5,
      slider: { to: 0.5, step: 0.01 },
      section: taxPart,
      refines: true,
    }),
    stateRate: percent('State tax', {
      initial: 0.05,
      max: 0.2,
      slider: { to: 0.15, step: 0.0025 },
      help: 'None in states without income tax, and in California and New Jersey, which tax these accounts.',
      section: taxPart,
      refines: true,
    }),
    payroll: toggle('Through payroll', {
      initial: true,
      help: 'Saves Social Security and Medicare tax too.',
      section: taxPart,
      refines: true,
    }),
    payrollRate: percent('Payroll tax', {
      initial: 0.0765,
      max: 0.2,
      slider: { to: 0.2, step: 0.0005 },
      shownWhen: { field: 'payroll', is: true },
      section: taxPart,
      refines: true,
    }),
    balance: money('In the account today', { initial: 0, max: largest, section: growingPart, refines: true }),
    spending: money('Medical bills paid from it a year', {
      initial: 0,
      max: largest,
      section: growingPart,
      refines: true,
    }),
    years: integer('Years', { initial: 20, min: 1, max: 60, section: growingPart, refines: true }),
    returnRate: rate('Return', {
      initial: 0.05,
      slider: { to: 0.12, step: 0.0025 },
      per: 'year',
      max: 0.3,
      section: growingPart,
      refines: true,
    }),
  },
  outputs: {
    limit: { kind: 'money', label: 'Limit of the year' },
    verdict: { kind: 'verdict', label: 'What it means' },
    own: { kind: 'money', label: 'Left for you to put in' },
    saved: { kind: 'money', label: 'Tax saved on what you put in' },
    final: { kind: 'money', label: 'In the account at the end' },
    excess: { kind: 'money', label: 'Above the limit', section: coverPart },
    excise: {
      kind: 'money',
      label: 'Tax on it for each year it stays',
      help: 'Form 5329.',
      section: coverPart,
    },
    byMonth: { kind: 'money', label: 'Limit by months alone', section: coverPart },
    returned: { kind: 'money', label: 'Added to income of the next year', optional: true, section: coverPart },
    failTax: {
      kind: 'money',
      label: 'Tax on it',
      optional: true,
      help: 'At your rates, and a tenth more: Form 8889, part III.',
      section: coverPart,
    },
    otherUse: {
      kind: 'money',
      label: 'Left of it for other use before 65',
      help: 'After tax at your rates and a fifth more. From 65 on only the tax is due.',
      section: growingPart,
    },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        paid: { kind: 'money', label: 'Put in' },
        spent: { kind: 'money', label: 'Bills' },
        balance: { kind: 'money', label: 'In the account' },
        kept: { kind: 'money', label: 'If no bills were paid from it' },
      },
      totals: ['paid', 'spent'],
    },
  },
  formula:
    'Limit = the higher of (months of self-only cover × its limit + months of family cover × its limit) ÷ 12 and the limit of the cover on 1 December; 55 and older $1,000 more',
  limits: [
    'Two spouses with family cover share its limit; each adds the amount for 55 and older to an account of their own.',
    'The same amounts are put in every year, at its beginning; bills are paid then too. The law raises the limits.',
    'Whether a plan qualifies, flexible spending accounts and what else ends eligibility are not judged.',
    'Medical use is free of tax at any age. No tax advice.',
  ],
  sources: [
    { title: 'IRS Publication 969', href: 'https://www.irs.gov/publications/p969' },
    { title: 'IRS: Instructions for Form 8889', href: 'https://www.irs.gov/instructions/i8889' },
  ],
  rules,

  compute(values, { show }) {
    const law = versionOn(hsaLimits, firstDay(begins, Number(values.taxYear)))?.value
    if (!law) return problem('taxYear', 'must be a year whose limits are known here')
    if (values.familyMonths + values.selfMonths > 12)
      return problem('selfMonths', 'must come to twelve months at most, with those of family cover')
    const more = values.older ? law.catchUp : 0
    const byMonth = (values.selfMonths * (law.self + more) + values.familyMonths * (law.family + more)) / 12
    const hasDecember = values.december !== 'none' && values.familyMonths + values.selfMonths > 0
    const whole = hasDecember ? (values.december === 'family' ? law.family : law.self) + more : 0
    const limit = Math.max(byMonth, whole)
    const own = Math.max(0, limit - values.employer)
    const paid = values.contribution ?? own
    const excess = Math.max(0, paid + values.employer - limit)
    const kept = Math.max(0, paid - excess)
    const income = values.federalRate + values.stateRate
    const returned = Math.max(0, Math.min(paid + values.employer, limit) - byMonth)
    const table = growth(values, kept + Math.min(values.employer, limit))
    const final = table.at(-1)?.balance ?? 0
    return {
      limit,
      verdict: verdictOn({ excess, open: limit - paid - values.employer, extra: limit - byMonth }, show),
      own,
      saved: kept * (income + (values.payroll ? values.payrollRate : 0)),
      final,
      excess,
      excise: excess * law.excessTax,
      byMonth,
      returned: values.fails ? returned : undefined,
      failTax: values.fails ? returned * (income + law.testingTax) : undefined,
      otherUse: Math.max(0, final * (1 - income - law.otherUseTax)),
      table,
    }
  },

  steps: ({ older, fails, payroll, contribution }, { limit, byMonth, excess }) => [
    {
      gives: 'byMonth',
      says: `(months × the limit of their cover${older ? ', each with the amount for 55 and older' : ''}) ÷ 12`,
    },
    ...(limit > byMonth ? [{ gives: 'limit' as const, says: 'The whole limit of the cover on 1 December' }] : []),
    { gives: 'own', is: 'max(0, {limit} − {employer})' },
    ...(excess === 0
      ? [
          {
            gives: 'saved' as const,
            is: `{${contribution === undefined ? 'own' : 'contribution'}} × ({federalRate} + {stateRate}${payroll ? ' + {payrollRate}' : ''})`,
          },
        ]
      : []),
    ...(fails
      ? [
          {
            gives: 'failTax' as const,
            is: '{returned} × ({federalRate} + {stateRate} + {testing})',
            with: { testing: { kind: 'percent' as const, value: hsaLimits.versions[0].value.testingTax } },
          },
        ]
      : []),
  ],

  charts: [{ kind: 'line', title: 'Bills paid from it, or not', of: 'table', x: 'year', y: ['balance', 'kept'] }],
  examples: [
    {
      name: 'A family, through payroll',
      given: { taxYear: '2026', familyMonths: 12, selfMonths: 0, employer: 1000 },
      expect: { limit: 8750, own: 7750, saved: 2685.375 },
    },
    {
      name: 'Cover from December only, then lost',
      given: { taxYear: '2026', familyMonths: 1, selfMonths: 0, employer: 0, december: 'family', fails: true },
      expect: { limit: 8750, byMonth: 729.166_667, returned: 8020.833_333, failTax: 2967.708_333 },
    },
  ],
})

interface Growing {
  balance: number
  spending: number
  years: number
  returnRate: number
}

/** Every year begins with what is put in and the bills, which never take more than there is. */
function growth({ balance, spending, years, returnRate }: Growing, paid: number) {
  let rest = balance
  let kept = balance
  return Array.from({ length: years }, (_, at) => {
    const spent = Math.min(spending, rest + paid)
    rest = (rest + paid - spent) * (1 + returnRate)
    kept = (kept + paid) * (1 + returnRate)
    return { year: at + 1, paid, spent, balance: rest, kept }
  })
}

interface Room {
  excess: number
  open: number
  /** What only the rule of December allows. */
  extra: number
}

function verdictOn({ excess, open, extra }: Room, show: Show) {
  if (excess > 0)
    return {
      is: 'bad' as const,
      says: `${show.money(excess)} is too much. Take it out with its earnings before the return is due.`,
    }
  if (extra > 0)
    return {
      is: 'fair' as const,
      says: `${show.money(extra)} of the limit comes from the cover on 1 December, and asks for cover to the end of the next year.`,
    }
  return open > 0
    ? { is: 'fair' as const, says: `${show.money(open)} more may be put in, until the return of the year is due.` }
    : { is: 'good' as const, says: 'The limit is used in full.' }
}
