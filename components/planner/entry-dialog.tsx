import { useEffect, useId, useRef, useState } from 'react'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { typedRecord } from '@/components/records/typed-record'
import { useRegion } from '@/components/site/use-region'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { formFields, isLink, noLink, valuesForForm, valuesOfForm } from '@/lib/kits/planner/entries'
import type { AnyEntryValues, EntryFields, AnyWork } from '@/lib/kits/planner/planner'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { plannerMessages as says } from '@/lib/messages/planner'

export interface EntryDialogProps {
  /** What the draft is kept under until it is saved. */
  draftId: string
  heading: string
  fields: EntryFields
  /** What is kept, or what a new entry begins with. */
  values: AnyEntryValues
  /** The name that may not be empty. */
  title: string
  work: AnyWork
  /** Whether what is kept is another by now than when this was opened, or gone. */
  isElsewhere: 'changed' | 'gone' | undefined
  /** Only the fields that were changed here. False where they are not kept. */
  onSave(patch: AnyEntryValues): boolean
  onClose(): void
  /** Further buttons. */
  buttons: readonly { label: string; look?: 'danger' | 'quiet'; onPress(): void }[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Links offer the entries that there were when the form was opened. */
function useFormFields(fields: EntryFields, work: AnyWork): Fields {
  const [asked] = useState(() =>
    formFields(
      fields,
      (kind) => Object.fromEntries((work.of[kind] ?? []).map(({ id }) => [id, work.nameOf(id) || says.untitled])),
      says.none,
    ),
  )
  return asked
}

/** The form of one entry or book. What is typed is kept as a draft until it is saved or given up, over a reload too. */
export default function EntryDialog(props: EntryDialogProps) {
  const { draftId, heading, fields, values, title, work, isElsewhere, onSave, onClose, buttons } = props
  const visitor = useRegion()
  const asked = useFormFields(fields, work)
  const form = useForm(draftId, asked, () => visitor)
  const { fill, show } = form
  const [first] = useState(values)
  const [fault, setFault] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const headingId = useId()
  const filled = useRef(false)
  useEffect(() => {
    if (filled.current) return
    filled.current = true
    const held = valuesForForm(fields, first, (id) => work.nameOf(id) !== '')
    const boxes = typedRecord(asked, held, show)
    // What an earlier visit left unsaved stays on top of what is kept.
    fill((typed) => ({ ...boxes, ...typed }), boxes)
  }, [asked, fields, first, fill, show, work])

  const titleField = fields[title]
  const held = String(form.values[title] ?? '').trim()
  const name = titleField && isLink(titleField) && held === noLink ? '' : held
  const problem =
    fault && name === ''
      ? {
          field: title,
          sentence: `${fields[title]?.label ?? ''} must ${titleField && isLink(titleField) ? says.notNone : says.notEmpty}.`,
        }
      : undefined

  function save(): void {
    if (Object.keys(form.errors).length > 0 || name === '') return setFault(true)
    const now = valuesOfForm(fields, form.values as AnyValues)
    const patch = Object.fromEntries(Object.entries(now).filter(([key, value]) => !isSame(value, first[key])))
    if (onSave(patch)) form.forget()
    else setRefused(true)
  }
  function giveUp(): void {
    form.forget()
    onClose()
  }

  return (
    <Dialog
      aria-labelledby={headingId}
      onClose={onClose}
      className="m-auto max-h-[92dvh] w-[min(44rem,96vw)] rounded-lg border border-line p-0"
    >
      <Form className="flex min-h-0 flex-1 flex-col" aria-labelledby={headingId} onEnter={save}>
        <h2 id={headingId} className="border-b border-line px-4 py-3 text-lg font-semibold wrap-anywhere">
          {heading}
        </h2>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 overflow-y-auto px-4 py-3">
          {form.notice && (
            <p className="rounded-md bg-accent-soft px-3 py-2 text-sm" role="status">
              {form.notice}
            </p>
          )}
          {isElsewhere && (
            <p className="rounded-md bg-warn-soft px-3 py-2 text-sm" role="status">
              {isElsewhere === 'gone' ? says.goneElsewhere : says.otherTab}
            </p>
          )}
          <FieldList fields={asked} form={form} problem={problem} wide />
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t border-line px-4 py-3">
          <Button look="primary" type="submit">
            {says.save}
          </Button>
          <Button onClick={giveUp}>{says.cancel}</Button>
          {buttons.map(({ label, look, onPress }) => (
            <Button
              key={label}
              look={look ?? 'secondary'}
              size="small"
              onClick={() => {
                form.forget()
                onPress()
              }}
            >
              {label}
            </Button>
          ))}
          <p role="alert" className="text-sm text-bad empty:hidden">
            {isRefused && `${says.refused} `}
            {fault && (Object.keys(form.errors).length > 0 || name === '') ? says.correctFirst : ''}
          </p>
        </div>
      </Form>
    </Dialog>
  )
}
