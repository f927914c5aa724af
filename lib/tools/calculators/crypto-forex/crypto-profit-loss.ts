import { choice, date, defineCalculator, money, number, percent, problem, rows } from '@/lib/kits/calculator'
import { datedInternalRateOfReturn } from '@/lib/subjects/finance/cash-flow'
import { sharePositions, type Trade } from '@/lib/subjects/trading/lots'
import { priceDecimals, priceThatLeaves } from '@/lib/subjects/trading/position'

const unrealised = 'At the price now'

export default defineCalculator({
  inputs: {
    trades: rows('Your trades', {
      row: 'trade',
      columns: {
        side: choice('Side', { options: { buy: 'Buy', sell: 'Sell' }, initial: 'buy', as: 'menu' }),
        date: date('Date', { initial: '2026-01-15' }),
        coins: number('Coins', { above: 0, max: 1e15 }),
        amount: money('Price', { max: 1e12 }),
        fee: percent('Fee', { initial: 0, max: 0.5 }),
        paidIn: choice('Fee in', { options: { money: 'Money', coin: 'Coin' }, initial: 'money', as: 'menu' }),
      },
      initial: [
        { side: 'buy', date: '2026-01-15', coins: 2, amount: 1500, fee: 0.005, paidIn: 'money' },
        { side: 'buy', date: '2026-04-15', coins: 3, amount: 1200, fee: 0.005, paidIn: 'money' },
        { side: 'sell', date: '2026-08-15', coins: 1, amount: 1800, fee: 0.005, paidIn: 'money' },
      ],
      min: 1,
      max: 500,
      help: 'Of one coin, in any order; they are put in order of date. A fee in the coin brings fewer coins on a purchase.',
    }),
    currentPrice: money('Price now', {
      initial: 1600,
      max: 1e12,
      help: 'Type it: no price is fetched.',
    }),
    method: choice('A sale takes out', {
      options: {
        'first-in': 'First bought (FIFO)',
        average: 'Average cost',
        'highest-cost': 'Dearest (HIFO)',
        'last-in': 'Last bought (LIFO)',
      },
      initial: 'first-in',
      as: 'menu',
      help: 'The tax law of your country decides which counts there.',
    }),
    amountIs: choice('The price column holds', {
      options: { price: 'Price of a coin', total: 'Total of the trade' },
      initial: 'price',
      refines: true,
    }),
    exitFee: percent('Fee to sell the rest', {
      slider: { to: 0.05, step: 0.0005 },
      initial: 0.005,
      max: 0.5,
      refines: true,
    }),
    valuedOn: date('Day of the price now', {
      initial: '2026-11-23',
      help: 'Ends the time over which the yearly return is counted.',
      refines: true,
    }),
    whatIf: money('Another price to try', { optional: true, max: 1e12, refines: true }),
  },
  outputs: {
    profit: { kind: 'money', label: 'Profit or loss in all' },
    roi: { kind: 'percent', label: 'Return on everything bought', optional: true },
    realised: { kind: 'money', label: 'Already realised' },
    unrealised: { kind: 'money', label: 'Unrealised, after the fee to sell' },
    average: { kind: 'text', label: 'Average cost of a coin held', optional: true },
    breakeven: {
      kind: 'text',
      label: 'Break-even price after the fee to sell',
      optional: true,
      help: 'Of the coins still held, whatever earlier sales brought.',
    },
    annual: {
      kind: 'percent',
      label: 'Return a year, by the days of each trade',
      optional: true,
      help: 'The rate of XIRR. Over a few weeks it says little.',
      section: unrealised,
    },
    coins: { kind: 'number', label: 'Coins held', section: unrealised },
    cost: { kind: 'money', label: 'What they cost', section: unrealised },
    value: { kind: 'money', label: 'What they would bring', section: unrealised },
    bought: { kind: 'money', label: 'Everything bought, with fees', section: unrealised },
    whatIfProfit: {
      kind: 'money',
      label: 'Profit or loss in all at the other price',
      optional: true,
      section: unrealised,
    },
    ledger: {
      kind: 'table',
      label: 'After each trade',
      columns: {
        date: { kind: 'date', label: 'Date' },
        side: { kind: 'text', label: 'Trade' },
        traded: { kind: 'number', label: 'Coins traded' },
        coins: { kind: 'number', label: 'Coins held' },
        cost: { kind: 'money', label: 'Cost of them' },
        gain: { kind: 'money', label: 'Realised by this sale' },
      },
    },
    targets: {
      kind: 'table',
      label: 'Price for a return on the coins held',
      columns: {
        gain: { kind: 'percent', label: 'Return on their cost' },
        price: { kind: 'text', label: 'Price to sell at' },
        profit: { kind: 'money', label: 'Profit on them' },
      },
    },
    prices: {
      kind: 'series',
      label: 'Profit or loss in all by price',
      columns: {
        price: { kind: 'money', label: 'Price of a coin' },
        profit: { kind: 'money', label: 'Profit or loss in all' },
      },
    },
  },
  formula:
    'Profit = proceeds of sales − cost of the coins sold + coins held × price × (1 − exit fee) − their cost; break-even = cost ÷ (coins × (1 − exit fee))',
  limits: [
    'One coin and one currency. Swaps from coin to coin are a sale of one and a purchase of the other.',
    'A fee paid in a third coin, such as an exchange token, has to be entered as a fee in money.',
    'No tax is worked out; holding periods and rules on repurchases differ by country.',
    'The dearest coins are those with the highest cost each, fee included, whatever their day.',
  ],
  sources: [
    {
      title:
        'IRS: Frequently asked questions on virtual currency transactions (basis, fees, specific identification and FIFO)',
      href: 'https://www.irs.gov/individuals/international-taxpayers/frequently-asked-questions-on-virtual-currency-transactions',
    },
    {
      title: 'Microsoft Support: XIRR function',
      href: 'https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d',
    },
  ],

  compute({ trades, currentPrice, method, amountIs, exitFee, valuedOn, whatIf }, { show, minorDigits }) {
    const ordered = trades
      .map((trade, at) => ({ ...trade, at, price: amountIs === 'total' ? trade.amount / trade.coins : trade.amount }))
      .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : one.at - other.at))
    const booked = ordered.map(bookedTrade)
    const positions = sharePositions(booked, method)
    if ('oversold' in positions)
      return problem('trades', `must not sell more than is held (trade ${(ordered[positions.oversold]?.at ?? 0) + 1})`)
    if (valuedOn < (ordered.at(-1)?.date ?? '')) return problem('valuedOn', 'must not lie before the last trade')
    const held = positions.at(-1) ?? { shares: 0, cost: 0, realised: 0 }
    const { shares: coins, cost, realised } = held
    const flows = booked.map(moneyOf)
    const bought = flows.reduce((sum, flow) => sum + Math.max(0, -flow), 0)
    const valueAt = (price: number) => coins * price * (1 - exitFee)
    const value = valueAt(currentPrice)
    const profitAt = (price: number) => realised + valueAt(price) - cost
    const profit = profitAt(currentPrice)
    const annual = datedInternalRateOfReturn([
      ...flows.map((amount, at) => ({ date: ordered[at]?.date ?? '', amount })),
      { date: valuedOn, amount: value },
    ])
    const written = (price: number) => show.money(price, priceDecimals(price, minorDigits))
    const highest = 2 * Math.max(currentPrice, coins > 0 ? cost / coins : 0, whatIf ?? 0)
    return {
      profit,
      ...(bought > 0 ? { roi: profit / bought } : {}),
      realised,
      unrealised: value - cost,
      ...(coins > 0
        ? { average: written(cost / coins), breakeven: written(priceThatLeaves(cost, coins, exitFee)) }
        : {}),
      // Beyond a hundredfold in a year, the rate has more digits than sense.
      ...(annual === undefined || annual > 100 ? {} : { annual }),
      coins,
      cost,
      value,
      bought,
      ...(whatIf === undefined ? {} : { whatIfProfit: profitAt(whatIf) }),
      ledger: positions.map((after, at) => ({
        date: ordered[at]?.date ?? null,
        side: ordered[at]?.side === 'buy' ? 'Buy' : 'Sell',
        traded: ordered[at]?.coins ?? null,
        coins: after.shares,
        cost: after.cost,
        gain: ordered[at]?.side === 'sell' ? after.realised - (positions[at - 1]?.realised ?? 0) : null,
      })),
      targets:
        coins > 0
          ? targetGains.map((gain) => ({
              gain,
              price: written(priceThatLeaves(cost * (1 + gain), coins, exitFee)),
              profit: cost * gain,
            }))
          : [],
      prices: Array.from({ length: 21 }, (_, at) => {
        const price = (highest * at) / 20
        return { price, profit: profitAt(price) }
      }),
    }
  },

  steps: [
    { gives: 'value', is: '{coins} × {currentPrice} × (1 − {exitFee})' },
    { gives: 'unrealised', is: '{value} − {cost}' },
    { gives: 'profit', is: '{realised} + {unrealised}' },
    { gives: 'roi', is: '{profit} ÷ {bought}' },
  ],

  charts: [
    { kind: 'line', title: 'Profit or loss in all by price of a coin', of: 'prices', x: 'price', y: ['profit'] },
  ],
  examples: [
    {
      name: 'Two buys and a part sold',
      given: {
        trades: [
          { side: 'buy', date: '2026-02-02', coins: 4, amount: 900, fee: 0.01, paidIn: 'money' },
          { side: 'buy', date: '2026-05-04', coins: 2, amount: 1500, fee: 0.01, paidIn: 'money' },
          { side: 'sell', date: '2026-09-07', coins: 3, amount: 1400, fee: 0.01, paidIn: 'money' },
        ],
        method: 'first-in',
        currentPrice: 1300,
        exitFee: 0.01,
        valuedOn: '2026-11-02',
      },
      expect: { realised: 1431, unrealised: -78, profit: 1353, coins: 3, breakeven: '$1,326.26' },
    },
  ],
})

const targetGains = [0, 0.1, 0.25, 0.5, 1, 2]

type Row = { side: 'buy' | 'sell'; coins: number; price: number; fee: number; paidIn: 'money' | 'coin' }

function bookedTrade({ side, coins, price, fee, paidIn }: Row): Trade {
  const inCoin = paidIn === 'coin'
  return { side, shares: coins, price, fees: inCoin ? 0 : coins * price * fee, feeShares: inCoin ? coins * fee : 0 }
}

/** What a trade took out of the purse, negative, or brought into it. */
function moneyOf({ side, shares, price, fees }: Trade): number {
  return side === 'buy' ? -(shares * price + fees) : shares * price - fees
}
