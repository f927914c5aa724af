import {
  choice,
  date,
  defineCalculator,
  money,
  number,
  percent,
  problem,
  rate,
  rows,
  type Verdict,
} from '@/lib/kits/calculator'
import { europeanOptions, type EuropeanOption, type OptionPair } from '@/lib/subjects/options/black-scholes'
import { daysFrom } from '@/lib/subjects/time/calendar'
import type { Show } from '@/lib/base/format/show'

const yearOfDays = 365
const drawnPoints = 40

export default defineCalculator({
  inputs: {
    spot: money('Price of the underlying', { initial: 100, above: 0, max: 1e9 }),
    strike: money('Strike price', { initial: 105, above: 0, max: 1e9 }),
    days: number('Days to expiry', {
      initial: 60,
      slider: { to: 365, step: 1 },
      max: 36_500,
      help: 'Calendar days. Two dates can be given under More options instead.',
    }),
    riskFree: rate('Risk-free rate', {
      initial: 0.04,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      negative: true,
      min: -0.5,
      max: 1,
      help: 'Continuously compounded, for the time to expiry.',
    }),
    volatility: percent('Volatility', {
      initial: 0.25,
      slider: { to: 1, step: 0.01 },
      max: 10,
      help: 'Yearly. Of the past, or implied by prices of other options.',
    }),
    model: choice('Underlying', {
      options: {
        share: 'Share or index (Black–Scholes–Merton)',
        future: 'Future or forward (Black 76)',
        currency: 'Currency (Garman–Kohlhagen)',
      },
      initial: 'share',
      as: 'menu',
      refines: true,
    }),
    dividendYield: rate('Dividend yield', {
      initial: 0,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      max: 1,
      shownWhen: { field: 'model', is: 'share' },
      refines: true,
    }),
    foreignRate: rate('Foreign rate', {
      initial: 0.02,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      negative: true,
      min: -0.5,
      max: 1,
      help: 'Of the currency that is bought, continuously compounded.',
      shownWhen: { field: 'model', is: 'currency' },
      refines: true,
    }),
    dividends: rows('Dividends in cash before expiry', {
      row: 'dividend',
      columns: {
        days: number('In days', { min: 0, max: 36_500 }),
        amount: money('Per share', { max: 1e9 }),
      },
      initial: [],
      min: 0,
      max: 60,
      help: 'Days from today to the ex-dividend day.',
      shownWhen: { field: 'model', is: 'share' },
      refines: true,
    }),
    from: date('Valued on', {
      optional: true,
      help: 'With both dates the days between them take the place of the days above.',
      refines: true,
    }),
    to: date('Expires on', { optional: true, refines: true }),
  },
  outputs: {
    call: { kind: 'money', label: 'Call', decimals: 4 },
    put: { kind: 'money', label: 'Put', decimals: 4 },
    verdict: { kind: 'verdict', label: 'In words' },
    callTimeValue: { kind: 'money', label: 'Call: time value', decimals: 4 },
    putTimeValue: { kind: 'money', label: 'Put: time value', decimals: 4 },
    above: {
      kind: 'percent',
      label: 'Call ends in the money',
      help: 'N(d2), the probability that the model’s prices imply.',
    },
    greeks: {
      kind: 'table',
      label: 'Greeks',
      help: 'Vega, rho, vanna and volga for one percentage point, theta and charm for one calendar day.',
      columns: {
        greek: { kind: 'text', label: 'Greek' },
        says: { kind: 'text', label: 'Change of' },
        call: { kind: 'number', label: 'Call', decimals: 5 },
        put: { kind: 'number', label: 'Put', decimals: 5 },
      },
    },
    d1: { kind: 'number', label: 'Score d1', decimals: 6, optional: true, section: 'Behind it' },
    d2: { kind: 'number', label: 'Score d2', decimals: 6, optional: true, section: 'Behind it' },
    difference: { kind: 'money', label: 'Call less put', decimals: 4, section: 'Put-call parity' },
    parity: {
      kind: 'money',
      label: 'Underlying less strike, both of today',
      decimals: 4,
      section: 'Put-call parity',
      help: 'S·e^−qT − K·e^−rT. Both lines must agree.',
    },
    byPrice: {
      kind: 'series',
      label: 'By price of the underlying',
      columns: {
        spot: { kind: 'money', label: 'Price of the underlying' },
        call: { kind: 'money', label: 'Call' },
        put: { kind: 'money', label: 'Put' },
        callDelta: { kind: 'number', label: 'Delta of the call', decimals: 4 },
        putDelta: { kind: 'number', label: 'Delta of the put', decimals: 4 },
      },
    },
    byTime: {
      kind: 'series',
      label: 'By time left',
      optional: true,
      columns: {
        days: { kind: 'number', label: 'Days left', decimals: 0 },
        call: { kind: 'money', label: 'Call', decimals: 4 },
        put: { kind: 'money', label: 'Put', decimals: 4 },
        gamma: { kind: 'number', label: 'Gamma', decimals: 5 },
      },
    },
  },
  formula:
    'Call = S·e^(−qT)·N(d1) − K·e^(−rT)·N(d2), put = K·e^(−rT)·N(−d2) − S·e^(−qT)·N(−d1), d1 = (ln(S ÷ K) + (r − q + σ² ÷ 2)·T) ÷ (σ·√T), d2 = d1 − σ·√T',
  limits: [
    'Options are European. An American option can be worth more, above all a put and a call before a large dividend.',
    'A year has 365 calendar days, and volatility stays the same for all strikes and all the time.',
    'Cash dividends are taken off the price at their present value; the Greeks then hold that value still.',
  ],
  sources: [
    { title: 'J. Hull: Options, Futures, and Other Derivatives, chapters 15, 17, 18 and 19' },
    {
      title:
        'F. Black, M. Scholes: The Pricing of Options and Corporate Liabilities, Journal of Political Economy 81 (1973)',
    },
    { title: 'E. G. Haug: The Complete Guide to Option Pricing Formulas, chapter 2' },
  ],

  compute(values, { show }) {
    if ((values.from === undefined) !== (values.to === undefined))
      return problem(values.from === undefined ? 'from' : 'to', 'must be given too, or neither of the two dates')
    if (values.from !== undefined && values.to !== undefined && values.to < values.from)
      return problem('to', 'must not be before the day of the valuation')
    const option = optionOf(values)
    if (option.spot <= 0) return problem('dividends', 'must be worth less than the share')
    const pair = europeanOptions(option)
    if (!Number.isFinite(pair.call.price + pair.put.price))
      return problem('riskFree', 'must be nearer to 0 for so long a time')
    const { spot, strike, years, rate: r, carry } = option
    const days = years * yearOfDays
    return {
      call: pair.call.price,
      put: pair.put.price,
      verdict: inWords(values, pair, show),
      callTimeValue: pair.call.price - Math.max(0, values.spot - strike),
      putTimeValue: pair.put.price - Math.max(0, strike - values.spot),
      above: pair.above,
      greeks: greeksOf(pair, values.model === 'future' ? years : undefined),
      ...(pair.d1 === undefined ? {} : { d1: pair.d1, d2: pair.d2 }),
      difference: pair.call.price - pair.put.price,
      parity: spot * Math.exp(-carry * years) - strike * Math.exp(-r * years),
      byPrice: Array.from({ length: drawnPoints + 1 }, (_, at) => {
        const price = Math.max(strike, spot) * (0.5 + at / drawnPoints)
        const one = europeanOptions({ ...option, spot: price })
        return {
          spot: price,
          call: one.call.price,
          put: one.put.price,
          callDelta: one.call.delta,
          putDelta: one.put.delta,
        }
      }),
      ...(days > 0
        ? {
            byTime: Array.from({ length: drawnPoints + 1 }, (_, at) => {
              const left = (days * (drawnPoints - at)) / drawnPoints
              const one = europeanOptions({ ...option, years: left / yearOfDays })
              return { days: left, call: one.call.price, put: one.put.price, gamma: one.gamma }
            }),
          }
        : {}),
    }
  },

  steps(values, { d1, above, difference }) {
    const { spot, years, rate: r, carry } = optionOf(values)
    const used = {
      s: { kind: 'money', value: spot, decimals: 4 },
      t: { kind: 'number', value: years },
      r: { kind: 'percent', value: r },
      q: { kind: 'percent', value: carry },
      n1: { kind: 'number', value: d1 === undefined ? 0 : deltaOf(values) * Math.exp(carry * years) },
      n2: { kind: 'number', value: above },
    } as const
    return [
      {
        gives: 'd1',
        is: '(ln({s} ÷ {strike}) + ({r} − {q} + {volatility}² ÷ 2) × {t}) ÷ ({volatility} × √{t})',
        with: used,
      },
      { gives: 'd2', is: '{d1} − {volatility} × √{t}' },
      {
        gives: d1 === undefined ? undefined : 'call',
        is: '{s} × e^(−{q} × {t}) × {n1} − {strike} × e^(−{r} × {t}) × {n2}',
      },
      { gives: 'parity', is: '{s} × e^(−{q} × {t}) − {strike} × e^(−{r} × {t})' },
      { gives: difference === 0 ? undefined : 'difference', is: '{call} − {put}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'Value by price of the underlying', of: 'byPrice', x: 'spot', y: ['call', 'put'] },
    { kind: 'line', title: 'Delta by price of the underlying', of: 'byPrice', x: 'spot', y: ['callDelta', 'putDelta'] },
    { kind: 'line', title: 'Value as time runs out', of: 'byTime', x: 'days', y: ['call', 'put'], needs: 'byTime' },
  ],
  examples: [
    {
      name: 'Half a year on a share of 42',
      given: { spot: 42, strike: 40, days: 182.5, riskFree: 0.1, volatility: 0.2, model: 'share', dividendYield: 0 },
      expect: { call: 4.7594, put: 0.8086 },
    },
    {
      name: 'Euros for dollars',
      given: {
        spot: 1.1,
        strike: 1.12,
        days: 91.25,
        riskFree: 0.045,
        volatility: 0.08,
        model: 'currency',
        foreignRate: 0.025,
      },
      expect: { call: 0.0113 },
    },
  ],
})

interface Entered {
  spot: number
  strike: number
  days: number
  riskFree: number
  volatility: number
  model: 'share' | 'future' | 'currency'
  dividendYield: number
  foreignRate: number
  dividends: readonly { days: number; amount: number }[]
  from: string | undefined
  to: string | undefined
}

function optionOf(values: Entered): EuropeanOption {
  const { spot, strike, riskFree, volatility, model, from, to } = values
  const days = from === undefined || to === undefined ? values.days : daysFrom(from, to)
  const carry = { share: values.dividendYield, future: riskFree, currency: values.foreignRate }[model]
  const paidOut =
    model === 'share'
      ? values.dividends
          .filter((one) => one.days <= days)
          .reduce((sum, { days: until, amount }) => sum + amount * Math.exp((-riskFree * until) / yearOfDays), 0)
      : 0
  return { spot: spot - paidOut, strike, years: days / yearOfDays, rate: riskFree, carry, volatility }
}

const deltaOf = (values: Entered) => europeanOptions(optionOf(values)).call.delta

/** Of a future the yield follows the rate, so only the discount moves with it. */
function greeksOf({ call, put, gamma, vega, vanna, volga }: OptionPair, yearsOfFuture: number | undefined) {
  const rhoOf = (one: { price: number; rho: number }) =>
    (yearsOfFuture === undefined ? one.rho : -yearsOfFuture * one.price) / 100
  const point = 'a point of'
  return [
    { greek: 'Delta', says: 'value, by price', call: call.delta, put: put.delta + 0 },
    { greek: 'Gamma', says: 'delta, by price', call: gamma, put: gamma },
    { greek: 'Vega', says: `value, by ${point} volatility`, call: vega / 100, put: vega / 100 },
    { greek: 'Theta', says: 'value, by day', call: call.theta / yearOfDays, put: put.theta / yearOfDays },
    { greek: 'Rho', says: `value, by ${point} rate`, call: rhoOf(call) + 0, put: rhoOf(put) + 0 },
    { greek: 'Vanna', says: `delta, by ${point} volatility`, call: vanna / 100, put: vanna / 100 },
    { greek: 'Volga', says: `vega, by ${point} volatility`, call: volga / 10_000, put: volga / 10_000 },
    { greek: 'Charm', says: 'delta, by day', call: call.charm / yearOfDays, put: put.charm / yearOfDays },
  ]
}

function inWords({ spot, strike }: Entered, { call, put, d1 }: OptionPair, show: Show): Verdict {
  if (d1 === undefined)
    return {
      is: 'plain',
      says: 'Without time or volatility nothing is uncertain: each option is worth what exercising will bring, in money of today.',
    }
  const where = spot === strike ? 'At the money' : `The call is ${spot > strike ? 'in' : 'out of'} the money`
  return {
    is: 'plain',
    says: `${where}. If the underlying rises by 1, the call gains about ${show.number(call.delta, 2)} and the put loses about ${show.number(-put.delta, 2)}.`,
  }
}
