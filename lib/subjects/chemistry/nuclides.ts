const day = 86_400
const hour = 3600
/** Julian, of 365.25 days, in which half-lives are given. */
const year = 31_557_600

interface Nuclide {
  name: string
  /** Seconds. */
  halfLife: number
  /** Grams of a mole: atomic masses of AME2020 where decimals stand, mass numbers otherwise, which are within a part in a thousand. */
  mass: number
}

/**
 * Half-lives of the Evaluated Nuclear Structure Data File, as the validation report of NuSIFT lists them beside those of ENDF/B-VIII.1, which
 * agree within half a percent. Technetium-99m is that of DDEP; fluorine-18, iodine-123, radon-222 and polonium-210 were read elsewhere.
 */
export const nuclides = {
  'H-3': { name: 'Hydrogen-3 (tritium)', halfLife: 12.32 * year, mass: 3.016049 },
  'C-14': { name: 'Carbon-14', halfLife: 5700 * year, mass: 14.003242 },
  'F-18': { name: 'Fluorine-18', halfLife: 109.8 * 60, mass: 18 },
  'Na-22': { name: 'Sodium-22', halfLife: 2.6018 * year, mass: 22 },
  'P-32': { name: 'Phosphorus-32', halfLife: 14.268 * day, mass: 32 },
  'K-40': { name: 'Potassium-40', halfLife: 1.248e9 * year, mass: 40 },
  'Co-57': { name: 'Cobalt-57', halfLife: 271.74 * day, mass: 57 },
  'Co-60': { name: 'Cobalt-60', halfLife: 1925.28 * day, mass: 59.933816 },
  'Kr-85': { name: 'Krypton-85', halfLife: 10.739 * year, mass: 85 },
  'Sr-90': { name: 'Strontium-90', halfLife: 28.91 * year, mass: 89.907728 },
  'Y-90': { name: 'Yttrium-90', halfLife: 64.05 * hour, mass: 90 },
  'Mo-99': { name: 'Molybdenum-99', halfLife: 65.924 * hour, mass: 99 },
  'Tc-99m': { name: 'Technetium-99m', halfLife: 6.0067 * hour, mass: 99 },
  'I-123': { name: 'Iodine-123', halfLife: 13.2 * hour, mass: 123 },
  'I-125': { name: 'Iodine-125', halfLife: 59.407 * day, mass: 125 },
  'I-131': { name: 'Iodine-131', halfLife: 8.0252 * day, mass: 130.906126 },
  'Cs-134': { name: 'Cesium-134', halfLife: 2.0652 * year, mass: 134 },
  'Cs-137': { name: 'Cesium-137', halfLife: 30.08 * year, mass: 136.907089 },
  'Ba-133': { name: 'Barium-133', halfLife: 10.551 * year, mass: 133 },
  'Eu-152': { name: 'Europium-152', halfLife: 13.517 * year, mass: 152 },
  'Ir-192': { name: 'Iridium-192', halfLife: 73.829 * day, mass: 191.962602 },
  'Au-198': { name: 'Gold-198', halfLife: 2.6941 * day, mass: 198 },
  'Po-210': { name: 'Polonium-210', halfLife: 138.38 * day, mass: 210 },
  'Rn-222': { name: 'Radon-222', halfLife: 3.8235 * day, mass: 222 },
  'Ra-226': { name: 'Radium-226', halfLife: 1600 * year, mass: 226.025408 },
  'U-235': { name: 'Uranium-235', halfLife: 7.04e8 * year, mass: 235 },
  'U-238': { name: 'Uranium-238', halfLife: 4.468e9 * year, mass: 238 },
  'Pu-239': { name: 'Plutonium-239', halfLife: 24_110 * year, mass: 239.052162 },
  'Am-241': { name: 'Americium-241', halfLife: 432.6 * year, mass: 241.056827 },
} as const satisfies Record<string, Nuclide>

export type NuclideName = keyof typeof nuclides

/** Exact since 2019, in 1/mol. */
export const avogadro = 6.02214076e23

/** Becquerels of so many grams of a nuclide: λ N. */
export function activityOf(grams: number, mass: number, halfLife: number): number {
  return ((grams / mass) * avogadro * Math.LN2) / halfLife
}

/** Grams that give so many becquerels. */
export function gramsOf(becquerels: number, mass: number, halfLife: number): number {
  return ((becquerels * halfLife) / Math.LN2 / avogadro) * mass
}

/**
 * Activity of a daughter after `time`, per becquerel of a parent that began without it (Bateman): λ₂ ÷ (λ₂ − λ₁) × (e^(−λ₁t) − e^(−λ₂t)).
 * Half-lives and time in one unit; where both half-lives are nearly equal, its limit λ t e^(−λt).
 */
export function daughterActivity(parent: number, daughter: number, time: number): number {
  const [one, two] = [Math.LN2 / parent, Math.LN2 / daughter]
  const apart = (two - one) * time
  if (Math.abs(apart) < 1e-6) return two * time * Math.exp(-one * time)
  return ((two * time) / apart) * Math.exp(-one * time) * -Math.expm1(-apart)
}

/** When the daughter's activity is highest; it then equals the parent's. */
export function timeOfMost(parent: number, daughter: number): number {
  const [one, two] = [Math.LN2 / parent, Math.LN2 / daughter]
  return Math.abs(one / two - 1) < 1e-9 ? 1 / one : Math.log(two / one) / (two - one)
}
