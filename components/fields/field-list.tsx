import { part } from '@/components/islands/part'
import type { Field, Fields, ScalarField } from '@/lib/fields/types'
import { isShown } from '@/lib/fields/visible'
import { CellBox } from './cell-box'
import { ChoiceButtons, isButtons } from './choice-box'
import { fieldId } from './field-id'
import { describedBy, FieldFrame, FieldNotes } from './field-frame'
import type { Form } from './use-form'

const RowsBox = part('fields/rows-box', () => import('./rows-box'))
const ChoiceList = part('fields/choice-list', () => import('./choice-list'))

interface OneFieldProps {
  name: string
  field: Field
  form: Form
  /** Set by the engine: the sentence of a Problem that names this field. */
  problem?: string | undefined
}

function rowErrors(errors: Form['errors'], name: string): Record<string, string> {
  const prefix = `${name}.`
  return Object.fromEntries(
    Object.entries(errors).flatMap(([key, sentence]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), sentence]] : [],
    ),
  )
}

function OneField({ name, field, form, problem }: OneFieldProps) {
  const error = form.errors[name] ?? problem
  if (field.kind === 'rows')
    return (
      <div className="col-span-full min-w-0">
        <RowsBox
          id={fieldId(name)}
          field={field}
          rows={form.rowsOf(name)}
          untouched={form.typed[name] === undefined}
          show={form.show}
          siblings={form.values}
          errors={rowErrors(form.errors, name)}
          error={error}
          onRows={(rows) => form.set(name, rows)}
        />
      </div>
    )
  return <ScalarFieldBox name={name} field={field} form={form} error={error} />
}

function ScalarFieldBox({
  name,
  field,
  form,
  error,
}: {
  name: string
  field: ScalarField
  form: Form
  error: string | undefined
}) {
  const understood = form.understood[name]
  const notes = { help: field.help, error, understood }
  const described = describedBy(fieldId(name), notes)
  const text = form.textOf(name)
  const set = (boxes: string) => form.set(name, boxes)
  if (field.kind === 'choice' && (field.as === 'list' || isButtons(field))) {
    const Choice = field.as === 'list' ? ChoiceList : ChoiceButtons
    return (
      <div className="min-w-0">
        <Choice id={fieldId(name)} field={field} value={text} describedBy={described} onText={set} />
        <FieldNotes id={fieldId(name)} {...notes} />
      </div>
    )
  }
  const box = (
    <CellBox
      id={fieldId(name)}
      field={field}
      text={text}
      unit={form.unitOf(name)}
      show={form.show}
      siblings={form.values}
      invalid={error !== undefined}
      describedBy={described}
      onText={set}
      onUnit={(unit) => form.changeUnit(name, unit)}
    />
  )
  if (field.kind === 'toggle')
    return (
      <div className="min-w-0">
        <label className="flex min-h-9 items-center gap-2 text-sm font-medium">
          {box}
          {field.label}
        </label>
        <FieldNotes id={fieldId(name)} {...notes} />
      </div>
    )
  return (
    <FieldFrame id={fieldId(name)} label={field.label} optional={field.optional} {...notes}>
      {box}
    </FieldFrame>
  )
}

interface FieldListProps {
  fields: Fields
  form: Form
  problem?: { field: string | null; sentence: string } | undefined
  /** Two fields beside each other where there is room; tables take the whole width. */
  wide?: boolean
}

/** Fields that follow each other under one heading. */
function sectionsOf(entries: readonly (readonly [string, Field])[]) {
  const sections: { key: string; title: string | undefined; entries: (readonly [string, Field])[] }[] = []
  for (const entry of entries) {
    const last = sections[sections.length - 1]
    if (last && last.title === entry[1].section) last.entries.push(entry)
    else {
      const title = entry[1].section
      // Not by its first field: that one may come and go, and the others would lose the focus with it.
      const earlier = sections.filter((section) => section.title === title).length
      sections.push({ key: `${title} ${earlier}`, title, entries: [entry] })
    }
  }
  return sections
}

export function FieldList({ fields, form, problem, wide = false }: FieldListProps) {
  const shown = Object.entries(fields).filter(([, field]) => isShown(field, form.values))
  return sectionsOf(shown).map(({ key, title, entries }) => (
    <div key={key} className={`grid grid-cols-1 content-start gap-4 ${wide ? 'md:grid-cols-2' : ''}`}>
      {title && <h2 className="col-span-full border-t border-line pt-3 font-semibold">{title}</h2>}
      {entries.map(([name, field]) => (
        <OneField
          key={name}
          name={name}
          field={field}
          form={form}
          problem={problem?.field === name ? problem.sentence : undefined}
        />
      ))}
    </div>
  ))
}
