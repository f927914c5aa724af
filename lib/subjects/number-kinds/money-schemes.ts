/* Numbers of accounts, cards, banks, securities, businesses and people. */
import { checkCardNumber, groupedNumber } from '@/lib/subjects/cards/test-cards'
import {
  fitsAadhaar,
  fitsBsn,
  fitsCpf,
  fitsGermanTaxId,
  fitsNhs,
  fitsPesel,
} from '@/lib/subjects/personal-data/national-ids'
import { checkBic } from '@/lib/subjects/identifiers/bic'
import { compacted, misfit, type IdentifierCheck } from '@/lib/subjects/identifiers/check'
import { fitsLuhn, lettersAsDigits, modulo97, weightedSum } from '@/lib/subjects/identifiers/check-digits'
import { countryCodes, countryName } from './countries'
import { checkEuVat } from '@/lib/subjects/identifiers/eu-vat'
import { checkIban, ibanParts } from '@/lib/subjects/identifiers/iban'
import { atEnd, digits, letters, plainCheck, type Closing, type Fact, type Scheme } from './scheme'
import type { SchemeId } from './scheme-names'
import {
  checkAbn,
  checkCanadianGst,
  checkGstin,
  checkNorwegianVat,
  checkPan,
  checkSiren,
  checkSiret,
  checkSwissUid,
} from '@/lib/subjects/identifiers/tax-numbers'
import { checkUkVat } from '@/lib/subjects/identifiers/uk-vat'

const mod97 = 'ISO/IEC 7064, MOD 97-10: letters count 10 to 35, and the whole leaves 1.'
const luhn = 'Luhn: every second digit from the right is doubled, and all digits make a multiple of 10.'

const iban: Scheme = {
  id: 'iban',
  rule: `Moved round, with country and check digits at the end: ${mod97}`,
  example: 'GB33BUKB20201555555555',
  looks: /^(?:IBAN)?[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/,
  check: checkIban,
  closing: () => ({ start: 2, width: 2, characters: digits }),
  facts(compact) {
    const parts = ibanParts(compact)
    return parts === undefined
      ? []
      : [
          { label: 'Country', text: parts.country },
          { label: 'Check digits', text: compact.slice(2, 4) },
          { label: 'Bank and account (BBAN)', text: compact.slice(4) },
          { label: 'Form of a BBAN there', text: parts.form },
        ]
  },
}

const creditorReference: Scheme = {
  id: 'rf',
  rule: `RF and its check digits moved to the end: ${mod97}`,
  example: 'RF18539007547034',
  looks: /^RF\d\d[0-9A-Z]{1,21}$/,
  check: plainCheck({
    what: 'a creditor reference',
    shape: 'RF, two digits and up to 21 letters and digits',
    pattern: /^RF\d\d[0-9A-Z]{1,21}$/,
    fits: (compact) => modulo97(compact.slice(4) + compact.slice(0, 4)) === 1 && isCanonical(compact.slice(2, 4)),
    written: (compact) => compact.replaceAll(/(.{4})(?=.)/g, '$1 '),
  }),
  closing: () => ({ start: 2, width: 2, characters: digits }),
}

/** Check digits run from 02 to 98: 00, 01 and 99 leave the same remainders and are given to nobody. */
function isCanonical(check: string): boolean {
  return check >= '02' && check <= '98'
}

const lei: Scheme = {
  id: 'lei',
  rule: mod97,
  example: '7LTWFZYICNSX8D621K86',
  looks: /^[0-9A-Z]{18}\d\d$/,
  check: plainCheck({
    what: 'an LEI',
    shape: '18 letters and digits and two check digits',
    pattern: /^[0-9A-Z]{18}\d\d$/,
    fits: (compact) => modulo97(compact) === 1 && isCanonical(compact.slice(18)),
    blocks: [4, 14, 2],
  }),
  closing: atEnd(2),
  facts: (compact) => [{ label: 'Given by the issuer with prefix', text: compact.slice(0, 4) }],
}

function countryOf(code: string): Fact[] {
  const name = countryName(code)
  return name === undefined ? [] : [{ label: 'Country', text: name }]
}

const isinShape = new RegExp(`^(?:${[...countryCodes].join('|')}|EU|Q[ST]|X[ABCDFKS])[0-9A-Z]{9}\\d$`)

const isin: Scheme = {
  id: 'isin',
  rule: `Letters count 10 to 35. ${luhn}`,
  example: 'US0378331005',
  looks: isinShape,
  check: plainCheck({
    what: 'an ISIN',
    shape: 'two letters of a country, or EU and XA to XS of international ones, nine letters and digits and a digit',
    pattern: isinShape,
    fits: (compact) => fitsLuhn(lettersAsDigits(compact)),
  }),
  closing: atEnd(),
  facts: (compact) => [
    ...countryOf(compact.slice(0, 2)),
    ...(/^(?:US|CA)/.test(compact) ? [{ label: 'CUSIP', text: compact.slice(2, 11) }] : []),
    ...(compact.startsWith('GB00') ? [{ label: 'SEDOL', text: compact.slice(4, 11) }] : []),
  ],
}

const cusipCharacters = `${digits}${letters}*@#`

const cusip: Scheme = {
  id: 'cusip',
  rule: 'Values 0 to 38, every second doubled, their digits added; the check digit makes a multiple of 10.',
  example: '037833100',
  looks: /^(?=.*\d.*\d)[0-9A-Z]{8}\d$/,
  check: plainCheck({
    what: 'a CUSIP',
    shape: 'eight letters and digits and a digit',
    pattern: /^[0-9A-Z*@#]{8}\d$/,
    fits(compact) {
      let sum = 0
      for (let at = 0; at < 8; at++) {
        const value = cusipCharacters.indexOf(compact.charAt(at)) * (at % 2 === 0 ? 1 : 2)
        sum += Math.floor(value / 10) + (value % 10)
      }
      return (10 - (sum % 10)) % 10 === Number(compact.charAt(8))
    },
  }),
  closing: atEnd(),
}

const sedol: Scheme = {
  id: 'sedol',
  rule: 'Six characters weighed 1, 3, 1, 7, 3, 9, letters as 11 to 35, and the check digit make a multiple of 10.',
  example: '0263494',
  looks: /^[0-9B-DF-HJ-NP-TV-Z]{6}\d$/,
  check: plainCheck({
    what: 'a SEDOL',
    shape: 'six digits and letters without vowels and a digit',
    pattern: /^[0-9B-DF-HJ-NP-TV-Z]{6}\d$/,
    fits(compact) {
      const sum = [1, 3, 1, 7, 3, 9, 1].reduce(
        (total, weight, at) => total + weight * Number.parseInt(compact.charAt(at), 36),
        0,
      )
      return sum % 10 === 0
    },
  }),
  closing: atEnd(),
}

const bic: Scheme = {
  id: 'bic',
  rule: 'No check digit: the form alone, with a country as fifth and sixth letter.',
  example: 'DEUTDEFF500',
  looks: /^[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?$/,
  check(text): IdentifierCheck {
    const checked = checkBic(text)
    return !checked.fits || countryName(checked.country) !== undefined
      ? checked
      : misfit(`must have the two letters of a country as characters 5 and 6; “${checked.country}” is none`)
  },
  facts: (compact) => [
    ...countryOf(compact.slice(4, 6)),
    { label: 'Branch', text: compact.length === 11 && !compact.endsWith('XXX') ? compact.slice(8) : 'Head office' },
  ],
}

const routing: Scheme = {
  id: 'aba',
  rule: 'Digits weighed 3, 7 and 1 in turn make a multiple of 10.',
  example: '111000025',
  looks: /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/,
  check: plainCheck({
    what: 'a routing number',
    shape: 'nine digits that begin with 00 to 12, 21 to 32, 61 to 72 or 80',
    pattern: /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/,
    fits: (compact) => weightedSum(compact, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  }),
  closing: atEnd(),
}

const card: Scheme = {
  id: 'card',
  rule: luhn,
  example: '4242424242424242',
  looks: /^(?:[2-6]\d{15}|3[47]\d{13}|3[0689]\d{12}|[456]\d{17,18})$/,
  check(text): IdentifierCheck {
    const compact = compacted(text)
    const read = checkCardNumber(compact)
    if ('wrong' in read || compact.length < 12 || compact.length > 19)
      return misfit('must be 12 to 19 digits, as a card number is')
    if (read.brand === undefined) return misfit('must begin like the cards of a network; this begins like none')
    if (!read.fitsLength)
      return misfit(`must have another length: ${read.brand} has no numbers of ${compact.length} digits`)
    if (!read.fitsLuhn) return misfit('must have a check digit that fits; this does not, so one digit is mistyped')
    const written = groupedNumber(compact)
    return { fits: true, country: '', what: `a card number of ${read.brand}`, compact, written, checkDigits: true }
  },
  closing: atEnd(),
  facts(compact) {
    const read = checkCardNumber(compact)
    if ('wrong' in read) return []
    const test = read.known ? [{ label: 'Published test number', text: read.known.by }] : []
    return [
      { label: 'Network', text: read.brand ?? 'None' },
      { label: 'Issuer number', text: compact.slice(0, 8) },
      ...test,
    ]
  },
}

/** Where the check characters of a VAT id stand after its two letters; at the end, one digit, where nothing is said. */
const vatClosings: Readonly<Record<string, (length: number) => Closing | undefined>> = {
  BE: (length) => ({ start: length - 2, width: 2, characters: digits }),
  CY: (length) => ({ start: length - 1, width: 1, characters: letters }),
  ES: (length) => ({ start: length - 1, width: 1, characters: digits + letters }),
  FR: () => ({ start: 2, width: 2, characters: digits }),
  IE: () => ({ start: 9, width: 1, characters: letters }),
  LU: (length) => ({ start: length - 2, width: 2, characters: digits }),
  MT: (length) => ({ start: length - 2, width: 2, characters: digits }),
  NL: () => ({ start: 10, width: 1, characters: digits }),
  SE: () => ({ start: 11, width: 1, characters: digits }),
  SK: () => undefined,
  XI: () => ({ start: 9, width: 2, characters: digits }),
}

const euVat: Scheme = {
  id: 'eu-vat',
  rule: 'Each member state has its own sum, as the Commission publishes them for VIES.',
  example: 'DE136695976',
  looks:
    /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)(?=.*\d.*\d)[0-9A-Z+*]{2,12}$/,
  check: (text) => checkEuVat(text),
  closing(compact, length) {
    const own = vatClosings[compact.slice(0, 2)]
    return own ? own(length) : { start: length - 1, width: 1, characters: digits }
  },
  facts: (compact) => countryOf(compact.slice(0, 2).replace('EL', 'GR').replace('XI', 'GB')),
}

interface Registered {
  id: SchemeId
  rule: string
  example: string
  looks: RegExp
  check: Scheme['check']
  closing?: Scheme['closing']
}

/** Numbers of businesses and their taxes, whose checks stand elsewhere. */
const registered: readonly Registered[] = [
  {
    id: 'uk-vat',
    rule: 'Seven digits weighed 8 to 2 and the last two are a multiple of 97, or 55 short of one.',
    example: 'GB980780684',
    looks: /^GB(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/,
    check: checkUkVat,
    closing: () => ({ start: 9, width: 2, characters: digits }),
  },
  {
    id: 'swiss-uid',
    rule: 'Digits weighed 5, 4, 3, 2, 7, 6, 5, 4, modulo 11.',
    example: 'CHE109322551',
    looks: /^CHE\d{9}(?:MWST|TVA|IVA|TPV)?$/,
    check: checkSwissUid,
    closing: () => ({ start: 11, width: 1, characters: digits }),
  },
  {
    id: 'gstin',
    rule: 'Luhn with 36 characters over the fourteen before the last.',
    example: '27AAPFU0939F1ZV',
    looks: /^\d\d[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$/,
    check: checkGstin,
    closing: atEnd(1, digits + letters),
  },
  {
    id: 'pan',
    rule: 'The form alone: how its last letter is made was never published.',
    example: 'AAPFU0939F',
    looks: /^[A-Z]{5}\d{4}[A-Z]$/,
    check: checkPan,
  },
  {
    id: 'gst-ca',
    rule: `The ninth digit. ${luhn}`,
    example: '123456782RT0001',
    looks: /^\d{9}RT\d{4}$/,
    check: checkCanadianGst,
    closing: () => ({ start: 8, width: 1, characters: digits }),
  },
  {
    id: 'abn',
    rule: 'The first digit less 1, weighed 10, 1, 3 … 19: a multiple of 89.',
    example: '51824753556',
    looks: /^[1-9]\d{10}$/,
    check: checkAbn,
    closing: () => ({ start: 0, width: 2, characters: digits }),
  },
  {
    id: 'siren',
    rule: luhn,
    example: '552008443',
    looks: /^\d{9}$/,
    check: checkSiren,
    closing: atEnd(),
  },
  {
    id: 'siret',
    rule: luhn,
    example: '73282932000074',
    looks: /^\d{14}$/,
    check: checkSiret,
    closing: atEnd(),
  },
  {
    id: 'orgnr',
    rule: 'Digits weighed 3, 2, 7, 6, 5, 4, 3, 2, modulo 11.',
    example: '988077917',
    looks: /^[89]\d{8}(?:MVA)?$/,
    check: checkNorwegianVat,
    closing: () => ({ start: 8, width: 1, characters: digits }),
  },
]

function person(id: SchemeId, what: string, fits: (compact: string) => boolean, own: Partial<Scheme>): Scheme {
  const length = own.example?.length ?? 0
  const looks = own.looks ?? new RegExp(`^\\d{${length}}$`)
  return {
    id,
    rule: '',
    example: '',
    looks,
    check: plainCheck({ what, shape: `${length} digits`, pattern: new RegExp(`^\\d{${length}}$`), fits }),
    closing: atEnd(),
    ...own,
  }
}

/** Numbers of people, last of all where a form does not tell. */
const people: readonly Scheme[] = [
  person('nhs', 'an NHS number', fitsNhs, {
    rule: 'Digits weighed 10 to 2, modulo 11.',
    example: '9434765919',
    looksWritten: /^\d{3} \d{3} \d{4}$/,
  }),
  person('aadhaar', 'an Aadhaar number', fitsAadhaar, {
    rule: 'Verhoeff’s scheme, over twelve digits.',
    example: '234123412346',
    looks: /^[2-9]\d{11}$/,
  }),
  person('steuer-id', 'a German tax id', fitsGermanTaxId, {
    rule: 'ISO/IEC 7064, MOD 11,10; one digit is there twice or three times.',
    example: '86095742719',
  }),
  person('pesel', 'a PESEL', fitsPesel, {
    rule: 'Digits weighed 1, 3, 7, 9 in turn, modulo 10; the first six are a day of birth.',
    example: '44051401359',
  }),
  person('cpf', 'a CPF', fitsCpf, {
    rule: 'Two check digits, each with falling weights, modulo 11.',
    example: '52998224725',
    closing: atEnd(2),
  }),
  person('bsn', 'a BSN', fitsBsn, {
    rule: 'Digits weighed 9 to 2 and −1, modulo 11.',
    example: '111222333',
  }),
]

/** Told by their letters. */
export const letteredSchemes: readonly Scheme[] = [
  creditorReference,
  iban,
  isin,
  euVat,
  ...registered.filter(({ example }) => /[A-Z]/.test(example)),
]

/** Told by letters that others may have, too. */
export const looseSchemes: readonly Scheme[] = [lei, bic]

/** Cards begin as those of a network do. */
export const cardSchemes: readonly Scheme[] = [card]

/** Told by their length, or not told at all. */
export const numberedSchemes: readonly Scheme[] = [
  routing,
  cusip,
  sedol,
  ...registered.filter(({ example }) => !/[A-Z]/.test(example)),
  ...people,
]
