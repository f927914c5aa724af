import type { DecimalMark } from './columns'

/** A number as somebody wrote it into a table. */
export interface Figure {
  /** 12% is 0.12. */
  value: number
  isPercent: boolean
  /** Of a currency, as written; empty where there is none. */
  sign: string
  isSignBehind: boolean
  /** Digits behind the decimal mark. */
  decimals: number
  isGrouped: boolean
  isScientific: boolean
}

const spaces = /[\s\u00a0\u202f]/g
const signs = String.raw`(?:US|CA?|AU?|SG?|NZ|HK|MX|R)?\$|\p{Sc}|(?:USD|EUR|GBP|CHF|JPY|CAD|AUD|NZD|INR|SEK|NOK|DKK|PLN|CZK|HUF|BRL|MXN|ZAR|SGD|HKD|CNY)(?![\p{L}\d])|kr\.?|zł|Kč|Fr\.?|Rs\.?`
const before = new RegExp(`^(?:${signs})\\s*(?=[\\d.,(+−-])`, 'u')
const behind = new RegExp(`(?<=[\\d.,)])\\s*(?:${signs})$`, 'u')

const bodies: Readonly<Record<DecimalMark, RegExp>> = {
  '.': /^(?:(?:\d{1,3}(?:([,\s'’\u00a0\u202f])\d{3})(?:\1\d{3})*|\d{1,2}(?:,\d{2})+,\d{3}|\d+)(?:\.(\d+))?|\.(\d+))$/,
  ',': /^(?:(?:\d{1,3}(?:([.\s'’\u00a0\u202f])\d{3})(?:\1\d{3})*|\d+)(?:,(\d+))?|,(\d+))$/,
}
const scientific = /^(\d(?:[.,]\d+)?)[eE]([+-]\d{1,3})$/

/** Decimal digits that every double keeps (IEEE 754 binary64, DBL_DIG), and all that a cell of a spreadsheet keeps. */
const keptDigits = 15

function plainNumber(digits: string): number | undefined {
  const significant = digits
    .replace(/[eE].*$/, '')
    .replace('.', '')
    .replace(/^0+/, '')
  const number = Number(digits)
  if (significant.length > keptDigits || !Number.isFinite(number)) return undefined
  return number === 0 && significant !== '' ? undefined : number
}

/**
 * Reads a whole text as a number with the given decimal mark: groups of three or of the Indian kind, a sign or brackets, per cent, one
 * sign of a currency, an exponent with its sign. Undefined for anything that would lose by it: zeros in front, more than 15 digits, and
 * codes such as 1E5.
 */
export function readFigure(written: string, mark: DecimalMark): Figure | undefined {
  let text = written.trim()
  const first = text.charCodeAt(0)
  // What begins with a letter beyond those of currencies is the usual text: told quickly.
  if (text === '' || text.length > 40 || (first >= 97 && first <= 122 && !/^(?:kr|zł)/.test(text))) return undefined
  const sign = { text: '', isBehind: false }
  const take = (pattern: RegExp, isBehind: boolean) => {
    const [found] = pattern.exec(text) ?? []
    if (found === undefined || sign.text !== '') return
    Object.assign(sign, { text: found.trim(), isBehind })
    text = isBehind ? text.slice(0, -found.length) : text.slice(found.length)
  }
  let isNegative = false
  const negate = (pattern: RegExp) => {
    const [found, inner = ''] = pattern.exec(text) ?? []
    if (found === undefined || isNegative) return
    isNegative = true
    text = inner.trim()
  }
  negate(/^\((.+)\)$/)
  negate(/^[-−](.+)$/)
  take(before, false)
  negate(/^[-−](.+)$/)
  negate(/^\((.+)\)$/)
  take(behind, true)
  negate(/^(.+)[-−]$/)
  const isPercent = text.endsWith('%')
  if (isPercent) text = text.slice(0, -1).trimEnd()
  if (isPercent && sign.text !== '') return undefined
  const isScientific = scientific.test(text)
  const body = isScientific ? null : bodies[mark].exec(text)
  if (!isScientific && !body) return undefined
  if (isScientific && text.includes(mark === '.' ? ',' : '.')) return undefined
  const fraction = body?.[2] ?? body?.[3] ?? ''
  const bare = text.replace(spaces, '').replace(/['’]/g, '')
  const digits = mark === '.' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.')
  if (/^0\d/.test(digits)) return undefined
  const number = plainNumber(isPercent ? `${digits}e-2` : digits)
  if (number === undefined) return undefined
  return {
    value: isNegative && number !== 0 ? -number : number,
    isPercent,
    sign: sign.text,
    isSignBehind: sign.isBehind,
    decimals: fraction.length,
    isGrouped: body?.[1] !== undefined || /\d,\d\d,/.test(text),
    isScientific,
  }
}
