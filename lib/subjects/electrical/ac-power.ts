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

/** Any two of the parts of a power triangle; the powers in one unit. */
export interface KnownPowers {
  real?: number | undefined
  apparent?: number | undefined
  /** Negative where the current leads. */
  reactive?: number | undefined
  factor?: number | undefined
}
export interface PowerTriangle {
  real: number
  apparent: number
  reactive: number
}

const otherSide = (whole: number, part: number) => Math.sqrt(Math.max(0, (whole - part) * (whole + part)))
const slack = 1 + 1e-9

/**
 * The triangle from exactly two of its parts, in the unit of the powers that are given; a sentence where these two make none. `leads` gives
 * the reactive power its sign where it is not one of the two. Source: S² = P² + Q², P = S × power factor (IEC 60050-131).
 */
export function powersOf(known: KnownPowers, leads: boolean): PowerTriangle | string {
  const { real: p, apparent: s, reactive: q, factor: f } = known
  const sign = leads ? -1 : 1
  const isTwo = [p, s, q, f].filter((one) => one !== undefined).length === 2
  if (isTwo && p !== undefined && s !== undefined)
    return p > s * slack ? 'kVA must be at least kW.' : { real: p, apparent: s, reactive: sign * otherSide(s, p) }
  if (isTwo && s !== undefined && q !== undefined)
    return Math.abs(q) > s * slack
      ? 'kVA must be at least kvar.'
      : { real: otherSide(s, Math.abs(q)), apparent: s, reactive: q }
  if (isTwo && p !== undefined && q !== undefined) return { real: p, apparent: Math.hypot(p, q), reactive: q }
  if (isTwo && f !== undefined) {
    const vars = otherSide(1, f)
    if (p !== undefined) return { real: p, apparent: p / f, reactive: (sign * p * vars) / f }
    if (s !== undefined) return { real: s * f, apparent: s, reactive: sign * s * vars }
    if (q !== undefined)
      return vars < 1e-9
        ? 'At a power factor of 1 there are no kvar: enter kW or kVA instead.'
        : { real: (Math.abs(q) * f) / vars, apparent: Math.abs(q) / vars, reactive: q }
  }
  return 'Fill in two of kW, kVA, kvar and power factor, and leave two empty.'
}
