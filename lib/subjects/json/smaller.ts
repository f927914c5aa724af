import { roundedNumber } from '@/lib/subjects/json/exact-number'
import { ExactNumber, isList, isMembers, type JsonValue } from '@/lib/subjects/json/value'

export interface SmallerRules {
  /** Members that are left out of objects; items of lists stay, since their places count. */
  drop: 'nothing' | 'null' | 'empty'
  /** Digits behind the point at most; undefined leaves numbers as they are. */
  places: number | undefined
  shortKeys: boolean
}

export interface Smaller {
  value: JsonValue
  dropped: number
  rounded: number
  /** Short name to the name it stands for, in the order of their first occurrence. */
  names: Map<string, string>
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** a, b, … z, aa, ab, …: the name of this number from 0. */
function shortName(index: number): string {
  const rest = Math.floor(index / letters.length)
  return (rest > 0 ? shortName(rest - 1) : '') + letters.charAt(index % letters.length)
}

/** Leaves out, rounds and renames by the rules, and counts what is not as it was. */
export function smallerValue(value: JsonValue, { drop, places, shortKeys }: SmallerRules): Smaller {
  const shortOf = new Map<string, string>()
  let [dropped, rounded] = [0, 0]

  function isDropped(one: JsonValue): boolean {
    if (drop === 'nothing') return false
    if (one === null) return true
    if (drop === 'null') return false
    return one === '' || (isList(one) && one.length === 0) || (isMembers(one) && one.size === 0)
  }
  function nameOf(key: string): string {
    const known = shortOf.get(key) ?? shortName(shortOf.size)
    shortOf.set(key, known)
    return known
  }
  function number(written: string): string {
    const text = places === undefined ? written : roundedNumber(written, places)
    if (text !== written) rounded++
    return text
  }
  function smaller(one: JsonValue): JsonValue {
    if (one instanceof ExactNumber) return new ExactNumber(number(one.written))
    if (isList(one)) return one.map(smaller)
    if (!isMembers(one)) return one
    const members = new Map<string, JsonValue>()
    for (const [key, inner] of one) {
      const made = smaller(inner)
      if (isDropped(made)) dropped++
      else members.set(key, made)
    }
    return members
  }
  function renamed(one: JsonValue): JsonValue {
    if (isList(one)) return one.map(renamed)
    if (!isMembers(one)) return one
    const members = new Map<string, JsonValue>()
    for (const [key, inner] of one) members.set(nameOf(key), renamed(inner))
    return members
  }

  const kept = smaller(value)
  const made = shortKeys ? renamed(kept) : kept
  return { value: made, dropped, rounded, names: new Map([...shortOf].map(([long, short]) => [short, long])) }
}
