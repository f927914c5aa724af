import { initialValue } from '@/lib/fields/initial'
import { writeFieldValue } from '@/lib/fields/read'
import type { AnyValue, Field, Fields } from '@/lib/fields/types'
import { isNumeric } from '@/lib/fields/write'
import type { Show } from '@/lib/format/show'
import type { InputFact } from '@/lib/guide/types'

/** The value of a field as a sentence names it. Nothing where it is empty or too long for one. */
export function writeInput(field: Field, value: AnyValue, show: Show): string | undefined {
  if (value === undefined || value === '') return undefined
  if (field.kind === 'rows') return Array.isArray(value) ? `${show.count(value.length)} ${field.row}s` : undefined
  if (field.kind === 'choice') return field.options[String(value)]
  if (field.kind === 'toggle') return value === true ? 'yes' : 'no'
  if (field.kind === 'date') return show.date(String(value))
  if (field.kind === 'month') return show.month(String(value))
  if (isNumeric(field) && typeof value === 'number') return writeFieldValue(field, value, show)
  return field.kind === 'file' ? undefined : String(value)
}

function allowed(field: Field, show: Show): string | undefined {
  if (field.kind === 'choice') return `one of ${Object.values(field.options).join(', ')}`
  if (!isNumeric(field)) return undefined
  const write = (limit: number) => writeFieldValue(field, limit, show)
  const { min, max, above, below } = field
  if (typeof min === 'number' && typeof max === 'number') return `from ${write(min)} to ${write(max)}`
  if (typeof above === 'number') return `more than ${write(above)}`
  if (typeof below === 'number') return `less than ${write(below)}`
  if (typeof max === 'number') return `at most ${write(max)}`
  return undefined
}

export function inputFacts(fields: Fields, show: Show): InputFact[] {
  return Object.values(fields).map((field) => {
    const initial = writeInput(field, initialValue(field), show)
    const limits = allowed(field, show)
    return {
      label: field.label,
      ...(field.help === undefined ? {} : { help: field.help }),
      ...(field.optional ? { optional: true } : {}),
      ...(initial === undefined ? {} : { initial }),
      ...(limits === undefined ? {} : { allowed: limits }),
    }
  })
}
