import { isCalendarDay, monthNames } from '@/lib/base/format/dates'
import { applicationIdentifiers, type ApplicationIdentifier, type ValuePart } from './application-identifiers'
import { gs1CheckDigit } from '@/lib/base/check-digit'
import { characterSet82, checkCharacterPair } from './check-digit'

/** One Application Identifier with its value. */
export interface Element {
  identifier: string
  value: string
  title: string
  /** What the value says, where that is not plain from its digits. */
  means: string
}

export interface ElementString {
  elements: readonly Element[]
  /** The data as a scanner sends it: without parentheses, U+001D where a separator stands. */
  data: string
  /** What was added or looks wrong without being so. */
  notes: readonly string[]
}

/** A sentence part that reads after a field's label. */
export interface Fault {
  fault: string
}

export function isFault<T extends object>(result: T | Fault): result is Fault {
  return 'fault' in result
}

const separator = '\u001d'
const characterSets: Readonly<Record<ValuePart['characters'], { pattern: RegExp; says: string }>> = {
  N: { pattern: /[^0-9]/, says: 'only digits' },
  X: {
    pattern: new RegExp(`[^${characterSet82.replaceAll(/[\\\]^-]/g, String.raw`\$&`)}]`),
    says: 'only letters A to Z and a to z, digits and ! " % & \' ( ) * + , - . / : ; < = > ? _',
  },
  Y: { pattern: /[^#\-/0-9A-Z]/, says: 'only capitals A to Z, digits and # - /' },
  Z: { pattern: /[^-0-9A-Z_a-z=]/, says: 'only letters, digits, - _ and =' },
}

/** YYMMDD in words. The century follows from the day of scanning, so it stays open; day 00 is the month as a whole. */
function dayText(value: string): string {
  const month = monthNames[Number(value.slice(2, 4)) - 1] ?? ''
  const day = Number(value.slice(4, 6))
  return `${day === 0 ? 'end of' : day} ${month} ’${value.slice(0, 2)}`
}

/** Every check returns what the value must be, or nothing. Names are those of the GS1 Barcode Syntax Dictionary. */
const checks: Readonly<Record<string, (value: string) => string | undefined>> = {
  csum(value) {
    const digit = gs1CheckDigit(value.slice(0, -1))
    return value.endsWith(digit)
      ? undefined
      : `must end in ${digit}, the check digit of ${value.slice(0, -1)}; it ends in ${value.slice(-1)}`
  },
  csumalpha(value) {
    const pair = checkCharacterPair(value.slice(0, -2))
    return value.endsWith(pair) ? undefined : `must end in the check characters ${pair}; it ends in ${value.slice(-2)}`
  },
  yymmdd: (value) =>
    isCalendarDay(2000 + Number(value.slice(0, 2)), Number(value.slice(2, 4)), Number(value.slice(4, 6)))
      ? undefined
      : 'must be a day that exists, written YYMMDD',
  yymmd0: (value) =>
    isCalendarDay(2000 + Number(value.slice(0, 2)), Number(value.slice(2, 4)), Number(value.slice(4, 6)) || 1)
      ? undefined
      : 'must be a day that exists, written YYMMDD, with DD 00 for the whole month',
  yyyymmdd: (value) =>
    isCalendarDay(Number(value.slice(0, 4)), Number(value.slice(4, 6)), Number(value.slice(6, 8)))
      ? undefined
      : 'must be a day that exists, written YYYYMMDD',
  hh: (value) => (Number(value) < 24 ? undefined : 'must have hours from 00 to 23'),
  mi: (value) => (Number(value) < 60 ? undefined : 'must have minutes from 00 to 59'),
  ss: (value) => (Number(value) < 60 ? undefined : 'must have seconds from 00 to 59'),
  hhmi: (value) =>
    Number(value.slice(0, 2)) < 24 && Number(value.slice(2)) < 60 ? undefined : 'must have a time from 0000 to 2359',
  hyphen: (value) => (value === '-' ? undefined : 'can have only a minus sign at its end'),
  nonzero: (value) => (/[1-9]/.test(value) ? undefined : 'must not be zero in any of its measures'),
  zero: (value) => (value === '0' ? undefined : 'must begin with 0'),
  nozeroprefix: (value) => (value === '0' || !value.startsWith('0') ? undefined : 'must not begin with 0'),
  yesno: (value) => (/[01]/.test(value) ? undefined : 'must be 1 for yes or 0 for no'),
  winding: (value) => (/[019]/.test(value) ? undefined : 'must have winding 0, 1 or 9'),
  iso5218: (value) => (/[0129]/.test(value) ? undefined : 'must be 0, 1, 2 or 9'),
  pieceoftotal(value) {
    const [piece, total] = [Number(value.slice(0, 2)), Number(value.slice(2))]
    return piece > 0 && piece <= total ? undefined : 'must end in a piece and a total such as 0102, the first of two'
  },
  latitude: (value) => (Number(value) <= 1_800_000_000 ? undefined : 'must have a latitude up to 1800000000'),
  longitude: (value) => (Number(value) <= 3_600_000_000 ? undefined : 'must have a longitude up to 3600000000'),
  iso3166alpha2: (value) => (/^[A-Z]{2}$/.test(value) ? undefined : 'must be two capitals, such as FR'),
  gcppos1: (value) =>
    /^\d{4}/.test(value) ? undefined : 'must begin with your GS1 Company Prefix, which has 4 digits or more',
  hasnondigit: (value) => (/\D/.test(value) ? undefined : 'must have a letter in it'),
  pcenc: (value) =>
    /%(?![0-9A-Fa-f]{2})/.test(value) ? 'must write a percent sign as %25 and a space as +' : undefined,
  iban(value) {
    if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(value)) return 'must be an IBAN'
    let rest = 0
    for (const sign of value.slice(4) + value.slice(0, 4))
      for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97
    return rest === 1 ? undefined : 'must be an IBAN whose check digits agree'
  },
}

function lengthText(entry: ApplicationIdentifier): string {
  const needed = entry.parts.filter((part) => !part.isOptional)
  const least = needed.reduce((sum, part) => sum + part.least, 0)
  const most = entry.parts.reduce((sum, part) => sum + part.most, 0)
  const unit = entry.parts.every((part) => part.characters === 'N') ? 'digits' : 'characters'
  return least === most ? `${most} ${unit}` : `${least} to ${most} ${unit}`
}

function checkValue(entry: ApplicationIdentifier, value: string): string | undefined {
  let at = 0
  for (const part of entry.parts) {
    const piece = value.slice(at, at + part.most)
    if (piece === '' && part.isOptional) break
    if (piece.length < part.least) return `must have ${lengthText(entry)}; it has ${value.length}`
    const { pattern, says } = characterSets[part.characters]
    const wrong = pattern.exec(piece)
    if (wrong) return `can have ${says}; “${wrong[0]}” is not one of them`
    at += piece.length
  }
  if (at < value.length) return `must have ${lengthText(entry)}; it has ${value.length}`
  at = 0
  for (const part of entry.parts) {
    const piece = value.slice(at, at + part.most)
    at += piece.length
    if (piece === '') break
    for (const name of part.checks) {
      const says = checks[name]?.(piece)
      if (says !== undefined) return says
    }
  }
  return undefined
}

function meaningOf(identifier: string, { parts, title }: ApplicationIdentifier, value: string): string {
  const decimals = Number(identifier.slice(3))
  if (/^3[1-6]\d\d$/.test(identifier)) return withDecimals(value, decimals)
  if (/^39[02]\d$/.test(identifier)) return withDecimals(value, decimals)
  if (/^39[13]\d$/.test(identifier))
    return `${withDecimals(value.slice(3), decimals)}, currency number ${value.slice(0, 3)}`
  if (/^yymmd[d0]$/.test(parts[0]?.checks[0] ?? '')) {
    const time = value.slice(6)
    return dayText(value) + (time.length >= 4 ? `, ${time.slice(0, 2)}:${time.slice(2, 4)}` : '')
  }
  return title === 'GTIN' && value.startsWith('0') ? `GTIN-13 ${value.slice(1)}` : ''
}

function withDecimals(digits: string, decimals: number): string {
  if (decimals === 0) return String(Number(digits))
  const padded = digits.padStart(decimals + 1, '0')
  return `${Number(padded.slice(0, -decimals))}.${padded.slice(-decimals)}`
}

/** A number that lacks nothing but its check digit gets it; a GTIN of 13 digits is one that lacks its leading zero. */
function completed(identifier: string, entry: ApplicationIdentifier, value: string): string | Fault {
  const [part] = entry.parts
  const isNumberAlone =
    part !== undefined && entry.parts.length === 1 && part.checks.includes('csum') && /^\d+$/.test(value)
  if (!isNumberAlone || value.length !== part.most - 1) return value
  if (part.most === 14 && gs1CheckDigit(value.slice(0, -1)) === value.slice(-1))
    return { fault: `has 13 digits in (${identifier}), a GTIN-13. It must have 14 there: write 0${value}` }
  return value + gs1CheckDigit(value)
}

function matches(pattern: string, identifiers: readonly string[]): boolean {
  const wanted = new RegExp(`^${pattern.replaceAll('n', String.raw`\d`)}$`)
  return identifiers.some((identifier) => wanted.test(identifier))
}

function relationNotes(identifiers: readonly string[]): string[] {
  return [...new Set(identifiers)].flatMap((identifier) => {
    const entry = applicationIdentifiers.get(identifier)
    if (!entry) return []
    const notes: string[] = []
    const isMet = entry.required.some((one) => one.split('+').every((each) => matches(each, identifiers)))
    if (entry.required.length > 0 && !isMet)
      notes.push(
        `GS1 asks for ${entry.required.map((one) => `(${one.replaceAll('+', ') with (')})`).join(' or ')} beside (${identifier}) ${entry.title}.`,
      )
    const clash = entry.excluded.find((one) =>
      matches(
        one,
        identifiers.filter((other) => other !== identifier),
      ),
    )
    if (clash !== undefined) notes.push(`GS1 does not allow (${clash}) beside (${identifier}) ${entry.title}.`)
    return notes
  })
}

/** Cuts bracketed text at what looks like an Application Identifier; `\(` is a bracket of the value. */
function pieces(text: string): { identifier: string; value: string }[] | Fault {
  const found = [...text.matchAll(/(?<!\\)\((\d{2,4})\)/g)]
  if (found.length === 0 || found[0]?.index !== 0)
    return { fault: 'must begin with an Application Identifier in brackets, such as (01)' }
  return found.map((match, at) => ({
    identifier: match[1] ?? '',
    value: text
      .slice(match.index + match[0].length, found[at + 1]?.index ?? text.length)
      .trim()
      .replaceAll(/\\([()])/g, '$1'),
  }))
}

/**
 * Reads "(01)09506000134352(17)271231(10)AB-1". Every identifier must be known, every value must have its length, characters,
 * check digit and date. Separators are placed behind each value without predefined length, but for the last. A missing check
 * digit is added. GS1 General Specifications, sections 3 and 7.8; GS1 Barcode Syntax Dictionary.
 */
export function readElements(text: string): ElementString | Fault {
  const cut = pieces(text.trim())
  if (isFault(cut)) return cut
  const elements: Element[] = []
  const notes: string[] = []
  const seen = new Map<string, string>()
  let data = ''
  let needsSeparator = false
  for (const { identifier, value: typed } of cut) {
    const entry = applicationIdentifiers.get(identifier)
    if (!entry) return { fault: `has (${identifier}), which is no Application Identifier of GS1` }
    const value = completed(identifier, entry, typed)
    if (typeof value !== 'string') return value
    const fault = checkValue(entry, value)
    if (fault !== undefined) return { fault: `must be changed: (${identifier}) ${entry.title} ${fault}` }
    if (seen.has(identifier) && seen.get(identifier) !== value)
      return { fault: `must not have (${identifier}) ${entry.title} twice with different values` }
    seen.set(identifier, value)
    if (value !== typed) notes.push(`Check digit ${value.slice(-1)} was added to (${identifier}) ${entry.title}.`)
    data += (needsSeparator ? separator : '') + identifier + value
    needsSeparator = !entry.isPredefined
    elements.push({ identifier, value, title: entry.title, means: meaningOf(identifier, entry, value) })
  }
  return { elements, data, notes: [...notes, ...relationNotes(elements.map(({ identifier }) => identifier))] }
}
