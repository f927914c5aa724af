import { regionOf } from './regions'
import { regionCodes, type RegionCode } from './types'

/** Currencies that no region of the site has, and people write documents in. */
const otherCurrencies =
  'BDT BGN BHD CNY CZK GHS HUF ILS ISK JOD KWD LKR MAD NPR OMR PEN PKR QAR RON RSD TND TRY TWD TZS UAH UGX UYU'

function currencyCodes(): Record<string, string> {
  const codes = new Set([...regionCodes.map((code) => regionOf(code).currency), ...otherCurrencies.split(' ')])
  return Object.fromEntries([...codes].sort().map((code) => [code, code]))
}

/** ISO 4217 codes that a document can be written in, by name of an option. */
export const offeredCurrencies: Readonly<Record<string, string>> = currencyCodes()

/** The currency that is usual in each region. */
export const currencyOfRegion: Partial<Record<RegionCode, string>> = Object.fromEntries(
  regionCodes.map((code) => [code, regionOf(code).currency]),
)
