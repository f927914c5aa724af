/**
 * Adequate intake of total water in litres a day, from drinks and food. American: Institute of Medicine, Dietary Reference Intakes for
 * Water (2005). European: EFSA Panel on Dietetic Products, EFSA Journal 8 (2010) 1459, which counts people from 14 years as adults.
 */
export const adequateWater = {
  man: { american: 3.7, european: 2.5 },
  woman: { american: 2.7, european: 2 },
  pregnant: { american: 3, european: 2.3 },
  breastfeeding: { american: 3.8, european: 2.7 },
  boy14: { american: 3.3, european: 2.5 },
  girl14: { american: 2.3, european: 2 },
  boy9: { american: 2.4, european: 2.1 },
  girl9: { american: 2.1, european: 1.9 },
  child4: { american: 1.7, european: 1.6 },
  child2: { american: 1.3, european: 1.3 },
} as const

/** The share of it that is drunk; the rest is in food. Both bodies reckon with about four fifths. */
export const drunkShare = 0.8
