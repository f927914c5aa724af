import { gs1CheckDigit } from '@/lib/base/check-digit'
import { fitsLuhn, gstinCheckCharacter, weightedSum } from './check-digits'
import {
  characters,
  compacted,
  inBlocks,
  misfit,
  strangeCharacter,
  wrongCheckDigits,
  type IdentifierCheck,
} from './check'

interface NumberRule {
  country: string
  what: string
  /** What it looks like, after "must be". */
  shape: string
  pattern: RegExp
  /** Undefined where the authority publishes no check digit. */
  fits?(compact: string): boolean
  blocks: readonly number[]
}

/** What is left of a number once letters that people write around it are gone. */
function read(text: string, around: RegExp): string {
  return compacted(text).replace(around, '')
}

function check(compact: string, { country, what, shape, pattern, fits, blocks }: NumberRule): IdentifierCheck {
  const strange = strangeCharacter(compact)
  if (strange) return strange
  if (!pattern.test(compact))
    return misfit(`must be ${shape}, as ${what} is; this has ${characters(compact.length)}: “${compact}”`)
  if (fits && !fits(compact)) return wrongCheckDigits
  return { fits: true, country, what, compact, written: inBlocks(compact, blocks), checkDigits: fits !== undefined }
}

const none = /(?!)/

/** Income Tax Department: the fourth letter says what kind of person holds it. */
const panShape = '[A-Z]{3}[ABCEFGHJKLPT][A-Z]\\d{4}[A-Z]'

const pan: NumberRule = {
  country: 'IN',
  what: 'a PAN',
  shape: 'five letters, four digits and a letter, the fourth letter a kind of holder such as P or C',
  pattern: new RegExp(`^${panShape}$`),
  blocks: [],
}

/** A permanent account number of India; its last letter is a check, but how it is made was never published. */
export function checkPan(text: string): IdentifierCheck {
  return check(read(text, none), pan)
}

const gstin: NumberRule = {
  country: 'IN',
  what: 'a GSTIN',
  shape: 'two digits of the state, a PAN and three more characters',
  pattern: new RegExp(`^\\d\\d${panShape}[1-9A-Z][0-9A-Z][0-9A-Z]$`),
  fits: (compact) => gstinCheckCharacter(compact.slice(0, 14)) === compact.slice(14),
  blocks: [],
}

/** State codes of the census as GST uses them; 97 is other territory, 99 the centre. */
export const gstStates: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  '10': 'Bihar',
  '11': 'Sikkim',
  '12': 'Arunachal Pradesh',
  '13': 'Nagaland',
  '14': 'Manipur',
  '15': 'Mizoram',
  '16': 'Tripura',
  '17': 'Meghalaya',
  '18': 'Assam',
  '19': 'West Bengal',
  '20': 'Jharkhand',
  '21': 'Odisha',
  '22': 'Chhattisgarh',
  '23': 'Madhya Pradesh',
  '24': 'Gujarat',
  // Numbers given before the union of the two territories in 2020 keep 25, those of undivided Andhra Pradesh 28.
  '25': 'Daman and Diu',
  '26': 'Dadra and Nagar Haveli and Daman and Diu',
  '27': 'Maharashtra',
  '28': 'Andhra Pradesh (before division)',
  '29': 'Karnataka',
  '30': 'Goa',
  '31': 'Lakshadweep',
  '32': 'Kerala',
  '33': 'Tamil Nadu',
  '34': 'Puducherry',
  '35': 'Andaman and Nicobar Islands',
  '36': 'Telangana',
  '37': 'Andhra Pradesh',
  '38': 'Ladakh',
  '97': 'Other territory',
  '99': 'Centre',
}

/** A GST identification number of India: state, PAN and the check character over all others (GST Network). */
export function checkGstin(text: string): IdentifierCheck {
  const compact = read(text, none)
  if (/^\d\d[A-Z]/.test(compact) && !Object.hasOwn(gstStates, compact.slice(0, 2)))
    return misfit(`must begin with the two digits of a state; no state has ${compact.slice(0, 2)}`)
  return check(compact, gstin)
}

const abn: NumberRule = {
  country: 'AU',
  what: 'an ABN',
  shape: 'eleven digits, the first not 0',
  pattern: /^[1-9]\d{10}$/,
  fits: (compact) => (weightedSum(compact, [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]) - 10) % 89 === 0,
  blocks: [2, 3, 3, 3],
}

/** An Australian business number: the weighted digits, the first less one, are a multiple of 89. Australian Business Register. */
export function checkAbn(text: string): IdentifierCheck {
  return check(read(text, /^ABN/), abn)
}

function fitsIrd(compact: string): boolean {
  const digits = compact.padStart(9, '0')
  const number = Number(digits)
  if (number < 10_000_000 || number > 150_000_000) return false
  const first = (11 - (weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  const value = first === 10 ? (11 - (weightedSum(digits, [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11 : first
  return value === Number(digits.slice(-1))
}

const newZealandGst: NumberRule = {
  country: 'NZ',
  what: 'a New Zealand GST number',
  shape: 'eight or nine digits',
  pattern: /^\d{8,9}$/,
  fits: fitsIrd,
  blocks: [],
}

/** A GST number of New Zealand, which is the holder's IRD number. Inland Revenue, RWT and NRWT specification, section 9.8. */
export function checkNewZealandGst(text: string): IdentifierCheck {
  const checked = check(read(text, /^(?:GST|IRD)/), newZealandGst)
  return checked.fits ? { ...checked, written: checked.compact.replace(/^(\d+)(\d{3})(\d{3})$/, '$1-$2-$3') } : checked
}

const nzbn: NumberRule = {
  country: 'NZ',
  what: 'an NZBN',
  shape: '94 and eleven digits',
  pattern: /^94\d{11}$/,
  fits: (compact) => gs1CheckDigit(compact.slice(0, 12)) === compact.slice(12),
  blocks: [],
}

/** A New Zealand business number, which is a GS1 location number. */
export function checkNzbn(text: string): IdentifierCheck {
  return check(read(text, /^NZBN/), nzbn)
}

const ein: NumberRule = {
  country: 'US',
  what: 'an EIN',
  shape: 'nine digits',
  pattern: /^\d{9}$/,
  blocks: [],
}

/** An employer identification number of the United States: nine digits without a check. */
export function checkEin(text: string): IdentifierCheck {
  const checked = check(read(text, /^EIN/), ein)
  return checked.fits ? { ...checked, written: checked.compact.replace(/^(\d\d)/, '$1-') } : checked
}

const swissUid: NumberRule = {
  country: 'CH',
  what: 'a Swiss UID',
  shape: 'CHE and nine digits, and for VAT the word MWST, TVA or IVA',
  pattern: /^CHE\d{9}(?:MWST|TVA|IVA|TPV)?$/,
  fits: (compact) =>
    (11 - (weightedSum(compact.slice(3), [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(compact.charAt(11)),
  blocks: [],
}

/** An enterprise number of Switzerland, with or without the word that makes it the VAT number. Federal Statistical Office. */
export function checkSwissUid(text: string): IdentifierCheck {
  const checked = check(read(text, none), swissUid)
  if (!checked.fits) return checked
  const [, first, second, third, word = ''] = /^CHE(\d{3})(\d{3})(\d{3})(.*)$/.exec(checked.compact) ?? []
  return { ...checked, written: `CHE-${first}.${second}.${third}${word === '' ? '' : ` ${word}`}` }
}

const norwegianVat: NumberRule = {
  country: 'NO',
  what: 'a Norwegian organisation number',
  shape: 'nine digits, and for VAT the letters MVA',
  pattern: /^\d{9}(?:MVA)?$/,
  fits: (compact) => (11 - (weightedSum(compact, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(compact.charAt(8)),
  blocks: [3, 3, 3],
}

/** An organisation number of Norway, with or without the letters MVA of the VAT register. Brønnøysund Register Centre. */
export function checkNorwegianVat(text: string): IdentifierCheck {
  return check(read(text, /^NO/), norwegianVat)
}

const siren: NumberRule = {
  country: 'FR',
  what: 'a SIREN',
  shape: 'nine digits',
  pattern: /^\d{9}$/,
  fits: fitsLuhn,
  blocks: [3, 3, 3],
}

/** A SIREN of a French business (INSEE). */
export function checkSiren(text: string): IdentifierCheck {
  return check(read(text, none), siren)
}

const laPoste = '356000000'

const siret: NumberRule = {
  country: 'FR',
  what: 'a SIRET',
  shape: 'fourteen digits: a SIREN and five more',
  pattern: /^\d{14}$/,
  // La Poste has more branches than Luhn digits leave room for: the plain sum of its digits is a multiple of five.
  fits: (compact) =>
    fitsLuhn(compact) ||
    (compact.startsWith(laPoste) &&
      weightedSum(
        compact,
        Array.from({ length: 14 }, () => 1),
      ) %
        5 ===
        0),
  blocks: [3, 3, 3, 5],
}

/** A SIRET of an establishment of a French business (INSEE). */
export function checkSiret(text: string): IdentifierCheck {
  return check(read(text, none), siret)
}

const canadianGst: NumberRule = {
  country: 'CA',
  what: 'a Canadian GST/HST number',
  shape: 'nine digits, RT and four digits',
  pattern: /^\d{9}RT\d{4}$/,
  fits: (compact) => fitsLuhn(compact.slice(0, 9)),
  blocks: [9, 2, 4],
}

/** A GST/HST account of Canada: the business number, whose ninth digit is a Luhn digit, and the account. Canada Revenue Agency. */
export function checkCanadianGst(text: string): IdentifierCheck {
  return check(read(text, none), canadianGst)
}

const emiratesTrn: NumberRule = {
  country: 'AE',
  what: 'a tax registration number of the Emirates',
  shape: 'fifteen digits',
  pattern: /^\d{15}$/,
  blocks: [3, 4, 4, 4],
}

/** A tax registration number of the United Arab Emirates: fifteen digits; no check digit is published. */
export function checkEmiratesTrn(text: string): IdentifierCheck {
  return check(read(text, /^TRN/), emiratesTrn)
}
