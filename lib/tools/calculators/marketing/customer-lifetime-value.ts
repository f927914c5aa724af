import { defineCalculator, integer, money, number, percent, problem, rate, toggle } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { discountedLifetimeValue, expectedPeriods } from '@/lib/subjects/marketing/lifetime-value'

export default defineCalculator({
  inputs: {
    order: money('Average order', { initial: 60, max: 1e9 }),
    frequency: number('Orders a year', { initial: 4, slider: { from: 0.5, to: 24, step: 0.5 }, min: 0, max: 1e5 }),
    margin: percent('Gross margin', {
      initial: 0.4,
      slider: { to: 1, step: 0.01 },
      negative: true,
      min: -10,
      max: 1,
      help: 'After goods, postage and payment, and after the service that keeps the customer.',
    }),
    retention: percent('Customers kept from one year to the next', {
      initial: 0.7,
      slider: { to: 0.99, step: 0.01 },
      max: 1,
    }),
    cost: money('Cost of winning the customer', { initial: 45, max: 1e9, optional: true }),
    discount: rate('Discount rate', {
      initial: 0.1,
      slider: { to: 0.3, step: 0.005 },
      max: 10,
      refines: true,
      per: 'year',
    }),
    paysAtOnce: toggle('First year’s margin counts in full, now', {
      initial: true,
      refines: true,
      help: 'For a customer who is won with an order. Off: value of an existing customer from the coming year on.',
    }),
    horizon: integer('Years in the table', {
      initial: 5,
      min: 1,
      max: 50,
      slider: { from: 1, to: 20, step: 1 },
      refines: true,
    }),
  },
  outputs: {
    clv: { kind: 'money', label: 'Lifetime value, discounted' },
    net: { kind: 'money', label: 'Less the cost of winning', optional: true },
    simple: {
      kind: 'money',
      label: 'Simple lifetime value',
      optional: true,
      help: 'Yearly margin × average lifetime, undiscounted.',
    },
    lifetime: { kind: 'number', label: 'Average lifetime', decimals: 1, unit: 'years', optional: true },
    verdict: { kind: 'verdict', label: 'Judgement' },
    yearly: { kind: 'money', label: 'Margin a year', section: 'How it comes about' },
    multiple: {
      kind: 'number',
      label: 'Margin multiple',
      decimals: 3,
      section: 'How it comes about',
      help: 'Lifetime value as so many yearly margins.',
    },
    within: { kind: 'money', label: 'Of it within the years of the table', section: 'How it comes about' },
    ratio: {
      kind: 'number',
      label: 'Lifetime value ÷ cost',
      decimals: 2,
      unit: '×',
      optional: true,
      section: 'How it comes about',
    },
    paidBack: { kind: 'count', label: 'Paid back in year', optional: true, section: 'How it comes about' },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'count', label: 'Year' },
        stays: { kind: 'percent', label: 'Still a customer', decimals: 1 },
        margin: { kind: 'money', label: 'Expected margin' },
        discounted: { kind: 'money', label: 'Worth today' },
        sum: { kind: 'money', label: 'Added up' },
      },
      totals: ['margin', 'discounted'],
    },
  },
  formula:
    'Lifetime value = margin × retention ÷ (1 + discount rate − retention), plus the first margin if it comes at once. Margin = average order × orders a year × gross margin',
  limits: [
    'Retention is the same every year. Real customers leave most in the first year and least later, so long lives are understated.',
    'Margin does not grow or shrink with time.',
    'One average customer. A few large ones can carry the figure for all.',
  ],
  sources: [
    { title: 'S. Gupta, D. Lehmann: Customers as Assets, Journal of Interactive Marketing 17 (2003)' },
    { title: 'P. Farris, N. Bendle, P. Pfeifer, D. Reibstein: Marketing Metrics, chapter Customer Profitability' },
  ],

  compute({ order, frequency, margin, retention, cost, discount, paysAtOnce, horizon }, { show, minorDigits }) {
    const yearly = order * frequency * margin
    const clv = discountedLifetimeValue({ margin: yearly, retention, discount, paysAtOnce })
    const perUnit = discountedLifetimeValue({ margin: 1, retention, discount, paysAtOnce })
    if (clv === undefined || perUnit === undefined)
      return problem('retention', 'must be below 100% while the discount rate is 0, or the value has no limit')
    const lifetime = expectedPeriods(retention)
    let sum = 0
    const years = Array.from({ length: horizon }, (_, at) => {
      const passed = paysAtOnce ? at : at + 1
      const stays = retention ** passed
      const discounted = (yearly * stays) / (1 + discount) ** passed
      sum += discounted
      return { year: at + 1, stays, margin: yearly * stays, discounted, sum }
    })
    const paidBack =
      cost === undefined ? undefined : years.find((year) => compareAmounts(year.sum, cost, minorDigits) >= 0)
    return {
      clv,
      net: cost === undefined ? undefined : clv - cost,
      simple: lifetime === undefined ? undefined : yearly * lifetime,
      lifetime,
      verdict: judgement(clv),
      yearly,
      multiple: perUnit,
      within: sum,
      ratio: cost === undefined || cost <= 0 ? undefined : clv / cost,
      paidBack: paidBack?.year,
      years,
    }

    function judgement(value: number) {
      if (compareAmounts(value, 0, minorDigits) < 0)
        return { is: 'bad' as const, says: 'Every order loses money, so a longer life makes the customer dearer.' }
      if (cost === undefined)
        return { is: 'plain' as const, says: 'Add what it costs to win the customer to judge it.' }
      const order = compareAmounts(value, cost, minorDigits)
      const written = show.money(Math.abs(value - cost))
      if (order < 0)
        return { is: 'bad' as const, says: `The customer costs ${written} more than they will ever bring.` }
      if (order === 0) return { is: 'fair' as const, says: 'The customer brings back just what they cost.' }
      return paidBack
        ? { is: 'good' as const, says: `${written} remain. The cost is back in year ${paidBack.year}.` }
        : {
            is: 'fair' as const,
            says: `${written} remain, but the cost is not back within ${horizon === 1 ? 'a year' : `${horizon} years`}.`,
          }
    }
  },

  steps: [
    { gives: 'yearly', is: '{order} × {frequency} × {margin}' },
    { gives: 'lifetime', is: '1 ÷ (1 − {retention})' },
    { gives: 'simple', is: '{yearly} × {lifetime}' },
    {
      gives: 'clv',
      is: '{yearly} × {retention} ÷ (1 + {discount} − {retention}) + {yearly}',
      when: { field: 'paysAtOnce', is: true },
    },
    {
      gives: 'clv',
      is: '{yearly} × {retention} ÷ (1 + {discount} − {retention})',
      unless: { field: 'paysAtOnce', is: true },
    },
    { gives: 'net', is: '{clv} − {cost}' },
  ],

  charts: [{ kind: 'line', title: 'Value added up over the years', of: 'years', x: 'year', y: ['sum'], area: true }],
  examples: [
    {
      name: 'A pet food shop',
      given: {
        order: 50,
        frequency: 8,
        margin: 0.3,
        retention: 0.75,
        cost: 90,
        discount: 0.05,
        paysAtOnce: true,
        horizon: 5,
      },
      expect: {
        clv: 420,
        net: 330,
        simple: 480,
        lifetime: 4,
        yearly: 120,
        multiple: 3.5,
        paidBack: 1,
        verdict: 'good',
      },
    },
  ],
})
