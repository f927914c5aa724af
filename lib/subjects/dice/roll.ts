import type { RandomStream } from '@/lib/base/random/stream'
import type { Dice, DiceRoll } from './notation'

export interface RolledDie {
  value: number
  /** What it showed before it was rolled again, or on the way of an explosion. */
  shown: readonly number[]
  kept: boolean
}

export interface RolledTerm {
  sign: 1 | -1
  factor: number
  written: string
  dice: readonly RolledDie[]
  value: number
}

export interface Rolled {
  terms: readonly RolledTerm[]
  total: number
}

/** An exploding die is rolled on at most so often; by chance it never comes so far. */
const mostExplosions = 1000

function rollDie({ faces, reroll, explodes }: Dice, random: RandomStream): RolledDie {
  const one = () => faces[random.below(faces.length)] ?? 0
  const shown: number[] = []
  let value = one()
  if (reroll) {
    while (value <= reroll.below) {
      shown.push(value)
      value = one()
      if (reroll.once) break
    }
  }
  if (!explodes) return { value, shown, kept: true }
  const highest = faces.at(-1) ?? 0
  let last = value
  for (let times = 0; last === highest && times < mostExplosions; times++) {
    shown.push(last)
    last = one()
    value += last
  }
  return { value, shown: shown.length > 0 && value > highest ? [...shown, last] : shown, kept: true }
}

function rollTerm(dice: Dice, random: RandomStream): { dice: RolledDie[]; value: number } {
  const rolled = Array.from({ length: dice.count }, () => rollDie(dice, random))
  const { keep, success } = dice
  if (keep) {
    const order = rolled
      .map((_, at) => at)
      .toSorted((one, other) => {
        const difference = (rolled[other]?.value ?? 0) - (rolled[one]?.value ?? 0)
        return (keep.highest ? difference : -difference) || one - other
      })
    for (const at of order.slice(keep.count)) {
      const die = rolled[at]
      if (die) rolled[at] = { ...die, kept: false }
    }
  }
  const kept = rolled.filter((die) => die.kept)
  const value = success
    ? kept.filter((die) => die.value >= success.least && die.value <= success.most).length
    : kept.reduce((sum, die) => sum + die.value, 0)
  return { dice: rolled, value }
}

/** Rolls once: every die by a number of the stream, each side equally likely. */
export function rollDice({ terms }: DiceRoll, random: RandomStream): Rolled {
  const rolled = terms.map(({ sign, factor, term }): RolledTerm => {
    if (term.kind === 'number') return { sign, factor, written: String(term.value), dice: [], value: term.value }
    return { sign, factor, written: term.written, ...rollTerm(term, random) }
  })
  return { terms: rolled, total: rolled.reduce((sum, { sign, factor, value }) => sum + sign * factor * value, 0) }
}
