import { compacted, type Fitting } from '@/lib/subjects/identifiers/check'
import { cardSchemes, letteredSchemes, looseSchemes, numberedSchemes } from './money-schemes'
import { closed, completed, swapped, type Fact, type Scheme } from './scheme'
import type { SchemeId } from './scheme-names'
import { otherTradeSchemes, productSchemes, shippingSchemes } from './trade-schemes'

/** Every kind that is known, those that are told best by their form first. */
export const schemes: readonly Scheme[] = [
  ...letteredSchemes,
  ...shippingSchemes,
  ...looseSchemes,
  ...productSchemes,
  ...cardSchemes,
  ...otherTradeSchemes,
  ...numberedSchemes,
]

/** Words that people write before a number, and the kinds they say. */
const words: Readonly<Record<string, readonly SchemeId[]>> = {
  isbn: ['isbn-13', 'isbn-10'],
  'isbn-10': ['isbn-10'],
  'isbn-13': ['isbn-13'],
  issn: ['issn'],
  ismn: ['ismn'],
  iban: ['iban'],
  bic: ['bic'],
  swift: ['bic'],
  ean: ['gtin-13', 'gtin-8'],
  upc: ['gtin-12', 'upc-e'],
  gtin: ['gtin-13', 'gtin-12', 'gtin-14', 'gtin-8'],
  gln: ['gln'],
  sscc: ['sscc'],
  imei: ['imei'],
  lei: ['lei'],
  isin: ['isin'],
  cusip: ['cusip'],
  sedol: ['sedol'],
  vin: ['vin'],
  imo: ['imo'],
  orcid: ['orcid'],
  isni: ['orcid'],
  cas: ['cas'],
  nhs: ['nhs'],
  aba: ['aba'],
  abn: ['abn'],
  siren: ['siren'],
  siret: ['siret'],
  gstin: ['gstin'],
  pan: ['pan'],
  aadhaar: ['aadhaar'],
  pesel: ['pesel'],
  cpf: ['cpf'],
  bsn: ['bsn'],
}

export type Verdict = 'fits' | 'shape' | 'wrong' | 'unknown'

/** What one number is. */
export interface Judged {
  given: string
  verdict: Verdict
  /** Undefined where no kind looks like it. */
  scheme: Scheme | undefined
  /** Where it fits. */
  fitting: Fitting | undefined
  /** What it must be, after "It": where it does not fit. */
  fault: string | undefined
  /** With the only check characters that would fit. */
  mended: string | undefined
  facts: readonly Fact[]
  /** Other kinds that it fits as well. */
  others: readonly Scheme[]
}

/** Longer than any number with its word. */
const longest = 80
const word = /^([A-Z]+(?:-1[03])?)(?:[:.#]\s*|\s+(?:no\.?|number)?:?\s*)(?=\S)/i
const orcidAddress = /^https?:\/\/(?:www\.)?(?:orcid|isni)\.org\/(?:isni\/)?/i

/** The number in a line and the kinds that its word says. */
function readLine(line: string): { number: string; said: readonly Scheme[] } {
  const text = line.trim().replace(orcidAddress, 'orcid ')
  const [before = '', named = ''] = word.exec(text) ?? []
  const ids = Object.hasOwn(words, named.toLowerCase()) ? words[named.toLowerCase()] : undefined
  if (!ids) return { number: text, said: [] }
  const number = text.slice(before.length)
  const said = schemes.filter(({ id }) => ids.includes(id))
  return { number: named.toLowerCase() === 'imo' ? `IMO${number}` : number, said }
}

const unknown = {
  verdict: 'unknown',
  scheme: undefined,
  fitting: undefined,
  mended: undefined,
  facts: [],
  others: [],
} as const

/** Kinds that a number looks like; the way it is written tells before its characters do. */
function lookalikes(number: string, compact: string): readonly Scheme[] {
  const written = schemes.filter(({ looksWritten }) => looksWritten?.test(number))
  return [...written, ...schemes.filter((one) => one.looks.test(compact) && !written.includes(one))]
}

/**
 * Judges one number as the kind that was chosen, or as the first kind that it looks like and fits; where none fits, as the first that
 * it looks like. A word before it (ISBN, IBAN) says the kind, too.
 */
export function judgeNumber(line: string, chosen?: Scheme): Judged {
  const given = line.trim()
  if (given.length > longest) return { ...unknown, given, fault: undefined }
  const { number, said } = readLine(given)
  const compact = compacted(number)
  const candidates = chosen
    ? [chosen]
    : said.length > 0
      ? [...said.filter(({ looks }) => looks.test(compact)), ...said]
      : lookalikes(number, compact)
  const fitting = candidates.filter(({ check }) => check(number).fits)
  const scheme = fitting[0] ?? candidates[0]
  if (!scheme) return { ...unknown, given, fault: undefined }
  const checked = scheme.check(number)
  if (!checked.fits)
    return { ...unknown, given, verdict: 'wrong', scheme, fault: checked.fault, mended: closed(scheme, compact) }
  return {
    given,
    verdict: checked.checkDigits ? 'fits' : 'shape',
    scheme,
    fitting: checked,
    fault: undefined,
    mended: undefined,
    facts: scheme.facts?.(checked.compact) ?? [],
    others: [...new Set(fitting)].filter((one) => one !== scheme),
  }
}

/** The number to which a line without check characters belongs; undefined where a kind has none or the line is no front of one. */
export function completeNumber(line: string, scheme: Scheme): Judged {
  const whole = line.trim().length > longest ? undefined : completed(scheme, readLine(line).number)
  if (whole === undefined) return { ...unknown, given: line.trim(), scheme, verdict: 'wrong', fault: undefined }
  return { ...judgeNumber(whole, scheme), given: line.trim() }
}

/** Kinds whose published example has as many characters, or one more or less: for a number that looks like none. */
export function kindsOfLength(line: string): readonly Scheme[] {
  const { length } = compacted(readLine(line).number)
  return schemes.filter(({ example }) => Math.abs(compacted(example).length - length) <= 1)
}

/** What was probably meant: numbers that fit with two neighbours changed round. */
export function meantNumbers({ given, scheme, verdict }: Judged): readonly string[] {
  return scheme && verdict === 'wrong' ? swapped(scheme, compacted(readLine(given).number)) : []
}

const range = /^(\d{4,20})\s*(?:\.\.|…)\s*(\d{4,20})$/

/** Numbers of a line `first..last`, at most so many; undefined for other lines. */
export function numbersOfRange(line: string, most: number): readonly string[] | undefined {
  const [, first = '', last = ''] = range.exec(line.trim()) ?? []
  if (first === '' || first.length !== last.length || last < first) return undefined
  const [from, to] = [BigInt(first), BigInt(last)]
  const count = to - from + 1n > BigInt(most) ? most : Number(to - from + 1n)
  return Array.from({ length: count }, (_, at) => String(from + BigInt(at)).padStart(first.length, '0'))
}
