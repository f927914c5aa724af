/**
 * Countries whose accounts SEPA credit transfers reach, by the first letters of their IBANs. European Payments Council,
 * EPC409-09, with Albania and Montenegro (November 2024), Moldova and North Macedonia (March 2025) and Serbia (May 2025).
 */
const economicArea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK GI'.split(' ')
const furtherCountries = 'AD AL CH GB MC MD ME MK RS SM VA'.split(' ')

export function isSepaCountry(country: string): boolean {
  return economicArea.includes(country) || furtherCountries.includes(country)
}

/** Regulation (EU) 260/2012, article 5(7): within the area a payer may not be asked for a BIC. */
export function isIbanOnly(country: string): boolean {
  return economicArea.includes(country)
}
