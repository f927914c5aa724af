import { useState } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { CellBox } from '@/components/fields/cell-box'
import type { Form } from '@/components/fields/use-form'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import type { NamedEntry } from '@/lib/kits/calculator/ask-again'
import { entryKey } from '@/lib/kits/calculator/asking'
import type { Found, TurnedRound } from '@/lib/kits/calculator/turn-round'
import { writeResult } from '@/lib/kits/calculator/write'
import { readCell, writeFieldValue } from '@/lib/kits/fields/read'
import type { NumericField } from '@/lib/kits/fields/types'
import { typedNumber } from '@/lib/kits/fields/write'
import { askingMessages as says } from '@/lib/messages/asking'
import { useAsking, useFigures, type AskingProps, type FigureOf } from './use-asking'

/** A box that takes a result as the page writes it. */
function boxFor({ output }: FigureOf): NumericField {
  const shared = { label: says.wanted(output.label), negative: true }
  if (output.kind === 'money' || output.kind === 'percent') return { ...shared, kind: output.kind }
  const unit = 'unit' in output && typeof output.unit === 'string' ? output.unit : undefined
  return { ...shared, kind: 'number', ...(unit && { unit }) }
}

/** A number of an entry, in the unit of its box. */
function writeEntry(entry: NamedEntry, number: number, form: Form): string {
  const unit = entry.row === undefined ? form.unitOf(entry.field) : undefined
  const written = writeFieldValue(entry.takes, number, form.show, unit)
  // What is told is what is entered: an amount may need more decimals than amounts are shown with.
  const typed = typedNumber(entry.takes, number, form.show, unit)
  return entry.takes.kind === 'money' && typed.length > form.show.number(number, 2).length ? typed : written
}

function enter({ field, row, column, takes }: NamedEntry, number: number, form: Form): void {
  if (row === undefined || column === undefined) {
    form.set(field, typedNumber(takes, number, form.show, form.unitOf(field)))
    return
  }
  const text = typedNumber(takes, number, form.show)
  form.set(
    field,
    form.rowsOf(field).map((boxes, at) => (at === row ? { ...boxes, [column]: text } : boxes)),
  )
}

interface EntriesProps {
  turned: TurnedRound
  form: Form
  figure: FigureOf
  entry: NamedEntry
  /** Another question is on its way: what stands here answers the one before. */
  isWorking: boolean
}

function Entries({ turned, form, figure, entry, isWorking }: EntriesProps) {
  const { found, tried, from, to, nearest } = turned
  const write = (one: Found) => writeEntry(entry, one.number, form)
  const gives = (one: Found) => writeResult(figure.output, one.gives, form.show) ?? ''
  if (found.length === 0)
    return (
      <p>
        {says.none(
          entry.label,
          write({ number: from, gives: 0, exact: false }),
          write({ number: to, gives: 0, exact: false }),
          form.show.count(tried),
        )}{' '}
        {nearest && says.nearest(write(nearest), gives(nearest))}
      </p>
    )
  return (
    <>
      {found.every(({ exact }) => !exact) && <p>{says.jumps}</p>}
      <ul className="grid gap-2">
        {found.map((one) => (
          <li key={one.number} className="flex flex-wrap items-center justify-between gap-2">
            <span>{says.gives(`${entry.label} ${write(one)}`, gives(one))}</span>
            <Button size="small" disabled={isWorking} onClick={() => enter(entry, one.number, form)}>
              {says.use(write(one))}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function optionsOf(figures: readonly FigureOf[]) {
  return figures.map(({ name, output }) => ({ value: name, label: output.label }))
}

/** Any entry as the unknown: what it has to be for a result that is wanted. */
export default function TurnRoundPanel({ form, ...props }: AskingProps & { form: Form }) {
  const figures = useFigures(props)
  const [chosenFigure, setFigure] = useState('')
  const [chosenEntry, setEntry] = useState('')
  const [text, setText] = useState('')
  const figure = figures.find(({ name }) => name === chosenFigure) ?? figures[0]
  const box = figure && boxFor(figure)
  const { show } = form
  const reading = !box || text.trim() === '' ? undefined : readCell(box, text, {}, show)
  const error = reading && 'error' in reading ? reading.error : undefined
  const wanted = reading && 'value' in reading && typeof reading.value === 'number' ? reading.value : undefined
  const { found, isWorking, failure } = useAsking(props.saved, figure, { wanted, entry: chosenEntry })
  if (!figure || !box) return null
  const entry = found?.entry
  return (
    <div className="mt-2 grid gap-3 rounded-lg border border-line p-3 text-sm" data-print="hidden">
      {figures.length > 1 && (
        <FieldFrame id="turn-round-result" label={says.result}>
          <ChoiceMenu id="turn-round-result" value={figure.name} options={optionsOf(figures)} onChange={setFigure} />
        </FieldFrame>
      )}
      <FieldFrame
        id="turn-round-wanted"
        label={box.label}
        error={error}
        help={says.now(writeResult(figure.output, figure.present, show) ?? '')}
      >
        <CellBox
          id="turn-round-wanted"
          field={box}
          text={text}
          show={show}
          value={wanted}
          invalid={error !== undefined}
          describedBy={
            error === undefined ? 'turn-round-wanted-help' : 'turn-round-wanted-error turn-round-wanted-help'
          }
          onText={setText}
        />
      </FieldFrame>
      {found && entry ? (
        <FieldFrame id="turn-round-entry" label={says.changing}>
          <ChoiceMenu
            id="turn-round-entry"
            value={entryKey(entry)}
            options={found.entries.map((one) => ({ value: entryKey(one), label: one.label }))}
            onChange={setEntry}
          />
        </FieldFrame>
      ) : (
        <p>{failure ?? (found ? says.nothingMoves : says.working)}</p>
      )}
      <div role="status" aria-busy={isWorking} className={isWorking ? 'earlier' : ''}>
        {found?.turned && entry && wanted !== undefined && (
          <Entries turned={found.turned} form={form} figure={figure} entry={entry} isWorking={isWorking} />
        )}
      </div>
    </div>
  )
}
