/** One region of the picker: how money, numbers and dates are written there. */
export interface Region {
  code: RegionCode
  name: string
  flag: string
  /** ISO 4217. */
  currency: string
  /** As the region picker and every amount show it; empty where the code is shown instead. */
  currencySymbol: string
  continent: Continent
  separators: SeparatorStyle
  symbolPlacement: SymbolPlacement
  dateOrder: DateOrder
  /** True where 01/02/2026 may mean either month, so that such a date is not accepted. */
  dateOrderUnsure?: true
}

/** 1,234,567.89 · 12,34,567.89 · 1.234.567,89 · 1 234 567,89 · 1’234’567.89 */
export type SeparatorStyle = 'comma-point' | 'indian' | 'point-comma' | 'space-comma' | 'apostrophe-point'
/** $1 · AED 1 · 1 € */
export type SymbolPlacement = 'before' | 'before-spaced' | 'after-spaced'
export type DateOrder = 'day-month-year' | 'month-day-year' | 'year-month-day'

export const continents = [
  'North America',
  'Europe',
  'Asia',
  'Oceania',
  'Middle East',
  'Africa',
  'South America',
] as const
export type Continent = (typeof continents)[number] | 'Worldwide'

export const regionCodes = [
  'global',
  'us',
  'ca',
  'mx',
  'uk',
  'eu',
  'in',
  'au',
  'sg',
  'nz',
  'jp',
  'kr',
  'hk',
  'my',
  'ph',
  'id',
  'th',
  'vn',
  'ae',
  'za',
  'ng',
  'ke',
  'eg',
  'br',
  'ar',
  'cl',
  'co',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'ie',
  'sa',
  'pl',
  'se',
  'no',
  'dk',
  'ch',
] as const
export type RegionCode = (typeof regionCodes)[number]
