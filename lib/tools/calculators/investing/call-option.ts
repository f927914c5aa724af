import { choice, defineCalculator, integer, money, percent, rate } from '@/lib/kits/calculator'
import { europeanOptions } from '@/lib/subjects/options/black-scholes'
import { longCallValue } from '@/lib/subjects/options/payoff'

export default defineCalculator({
  inputs: {
    side: choice('Position', {
      options: { long: 'Buy a call', short: 'Write a call', covered: 'Write a covered call' },
      initial: 'long',
      help: 'Covered: you own one share for each share of the contract, bought at today’s price.',
    }),
    strike: money('Strike price', { initial: 105, above: 0, max: 1e9 }),
    premium: money('Premium per share', { initial: 3.2, max: 1e9 }),
    spot: money('Share price today', { initial: 100, above: 0, max: 1e9 }),
    target: money('Share price at expiry to look at', { initial: 115, max: 1e9 }),
    contracts: integer('Contracts', { initial: 1, min: 1, max: 100_000, refines: true }),
    multiplier: integer('Shares per contract', {
      initial: 100,
      min: 1,
      max: 100_000,
      help: '100 for most listed share options.',
      refines: true,
    }),
    days: integer('Days to expiry', {
      initial: 45,
      slider: { from: 1, to: 365, step: 1 },
      min: 1,
      max: 3650,
      refines: true,
    }),
    commission: money('Commission per contract', {
      initial: 0.65,
      max: 1e6,
      help: 'Paid once, when the position is opened.',
      refines: true,
    }),
    dividend: money('Dividend before expiry, per share', {
      initial: 0,
      max: { field: 'spot' },
      help: 'The holder of a share receives it, the holder of a call does not.',
      refines: true,
    }),
    volatility: percent('Implied volatility', {
      initial: 0.3,
      slider: { from: 0.05, to: 1, step: 0.01 },
      above: 0,
      max: 10,
      help: 'Yearly, as your broker shows it; for the chance only.',
      refines: true,
    }),
    riskFree: rate('Risk-free rate', {
      initial: 0.04,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      max: 1,
      help: 'Continuously compounded; for the chance only.',
      refines: true,
    }),
  },
  outputs: {
    profitAtTarget: { kind: 'money', label: 'Profit or loss at the price you look at' },
    breakeven: { kind: 'money', label: 'Break-even share price at expiry', optional: true },
    maxProfit: { kind: 'money', label: 'Largest profit', optional: true },
    maxLoss: { kind: 'money', label: 'Largest loss', optional: true },
    noLimit: { kind: 'verdict', label: 'Without a limit', optional: true },
    chance: {
      kind: 'percent',
      label: 'Chance of a profit at expiry',
      optional: true,
      decimals: 1,
      help: 'N(d2) at the break-even price, from implied volatility.',
    },
    cost: { kind: 'money', label: 'You pay today', optional: true, section: 'Today' },
    received: { kind: 'money', label: 'You receive today', optional: true, section: 'Today' },
    intrinsic: { kind: 'money', label: 'Intrinsic value per share', section: 'Today' },
    timeValue: { kind: 'money', label: 'Time value per share', section: 'Today' },
    optionReturn: {
      kind: 'percent',
      label: 'Return of the call',
      optional: true,
      section: 'Call or shares, at the price you look at',
    },
    shareReturn: {
      kind: 'percent',
      label: 'Return of the shares',
      optional: true,
      section: 'Call or shares, at the price you look at',
    },
    sharesInstead: {
      kind: 'money',
      label: 'Profit of shares for the same money',
      optional: true,
      section: 'Call or shares, at the price you look at',
    },
    evenPrice: {
      kind: 'money',
      label: 'Price above which the call earns more',
      optional: true,
      section: 'Call or shares, at the price you look at',
      help: 'Than shares bought for the same money.',
    },
    calledReturn: { kind: 'percent', label: 'Return if called away', optional: true, section: 'Covered call' },
    flatReturn: { kind: 'percent', label: 'Return if the price stays', optional: true, section: 'Covered call' },
    prices: {
      kind: 'table',
      label: 'Profit or loss by share price at expiry',
      columns: {
        price: { kind: 'money', label: 'Share price' },
        value: { kind: 'money', label: 'Call is worth' },
        profit: { kind: 'money', label: 'Profit or loss' },
        optionReturn: { kind: 'percent', label: 'Return of the position', decimals: 1 },
        shareReturn: { kind: 'percent', label: 'Return of a share', decimals: 1 },
      },
    },
    curve: {
      kind: 'series',
      label: 'Profit or loss at expiry',
      columns: {
        price: { kind: 'money', label: 'Share price at expiry' },
        profit: { kind: 'money', label: 'Position' },
        shares: { kind: 'money', label: 'As many shares' },
      },
    },
  },
  formula:
    'Profit of a bought call = (max(share price − strike, 0) − premium) × shares − commission; break-even = strike + premium',
  limits: [
    'Results are for the day of expiry. Before it, a call also has time value.',
    'An American call can be exercised early, most likely the day before a dividend; its writer then delivers shares.',
    'The chance supposes a lognormal price that grows at the risk-free rate. Real prices jump more often.',
    'Interest, margin, tax and commission for closing are left out.',
  ],
  sources: [{ title: 'J. Hull: Options, Futures, and Other Derivatives, chapters 10 to 12 and 15' }],

  compute({
    side,
    strike,
    premium,
    spot,
    target,
    contracts,
    multiplier,
    days,
    commission,
    dividend,
    volatility,
    riskFree,
  }) {
    const shares = contracts * multiplier
    const fees = contracts * commission
    const feePerShare = commission / multiplier
    const ofShare = (price: number) => price - spot + dividend
    const profitAt = (price: number) => {
      const call = (longCallValue(strike, price) - premium) * shares * (side === 'long' ? 1 : -1)
      return call - fees + (side === 'covered' ? ofShare(price) * shares : 0)
    }
    const paid = side === 'long' ? premium * shares + fees : side === 'covered' ? (spot - premium) * shares + fees : 0
    const returnAt = (price: number) => (paid > 0 ? profitAt(price) / paid : undefined)
    const breakeven = {
      long: strike + premium + feePerShare,
      short: premium >= feePerShare ? strike + premium - feePerShare : undefined,
      covered: profitAt(strike) >= 0 ? Math.max(0, spot - premium - dividend + feePerShare) : undefined,
    }[side]
    const aboveEven =
      breakeven === undefined || breakeven === 0
        ? undefined
        : chanceAbove(breakeven, spot - dividend, { years: days / 365, rate: riskFree, volatility })
    const intrinsic = longCallValue(strike, spot)
    const even = side === 'long' ? evenPrice({ strike, spot, dividend, perShare: premium + feePerShare }) : undefined
    return {
      profitAtTarget: profitAt(target),
      breakeven,
      ...(side === 'long' ? {} : { maxProfit: profitAt(strike) }),
      ...(side === 'short' ? {} : { maxLoss: Math.max(0, side === 'long' ? paid : -profitAt(0)) }),
      ...(side === 'covered'
        ? {}
        : {
            noLimit:
              side === 'long'
                ? ({ is: 'plain', says: 'The profit has no limit: the shares can rise without end.' } as const)
                : ({
                    is: 'bad',
                    says: 'The loss has no limit: the shares can rise without end, and you must deliver them.',
                  } as const),
          }),
      ...(aboveEven === undefined ? {} : { chance: side === 'short' ? 1 - aboveEven : aboveEven }),
      ...(side === 'short' ? { received: premium * shares - fees } : { cost: paid }),
      intrinsic,
      timeValue: premium - intrinsic,
      ...(side === 'long'
        ? {
            optionReturn: returnAt(target),
            shareReturn: ofShare(target) / spot,
            sharesInstead: (ofShare(target) / spot) * paid,
            evenPrice: even,
          }
        : {}),
      ...(side === 'covered' ? { calledReturn: returnAt(strike), flatReturn: returnAt(spot) } : {}),
      prices: priceLadder(strike, spot).map((price) => ({
        price,
        value: longCallValue(strike, price) * shares,
        profit: profitAt(price),
        optionReturn: returnAt(price) ?? null,
        shareReturn: ofShare(price) / spot,
      })),
      curve: bends([strike, spot, target, breakeven ?? strike]).map((price) => ({
        price,
        profit: profitAt(price),
        shares: ofShare(price) * shares,
      })),
    }
  },

  steps: [
    { as: 'held', in: 'count', is: '{contracts} × {multiplier}' },
    { as: 'fees', in: 'money', is: '{contracts} × {commission}' },
    { gives: 'intrinsic', is: 'max({spot} − {strike}, 0)' },
    { gives: 'timeValue', is: '{premium} − {intrinsic}' },
    { finds: 'Call at the price you look at', as: 'value', in: 'money', is: 'max({target} − {strike}, 0)' },
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
      when: { field: 'side', is: 'short' },
    },
    {
      finds: 'Profit or loss',
      gives: 'profitAtTarget',
      is: '({premium} − {value}) × {held} + ({target} − {spot}[ + {dividend}]) × {held} − {fees}',
      when: { field: 'side', is: 'covered' },
    },
    {
      finds: 'Break-even',
      gives: 'breakeven',
      is: '{strike} + {premium}[ + {commission} ÷ {multiplier}]',
      when: { field: 'side', is: 'long' },
    },
    {
      finds: 'Break-even',
      gives: 'breakeven',
      is: '{strike} + {premium}[ − {commission} ÷ {multiplier}]',
      when: { field: 'side', is: 'short' },
    },
    {
      finds: 'Break-even',
      gives: 'breakeven',
      is: 'max({spot} − {premium}[ − {dividend}][ + {commission} ÷ {multiplier}], 0)',
      when: { field: 'side', is: 'covered' },
    },
    { gives: 'shareReturn', is: '({target} − {spot}[ + {dividend}]) ÷ {spot}' },
    { gives: 'optionReturn', is: '{profitAtTarget} ÷ {cost}' },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Profit or loss by share price at expiry',
      of: 'curve',
      x: 'price',
      y: ['profit', 'shares'],
      marks: [{ x: 'breakeven', y: 0, label: 'Break-even' }],
    },
  ],
  examples: [
    {
      name: 'A bought call',
      given: {
        side: 'long',
        strike: 105,
        premium: 3.2,
        spot: 100,
        target: 115,
        contracts: 1,
        multiplier: 100,
        commission: 0,
      },
      expect: { profitAtTarget: 680, breakeven: 108.2, maxLoss: 320, shareReturn: 0.15 },
    },
    {
      name: 'A covered call',
      given: {
        side: 'covered',
        strike: 52,
        premium: 1.4,
        spot: 50,
        target: 56,
        contracts: 2,
        multiplier: 100,
        commission: 0,
      },
      expect: { profitAtTarget: 680, breakeven: 48.6, maxProfit: 680 },
    },
  ],
})

interface Uncertain {
  years: number
  rate: number
  volatility: number
}

function chanceAbove(
  price: number,
  spot: number,
  { years, rate: riskFree, volatility }: Uncertain,
): number | undefined {
  if (spot <= 0) return undefined
  return europeanOptions({ spot, strike: price, years, rate: riskFree, carry: 0, volatility }).above
}

interface PerShare {
  strike: number
  spot: number
  dividend: number
  /** What a call costs with its commission. */
  perShare: number
}

/** Where (P − K − c) = c × (P − S + D) ÷ S, above the strike: undefined where shares for the same money keep up for ever. */
function evenPrice({ strike, spot, dividend, perShare }: PerShare): number | undefined {
  const slope = 1 - perShare / spot
  if (slope <= 1e-9) return undefined
  const price = (strike + perShare + (perShare / spot) * (dividend - spot)) / slope
  return price >= strike ? price : undefined
}

/** The floor at nothing, then every twentieth of the strike from three quarters of it to five quarters, and today’s price. */
function priceLadder(strike: number, spot: number): number[] {
  const steps = Array.from({ length: 11 }, (_, at) => (strike * (15 + at)) / 20)
  return [...new Set([0, ...steps, spot])].toSorted((low, high) => low - high)
}

/** Profit is straight between these prices, so that they draw it exactly. */
function bends(prices: readonly number[]): number[] {
  const least = Math.min(...prices) * 0.5
  return [...new Set([least, ...prices, Math.max(...prices) * 1.3])].toSorted((low, high) => low - high)
}
