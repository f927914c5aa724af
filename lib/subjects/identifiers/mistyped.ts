import type { RegionCode } from '@/lib/base/region/types'
import { compacted, type IdentifierCheck } from './check'
import { checkEuVat, vatPrefixOf } from './eu-vat'
import { checkIban } from './iban'
import { checkTaxNumber } from './seller-tax-number'
import { checkGstin, checkSwissUid } from './tax-numbers'
import { checkUkVat } from './uk-vat'

/** Countries in which a business charges tax under one kind of number alone; elsewhere another one may stand on its documents. */
const oneKind: ReadonlySet<RegionCode> = new Set(['ae', 'au', 'es', 'in', 'nl', 'nz', 'uk'])

/** Two digits of a state and a letter are a GSTIN; the numbers of no other country begin so and have 15 characters. */
const looksIndian = /^\d\d[A-Z][0-9A-Z]{12}$/
/** Two letters and at least two digits behind them. */
const looksPrefixed = /^([A-Z]{2})(?=.*\d.*\d)[0-9A-Z+*]{2,13}$/

function checkByLook(compact: string): IdentifierCheck | undefined {
  if (looksIndian.test(compact)) return checkGstin(compact)
  if (/^CHE\d/.test(compact)) return checkSwissUid(compact)
  const [, prefix = ''] = looksPrefixed.exec(compact) ?? []
  if (prefix === 'GB') return checkUkVat(compact)
  const isUnion = prefix === 'EL' || prefix === 'XI' || prefix === 'GR' || vatPrefixOf(prefix) === prefix
  return isUnion ? checkEuVat(compact) : undefined
}

/**
 * What is wrong with a tax number that somebody typed, after its label: "must have check digits that fit; …". Undefined where nothing
 * can be told: numbers of kinds that are not known here, or that may be of several kinds, stand as they were typed. A number is known
 * by its own look (a VAT id of the union by its letters, a GSTIN) or by `country`, where all businesses have the same kind.
 */
export function faultOfTaxNumber(text: string, country?: RegionCode): string | undefined {
  const compact = compacted(text)
  if (compact === '') return undefined
  const check =
    checkByLook(compact) ?? (country !== undefined && oneKind.has(country) ? checkTaxNumber(country, text) : undefined)
  return check === undefined || check.fits ? undefined : check.fault
}

/** What is wrong with an account number that is an IBAN by its look: two letters, two digits, and as many as the shortest has. */
export function faultOfAccount(text: string): string | undefined {
  const compact = compacted(text).replace(/^IBAN/, '')
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{8,}$/.test(compact)) return undefined
  const check = checkIban(compact)
  return check.fits ? undefined : check.fault
}
