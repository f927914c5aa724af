import type { Region, RegionCode } from './types'

/**
 * The regions in the order of the picker: 27 with the specification's currencies and symbols, then 12 that the catalogue
 * names without a record. An empty symbol means that amounts show the ISO code.
 *
 * Separators, symbol placement and date order are written here and not asked of the browser, because browsers ship
 * different locale data and a page built in Node must match them byte for byte. They follow CLDR 48 for the locales in
 * tests/region/locales.ts, with these choices: global reads as the United States (its dollar is the specification's); eu as
 * Ireland, the English-language member whose currency is the euro; ca and in as their English locales; ch as German-speaking Switzerland; Egypt, the UAE
 * and Saudi Arabia as English with Latin digits. Where CLDR groups only from five digits on (es, it, pl), four are
 * grouped too, so that columns line up. In Canada and for global visitors both day-first and month-first dates are usual.
 */
// oxfmt-ignore
const regionTable: readonly Region[] = [
  {
    code: 'global', name: 'Global', flag: '🌐', currency: 'USD', currencySymbol: '$', continent: 'Worldwide',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'month-day-year', dateOrderUnsure: true,
  },
  {
    code: 'us', name: 'United States', flag: '🇺🇸', currency: 'USD', currencySymbol: '$', continent: 'North America',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'month-day-year',
  },
  {
    code: 'ca', name: 'Canada', flag: '🇨🇦', currency: 'CAD', currencySymbol: 'C$', continent: 'North America',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'month-day-year', dateOrderUnsure: true,
  },
  {
    code: 'mx', name: 'Mexico', flag: '🇲🇽', currency: 'MXN', currencySymbol: '$', continent: 'North America',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'uk', name: 'United Kingdom', flag: '🇬🇧', currency: 'GBP', currencySymbol: '£', continent: 'Europe',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'eu', name: 'European Union', flag: '🇪🇺', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'in', name: 'India', flag: '🇮🇳', currency: 'INR', currencySymbol: '₹', continent: 'Asia',
    separators: 'indian', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'au', name: 'Australia', flag: '🇦🇺', currency: 'AUD', currencySymbol: 'A$', continent: 'Oceania',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'sg', name: 'Singapore', flag: '🇸🇬', currency: 'SGD', currencySymbol: 'S$', continent: 'Asia',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'nz', name: 'New Zealand', flag: '🇳🇿', currency: 'NZD', currencySymbol: 'NZ$', continent: 'Oceania',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'jp', name: 'Japan', flag: '🇯🇵', currency: 'JPY', currencySymbol: '¥', continent: 'Asia',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'year-month-day',
  },
  {
    code: 'kr', name: 'South Korea', flag: '🇰🇷', currency: 'KRW', currencySymbol: '₩', continent: 'Asia',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'year-month-day',
  },
  {
    code: 'hk', name: 'Hong Kong', flag: '🇭🇰', currency: 'HKD', currencySymbol: 'HK$', continent: 'Asia',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'my', name: 'Malaysia', flag: '🇲🇾', currency: 'MYR', currencySymbol: 'RM', continent: 'Asia',
    separators: 'comma-point', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'ph', name: 'Philippines', flag: '🇵🇭', currency: 'PHP', currencySymbol: '₱', continent: 'Asia',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'month-day-year',
  },
  {
    code: 'id', name: 'Indonesia', flag: '🇮🇩', currency: 'IDR', currencySymbol: 'Rp', continent: 'Asia',
    separators: 'point-comma', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'th', name: 'Thailand', flag: '🇹🇭', currency: 'THB', currencySymbol: '฿', continent: 'Asia',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'vn', name: 'Vietnam', flag: '🇻🇳', currency: 'VND', currencySymbol: '₫', continent: 'Asia',
    separators: 'point-comma', symbolPlacement: 'after-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'ae', name: 'UAE', flag: '🇦🇪', currency: 'AED', currencySymbol: '', continent: 'Middle East',
    separators: 'comma-point', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'za', name: 'South Africa', flag: '🇿🇦', currency: 'ZAR', currencySymbol: 'R', continent: 'Africa',
    separators: 'space-comma', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'ng', name: 'Nigeria', flag: '🇳🇬', currency: 'NGN', currencySymbol: '₦', continent: 'Africa',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'ke', name: 'Kenya', flag: '🇰🇪', currency: 'KES', currencySymbol: 'KSh', continent: 'Africa',
    separators: 'comma-point', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'eg', name: 'Egypt', flag: '🇪🇬', currency: 'EGP', currencySymbol: '£', continent: 'Africa',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'br', name: 'Brazil', flag: '🇧🇷', currency: 'BRL', currencySymbol: 'R$', continent: 'South America',
    separators: 'point-comma', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'ar', name: 'Argentina', flag: '🇦🇷', currency: 'ARS', currencySymbol: '$', continent: 'South America',
    separators: 'point-comma', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'cl', name: 'Chile', flag: '🇨🇱', currency: 'CLP', currencySymbol: '$', continent: 'South America',
    separators: 'point-comma', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'co', name: 'Colombia', flag: '🇨🇴', currency: 'COP', currencySymbol: '$', continent: 'South America',
    separators: 'point-comma', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'de', name: 'Germany', flag: '🇩🇪', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'after-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'fr', name: 'France', flag: '🇫🇷', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'space-comma', symbolPlacement: 'after-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'es', name: 'Spain', flag: '🇪🇸', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'after-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'it', name: 'Italy', flag: '🇮🇹', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'after-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'nl', name: 'Netherlands', flag: '🇳🇱', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'ie', name: 'Ireland', flag: '🇮🇪', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year',
  },
  {
    code: 'sa', name: 'Saudi Arabia', flag: '🇸🇦', currency: 'SAR', currencySymbol: '', continent: 'Middle East',
    separators: 'comma-point', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'pl', name: 'Poland', flag: '🇵🇱', currency: 'PLN', currencySymbol: 'zł', continent: 'Europe',
    separators: 'space-comma', symbolPlacement: 'after-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'se', name: 'Sweden', flag: '🇸🇪', currency: 'SEK', currencySymbol: 'kr', continent: 'Europe',
    separators: 'space-comma', symbolPlacement: 'after-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'no', name: 'Norway', flag: '🇳🇴', currency: 'NOK', currencySymbol: 'kr', continent: 'Europe',
    separators: 'space-comma', symbolPlacement: 'after-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'dk', name: 'Denmark', flag: '🇩🇰', currency: 'DKK', currencySymbol: 'kr.', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'after-spaced', dateOrder: 'day-month-year',
  },
  {
    code: 'ch', name: 'Switzerland', flag: '🇨🇭', currency: 'CHF', currencySymbol: 'CHF', continent: 'Europe',
    separators: 'apostrophe-point', symbolPlacement: 'before-spaced', dateOrder: 'day-month-year',
  },
]

/** Every region by its code. */
export const regions = Object.fromEntries(regionTable.map((region) => [region.code, region])) as Record<
  RegionCode,
  Region
>

/** The region of a stored or typed code; global for anything that is not a code. */
export function regionOf(code: unknown): Region {
  return typeof code === 'string' && Object.hasOwn(regions, code) ? regions[code as RegionCode] : regions.global
}

/** What stands beside an amount: the symbol, or the ISO code where the region shows no symbol. */
export function currencyLabel(region: Region): string {
  return region.currencySymbol || region.currency
}

type Money = Pick<Region, 'currency' | 'currencySymbol' | 'symbolPlacement'>

function withMoney(visitor: Region, { currency, currencySymbol, symbolPlacement }: Money): Region {
  if (currency === visitor.currency) return visitor
  const sameSymbol = currencySymbol === visitor.currencySymbol
  return sameSymbol || !currencySymbol
    ? { ...visitor, currency, currencySymbol: '', symbolPlacement: 'before-spaced' }
    : { ...visitor, currency, currencySymbol, symbolPlacement }
}

/**
 * The visitor's region with the currency of another one: a tool bound to one country's law shows that country's money in
 * the visitor's way of writing numbers. A symbol that means another currency to the visitor ($ in Mexico) becomes the code.
 */
export function withCurrencyOf(visitor: Region, lawRegion: Region): Region {
  return withMoney(visitor, lawRegion)
}

/** The visitor's region with any ISO 4217 currency; one that no region uses shows its code. */
export function withCurrency(visitor: Region, currency: string): Region {
  const user = regionTable.find((region) => region.currency === currency)
  return withMoney(visitor, user ?? { currency, currencySymbol: '', symbolPlacement: 'before-spaced' })
}
