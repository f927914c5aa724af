import type { Bound, Field, Fields, NumericField, ScalarField } from '@/lib/kits/fields/types'
import { isNumeric } from '@/lib/kits/fields/write'

/** A part of a JSON Schema, draft 2020-12. */
export type Schema = Readonly<Record<string, unknown>>

const units: Partial<Record<Field['kind'], string>> = {
  percent: 'A fraction: 0.2 is 20%.',
  rate: 'A fraction: 0.085 is 8.5%.',
  date: 'An ISO date, 2026-04-06.',
  month: 'A year and a month, 2026-04.',
  colour: 'A colour as #rrggbb.',
}

function meaningOf(field: Field): string {
  const unit = field.kind === 'quantity' || field.kind === 'number' ? field.unit : undefined
  const per = field.kind === 'rate' && field.per ? ` for each ${field.per}` : ''
  return [
    `${field.label}${unit === undefined ? '' : `, in ${unit}`}${per}.`,
    units[field.kind],
    field.help,
    field.shownWhen ? 'It counts in some cases only.' : undefined,
  ]
    .filter(Boolean)
    .join(' ')
}

const fixed = (bound: Bound | undefined) => (typeof bound === 'number' ? bound : undefined)

function limitsOf({ min, max, above, below, negative }: NumericField): Schema {
  const least = fixed(min) ?? (negative || min !== undefined || above !== undefined ? undefined : 0)
  const limits = { minimum: least, maximum: fixed(max), exclusiveMinimum: fixed(above), exclusiveMaximum: fixed(below) }
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
}

function schemaOf(field: Field): Schema {
  const description = meaningOf(field)
  if (field.kind === 'rows')
    return { type: 'array', description, items: objectOf(field.columns), ...sizesOf(field.min, field.max) }
  if (isNumeric(field)) {
    const type = field.kind === 'integer' ? 'integer' : 'number'
    return { type, description, ...limitsOf(field), ...initialOf(field) }
  }
  if (field.kind === 'toggle') return { type: 'boolean', description, ...initialOf(field) }
  if (field.kind === 'choice')
    return {
      type: 'string',
      description: `${description} ${Object.entries(field.options)
        .map(([key, says]) => `${key}: ${says}`)
        .join('; ')}.`,
      enum: Object.keys(field.options),
      ...initialOf(field),
    }
  return { type: 'string', description, ...initialOf(field) }
}

const initialOf = (field: ScalarField): Schema =>
  'initial' in field && field.initial !== undefined ? { default: field.initial } : {}

const sizesOf = (least: number | undefined, most: number | undefined): Schema => ({
  ...(least === undefined ? {} : { minItems: least }),
  ...(most === undefined ? {} : { maxItems: most }),
})

const objectOf = (fields: Fields): Schema => ({
  type: 'object',
  properties: Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'file')
      .map(([name, field]) => [name, schemaOf(field)]),
  ),
  additionalProperties: false,
})

/**
 * What a calculator takes as JSON Schema (draft 2020-12): values as compute gets them, percentages as fractions. Nothing is required, as
 * what is left out is as on the untouched page. Limits that another entry sets are not in it; the calculator keeps them.
 */
export const entriesSchema = (inputs: Fields): Schema => objectOf(inputs)
