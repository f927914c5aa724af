import { choice, defineCalculator, integer, money, number, percent, problem } from '@/lib/kits/calculator'
import {
  costRatio,
  economicOrderQuantity,
  plannedBackorders,
  stockCosts,
} from '@/lib/subjects/inventory/order-quantity'

const calendarDays = 365

export default defineCalculator({
  inputs: {
    demand: number('Demand a year', { initial: 12_000, above: 0, max: 1e9, unit: 'units' }),
    orderCost: money('Cost of one order', {
      initial: 60,
      above: 0,
      max: 1e9,
      help: 'What one more order costs whatever its size: placing, receiving, inspecting, fixed freight, machine set-up.',
    }),
    unitCost: money('Cost of one unit', { initial: 8, min: 0, max: 1e9 }),
    holdingBy: choice('Holding cost', {
      options: { share: 'Share of unit cost', amount: 'Amount per unit' },
      initial: 'share',
    }),
    holdingRate: percent('Holding cost a year', {
      initial: 0.25,
      slider: { to: 1, step: 0.01 },
      max: 10,
      shownWhen: { field: 'holdingBy', is: 'share' },
      help: 'Capital, space, insurance, damage and ageing, as a share of unit cost.',
    }),
    holdingAmount: money('Holding cost of a unit for a year', {
      initial: 2,
      max: 1e9,
      shownWhen: { field: 'holdingBy', is: 'amount' },
    }),
    pack: integer('Units in a pack', {
      initial: 100,
      min: 1,
      max: 1e6,
      section: 'What you can order',
      help: 'Orders are whole packs. 1 where any number may be ordered.',
      refines: true,
    }),
    least: integer('Minimum order', {
      initial: 0,
      min: 0,
      max: 1e9,
      unit: 'units',
      section: 'What you can order',
      refines: true,
    }),
    shelfLife: number('Shelf life', {
      optional: true,
      above: 0,
      max: 36_500,
      unit: 'days',
      section: 'What you can order',
      help: 'Calendar days in which a delivery must be sold.',
      refines: true,
    }),
    workingDays: integer('Working days a year', { initial: 250, min: 1, max: 366, section: 'Calendar', refines: true }),
    shortageCost: money('Cost of a unit owed for a year', {
      optional: true,
      above: 0,
      max: 1e9,
      section: 'If customers wait',
      help: 'Leave empty unless customers accept late delivery. It prices lost goodwill and discounts, for each unit and year of waiting.',
      refines: true,
    }),
  },
  outputs: {
    eoq: { kind: 'number', label: 'Economic order quantity', decimals: 1, unit: 'units' },
    order: { kind: 'count', label: 'Order, in whole packs' },
    verdict: { kind: 'verdict', label: 'Rounding' },
    lowest: {
      kind: 'money',
      label: 'Lowest cost a year, at the exact quantity',
    },
    extra: { kind: 'money', label: 'Rounding costs a year', help: 'Ordering and holding above their lowest sum.' },
    extraShare: { kind: 'percent', label: 'Rounding costs, as a share', decimals: 2 },
    ordersYear: { kind: 'number', label: 'Orders a year', decimals: 2, section: 'With whole packs' },
    cycle: { kind: 'number', label: 'Working days between orders', decimals: 1, section: 'With whole packs' },
    cost: { kind: 'money', label: 'Ordering and holding a year', section: 'With whole packs' },
    withPurchases: {
      kind: 'money',
      label: 'The same with the goods',
      optional: true,
      section: 'With whole packs',
    },
    backorderQuantity: {
      kind: 'number',
      label: 'Order quantity',
      decimals: 1,
      optional: true,
      section: 'If customers wait',
      unit: 'units',
    },
    mostShort: {
      kind: 'number',
      label: 'Most units owed',
      decimals: 1,
      optional: true,
      section: 'If customers wait',
      unit: 'units',
    },
    mostInStock: {
      kind: 'number',
      label: 'Most units in stock',
      decimals: 1,
      optional: true,
      section: 'If customers wait',
      unit: 'units',
    },
    backorderCost: {
      kind: 'money',
      label: 'Ordering, holding and waiting a year',
      optional: true,
      section: 'If customers wait',
    },
    plans: {
      kind: 'table',
      label: 'Order sizes compared',
      columns: {
        plan: { kind: 'text', label: 'Order' },
        quantity: { kind: 'number', label: 'Units', decimals: 1 },
        orders: { kind: 'number', label: 'Orders a year', decimals: 2 },
        days: { kind: 'number', label: 'Days between', decimals: 1 },
        ordering: { kind: 'money', label: 'Ordering' },
        holding: { kind: 'money', label: 'Holding' },
        total: { kind: 'money', label: 'Together' },
        above: { kind: 'percent', label: 'Above lowest', decimals: 2 },
      },
    },
    curve: {
      kind: 'series',
      label: 'Cost by order size',
      columns: {
        quantity: { kind: 'number', label: 'Units in an order', decimals: 0 },
        total: { kind: 'money', label: 'Ordering and holding' },
        ordering: { kind: 'money', label: 'Ordering' },
        holding: { kind: 'money', label: 'Holding' },
      },
    },
  },
  formula: 'Economic order quantity = √(2 × yearly demand × cost of an order ÷ yearly holding cost of a unit)',
  limits: [
    'Demand is steady and known. For demand that varies, add a safety stock and a reorder point.',
    'The unit cost is the same for every quantity. Volume discounts need a comparison at each price break.',
    'The whole order arrives at once, and the delivery time does not depend on its size.',
    'Shelf life limits the order to what sells in that time; it does not count goods that spoil earlier.',
  ],
  sources: [
    {
      title: 'F. W. Harris: How Many Parts to Make at Once (1913), reprinted in Operations Research 38 (1990)',
      href: 'https://doi.org/10.1287/opre.38.6.947',
    },
    { title: 'F. Hillier, G. Lieberman: Introduction to Operations Research, chapter Inventory Theory' },
    { title: 'J. Heizer, B. Render, C. Munson: Operations Management, chapter Inventory Management' },
  ],

  compute(values, { show }) {
    const { demand, orderCost, unitCost, holdingBy, pack, least, shelfLife, workingDays, shortageCost } = values
    const holdingCost = holdingBy === 'share' ? unitCost * values.holdingRate : values.holdingAmount
    if (holdingCost <= 0)
      return holdingBy === 'share' && unitCost > 0
        ? problem('holdingRate', 'must be more than 0, or the best order is endless')
        : problem(
            holdingBy === 'share' ? 'unitCost' : 'holdingAmount',
            'must be more than 0, or the best order is endless',
          )
    const terms = { demand, orderCost, holdingCost }
    const best = economicOrderQuantity(terms)
    const lowest = stockCosts(terms, best).total
    const fewest = Math.max(1, Math.ceil(least / pack - 1e-9))
    const sellable = shelfLife === undefined ? Infinity : (demand * shelfLife) / calendarDays
    const most = Math.floor(sellable / pack + 1e-9)
    const below = Math.max(fewest, Math.floor(best / pack))
    const nearest =
      stockCosts(terms, below * pack).total <= stockCosts(terms, (below + 1) * pack).total ? below : below + 1
    const order = Math.max(fewest, Math.min(nearest, most)) * pack
    const costs = stockCosts(terms, order)
    const ratio = costRatio(order, best)
    const backorders = shortageCost === undefined ? undefined : plannedBackorders(terms, shortageCost)
    const plan = (name: string, quantity: number) => ({
      plan: name,
      quantity,
      orders: demand / quantity,
      days: (workingDays * quantity) / demand,
      ...stockCosts(terms, quantity),
      above: costRatio(quantity, best) - 1,
    })
    return {
      eoq: best,
      order,
      verdict: rounding(),
      extra: Math.max(0, costs.total - lowest),
      extraShare: ratio - 1,
      ordersYear: demand / order,
      cycle: (workingDays * order) / demand,
      cost: costs.total,
      withPurchases: unitCost > 0 ? costs.total + demand * unitCost : undefined,
      lowest,
      ...(backorders
        ? {
            backorderQuantity: backorders.quantity,
            mostShort: backorders.mostShort,
            mostInStock: backorders.mostInStock,
            backorderCost: backorders.cost,
          }
        : {}),
      plans: [plan('Half', best / 2), plan('Exact', best), plan('Whole packs', order), plan('Double', best * 2)],
      curve: Array.from({ length: 40 }, (_, at) => {
        const quantity = best * (0.25 + (at * 2.25) / 39)
        return { quantity, ...stockCosts(terms, quantity) }
      }),
    }

    function rounding() {
      const written = `${show.count(order)} ${order === 1 ? 'unit' : 'units'}`
      if (order > sellable)
        return {
          is: 'bad' as const,
          says: `The smallest order, ${written}, lasts longer than the shelf life: only ${show.count(Math.floor(sellable))} sell in time.`,
        }
      if (nearest > most)
        return {
          is: 'fair' as const,
          says: `Shelf life limits the order to ${written}; the cost alone would call for ${show.count(nearest * pack)}.`,
        }
      const share = ratio < 1.0001 ? 'less than 0.01%' : show.percent(ratio - 1, 2)
      return ratio < 1.05
        ? {
            is: 'good' as const,
            says: `Ordering ${written} costs ${share} more than the exact quantity. The choice is fine.`,
          }
        : {
            is: 'fair' as const,
            says: `Ordering ${written} costs ${share} more than the exact quantity. Ask for a smaller pack or minimum.`,
          }
    }
  },

  steps: [
    { as: 'holding', in: 'money', is: '{unitCost} × {holdingRate}', when: { field: 'holdingBy', is: 'share' } },
    { as: 'holding', in: 'money', is: '{holdingAmount}', unless: { field: 'holdingBy', is: 'share' } },
    { finds: 'Economic order quantity', gives: 'eoq', is: '√(2 × {demand} × {orderCost} ÷ {holding})' },
    { finds: 'Lowest cost', gives: 'lowest', is: '{demand} ÷ {eoq} × {orderCost} + {eoq} ÷ 2 × {holding}' },
    { finds: 'Cost with whole packs', gives: 'cost', is: '{demand} ÷ {order} × {orderCost} + {order} ÷ 2 × {holding}' },
    { finds: 'Cost of rounding', gives: 'extraShare', is: '½ × ({order} ÷ {eoq} + {eoq} ÷ {order}) − 1' },
    { finds: 'Orders a year', gives: 'ordersYear', is: '{demand} ÷ {order}' },
    { finds: 'Working days between orders', gives: 'cycle', is: '{workingDays} ÷ {ordersYear}' },
    {
      finds: 'Order quantity if customers wait',
      gives: 'backorderQuantity',
      is: '{eoq} × √(({holding} + {shortageCost}) ÷ {shortageCost})',
    },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Yearly cost by order size',
      of: 'curve',
      x: 'quantity',
      y: ['total', 'ordering', 'holding'],
      marks: [{ x: 'order', y: 'cost', label: 'Whole packs' }],
    },
  ],
  examples: [
    {
      name: 'A bakery supplier',
      given: {
        demand: 7300,
        orderCost: 45,
        unitCost: 12,
        holdingBy: 'share',
        holdingRate: 0.3,
        pack: 60,
        least: 0,
        shelfLife: 28,
        workingDays: 300,
      },
      expect: { eoq: 427.2, order: 420, extraShare: 0.00014447, ordersYear: 17.38, verdict: 'good' },
    },
  ],
})
