import { fromMinor } from '@/lib/base/money/minor-units'
import { choice, defineCalculator, money, percent, problem } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { endingNames, priceEndings, priceWithEnding } from '@/lib/subjects/pricing/price-ending'
import { askedPrice, payablePrice } from '@/lib/subjects/pricing/trade-levels'

const most = 1e9
const share = { max: 10, slider: { to: 0.9, step: 0.01 } } as const
const delivery = { section: 'Freight, duty and tax', refines: true } as const
const forward = { field: 'way', is: 'forward' } as const
const backward = { field: 'way', is: 'back' } as const

export default defineCalculator({
  inputs: {
    way: choice('Work', { options: { forward: 'From cost to shelf', back: 'From shelf to cost' }, initial: 'forward' }),
    cost: money('Your cost of a unit', { initial: 6, initialIn: { in: 200, jp: 600, kr: 6000 }, above: 0, max: most }),
    shelf: money('Shelf price', {
      initial: 29.99,
      initialIn: { in: 999, jp: 2980, kr: 29_900 },
      above: 0,
      max: most,
      shownWhen: backward,
      help: 'What the shopper pays, tax included if you enter one.',
    }),
    maker: percent('You keep', { initial: 0.4, ...share }),
    distributor: percent('The distributor keeps', {
      initial: 0.2,
      ...share,
      refines: true,
      help: '0 if shops buy from you.',
    }),
    retailer: percent('The shop keeps', {
      initial: 0.5,
      ...share,
      help: 'Keystone, twice the price the shop paid, is a margin of 50% and a markup of 100%.',
    }),
    of: choice('These shares are', {
      options: { margin: 'Margins, of the price asked', markup: 'Markups, on the price paid' },
      initial: 'margin',
      as: 'list',
      refines: true,
    }),
    ending: choice('Shelf price ends in', {
      options: endingNames,
      initial: 'coin',
      as: 'menu',
      shownWhen: forward,
      refines: true,
      help: 'Rounded up; the shop keeps the difference.',
    }),
    allowance: percent('Promotion allowance', {
      initial: 0,
      max: 0.9,
      slider: { to: 0.3, step: 0.01 },
      refines: true,
      help: 'Share of your price that you give back for campaigns. Your own share is of what remains.',
    }),
    freight: money('Freight for a unit', {
      initial: 0,
      max: most,
      help: 'Paid by whoever buys from you.',
      ...delivery,
    }),
    duty: percent('Import duty', { initial: 0, max: 10, slider: { to: 0.3, step: 0.01 }, ...delivery }),
    dutyOn: choice('Duty is charged on', {
      options: { both: 'Price and freight', price: 'Price only' },
      initial: 'both',
      initialIn: { us: 'price' },
      ...delivery,
    }),
    tax: percent('VAT or GST on the shelf price', {
      initial: 0,
      max: 1,
      slider: { to: 0.3, step: 0.01 },
      help: '0 where tax is added at the till.',
      ...delivery,
    }),
  },
  outputs: {
    yours: { kind: 'money', label: 'Your price to the trade' },
    trade: { kind: 'money', label: 'Price to the shop' },
    shelfPrice: { kind: 'money', label: 'Shelf price' },
    maxCost: { kind: 'money', label: 'Most that a unit may cost you', optional: true },
    times: { kind: 'number', label: 'Shelf price over cost', decimals: 2, unit: '×' },
    verdict: { kind: 'verdict', label: 'In words' },
    landed: { kind: 'money', label: 'Landed, with freight and duty', section: 'The chain' },
    retail: { kind: 'money', label: 'Shelf price without tax', section: 'The chain' },
    levels: {
      kind: 'table',
      label: 'Who pays and keeps what',
      section: 'The chain',
      columns: {
        level: { kind: 'text', label: 'Level' },
        pays: { kind: 'money', label: 'Pays' },
        asks: { kind: 'money', label: 'Asks' },
        keeps: { kind: 'money', label: 'Keeps' },
        margin: { kind: 'percent', label: 'Margin', decimals: 1 },
        markup: { kind: 'percent', label: 'Markup', decimals: 1 },
      },
    },
    bridge: {
      kind: 'series',
      label: 'From cost to shelf',
      columns: {
        line: { kind: 'text', label: 'Line' },
        amount: { kind: 'money', label: 'Amount' },
        total: { kind: 'text', label: 'Subtotal' },
      },
    },
  },
  formula:
    'Margin: price asked = price paid ÷ (1 − margin). Markup: price asked = price paid × (1 + markup). Your price = that of your cost ÷ (1 − allowance). Landed = your price + freight + duty. From the shelf each step is undone',
  limits: [
    'One distributor and one shop. Agents and second wholesalers add levels: take their share into that of the distributor.',
    'A recommended retail price does not bind shops. In most countries a maker may not fix it.',
    'Rounding up the shelf price leaves the difference with the shop.',
    'Duty follows the share that you enter; tariff codes are not looked up.',
  ],
  sources: [
    {
      title: 'Monash University: Marketing dictionary, keystone markup',
      href: 'https://www.monash.edu/business/marketing/marketing-dictionary/k/keystone-markup',
    },
    {
      title: 'CPG Dictionary: Distributor markup',
      href: 'https://www.cpgdictionary.com/term/distributor-markup',
    },
  ],

  compute(values, { show, minorDigits }) {
    const { way, cost, maker, distributor, retailer, of, allowance, freight, duty, tax } = values
    for (const [field, kept] of [
      ['maker', maker],
      ['distributor', distributor],
      ['retailer', retailer],
    ] as const)
      if (of === 'margin' && kept >= 1) return problem(field, 'must be below 100% as a margin')
    const dutyOnFreight = values.dutyOn === 'both' ? duty : 0
    const entry = freight * (1 + dutyOnFreight)

    const retailWanted = way === 'back' ? values.shelf / (1 + tax) : 0
    const affordable = payablePrice(payablePrice(retailWanted, retailer, of), distributor, of)
    if (way === 'back' && affordable <= entry)
      return problem(
        'shelf',
        `must be higher: the trade can pay ${show.money(affordable)}, and freight and duty are ${show.money(entry)}`,
      )
    const yours =
      way === 'back' ? (affordable - entry) / (1 + duty) : (askedPrice(cost, maker, of) ?? cost) / (1 - allowance)
    const received = yours * (1 - allowance)
    const landed = yours * (1 + duty) + entry
    const trade = askedPrice(landed, distributor, of) ?? landed
    const exact = (askedPrice(trade, retailer, of) ?? trade) * (1 + tax)
    const shelfPrice =
      way === 'back'
        ? values.shelf
        : fromMinor(
            priceWithEnding(exact * 10 ** minorDigits, priceEndings[values.ending], 'up', minorDigits),
            minorDigits,
          )
    const retail = shelfPrice / (1 + tax)
    const maxCost = payablePrice(received, maker, of)

    const level = (name: string, pays: number, asks: number) => ({
      level: name,
      pays,
      asks,
      keeps: asks - pays,
      margin: asks > 0 ? 1 - pays / asks : null,
      markup: pays > 0 ? asks / pays - 1 : null,
    })
    const hasDistributor = distributor > 0
    return {
      yours,
      trade,
      shelfPrice,
      maxCost: way === 'back' ? maxCost : undefined,
      times: shelfPrice / cost,
      verdict: inWords(),
      landed,
      retail,
      levels: [
        level('You', cost, received),
        ...(hasDistributor ? [level('Distributor', landed, trade)] : []),
        level('Shop', trade, retail),
      ],
      bridge: [
        { line: 'Your cost', amount: cost, total: 'yes' },
        { line: 'You keep', amount: received - cost, total: '' },
        { line: 'Allowance', amount: yours - received, total: '' },
        { line: 'Freight and duty', amount: landed - yours, total: '' },
        { line: 'Distributor', amount: trade - landed, total: '' },
        { line: 'Shop', amount: retail - trade, total: '' },
        { line: 'Tax', amount: shelfPrice - retail, total: '' },
        { line: 'Shelf price', amount: shelfPrice, total: 'yes' },
      ].filter(({ amount }) => amount !== 0),
    }

    function inWords(): Verdict {
      const part = (received - cost) / shelfPrice
      if (way === 'forward')
        return { is: 'plain', says: `Of ${show.money(shelfPrice)} on the shelf ${show.percent(part, 1)} are yours.` }
      const over = cost - maxCost
      if (over <= 10 ** -minorDigits / 2)
        return { is: 'good', says: `Your cost fits. It may rise to ${show.money(maxCost)}.` }
      if (received > cost)
        return {
          is: 'fair',
          says: `Your cost is ${show.money(over)} too high for your share; ${show.money(received - cost)} a unit remain.`,
        }
      return { is: 'bad', says: `At this shelf price you lose ${show.money(cost - received)} on each unit.` }
    }
  },

  steps: ({ way, of, duty, dutyOn, freight, distributor }, { shelfPrice }) => {
    const asked = (price: string, kept: string) =>
      of === 'margin' ? `${price} ÷ (1 − {${kept}})` : `${price} × (1 + {${kept}})`
    const payable = (price: string, kept: string) =>
      of === 'margin' ? `${price} × (1 − {${kept}})` : `${price} ÷ (1 + {${kept}})`
    const entry = freight > 0 ? `{freight}${duty > 0 && dutyOn === 'both' ? ' × (1 + {duty})' : ''}` : ''
    const times = { gives: 'times' as const, is: '{shelfPrice} ÷ {cost}' }
    if (way === 'back')
      return [
        { gives: 'retail', is: '{shelf}[ ÷ (1 + {tax})]' },
        { gives: 'trade', is: payable('{retail}', 'retailer') },
        { gives: 'landed', is: distributor > 0 ? payable('{trade}', 'distributor') : '{trade}' },
        { gives: 'yours', is: `${entry ? `({landed} − ${entry})` : '{landed}'}[ ÷ (1 + {duty})]` },
        { finds: 'After the allowance', as: 'received', in: 'money', decimals: 4, is: '{yours}[ × (1 − {allowance})]' },
        { gives: 'maxCost', is: payable('{received}', 'maker') },
        times,
      ]
    return [
      { gives: 'yours', is: `${asked('{cost}', 'maker')}[ ÷ (1 − {allowance})]` },
      { gives: 'landed', is: `{yours}[ × (1 + {duty})]${entry ? ` + ${entry}` : ''}` },
      { gives: 'trade', is: distributor > 0 ? asked('{landed}', 'distributor') : '{landed}' },
      {
        finds: 'Shelf price before rounding',
        as: 'exact',
        in: 'money',
        decimals: 4,
        is: `${asked('{trade}', 'retailer')}[ × (1 + {tax})]`,
      },
      { gives: 'shelfPrice', is: 'max({exact}, {rounded})', with: { rounded: { kind: 'money', value: shelfPrice } } },
      { gives: 'retail', is: '{shelfPrice}[ ÷ (1 + {tax})]' },
      times,
    ]
  },

  charts: [
    { kind: 'waterfall', title: 'From cost to shelf', of: 'bridge', label: 'line', value: 'amount', total: 'total' },
    { kind: 'bar', title: 'What each level keeps', of: 'levels', x: 'level', y: ['keeps'] },
  ],
  examples: [
    {
      name: 'A candle for gift shops',
      given: {
        way: 'forward',
        cost: 6,
        maker: 0.4,
        distributor: 0,
        retailer: 0.5,
        of: 'margin',
        tax: 0.2,
        ending: 'ninety-nine',
      },
      expect: { yours: 10, trade: 10, shelfPrice: 24.99, times: 4.165 },
    },
    {
      name: 'An importer with a price in mind',
      given: {
        way: 'back',
        cost: 6,
        shelf: 29.99,
        maker: 0.4,
        distributor: 0.2,
        retailer: 0.45,
        of: 'margin',
        tax: 0.2,
        freight: 0.8,
        duty: 0.05,
        dutyOn: 'both',
        allowance: 0.03,
      },
      expect: { retail: 24.991667, trade: 13.745417, landed: 10.996333, maxCost: 5.62951 },
    },
  ],
})
