/** Millimetres of mercury. */
export interface Pressure {
  systolic: number
  diastolic: number
}

interface Category {
  name: string
  systolic: number
  diastolic: number
}

/**
 * Categories of adults from the highest, with the pressures at which each begins; one of the two is enough. American College of Cardiology
 * and American Heart Association 2017, kept in 2025.
 */
export const americanCategories = [
  { name: 'Stage 2 hypertension', systolic: 140, diastolic: 90 },
  { name: 'Stage 1 hypertension', systolic: 130, diastolic: 80 },
  // Elevated asks for a diastolic below 80, and stage 1 has taken the others by then.
  { name: 'Elevated', systolic: 120, diastolic: Infinity },
  { name: 'Normal', systolic: 0, diastolic: 0 },
] as const satisfies readonly Category[]

/** The same of the European Society of Cardiology 2024, for readings in a practice and for the mean of readings at home. */
export const europeanCategories = {
  clinic: [
    { name: 'Hypertension', systolic: 140, diastolic: 90 },
    { name: 'Elevated blood pressure', systolic: 120, diastolic: 70 },
    { name: 'Non-elevated blood pressure', systolic: 0, diastolic: 0 },
  ],
  home: [
    { name: 'Hypertension', systolic: 135, diastolic: 85 },
    { name: 'Elevated blood pressure', systolic: 120, diastolic: 70 },
    { name: 'Non-elevated blood pressure', systolic: 0, diastolic: 0 },
  ],
} as const satisfies Record<string, readonly Category[]>

/** The highest category that either pressure reaches. The last of the categories begins at 0. */
export function categoryOf(categories: readonly Category[], { systolic, diastolic }: Pressure): string {
  const found = categories.find((one) => systolic >= one.systolic || diastolic >= one.diastolic)
  return found?.name ?? ''
}

/** Above 180 or above 120, which the American guidelines call severe. */
export const isSevere = ({ systolic, diastolic }: Pressure) => systolic > 180 || diastolic > 120
