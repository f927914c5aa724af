import type { Show } from '@/lib/base/format/show'
import type { Typed } from '@/lib/kits/fields/read'
import type { AnyValues, Fields, Scalar } from '@/lib/kits/fields/types'
import { typedCell, typedRows } from '@/lib/kits/fields/write'

/** The boxes of a form that hold a record. */
export function typedRecord(fields: Fields, record: AnyValues, show: Show): Typed {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'rows'
        ? typedRows(field, record[name], show)
        : typedCell(field, record[name] as Scalar | undefined, show),
    ]),
  )
}
