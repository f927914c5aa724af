import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValue, AnyValues, ChoiceField, ScalarField } from '@/lib/kits/fields/types'
import type { SheetCell } from '@/lib/base/workbook/workbook'
import type { RegionCode } from '@/lib/base/region/types'
import { isEssential, linesOf, takesMany, targetsOf, type BatchForm, type Target } from './targets'

/** One column of a template: its name and what stands in a cell for a value. */
interface TemplateColumn {
  heading: string
  cell(values: AnyValues, line: Readonly<Record<string, AnyValue>>): SheetCell
}

const percentFormat = '0.######%'

function cellOf(field: ScalarField, value: AnyValue): SheetCell {
  if (value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number')
    return field.kind === 'percent' || field.kind === 'rate' ? { value, format: percentFormat } : { value }
  if (field.kind === 'date') return { day: String(value) }
  return field.kind === 'choice' ? ((field as ChoiceField).options[String(value)] ?? String(value)) : String(value)
}

/** The name of somebody, and the lines below it, are columns of their own in most tables. */
function partyColumns({ id, field }: Target): TemplateColumn[] {
  const lines = (values: AnyValues) => String(values[id] ?? '').split('\n')
  return [
    { heading: `${field.label}: name`, cell: (values) => lines(values)[0] ?? '' },
    { heading: `${field.label}: address`, cell: (values) => lines(values).slice(1).join('\n') },
  ]
}

/** What the writer of the documents is: it stands in the form once. */
function isWriters(target: Target, { records }: BatchForm): boolean {
  return records?.business?.party === target.id || /^(?:company|sender|signer|employer)/.test(target.id)
}

function columnsOf(form: BatchForm): TemplateColumn[] {
  const { records } = form
  const due = records?.due
  const lines = linesOf(form)?.name
  return targetsOf(form)
    .filter(
      (target) => target.row !== undefined || target.id === due || (isEssential(target) && !isWriters(target, form)),
    )
    .flatMap((target): TemplateColumn[] => {
      const { id, field } = target
      if (takesMany(target) && id === records?.client?.party) return partyColumns(target)
      const column = id.slice((lines?.length ?? 0) + 1)
      return [{ heading: field.label, cell: (values, line) => cellOf(field, target.row ? line[column] : values[id]) }]
    })
}

/** The number after another: INV-2026-0001 makes INV-2026-0002. */
function nextOf(number: string): string {
  return number.replace(/\d+(?=\D*$)/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'))
}

/**
 * A table to fill in: the names of the columns, then samples out of the form's initial values: two lines of one document where it has
 * lines, and one line of the next.
 */
export function templateRows(form: BatchForm, region: RegionCode): readonly (readonly SheetCell[])[] {
  const columns = columnsOf(form)
  const values = initialValues(form.form, {}, region)
  const lines = linesOf(form)?.name
  const listed = lines === undefined ? [] : values[lines]
  const [one = {}, two] = Array.isArray(listed) ? (listed as readonly Readonly<Record<string, AnyValue>>[]) : []
  const number = form.records?.number
  const next = number === undefined ? values : { ...values, [number]: nextOf(String(values[number])) }
  const row = (of: AnyValues, line: Readonly<Record<string, AnyValue>>) => columns.map(({ cell }) => cell(of, line))
  return [
    columns.map(({ heading }) => heading),
    row(values, one),
    ...(two ? [row(values, two)] : []),
    row(next, two ?? one),
  ]
}
