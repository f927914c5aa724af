import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regions } from '@/lib/base/region/regions'
import { regionCodes, type RegionCode } from '@/lib/base/region/types'
import { locales } from '../region/locales'
import { formatMatrix, writeEntry } from './matrix'

const show = (region: RegionCode) => createShow(regions[region])
/** Spaces and minus signs as they are easy to read and type in an expectation. */
const typed = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2212', '-')

describe('money', () => {
  it.each([
    ['global', '-$1,234,567.50'],
    ['us', '-$1,234,567.50'],
    ['ca', '-C$1,234,567.50'],
    ['mx', '-$1,234,567.50'],
    ['uk', '-£1,234,567.50'],
    ['eu', '-€1,234,567.50'],
    ['in', '-₹12,34,567.50'],
    ['au', '-A$1,234,567.50'],
    ['sg', '-S$1,234,567.50'],
    ['nz', '-NZ$1,234,567.50'],
    ['jp', '-¥1,234,568'],
    ['kr', '-₩1,234,568'],
    ['hk', '-HK$1,234,567.50'],
    ['my', '-RM 1,234,567.50'],
    ['ph', '-₱1,234,567.50'],
    ['id', '-Rp 1.234.567,50'],
    ['th', '-฿1,234,567.50'],
    ['vn', '-1.234.568 ₫'],
    ['ae', '-AED 1,234,567.50'],
    ['za', '-R 1 234 567,50'],
    ['ng', '-₦1,234,567.50'],
    ['ke', '-KSh 1,234,567.50'],
    ['eg', '-£1,234,567.50'],
    ['br', '-R$ 1.234.567,50'],
    ['ar', '-$ 1.234.567,50'],
    ['cl', '-$1.234.568'],
    ['co', '-$ 1.234.567,50'],
    ['de', '-1.234.567,50 €'],
    ['fr', '-1 234 567,50 €'],
    ['es', '-1.234.567,50 €'],
    ['it', '-1.234.567,50 €'],
    ['nl', '-€ 1.234.567,50'],
    ['ie', '-€1,234,567.50'],
    ['sa', '-SAR 1,234,567.50'],
    ['pl', '-1 234 567,50 zł'],
    ['se', '-1 234 567,50 kr'],
    ['no', '-1 234 567,50 kr'],
    ['dk', '-1.234.567,50 kr.'],
    ['ch', '-CHF 1’234’567.50'],
  ] as const)('of %s is %s', (region, expected) => {
    expect(typed(show(region).money(-1234567.5))).toBe(expected)
  })

  it('uses no-break spaces and a true minus sign', () => {
    expect(show('fr').money(-1234.5)).toBe('\u22121\u00a0234,50\u00a0€')
  })

  it('takes decimals and another currency, and names a currency whose symbol means another one here', () => {
    expect(show('us').money(1.2345, 4)).toBe('$1.2345')
    expect(show('us').money(5, undefined, 'EUR')).toBe('€5.00')
    expect(typed(show('mx').money(5, undefined, 'USD'))).toBe('USD 5.00')
    expect(typed(show('us').money(5, undefined, 'KWD'))).toBe('KWD 5.000')
    expect(typed(show('de').money(1234, undefined, 'JPY'))).toBe('¥1.234')
  })

  it('shows no sign when nothing is left after rounding', () => {
    expect(show('us').money(-0.001)).toBe('$0.00')
    expect(show('us').money(-0)).toBe('$0.00')
  })
})

describe('rounding', () => {
  // What ROUND(value, 2) gives in a spreadsheet, not what the binary value of the number would.
  it.each([
    [1.005, '1.01'],
    [2.675, '2.68'],
    [1.045, '1.05'],
    [-1.005, '-1.01'],
    [0.125, '0.13'],
    [2.5, '2.50'],
    [9.995, '10.00'],
    [0.995, '1.00'],
    [0.004, '0.00'],
    [0.005, '0.01'],
    [99.994, '99.99'],
    [1.00499, '1.00'],
    [0.1 + 0.2, '0.30'],
    [4.35 * 100, '435.00'],
  ])('%d to two decimals is %s', (value, expected) => {
    expect(typed(show('us').number(value, 2))).toBe(expected)
  })

  it('to whole numbers goes away from zero', () => {
    expect(show('us').number(0.5, 0)).toBe('1')
    expect(show('us').number(2.5, 0)).toBe('3')
    expect(typed(show('us').number(-0.5, 0))).toBe('-1')
    expect(show('us').count(799.9999999999999)).toBe('800')
  })
})

describe('number', () => {
  it.each([
    [0, '0'],
    [1234.5, '1,234.5'],
    [1 / 3, '0.333333'],
    [0.1 + 0.2, '0.3'],
    [1e-6, '0.000001'],
    [1.23e-9, '0.00000000123'],
    [2e-4 / 3, '0.00006667'],
    [4.56e-15, '0'],
    [-3.43515e-17, '0'],
    [1e-12, '0.000000000001'],
    [1e20, '100,000,000,000,000,000,000'],
    [1.2345678e25, '12,345,678,000,000,000,000,000,000'],
    [1e21, '1,000,000,000,000,000,000,000'],
    // 21 factorial, exact.
    [51_090_942_171_709_440_000, '51,090,942,171,709,440,000'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991'],
  ])('%d is %s', (value, expected) => {
    expect(show('us').number(value)).toBe(expected)
  })

  it('of any size has the digits that Intl writes, and no exponent', () => {
    const formatter = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
    for (let power = 15; power <= 308; power++) {
      const value = Number(`1.7e${power}`)
      expect(show('us').number(value)).toBe(formatter.format(value))
      expect(show('us').money(-value, 0)).toBe(`\u2212$${formatter.format(value)}`)
    }
  })

  it('keeps the decimals asked for', () => {
    expect(show('de').number(1234.5, 3)).toBe('1.234,500')
  })

  it('groups lakhs and crores in India only', () => {
    expect(show('in').count(1_234_567_890)).toBe('1,23,45,67,890')
    expect(show('in').count(99_999)).toBe('99,999')
    expect(show('uk').count(100_000)).toBe('100,000')
  })
})

describe('percent', () => {
  it.each([
    [0.6, '60%'],
    [0.125, '12.5%'],
    [1 / 3, '33.33%'],
    [0.07, '7%'],
    [1.5, '150%'],
    [0.00012345, '0.012%'],
    [0, '0%'],
    [-0.05, '-5%'],
    // What a difference of equal rates leaves.
    [0.1 + 0.2 - 0.3, '0%'],
    [3.43515e-17, '0%'],
    [1e-11, '0.000000001%'],
  ])('of %d is %s', (fraction, expected) => {
    expect(typed(show('us').percent(fraction))).toBe(expected)
  })

  it('keeps the decimals asked for', () => {
    expect(show('de').percent(0.5, 1)).toBe('50,0%')
  })
})

describe('dates', () => {
  it('follow the order of the region', () => {
    expect(show('us').date('2026-01-05')).toBe('Jan 5, 2026')
    expect(show('uk').date('2026-01-05')).toBe('5 Jan 2026')
    expect(show('jp').date('2026-01-05')).toBe('2026 Jan 5')
    expect(show('uk').month('2026-09')).toBe('Sep 2026')
  })

  it('refuses what is not on the calendar', () => {
    expect(() => show('uk').date('2026-02-29')).toThrow('2026-02-29')
    expect(() => show('uk').date('5 Jan 2026')).toThrow(RangeError)
    expect(() => show('uk').month('2026-13')).toThrow(RangeError)
  })
})

it.each([Number.NaN, Infinity, -Infinity])('throws on %d', (value) => {
  for (const kind of ['money', 'percent', 'number', 'count'] as const)
    expect(() => show('us')[kind](value)).toThrow(RangeError)
})

describe('separators', () => {
  const ours = (region: RegionCode) => typed(show(region).number(-1234567.891, 3)).replaceAll('’', "'")

  it.each(regionCodes)('of %s are those of its locale', (region) => {
    const formatter = new Intl.NumberFormat(locales[region], {
      minimumFractionDigits: 3,
      useGrouping: true,
      numberingSystem: 'latn',
    })
    const theirs = typed(formatter.format(-1234567.891)).replaceAll('\u202f', ' ').replaceAll('’', "'")
    expect(ours(region)).toBe(theirs)
  })
})

it('writes every entry of the matrix without NaN, doubled separators or plain spaces in numbers', () => {
  for (const entry of formatMatrix()) {
    const text = writeEntry(entry, show(entry.region))
    expect(text).not.toMatch(/NaN|Infinity|undefined|,,|\.\.|^-/)
    if (entry.kind !== 'date' && entry.kind !== 'month') expect(text).not.toContain(' ')
  }
})
