/** Somebody grown: years, centimetres and kilograms. */
export interface Person {
  sex: 'female' | 'male'
  age: number
  height: number
  weight: number
}

/** Thermochemical calories: one kilocalorie is 4.184 kJ. */
export const kilojoulesPerKilocalorie = 4.184

/**
 * Resting energy in kcal a day. M. D. Mifflin, S. T. St Jeor and others, American Journal of Clinical Nutrition 51 (1990) 241–247, with
 * the rounded coefficients of its abstract: 498 healthy people of 19 to 78 years.
 */
export function mifflinStJeor({ sex, age, height, weight }: Person): number {
  return 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161)
}

/**
 * Resting energy in kcal a day. A. M. Roza and H. M. Shizgal, American Journal of Clinical Nutrition 40 (1984) 168–182: the equation of
 * Harris and Benedict (1919) fitted again.
 */
export function harrisBenedict({ sex, age, height, weight }: Person): number {
  return sex === 'male'
    ? 88.362 + 13.397 * weight + 4.799 * height - 5.677 * age
    : 447.593 + 9.247 * weight + 3.098 * height - 4.33 * age
}

/** Resting energy in kcal a day of a lean mass in kilograms: McArdle, Katch and Katch, Exercise Physiology; Cunningham 1991 found the same line. */
export function katchMcArdle(leanMass: number): number {
  return 370 + 21.6 * leanMass
}

/** Resting energy in kcal a day of a lean mass in kilograms. J. J. Cunningham, American Journal of Clinical Nutrition 33 (1980) 2372–2374. */
export function cunningham(leanMass: number): number {
  return 500 + 22 * leanMass
}
