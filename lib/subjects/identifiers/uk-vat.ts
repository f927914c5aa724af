import { weightedSum } from './check-digits'
import { compacted, inBlocks, misfit, strangeCharacter, wrongCheckDigits, type IdentifierCheck } from './check'

/**
 * Whether the first nine digits of a VAT registration number close each other: seven weighed 8 to 2 and the last two are a
 * multiple of 97, or 55 short of one in numbers from 100 on given since 2009 ("9755"). HM Revenue & Customs.
 */
export function fitsUkVat(body: string): boolean {
  const sum = weightedSum(body, [8, 7, 6, 5, 4, 3, 2]) + Number(body.slice(7, 9))
  return sum % 97 === 0 || ((sum + 55) % 97 === 0 && body >= '100')
}

/**
 * A VAT registration number of the United Kingdom: nine digits, three more for a branch, or GD and HA with three digits for
 * government departments (below 500) and health authorities (from 500). GB may stand before it.
 */
export function checkUkVat(text: string): IdentifierCheck {
  const typed = compacted(text)
  const strange = strangeCharacter(typed)
  if (strange) return strange
  const body = typed.replace(/^GB/, '')
  const isPublicBody = /^(?:GD[0-4]|HA[5-9])\d\d$/.test(body)
  if (!isPublicBody && !/^\d{9}(?:\d{3})?$/.test(body))
    return misfit(
      `must be GB and nine digits, or twelve for a branch, as a UK VAT number is; this has “${body}” after GB`,
    )
  if (!isPublicBody && !fitsUkVat(body)) return wrongCheckDigits
  const compact = `GB${body}`
  return {
    fits: true,
    country: 'GB',
    what: 'a UK VAT number',
    compact,
    written: isPublicBody ? compact : inBlocks(compact, [2, 3, 4, 2, 3]),
    checkDigits: !isPublicBody,
  }
}
