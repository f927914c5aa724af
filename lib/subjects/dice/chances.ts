import type { Dice, DiceRoll } from './notation'

/** Chances of whole numbers: `chances[0]` is that of `first`. */
export interface Spread {
  first: number
  chances: readonly number[]
}

/** Beyond so many steps a page would wait too long for the exact chances. */
const mostSteps = 60_000_000

/** What an exploding die may still add once this little is left is passed over. */
const negligible = 1e-13

class TooLong extends Error {}

function spent(budget: { steps: number }, steps: number): void {
  budget.steps -= steps
  if (budget.steps < 0) throw new TooLong()
}

/** Chances of one die after rolling again and exploding. */
function ofDie({ faces, reroll, explodes }: Dice): Spread {
  const share = 1 / faces.length
  const low = reroll ? faces.filter((face) => face <= reroll.below).length : 0
  const chanceOf = (face: number) => {
    if (!reroll) return share
    if (reroll.once) return (face <= reroll.below ? 0 : share) + low * share * share
    return face <= reroll.below ? 0 : 1 / (faces.length - low)
  }
  const first = faces[0] ?? 0
  const plain = faces.map(chanceOf)
  if (!explodes) return { first, chances: plain }
  const highest = faces.at(-1) ?? 0
  const chances: number[] = []
  let again = plain.at(-1) ?? 0
  for (const [at, chance] of plain.entries()) if (at < plain.length - 1) chances[at] = chance
  for (let sum = highest; again > negligible; sum += highest) {
    for (const face of faces) {
      const at = sum + face - first
      if (face < highest) chances[at] = (chances[at] ?? 0) + again * share
    }
    again *= share
  }
  return { first, chances: Array.from(chances, (chance) => chance ?? 0) }
}

function together(one: Spread, other: Spread, budget: { steps: number }): Spread {
  spent(budget, one.chances.length * other.chances.length)
  const chances = new Float64Array(one.chances.length + other.chances.length - 1)
  for (const [at, chance] of one.chances.entries()) {
    if (chance === 0) continue
    for (const [next, second] of other.chances.entries())
      chances[at + next] = (chances[at + next] ?? 0) + chance * second
  }
  return { first: one.first + other.first, chances: Array.from(chances) }
}

/** The sum of so many of the same, by doubling. */
function sumOf(one: Spread, count: number, budget: { steps: number }): Spread {
  let result: Spread = { first: 0, chances: [1] }
  let power = one
  for (let left = count; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = together(result, power, budget)
    if (left > 1) power = together(power, power, budget)
  }
  return result
}

function binomials(most: number): number[][] {
  const rows: number[][] = [[1]]
  for (let n = 1; n <= most; n++) {
    const before = rows[n - 1] ?? []
    rows.push(Array.from({ length: n + 1 }, (_, k) => (before[k - 1] ?? 0) + (before[k] ?? 0)))
  }
  return rows
}

/**
 * The sum of the highest or lowest of several dice. Values are gone through from the end that is kept: of the dice that are left some
 * show this value, and of those as many are kept as are still wanted.
 */
function keptSum(
  die: Spread,
  count: number,
  keep: { highest: boolean; count: number },
  budget: { steps: number },
): Spread {
  const values = die.chances.flatMap((chance, at) => (chance > 0 ? [{ value: die.first + at, chance }] : []))
  if (keep.highest) values.reverse()
  const lowest = Math.min(...values.map(({ value }) => value)) * keep.count
  const highest = Math.max(...values.map(({ value }) => value)) * keep.count
  const first = Math.min(lowest, 0)
  const size = Math.max(highest, 0) - first + 1
  const choose = binomials(count)
  // ways[left]: chances of the sum so far, with so many dice left.
  let ways: (Float64Array | undefined)[] = Array.from({ length: count + 1 }, () => undefined)
  const start = new Float64Array(size)
  start[-first] = 1
  ways[count] = start
  for (const { value, chance } of values) {
    const next: (Float64Array | undefined)[] = Array.from({ length: count + 1 }, () => undefined)
    for (let left = 0; left <= count; left++) {
      const sums = ways[left]
      if (!sums) continue
      const wanted = Math.max(0, keep.count - (count - left))
      for (let showing = 0; showing <= left; showing++) {
        const weight = (choose[left]?.[showing] ?? 0) * chance ** showing
        const added = value * Math.min(showing, wanted)
        spent(budget, size)
        const into = (next[left - showing] ??= new Float64Array(size))
        for (let at = 0; at < size; at++) {
          const sum = sums[at] ?? 0
          if (sum !== 0) into[at + added] = (into[at + added] ?? 0) + sum * weight
        }
      }
    }
    ways = next
  }
  return { first, chances: Array.from(ways[0] ?? new Float64Array(1)) }
}

function successes(
  die: Spread,
  count: number,
  { least, most }: { least: number; most: number },
  budget: { steps: number },
): Spread {
  const hit = die.chances.reduce(
    (sum, chance, at) => (die.first + at >= least && die.first + at <= most ? sum + chance : sum),
    0,
  )
  return sumOf({ first: 0, chances: [1 - hit, hit] }, count, budget)
}

function ofDice(dice: Dice, budget: { steps: number }): Spread | undefined {
  const die = ofDie(dice)
  if (dice.success) {
    // What is kept is no longer a number of dice that fall alike.
    if (dice.keep) return undefined
    return successes(die, dice.count, dice.success, budget)
  }
  return dice.keep && dice.keep.count < dice.count
    ? keptSum(die, dice.count, dice.keep, budget)
    : sumOf(die, dice.count, budget)
}

function scaled({ first, chances }: Spread, by: number): Spread {
  if (by === 1) return { first, chances }
  const last = first + chances.length - 1
  const [low, high] = [Math.min(first * by, last * by), Math.max(first * by, last * by)]
  const spread = Array.from({ length: high - low + 1 }, () => 0)
  for (const [at, chance] of chances.entries()) spread[(first + at) * by - low] = chance
  return { first: low, chances: spread }
}

function trimmed({ first, chances }: Spread): Spread {
  const from = chances.findIndex((chance) => chance > 0)
  const to = chances.findLastIndex((chance) => chance > 0)
  return { first: first + from, chances: chances.slice(from, to + 1) }
}

/** The chance of every total, exact but for rounding; undefined where working it out would take too long. */
export function diceChances({ terms }: DiceRoll): Spread | undefined {
  const budget = { steps: mostSteps }
  try {
    let all: Spread = { first: 0, chances: [1] }
    for (const { sign, factor, term } of terms) {
      const own = term.kind === 'number' ? { first: term.value, chances: [1] } : ofDice(term, budget)
      if (!own) return undefined
      spent(budget, own.chances.length * factor)
      all = together(all, scaled(own, sign * factor), budget)
    }
    return trimmed(all)
  } catch (error) {
    if (error instanceof TooLong) return undefined
    throw error
  }
}

export interface Moments {
  mean: number
  deviation: number
  least: number
  most: number
}

export function momentsOf({ first, chances }: Spread): Moments {
  const mean = chances.reduce((sum, chance, at) => sum + chance * (first + at), 0)
  const variance = chances.reduce((sum, chance, at) => sum + chance * (first + at - mean) ** 2, 0)
  return { mean, deviation: Math.sqrt(variance), least: first, most: first + chances.length - 1 }
}

/** The chance of so much or more. */
export function chanceOfAtLeast({ first, chances }: Spread, total: number): number {
  return Math.min(
    1,
    chances.reduce((sum, chance, at) => (first + at >= total ? sum + chance : sum), 0),
  )
}
