const toRadians = Math.PI / 180
const sin = (degrees: number) => Math.sin((degrees % 360) * toRadians)
const cos = (degrees: number) => Math.cos((degrees % 360) * toRadians)

const dayMs = 86_400_000
/** Julian date of 1 January 1970, 0:00 UTC. */
const julianOfEpoch = 2_440_587.5
/** Mean days from one new Moon to the next. */
export const synodicMonth = 29.530588861

/** The four phases that have a moment, in the order of a month. */
export const principalPhases = ['New Moon', 'First quarter', 'Full Moon', 'Last quarter'] as const

/** A sine term of a series: its size, the power of the Earth’s eccentricity and the multiples of M, M′ and F. */
type Term = readonly [size: number, eccentricity: 0 | 1 | 2, sun: number, moon: number, node: number]

const newMoonTerms: readonly Term[] = [
  [-0.4072, 0, 0, 1, 0],
  [0.17241, 1, 1, 0, 0],
  [0.01608, 0, 0, 2, 0],
  [0.01039, 0, 0, 0, 2],
  [0.00739, 1, -1, 1, 0],
  [-0.00514, 1, 1, 1, 0],
  [0.00208, 2, 2, 0, 0],
]
const fullMoonTerms: readonly Term[] = [
  [-0.40614, 0, 0, 1, 0],
  [0.17302, 1, 1, 0, 0],
  [0.01614, 0, 0, 2, 0],
  [0.01043, 0, 0, 0, 2],
  [0.00734, 1, -1, 1, 0],
  [-0.00515, 1, 1, 1, 0],
  [0.00209, 2, 2, 0, 0],
]
/** What new and full Moon share. */
const syzygyTerms: readonly Term[] = [
  [-0.00111, 0, 0, 1, -2],
  [-0.00057, 0, 0, 1, 2],
  [0.00056, 1, 1, 2, 0],
  [-0.00042, 0, 0, 3, 0],
  [0.00042, 1, 1, 0, 2],
  [0.00038, 1, 1, 0, -2],
  [-0.00024, 1, -1, 2, 0],
  [-0.00007, 0, 2, 1, 0],
  [0.00004, 0, 0, 2, -2],
  [0.00004, 0, 3, 0, 0],
  [0.00003, 0, 1, 1, -2],
  [0.00003, 0, 0, 2, 2],
  [-0.00003, 0, 1, 1, 2],
  [0.00003, 0, -1, 1, 2],
  [-0.00002, 0, -1, 1, -2],
  [-0.00002, 0, 1, 3, 0],
  [0.00002, 0, 0, 4, 0],
]
const quarterTerms: readonly Term[] = [
  [-0.62801, 0, 0, 1, 0],
  [0.17172, 1, 1, 0, 0],
  [-0.01183, 1, 1, 1, 0],
  [0.00862, 0, 0, 2, 0],
  [0.00804, 0, 0, 0, 2],
  [0.00454, 1, -1, 1, 0],
  [0.00204, 2, 2, 0, 0],
  [-0.0018, 0, 0, 1, -2],
  [-0.0007, 0, 0, 1, 2],
  [-0.0004, 0, 0, 3, 0],
  [-0.00034, 1, -1, 2, 0],
  [0.00032, 1, 1, 0, 2],
  [0.00032, 1, 1, 0, -2],
  [-0.00028, 2, 2, 1, 0],
  [0.00027, 1, 1, 2, 0],
  [-0.00005, 0, -1, 1, -2],
  [0.00004, 0, 0, 2, 2],
  [-0.00004, 0, 1, 1, 2],
  [0.00004, 0, -2, 1, 0],
  [0.00003, 0, 1, 1, -2],
  [0.00003, 0, 3, 0, 0],
  [0.00002, 0, 0, 2, -2],
  [0.00002, 0, -1, 1, 2],
  [-0.00002, 0, 1, 3, 0],
]
/** Sizes, starts and rates by the lunation of the planetary terms A1 to A14. */
const planetaryTerms = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
  [0.000037, 161.72, 24.198154],
  [0.000035, 239.56, 25.513099],
  [0.000023, 331.55, 3.592518],
] as const

interface Lunation {
  centuries: number
  eccentricity: number
  sun: number
  moon: number
  latitude: number
  node: number
}

/** The mean angles of a lunation, in degrees; `k` counts from the new Moon of 6 January 2000, quarters by fourths. */
function lunation(k: number): Lunation {
  const t = k / 1236.85
  return {
    centuries: t,
    eccentricity: 1 - t * (0.002516 + t * 0.0000074),
    sun: 2.5534 + 29.1053567 * k - t * t * (0.0000014 + t * 0.00000011),
    moon: 201.5643 + 385.81693528 * k + t * t * (0.0107582 + t * (0.00001238 - t * 0.000000058)),
    latitude: 160.7108 + 390.67050284 * k - t * t * (0.0016118 + t * (0.00000227 - t * 0.000000011)),
    node: 124.7746 - 1.56375588 * k + t * t * (0.0020672 + t * 0.00000215),
  }
}

function sumOf(terms: readonly Term[], { eccentricity, sun, moon, latitude }: Lunation): number {
  return terms.reduce(
    (sum, [size, power, ofSun, ofMoon, ofNode]) =>
      sum + size * eccentricity ** power * sin(ofSun * sun + ofMoon * moon + ofNode * latitude),
    0,
  )
}

/**
 * Seconds by which the uniform time of astronomy is ahead of Universal Time in a year with decimals: the polynomials of Espenak and
 * Meeus, Five Millennium Canon of Solar Eclipses, for 1900 to 2150.
 */
export function deltaT(year: number): number {
  const since = (start: number) => year - start
  const series = (t: number, ...factors: readonly number[]) => factors.reduceRight((sum, factor) => sum * t + factor, 0)
  if (year < 1920) return series(since(1900), -2.79, 1.494119, -0.0598939, 0.0061966, -0.000197)
  if (year < 1941) return series(since(1920), 21.2, 0.84493, -0.0761, 0.0020936)
  if (year < 1961) return series(since(1950), 29.07, 0.407, -1 / 233, 1 / 2547)
  if (year < 1986) return series(since(1975), 45.45, 1.067, -1 / 260, -1 / 718)
  if (year < 2005) return series(since(2000), 63.86, 0.3345, -0.060374, 0.0017275, 0.000651814, 0.00002373599)
  if (year < 2050) return series(since(2000), 62.92, 0.32217, 0.005589)
  return -20 + 32 * ((year - 1820) / 100) ** 2 - 0.5628 * (2150 - year)
}

const yearOf = (ms: number) => 1970 + ms / dayMs / 365.2425

/**
 * The moment of a phase, in milliseconds since 1970 (UTC). `quarters` counts quarters of a month from the new Moon of 6 January 2000:
 * 0 is that new Moon, 2 the full Moon after it. Meeus, Astronomical Algorithms, chapter 49: within a minute from 1900 to 2100.
 */
export function phaseTime(quarters: number): number {
  const k = quarters / 4
  const angles = lunation(k)
  const { centuries: t, eccentricity, sun, moon, latitude, node } = angles
  const phase = ((quarters % 4) + 4) % 4
  const mean = 2_451_550.09766 + synodicMonth * k + t * t * (0.00015437 - t * (0.00000015 - t * 0.00000000073))
  const half =
    0.00306 -
    0.00038 * eccentricity * cos(sun) +
    0.00026 * cos(moon) -
    0.00002 * (cos(moon - sun) - cos(moon + sun) - cos(2 * latitude))
  const own =
    phase % 2 === 1
      ? sumOf(quarterTerms, angles) + (phase === 1 ? half : -half)
      : sumOf(phase === 0 ? newMoonTerms : fullMoonTerms, angles) + sumOf(syzygyTerms, angles)
  const planets = planetaryTerms.reduce(
    (sum, [size, start, rate], at) => sum + size * sin(start + rate * k - (at === 0 ? 0.009173 * t * t : 0)),
    0,
  )
  const uniform = (mean + own - 0.00017 * sin(node) + planets - julianOfEpoch) * dayMs
  return uniform - deltaT(yearOf(uniform)) * 1000
}

/** The quarter of a month, counted as `phaseTime` does, whose phase is the last at or before a moment. */
export function quarterBefore(ms: number): number {
  let quarters = Math.round(((yearOf(ms) - 2000) * 12.3685 + 1) * 4)
  while (phaseTime(quarters) > ms) quarters--
  return quarters
}

export interface MoonAt {
  /** Share of the disc that is lit, 0 to 1. */
  lit: number
  /** Kilometres from the Earth’s centre to the Moon’s. */
  distance: number
}

/** A size and the multiples of D, M, M′ and F whose sine or cosine it multiplies. */
type Multiples = readonly [size: number, elongation: number, sun: number, moon: number, latitude: number]

/** Kilometres to the Sun, on the whole. */
const sunDistance = 149_597_871

/** Degrees of longitude, the largest terms. */
const longitudeTerms: readonly Multiples[] = [
  [6.288774, 0, 0, 1, 0],
  [1.274027, 2, 0, -1, 0],
  [0.658314, 2, 0, 0, 0],
  [0.213618, 0, 0, 2, 0],
  [-0.185116, 0, 1, 0, 0],
  [-0.114332, 0, 0, 0, 2],
  [0.058793, 2, 0, -2, 0],
  [0.057066, 2, -1, -1, 0],
  [0.053322, 2, 0, 1, 0],
  [0.045758, 2, -1, 0, 0],
  [-0.040923, 0, 1, -1, 0],
  [-0.03472, 1, 0, 0, 0],
  [-0.030383, 0, 1, 1, 0],
  [0.015327, 2, 0, 0, -2],
]
/** Degrees of latitude, the largest terms. */
const latitudeTerms: readonly Multiples[] = [
  [5.128122, 0, 0, 0, 1],
  [0.280602, 0, 0, 1, 1],
  [0.277693, 0, 0, 1, -1],
  [0.173237, 2, 0, 0, -1],
  [0.055413, 2, 0, -1, 1],
  [0.046271, 2, 0, -1, -1],
]
/** Kilometres. */
const distanceTerms: readonly Multiples[] = [
  [-20_905.355, 0, 0, 1, 0],
  [-3699.111, 2, 0, -1, 0],
  [-2955.968, 2, 0, 0, 0],
  [-569.925, 0, 0, 2, 0],
  [48.888, 0, 1, 0, 0],
  [-3.149, 0, 0, 0, 2],
  [246.158, 2, 0, -2, 0],
  [-152.138, 2, -1, -1, 0],
  [-170.733, 2, 0, 1, 0],
  [-204.586, 2, -1, 0, 0],
  [-129.62, 0, 1, -1, 0],
  [108.743, 1, 0, 0, 0],
  [104.755, 0, 1, 1, 0],
  [10.321, 2, 0, 0, -2],
  [79.661, 0, 0, 1, -2],
  [-34.782, 4, 0, -1, 0],
  [-23.21, 0, 0, 3, 0],
  [-21.636, 4, 0, -2, 0],
  [24.208, 2, 1, -1, 0],
  [30.824, 2, 1, 0, 0],
  [-8.379, 1, 0, -1, 0],
  [-16.675, 1, 1, 0, 0],
  [-12.831, 2, -1, 1, 0],
  [-10.445, 2, 0, 2, 0],
  [-11.65, 4, 0, 0, 0],
  [14.403, 2, 0, -3, 0],
  [-7.003, 0, 1, -2, 0],
  [10.056, 2, -1, -2, 0],
  [6.322, 1, 0, 1, 0],
  [-9.884, 2, -2, 0, 0],
  [5.751, 0, 1, 2, 0],
  [-4.95, 2, -2, -1, 0],
  [4.13, 2, 0, 1, -2],
  [-3.958, 4, -1, -1, 0],
  [3.258, 3, 0, -1, 0],
  [2.616, 2, 1, 1, 0],
  [-1.897, 4, -1, -2, 0],
  [-2.117, 0, 2, -1, 0],
  [2.354, 2, 2, -1, 0],
  [-1.423, 4, 0, 1, 0],
  [-1.117, 0, 0, 4, 0],
  [-1.571, 4, -1, 0, 0],
  [-1.739, 1, 0, -2, 0],
  [-4.421, 0, 0, 2, -2],
  [1.165, 0, 2, 1, 0],
  [8.752, 2, 0, -1, -2],
]

/**
 * How much of the Moon is lit and how far it is at a moment in milliseconds since 1970: Meeus, Astronomical Algorithms, chapters 47,
 * of which longitude and latitude have their largest terms, and 48. Lit to a tenth of a percentage point, distance to about 20 km, from 1900 to 2100.
 */
export function moonAt(ms: number): MoonAt {
  const t = (ms / dayMs + julianOfEpoch + deltaT(yearOf(ms)) / 86_400 - 2_451_545) / 36_525
  const elongation = 297.8501921 + t * (445_267.1114034 - t * 0.0018819)
  const sun = 357.5291092 + t * (35_999.0502909 - t * 0.0001536)
  const moon = 134.9633964 + t * (477_198.8675055 + t * 0.0087414)
  const latitude = 93.272095 + t * (483_202.0175233 - t * 0.0036539)
  const eccentricity = 1 - t * (0.002516 + t * 0.0000074)
  const seriesOf = (terms: readonly Multiples[], wave: (degrees: number) => number) =>
    terms.reduce(
      (sum, [size, ofElongation, ofSun, ofMoon, ofLatitude]) =>
        sum +
        size *
          eccentricity ** Math.abs(ofSun) *
          wave(ofElongation * elongation + ofSun * sun + ofMoon * moon + ofLatitude * latitude),
      0,
    )
  const distance = 385_000.56 + seriesOf(distanceTerms, cos)
  const longitude = seriesOf(longitudeTerms, sin)
  const ofNode = seriesOf(latitudeTerms, sin)
  const apart = elongation + longitude - 1.914602 * sin(sun) - 0.019993 * sin(2 * sun)
  const cosine = cos(ofNode) * cos(apart)
  const sine = Math.sqrt(1 - cosine * cosine)
  const angle = Math.atan2(sunDistance * sine, distance - sunDistance * cosine)
  return { lit: (1 + Math.cos(angle)) / 2, distance }
}

export type Eclipse =
  | 'Total or annular solar eclipse'
  | 'Partial solar eclipse'
  | 'Total lunar eclipse'
  | 'Partial lunar eclipse'
  | 'Penumbral lunar eclipse'

/**
 * Which eclipse a new or full Moon brings somewhere on Earth, undefined for none; `quarters` as in `phaseTime`. Meeus, Astronomical
 * Algorithms, chapter 54.
 */
export function eclipseAt(quarters: number): Eclipse | undefined {
  const phase = ((quarters % 4) + 4) % 4
  if (phase % 2 === 1) return undefined
  const { eccentricity, sun, moon, latitude, node } = lunation(quarters / 4)
  if (Math.abs(sin(latitude)) > 0.36) return undefined
  const node1 = latitude - 0.02665 * sin(node)
  const along =
    0.207 * eccentricity * sin(sun) +
    0.0024 * eccentricity * sin(2 * sun) -
    0.0392 * sin(moon) +
    0.0116 * sin(2 * moon) -
    0.0073 * eccentricity * sin(moon + sun) +
    0.0067 * eccentricity * sin(moon - sun) +
    0.0118 * sin(2 * node1)
  const across =
    5.2207 -
    0.0048 * eccentricity * cos(sun) +
    0.002 * eccentricity * cos(2 * sun) -
    0.3299 * cos(moon) -
    0.006 * eccentricity * cos(moon + sun) +
    0.0041 * eccentricity * cos(moon - sun)
  const gamma = Math.abs((along * cos(node1) + across * sin(node1)) * (1 - 0.0048 * Math.abs(cos(node1))))
  const cone =
    0.0059 + 0.0046 * eccentricity * cos(sun) - 0.0182 * cos(moon) + 0.0004 * cos(2 * moon) - 0.0005 * cos(moon + sun)
  if (phase === 0) {
    if (gamma > 1.5433 + cone) return undefined
    return gamma < 0.9972 + Math.abs(cone) ? 'Total or annular solar eclipse' : 'Partial solar eclipse'
  }
  const umbral = (1.0128 - cone - gamma) / 0.545
  if (umbral > 1) return 'Total lunar eclipse'
  if (umbral > 0) return 'Partial lunar eclipse'
  return (1.5573 + cone - gamma) / 0.545 > 0 ? 'Penumbral lunar eclipse' : undefined
}
