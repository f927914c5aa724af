import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { currencyUnits } from '@/lib/base/money/currency-units'
import { amountInWords, numberInWords, type WordStyle } from '@/lib/base/money/in-words'
import { regionOf } from '@/lib/base/region/regions'
import { regionCodes } from '@/lib/base/region/types'
import vectors from '@/tests/vectors/num2words/words.json'

const american: WordStyle = { groups: 'international', and: false }
const british: WordStyle = { groups: 'international', and: true }
const indian: WordStyle = { groups: 'indian', and: true }
const styles: readonly WordStyle[] = [american, british, indian, { groups: 'indian', and: false }]

const sizes: Readonly<Record<string, bigint>> = {
  hundred: 100n,
  thousand: 1000n,
  lakh: 100_000n,
  million: 1_000_000n,
  crore: 10_000_000n,
  billion: 1_000_000_000n,
  trillion: 1_000_000_000_000n,
  quadrillion: 1_000_000_000_000_000n,
}
/** The values of the words for 0 to 99 as num2words writes them. */
const values = new Map(
  Object.entries(vectors.international).flatMap(([value, words]) =>
    Number(value) < 100 ? [[words, BigInt(value)] as const] : [],
  ),
)

/** Reads words from left to right: a power multiplies what stands before it and is smaller; the last crore all before it. */
function readWords(words: string): bigint {
  const crore = words.lastIndexOf(' crore')
  if (crore >= 0) return readWords(words.slice(0, crore)) * 10_000_000n + readWords(words.slice(crore + 6))
  const parts: bigint[] = []
  for (const word of words.split(' ').filter((one) => one !== 'and' && one !== '')) {
    const size = sizes[word]
    if (size === undefined) {
      const value = values.get(word)
      if (value === undefined) throw new Error(`no number: ${word}`)
      parts.push(value)
      continue
    }
    let before = 0n
    while (parts.length > 0 && (parts.at(-1) ?? 0n) < size) before += parts.pop() ?? 0n
    parts.push((before || 1n) * size)
  }
  return parts.reduce((sum, part) => sum + part, 0n)
}

/**
 * What words of an amount can mean, in minor units. With "and" within numbers an Indian amount has several places where the minor units
 * may begin: those that leave fewer than a whole.
 */
function readAmount(words: string, code: string, { groups }: WordStyle): bigint[] {
  const { major = ['', ''], minor = ['', ''] } = currencyUnits[code] ?? {}
  const scale = 10n ** BigInt(minorUnitDigits(code))
  const all = words.replace(/ only$/u, '').split(' ')
  const hasMinor = minor.some((name) => name === all.at(-1))
  const at = all.findIndex((word) => major.some((name) => name === word))
  const value = (from: number, to: number) => readWords(all.slice(from, to).join(' '))
  const end = hasMinor ? all.length - 1 : all.length
  if (at < 0) return [value(0, end)]
  if (groups === 'international') return [value(0, at) * scale + (hasMinor ? value(at + 1, end) : 0n)]
  if (!hasMinor) return [value(1, end) * scale]
  return all.flatMap((word, split) => {
    if (word !== 'and') return []
    const rest = value(split + 1, end)
    return rest < scale ? [value(1, split) * scale + rest] : []
  })
}

describe('whole numbers in words', () => {
  it.each(Object.entries(vectors.international))('%s as num2words writes it', (value, words) => {
    expect(numberInWords(Number(value), british)).toBe(words)
    expect(numberInWords(Number(value), american)).toBe(words.replaceAll(' and ', ' '))
  })

  it.each(Object.entries(vectors.indian))('%s in lakhs and crores as num2words writes it', (value, words) => {
    expect(numberInWords(Number(value), indian)).toBe(words)
  })

  it('read back give the number, in every style', () => {
    const anySize = fc.integer({ min: 0, max: 15 }).chain((power) => fc.maxSafeNat().map((n) => n % (10 ** power + 1)))
    fc.assert(
      fc.property(anySize, fc.constantFrom(...styles), (value, style) => {
        expect(readWords(numberInWords(value, style) ?? '')).toBe(BigInt(value))
      }),
      { seed: 20261123, numRuns: 3000 },
    )
  })

  it.each([
    [1e12, 'one lakh crore'],
    [1e11, 'ten thousand crore'],
    [5e12 + 1e7, 'five lakh and one crore'],
  ])('%d in crores, as budgets of India count', (value, words) => {
    expect(numberInWords(value, indian)).toBe(words)
  })

  it.each([-1, 0.5, 1e15 + 1, Number.NaN, Infinity])('refuses %d', (value) => {
    expect(numberInWords(value, american)).toBeUndefined()
  })
})

describe('amounts in words', () => {
  it.each([
    [
      12_345_645,
      'USD',
      american,
      'one hundred twenty-three thousand four hundred fifty-six dollars and forty-five cents',
    ],
    [
      12_345_645,
      'GBP',
      british,
      'one hundred and twenty-three thousand four hundred and fifty-six pounds and forty-five pence',
    ],
    [
      12_345_645,
      'INR',
      { groups: 'indian', and: false },
      'rupees one lakh twenty-three thousand four hundred fifty-six and forty-five paise only',
    ],
    [101, 'USD', american, 'one dollar and one cent'],
    [100, 'INR', indian, 'rupee one only'],
    [1, 'INR', indian, 'one paisa only'],
    [0, 'EUR', american, 'zero euros'],
    [45, 'GBP', british, 'forty-five pence'],
    [1, 'GBP', british, 'one penny'],
    [100_000, 'JPY', american, 'one hundred thousand yen'],
    [12_345, 'KWD', american, 'twelve dinars and three hundred forty-five fils'],
    [5, 'BHD', american, 'five fils'],
    [-250, 'AUD', british, 'minus two dollars and fifty cents'],
    [1e15, 'VND', american, 'one quadrillion dong'],
  ] as const)('%d of %s', (minor, currency, style, words) => {
    expect(amountInWords(minor, currency, style)).toBe(words)
  })

  it.each([
    [0.5, 'USD'],
    [1e15 + 1, 'USD'],
    [-1e15 - 1, 'USD'],
    [Number.NaN, 'USD'],
    [100, 'XXX'],
    [100, 'constructor'],
  ])('refuses %d of %s', (minor, currency) => {
    expect(amountInWords(minor, currency, american)).toBeUndefined()
  })

  it('read back give the minor units, in every currency and style', () => {
    const amount = fc.integer({ min: 0, max: 15 }).chain((power) => fc.maxSafeNat().map((n) => n % (10 ** power + 1)))
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...Object.keys(currencyUnits)),
        fc.constantFrom(...styles),
        (minor, code, style) => {
          expect(readAmount(amountInWords(minor, code, style) ?? '', code, style)).toContain(BigInt(minor))
        },
      ),
      { seed: 20261123, numRuns: 3000 },
    )
  })
})

describe('names of currencies', () => {
  /** Plurals that CLDR makes with an s and the issuing banks do not write; Turkish Lira has a capital there. The Economist has reais. */
  const otherThanCldr = new Set(['BDT', 'BRL', 'IDR', 'MYR', 'NGN', 'TRY'])

  it('has those of every region', () => {
    const missing = regionCodes.map((code) => regionOf(code).currency).filter((code) => !(code in currencyUnits))
    expect(missing).toEqual([])
  })

  it.each(Object.keys(currencyUnits))('%s is called as in CLDR', (currency) => {
    const named = (count: number) =>
      new Intl.NumberFormat('en', {
        style: 'currency',
        currency,
        currencyDisplay: 'name',
        maximumFractionDigits: 0,
      }).format(count)
    const [one = '', many = ''] = currencyUnits[currency]?.major ?? []
    expect(named(1).endsWith(` ${one}`)).toBe(true)
    if (!otherThanCldr.has(currency)) expect(named(2).endsWith(` ${many}`)).toBe(true)
  })

  it.each(Object.keys(currencyUnits))('%s has a minor unit where ISO 4217 gives it decimals', (currency) => {
    expect(currencyUnits[currency]?.minor !== undefined).toBe(minorUnitDigits(currency) > 0)
  })

  it.each(Object.entries(vectors.units))(
    '%s and its minor unit are called as in num2words',
    (currency, [major, minor]) => {
      expect([currencyUnits[currency]?.major, currencyUnits[currency]?.minor]).toEqual([major, minor])
    },
  )
})
