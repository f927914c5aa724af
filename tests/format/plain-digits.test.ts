import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalsIn, plainDigits } from '@/lib/base/format/plain-digits'

it.each([
  [0, '0'],
  [-0, '0'],
  [12.5, '12.5'],
  [-1234567.25, '-1234567.25'],
  [1e-7, '0.0000001'],
  [-1.25e-9, '-0.00000000125'],
  [5.5511151231257827e-17, '0'],
  [1e21, '1000000000000000000000'],
  // 2^80, exactly.
  [2 ** 80, '1208925819614629174706176'],
])('%d is %s', (value, expected) => {
  expect(plainDigits(value)).toBe(expected)
})

it('is read back as the same number, whatever its size', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const text = plainDigits(value)
      expect(text).toMatch(/^-?\d+(\.\d+)?$/)
      expect(Number(text)).toBe(Math.abs(value) < 1e-12 ? 0 : value)
    }),
    { seed: 20260108, numRuns: 2000 },
  )
})

it.each([Number.NaN, Infinity, -Infinity])('throws on %d', (value) => {
  expect(() => plainDigits(value)).toThrow(RangeError)
})

it('counts decimals of the shortest form', () => {
  expect([1e-7, 1.25e-9, 12, 1e21, 0.1].map(decimalsIn)).toEqual([7, 11, 0, 0, 1])
})
