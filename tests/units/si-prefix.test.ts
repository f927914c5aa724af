import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { withSiPrefix } from '@/lib/base/units/si-prefix'
import { writeValue } from '@/lib/kits/calculator/write'

const show = createShow(regionOf('us'))

describe('a quantity with a prefix', () => {
  // BIPM, The International System of Units, 9th edition with the prefixes of 2022, table 7: symbol by power of ten.
  it.each([
    [-30, 'q'],
    [-27, 'r'],
    [-24, 'y'],
    [-21, 'z'],
    [-18, 'a'],
    [-15, 'f'],
    [-12, 'p'],
    [-9, 'n'],
    [-6, 'µ'],
    [-3, 'm'],
    [0, ''],
    [3, 'k'],
    [6, 'M'],
    [9, 'G'],
    [12, 'T'],
    [15, 'P'],
    [18, 'E'],
    [21, 'Z'],
    [24, 'Y'],
    [27, 'R'],
    [30, 'Q'],
  ] as const)('10 to the power of %i is %s', (power, symbol) => {
    expect(withSiPrefix(Number(`1e${power}`), 'W', show)).toBe(`1\u00A0${symbol}W`)
    expect(withSiPrefix(Number(`-123.45e${power}`), 'W', show)).toBe(`−123.45\u00A0${symbol}W`)
  })

  it('takes the next prefix where rounding reaches it, and counts on where there is none', () => {
    expect(withSiPrefix(999_996, 'V', show)).toBe('1\u00A0MV')
    expect(withSiPrefix(2.5e35, 'W', show)).toBe('250,000\u00A0QW')
    expect(withSiPrefix(0, 'V', show)).toBe('0\u00A0V')
  })
})

describe('a result that may have many digits', () => {
  const power = { kind: 'number', unit: 'W', prefixed: true } as const
  it.each([
    [1e27, '1\u00A0RW'],
    [1_000_000, '1\u00A0MW'],
    [999_999, '999,999\u00A0W'],
    [36, '36\u00A0W'],
    [0.001, '0.001\u00A0W'],
    [0.00047, '470\u00A0µW'],
    [-4.7e-9, '−4.7\u00A0nW'],
    [0, '0\u00A0W'],
  ])('%d W is written %s', (value, written) => expect(writeValue(power, value, show)).toBe(written))

  it('stays in its unit elsewhere', () =>
    expect(writeValue({ kind: 'number', unit: 'W' }, 1_000_000, show)).toBe('1,000,000\u00A0W'))
})
