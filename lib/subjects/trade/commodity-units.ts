/** Grams of a unit of mass. International yard and pound agreement of 1959; NIST HB 44 for the troy ounce; Indian act of 1939 for the tola. */
const grams = {
  g: 1,
  kg: 1000,
  t: 1e6,
  'oz t': 31.1034768,
  tola: 11.6638038,
  oz: 28.349523125,
  lb: 453.59237,
  'short ton': 907_184.74,
  'long ton': 1_016_046.9088,
} as const

/** Barrels of a unit of volume: 42 US gallons of 231 cubic inches. */
const barrels = { bbl: 1, 'US gal': 1 / 42, L: 1 / 158.987294928, 'm³': 1000 / 158.987294928 } as const

export type CommodityUnit = keyof typeof grams | keyof typeof barrels | 'bu'
export type CommodityKind = 'metal' | 'grain' | 'oil'

export interface Commodity {
  kind: CommodityKind
  /** Pounds of a bushel as grain is traded. */
  bushel?: number
  /** What one futures contract of the CME Group holds. */
  contract: { symbol: string; size: number; unit: CommodityUnit }
}

/** Bushel weights: USDA and NIST HB 44. Contracts: CME Group’s specifications, as brokers reprint them. */
export const commodities = {
  gold: { kind: 'metal', contract: { symbol: 'GC', size: 100, unit: 'oz t' } },
  silver: { kind: 'metal', contract: { symbol: 'SI', size: 5000, unit: 'oz t' } },
  platinum: { kind: 'metal', contract: { symbol: 'PL', size: 50, unit: 'oz t' } },
  palladium: { kind: 'metal', contract: { symbol: 'PA', size: 100, unit: 'oz t' } },
  copper: { kind: 'metal', contract: { symbol: 'HG', size: 25_000, unit: 'lb' } },
  crude: { kind: 'oil', contract: { symbol: 'CL', size: 1000, unit: 'bbl' } },
  corn: { kind: 'grain', bushel: 56, contract: { symbol: 'ZC', size: 5000, unit: 'bu' } },
  wheat: { kind: 'grain', bushel: 60, contract: { symbol: 'ZW', size: 5000, unit: 'bu' } },
  soybeans: { kind: 'grain', bushel: 60, contract: { symbol: 'ZS', size: 5000, unit: 'bu' } },
} as const satisfies Readonly<Record<string, Commodity>>

/** Density of water at 60 °F in kg/m³, ASTM D1250-08. */
const waterDensity = 999.016

/**
 * Barrels of crude oil in a tonne at an API gravity in degrees: 141.5 ÷ (API + 131.5) is its density against water at 60 °F.
 * Source: API Manual of Petroleum Measurement Standards, chapter 11.5.
 */
export function barrelsPerTonne(apiGravity: number): number {
  const cubicMetreOfOil = (141.5 / (apiGravity + 131.5)) * waterDensity
  return 1000 / cubicMetreOfOil / 0.158987294928
}

/** Grams of one `unit` of a commodity; `undefined` where it is not measured in that unit. */
export function gramsOf(unit: CommodityUnit, { kind, bushel }: Commodity, apiGravity: number): number | undefined {
  if (Object.hasOwn(grams, unit)) return grams[unit as keyof typeof grams]
  if (unit === 'bu') return bushel === undefined ? undefined : bushel * grams.lb
  return kind === 'oil' ? (barrels[unit as keyof typeof barrels] * 1e6) / barrelsPerTonne(apiGravity) : undefined
}
