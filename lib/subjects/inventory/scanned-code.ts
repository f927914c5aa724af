import { gs1CheckDigit } from '@/lib/base/check-digit'
import { folded } from '@/lib/base/text/folded'

/** What a scanned code says. `code` is a GTIN without its leading zeros down to 13 digits, or the text as it is; `expires` is an ISO day. */
export interface ScannedCode {
  code: string
  lot: string
  expires?: string
  /** A symbology identifier or an element string says that it was scanned and not typed. */
  isScanned: boolean
}

const separator = '\u001D'

/** Lengths of values that no separator follows, by the first two digits of their identifier: identifier and value together. */
const predefined: Readonly<Record<string, number>> = {
  ...Object.fromEntries(['01', '02', '03'].map((start) => [start, 16])),
  ...Object.fromEntries(['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((start) => [start, 8])),
  ...Object.fromEntries(['31', '32', '33', '34', '35', '36'].map((start) => [start, 10])),
  '00': 20,
  '04': 18,
  '20': 4,
  '41': 16,
}

/** GTIN, lot, best before and expiry; what has another identifier is stepped over. Nothing where the text is no element string. */
function elementsOf(text: string): ReadonlyMap<string, string> | undefined {
  if (text.startsWith('(')) {
    const found = [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)]
    return new Map(found.map(([, identifier = '', value = '']) => [identifier, value.trim()]))
  }
  const elements = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const start = text.slice(at, at + 2)
    const end = text.indexOf(separator, at)
    const length = predefined[start] ?? (end < 0 ? text.length : end) - at
    if (!/^\d\d$/.test(start) || length < 3 || at + length > text.length) return undefined
    elements.set(start, text.slice(at + 2, at + length))
    at += length
    if (text.charAt(at) === separator) at++
  }
  return elements
}

/** A day YYMMDD of an element: the century that is nearest to today, and the last day of the month for day 00. */
function dayOf(digits: string | undefined, today: string): string | undefined {
  const [, years, month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(digits ?? '') ?? []
  if (years === undefined) return undefined
  const now = Number(today.slice(0, 4))
  const century = now - (now % 100)
  const away = Number(years) - (now % 100)
  const year = century + Number(years) + (away >= 51 ? -100 : away <= -50 ? 100 : 0)
  const days = new Date(Date.UTC(year, Number(month), 0)).getUTCDate()
  if (Number(month) < 1 || Number(month) > 12 || Number(day) > days) return undefined
  return `${year}-${month}-${day === '00' ? String(days).padStart(2, '0') : day}`
}

const isGtin = (digits: string) =>
  /^(?:\d{8}|\d{12,14})$/.test(digits) && gs1CheckDigit(digits.slice(0, -1)) === digits.slice(-1)

/**
 * A code as a scanner or a camera gives it. A GS1 element string (GS1-128, GS1 DataMatrix), with brackets or with separators, gives the
 * GTIN of (01), the lot of (10) and the day of (17), or of (15) where there is no (17); any other text is a code as it stands. A symbology
 * identifier such as ]C1 in front is left out (ISO/IEC 15424). `today` is an ISO day. Source: GS1 General Specifications, sections 3, 7.8.5 and 7.12.
 */
export function readScannedCode(text: string, today: string): ScannedCode {
  const plain = text.trim().replace(/^\][A-Za-z]\d/, '')
  const isMarked = plain !== text.trim()
  const data = plain.startsWith(separator) ? plain.slice(1) : plain
  const elements = /^(?:\(01\)|01)\d{14}/.test(data) ? elementsOf(data) : undefined
  const gtin = elements?.get('01') ?? ''
  if (!elements || !isGtin(gtin)) return { code: plain, lot: '', isScanned: isMarked }
  const expires = dayOf(elements.get('17') ?? elements.get('15'), today)
  return {
    code: gtin.replace(/^0/, ''),
    lot: elements.get('10') ?? '',
    isScanned: true,
    ...(expires !== undefined && { expires }),
  }
}

/** A code to compare by: the same for a GTIN with and without the zeros that stand before its shorter forms. */
export function codeKey(code: string): string {
  const digits = code.replaceAll(/[\s-]/g, '')
  return isGtin(digits) ? digits.padStart(14, '0') : folded(code.trim())
}
