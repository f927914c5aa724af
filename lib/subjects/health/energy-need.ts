import type { Person } from './resting-energy'

/** What the resting energy is multiplied by, as calculators and dietetic handbooks have it. */
export const activityFactors = { sedentary: 1.2, light: 1.375, moderate: 1.55, hard: 1.725, extra: 1.9 } as const

export const energyLevels = ['inactive', 'low', 'active', 'very'] as const
export type EnergyLevel = (typeof energyLevels)[number]

/** Intercept and what each centimetre and kilogram adds. */
type Coefficients = readonly [intercept: number, height: number, weight: number]

const perYear = { female: -7.01, male: -10.83 } as const
const coefficients: Readonly<Record<Person['sex'], Readonly<Record<EnergyLevel, Coefficients>>>> = {
  female: {
    inactive: [584.9, 5.72, 11.71],
    low: [575.77, 6.6, 12.14],
    active: [710.25, 6.54, 12.34],
    very: [511.83, 9.07, 12.56],
  },
  male: {
    inactive: [753.07, 6.5, 14.1],
    low: [581.47, 8.3, 14.94],
    active: [1004.82, 6.52, 15.91],
    very: [-517.88, 15.61, 19.11],
  },
}

/** The four numbers of an equation of energy need: intercept, a year, a centimetre, a kilogram. */
export function needCoefficients(sex: Person['sex'], level: EnergyLevel) {
  const [intercept, height, weight] = coefficients[sex][level]
  return { intercept, year: perYear[sex], height, weight }
}

/**
 * Estimated energy requirement in kcal a day of an adult of 19 years and older: National Academies of Sciences, Engineering, and
 * Medicine, Dietary Reference Intakes for Energy (2023), equations from doubly labelled water.
 */
export function energyRequirement({ sex, age, height, weight }: Person, level: EnergyLevel): number {
  const found = needCoefficients(sex, level)
  return found.intercept + found.year * age + found.height * height + found.weight * weight
}
