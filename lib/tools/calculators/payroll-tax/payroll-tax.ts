import { choice, defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { employerPayroll } from '@/lib/law/us/employer-payroll'
import { socialInsurance } from '@/lib/law/us/social-insurance'
import { versionOn } from '@/lib/law/rule'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'
import { paydayInsurance } from '@/lib/subjects/tax/us/employee-insurance'
import { paydaysOf } from '@/lib/subjects/tax/us/paydays'
import { dueDay } from '@/lib/subjects/tax/us/safe-harbour'

const begins = '01-01'
const rules = [socialInsurance, employerPayroll]
const largest = 100_000_000
const wholeCost = 'Whole cost'
const deposits = 'Returns and deposits'
const statePart = 'State and local'

export default defineCalculator({
  law: 'us',
  inputs: {
    year: choice('Year', {
      options: Object.fromEntries(
        knownYears(begins, rules)
          .toReversed()
          .map((year) => [year, String(year)]),
      ),
      initial: String(currentYear(begins, rules)),
    }),
    employees: rows('Employees', {
      columns: {
        who: text('Who', { optional: true, maxLength: 60 }),
        pay: money('Pay a year', { initial: 50_000, max: largest }),
        count: integer('How many', { initial: 1, min: 1, max: 10_000 }),
      },
      initial: [
        { who: 'Manager', pay: 60_000, count: 1 },
        { who: 'Assistants', pay: 45_000, count: 2 },
      ],
      row: 'employee',
      min: 1,
      max: 40,
      help: 'Before taxes, after cafeteria-plan deductions.',
    }),
    frequency: choice('They are paid', {
      options: { '52': 'Every week', '26': 'Every two weeks', '24': 'Twice a month', '12': 'Every month' },
      initial: '26',
      as: 'menu',
    }),
    stateRate: percent('State unemployment rate', {
      initial: 0.027,
      max: 0.3,
      slider: { to: 0.12, step: 0.001 },
      help: 'Of the notice that the state sends you each year.',
    }),
    stateBase: money('Pay it is charged on', {
      initial: 7000,
      max: 1_000_000,
      help: 'The state’s wage base: of each employee in a year.',
    }),

    localRate: percent('Other employer taxes on pay', {
      initial: 0,
      max: 0.5,
      slider: { to: 0.03, step: 0.0005 },
      help: 'The employer’s part of paid leave, training, transit or local taxes, together.',
      section: statePart,
      refines: true,
    }),
    localBase: money('Pay they are charged on', {
      optional: true,
      max: largest,
      help: 'Of each employee. Empty: all of it.',
      section: statePart,
      refines: true,
    }),
    reduced: choice('State with a reduced federal credit', {
      options: {
        none: 'None',
        california: 'California',
        newYork: 'New York',
        virginIslands: 'US Virgin Islands',
        typed: 'Another rate',
      },
      initial: 'none',
      as: 'menu',
      help: 'States that owe the federal unemployment fund. The list of a year comes in November.',
      section: statePart,
      refines: true,
    }),
    reduction: percent('Credit reduction', {
      initial: 0.003,
      max: 0.054,
      slider: { to: 0.054, step: 0.003 },
      shownWhen: { field: 'reduced', is: 'typed' },
      section: statePart,
      refines: true,
    }),
    firstPayday: integer('First payday in January', {
      initial: 2,
      min: 1,
      max: 14,
      shownWhen: { field: 'frequency', is: ['52', '26'] },
      section: deposits,
      refines: true,
    }),
    withheldShare: percent('Income tax withheld, of the pay', {
      initial: 0.1,
      max: 0.5,
      slider: { to: 0.37, step: 0.01 },
      help: 'It costs you nothing, and decides with the rest how deposits are due.',
      section: deposits,
      refines: true,
    }),
    lookback: money('Tax on Forms 941 in the lookback year', {
      optional: true,
      max: 1_000_000_000,
      help: 'July of the second year before to June of the year before. Empty: as much as this year.',
      section: deposits,
      refines: true,
    }),
    compensationRate: percent('Workers’ compensation, of the pay', {
      initial: 0,
      max: 0.5,
      slider: { to: 0.2, step: 0.001 },
      section: wholeCost,
      refines: true,
    }),
    benefits: money('Benefits a month, each employee', { initial: 0, max: 100_000, section: wholeCost, refines: true }),
  },
  outputs: {
    total: { kind: 'money', label: 'Payroll taxes in the year' },
    verdict: { kind: 'verdict', label: 'Deposits' },
    socialSecurity: { kind: 'money', label: 'Social Security' },
    medicare: { kind: 'money', label: 'Medicare' },
    futa: { kind: 'money', label: 'Federal unemployment', help: 'FUTA, Form 940.' },
    suta: { kind: 'money', label: 'State unemployment' },
    local: { kind: 'money', label: 'Other taxes', optional: true },
    pay: { kind: 'money', label: 'Pay', section: wholeCost },
    compensation: { kind: 'money', label: 'Workers’ compensation', optional: true, section: wholeCost },
    benefitsCost: { kind: 'money', label: 'Benefits', optional: true, section: wholeCost },
    cost: { kind: 'money', label: 'Cost of all employees', section: wholeCost },
    onTop: { kind: 'percent', label: 'Above the pay', decimals: 2, optional: true, section: wholeCost },
    form941: {
      kind: 'money',
      label: 'On the four Forms 941',
      help: 'Both halves of Social Security and Medicare, and what was withheld from pay.',
      section: deposits,
    },
    mostOnOneDay: { kind: 'money', label: 'Most on one payday', section: deposits },
    people: {
      kind: 'table',
      label: 'By employee',
      columns: {
        who: { kind: 'text', label: 'Who' },
        count: { kind: 'count', label: 'How many' },
        pay: { kind: 'money', label: 'Pay' },
        socialSecurity: { kind: 'money', label: 'Social Security' },
        medicare: { kind: 'money', label: 'Medicare' },
        futa: { kind: 'money', label: 'Federal unemployment' },
        suta: { kind: 'money', label: 'State unemployment' },
        local: { kind: 'money', label: 'Other taxes' },
        cost: { kind: 'money', label: 'Whole cost' },
      },
      totals: ['count', 'pay', 'socialSecurity', 'medicare', 'futa', 'suta', 'local', 'cost'],
    },
    months: {
      kind: 'table',
      label: 'By month',
      columns: {
        month: { kind: 'month', label: 'Month' },
        pay: { kind: 'money', label: 'Pay' },
        insurance: { kind: 'money', label: 'Social Security and Medicare' },
        unemployment: { kind: 'money', label: 'Unemployment' },
        local: { kind: 'money', label: 'Other taxes' },
        cost: { kind: 'money', label: 'Whole cost' },
        deposit: { kind: 'money', label: 'To deposit' },
      },
      totals: ['pay', 'insurance', 'unemployment', 'local', 'cost', 'deposit'],
    },
    quarters: {
      kind: 'table',
      label: 'By quarter',
      columns: {
        quarter: { kind: 'text', label: 'Quarter' },
        form941: { kind: 'money', label: 'Form 941' },
        futa: { kind: 'money', label: 'Federal unemployment' },
        deposit: { kind: 'money', label: 'Of it to deposit' },
        due: { kind: 'date', label: 'By' },
      },
      totals: ['form941', 'futa', 'deposit'],
    },
  },
  formula:
    'Payroll taxes = 6.2% of pay up to the wage base + 1.45% of pay + 0.6% of the first $7,000 of each employee, and the reduction of the federal credit + state rate × pay up to the state’s base + other taxes',
  limits: [
    'Even pay over the year, for employees who are there all of it. Each tax on pay is rounded to the cent on each payday.',
    'State tax is taken to be paid in time, so that the full federal credit is given before the reduction.',
    'State rates and bases are yours to enter: they differ by state, year and employer.',
    'A payday on a weekend is not moved. Federal holidays are not looked up.',
    'Household and farm employers, nonprofits without unemployment tax, tips and the family of a sole owner have other rules. No tax advice.',
  ],
  sources: [
    { title: 'IRS Publication 15: Employer’s Tax Guide', href: 'https://www.irs.gov/publications/p15' },
    { title: 'IRS: Form 940', href: 'https://www.irs.gov/forms-pubs/about-form-940' },
    { title: 'IRS: Form 941', href: 'https://www.irs.gov/forms-pubs/about-form-941' },
    { title: 'SSA: Contribution and benefit base', href: 'https://www.ssa.gov/oact/cola/cbb.html' },
  ],
  rules,

  compute(values, { minorDigits, show }) {
    const year = Number(values.year)
    const day = firstDay(begins, year)
    const insurance = versionOn(socialInsurance, day)?.value
    const law = versionOn(employerPayroll, day)?.value
    if (!insurance || !law) return problem('year', 'must be a year whose rates are known here')
    const reduction = reductionOf(values, law)
    if (reduction === undefined)
      return problem('reduced', `must be “Another rate”: the reductions of ${year} are not known here`)
    if (values.frequency === '52' && values.firstPayday > 7)
      return problem('firstPayday', 'must be from 1 to 7 where pay comes every week')
    const cents = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const sum = (amounts: readonly number[]) => cents(amounts.reduce((total, amount) => total + amount, 0))
    const days = paydaysOf(year, values.frequency, `${year}-01-${String(values.firstPayday).padStart(2, '0')}`)
    const rates = { ...values, reduction, insurance, law }
    const people = values.employees.map((employee) => ({
      ...employee,
      paydays: yearOf(employee, days.length, rates, cents),
    }))

    const perPerson = people.map(({ who, count, paydays }, at) => {
      const total = (name: Item) => sum(paydays.map((payday) => count * payday[name]))
      return {
        who: who ?? `Employee ${at + 1}`,
        count,
        pay: total('pay'),
        socialSecurity: total('socialSecurity'),
        medicare: total('medicare'),
        futa: total('futa'),
        suta: total('suta'),
        local: total('local'),
        cost: sum([total('pay'), ...taxItems.map(total), total('compensation'), 12 * count * values.benefits]),
      }
    })
    const all = (name: 'pay' | 'cost' | (typeof taxItems)[number]) => sum(perPerson.map((row) => row[name]))
    const onDay = (name: Item | 'liability', at: number) =>
      sum(people.map(({ count, paydays }) => count * (paydays[at]?.[name] ?? 0)))
    const inMonth = (name: Item | 'liability', month: number) =>
      sum(days.flatMap((payday, at) => (Number(payday.slice(5, 7)) === month ? [onDay(name, at)] : [])))
    const heads = people.reduce((total, { count }) => total + count, 0)
    const months = Array.from({ length: 12 }, (_, at) => {
      const of = (name: Item | 'liability') => inMonth(name, at + 1)
      const insured = sum([of('socialSecurity'), of('medicare')])
      const unemployment = sum([of('futa'), of('suta')])
      return {
        month: `${year}-${String(at + 1).padStart(2, '0')}`,
        pay: of('pay'),
        insurance: insured,
        unemployment,
        local: of('local'),
        cost: sum([of('pay'), insured, unemployment, of('local'), of('compensation'), heads * values.benefits]),
        deposit: of('liability'),
      }
    })
    const unemploymentOf = months.map((_, at) => inMonth('futa', at + 1))
    const quarters = quartersOf(months, unemploymentOf, year, law.unemploymentOver, cents)
    const form941 = sum(months.map(({ deposit }) => deposit))
    const mostOnOneDay = Math.max(...days.map((_, at) => onDay('liability', at)))
    const total = sum([all('socialSecurity'), all('medicare'), all('futa'), all('suta'), all('local')])
    const pay = all('pay')
    const cost = all('cost')
    return {
      total,
      verdict: depositVerdict(
        { lookback: values.lookback, form941, mostOnOneDay, quarters: quarters.map((quarter) => quarter.form941) },
        law,
        show,
      ),
      socialSecurity: all('socialSecurity'),
      medicare: all('medicare'),
      futa: all('futa'),
      suta: all('suta'),
      local: values.localRate > 0 ? all('local') : undefined,
      pay,
      compensation:
        values.compensationRate > 0 ? sum(months.map((_, at) => inMonth('compensation', at + 1))) : undefined,
      benefitsCost: values.benefits > 0 ? cents(12 * heads * values.benefits) : undefined,
      cost,
      onTop: pay > 0 ? (cost - pay) / pay : undefined,
      form941,
      mostOnOneDay,
      people: perPerson,
      months,
      quarters,
    }
  },

  steps(values, { pay }) {
    const law = versionOn(employerPayroll, firstDay(begins, Number(values.year)))?.value
    const reduction = law && reductionOf(values, law)
    if (!law || reduction === undefined) return []
    const rate = (value: number) => ({ kind: 'percent', value, decimals: 1 }) as const
    return [
      {
        finds: 'Federal unemployment rate',
        as: 'futaRate',
        in: 'percent',
        decimals: 1,
        is: '{gross} − {credit}[ + {reduction}]',
        with: { gross: rate(law.rate), credit: rate(law.credit), reduction: rate(reduction) },
      },
      { gives: 'socialSecurity', is: '{people.socialSecurity}' },
      { gives: 'medicare', is: '{people.medicare}' },
      { gives: 'futa', is: '{people.futa}' },
      { gives: 'suta', is: '{people.suta}' },
      { gives: 'total', is: '{socialSecurity} + {medicare} + {futa} + {suta}[ + {local}]' },
      { gives: 'cost', is: '{pay} + {total}[ + {compensation}][ + {benefitsCost}]' },
      ...(pay > 0 ? [{ gives: 'onTop' as const, is: '({cost} − {pay}) ÷ {pay}' }] : []),
    ]
  },

  charts: [
    {
      kind: 'stacked',
      title: 'Employer’s taxes month by month',
      of: 'months',
      x: 'month',
      y: ['insurance', 'unemployment', 'local'],
    },
  ],
  examples: [
    {
      name: 'A manager and two assistants',
      given: {
        year: '2026',
        employees: [
          { who: 'Manager', pay: 60_000, count: 1 },
          { who: 'Assistants', pay: 45_000, count: 2 },
        ],
        stateRate: 0.027,
        stateBase: 9500,
      },
      expect: { total: 12_370.86, futa: 126, suta: 769.5, cost: 162_370.86, form941: 37_950.9 },
    },
    {
      name: 'Above the wage base in California',
      given: {
        year: '2025',
        employees: [
          { who: 'Engineer', pay: 240_000, count: 1 },
          { who: 'Part-time', pay: 6000, count: 1 },
        ],
        frequency: '12',
        stateRate: 0.034,
        reduced: 'california',
        localRate: 0.001,
        compensationRate: 0.02,
        benefits: 500,
      },
      expect: { socialSecurity: 11_290.2, futa: 234, total: 15_779.2 },
    },
  ],
})

type Item = 'pay' | 'socialSecurity' | 'medicare' | 'futa' | 'suta' | 'local' | 'compensation'
const taxItems = ['socialSecurity', 'medicare', 'futa', 'suta', 'local'] as const
type Cents = (amount: number) => number

interface PayrollLaw {
  wageBase: number
  rate: number
  credit: number
  reduced: { california: number; newYork: number; virginIslands: number } | null
  monthlyUpTo: number
  nextDayFrom: number
  withReturnBelow: number
}

/** What the state’s debt takes off the federal credit; nothing where the list of the year is not known. */
function reductionOf(
  { reduced, reduction }: { reduced: 'none' | 'california' | 'newYork' | 'virginIslands' | 'typed'; reduction: number },
  law: PayrollLaw,
): number | undefined {
  if (reduced === 'none') return 0
  if (reduced === 'typed') return reduction
  return law.reduced?.[reduced]
}

interface Rates {
  stateRate: number
  stateBase: number
  localRate: number
  localBase?: number | undefined
  compensationRate: number
  withheldShare: number
  reduction: number
  insurance: Parameters<typeof paydayInsurance>[2]
  law: PayrollLaw
}

/** One employee’s paydays. What has a yearly ceiling is the difference of two running sums, so that the year adds up to the cent. */
function yearOf({ pay }: { pay: number }, count: number, rates: Rates, cents: Cents) {
  const { insurance, law } = rates
  const grown = (before: number, now: number, base: number, rate: number) =>
    cents(cents(Math.min(now, base) * rate) - cents(Math.min(before, base) * rate))
  return Array.from({ length: count }, (_, at) => {
    const before = cents((pay * at) / count)
    const now = cents((pay * (at + 1)) / count)
    const part = cents(now - before)
    const taken = paydayInsurance(before, part, insurance, cents)
    const isLast = at === count - 1
    const reduction = isLast ? cents(Math.min(now, law.wageBase) * rates.reduction) : 0
    return {
      pay: part,
      socialSecurity: taken.socialSecurity,
      medicare: taken.medicare,
      futa: cents(grown(before, now, law.wageBase, law.rate - law.credit) + reduction),
      suta: grown(before, now, rates.stateBase, rates.stateRate),
      local: grown(before, now, rates.localBase ?? Infinity, rates.localRate),
      compensation: grown(before, now, Infinity, rates.compensationRate),
      liability: cents(
        2 * (taken.socialSecurity + taken.medicare) + taken.additional + cents(part * rates.withheldShare),
      ),
    }
  })
}

const quarterNames = ['January to March', 'April to June', 'July to September', 'October to December']
const quarterDue = ['04-30', '07-31', '10-31', '01-31']

/** Federal unemployment tax waits until more than `over` has gathered; the rest is due with Form 940. */
function quartersOf(
  months: readonly { deposit: number }[],
  unemployment: readonly number[],
  year: number,
  over: number,
  cents: Cents,
) {
  let waiting = 0
  return quarterNames.map((quarter, at) => {
    const [from, until] = [3 * at, 3 * at + 3]
    const futa = cents(unemployment.slice(from, until).reduce((total, amount) => total + amount, 0))
    waiting = cents(waiting + futa)
    const isLast = at === quarterNames.length - 1
    const deposit = isLast || waiting > over ? waiting : 0
    waiting = cents(waiting - deposit)
    return {
      quarter,
      form941: cents(months.slice(from, until).reduce((total, { deposit: owed }) => total + owed, 0)),
      futa,
      deposit,
      due: deposit > 0 ? dueDay(year, quarterDue[at] ?? '', isLast) : null,
    }
  })
}

function depositVerdict(
  {
    lookback,
    form941,
    mostOnOneDay,
    quarters,
  }: { lookback: number | undefined; form941: number; mostOnOneDay: number; quarters: readonly number[] },
  law: PayrollLaw,
  show: Show,
) {
  const say = (says: string) => ({ is: 'plain' as const, says })
  if (mostOnOneDay >= law.nextDayFrom)
    return say(
      `A payday with ${show.money(law.nextDayFrom, 0)} of tax or more is deposited the next business day, and the rest semiweekly from then on.`,
    )
  if (quarters.every((quarter) => quarter < law.withReturnBelow))
    return say(`Each quarter stays below ${show.money(law.withReturnBelow, 0)}: it may be paid with Form 941.`)
  const tax = lookback ?? form941
  const isMonthly = tax <= law.monthlyUpTo
  const when = isMonthly
    ? 'deposit by the month, on the 15th of the next one'
    : 'deposit semiweekly, on Wednesdays for paydays from Wednesday to Friday and on Fridays for the others'
  return say(
    lookback === undefined
      ? `With as much tax in the lookback year you ${when}.`
      : `${show.money(lookback, 0)} in the lookback year: you ${when}.`,
  )
}
