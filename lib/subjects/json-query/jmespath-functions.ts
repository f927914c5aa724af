import { ExactNumber, isList, isMembers, writeJson, type JsonValue } from '@/lib/subjects/json/value'
import { compareTexts, isEqual } from '@/lib/subjects/json-query/json-path'

/** A part of an expression that a function applies to items by itself. */
export class Reference {
  constructor(readonly apply: (value: JsonValue) => JsonValue) {}
}
export type Input = JsonValue | Reference

/** An input of a kind that a function does not take. */
export class WrongInput extends Error {
  override readonly name = 'WrongInput'
}

type Kind = 'any' | 'number' | 'string' | 'array' | 'object' | 'numbers' | 'strings' | 'reference'

interface Definition {
  /** Kinds of the inputs; one that is listed with others takes any of them. */
  takes: readonly (Kind | readonly Kind[])[]
  /** The last input may come again. */
  isOpen?: true
  gives(inputs: readonly Input[]): JsonValue
}

const numberOf = (value: number): ExactNumber => new ExactNumber(String(value))
const sizeOf = (value: Input | undefined) => (value instanceof ExactNumber ? Number(value.written) : Number.NaN)
const listOf = (value: Input | undefined): readonly JsonValue[] =>
  isList(value as JsonValue) ? (value as JsonValue[]) : []
const textOf = (value: Input | undefined) => (typeof value === 'string' ? value : '')
const applied = (reference: Input | undefined, value: JsonValue) => {
  if (!(reference instanceof Reference)) throw new Error('a function without its reference')
  return reference.apply(value)
}

export function typeName(value: JsonValue): string {
  if (value === null) return 'null'
  if (value instanceof ExactNumber) return 'number'
  if (isList(value)) return 'array'
  return isMembers(value) ? 'object' : typeof value
}

function isOf(value: Input, kind: Kind): boolean {
  if (value instanceof Reference) return kind === 'reference'
  if (kind === 'any') return true
  if (kind === 'numbers') return isList(value) && value.every((one) => one instanceof ExactNumber)
  if (kind === 'strings') return isList(value) && value.every((one) => typeof one === 'string')
  return typeName(value) === kind
}

const compare = (left: JsonValue, right: JsonValue) =>
  typeof left === 'string' && typeof right === 'string' ? compareTexts(left, right) : sizeOf(left) - sizeOf(right)

/** What items are ordered by: all numbers, or all texts. */
function keysOf(items: readonly JsonValue[], reference: Input | undefined): JsonValue[] {
  const keys = items.map((item) => applied(reference, item))
  if (!isOf(keys, 'numbers') && !isOf(keys, 'strings'))
    throw new WrongInput('The expression after & must give a number for every item, or a string for every item')
  return keys
}

function most(items: readonly JsonValue[], keys: readonly JsonValue[], sign: 1 | -1): JsonValue {
  let best = 0
  for (const [at, key] of keys.entries()) if (sign * compare(key, keys[best] ?? null) > 0) best = at
  return items[best] ?? null
}

function sortedBy(items: readonly JsonValue[], keys: readonly JsonValue[]): JsonValue[] {
  const pairs = items.map((item, at) => ({ item, key: keys[at] ?? null }))
  return pairs.toSorted((left, right) => compare(left.key, right.key)).map(({ item }) => item)
}

function contains(inside: Input | undefined, wanted: Input | undefined): boolean {
  if (typeof inside === 'string') return typeof wanted === 'string' && inside.includes(wanted)
  return listOf(inside).some((one) => !(wanted instanceof Reference) && wanted !== undefined && isEqual(one, wanted))
}

function lengthOf(value: Input | undefined): number {
  if (typeof value === 'string') return [...value].length
  return value instanceof Map ? value.size : listOf(value).length
}

const ordered = ['numbers', 'strings'] as const

/** The functions of the JMESPath specification. */
export const jmesFunctions: Readonly<Record<string, Definition>> = {
  abs: { takes: ['number'], gives: ([one]) => numberOf(Math.abs(sizeOf(one))) },
  avg: {
    takes: ['numbers'],
    gives: ([one]) => {
      const numbers = listOf(one).map(sizeOf)
      return numbers.length === 0 ? null : numberOf(numbers.reduce((sum, next) => sum + next, 0) / numbers.length)
    },
  },
  ceil: { takes: ['number'], gives: ([one]) => numberOf(Math.ceil(sizeOf(one)) + 0) },
  contains: { takes: [['array', 'string'], 'any'], gives: ([one, other]) => contains(one, other) },
  ends_with: { takes: ['string', 'string'], gives: ([one, other]) => textOf(one).endsWith(textOf(other)) },
  floor: { takes: ['number'], gives: ([one]) => numberOf(Math.floor(sizeOf(one))) },
  join: { takes: ['string', 'strings'], gives: ([glue, texts]) => listOf(texts).map(textOf).join(textOf(glue)) },
  keys: { takes: ['object'], gives: ([one]) => (one instanceof Map ? [...one.keys()] : []) },
  length: { takes: [['string', 'array', 'object']], gives: ([one]) => numberOf(lengthOf(one)) },
  map: {
    takes: ['reference', 'array'],
    gives: ([reference, list]) => listOf(list).map((one) => applied(reference, one)),
  },
  max: { takes: [ordered], gives: ([list]) => most(listOf(list), listOf(list), 1) },
  max_by: {
    takes: ['array', 'reference'],
    gives: ([list, reference]) => most(listOf(list), keysOf(listOf(list), reference), 1),
  },
  merge: {
    takes: ['object'],
    isOpen: true,
    gives: (all) => new Map(all.flatMap((one) => (one instanceof Map ? [...one] : []))),
  },
  min: { takes: [ordered], gives: ([list]) => most(listOf(list), listOf(list), -1) },
  min_by: {
    takes: ['array', 'reference'],
    gives: ([list, reference]) => most(listOf(list), keysOf(listOf(list), reference), -1),
  },
  not_null: {
    takes: ['any'],
    isOpen: true,
    gives: (all) => all.find((one): one is JsonValue => one !== null && !(one instanceof Reference)) ?? null,
  },
  reverse: {
    takes: [['array', 'string']],
    gives: ([one]) => (typeof one === 'string' ? [...one].toReversed().join('') : listOf(one).toReversed()),
  },
  sort: { takes: [ordered], gives: ([list]) => listOf(list).toSorted(compare) },
  sort_by: {
    takes: ['array', 'reference'],
    gives: ([list, reference]) => sortedBy(listOf(list), keysOf(listOf(list), reference)),
  },
  starts_with: { takes: ['string', 'string'], gives: ([one, other]) => textOf(one).startsWith(textOf(other)) },
  sum: {
    takes: ['numbers'],
    gives: ([list]) => numberOf(listOf(list).reduce<number>((sum, one) => sum + sizeOf(one), 0)),
  },
  to_array: {
    takes: ['any'],
    gives: ([one]) => (one === undefined || one instanceof Reference ? null : isList(one) ? one : [one]),
  },
  to_number: {
    takes: ['any'],
    gives: ([one]) => {
      if (one instanceof ExactNumber) return one
      return typeof one === 'string' && /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(one)
        ? new ExactNumber(one)
        : null
    },
  },
  to_string: {
    takes: ['any'],
    gives: ([one]) =>
      one === undefined || one instanceof Reference ? null : typeof one === 'string' ? one : writeJson(one),
  },
  type: { takes: ['any'], gives: ([one]) => (one === undefined || one instanceof Reference ? null : typeName(one)) },
  values: { takes: ['object'], gives: ([one]) => (one instanceof Map ? [...one.values()] : []) },
}

const kindWords: Readonly<Record<Kind, string>> = {
  any: 'a value',
  number: 'a number',
  string: 'a string',
  array: 'an array',
  object: 'an object',
  numbers: 'an array of numbers',
  strings: 'an array of strings',
  reference: 'an expression after &',
}

/** Calls a function. Throws WrongInput where it is none, or takes other inputs. */
export function callFunction(name: string, inputs: readonly Input[]): JsonValue {
  const definition = Object.hasOwn(jmesFunctions, name) ? jmesFunctions[name] : undefined
  if (!definition) throw new WrongInput(`There is no function ${name}()`)
  const { takes, isOpen, gives } = definition
  if (inputs.length < takes.length || (inputs.length > takes.length && !isOpen))
    throw new WrongInput(`${name}() takes ${takes.length}${isOpen ? ' or more' : ''}, and ${inputs.length} stand there`)
  for (const [at, input] of inputs.entries()) {
    const wanted = [takes[at] ?? takes.at(-1) ?? 'any'].flat() as Kind[]
    if (!wanted.some((kind) => isOf(input, kind)))
      throw new WrongInput(
        `${name}() takes ${wanted.map((kind) => kindWords[kind]).join(' or ')} here, and got ${input instanceof Reference ? kindWords.reference : typeName(input)}`,
      )
  }
  return gives(inputs)
}
