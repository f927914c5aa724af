/** The pressures in pascals below which the ranges of vacuum of ISO 3529-1:2019 begin. */
const ranges = [
  [1e-9, 'Extreme-high vacuum'],
  [1e-6, 'Ultra-high vacuum'],
  [0.1, 'High vacuum'],
  [100, 'Fine (medium) vacuum'],
] as const

/** The range of vacuum that an absolute pressure in pascals, below that of the air, lies in. ISO 3529-1:2019. */
export function vacuumRange(pascals: number): string {
  return ranges.find(([below]) => pascals < below)?.[1] ?? 'Rough (low) vacuum'
}
