import { defineCalculator, money, number, percent, problem, rows } from '@/lib/kits/calculator'
import { wholeUnits } from '@/lib/subjects/profit/contribution'
import { fillRateFactor, leadTimeDemandDeviation, serviceFactor, unitLoss } from '@/lib/subjects/inventory/safety-stock'

const levels = [0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.925, 0.95, 0.96, 0.97, 0.98, 0.99, 0.995, 0.999]
/** Above this many periods between demands on average, demand is intermittent. Source: A. Syntetos, J. Boylan, J. Croston (2005). */
const intermittentInterval = 1.32

export default defineCalculator({
  inputs: {
    demand: number('Average demand a day', { initial: 40, above: 0, max: 1e9, unit: 'units' }),
    deviation: number('Standard deviation of a day', {
      initial: 12,
      min: 0,
      max: 1e9,
      unit: 'units',
    }),
    leadTime: number('Lead time', {
      initial: 9,
      above: 0,
      max: 3650,
      unit: 'days',
      slider: { from: 1, to: 60, step: 1 },
    }),
    leadDeviation: number('Standard deviation of lead time', { initial: 2, min: 0, max: 3650, unit: 'days' }),
    level: percent('Cycle service level', {
      initial: 0.95,
      slider: { from: 0.5, to: 0.995, step: 0.005 },
      above: 0,
      below: 1,
      help: 'Share of order cycles without a shortage. 100% would need endless stock.',
    }),
    history: rows('Demand of past days', {
      row: 'day',
      columns: { units: number('Units', { min: 0, max: 1e9 }) },
      initial: [],
      min: 0,
      max: 400,
      refines: true,
      help: 'Two days or more, better fifty, take the place of average and deviation above. Days without demand count, with 0.',
    }),
    review: number('Days between reviews', {
      initial: 0,
      min: 0,
      max: 365,
      unit: 'days',
      refines: true,
      help: '0 where stock is watched all the time. Otherwise the review interval adds to the time that stock must cover.',
    }),
    forecastError: number('Standard deviation of forecast errors', {
      optional: true,
      min: 0,
      max: 1e9,
      unit: 'units',
      refines: true,
      help: 'Of a day. Where you forecast, it takes the place of the deviation of demand.',
    }),
    fillRate: percent('Fill rate', {
      optional: true,
      slider: { from: 0.8, to: 0.999, step: 0.001 },
      above: 0,
      below: 1,
      refines: true,
      section: 'By fill rate',
      help: 'Share of units delivered from stock.',
    }),
    quantity: number('Order quantity', {
      optional: true,
      above: 0,
      max: 1e9,
      unit: 'units',
      refines: true,
      section: 'By fill rate',
    }),
    mostDemand: number('Highest demand of a day', {
      optional: true,
      min: 0,
      max: 1e9,
      unit: 'units',
      refines: true,
      section: 'By average and maximum',
    }),
    mostLead: number('Longest lead time', {
      optional: true,
      min: 0,
      max: 3650,
      unit: 'days',
      refines: true,
      section: 'By average and maximum',
    }),
    unitCost: money('Cost of a unit', { initial: 15, max: 1e9, refines: true, section: 'Cost' }),
    holding: percent('Holding cost a year', {
      initial: 0.25,
      slider: { to: 1, step: 0.01 },
      max: 10,
      refines: true,
      section: 'Cost',
    }),
  },
  outputs: {
    stock: { kind: 'count', label: 'Safety stock', unit: 'units' },
    reorderPoint: { kind: 'count', label: 'Stock that triggers an order', unit: 'units' },
    days: { kind: 'number', label: 'Days of demand it covers', decimals: 1 },
    cost: { kind: 'money', label: 'Holding it for a year' },
    warning: { kind: 'verdict', label: 'Fit of the method' },
    z: { kind: 'number', label: 'z of the service level', decimals: 3, section: 'How it comes about' },
    spread: {
      kind: 'number',
      label: 'Deviation of demand in the lead time',
      decimals: 2,
      unit: 'units',
      section: 'How it comes about',
    },
    average: {
      kind: 'number',
      label: 'Average demand a day',
      decimals: 2,
      unit: 'units',
      section: 'How it comes about',
    },
    daily: { kind: 'number', label: 'Deviation of a day', decimals: 2, unit: 'units', section: 'How it comes about' },
    short: {
      kind: 'number',
      label: 'Units short in an average cycle',
      decimals: 2,
      section: 'How it comes about',
    },
    filled: { kind: 'percent', label: 'Fill rate reached', decimals: 2, optional: true, section: 'How it comes about' },
    methods: {
      kind: 'table',
      label: 'Methods compared',
      columns: {
        method: { kind: 'text', label: 'Method' },
        z: { kind: 'number', label: 'z', decimals: 3 },
        exact: { kind: 'number', label: 'Safety stock', decimals: 1 },
        days: { kind: 'number', label: 'Days of demand', decimals: 1 },
        cost: { kind: 'money', label: 'Cost a year' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Safety stock by service level',
      columns: {
        level: { kind: 'percent', label: 'Cycle service level', decimals: 1 },
        stock: { kind: 'number', label: 'Safety stock', decimals: 1 },
      },
    },
  },
  formula:
    'Safety stock = z × √(lead time × deviation of demand² + demand² × deviation of lead time²), with z the normal quantile of the service level',
  limits: [
    'Demand during the lead time is taken as normal. Rare, lumpy demand is not, and gets too little stock.',
    'Demand of different days and the lead time are independent of each other.',
    'It protects against chance. A season, a promotion or a price rise belongs into the forecast.',
  ],
  sources: [
    {
      title:
        'P. King: Crack the Code, Understanding safety stock and mastering its equations, APICS magazine, July/August 2011',
    },
    { title: 'E. Silver, D. Pyke, D. Thomas: Inventory and Production Management in Supply Chains, chapter 6' },
    { title: 'W. Stevenson: Operations Management, chapter Inventory Management' },
  ],

  compute(values, { show }) {
    const { history, leadTime, leadDeviation, level, review, fillRate, quantity, unitCost, holding } = values
    if (history.length === 1) return problem('history', 'must have two days at least')
    const counts = history.map(({ units }) => units)
    const isMeasured = counts.length > 0
    const mean = counts.reduce((sum, units) => sum + units, 0) / Math.max(1, counts.length)
    const average = isMeasured ? mean : values.demand
    if (average <= 0) return problem('history', 'must have some demand')
    const observed = isMeasured
      ? Math.sqrt(counts.reduce((sum, units) => sum + (units - mean) ** 2, 0) / (counts.length - 1))
      : values.deviation
    const daily = values.forecastError ?? observed
    const covered = leadTime + review
    const both = { demand: average, demandDeviation: daily, leadTime: covered, leadTimeDeviation: leadDeviation }
    const spread = leadTimeDemandDeviation(both)
    const z = serviceFactor(level)
    if (z === undefined) return problem('level', 'must be above 0% and below 100%')
    if ((fillRate === undefined) !== (quantity === undefined))
      return fillRate === undefined
        ? problem('fillRate', 'must be given with the order quantity')
        : problem('quantity', 'must be given with the fill rate')
    const { mostDemand, mostLead } = values
    if (mostDemand !== undefined && mostDemand < average)
      return problem('mostDemand', 'must not be below the average demand')
    if (mostLead !== undefined && mostLead < leadTime) return problem('mostLead', 'must not be below the lead time')
    const exact = Math.max(0, z * spread)
    const stock = wholeUnits(exact)
    const yearly = unitCost * holding
    const line = (method: string, factor: number | null, units: number) => ({
      method,
      z: factor,
      exact: units,
      days: units / average,
      cost: units * yearly,
    })
    const fillFactor =
      fillRate === undefined || quantity === undefined ? undefined : fillRateFactor(fillRate, quantity, spread)
    const short = spread * unitLoss(exact > 0 ? z : 0)
    return {
      stock,
      reorderPoint: wholeUnits(average * covered + exact),
      days: stock / average,
      cost: stock * yearly,
      warning: fit(),
      z,
      spread,
      average,
      daily,
      short,
      filled: quantity === undefined ? undefined : Math.max(0, 1 - short / quantity),
      methods: [
        ...(mostDemand === undefined || mostLead === undefined
          ? []
          : [line('Average and maximum', null, mostDemand * mostLead - average * leadTime)]),
        line('Demand varies', z, Math.max(0, z * daily * Math.sqrt(covered))),
        line('Lead time varies', z, Math.max(0, z * average * leadDeviation)),
        line('Both vary', z, exact),
        ...(fillFactor === undefined ? [] : [line('Fill rate', fillFactor, Math.max(0, fillFactor * spread))]),
      ],
      curve: levels.map((one) => ({ level: one, stock: (serviceFactor(one) ?? 0) * spread })),
    }

    function fit() {
      const filledDays = counts.filter((units) => units > 0).length
      const interval = counts.length / filledDays
      if (isMeasured && interval > intermittentInterval)
        return {
          is: 'bad' as const,
          says: `Demand is intermittent: one day in ${show.number(interval, 1)} has any. A normal distribution does not fit it; use a method for lumpy demand.`,
        }
      if (isMeasured && counts.length < 20)
        return {
          is: 'fair' as const,
          says: `${counts.length} days are few to measure a deviation by. Fifty and more give a steadier figure.`,
        }
      return daily > average
        ? {
            is: 'fair' as const,
            says: 'Demand deviates by more than its own average. The normal distribution then understates large orders.',
          }
        : { is: 'good' as const, says: 'Demand is steady enough for these formulas.' }
    }
  },

  steps({ review }) {
    const isWatched = review === 0
    return [
      {
        gives: 'spread',
        is: isWatched
          ? '√({leadTime} × {daily}² + {average}² × {leadDeviation}²)'
          : '√(({leadTime} + {review}) × {daily}² + {average}² × {leadDeviation}²)',
      },
      {
        as: 'exact',
        in: 'number',
        decimals: 2,
        finds: 'Safety stock before rounding',
        is: '{z} × {spread}',
        unless: { field: 'level', is: 0.5 },
      },
      { gives: 'cost', is: '{stock} × {unitCost} × {holding}' },
      { gives: 'days', is: '{stock} ÷ {average}' },
    ]
  },

  charts: [{ kind: 'line', title: 'Safety stock by service level', of: 'curve', x: 'level', y: ['stock'] }],
  examples: [
    {
      name: 'A wholesaler of bicycle tubes',
      given: {
        demand: 100,
        deviation: 30,
        leadTime: 16,
        leadDeviation: 1.6,
        level: 0.95,
        review: 0,
        unitCost: 4,
        holding: 0.2,
      },
      expect: { stock: 329, spread: 200, z: 1.645, reorderPoint: 1929, warning: 'good', cost: 263.2 },
    },
  ],
})
