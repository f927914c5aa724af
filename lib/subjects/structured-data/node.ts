/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | JsonThing
export interface JsonThing {
  readonly [key: string]: Json
}

/** A thing of schema.org: its type first, then properties in the order they are written. */
export interface Thing {
  '@type': string
  [property: string]: Value | undefined
}
/** What stands for a thing that is described elsewhere. */
export interface Reference {
  '@id': string
}
export type Value = string | number | boolean | Thing | Reference | readonly (string | Thing | Reference)[]

/** A property as it was wished for: what is empty is left out. */
export type Wish = Value | undefined

const isEmpty = (value: Wish) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A thing of that type without what is empty; undefined where nothing is left. */
export function thingOrNothing(type: string, wishes: Readonly<Record<string, Wish>>): Thing | undefined {
  const entries = Object.entries(wishes).filter(([, value]) => !isEmpty(value))
  return entries.length === 0 ? undefined : { '@type': type, ...Object.fromEntries(entries) }
}

/** A thing of that type without what is empty. */
export const thing = (type: string, wishes: Readonly<Record<string, Wish>>): Thing =>
  thingOrNothing(type, wishes) ?? { '@type': type }

export const linesOf = (text = '') => text.split(/[\r\n]+/).flatMap((line) => line.trim() || [])

/** One line is a value, several are a list. */
export function oneOrMore(text: string | undefined): string | readonly string[] | undefined {
  const lines = linesOf(text)
  return lines.length > 1 ? lines : lines[0]
}

export const isThing = (value: Json | undefined): value is JsonThing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as a list: a list itself, one thing as a list of it, nothing as an empty one. */
export function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? (value as readonly Json[]) : [value]
}
