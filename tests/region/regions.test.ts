import { describe, expect, it } from 'vitest'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { currencyLabel, regionOf, regions, withCurrencyOf } from '@/lib/base/region/regions'
import { regionCodes } from '@/lib/base/region/types'
import { locales } from './locales'

// The client's table: code, name, currency, symbol.
const specified = `
global|Global|USD|$
us|United States|USD|$
ca|Canada|CAD|C$
mx|Mexico|MXN|$
uk|United Kingdom|GBP|£
eu|European Union|EUR|€
in|India|INR|₹
au|Australia|AUD|A$
sg|Singapore|SGD|S$
nz|New Zealand|NZD|NZ$
jp|Japan|JPY|¥
kr|South Korea|KRW|₩
hk|Hong Kong|HKD|HK$
my|Malaysia|MYR|RM
ph|Philippines|PHP|₱
id|Indonesia|IDR|Rp
th|Thailand|THB|฿
vn|Vietnam|VND|₫
ae|UAE|AED|
za|South Africa|ZAR|R
ng|Nigeria|NGN|₦
ke|Kenya|KES|KSh
eg|Egypt|EGP|£
br|Brazil|BRL|R$
ar|Argentina|ARS|$
cl|Chile|CLP|$
co|Colombia|COP|$`
  .trim()
  .split('\n')
  .map((line) => line.split('|'))

describe('regions', () => {
  it.each(specified)('%s is as specified', (code, name, currency, currencySymbol) => {
    expect(regionOf(code)).toMatchObject({ code, name, currency, currencySymbol })
  })

  it('are 39, in the order of their codes', () => {
    expect(Object.keys(regions)).toEqual([...regionCodes])
    expect(regionCodes).toHaveLength(39)
  })

  it('have the currency that the browser knows under that code, with as many decimals', () => {
    for (const code of regionCodes) {
      const { currency } = regions[code]
      expect(Intl.supportedValuesOf('currency')).toContain(currency)
      expect(Intl.getCanonicalLocales(locales[code])).toEqual([locales[code]])
      // CLDR leaves out the decimals of the rupiah and the Colombian peso; ISO 4217 does not.
      if (currency === 'IDR' || currency === 'COP') continue
      expect(minorUnitDigits(currency)).toBe(
        new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits,
      )
    }
  })

  it('show a flag made of two regional indicators or, for everywhere, a globe', () => {
    for (const code of regionCodes) {
      const letters = [...regions[code].flag]
        .map((sign) => String.fromCharCode((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 65))
        .join('')
      const expected = code === 'uk' ? 'GB' : code.toUpperCase()
      if (code === 'global') expect(regions.global.flag).toBe('🌐')
      else expect(letters).toBe(expected)
    }
  })
})

it.each([undefined, null, '', 'xx', 'US', 7, {}, ['us'], '__proto__', 'constructor', 'toString'])(
  'a stored %j falls back to global',
  (code) => {
    expect(regionOf(code)).toBe(regions.global)
  },
)

it('labels money with the code where there is no symbol', () => {
  expect(currencyLabel(regions.ae)).toBe('AED')
  expect(currencyLabel(regions.uk)).toBe('£')
})

it('keeps the visitor’s separators with the law’s currency', () => {
  expect(withCurrencyOf(regions.de, regions.in)).toMatchObject({
    code: 'de',
    separators: 'point-comma',
    currency: 'INR',
    currencySymbol: '₹',
  })
  expect(withCurrencyOf(regions.us, regions.ca).currencySymbol).toBe('C$')
  expect(currencyLabel(withCurrencyOf(regions.mx, regions.us))).toBe('USD')
})
