import type { Region } from '@/lib/base/region/types'
import { separatorsOf } from './separators'

export type NumberReading =
  /** `percent` when a percent sign was typed: 12% is value 12. */
  | { value: number; percent?: true }
  | { problem: 'empty' | 'not-a-number' | 'too-large' }
  /** One separator that may be either kind, with the two values it could mean. */
  | { problem: 'ambiguous'; couldBe: readonly [asDecimal: number, asGrouped: number] }

const longestText = 200
const notANumber = { problem: 'not-a-number' } as const satisfies NumberReading

/** Code points of the zeros of Arabic, Persian, Devanagari, Bengali and Thai digits. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50]
const foreignDigits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = zeros.findLast((start) => start <= code) ?? code
  return String(code - zero)
}

const fullWidthForms = /[\uff01-\uff5e]/g
const fullWidthOffset = 0xfee0
/** Soft hyphens, zero-width characters and marks of direction, which come along when text is copied. */
const invisibles = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** One spelling for every character that means the same; Arabic separators are marked as what they are. */
function simplified(text: string): string {
  return text
    .replace(invisibles, '')
    .replace(fullWidthForms, (form) => String.fromCharCode(form.charCodeAt(0) - fullWidthOffset))
    .replace(foreignDigits, asciiDigit)
    .replace(/[\u2010-\u2015\u2212\ufe63]/g, '-')
    .replace(/['\u2018\u2019\u02bc\u00b4`]/g, '’')
    .replace(/\u066a/g, '%')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Letter symbols and ISO codes as people write amounts; signs such as € and ₹ are matched as a class of characters. */
const currencyLetters =
  'USD|CAD|MXN|GBP|EUR|INR|AUD|SGD|NZD|JPY|KRW|HKD|MYR|PHP|IDR|THB|VND|AED|ZAR|NGN|KES|EGP|BRL|ARS|CLP|COP|SAR|PLN|SEK|NOK|' +
  'DKK|CHF|CNY|RMB|Rs|RM|Rp|KSh|kr|zł|SFr|Fr|Dhs?|R'
const currencySigns = '(?:US|CA?|AU?|SG?|NZ|HK|MX|R)\\$|\\p{Sc}'
const currencyBefore = new RegExp(`^(?:${currencySigns}|(?:${currencyLetters})(?!\\p{L})\\.?) ?`, 'iu')
const currencyAfter = new RegExp(` ?(?<!\\p{L})(?:${currencySigns}|(?:${currencyLetters})\\.?)$`, 'iu')

// oxfmt-ignore
const powerOfSuffix: Readonly<Record<string, number>> = {
  k: 3, thousand: 3, tsd: 3,
  l: 5, lac: 5, lacs: 5, lakh: 5, lakhs: 5,
  m: 6, mn: 6, mio: 6, million: 6, millions: 6,
  cr: 7, crore: 7, crores: 7,
  b: 9, bn: 9, mrd: 9, billion: 9, billions: 9,
  tn: 12, trillion: 12, trillions: 12,
}
const suffix = / ?([a-z]+)\.?$/i

interface Parts {
  negative: boolean
  percent: boolean
  /** Power of ten from a suffix such as lakh. */
  power: number
  /** What is left: digits, separators and perhaps an exponent. */
  body: string
}

/** Takes signs, currency, percent sign and suffix off, in whatever order they stand. */
function partsOf(text: string, region: Region, magnitudes: boolean): Parts | undefined {
  // Amounts without minor units end in /- on Indian bills and in .- or ,- in Switzerland and northern Europe.
  let body = text.replace(/ ?\/[-=]$|(?<=\d[.,])--?(?!\d)/, '')
  let negative = false
  let percent = false
  let power: number | undefined
  let signs = 0

  const inBrackets = /^(\D*)\((.*)\)(\D*)$/.exec(body)
  if (inBrackets) {
    body = inBrackets.slice(1).join('').trim()
    negative = true
    signs += 1
  }
  // Each kind may come once; the loop ends when a turn takes nothing off.
  for (let before = ''; before !== body;) {
    before = body
    const sign = /^([-+]) ?| ?(-)$/.exec(body)
    if (sign) {
      body = body.slice(0, sign.index) + body.slice(sign.index + sign[0].length)
      negative ||= sign[0].includes('-')
      signs += 1
    }
    if (!percent && body.endsWith('%')) {
      body = body.slice(0, -1).trimEnd()
      percent = true
    }
    body = body.replace(currencyBefore, '').replace(currencyAfter, '')
    const word = magnitudes && power === undefined ? suffix.exec(body) : null
    const found = word?.[1]?.toLowerCase() ?? ''
    const isLakhLetter = found === 'l' && region.separators !== 'indian'
    if (word && !isLakhLetter && Object.hasOwn(powerOfSuffix, found)) {
      power = powerOfSuffix[found]
      body = body.slice(0, word.index)
    }
  }
  if (signs > 1) return undefined
  return { negative, percent, power: power ?? 0, body }
}

/** Whether digits between group separators are grouped as somewhere in the world: 1,234,567 or 12,34,567. */
function isGrouped(whole: string, separator: string, region: Region): boolean {
  const [first = '', ...rest] = whole.split(separator)
  if (!/^[1-9]\d{0,2}$/.test(first) || !/^\d{3}$/.test(rest.at(-1) ?? '')) return false
  const middle = rest.slice(0, -1)
  if (middle.every((group) => group.length === 3)) return true
  const writesLakhs = separatorsOf[region.separators].indian || separator === ','
  return writesLakhs && first.length <= 2 && middle.every((group) => group.length === 2)
}

function ungrouped(whole: string, region: Region): string | undefined {
  const separators = [...new Set(whole.replace(/\d/g, ''))]
  const [separator] = separators
  if (separator === undefined) return whole
  if (separators.length > 1 || !isGrouped(whole, separator, region)) return undefined
  return whole.replaceAll(separator, '')
}

/** A decimal text that Number reads, or both texts it may mean, or nothing. */
function resolved(body: string, region: Region): string | [asDecimal: string, asGrouped: string] | undefined {
  if (!/^[\d., ’_\u066b\u066c]*\d[\d., ’_\u066b\u066c]*$/.test(body)) return undefined
  const { decimal, group } = separatorsOf[region.separators]
  const points = [...body.matchAll(/[.,\u066b]/g)]
  const last = points.at(-1)
  if (!last) return ungrouped(body, region)

  const mark = last[0]
  const whole = body.slice(0, last.index)
  const fraction = body.slice(last.index + 1)
  const asGrouped = ungrouped(body, region)
  const wholeDigits = whole === '' ? '0' : ungrouped(whole, region)
  const isOnlyOne = points.filter((point) => point[0] === mark).length === 1
  const asDecimal =
    isOnlyOne && wholeDigits !== undefined && /^\d*$/.test(fraction)
      ? [wholeDigits, fraction].filter(Boolean).join('.') || undefined
      : undefined

  if (mark === '\u066b' || mark === decimal) return asDecimal ?? asGrouped
  if (asDecimal === undefined || whole === '') return asGrouped ?? asDecimal
  if (points.length > 1 || /\D/.test(whole)) return asDecimal
  if (mark === group) {
    if (asGrouped !== undefined) return asGrouped
    // 3,14159 where the comma groups: a decimal comma or misplaced thousands.
    if (mark === ',' && fraction.length > 3) return [asDecimal, whole + fraction]
    return asDecimal
  }
  return asGrouped === undefined ? asDecimal : [asDecimal, asGrouped]
}

/**
 * Reads a number as a visitor of the region types or pastes it.
 *
 * Accepted: the region's separators; any kind of space or apostrophe between groups; western, Indian and full-width
 * notations and the digits of Arabic, Persian, Devanagari, Bengali and Thai; a currency sign, symbol or code before or after;
 * -5, 5-, (5) and every dash; a percent sign; an exponent (1.5e6); and k, m, bn, lakh, crore and the like. `L` is a
 * lakh only in India. With `magnitudes: false` such words are refused: in a length, 5 m is no number of millions.
 *
 * A separator is understood in this order:
 * 1. Point and comma together: the one that stands last, once, is the decimal separator, wherever the visitor is.
 * 2. A separator that occurs twice or more groups.
 * 3. A single one is what the region uses it for: 1.234 is one thousand and some in Germany, one and a bit in Britain. Where
 *    the region groups with it but the digits are not grouped (1.5 in Germany, 12,5 in Britain) it is the decimal separator,
 *    except that a comma before four or more digits (3,14159) is ambiguous: thousands may be misplaced.
 * 4. One that the region does not use (1.234 in France) is the decimal separator, but ambiguous if the digits are grouped.
 * Groups of a wrong length (12 34, 1,2,3) are not a number. Whoever calls shows what was understood.
 *
 * @returns the value, nearest double; 12% gives 12 with `percent`; or the problem.
 */
export function readNumber(text: string, region: Region, { magnitudes = true } = {}): NumberReading {
  const simple = text.length > longestText ? text.trim() : simplified(text)
  if (simple === '') return { problem: 'empty' }
  if (simple.length > longestText) return notANumber
  const parts = partsOf(simple, region, magnitudes)
  if (!parts) return notANumber
  const [, significand = '', exponent = '0'] = /^(.*?)(?:e([-+]?\d{1,4}))?$/i.exec(parts.body) ?? []
  const digits = resolved(significand, region)
  if (digits === undefined) return notANumber

  const power = Number(exponent) + parts.power
  const valueOf = (decimal: string) => {
    // A power of ten in the text instead of a multiplication: 2.3 crore is exactly 23000000.
    const size = Number(`${decimal}e${power}`)
    return parts.negative && size !== 0 ? -size : size
  }
  if (typeof digits !== 'string') return { problem: 'ambiguous', couldBe: [valueOf(digits[0]), valueOf(digits[1])] }
  const value = valueOf(digits)
  if (!Number.isFinite(value)) return { problem: 'too-large' }
  return parts.percent ? { value, percent: true } : { value }
}
