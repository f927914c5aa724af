import { choice, defineCalculator, integer, money, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { versionOn } from '@/lib/law/rule'
import { giftExclusion } from '@/lib/law/us/gift-tax'
import { currentYear, firstDay } from '@/lib/law/years'

const begins = '01-01'
const giftYear = currentYear(begins, [giftExclusion])
const college = 'College'
const growth = 'Saving and growth'
const taxes = 'Taxes'

export default defineCalculator({
  law: 'us',
  inputs: {
    age: integer('Age of the child', { initial: 5, slider: { to: 25, step: 1 }, min: 0, max: 60 }),
    cost: money('College cost a year', {
      initial: 30_000,
      above: 0,
      max: 1e6,
      help: 'Tuition, fees, room, board and books together, less grants you count on.',
    }),
    balance: money('In the 529 plan today', { initial: 10_000, max: 1e8 }),
    monthly: money('You save a month', { initial: 300, max: 1e6 }),
    returnRate: rate('Return before college', {
      initial: 0.06,
      slider: { to: 0.12, step: 0.0025 },
      per: 'year',
      max: 0.3,
    }),
    costIn: choice('That cost is in', {
      options: { today: 'Today’s prices', start: 'Prices of the first year' },
      initial: 'today',
      section: college,
      refines: true,
    }),
    startAge: integer('College starts at age', {
      initial: 18,
      slider: { from: 14, to: 30, step: 1 },
      min: 5,
      max: 60,
      section: college,
      refines: true,
    }),
    years: integer('Years of college', {
      initial: 4,
      slider: { from: 1, to: 12, step: 1 },
      min: 1,
      max: 12,
      section: college,
      refines: true,
    }),
    inflation: rate('College cost inflation', {
      initial: 0.035,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      max: 0.2,
      section: college,
      refines: true,
    }),
    share: percent('Share you want to fund', {
      initial: 1,
      slider: { from: 0.1, to: 1, step: 0.05 },
      above: 0,
      max: 1,
      section: college,
      refines: true,
    }),
    stepUp: rate('Saving grows by', {
      initial: 0,
      slider: { to: 0.15, step: 0.005 },
      per: 'year',
      max: 0.5,
      section: growth,
      refines: true,
    }),
    during: toggle('Keep saving during college', { initial: false, section: growth, refines: true }),
    lateReturn: rate('Return in college years', {
      initial: 0.03,
      slider: { to: 0.12, step: 0.0025 },
      per: 'year',
      max: 0.3,
      section: growth,
      refines: true,
    }),
    glide: integer('Years of gliding down to it', {
      initial: 5,
      min: 0,
      max: 25,
      help: 'Before college the return falls evenly to that of the college years, as in an age-based plan. 0: not before it starts.',
      section: growth,
      refines: true,
    }),
    gainsTax: percent('Tax on a taxable account’s growth', {
      initial: 0.15,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      help: 'Taken each year, for the comparison.',
      section: taxes,
      refines: true,
    }),
    stateRate: percent('State income tax saved', {
      initial: 0,
      slider: { to: 0.15, step: 0.0025 },
      max: 0.3,
      help: 'Your state’s rate if it lets you deduct what you pay in; 0 if it does not.',
      section: taxes,
      refines: true,
    }),
    stateCap: money('Most it lets you deduct a year', {
      optional: true,
      max: 1e6,
      help: 'Empty for no cap.',
      section: taxes,
      refines: true,
    }),
    givers: choice('Who gives', {
      options: { one: 'One person', two: 'A couple' },
      initial: 'one',
      section: taxes,
      refines: true,
    }),
  },
  outputs: {
    required: { kind: 'money', label: 'Monthly saving needed', optional: true },
    verdict: { kind: 'verdict', label: 'Your plan' },
    funded: { kind: 'percent', label: 'Covered by what you save now', decimals: 1 },
    total: { kind: 'money', label: 'Your share of the cost, all years' },
    shortfall: { kind: 'money', label: 'Left uncovered' },
    lump: {
      kind: 'money',
      label: 'Or one deposit today',
      help: 'On top of what is in the plan, without monthly saving.',
    },
    left: { kind: 'money', label: 'Left in the plan at the end' },
    atStart: { kind: 'money', label: '529 plan', optional: true, section: 'When college starts' },
    taxable: {
      kind: 'money',
      label: 'The same in a taxable account',
      optional: true,
      section: 'When college starts',
    },
    advantage: {
      kind: 'money',
      label: 'Gained by the tax-free growth',
      optional: true,
      section: 'When college starts',
    },
    stateSaved: { kind: 'money', label: 'State income tax saved', optional: true, section: 'Taxes' },
    superfund: {
      kind: 'money',
      label: `Most to pay in at once in ${giftYear} without a taxable gift`,
      help: 'Five times the annual exclusion of each giver, if nothing else is given to the child in those years.',
      section: 'Taxes',
    },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        age: { kind: 'count', label: 'Age' },
        price: { kind: 'money', label: 'College cost' },
        cost: { kind: 'money', label: 'Your share' },
        fromPlan: { kind: 'money', label: 'From the plan' },
        paidIn: { kind: 'money', label: 'Paid in' },
        growth: { kind: 'money', label: 'Growth' },
        balance: { kind: 'money', label: 'Balance' },
      },
      totals: ['price', 'cost', 'fromPlan', 'paidIn', 'growth'],
    },
  },
  formula:
    'Cost of a year = cost today × (1 + inflation)^years; monthly saving needed = the largest, over all college years, of (bills until then with growth − balance with growth) ÷ (what one a month grows to)',
  limits: [
    'Each college year is paid on its first day, savings go in at the end of each month, and growth is the same in every month of a year.',
    'All withdrawals count as qualified: tax-free. Growth withdrawn for anything else bears income tax and an additional 10%.',
    'The taxable account pays tax on its growth every year, at one rate.',
    'The state’s rate and cap are yours to look up: states differ, and some give a credit or nothing.',
    'Financial aid, scholarships and plan fees are not modelled; take them off the cost and the return.',
  ],
  sources: [
    { title: '26 U.S.C. § 529: qualified tuition programs', href: 'https://www.law.cornell.edu/uscode/text/26/529' },
    {
      title: 'IRS: 529 plans, questions and answers',
      href: 'https://www.irs.gov/newsroom/529-plans-questions-and-answers',
    },
    {
      title: 'U.S. Securities and Exchange Commission: An introduction to 529 plans',
      href: 'https://www.sec.gov/about/reports-publications/investor-publications/introduction-529-plans',
    },
  ],
  rules: [giftExclusion],

  compute(values, { minorDigits, show }) {
    const { age, startAge, years, balance, monthly, gainsTax, stateRate, stateCap, givers } = values
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? NaN, minorDigits)
    const away = Math.max(0, startAge - age)
    const bills = years - Math.max(0, age - startAge)
    if (bills <= 0)
      return problem('age', `must be below ${startAge + years}: after ${years} years from ${startAge} college is over`)
    const exclusion = versionOn(giftExclusion, firstDay(begins, giftYear))?.value
    if (!exclusion) return problem('givers', 'must wait: no exclusion is known')
    const plan = yearsOf(values, away, bills, coins, 0)
    const needs = plan.flatMap(({ saved, ofOne, ofSaving, at }) => (at < away ? [] : [{ saved, ofOne, ofSaving }]))
    const required = Math.max(0, ...needs.map(({ saved, ofSaving }) => (saved >= -1e-9 ? 0 : -saved / ofSaving)))
    const lump = Math.max(0, ...needs.map(({ saved, ofOne }) => -saved / ofOne))

    let now = balance
    const table = plan.map((one, index) => {
      const { at, price, cost, monthlyFactor, payments } = one
      const opened = coins(now)
      const fromPlan = Math.min(opened, cost)
      let after = fromPlan < cost ? 0 : Math.max(0, now - cost)
      let paid = 0
      for (let month = 0; month < payments; month++) {
        const deposit = monthly * one.step
        after = after * monthlyFactor + (one.saves ? deposit : 0)
        paid += one.saves ? deposit : 0
      }
      const closed = coins(after)
      const paidIn = coins(paid)
      now = index === plan.length - 1 ? closed : after
      return {
        age: age + at,
        price,
        cost,
        fromPlan,
        paidIn,
        growth: coins(closed - opened + fromPlan - paidIn),
        balance: closed,
      }
    })
    const total = coins(table.reduce((sum, row) => sum + row.cost, 0))
    const covered = coins(table.reduce((sum, row) => sum + row.fromPlan, 0))
    if (total === 0) return problem('cost', 'must come to a cent at least: nothing has to be paid')
    const shortfall = coins(total - covered)
    if (!Number.isFinite(total + lump + table.reduce((sum, row) => sum + row.growth, 0)))
      return problem('stepUp', 'must be lower: the saving grows too large to count in whole cents')
    const atStart = away > 0 ? (table[away - 1]?.balance ?? 0) : undefined
    const taxed = yearsOf(values, away, bills, coins, gainsTax)[away]
    const taxable = taxed && coins(taxed.saved + taxed.bill + monthly * taxed.ofSaving)
    const deducted = table.reduce((sum, row) => sum + Math.min(row.paidIn, stateCap ?? Infinity), 0)
    const isPossible = Number.isFinite(required)
    return {
      ...(isPossible ? { required: coins(required) } : {}),
      verdict:
        shortfall === 0
          ? { is: 'good', says: `${show.money(monthly)} a month covers every bill.` }
          : isPossible
            ? {
                is: covered >= total / 2 ? 'fair' : 'bad',
                says: `${show.money(coins(required - monthly))} more a month would cover every bill.`,
              }
            : { is: 'bad', says: 'Monthly saving comes too late for a bill: only a deposit today covers it.' },
      funded: covered / total,
      total,
      shortfall,
      lump: coins(lump),
      left: table.at(-1)?.balance ?? 0,
      ...(atStart === undefined || taxable === undefined
        ? {}
        : { atStart, taxable, advantage: coins(atStart - taxable) }),
      ...(stateRate > 0 ? { stateSaved: coins(deducted * stateRate) } : {}),
      superfund: exclusion.each * exclusion.planYears * (givers === 'two' ? 2 : 1),
      table,
    }
  },

  steps({ givers }, { table }) {
    const exclusion = versionOn(giftExclusion, firstDay(begins, giftYear))?.value
    const first = table.find(({ cost }) => (cost ?? 0) > 0)
    return [
      { finds: 'Years until college', as: 'away', in: 'count', is: 'max({startAge} − {age}, 0)' },
      {
        finds: 'First college year',
        gives: { kind: 'money', value: first?.price ?? 0 },
        is: '{cost} × (1 + {inflation})^{away}',
        rounded: 'cents',
        when: { field: 'costIn', is: 'today' },
      },
      {
        finds: 'Your share of it',
        gives: { kind: 'money', value: first?.cost ?? 0 },
        is: '{price} × {share}',
        rounded: 'cents',
        with: { price: { kind: 'money', value: first?.price ?? 0 } },
      },
      { gives: 'total', is: '{table.cost}', says: 'Your share of {years:0} years, each dearer than the last' },
      {
        gives: 'required',
        says: 'The saving at which every bill, on its day, finds enough in the plan',
      },
      { gives: 'shortfall', is: '{total} − {table.fromPlan}', says: '{total} − what the plan pays' },
      { gives: 'funded', is: '({total} − {shortfall}) ÷ {total}' },
      {
        gives: 'superfund',
        is: '{exclusion} × {spread} × {people}',
        with: {
          exclusion: exclusion && { kind: 'money', value: exclusion.each },
          spread: exclusion && { kind: 'count', value: exclusion.planYears },
          people: { kind: 'count', value: givers === 'two' ? 2 : 1 },
        },
      },
    ]
  },

  charts: [
    { kind: 'line', title: 'Balance of the plan', of: 'table', x: 'age', y: ['balance'], area: true },
    { kind: 'bar', title: 'Bills and what the plan pays', of: 'table', x: 'age', y: ['cost', 'fromPlan'] },
  ],
  examples: [
    {
      name: 'A five-year-old and four years of college',
      given: {
        age: 5,
        cost: 30_000,
        costIn: 'today',
        balance: 10_000,
        monthly: 300,
        returnRate: 0.06,
        startAge: 18,
        years: 4,
        inflation: 0.035,
        share: 1,
        stepUp: 0,
        during: false,
        lateReturn: 0.03,
        glide: 5,
        gainsTax: 0.15,
        stateRate: 0.05,
        stateCap: 5000,
        givers: 'one',
      },
      expect: { superfund: 95_000 },
    },
  ],
})

interface Saver {
  cost: number
  costIn: 'today' | 'start'
  balance: number
  returnRate: number
  lateReturn: number
  glide: number
  inflation: number
  share: number
  stepUp: number
  during: boolean
}

/**
 * The years until the last bill. `saved` is what would stand in the plan just after the bill if nothing were saved and nothing were
 * ever missing; `ofOne` and `ofSaving` are what one paid in today, and one a month, have grown to by then.
 */
function yearsOf(saver: Saver, away: number, bills: number, coins: (amount: number) => number, tax: number) {
  const { cost, costIn, returnRate, lateReturn, glide, inflation, share, stepUp, during } = saver
  let saved = saver.balance
  let ofOne = 1
  let ofSaving = 0
  return Array.from({ length: away + bills }, (_, at) => {
    const isCollege = at >= away
    const price = isCollege ? coins(cost * (1 + inflation) ** (costIn === 'today' ? at : at - away)) : 0
    const bill = coins(price * share)
    saved -= bill
    const before = { saved, ofOne, ofSaving, bill }
    const left = away - at
    const weight = isCollege ? 0 : left > glide ? 1 : left / (glide + 1)
    const yearly = (lateReturn + (returnRate - lateReturn) * weight) * (1 - tax)
    const monthlyFactor = Math.exp(Math.log1p(yearly) / 12)
    const step = (1 + stepUp) ** at
    const saves = !isCollege || during
    const payments = at < away + bills - 1 ? 12 : 0
    for (let month = 0; month < payments; month++) {
      saved *= monthlyFactor
      ofOne *= monthlyFactor
      ofSaving = ofSaving * monthlyFactor + (saves ? step : 0)
    }
    return { at, price, cost: bill, monthlyFactor, payments, step, saves, ...before }
  })
}
