import { writtenStep } from '@/lib/subjects/json/pointer-steps'
import { Validator, type OutputUnit, type Schema, type SchemaDraft } from '@cfworker/json-schema'

export const schemaDrafts = ['4', '7', '2019-09', '2020-12'] as const satisfies readonly SchemaDraft[]
export type Draft = (typeof schemaDrafts)[number]

export interface SchemaError {
  /** JSON Pointer into the data; empty for the whole. */
  instance: string
  /** JSON Pointer into the schema. */
  schema: string
  keyword: string
  says: string
}

export type Validation =
  | { kind: 'valid' }
  | { kind: 'invalid'; errors: SchemaError[] }
  /** The schema names something that is not there. */
  | { kind: 'unusable'; reason: string }

/** Keywords whose errors only say that something within them failed, which is told by itself. */
const wrappers = new Set([
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'additionalItems',
  '$ref',
  '$recursiveRef',
  'allOf',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'contains',
  'propertyNames',
  'additionalProperties',
])

/** The draft that a schema declares. */
export function draftOf(schema: unknown): Draft | undefined {
  const declared = typeof schema === 'object' && schema !== null && '$schema' in schema ? String(schema.$schema) : ''
  if (/draft-0?4/.test(declared)) return '4'
  if (/draft-0?[67]/.test(declared)) return '7'
  return schemaDrafts.find((draft) => declared.includes(`draft/${draft}/`))
}

const pointerOf = (location: string) => decodeURI(location.replace(/^#/, ''))

/** References to the drafts' own schemas count as the schema that allows everything: nothing is fetched. */
const ownSchemas = [
  'http://json-schema.org/draft-04/schema',
  'http://json-schema.org/draft-06/schema',
  'http://json-schema.org/draft-07/schema',
  'https://json-schema.org/draft/2019-09/schema',
  'https://json-schema.org/draft/2020-12/schema',
]

function leavesOf(errors: readonly OutputUnit[]): SchemaError[] {
  const told = errors.filter(({ keyword }) => !wrappers.has(keyword))
  return (told.length > 0 ? told : errors).map(({ instanceLocation, keywordLocation, keyword, error }) => ({
    instance: pointerOf(instanceLocation),
    schema: pointerOf(keywordLocation),
    keyword,
    says: keyword === 'false' ? 'nothing is allowed here' : error,
  }))
}

/**
 * Holds a value against a JSON Schema by the library @cfworker/json-schema, which makes no code of it. Formats are asserted. Every error is
 * given, each at its innermost place. References lead within the schema only.
 */
export function validate(value: unknown, schema: unknown, draft: Draft): Validation {
  try {
    const validator = new Validator(schema as Schema | boolean, draft, false)
    for (const uri of ownSchemas) if (JSON.stringify(schema).includes(uri)) allow(validator, uri, schema)
    const { valid, errors } = validator.validate(value)
    return valid ? { kind: 'valid' } : { kind: 'invalid', errors: leavesOf(errors) }
  } catch (error) {
    if (error instanceof RangeError || !(error instanceof Error)) throw error
    return { kind: 'unusable', reason: error.message.split('\n')[0]?.trim() ?? '' }
  }
}

function allow(validator: Validator, uri: string, schema: unknown): void {
  const isItself = typeof schema === 'object' && schema !== null && ('$id' in schema ? schema.$id === uri : false)
  if (!isItself) validator.addSchema({ $id: uri } as Schema, uri)
}

/** Where a schema is not one: a keyword whose value is of a type that no draft gives it. */
export interface SchemaFault {
  pointer: string
  keyword: string
  wanted: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isStrings = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === 'string')
const isCount = (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0
const typeNames = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']
const isTypeName = (value: unknown) => typeof value === 'string' && typeNames.includes(value)

const rules: Readonly<Record<string, readonly [(value: unknown) => boolean, string]>> = {
  type: [
    (value) => isTypeName(value) || (Array.isArray(value) && value.every(isTypeName)),
    'one of array, boolean, integer, null, number, object, string, or a list of them',
  ],
  required: [(value) => isStrings(value) || typeof value === 'boolean', 'a list of names'],
  enum: [Array.isArray, 'a list of values'],
  properties: [isObject, 'an object of schemas'],
  patternProperties: [isObject, 'an object of schemas'],
  $defs: [isObject, 'an object of schemas'],
  definitions: [isObject, 'an object of schemas'],
  allOf: [Array.isArray, 'a list of schemas'],
  anyOf: [Array.isArray, 'a list of schemas'],
  oneOf: [Array.isArray, 'a list of schemas'],
  minLength: [isCount, 'a whole number from 0'],
  maxLength: [isCount, 'a whole number from 0'],
  minItems: [isCount, 'a whole number from 0'],
  maxItems: [isCount, 'a whole number from 0'],
  minProperties: [isCount, 'a whole number from 0'],
  maxProperties: [isCount, 'a whole number from 0'],
  minimum: [(value) => typeof value === 'number', 'a number'],
  maximum: [(value) => typeof value === 'number', 'a number'],
  multipleOf: [(value) => typeof value === 'number' && value > 0, 'a number above 0'],
  pattern: [(value) => typeof value === 'string' && isPattern(value), 'a regular expression'],
  $ref: [(value) => typeof value === 'string', 'a text'],
}

function isPattern(source: string): boolean {
  try {
    new RegExp(source, 'u')
    return true
  } catch {
    return false
  }
}

const inObjects = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']
const inLists = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const alone = [
  'items',
  'additionalProperties',
  'additionalItems',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
]

/** What is wrong with a schema before any value is held against it. */
export function schemaFaults(schema: unknown): SchemaFault[] {
  const faults: SchemaFault[] = []
  const waiting: [unknown, string][] = [[schema, '']]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [one, pointer] = next
    if (typeof one === 'boolean') continue
    if (!isObject(one)) {
      faults.push({ pointer, keyword: '', wanted: 'an object, true or false' })
      continue
    }
    for (const [keyword, value] of Object.entries(one)) {
      const place = pointer + writtenStep(keyword)
      const rule = Object.hasOwn(rules, keyword) ? rules[keyword] : undefined
      if (rule && !rule[0](value)) faults.push({ pointer: place, keyword, wanted: rule[1] })
      else if (inObjects.includes(keyword) && isObject(value))
        for (const [key, inner] of Object.entries(value)) waiting.push([inner, place + writtenStep(key)])
      else if (Array.isArray(value) && (inLists.includes(keyword) || keyword === 'items'))
        value.forEach((inner, at) => waiting.push([inner, `${place}/${at}`]))
      else if (alone.includes(keyword)) waiting.push([value, place])
    }
  }
  return faults
}
