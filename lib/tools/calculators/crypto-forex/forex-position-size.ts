import { choice, defineCalculator, integer, number, percent, problem, text } from '@/lib/kits/calculator'
import {
  accountCurrencies,
  currenciesOf,
  pairPattern,
  quoteToAccount,
  standardLot,
  usualPip,
} from '@/lib/subjects/trading/currency-pair'

export default defineCalculator({
  inputs: {
    pair: text('Pair', { initial: 'EUR/USD', maxLength: 9, pattern: pairPattern }),
    account: choice('Account currency', { options: accountCurrencies, initial: 'USD', as: 'search' }),
    balance: number('Account balance', { initial: 10_000, above: 0, max: 1e12, help: 'In account currency.' }),
    riskShare: percent('Risk', {
      initial: 0.01,
      above: 0,
      max: 1,
      slider: { from: 0.001, to: 0.05, step: 0.001 },
      help: 'Of the balance, lost if the stop is hit.',
    }),
    entry: number('Entry price', { initial: 1.085, above: 0, max: 1e9 }),
    stop: number('Stop price', {
      initial: 1.08,
      above: 0,
      max: 1e9,
      help: 'Below the entry for a purchase, above it for a sale.',
    }),
    target: number('Target price', {
      optional: true,
      above: 0,
      max: 1e9,
      refines: true,
      section: 'Trade',
    }),
    cross: number('Rate between quote and account currency', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'Needed only when your account is in neither currency of the pair.',
      section: 'Trade',
      refines: true,
    }),
    crossQuoted: choice('That rate is written as', {
      options: { quoteFirst: 'Quote/account', accountFirst: 'Account/quote' },
      initial: 'quoteFirst',
      section: 'Trade',
      refines: true,
    }),
    riskAmount: number('Risk as an amount instead', {
      optional: true,
      above: 0,
      max: 1e12,
      help: 'In account currency.',
      section: 'Trade',
      refines: true,
    }),
    stopPips: number('Stop in pips instead', {
      optional: true,
      above: 0,
      max: 1e7,
      help: 'The stop price above then only says on which side of the entry it is.',
      section: 'Trade',
      refines: true,
    }),
    spread: number('Spread, pips', {
      initial: 0,
      min: 0,
      max: 1e5,
      help: 'Added to the distance of the stop. Leave 0 if entry and stop are the prices of your side.',
      section: 'Broker',
      refines: true,
    }),
    commission: number('Commission for a lot, opened and closed', {
      initial: 0,
      min: 0,
      max: 1e6,
      help: 'In account currency.',
      section: 'Broker',
      refines: true,
    }),
    lotStep: number('Lots in steps of', { initial: 0.01, above: 0, max: 100, section: 'Broker', refines: true }),
    leastLot: number('Smallest order, lots', { initial: 0.01, min: 0, max: 100, section: 'Broker', refines: true }),
    leverage: number('Leverage', {
      initial: 30,
      min: 1,
      max: 5000,
      help: '30 is 30:1. The margin must not be more than the balance.',
      section: 'Broker',
      refines: true,
    }),
    lotSize: number('Units in a lot', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'Left empty: 100,000; for gold 100 ounces, for silver 5,000.',
      section: 'Broker',
      refines: true,
    }),
    pipSize: number('Size of a pip', {
      optional: true,
      above: 0,
      max: 1000,
      help: 'Left empty: 0.01 for yen pairs and metals, 0.0001 for all others.',
      section: 'Broker',
      refines: true,
    }),
    atr: number('Average true range, pips', {
      optional: true,
      above: 0,
      max: 1e7,
      help: 'Of your chart. Shows a stop by volatility beside yours.',
      section: 'Stop by volatility and adding in steps',
      refines: true,
    }),
    atrTimes: number('Stop at so many ranges', {
      initial: 2,
      above: 0,
      max: 100,
      section: 'Stop by volatility and adding in steps',
      refines: true,
    }),
    entries: integer('Entries when you scale in', {
      initial: 3,
      min: 1,
      max: 10,
      section: 'Stop by volatility and adding in steps',
      refines: true,
    }),
    gap: number('Pips between them', {
      initial: 20,
      min: 0,
      max: 1e6,
      help: 'Each later entry is so much further in the direction of the trade; all share one stop.',
      section: 'Stop by volatility and adding in steps',
      refines: true,
    }),
  },
  outputs: {
    lots: { kind: 'number', label: 'Size', unit: 'lots' },
    state: { kind: 'verdict', label: 'Check' },
    units: { kind: 'number', label: 'Units' },
    risk: {
      kind: 'number',
      label: 'Lost at the stop',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
    },
    share: { kind: 'percent', label: 'Of the balance', decimals: 2 },
    distance: { kind: 'number', label: 'Distance of the stop', decimals: 1, unit: 'pips' },
    margin: {
      kind: 'number',
      label: 'Margin used',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
    },
    reward: {
      kind: 'number',
      label: 'Won at the target',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
      optional: true,
      section: 'At the target',
    },
    multiple: { kind: 'number', label: 'R multiple', decimals: 2, optional: true, section: 'At the target' },
    winRate: {
      kind: 'percent',
      label: 'Break-even win rate',
      decimals: 1,
      optional: true,
      help: 'So many trades like this must win to pay for the others.',
      section: 'At the target',
    },
    atrStop: {
      kind: 'number',
      label: 'Stop by volatility',
      decimals: 5,
      optional: true,
      section: 'Stop by volatility',
    },
    atrLots: {
      kind: 'number',
      label: 'Size with that stop',
      unit: 'lots',
      optional: true,
      section: 'Stop by volatility',
    },
    pipValue: {
      kind: 'number',
      label: 'One pip of a lot',
      decimals: 4,
      unit: { field: 'account', is: accountCurrencies },
      help: 'At the price of the stop.',
      section: 'Behind the size',
    },
    lossPerLot: {
      kind: 'number',
      label: 'Loss of a lot at the stop',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
      section: 'Behind the size',
    },
    exact: { kind: 'number', label: 'Lots before rounding down', decimals: 4, section: 'Behind the size' },
    budget: {
      kind: 'number',
      label: 'Risk allowed',
      decimals: 2,
      unit: { field: 'account', is: accountCurrencies },
      section: 'Behind the size',
    },
    byRisk: {
      kind: 'table',
      label: 'Size at other risks',
      section: 'Other risks',
      columns: {
        share: { kind: 'percent', label: 'Risk' },
        lots: { kind: 'number', label: 'Lots' },
        loss: { kind: 'number', label: 'Lost at the stop', decimals: 2 },
        margin: { kind: 'number', label: 'Margin', decimals: 2 },
      },
    },
    scale: {
      kind: 'table',
      label: 'Scaling in with an equal share of the risk for each entry',
      section: 'Scaling in',
      columns: {
        entry: { kind: 'count', label: 'Entry' },
        price: { kind: 'number', label: 'Price', decimals: 5 },
        lots: { kind: 'number', label: 'Lots' },
        total: { kind: 'number', label: 'Lots in all' },
        average: { kind: 'number', label: 'Average price', decimals: 5 },
        risk: { kind: 'number', label: 'Lost at the stop', decimals: 2 },
      },
    },
  },
  formula:
    'Lots = risk ÷ ((distance of the stop + spread) × units in a lot × quote/account rate at the stop + commission), rounded down to the lot step',
  limits: [
    'The loss is converted at the price of the stop, or at the rate you type; slippage and gaps beyond the stop are not in it.',
    'The size is never rounded up, so the loss stays at or below the risk allowed.',
    'The margin is held against the whole balance, as if no other position were open.',
  ],
  sources: [
    {
      title: 'The Essentials of Trading: working out position size in forex trading',
      href: 'http://theessentialsoftrading.com/Blog/index.php/2010/07/15/working-out-position-size-in-forex-trading/',
    },
    {
      title: 'Babypips School of Pipsology: position sizing',
      href: 'https://www.babypips.com/learn/forex/calculating-position-sizes',
    },
  ],

  compute(values, { show }) {
    const { account, balance, entry, spread, commission, lotStep, leastLot, leverage, target, atr } = values
    const [base, quote] = currenciesOf(values.pair)
    if (base === quote) return problem('pair', 'must name two different currencies')
    if (values.stop === entry) return problem('stop', 'must differ from the entry price')
    const rateAt = quoteToAccount(base, quote, values)
    if (!rateAt)
      return problem(
        'cross',
        'must be given: the price of the pair’s second currency in that of the account, or the other way round',
      )
    const direction = values.stop < entry ? 1 : -1
    const pip = values.pipSize ?? usualPip(base, quote)
    const lotSize = values.lotSize ?? standardLot(base)
    const stop = values.stopPips === undefined ? values.stop : entry - direction * values.stopPips * pip
    if (stop <= 0) return problem('stopPips', 'must be fewer: the stop would be at or below zero')
    if (target !== undefined && (target - entry) * direction <= 0)
      return problem(
        'target',
        `must lie ${direction > 0 ? 'above' : 'below'} the entry, on the other side than the stop`,
      )

    const lossPerLotFrom = (price: number, stopAt = stop) =>
      (Math.abs(price - stopAt) + spread * pip) * lotSize * rateAt(stopAt) + commission
    const marginPerLot = (lotSize * entry * rateAt(entry)) / leverage
    // Less than a billionth of a step is noise of the division.
    const inSteps = (lots: number) => Number((Math.floor(lots / lotStep + 1e-9) * lotStep).toPrecision(12))
    const lossPerLot = lossPerLotFrom(entry)
    if (lossPerLot === 0) return problem('stopPips', 'must be more: so few do not change the price')
    const budget = values.riskAmount ?? balance * values.riskShare
    const exact = budget / lossPerLot
    const allowed = inSteps(exact)
    const affordable = inSteps(balance / marginPerLot)
    const lots = Math.min(allowed, affordable)
    const tooSmall = lots <= 0 || lots < leastLot
    const taken = tooSmall ? 0 : lots
    const sizeFor = (risk: number, loss = lossPerLot) => {
      const size = Math.min(inSteps(risk / loss), affordable)
      return size < leastLot ? 0 : size
    }
    const least = Math.max(leastLot, lotStep)
    const state = tooSmall
      ? {
          is: 'bad' as const,
          says: `Too small to trade: ${show.number(least)} lots, the smallest order, would lose ${show.number(least * lossPerLot, 2)} ${account} at the stop, ${show.percent((least * lossPerLot) / balance, 2)} of the balance.`,
        }
      : affordable < allowed
        ? {
            is: 'fair' as const,
            says: `The margin limits the size: the stop would allow a size of ${show.number(allowed)}, the balance at ${show.number(leverage)}:1 only ${show.number(affordable)}.`,
          }
        : {
            is: 'good' as const,
            says:
              budget - taken * lossPerLot < 0.005
                ? 'Within the risk, and all of it is used.'
                : `Within the risk: ${show.number(budget - taken * lossPerLot, 2)} ${account} of it stay unused by rounding down.`,
          }
    const reward =
      target === undefined
        ? undefined
        : taken * ((Math.abs(target - entry) - spread * pip) * lotSize * rateAt(target) - commission)
    const multiple = reward === undefined || taken === 0 ? undefined : reward / (taken * lossPerLot)
    const atrStop = atr === undefined ? undefined : entry - direction * atr * values.atrTimes * pip
    return {
      lots: taken,
      state,
      units: taken * lotSize,
      risk: taken * lossPerLot,
      share: (taken * lossPerLot) / balance,
      distance: Math.abs(entry - stop) / pip,
      margin: taken * marginPerLot,
      ...(reward === undefined ? {} : { reward }),
      ...(multiple === undefined ? {} : { multiple }),
      ...(multiple === undefined || multiple <= 0 ? {} : { winRate: 1 / (1 + multiple) }),
      ...(atrStop === undefined || atrStop <= 0
        ? {}
        : { atrStop, atrLots: sizeFor(budget, lossPerLotFrom(entry, atrStop)) }),
      pipValue: pip * lotSize * rateAt(stop),
      lossPerLot,
      exact,
      budget,
      byRisk: [0.0025, 0.005, 0.01, 0.015, 0.02, 0.03].map((share) => {
        const size = sizeFor(balance * share)
        return { share, lots: size, loss: size * lossPerLot, margin: size * marginPerLot }
      }),
      scale: scaleIn(values.entries, (at) => {
        const price = entry + direction * values.gap * pip * at
        const loss = lossPerLotFrom(price)
        return price > 0 ? { price, lots: inSteps(budget / values.entries / loss), loss } : undefined
      }),
    }
  },

  steps: ({ riskAmount }) => [
    { gives: 'budget', is: riskAmount === undefined ? '{balance} × {riskShare}' : '{riskAmount}' },
    { gives: 'lossPerLot', is: '({distance} + {spread}) × {pipValue} + {commission}' },
    { gives: 'exact', is: '{budget} ÷ {lossPerLot}' },
    { gives: 'risk', is: '{lots} × {lossPerLot}' },
    { gives: 'share', is: '{risk} ÷ {balance}' },
    { gives: 'multiple', is: '{reward} ÷ {risk}' },
    { gives: 'winRate', is: '1 ÷ (1 + {multiple})' },
  ],

  examples: [
    {
      name: 'One per cent of ten thousand',
      given: {
        pair: 'EUR/USD',
        account: 'USD',
        balance: 10_000,
        riskShare: 0.01,
        entry: 1.085,
        stop: 1.08,
        target: 1.095,
        leverage: 30,
      },
      expect: { lots: 0.2, risk: 100, multiple: 2 },
    },
    {
      name: 'A yen cross in a pound account',
      given: {
        pair: 'AUD/JPY',
        account: 'GBP',
        balance: 4000,
        riskShare: 0.005,
        entry: 98.4,
        stop: 99,
        target: 97.2,
        cross: 190,
        crossQuoted: 'accountFirst',
        commission: 5,
        leverage: 30,
      },
      expect: { lots: 0.06 },
    },
  ],
})

interface Tranche {
  price: number
  lots: number
  /** Of one lot at the shared stop. */
  loss: number
}

/** What is held after each entry: lots, their average price and what all of them lose at the stop. */
function scaleIn(entries: number, at: (index: number) => Tranche | undefined) {
  let total = 0
  let value = 0
  let risk = 0
  return Array.from({ length: entries }, (_, index) => index).flatMap((index) => {
    const tranche = at(index)
    if (!tranche) return []
    total += tranche.lots
    value += tranche.lots * tranche.price
    risk += tranche.lots * tranche.loss
    return [
      {
        entry: index + 1,
        price: tranche.price,
        lots: tranche.lots,
        total: Number(total.toPrecision(12)),
        average: total > 0 ? value / total : null,
        risk,
      },
    ]
  })
}
