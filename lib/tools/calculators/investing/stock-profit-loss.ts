import { choice, date, defineCalculator, money, number, percent, problem, rate } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { annualisedReturn } from '@/lib/subjects/finance/holding-period'
import { daysFrom } from '@/lib/subjects/time/calendar'
import { closedAt, closingPriceFor, roundTrip } from '@/lib/subjects/trading/position'

const long = { field: 'side', is: 'long' } as const
const short = { field: 'side', is: 'short' } as const

export default defineCalculator({
  inputs: {
    side: choice('Position', { options: { long: 'Long', short: 'Short' }, initial: 'long' }),
    shares: number('Shares', { initial: 200, above: 0, max: 1e12 }),
    buyPrice: money('Price bought at', { initial: 40, above: 0, max: 1e9 }),
    sellPrice: money('Price sold at', { initial: 46, above: 0, max: 1e9 }),
    commission: money('Commission of each trade', {
      initial: 5,
      max: 1e9,
      help: 'From your contract note. It is paid on the purchase and again on the sale.',
    }),
    opened: date('Opened on', { initial: '2026-01-12', section: 'Time', refines: true }),
    closed: date('Closed on', { initial: '2026-10-12', section: 'Time', refines: true }),
    commissionRate: percent('Commission in per cent', {
      slider: { to: 0.05, step: 0.0005 },
      initial: 0,
      max: 0.5,
      help: 'Of the value of each trade, on top of the fixed one.',
      section: 'Costs',
      refines: true,
    }),
    commissionPerShare: money('Commission per share', { initial: 0, max: 1e6, section: 'Costs', refines: true }),
    otherCharges: money('Other charges in all', {
      initial: 0,
      max: 1e12,
      help: 'Stamp duty, transaction taxes and exchange fees of both trades.',
      section: 'Costs',
      refines: true,
    }),
    dividend: money('Dividends per share meanwhile', {
      initial: 0,
      max: 1e9,
      help: 'A long position receives them. A short position pays them to the lender of the shares.',
      section: 'Costs',
      refines: true,
    }),
    borrowRate: rate('Fee for borrowed shares', {
      slider: { to: 0.3, step: 0.001 },
      initial: 0.02,
      per: 'year',
      max: 10,
      shownWhen: short,
      help: 'Of the value sold, by days over 365. Your broker states it; it changes daily.',
      section: 'Costs',
      refines: true,
    }),
    taxRate: percent('Tax on the profit', {
      slider: { to: 0.5, step: 0.005 },
      initial: 0,
      below: 1,
      help: 'Your own rate, on profit and dividends alike. A loss is not taxed.',
      section: 'Tax and currency',
      refines: true,
    }),
    openingRate: number('Exchange rate on opening', {
      initial: 1,
      min: 1e-6,
      max: 1e6,
      help: 'Your currency for one of the share’s. 1 where both are the same; else prices and fees above are in the share’s currency.',
      section: 'Tax and currency',
      refines: true,
    }),
    closingRate: number('Exchange rate on closing', {
      initial: 1,
      min: 1e-6,
      max: 1e6,
      section: 'Tax and currency',
      refines: true,
    }),
    wanted: money('Profit you want', {
      initial: 1000,
      max: 1e12,
      help: 'After tax. Gives the price at which to close.',
      section: 'Your target',
      refines: true,
    }),
  },
  outputs: {
    net: { kind: 'money', label: 'Net profit or loss' },
    return: {
      kind: 'percent',
      label: 'Return',
      help: 'Of the purchase with its commission; for a short position, of the value sold.',
    },
    annual: {
      kind: 'percent',
      label: 'Return a year',
      optional: true,
      help: 'The rate that compounds to the return over the days held. Over a few days it says little.',
    },
    breakeven: { kind: 'money', label: 'Break-even price after all costs', decimals: 4, optional: true },
    gross: { kind: 'money', label: 'Gross profit or loss' },
    costs: { kind: 'money', label: 'Commissions, charges and fees' },
    risk: { kind: 'verdict', label: 'Short position', optional: true },
    bought: { kind: 'money', label: 'Value bought', section: 'How it comes about' },
    sold: { kind: 'money', label: 'Value sold', section: 'How it comes about' },
    commissions: { kind: 'money', label: 'Commissions', section: 'How it comes about' },
    borrowFee: { kind: 'money', label: 'Fee for borrowed shares', shownWhen: short, section: 'How it comes about' },
    dividends: {
      kind: 'money',
      label: 'Dividends received',
      help: 'Negative where a short position owes them.',
      section: 'How it comes about',
    },
    currencyGain: {
      kind: 'money',
      label: 'Of the gross result, from the exchange rate',
      optional: true,
      section: 'How it comes about',
    },
    tax: { kind: 'money', label: 'Tax', section: 'How it comes about' },
    days: { kind: 'count', label: 'Days held', section: 'How it comes about' },
    targetPrice: {
      kind: 'money',
      label: 'Closing price for it',
      decimals: 4,
      optional: true,
      section: 'Your target',
    },
    prices: {
      kind: 'table',
      label: 'Net result by closing price',
      columns: {
        move: { kind: 'percent', label: 'From opening price' },
        price: { kind: 'money', label: 'Closing price' },
        net: { kind: 'money', label: 'Net result' },
        return: { kind: 'percent', label: 'Return' },
      },
    },
  },
  formula:
    'Net = shares × (price sold at − price bought at) − commissions − charges − borrow fee ± dividends − tax, each in your currency; break-even is the closing price at which this is 0',
  limits: [
    'One purchase and one sale of the same number of shares; several trades belong into the average of a position.',
    'Tax is your rate on the whole profit, without allowances, losses carried over or wash-sale rules.',
    'Interest on a margin loan and interest earned on the proceeds of a short sale are left out.',
    'Dividends, other charges and the borrow fee are turned into your currency at the rate on closing.',
  ],
  sources: [
    {
      title: 'IRS Publication 550, Investment Income and Expenses: amount realised, basis, short sales',
      href: 'https://www.irs.gov/publications/p550',
    },
    {
      title: 'U.S. Securities and Exchange Commission, Investor Bulletin: An Introduction to Short Sales',
      href: 'https://www.sec.gov/investor/alerts/shortsalesbulletin',
    },
  ],

  compute(values, { minorDigits, show }) {
    const { side, shares, buyPrice, sellPrice, opened, closed, taxRate, openingRate, closingRate, wanted } = values
    if (closed < opened) return problem('closed', 'must not lie before the day of opening')
    const isLong = side === 'long'
    const days = daysFrom(opened, closed)
    const trip = { ...values, days }
    const result = roundTrip(trip)
    const afterTax = (profit: number) => profit - Math.max(0, profit) * taxRate
    const openingPrice = isLong ? buyPrice : sellPrice
    const openingCommission =
      (values.commission + shares * values.commissionPerShare) * openingRate + values.commissionRate * result.bought
    const base = isLong ? result.bought + openingCommission : result.sold
    const net = afterTax(result.profit)
    const annual = annualisedReturn(net / base, days / 365)
    const breakeven = closingPriceFor(trip, 0)
    const targetPrice = closingPriceFor(trip, wanted / (1 - taxRate))
    return {
      net,
      return: net / base,
      // Beyond a hundredfold in a year, the rate has more digits than sense.
      ...(annual === undefined || annual > 100 ? {} : { annual }),
      ...(breakeven < 0 ? {} : { breakeven }),
      gross: result.gross,
      costs: result.commissions + result.charges + result.borrowFee,
      ...(isLong
        ? {}
        : {
            risk: {
              is: 'plain' as const,
              says:
                breakeven < 0
                  ? 'Costs and dividends exceed what was sold: no price to buy back at makes a profit. The loss has no upper limit.'
                  : `You win below ${show.money(breakeven, minorDigits + 2)}. Above it the loss grows with the price and has no upper limit; the most to be won is ${show.money(Math.max(0, afterTax(roundTrip(closedAt(trip, 0)).profit)))}.`,
            },
          }),
      bought: result.bought,
      sold: result.sold,
      commissions: result.commissions,
      borrowFee: result.borrowFee,
      dividends: result.dividends,
      ...(compareAmounts(openingRate, closingRate, 12) === 0
        ? {}
        : { currencyGain: shares * openingPrice * (closingRate - openingRate) * (isLong ? 1 : -1) }),
      tax: result.profit - net,
      days,
      ...(targetPrice < 0 ? {} : { targetPrice }),
      prices: moves.map((move) => {
        const price = openingPrice * (1 + move)
        const one = afterTax(roundTrip(closedAt(trip, price)).profit)
        return { move, price, net: one, return: one / base }
      }),
    }
  },

  steps: [
    { gives: 'bought', is: '{shares} × {buyPrice} × {openingRate}', when: long },
    { gives: 'sold', is: '{shares} × {sellPrice} × {closingRate}', when: long },
    { gives: 'sold', is: '{shares} × {sellPrice} × {openingRate}', when: short },
    { gives: 'bought', is: '{shares} × {buyPrice} × {closingRate}', when: short },
    { gives: 'gross', is: '{sold} − {bought}' },
    {
      gives: 'commissions',
      is: '({commission} + {shares} × {commissionPerShare}) × ({openingRate} + {closingRate}) + {commissionRate} × ({bought} + {sold})',
    },
    {
      gives: 'borrowFee',
      is: '{shares} × {sellPrice} × {borrowRate} × {days} ÷ 365 × {closingRate}',
      when: short,
    },
    { gives: 'costs', is: '{commissions} + {otherCharges} × {closingRate}', when: long },
    { gives: 'costs', is: '{commissions} + {otherCharges} × {closingRate} + {borrowFee}', when: short },
    { gives: 'tax', is: 'max({gross} − {costs} + {dividends}, 0) × {taxRate}' },
    { gives: 'net', is: '{gross} − {costs} + {dividends} − {tax}' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Net result by closing price',
      of: 'prices',
      x: 'price',
      y: ['net'],
      marks: [{ x: 'breakeven', y: 0, label: 'Break-even' }],
    },
  ],
  examples: [
    {
      name: 'Nine months of a share',
      given: {
        side: 'long',
        shares: 200,
        buyPrice: 40,
        sellPrice: 46,
        commission: 5,
        dividend: 0.6,
        opened: '2026-01-12',
        closed: '2026-10-12',
        taxRate: 0.15,
        wanted: 1500,
      },
      expect: { net: 1113.5, costs: 10, tax: 196.5, breakeven: 39.45, days: 273 },
    },
    {
      name: 'A short sale that went wrong',
      given: {
        side: 'short',
        shares: 300,
        buyPrice: 31,
        sellPrice: 27,
        commission: 6,
        dividend: 0.4,
        borrowRate: 0.09,
        opened: '2026-03-02',
        closed: '2026-05-15',
      },
      expect: { net: -1479.8, gross: -1200, dividends: -120, borrowFee: 147.8 },
    },
  ],
})

/** From a loss of 30% to a gain of 30% in the price. */
const moves = [-0.3, -0.2, -0.15, -0.1, -0.05, -0.02, 0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3]
