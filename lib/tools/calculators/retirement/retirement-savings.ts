import { defineCalculator, integer, money, percent, problem, rate, rows, text } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { rootBetween } from '@/lib/base/root'

const growth = 'Growth and prices'
const saving = 'Saving'
const later = 'In retirement'

export default defineCalculator({
  inputs: {
    age: integer('Your age', { initial: 35, slider: { from: 18, to: 80, step: 1 }, min: 16, max: 100 }),
    retirement: integer('You retire at', { initial: 67, slider: { from: 45, to: 80, step: 1 }, min: 16, max: 100 }),
    savings: money('Saved today', { initial: 50_000, initialIn: { in: 1_000_000, jp: 5_000_000 }, max: 1e10 }),
    monthly: money('You save a month', { initial: 600, initialIn: { in: 15_000, jp: 60_000 }, max: 1e8 }),
    spending: money('Spending a year, today’s money', {
      initial: 45_000,
      initialIn: { in: 800_000, jp: 3_500_000 },
      above: 0,
      max: 1e9,
    }),
    raise: rate('Saving grows by', {
      initial: 0.02,
      slider: { to: 0.1, step: 0.005 },
      per: 'year',
      max: 0.2,
      section: saving,
      refines: true,
    }),
    match: percent('Employer adds, of what you save', {
      initial: 0,
      slider: { to: 1, step: 0.05 },
      max: 2,
      section: saving,
      refines: true,
    }),
    income: money('Income a year today', {
      initial: 70_000,
      initialIn: { in: 1_500_000, jp: 6_000_000 },
      max: 1e9,
      help: 'Only for the share of it that the plan replaces.',
      section: saving,
      refines: true,
    }),
    before: rate('Return until retirement', {
      initial: 0.06,
      slider: { to: 0.12, step: 0.0025 },
      per: 'year',
      max: 0.2,
      section: growth,
      refines: true,
    }),
    after: rate('Return in retirement', {
      initial: 0.04,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      max: 0.2,
      section: growth,
      refines: true,
    }),
    inflation: rate('Inflation', {
      initial: 0.025,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      max: 0.2,
      section: growth,
      refines: true,
    }),
    end: integer('Money must last to age', {
      initial: 92,
      slider: { from: 75, to: 110, step: 1 },
      min: 17,
      max: 120,
      section: later,
      refines: true,
    }),
    taxRate: percent('Tax on withdrawals', {
      initial: 0.1,
      slider: { to: 0.4, step: 0.01 },
      max: 0.8,
      section: later,
      refines: true,
    }),
    pensions: rows('Pensions', {
      row: 'pension',
      columns: {
        name: text('Name', { maxLength: 40 }),
        yearly: money('A year, today’s money', { max: 1e9 }),
        from: integer('From age', { min: 16, max: 120 }),
      },
      initial: [{ name: 'State pension', yearly: 18_000, from: 67 }],
      min: 0,
      max: 6,
      help: 'After tax. They rise with prices.',
      section: later,
      refines: true,
    }),
  },
  outputs: {
    nestEgg: { kind: 'money', label: 'Saved at retirement' },
    verdict: { kind: 'verdict', label: 'Your plan' },
    real: { kind: 'money', label: 'In today’s money' },
    needed: { kind: 'money', label: 'Needed on that day' },
    required: { kind: 'money', label: 'Monthly saving that is enough', optional: true },
    missing: {
      kind: 'money',
      label: 'Missing today',
      optional: true,
      help: 'A sum that, added now, would close the gap.',
    },
    runsOut: { kind: 'count', label: 'Age at which money runs out', optional: true },
    sustainable: {
      kind: 'money',
      label: 'Spending a year, today’s money',
      help: 'What plan and pensions can pay to the end.',
      section: 'What the plan supports',
    },
    replacement: {
      kind: 'percent',
      label: 'Of your income today',
      decimals: 1,
      optional: true,
      section: 'What the plan supports',
    },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        age: { kind: 'count', label: 'Age' },
        paidIn: { kind: 'money', label: 'Paid in' },
        pension: { kind: 'money', label: 'Pensions' },
        withdrawn: { kind: 'money', label: 'Withdrawn' },
        tax: { kind: 'money', label: 'Of it tax' },
        growth: { kind: 'money', label: 'Growth' },
        balance: { kind: 'money', label: 'Balance' },
        real: { kind: 'money', label: 'Today’s money' },
      },
    },
  },
  formula:
    'While saving: balance × (1 + return) + a year’s saving; in retirement: (balance − withdrawal) × (1 + return), withdrawal = (spending × (1 + inflation)^years − pensions) ÷ (1 − tax)',
  limits: [
    'Steps are years: saving is added at the end of each, spending is taken at the start.',
    'Returns are the same every year. A fall in the first years of retirement hurts far more than the average says.',
    'Pensions are typed after tax and rise with inflation; what they pay beyond the spending is not saved.',
    'The year of age in which you retire is the first year of withdrawals.',
  ],
  sources: [
    {
      title: 'OASIS OpenFormula 1.2, functions FV, PV and PMT',
      href: 'https://docs.oasis-open.org/office/v1.2/os/OpenDocument-v1.2-os-part2.html',
    },
    {
      title: 'U.S. Department of Labor: Taking the mystery out of retirement planning',
      href: 'https://www.dol.gov/sites/dolgov/files/ebsa/about-ebsa/our-activities/resource-center/publications/taking-the-mystery-out-of-retirement-planning.pdf',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { age, retirement, savings, monthly, spending, end, income, taxRate, inflation } = values
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    if (end <= Math.max(age, retirement)) return problem('end', 'must be above your age and that of retirement')
    const full = yearsOf(values, spending)
    const none = yearsOf({ ...values, monthly: 0 }, spending).at(-1)?.free ?? 0
    const one = (yearsOf({ ...values, monthly: 1 }, spending).at(-1)?.free ?? 0) - none
    const oneToday = (yearsOf({ ...values, monthly: 0, savings: savings + 1 }, spending).at(-1)?.free ?? 0) - none
    const required = one > 0 ? Math.max(0, -none / one) : undefined
    const last = full.at(-1)?.free ?? 0
    const isEnough = last >= -0.005
    const spendable = (amount: number) => yearsOf(values, amount).at(-1)?.free ?? 0
    const pensionsToday = values.pensions.reduce((sum, { yearly }) => sum + yearly, 0)
    const most = (savings + monthly * 12 * 100 + spending + pensionsToday) * 1e6 + 1
    const sustainable = spendable(most) >= 0 ? most : rootBetween(spendable, 0, most)
    let balance = savings
    const table = full.map((row) => {
      const opened = coins(balance)
      const withdrawn = coins(Math.min(row.withdrawal, balance))
      balance = row.isRetired
        ? Math.max(0, balance - row.withdrawal) * (1 + row.rate)
        : balance * (1 + row.rate) + row.paid
      const closed = coins(balance)
      return {
        age: row.age,
        paidIn: coins(row.paid),
        pension: coins(row.pension),
        withdrawn,
        tax: coins(withdrawn * taxRate),
        growth: coins(closed - opened + withdrawn - coins(row.paid)),
        balance: closed,
        real: coins(closed * (1 + inflation) ** -(row.age - age + 1)),
      }
    })
    const away = Math.max(0, retirement - age)
    const nestEgg = away === 0 ? coins(savings) : (table[away - 1]?.balance ?? 0)
    const short = full.find(
      (row, index) => row.withdrawal > 0 && (table[index]?.withdrawn ?? 0) < coins(row.withdrawal),
    )
    const needed = full
      .slice(away)
      .reduceRight((later_, row) => Math.max(0, later_ / (1 + row.rate)) + row.withdrawal, 0)
    const missing = isEnough || oneToday <= 0 ? undefined : coins(-last / oneToday)
    const supported = coins(sustainable)
    const figures = [nestEgg, coins(needed), supported, missing ?? 0, ...table.flatMap((row) => Object.values(row))]
    if (!figures.every(Number.isFinite))
      return problem('savings', 'must be smaller, or returns, prices and the time lower')
    return {
      nestEgg,
      verdict: isEnough
        ? { is: 'good', says: `The money lasts to ${end}.` }
        : {
            is: 'bad',
            says: `The money runs out at ${short?.age ?? end}.${required !== undefined && required > monthly ? ` Saving ${show.money(coins(required))} a month, ${show.money(coins(required - monthly))} more, would be enough.` : ''}`,
          },
      real: coins(nestEgg * (1 + inflation) ** -away),
      needed: coins(needed),
      ...(required === undefined || required > 1e9 ? {} : { required: coins(required) }),
      ...(missing === undefined ? {} : { missing }),
      ...(short === undefined || isEnough ? {} : { runsOut: short.age }),
      sustainable: supported,
      ...(income > 0 && supported / income < 100 ? { replacement: supported / income } : {}),
      table,
    }
  },

  steps({ age, retirement, raise, match }) {
    const away = { kind: 'count' as const, value: Math.max(0, retirement - age) }
    const isLevel = raise === 0 && match === 0 && away.value > 0
    return [
      {
        gives: isLevel ? 'nestEgg' : undefined,
        is: '{savings} × (1 + {before})^{away} + {monthly} × 12 × ((1 + {before})^{away} − 1) ÷ {before}',
        rounded: 'cents',
        with: { away },
        unless: { field: 'before', is: 0 },
      },
      { gives: 'real', is: '{nestEgg} ÷ (1 + {inflation})^{away}', rounded: 'cents', with: { away } },
      { gives: 'needed', says: 'What all withdrawals are worth on the day of retirement' },
      { gives: 'required', says: 'The saving whose growth meets what is needed' },
      { gives: 'replacement', is: '{sustainable} ÷ {income}' },
    ]
  },

  charts: [{ kind: 'line', title: 'Balance by age', of: 'table', x: 'age', y: ['balance', 'real'], area: true }],
  examples: [
    {
      name: 'Thirty-five and six hundred a month',
      given: {
        age: 35,
        retirement: 67,
        savings: 50_000,
        monthly: 600,
        spending: 45_000,
        raise: 0.02,
        match: 0,
        income: 70_000,
        before: 0.06,
        after: 0.04,
        inflation: 0.025,
        end: 92,
        taxRate: 0.1,
        pensions: [{ name: 'State pension', yearly: 18_000, from: 67 }],
      },
      expect: { verdict: 'bad' },
    },
  ],
})

interface Plan {
  age: number
  retirement: number
  savings: number
  monthly: number
  raise: number
  match: number
  before: number
  after: number
  inflation: number
  end: number
  taxRate: number
  pensions: readonly { yearly: number; from: number }[]
}

/** Every year until the end. `free` is the balance after it if debt were allowed at the same return: linear in what is saved. */
function yearsOf(plan: Plan, spending: number) {
  const { age, retirement, savings, monthly, raise, match, before, after, inflation, end, taxRate, pensions } = plan
  let free = savings
  return Array.from({ length: end - age }, (_, index) => {
    const now = age + index
    const isRetired = now >= retirement
    const prices = (1 + inflation) ** index
    const pension = pensions.reduce((sum, { yearly, from }) => sum + (now >= from ? yearly * prices : 0), 0)
    const withdrawal = isRetired ? Math.max(0, spending * prices - pension) / (1 - taxRate) : 0
    const paid = isRetired ? 0 : monthly * 12 * (1 + match) * (1 + raise) ** index
    const yearly = isRetired ? after : before
    free = isRetired ? (free - withdrawal) * (1 + yearly) : free * (1 + yearly) + paid
    return { age: now, isRetired, pension: isRetired ? pension : 0, withdrawal, paid, rate: yearly, free }
  })
}
