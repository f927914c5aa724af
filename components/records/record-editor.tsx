import { useEffect, useRef, useState } from 'react'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { useRegion } from '@/components/site/use-region'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { problem } from '@/lib/base/problem'
import { safePicture } from '@/lib/base/svg/safe-picture'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import type { AnyValues, Fields, Values } from '@/lib/kits/fields/types'
import { recordMessages as says } from '@/lib/messages/records'
import type { Collection, Kept } from '@/lib/platform/records/collection'
import { typedRecord } from './typed-record'
import { useNumberHints } from './use-number-hints'

interface RecordEditorProps<F extends Fields> {
  title: string
  fields: F
  collection: Collection<Values<F>>
  /** The record to change; a new one where absent. */
  record: Kept<Values<F>> | undefined
  onDone(saved: { name: string } | undefined): void
}

/** The form of one record. What is typed is kept as a draft until it is saved or given up, over a reload too. */
export function RecordEditor<F extends Fields>({ title, fields, collection, record, onDone }: RecordEditorProps<F>) {
  const visitor = useRegion()
  const form = useForm(`${collection.name}/${record?.id ?? 'new'}`, fields, () => visitor)
  const { fill, show } = form
  const [fault, setFault] = useState('')
  const [saving, setSaving] = useState(false)
  const filled = useRef(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (filled.current || !record) return
    filled.current = true
    // What an earlier visit left unsaved stays on top of what is kept.
    fill((typed) => ({ ...typedRecord(fields, record.value as AnyValues, show), ...typed }))
  }, [record, fields, fill, show])

  const picture = pictureProblem(fields, form.textOf)
  const hints = useNumberHints(fields, form.textOf)
  const isValid = Object.keys(form.errors).length === 0 && !picture

  async function save() {
    if (!isValid) return setFault(says.correctFirst)
    setSaving(true)
    const values = form.values as Values<F>
    const saved = record ? await collection.update(record.id, () => values) : (await collection.create(values)).saved
    if (saved) form.forget()
    onDone({ name: String(form.values.name ?? says.untitled) })
  }

  function giveUp() {
    form.forget()
    onDone(undefined)
  }

  return (
    <section aria-labelledby="record-editor-title" className="rounded-lg border border-line bg-raised p-4">
      <h2 ref={heading} id="record-editor-title" tabIndex={-1} className="mb-3 text-xl font-semibold outline-none">
        {title}
      </h2>
      {form.notice && (
        <p className="mb-3 rounded-md bg-accent-soft px-3 py-2 text-sm" role="status">
          {form.notice}
        </p>
      )}
      <Form className="grid gap-4" aria-label={title} onEnter={save}>
        <FieldList fields={fields} form={form} problem={picture} wide />
        <div role="status" className="grid gap-1 text-sm empty:hidden">
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </div>
        <p role="alert" className="text-bad empty:hidden">
          {isValid ? '' : fault}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="primary" disabled={saving} onClick={save}>
            {says.save}
          </Button>
          <Button onClick={giveUp}>{says.cancel}</Button>
        </div>
      </Form>
    </section>
  )
}

/** A picture that no document could show is told here and not first on the document. */
function pictureProblem(fields: Fields, textOf: (name: string) => string) {
  for (const [name, field] of Object.entries(fields)) {
    const text = field.kind === 'file' ? textOf(name) : ''
    const picture = text ? safePicture(text) : text
    if (typeof picture !== 'string')
      return { field: name, sentence: problemSentence(fields, problem(name, picture.fault)) }
  }
  return undefined
}
