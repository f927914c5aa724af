import { choice, defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { wilsonInterval } from '@/lib/subjects/statistics/proportions'
import { churnRate, grossRevenueRetention, netRevenueRetention } from '@/lib/subjects/saas/retention'

const rate = { kind: 'percent', decimals: 2 } as const
const monthsOf = { month: 1, quarter: 3, year: 12 } as const
const atRenewal = { field: 'leaves', is: 'renewal' } as const

export default defineCalculator({
  inputs: {
    period: choice('Period', { options: { month: 'Month', quarter: 'Quarter', year: 'Year' }, initial: 'month' }),
    plans: rows('Plans or groups', {
      row: 'plan',
      columns: {
        name: text('Plan', { optional: true, maxLength: 60 }),
        customers: integer('Customers at start', { min: 0, max: 1e9 }),
        lost: integer('Lost of them', { min: 0, max: 1e9 }),
        mrr: money('MRR at start', { optional: true, max: 1e12 }),
        lostMrr: money('MRR cancelled', { optional: true, max: 1e12 }),
        downgraded: money('MRR downgraded', { optional: true, max: 1e12 }),
        expansion: money('MRR expanded', { optional: true, max: 1e12 }),
        before: percent('Churn before', { optional: true, max: 1 }),
      },
      initial: [
        {
          name: 'Starter',
          customers: 620,
          lost: 31,
          mrr: 17_980,
          lostMrr: 899,
          downgraded: 0,
          expansion: 260,
          before: 0.042,
        },
        {
          name: 'Team',
          customers: 240,
          lost: 5,
          mrr: 28_560,
          lostMrr: 595,
          downgraded: 310,
          expansion: 820,
          before: 0.023,
        },
        {
          name: 'Business',
          customers: 40,
          lost: 0,
          mrr: 16_000,
          lostMrr: 0,
          downgraded: 400,
          expansion: 1250,
          before: 0.01,
        },
      ],
      min: 1,
      max: 40,
      help: 'Lost counts only customers who were there at the start. The last column is the logo churn of the period before, for the trend.',
    }),
    won: integer('New customers in the period', { initial: 70, min: 0, max: 1e9 }),
    wonLost: integer('New customers who left again', { initial: 4, min: 0, max: 1e9, refines: true }),
    leaves: choice('Customers can leave', {
      options: { always: 'Any time', renewal: 'At renewal' },
      initial: 'always',
      refines: true,
    }),
    due: integer('Contracts that came up for renewal', {
      initial: 75,
      min: 0,
      max: 1e9,
      shownWhen: atRenewal,
      refines: true,
    }),
    tenures: rows('By time with you', {
      row: 'stage',
      columns: {
        name: text('Time with you', { optional: true, maxLength: 40 }),
        atRisk: integer('Customers', { min: 0, max: 1e9 }),
        lost: integer('Lost', { min: 0, max: 1e9 }),
      },
      initial: [],
      min: 0,
      max: 60,
      refines: true,
      help: 'One row for each month or stage, the youngest first.',
    }),
  },
  outputs: {
    logo: { ...rate, label: 'Customer (logo) churn' },
    annual: { ...rate, label: 'The same for a year' },
    gross: { ...rate, label: 'Gross revenue churn', optional: true },
    net: {
      ...rate,
      label: 'Net revenue churn',
      optional: true,
      help: 'Below 0: old customers grew by more than was lost.',
    },
    verdict: { kind: 'verdict', label: 'In words' },
    low: { ...rate, label: 'True churn, low end', section: 'Customers', help: 'Wilson score interval, 95%.' },
    high: { ...rate, label: 'True churn, high end', section: 'Customers' },
    lifetime: {
      kind: 'number',
      label: 'Average lifetime',
      decimals: 1,
      unit: 'months',
      optional: true,
      section: 'Customers',
    },
    adjusted: {
      ...rate,
      label: 'All leavers ÷ average customers',
      optional: true,
      section: 'Customers',
      help: 'Counts new customers who left again, over the mean of start and end.',
    },
    renewal: {
      ...rate,
      label: 'Lost at renewal',
      optional: true,
      section: 'Customers',
      help: 'Lost ÷ contracts that came up.',
    },
    customersEnd: { kind: 'count', label: 'Customers at the end', section: 'Customers' },
    annualGross: { ...rate, label: 'Gross revenue churn for a year', optional: true, section: 'Revenue' },
    lostMrr: { kind: 'money', label: 'MRR lost and downgraded', optional: true, section: 'Revenue' },
    before: { ...rate, label: 'Churn before, at today’s mix', optional: true, section: 'Trend' },
    change: {
      ...rate,
      label: 'Change at the same mix',
      optional: true,
      section: 'Trend',
      help: 'In percentage points.',
    },
    table: {
      kind: 'table',
      label: 'By plan',
      columns: {
        name: { kind: 'text', label: 'Plan' },
        customers: { kind: 'count', label: 'Customers' },
        lost: { kind: 'count', label: 'Lost' },
        logo: { ...rate, label: 'Logo churn' },
        low: { ...rate, label: 'Low end' },
        high: { ...rate, label: 'High end' },
        gross: { ...rate, label: 'Gross revenue churn' },
        net: { ...rate, label: 'Net revenue churn' },
      },
      totals: ['customers', 'lost'],
    },
    hazard: {
      kind: 'table',
      label: 'Hazard by time with you',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Time with you' },
        atRisk: { kind: 'count', label: 'Customers' },
        lost: { kind: 'count', label: 'Lost' },
        hazard: { ...rate, label: 'Lost in this stage' },
        stays: { ...rate, label: 'Stays until its end' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Customers left at this pace',
      columns: {
        month: { kind: 'count', label: 'Months' },
        left: { kind: 'percent', label: 'Customers left', decimals: 1 },
      },
    },
  },
  formula:
    'Logo churn = customers lost ÷ customers at start. Gross revenue churn = (cancelled + downgraded MRR) ÷ MRR at start; net takes expansion off. For a year = 1 − (1 − churn)^(12 ÷ months)',
  limits: [
    'The yearly figure and the lifetime assume that every period loses the same share. Young customers leave more often than old ones.',
    'New customers are not in the denominator, so those who leave within their first period show only in the last rate of the list.',
    'MRR is that of the start of the period. Price rises for old customers count as expansion.',
  ],
  sources: [
    { title: 'D. Skok: SaaS Metrics 2.0, A Guide to Measuring and Improving What Matters (For Entrepreneurs)' },
    { title: 'P. Fader, B. Hardie: How to Project Customer Retention, Journal of Interactive Marketing 21 (2007)' },
    {
      title:
        'E. B. Wilson: Probable Inference, the Law of Succession, and Statistical Inference, Journal of the American Statistical Association 22 (1927)',
    },
  ],

  compute({ period, plans, won, wonLost, leaves, due, tenures }, { show }) {
    const stray = plans.findIndex((plan) => plan.lost > plan.customers)
    if (stray !== -1) return problem('plans', `must not lose more customers than there were (row ${stray + 1})`)
    const poor = plans.findIndex((plan) => (plan.lostMrr ?? 0) + (plan.downgraded ?? 0) > (plan.mrr ?? 0))
    if (poor !== -1) return problem('plans', `must not lose more MRR than there was (row ${poor + 1})`)
    const oddStage = tenures.findIndex((stage) => stage.lost > stage.atRisk)
    if (oddStage !== -1) return problem('tenures', `must not lose more customers than there were (row ${oddStage + 1})`)
    if (wonLost > won) return problem('wonLost', 'must not be more than the new customers')
    const sum = (of: (plan: (typeof plans)[number]) => number | undefined) =>
      plans.reduce((total, plan) => total + (of(plan) ?? 0), 0)
    const customers = sum((plan) => plan.customers)
    const lost = sum((plan) => plan.lost)
    const range = wilsonInterval({ successes: lost, trials: customers }, 0.95)
    const logo = churnRate(lost, customers)
    if (!range || logo === undefined) return problem('plans', 'must have some customers at the start')
    if (leaves === 'renewal' && lost > due) return problem('due', 'must not be fewer than the customers lost')
    const months = monthsOf[period]
    const isAtRenewal = leaves === 'renewal' && due > 0
    const renewal = isAtRenewal ? lost / due : undefined
    const forYear = (share: number) => 1 - (1 - share) ** (12 / months)
    const annual = renewal ?? forYear(logo)
    const whole = revenueOf({
      mrr: sum((plan) => plan.mrr),
      lostMrr: sum((plan) => plan.lostMrr),
      downgraded: sum((plan) => plan.downgraded),
      expansion: sum((plan) => plan.expansion),
    })
    const end = customers - lost + won - wonLost
    const withBefore = plans.every((plan) => plan.before !== undefined || plan.customers === 0)
    const before = withBefore ? sum((plan) => plan.customers * (plan.before ?? 0)) / customers : undefined
    const monthly = 1 - (1 - logo) ** (1 / months)
    let stays = 1
    return {
      logo,
      annual,
      ...whole,
      annualGross: whole.gross === undefined ? undefined : forYear(whole.gross),
      lostMrr: whole.gross === undefined ? undefined : sum((plan) => (plan.lostMrr ?? 0) + (plan.downgraded ?? 0)),
      ...range,
      lifetime: renewal === undefined ? (logo > 0 ? months / logo : undefined) : renewal > 0 ? 12 / renewal : undefined,
      adjusted: customers + end > 0 ? (lost + wonLost) / ((customers + end) / 2) : undefined,
      renewal,
      customersEnd: end,
      before,
      change: before === undefined ? undefined : logo - before,
      verdict: {
        is: 'plain' as const,
        says: `Of 100 customers ${show.number(logo * 100, 1)} left in a ${period}${isAtRenewal ? `; of 100 contracts that came up, ${show.number(annual * 100, 1)} were not renewed.` : `, which is ${show.number(annual * 100, 1)} of 100 in a year.`}`,
      },
      table: plans.map((plan, at) => {
        const own = wilsonInterval({ successes: plan.lost, trials: plan.customers }, 0.95)
        const revenue = revenueOf(plan)
        return {
          name: plan.name || `Plan ${at + 1}`,
          customers: plan.customers,
          lost: plan.lost,
          logo: churnRate(plan.lost, plan.customers) ?? null,
          low: own?.low ?? null,
          high: own?.high ?? null,
          gross: revenue.gross ?? null,
          net: revenue.net ?? null,
        }
      }),
      hazard:
        tenures.length === 0
          ? undefined
          : tenures.map((stage, at) => {
              const hazard = churnRate(stage.lost, stage.atRisk)
              stays *= 1 - (hazard ?? 0)
              return { ...stage, name: stage.name || `Stage ${at + 1}`, hazard: hazard ?? null, stays }
            }),
      curve: Array.from({ length: 37 }, (_, month) => ({ month, left: (1 - monthly) ** month })),
    }

    function revenueOf({
      mrr = 0,
      lostMrr = 0,
      downgraded = 0,
      expansion = 0,
    }: {
      mrr?: number | undefined
      lostMrr?: number | undefined
      downgraded?: number | undefined
      expansion?: number | undefined
    }) {
      const movement = { newMrr: 0, expansion, contraction: downgraded, churnedMrr: lostMrr }
      const grossLeft = grossRevenueRetention(mrr, movement)
      const netLeft = netRevenueRetention(mrr, movement)
      return grossLeft === undefined || netLeft === undefined ? {} : { gross: 1 - grossLeft, net: 1 - netLeft }
    }
  },

  steps({ period, plans, wonLost }) {
    const count = (value: number) => ({ kind: 'count' as const, value })
    const sum = (of: (plan: (typeof plans)[number]) => number | undefined) =>
      plans.reduce((total, plan) => total + (of(plan) ?? 0), 0)
    const mrr = { kind: 'money' as const, value: sum((plan) => plan.mrr) }
    const grown = { kind: 'money' as const, value: sum((plan) => plan.expansion) }
    const months = count(monthsOf[period])
    const start = count(sum((plan) => plan.customers))
    const leavers = count(sum((plan) => plan.lost) + wonLost)
    return [
      { gives: 'logo', is: '{plans.lost} ÷ {plans.customers}' },
      {
        gives: 'annual',
        is: '1 − (1 − {logo})^(12 ÷ {months})',
        unless: { field: 'leaves', is: 'renewal' },
        with: { months },
      },
      { gives: 'lifetime', is: '{months} ÷ {logo}', unless: { field: 'leaves', is: 'renewal' }, with: { months } },
      { gives: 'renewal', is: '{plans.lost} ÷ {due}' },
      { gives: 'gross', is: '{lostMrr} ÷ {mrr}', with: { mrr } },
      { gives: 'net', is: '({lostMrr} − {grown}) ÷ {mrr}', with: { mrr, grown } },
      { gives: 'adjusted', is: '{leavers} ÷ (({start} + {customersEnd}) ÷ 2)', with: { leavers, start } },
    ]
  },

  charts: [
    { kind: 'line', title: 'Customers left at this pace', of: 'curve', x: 'month', y: ['left'], area: true },
    { kind: 'bar', title: 'Lost in each stage', of: 'hazard', x: 'name', y: ['hazard'], needs: 'hazard' },
  ],
  examples: [
    {
      name: 'A rota planner for restaurants',
      given: {
        period: 'month',
        plans: [
          { name: 'Single site', customers: 300, lost: 12, mrr: 9000, lostMrr: 360, before: 0.05 },
          { name: 'Chain', customers: 100, lost: 0, mrr: 11_000, downgraded: 140, expansion: 900, before: 0.01 },
        ],
        won: 30,
        wonLost: 2,
        leaves: 'always',
        tenures: [],
      },
      expect: {
        logo: 0.03,
        annual: 0.3061576,
        gross: 0.025,
        net: -0.02,
        lifetime: 33.333333,
        before: 0.04,
        change: -0.01,
      },
    },
  ],
})
