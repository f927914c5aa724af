import { isAll, type ColumnFacts } from '@/lib/subjects/csv/columns'
import type { Place } from '@/lib/subjects/csv/names'
import type { WritePlan } from '@/lib/subjects/csv/plan'

type Schema = Record<string, unknown>

/** What of the file the schema depends on besides its columns. */
interface FileFacts {
  hasShortRows: boolean
  hasLongRows: boolean
}

/**
 * The JSON Schema (draft 2020-12) of a result: of the document, or of one line for NDJSON. It holds for the file it was made
 * from: a column is required when every row has it, and may be null when a value is empty and written as null.
 */
export function schemaOf(columns: readonly ColumnFacts[], plan: WritePlan, file: FileFacts): Schema {
  const isPadded = plan.ragged === 'pad'
  const canLack = columns.map(({ empty }) => empty > 0 || (file.hasShortRows && isPadded))
  const record =
    plan.shape === 'arrays'
      ? rowSchema(columns, plan, canLack, isPadded && file.hasLongRows)
      : objectSchema(plan.root, columns, plan, canLack).schema
  if (plan.shape !== 'arrays' && isPadded && file.hasLongRows) {
    const properties = record.properties as Schema
    properties[plan.extraKey] = { type: 'array', items: { type: 'string' }, minItems: 1 }
  }
  const head = { $schema: 'https://json-schema.org/draft/2020-12/schema' }
  if (plan.format === 'ndjson') return { ...head, ...record }
  if (plan.shape === 'keyed') return { ...head, type: 'object', additionalProperties: record }
  if (plan.shape === 'grouped')
    return { ...head, type: 'object', additionalProperties: { type: 'array', items: record, minItems: 1 } }
  return { ...head, type: 'array', items: record }
}

interface Part {
  schema: Schema
  /** True when a row may have nothing here. */
  isOptional: boolean
}

function objectSchema(
  place: Extract<Place, { kind: 'object' }>,
  columns: readonly ColumnFacts[],
  plan: WritePlan,
  canLack: readonly boolean[],
): Part {
  const parts = place.entries.map(([key, child]) => ({ key, ...partOf(child, columns, plan, canLack) }))
  const required = parts.filter(({ isOptional }) => !isOptional).map(({ key }) => key)
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(parts.map(({ key, schema }) => [key, schema])),
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
    isOptional: required.length === 0,
  }
}

function partOf(place: Place, columns: readonly ColumnFacts[], plan: WritePlan, canLack: readonly boolean[]): Part {
  if (place.kind === 'value') {
    const facts = columns[place.column]
    if (!facts) throw new Error(`no column ${place.column}`)
    const lacks = canLack[place.column] ?? false
    return { schema: valueSchema(facts, place.column, plan, lacks), isOptional: lacks && plan.empty === 'omit' }
  }
  if (place.kind === 'object') return objectSchema(place, columns, plan, canLack)
  const parts = place.items.map((item) => item && partOf(item, columns, plan, canLack))
  const optionalFrom = parts.findLastIndex((part) => part && !part.isOptional) + 1
  return {
    schema: {
      type: 'array',
      prefixItems: parts.map((part, index) => {
        if (!part) return { type: 'null' }
        // A value left out in the middle of a list is null, so that the others keep their place.
        return part.isOptional && index < parts.length - 1 ? { anyOf: [part.schema, { type: 'null' }] } : part.schema
      }),
      items: false,
      ...(optionalFrom > 0 && { minItems: optionalFrom }),
    },
    isOptional: optionalFrom === 0,
  }
}

function rowSchema(
  columns: readonly ColumnFacts[],
  plan: WritePlan,
  canLack: readonly boolean[],
  hasExtra: boolean,
): Schema {
  return {
    type: 'array',
    prefixItems: columns.map((facts, column) => {
      const lacks = canLack[column] ?? false
      return valueSchema(facts, column, plan.empty === 'omit' ? { ...plan, empty: 'null' } : plan, lacks)
    }),
    minItems: columns.length,
    items: hasExtra ? { type: 'string' } : false,
  }
}

function valueSchema(facts: ColumnFacts, column: number, plan: WritePlan, lacks: boolean): Schema {
  const types: string[] = []
  const type = plan.types[column]
  if (facts.filled > 0) types.push(...filledTypes(facts, type))
  if (lacks && plan.empty === 'null') types.push('null')
  if (lacks && plan.empty === 'text' && !types.includes('string')) types.push('string')
  const format = type === 'text' && plan.empty !== 'text' ? formatOf(facts) : undefined
  if (types.length === 0) return lacks ? { type: 'string' } : {}
  return { type: types.length === 1 ? types[0] : types, ...(format && { format }) }
}

function filledTypes(facts: ColumnFacts, type: WritePlan['types'][number] | undefined): string[] {
  if (type === 'boolean') return isAll(facts, ['boolean']) ? ['boolean'] : ['boolean', 'string']
  if (type !== 'number') return ['string']
  if (isAll(facts, ['integer'])) return ['integer']
  return isAll(facts, ['integer', 'decimal', 'leading-zero', 'too-long']) ? ['number'] : ['number', 'string']
}

function formatOf(facts: ColumnFacts): string | undefined {
  if (isAll(facts, ['date'])) return 'date'
  return isAll(facts, ['date-time']) ? 'date-time' : undefined
}
