const toRadians = Math.PI / 180
const sin = (degrees: number) => Math.sin(degrees * toRadians)
const cos = (degrees: number) => Math.cos(degrees * toRadians)
const tan = (degrees: number) => Math.tan(degrees * toRadians)
const asin = (value: number) => Math.asin(Math.min(1, Math.max(-1, value))) / toRadians
const acos = (value: number) => Math.acos(value) / toRadians

/** The Sun’s declination in degrees and the equation of time in minutes. */
interface Sun {
  declination: number
  equation: number
}

/**
 * At so many days since 1 January 2000, 12:00 UTC: the low-precision formulas of Meeus, Astronomical Algorithms, chapter 25, with
 * Smart’s equation of time (chapter 28), as the NOAA solar calculator uses them. About 0.01 degrees within a few centuries of 2000.
 */
function sunAt(days: number): Sun {
  const t = days / 36_525
  const longitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
  const anomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
  const eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
  const centre =
    sin(anomaly) * (1.914602 - t * (0.004817 + t * 0.000014)) +
    sin(2 * anomaly) * (0.019993 - t * 0.000101) +
    sin(3 * anomaly) * 0.000289
  const node = 125.04 - 1934.136 * t
  const apparent = longitude + centre - 0.00569 - 0.00478 * sin(node)
  const obliquity = 23 + (26 + (21.448 - t * (46.815 + t * (0.00059 - t * 0.001813))) / 60) / 60 + 0.00256 * cos(node)
  const y = tan(obliquity / 2) ** 2
  const equation =
    y * sin(2 * longitude) -
    2 * eccentricity * sin(anomaly) +
    4 * eccentricity * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * eccentricity * eccentricity * sin(2 * anomaly)
  return { declination: asin(sin(obliquity) * sin(apparent)), equation: (4 * equation) / toRadians }
}

/** Days from noon of 1 January 2000 to midnight (UTC) of a day counted from 1970. */
const sinceEpoch = (dayCount: number) => dayCount - 10_957.5

export interface Place {
  /** Degrees north. */
  latitude: number
  /** Degrees east. */
  longitude: number
}

/** Minutes from midnight UTC of a day (counted from 1970) at which the Sun crosses the meridian of a place; may lie beyond the day. */
export function solarNoon(dayCount: number, { longitude }: Place): number {
  let minutes = 720 - 4 * longitude
  for (let turn = 0; turn < 3; turn++)
    minutes = 720 - 4 * longitude - sunAt(sinceEpoch(dayCount) + minutes / 1440).equation
  return minutes
}

/** Degrees of the Sun’s centre above the horizon at its noon, without refraction. */
export function noonAltitude(dayCount: number, place: Place): number {
  const { declination } = sunAt(sinceEpoch(dayCount) + solarNoon(dayCount, place) / 1440)
  return 90 - Math.abs(place.latitude - declination)
}

/**
 * Minutes from midnight UTC at which the Sun’s centre goes up and down through an altitude in degrees, around the noon of a day; "up"
 * and "down" where it stays above or below it all day.
 */
export function sunCrossing(
  dayCount: number,
  place: Place,
  altitude: number,
): { rise: number; set: number } | 'up' | 'down' {
  const noon = solarNoon(dayCount, place)
  const crossing = (side: 1 | -1): number | 'up' | 'down' => {
    let minutes = noon
    for (let turn = 0; turn < 6; turn++) {
      const { declination, equation } = sunAt(sinceEpoch(dayCount) + minutes / 1440)
      const hour = (sin(altitude) - sin(place.latitude) * sin(declination)) / (cos(place.latitude) * cos(declination))
      if (hour < -1) return 'up'
      if (hour > 1) return 'down'
      minutes = 720 - 4 * place.longitude - equation + side * 4 * acos(hour)
    }
    return minutes
  }
  const rise = crossing(-1)
  const set = crossing(1)
  if (typeof rise === 'string') return rise
  return typeof set === 'string' ? set : { rise, set }
}

/** Where the Sun stands overhead at a moment, in milliseconds since 1970. */
export function subsolarPoint(ms: number): Place {
  const { declination, equation } = sunAt(ms / 86_400_000 - 10_957.5)
  const minutes = (ms / 60_000) % 1440
  const longitude = (720 - equation - minutes) / 4
  return { latitude: declination, longitude: ((((longitude + 180) % 360) + 360) % 360) - 180 }
}

/** Degrees of the Sun’s centre above the horizon of a place at a moment, without refraction. */
export function sunAltitude(ms: number, { latitude, longitude }: Place): number {
  const sun = subsolarPoint(ms)
  return asin(sin(latitude) * sin(sun.latitude) + cos(latitude) * cos(sun.latitude) * cos(longitude - sun.longitude))
}

/** Degrees north at which the Sun’s centre is on the horizon along a meridian, and whether it is night north of there. */
export function nightEdge(ms: number, longitude: number): { latitude: number; isNorthDark: boolean } {
  const sun = subsolarPoint(ms)
  // At an equinox the edge runs from pole to pole; a thousandth of a degree keeps it a line.
  const declination = Math.abs(sun.latitude) < 0.001 ? 0.001 : sun.latitude
  const latitude = Math.atan(-cos(longitude - sun.longitude) / tan(declination)) / toRadians
  return { latitude, isNorthDark: declination < 0 }
}

/** Degrees from north through east at which the Sun’s centre stands at an altitude, before noon. */
export function azimuthAt(dayCount: number, place: Place, minutes: number, altitude: number): number {
  const { declination } = sunAt(sinceEpoch(dayCount) + minutes / 1440)
  const share = (sin(declination) - sin(altitude) * sin(place.latitude)) / (cos(altitude) * cos(place.latitude))
  return acos(Math.min(1, Math.max(-1, share)))
}

/** The upper edge of the Sun on a level horizon: 34 minutes of refraction and 16 of its own, and the dip from a height in metres. */
export const horizonAltitude = (metres: number) => -0.833 - 0.0347 * Math.sqrt(metres)
