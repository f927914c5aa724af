import { raised } from '@/lib/base/format/raised'
import { grouped, separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import { unbroken } from '@/lib/base/format/with-unit'
import { decimalsOf, inPowers, magnitude, nearestWhole, product, ratio, size, type Ratio } from '@/lib/base/units/ratio'

/** Digits shown of a result whose decimals have no end, or more of them than anybody reads. */
const digitsShown = 10
const mostDigits = 15
/** Beyond these powers of ten a number is written as a multiple of one. */
const largestWritten = 20
const smallestWritten = -9

/** `count` × 10^`power` in the region's digits. */
function plain(count: bigint, power: number, show: Show): string {
  const separators = separatorsOf[show.region.separators]
  const digits = String(count < 0n ? -count : count)
  const places = Math.max(0, -power)
  const all = (power > 0 ? digits + '0'.repeat(power) : digits).padStart(places + 1, '0')
  const whole = grouped(all.slice(0, all.length - places), separators)
  const fraction = places > 0 ? separators.decimal + all.slice(all.length - places) : ''
  return `${count < 0n ? '−' : ''}${whole}${fraction}`
}

function withoutLastZeros(count: bigint, power: number, highest = 0): [bigint, number] {
  let [rest, places] = [count, power]
  while (places < highest && rest % 10n === 0n) {
    rest /= 10n
    places += 1
  }
  return [rest, places]
}

/** `value` rounded to the multiple of 10^`power` that is nearest, with all decimals that this gives it. */
export function writeRounded(value: Ratio, power: number, show: Show): string {
  const top = magnitude(value)
  if (value.over !== 0n && (top > largestWritten || top < smallestWritten)) {
    const count = inPowers(value, Math.min(power, top))
    const shift = Math.min(power, top) - top
    return `${plain(count, shift, show)} × 10${raised(top)}`
  }
  const count = inPowers(value, power)
  return plain(count, Math.min(0, power), show) === '−0' ? '0' : plain(count, power, show)
}

/** The power of ten of the last of so many significant digits. */
export function lastDigit(value: Ratio, significant: number): number {
  const power = magnitude(value) - significant + 1
  // 9.99 rounded to two digits is 10, whose second digit stands one place further left.
  const digits = String(inPowers(value, power)).replace('-', '').length
  return digits > significant ? power + 1 : power
}

function isShort(value: Ratio): boolean {
  const decimals = decimalsOf(value)
  return decimals !== undefined && magnitude(value) + 1 + decimals <= mostDigits && decimals <= mostDigits
}

/** Every digit where there are at most 15, otherwise ten significant ones; zeros at the end are left out. */
export function writeAnswer(value: Ratio, show: Show): string {
  if (value.over === 0n) return '0'
  const top = magnitude(value)
  const power = isShort(value) ? -(decimalsOf(value) ?? 0) : lastDigit(value, digitsShown)
  if (top > largestWritten || top < smallestWritten) {
    const [, places] = withoutLastZeros(inPowers(value, power), power, top)
    return writeRounded(value, places, show)
  }
  const [count, places] = withoutLastZeros(inPowers(value, power), power)
  return plain(count, places, show)
}

const mostMinutes = 1000

/** Minutes for a distance as runners write them, 4:58 to the nearest second; undefined for what no clock of theirs shows. */
export function writePace(minutes: Ratio, show: Show): string | undefined {
  const seconds = nearestWhole(product(size(minutes), ratio(60n)))
  if (seconds === 0n || seconds >= BigInt(mostMinutes * 60)) return undefined
  const clock = `${show.count(Number(seconds / 60n))}:${String(seconds % 60n).padStart(2, '0')}`
  return minutes.over < 0n ? `−${clock}` : clock
}

const longestExact = 24

/** The value without any rounding: all decimals or a fraction; undefined where either is longer than a line. */
export function writeExactly(value: Ratio, show: Show): string | undefined {
  const decimals = decimalsOf(value)
  const top = magnitude(value)
  if (decimals !== undefined && Math.max(top, 0) + decimals < longestExact)
    return plain(inPowers(value, -decimals), -decimals, show)
  const { over, under } = value
  if (String(over).length + String(under).length > longestExact) return undefined
  return `${plain(over, 0, show)}/${plain(under, 0, show)}`
}

/** A number and its unit, with a space that does not break; signs of feet, inches and degrees of angle stand close. */
export function withSymbol(written: string, unit: string): string {
  return /^[°′″%‰]$/.test(unit) ? `${written}${unit}` : unit === '1' ? written : `${written}\u00A0${unbroken(unit)}`
}
