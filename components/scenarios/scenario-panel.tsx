import { useMemo, useState } from 'react'
import type { Saved } from '@/components/calculator/save-answer'
import { useNeeded } from '@/components/calculator/use-needed'
import type { Form } from '@/components/fields/use-form'
import { useModule } from '@/components/islands/use-module'
import { UndoStatus, useUndo } from '@/components/records/undo-line'
import { useRecords } from '@/components/records/use-records'
import { pageAddress } from '@/components/take-away/take-away'
import { useSaving } from '@/components/take-away/use-saving'
import { AskedPanel } from '@/components/ui/asked-panel'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import { compareScenarios, mostScenarios, runScenario } from '@/lib/kits/calculator/scenarios'
import { fitsAddress, readState, writeState } from '@/lib/kits/fields/address-state'
import { isKept } from '@/lib/kits/fields/kept'
import { readForm, type Typed } from '@/lib/kits/fields/read'
import { retype } from '@/lib/kits/fields/retype'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import type { KeptScenario } from '@/lib/kits/records/scenario'
import { recordMessages } from '@/lib/messages/records'
import { scenarioMessages as says } from '@/lib/messages/scenarios'
import type { Kept } from '@/lib/platform/records/collection'
import { keptScenarios } from './kept-scenarios'
import { copyScenarios, saveScenarios, type ScenarioFormat } from './save-scenarios'
import { ScenarioTable } from './scenario-table'

interface ScenarioPanelProps {
  /** It comes into sight whenever this changes. */
  asked: number
  onClose(): void
  form: Form
  saved: Saved
}

/** States are written once for every region. */
const plainShow = createShow(regionOf('global'))
const now = 'now'
const figuresKept = 3
const formats: readonly { format: ScenarioFormat; label: string }[] = [
  { format: 'pdf', label: says.savePdf },
  { format: 'docx', label: says.saveWord },
  { format: 'csv', label: says.saveCsv },
]

interface Column {
  /** The id of its record, or `now`. */
  key: string
  name: string
  state: string
  values: AnyValues
  /** Why it cannot be wholly read. */
  remark?: string
}

function columnOf({ id, value: { name, state } }: Kept<KeptScenario>, inputs: Fields): Column {
  const read = readState(inputs, state)
  if ('fault' in read)
    return { key: id, name, state, values: readForm(inputs, {}, plainShow).values, remark: says.unreadable }
  const { values } = readForm(inputs, read.typed, plainShow)
  return { key: id, name, state, values, ...(read.refused.length > 0 ? { remark: says.outdated(read.refused) } : {}) }
}

/** A letter that no scenario has yet. */
function freeName(names: readonly string[]): string {
  const letters = [...'ABCDEFGHIJ'].map((letter) => says.defaultName(letter))
  return letters.find((name) => !names.includes(name)) ?? ''
}

/** Answers of this calculator that were pinned, side by side with the one in the form. */
export default function ScenarioPanel({ asked, onClose, form, saved }: ScenarioPanelProps) {
  const { declaration, values, visitor, today, about, writerHref, fontsHref } = saved
  const { id, keptAs = id, name: toolName, inputs } = declaration

  const records = useRecords(keptScenarios)
  const loading = useModule<{ default: CalculatorModule }>(saved.moduleHref)
  const calculator = loading.state === 'ready' ? loading.module.default : undefined
  const line = useUndo()
  const saving = useSaving()
  const [chosen, setChosen] = useState('')

  const pinned = useMemo(
    () =>
      (records ?? [])
        .filter(({ value }) => value.tool === keptAs)
        .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
        .map((record) => columnOf(record, inputs)),
    [records, keptAs, inputs],
  )
  const state = useMemo(() => writeState(inputs, values), [inputs, values])
  const twin = pinned.find((column) => column.state === state)
  const columns = useMemo(
    () => (twin ? pinned : [...pinned, { key: now, name: says.now, state, values }]),
    [pinned, twin, state, values],
  )
  const from = Math.max(
    columns.findIndex(({ key }) => key === chosen),
    0,
  )
  const everyValues = useMemo(() => columns.map((column) => column.values), [columns])
  const needed = useNeeded(calculator, everyValues)
  const answer = useMemo(
    () =>
      calculator && needed === 'there'
        ? (scenario: AnyValues) => runScenario(calculator, declaration, scenario, { visitor, today })
        : undefined,
    [calculator, needed, declaration, visitor, today],
  )
  const pinnedRuns = useMemo(() => answer && pinned.map((column) => answer(column.values)), [answer, pinned])
  const formRun = useMemo(() => answer?.(values), [answer, values])
  const compared = useMemo(
    () => pinnedRuns && formRun && compareScenarios(declaration, twin ? pinnedRuns : [...pinnedRuns, formRun], from),
    [declaration, pinnedRuns, formRun, twin, from],
  )

  const isValid = Object.keys(form.errors).length === 0
  const isPinnable = Object.values(inputs).every(isKept)
  const hindrance = !isPinnable
    ? says.notPinnable
    : !isValid
      ? says.correctFirst
      : twin
        ? says.alreadyThere(twin.name)
        : pinned.length >= mostScenarios
          ? says.full(form.show.count(mostScenarios))
          : undefined

  async function pin() {
    const name = freeName(pinned.map((column) => column.name))
    const at = columns.findIndex(({ key }) => key === now)
    const figures = (compared?.results ?? []).flatMap(({ label, texts }) => {
      const text = texts[at]
      return text === undefined ? [] : [{ label, text }]
    })
    const { saved: isSaved } = await keptScenarios.create({
      tool: keptAs,
      toolName,
      path: location.pathname,
      name,
      state,
      figures: figures.slice(0, figuresKept),
    })
    line.say(isSaved ? says.pinned(name) : recordMessages.notKept)
  }

  function put({ state: kept, name }: Column) {
    const read = readState(inputs, kept)
    if ('fault' in read) return
    const typed: Typed = retype(inputs, read.typed, plainShow, form.show)
    form.fill(() => typed)
    line.say(says.putDone(name))
  }

  const rename = (key: string, name: string) =>
    void keptScenarios.update(key, (current) => ({ ...(current ?? missing(key)), name }))
  const missing = (key: string): KeptScenario => ({
    tool: keptAs,
    toolName,
    path: location.pathname,
    name: '',
    state: columns.find((column) => column.key === key)?.state ?? state,
    figures: [],
  })

  const named = compared && {
    tool: toolName,
    names: columns.map(({ name }) => name),
    addresses: columns.map((column) => (fitsAddress(column.state) ? `${pageAddress()}#${column.state}` : undefined)),
    compared,
    about,
  }
  const job = named && { named, id, today, show: form.show, writers: { writerHref, fontsHref } }

  return (
    <AskedPanel asked={asked} title={says.title} intro={says.intro} close={says.close} onClose={onClose}>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="primary"
          disabled={hindrance !== undefined || records === undefined || compared === undefined}
          onClick={() => void pin()}
        >
          {says.pin}
        </Button>
        {hindrance !== undefined && <p className="text-sm text-muted">{hindrance}</p>}
        {columns.length > 1 && (
          <label className="ml-auto flex items-center gap-2 text-sm">
            {says.from}
            <ChoiceMenu
              className="w-auto"
              value={columns[from]?.key ?? ''}
              options={columns.map(({ key, name }) => ({ value: key, label: name }))}
              onChange={setChosen}
            />
          </label>
        )}
      </div>
      {columns.flatMap(({ key, name, remark }) =>
        remark === undefined ? (
          []
        ) : (
          <p key={key} role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm">
            {`${name}: ${remark}`}
          </p>
        ),
      )}
      {compared && pinned.length > 0 && (
        <>
          <ScenarioTable
            compared={compared}
            heads={columns.map((column) => ({
              key: column.key,
              head: (
                <ColumnHead
                  column={column}
                  isInForm={column === twin}
                  onName={(name) => rename(column.key, name)}
                  onPut={() => put(column)}
                  onRemove={() => void line.remove(keptScenarios, column.key, column.name)}
                />
              ),
            }))}
          />
          {compared.shared.length > 0 && (
            <p className="text-sm text-muted">
              {says.shared}: {compared.shared.map(({ label, text }) => `${label} ${text}`).join('; ')}.
            </p>
          )}
          {saving.status}
          {job && (
            <div className="flex flex-wrap gap-2">
              {formats.map(({ format, label }) => (
                <Button
                  key={format}
                  size="small"
                  onClick={() => saving.save(label, (options) => saveScenarios(job, format, options))}
                >
                  {label}
                </Button>
              ))}
              <Button size="small" onClick={() => saving.save(says.copyTable, () => copyScenarios(job))}>
                {says.copyTable}
              </Button>
            </div>
          )}
        </>
      )}
      <UndoStatus line={line} />
    </AskedPanel>
  )
}

interface ColumnHeadProps {
  column: Column
  /** What it holds is what stands in the form. */
  isInForm: boolean
  onName(name: string): void
  onPut(): void
  onRemove(): void
}

function ColumnHead({ column: { key, name }, isInForm, onName, onPut, onRemove }: ColumnHeadProps) {
  if (key === now) return <span className="block py-2">{name}</span>
  return (
    <span className="flex min-w-36 flex-col items-end gap-1.5">
      <input
        className={`${controlClasses} text-right`}
        aria-label={says.nameOf(name)}
        maxLength={60}
        defaultValue={name}
        onChange={(event) => onName(event.target.value)}
      />
      <span className="flex flex-wrap justify-end gap-1">
        {isInForm ? (
          <span className="py-1 text-sm text-muted">{says.now}</span>
        ) : (
          <Button size="small" aria-label={says.putOf(name)} onClick={onPut}>
            {says.put}
          </Button>
        )}
        <Button size="small" look="quiet" aria-label={recordMessages.removeOf(name)} onClick={onRemove}>
          {recordMessages.remove}
        </Button>
      </span>
    </span>
  )
}
