import { json5NumberAsJson } from '@/lib/subjects/json/exact-number'
import { keyOf } from '@/lib/subjects/json/json-path'
import { readString, writeString } from '@/lib/subjects/json/string-text'
import { scalarEnd, valueStart } from '@/lib/subjects/json/tokens'
import { textOf } from '@/lib/subjects/json/bytes'
import { kindOf, nextOf, type JsonTree } from '@/lib/subjects/json/tree'

/** A number as the source writes it, so that no digit is lost. */
export class ExactNumber {
  constructor(readonly written: string) {}
}

/**
 * What a JSON text says. Members stand in the order of the source, keys that look like numbers too. Of a repeated key the last value
 * counts, at the place of the first.
 */
export type JsonValue = null | boolean | string | ExactNumber | JsonList | JsonMembers
export type JsonList = readonly JsonValue[]
export type JsonMembers = ReadonlyMap<string, JsonValue>

/** Containers in each other up to this depth are read into values; whoever calls looks at the counts first. */
export const deepestValue = 1000

export const isMembers = (value: JsonValue | undefined): value is JsonMembers => value instanceof Map
export const isList = (value: JsonValue | undefined): value is JsonList => Array.isArray(value)

/** The value of a node. NaN and the infinities of JSON5 are null, for which JSON has no other word. */
export function valueOf(tree: JsonTree, node = 0): JsonValue {
  const kind = kindOf(tree, node)
  if (kind === 'null') return null
  if (kind === 'true' || kind === 'false') return kind === 'true'
  if (kind === 'array') return childrenOf(tree, node).map((child) => valueOf(tree, child))
  if (kind === 'object')
    return new Map(childrenOf(tree, node).map((child) => [keyOf(tree, child), valueOf(tree, child)]))
  const start = valueStart(tree, node)
  const end = scalarEnd(tree.bytes, start)
  if (kind === 'string') return readString(tree.bytes, start, end)
  const written = textOf(tree.bytes, start, end)
  const number = tree.mode === 'json5' ? json5NumberAsJson(written) : written
  return number === 'null' ? null : new ExactNumber(number)
}

function childrenOf(tree: JsonTree, node: number): number[] {
  const children: number[] = []
  for (let child = node + 1; child < nextOf(tree, node); child = nextOf(tree, child)) children.push(child)
  return children
}

export interface WritingRules {
  /** Written once a level; without it all stands on one line. */
  indent?: string | undefined
  asciiOnly?: boolean
}

/** Writes a value as RFC 8259 JSON; numbers as they were written. */
export function writeJson(value: JsonValue, rules: WritingRules = {}, level = 0): string {
  if (value instanceof ExactNumber) return value.written
  if (typeof value === 'string') return writeString(value, rules.asciiOnly)
  if (isList(value))
    return bracketed(
      '[',
      ']',
      rules,
      level,
      value.map((one) => writeJson(one, rules, level + 1)),
    )
  if (isMembers(value)) {
    const colon = rules.indent === undefined ? ':' : ': '
    const members = [...value].map(
      ([key, one]) => `${writeString(key, rules.asciiOnly)}${colon}${writeJson(one, rules, level + 1)}`,
    )
    return bracketed('{', '}', rules, level, members)
  }
  return String(value)
}

function bracketed(open: string, close: string, { indent }: WritingRules, level: number, items: string[]): string {
  if (items.length === 0 || indent === undefined) return `${open}${items.join(',')}${close}`
  const inner = `\n${indent.repeat(level + 1)}`
  return `${open}${inner}${items.join(`,${inner}`)}\n${indent.repeat(level)}${close}`
}
