import type { RegionCode } from '@/lib/base/region/types'
import type { AnyValue, AnyValues, Field, Fields, Scalar, ScalarFields } from './types'

const emptyByKind: ReadonlyMap<Field['kind'], ''> = new Map([
  ['text', ''],
  ['long-text', ''],
  ['file', ''],
])

/** What a field holds before anybody has typed: undefined where it is empty and has to be filled in, or may stay empty. */
export function initialValue(field: Field, region: RegionCode = 'global'): AnyValue {
  if (field.kind === 'toggle') return field.initial ?? false
  if (field.kind === 'rows') return field.initial.map((row) => fullRow(field.columns, row, region))
  const regional = 'initialIn' in field ? field.initialIn?.[region] : undefined
  if (regional !== undefined) return regional
  if ('initial' in field && field.initial !== undefined) return field.initial
  if (field.optional) return undefined
  return emptyByKind.get(field.kind)
}

/** A row of which only some cells are given, filled with the initial values of the others. */
export function fullRow(
  columns: ScalarFields,
  given: Readonly<Record<string, unknown>>,
  region: RegionCode = 'global',
) {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      Object.hasOwn(given, name) ? given[name] : initialValue(column, region),
    ]),
  ) as Record<string, Scalar | undefined>
}

/** The initial values of a form, with those in `given` instead where there are any. */
export function initialValues(fields: Fields, given: AnyValues = {}, region: RegionCode = 'global'): AnyValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!Object.hasOwn(given, name)) return [name, initialValue(field, region)]
      const value = given[name]
      if (field.kind !== 'rows' || !Array.isArray(value)) return [name, value]
      return [name, value.map((row) => fullRow(field.columns, row, region))]
    }),
  )
}
