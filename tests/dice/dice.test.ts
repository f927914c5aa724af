import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomStream } from '@/lib/base/random/stream'
import { chanceOfAtLeast, diceChances, momentsOf, type Spread } from '@/lib/subjects/dice/chances'
import { readDiceRoll } from '@/lib/subjects/dice/notation'
import { rollDice } from '@/lib/subjects/dice/roll'

const stream = (seed: number) => randomStream(new Uint8Array(createHash('sha256').update(String(seed)).digest()))

function rollOf(notation: string) {
  const roll = readDiceRoll(notation)
  if ('says' in roll) throw new Error(roll.says)
  return roll
}
function spreadOf(notation: string): Spread {
  const spread = diceChances(rollOf(notation))
  if (!spread) throw new Error('too long')
  return spread
}

/** Every outcome of so many dice counted: the second method. */
function counted(count: number, sides: number, value: (dice: readonly number[]) => number): Map<number, number> {
  const found = new Map<number, number>()
  const all = sides ** count
  for (let number = 0; number < all; number++) {
    const dice = Array.from({ length: count }, (_, at) => (Math.floor(number / sides ** at) % sides) + 1)
    const total = value(dice)
    found.set(total, (found.get(total) ?? 0) + 1 / all)
  }
  return found
}
const sum = (dice: readonly number[]) => dice.reduce((total, die) => total + die, 0)
const highest = (kept: number) => (dice: readonly number[]) => sum(dice.toSorted((a, b) => b - a).slice(0, kept))
const lowest = (kept: number) => (dice: readonly number[]) => sum(dice.toSorted((a, b) => a - b).slice(0, kept))

describe('chances', () => {
  it.each([
    ['2d6', 2, 6, sum],
    ['5d4', 5, 4, sum],
    ['4d6kh3', 4, 6, highest(3)],
    ['4d6dl1', 4, 6, highest(3)],
    ['5d6kl2', 5, 6, lowest(2)],
    ['3d8dh1', 3, 8, lowest(2)],
    ['6d4k1', 6, 4, highest(1)],
    ['4d6>=5', 4, 6, (dice: readonly number[]) => dice.filter((die) => die >= 5).length],
    ['4d6<3', 4, 6, (dice: readonly number[]) => dice.filter((die) => die < 3).length],
  ] as const)('%s are those of every outcome counted', (notation, count, sides, value) => {
    const { first, chances } = spreadOf(notation)
    const expected = counted(count, sides, value)
    for (const [at, chance] of chances.entries()) expect(chance).toBeCloseTo(expected.get(first + at) ?? 0, 12)
    expect(chances.filter((chance) => chance > 0)).toHaveLength(expected.size)
  })

  it('add to one, whatever the dice', () => {
    const notation = fc
      .tuple(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2, max: 20 }),
        fc.constantFrom('', 'kh1', 'kl1', '!', 'r1', 'ro1', '>=3', '!kh1'),
        fc.integer({ min: 0, max: 9 }),
      )
      .map(([count, sides, modifier, plus]) => `${count}d${sides}${modifier}+${plus}`)
    fc.assert(
      fc.property(notation, (text) => {
        const { chances, first } = spreadOf(text)
        expect(chances.reduce((total, chance) => total + chance, 0)).toBeCloseTo(1, 9)
        expect(chanceOfAtLeast({ chances, first }, first)).toBeCloseTo(1, 9)
      }),
      { seed: 26 },
    )
  })

  it('of what would take too long are left out', () => {
    expect(diceChances(rollOf('9999d999999'))).toBeUndefined()
    expect(diceChances(rollOf('200d100kh3'))).toBeUndefined()
  })
})

/** Upper quantile at about 1 in 100,000, by Wilson and Hilferty. */
function limitOf(freedom: number): number {
  return freedom * (1 - 2 / (9 * freedom) + 4.26 * Math.sqrt(2 / (9 * freedom))) ** 3
}

describe('rolls', () => {
  it.each(['1d6', 'd20', 'd%', '2d6', '4d6kh3', '3d6!', '2d6r1', '2d6ro2', '8d10>=7', '4dF', '2d20kl1+3', '3d6-2d4*3'])(
    '%s fall as often as their chances say',
    (notation) => {
      const random = stream(notation.length + notation.charCodeAt(0))
      const roll = rollOf(notation)
      const spread = spreadOf(notation)
      const rounds = 60_000
      const found = new Map<number, number>()
      for (let round = 0; round < rounds; round++) {
        const { total } = rollDice(roll, random)
        found.set(total, (found.get(total) ?? 0) + 1)
      }
      // Rare totals are counted together.
      let statistic = 0
      let cells = 0
      let rareFound = 0
      let rareExpected = 0
      for (const [at, chance] of spread.chances.entries()) {
        const expected = chance * rounds
        const own = found.get(spread.first + at) ?? 0
        if (expected < 5) {
          rareFound += own
          rareExpected += expected
          continue
        }
        statistic += (own - expected) ** 2 / expected
        cells++
      }
      if (rareExpected >= 5) {
        statistic += (rareFound - rareExpected) ** 2 / rareExpected
        cells++
      }
      expect(statistic).toBeLessThan(limitOf(cells - 1))
    },
  )

  it('tell what was kept and what was rolled before', () => {
    const random = stream(5)
    for (let round = 0; round < 200; round++) {
      const { terms, total } = rollDice(rollOf('4d6kh3+2'), random)
      const [dice] = terms
      const kept = dice?.dice.filter((die) => die.kept) ?? []
      expect(kept).toHaveLength(3)
      expect(Math.min(...kept.map(({ value }) => value))).toBeGreaterThanOrEqual(
        Math.max(...(dice?.dice.filter((die) => !die.kept).map(({ value }) => value) ?? [])),
      )
      expect(total).toBe(sum(kept.map(({ value }) => value)) + 2)
      for (const die of rollDice(rollOf('5d6!'), random).terms[0]?.dice ?? [])
        if (die.shown.length > 0) expect(sum(die.shown)).toBe(die.value)
    }
  })
})

describe('notation', () => {
  it.each([
    ['d0', 1],
    ['2d', 2],
    ['', 0],
    ['2d6+', 4],
    ['2d6 3d6', 4],
    ['3d6kh4', 3],
    ['d1!', 2],
    ['2d6r6', 3],
    ['2d6>=', 5],
    ['2d6*', 4],
    ['abc', 0],
    ['2d6kh1kl1', 6],
  ])('%s is refused at its place', (text, at) => {
    expect(readDiceRoll(text)).toMatchObject({ at })
  })

  it('is read with spaces and capital letters, and with the minus sign of a page', () => {
    const { mean } = momentsOf(spreadOf(' 2D6 − 1 '))
    expect(mean).toBeCloseTo(6, 12)
  })
})
