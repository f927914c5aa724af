import { isCalendarDay } from '@/lib/base/format/dates'
import { fitsLuhn, fitsMod11And10, modulo97, weightedSum } from './check-digits'
import { compacted, inBlocks, misfit, strangeCharacter, wrongCheckDigits, type IdentifierCheck } from './check'
import { fitsUkVat } from './uk-vat'

interface VatRule {
  /** ISO 3166 alpha-2, where the prefix is another. */
  country?: string
  /** With its article: "a German". */
  adjective: string
  /** What it looks like, after "must be". */
  shape: string
  pattern: RegExp
  /** Whether the characters after the prefix close each other. */
  fits(body: string): boolean
  /** Sizes of the blocks after the prefix; absent where it is one block. */
  blocks?: readonly number[]
}

const last = (body: string) => Number(body.slice(-1))

/** 9 to 2: how many sums weigh their digits. */
const falling = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)

function fitsAustria(body: string): boolean {
  const digits = body.slice(1)
  const doubled = [1, 3, 5].reduce((sum, at) => sum + crossSum(2 * Number(digits.charAt(at))), 0)
  const plain = [0, 2, 4, 6].reduce((sum, at) => sum + Number(digits.charAt(at)), 0)
  return (106 - doubled - plain) % 10 === last(digits)
}

function crossSum(value: number): number {
  return Math.floor(value / 10) + (value % 10)
}

function fitsBulgaria(body: string): boolean {
  if (body.length === 9) {
    const first = weightedSum(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
    const check = first === 10 ? weightedSum(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11 : first
    return check % 10 === last(body)
  }
  const citizen = (weightedSum(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10
  const foreigner = weightedSum(body, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10
  const other = (11 - (weightedSum(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return (citizen === last(body) && isBulgarianBirthday(body)) || foreigner === last(body) || other === last(body)
}

/** Months are raised by 20 before 1900 and by 40 from 2000. */
function isBulgarianBirthday(body: string): boolean {
  const month = Number(body.slice(2, 4))
  const year = (month > 40 ? 2000 : month > 20 ? 1800 : 1900) + Number(body.slice(0, 2))
  return isCalendarDay(year, month > 40 ? month - 40 : month > 20 ? month - 20 : month, Number(body.slice(4, 6)))
}

const cypriotOdd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]

function fitsCyprus(body: string): boolean {
  let sum = 0
  for (let at = 0; at < 8; at++) {
    const digit = Number(body.charAt(at))
    sum += at % 2 === 0 ? (cypriotOdd[digit] ?? 0) : digit
  }
  return !body.startsWith('12') && String.fromCharCode(65 + (sum % 26)) === body.slice(8)
}

function fitsCzechia(body: string): boolean {
  if (body.length === 8) return (11 - (weightedSum(body, falling(8, 2)) % 11)) % 10 === last(body)
  if (body.length === 9 && body.startsWith('6')) {
    const step = (10 + 11 - (weightedSum(body.slice(1), falling(8, 2)) % 11)) % 11
    return (18 - step) % 10 === last(body)
  }
  return isCzechBirthNumber(body)
}

/** Women's months are raised by 50, and since 2004 those of either sex by 20 more. Nine digits, without a check, until 1953. */
function isCzechBirthNumber(body: string): boolean {
  const typed = Number(body.slice(2, 4))
  const unsexed = typed > 50 ? typed - 50 : typed
  const two = Number(body.slice(0, 2))
  const year = body.length === 9 ? 1900 + two : two < 54 ? 2000 + two : 1900 + two
  const month = unsexed > 20 && year >= 2004 ? unsexed - 20 : unsexed
  if (!isCalendarDay(year, month, Number(body.slice(4, 6)))) return false
  if (body.length === 9) return two <= 53
  // Until 1985 a remainder of 10 was written 0.
  return (Number(body.slice(0, 9)) % 11) % (year < 1985 ? 10 : 11) === last(body)
}

function fitsGreece(body: string): boolean {
  return (weightedSum(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body)
}

const spanishLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'

function fitsSpain(body: string): boolean {
  const digits = body.slice(1, 8)
  const end = body.slice(8)
  if (/^\d/.test(body)) return spanishLetters.charAt(Number(body.slice(0, 8)) % 23) === end
  if (/^[KLM]/.test(body)) return spanishLetters.charAt(Number(digits) % 23) === end
  const foreigner = 'XYZ'.indexOf(body.charAt(0))
  if (foreigner >= 0) return spanishLetters.charAt(Number(`${foreigner}${digits}`) % 23) === end
  const check = Array.from({ length: 10 }, (_, digit) => digit).findIndex((digit) => fitsLuhn(`${digits}${digit}`))
  const letter = 'JABCDEFGHI'.charAt(check)
  // Some kinds of body are given the letter, others the digit; registers hold both for nearly every kind.
  return end === String(check) || end === letter
}

const frenchKey = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function fitsFrance(body: string): boolean {
  const [key, siren] = [body.slice(0, 2), body.slice(2)]
  // Monaco's numbers are no SIREN: they begin with 000 and have no Luhn digit.
  if (!fitsLuhn(siren) && !siren.startsWith('000')) return false
  if (/^\d\d$/.test(key)) return (12 + 3 * (Number(siren) % 97)) % 97 === Number(key)
  const [first, second] = [frenchKey.indexOf(key.charAt(0)), frenchKey.indexOf(key.charAt(1))]
  const value = /^\d/.test(key) ? first * 24 + second - 10 : first * 34 + second - 100
  return (Number(siren) + 1 + Math.floor(value / 11)) % 11 === value % 11
}

const irishLetters = 'WABCDEFGHIJKLMNOPQRSTUV'

function fitsIreland(body: string): boolean {
  const old = /^(\d)[A-Z+*](\d{5})([A-W])$/.exec(body)
  const [, digits = '', check = '', second = 'W'] = old
    ? ['', `0${old[2]}${old[1]}`, old[3]]
    : (/^(\d{7})([A-W])([A-W])?$/.exec(body) ?? [])
  const sum = weightedSum(digits, falling(8, 2)) + 9 * irishLetters.indexOf(second)
  return digits !== '' && irishLetters.charAt(sum % 23) === check
}

function fitsItaly(body: string): boolean {
  const office = Number(body.slice(7, 10))
  const known = (office >= 1 && office <= 100) || [120, 121, 888, 999].includes(office)
  return known && !body.startsWith('0000000') && fitsLuhn(body)
}

function fitsLithuania(body: string): boolean {
  const front = body.slice(0, -1)
  const weightsFrom = (first: number) => Array.from(front, (_, at) => ((at + first - 1) % 9) + 1)
  const sum = weightedSum(body, weightsFrom(1)) % 11
  const check = sum === 10 ? (weightedSum(body, weightsFrom(3)) % 11) % 10 : sum
  return body.charAt(body.length - 2) === '1' && check === last(body)
}

function fitsLatvia(body: string): boolean {
  if (/^[4-9]/.test(body)) return weightedSum(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
  const check = ((1 + weightedSum(body, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10
  // Since 2017 a person's number begins with 32 and names no birthday.
  return check === last(body) && (body.startsWith('32') || isLatvianBirthday(body))
}

function isLatvianBirthday(body: string): boolean {
  const century = [1800, 1900, 2000][Number(body.charAt(6))]
  if (century === undefined) return false
  return isCalendarDay(century + Number(body.slice(4, 6)), Number(body.slice(2, 4)), Number(body.slice(0, 2)))
}

/** Companies close their nine digits; since 2020 a trader's number closes all of it, NL and B included. */
function fitsNetherlands(body: string): boolean {
  const company = weightedSum(body, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
  return (company || modulo97(`NL${body}`) === 1) && !body.endsWith('00')
}

function fitsPortugal(body: string): boolean {
  const check = 11 - (weightedSum(body, falling(9, 2)) % 11)
  return (check > 9 ? 0 : check) === last(body)
}

function fitsRomania(body: string): boolean {
  const digits = body.padStart(10, '0')
  return ((weightedSum(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(digits)
}

function fitsSlovenia(body: string): boolean {
  const check = 11 - (weightedSum(body, falling(8, 2)) % 11)
  return check !== 11 && check % 10 === last(body)
}

/** By prefix. Constructions and sums: European Commission, VIES VAT number construction rules, version 15. */
const rules: Readonly<Record<string, VatRule>> = {
  AT: { adjective: 'an Austrian', shape: 'ATU and eight digits', pattern: /^U\d{8}$/, fits: fitsAustria },
  BE: {
    adjective: 'a Belgian',
    shape: 'BE and ten digits, the first 0 or 1',
    pattern: /^[01]\d{9}$/,
    fits: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)),
  },
  BG: { adjective: 'a Bulgarian', shape: 'BG and nine or ten digits', pattern: /^\d{9,10}$/, fits: fitsBulgaria },
  CY: { adjective: 'a Cypriot', shape: 'CY, eight digits and a letter', pattern: /^\d{8}[A-Z]$/, fits: fitsCyprus },
  CZ: { adjective: 'a Czech', shape: 'CZ and eight, nine or ten digits', pattern: /^\d{8,10}$/, fits: fitsCzechia },
  DE: {
    adjective: 'a German',
    shape: 'DE and nine digits, the first not 0',
    pattern: /^[1-9]\d{8}$/,
    fits: fitsMod11And10,
  },
  DK: {
    adjective: 'a Danish',
    shape: 'DK and eight digits, the first not 0',
    pattern: /^[1-9]\d{7}$/,
    fits: (body) => weightedSum(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
    blocks: [2, 2, 2, 2],
  },
  EE: {
    adjective: 'an Estonian',
    shape: 'EE and nine digits',
    pattern: /^\d{9}$/,
    fits: (body) => weightedSum(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  },
  EL: { country: 'GR', adjective: 'a Greek', shape: 'EL and nine digits', pattern: /^\d{9}$/, fits: fitsGreece },
  ES: {
    adjective: 'a Spanish',
    shape: 'ES and nine characters, the first or the last a letter',
    pattern: /^(?:\d{8}[A-Z]|[A-HJ-NP-SU-Z]\d{7}[0-9A-Z])$/,
    fits: fitsSpain,
  },
  FI: {
    adjective: 'a Finnish',
    shape: 'FI and eight digits',
    pattern: /^\d{8}$/,
    fits: (body) => weightedSum(body, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  },
  FR: {
    adjective: 'a French',
    shape: 'FR, a key of two characters and nine digits',
    pattern: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
    fits: fitsFrance,
    blocks: [2, 9],
  },
  HR: { adjective: 'a Croatian', shape: 'HR and eleven digits', pattern: /^\d{11}$/, fits: fitsMod11And10 },
  HU: {
    adjective: 'a Hungarian',
    shape: 'HU and eight digits',
    pattern: /^\d{8}$/,
    fits: (body) => weightedSum(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  },
  IE: {
    adjective: 'an Irish',
    shape: 'IE, seven digits and one or two letters, or the older form with a letter as second character',
    pattern: /^(?:\d{7}[A-W]{1,2}|\d[A-Z+*]\d{5}[A-W])$/,
    fits: fitsIreland,
  },
  IT: { adjective: 'an Italian', shape: 'IT and eleven digits', pattern: /^\d{11}$/, fits: fitsItaly },
  LT: {
    adjective: 'a Lithuanian',
    shape: 'LT and nine or twelve digits',
    pattern: /^(?:\d{9}|\d{12})$/,
    fits: fitsLithuania,
  },
  LU: {
    adjective: 'a Luxembourg',
    shape: 'LU and eight digits',
    pattern: /^\d{8}$/,
    fits: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)),
  },
  LV: { adjective: 'a Latvian', shape: 'LV and eleven digits', pattern: /^\d{11}$/, fits: fitsLatvia },
  MT: {
    adjective: 'a Maltese',
    shape: 'MT and eight digits, the first not 0',
    pattern: /^[1-9]\d{7}$/,
    fits: (body) => weightedSum(body, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  },
  NL: {
    adjective: 'a Dutch',
    shape: 'NL, nine digits, the letter B and two digits',
    pattern: /^\d{9}B\d\d$/,
    fits: fitsNetherlands,
  },
  PL: {
    adjective: 'a Polish',
    shape: 'PL and ten digits',
    pattern: /^\d{10}$/,
    fits: (body) => weightedSum(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(body),
  },
  PT: {
    adjective: 'a Portuguese',
    shape: 'PT and nine digits, the first not 0',
    pattern: /^[1-9]\d{8}$/,
    fits: fitsPortugal,
  },
  RO: {
    adjective: 'a Romanian',
    shape: 'RO and two to ten digits, the first not 0',
    pattern: /^[1-9]\d{1,9}$/,
    fits: fitsRomania,
  },
  SE: {
    adjective: 'a Swedish',
    shape: 'SE and twelve digits, the last two from 01 to 94',
    pattern: /^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])$/,
    fits: (body) => fitsLuhn(body.slice(0, 10)),
  },
  SI: {
    adjective: 'a Slovenian',
    shape: 'SI and eight digits, the first not 0',
    pattern: /^[1-9]\d{7}$/,
    fits: fitsSlovenia,
  },
  SK: {
    adjective: 'a Slovak',
    shape: 'SK and ten digits, the first not 0, the third 2, 3, 4, 7, 8 or 9',
    pattern: /^[1-9]\d[2-47-9]\d{7}$/,
    fits: (body) => Number(body) % 11 === 0,
  },
  XI: {
    country: 'GB',
    adjective: 'a Northern Irish',
    shape: 'XI and nine or twelve digits',
    pattern: /^(?:\d{9}|\d{12})$/,
    fits: fitsUkVat,
    blocks: [3, 4, 2, 3],
  },
}

/** The letters before a VAT id of a country, given by ISO 3166: EL for Greece. Undefined outside the union. */
export function vatPrefixOf(country: string): string | undefined {
  if (country === 'GR') return 'EL'
  return country !== 'XI' && country !== 'EL' && Object.hasOwn(rules, country) ? country : undefined
}

/**
 * A VAT identification number of a member state or, for goods, of Northern Ireland: construction and check digits as the
 * Commission publishes them for VIES. With `country` (ISO 3166) the prefix may be left out. Only VIES says who holds a number.
 */
export function checkEuVat(text: string, country?: string): IdentifierCheck {
  const expected = country === undefined ? undefined : vatPrefixOf(country)
  const typed = compacted(text).replace(/^GR(?=\d{9}$)/, 'EL')
  const compact = expected !== undefined && !typed.startsWith(expected) ? `${expected}${typed}` : typed
  const prefix = compact.slice(0, 2)
  const rule = Object.hasOwn(rules, prefix) ? rules[prefix] : undefined
  if (!rule) return misfit('must begin with the two letters of a member state, such as DE or FR')
  const strange = strangeCharacter(compact.replace(/^(IE\d)[+*]/, '$1A'))
  if (strange) return strange
  const body = compact.slice(2)
  const what = `${rule.adjective} VAT id`
  if (!rule.pattern.test(body))
    return misfit(`must be ${rule.shape}, as ${what} is; this has “${body}” after ${prefix}`)
  if (!rule.fits(body)) return wrongCheckDigits
  return {
    fits: true,
    country: rule.country ?? prefix,
    what,
    compact,
    written: rule.blocks ? inBlocks(compact, [2, ...rule.blocks]) : compact,
    checkDigits: true,
  }
}
