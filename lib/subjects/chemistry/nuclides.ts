const day = 86_400
const hour = 3600
/** Julian, of 365.25 days, in which half-lives are given. */
const year = 31_557_600

interface Nuclide {
  name: string
  /** Seconds. */
  halfLife: number
  /** Grams of a mole. */
  mass: number
}

/**
 * Half-lives of the Evaluated Nuclear Structure Data File for those that the validation report of NuSIFT lists, of NUBASE2020 for the others;
 * technetium-99m is that of DDEP. All agree with NUBASE2020 within half a percent. Masses are those of AME2020, of isomers with their energy.
 */
export const nuclides = {
  'H-3': { name: 'Hydrogen-3 (tritium)', halfLife: 12.32 * year, mass: 3.016049 },
  'Be-7': { name: 'Beryllium-7', halfLife: 53.22 * day, mass: 7.016929 },
  'C-11': { name: 'Carbon-11', halfLife: 20.3402 * 60, mass: 11.011433 },
  'C-14': { name: 'Carbon-14', halfLife: 5700 * year, mass: 14.003242 },
  'N-13': { name: 'Nitrogen-13', halfLife: 9.965 * 60, mass: 13.005739 },
  'O-15': { name: 'Oxygen-15', halfLife: 122.266, mass: 15.003066 },
  'F-18': { name: 'Fluorine-18', halfLife: 109.734 * 60, mass: 18.000937 },
  'Na-22': { name: 'Sodium-22', halfLife: 2.6018 * year, mass: 21.994438 },
  'Na-24': { name: 'Sodium-24', halfLife: 14.956 * hour, mass: 23.990963 },
  'P-32': { name: 'Phosphorus-32', halfLife: 14.268 * day, mass: 31.973908 },
  'P-33': { name: 'Phosphorus-33', halfLife: 25.35 * day, mass: 32.971726 },
  'S-35': { name: 'Sulfur-35', halfLife: 87.37 * day, mass: 34.969032 },
  'Cl-36': { name: 'Chlorine-36', halfLife: 301.3e3 * year, mass: 35.968307 },
  'K-40': { name: 'Potassium-40', halfLife: 1.248e9 * year, mass: 39.963998 },
  'Ca-45': { name: 'Calcium-45', halfLife: 162.61 * day, mass: 44.956186 },
  'Cr-51': { name: 'Chromium-51', halfLife: 27.7015 * day, mass: 50.944765 },
  'Mn-54': { name: 'Manganese-54', halfLife: 312.081 * day, mass: 53.940356 },
  'Fe-55': { name: 'Iron-55', halfLife: 2.7562 * year, mass: 54.938291 },
  'Fe-59': { name: 'Iron-59', halfLife: 44.5 * day, mass: 58.934873 },
  'Co-57': { name: 'Cobalt-57', halfLife: 271.74 * day, mass: 56.93629 },
  'Co-60': { name: 'Cobalt-60', halfLife: 1925.28 * day, mass: 59.933816 },
  'Ni-63': { name: 'Nickel-63', halfLife: 101.2 * year, mass: 62.929669 },
  'Cu-64': { name: 'Copper-64', halfLife: 12.7004 * hour, mass: 63.929764 },
  'Zn-65': { name: 'Zinc-65', halfLife: 243.94 * day, mass: 64.929241 },
  'Ga-67': { name: 'Gallium-67', halfLife: 3.2617 * day, mass: 66.928202 },
  'Ga-68': { name: 'Gallium-68', halfLife: 67.842 * 60, mass: 67.92798 },
  'Ge-68': { name: 'Germanium-68', halfLife: 271.05 * day, mass: 67.928095 },
  'Se-75': { name: 'Selenium-75', halfLife: 119.78 * day, mass: 74.922523 },
  'Kr-85': { name: 'Krypton-85', halfLife: 10.739 * year, mass: 84.912527 },
  'Rb-82': { name: 'Rubidium-82', halfLife: 1.2575 * 60, mass: 81.918209 },
  'Rb-87': { name: 'Rubidium-87', halfLife: 49.7e9 * year, mass: 86.909181 },
  'Sr-82': { name: 'Strontium-82', halfLife: 25.35 * day, mass: 81.9184 },
  'Sr-89': { name: 'Strontium-89', halfLife: 50.563 * day, mass: 88.907451 },
  'Sr-90': { name: 'Strontium-90', halfLife: 28.91 * year, mass: 89.907728 },
  'Y-90': { name: 'Yttrium-90', halfLife: 64.05 * hour, mass: 89.907142 },
  'Zr-89': { name: 'Zirconium-89', halfLife: 78.36 * hour, mass: 88.90888 },
  'Mo-99': { name: 'Molybdenum-99', halfLife: 65.924 * hour, mass: 98.907707 },
  'Tc-99m': { name: 'Technetium-99m', halfLife: 6.0067 * hour, mass: 98.906403 },
  'Pd-103': { name: 'Palladium-103', halfLife: 16.991 * day, mass: 102.906111 },
  'Ru-106': { name: 'Ruthenium-106', halfLife: 371.8 * day, mass: 105.907328 },
  'Cd-109': { name: 'Cadmium-109', halfLife: 461.3 * day, mass: 108.904987 },
  'In-111': { name: 'Indium-111', halfLife: 2.8048 * day, mass: 110.905107 },
  'I-123': { name: 'Iodine-123', halfLife: 13.2232 * hour, mass: 122.905589 },
  'I-124': { name: 'Iodine-124', halfLife: 4.176 * day, mass: 123.90621 },
  'I-125': { name: 'Iodine-125', halfLife: 59.407 * day, mass: 124.904631 },
  'I-129': { name: 'Iodine-129', halfLife: 16.14e6 * year, mass: 128.904984 },
  'I-131': { name: 'Iodine-131', halfLife: 8.0252 * day, mass: 130.906126 },
  'Xe-133': { name: 'Xenon-133', halfLife: 5.2474 * day, mass: 132.905911 },
  'Cs-134': { name: 'Cesium-134', halfLife: 2.0652 * year, mass: 133.906719 },
  'Cs-137': { name: 'Cesium-137', halfLife: 30.08 * year, mass: 136.907089 },
  'Ba-133': { name: 'Barium-133', halfLife: 10.551 * year, mass: 132.906007 },
  'Ba-137m': { name: 'Barium-137m', halfLife: 2.552 * 60, mass: 136.906538 },
  'Ce-144': { name: 'Cerium-144', halfLife: 284.886 * day, mass: 143.913653 },
  'Pm-147': { name: 'Promethium-147', halfLife: 2.6234 * year, mass: 146.915145 },
  'Sm-153': { name: 'Samarium-153', halfLife: 46.2846 * hour, mass: 152.922104 },
  'Eu-152': { name: 'Europium-152', halfLife: 13.517 * year, mass: 151.921751 },
  'Eu-154': { name: 'Europium-154', halfLife: 8.592 * year, mass: 153.922986 },
  'Ho-166': { name: 'Holmium-166', halfLife: 26.812 * hour, mass: 165.932291 },
  'Yb-169': { name: 'Ytterbium-169', halfLife: 32.014 * day, mass: 168.935184 },
  'Lu-177': { name: 'Lutetium-177', halfLife: 6.6443 * day, mass: 176.943764 },
  'W-188': { name: 'Tungsten-188', halfLife: 69.77 * day, mass: 187.958488 },
  'Re-186': { name: 'Rhenium-186', halfLife: 3.7185 * day, mass: 185.954989 },
  'Re-188': { name: 'Rhenium-188', halfLife: 17.005 * hour, mass: 187.958114 },
  'Ir-192': { name: 'Iridium-192', halfLife: 73.829 * day, mass: 191.962602 },
  'Au-198': { name: 'Gold-198', halfLife: 2.6941 * day, mass: 197.968244 },
  'Tl-201': { name: 'Thallium-201', halfLife: 3.0421 * day, mass: 200.97082 },
  'Pb-210': { name: 'Lead-210', halfLife: 22.2 * year, mass: 209.984188 },
  'Pb-212': { name: 'Lead-212', halfLife: 10.627 * hour, mass: 211.991896 },
  'Bi-207': { name: 'Bismuth-207', halfLife: 31.22 * year, mass: 206.978471 },
  'Po-210': { name: 'Polonium-210', halfLife: 138.376 * day, mass: 209.982874 },
  'At-211': { name: 'Astatine-211', halfLife: 7.214 * hour, mass: 210.987496 },
  'Rn-220': { name: 'Radon-220 (thoron)', halfLife: 55.6, mass: 220.011392 },
  'Rn-222': { name: 'Radon-222', halfLife: 3.8215 * day, mass: 222.017576 },
  'Ra-223': { name: 'Radium-223', halfLife: 11.4352 * day, mass: 223.018501 },
  'Ra-226': { name: 'Radium-226', halfLife: 1600 * year, mass: 226.025408 },
  'Ac-225': { name: 'Actinium-225', halfLife: 9.919 * day, mass: 225.023228 },
  'Th-227': { name: 'Thorium-227', halfLife: 18.693 * day, mass: 227.027703 },
  'Th-228': { name: 'Thorium-228', halfLife: 1.9125 * year, mass: 228.02874 },
  'Th-230': { name: 'Thorium-230', halfLife: 75.4e3 * year, mass: 230.033132 },
  'Th-232': { name: 'Thorium-232', halfLife: 14e9 * year, mass: 232.038054 },
  'U-233': { name: 'Uranium-233', halfLife: 159.19e3 * year, mass: 233.039634 },
  'U-234': { name: 'Uranium-234', halfLife: 245.5e3 * year, mass: 234.04095 },
  'U-235': { name: 'Uranium-235', halfLife: 7.04e8 * year, mass: 235.043928 },
  'U-238': { name: 'Uranium-238', halfLife: 4.468e9 * year, mass: 238.050787 },
  'Np-237': { name: 'Neptunium-237', halfLife: 2.144e6 * year, mass: 237.048172 },
  'Pu-238': { name: 'Plutonium-238', halfLife: 87.7 * year, mass: 238.049558 },
  'Pu-239': { name: 'Plutonium-239', halfLife: 24_110 * year, mass: 239.052162 },
  'Am-241': { name: 'Americium-241', halfLife: 432.6 * year, mass: 241.056827 },
  'Cf-252': { name: 'Californium-252', halfLife: 2.645 * year, mass: 252.081626 },
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
