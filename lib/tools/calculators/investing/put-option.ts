import { choice, defineCalculator, integer, money } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { longPutValue } from '@/lib/subjects/options/payoff'

export default defineCalculator({
  inputs: {
    side: choice('Position', {
      options: {
        long: 'Buy a put',
        short: 'Write a put',
        protective: 'Put with shares',
        'cash-secured': 'Cash-secured put',
      },
      initial: 'long',
      as: 'menu',
      help: 'With shares: you own one share for each share of the contract, bought at today’s price.',
    }),
    strike: money('Strike price', { initial: 50, above: 0 }),
    premium: money('Premium per share', { initial: 2.5, max: { field: 'strike' } }),
    spot: money('Share price today', { initial: 52, above: 0, refines: true }),
    contracts: integer('Contracts', { initial: 1, min: 1, max: 100_000 }),
    multiplier: integer('Shares per contract', {
      initial: 100,
      min: 1,
      max: 100_000,
      help: '100 for most listed share options.',
      refines: true,
    }),
    days: integer('Days to expiry', {
      initial: 30,
      slider: { from: 1, to: 365, step: 1 },
      min: 1,
      max: 3650,
      refines: true,
    }),
    commission: money('Commission per contract', {
      initial: 0.65,
      help: 'Paid once, when the position is opened.',
      refines: true,
    }),
    target: money('Share price at expiry to look at', { initial: 45 }),
  },
  outputs: {
    profitAtTarget: { kind: 'money', label: 'Profit or loss at the price you look at' },
    breakeven: { kind: 'money', label: 'Break-even share price at expiry' },
    maxProfit: { kind: 'money', label: 'Largest profit', optional: true },
    maxLoss: { kind: 'money', label: 'Largest loss' },
    noLimit: { kind: 'verdict', label: 'Largest profit', optional: true },
    cost: { kind: 'money', label: 'You pay today', optional: true, section: 'Today' },
    received: { kind: 'money', label: 'You receive today', optional: true, section: 'Today' },
    intrinsic: { kind: 'money', label: 'Intrinsic value per share', section: 'Today' },
    timeValue: { kind: 'money', label: 'Time value per share', section: 'Today' },
    arbitrage: { kind: 'verdict', label: 'Premium', optional: true },
    cash: { kind: 'money', label: 'Cash you set aside', optional: true, section: 'Return on cash' },
    cashReturn: {
      kind: 'percent',
      label: 'Return if the put expires worthless',
      optional: true,
      section: 'Return on cash',
    },
    annualReturn: { kind: 'percent', label: 'The same for 365 days', optional: true, section: 'Return on cash' },
    prices: {
      kind: 'table',
      label: 'Profit or loss by share price at expiry',
      columns: {
        price: { kind: 'money', label: 'Share price' },
        value: { kind: 'money', label: 'Put is worth' },
        profit: { kind: 'money', label: 'Profit or loss' },
      },
    },
    curve: {
      kind: 'series',
      label: 'Profit or loss at expiry',
      columns: {
        price: { kind: 'money', label: 'Share price at expiry' },
        profit: { kind: 'money', label: 'Profit or loss' },
      },
    },
  },
  formula:
    'Profit of a bought put = (max(strike − share price, 0) − premium) × shares − commission; break-even = strike − premium',
  limits: [
    'Results are for the day of expiry. Before it, a put also has time value.',
    'An American put can be exercised early. Its writer can be assigned shares on any day, most likely when the put is deep in the money or just before expiry.',
    'Dividends, interest on cash, margin and tax are left out.',
    'Commission for closing or for assignment is not included.',
  ],
  sources: [{ title: 'J. Hull: Options, Futures, and Other Derivatives, chapters 10 to 12' }],

  compute({ side, strike, premium, spot, contracts, multiplier, days, commission, target }, { minorDigits, show }) {
    const shares = contracts * multiplier
    const fees = contracts * commission
    const sells = side === 'short' || side === 'cash-secured'
    const profitAt = (price: number) => {
      const put = (longPutValue(strike, price) - premium) * shares * (sells ? -1 : 1)
      return put - fees + (side === 'protective' ? (price - spot) * shares : 0)
    }
    const feePerShare = fees / shares
    const intrinsic = longPutValue(strike, spot)
    const cash = side === 'cash-secured' ? strike * shares - premium * shares + fees : undefined
    const best = sells ? profitAt(strike) : side === 'long' ? profitAt(0) : undefined
    const worst = side === 'protective' ? profitAt(Math.min(strike, spot)) : sells ? profitAt(0) : profitAt(strike)
    const breakeven =
      side === 'protective'
        ? spot + premium + feePerShare
        : sells
          ? strike - premium + feePerShare
          : strike - premium - feePerShare
    return {
      profitAtTarget: profitAt(target),
      breakeven: Math.max(0, breakeven),
      ...(best === undefined
        ? { noLimit: { is: 'plain' as const, says: 'The profit has no limit: the shares can rise without end.' } }
        : { maxProfit: best }),
      maxLoss: Math.max(0, -worst),
      ...(sells
        ? { received: premium * shares - fees }
        : { cost: premium * shares + fees + (side === 'protective' ? spot * shares : 0) }),
      intrinsic,
      timeValue: premium - intrinsic,
      ...(compareAmounts(premium * shares, intrinsic * shares, minorDigits, strike * shares) < 0
        ? {
            arbitrage: {
              is: 'fair' as const,
              says: `The premium is below the intrinsic value of ${show.money(intrinsic)}. Check the quote: exercising at once would earn the difference.`,
            },
          }
        : {}),
      ...(cash === undefined || cash <= 0
        ? {}
        : { cash, cashReturn: (best ?? 0) / cash, annualReturn: ((best ?? 0) / cash) * (365 / days) }),
      prices: priceSteps(strike).map((price) => ({
        price,
        value: longPutValue(strike, price) * shares,
        profit: profitAt(price),
      })),
      curve: curvePrices(strike, spot, breakeven).map((price) => ({ price, profit: profitAt(price) })),
    }
  },

  steps: [
    { as: 'held', in: 'count', is: '{contracts} × {multiplier}' },
    { as: 'fees', in: 'money', is: '{contracts} × {commission}' },
    { gives: 'intrinsic', is: 'max({strike} − {spot}, 0)' },
    { gives: 'timeValue', is: '{premium} − {intrinsic}' },
    { finds: 'Put at the price you look at', as: 'value', in: 'money', is: 'max({strike} − {target}, 0)' },
    {
      finds: 'Profit or loss',
      gives: 'profitAtTarget',
      is: '({value} − {premium}) × {held} − {fees}',
      when: { field: 'side', is: 'long' },
    },
    {
      finds: 'Profit or loss',
      gives: 'profitAtTarget',
      is: '({premium} − {value}) × {held} − {fees}',
      when: { field: 'side', is: ['short', 'cash-secured'] },
    },
    {
      finds: 'Profit or loss',
      gives: 'profitAtTarget',
      is: '({value} − {premium}) × {held} + ({target} − {spot}) × {held} − {fees}',
      when: { field: 'side', is: 'protective' },
    },
    {
      finds: 'Break-even',
      gives: 'breakeven',
      is: '{strike} − {premium}[ − {commission} ÷ {multiplier}]',
      when: { field: 'side', is: 'long' },
      unless: { field: 'breakeven', is: 0 },
    },
    {
      finds: 'Break-even',
      gives: 'breakeven',
      is: '{strike} − {premium}[ + {commission} ÷ {multiplier}]',
      when: { field: 'side', is: ['short', 'cash-secured'] },
      unless: { field: 'breakeven', is: 0 },
    },
    {
      finds: 'Break-even',
      gives: 'breakeven',
      is: '{spot} + {premium}[ + {commission} ÷ {multiplier}]',
      when: { field: 'side', is: 'protective' },
    },
    {
      finds: 'Break-even',
      gives: 'breakeven',
      says: 'the premium is more than the strike, and no price is below 0',
      when: { field: 'breakeven', is: 0 },
    },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Profit or loss by share price at expiry',
      of: 'curve',
      x: 'price',
      y: ['profit'],
      marks: [{ x: 'breakeven', y: 0, label: 'Break-even' }],
    },
  ],
  examples: [
    {
      name: 'A put on a falling share',
      given: {
        side: 'long',
        strike: 70,
        premium: 7,
        spot: 65,
        contracts: 1,
        multiplier: 100,
        commission: 0,
        target: 55,
      },
      expect: { profitAtTarget: 800, breakeven: 63 },
    },
    {
      name: 'A cash-secured put',
      given: {
        side: 'cash-secured',
        strike: 45,
        premium: 2,
        spot: 48,
        contracts: 1,
        multiplier: 100,
        commission: 0,
        days: 73,
        target: 50,
      },
      expect: { cash: 4300, cashReturn: 0.0465 },
    },
  ],
})

/** The floor at nothing, then every tenth of the strike from half of it to half as much again. */
function priceSteps(strike: number): number[] {
  return [0, ...Array.from({ length: 11 }, (_, tenth) => (strike * (tenth + 5)) / 10)]
}

/** The line bends only at the strike, so few points draw it exactly; break-even and today's price are among them. */
function curvePrices(strike: number, spot: number, breakeven: number): number[] {
  const most = Math.max(strike, spot, breakeven) * 1.6
  const least = Math.max(0, Math.min(strike, spot, breakeven) * 0.4)
  return [...new Set([least, breakeven, strike, spot, most])].filter((price) => price >= 0).sort((a, b) => a - b)
}
