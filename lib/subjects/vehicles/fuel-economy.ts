/** Litres in an imperial gallon, by the Weights and Measures Act 1985, and in a US gallon (231 cubic inches). */
export const litresIn = { litre: 1, usGallon: 3.785411784, ukGallon: 4.54609 } as const

/** Kilometres in a mile, by the international yard of 1959. */
export const kilometresPerMile = 1.609344

export const economyUnits = {
  per100: 'L/100 km',
  mpgUs: 'mpg (US)',
  mpgUk: 'mpg (UK)',
  kmPerLitre: 'km/L',
} as const
export type EconomyUnit = keyof typeof economyUnits

export const fuelUnits = { litre: 'litre', usGallon: 'US gallon', ukGallon: 'UK gallon' } as const

/** Litres per 100 km of an economy above 0 in any unit; NIST Handbook 44 and SP 811 for the units. */
export function litresPer100km(economy: number, unit: EconomyUnit): number {
  return unit === 'per100' ? economy : 100 / (economy * kilometresPerLitreOf[unit])
}

/** The same turned round: litres per 100 km, above 0, in the unit asked. */
export function economyFrom(litres: number, unit: EconomyUnit): number {
  return unit === 'per100' ? litres : 100 / litres / kilometresPerLitreOf[unit]
}

const kilometresPerLitreOf = {
  mpgUs: kilometresPerMile / litresIn.usGallon,
  mpgUk: kilometresPerMile / litresIn.ukGallon,
  kmPerLitre: 1,
} as const
