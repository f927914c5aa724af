import { useId } from 'react'
import type { Form } from '@/components/fields/use-form'
import { ChoiceMenu } from '@/components/ui/choice'
import type { Mapping } from '@/lib/kits/generator/batch/headings'
import { isEssential, linesOf, targetsOf, type BatchForm, type Target } from '@/lib/kits/generator/batch/targets'
import { batchMessages as says } from '@/lib/messages/batch'

const none = 'none'

interface BatchColumnsProps {
  batchForm: BatchForm
  form: Form
  headings: readonly string[]
  mapping: Mapping
  together: number | undefined
  /** None of the columns is known by its name. */
  isUnknown: boolean
  onMapping(mapping: Mapping): void
  onTogether(together: number | undefined): void
}

const labelOf = ({ field, row }: Target) => (row === undefined ? field.label : says.inLine(row, field.label))

/** Which column is what, which rows belong together, and what comes from the form. */
export function BatchColumns(props: BatchColumnsProps) {
  const { batchForm, form, headings, mapping, together, isUnknown, onMapping, onTogether } = props
  const id = useId()
  const targets = targetsOf(batchForm)
  const ignored = headings.filter((heading, at) => mapping[at] === undefined && heading !== says.whyHead)
  const options = [
    { value: none, label: says.notUsed },
    ...targets.map((target) => ({ value: target.id, label: labelOf(target) })),
  ]
  const named = targets.filter((target) => target.row !== undefined || isEssential(target))
  return (
    <div className="grid gap-3">
      {isUnknown && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-2">
          {says.noColumn(
            named
              .slice(0, 4)
              .map(({ field }) => field.label)
              .join(', '),
          )}
        </p>
      )}
      <details className="rounded-md border border-line" open={isUnknown}>
        <summary className="min-h-11 px-3 py-2.5 font-medium">{says.columns}</summary>
        <div className="grid gap-3 border-t border-line p-3 sm:grid-cols-2 lg:grid-cols-3">
          {headings.map((heading, at) => (
            // Two columns of a sheet may have the same name.
            <div key={at} className="min-w-0">
              <label htmlFor={`${id}-${at}`} className="mb-1 block text-sm font-medium wrap-anywhere">
                {heading}
              </label>
              <ChoiceMenu
                id={`${id}-${at}`}
                value={mapping[at] ?? none}
                options={options}
                onChange={(value) =>
                  onMapping(
                    mapping.map((one, position) => (position !== at ? one : value === none ? undefined : value)),
                  )
                }
              />
            </div>
          ))}
        </div>
      </details>
      <div className="min-w-0 sm:max-w-md">
        <label htmlFor={`${id}-together`} className="mb-1 block font-medium">
          {says.together}
        </label>
        <ChoiceMenu
          id={`${id}-together`}
          value={together === undefined ? none : String(together)}
          options={[
            { value: none, label: says.eachRow },
            ...headings.map((label, at) => ({ value: String(at), label })),
          ]}
          onChange={(value) => onTogether(value === none ? undefined : Number(value))}
        />
      </div>
      {ignored.length > 0 && !isUnknown && <p className="text-sm wrap-anywhere">{says.ignored(ignored.join(', '))}</p>}
      <Shared batchForm={batchForm} form={form} mapping={mapping} />
    </div>
  )
}

/** What of the form goes into every document, so that no sample of ours leaves unseen. */
function Shared({ batchForm, form, mapping }: Pick<BatchColumnsProps, 'batchForm' | 'form' | 'mapping'>) {
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
      <p className="font-medium">{says.shared}</p>
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
