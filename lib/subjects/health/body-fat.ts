interface Tape {
  sex: 'female' | 'male'
  height: number
  neck: number
  waist: number
  /** Asked of women only. */
  hip: number
}

/** What the equations take the logarithm of, in centimetres: waist less neck, and for women the hip as well. */
function tapeSum({ sex, neck, waist, hip }: Omit<Tape, 'height'>): number {
  return sex === 'male' ? waist - neck : waist + hip - neck
}

/**
 * Body density in kg/L from a tape: J. A. Hodgdon and M. B. Beckett, Naval Health Research Center, reports 84-11 (men) and 84-29 (women),
 * in centimetres. The sum of the tape must be above 0.
 */
export function tapeDensity(tape: Tape): number {
  const [sum, height] = [Math.log10(tapeSum(tape)), Math.log10(tape.height)]
  return tape.sex === 'male' ? 1.0324 - 0.19077 * sum + 0.15456 * height : 1.29579 - 0.35004 * sum + 0.221 * height
}

/** Fat as a fraction of weight at a density in kg/L. W. E. Siri 1961. */
export const siriFat = (density: number) => 4.95 / density - 4.5

/** Bands of the American Council on Exercise, by the fraction at which each begins. */
export const fatBands = {
  female: [
    { from: 0, name: 'Below essential fat' },
    { from: 0.1, name: 'Essential fat' },
    { from: 0.14, name: 'Athletes' },
    { from: 0.21, name: 'Fitness' },
    { from: 0.25, name: 'Average' },
    { from: 0.32, name: 'Obese' },
  ],
  male: [
    { from: 0, name: 'Below essential fat' },
    { from: 0.02, name: 'Essential fat' },
    { from: 0.06, name: 'Athletes' },
    { from: 0.14, name: 'Fitness' },
    { from: 0.18, name: 'Average' },
    { from: 0.25, name: 'Obese' },
  ],
} as const
