import type { RandomStream } from './stream'

/** Characters that count towards the same requirements. */
export interface Atom {
  characters: readonly string[]
  /** Positions in `needs` that one character of it helps to meet. */
  serves: readonly number[]
  letters: boolean
}

export interface PasswordRules {
  length: number
  /** Without a character in common. */
  atoms: readonly Atom[]
  /** How many characters each requirement asks for at least. */
  needs: readonly number[]
  /** Longest run of one character; none where absent. */
  longestRun?: number | undefined
  letterFirst: boolean
  /** No character twice anywhere. */
  distinct: boolean
}

export interface PasswordPlan {
  /** How many passwords obey the rules. */
  total: bigint
  /** One of them, each equally likely. */
  draw(random: RandomStream): string
}

type Weighted<Option> = readonly { option: Option; weight: bigint }[]

function choose<Option>(options: Weighted<Option>, random: RandomStream): Option {
  let left = random.bigBelow(options.reduce((sum, { weight }) => sum + weight, 0n))
  for (const { option, weight } of options) {
    if (left < weight) return option
    left -= weight
  }
  throw new RangeError('nothing to choose from')
}

function pick(characters: readonly string[], random: RandomStream): string {
  return characters[random.below(characters.length)] ?? ''
}

/** Fisher and Yates, from the end: every order equally likely. */
function shuffle<Item>(items: Item[], random: RandomStream): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const [one, two] = [items[last] as Item, items[other] as Item]
    items[last] = two
    items[other] = one
  }
}

function binomialRow(size: number): bigint[] {
  const row = [1n]
  for (let at = 1; at <= size; at++) row.push(((row[at - 1] ?? 0n) * BigInt(size - at + 1)) / BigInt(at))
  return row
}

/** Ways to write 0, 1, … `most` places with `size` characters, with or without repeats. */
function writingsOf(size: number, most: number, distinct: boolean): bigint[] {
  const ways = [1n]
  for (let at = 0; at < most; at++) ways.push((ways[at] ?? 0n) * BigInt(distinct ? Math.max(0, size - at) : size))
  return ways
}

interface Part {
  characters: readonly string[]
  least: number
}

/** Sets without a requirement in common: how many characters of each, then their places, then the characters. */
function planParts(parts: readonly Part[], length: number, distinct: boolean): PasswordPlan {
  const rows = Array.from({ length: length + 1 }, (_, places) => binomialRow(places))
  const writings = parts.map(({ characters }) => writingsOf(characters.length, length, distinct))
  // ways[part][places]: to fill so many places with this part and those after it.
  const ways: bigint[][] = Array.from({ length: parts.length + 1 }, () => [])
  const weightsOf = (part: number, places: number): Weighted<number> => {
    const { least } = parts[part] as Part
    return Array.from({ length: places + 1 }, (_, count) => ({
      option: count,
      weight:
        count < least
          ? 0n
          : (rows[places]?.[count] ?? 0n) * (writings[part]?.[count] ?? 0n) * (ways[part + 1]?.[places - count] ?? 0n),
    }))
  }
  ways[parts.length] = Array.from({ length: length + 1 }, (_, places) => (places === 0 ? 1n : 0n))
  for (let part = parts.length - 1; part >= 0; part--)
    ways[part] = Array.from({ length: length + 1 }, (_, places) =>
      weightsOf(part, places).reduce((sum, { weight }) => sum + weight, 0n),
    )

  function draw(random: RandomStream): string {
    const places: number[] = []
    for (let part = 0; part < parts.length; part++) {
      const count = choose(weightsOf(part, length - places.length), random)
      for (let at = 0; at < count; at++) places.push(part)
    }
    shuffle(places, random)
    const left = parts.map(({ characters }) => [...characters])
    return places
      .map((part) => {
        const characters = left[part] ?? []
        if (!distinct) return pick(characters, random)
        return characters.splice(random.below(characters.length), 1)[0] ?? ''
      })
      .join('')
  }

  return { total: ways[0]?.[length] ?? 0n, draw }
}

function planSeparate({ length, atoms, needs, letterFirst, distinct }: PasswordRules): PasswordPlan {
  const parts = atoms.map(({ characters, serves }) => ({
    characters,
    least: serves.reduce((sum, need) => sum + (needs[need] ?? 0), 0),
  }))
  if (!letterFirst) return planParts(parts, length, distinct)
  // By symmetry one plan stands for every first character of an atom: the one without its first character, which then takes
  // the place of the character that was drawn.
  const firsts = parts.flatMap(({ characters }, first) => {
    const [standIn] = characters
    if (atoms[first]?.letters !== true || standIn === undefined) return []
    const rest = planParts(
      parts.map((part, at) =>
        at === first
          ? { characters: distinct ? characters.slice(1) : characters, least: Math.max(0, part.least - 1) }
          : part,
      ),
      length - 1,
      distinct,
    )
    return [{ option: { characters, standIn, rest }, weight: BigInt(characters.length) * rest.total }]
  })
  return {
    total: firsts.reduce((sum, { weight }) => sum + weight, 0n),
    draw(random) {
      const { characters, standIn, rest } = choose(firsts, random)
      const character = pick(characters, random)
      const others = rest.draw(random)
      return character + (distinct ? others.replaceAll(character, () => standIn) : others)
    },
  }
}

interface Run {
  atom: number
  count: number
}

/** Any rules without `distinct`, run by run: how many ways lead on from what is still needed. */
function planRuns({ length, atoms, needs, longestRun, letterFirst }: PasswordRules): PasswordPlan {
  const known = new Map<string, bigint>()
  const after = (open: readonly number[], { atom, count }: Run) =>
    open.map((need, at) => (atoms[atom]?.serves.includes(at) ? Math.max(0, need - count) : need))

  function optionsAt(places: number, open: readonly number[], previous: number | undefined): Weighted<Run> {
    return atoms.flatMap(({ characters, letters }, atom) => {
      if (places === length && letterFirst && !letters) return []
      const others = characters.length - (longestRun !== undefined && previous === atom ? 1 : 0)
      return Array.from({ length: Math.min(longestRun ?? 1, places) }, (_, at) => {
        const run = { atom, count: at + 1 }
        return {
          option: run,
          weight: BigInt(others) * waysFrom(places - run.count, after(open, run), atom),
        }
      })
    })
  }

  function waysFrom(places: number, open: readonly number[], previous: number | undefined): bigint {
    if (places === 0) return open.every((need) => need === 0) ? 1n : 0n
    if (open.some((need) => need > places)) return 0n
    // Without a limit on runs it does not matter what stands before.
    const key = `${places};${open.join()};${longestRun === undefined ? '' : previous}`
    let ways = known.get(key)
    if (ways === undefined) {
      ways = optionsAt(places, open, previous).reduce((sum, { weight }) => sum + weight, 0n)
      known.set(key, ways)
    }
    return ways
  }

  return {
    total: waysFrom(length, needs, undefined),
    draw(random) {
      let written = ''
      let open = needs
      let previous: { atom: number; character: string } | undefined
      for (let places = length; places > 0;) {
        const run = choose(optionsAt(places, open, previous?.atom), random)
        const characters = (atoms[run.atom]?.characters ?? []).filter(
          (one) => longestRun === undefined || one !== previous?.character,
        )
        const character = pick(characters, random)
        written += character.repeat(run.count)
        open = after(open, run)
        previous = { atom: run.atom, character }
        places -= run.count
      }
      return written
    },
  }
}

/** Most states that a plan with runs or shared characters looks at; beyond it the page would wait too long. */
export const mostStates = 40_000

/** Whether planning these rules stays within `mostStates`. */
export function isPlannable({ needs, length, longestRun, ...rules }: PasswordRules): boolean {
  if (isSeparate({ needs, length, longestRun, ...rules })) return true
  const states = needs.reduce((product, need) => product * (need + 1), 1)
  return states * length * (longestRun ?? 1) <= mostStates
}

function isSeparate({ atoms, needs, longestRun, distinct }: PasswordRules): boolean {
  return (
    (longestRun === undefined || distinct) &&
    atoms.every(({ serves }) => serves.length < 2) &&
    needs.every((_, need) => atoms.filter(({ serves }) => serves.includes(need)).length === 1)
  )
}

/**
 * Counts the passwords that obey the rules, exactly, and draws among them so that each is equally likely: no character is
 * put where a requirement happened to need one. `distinct` together with requirements that share characters is refused with
 * a RangeError. Counting by multinomial coefficients, or by recurrence over runs where runs are limited.
 */
export function planPasswords(rules: PasswordRules): PasswordPlan {
  if (isSeparate(rules)) return planSeparate(rules)
  if (rules.distinct) throw new RangeError('distinct characters need sets without a requirement in common')
  return planRuns(rules)
}

/** Base-2 logarithm of a positive whole number of any size, to the precision of a double. */
export function bitsOf(total: bigint): number {
  const hex = total.toString(16)
  const kept = hex.slice(0, 13)
  return (hex.length - kept.length) * 4 + Math.log2(Number.parseInt(kept, 16))
}

/** Sets of characters, each with how many it must give at least (0: allowed), as atoms. Excluded characters are left out. */
export function atomsOf(
  sets: readonly { characters: string; least: number }[],
  excluded: string,
): Pick<PasswordRules, 'atoms' | 'needs'> {
  const required = sets.filter(({ least }) => least > 0)
  const byServed = new Map<string, { characters: string[]; serves: number[]; letters: boolean }>()
  const without = new Set(excluded)
  for (const character of new Set(sets.flatMap(({ characters }) => [...characters]))) {
    if (without.has(character)) continue
    const serves = required.flatMap((set, at) => (set.characters.includes(character) ? [at] : []))
    const letters = /[A-Za-z]/.test(character)
    const key = `${serves.join()};${letters}`
    const atom = byServed.get(key) ?? { characters: [], serves, letters }
    atom.characters.push(character)
    byServed.set(key, atom)
  }
  return { atoms: [...byServed.values()], needs: required.map(({ least }) => least) }
}
