import { ExactNumber, isList, isMembers, type JsonMembers, type JsonValue } from '@/lib/subjects/json/value'
import { NamedTypes, pascal, singular, type Member, type Model, type ScalarKind, type Type } from './types'

/* Types for what a JSON Schema describes, as far as types can say it. Source: JSON Schema 2020-12, Core and Validation. */

/** What of the schema no type says: keywords that bind values, and references that lead out of it. */
export interface SchemaModel extends Model {
  /** References that were not followed. */
  outside: readonly string[]
  /** Keywords that narrow values further. */
  unsaid: readonly string[]
}

export interface SchemaRules {
  rootName: string
  dates: boolean
}

const narrowing = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'not',
  'if',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
]

/** Schemas of every draft since 4 name their draft. */
export function looksLikeSchema(value: JsonValue): boolean {
  if (!isMembers(value)) return false
  const draft = value.get('$schema')
  return typeof draft === 'string' && /json-schema\.org/.test(draft)
}

const textIn = (value: JsonValue | undefined) => (typeof value === 'string' ? value : undefined)
const membersIn = (value: JsonValue | undefined) => (isMembers(value) ? value : undefined)
const listIn = (value: JsonValue | undefined) => (isList(value) ? value : [])

const decoded = (step: string) => {
  try {
    return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
  } catch {
    return step
  }
}

class SchemaReader extends NamedTypes {
  readonly outside = new Set<string>()
  readonly unsaid = new Set<string>()
  private readonly byReference = new Map<JsonValue, Type>()

  constructor(
    private readonly whole: JsonValue,
    private readonly rules: SchemaRules,
  ) {
    super()
  }

  typeOf(schema: JsonValue | undefined, name: string): Type {
    if (!isMembers(schema)) return { kind: 'any' }
    for (const word of narrowing) if (schema.has(word)) this.unsaid.add(word)
    const reference = textIn(schema.get('$ref')) ?? textIn(schema.get('$dynamicRef'))
    if (reference !== undefined) return this.referred(reference)
    const merged = this.withAllOf(schema)
    const choices = [...listIn(merged.get('oneOf')), ...listIn(merged.get('anyOf'))]
    if (choices.length > 0 && !merged.has('properties'))
      return united(choices.map((one, at) => this.typeOf(one, this.choiceName(one, name, at, choices.length))))
    const listed = merged.has('const') ? [merged.get('const') ?? null] : listIn(merged.get('enum'))
    if (listed.length > 0) return this.listed(listed, name)
    return this.byKinds(merged, name)
  }

  private choiceName(one: JsonValue, name: string, at: number, count: number): string {
    const title = textIn(membersIn(one)?.get('title'))
    return title ? pascal(title) : count === 1 ? name : `${name}${String(at + 1)}`
  }

  /** A definition is read once, under its own name, so that it may come back to itself. */
  private referred(reference: string): Type {
    const found = reference.startsWith('#') ? this.at(reference.slice(1)) : undefined
    if (found === undefined) {
      this.outside.add(reference)
      return { kind: 'any' }
    }
    const known = this.byReference.get(found)
    if (known) return known
    const title = textIn(membersIn(found)?.get('title'))
    const name = found === this.whole ? this.rules.rootName : (title ?? reference.split('/').at(-1) ?? '')
    return this.named(found, pascal(decoded(name)))
  }

  private at(pointer: string): JsonValue | undefined {
    if (pointer !== '' && !pointer.startsWith('/')) return this.anchored(this.whole, pointer)
    let value: JsonValue | undefined = this.whole
    for (const step of pointer.split('/').slice(1).map(decoded))
      value = isMembers(value) ? value.get(step) : isList(value) ? value[Number(step)] : undefined
    return value
  }

  private anchored(value: JsonValue, anchor: string): JsonValue | undefined {
    if (isList(value)) return firstOf(value, (one) => this.anchored(one, anchor))
    if (!isMembers(value)) return undefined
    if (value.get('$anchor') === anchor || value.get('$dynamicAnchor') === anchor) return value
    return firstOf([...value.values()], (one) => this.anchored(one, anchor))
  }

  named(schema: JsonValue, name: string): Type {
    const known = this.byReference.get(schema)
    if (known) return known
    if (!isMembers(schema) || !this.withAllOf(schema).has('properties')) {
      // Without a name of its own a definition that comes back to itself has no type.
      this.byReference.set(schema, { kind: 'any' })
      const type = this.typeOf(schema, name)
      this.byReference.set(schema, type)
      return type
    }
    const own = this.free(name)
    const type: Type = { kind: 'object', name: own }
    this.byReference.set(schema, type)
    this.fill(own, this.withAllOf(schema))
    return type
  }

  /** All that every part asks for, in one schema: members of all, and what any of them requires. */
  private withAllOf(schema: JsonMembers): JsonMembers {
    const parts = listIn(schema.get('allOf'))
    if (parts.length === 0) return schema
    const merged = new Map(schema)
    merged.delete('allOf')
    for (const part of parts) {
      const resolved = this.resolved(part)
      if (!resolved) continue
      for (const [key, value] of this.withAllOf(resolved)) {
        const before = merged.get(key)
        if (key === 'properties' && isMembers(before) && isMembers(value))
          merged.set(key, new Map([...before, ...[...value].filter(([name]) => !before.has(name))]))
        else if (key === 'required' && isList(before) && isList(value)) merged.set(key, [...before, ...value])
        else if (before === undefined) merged.set(key, value)
      }
    }
    return merged
  }

  private resolved(part: JsonValue): JsonMembers | undefined {
    const reference = textIn(membersIn(part)?.get('$ref'))
    if (reference === undefined) return membersIn(part)
    const found = reference.startsWith('#') ? this.at(reference.slice(1)) : undefined
    if (found === undefined) this.outside.add(reference)
    return membersIn(found)
  }

  private listed(values: readonly JsonValue[], name: string): Type {
    const texts = values.filter((value) => typeof value === 'string')
    const others = values.filter((value) => typeof value !== 'string')
    return united([
      ...(texts.length > 0 ? [this.enumOf(texts, name)] : []),
      ...others.map((value): Type => {
        if (value === null) return { kind: 'null' }
        if (value instanceof ExactNumber) return { kind: /^-?\d+$/.test(value.written) ? 'long' : 'number' }
        return { kind: typeof value === 'boolean' ? 'boolean' : 'any' }
      }),
    ])
  }

  private byKinds(schema: JsonMembers, name: string): Type {
    const asked = schema.get('type')
    const kinds = typeof asked === 'string' ? [asked] : listIn(asked).filter((one) => typeof one === 'string')
    if (kinds.length === 0) {
      if (schema.has('properties') || schema.has('additionalProperties')) kinds.push('object')
      else if (schema.has('items') || schema.has('prefixItems')) kinds.push('array')
    }
    const nullable = schema.get('nullable') === true ? ['null'] : []
    return united([...kinds, ...nullable].map((kind) => this.ofKind(kind, schema, name)))
  }

  private ofKind(kind: string, schema: JsonMembers, name: string): Type {
    switch (kind) {
      case 'object':
        return this.objectOf(schema, name)
      case 'array':
        return { kind: 'list', of: this.itemsOf(schema, name) }
      case 'string':
        return { kind: this.textKind(textIn(schema.get('format'))) }
      // Nothing in a schema bounds an integer to 32 bits unless OpenAPI's format says so.
      case 'integer':
        return { kind: schema.get('format') === 'int32' ? 'int' : 'long' }
      case 'number':
      case 'boolean':
      case 'null':
        return { kind }
      default:
        return { kind: 'any' }
    }
  }

  private textKind(format: string | undefined): ScalarKind {
    if (!this.rules.dates) return 'string'
    return format === 'date' ? 'date' : format === 'date-time' ? 'moment' : format === 'uuid' ? 'uuid' : 'string'
  }

  private itemsOf(schema: JsonMembers, name: string): Type {
    const items = schema.get('items')
    const before = isList(items) ? items : listIn(schema.get('prefixItems'))
    const rest = isList(items) ? schema.get('additionalItems') : items
    const parts = [...before, ...(isMembers(rest) ? [rest] : [])]
    return united(parts.map((one) => this.typeOf(one, singular(name))))
  }

  private objectOf(schema: JsonMembers, name: string): Type {
    const others = schema.get('additionalProperties')
    if (!schema.has('properties'))
      return { kind: 'map', of: isMembers(others) ? this.typeOf(others, singular(name)) : { kind: 'any' } }
    const title = textIn(schema.get('title'))
    const own = this.free(title ? pascal(title) : name)
    this.fill(own, schema)
    return { kind: 'object', name: own }
  }

  private fill(name: string, schema: JsonMembers): void {
    const required = new Set(listIn(schema.get('required')))
    const place = this.objects.length
    const members: Member[] = []
    this.objects.push({ name, members })
    for (const [key, one] of membersIn(schema.get('properties')) ?? [])
      members.push({ key, type: this.typeOf(one, pascal(key)), isOptional: !required.has(key) })
    this.objects[place] = { name, members }
  }
}

function firstOf(values: readonly JsonValue[], look: (value: JsonValue) => JsonValue | undefined) {
  for (const value of values) {
    const found = look(value)
    if (found !== undefined) return found
  }
  return undefined
}

/** One type of several: equal ones once, null as what a nullable one may be. */
function united(types: readonly Type[]): Type {
  const flat = types.flatMap((type) => (type.kind === 'union' ? type.of : [type]))
  const inner = flat.map((type) => (type.kind === 'nullable' ? type.of : type))
  const others = [
    ...new Map(inner.filter(({ kind }) => kind !== 'null').map((one) => [JSON.stringify(one), one])).values(),
  ]
  const hasNull = flat.some(({ kind }) => kind === 'null' || kind === 'nullable')
  const [first] = others
  if (!first) return { kind: hasNull ? 'null' : 'any' }
  if (others.some(({ kind }) => kind === 'any')) return { kind: 'any' }
  const type: Type = others.length === 1 ? first : { kind: 'union', of: others }
  return hasNull ? { kind: 'nullable', of: type } : type
}

/** The types of a schema. References within it are followed, also to themselves; others stand as any value and are told. */
export function schemaModel(schema: JsonValue, rules: SchemaRules): SchemaModel {
  const reader = new SchemaReader(schema, rules)
  const title = textIn(membersIn(schema)?.get('title'))
  const rootName = pascal(rules.rootName === '' ? (title ?? 'Root') : rules.rootName, 'Root')
  const root = reader.named(schema, rootName)
  return {
    root,
    rootName,
    objects: reader.objects,
    enums: reader.enums,
    outside: [...reader.outside],
    unsaid: [...reader.unsaid],
  }
}
