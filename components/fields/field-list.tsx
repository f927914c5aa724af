import { part } from '@/components/islands/part'
import { memo } from 'react'
import type { TypedRow } from '@/lib/kits/fields/read'
import type { Field, Fields, RowsField, Scalar, ScalarField } from '@/lib/kits/fields/types'
import { isShown, offeredOptions } from '@/lib/kits/fields/visible'
import { CellBox } from './cell-box'
import { ChoiceButtons, isButtons } from './choice-box'
import { fieldId } from '@/lib/kits/fields/field-id'
import { describedBy, FieldFrame, FieldNotes } from './field-frame'
import { MoreOptions } from './more-options'
import type { Form, RowValues } from './use-form'

const RowsBox = part('fields/rows-box', () => import('./rows-box'))
const ChoiceList = part('fields/choice-list', () => import('./choice-list'))

function rowErrors(errors: Form['errors'], name: string): Readonly<Record<string, string>> {
  const prefix = `${name}.`
  const own = Object.entries(errors).flatMap(([key, sentence]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), sentence]] : [],
  )
  return own.length > 0 ? Object.fromEntries(own) : none
}

const none = {}

interface OneFieldProps {
  name: string
  form: Form
  /** Set by the engine: the sentence of a Problem that names this field. */
  problem: string | undefined
}

/** A choice with the options that are offered now, and which of them its box shows. */
function offered(field: ScalarField, text: string, form: Form): { field: ScalarField; text: string } {
  if (field.kind !== 'choice' || !field.offeredWhen) return { field, text }
  const options = offeredOptions(field, form.values)
  return {
    field: { ...field, options },
    text: Object.hasOwn(options, text) ? text : (Object.keys(options).at(-1) ?? ''),
  }
}

function OneField({ name, field, form, problem }: OneFieldProps & { field: Field }) {
  const shared = {
    name,
    show: form.show,
    error: form.errors[name] ?? problem,
    set: form.set,
  }
  if (field.kind === 'rows')
    return (
      <RowsFieldBox
        {...shared}
        field={field}
        rows={form.rowsOf(name)}
        values={form.rowValuesOf(name)}
        untouched={form.typed[name] === undefined}
        errors={rowErrors(form.errors, name)}
      />
    )
  return (
    <ScalarFieldBox
      {...shared}
      {...offered(field, form.textOf(name), form)}
      unit={form.unitOf(name)}
      value={form.valueOf(name)}
      refused={form.refused[name]}
      understood={form.understood[name]}
      changeUnit={form.changeUnit}
    />
  )
}

/** What a field's box is drawn from: the same as long as nothing of its own has changed. */
interface FieldBoxProps<F extends Field> extends Pick<Form, 'show' | 'set'> {
  name: string
  field: F
  error: string | undefined
}

interface RowsFieldBoxProps extends FieldBoxProps<RowsField> {
  rows: readonly TypedRow[]
  values: readonly RowValues[]
  untouched: boolean
  errors: Readonly<Record<string, string>>
}

const RowsFieldBox = memo(function RowsFieldBox({ name, set, ...rest }: RowsFieldBoxProps) {
  return (
    <div className="col-span-full min-w-0">
      <RowsBox {...rest} id={fieldId(name)} onRows={(rows) => set(name, rows)} />
    </div>
  )
})

interface ScalarFieldBoxProps extends FieldBoxProps<ScalarField>, Pick<Form, 'changeUnit'> {
  text: string
  unit: string | undefined
  value: Scalar | undefined
  refused: number | undefined
  understood: string | undefined
}

const ScalarFieldBox = memo(function ScalarFieldBox(props: ScalarFieldBoxProps) {
  const { name, field, text, unit, value, refused, show, error, understood, changeUnit } = props
  const notes = { help: field.help, error, understood }
  const described = describedBy(fieldId(name), notes)
  const set = (boxes: string) => props.set(name, boxes)
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
      unit={unit}
      show={show}
      value={value}
      refused={refused}
      invalid={error !== undefined}
      describedBy={described}
      onText={set}
      onUnit={(other) => changeUnit(name, other)}
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
    <FieldFrame id={fieldId(name)} label={field.label} optional={field.optional && !field.later} {...notes}>
      {box}
    </FieldFrame>
  )
})

type Entry = readonly [string, Field]

interface FieldListProps {
  fields: Fields
  form: Form
  problem?: { field: string | null; sentence: string } | undefined
  /** Two fields beside each other where there is room; tables take the whole width. */
  wide?: boolean
}

/** Fields that follow each other under one heading. */
function sectionsOf(entries: readonly Entry[]) {
  const sections: { key: string; title: string | undefined; entries: Entry[] }[] = []
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

function DrawnFields({ entries, form, problem, wide }: Omit<FieldListProps, 'fields'> & { entries: readonly Entry[] }) {
  return sectionsOf(entries).map(({ key, title, entries: own }) => (
    <div key={key} className={`grid grid-cols-1 content-start gap-4 ${wide ? 'md:grid-cols-2' : ''}`}>
      {title && <h2 className="col-span-full border-t border-line pt-3 font-semibold">{title}</h2>}
      {own.map(([name, field]) => (
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

/** What decides the answer stands open; what refines it waits under "More options". */
export function FieldList({ fields, ...rest }: FieldListProps) {
  const shown = Object.entries(fields).filter(([, field]) => isShown(field, rest.form.values))
  const refining = shown.filter(([, field]) => field.refines)
  return (
    <>
      <DrawnFields {...rest} entries={shown.filter(([, field]) => !field.refines)} />
      {refining.length > 0 && (
        <MoreOptions entries={refining} form={rest.form} problem={rest.problem?.field}>
          <DrawnFields {...rest} entries={refining} />
        </MoreOptions>
      )}
    </>
  )
}
