import type { Form } from '@/components/fields/use-form'
import type { Mapping } from '@/lib/kits/batch/headings'
import { isEssential, linesOf, targetsOf, type BatchForm, type Target } from '@/lib/kits/batch/targets'
import { batchMessages as says } from '@/lib/messages/batch'

interface SharedFieldsProps {
  title: string
  batchForm: BatchForm
  form: Form
  mapping: Mapping
  /** Fields that are of no account as the form stands are left out; all are shown without it. */
  isShown?: (name: string) => boolean
}

/** What of the form is the same for every row of a table, so that no sample of ours leaves unseen. */
export function SharedFields({ title, batchForm, form, mapping, isShown = () => true }: SharedFieldsProps) {
  const { records } = batchForm
  const targets = targetsOf(batchForm)
  const lines = linesOf(batchForm)
  const hasLines = targets.some(({ id, row }) => row !== undefined && mapping.includes(id))
  const written = ({ id, field }: Target) => {
    if (id === records?.number) return says.counted
    const text = form.textOf(id).trim()
    if (text === '') return says.wordless
    if (field.kind === 'choice') return field.options[text] ?? text
    if (field.kind === 'date') return form.show.date(text)
    return text.replace(/\s*\n\s*/g, ', ')
  }
  const shared = [
    ...targets
      .filter(
        (target) =>
          target.row === undefined &&
          !mapping.includes(target.id) &&
          isShown(target.id) &&
          (isEssential(target) || target.id === records?.due),
      )
      .map((target) => ({ label: target.field.label, text: written(target) })),
    ...(lines && !hasLines
      ? [{ label: lines.field.label, text: says.asInForm(form.show.count(form.rowsOf(lines.name).length)) }]
      : []),
  ]
  if (shared.length === 0) return null
  return (
    <div className="text-sm">
      <p className="font-medium">{title}</p>
      <dl className="mt-1 grid gap-1">
        {shared.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}:</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
