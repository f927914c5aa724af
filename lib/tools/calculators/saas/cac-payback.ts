import { choice, defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import { cashInMonth, monthsToRecover, profitInMonth } from '@/lib/subjects/saas/payback'
import type { CustomerTerms } from '@/lib/subjects/saas/payback'
import { acquisitionCost, paybackMonths } from '@/lib/subjects/saas/unit-economics'

const months = { kind: 'number', decimals: 1, unit: 'months', optional: true } as const
const bySpend = { field: 'from', is: 'spend' } as const
const course = { section: 'How a customer pays', refines: true } as const
const most = 1e9
/** Forty years: what has not paid by then is called never. */
const longest = 480

export default defineCalculator({
  inputs: {
    from: choice('Acquisition cost', { options: { known: 'Known', spend: 'From spend' }, initial: 'known' }),
    cac: money('CAC', { initial: 900, above: 0, max: most, shownWhen: { field: 'from', is: 'known' } }),
    spend: rows('Sales and marketing', {
      row: 'month',
      columns: {
        spent: money('Spent', { max: 1e12 }),
        won: integer('Customers won', { min: 0, max: 1e9 }),
      },
      initial: [
        { spent: 42_000, won: 38 },
        { spent: 45_000, won: 41 },
        { spent: 39_000, won: 52 },
        { spent: 47_000, won: 47 },
      ],
      min: 1,
      max: 60,
      ordered: true,
      shownWhen: bySpend,
      help: 'One row a month, the oldest first, with salaries and tools.',
    }),
    lag: integer('Months from spend to customer', { initial: 1, min: 0, max: 24, shownWhen: bySpend, refines: true }),
    arpa: money('ARPA of new customers, a month', { initial: 150, above: 0, max: most }),
    margin: percent('Gross margin', { initial: 0.8, above: 0, max: 1, slider: { from: 0.01, to: 1, step: 0.01 } }),
    churn: percent('Customers lost a month', { initial: 0.02, below: 1, slider: { to: 0.2, step: 0.001 } }),
    onboarding: money('Onboarding of one customer', { initial: 0, max: most, ...course }),
    expansion: percent('Growth of those who stay, a month', {
      initial: 0,
      max: 0.5,
      slider: { to: 0.1, step: 0.001 },
      ...course,
    }),
    ramp: integer('Months until the full price', {
      initial: 0,
      max: 60,
      help: 'What is paid rises evenly until then.',
      ...course,
    }),
    discountMonths: integer('First months at a discount', { initial: 0, max: 60, ...course }),
    discount: percent('Discount', {
      initial: 1,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: '100% for free months.',
      ...course,
    }),
    prepaid: percent('Customers who pay a year ahead', {
      initial: 0,
      max: 1,
      slider: { to: 1, step: 0.05 },
      ...course,
    }),
    target: integer('Payback wanted, in months', { initial: 12, min: 1, max: 120, refines: true }),
    segments: rows('By segment', {
      row: 'segment',
      columns: {
        name: text('Segment', { optional: true, maxLength: 60 }),
        won: integer('Customers won', { min: 0, max: 1e9 }),
        cac: money('CAC', { max: most }),
        arpa: money('ARPA', { max: most }),
        margin: percent('Margin', { max: 1 }),
        churn: percent('Churn', { below: 1 }),
      },
      initial: [],
      min: 0,
      max: 40,
      refines: true,
    }),
  },
  outputs: {
    simple: { ...months, label: 'Simple payback' },
    adjusted: { ...months, label: 'With churn, ramp and onboarding' },
    cash: { ...months, label: 'Until the cash is back', help: 'Who pays ahead brings a year at once.' },
    allowed: { kind: 'money', label: 'Highest CAC for the payback wanted' },
    verdict: { kind: 'verdict', label: 'Judgement' },
    usedCac: { kind: 'money', label: 'CAC', section: 'One customer' },
    profit: { kind: 'money', label: 'Gross profit in a full month', section: 'One customer' },
    outlay: { kind: 'money', label: 'To be recovered', section: 'One customer', help: 'CAC and onboarding.' },
    ever: {
      kind: 'money',
      label: 'Gross profit ever to come',
      optional: true,
      section: 'One customer',
      help: 'The limit of the survival sum; none where growth outruns churn.',
    },
    all: { ...months, label: 'Simple payback of all segments', section: 'Segments' },
    bySegment: {
      kind: 'table',
      label: 'By segment',
      optional: true,
      section: 'Segments',
      columns: {
        name: { kind: 'text', label: 'Segment' },
        won: { kind: 'count', label: 'Customers won' },
        simple: { kind: 'number', label: 'Simple, months', decimals: 1 },
        adjusted: { kind: 'number', label: 'With churn, months', decimals: 1 },
      },
      totals: ['won'],
    },
    curve: {
      kind: 'series',
      label: 'Gross profit and cash less the outlay, for each customer won',
      columns: {
        month: { kind: 'count', label: 'Months' },
        profit: { kind: 'money', label: 'Gross profit' },
        cash: { kind: 'money', label: 'Cash' },
      },
    },
  },
  formula:
    'Simple payback = CAC ÷ (ARPA × gross margin). With churn: the month in which Σ ARPA × margin × ((1 − churn) × (1 + growth))^(month − 1) reaches CAC + onboarding',
  limits: [
    'Everybody leaves at the same monthly rate. Young customers usually leave faster, which lengthens the payback.',
    'Nothing is discounted for time.',
    'Who pays ahead leaves only at the end of a paid year, and is not refunded.',
    'What has not paid itself back within 40 years is called never.',
  ],
  sources: [
    {
      title: 'D. Skok: SaaS Metrics 2.0, A Guide to Measuring and Improving What Matters (For Entrepreneurs)',
    },
    {
      title: 'Calqulate: CAC payback time',
      href: 'https://docs.calqulate.io/docs/cac-payback-time',
    },
    {
      title: 'MaximCalculator: CAC payback period, worked example',
      href: 'https://maximcalculator.com/calculators/payback-period-cac.html',
    },
  ],

  compute(values, { show }) {
    const { from, cac, spend, lag, arpa, margin, churn, onboarding, expansion, target, segments } = values
    if (from === 'spend' && spend.length <= lag)
      return problem('spend', 'must have more months than pass from spend to customer')
    const lagged = laggedCost(spend, lag)
    const usedCac = from === 'known' ? cac : lagged
    if (usedCac === undefined) return problem('spend', 'must have some customers won in the months after the spend')
    const outlay = usedCac + onboarding
    const profitOf = (month: number) => profitInMonth(values, month)
    const simple = paybackMonths(usedCac, arpa, margin)
    const adjusted = monthsToRecover(outlay, profitOf, longest)
    const cash = monthsToRecover(outlay, (month) => cashInMonth(values, month), longest)
    const first = Array.from({ length: target }, (_, at) => profitOf(at + 1)).reduce((sum, one) => sum + one, 0)
    const kept = (1 - churn) * (1 + expansion)
    const length = Math.min(60, Math.max(24, Math.ceil((adjusted ?? 60) * 1.3)))
    let profitSum = -outlay
    let cashSum = -outlay
    const won = segments.reduce((sum, one) => sum + one.won, 0)
    const spentOnAll = segments.reduce((sum, one) => sum + one.won * one.cac, 0)
    const profitOfAll = segments.reduce((sum, one) => sum + one.won * one.arpa * one.margin, 0)
    return {
      simple,
      adjusted,
      cash,
      allowed: Math.max(0, first - onboarding),
      verdict: judgement(),
      usedCac,
      profit: arpa * margin,
      outlay,
      ever: kept < 1 ? survivalSum() : undefined,
      all: won > 0 ? paybackMonths(spentOnAll, profitOfAll, 1) : undefined,
      bySegment:
        segments.length === 0
          ? undefined
          : segments.map((one, at) => {
              const terms: CustomerTerms = { ...values, arpa: one.arpa, margin: one.margin, churn: one.churn }
              return {
                name: one.name || `Segment ${at + 1}`,
                won: one.won,
                simple: paybackMonths(one.cac, one.arpa, one.margin) ?? null,
                adjusted:
                  monthsToRecover(one.cac + onboarding, (month) => profitInMonth(terms, month), longest) ?? null,
              }
            }),
      curve: Array.from({ length: length + 1 }, (_, month) => {
        if (month > 0) {
          profitSum += profitOf(month)
          cashSum += cashInMonth(values, month)
        }
        return { month, profit: profitSum, cash: cashSum }
      }),
    }

    /** Month by month while ramp or discount last; from there on the series is geometric. */
    function survivalSum() {
      const uneven = Math.max(values.ramp, values.discountMonths, 1)
      const start = Array.from({ length: uneven }, (_, at) => profitOf(at + 1)).reduce((sum, one) => sum + one, 0)
      return start + profitOf(uneven + 1) / (1 - kept)
    }

    function judgement() {
      if (adjusted === undefined)
        return {
          is: 'bad' as const,
          says: `It is never paid back: customers leave before they have brought ${show.money(outlay)}.`,
        }
      if (adjusted > target)
        return {
          is: 'fair' as const,
          says: `Paid back after ${show.number(adjusted, 1)} months, later than the ${show.number(target, 0)} wanted. A CAC of ${show.money(Math.max(0, first - onboarding))} would do.`,
        }
      return {
        is: 'good' as const,
        says: `Paid back after ${show.number(adjusted, 1)} months, within the ${show.number(target, 0)} wanted.`,
      }
    }
  },

  steps: ({ from, spend, lag, churn, expansion, ramp, discountMonths }, { usedCac, ever }) => {
    const isPlain = ramp <= 1 && discountMonths === 0
    const total = (rowsOf: readonly number[]) => rowsOf.reduce((sum, one) => sum + one, 0)
    const shifted = {
      paid: { kind: 'money' as const, value: total(spend.slice(0, spend.length - lag).map((one) => one.spent)) },
      won: { kind: 'count' as const, value: total(spend.slice(lag).map((one) => one.won)) },
    }
    return [
      ...(from === 'spend' ? [{ gives: 'usedCac' as const, is: '{paid} ÷ {won}', with: shifted }] : []),
      { gives: 'profit', is: '{arpa} × {margin}' },
      { gives: 'simple', is: '{usedCac} ÷ {profit}', with: { usedCac: { kind: 'money' as const, value: usedCac } } },
      { gives: 'outlay', is: '{usedCac}[ + {onboarding}]' },
      ...(isPlain && ever !== undefined && (churn > 0 || expansion > 0)
        ? [{ gives: 'ever' as const, is: '{profit} ÷ (1 − (1 − {churn:4}) × (1 + {expansion:4}))' }]
        : []),
    ]
  },

  charts: [
    { kind: 'line', title: 'Outlay and return for each customer won', of: 'curve', x: 'month', y: ['profit', 'cash'] },
  ],
  examples: [
    {
      name: 'A scheduling app for clinics',
      given: {
        from: 'known',
        cac: 900,
        arpa: 150,
        margin: 0.8,
        churn: 0.03,
        onboarding: 100,
        expansion: 0,
        ramp: 0,
        discountMonths: 0,
        discount: 1,
        prepaid: 0.4,
        target: 12,
        segments: [],
      },
      expect: { simple: 7.5, adjusted: 9.4485942591 },
    },
  ],
})

/** Spend of the months for which customers `lag` months later are known, for each of these customers. */
function laggedCost(spend: readonly { spent: number; won: number }[], lag: number): number | undefined {
  const paid = spend.slice(0, spend.length - lag).reduce((sum, one) => sum + one.spent, 0)
  const won = spend.slice(lag).reduce((sum, one) => sum + one.won, 0)
  return acquisitionCost(paid, won)
}
