import { NumberParser } from '@internationalized/number'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber } from '@/lib/base/format/read-number'
import { separatorsOf } from '@/lib/base/format/separators'
import { createShow } from '@/lib/base/format/show'
import { regions } from '@/lib/base/region/regions'
import { regionCodes, type RegionCode } from '@/lib/base/region/types'
import { locales } from '../region/locales'

const read = (text: string, region: RegionCode) => readNumber(text, regions[region])

describe('reads the region’s own notation', () => {
  it.each([
    ['us', '1,234.56', 1234.56],
    ['us', '1,234', 1234],
    ['us', '1.234', 1.234],
    ['us', '.5', 0.5],
    ['us', '5.', 5],
    ['us', '007', 7],
    ['in', '1,00,000', 100_000],
    ['in', '12,34,567.5', 1_234_567.5],
    ['de', '1.234,56', 1234.56],
    ['de', '1.234', 1234],
    ['de', '1,234', 1.234],
    ['de', '1.234.567', 1_234_567],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1\u202f234,5', 1234.5],
    ['fr', '1\u00a0234\u00a0567', 1_234_567],
    ['ch', '1’234.50', 1234.5],
    ['ch', "1'234'567", 1_234_567],
    ['za', '1 234,56', 1234.56],
    ['br', '0,5', 0.5],
  ] as const)('%s: %s', (region, text, value) => {
    expect(read(text, region)).toEqual({ value })
  })
})

describe('reads other notations that can mean only one thing', () => {
  it.each([
    ['de', '1,234.56', 1234.56],
    ['us', '1.234,56', 1234.56],
    ['us', '1.234.567', 1_234_567],
    ['us', '12,34,567', 1_234_567],
    ['us', '1 234 567.5', 1_234_567.5],
    ['us', '12,5', 12.5],
    ['us', '0,123', 0.123],
    ['us', '1234,567', 1234.567],
    ['de', '1.5', 1.5],
    ['de', '0.123', 0.123],
    ['de', '3.14159', 3.14159],
    ['fr', '1.5', 1.5],
    ['fr', '3.14159', 3.14159],
    ['ch', '12,5', 12.5],
    ['us', '1_000', 1000],
    ['za', 'R1,234.56', 1234.56],
  ] as const)('%s: %s', (region, text, value) => {
    expect(read(text, region)).toEqual({ value })
  })
})

describe('says when a text may mean two numbers', () => {
  it.each([
    ['fr', '1.234', [1.234, 1234]],
    ['se', '1.234', [1.234, 1234]],
    ['ch', '1,234', [1.234, 1234]],
    ['us', '3,14159', [3.14159, 314_159]],
    ['us', '-10,0000', [-10, -100_000]],
  ] as const)('%s: %s', (region, text, couldBe) => {
    expect(read(text, region)).toEqual({ problem: 'ambiguous', couldBe })
  })
})

describe('reads amounts as people paste them', () => {
  it.each([
    ['us', '$1,234.50', 1234.5],
    ['us', '1,234.50 USD', 1234.5],
    ['us', 'US$ 5', 5],
    ['in', '₹ 25 lakh', 2_500_000],
    ['in', '2.5 cr', 25_000_000],
    ['in', '2.3cr', 23_000_000],
    ['in', '5L', 500_000],
    ['in', 'Rs. 1,50,000/-', 150_000],
    ['in', 'Rs 1.1 lakhs', 110_000],
    ['us', '10k', 10_000],
    ['uk', '£1.2m', 1_200_000],
    ['eu', '€1.5bn', 1_500_000_000],
    ['de', '1.234,50 €', 1234.5],
    ['de', '3 Mio. €', 3_000_000],
    ['dk', '1.234,50 kr.', 1234.5],
    ['pl', '12 zł', 12],
    ['ae', 'AED 5', 5],
    ['br', 'R$ 5', 5],
    ['za', 'R 5', 5],
    ['ke', 'KSh500', 500],
    ['ch', 'CHF 1’000.-', 1000],
    ['no', '1 500,- kr', 1500],
    ['nl', '€ 5,--', 5],
    ['us', '1.5e6', 1_500_000],
    ['de', '1,5e-3', 0.0015],
  ] as const)('%s: %s', (region, text, value) => {
    expect(read(text, region)).toEqual({ value })
  })
})

it.each([
  ['-5', -5],
  ['\u22125', -5],
  ['\u20135', -5],
  ['- 5', -5],
  ['5-', -5],
  ['+5', 5],
  ['(1,234)', -1234],
  ['($5.20)', -5.2],
  ['-$5', -5],
  ['$-5', -5],
])('reads the sign of %s', (text, value) => {
  expect(read(text, 'us')).toEqual({ value })
})

it('never gives a negative zero', () => {
  expect(read('-0', 'us')).toEqual({ value: 0 })
})

it.each([
  ['12%', 'us', 12],
  ['12,5 %', 'de', 12.5],
  ['-5%', 'us', -5],
  ['１２％', 'jp', 12],
  ['٥٪', 'eg', 5],
] as const)('flags %s as a percentage', (text, region, value) => {
  expect(read(text, region)).toEqual({ value, percent: true })
})

it.each([
  ['१२,३४५', 'in', 12_345],
  ['１２３．５', 'jp', 123.5],
  ['١٬٢٣٤٫٥', 'eg', 1234.5],
  ['۱۲۳', 'ae', 123],
  ['১২৩', 'in', 123],
  ['๑๒๓', 'th', 123],
] as const)('reads the digits of %s', (text, region, value) => {
  expect(read(text, region)).toEqual({ value })
})

it.each(['', ' ', '\u00a0\u200b'])('calls %j empty', (text) => {
  expect(read(text, 'us')).toEqual({ problem: 'empty' })
})

it.each([
  'abc',
  '-',
  '--5',
  '-(5)',
  '(5',
  '5(3)',
  '1.2.3',
  '1,2,3',
  '12 34',
  '1,234,56',
  '1.234,567.8',
  '1/2',
  '10²',
  '½',
  'Infinity',
  'NaN',
  '0x10',
  'e5',
  'k',
  '$',
  '5L',
  '5 apples',
  '1 234,567 890',
  '.',
  ',',
  '1e',
  '2026-01-05',
  '1'.repeat(300),
])('refuses %s', (text) => {
  expect(read(text, 'us')).toEqual({ problem: 'not-a-number' })
})

it('refuses what no number holds', () => {
  expect(read('1e999', 'us')).toEqual({ problem: 'too-large' })
})

it('takes no word for a magnitude when told so', () => {
  expect(readNumber('5 m', regions.us, { magnitudes: false })).toEqual({ problem: 'not-a-number' })
  expect(readNumber('5', regions.us, { magnitudes: false })).toEqual({ value: 5 })
})

describe.each(regionCodes)('%s', (region) => {
  const show = createShow(regions[region])
  const hundredths = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }).map((whole) => whole / 100)
  const millionths = fc.integer({ min: 1000, max: 999_999_999 }).map((whole) => whole / 1e6)
  const anyNumber = fc.oneof(hundredths, millionths, fc.integer())

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        expect(read(show.number(value), region)).toEqual({ value: value === 0 ? 0 : value })
      }),
      { seed: 1, numRuns: 300 },
    )
  })

  it('reads back money, percentages and large numbers, and reads an exponent', () => {
    fc.assert(
      fc.property(hundredths, (value) => {
        const minor = ['JPY', 'KRW', 'VND', 'CLP'].includes(regions[region].currency) ? Math.round(value) : value
        expect(read(show.money(minor), region)).toEqual({ value: minor === 0 ? 0 : minor })
        expect(read(show.percent(value / 100, 2), region)).toEqual({ value: value === 0 ? 0 : value, percent: true })
      }),
      { seed: 2, numRuns: 100 },
    )
    const { decimal } = separatorsOf[regions[region].separators]
    expect(read(`1${decimal}5e-20`, region)).toEqual({ value: 1.5e-20 })
    expect(read(show.number(-2.25e30), region)).toEqual({ value: -2.25e30 })
  })

  it('agrees with the locale’s own parser on well-formed numbers', () => {
    const locale = locales[region]
    const parser = new NumberParser(locale, { maximumFractionDigits: 6 })
    const formatter = new Intl.NumberFormat(locale, { maximumFractionDigits: 6, numberingSystem: 'latn' })
    fc.assert(
      fc.property(anyNumber, (value) => {
        const text = formatter.format(value === 0 ? 0 : value)
        expect(read(text, region)).toEqual({ value: parser.parse(text) })
      }),
      { seed: 3, numRuns: 100 },
    )
  })

  it('never throws and never gives NaN, whatever is typed', () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.,  \u00a0’'-−()%$€RkrmLe+/٥१"), maxLength: 14 })
    fc.assert(
      fc.property(typed, (text) => {
        const reading = read(text, region)
        if ('value' in reading) expect(Number.isFinite(reading.value)).toBe(true)
      }),
      { seed: 4, numRuns: 300 },
    )
  })
})
