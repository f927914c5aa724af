/** What is supplied: direct current, one phase, or three phases with the load in star or delta. */
export type Circuit = 'direct' | 'single' | 'star' | 'delta'

/** √3 between lines of three phases (IEC 60050-141), 1 otherwise: apparent power is this times voltage and current. */
export function lineFactor(circuit: Circuit): number {
  return circuit === 'star' || circuit === 'delta' ? Math.sqrt(3) : 1
}

/** Watts of a mechanical horsepower: 550 foot-pounds-force a second. */
export const wattsInHorsepower = 745.6998715822702

/** Reactive power of a capacitor, in var, that raises the power factor of `watts` from one value to another. */
export function correction(watts: number, from: number, to: number): number {
  return watts * (tangentOf(from) - tangentOf(to))
}

/** Reactive power for each watt at a power factor above 0. */
export function tangentOf(powerFactor: number): number {
  return Math.sqrt((1 - powerFactor) * (1 + powerFactor)) / powerFactor
}

/** A current in one of three phases: amperes, power factor, and whether it leads its voltage. */
export interface PhaseCurrent {
  amperes: number
  powerFactor: number
  leads: boolean
}

/** Degrees of each current against the voltage of the first phase, the phases following each other by 120°. */
export function anglesOf(currents: readonly PhaseCurrent[]): number[] {
  return currents.map(
    ({ powerFactor, leads }, phase) => phase * -120 + ((leads ? 1 : -1) * Math.acos(powerFactor) * 180) / Math.PI,
  )
}

/** Amperes in the neutral of three phases: the sum of the currents as phasors (Kirchhoff). */
export function neutralCurrent(currents: readonly PhaseCurrent[]): number {
  const angles = anglesOf(currents).map((degrees) => (degrees * Math.PI) / 180)
  const total = (part: (angle: number) => number) =>
    currents.reduce((sum, { amperes }, at) => sum + amperes * part(angles[at] ?? 0), 0)
  const size = Math.hypot(total(Math.cos), total(Math.sin))
  // What is left of equal currents is noise.
  return size <= 1e-12 * currents.reduce((sum, { amperes }) => sum + amperes, 0) ? 0 : size
}
