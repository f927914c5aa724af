/** Grams of alcohol in a milliliter of it. */
export const ethanolDensity = 0.789

/** E. M. P. Widmark's share of body weight in which alcohol spreads, the averages that handbooks give. */
export const widmarkFactors = { female: 0.55, male: 0.68 } as const

/** The share of water in blood that P. E. Watson, I. D. Watson and R. D. Batt (1981) reckon with. */
const waterInBlood = 0.8

interface Person {
  sex: 'female' | 'male'
  age: number
  height: number
  weight: number
}

/**
 * Liters of water in the body of an adult, from years, centimetres and kilograms. Source: P. E. Watson, I. D. Watson, R. D. Batt, American
 * Journal of Clinical Nutrition 33 (1980) 27–39.
 */
export function bodyWater({ sex, age, height, weight }: Person): number {
  return sex === 'male'
    ? 2.447 - 0.09516 * age + 0.1074 * height + 0.3362 * weight
    : -2.097 + 0.1069 * height + 0.2466 * weight
}

/** What grams of alcohol add to the blood, in g/100 mL, once they have spread: by Widmark's factor. */
export function widmarkRise(grams: number, factor: number, weight: number): number {
  return grams / (factor * weight * 10)
}

/** The same by liters of body water. Source: Watson and others, Journal of Studies on Alcohol 42 (1981) 547–556. */
export function watsonRise(grams: number, water: number): number {
  return (grams * waterInBlood) / (water * 10)
}

/** A drink: hours since the first one, and what it adds to the blood. */
export interface Dose {
  hour: number
  rise: number
}

/** The level at `hour`: every drink is taken up at once, and `rate` is broken down in each hour as long as there is any. Doses in order. */
export function levelAt(doses: readonly Dose[], rate: number, hour: number): number {
  let level = 0
  let since = 0
  for (const dose of doses) {
    if (dose.hour > hour) break
    level = Math.max(0, level - rate * (dose.hour - since)) + dose.rise
    since = dose.hour
  }
  return Math.max(0, level - rate * (hour - since))
}
