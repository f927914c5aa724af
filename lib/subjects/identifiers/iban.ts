import { checkDigits97 } from './check-digits'
import { characters, compacted, misfit, strangeCharacter, wrongCheckDigits, type IdentifierCheck } from './check'
import { ibanCountries } from './iban-countries'

const kindWords: Readonly<Record<string, string>> = { n: 'a digit', a: 'a letter', c: 'a letter or a digit' }
const kindPatterns: Readonly<Record<string, RegExp>> = { n: /[0-9]/, a: /[A-Z]/, c: /[0-9A-Z]/ }

/** One sign for each character after the four that begin an IBAN: '3n2a' is 'nnnaa'. */
function kindsOf(structure: string): string {
  return structure.replace(/(\d+)([nac])/g, (_, count: string, kind: string) => kind.repeat(Number(count)))
}

/** The first character that stands where its country has another kind, counted from 1 over the whole number. */
function misplaced(compact: string, structure: string): string | undefined {
  const kinds = `aann${kindsOf(structure)}`
  for (let at = 0; at < kinds.length; at++) {
    const kind = kinds.charAt(at)
    const character = compact.charAt(at)
    if (!kindPatterns[kind]?.test(character))
      return `must have ${kindWords[kind]} as character ${at + 1}; this has “${character}”`
  }
  return undefined
}

/**
 * An international bank account number: its country, length, the kind of every character and the two check digits (ISO 13616,
 * SWIFT IBAN Registry). Spaces and hyphens may stand anywhere. It says nothing about a bank or an account behind the number.
 */
export function checkIban(text: string): IdentifierCheck {
  const compact = compacted(text).replace(/^IBAN/, '')
  const strange = strangeCharacter(compact)
  if (strange) return strange
  const code = compact.slice(0, 2)
  if (!/^[A-Z]{2}$/.test(code)) return misfit('must begin with the two letters of a country, such as DE')
  if (!Object.hasOwn(ibanCountries, code)) return misfit(`must begin with a country that has IBANs; “${code}” is none`)
  const [country = '', structure = ''] = ibanCountries[code] ?? []
  const length = kindsOf(structure).length + 4
  if (compact.length !== length)
    return misfit(`must have ${characters(length)}, as an IBAN of ${country} has; this has ${compact.length}`)
  const fault = misplaced(compact, structure)
  if (fault !== undefined) return misfit(fault)
  // Compared, and not only found to leave 1: 00, 01 and 99 leave it too and are given to nobody.
  if (compact.slice(2, 4) !== checkDigits97(code, compact.slice(4))) return wrongCheckDigits
  return {
    fits: true,
    country: code,
    what: `an IBAN of ${country}`,
    compact,
    written: compact.replace(/(.{4})(?=.)/g, '$1 '),
    checkDigits: true,
  }
}

const kindsInWords: Readonly<Record<string, string>> = { n: 'digits', a: 'letters', c: 'letters or digits' }

/** The country of an IBAN, without its article, and what stands after its four first characters there: "8 digits, 12 letters or digits". */
export function ibanParts(compact: string): { country: string; form: string } | undefined {
  const [country, structure] = ibanCountries[compact.slice(0, 2)] ?? []
  if (country === undefined || structure === undefined) return undefined
  const blocks = [...structure.matchAll(/(\d+)([nac])/g)].map(([, count = '', kind = '']) =>
    count === '1' ? (kindWords[kind] ?? '').replace(/^a /, '1 ') : `${count} ${kindsInWords[kind]}`,
  )
  return { country: country.replace(/^the /, ''), form: blocks.join(', ') }
}
