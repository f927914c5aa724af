/** Kilograms at five feet and for each inch above, by equation and sex. */
interface Equation {
  name: string
  year: number
  female: readonly [atFiveFeet: number, perInch: number]
  male: readonly [atFiveFeet: number, perInch: number]
}

const centimetresPerInch = 2.54
export const fiveFeet = 60

/**
 * Equations of ideal body weight as M. P. Pai and F. P. Paloucek list them (Annals of Pharmacotherapy 34 (2000) 1066–1069): Devine 1974,
 * Robinson and others 1983, Miller and others 1983, Hamwi 1964 in rounded kilograms.
 */
export const idealWeightEquations = [
  { name: 'Devine', year: 1974, female: [45.5, 2.3], male: [50, 2.3] },
  { name: 'Robinson', year: 1983, female: [49, 1.7], male: [52, 1.9] },
  { name: 'Miller', year: 1983, female: [53.1, 1.36], male: [56.2, 1.41] },
  { name: 'Hamwi', year: 1964, female: [45.5, 2.2], male: [48, 2.7] },
] as const satisfies readonly Equation[]

/** Inches above five feet, negative below, of a height in centimetres. */
export const inchesOver = (height: number) => height / centimetresPerInch - fiveFeet

/** Kilograms by one equation at a height in centimetres; below five feet the line is continued downwards. */
export function idealWeight(equation: Equation, sex: 'female' | 'male', height: number): number {
  const [atFiveFeet, perInch] = equation[sex]
  return atFiveFeet + perInch * inchesOver(height)
}

/** Ideal weight and four tenths of what is above it, in kilograms: what pharmacists call adjusted weight. */
export const adjustedWeight = (ideal: number, actual: number) => ideal + 0.4 * (actual - ideal)
