/* Readings against limits: units, what lies below detection, averages over periods. */

interface Unit {
  /** Units of one kind can be compared. */
  of: 'concentration' | 'rate' | 'mass' | 'volume' | 'ppm' | 'share' | 'sound' | 'acidity' | 'celsius' | 'count'
  /** In the first unit of its kind. */
  is: number
}

export const measureUnits = {
  'mg/m³': { of: 'concentration', is: 1 },
  'µg/m³': { of: 'concentration', is: 0.001 },
  'ng/m³': { of: 'concentration', is: 0.000001 },
  'g/m³': { of: 'concentration', is: 1000 },
  'mg/L': { of: 'concentration', is: 1000 },
  'µg/L': { of: 'concentration', is: 1 },
  'g/L': { of: 'concentration', is: 1_000_000 },
  'kg/h': { of: 'rate', is: 1 },
  'g/h': { of: 'rate', is: 0.001 },
  'g/s': { of: 'rate', is: 3.6 },
  'lb/h': { of: 'rate', is: 0.45359237 },
  kg: { of: 'mass', is: 1 },
  t: { of: 'mass', is: 1000 },
  lb: { of: 'mass', is: 0.45359237 },
  'm³': { of: 'volume', is: 1 },
  L: { of: 'volume', is: 0.001 },
  ppm: { of: 'ppm', is: 1 },
  ppb: { of: 'ppm', is: 0.001 },
  '%': { of: 'share', is: 1 },
  'dB(A)': { of: 'sound', is: 1 },
  pH: { of: 'acidity', is: 1 },
  '°C': { of: 'celsius', is: 1 },
  count: { of: 'count', is: 1 },
} as const satisfies Readonly<Record<string, Unit>>
export type MeasureUnit = keyof typeof measureUnits

/** A value in another unit; undefined where the two measure different things. */
export function inUnit(value: number, from: MeasureUnit, to: MeasureUnit): number | undefined {
  const [one, other] = [measureUnits[from], measureUnits[to]]
  return one.of === other.of ? (value * one.is) / other.is : undefined
}

export type Averaging = 'single' | 'hour' | 'day' | 'month' | 'year' | 'rolling8' | 'rolling24'
export type BelowDetection = 'zero' | 'half' | 'whole'

export interface Reading {
  substance: string
  point: string
  /** ISO day and minutes after midnight, on the clock at the point. */
  day: string
  minutes: number
  value: number
  unit: MeasureUnit
  /** The value is the detection limit, and less was found. */
  isBelow: boolean
}
export interface Limit {
  id: string
  substance: string
  /** Empty: every point by itself. */
  point: string
  value: number
  unit: MeasureUnit
  is: 'most' | 'least'
  averaging: Averaging
  /** Readings that a period must have to be judged. */
  atLeast: number
  /** Exceedances of a calendar year that are allowed. */
  allowed: number
}

export interface Period {
  point: string
  /** ISO day, month, year, or a day with the time of the last reading. */
  period: string
  value: number
  readings: number
}
export interface LimitCheck {
  limit: Limit
  periods: number
  exceeded: readonly Period[]
  /** Years with more exceedances than allowed. */
  over: readonly { year: string; count: number }[]
  worst: Period | undefined
  /** Periods with too few readings, which are not judged. */
  thin: number
  /** Readings in a unit that cannot be compared. */
  foreign: number
}

const pad = (value: number) => String(value).padStart(2, '0')
const timeOf = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`

/** Sound levels are averaged as energy: ten times the logarithm of the mean of ten to a tenth of each. All else as it is. */
export function meanOf(values: readonly number[], unit: MeasureUnit): number {
  const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  return measureUnits[unit].of === 'sound'
    ? 10 * Math.log10(mean(values.map((value) => 10 ** (value / 10))))
    : mean(values)
}

function periodKey({ day, minutes }: Reading, averaging: Averaging): string {
  if (averaging === 'hour') return `${day} ${pad(Math.floor(minutes / 60))}:00`
  if (averaging === 'day') return day
  if (averaging === 'month') return day.slice(0, 7)
  if (averaging === 'year') return day.slice(0, 4)
  return `${day} ${timeOf(minutes)}`
}

interface Valued {
  reading: Reading
  value: number
}

/** A mean for each reading over itself and those of the hours before it. */
function rolling(list: readonly Valued[], hours: number, unit: MeasureUnit, point: string): Period[] {
  const at = ({ day, minutes }: Reading) => Date.parse(`${day}T00:00:00Z`) / 60_000 + minutes
  const sorted = list.toSorted((one, other) => at(one.reading) - at(other.reading))
  const isSound = measureUnits[unit].of === 'sound'
  const weigh = (value: number) => (isSound ? 10 ** (value / 10) : value)
  let first = 0
  let sum = 0
  return sorted.map(({ reading, value }, last) => {
    sum += weigh(value)
    for (let old = sorted[first]; old && at(old.reading) <= at(reading) - hours * 60; old = sorted[++first])
      sum -= weigh(old.value)
    const count = last - first + 1
    const mean = sum / count
    return {
      point,
      period: periodKey(reading, 'single'),
      value: isSound ? 10 * Math.log10(mean) : mean,
      readings: count,
    }
  })
}

function periodsOf(list: readonly Valued[], { averaging, unit }: Limit, point: string): Period[] {
  if (averaging === 'rolling8' || averaging === 'rolling24')
    return rolling(list, averaging === 'rolling8' ? 8 : 24, unit, point)
  if (averaging === 'single')
    return list.map(({ reading, value }) => ({ point, period: periodKey(reading, averaging), value, readings: 1 }))
  const byKey = new Map<string, number[]>()
  for (const { reading, value } of list) {
    const key = periodKey(reading, averaging)
    const values = byKey.get(key)
    if (values) values.push(value)
    else byKey.set(key, [value])
  }
  return [...byKey].map(([period, values]) => ({ point, period, value: meanOf(values, unit), readings: values.length }))
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** What readings say of a limit. A value at the limit keeps it. */
export function checkLimit(limit: Limit, readings: readonly Reading[], below: BelowDetection): LimitCheck {
  const share = { zero: 0, half: 0.5, whole: 1 }[below]
  const byPoint = new Map<string, Valued[]>()
  let foreign = 0
  for (const reading of readings) {
    if (!same(reading.substance, limit.substance)) continue
    if (limit.point.trim() !== '' && !same(reading.point, limit.point)) continue
    const value = inUnit(reading.isBelow ? reading.value * share : reading.value, reading.unit, limit.unit)
    if (value === undefined) {
      foreign++
      continue
    }
    const list = byPoint.get(reading.point)
    if (list) list.push({ reading, value })
    else byPoint.set(reading.point, [{ reading, value }])
  }
  const all = [...byPoint].flatMap(([point, list]) => periodsOf(list, limit, point))
  const judged = all.filter((period) => period.readings >= limit.atLeast)
  // What ten digits cannot tell apart is equal: units are converted by factors that have no end.
  const slack = Math.abs(limit.value) * 1e-10
  const isBroken = ({ value }: Period) =>
    limit.is === 'most' ? value > limit.value + slack : value < limit.value - slack
  const exceeded = judged.filter(isBroken).sort((one, other) => (one.period < other.period ? -1 : 1))
  const byYear = new Map<string, number>()
  for (const { period } of exceeded) byYear.set(period.slice(0, 4), (byYear.get(period.slice(0, 4)) ?? 0) + 1)
  const worse = (one: Period, other: Period) =>
    limit.is === 'most' ? one.value > other.value : one.value < other.value
  return {
    limit,
    periods: judged.length,
    exceeded,
    over: [...byYear].flatMap(([year, count]) => (count > limit.allowed ? [{ year, count }] : [])),
    worst: judged.reduce<Period | undefined>((worst, one) => (!worst || worse(one, worst) ? one : worst), undefined),
    thin: all.length - judged.length,
    foreign,
  }
}
