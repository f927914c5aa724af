import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { crackTime } from '@/lib/base/random/crack-time'
import { randomStream } from '@/lib/base/random/stream'
import { effWords } from '@/lib/subjects/passphrase/eff-words'
import { drawPhrase, wordsOfRolls } from '@/lib/subjects/passphrase/passphrase'
import { drawPin, isObviousPin, pinCount } from '@/lib/subjects/passphrase/pins'
import { drawSpoken } from '@/lib/subjects/passphrase/spoken'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext } from '@/lib/kits/generator/run'
import { regionOf } from '@/lib/base/region/regions'
import passwords from '@/lib/tools/utilities/developer/password-generator'

const stream = (seed: number) => randomStream(new Uint8Array(createHash('sha256').update(String(seed)).digest()))

/** Pearson's statistic against equal chances. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Upper quantile at about 1 in 100,000, by Wilson and Hilferty. */
function limitOf(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 4.26 * Math.sqrt(2 / (9 * freedom))) ** 3
}

function countOf<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

describe('phrases', () => {
  it('have the list that the EFF published', () => {
    const sides = [1, 2, 3, 4, 5, 6]
    const rolls = sides.flatMap((a) =>
      sides.flatMap((b) => sides.flatMap((c) => sides.flatMap((d) => sides.map((e) => `${a}${b}${c}${d}${e}`)))),
    )
    const file = rolls.map((roll) => {
      const read = wordsOfRolls(roll)
      return `${roll}\t${'words' in read ? read.words[0] : ''}\n`
    })
    expect(createHash('sha256').update(file.join('')).digest('hex')).toBe(
      'addd35536511597a02fa0a9ff1e5284677b8883b83e986e43f15a3db996b903e',
    )
    expect(new Set(effWords).size).toBe(7776)
  })

  it('draw every word, each equally likely', () => {
    const random = stream(1)
    const look = { words: 10, separator: ' ', capitals: false, digit: false }
    const drawn = Array.from({ length: 20_000 }, () => drawPhrase(look, random).split(' ')).flat()
    const counts = countOf(drawn)
    expect(counts.size).toBe(7776)
    expect(chiSquared([...counts.values()])).toBeLessThan(limitOf(7775))
  })

  it('put the digit after any word, and every digit there', () => {
    const random = stream(2)
    const look = { words: 4, separator: ' ', capitals: true, digit: true }
    const places = Array.from({ length: 20_000 }, () => {
      const words = drawPhrase(look, random).split(' ')
      const at = words.findIndex((word) => /\d$/.test(word))
      return `${at}${words[at]?.at(-1)}`
    })
    const counts = countOf(places)
    expect(counts.size).toBe(40)
    expect(chiSquared([...counts.values()])).toBeLessThan(limitOf(39))
  })
})

describe('PINs', () => {
  it('are any of those that are not obvious, each equally likely', () => {
    const random = stream(3)
    const counts = countOf(Array.from({ length: 200_000 }, () => drawPin(4, random)))
    expect(counts.size).toBe(pinCount(4))
    expect(chiSquared([...counts.values()])).toBeLessThan(limitOf(pinCount(4) - 1))
  })

  it.each(['0000', '1234', '9876', '8901', '1212', '1221', '1987', '2012', '123123', '345678', '98765432'])(
    '%s is obvious',
    (pin) => void expect(isObviousPin(pin)).toBe(true),
  )
  it.each(['4831', '1357', '470826', '13572468'])('%s is not', (pin) => void expect(isObviousPin(pin)).toBe(false))
})

it('spoken passwords use every letter they may, each equally likely', () => {
  const random = stream(4)
  const first = countOf(Array.from({ length: 40_000 }, () => drawSpoken(8, random).charAt(0)))
  expect(first.size).toBe(16)
  expect(chiSquared([...first.values()])).toBeLessThan(limitOf(15))
  expect(drawSpoken(9, random)).toMatch(/^([b-z][aeiou]){3}[b-z]\d\d$/)
})

describe('a list for a team', () => {
  const values = (given: Readonly<Record<string, string | number | boolean>>) =>
    initialValues(passwords.form, given) as Parameters<typeof passwords.build>[0]
  const context = (seed: number) => ({
    ...generatorContext(undefined, {}, regionOf('global')),
    draw: { key: new Uint8Array(createHash('sha256').update(String(seed)).digest()), time: 0 },
  })
  async function rows(given: Parameters<typeof values>[0], seed = 1): Promise<string[][]> {
    const file = passwords.files?.csv
    const made = file && 'make' in file ? await file.make(values(given), context(seed)) : undefined
    return String(made)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
  }

  it('gives ten thousand people a password each, none twice, every character of the sets', async () => {
    const list = (await rows({ count: 10_000, length: 16 })).map(([, password = '']) => password)
    expect(new Set(list).size).toBe(10_000)
    const characters = countOf(list.join(''))
    expect([...characters.keys()].toSorted().join('')).toBe(
      '!#$%&*23456789?ABCDEFGHJKLMNPQRSTUVWXYZ^_abcdefghijkmnpqrstuvwxyz~',
    )
  })

  it('keeps the owner’s name out of the password', async () => {
    // Of one letter and vowels a short name comes up often.
    const users = Array.from({ length: 400 }, () => 'bab').join('\n')
    const list = await rows({ users, kind: 'spoken', policy: 'own', length: 20 })
    expect(list).toHaveLength(400)
    expect(list.filter(([, password]) => password?.includes('bab'))).toEqual([])
  })
})

it('tells the time to guess in words', () => {
  expect(crackTime(0, 1e10)).toBe('under a second')
  expect(crackTime(20, 1e4)).toBe('52 seconds')
  expect(crackTime(40, 1e4)).toBe('1 year')
  expect(crackTime(200, 1)).toBe('over a million billion years')
})
