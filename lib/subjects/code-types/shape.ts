import { ExactNumber, isList, isMembers, type JsonValue } from '@/lib/subjects/json/value'

/* What samples of JSON have in common. */

export type Scalar = 'null' | 'boolean' | 'integer' | 'number' | 'string'

export interface Shape {
  /** How often something stood here. */
  count: number
  scalars: Set<Scalar>
  /** Of integers, by their size: within 32 bits, within 2^53, within 64 bits, or larger. */
  widest: 0 | 32 | 53 | 64 | 65
  texts: TextFacts
  members?: Map<string, Shape>
  /** Objects that stood here. */
  objects: number
  items?: Shape
}

interface TextFacts {
  count: number
  dates: number
  moments: number
  uuids: number
  /** Different texts, up to one more than `mostValues`. */
  values: Set<string>
}

/** A text with more values than these is no enumeration. */
export const mostValues = 12

export const emptyShape = (): Shape => ({
  count: 0,
  scalars: new Set(),
  widest: 0,
  texts: { count: 0, dates: 0, moments: 0, uuids: 0, values: new Set() },
  objects: 0,
})

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
/** RFC 3339. */
const moment =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

function addText(facts: TextFacts, text: string): void {
  facts.count++
  if (day.test(text)) facts.dates++
  else if (moment.test(text)) facts.moments++
  else if (uuid.test(text)) facts.uuids++
  if (facts.values.size <= mostValues && text.length <= 60) facts.values.add(text)
  else if (text.length > 60) for (let at = 0; at <= mostValues; at++) facts.values.add(`\0${String(at)}`)
}

function widthOf(written: string): Shape['widest'] {
  const digits = written.replace('-', '')
  if (digits.length < 10) return 32
  const value = BigInt(written)
  if (value >= -2_147_483_648n && value <= 2_147_483_647n) return 32
  if (value >= -9_007_199_254_740_991n && value <= 9_007_199_254_740_991n) return 53
  return value >= -(2n ** 63n) && value < 2n ** 63n ? 64 : 65
}

function addNumber(shape: Shape, { written }: ExactNumber): void {
  if (!/^-?\d+$/.test(written)) {
    shape.scalars.add('number')
    return
  }
  shape.scalars.add('integer')
  const width = widthOf(written)
  if (width > shape.widest) shape.widest = width
}

/** Lays one more value on a shape. Of a list the first `mostItems` items are looked at; true where some were not. */
export function addValue(shape: Shape, value: JsonValue, mostItems: number): boolean {
  shape.count++
  if (value === null) shape.scalars.add('null')
  else if (typeof value === 'boolean') shape.scalars.add('boolean')
  else if (value instanceof ExactNumber) addNumber(shape, value)
  else if (typeof value === 'string') {
    shape.scalars.add('string')
    addText(shape.texts, value)
  } else if (isMembers(value)) return addMembers(shape, value, mostItems)
  else if (isList(value)) {
    shape.items ??= emptyShape()
    const { items } = shape
    let isCut = value.length > mostItems
    for (const one of value.slice(0, mostItems)) isCut = addValue(items, one, mostItems) || isCut
    return isCut
  }
  return false
}

function addMembers(shape: Shape, value: ReadonlyMap<string, JsonValue>, mostItems: number): boolean {
  shape.objects++
  shape.members ??= new Map()
  let isCut = false
  for (const [key, one] of value) {
    let inner = shape.members.get(key)
    if (!inner) {
      inner = emptyShape()
      shape.members.set(key, inner)
    }
    isCut = addValue(inner, one, mostItems) || isCut
  }
  return isCut
}
