import {
  compacted,
  misfit,
  strangeCharacter,
  wrongCheckDigits,
  type IdentifierCheck,
} from '@/lib/subjects/identifiers/check'
import { checkDigits97 } from '@/lib/subjects/identifiers/check-digits'

/** A creditor reference of ISO 11649: RF, two check digits and up to 21 letters and digits. Written in blocks of four. */
export function checkCreditorReference(text: string): IdentifierCheck {
  const compact = compacted(text)
  const strange = strangeCharacter(compact)
  if (strange) return strange
  if (!/^RF\d\d[0-9A-Z]{1,21}$/.test(compact))
    return misfit('must be RF, two check digits and 1 to 21 letters or digits, as a creditor reference is')
  if (compact.slice(2, 4) !== checkDigits97('RF', compact.slice(4))) return wrongCheckDigits
  return {
    fits: true,
    country: '',
    what: 'a creditor reference',
    compact,
    written: compact.replace(/(.{4})(?=.)/g, '$1 '),
    checkDigits: true,
  }
}

/** A creditor reference made of a number of one's own; undefined where that has no letter or digit or more than 21. ISO 11649. */
export function creditorReference(number: string): string | undefined {
  const own = compacted(number)
  return /^[0-9A-Z]{1,21}$/.test(own) ? `RF${checkDigits97('RF', own)}${own}` : undefined
}

const carries = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]

/** The check digit of digits, modulo 10 recursive, as Swiss payment references have it. SIX, QR-bill guidelines, annex B. */
export function recursiveCheckDigit(digits: string): string {
  let carry = 0
  for (const digit of digits) carry = carries[(carry + Number(digit)) % 10] ?? 0
  return String((10 - carry) % 10)
}

/** A QR reference of Switzerland and Liechtenstein: 26 digits and their check digit; shorter ones lack zeros in front. */
export function checkQrReference(text: string): IdentifierCheck {
  const typed = compacted(text)
  const strange = strangeCharacter(typed)
  if (strange) return strange
  if (!/^\d{1,27}$/.test(typed))
    return misfit(`must be 27 digits at most, as a QR reference is; this has ${typed.length} characters`)
  const compact = typed.padStart(27, '0')
  if (/^0+$/.test(compact)) return misfit('must have another digit than 0')
  if (recursiveCheckDigit(compact.slice(0, 26)) !== compact.slice(26)) return wrongCheckDigits
  return {
    fits: true,
    country: 'CH',
    what: 'a QR reference',
    compact,
    written: compact.replace(/(?!^)(?=(.{5})+$)/g, ' '),
    checkDigits: true,
  }
}
