import { keyFor, randomStream, type RandomStream } from '@/lib/base/random/stream'
import { sampleAccount, samplePostcode, sampleTaxNumber, sampleTelephone } from './identifiers'
import { nameWords, samplePlaces, type SampleCountry } from './places'

/** What is wrong with a sample on purpose; `none` for a sound one. */
export const sampleErrors = {
  none: 'None',
  total: 'The printed total is not the sum',
  tax: 'The printed tax does not fit its rate',
  line: 'The amount of a line is not quantity times price',
  duplicate: 'The number repeats that of the invoice before',
  due: 'The due date lies before the date',
} as const
export type SampleError = keyof typeof sampleErrors

export const sampleLengths = {
  short: [1, 5],
  medium: [6, 18],
  long: [40, 70],
} as const

export interface SampleRequest {
  count: number
  country: SampleCountry | 'mixed'
  length: keyof typeof sampleLengths
  /** How many of ten invoices are wrong. */
  wrong: number
  /** ISO day of the first invoice. */
  from: string
  seed: number
}

export interface SampleLine {
  description: string
  quantity: number
  unit: string
  /** Major units. */
  price: number
  /** A fraction. */
  tax: number
}

export interface SampleInvoice {
  country: SampleCountry
  number: string
  date: string
  due: string
  seller: string
  sellerTaxNumber: string
  buyer: string
  account: string
  lines: readonly SampleLine[]
  error: SampleError
  /** By how much a wrong figure is off, in minor units; never 0. */
  off: number
  look: 'classic' | 'modern' | 'compact' | 'bold'
  colour: string
}

function pick<Item>(items: readonly Item[], stream: RandomStream): Item {
  return items[stream.below(items.length)] as Item
}

function between(least: number, most: number, stream: RandomStream): number {
  return least + stream.below(most - least + 1)
}

/** The ISO day so many days later. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function party(country: SampleCountry, stream: RandomStream): { lines: string[]; site: string } {
  const { endings, streets, towns, country: land } = samplePlaces[country]
  const [first, second] = [pick(nameWords.first, stream), pick(nameWords.second, stream)]
  const street = pick(streets, stream)
  const house = between(1, 140, stream)
  const isAfter = country === 'de' || country === 'es'
  const town = `${pick(towns, stream)}`
  const postcode = samplePostcode(country, stream)
  const isTownFirst = country === 'us' || country === 'in'
  return {
    lines: [
      `${first} ${second} ${pick(endings, stream)}`,
      isAfter ? `${street} ${house}` : `${house} ${street}`,
      isTownFirst ? `${town} ${postcode}` : `${postcode} ${town}`,
      land,
    ],
    site: `${first}-${second}.example`.toLowerCase(),
  }
}

/** `count` is another one for each invoice, so that no number comes twice by chance. */
function numberOf(count: string, date: string, stream: RandomStream): string {
  const [year = '', month = ''] = date.split('-')
  return pick(
    [
      `INV-${year}-${count.padStart(5, '0')}`,
      `${year}${month}${count}`,
      `R${year.slice(2)}/${count}`,
      `${count}-${month}`,
    ],
    stream,
  )
}

function lineOf(country: SampleCountry, stream: RandomStream): SampleLine {
  const { goods, rates } = samplePlaces[country]
  const [description, unit, least, most] = pick(goods, stream)
  const cents = pick([0, 0, 50, 90, 95, 99], stream)
  return {
    description,
    unit,
    quantity: stream.below(6) === 0 ? between(1, 39, stream) / 4 : between(1, 12, stream),
    price: (between(least, most, stream) * 100 + cents) / 100,
    tax: pick(rates, stream),
  }
}

const wrongWays = ['total', 'tax', 'line', 'duplicate', 'due'] as const
const looks = ['classic', 'modern', 'compact', 'bold'] as const
const colours = ['#0b5c5a', '#1d4e89', '#7a1f3d', '#3d5a1f', '#5b3a8c']

/** A stream of its own for each purpose, so that the fifth invoice of a seed stays the same however many there are. */
function streamFor({ seed }: SampleRequest, purpose: string): RandomStream {
  const key = new Uint8Array(32)
  new DataView(key.buffer).setUint32(0, seed)
  return randomStream(keyFor(key, purpose))
}

function drawOne(request: SampleRequest, at: number, before: SampleInvoice | undefined): SampleInvoice {
  const stream = streamFor(request, `sample invoice ${at}`)
  const countries = Object.keys(samplePlaces) as SampleCountry[]
  const drawn = pick(countries, stream)
  const country = request.country === 'mixed' ? drawn : request.country
  const date = dayAfter(request.from, at * 2 + stream.below(2))
  const isWrong = stream.below(10) < request.wrong
  const way = pick(wrongWays, stream)
  // The first one has none before it.
  const error = !isWrong ? 'none' : way === 'duplicate' && !before ? 'total' : way
  const seller = party(country, stream)
  const telephone = sampleTelephone(country, stream)
  const count = between(100, 8900, streamFor(request, 'numbers')) + at
  const own = numberOf(String(count), date, stream)
  const days = pick([14, 30, 30, 45], stream)
  const [least, most] = sampleLengths[request.length]
  return {
    country,
    number: error === 'duplicate' && before ? before.number : own,
    date,
    due: dayAfter(date, error === 'due' ? -days : days),
    seller: [...seller.lines, ...(telephone ? [telephone] : []), `accounts@${seller.site}`].join('\n'),
    sellerTaxNumber: sampleTaxNumber(country, stream),
    buyer: party(country, stream).lines.join('\n'),
    account: sampleAccount(country, stream),
    off: pick([1, 10, 90, 100, 900, 1000], stream) * pick([1, -1], stream),
    look: pick(looks, stream),
    colour: pick(colours, stream),
    error,
    lines: Array.from({ length: between(least, most, stream) }, () => lineOf(country, stream)),
  }
}

/**
 * Made-up invoices that a seed decides: the same request gives the same ones, and fewer of them are the first ones. Every number of
 * an authority or a bank is one that nobody can have. Prices are in major units; dates are ISO days.
 */
export function drawSamples(request: SampleRequest): SampleInvoice[] {
  const drawn: SampleInvoice[] = []
  for (let at = 0; at < request.count; at++) drawn.push(drawOne(request, at, drawn.at(-1)))
  return drawn
}
