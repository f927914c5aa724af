/** Copper or aluminum, as conductors are ordered. */
export type Metal = 'cu' | 'al'

/** A conductor size of the NEC. Resistances in ohms per 1000 ft at 75 °C. */
export interface NecConductor {
  size: string
  /** Chapter 9, table 8, 2023 edition: direct current, uncoated and stranded. */
  direct: Readonly<Partial<Record<Metal, number>>>
  /** Chapter 9, table 9: 60 Hz, three single conductors in a conduit of PVC or steel. */
  pvc?: Readonly<Partial<Record<Metal, number>> & { reactance: number }>
  steel?: Readonly<Partial<Record<Metal, number>> & { reactance: number }>
  /** Table 310.16: amperes at 60, 75 and 90 °C, up to three conductors in a raceway, ambient 30 °C. */
  ampacity: Readonly<Partial<Record<Metal, readonly [number, number, number]>>>
}

type Row = readonly [
  size: string,
  direct: readonly [number, number | null],
  alternating: readonly (number | null)[] | null,
  copper: readonly [number, number, number],
  aluminum: readonly [number, number, number] | null,
]

/**
 * Size; table 8 Cu, Al; table 9 X in PVC, X in steel, Cu in PVC, Cu in steel, Al in PVC, Al in steel; 310.16 Cu; 310.16 Al.
 * Every figure was read in two places that agree: table 8 in the conductor properties of SFA Software and in a published list of wire
 * constants, table 9 in a cable maker's data sheet and in a published transcript. Those of table 8 also follow the cross-sections.
 */
const rows: readonly Row[] = [
  ['14', [3.14, null], [0.058, 0.073, 3.1, 3.1, null, null], [15, 20, 25], null],
  ['12', [1.98, 3.25], [0.054, 0.068, 2, 2, 3.2, 3.2], [20, 25, 30], [15, 20, 25]],
  ['10', [1.24, 2.04], [0.05, 0.063, 1.2, 1.2, 2, 2], [30, 35, 40], [25, 30, 35]],
  ['8', [0.778, 1.28], [0.052, 0.065, 0.78, 0.78, 1.3, 1.3], [40, 50, 55], [35, 40, 45]],
  ['6', [0.491, 0.808], [0.051, 0.064, 0.49, 0.49, 0.81, 0.81], [55, 65, 75], [40, 50, 55]],
  ['4', [0.308, 0.508], [0.048, 0.06, 0.31, 0.31, 0.51, 0.51], [70, 85, 95], [55, 65, 75]],
  ['3', [0.245, 0.403], [0.047, 0.059, 0.25, 0.25, 0.4, 0.4], [85, 100, 115], [65, 75, 85]],
  ['2', [0.194, 0.319], [0.045, 0.057, 0.19, 0.2, 0.32, 0.32], [95, 115, 130], [75, 90, 100]],
  ['1', [0.154, 0.253], [0.046, 0.057, 0.15, 0.16, 0.25, 0.25], [110, 130, 145], [85, 100, 115]],
  ['1/0', [0.122, 0.201], [0.044, 0.055, 0.12, 0.12, 0.2, 0.2], [125, 150, 170], [100, 120, 135]],
  ['2/0', [0.0967, 0.159], [0.043, 0.054, 0.1, 0.1, 0.16, 0.16], [145, 175, 195], [115, 135, 150]],
  ['3/0', [0.0766, 0.126], [0.042, 0.052, 0.077, 0.079, 0.13, 0.13], [165, 200, 225], [130, 155, 175]],
  ['4/0', [0.0608, 0.1], [0.041, 0.051, 0.062, 0.063, 0.1, 0.1], [195, 230, 260], [150, 180, 205]],
  ['250', [0.0515, 0.0847], [0.041, 0.052, 0.052, 0.054, 0.085, 0.086], [215, 255, 290], [170, 205, 230]],
  ['300', [0.0429, 0.0707], [0.041, 0.051, 0.044, 0.045, 0.071, 0.072], [240, 285, 320], [195, 230, 260]],
  ['350', [0.0367, 0.0605], [0.04, 0.05, 0.038, 0.039, 0.061, 0.063], [260, 310, 350], [210, 250, 280]],
  ['400', [0.0321, 0.0529], [0.04, 0.049, 0.033, 0.035, 0.054, 0.055], [280, 335, 380], [225, 270, 305]],
  ['500', [0.0258, 0.0424], [0.039, 0.048, 0.027, 0.029, 0.043, 0.045], [320, 380, 430], [260, 310, 350]],
]

function conductorOf([size, [copper, aluminum], alternating, copperAmps, aluminumAmps]: Row): NecConductor {
  const [pvcX, steelX, cuPvc, cuSteel, alPvc, alSteel] = alternating ?? []
  const of = (cu: number | null | undefined, al: number | null | undefined, reactance: number | null | undefined) =>
    cu && reactance ? { cu, ...(al ? { al } : {}), reactance } : undefined
  const pvc = of(cuPvc, alPvc, pvcX)
  const steel = of(cuSteel, alSteel, steelX)
  return {
    size,
    direct: { cu: copper, ...(aluminum === null ? {} : { al: aluminum }) },
    ...(pvc ? { pvc } : {}),
    ...(steel ? { steel } : {}),
    ampacity: { cu: copperAmps, ...(aluminumAmps ? { al: aluminumAmps } : {}) },
  }
}

/** NEC sizes from 14 AWG to 500 kcmil, the smallest first. */
export const necConductors: readonly NecConductor[] = rows.map(conductorOf)

/** "12 AWG", "250 kcmil". */
export function necName(size: string): string {
  return `${size} ${Number(size) >= 250 ? 'kcmil' : 'AWG'}`
}

/** IEC 60228, class 2: highest resistance at 20 °C in ohms a kilometer, by square millimeters, copper and aluminum. */
export const iecConductors: readonly { area: string; cu: number; al?: number }[] = [
  { area: '1.5', cu: 12.1 },
  { area: '2.5', cu: 7.41 },
  { area: '4', cu: 4.61 },
  { area: '6', cu: 3.08 },
  { area: '10', cu: 1.83, al: 3.08 },
  { area: '16', cu: 1.15, al: 1.91 },
  { area: '25', cu: 0.727, al: 1.2 },
  { area: '35', cu: 0.524, al: 0.868 },
  { area: '50', cu: 0.387, al: 0.641 },
  { area: '70', cu: 0.268, al: 0.443 },
  { area: '95', cu: 0.193, al: 0.32 },
  { area: '120', cu: 0.153, al: 0.253 },
  { area: '150', cu: 0.124, al: 0.206 },
  { area: '185', cu: 0.0991, al: 0.164 },
  { area: '240', cu: 0.0754, al: 0.125 },
  { area: '300', cu: 0.0601, al: 0.1 },
]

/** Meters in 1000 ft, so that ohms per 1000 ft become ohms a kilometer by division. */
export const kilometresInKilofoot = 0.3048

/** NEC chapter 9, table 8, note 2: factor from 75 °C to another temperature of the conductor. */
export function necTemperatureFactor(metal: Metal, celsius: number): number {
  return 1 + (metal === 'cu' ? 0.00323 : 0.0033) * (celsius - 75)
}

/** IEC 60228, annex B: factor from 20 °C to another temperature of the conductor. */
export function iecTemperatureFactor(metal: Metal, celsius: number): number {
  return 1 + (metal === 'cu' ? 0.00393 : 0.00403) * (celsius - 20)
}

export type Supply = 'single' | 'three' | 'direct'

/** How often the length of the way counts: out and back, or √3 between the lines of three phases. */
export const wayFactor: Readonly<Record<Supply, number>> = { single: 2, three: Math.sqrt(3), direct: 2 }

/**
 * Approximate voltage drop k × I × L × (R cos φ + X sin φ), IEEE Std 141, 3.11: amperes, one-way kilometers, ohms a kilometer. With
 * direct current `powerFactor` is 1.
 */
export function voltageDrop(
  supply: Supply,
  {
    current,
    kilometres,
    resistance,
    reactance,
    powerFactor,
  }: Readonly<Record<'current' | 'kilometres' | 'resistance' | 'reactance' | 'powerFactor', number>>,
): number {
  const sine = Math.sqrt(Math.max(0, 1 - powerFactor * powerFactor))
  return wayFactor[supply] * current * kilometres * (resistance * powerFactor + reactance * sine)
}
