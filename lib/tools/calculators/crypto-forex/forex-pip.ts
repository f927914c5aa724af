import type { Show } from '@/lib/base/format/show'
import { standardLot, usualPip } from '@/lib/subjects/trading/currency-pair'
import { choice, defineCalculator, isProblem, number, problem, text } from '@/lib/kits/calculator'

const code = { source: '^[A-Za-z]{3}$', says: 'be three letters, such as SEK' }

export default defineCalculator({
  inputs: {
    pair: choice('Pair', {
      options: {
        EURUSD: 'EUR/USD',
        GBPUSD: 'GBP/USD',
        USDJPY: 'USD/JPY',
        USDCHF: 'USD/CHF',
        USDCAD: 'USD/CAD',
        AUDUSD: 'AUD/USD',
        NZDUSD: 'NZD/USD',
        EURGBP: 'EUR/GBP',
        EURJPY: 'EUR/JPY',
        GBPJPY: 'GBP/JPY',
        AUDJPY: 'AUD/JPY',
        EURCHF: 'EUR/CHF',
        USDINR: 'USD/INR',
        XAUUSD: 'XAU/USD (gold)',
        XAGUSD: 'XAG/USD (silver)',
        other: 'Another pair',
      },
      initial: 'EURUSD',
      as: 'menu',
    }),
    base: text('Base currency', {
      initial: 'USD',
      maxLength: 3,
      pattern: code,
      help: 'The first one of the pair.',
      shownWhen: { field: 'pair', is: 'other' },
    }),
    quote: text('Quote currency', {
      initial: 'SEK',
      maxLength: 3,
      pattern: code,
      help: 'The second one, in which the price is written.',
      shownWhen: { field: 'pair', is: 'other' },
    }),
    account: choice('Account currency', {
      options: {
        USD: 'USD',
        EUR: 'EUR',
        GBP: 'GBP',
        JPY: 'JPY',
        CHF: 'CHF',
        AUD: 'AUD',
        CAD: 'CAD',
        NZD: 'NZD',
        INR: 'INR',
        SGD: 'SGD',
        HKD: 'HKD',
        ZAR: 'ZAR',
      },
      initial: 'USD',
      as: 'menu',
    }),
    lot: choice('Lot', {
      options: { standard: 'Standard', mini: 'Mini', micro: 'Micro', units: 'Units' },
      initial: 'standard',
      help: '100,000, 10,000 and 1,000 units; for gold 100, 10 and 1 ounces, for silver 5,000, 500 and 50.',
    }),
    lots: number('Number of lots', {
      initial: 1,
      above: 0,
      max: 1e6,
      shownWhen: { field: 'lot', is: ['standard', 'mini', 'micro'] },
    }),
    units: number('Units of the base currency', {
      initial: 25_000,
      above: 0,
      max: 1e12,
      shownWhen: { field: 'lot', is: 'units' },
    }),
    price: number('Price of the pair', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'Needed only when your account is in the base currency.',
    }),
    cross: number('Rate between quote and account currency', {
      optional: true,
      above: 0,
      max: 1e9,
      help: 'Needed only when your account is in neither currency of the pair.',
      refines: true,
    }),
    crossQuoted: choice('That rate is written as', {
      options: { quoteFirst: 'Quote/account', accountFirst: 'Account/quote' },
      initial: 'quoteFirst',
      help: 'For EUR/GBP in dollars, GBP/USD is quote/account. For GBP/JPY in dollars, USD/JPY is account/quote.',
      refines: true,
    }),
    pipSize: number('Size of a pip', {
      optional: true,
      above: 0,
      max: 1000,
      help: 'Left empty: 0.01 for yen pairs and metals, 0.0001 for all others.',
      refines: true,
    }),
  },
  outputs: {
    pip: { kind: 'text', label: 'One pip is worth' },
    pipette: { kind: 'text', label: 'One pipette, a tenth of it' },
    inQuote: { kind: 'text', label: 'One pip in the quote currency' },
    size: { kind: 'number', label: 'Units' },
    pipIs: { kind: 'number', label: 'Pip' },
    conversion: { kind: 'text', label: 'Converted with' },
    moves: {
      kind: 'table',
      label: 'A move in account currency',
      columns: { pips: { kind: 'number', label: 'Pips' }, value: { kind: 'number', label: 'Value', decimals: 4 } },
    },
    lotTable: {
      kind: 'table',
      label: 'One pip of this pair by lot',
      columns: {
        lot: { kind: 'text', label: 'Lot' },
        units: { kind: 'number', label: 'Units' },
        value: { kind: 'number', label: 'Value', decimals: 4 },
      },
    },
    pairTable: {
      kind: 'table',
      label: 'One pip of other pairs, as far as your rates reach',
      columns: {
        pair: { kind: 'text', label: 'Pair' },
        standard: { kind: 'number', label: 'Standard', decimals: 2 },
        mini: { kind: 'number', label: 'Mini', decimals: 3 },
        micro: { kind: 'number', label: 'Micro', decimals: 4 },
      },
    },
  },
  formula:
    'Pip value = pip size × units, in the quote currency; in account currency × quote/account rate, or ÷ account/quote rate, or ÷ price when the account is in the base currency',
  limits: [
    'Rates are those you type; no rate is fetched, and the value moves with them.',
    'Contract sizes of metals are the usual ones; your broker’s specification decides.',
    'Some platforms call the last decimal a point; ten points are one pip where prices have one decimal more.',
    'Commission, spread and swap are not part of a pip.',
  ],
  sources: [
    {
      title: 'Babypips School of Pipsology: What is a pip?',
      href: 'https://www.babypips.com/learn/forex/pips-and-pipettes',
    },
    {
      title: 'XGLOBAL Markets: contract specifications of spot metals, 100 and 5,000 troy ounces',
      href: 'https://www.xglobalmarkets.com/trading/gold-silver-contract-specifications/',
    },
  ],

  compute(values, { show }) {
    const { account, lot, price } = values
    const [base, quote] = currenciesOf(values)
    if (base === quote) return problem('quote', 'must differ from the base currency')
    const conversion = conversionOf(values, base, quote, show)
    if (isProblem(conversion)) return conversion
    const { toAccount } = conversion
    const pipSize = values.pipSize ?? usualPip(base, quote)
    const contract = standardLot(base)
    const units = lot === 'units' ? values.units : values.lots * contract * shareOfLot[lot]
    const inQuote = pipSize * units
    const value = inQuote * toAccount
    const write = (amount: number, currency: string) =>
      /^X[A-Z]{2}$/.test(currency)
        ? `${show.number(amount)} ${currency}`
        : show.money(amount, decimalsFor(amount), currency)
    const rateFor = (other: string) => {
      if (other === account) return 1
      if (other === quote) return toAccount
      return other === base && price !== undefined ? price * toAccount : undefined
    }
    const lotRow = (name: string, count: number) => ({ lot: name, units: count, value: pipSize * count * toAccount })
    return {
      pip: write(value, account),
      pipette: write(value / 10, account),
      inQuote: write(inQuote, quote),
      size: units,
      pipIs: pipSize,
      conversion: conversion.says,
      moves: [0.1, 1, 10, 50, 100].map((pips) => ({ pips, value: pips * value })),
      lotTable: [
        lotRow('Standard', contract),
        lotRow('Mini', contract / 10),
        lotRow('Micro', contract / 100),
        ...(lot === 'units' ? [lotRow('Yours', units)] : []),
      ],
      pairTable: commonPairs.flatMap((name) => {
        const [first, second] = [name.slice(0, 3), name.slice(3)]
        const rate = rateFor(second)
        if (rate === undefined) return []
        const standard = usualPip(first, second) * standardLot(first) * rate
        return [{ pair: `${first}/${second}`, standard, mini: standard / 10, micro: standard / 100 }]
      }),
    }
  },

  steps(values, { moves }) {
    const { account, crossQuoted } = values
    const [base, quote] = currenciesOf(values)
    const rate = account === base ? '÷ {price}' : crossQuoted === 'quoteFirst' ? '× {cross}' : '÷ {cross}'
    return [
      {
        finds: 'One pip in account currency',
        gives: { kind: 'number', value: moves[1]?.value ?? 0, unit: account },
        is: `{pipIs} × {size} ${quote}${account === quote ? '' : ` ${rate}, {conversion}`}`,
      },
    ]
  },

  examples: [
    {
      name: 'Pound and yen in dollars',
      given: {
        pair: 'GBPJPY',
        account: 'USD',
        lot: 'mini',
        lots: 1,
        cross: 78.895,
        crossQuoted: 'accountFirst',
      },
      expect: { pip: '$1.27', conversion: 'USD/JPY 78.895', moves: { at: { 2: { value: 12.6751 } } } },
    },
    {
      name: 'A dollar account',
      given: { pair: 'EURUSD', account: 'USD', lot: 'standard', lots: 1 },
      expect: { pip: '$10.00' },
    },
  ],
})

const commonPairs = [
  'EURUSD',
  'GBPUSD',
  'AUDUSD',
  'NZDUSD',
  'USDJPY',
  'EURJPY',
  'GBPJPY',
  'USDCHF',
  'EURCHF',
  'USDCAD',
  'EURGBP',
  'XAUUSD',
]

const shareOfLot = { standard: 1, mini: 0.1, micro: 0.01 }

function currenciesOf({ pair, base, quote }: { pair: string; base: string; quote: string }): [string, string] {
  return pair === 'other' ? [base.toUpperCase(), quote.toUpperCase()] : [pair.slice(0, 3), pair.slice(3)]
}

interface Rates {
  account: string
  price?: number | undefined
  cross?: number | undefined
  crossQuoted: 'quoteFirst' | 'accountFirst'
}

/** What one unit of the quote currency is worth in that of the account, and by which rate. */
function conversionOf({ account, price, cross, crossQuoted }: Rates, base: string, quote: string, show: Show) {
  if (account === quote) return { toAccount: 1, says: `Nothing, the account is in ${quote}` }
  if (account === base)
    return price === undefined
      ? problem('price', 'must be given, since the account is in the base currency')
      : { toAccount: 1 / price, says: `${base}/${quote} ${show.number(price)}` }
  if (cross === undefined) return problem('cross', `must be given: ${quote}/${account} or ${account}/${quote}`)
  return crossQuoted === 'quoteFirst'
    ? { toAccount: cross, says: `${quote}/${account} ${show.number(cross)}` }
    : { toAccount: 1 / cross, says: `${account}/${quote} ${show.number(cross)}` }
}

/** Small values keep more decimals, so that a pip of a micro lot does not round to nothing; whole ones those of the currency. */
function decimalsFor(amount: number): number | undefined {
  if (amount < 0.01) return 6
  if (amount < 1) return 4
  return Number.isInteger(Number(amount.toPrecision(12))) ? undefined : 2
}
