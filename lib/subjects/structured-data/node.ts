/** A thing of schema.org: its type first, then properties in the order they are written. */
export interface Thing {
  '@type': string
  [property: string]: Value | undefined
}
export type Value = string | number | boolean | Thing | readonly (string | Thing)[]

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
