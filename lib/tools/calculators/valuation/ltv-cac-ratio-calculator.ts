import { choice, defineCalculator, integer, money, percent, problem, rate, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { cumulativeProfit, survivalFromYears } from '@/lib/subjects/saas/cohort-value'
import { acquisitionCost, lifetimeValue, paybackMonths } from '@/lib/subjects/saas/unit-economics'

const ratio = { kind: 'number', decimals: 2, unit: ': 1' } as const
const months = { kind: 'number', decimals: 1, unit: 'months' } as const
const steps = [-0.5, -0.25, 0, 0.25, 0.5] as const

export default defineCalculator({
  inputs: {
    arpa: money('Revenue per account a month (ARPA)', { initial: 100, above: 0, max: 1e12 }),
    margin: percent('Gross margin', {
      initial: 0.8,
      slider: { from: 0.01, to: 1, step: 0.01 },
      above: 0,
      max: 1,
      help: 'After hosting, support and payment fees: what delivering to one more customer costs.',
    }),
    churn: rate('Customers lost a month', {
      initial: 0.025,
      slider: { to: 0.15, step: 0.001 },
      max: 1,
      per: 'month',
      help: 'Customers who left ÷ customers at the start of the month.',
    }),
    spend: money('Sales and marketing', {
      initial: 120_000,
      max: 1e12,
      help: 'All of it in the period: salaries, commissions, tools, agencies and adverts.',
    }),
    customers: integer('Customers won with it', { initial: 100, min: 1, max: 1e9 }),
    earlier: money('Spend one sales cycle earlier', {
      optional: true,
      max: 1e12,
      help: 'With a long sales cycle, today’s customers were won by an earlier spend. It replaces the spend above.',
      refines: true,
    }),
    horizon: choice('Lifetime value counts', {
      options: { forever: 'The whole lifetime', years: 'Some years, discounted' },
      initial: 'forever',
      refines: true,
    }),
    years: integer('Years counted', { initial: 5, min: 1, max: 20, refines: true }),
    discountRate: rate('Discount rate', {
      initial: 0.12,
      slider: { to: 0.4, step: 0.005 },
      max: 5,
      per: 'year',
      help: 'For the value of the years counted.',
      refines: true,
    }),
    expansion: rate('Growth of what a customer pays', {
      initial: 0,
      slider: { to: 0.05, step: 0.001 },
      max: 1,
      per: 'month',
      help: 'Upgrades less downgrades of customers who stay.',
      refines: true,
    }),
    retention: rows('Customers left after each year', {
      row: 'year',
      columns: { left: percent('Left of those who began', { max: 1 }) },
      initial: [],
      min: 0,
      max: 10,
      help: 'From a cohort table, if you have one. Used instead of monthly churn for the years counted.',
      refines: true,
    }),
    segments: rows('Segments', {
      row: 'segment',
      columns: {
        name: text('Name', { optional: true, maxLength: 30 }),
        arpa: money('ARPA', { above: 0, max: 1e12 }),
        margin: percent('Margin', { above: 0, max: 1 }),
        churn: rate('Churn a month', { above: 0, max: 1, per: 'month' }),
        spend: money('Spend', { max: 1e12 }),
        customers: integer('Customers won', { min: 1, max: 1e9 }),
      },
      initial: [],
      min: 0,
      max: 20,
      help: 'Each is measured by its own churn, over the whole lifetime.',
      refines: true,
    }),
  },
  outputs: {
    ratio: { ...ratio, label: 'LTV to CAC' },
    ltv: { kind: 'money', label: 'Lifetime value (LTV)', decimals: 0 },
    cac: { kind: 'money', label: 'Cost to win a customer (CAC)', decimals: 0 },
    payback: { ...months, label: 'CAC payback' },
    lifetime: { ...months, label: 'Average lifetime', optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    cohortLtv: { kind: 'money', label: 'Value of the years counted', decimals: 0, section: 'With time' },
    paidBack: {
      ...months,
      decimals: 0,
      label: 'Payback with churn counted',
      section: 'With time',
      optional: true,
      help: 'Months until an average customer won, some of whom leave, has repaid the cost; not discounted.',
    },
    grid: {
      kind: 'table',
      label: 'LTV to CAC if churn and cost change',
      optional: true,
      columns: {
        churn: { kind: 'percent', label: 'Churn a month', decimals: 2 },
        cheap: { ...ratio, label: 'CAC −25%' },
        same: { ...ratio, label: 'CAC as it is' },
        dear: { ...ratio, label: 'CAC +25%' },
        dearer: { ...ratio, label: 'CAC +50%' },
      },
    },
    bySegment: {
      kind: 'table',
      label: 'By segment',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Segment' },
        ltv: { kind: 'money', label: 'LTV', decimals: 0 },
        cac: { kind: 'money', label: 'CAC', decimals: 0 },
        ratio: { ...ratio, label: 'LTV to CAC' },
        payback: { ...months, label: 'Payback' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Payback of one customer won',
      columns: {
        month: { kind: 'count', label: 'Month' },
        profit: { kind: 'money', label: 'Gross profit so far' },
        cost: { kind: 'money', label: 'CAC' },
      },
    },
  },
  formula:
    'LTV = ARPA × gross margin ÷ churn. CAC = sales and marketing ÷ customers won. Payback in months = CAC ÷ (ARPA × gross margin)',
  limits: [
    'One rate of churn for the whole lifetime. Young customers usually leave faster than old ones, so a cohort table says more.',
    'The years counted begin with a payment on the day of the sale; each month after it is discounted.',
    'The bands 1, 3 and 5 are habits of investors in subscription software. Only 3, with a payback below twelve months, is Skok’s own.',
  ],
  sources: [
    {
      title: 'D. Skok: SaaS Metrics 2.0, A Guide to Measuring and Improving what Matters',
      href: 'https://www.forentrepreneurs.com/saas-metrics-2/',
    },
    { title: 'S. Gupta, D. Lehmann: Managing Customers as Investments, chapter 2' },
  ],

  compute(values, { show }) {
    const { arpa, margin, churn, customers, earlier, horizon, years, discountRate, expansion, retention, segments } =
      values
    const rising = retention.findIndex(({ left }, at) => left > (retention[at - 1]?.left ?? 1))
    if (rising !== -1) return problem('retention', `must not rise from one year to the next (row ${rising + 1})`)
    const spend = earlier ?? values.spend
    const cac = acquisitionCost(spend, customers) ?? 0
    if (cac === 0) return problem('spend', 'must be more than 0: customers won for nothing have no ratio')
    const profit = arpa * margin
    const net = 1 - (1 - churn) * (1 + expansion)
    const forever = horizon === 'forever'
    if (forever && churn === 0)
      return problem('churn', 'must be more than 0, or the lifetime has no end. Count some years instead.')
    if (forever && net <= 0)
      return problem('expansion', 'must stay below churn, or the value has no end. Count some years instead.')
    const survival = retention.length > 0 ? survivalFromYears(retention.map(({ left }) => left)) : constant(churn)
    const worth = (lost: (month: number) => number) =>
      cumulativeProfit({ monthlyProfit: profit, survival: lost, expansion, discountRate }, 12 * years).at(-1) ?? 0
    const cohortLtv = worth(survival)
    const endless = (lost: number) => lifetimeValue(arpa, margin, 1 / (1 - (1 - lost) * (1 + expansion)))
    const ltv = forever ? endless(churn) : cohortLtv
    const undiscounted = cumulativeProfit({ monthlyProfit: profit, survival, expansion, discountRate: 0 }, 240)
    const repaid = undiscounted.findIndex((sum) => compareAmounts(sum, cac, 9) >= 0)
    const shown = Math.min(240, Math.max(24, repaid === -1 ? 60 : Math.ceil((repaid + 1) * 1.5)))
    const stride = Math.ceil(shown / 60)
    const at = (lost: number, cost: number) => (forever ? endless(lost) : worth(constant(lost))) / (cac * cost)
    const found = ltv / cac
    return {
      ratio: found,
      ltv,
      cac,
      payback: paybackMonths(spend, arpa * customers, margin) ?? 0,
      lifetime: churn > 0 && retention.length === 0 ? 1 / churn : undefined,
      verdict: judgement(),
      cohortLtv,
      paidBack: repaid === -1 ? undefined : repaid + 1,
      grid:
        (!forever && retention.length > 0) || churn === 0
          ? undefined
          : steps
              .map((step) => churn * (1 + step))
              .filter((lost) => lost <= 1 && (1 - lost) * (1 + expansion) < 1)
              .map((lost) => ({
                churn: lost,
                cheap: at(lost, 0.75),
                same: at(lost, 1),
                dear: at(lost, 1.25),
                dearer: at(lost, 1.5),
              })),
      bySegment: segments.length > 0 ? segmentRows() : undefined,
      curve: undiscounted
        .slice(0, shown)
        .map((sum, month) => ({ month: month + 1, profit: sum, cost: cac }))
        .filter((_, month) => month % stride === 0),
    }

    function judgement() {
      const is = (bound: number) => compareAmounts(found, bound, 2) >= 0
      const written = show.number(found, 2)
      if (!is(1))
        return { is: 'bad' as const, says: `Each customer costs more than the ${written} of it that comes back.` }
      if (!is(3))
        return {
          is: 'fair' as const,
          says: `Below 3, which is the usual aim: ${show.money(3 * cac, 0)} of lifetime value, or a CAC of ${show.money(ltv / 3, 0)}.`,
        }
      if (is(5))
        return {
          is: 'good' as const,
          says: 'Above 5. If the next customers behave like these, there is room to spend more on winning them.',
        }
      return {
        is: 'good' as const,
        says: 'Between 3 and 5: customers return what they cost and pay for the rest of the firm.',
      }
    }

    function segmentRows() {
      const measured = segments.map((one, place) => ({
        ...one,
        name: one.name || `Segment ${place + 1}`,
        value: lifetimeValue(one.arpa, one.margin, 1 / one.churn),
      }))
      const total = (of: (one: (typeof measured)[number]) => number) => measured.reduce((sum, one) => sum + of(one), 0)
      const line = (name: string, value: number, cost: number, won: number, monthly: number) => ({
        name,
        ltv: value / won,
        cac: cost / won,
        ratio: cost > 0 ? value / cost : null,
        payback: cost / monthly,
      })
      return [
        ...measured.map((one) =>
          line(one.name, one.value * one.customers, one.spend, one.customers, one.arpa * one.margin * one.customers),
        ),
        line(
          'All',
          total((one) => one.value * one.customers),
          total((one) => one.spend),
          total((one) => one.customers),
          total((one) => one.arpa * one.margin * one.customers),
        ),
      ]
    }
  },

  steps({ earlier, expansion, horizon }) {
    return [
      { as: 'profit', in: 'money', finds: 'Gross profit a month', is: '{arpa} × {margin}' },
      { gives: 'cac', is: earlier === undefined ? '{spend} ÷ {customers}' : '{earlier} ÷ {customers}' },
      {
        gives: 'ltv',
        is:
          horizon === 'years'
            ? '{cohortLtv}'
            : expansion === 0
              ? '{profit} ÷ {churn}'
              : '{profit} ÷ (1 − (1 − {churn}) × (1 + {expansion}))',
      },
      { gives: 'ratio', is: '{ltv} ÷ {cac}' },
      { gives: 'payback', is: '{cac} ÷ {profit}' },
      { gives: 'lifetime', is: '1 ÷ {churn}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'When a customer has paid back what it cost',
      of: 'curve',
      x: 'month',
      y: ['profit', 'cost'],
    },
  ],
  examples: [
    {
      name: 'A booking tool for salons',
      given: {
        arpa: 60,
        margin: 0.75,
        churn: 0.03,
        spend: 40_500,
        customers: 90,
        horizon: 'forever',
        years: 5,
        discountRate: 0.12,
        expansion: 0,
        retention: [],
        segments: [],
      },
      expect: { ratio: 3.33, ltv: 1500, cac: 450, payback: 10, lifetime: 33.3, paidBack: 12 },
    },
  ],
})

function constant(churn: number) {
  return (month: number) => (1 - churn) ** month
}
