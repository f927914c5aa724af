/* Numbers of goods, books and devices. */
import { gs1CheckDigit } from '@/lib/base/check-digit'
import { isbn10CheckCharacter } from '@/lib/subjects/barcode/check-digit'
import { gs1Organisation } from '@/lib/subjects/barcode/gs1-prefixes'
import { compressUpca, expandUpce } from '@/lib/subjects/barcode/retail'
import { misfit, wrongCheckDigits } from '@/lib/subjects/identifiers/check'
import { checkCharacter11And2, fitsLuhn, weightedSum } from '@/lib/subjects/identifiers/check-digits'
import { checkContainer } from '@/lib/subjects/identifiers/container'
import { atEnd, plainCheck, type Fact, type Scheme } from './scheme'
import { plainVin, vinFault } from '@/lib/subjects/identifiers/vin'

const fitsGs1 = (compact: string) => gs1CheckDigit(compact.slice(0, -1)) === compact.slice(-1)
const gs1Rule = 'The digits before it, weighed 3 and 1 from the right, and the check digit make a multiple of 10.'

function organisation(gtin13: string): Fact[] {
  const found = gs1Organisation(gtin13)
  return [{ label: 'Number given by', text: found ?? 'Nobody: this range is not given out' }]
}

/** The other forms of a GTIN that is padded to fourteen digits. */
function otherForms(gtin14: string): Fact[] {
  if (!gtin14.startsWith('0')) {
    const item = gtin14.slice(1, 13)
    const inner = gtin14.startsWith('9')
      ? []
      : [{ label: 'GTIN-13 of what is in the case', text: item + gs1CheckDigit(item) }]
    const level = gtin14.startsWith('9') ? '9, of variable measure' : gtin14.charAt(0)
    return [{ label: 'Packing level', text: level }, ...inner]
  }
  const facts = [{ label: 'As GTIN-14', text: gtin14 }]
  if (gtin14.startsWith('000000')) return facts
  const gtin13 = gtin14.slice(1)
  facts.push({ label: 'As GTIN-13 (EAN)', text: gtin13 })
  if (!gtin13.startsWith('0')) return facts
  const short = compressUpca(gtin13.slice(1))
  facts.push({ label: 'As GTIN-12 (UPC-A)', text: gtin13.slice(1) })
  return short === undefined ? facts : [...facts, { label: 'As UPC-E', text: short }]
}

function gtin(length: 8 | 12 | 13 | 14, example: string): Scheme {
  return {
    id: `gtin-${length}`,
    rule: gs1Rule,
    example,
    looks: new RegExp(`^\\d{${length}}$`),
    check: plainCheck({
      what: `a GTIN-${length}`,
      shape: `${length} digits`,
      pattern: new RegExp(`^\\d{${length}}$`),
      fits: fitsGs1,
    }),
    closing: atEnd(),
    facts(compact) {
      const padded = compact.padStart(14, '0')
      const own = otherForms(padded).filter(({ text }) => text !== compact)
      // Numbers of eight digits have prefixes of their own.
      return length === 8 ? own : [...organisation(padded.slice(1)), ...own]
    },
  }
}

const groups: readonly (readonly [RegExp, string])[] = [
  [/^978[01]/, 'English'],
  [/^9782/, 'French'],
  [/^9783/, 'German'],
  [/^9784/, 'Japan'],
  [/^9785/, 'Russia and neighbours'],
  [/^9787/, 'China'],
  [/^97880/, 'Czechia and Slovakia'],
  [/^97881|^97893/, 'India'],
  [/^97882/, 'Norway'],
  [/^97883/, 'Poland'],
  [/^97884/, 'Spain'],
  [/^97885/, 'Brazil'],
  [/^97886/, 'Countries of former Yugoslavia'],
  [/^97887/, 'Denmark'],
  [/^97888/, 'Italy'],
  [/^97889/, 'Korea'],
  [/^97890|^97894/, 'Netherlands'],
  [/^97891/, 'Sweden'],
  [/^97892/, 'International organisations'],
  [/^9798/, 'United States'],
  [/^97910/, 'France'],
  [/^97911/, 'Korea'],
  [/^97912/, 'Italy'],
]

/** The registration group of an ISBN, where it has one or two digits. International ISBN Agency. */
function bookGroup(isbn13: string): Fact[] {
  const found = groups.find(([first]) => first.test(isbn13))
  return found ? [{ label: 'Language or country of the publisher', text: found[1] }] : []
}

const isbn13: Scheme = {
  id: 'isbn-13',
  rule: gs1Rule,
  example: '9780306406157',
  looks: /^97(?:8\d|9[1-9])\d{9}$/,
  check: plainCheck({
    what: 'an ISBN-13',
    shape: '13 digits that begin with 978, or with 979 and no 0 after it',
    pattern: /^97(?:8\d|9[1-9])\d{9}$/,
    fits: fitsGs1,
  }),
  closing: atEnd(),
  facts(compact) {
    const nine = compact.slice(3, 12)
    const ten = compact.startsWith('978')
      ? [{ label: 'As ISBN-10', text: nine + isbn10CheckCharacter(nine) }]
      : [{ label: 'As ISBN-10', text: 'None: only 978 has one' }]
    return [...bookGroup(compact), ...ten]
  },
}

const isbn10: Scheme = {
  id: 'isbn-10',
  rule: 'Nine digits weighed 10 to 2 and the check digit make a multiple of 11; X stands for 10.',
  example: '0306406152',
  looks: /^\d{9}[\dX]$/,
  check: plainCheck({
    what: 'an ISBN-10',
    shape: 'nine digits and a digit or X',
    pattern: /^\d{9}[\dX]$/,
    fits: (compact) => isbn10CheckCharacter(compact.slice(0, 9)) === compact.slice(9),
  }),
  closing: atEnd(1, '0123456789X'),
  facts(compact) {
    const front = `978${compact.slice(0, 9)}`
    const whole = front + gs1CheckDigit(front)
    return [{ label: 'As ISBN-13', text: whole }, ...bookGroup(whole)]
  },
}

function issnCheckCharacter(front: string): string {
  const rest = (11 - (weightedSum(front, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  return rest === 10 ? 'X' : String(rest)
}

const issn: Scheme = {
  id: 'issn',
  rule: 'Seven digits weighed 8 to 2 and the check digit make a multiple of 11; X stands for 10.',
  example: '03178471',
  looks: /^\d{7}[\dX]$/,
  looksWritten: /^\d{4}-\d{3}[\dX]$/i,
  check: plainCheck({
    what: 'an ISSN',
    shape: 'seven digits and a digit or X',
    pattern: /^\d{7}[\dX]$/,
    fits: (compact) => issnCheckCharacter(compact.slice(0, 7)) === compact.slice(7),
    written: (compact) => `${compact.slice(0, 4)}-${compact.slice(4)}`,
  }),
  closing: atEnd(1, '0123456789X'),
  facts(compact) {
    const front = `977${compact.slice(0, 7)}00`
    return [{ label: 'In a barcode, without a variant', text: front + gs1CheckDigit(front) }]
  },
}

const ismn: Scheme = {
  id: 'ismn',
  rule: gs1Rule,
  example: '9790260000438',
  looks: /^(?:9790\d{9}|M\d{9})$/,
  check: plainCheck({
    what: 'an ISMN',
    shape: '979 0 and nine digits, or M and nine digits as before 2008',
    pattern: /^(?:9790\d{9}|M\d{9})$/,
    fits: (compact) => fitsGs1(compact.replace('M', '9790')),
  }),
  closing: atEnd(),
  facts: (compact) => [{ label: 'With 13 digits', text: compact.replace('M', '9790') }],
}

const upce: Scheme = {
  id: 'upc-e',
  rule: 'The check digit is that of the UPC-A number that the eight digits stand for.',
  example: '04252614',
  looks: /^[01]\d{7}$/,
  check: plainCheck({
    what: 'a UPC-E number',
    shape: 'eight digits, the first 0 or 1',
    pattern: /^[01]\d{7}$/,
    fits: (compact) => fitsGs1(expandUpce(compact)),
  }),
  closing: atEnd(),
  facts(compact) {
    const whole = expandUpce(compact)
    return [{ label: 'As GTIN-12 (UPC-A)', text: whole }, ...organisation(`0${whole}`)]
  },
}

function gs1Key(id: 'sscc' | 'gln' | 'gsin', what: string, length: number, example: string): Scheme {
  const pattern = new RegExp(`^\\d{${length}}$`)
  return {
    id,
    rule: gs1Rule,
    example,
    looks: pattern,
    check: plainCheck({ what, shape: `${length} digits`, pattern, fits: fitsGs1 }),
    closing: atEnd(),
    facts: (compact) => organisation(id === 'sscc' ? compact.slice(1) : compact),
  }
}

const imei: Scheme = {
  id: 'imei',
  rule: 'Luhn: every second digit is doubled, and all digits make a multiple of 10.',
  example: '490154203237518',
  looks: /^\d{15}$/,
  check: plainCheck({ what: 'an IMEI', shape: '15 digits', pattern: /^\d{15}$/, fits: fitsLuhn, blocks: [2, 6, 6, 1] }),
  closing: atEnd(),
  facts: (compact) => [{ label: 'Type allocation code', text: compact.slice(0, 8) }],
}

const container: Scheme = {
  id: 'container',
  rule: 'Letters count 10 to 38 without multiples of 11; weighed 1, 2, 4 to 512, modulo 11, 10 as 0.',
  example: 'CSQU3054383',
  looks: /^[A-Z]{3}[UJZR]\d{7}$/,
  check: checkContainer,
  closing: atEnd(),
  facts: (compact) => [
    { label: 'Owner', text: compact.slice(0, 3) },
    {
      label: 'Kind',
      text:
        { U: 'Freight container', J: 'Equipment', Z: 'Trailer or chassis', R: 'Refrigerated' }[compact.charAt(3)] ?? '',
    },
  ],
}

const vin: Scheme = {
  id: 'vin',
  rule: 'The ninth character closes the others, modulo 11, in North America; elsewhere it need not.',
  example: '1M8GDM9AXKP042788',
  looks: /^(?=.*\d)[0-9A-HJ-NPR-Z]{17}$/,
  check(text) {
    const compact = plainVin(text)
    const found = vinFault(compact)
    if (found?.fault === 'check') return wrongCheckDigits
    if (found) return misfit('must be 17 digits and letters without I, O and Q, as a VIN is')
    return { fits: true, country: '', what: 'a VIN', compact, written: compact, checkDigits: true }
  },
  closing: () => ({ start: 8, width: 1, characters: '0123456789X' }),
}

const imo: Scheme = {
  id: 'imo',
  rule: 'Six digits weighed 7 to 2; the last digit of the sum is the check digit.',
  example: 'IMO9074729',
  looks: /^IMO\d{7}$/,
  check: plainCheck({
    what: 'an IMO number',
    shape: 'IMO and seven digits',
    pattern: /^IMO\d{7}$/,
    fits: (compact) => weightedSum(compact.slice(3), [7, 6, 5, 4, 3, 2]) % 10 === Number(compact.slice(-1)),
    blocks: [3, 7],
  }),
  closing: atEnd(),
}

const casForm = /^(?:[1-9]\d{1,6}-\d\d-\d|[1-9]\d{4,9})$/
const casShape = 'two to seven digits, two digits and one, as in 7732-18-5'
const checkCas = plainCheck({
  what: 'a CAS number',
  shape: casShape,
  pattern: /^[1-9]\d{4,9}$/,
  fits(compact) {
    const front = Array.from(compact.slice(0, -1)).toReversed()
    return front.reduce((sum, digit, at) => sum + Number(digit) * (at + 1), 0) % 10 === Number(compact.slice(-1))
  },
  written: (compact) => compact.replace(/^(\d+)(\d\d)(\d)$/, '$1-$2-$3'),
})

const cas: Scheme = {
  id: 'cas',
  rule: 'Digits weighed 1, 2, 3 … from the right; the last digit of the sum is the check digit.',
  example: '7732-18-5',
  looks: /(?!)/,
  looksWritten: /^[1-9]\d{1,6}-\d\d-\d$/,
  check: (text) => (casForm.test(text.trim()) ? checkCas(text) : misfit(`must be ${casShape}, as a CAS number is`)),
  closing: atEnd(),
}

const isni: Scheme = {
  id: 'orcid',
  rule: 'ISO/IEC 7064, MOD 11-2 over fifteen digits; X stands for 10.',
  example: '0000-0002-1825-0097',
  looks: /^000[0-9]\d{11}[\dX]$/,
  looksWritten: /^(?:\d{4}-){3}\d{3}[\dX]$/i,
  check: plainCheck({
    what: 'an ORCID iD or ISNI',
    shape: '15 digits and a digit or X',
    pattern: /^\d{15}[\dX]$/,
    fits: (compact) => checkCharacter11And2(compact.slice(0, 15)) === compact.slice(15),
    written: (compact) => compact.replaceAll(/(.{4})(?=.)/g, '$1-'),
  }),
  closing: atEnd(1, '0123456789X'),
  facts: (compact) => [
    {
      label: 'Kind',
      text: /^(?:00000001[5-9]|00000002|00000003[0-4]|0009000)/.test(compact)
        ? 'In the block that ISNI set aside for ORCID'
        : 'ISNI',
    },
  ],
}

/** Told by their letters. */
export const shippingSchemes: readonly Scheme[] = [container, imo]

/** Told by their length, and books by their first digits. */
export const productSchemes: readonly Scheme[] = [
  isbn13,
  ismn,
  gtin(13, '4006381333931'),
  gtin(12, '614141999996'),
  gtin(8, '73513537'),
  gtin(14, '98412345678908'),
]

/** Told after those: others look the same. */
export const otherTradeSchemes: readonly Scheme[] = [
  gs1Key('sscc', 'an SSCC', 18, '106141412345678908'),
  gs1Key('gln', 'a GLN', 13, '0614141123452'),
  gs1Key('gsin', 'a GSIN', 17, '90614141000012346'),
  isbn10,
  issn,
  upce,
  isni,
  imei,
  vin,
  cas,
]
