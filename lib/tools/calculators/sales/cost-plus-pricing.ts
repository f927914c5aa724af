import {
  choice,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  problem,
  restOf,
  rows,
  sumOfTerms,
  text,
} from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { priceForMargin } from '@/lib/subjects/profit/margin'

const most = 1e9
const termsShown = 6
const kinds = { material: 'Material', labor: 'Labor (hours)', machine: 'Machine (hours)' } as const
const volumes = [0.8, 0.9, 1, 1.1, 1.2] as const
const further = { section: 'Volume, scrap and administration', refines: true } as const

export default defineCalculator({
  inputs: {
    items: rows('What goes into one unit', {
      row: 'item',
      columns: {
        name: text('Item', { optional: true, maxLength: 60 }),
        kind: choice('Kind', { options: kinds, initial: 'material', as: 'menu' }),
        quantity: number('Quantity or hours', { min: 0, max: 1e6 }),
        rate: money('Price of one', { max: most, decimals: 6 }),
      },
      initial: [
        { name: 'Oak board', kind: 'material', quantity: 2.5, rate: 12 },
        { name: 'Fittings', kind: 'material', quantity: 4, rate: 1.5 },
        { name: 'Joiner', kind: 'labor', quantity: 1.5, rate: 22 },
        { name: 'CNC router', kind: 'machine', quantity: 0.5, rate: 18 },
      ],
      min: 1,
      max: 40,
      ownLine: 'name',
      help: 'Quantity times price. Labor and machines are hours at what an hour costs you.',
    }),
    by: choice('Overhead is spread', {
      options: {
        laborHour: 'By labor hour',
        machineHour: 'By machine hour',
        direct: 'As a share of direct cost',
        volume: 'Evenly over the units',
      },
      initial: 'laborHour',
      as: 'menu',
    }),
    hourly: money('Overhead for an hour', {
      initial: 14,
      max: most,
      shownWhen: { field: 'by', is: ['laborHour', 'machineHour'] },
    }),
    onDirect: percent('Overhead on direct cost', {
      initial: 0.3,
      max: 20,
      slider: { to: 2, step: 0.05 },
      shownWhen: { field: 'by', is: 'direct' },
    }),
    overhead: money('Overhead of the period', { initial: 21_000, max: 1e12, shownWhen: { field: 'by', is: 'volume' } }),
    target: choice('Price by', {
      options: { markup: 'Markup', margin: 'Margin', roi: 'Return on capital' },
      initial: 'markup',
    }),
    markup: percent('Markup on full cost', {
      initial: 0.4,
      max: 100,
      slider: { to: 2, step: 0.05 },
      shownWhen: { field: 'target', is: 'markup' },
    }),
    marginWanted: percent('Margin wanted', {
      initial: 0.3,
      below: 1,
      max: 0.99,
      slider: { to: 0.9, step: 0.01 },
      shownWhen: { field: 'target', is: 'margin' },
    }),
    capital: money('Capital in use', {
      initial: 200_000,
      max: 1e12,
      refines: true,
      shownWhen: { field: 'target', is: 'roi' },
    }),
    roi: percent('Return wanted for the period', {
      initial: 0.12,
      max: 10,
      slider: { to: 0.5, step: 0.01 },
      shownWhen: { field: 'target', is: 'roi' },
    }),
    volume: integer('Good units in the period', { initial: 1000, min: 1, max: 1e9, ...further }),
    scrap: percent('Scrap', {
      initial: 0,
      max: 0.9,
      slider: { to: 0.3, step: 0.01 },
      help: 'Share of the units started that cannot be sold. The good ones carry their cost.',
      ...further,
    }),
    admin: percent('Selling and administration', {
      initial: 0.1,
      max: 10,
      slider: { to: 0.5, step: 0.01 },
      help: 'As a share of production cost.',
      ...further,
    }),
    fixedShare: percent('Of overhead and administration, fixed', {
      initial: 1,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'What stays the same when you make more or fewer.',
      ...further,
    }),
  },
  outputs: {
    price: { kind: 'money', label: 'Price' },
    fullCost: { kind: 'money', label: 'Full cost of a unit' },
    profit: { kind: 'money', label: 'Profit on a unit' },
    margin: { kind: 'percent', label: 'Margin', decimals: 1, optional: true },
    breakEven: {
      kind: 'count',
      label: 'Break-even volume',
      unit: 'units',
      optional: true,
      help: 'Units at this price that pay the fixed costs of the period.',
    },
    verdict: { kind: 'verdict', label: 'In words' },
    direct: { kind: 'money', label: 'Direct cost', section: 'Cost sheet' },
    overheadUnit: { kind: 'money', label: 'Overhead of a unit', section: 'Cost sheet' },
    production: { kind: 'money', label: 'Production cost of a good unit', section: 'Cost sheet' },
    adminUnit: { kind: 'money', label: 'Selling and administration', section: 'Cost sheet' },
    sheet: {
      kind: 'table',
      label: 'Cost sheet',
      section: 'Cost sheet',
      columns: {
        line: { kind: 'text', label: 'Line' },
        unit: { kind: 'money', label: 'A unit' },
        period: { kind: 'money', label: 'The period' },
        share: { kind: 'percent', label: 'Of the price', decimals: 1 },
      },
      totals: ['unit', 'period', 'share'],
    },
    byVolume: {
      kind: 'table',
      label: 'At other volumes',
      section: 'Volume',
      columns: {
        volume: { kind: 'number', label: 'Units', decimals: 0 },
        cost: { kind: 'money', label: 'Full cost of a unit' },
        price: { kind: 'money', label: 'Price for the same target' },
        profit: { kind: 'money', label: 'Profit of the period at your price' },
      },
    },
    layers: {
      kind: 'series',
      label: 'What a price is made of, by volume',
      columns: {
        volume: { kind: 'number', label: 'Units', decimals: 0 },
        variable: { kind: 'money', label: 'Variable cost' },
        fixed: { kind: 'money', label: 'Fixed cost' },
        profit: { kind: 'money', label: 'Profit' },
      },
    },
  },
  formula:
    'Production cost = (direct cost + overhead) ÷ (1 − scrap). Full cost = production cost × (1 + selling and administration). Price = full cost × (1 + markup), or ÷ (1 − margin), or + capital × return ÷ volume. Break-even = fixed costs ÷ (price − variable cost)',
  limits: [
    'Cost is no proof that buyers will pay: compare the price with the market before you print it.',
    'A rate for an hour of overhead is right at the volume that it was worked out for. Spread over the units it changes with the volume that you enter.',
    'Scrap is worth nothing here, and all of its cost is lost.',
    'Stock that is made and not sold is left out; the period sells what it makes.',
  ],
  sources: [
    {
      title:
        'R. Garrison, E. Noreen, P. Brewer: Managerial Accounting, appendix on pricing: the absorption costing approach',
    },
    {
      title: 'The Strategic CFO: Absorption cost accounting',
      href: 'https://strategiccfo.com/absorption-cost-accounting/',
    },
    { title: 'CIMA Official Terminology: absorption costing, full-cost pricing' },
  ],

  compute(values, { show }) {
    const { items, by, target, volume, scrap, admin, fixedShare } = values
    const hours = hoursFor(items, by)
    if (hours === 0 && values.hourly > 0)
      return problem(
        'by',
        `needs hours of ${by === 'laborHour' ? 'labor' : 'a machine'} in the list to carry the overhead`,
      )
    const direct = costOf(items)
    const overheadUnit = overheadOf(values, direct, hours ?? 0)
    const production = (direct + overheadUnit) / (1 - scrap)
    const adminUnit = production * admin
    const fullCost = production + adminUnit
    if (fullCost === 0 && target !== 'roi')
      return problem('items', 'must cost something: a share of nothing is no price')

    // Scrapped units carry overhead too, so a good unit has more of it than a started one.
    const fixedUnit = (overheadUnit / (1 - scrap) + adminUnit) * fixedShare
    const fixed = fixedUnit * volume
    const variable = fullCost - fixedUnit
    const priceAt = (cost: number, units: number) => {
      if (target === 'markup') return cost * (1 + values.markup)
      if (target === 'margin') return priceForMargin(cost, values.marginWanted) ?? cost
      return cost + (values.capital * values.roi) / units
    }
    const price = priceAt(fullCost, volume)
    const breakEven =
      fixed > 0 && price > variable ? Math.ceil(Number((fixed / (price - variable)).toPrecision(12))) : undefined
    const profit = price - fullCost
    const ofKind = (kind: keyof typeof kinds) => costOf(items.filter((item) => item.kind === kind))
    const sheet = [
      ['Materials', ofKind('material')],
      ['Labor', ofKind('labor')],
      ['Machines', ofKind('machine')],
      ['Overhead', overheadUnit],
      ['Scrap', production - direct - overheadUnit],
      ['Selling and administration', adminUnit],
      ['Profit', profit],
    ] as const
    return {
      price,
      fullCost,
      profit,
      margin: price > 0 ? profit / price : undefined,
      breakEven: breakEven !== undefined && Number.isSafeInteger(breakEven) ? breakEven : undefined,
      verdict: inWords(),
      direct,
      overheadUnit,
      production,
      adminUnit,
      sheet: sheet.flatMap(([line, unit]) =>
        unit === 0 ? [] : [{ line, unit, period: unit * volume, share: price > 0 ? unit / price : null }],
      ),
      byVolume: volumes.map((factor) => {
        const units = volume * factor
        const cost = variable + fixed / units
        return { volume: units, cost, price: priceAt(cost, units), profit: units * (price - variable) - fixed }
      }),
      layers: volumes.map((factor) => {
        const units = volume * factor
        const cost = variable + fixed / units
        return { volume: units, variable, fixed: fixed / units, profit: priceAt(cost, units) - cost }
      }),
    }

    function inWords(): Verdict {
      if (price <= variable) return { is: 'bad', says: 'The price leaves nothing above the variable cost of a unit.' }
      if (breakEven === undefined)
        return { is: 'good', says: `No fixed costs wait: each unit earns ${show.money(profit)}.` }
      if (breakEven > volume)
        return {
          is: 'bad',
          says: `The fixed costs need ${show.count(breakEven)} units at this price; you plan ${show.count(volume)}.`,
        }
      const fewer = volume * 0.8 * (price - variable) - fixed
      return {
        is: fewer < 0 ? 'fair' : 'good',
        says:
          fewer < 0
            ? `With a fifth fewer units the period would lose ${show.money(-fewer)}.`
            : `With a fifth fewer units the period would still earn ${show.money(fewer)}.`,
      }
    }
  },

  steps: (values) => {
    const { items, by, target, fixedShare } = values
    const rest = costOf(items.slice(termsShown))
    const hours = hoursFor(items, by) ?? 0
    const overhead = {
      laborHour: '{hours} × {hourly}',
      machineHour: '{hours} × {hourly}',
      direct: '{direct} × {onDirect}',
      volume: '{overhead}[ × (1 − {scrap})] ÷ {volume}',
    }[by]
    const priced = {
      markup: '{fullCost} × (1 + {markup})',
      margin: '{fullCost} ÷ (1 − {marginWanted})',
      roi: '{fullCost} + {capital} × {roi} ÷ {volume}',
    }[target]
    return [
      {
        gives: 'direct',
        is: sumOfTerms(items.length, termsShown, (at) => `{items.${at}.quantity} × {items.${at}.rate}`),
        with: { rest: restOf(rest), hours: { kind: 'number', value: hours } },
      },
      { gives: 'overheadUnit', is: overhead },
      { gives: 'production', is: '({direct} + {overheadUnit})[ ÷ (1 − {scrap})]' },
      { gives: 'adminUnit', is: '{production} × {admin}' },
      { gives: 'fullCost', is: '{production} + {adminUnit}' },
      { gives: 'price', is: priced },
      { gives: 'profit', is: '{price} − {fullCost}' },
      { gives: 'margin', is: '{profit} ÷ {price}' },
      {
        finds: 'Fixed cost in a unit',
        as: 'fixedUnit',
        in: 'money',
        decimals: 6,
        is: `({overheadUnit}[ ÷ (1 − {scrap})] + {adminUnit})${fixedShare === 1 ? '' : ' × {fixedShare}'}`,
      },
      { gives: 'breakEven', is: '{fixedUnit} × {volume} ÷ ({price} − ({fullCost} − {fixedUnit}))', rounded: 'up' },
    ]
  },

  charts: [
    {
      kind: 'stacked',
      title: 'What the price is made of, by volume',
      of: 'layers',
      x: 'volume',
      y: ['variable', 'fixed', 'profit'],
    },
    { kind: 'donut', title: 'Where the price goes', of: 'sheet', label: 'line', value: 'unit' },
  ],
  examples: [
    {
      name: 'A joiner’s side table',
      given: {
        items: [
          { name: 'Oak board', kind: 'material', quantity: 2.5, rate: 12 },
          { name: 'Fittings', kind: 'material', quantity: 4, rate: 1.5 },
          { name: 'Joiner', kind: 'labor', quantity: 1.5, rate: 22 },
          { name: 'CNC router', kind: 'machine', quantity: 0.5, rate: 18 },
        ],
        by: 'laborHour',
        hourly: 14,
        target: 'markup',
        markup: 0.4,
        volume: 1000,
        scrap: 0.04,
        admin: 0.1,
      },
      expect: { direct: 78, overheadUnit: 21, production: 103.125, fullCost: 113.4375, price: 158.8125 },
    },
    {
      name: 'A plant that must earn on its capital',
      given: {
        items: [{ name: 'Unit product cost', kind: 'material', quantity: 1, rate: 25 }],
        by: 'direct',
        onDirect: 0,
        target: 'roi',
        capital: 750_000,
        roi: 0.12,
        volume: 14_000,
        scrap: 0,
        admin: 0.142857,
      },
      expect: { price: 35 },
    },
  ],
})

interface Item {
  kind: keyof typeof kinds
  quantity: number
  rate: number
}

function costOf(items: readonly Item[]): number {
  return items.reduce((sum, { quantity, rate }) => sum + quantity * rate, 0)
}

type Spread = 'laborHour' | 'machineHour' | 'direct' | 'volume'

/** Hours of one unit that carry overhead; none where overhead follows something else. */
function hoursFor(items: readonly Item[], by: Spread): number | undefined {
  if (by === 'direct' || by === 'volume') return undefined
  const kind = by === 'laborHour' ? 'labor' : 'machine'
  return items.filter((item) => item.kind === kind).reduce((sum, { quantity }) => sum + quantity, 0)
}

interface OverheadTerms {
  by: Spread
  hourly: number
  onDirect: number
  overhead: number
  volume: number
  scrap: number
}

/** Overhead of one started unit; that of a period is carried by the good ones. */
function overheadOf(
  { by, hourly, onDirect, overhead, volume, scrap }: OverheadTerms,
  direct: number,
  hours: number,
): number {
  if (by === 'direct') return direct * onDirect
  return by === 'volume' ? (overhead * (1 - scrap)) / volume : hours * hourly
}
