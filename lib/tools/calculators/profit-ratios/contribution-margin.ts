import { defineCalculator, integer, money, number, problem, rows, text } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

export default defineCalculator({
  inputs: {
    products: rows('Products', {
      row: 'product',
      columns: {
        name: text('Product', { optional: true, maxLength: 60 }),
        price: money('Price', { max: 1e9 }),
        variable: money('Variable cost', { max: 1e9 }),
        units: integer('Units', { min: 0, max: 1e9 }),
        hours: number('Scarce hours a unit', { optional: true, min: 0, max: 1e6 }),
        demand: integer('Most you can sell', { optional: true, min: 0, max: 1e9 }),
      },
      initial: [
        { name: 'Table', price: 420, variable: 210, units: 60, hours: 6, demand: 80 },
        { name: 'Chair', price: 120, variable: 66, units: 240, hours: 1.2, demand: 400 },
        { name: 'Shelf', price: 180, variable: 105, units: 90, hours: 2.5, demand: 120 },
      ],
      min: 1,
      max: 20,
      help: 'Units of one period. Scarce hours may be any resource that runs out: machine hours, kilos, shelf metres. No demand: the units.',
    }),
    fixed: money('Fixed costs', { initial: 18_000, max: 1e12 }),
    capacity: number('Scarce hours available', { initial: 900, min: 0, max: 1e12, optional: true }),
  },
  outputs: {
    profit: { kind: 'money', label: 'Profit of your mix' },
    contribution: { kind: 'money', label: 'Contribution of your mix' },
    ratio: { kind: 'percent', label: 'Contribution margin ratio', decimals: 2, optional: true },
    breakEvenUnits: { kind: 'number', label: 'Break-even of the mix', decimals: 1, unit: 'units', optional: true },
    verdict: { kind: 'verdict', label: 'Best use of the scarce hours', optional: true },
    average: { kind: 'money', label: 'Average contribution of a unit', optional: true, section: 'The mix' },
    revenue: { kind: 'money', label: 'Revenue', section: 'The mix' },
    breakEvenRevenue: { kind: 'money', label: 'Break-even revenue', optional: true, section: 'The mix' },
    safety: { kind: 'percent', label: 'Margin of safety', decimals: 1, optional: true, section: 'The mix' },
    hoursUsed: { kind: 'number', label: 'Scarce hours your mix needs', decimals: 1, section: 'The mix' },
    planProfit: { kind: 'money', label: 'Profit of the best plan', optional: true, section: 'Best plan' },
    planContribution: { kind: 'money', label: 'Contribution of the best plan', optional: true, section: 'Best plan' },
    planHours: { kind: 'number', label: 'Scarce hours used', decimals: 1, optional: true, section: 'Best plan' },
    table: {
      kind: 'table',
      label: 'Your mix',
      columns: {
        name: { kind: 'text', label: 'Product' },
        margin: { kind: 'money', label: 'Contribution a unit' },
        ratio: { kind: 'percent', label: 'Ratio', decimals: 1 },
        perHour: { kind: 'money', label: 'For a scarce hour' },
        units: { kind: 'count', label: 'Units' },
        variable: { kind: 'money', label: 'Variable cost' },
        contribution: { kind: 'money', label: 'Contribution' },
        breakEven: { kind: 'count', label: 'Units to break even' },
      },
      totals: ['units', 'variable', 'contribution'],
    },
    plan: {
      kind: 'table',
      label: 'Best plan, in the order of contribution for a scarce hour',
      optional: true,
      columns: {
        rank: { kind: 'count', label: 'Rank' },
        name: { kind: 'text', label: 'Product' },
        perHour: { kind: 'money', label: 'For a scarce hour' },
        units: { kind: 'count', label: 'Units' },
        hours: { kind: 'number', label: 'Hours', decimals: 1 },
        contribution: { kind: 'money', label: 'Contribution' },
      },
      totals: ['units', 'hours', 'contribution'],
    },
  },
  formula:
    'Contribution = price − variable cost. Break-even of a mix = fixed costs ÷ average contribution of a unit. Products are made in the order of contribution ÷ scarce hours until the hours run out',
  limits: [
    'One resource is scarce. With two or more the ranking can be wrong and linear programming is needed.',
    'The plan makes whole units; a few hours may stay unused that another combination would fill.',
    'The break-even holds for this mix. Selling more of a lower margin moves it up.',
    'Products do not depend on each other: nobody buys fewer tables because chairs are gone.',
  ],
  sources: [
    {
      title:
        'C. Drury: Management and Cost Accounting, chapter Measuring relevant costs and revenues for decision-making',
    },
    {
      title: 'OpenStax: Principles of Accounting, Volume 2, 3.4 Break-Even in a Multi-Product Environment',
      href: 'https://openstax.org/books/principles-managerial-accounting/pages/3-4-perform-break-even-sensitivity-analysis-for-a-multi-product-environment-under-changing-business-situations',
    },
    { title: 'C. Horngren, S. Datar, M. Rajan: Cost Accounting, chapter Decision Making and Relevant Information' },
  ],

  compute({ products, fixed, capacity }, { show, minorDigits }) {
    const lines = products.map((product, at) => {
      const margin = product.price - product.variable
      const hours = product.hours ?? 0
      return {
        ...product,
        name: product.name || `Product ${at + 1}`,
        margin,
        hours,
        perHour: hours > 0 ? margin / hours : null,
        demand: product.demand ?? product.units,
      }
    })
    const sum = (of: (line: (typeof lines)[number]) => number) => lines.reduce((total, line) => total + of(line), 0)
    const units = sum((line) => line.units)
    const revenue = sum((line) => line.price * line.units)
    const contribution = sum((line) => line.margin * line.units)
    const average = units > 0 ? contribution / units : undefined
    const isPositive = average !== undefined && compareAmounts(contribution, 0, minorDigits) > 0
    const breakEvenUnits = isPositive ? fixed / average : undefined
    const breakEvenRevenue = isPositive ? (fixed * revenue) / contribution : undefined
    if (capacity !== undefined && lines.every((line) => line.hours === 0))
      return problem('products', 'must use scarce hours in at least one row, or leave the available hours empty')
    const best = capacity === undefined ? undefined : bestPlan(capacity)
    return {
      profit: contribution - fixed,
      contribution,
      ratio: revenue > 0 ? contribution / revenue : undefined,
      breakEvenUnits,
      average,
      revenue,
      breakEvenRevenue,
      safety: breakEvenRevenue === undefined || revenue <= 0 ? undefined : 1 - breakEvenRevenue / revenue,
      hoursUsed: sum((line) => line.hours * line.units),
      ...best,
      table: lines.map((line) => ({
        name: line.name,
        margin: line.margin,
        ratio: line.price > 0 ? line.margin / line.price : null,
        perHour: line.perHour,
        units: line.units,
        variable: line.variable * line.units,
        contribution: line.margin * line.units,
        breakEven: breakEvenUnits === undefined ? null : wholeUnits((breakEvenUnits * line.units) / units),
      })),
    }

    function bestPlan(available: number) {
      let left = available
      const ranked = lines
        .filter((line) => line.margin > 0)
        .sort((one, other) => (other.perHour ?? Infinity) - (one.perHour ?? Infinity))
      const plan = ranked.map((line, at) => {
        const made = line.hours > 0 ? Math.min(line.demand, Math.floor(left / line.hours + 1e-9)) : line.demand
        left = Math.max(0, left - made * line.hours)
        return {
          rank: at + 1,
          name: line.name,
          perHour: line.perHour,
          units: made,
          hours: made * line.hours,
          contribution: made * line.margin,
        }
      })
      const planContribution = plan.reduce((total, line) => total + line.contribution, 0)
      const isScarce = ranked.some((line, at) => (plan[at]?.units ?? 0) < line.demand)
      const gain = planContribution - contribution
      const needed = sum((line) => line.hours * line.units)
      const order = compareAmounts(gain, 0, minorDigits)
      const first = plan[0]?.name
      const over = needed > available + 1e-9
      const says =
        first === undefined
          ? 'No product has a positive contribution. Making none loses least.'
          : !isScarce
            ? 'The hours suffice for all that can be sold; they limit nothing.'
            : over
              ? `Your mix needs ${show.number(needed - available, 1)} hours more than there are. The best plan begins with ${first}.`
              : order > 0
                ? `The best plan begins with ${first} and adds ${show.money(gain)} of profit.`
                : 'Your mix already makes the most of the scarce hours.'
      return {
        planContribution,
        planProfit: planContribution - fixed,
        planHours: plan.reduce((total, line) => total + line.hours, 0),
        plan,
        verdict: {
          is:
            first === undefined || over
              ? ('bad' as const)
              : isScarce && order > 0
                ? ('fair' as const)
                : ('good' as const),
          says,
        },
      }
    }
  },

  steps({ products }) {
    const units = products.reduce((sum, product) => sum + product.units, 0)
    return [
      { gives: 'average', is: '{contribution} ÷ {units}', with: { units: { kind: 'count', value: units } } },
      { gives: 'ratio', is: '{contribution} ÷ {revenue}' },
      { gives: 'breakEvenUnits', is: '{fixed} ÷ {average}' },
      { gives: 'breakEvenRevenue', is: '{fixed} ÷ {ratio}' },
      { gives: 'profit', is: '{contribution} − {fixed}' },
      { gives: 'planProfit', is: '{planContribution} − {fixed}' },
    ]
  },

  charts: [
    {
      kind: 'stacked',
      title: 'Variable cost and contribution by product',
      of: 'table',
      x: 'name',
      y: ['variable', 'contribution'],
    },
    { kind: 'bar', title: 'Contribution for a scarce hour', of: 'plan', x: 'name', y: ['perHour'], needs: 'plan' },
  ],
  examples: [
    {
      name: 'A pottery with one kiln',
      given: {
        products: [
          { name: 'Vase', price: 90, variable: 30, units: 40, hours: 3, demand: 60 },
          { name: 'Mug', price: 24, variable: 8, units: 100, hours: 0.5, demand: 300 },
        ],
        fixed: 2000,
        capacity: 240,
      },
      expect: {
        contribution: 4000,
        profit: 2000,
        average: 28.5714286,
        breakEvenUnits: 70,
        planProfit: 4600,
        verdict: 'fair',
      },
    },
  ],
})
