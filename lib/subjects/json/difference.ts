import { pointerSteps } from '@/lib/subjects/json/pointer-steps'
import { sameNumber } from '@/lib/subjects/json/exact-number'
import {
  ExactNumber,
  isList,
  isMembers,
  writeJson,
  type JsonList,
  type JsonMembers,
  type JsonValue,
} from '@/lib/subjects/json/value'

/** A step into a value: the name of a member, or a place in a list from 0. */
export type Step = string | number

/** What has to happen at a place so that the first value becomes the second, one after the other, as RFC 6902 applies operations. */
export interface Change {
  kind: 'add' | 'remove' | 'replace'
  path: readonly Step[]
  before?: JsonValue
  after?: JsonValue
}

export const listRules = ['content', 'place', 'unordered', 'key'] as const
export type ListRule = (typeof listRules)[number]

export interface DifferenceRules {
  /** What makes two items of lists the same: what they say, their places, what they say in any order, a member of theirs. */
  lists: ListRule
  /** The member that names an item, for `key`. */
  key: string
  /** Numbers that are no farther apart count as equal. */
  tolerance: number
  isIgnored: (path: readonly Step[]) => boolean
}

/** Lists of more items in the part that differs are compared place by place: the table of their pairs would not fit. */
const mostPairs = 4_000_000

/**
 * What differs between two values. Objects are compared by their members in whatever order; lists by the rule. Applied in order to the
 * first value the changes make the second (with `unordered` and `key` up to the order of items; without what is ignored).
 */
export function differences(before: JsonValue, after: JsonValue, rules: DifferenceRules): Change[] {
  const changes: Change[] = []
  compare(before, after, [], rules, changes)
  return changes
}

/** Whether two values say the same: numbers by value, members in any order. */
export function sameValue(left: JsonValue, right: JsonValue, tolerance = 0): boolean {
  if (left instanceof ExactNumber && right instanceof ExactNumber) return isNear(left, right, tolerance)
  if (isList(left) && isList(right))
    return left.length === right.length && left.every((one, index) => sameValue(one, right[index] ?? null, tolerance))
  if (isMembers(left) && isMembers(right))
    return (
      left.size === right.size &&
      [...left].every(([key, one]) => right.has(key) && sameValue(one, right.get(key) ?? null, tolerance))
    )
  return left === right
}

function isNear({ written: left }: ExactNumber, { written: right }: ExactNumber, tolerance: number): boolean {
  return sameNumber(left, right) || (tolerance > 0 && Math.abs(Number(left) - Number(right)) <= tolerance)
}

function compare(
  before: JsonValue,
  after: JsonValue,
  path: readonly Step[],
  rules: DifferenceRules,
  changes: Change[],
) {
  if (rules.isIgnored(path)) return
  if (isMembers(before) && isMembers(after)) return compareMembers(before, after, path, rules, changes)
  if (isList(before) && isList(after)) return compareLists(before, after, path, rules, changes)
  if (!sameValue(before, after, rules.tolerance)) changes.push({ kind: 'replace', path, before, after })
}

function compareMembers(
  before: JsonMembers,
  after: JsonMembers,
  path: readonly Step[],
  rules: DifferenceRules,
  changes: Change[],
): void {
  for (const [key, one] of before) {
    const inner = [...path, key]
    const other = after.get(key)
    if (other !== undefined) compare(one, other, inner, rules, changes)
    else if (!rules.isIgnored(inner)) changes.push({ kind: 'remove', path: inner, before: one })
  }
  for (const [key, one] of after) {
    const inner = [...path, key]
    if (!before.has(key) && !rules.isIgnored(inner)) changes.push({ kind: 'add', path: inner, after: one })
  }
}

function compareLists(
  before: JsonList,
  after: JsonList,
  path: readonly Step[],
  rules: DifferenceRules,
  changes: Change[],
): void {
  if (rules.lists === 'place') return byPlace(before, after, path, 0, rules, changes)
  if (rules.lists === 'content') return byContent(before, after, path, rules, changes)
  const pairs = rules.lists === 'key' ? pairsByKey(before, after, rules.key) : pairsOf(before, after, path, rules)
  byPairs(before, after, pairs, path, rules, changes)
}

const isEqualAt = (path: readonly Step[], rules: DifferenceRules) => (left: JsonValue, right: JsonValue) => {
  const found: Change[] = []
  compare(left, right, [...path, 0], rules, found)
  return found.length === 0
}

function byPlace(
  before: JsonList,
  after: JsonList,
  path: readonly Step[],
  from: number,
  rules: DifferenceRules,
  changes: Change[],
): void {
  const shared = Math.min(before.length, after.length)
  for (let index = 0; index < shared; index++)
    compare(before[index] ?? null, after[index] ?? null, [...path, from + index], rules, changes)
  for (let index = before.length - 1; index >= shared; index--)
    changes.push({ kind: 'remove', path: [...path, from + index], before: before[index] ?? null })
  for (let index = shared; index < after.length; index++)
    changes.push({ kind: 'add', path: [...path, from + index], after: after[index] ?? null })
}

/** Equal beginnings and ends are set aside; between them the longest common run of items decides what was put in and taken out. */
function byContent(
  before: JsonList,
  after: JsonList,
  path: readonly Step[],
  rules: DifferenceRules,
  changes: Change[],
) {
  const isEqual = isEqualAt(path, rules)
  let start = 0
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && isEqual(before[start] ?? null, after[start] ?? null)) start++
  let end = 0
  while (end < shorter - start && isEqual(before.at(-1 - end) ?? null, after.at(-1 - end) ?? null)) end++
  const [left, right] = [before.slice(start, before.length - end), after.slice(start, after.length - end)]
  if (left.length * right.length > mostPairs) return byPlace(left, right, path, start, rules, changes)
  let at = start
  for (const { taken, put } of gapsBetween(left, right, isEqual)) {
    if (taken.length === 0 && put.length === 0) {
      at++
      continue
    }
    byPlace(taken, put, path, at, rules, changes)
    at += put.length
  }
}

interface Gap {
  taken: JsonValue[]
  put: JsonValue[]
}

/** The stretches between items that stay, which are empty gaps. */
function gapsBetween(left: JsonList, right: JsonList, isEqual: (one: JsonValue, other: JsonValue) => boolean): Gap[] {
  const width = right.length + 1
  const longest = new Uint32Array((left.length + 1) * width)
  const equal = left.map((one) => right.map((other) => isEqual(one, other)))
  const at = (row: number, column: number) => longest[row * width + column] ?? 0
  for (let row = left.length - 1; row >= 0; row--)
    for (let column = right.length - 1; column >= 0; column--)
      longest[row * width + column] = equal[row]?.[column]
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
  const gaps: Gap[] = []
  let gap: Gap = { taken: [], put: [] }
  const close = () => {
    if (gap.taken.length + gap.put.length > 0) gaps.push(gap)
    gap = { taken: [], put: [] }
  }
  let [row, column] = [0, 0]
  while (row < left.length || column < right.length) {
    if (row < left.length && column < right.length && equal[row]?.[column]) {
      close()
      gaps.push({ taken: [], put: [] })
      row++
      column++
    } else if (column >= right.length || (row < left.length && at(row + 1, column) >= at(row, column + 1)))
      gap.taken.push(left[row++] ?? null)
    else gap.put.push(right[column++] ?? null)
  }
  close()
  return gaps
}

/** Places of the second list by those of the first. */
type Pairs = ReadonlyMap<number, number>

function pairsOf(before: JsonList, after: JsonList, path: readonly Step[], rules: DifferenceRules): Pairs {
  const isEqual = isEqualAt(path, rules)
  const free = new Set(after.keys())
  const pairs = new Map<number, number>()
  for (const [index, one] of before.entries())
    for (const place of free) {
      if (!isEqual(one, after[place] ?? null)) continue
      pairs.set(index, place)
      free.delete(place)
      break
    }
  return pairs
}

const nameIn = (one: JsonValue, key: string) => {
  const name = isMembers(one) ? one.get(key) : undefined
  return name === undefined ? undefined : writeJson(name)
}

/** Items without the member are paired where they are equal. */
function pairsByKey(before: JsonList, after: JsonList, key: string): Pairs {
  const places = new Map<string, number[]>()
  for (const [place, one] of after.entries()) {
    const name = nameIn(one, key) ?? writeJson(one)
    places.set(name, [...(places.get(name) ?? []), place])
  }
  const pairs = new Map<number, number>()
  for (const [index, one] of before.entries()) {
    const place = places.get(nameIn(one, key) ?? writeJson(one))?.shift()
    if (place !== undefined) pairs.set(index, place)
  }
  return pairs
}

function byPairs(
  before: JsonList,
  after: JsonList,
  pairs: Pairs,
  path: readonly Step[],
  rules: DifferenceRules,
  changes: Change[],
): void {
  for (const [index, place] of pairs)
    compare(before[index] ?? null, after[place] ?? null, [...path, index], rules, changes)
  for (let index = before.length - 1; index >= 0; index--)
    if (!pairs.has(index)) changes.push({ kind: 'remove', path: [...path, index], before: before[index] ?? null })
  const taken = new Set(pairs.values())
  let end = pairs.size
  for (const [place, one] of after.entries())
    if (!taken.has(place)) changes.push({ kind: 'add', path: [...path, end++], after: one })
}

/**
 * Whether a place is left out. Rules are separated by commas or lines: a name alone means that member everywhere; what begins with a slash
 * is a JSON Pointer in which an asterisk stands for any one step. What lies within an ignored place is ignored too.
 */
export function ignoredBy(text: string): (path: readonly Step[]) => boolean {
  const rules = text.split(/[,\n]/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
  const names = new Set(rules.filter((rule) => !rule.startsWith('/')))
  const pointers = rules.filter((rule) => rule.startsWith('/')).map(pointerSteps)
  return (path) => {
    const last = path.at(-1)
    if (typeof last === 'string' && names.has(last)) return true
    return pointers.some(
      (steps) =>
        steps.length === path.length && steps.every((step, index) => step === '*' || step === String(path[index])),
    )
  }
}
