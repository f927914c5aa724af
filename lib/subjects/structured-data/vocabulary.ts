import { editDistance } from '@/lib/base/text/edit-distance'
import data from './vocabulary.json'

/*
 * The names of schema.org, release 30.0: types with those above them, properties with the types that have them and what they hold,
 * members of enumerations. Names, types and ranges alone, under CC BY-SA 3.0 by the sponsors of schema.org (vocabulary.json says it too).
 */

export interface Property {
  /** Types that have it; those below them have it too. */
  on: readonly string[]
  takes: readonly string[]
  /** What replaced it. */
  instead: string | undefined
}

const types: Readonly<Record<string, string>> = data.types
const properties: Readonly<Record<string, string>> = data.properties
const members: Readonly<Record<string, string>> = data.members

const words = (text = '') => text.split(' ').filter((word) => word !== '')
const own = (record: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined

export const isType = (name: string): boolean => Object.hasOwn(types, name)

/** What replaced a type; undefined where it stands. */
export const typeInstead = (name: string): string | undefined => own(types, name)?.split('>')[1]

/** Remembers what was found for a name: markup of thousands of things asks for the same few. */
function remembered<T>(find: (name: string) => T): (name: string) => T {
  const found = new Map<string, { answer: T }>()
  return (name) => {
    const held = found.get(name)
    if (held) return held.answer
    const answer = find(name)
    found.set(name, { answer })
    return answer
  }
}

/** A type and all above it, the nearest first; empty where there is no such type. */
export const ancestorsOf = remembered((name): ReadonlySet<string> => {
  const all = new Set<string>()
  const waiting = isType(name) ? [name] : []
  for (const next of waiting) {
    if (all.has(next)) continue
    all.add(next)
    waiting.push(...words(own(types, next)?.split('>')[0]))
  }
  return all
})

/** Whether a type is one of those, or lies below one. */
export const isBelow = (name: string, above: readonly string[]): boolean => {
  const ancestors = ancestorsOf(name)
  return above.some((one) => ancestors.has(one))
}

export const propertyOf = remembered((name): Property | undefined => {
  const written = own(properties, name)
  if (written === undefined) return undefined
  const [on, takes, instead] = written.split('>')
  return { on: words(on), takes: words(takes), instead }
})

/** Enumerations that a name is a member of. */
export const enumerationsOf = (member: string): readonly string[] => words(own(members, member))

/** Members of an enumeration and of those below it, in the order of the alphabet. */
export const membersOf = (enumeration: string): readonly string[] =>
  Object.keys(members).filter((name) => enumerationsOf(name).some((one) => isBelow(one, [enumeration])))

export const isEnumeration = (type: string): boolean => isBelow(type, ['Enumeration'])

/** Letters that may be wrong in a name of that length. */
const reach = (name: string) => (name.length < 6 ? 1 : 2)

function nearest(name: string, listed: Iterable<string>): string | undefined {
  const small = name.toLowerCase()
  let best: { name: string; distance: number } | undefined
  for (const other of listed) {
    if (Math.abs(other.length - name.length) > 2) continue
    const distance = editDistance(small, other.toLowerCase())
    if (distance <= reach(name) && distance < (best?.distance ?? Infinity)) best = { name: other, distance }
  }
  return best?.name
}

/** The type that a mistyped one may have been. */
export const nearestType = remembered((name): string | undefined => nearest(name, Object.keys(types)))

/** The property that a mistyped one may have been: of those that the types have, else of all. */
export const nearestProperty = (name: string, of: readonly string[]): string | undefined =>
  nearestOfTypes([name, ...of].join(' '))

const nearestOfTypes = remembered((asked): string | undefined => {
  const [name = '', ...of] = asked.split(' ')
  const names = Object.keys(properties)
  const theirs = names.filter((one) => of.some((type) => isBelow(type, propertyOf(one)?.on ?? [])))
  return nearest(name, theirs) ?? nearest(name, names)
})
