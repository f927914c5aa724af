import type { Region, RegionCode } from './types'

/** What a row of the table says only where it differs. */
const mostWrite = { separators: 'comma-point', symbolPlacement: 'before', dateOrder: 'day-month-year' } as const

type Row = Omit<Region, 'flag' | keyof typeof mostWrite> & Partial<Pick<Region, keyof typeof mostWrite>>

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
const table: readonly Row[] = [
  {
    code: 'global', name: 'Global', currency: 'USD', currencySymbol: '$', continent: 'Worldwide',
    dateOrder: 'month-day-year', dateOrderUnsure: true,
  },
  { code: 'us', name: 'United States', currency: 'USD', currencySymbol: '$', continent: 'North America', dateOrder: 'month-day-year' },
  {
    code: 'ca', name: 'Canada', currency: 'CAD', currencySymbol: 'C$', continent: 'North America',
    dateOrder: 'month-day-year', dateOrderUnsure: true,
  },
  { code: 'mx', name: 'Mexico', currency: 'MXN', currencySymbol: '$', continent: 'North America' },
  { code: 'uk', name: 'United Kingdom', currency: 'GBP', currencySymbol: '£', continent: 'Europe' },
  { code: 'eu', name: 'European Union', currency: 'EUR', currencySymbol: '€', continent: 'Europe' },
  { code: 'in', name: 'India', currency: 'INR', currencySymbol: '₹', continent: 'Asia', separators: 'indian' },
  { code: 'au', name: 'Australia', currency: 'AUD', currencySymbol: 'A$', continent: 'Oceania' },
  { code: 'sg', name: 'Singapore', currency: 'SGD', currencySymbol: 'S$', continent: 'Asia' },
  { code: 'nz', name: 'New Zealand', currency: 'NZD', currencySymbol: 'NZ$', continent: 'Oceania' },
  { code: 'jp', name: 'Japan', currency: 'JPY', currencySymbol: '¥', continent: 'Asia', dateOrder: 'year-month-day' },
  { code: 'kr', name: 'South Korea', currency: 'KRW', currencySymbol: '₩', continent: 'Asia', dateOrder: 'year-month-day' },
  { code: 'hk', name: 'Hong Kong', currency: 'HKD', currencySymbol: 'HK$', continent: 'Asia' },
  { code: 'my', name: 'Malaysia', currency: 'MYR', currencySymbol: 'RM', continent: 'Asia', symbolPlacement: 'before-spaced' },
  { code: 'ph', name: 'Philippines', currency: 'PHP', currencySymbol: '₱', continent: 'Asia', dateOrder: 'month-day-year' },
  {
    code: 'id', name: 'Indonesia', currency: 'IDR', currencySymbol: 'Rp', continent: 'Asia',
    separators: 'point-comma', symbolPlacement: 'before-spaced',
  },
  { code: 'th', name: 'Thailand', currency: 'THB', currencySymbol: '฿', continent: 'Asia' },
  {
    code: 'vn', name: 'Vietnam', currency: 'VND', currencySymbol: '₫', continent: 'Asia',
    separators: 'point-comma', symbolPlacement: 'after-spaced',
  },
  { code: 'ae', name: 'UAE', currency: 'AED', currencySymbol: '', continent: 'Middle East', symbolPlacement: 'before-spaced' },
  {
    code: 'za', name: 'South Africa', currency: 'ZAR', currencySymbol: 'R', continent: 'Africa',
    separators: 'space-comma', symbolPlacement: 'before-spaced',
  },
  { code: 'ng', name: 'Nigeria', currency: 'NGN', currencySymbol: '₦', continent: 'Africa' },
  { code: 'ke', name: 'Kenya', currency: 'KES', currencySymbol: 'KSh', continent: 'Africa', symbolPlacement: 'before-spaced' },
  { code: 'eg', name: 'Egypt', currency: 'EGP', currencySymbol: '£', continent: 'Africa' },
  {
    code: 'br', name: 'Brazil', currency: 'BRL', currencySymbol: 'R$', continent: 'South America',
    separators: 'point-comma', symbolPlacement: 'before-spaced',
  },
  {
    code: 'ar', name: 'Argentina', currency: 'ARS', currencySymbol: '$', continent: 'South America',
    separators: 'point-comma', symbolPlacement: 'before-spaced',
  },
  { code: 'cl', name: 'Chile', currency: 'CLP', currencySymbol: '$', continent: 'South America', separators: 'point-comma' },
  {
    code: 'co', name: 'Colombia', currency: 'COP', currencySymbol: '$', continent: 'South America',
    separators: 'point-comma', symbolPlacement: 'before-spaced',
  },
  {
    code: 'de', name: 'Germany', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'after-spaced',
  },
  {
    code: 'fr', name: 'France', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'space-comma', symbolPlacement: 'after-spaced',
  },
  {
    code: 'es', name: 'Spain', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'after-spaced',
  },
  {
    code: 'it', name: 'Italy', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'after-spaced',
  },
  {
    code: 'nl', name: 'Netherlands', currency: 'EUR', currencySymbol: '€', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'before-spaced',
  },
  { code: 'ie', name: 'Ireland', currency: 'EUR', currencySymbol: '€', continent: 'Europe' },
  { code: 'sa', name: 'Saudi Arabia', currency: 'SAR', currencySymbol: '', continent: 'Middle East', symbolPlacement: 'before-spaced' },
  {
    code: 'pl', name: 'Poland', currency: 'PLN', currencySymbol: 'zł', continent: 'Europe',
    separators: 'space-comma', symbolPlacement: 'after-spaced',
  },
  {
    code: 'se', name: 'Sweden', currency: 'SEK', currencySymbol: 'kr', continent: 'Europe',
    separators: 'space-comma', symbolPlacement: 'after-spaced',
  },
  {
    code: 'no', name: 'Norway', currency: 'NOK', currencySymbol: 'kr', continent: 'Europe',
    separators: 'space-comma', symbolPlacement: 'after-spaced',
  },
  {
    code: 'dk', name: 'Denmark', currency: 'DKK', currencySymbol: 'kr.', continent: 'Europe',
    separators: 'point-comma', symbolPlacement: 'after-spaced',
  },
  {
    code: 'ch', name: 'Switzerland', currency: 'CHF', currencySymbol: 'CHF', continent: 'Europe',
    separators: 'apostrophe-point', symbolPlacement: 'before-spaced',
  },
]

/** Two letters as a flag: the signs that systems draw as one. Great Britain is called uk here. */
function flagOf(code: RegionCode): string {
  if (code === 'global') return '🌐'
  const letters = code === 'uk' ? 'gb' : code
  return String.fromCodePoint(...Array.from(letters, (letter) => 0x1f1a5 + letter.toUpperCase().charCodeAt(0)))
}

const regionTable: readonly Region[] = table.map((row) => ({ ...mostWrite, flag: flagOf(row.code), ...row }))

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
