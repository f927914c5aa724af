/** What a pack is measured by; packs of different measures cannot be compared. */
export type Measure = 'weight' | 'volume' | 'count'

/** Units in which packs are sold, as a form offers them. */
export const packUnits = {
  g: 'g',
  kg: 'kg',
  oz: 'oz (weight)',
  lb: 'lb',
  ml: 'mL',
  cl: 'cL',
  l: 'L',
  flOzUs: 'US fl oz',
  flOzUk: 'UK fl oz',
  ptUk: 'UK pint',
  galUk: 'UK gallon',
  ptUs: 'US pint',
  qtUs: 'US quart',
  galUs: 'US gallon',
  piece: 'pieces',
} as const
export type PackUnit = keyof typeof packUnits

interface Size {
  measure: Measure
  /** Grams, milliliters or pieces in one. */
  holds: number
}

const mlInUsGallon = 3785.411784
const mlInUkGallon = 4546.09

/** Exact: NIST Handbook 44, appendix C, for the United States; the Units of Measurement Regulations 1995 for the United Kingdom. */
const sizes: Readonly<Record<PackUnit, Size>> = {
  g: { measure: 'weight', holds: 1 },
  kg: { measure: 'weight', holds: 1000 },
  oz: { measure: 'weight', holds: 28.349523125 },
  lb: { measure: 'weight', holds: 453.59237 },
  ml: { measure: 'volume', holds: 1 },
  cl: { measure: 'volume', holds: 10 },
  l: { measure: 'volume', holds: 1000 },
  flOzUs: { measure: 'volume', holds: mlInUsGallon / 128 },
  flOzUk: { measure: 'volume', holds: mlInUkGallon / 160 },
  ptUk: { measure: 'volume', holds: mlInUkGallon / 8 },
  galUk: { measure: 'volume', holds: mlInUkGallon },
  ptUs: { measure: 'volume', holds: mlInUsGallon / 8 },
  qtUs: { measure: 'volume', holds: mlInUsGallon / 4 },
  galUs: { measure: 'volume', holds: mlInUsGallon },
  piece: { measure: 'count', holds: 1 },
}

/** What the unit measures. */
export function measureOf(unit: PackUnit): Measure {
  return sizes[unit].measure
}

/** How many grams, milliliters or pieces one of the unit is. */
export function holdsOf(unit: PackUnit): number {
  return sizes[unit].holds
}
