/** J/(mol·K), exact since the SI of 2019: the product of the Boltzmann and Avogadro constants. */
export const gasConstant = 8.31446261815324

export interface Gas {
  name: string
  /** Grams of a mole, from the atomic weights of IUPAC; of air that of the U.S. Standard Atmosphere. */
  molarMass: number
  /** The constants of van der Waals, in bar·L²/mol² and L/mol. */
  a?: number
  b?: number
}

/** The constants are those of the CRC Handbook, as LibreTexts and Engineers Edge print them; krypton’s by LibreTexts, since others give it those of mercury. */
export const gases = {
  air: { name: 'Air, dry', molarMass: 28.9644 },
  n2: { name: 'Nitrogen', molarMass: 28.014, a: 1.37, b: 0.0387 },
  o2: { name: 'Oxygen', molarMass: 31.998, a: 1.382, b: 0.03186 },
  co2: { name: 'Carbon dioxide', molarMass: 44.009, a: 3.658, b: 0.0429 },
  ar: { name: 'Argon', molarMass: 39.95, a: 1.355, b: 0.03201 },
  he: { name: 'Helium', molarMass: 4.0026, a: 0.0346, b: 0.0238 },
  h2: { name: 'Hydrogen', molarMass: 2.016, a: 0.2453, b: 0.02651 },
  ne: { name: 'Neon', molarMass: 20.18, a: 0.208, b: 0.01672 },
  kr: { name: 'Krypton', molarMass: 83.798, a: 2.325, b: 0.0396 },
  xe: { name: 'Xenon', molarMass: 131.29, a: 4.192, b: 0.0516 },
  ch4: { name: 'Methane', molarMass: 16.043, a: 2.303, b: 0.0431 },
  c2h6: { name: 'Ethane', molarMass: 30.07, a: 5.58, b: 0.0651 },
  c3h8: { name: 'Propane', molarMass: 44.097, a: 9.39, b: 0.0905 },
  c4h10: { name: 'Butane', molarMass: 58.124, a: 13.89, b: 0.1164 },
  c2h4: { name: 'Ethylene', molarMass: 28.054, a: 4.612, b: 0.0582 },
  c2h2: { name: 'Acetylene', molarMass: 26.038, a: 4.516, b: 0.0522 },
  nh3: { name: 'Ammonia', molarMass: 17.031, a: 4.225, b: 0.03713 },
  co: { name: 'Carbon monoxide', molarMass: 28.01, a: 1.472, b: 0.0395 },
  cl2: { name: 'Chlorine', molarMass: 70.9, a: 6.343, b: 0.05422 },
  hcl: { name: 'Hydrogen chloride', molarMass: 36.458, a: 3.7, b: 0.04061 },
  h2s: { name: 'Hydrogen sulfide', molarMass: 34.076, a: 4.544, b: 0.04339 },
  n2o: { name: 'Nitrous oxide', molarMass: 44.013, a: 3.852, b: 0.04435 },
  so2: { name: 'Sulfur dioxide', molarMass: 64.058, a: 6.865, b: 0.05679 },
  sf6: { name: 'Sulfur hexafluoride', molarMass: 146.048, a: 7.857, b: 0.08786 },
  h2o: { name: 'Water vapor', molarMass: 18.015, a: 5.537, b: 0.03049 },
} as const satisfies Record<string, Gas>

export type GasName = keyof typeof gases

/** a in Pa·m⁶/mol² and b in m³/mol. */
export interface Waals {
  a: number
  b: number
}

/** The constants of a gas in SI units; undefined where it has none. */
export function waalsOf(gas: Gas): Waals | undefined {
  return gas.a === undefined || gas.b === undefined ? undefined : { a: gas.a * 0.1, b: gas.b * 1e-3 }
}

/** Kelvins and pascals at the critical point of the equation: 8a ÷ 27Rb and a ÷ 27b². */
export function criticalPoint({ a, b }: Waals): { temperature: number; pressure: number } {
  return { temperature: (8 * a) / (27 * gasConstant * b), pressure: a / (27 * b * b) }
}

/** Pascals of a mole in so many cubic meters; undefined where the molecules alone fill them. */
export function waalsPressure({ a, b }: Waals, molarVolume: number, temperature: number): number | undefined {
  return molarVolume <= b
    ? undefined
    : (gasConstant * temperature) / (molarVolume - b) - a / (molarVolume * molarVolume)
}

/** Kelvins at which a mole in so many cubic meters has the pressure. */
export function waalsTemperature({ a, b }: Waals, molarVolume: number, pressure: number): number | undefined {
  return molarVolume <= b ? undefined : ((pressure + a / (molarVolume * molarVolume)) * (molarVolume - b)) / gasConstant
}

/**
 * Cubic meters of a mole: the largest root of P v³ − (Pb + RT) v² + a v − ab = 0, which is the gas. Newton's method comes down to it
 * from the right, where the cubic is convex.
 */
export function waalsVolume({ a, b }: Waals, pressure: number, temperature: number): number {
  const rt = gasConstant * temperature
  // No root lies beyond, since there the attraction alone is left out.
  let v = rt / pressure + b
  for (let pass = 0; pass < 200; pass += 1) {
    const value = ((pressure * v - (pressure * b + rt)) * v + a) * v - a * b
    const slope = (3 * pressure * v - 2 * (pressure * b + rt)) * v + a
    const next = slope > 0 ? v - value / slope : v / 2
    if (!(next > b)) return Math.max(next, b * (1 + 1e-12))
    if (Math.abs(next - v) <= 1e-15 * v) return next
    v = next
  }
  return v
}
