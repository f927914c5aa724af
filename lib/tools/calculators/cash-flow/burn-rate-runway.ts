import { date, defineCalculator, integer, money, percent, rate, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { cashPath, firstCoveredMonth, monthsOfCash, type PathOfCash } from '@/lib/subjects/saas/cash-path'
import { burnMultiple, runwayMonths } from '@/lib/subjects/saas/efficiency'
import { daysFrom, daysLater, monthsLater } from '@/lib/subjects/time/calendar'

const chartMonths = 36
/** How far ahead the test looks for the month in which revenue covers costs. */
const testMonths = 120
const months = { kind: 'number', decimals: 1, unit: 'months' } as const

export default defineCalculator({
  inputs: {
    cash: money('Cash in the bank', { initial: 900_000, max: 1e12 }),
    start: date('Balance of', { initial: '2027-01-01', min: '1990-01-01', max: '2099-12-31' }),
    revenue: money('Revenue a month', { initial: 42_000, max: 1e9, help: 'What arrives in a month from customers.' }),
    growth: rate('Revenue growth', {
      initial: 0.06,
      per: 'month',
      negative: true,
      min: -0.5,
      max: 0.5,
      slider: { from: -0.1, to: 0.25, step: 0.005 },
    }),
    costs: rows('Costs a month', {
      row: 'cost',
      columns: {
        name: text('Cost', { optional: true, maxLength: 60 }),
        amount: money('A month', { max: 1e9 }),
      },
      initial: [
        { name: 'Payroll', amount: 78_000 },
        { name: 'Rent and software', amount: 14_000 },
        { name: 'Marketing', amount: 9000 },
      ],
      min: 1,
      max: 40,
      help: 'Payroll and every other cost that does not follow revenue.',
    }),
    costShare: percent('Cost of goods sold, of revenue', {
      initial: 0.2,
      max: 5,
      slider: { to: 1, step: 0.01 },
      refines: true,
      help: 'Hosting, goods, payment fees: what grows with each sale.',
    }),
    hires: rows('Planned hires and new costs', {
      row: 'hire',
      columns: {
        name: text('Who or what', { optional: true, maxLength: 60 }),
        month: integer('From month', { min: 1, max: 120 }),
        cost: money('A month', { max: 1e9 }),
      },
      initial: [{ name: 'Engineer', month: 4, cost: 9500 }],
      min: 0,
      max: 60,
      refines: true,
      help: 'Month 1 begins on the day of the balance; what begins with it is in the burn of today.',
    }),
    inflows: rows('Money that comes in once', {
      row: 'inflow',
      columns: {
        name: text('From', { optional: true, maxLength: 60 }),
        month: integer('In month', { min: 1, max: 120 }),
        amount: money('Amount', { max: 1e12 }),
      },
      initial: [],
      min: 0,
      max: 30,
      refines: true,
      help: 'A grant, a tax credit, a loan that is signed. Not a round that you hope for.',
    }),
    lead: integer('Months a raise takes', { initial: 6, min: 0, max: 36, slider: { to: 18, step: 1 }, refines: true }),
    arrAdded: money('Net new ARR of the month', {
      optional: true,
      negative: true,
      min: -1e11,
      max: 1e11,
      refines: true,
      help: 'Left empty: revenue × growth × 12, as if all revenue recurred.',
    }),
    growthSwing: percent('Growth better or worse by', {
      initial: 0.03,
      max: 0.5,
      slider: { to: 0.1, step: 0.005 },
      section: 'Scenarios',
      refines: true,
      help: 'In percentage points a month.',
    }),
    costSwing: percent('Costs better or worse by', {
      initial: 0.1,
      max: 1,
      slider: { to: 0.5, step: 0.01 },
      section: 'Scenarios',
      refines: true,
    }),
  },
  outputs: {
    netBurn: { kind: 'money', label: 'Net burn a month', help: 'Below 0: more comes in than goes out.' },
    runway: { ...months, label: 'Runway as planned', optional: true, help: 'With growth, hires and inflows.' },
    cashOut: { kind: 'date', label: 'Cash runs out', optional: true },
    raiseBy: { kind: 'date', label: 'Start the raise by', optional: true },
    verdict: { kind: 'verdict', label: 'Alive or dead by default' },
    grossBurn: { kind: 'money', label: 'Gross burn a month', section: 'Today' },
    simple: { ...months, label: 'Runway if nothing changes', optional: true, section: 'Today' },
    newArr: { kind: 'money', label: 'Net new ARR of the month', section: 'Today' },
    multiple: {
      kind: 'number',
      label: 'Burn multiple',
      decimals: 2,
      optional: true,
      section: 'Today',
      help: 'Net burn for each unit of ARR added.',
    },
    rating: { kind: 'text', label: 'On the scale of D. Sacks', optional: true, section: 'Today' },
    covered: {
      kind: 'count',
      label: 'Month from which revenue covers costs',
      optional: true,
      section: 'To break-even',
    },
    lowest: { kind: 'money', label: 'Lowest balance on the way', optional: true, section: 'To break-even' },
    missing: {
      kind: 'money',
      label: 'Further cash that would carry you there',
      optional: true,
      section: 'To break-even',
    },
    scenarios: {
      kind: 'table',
      label: 'Three scenarios',
      columns: {
        name: { kind: 'text', label: 'Scenario' },
        growth: { kind: 'percent', label: 'Growth a month', decimals: 1 },
        costs: { kind: 'money', label: 'Fixed costs' },
        runway: { ...months, label: 'Runway' },
        cashOut: { kind: 'date', label: 'Cash runs out' },
        cash: { kind: 'money', label: 'Cash after 36 months' },
        state: { kind: 'text', label: 'By default' },
      },
    },
    plan: {
      kind: 'table',
      label: 'Month by month, as planned',
      columns: {
        month: { kind: 'count', label: 'Month' },
        ends: { kind: 'date', label: 'Until' },
        revenue: { kind: 'money', label: 'Revenue' },
        grossBurn: { kind: 'money', label: 'Gross burn' },
        netBurn: { kind: 'money', label: 'Net burn' },
        inflow: { kind: 'money', label: 'Once' },
        cash: { kind: 'money', label: 'Cash' },
      },
    },
    path: {
      kind: 'series',
      label: 'Cash in three scenarios',
      columns: {
        month: { kind: 'count', label: 'Months' },
        plan: { kind: 'money', label: 'As planned' },
        better: { kind: 'money', label: 'Better' },
        worse: { kind: 'money', label: 'Worse' },
      },
    },
  },
  formula:
    'Gross burn = costs + those planned from month 1 + cost of goods sold. Net burn = gross burn − revenue. Runway = months until the balance, carried from month to month, falls below 0. Burn multiple = net burn ÷ net new ARR',
  limits: [
    'Revenue counts in the month it is entered for. Customers who pay late shorten the runway.',
    'Growth is the same share every month. Over more than a year few businesses hold it.',
    'The test looks ten years ahead, with constant costs besides the planned ones.',
    'Taxes on profit, interest and investments are left out.',
  ],
  sources: [
    { title: 'P. Graham: Default Alive or Default Dead? (2015)', href: 'https://www.paulgraham.com/aord.html' },
    {
      title: 'D. Sacks: The Burn Multiple (2020)',
    },
  ],

  compute(
    { cash, start, revenue, growth, costs, costShare, hires, inflows, lead, arrAdded, growthSwing, costSwing },
    { show, minorDigits },
  ) {
    const fixed = costs.reduce((sum, { amount }) => sum + amount, 0)
    const planned: PathOfCash = { cash, revenue, growth, costShare, costs: fixed, hires, inflows }
    const plan = follow('As planned', planned)
    const better = follow('Better', swung(1))
    const worse = follow('Worse', swung(-1))
    const started = startedCosts(hires)
    const grossBurn = revenue * costShare + fixed + started
    const netBurn = grossBurn - revenue
    const newArr = arrAdded ?? revenue * growth * 12
    const multiple = netBurn > 0 ? burnMultiple(netBurn, newArr) : undefined
    const raiseBy = plan.cashOut === undefined ? undefined : monthsLater(plan.cashOut, -lead)
    const wayTo = plan.covered === undefined ? undefined : plan.months.slice(0, plan.covered)
    const lowest = wayTo && Math.min(cash, ...wayTo.map((month) => month.cash))
    const missing = lowest !== undefined && lowest < 0 ? -lowest : undefined
    const all = [plan, better, worse]
    return {
      netBurn,
      runway: plan.runway,
      cashOut: plan.cashOut,
      raiseBy,
      verdict: judgement(),
      grossBurn,
      simple: runwayMonths(cash, netBurn),
      newArr,
      multiple,
      rating: multiple === undefined ? undefined : ratingOf(multiple),
      covered: plan.covered,
      lowest,
      missing,
      scenarios: all.map(({ name, of, runway, cashOut, months: followed, state }) => ({
        name,
        growth: of.growth,
        costs: of.costs,
        runway: runway ?? null,
        cashOut: cashOut ?? null,
        cash: followed[chartMonths - 1]?.cash ?? null,
        state,
      })),
      plan: plan.months.slice(0, chartMonths).map((month) => ({
        month: month.month,
        ends: monthsLater(start, month.month) ?? null,
        revenue: month.revenue,
        grossBurn: month.grossBurn,
        netBurn: month.netBurn,
        inflow: month.inflow,
        cash: month.cash,
      })),
      path: Array.from({ length: chartMonths + 1 }, (_, month) => {
        const [one, two, three] = all.map((way) => (month === 0 ? cash : (way.months[month - 1]?.cash ?? null)))
        return { month, plan: one ?? null, better: two ?? null, worse: three ?? null }
      }),
    }

    function swung(sign: 1 | -1): PathOfCash {
      const cost = Math.max(0, 1 - sign * costSwing)
      return {
        ...planned,
        growth: Math.max(-1, growth + sign * growthSwing),
        costs: fixed * cost,
        hires: hires.map((hire) => ({ ...hire, cost: hire.cost * cost })),
      }
    }

    function follow(name: string, of: PathOfCash) {
      const followed = cashPath(of, testMonths)
      const runway = monthsOfCash(cash, followed)
      const coveredFrom = firstCoveredMonth(followed)
      const state = runway !== undefined ? 'Dead' : coveredFrom !== undefined ? 'Alive' : 'Neither'
      return { name, of, months: followed, runway, cashOut: dayAfter(runway), covered: coveredFrom, state }
    }

    /** The day on which so many months have passed, the last one in part. */
    function dayAfter(passed: number | undefined): string | undefined {
      if (passed === undefined) return undefined
      const whole = Math.floor(passed)
      const from = monthsLater(start, whole)
      const until = monthsLater(start, whole + 1)
      return from && until && daysLater(from, Math.floor((passed - whole) * daysFrom(from, until)))
    }

    function isShort() {
      return missing !== undefined && compareAmounts(missing, 0, minorDigits) > 0
    }

    function judgement() {
      if (plan.cashOut !== undefined) {
        const late = raiseBy !== undefined && raiseBy < start
        const begin = late
          ? 'A raise would already be late.'
          : `Begin a raise by ${show.date(raiseBy ?? plan.cashOut)}.`
        const then =
          plan.covered === undefined
            ? 'At this growth revenue does not cover costs within ten years.'
            : `Revenue would cover costs from month ${show.count(plan.covered)}${isShort() ? `, if you found ${show.money(missing ?? 0)} on the way` : ''}.`
        return {
          is: late ? ('bad' as const) : ('fair' as const),
          says: `Default dead: cash runs out on ${show.date(plan.cashOut)}. ${then} ${begin}`,
        }
      }
      if (plan.covered === 1) return { is: 'good' as const, says: 'Revenue covers all costs. The runway has no end.' }
      if (plan.covered !== undefined)
        return {
          is: 'good' as const,
          says: `Default alive: revenue covers costs from month ${show.count(plan.covered)}, and the balance never falls below ${show.money(lowest ?? 0)}.`,
        }
      return {
        is: 'fair' as const,
        says: 'The cash lasts longer than ten years, but revenue does not cover costs by then.',
      }
    }
  },

  steps({ revenue, growth, arrAdded, hires }) {
    const started = startedCosts(hires)
    return [
      {
        gives: 'grossBurn',
        is: `{revenue} × {costShare} + {costs.amount}${started > 0 ? ' + {started}' : ''}`,
        with: { started: { kind: 'money', value: started } },
      },
      { gives: 'netBurn', is: '{grossBurn} − {revenue}' },
      { gives: 'simple', is: '{cash} ÷ {netBurn}' },
      ...(arrAdded === undefined && revenue > 0 && growth !== 0
        ? [{ gives: 'newArr' as const, is: '{revenue} × {growth} × 12' }]
        : []),
      { gives: 'multiple', is: '{netBurn} ÷ {newArr}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Cash over 36 months in three scenarios',
      of: 'path',
      x: 'month',
      y: ['plan', 'better', 'worse'],
    },
    { kind: 'bar', title: 'Net burn by month', of: 'plan', x: 'month', y: ['netBurn'] },
  ],
  examples: [
    {
      name: 'A scheduling app',
      given: {
        cash: 600_000,
        start: '2027-03-01',
        revenue: 30_000,
        growth: 0.1,
        costs: [
          { name: 'Payroll', amount: 60_000 },
          { name: 'Other', amount: 14_000 },
        ],
        costShare: 0.2,
        hires: [],
        inflows: [],
        lead: 6,
        arrAdded: undefined,
        growthSwing: 0.05,
        costSwing: 0.1,
      },
      expect: {
        grossBurn: 80_000,
        netBurn: 50_000,
        simple: 12,
        newArr: 36_000,
        multiple: 1.388889,
        rating: 'Great',
        runway: null,
        cashOut: null,
        covered: 13,
        verdict: 'good',
      },
    },
    {
      name: 'The same without growth',
      given: {
        cash: 600_000,
        start: '2027-03-01',
        revenue: 30_000,
        growth: 0,
        costs: [{ name: 'All', amount: 74_000 }],
        costShare: 0.2,
        hires: [],
        inflows: [],
        lead: 6,
        arrAdded: undefined,
        growthSwing: 0.05,
        costSwing: 0.1,
      },
      expect: { netBurn: 50_000, runway: 12, cashOut: '2028-03-01', raiseBy: '2027-09-01', verdict: 'fair' },
    },
  ],
})

/** Planned costs that begin with the first month are burned today. */
function startedCosts(hires: readonly { month: number; cost: number }[]): number {
  return hires.reduce((sum, { month, cost }) => sum + (month === 1 ? cost : 0), 0)
}

/** The scale that D. Sacks gave in 2020. */
function ratingOf(multiple: number): string {
  if (multiple < 1) return 'Amazing'
  if (multiple < 1.5) return 'Great'
  if (multiple < 2) return 'Good'
  return multiple <= 3 ? 'Suspect' : 'Bad'
}
