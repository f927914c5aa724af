export interface InferredSchema {
  type?: string | string[]
  properties?: Record<string, InferredSchema>
  required?: string[]
  items?: InferredSchema
}

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** A schema that all of the values fit: their types, and of objects the members that each of them has as required. */
export function inferSchema(values: readonly unknown[]): InferredSchema {
  const types = [...new Set(values.map(typeOf))]
  // A number with decimals makes whole ones numbers too.
  const kept = types.includes('number') ? types.filter((type) => type !== 'integer') : types
  const schema: InferredSchema =
    kept.length === 0 ? {} : { type: kept.length === 1 ? (kept[0] ?? '') : kept.toSorted() }
  const objects = values.filter((value): value is Record<string, unknown> => typeOf(value) === 'object')
  if (objects.length > 0) {
    const keys = [...new Set(objects.flatMap((one) => Object.keys(one)))]
    schema.properties = Object.fromEntries(
      keys.map((key) => [key, inferSchema(objects.filter((one) => Object.hasOwn(one, key)).map((one) => one[key]))]),
    )
    const required = keys.filter((key) => objects.every((one) => Object.hasOwn(one, key)))
    if (required.length > 0) schema.required = required
  }
  const items = values.filter(Array.isArray).flat(1) as unknown[]
  if (types.includes('array') && items.length > 0) schema.items = inferSchema(items)
  return schema
}
