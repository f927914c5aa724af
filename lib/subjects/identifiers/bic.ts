import { compacted, misfit, strangeCharacter, type IdentifierCheck } from './check'

/**
 * A business identifier code (ISO 9362): four letters or digits of the institution, two letters of its country, two of its
 * place, and three of a branch or none. There is no check digit, and no register of countries is asked.
 */
export function checkBic(text: string): IdentifierCheck {
  const compact = compacted(text)
  const strange = strangeCharacter(compact)
  if (strange) return strange
  if (compact.length !== 8 && compact.length !== 11)
    return misfit(`must have 8 characters, or 11 with a branch; this has ${compact.length}`)
  const country = compact.slice(4, 6)
  if (!/^[A-Z]{2}$/.test(country))
    return misfit(`must have the two letters of a country as characters 5 and 6; this has “${country}”`)
  return { fits: true, country, what: 'a BIC', compact, written: compact, checkDigits: false }
}
