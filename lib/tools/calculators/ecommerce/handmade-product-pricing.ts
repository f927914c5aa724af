import {
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
import { compareAmounts } from '@/lib/base/money/compare-amounts'

const most = 1e7
const termsShown = 6
const making = { section: 'Batch, overhead and packing', refines: true } as const
const selling = { section: 'Shops, market and fairs', refines: true } as const

export default defineCalculator({
  inputs: {
    materials: rows('Materials of one piece', {
      row: 'material',
      columns: {
        name: text('Material', { optional: true, maxLength: 60 }),
        price: money('Price of a pack', { max: most }),
        holds: number('A pack holds', { above: 0, max: 1e9 }),
        used: number('Used for a piece', { min: 0, max: 1e9 }),
      },
      initial: [
        { name: 'Yarn, meters', price: 9, holds: 300, used: 120 },
        { name: 'Buttons', price: 4.5, holds: 12, used: 3 },
        { name: 'Label', price: 15, holds: 100, used: 1 },
      ],
      min: 1,
      max: 40,
      ownLine: 'name',
      help: 'In the same unit: meters and meters, grams and grams, pieces and pieces. Count what you cut off and throw away.',
    }),
    minutes: number('Minutes to make a piece', { initial: 75, min: 0, max: 1e5, unit: 'min' }),
    wage: money('What your hour should earn', { initial: 18, initialIn: { in: 300, jp: 1800, kr: 15_000 }, max: most }),
    fees: percent('Fees on a sale', {
      initial: 0.1,
      max: 0.9,
      slider: { to: 0.4, step: 0.005 },
      help: 'All shares of platform and card together, of what the buyer pays.',
    }),
    profit: percent('Profit on the cost', {
      initial: 0.2,
      max: 20,
      slider: { to: 1, step: 0.05 },
      help: 'For tools, mistakes and growth. Your wage is already in the cost.',
    }),
    batch: integer('Pieces in a batch', { initial: 1, min: 1, max: 1e6, ...making }),
    setup: number('Minutes to set up a batch', { initial: 0, min: 0, max: 1e5, unit: 'min', ...making }),
    overhead: money('Overhead of a month', {
      initial: 120,
      max: most,
      help: 'Studio, power, insurance, subscriptions, tools.',
      ...making,
    }),
    hours: number('Hours you make things in a month', { initial: 60, above: 0, max: 744, unit: 'h', ...making }),
    packaging: money('Packaging of a piece', { initial: 0.8, max: most, ...making }),
    postage: money('Postage that you pay', {
      initial: 0,
      max: most,
      help: 'For a piece sold online, where the price is with delivery.',
      ...making,
    }),
    wholesale: percent('Shops pay, of the shelf price', {
      initial: 0.5,
      above: 0,
      max: 1,
      slider: { from: 0.3, to: 1, step: 0.05 },
      help: 'Half is usual in many gift shops; ask yours.',
      ...selling,
    }),
    low: money('Others ask from', {
      optional: true,
      above: 0,
      max: most,
      help: 'The cheapest comparable piece on the market.',
      ...selling,
    }),
    high: money('Others ask up to', { optional: true, above: 0, max: most, ...selling }),
    stall: money('Fee of a stall at a fair', { optional: true, above: 0, max: most, ...selling }),
  },
  outputs: {
    retail: {
      kind: 'money',
      label: 'Retail price',
      help: 'Enough for direct sales, and not below what shops would ask.',
    },
    trade: { kind: 'money', label: 'Wholesale price' },
    cost: { kind: 'money', label: 'Cost of a piece', help: 'With your wage and overhead, packed.' },
    earned: { kind: 'money', label: 'Your hour earns at the retail price', optional: true },
    pieces: { kind: 'count', label: 'Pieces that pay for the stall', unit: 'pieces', optional: true },
    stallNote: { kind: 'verdict', label: 'The stall', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    direct: {
      kind: 'money',
      label: 'Lowest price for direct sales',
      section: 'Prices',
      help: 'Cost, profit, postage and fees, nothing for a shop.',
    },
    shop: { kind: 'money', label: 'Price in a shop that buys from you', section: 'Prices' },
    parts: {
      kind: 'table',
      label: 'What a piece costs',
      section: 'Cost',
      columns: {
        part: { kind: 'text', label: 'Part' },
        amount: { kind: 'money', label: 'Amount' },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
      },
      totals: ['amount', 'share'],
    },
    material: {
      kind: 'table',
      label: 'Materials',
      section: 'Cost',
      columns: {
        name: { kind: 'text', label: 'Material' },
        cost: { kind: 'money', label: 'For a piece', decimals: 3 },
      },
      totals: ['cost'],
    },
    card: {
      kind: 'table',
      label: 'Price card',
      section: 'Prices',
      columns: {
        price: { kind: 'text', label: 'Price' },
        amount: { kind: 'money', label: 'Amount' },
        left: { kind: 'money', label: 'Left after cost and fees' },
        hour: { kind: 'money', label: 'Your hour earns' },
      },
    },
  },
  formula:
    'Cost = Σ pack price × used ÷ pack + hours × (wage + overhead ÷ hours a month) + packaging. Wholesale = cost × (1 + profit). Direct = (wholesale + postage) ÷ (1 − fees). Shop = wholesale ÷ share that shops pay. Retail = the higher of both. Hour earned = (price × (1 − fees) − postage − all cost but the wage) ÷ hours',
  limits: [
    'Unsold pieces, gifts and commissions that fail are not counted. Raise the profit for them.',
    'Fees are one share. A fixed amount for each order, such as a listing, belongs to packaging.',
    'Income tax comes out of your wage and profit.',
    'At a stall no postage is paid; the same share of fees is taken for the card reader.',
  ],
  sources: [
    {
      title: 'Monash University: Marketing dictionary, keystone markup',
      href: 'https://www.monash.edu/business/marketing/marketing-dictionary/k/keystone-markup',
    },
    { title: 'R. Garrison, E. Noreen, P. Brewer: Managerial Accounting, job-order costing' },
  ],

  compute(values, { show }) {
    const { materials, wage, fees, profit, overhead, packaging, postage, wholesale, low, high, stall } = values
    if (low !== undefined && high !== undefined && high < low)
      return problem('high', 'must not be below the lower price')
    const time = (values.minutes + values.setup / values.batch) / 60
    const used = materials.map(({ name, price, holds, used: amount }, at) => ({
      name: name || `Material ${at + 1}`,
      cost: (price * amount) / holds,
    }))
    const material = used.reduce((sum, one) => sum + one.cost, 0)
    const labor = time * wage
    const share = (time * overhead) / values.hours
    const cost = material + labor + share + packaging
    if (cost === 0) return problem('materials', 'must cost something, or your time must')
    const trade = cost * (1 + profit)
    const direct = (trade + postage) / (1 - fees)
    const shop = trade / wholesale
    const retail = Math.max(direct, shop)
    const withoutWage = cost - labor
    const hourAt = (received: number) => (time > 0 ? (received - withoutWage) / time : null)
    const online = (price: number) => price * (1 - fees) - postage
    const row = (price: string, amount: number, received: number) => ({
      price,
      amount,
      left: received - cost,
      hour: hourAt(received),
    })
    const atStall = retail * (1 - fees) - cost
    const isPaying = compareAmounts(atStall, 0, 6, retail) > 0
    const pieces = stall === undefined || !isPaying ? undefined : Math.ceil(Number((stall / atStall).toPrecision(12)))
    return {
      retail,
      trade,
      cost,
      earned: hourAt(online(retail)) ?? undefined,
      pieces,
      stallNote: stall === undefined || isPaying ? undefined : neverPaid(),
      verdict: inWords(),
      direct,
      shop,
      parts: [
        { part: 'Materials', amount: material },
        { part: 'Your time', amount: labor },
        { part: 'Overhead', amount: share },
        { part: 'Packaging', amount: packaging },
      ].map((one) => ({ ...one, share: one.amount / cost })),
      material: used,
      card: [
        row('Wholesale', trade, trade),
        row('Lowest direct', direct, online(direct)),
        row('Retail', retail, online(retail)),
        ...(low === undefined ? [] : [row('Cheapest rival', low, online(low))]),
        ...(high === undefined ? [] : [row('Dearest rival', high, online(high))]),
      ],
    }

    function neverPaid(): Verdict {
      return {
        is: 'bad',
        says: `No number of pieces pays for it: at ${show.money(retail)} a piece leaves nothing after cost and fees. Only your wage is earned there. A profit on the cost would change that.`,
      }
    }

    function inWords(): Verdict {
      if (wage === 0 && time > 0)
        return { is: 'fair', says: 'Your hour is entered as 0: every price here gives your work away.' }
      const atLow = low === undefined ? null : hourAt(online(low))
      if (low !== undefined && low < direct)
        return {
          is: 'bad',
          says: `At ${show.money(low)}, as the cheapest rival asks, ${atLow === null ? 'the cost is not covered' : `your hour earns ${show.money(atLow)}`}.`,
        }
      if (high !== undefined && retail > high)
        return {
          is: 'fair',
          says: `Your retail price is ${show.money(retail - high)} above the dearest rival. Direct sales work from ${show.money(direct)}.`,
        }
      return { is: 'plain', says: `Direct sales work from ${show.money(direct)}; shops would ask ${show.money(shop)}.` }
    }
  },

  steps: ({ materials }) => [
    {
      finds: 'Materials',
      as: 'stuff',
      in: 'money',
      decimals: 6,
      is: sumOfTerms(
        materials.length,
        termsShown,
        (at) => `{materials.${at}.price} × {materials.${at}.used} ÷ {materials.${at}.holds}`,
      ),
      with: {
        rest: restOf(
          materials.slice(termsShown).reduce((sum, { price, used, holds }) => sum + (price * used) / holds, 0),
        ),
      },
    },
    { finds: 'Hours of a piece', as: 'time', in: 'number', decimals: 8, is: '({minutes}[ + {setup} ÷ {batch}]) ÷ 60' },
    { gives: 'cost', is: '{stuff} + {time} × ({wage} + {overhead} ÷ {hours})[ + {packaging}]' },
    { gives: 'trade', is: '{cost} × (1 + {profit})' },
    { gives: 'direct', is: '({trade}[ + {postage}]) ÷ (1 − {fees})' },
    { gives: 'shop', is: '{trade} ÷ {wholesale}' },
    { gives: 'retail', is: 'max({direct}, {shop})' },
    { gives: 'earned', is: '({retail} × (1 − {fees})[ − {postage}] − ({cost} − {time} × {wage})) ÷ {time}' },
    { gives: 'pieces', is: '{stall} ÷ ({retail} × (1 − {fees}) − {cost})', rounded: 'up' },
  ],

  charts: [
    { kind: 'donut', title: 'What a piece costs', of: 'parts', label: 'part', value: 'amount' },
    { kind: 'bar', title: 'What your hour earns', of: 'card', x: 'price', y: ['hour'] },
  ],
  examples: [
    {
      name: 'A knitted hat',
      given: {
        materials: [
          { name: 'Yarn, meters', price: 9, holds: 300, used: 120 },
          { name: 'Buttons', price: 4.5, holds: 12, used: 3 },
          { name: 'Label', price: 15, holds: 100, used: 1 },
        ],
        minutes: 75,
        wage: 18,
        fees: 0.1,
        profit: 0.2,
        batch: 6,
        setup: 30,
        overhead: 120,
        hours: 60,
        packaging: 0.8,
        postage: 4.5,
        wholesale: 0.5,
        low: 32,
        high: 65,
        stall: 90,
      },
      expect: { cost: 32.341667, trade: 38.81, direct: 48.122222, shop: 77.62, retail: 77.62 },
    },
    {
      name: 'Soap from a batch of forty',
      given: {
        materials: [
          { name: 'Oils, grams', price: 28, holds: 5000, used: 95 },
          { name: 'Lye, grams', price: 6, holds: 1000, used: 13 },
          { name: 'Scent, milliliters', price: 12, holds: 50, used: 2.5 },
        ],
        minutes: 3,
        wage: 18,
        fees: 0.03,
        profit: 0.25,
        batch: 40,
        setup: 90,
        overhead: 120,
        hours: 60,
        packaging: 0.35,
        postage: 0,
        wholesale: 0.5,
        stall: 60,
      },
      expect: { retail: 8.275, direct: 4.265464, pieces: 13 },
    },
  ],
})
