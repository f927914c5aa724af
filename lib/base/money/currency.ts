const digitsOtherThanTwo: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3])),
  CLF: 4,
  UYW: 4,
}

/**
 * Decimals of a currency's minor unit: 2 for USD (cents), 0 for JPY, 3 for KWD.
 *
 * @param currency ISO 4217 code; a code that the standard does not list counts as having two.
 * Source: ISO 4217 list one, column CcyMnrUnts. It keeps two for IDR and COP, whose coins are no longer in use.
 */
export function minorUnitDigits(currency: string): number {
  return Object.hasOwn(digitsOtherThanTwo, currency) ? (digitsOtherThanTwo[currency] ?? 2) : 2
}
