/** A colour of the code: its digit, power of ten, tolerance and temperature coefficient, where it has them. */
interface CodeColour {
  label: string
  /** The letters that IEC 60062 gives it. */
  letters: string
  paint: string
  digit?: number
  power: number
  /** A fraction: ±1% is 0.01. */
  tolerance?: number
  /** In millionths for each kelvin. */
  ppm?: number
}

/** IEC 60062:2016, table 1. Grey was ±0.05% before that edition. */
export const codeColours = {
  black: { label: 'Black', letters: 'BK', paint: '#1a1a1a', digit: 0, power: 0, ppm: 250 },
  brown: { label: 'Brown', letters: 'BN', paint: '#7b3f00', digit: 1, power: 1, tolerance: 0.01, ppm: 100 },
  red: { label: 'Red', letters: 'RD', paint: '#d3202a', digit: 2, power: 2, tolerance: 0.02, ppm: 50 },
  orange: { label: 'Orange', letters: 'OG', paint: '#f47b20', digit: 3, power: 3, tolerance: 0.0005, ppm: 15 },
  yellow: { label: 'Yellow', letters: 'YE', paint: '#f2d21b', digit: 4, power: 4, tolerance: 0.0002, ppm: 25 },
  green: { label: 'Green', letters: 'GN', paint: '#1f8a4c', digit: 5, power: 5, tolerance: 0.005, ppm: 20 },
  blue: { label: 'Blue', letters: 'BU', paint: '#2156b8', digit: 6, power: 6, tolerance: 0.0025, ppm: 10 },
  violet: { label: 'Violet', letters: 'VT', paint: '#7d3fa3', digit: 7, power: 7, tolerance: 0.001, ppm: 5 },
  grey: { label: 'Gray', letters: 'GY', paint: '#8a8f94', digit: 8, power: 8, tolerance: 0.0001, ppm: 1 },
  white: { label: 'White', letters: 'WH', paint: '#f5f5f0', digit: 9, power: 9 },
  gold: { label: 'Gold', letters: 'GD', paint: '#c79a2e', power: -1, tolerance: 0.05 },
  silver: { label: 'Silver', letters: 'SR', paint: '#b9bec3', power: -2, tolerance: 0.1 },
  pink: { label: 'Pink', letters: 'PK', paint: '#f19ab5', power: -3 },
} as const satisfies Record<string, CodeColour>

export type ColourName = keyof typeof codeColours

const table: Readonly<Record<ColourName, CodeColour>> = codeColours
const names = Object.keys(codeColours) as ColourName[]

export function codeColour(name: ColourName): CodeColour {
  return table[name]
}

/** The colours that can stand in a band of that kind. */
export function coloursWith(part: 'digit' | 'power' | 'tolerance' | 'ppm'): readonly ColourName[] {
  return names.filter((name) => table[name][part] !== undefined)
}

/** `digits` × 10 to the `power`, without the last bits that a factor such as 0.1 would add. */
export function scaled(digits: number, power: number): number {
  return power < 0 ? digits / 10 ** -power : digits * 10 ** power
}

const e24 = [10, 11, 12, 13, 15, 16, 18, 20, 22, 24, 27, 30, 33, 36, 39, 43, 47, 51, 56, 62, 68, 75, 82, 91]
/** IEC 60063: round(100 × 10^(n/192)) throughout, but for 920, which the formula makes 919. */
const e192 = Array.from({ length: 192 }, (_, at) => (at === 185 ? 920 : Math.round(100 * 10 ** (at / 192))))

export const seriesSizes = [6, 12, 24, 48, 96, 192] as const
export type SeriesSize = (typeof seriesSizes)[number]

/** The tolerance that goes with each series. */
export const seriesTolerance: Readonly<Record<SeriesSize, number>> = {
  6: 0.2,
  12: 0.1,
  24: 0.05,
  48: 0.02,
  96: 0.01,
  192: 0.005,
}

/** Preferred numbers of a decade from 100 to below 1000, by IEC 60063. */
export function preferredNumbers(size: SeriesSize): readonly number[] {
  if (size <= 24) return e24.filter((_, at) => at % (24 / size) === 0).map((number) => number * 10)
  return e192.filter((_, at) => at % (192 / size) === 0)
}

/** The number of a series nearest to `ohms` above 0, by the ratio of both. */
export function nearestPreferred(ohms: number, size: SeriesSize): number {
  const decade = Math.floor(Math.log10(ohms) + 1e-12) - 2
  const candidates = preferredNumbers(size)
    .map((number) => scaled(number, decade))
    .concat(scaled(1000, decade))
  const gap = (one: number) => Math.abs(Math.log(one / ohms))
  return candidates.reduce((best, one) => (gap(one) < gap(best) ? one : best))
}

/** Whether a value stands in a series, to the last bits of binary numbers. */
export function isPreferred(ohms: number, size: SeriesSize): boolean {
  return ohms > 0 && Math.abs(nearestPreferred(ohms, size) / ohms - 1) < 1e-9
}

/** A value as `count` significant digits and a power of ten; undefined where it has more digits. */
export function digitsOf(ohms: number, count: 2 | 3): { digits: number; power: number } | undefined {
  if (ohms <= 0) return undefined
  const power = Math.floor(Math.log10(ohms) + 1e-12) - (count - 1)
  const digits = Math.round(scaled(ohms, -power))
  return Math.abs(scaled(digits, power) / ohms - 1) < 1e-9 ? { digits, power } : undefined
}

function colourOfDigit(digit: number): ColourName {
  return names.find((name) => table[name].digit === digit) ?? 'black'
}

/** The bands of a value, without tolerance; undefined where two or three digits and a power from −3 to 9 do not hold it. */
export function bandsOf(ohms: number, count: 2 | 3): readonly ColourName[] | undefined {
  if (ohms === 0) return ['black']
  const found = digitsOf(ohms, count)
  const times = found && names.find((name) => table[name].power === found.power)
  if (!found || !times) return undefined
  return [...String(found.digits)].map((digit) => colourOfDigit(Number(digit))).concat(times)
}

const letterPowers: Readonly<Record<string, number>> = { L: -3, R: 0, K: 3, M: 6, G: 9 }
/** The multipliers of EIA-96, with the letters that some makers use instead. */
const eiaPowers: Readonly<Record<string, number>> = {
  Z: -3,
  Y: -2,
  X: -1,
  S: -1,
  A: 0,
  B: 1,
  H: 1,
  C: 2,
  D: 3,
  E: 4,
  F: 5,
}

export interface ReadCode {
  ohms: number
  digits: number
  power: number
  system: 'three' | 'four' | 'eia' | 'letter' | 'link'
}

/** A code as printed on a chip: 472, 4701, 4R7, 0R01, 01C, 0. Undefined for what is none. */
export function readChipCode(typed: string): ReadCode | undefined {
  const code = typed.trim().toUpperCase()
  const of = (digits: number, power: number, system: ReadCode['system']) => ({
    ohms: scaled(digits, power),
    digits,
    power,
    system,
  })
  if (/^0{1,4}$/.test(code)) return of(0, 0, 'link')
  if (/^\d{3,4}$/.test(code))
    return of(Number(code.slice(0, -1)), Number(code.slice(-1)), code.length === 3 ? 'three' : 'four')
  const [, place = '', times = ''] = /^(\d\d)([ZYXSABHCDEF])$/.exec(code) ?? []
  const value = preferredNumbers(96)[Number(place) - 1]
  if (place !== '' && value !== undefined) return of(value, eiaPowers[times] ?? 0, 'eia')
  const [, whole = '', letter = '', part = ''] = /^(\d{0,4})([LRKMG])(\d{0,3})$/.exec(code) ?? []
  if (letter === '' || whole + part === '') return undefined
  return of(Number(whole + part), (letterPowers[letter] ?? 0) - part.length, 'letter')
}

/** The chip code with two or three digits; below what a power of ten can say with the letter R as decimal point. */
export function chipCode(ohms: number, count: 2 | 3): string | undefined {
  if (ohms === 0) return count === 2 ? '000' : '0000'
  const found = digitsOf(ohms, count)
  if (!found || found.power > 9) return undefined
  if (found.power >= 0) return `${found.digits}${found.power}`
  const text = String(found.digits)
  const whole = text.length + found.power
  if (whole < 0) return undefined
  return `${text.slice(0, whole)}R${text.slice(whole)}`
}

/** The EIA-96 code, such as 01C for 10 kΩ; undefined for values outside the series. */
export function eiaCode(ohms: number): string | undefined {
  const found = digitsOf(ohms, 3)
  const at = found ? preferredNumbers(96).indexOf(found.digits) : -1
  const letter = 'ZYXABCDEF'[(found?.power ?? -9) + 3]
  return found && at >= 0 && letter !== undefined ? `${String(at + 1).padStart(2, '0')}${letter}` : undefined
}

/** The letter and digit code of IEC 60062: 4K7, 10R, 1M5; undefined beyond three digits. */
export function letterCode(ohms: number): string | undefined {
  const found = digitsOf(ohms, 3)
  if (!found) return undefined
  const thousandths = Math.round(ohms * 1000)
  if (ohms < 1 && Math.abs(thousandths - ohms * 1000) < 1e-9)
    return `R${String(thousandths).padStart(3, '0').replace(/0+$/, '')}`
  const letter = ['G', 'M', 'K', 'R', 'L'].find((one) => ohms >= 10 ** (letterPowers[one] ?? 0) * (1 - 1e-12))
  if (letter === undefined) return undefined
  const text = String(Number(scaled(ohms, -(letterPowers[letter] ?? 0)).toPrecision(3)))
  return text.includes('.') ? text.replace('.', letter) : `${text}${letter}`
}
