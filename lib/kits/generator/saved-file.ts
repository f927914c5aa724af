import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { readForm, type Typed } from '@/lib/kits/fields/read'
import type { AnyValues, Field, Fields, Scalar } from '@/lib/kits/fields/types'
import { typedCell, typedRows } from '@/lib/kits/fields/write'

/**
 * The values of a form out of a saved file, or why there are none. `refused` are labels of fields whose value does not fit. `only` are
 * the fields that a file of a part of the form fills; the others are to stay.
 */
export type SavedFile =
  | { values: AnyValues; refused: readonly string[]; only?: readonly string[] }
  | { fault: 'not-json' | 'no-values' }

/** Files are read once for every region. */
const plainShow = createShow(regionOf('global'))

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isScalar(value: unknown): value is Scalar {
  return ['string', 'number', 'boolean'].includes(typeof value) && !Number.isNaN(value)
}

/** Boxes of a value as it stands in the file; undefined where it is of no use to the field. */
function boxesOf(field: Field, value: unknown): Typed[string] | undefined {
  if (field.kind === 'file') return undefined
  if (field.kind !== 'rows') return isScalar(value) ? typedCell(field, value, plainShow) : undefined
  if (!Array.isArray(value) || value.length > (field.max ?? 1000) || !value.every(isRecord)) return undefined
  const rows = value.map((row) => Object.fromEntries(Object.entries(row).filter(([, cell]) => isScalar(cell))))
  return typedRows(field, rows as AnyValues[string], plainShow)
}

/**
 * Reads the JSON that a generator saved: `values` by the names of its fields. What is no field is ignored; what its field refuses
 * keeps its initial value and is named. Pictures are not in the file. `part` in the file says that it holds some fields only. Never throws.
 */
export function readSavedFile(fields: Fields, text: string): SavedFile {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { fault: 'not-json' }
  }
  const saved = isRecord(parsed) ? parsed.values : undefined
  if (!isRecord(saved)) return { fault: 'no-values' }
  const known = Object.entries(fields).filter(([name]) => Object.hasOwn(saved, name))
  if (known.length === 0) return { fault: 'no-values' }
  const boxes = known.map(([name, field]) => [name, boxesOf(field, saved[name])] as const)
  const unfit = boxes.filter(([name, typed]) => typed === undefined && fields[name]?.kind !== 'file')
  // An optional box that was empty is absent from the file: it is emptied again, whatever it begins with.
  const isPart = (parsed as Readonly<Record<string, unknown>>).part === true
  const emptied = Object.entries(isPart ? {} : fields).flatMap(([name, field]) =>
    field.optional && !Object.hasOwn(saved, name) ? [[name, ''] as const] : [],
  )
  const typed = Object.fromEntries([...emptied, ...boxes.filter(([, one]) => one !== undefined)]) as Typed
  const { values, errors } = readForm(fields, typed, plainShow)
  const wrong = new Set([...unfit.map(([name]) => name), ...Object.keys(errors).map((key) => key.split('.')[0] ?? key)])
  const refused = [...wrong].map((name) => fields[name]?.label ?? name)
  if (!isPart) return { values, refused }
  return { values, refused, only: known.map(([name]) => name).filter((name) => !wrong.has(name)) }
}
