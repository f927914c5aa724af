/* Teams of equal size that share out skills and groups, with people who must be apart or together. */
import type { RandomStream } from '@/lib/base/random/stream'
import { counted, whole } from '@/lib/messages/counted'
import { joinedWords } from '@/lib/base/text/joined-words'
import { shuffled } from './lots'
import type { Person, Rules } from './names'

export type TeamsDraw = { teams: readonly (readonly number[])[] } | { problem: string }

/** How many each team has: so many teams, or teams of at most so many. */
export function sizesOf(people: number, by: 'count' | 'size', number: number): number[] {
  const teams = by === 'count' ? number : Math.ceil(people / number)
  return Array.from({ length: teams }, (_, at) => Math.floor(people / teams) + (at < people % teams ? 1 : 0))
}

const listed = (numbers: readonly number[], people: readonly Person[]) => {
  const names = numbers.slice(0, 8).map((at) => people[at]?.name ?? '')
  return joinedWords(numbers.length > 8 ? [...names, `${whole(numbers.length - 8)} more`] : names)
}

/** Those who are bound to each other, as groups; everybody is in one. */
function unitsOf(size: number, together: Rules['together']): number[][] {
  const root = [...Array(size).keys()]
  const find = (at: number): number => {
    let top = at
    while (root[top] !== top) top = root[top] ?? top
    root[at] = top
    return top
  }
  for (const [one, other] of together) root[find(one)] = find(other)
  const units = new Map<number, number[]>()
  for (let at = 0; at < size; at++) {
    const top = find(at)
    const unit = units.get(top)
    if (unit) unit.push(at)
    else units.set(top, [at])
  }
  return [...units.values()]
}

/** People of whom each must be apart from each other, as many as are found by adding one after the other. */
function clique(apart: readonly ReadonlySet<number>[]): number[] {
  let largest: number[] = []
  for (const [start, others] of apart.entries()) {
    if (others.size < largest.length) continue
    const found = [start]
    for (const other of [...others].toSorted((a, b) => (apart[b]?.size ?? 0) - (apart[a]?.size ?? 0)))
      if (found.every((one) => apart[one]?.has(other))) found.push(other)
    if (found.length > largest.length) largest = found
  }
  return largest
}

/** Puts units into teams of these sizes, the large ones first; undefined where they do not fill them. */
function placed(
  units: readonly number[][],
  sizes: readonly number[],
  people: number,
  random: RandomStream,
): number[] | undefined {
  for (let attempt = 0; attempt < 100; attempt++) {
    const room = [...sizes]
    const teamOf = Array.from({ length: people }, () => -1)
    const mixed = shuffled(units, random).toSorted((a, b) => b.length - a.length)
    const fits = mixed.every((unit) => {
      // Every free place is as likely as another, so that without rules every division is.
      const open = room.map((left) => (left >= unit.length ? left : 0))
      const free = open.reduce((sum, left) => sum + left, 0)
      if (free === 0) return false
      let place = random.below(free)
      const team = open.findIndex((left) => {
        place -= left
        return place < 0
      })
      room[team] = (room[team] ?? 0) - unit.length
      for (const one of unit) teamOf[one] = team
      return true
    })
    if (fits) return teamOf
  }
  return undefined
}

/** Divides people by a random start and swaps that never make it worse. */
export function makeTeams(
  people: readonly Person[],
  sizes: readonly number[],
  { apart, together }: Rules,
  random: RandomStream,
): TeamsDraw {
  const size = people.length
  const units = unitsOf(size, together)
  const largest = Math.max(...sizes)
  const bound = units.find((unit) => unit.length > largest)
  if (bound)
    return { problem: `${listed(bound, people)} are to be together, and the largest team has ${whole(largest)}.` }
  const unitOf: number[] = []
  for (const [at, unit] of units.entries()) for (const one of unit) unitOf[one] = at
  const torn = apart.find(([one, other]) => unitOf[one] === unitOf[other])
  if (torn) return { problem: `${listed(torn, people)} are to be apart, and rules bind them together.` }
  const apartOf = Array.from({ length: size }, () => new Set<number>())
  for (const [one, other] of apart) {
    apartOf[one]?.add(other)
    apartOf[other]?.add(one)
  }
  const strangers = clique(apartOf)
  if (strangers.length > sizes.length)
    return {
      problem: `${listed(strangers, people)} are all to be apart, which takes ${whole(strangers.length)} teams; there ${sizes.length === 1 ? 'is' : 'are'} ${whole(sizes.length)}.`,
    }
  const found = divided(people, units, sizes, { apart, apartOf }, random)
  if (!found)
    return { problem: 'Those who are to be together do not divide into teams of these sizes. Allow another size.' }
  const { teamOf, broken } = found
  const [first] = broken
  if (first)
    return {
      problem: `No division was found that keeps every rule: ${listed(first, people)} are still together${broken.length > 1 ? `, and ${counted(broken.length - 1, 'other pair', 'other pairs')}` : ''}. Make more teams or leave out a rule.`,
    }
  return {
    teams: sizes.map((_, team) =>
      shuffled(
        [...people.keys()].filter((at) => teamOf[at] === team),
        random,
      ),
    ),
  }
}

interface Apart {
  apart: Rules['apart']
  apartOf: readonly ReadonlySet<number>[]
}

/** The first of many beginnings that swaps bring to keep all rules, else the last; undefined where the groups fit nowhere. */
function divided(
  people: readonly Person[],
  units: readonly number[][],
  sizes: readonly number[],
  { apart, apartOf }: Apart,
  random: RandomStream,
): { teamOf: number[]; broken: Rules['apart'] } | undefined {
  let last: { teamOf: number[]; broken: Rules['apart'] } | undefined
  for (let attempt = 0; attempt < (people.length > 300 ? 3 : 30); attempt++) {
    const start = placed(units, sizes, people.length, random)
    if (!start) continue
    const teamOf = improved(people, units, sizes, apartOf, start, random)
    const broken = apart.filter(([one, other]) => teamOf[one] === teamOf[other])
    last = { teamOf, broken }
    if (broken.length === 0) return last
  }
  return last
}

function improved(
  people: readonly Person[],
  units: readonly number[][],
  sizes: readonly number[],
  apartOf: readonly ReadonlySet<number>[],
  start: readonly number[],
  random: RandomStream,
): number[] {
  const known = people.flatMap(({ skill }) => (skill === undefined ? [] : [skill]))
  const mean = known.length === 0 ? 0 : known.reduce((sum, skill) => sum + skill, 0) / known.length
  const spread = Math.sqrt(known.reduce((sum, skill) => sum + (skill - mean) ** 2, 0) / Math.max(1, known.length)) || 1
  // In units of their own spread, those without a skill as the mean.
  const skills = people.map(({ skill }) => ((skill ?? mean) - mean) / spread)
  const names = [...new Set(people.map(({ group }) => group))].filter((name) => name !== '')
  const groupOf = people.map(({ group }) => names.indexOf(group))
  const shares = names.map((_, at) => groupOf.filter((one) => one === at).length / people.length)
  const board = { teamOf: [...start] }
  if (known.length === 0 && names.length === 0 && apartOf.every(({ size }) => size === 0)) return board.teamOf
  const skillOf = sizes.map(() => 0)
  const counts = sizes.map(() => names.map(() => 0))
  const add = (person: number, team: number, sign: 1 | -1) => {
    skillOf[team] = (skillOf[team] ?? 0) + sign * (skills[person] ?? 0)
    const row = counts[team]
    const group = groupOf[person] ?? -1
    if (row && group >= 0) row[group] = (row[group] ?? 0) + sign
  }
  for (const [person, team] of start.entries()) add(person, team, 1)
  const costOf = (team: number) => {
    const room = sizes[team] ?? 1
    const uneven = (counts[team] ?? []).reduce((sum, count, at) => sum + (count - room * (shares[at] ?? 0)) ** 2, 0)
    return (skillOf[team] ?? 0) ** 2 + uneven
  }
  const clashes = (unit: readonly number[], team: number) =>
    unit.reduce((sum, one) => sum + [...(apartOf[one] ?? [])].filter((other) => board.teamOf[other] === team).length, 0)
  const move = (unit: readonly number[], from: number, to: number) => {
    for (const one of unit) {
      add(one, from, -1)
      add(one, to, 1)
      board.teamOf[one] = to
    }
  }
  const turns = Math.min(400_000, 4000 + people.length * 200)
  for (let turn = 0; turn < turns; turn++) {
    const [one, other] = [units[random.below(units.length)], units[random.below(units.length)]]
    if (!one || !other || one.length !== other.length) continue
    const [here, there] = [board.teamOf[one[0] ?? 0] ?? 0, board.teamOf[other[0] ?? 0] ?? 0]
    if (here === there) continue
    const before = costOf(here) + costOf(there) + 1e6 * (clashes(one, here) + clashes(other, there))
    move(one, here, there)
    move(other, there, here)
    const after = costOf(here) + costOf(there) + 1e6 * (clashes(one, there) + clashes(other, here))
    if (after <= before + 1e-9) continue
    move(one, there, here)
    move(other, here, there)
  }
  return board.teamOf
}
