import { defineCalculator, integer, money, percent, problem } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { wholeUnits } from '@/lib/subjects/profit/contribution'

export default defineCalculator({
  inputs: {
    fixedCosts: money('Fixed costs', {
      initial: 12_000,
      help: 'What you pay even if you sell nothing: rent, salaries, insurance.',
    }),
    price: money('Price per unit', { initial: 25, above: 0 }),
    variableCost: money('Variable cost per unit', {
      initial: 10,
      help: 'What one more unit costs you: materials, commission, delivery.',
    }),
    plannedUnits: integer('Units you plan to sell', {
      initial: 1000,
      min: 0,
      optional: true,
      help: 'Gives your margin of safety. Same period as the fixed costs.',
    }),
    targetProfit: money('Profit you want, after tax', { initial: 6000, refines: true }),
    taxRate: percent('Tax on profit', { initial: 0.2, slider: { to: 0.5, step: 0.01 }, below: 1, refines: true }),
  },
  outputs: {
    units: { kind: 'count', label: 'Units to break even' },
    revenue: {
      kind: 'money',
      label: 'Revenue at break-even',
      help: 'Fixed costs divided by the contribution margin. The whole units above bring in this much or slightly more.',
    },
    contribution: { kind: 'money', label: 'Contribution per unit' },
    margin: { kind: 'percent', label: 'Contribution margin' },
    profit: { kind: 'money', label: 'Profit before tax as planned', optional: true, section: 'Your plan' },
    safetyUnits: { kind: 'count', label: 'Margin of safety in units', optional: true, section: 'Your plan' },
    safetyRevenue: { kind: 'money', label: 'Margin of safety in revenue', optional: true, section: 'Your plan' },
    safetyShare: { kind: 'percent', label: 'Margin of safety, of planned sales', optional: true, section: 'Your plan' },
    verdict: { kind: 'verdict', label: 'Your plan', optional: true },
    targetUnits: { kind: 'count', label: 'Units for the profit you want', section: 'Your target' },
    targetRevenue: { kind: 'money', label: 'Revenue for the profit you want', section: 'Your target' },
    lines: {
      kind: 'series',
      label: 'Revenue and cost by units sold',
      columns: {
        sold: { kind: 'count', label: 'Units sold' },
        revenue: { kind: 'money', label: 'Revenue' },
        cost: { kind: 'money', label: 'Total cost' },
        fixed: { kind: 'money', label: 'Fixed costs' },
      },
    },
  },
  formula: 'Break-even units = fixed costs ÷ (price − variable cost per unit), rounded up to a whole unit',
  limits: [
    'Price and variable cost are the same for every unit: no quantity discounts, no overtime.',
    'Everything made is sold in the period that the fixed costs cover.',
    'Several products need one average price and cost, weighted by your sales mix.',
  ],
  sources: [
    {
      title:
        'C. Horngren, S. Datar, M. Rajan: Cost Accounting, A Managerial Emphasis, chapter 3, Cost-Volume-Profit Analysis',
    },
    {
      title: 'OpenStax: Principles of Managerial Accounting, chapter 3',
      href: 'https://openstax.org/books/principles-managerial-accounting/pages/3-why-it-matters',
    },
  ],

  compute({ fixedCosts, price, variableCost, plannedUnits, targetProfit, taxRate }, { minorDigits, show }) {
    const contribution = price - variableCost
    if (contribution <= 0)
      return problem(
        'price',
        'must be higher than the variable cost per unit, or no number of sales covers the fixed costs',
      )
    const exactUnits = fixedCosts / contribution
    const units = wholeUnits(exactUnits)
    if (units > 1e12)
      return problem('price', 'must be further above the variable cost per unit: this takes more than a trillion units')
    const exactTargetUnits = (fixedCosts + targetProfit / (1 - taxRate)) / contribution
    const targetUnits = wholeUnits(exactTargetUnits)
    const results = {
      units,
      revenue: exactUnits * price,
      contribution,
      margin: contribution / price,
      targetUnits,
      targetRevenue: exactTargetUnits * price,
      lines: costLines(Math.max(units * 2, targetUnits, plannedUnits ?? 0, 10), { fixedCosts, price, variableCost }),
    }
    if (plannedUnits === undefined) return results
    const safetyUnits = plannedUnits - exactUnits
    const profit = plannedUnits * contribution - fixedCosts
    return {
      ...results,
      profit,
      safetyUnits: Math.floor(safetyUnits + 1e-9),
      safetyRevenue: safetyUnits * price,
      safetyShare: plannedUnits === 0 ? undefined : safetyUnits / plannedUnits,
      verdict:
        plannedUnits >= units
          ? {
              is: 'good',
              says:
                compareAmounts(profit, 0, minorDigits, fixedCosts) === 0
                  ? 'Your plan covers all costs and leaves nothing.'
                  : `Your plan covers all costs and leaves ${show.money(profit)} before tax.`,
            }
          : {
              is: 'bad',
              says: `Your plan falls ${show.count(units - plannedUnits)} ${units - plannedUnits === 1 ? 'unit' : 'units'} short of break-even.`,
            },
    }
  },

  steps: [
    { gives: 'contribution', is: '{price} − {variableCost}' },
    { gives: 'units', is: '{fixedCosts} ÷ {contribution}', rounded: 'up' },
    { gives: 'margin', is: '{contribution} ÷ {price}' },
    { gives: 'revenue', is: '{fixedCosts} ÷ {margin}' },
    { finds: 'Profit needed before tax', as: 'beforeTax', in: 'money', is: '{targetProfit} ÷ (1 − {taxRate})' },
    { gives: 'targetUnits', is: '({fixedCosts} + {beforeTax}) ÷ {contribution}', rounded: 'up' },
    { finds: 'Margin of safety', gives: 'safetyRevenue', is: '{plannedUnits} × {price} − {revenue}' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Revenue against cost',
      of: 'lines',
      x: 'sold',
      y: ['revenue', 'cost', 'fixed'],
      marks: [{ x: 'units', y: 'revenue', label: 'Break-even' }],
    },
  ],
  examples: [
    {
      name: 'A coffee cart',
      given: { fixedCosts: 12_000, price: 25, variableCost: 10, plannedUnits: 1000, targetProfit: 6000, taxRate: 0.2 },
      expect: { units: 800, revenue: 20_000, margin: 0.6, safetyUnits: 200, targetUnits: 1300 },
    },
  ],
})

interface Costs {
  fixedCosts: number
  price: number
  variableCost: number
}

/** Eleven points from nothing sold to `most` units: the lines are straight, more would say no more. */
function costLines(most: number, { fixedCosts, price, variableCost }: Costs) {
  return Array.from({ length: 11 }, (_, tenth) => {
    const sold = Math.round((most * tenth) / 10)
    return { sold, revenue: sold * price, cost: fixedCosts + sold * variableCost, fixed: fixedCosts }
  })
}
