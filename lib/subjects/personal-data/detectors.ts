import { checkIban } from '@/lib/subjects/identifiers/iban'
import { fitsLuhn } from '@/lib/subjects/identifiers/check-digits'
import { parseIp } from '@/lib/subjects/ip/address'
import {
  fitsAadhaar,
  fitsBsn,
  fitsCpf,
  fitsDni,
  fitsGermanTaxId,
  fitsNhs,
  fitsNino,
  fitsNir,
  fitsPesel,
  fitsSsn,
} from './national-ids'

/** What is looked for; the order decides where two fit the same place. */
export const dataKinds = {
  secret: 'Keys and passwords',
  email: 'E-mail addresses',
  iban: 'Bank accounts (IBAN)',
  card: 'Card numbers',
  national: 'National numbers',
  ip: 'Network addresses',
  phone: 'Telephone numbers',
  birth: 'Dates of birth',
} as const
export type DataKind = keyof typeof dataKinds

export interface Find {
  kind: DataKind
  /** More exactly: "US Social Security number". */
  what: string
  start: number
  end: number
}

interface Detector {
  kind: DataKind
  what: string
  shape: RegExp
  fits(found: string, around: string): boolean
}

const compact = (text: string) => text.replaceAll(/[\s.\-/]/g, '').toUpperCase()

/** Numbers without a check digit of their own, or with a single one, are taken only where a word beside them says what they are. */
const beside = (words: RegExp) => (found: string, around: string) => words.test(around.replace(found, ' '))

const digitsOf = (least: number, most: number) =>
  new RegExp(`(?<![\\d.])\\d(?:[ .-]?\\d){${String(least - 1)},${String(most - 1)}}(?![\\d]|\\.\\d)`, 'g')

function national(what: string, shape: RegExp, fits: (text: string) => boolean, words?: RegExp): Detector {
  return {
    kind: 'national',
    what,
    shape,
    fits: (found, around) => fits(compact(found)) && (!words || beside(words)(found, around)),
  }
}

const detectors: readonly Detector[] = [
  {
    kind: 'secret',
    what: 'Private key',
    shape: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----[\s\S]{0,10000}?(?:-----END (?:[A-Z0-9]+ )*PRIVATE KEY-----|$)/g,
    fits: () => true,
  },
  { kind: 'secret', what: 'Token', shape: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]*/g, fits: () => true },
  {
    kind: 'secret',
    what: 'Access key',
    shape:
      /\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36,}|xox[abprs]-[A-Za-z0-9-]{10,}|sk_live_[A-Za-z0-9]{16,}|AIza[\w-]{35})/g,
    fits: () => true,
  },
  {
    kind: 'secret',
    what: 'Password',
    shape: /(?<=\b(?:password|passwd|pwd|passwort|kennwort|secret|api[_-]?key)["']?\s*[:=]\s*["']?)[^\s"',;]{4,200}/gi,
    fits: (found) => !/^(?:null|true|false|none|undefined|\*+|<.*>|\$\{.*|\{\{.*)$/i.test(found),
  },
  {
    kind: 'email',
    what: 'E-mail address',
    shape:
      /(?<![\w.+-])[\p{L}\p{N}_%+-](?:[\p{L}\p{N}._%+'-]{0,62}[\p{L}\p{N}_%+-])?@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}{2,63}/gu,
    fits: (found) => !found.includes('..'),
  },
  {
    kind: 'iban',
    what: 'IBAN',
    shape: /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,4})?\b/g,
    fits: (found) => checkIban(found).fits,
  },
  {
    kind: 'card',
    what: 'Card number',
    shape: /(?<![\d.-])[2-6]\d{3}[ -]?(?:\d{4}[ -]?\d{4}[ -]?\d{1,7}|\d{6}[ -]?\d{4,5})(?![\d]|\.\d)/g,
    fits(found) {
      const digits = compact(found)
      return digits.length >= 13 && digits.length <= 19 && !/^(\d)\1+$/.test(digits) && fitsLuhn(digits)
    },
  },
  national(
    'French social security number',
    /(?<!\d)[1-478] ?\d{2} ?\d{2} ?\d[\dAB] ?\d{3} ?\d{3} ?\d{2}(?!\d)/g,
    fitsNir,
  ),
  national('Spanish DNI or NIE', /\b(?:[XYZ]-?\d{7}|\d{8})-?[A-Z]\b/g, fitsDni),
  national('UK National Insurance number', /\b[A-Z]{2} ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/g, fitsNino),
  national('US Social Security number', /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g, fitsSsn),
  national('Brazilian CPF', /(?<![\d.])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, fitsCpf),
  national('US Social Security number', digitsOf(9, 9), fitsSsn, /\bssn\b|social security/i),
  national('UK NHS number', digitsOf(10, 10), fitsNhs, /\bnhs\b/i),
  national('German tax identification number', digitsOf(11, 11), fitsGermanTaxId, /steuer|\bid-?nr|\btin\b|tax/i),
  national('Dutch citizen service number', digitsOf(9, 9), fitsBsn, /\bbsn\b|burgerservice|sofi/i),
  national('Polish PESEL', digitsOf(11, 11), fitsPesel, /pesel/i),
  national('Indian Aadhaar number', digitsOf(12, 12), fitsAadhaar, /aadha?ar|uidai|\buid\b/i),
  national('Brazilian CPF', digitsOf(11, 11), fitsCpf, /\bcpf\b/i),
  {
    kind: 'ip',
    what: 'IPv4 address',
    shape: /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d]|\.\d)/g,
    fits: (found, around) => parseIp(found) !== undefined && !/version|\bv\d/i.test(around.replace(found, ' ')),
  },
  {
    kind: 'ip',
    what: 'IPv6 address',
    shape: /(?<![\w:.])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:])/gi,
    fits: (found) => found.replaceAll(':', '').length >= 3 && parseIp(found) !== undefined,
  },
  {
    kind: 'phone',
    what: 'International telephone number',
    shape: /(?<![\w+]|\d[ ./-])(?:\+|00)[1-9](?:[ ()./-]{0,2}\d){7,14}(?!\d)/g,
    fits: (found) => {
      const { length } = found.replace(/^00/, '').replaceAll(/\D/g, '')
      return length >= 8 && length <= 15
    },
  },
  {
    kind: 'phone',
    what: 'Telephone number',
    shape: /(?<![\w+.-])\(?0?\d{2,5}\)?(?:[ /.-]{1,2}\d{2,5}){1,4}(?!\d)/g,
    fits: beside(/\b(?:phone|tel|telephone|mobile|cell|fax|telefon|handy|mobil|téléphone|teléfono)/i),
  },
  {
    kind: 'birth',
    what: 'Date of birth',
    shape: /(?<!\d)(?:(?:19|20)\d{2}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2})(?!\d)/g,
    fits: beside(/birth|\bdob\b|\bborn\b|geburt|\bgeb\b|naissance|nacimiento/i),
  },
]

/** How far a word may be from the number that it names. */
const reach = 40

/**
 * What of a text looks like data about a person, in the order of the text and without overlaps. `context` is said beside the text, such as the
 * heading of its column.
 */
export function findsIn(text: string, kinds: ReadonlySet<DataKind>, context = ''): Find[] {
  let found: Find[] = []
  for (const { kind, what, shape, fits } of detectors) {
    if (!kinds.has(kind)) continue
    const own: Find[] = []
    // Both run through the text from its beginning, so what is taken already is passed once.
    let taken = 0
    for (const match of text.matchAll(shape)) {
      const [whole] = match
      const start = match.index
      const end = start + whole.length
      while ((found[taken]?.end ?? Infinity) <= start) taken++
      if ((found[taken]?.start ?? Infinity) < end) continue
      const before =
        text
          .slice(Math.max(0, start - reach), start)
          .split('\n')
          .at(-1) ?? ''
      const after = text.slice(end, end + reach).split('\n')[0] ?? ''
      if (fits(whole, `${context} ${before}${whole}${after}`)) own.push({ kind, what, start, end })
    }
    if (own.length > 0) found = [...found, ...own].toSorted((one, other) => one.start - other.start)
  }
  return found
}
