import type { Fields, RowsField, ScalarField } from '@/lib/kits/fields/types'
import type { RecordFields } from '@/lib/kits/records/roles'

/** A place in a form that a column of a table can fill. */
export interface Target {
  /** Name of the field; of a column of the lines `lines.price`. */
  id: string
  field: ScalarField
  /** Set for a column of the lines: what one line is called. */
  row?: string
}

export interface BatchForm {
  form: Fields
  records?: RecordFields | undefined
}

/** The rows of a form that a table may fill line by line: those of its items, or the first that stand open. */
export function linesOf({ form, records }: BatchForm): { name: string; field: RowsField } | undefined {
  const name = records?.items?.rows ?? Object.keys(form).find((one) => form[one]?.kind === 'rows' && !form[one].refines)
  const field = name === undefined ? undefined : form[name]
  return name !== undefined && field?.kind === 'rows' ? { name, field } : undefined
}

/** Everything in a form that a column may fill. Pictures and tables besides the lines come from the form alone. */
export function targetsOf(of: BatchForm): readonly Target[] {
  const lines = linesOf(of)
  return Object.entries(of.form).flatMap(([id, field]): Target[] => {
    if (field.kind === 'file') return []
    if (field.kind !== 'rows') return [{ id, field }]
    if (id !== lines?.name) return []
    return Object.entries(field.columns).map(([column, cell]) => ({
      id: `${id}.${column}`,
      field: cell,
      row: field.row,
    }))
  })
}

/** Whether a document can seldom do without it: it stands open, or leaves a place in brackets. */
export const isEssential = ({ field }: Target) => !field.refines || field.later === true

/** Whether several columns may fill it: a name and the lines of an address make one box. */
export const takesMany = ({ field, row }: Target) => field.kind === 'long-text' && row === undefined
