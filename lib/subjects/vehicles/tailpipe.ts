import { litresIn } from './fuel-economy'

export const fuels = { petrol: 'Petrol', diesel: 'Diesel' } as const

/** Kilograms of CO2 for a litre of fuel, of the kilograms that a US gallon gives. */
export function carbonPerLitre(kilogramsPerGallon: number): number {
  return kilogramsPerGallon / litresIn.usGallon
}
