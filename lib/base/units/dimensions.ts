const prefixes = { '': 1, k: 1e3, M: 1e6, G: 1e9, m: 1e-3, µ: 1e-6, n: 1e-9, p: 1e-12 } as const
type Prefixed<Unit extends string> = Readonly<Record<`${keyof typeof prefixes}${Unit}`, number>>

/** A unit of electricity with the SI prefixes from pico to giga. */
function withPrefixes<const Unit extends string>(unit: Unit): Prefixed<Unit> {
  const entries = Object.entries(prefixes).map(([prefix, factor]) => [`${prefix}${unit}`, factor])
  return Object.fromEntries(entries) as Prefixed<Unit>
}

/**
 * Units that fields offer, by dimension: how many of the dimension's first unit one of each is. International yard and pound
 * agreement of 1959 and SP 811 of NIST. A quotient is written as text where its decimals have no end, so that the factor is
 * exact; the table of all units (table.ts) takes these factors from here.
 */
export const dimensions = {
  length: { m: 1, cm: 0.01, mm: 0.001, km: 1000, in: 0.0254, ft: 0.3048, yd: 0.9144, mi: 1609.344 },
  area: { 'm²': 1, 'cm²': 1e-4, 'mm²': 1e-6, 'in²': 0.00064516, 'ft²': 0.09290304, ha: 10_000, acre: 4046.8564224 },
  volume: {
    'm³': 1,
    L: 0.001,
    mL: 1e-6,
    'ft³': 0.028316846592,
    'yd³': 0.764554857984,
    'US gal': 0.003785411784,
    µL: 1e-9,
  },
  mass: { kg: 1, g: 0.001, t: 1000, lb: 0.45359237, oz: 0.028349523125, mg: 1e-6, µg: 1e-9 },
  density: {
    'kg/m³': 1,
    't/m³': 1000,
    'lb/ft³': '0.45359237/0.028316846592',
    'short tons/yd³': '907.18474/0.764554857984',
  },
  force: { N: 1, kN: 1000, MN: 1e6, lbf: 4.4482216152605, kip: 4448.2216152605 },
  'force per length': {
    'N/m': 1,
    'kN/m': 1000,
    'lbf/ft': '4.4482216152605/0.3048',
    'kip/ft': '4448.2216152605/0.3048',
  },
  moment: { N·m: 1, kN·m: 1000, lbf·ft: '1.3558179483314004', kip·ft: '1355.8179483314004' },
  pressure: {
    Pa: 1,
    kPa: 1000,
    MPa: 1e6,
    GPa: 1e9,
    psi: '4.4482216152605/0.00064516',
    ksi: '4448.2216152605/0.00064516',
    bar: 100_000,
    mbar: 100,
    atm: 101_325,
    mmHg: 133.322387415,
    Torr: '101325/760',
  },
  'second moment of area': { 'm⁴': 1, 'cm⁴': 1e-8, 'mm⁴': 1e-12, 'in⁴': 4.162314256e-7 },
  speed: { 'm/s': 1, 'km/h': '1/3.6', mph: 0.44704, 'ft/s': 0.3048, kn: '1852/3600' },
  acceleration: { 'm/s²': 1, 'ft/s²': 0.3048 },
  'amount of substance': { mol: 1, mmol: 1e-3, µmol: 1e-6, kmol: 1000 },
  /** Moles in a liter. */
  concentration: { M: 1, mM: 1e-3, µM: 1e-6, nM: 1e-9 },
  radioactivity: { Bq: 1, kBq: 1000, MBq: 1e6, GBq: 1e9, TBq: 1e12, Ci: 3.7e10, mCi: 3.7e7, µCi: 3.7e4, dpm: '1/60' },
  voltage: withPrefixes('V'),
  current: withPrefixes('A'),
  resistance: withPrefixes('Ω'),
  power: withPrefixes('W'),
  time: { s: 1, min: 60, h: 3600, day: 86_400, week: 604_800, year: 31_557_600 },
  /** Calendar lengths of a contract: a year is twelve months. */
  term: { months: 1, quarters: 3, years: 12 },
} as const satisfies Record<string, Record<string, number | string>>

export type Dimension = keyof typeof dimensions

/** The names of a dimension's units, in the order they are offered. */
export function unitsOf(dimension: Dimension): string[] {
  return Object.keys(dimensions[dimension])
}

function factorOf(dimension: Dimension, unit: string): number {
  const factors: Readonly<Record<string, number | string>> = dimensions[dimension]
  const [over, under = '1'] = Object.hasOwn(factors, unit) ? String(factors[unit]).split('/') : []
  if (over === undefined) throw new Error(`${dimension} has no unit ${unit}`)
  return Number(over) / Number(under)
}

/** `value` of unit `from` in unit `to`, both of `dimension`. Throws for a unit that the dimension does not have. */
export function convertUnit(value: number, dimension: Dimension, from: string, to: string): number {
  if (from === to) return value
  const source = factorOf(dimension, from)
  const target = factorOf(dimension, to)
  // Dividing by the larger factor keeps exact results exact: 12 months are 1 year, not 0.9999999999999999.
  const converted = source >= target ? value * (source / target) : value / (target / source)
  return Number(converted.toPrecision(15))
}
