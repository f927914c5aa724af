import { mostValues, type Shape } from './shape'

/* Types without a language: named objects and enumerations, and what stands where. */

/** Whole numbers are within 32 bits, within 2^53, within 64 bits, or larger. */
export type ScalarKind =
  | 'any'
  | 'null'
  | 'boolean'
  | 'int'
  | 'long'
  | 'wide'
  | 'big'
  | 'number'
  | 'string'
  | 'date'
  | 'moment'
  | 'uuid'

export type Type =
  | { kind: ScalarKind }
  | { kind: 'list'; of: Type }
  /** An object whose keys are data. */
  | { kind: 'map'; of: Type }
  | { kind: 'object'; name: string }
  | { kind: 'enum'; name: string }
  | { kind: 'union'; of: readonly Type[] }
  | { kind: 'nullable'; of: Type }

export interface Member {
  key: string
  type: Type
  isOptional: boolean
}

export interface ObjectType {
  name: string
  members: readonly Member[]
}

export interface EnumType {
  name: string
  values: readonly string[]
}

export interface Model {
  root: Type
  rootName: string
  /** The one that others stand in first. */
  objects: readonly ObjectType[]
  enums: readonly EnumType[]
}

export interface TypeRules {
  rootName: string
  dates: boolean
  enums: boolean
}

/** Words of a key, for names: letters and digits, at capitals too. */
export function wordsOf(key: string): string[] {
  return key
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '')
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()

export function pascal(key: string, otherwise = 'Value'): string {
  const name = wordsOf(key).map(capital).join('')
  return name === '' ? otherwise : /^\d/.test(name) ? `${otherwise}${name}` : name
}

export function camel(key: string): string {
  const name = pascal(key)
  return name.slice(0, 1).toLowerCase() + name.slice(1)
}

export function snake(key: string): string {
  const name = wordsOf(key)
    .map((word) => word.toLowerCase())
    .join('_')
  return name === '' ? 'value' : /^\d/.test(name) ? `_${name}` : name
}

/** One of many: items, boxes, entries. */
export function singular(name: string): string {
  if (/ies$/i.test(name) && name.length > 4) return `${name.slice(0, -3)}y`
  if (/(?:ch|sh|x|ss)es$/i.test(name)) return name.slice(0, -2)
  if (/s$/i.test(name) && !/(?:ss|us|is)$/i.test(name)) return name.slice(0, -1)
  return `${name}Item`
}

/** Names that one of the languages has already, in small letters. */
const ownNames =
  'any array bigint boolean date datetime double enum error exception field float function int integer iterable json jsonelement list literal long map null number object option optional promise readonly record result self set string symbol tuple type typeddict union uuid value vec void basemodel configdict notrequired serialize deserialize serializable class interface struct default'.split(
    ' ',
  )

const widths = { 0: 'int', 32: 'int', 53: 'long', 64: 'wide', 65: 'big' } as const

/** Objects and enumerations under names that are taken once, in all languages alike. */
export class NamedTypes {
  readonly objects: ObjectType[] = []
  readonly enums: EnumType[] = []
  protected readonly taken = new Set(ownNames)
  protected readonly known = new Map<string, string>()

  /** The enumeration of these texts; the same texts share one. */
  enumOf(values: readonly string[], wanted: string): Type {
    const key = `enum ${JSON.stringify(values)}`
    const name = this.known.get(key) ?? this.free(wanted)
    if (!this.known.has(key)) this.enums.push({ name, values })
    this.known.set(key, name)
    return { kind: 'enum', name }
  }

  free(wanted: string): string {
    let name = wanted
    for (let number = 2; this.taken.has(name.toLowerCase()); number++) name = `${wanted}${String(number)}`
    this.taken.add(name.toLowerCase())
    return name
  }
}

class Builder extends NamedTypes {
  constructor(private readonly rules: TypeRules) {
    super()
  }

  typeOf(shape: Shape, name: string): Type {
    const found: Type[] = []
    if (shape.members) found.push(this.objectOf(shape, name))
    if (shape.items) found.push({ kind: 'list', of: this.typeOf(shape.items, singular(name)) })
    const { scalars, widest } = shape
    if (scalars.has('number')) found.push({ kind: 'number' })
    else if (scalars.has('integer')) found.push({ kind: widths[widest] })
    if (scalars.has('string')) found.push(this.textOf(shape, name))
    if (scalars.has('boolean')) found.push({ kind: 'boolean' })
    const [first, ...others] = found
    if (!first) return scalars.has('null') ? { kind: 'null' } : { kind: 'any' }
    const type: Type = others.length === 0 ? first : { kind: 'union', of: found }
    return scalars.has('null') ? { kind: 'nullable', of: type } : type
  }

  private textOf({ texts }: Shape, name: string): Type {
    const { count, dates, moments, uuids, values } = texts
    if (this.rules.dates && count > 0) {
      if (dates === count) return { kind: 'date' }
      if (moments === count) return { kind: 'moment' }
      if (uuids === count) return { kind: 'uuid' }
    }
    const isEnum =
      this.rules.enums && values.size >= 2 && values.size <= mostValues && count >= values.size * 2 && !values.has('')
    if (!isEnum) return { kind: 'string' }
    return this.enumOf([...values].toSorted(), name)
  }

  private objectOf(shape: Shape, name: string): Type {
    const place = this.objects.length
    const own = this.free(name)
    const members = [...(shape.members ?? [])].map(([key, inner]): Member => ({
      key,
      type: this.typeOf(inner, pascal(key)),
      isOptional: inner.count < shape.objects,
    }))
    const key = JSON.stringify(members)
    const same = this.known.get(key)
    if (same !== undefined && members.length > 0) {
      this.taken.delete(own.toLowerCase())
      return { kind: 'object', name: same }
    }
    this.known.set(key, own)
    this.objects.splice(place, 0, { name: own, members })
    return { kind: 'object', name: own }
  }
}

/** The types of a shape. Objects that look alike share one. */
export function modelOf(shape: Shape, rules: TypeRules): Model {
  const builder = new Builder(rules)
  const rootName = pascal(rules.rootName, 'Root')
  const root = builder.typeOf(shape, rootName)
  return { root, rootName, objects: builder.objects, enums: builder.enums }
}

export function namesIn(type: Type): string[] {
  if (type.kind === 'object') return [type.name]
  if (type.kind === 'list' || type.kind === 'map' || type.kind === 'nullable') return namesIn(type.of)
  return type.kind === 'union' ? type.of.flatMap(namesIn) : []
}

/** Each object behind those that stand in it, as far as they do not stand in each other. */
export function innerFirst(objects: readonly ObjectType[]): ObjectType[] {
  const byName = new Map(objects.map((one) => [one.name, one]))
  const done = new Set<ObjectType>()
  const begun = new Set<ObjectType>()
  const visit = (one: ObjectType | undefined): void => {
    if (!one || begun.has(one)) return
    begun.add(one)
    for (const { type } of one.members) for (const name of namesIn(type)) visit(byName.get(name))
    done.add(one)
  }
  for (const one of objects) visit(one)
  return [...done]
}
