import { readNumber } from '@/lib/base/format/read-number'
import type { Region } from '@/lib/base/region/types'
import { toRatio, type Ratio } from '@/lib/base/units/ratio'

/** How many units of each currency one unit of the base buys, by ISO 4217 code. */
export type Rates = ReadonlyMap<string, Ratio>

export type RatesReading = { rates: Rates } | { line: number; refused: string }

const code = /(?<![\p{L}\d])[A-Za-z]{3}(?![\p{L}\d])/gu
const numeral = /(?<![\p{L}\d.,])\d[\d.,'’ \u00A0\u202F]*(?<=\d)/gu
const mostLines = 400

function rateOf(text: string, region: Region): Ratio | undefined {
  const read = readNumber(text, region, { magnitudes: false })
  if ('problem' in read || !(read.value > 0)) return undefined
  return toRatio(String(read.value))
}

/** The one currency of a line that is not the base: "USD 1.0705", "1 EUR = 1.0705 USD", "1.0705<tab>US dollar<tab>USD". */
function codeIn(line: string, base: string): string | undefined {
  const codes = [...line.matchAll(code)].map(([found]) => found)
  // Words of three letters stand among names, codes are written in capitals.
  const capitals = codes.filter((one) => one === one.toUpperCase())
  return (capitals.length > 0 ? capitals : codes).map((one) => one.toUpperCase()).find((one) => one !== base)
}

function readLine(line: string, base: string, region: Region): { currency: string; rate: Ratio } | string {
  const currency = codeIn(line, base)
  if (!currency) return 'has no currency code of three letters besides the base'
  const text = [...line.matchAll(numeral)].at(-1)?.[0]
  const rate = text === undefined ? undefined : rateOf(text, region)
  return rate ? { currency, rate } : 'has no rate above 0'
}

/** The daily file of the European Central Bank: one line of codes, one of rates, both parted by commas, decimals with a point. */
function readTwoLines(lines: readonly string[]): Rates | undefined {
  const [head = '', body = ''] = lines
  if (lines.length !== 2 || !/^date *,/i.test(head)) return undefined
  const cells = body.split(',')
  const found = head.split(',').flatMap((cell, at): [string, Ratio][] => {
    const value = Number(cells[at])
    return /^ *[A-Z]{3} *$/.test(cell) && value > 0 ? [[cell.trim(), toRatio(String(value))]] : []
  })
  return found.length > 0 ? new Map(found) : undefined
}

/**
 * Reads pasted exchange rates, one currency a line, as units of the currency for one unit of `base`; or the two lines of the
 * ECB's eurofxref.csv. Empty lines are passed over. Refuses a line without a code or a rate, and a code that comes twice with
 * another rate.
 */
export function readRates(text: string, base: string, region: Region): RatesReading {
  const lines = text.split(/\r?\n/)
  const filled = lines.map((line) => line.trim()).filter(Boolean)
  const file = readTwoLines(filled)
  if (file) return { rates: new Map([...file, [base, toRatio('1')]]) }
  const rates = new Map<string, Ratio>([[base, toRatio('1')]])
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    if (at >= mostLines) return { line: at + 1, refused: `is beyond the ${mostLines} lines that are read` }
    const read = readLine(line, base, region)
    if (typeof read === 'string') return { line: at + 1, refused: read }
    const before = rates.get(read.currency)
    if (before && (before.over !== read.rate.over || before.under !== read.rate.under))
      return { line: at + 1, refused: `gives ${read.currency} a second rate` }
    rates.set(read.currency, read.rate)
  }
  return { rates }
}
