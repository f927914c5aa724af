import { greatestCommonDivisor } from '@/lib/base/units/ratio'

const sizeOf = (value: bigint) => (value < 0n ? -value : value)

/** Greatest common divisor of all, 0 where all are 0; signs do not count. */
export function gcdOf(values: readonly bigint[]): bigint {
  return values.reduce((found, value) => greatestCommonDivisor(found, value), 0n)
}

/** Least common multiple of all, 0 where one of them is 0; signs do not count. */
export function lcmOf(values: readonly bigint[]): bigint {
  return values.reduce(
    (found, value) => (found === 0n || value === 0n ? 0n : sizeOf(found * value) / greatestCommonDivisor(found, value)),
    1n,
  )
}
