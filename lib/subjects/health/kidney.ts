/** Micromoles of creatinine in a litre for each milligram in a decilitre. */
export const micromolesPerMilligram = 88.4

type Sex = 'female' | 'male'

const bent = (value: number, knee: number, below: number, above: number) =>
  Math.min(value / knee, 1) ** below * Math.max(value / knee, 1) ** above

/**
 * Filtration in mL/min/1.73 m² of an adult from creatinine in mg/dL: CKD-EPI 2021, without race. L. A. Inker and others, New England
 * Journal of Medicine 385 (2021) 1737–1749.
 */
export function fromCreatinine(sex: Sex, age: number, creatinine: number): number {
  const part = sex === 'female' ? bent(creatinine, 0.7, -0.241, -1.2) * 1.012 : bent(creatinine, 0.9, -0.302, -1.2)
  return 142 * part * 0.9938 ** age
}

/** The same from cystatin C in mg/L: CKD-EPI 2012. */
export function fromCystatin(sex: Sex, age: number, cystatin: number): number {
  return 133 * bent(cystatin, 0.8, -0.499, -1.328) * 0.996 ** age * (sex === 'female' ? 0.932 : 1)
}

/** The same from both: CKD-EPI 2021. */
export function fromBoth(sex: Sex, age: number, creatinine: number, cystatin: number): number {
  const part = sex === 'female' ? bent(creatinine, 0.7, -0.219, -0.544) * 0.963 : bent(creatinine, 0.9, -0.144, -0.544)
  return 135 * part * bent(cystatin, 0.8, -0.323, -0.778) * 0.9961 ** age
}

/** Categories of filtration by KDIGO, from the lowest: where each begins, and its risk at A1, A2 and A3. */
export const filtrationCategories = [
  { from: 0, name: 'G5', words: 'Kidney failure', risks: ['Very high', 'Very high', 'Very high'] },
  { from: 15, name: 'G4', words: 'Severely decreased', risks: ['Very high', 'Very high', 'Very high'] },
  { from: 30, name: 'G3b', words: 'Moderately to severely decreased', risks: ['High', 'Very high', 'Very high'] },
  { from: 45, name: 'G3a', words: 'Mildly to moderately decreased', risks: ['Moderate', 'High', 'Very high'] },
  { from: 60, name: 'G2', words: 'Mildly decreased', risks: ['Low', 'Moderate', 'High'] },
  { from: 90, name: 'G1', words: 'Normal or high', risks: ['Low', 'Moderate', 'High'] },
] as const

/** 0 for A1, 1 for A2 and 2 for A3, of milligrams of albumin for a gram of creatinine. */
export function albuminCategory(perGram: number): 0 | 1 | 2 {
  if (perGram < 30) return 0
  return perGram <= 300 ? 1 : 2
}
