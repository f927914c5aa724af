import type { RegionCode } from '@/lib/base/region/types'
import type { IdentifierCheck } from './check'
import { checkEuVat } from './eu-vat'
import {
  checkAbn,
  checkCanadianGst,
  checkEin,
  checkEmiratesTrn,
  checkGstin,
  checkNewZealandGst,
  checkNorwegianVat,
  checkSwissUid,
} from './tax-numbers'
import { checkUkVat } from './uk-vat'

const euCountries: Partial<Record<RegionCode, string>> = {
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
  nl: 'NL',
  ie: 'IE',
  pl: 'PL',
  se: 'SE',
  dk: 'DK',
}

const nationalChecks: Partial<Record<RegionCode, (text: string) => IdentifierCheck>> = {
  in: checkGstin,
  uk: checkUkVat,
  au: checkAbn,
  nz: checkNewZealandGst,
  us: checkEin,
  ch: checkSwissUid,
  no: checkNorwegianVat,
  ca: checkCanadianGst,
  ae: checkEmiratesTrn,
  eu: (text) => checkEuVat(text),
}

/**
 * The number under which a business of a region charges tax, as its invoices show it: a GSTIN, a VAT id, an ABN. Undefined for
 * regions whose numbers are not known here: any text then stands as it was typed.
 */
export function checkTaxNumber(region: RegionCode, text: string): IdentifierCheck | undefined {
  const member = euCountries[region]
  return member === undefined ? nationalChecks[region]?.(text) : checkEuVat(text, member)
}
