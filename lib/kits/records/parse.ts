import { fullRow, initialValue } from '@/lib/kits/fields/initial'
import type { AnyValue, Field, Fields, ScalarField, Scalar, Values } from '@/lib/kits/fields/types'

/** What stored text may have at most where its field has no limit. UTF-16 units. */
const longestText = 100_000
/** A data URL has four characters for three bytes, and a beginning. */
const longestFile = (maxBytes: number) => Math.ceil(maxBytes / 3) * 4 + 200

function isMember(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** What is not there is the field's initial value: the form may have grown since. */
function parseScalar(field: ScalarField, raw: unknown): { value: Scalar | undefined } | undefined {
  const initial = { value: initialValue(field) as Scalar | undefined }
  if (raw === undefined) return initial
  if (field.kind === 'choice')
    return typeof raw !== 'string' ? undefined : Object.hasOwn(field.options, raw) ? { value: raw } : initial
  if (field.kind === 'toggle') return typeof raw === 'boolean' ? { value: raw } : undefined
  if (['money', 'number', 'integer', 'percent', 'rate', 'quantity'].includes(field.kind))
    return typeof raw === 'number' && Number.isFinite(raw) ? { value: raw } : undefined
  const longest =
    field.kind === 'file'
      ? longestFile(field.maxBytes)
      : (('maxLength' in field ? field.maxLength : undefined) ?? longestText)
  return typeof raw === 'string' && raw.length <= longest ? { value: raw } : undefined
}

function parseField(field: Field, raw: unknown): { value: AnyValue } | undefined {
  if (field.kind !== 'rows') return parseScalar(field, raw)
  if (raw === undefined) return { value: initialValue(field) }
  if (!Array.isArray(raw) || raw.length > (field.max ?? 1000)) return undefined
  const parsed: Record<string, Scalar | undefined>[] = []
  for (const row of raw) {
    if (!isMember(row)) return undefined
    const cells: Record<string, Scalar | undefined> = {}
    for (const [name, column] of Object.entries(field.columns)) {
      const cell = parseScalar(column, Object.hasOwn(row, name) ? row[name] : undefined)
      if (!cell) return undefined
      cells[name] = cell.value
    }
    parsed.push(fullRow(field.columns, cells))
  }
  return { value: parsed }
}

/**
 * The parser of what a form's values are kept as: undefined for what is no such record, the values otherwise. A member that is
 * missing has its field's initial value, one that no field names is left out, and an option that is no longer offered is the
 * initial one.
 */
export function valuesParser<F extends Fields>(fields: F): (raw: unknown) => Values<F> | undefined {
  return (raw) => {
    if (!isMember(raw)) return undefined
    const values: Record<string, AnyValue> = {}
    for (const [name, field] of Object.entries(fields)) {
      const parsed = parseField(field, Object.hasOwn(raw, name) ? raw[name] : undefined)
      if (!parsed) return undefined
      values[name] = parsed.value
    }
    return values as Values<F>
  }
}
