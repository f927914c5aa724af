import {
  choice,
  date,
  defineCalculator,
  isProblem,
  longText,
  number,
  percent,
  problem,
  text,
  type Problem,
} from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { minorUnitDigits } from '@/lib/base/money/currency'
import type { Region } from '@/lib/base/region/types'
import {
  product,
  quotient,
  ratio,
  roundedTo,
  sum,
  negated,
  toNumber,
  toRatio,
  type Ratio,
} from '@/lib/base/units/ratio'
import { readNumber } from '@/lib/base/format/read-number'
import { nearCodes } from '@/lib/subjects/currency/near-code'
import { readRates, type Rates } from '@/lib/subjects/currency/rates'
import { exampleRates, exampleText } from '@/lib/subjects/currency/reference-rates'
import { lastDigit, writeAnswer, writeRounded } from '@/lib/subjects/units/write'

const isCode = { source: '^[A-Za-z]{3}$', says: 'be a currency code of three letters, such as USD' }
const listed = { field: 'using', is: 'list' } as const
const typed = { field: 'using', is: 'own' } as const

export default defineCalculator({
  inputs: {
    amount: number('Amount', { initial: 100, min: 0, max: 1e12 }),
    from: text('From', { initial: 'USD', maxLength: 3, pattern: isCode }),
    to: text('To', { initial: 'GBP', maxLength: 3, pattern: isCode }),
    using: choice('Rate', { options: { own: 'I type the rate', list: 'From a list of rates' }, initial: 'list' }),
    ownRate: number('One unit of “From” buys', { initial: 0.79, above: 0, max: 1e9, shownWhen: typed }),
    base: text('The list says what one unit buys of', {
      initial: exampleRates.base,
      maxLength: 3,
      pattern: isCode,
      shownWhen: listed,
      refines: true,
    }),
    rates: longText('Rates, one currency a line', {
      initial: exampleText,
      maxLength: 20_000,
      lines: 6,
      shownWhen: listed,
      help: 'Such as USD 1.0705 or 1 EUR = 1.0705 USD, or the two lines of eurofxref.csv of the European Central Bank.',
    }),
    day: date('Day of the rates', {
      initial: exampleRates.day,
      refines: true,
      help: 'Printed beside the result, so that nobody takes it for another day’s.',
    }),
    paid: date('Day of the payment', {
      optional: true,
      refines: true,
      help: 'Rates that are more than a week older than it, or than today, are marked.',
    }),
    several: longText('Several amounts, one a line', {
      optional: true,
      maxLength: 50_000,
      lines: 4,
      refines: true,
      help: 'Such as 240 GBP or 1,250.50 jpy; a number alone is in the currency of “From”.',
    }),
    fee: percent('Fee or margin', {
      initial: 0,
      max: 0.5,
      slider: { to: 0.1, step: 0.0025 },
      refines: true,
      help: 'What the bank or card keeps of the amount, or adds to the rate.',
    }),
  },
  outputs: {
    received: { kind: 'text', label: 'You receive' },
    whichRates: { kind: 'verdict', label: 'Rates used' },
    rate: { kind: 'text', label: 'Rate' },
    inverse: { kind: 'text', label: 'The other way round' },
    withoutFee: { kind: 'text', label: 'Without the fee' },
    cost: { kind: 'text', label: 'The fee costs' },
    list: {
      kind: 'table',
      label: 'Your amounts',
      optional: true,
      columns: { given: { kind: 'text', label: 'Given' }, received: { kind: 'text', label: 'Received' } },
    },
    all: {
      kind: 'table',
      label: 'The amount in every currency of the list, without the fee',
      shownWhen: listed,
      columns: { currency: { kind: 'text', label: 'Currency' }, amount: { kind: 'text', label: 'Amount' } },
    },
  },
  formula:
    'Received = amount × (1 − fee) × rate; rate between two currencies of a list = units of “To” ÷ units of “From” per base',
  limits: [
    'No rate is fetched from anywhere: the page knows the rates that stand in its boxes and no others.',
    'The list you find here is an example of 28 June 2024. It is not today’s, and reference rates are no offers to trade.',
    'Banks and cards use rates of their own. Type the one on your receipt to check it.',
  ],
  sources: [
    exampleRates.source,
    { title: 'ISO 4217: Codes for the representation of currencies, list one (decimals)' },
  ],

  compute(values, { show, today }) {
    const { amount, using, rates, day, paid, several } = values
    const exchange = exchangeOf(values, show)
    if (isProblem(exchange)) return exchange
    const { source, target, rate, kept, listed: list } = exchange
    const given = toRatio(String(amount))
    const without = product(given, rate)
    const received = product(without, kept)
    const perBaseFrom = list.get(source)
    const isExample = using === 'list' && day === exampleRates.day && rates === exampleText
    return {
      received: inMoney(received, target, show),
      whichRates: ratesUsed({ day, paid, today, isExample }, show),
      rate: equation(source, rate, target, show),
      inverse: equation(target, quotient(ratio(1n), rate), source, show),
      withoutFee: inMoney(without, target, show),
      cost: inMoney(sum(without, negated(received)), target, show),
      list: several?.trim() ? severalAmounts(several, exchange, show) : undefined,
      all: [...list].flatMap(([currency, perBase]) =>
        perBaseFrom
          ? [{ currency, amount: inMoney(product(given, quotient(perBase, perBaseFrom)), currency, show) }]
          : [],
      ),
    }
  },

  rowList: {
    label: 'A long list or a CSV file',
    help: 'Up to 100,000 rows, worked out with the rates and the fee above. A number alone is in the currency of “From”.',
    placeholder: '240 GBP\n1250.50 JPY',
    amount: 'Amount',
    beside: 'Currency',
    gives: ['Received', 'Received currency', 'Rate'],
  },
  rowReader(values, { show }) {
    const exchange = exchangeOf(values, show)
    if (isProblem(exchange)) return exchange
    const { target, kept } = exchange
    const minor = -minorUnitDigits(target)
    return (amount, beside) => {
      const read = exchanged(`${amount} ${beside}`, exchange, show.region)
      if ('refused' in read) return read
      const received = roundedTo(product(product(read.value, read.rate), kept), minor)
      return { found: [String(toNumber(received)), target, String(toNumber(read.rate))] }
    }
  },

  steps({ amount, from, to, using, base, fee }, { rate, withoutFee, received }, show) {
    const written = `${show.number(amount)} ${from.toUpperCase()}`
    return [
      {
        finds: 'Rate',
        working:
          using === 'list'
            ? `${to.toUpperCase()} per ${base.toUpperCase()} ÷ ${from.toUpperCase()} per ${base.toUpperCase()}`
            : 'As typed',
        gives: rate,
      },
      { finds: 'Without the fee', working: `${written} × rate`, gives: withoutFee },
      { finds: 'You receive', working: `${withoutFee} × (100% − ${show.percent(fee)})`, gives: received },
    ]
  },

  asked: [
    { says: '{amount} {from:word} to|in|into {to:word} at {ownRate}', sets: { using: 'own' }, gives: ['received'] },
  ],
  examples: [
    {
      name: 'A hotel bill in pounds',
      given: { amount: 240, from: 'GBP', to: 'USD', fee: 0.03 },
      expect: { withoutFee: '303.55\u00A0USD', received: '294.45\u00A0USD' },
    },
  ],
})

/** What an answer and each row of a list are worked out with. */
interface Exchange {
  source: string
  target: string
  /** Of the list that is used, none where the rate is typed. */
  listed: Rates
  rate: Ratio
  /** What the fee leaves, of 1. */
  kept: Ratio
  rateOf(currency: string): Ratio | undefined
}

interface Terms {
  from: string
  to: string
  using: 'own' | 'list'
  ownRate: number
  base: string
  rates: string
  fee: number
}

function exchangeOf(
  { from, to, using, ownRate, base, rates, fee }: Terms,
  show: Show,
): Exchange | Problem<'rates' | 'from' | 'to'> {
  const [source, target] = [from.toUpperCase(), to.toUpperCase()]
  const kept = sum(ratio(1n), negated(toRatio(String(fee))))
  const list = readRates(using === 'list' ? rates : '', base.toUpperCase(), show.region)
  if ('refused' in list)
    return problem('rates', `must be one currency and its rate in line ${list.line}, which ${list.refused}`)
  const listed = list.rates
  const [perBaseFrom, perBaseTo] = [listed.get(source), listed.get(target)]
  if (using === 'own') {
    const rate = toRatio(String(ownRate))
    return { source, target, listed, rate, kept, rateOf: (currency) => (currency === source ? rate : undefined) }
  }
  if (!perBaseFrom) return problem('from', missing(source, listed))
  if (!perBaseTo) return problem('to', missing(target, listed))
  const rateOf = (currency: string) => {
    const perBase = listed.get(currency)
    return perBase && quotient(perBaseTo, perBase)
  }
  return { source, target, listed, rate: quotient(perBaseTo, perBaseFrom), kept, rateOf }
}

/** That a code is in no line of the list, and which it may have been. */
function missing(code: string, rates: Rates): string {
  const near = nearCodes(code, rates.keys())
  return `must be in the list of rates; ${code} is not${near.length > 0 ? `. Did you mean ${near.join(' or ')}?` : ''}`
}

const daysOfWeek = 7
const dayInMs = 86_400_000

interface RatesDay {
  day: string
  paid: string | undefined
  today: string | undefined
  isExample: boolean
}

/** Where the rates are from, and that they are old on the day of the payment or, where none is named, today. */
function ratesUsed({ day, paid, today, isExample }: RatesDay, show: Show) {
  const used = paid ?? (isExample ? undefined : today)
  const age = used === undefined ? 0 : Math.round((Date.parse(used) - Date.parse(day)) / dayInMs)
  if (Math.abs(age) > daysOfWeek) {
    const many = `${show.count(Math.abs(age))} days`
    const says = paid
      ? `The rates of ${show.date(day)} are ${many} ${age > 0 ? 'older' : 'younger'} than the payment.`
      : `The rates of ${show.date(day)} are ${many} ${age > 0 ? 'old' : 'ahead of today'}. Check the day, or take newer rates.`
    return { is: 'bad' as const, says }
  }
  return isExample
    ? {
        is: 'fair' as const,
        says: `Example: the ECB’s reference rates of ${show.date(day)}, not today’s. Put in the rate you were given.`,
      }
    : { is: 'plain' as const, says: `Your rates of ${show.date(day)}.` }
}

/** An amount with its currency, or without one in that of the exchange, and what one of it buys. */
function exchanged(
  text: string,
  { source, listed: list, rateOf }: Exchange,
  region: Region,
): { value: Ratio; currency: string; rate: Ratio } | { refused: string } {
  const code = /(?<!\p{L})[A-Za-z]{3}(?!\p{L})/u.exec(text)?.[0] ?? ''
  const read = readNumber(text.replace(code, '').trim(), region, { magnitudes: false })
  if ('problem' in read) return { refused: 'must be a number' }
  const currency = code.toUpperCase() || source
  const rate = rateOf(currency)
  if (!rate) return { refused: list.size > 1 ? missing(currency, list) : `must be in ${source}` }
  return { value: toRatio(String(read.value)), currency, rate }
}

/** The amounts of a list, one a line. */
function severalAmounts(text: string, exchange: Exchange, show: Show) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const read = exchanged(line, exchange, show.region)
    if ('refused' in read) return { given: line.trim(), received: `– ${read.refused}` }
    return {
      given: `${writeAnswer(read.value, show)}\u00A0${read.currency}`,
      received: inMoney(product(product(read.value, read.rate), exchange.kept), exchange.target, show),
    }
  })
}

function inMoney(value: Ratio, currency: string, show: Show): string {
  return `${writeRounded(value, -minorUnitDigits(currency), show)}\u00A0${currency}`
}

const rateDigits = 7

function equation(from: string, rate: Ratio, to: string, show: Show): string {
  return `1\u00A0${from} = ${writeRounded(rate, lastDigit(rate, rateDigits), show)}\u00A0${to}`
}
