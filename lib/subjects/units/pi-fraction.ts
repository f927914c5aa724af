const mostParts = 360

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other)
}

/**
 * An angle in degrees as a fraction of π, such as 5π/6 for 150; undefined where it takes more than 360 parts, so where the angle is
 * no whole number of half degrees.
 */
export function piFraction(degrees: number): string | undefined {
  const halves = degrees * (mostParts / 180)
  if (!Number.isInteger(halves) || Math.abs(halves) > 1e9) return undefined
  if (halves === 0) return '0'
  const divisor = greatestCommonDivisor(Math.abs(halves), mostParts)
  const [over, under] = [Math.abs(halves) / divisor, mostParts / divisor]
  return `${halves < 0 ? '−' : ''}${over === 1 ? '' : over}π${under === 1 ? '' : `/${under}`}`
}
