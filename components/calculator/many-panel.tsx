import { useId, useMemo, useState } from 'react'
import { ColumnMenus } from '@/components/batch/column-menus'
import { SharedFields } from '@/components/batch/shared-fields'
import type { Form } from '@/components/fields/use-form'
import { SheetMenu } from '@/components/text-input/sheet-menu'
import { TableInput } from '@/components/text-input/table-input'
import { AskedPanel } from '@/components/ui/asked-panel'
import { Button } from '@/components/ui/button'
import { useTask } from '@/components/ui/use-task'
import { WorkBar } from '@/components/ui/work-bar'
import type { Mapping } from '@/lib/kits/batch/headings'
import { targetsOf } from '@/lib/kits/batch/targets'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { fieldsOfRow, manyOutputs, mostManyRows, type ManyAnswers } from '@/lib/kits/calculator/many'
import { isShown } from '@/lib/kits/fields/visible'
import { batchMessages } from '@/lib/messages/batch'
import { manyMessages as says } from '@/lib/messages/many'
import type { ManyMade, ManyWork } from '@/lib/workers/many.worker'
import type { BatchTable } from '@/lib/workers/read-batch'
import type { Saved } from './save-answer'

interface ManyPanelProps {
  /** It comes into sight whenever this changes. */
  asked: number
  onClose(): void
  form: Form
  saved: Saved
}

const rowsShown = 10
const columnsShown = 5
const givenShown = 4
const refusedShown = 20

/** A table of which every row is answered by the calculator, away from the page. It is kept nowhere. */
export default function ManyPanel({ asked, onClose, form, saved }: ManyPanelProps) {
  const { declaration, moduleHref, manyHref, visitor, today } = saved
  const { inputs } = declaration
  const { region } = form.show
  const id = useId()
  const [source, setSource] = useState<string | File>('')
  const [sheet, setSheet] = useState(0)
  const given = source instanceof File || source.trim() !== '' ? source : undefined
  const batchForm = useMemo(() => ({ form: fieldsOfRow(inputs) }), [inputs])
  const isValid = Object.keys(form.errors).length === 0

  const reading = useMemo(
    (): ManyWork | undefined =>
      given === undefined
        ? undefined
        : { ask: 'read', source: given, sheet, form: batchForm, region, most: mostManyRows },
    [given, sheet, batchForm, region],
  )
  const read = useTask<ManyWork, ManyMade>(reading, manyHref, batchMessages.stopped)
  const table = read.state && 'made' in read.state && 'table' in read.state.made ? read.state.made.table : undefined
  const [choice, setChoice] = useState<{ of: BatchTable; mapping: Mapping }>()
  const mapping = table && (choice?.of === table ? choice.mapping : table.mapping)

  const asking = useMemo((): ManyWork | undefined => {
    if (!table || !mapping || !isValid) return undefined
    const { headings, rows } = table
    const job = { ...batchForm, headings, rows, mapping, typed: form.typed, region }
    // A worker has an address of its own, which relative ones would follow.
    return { ask: 'answer', moduleHref: new URL(moduleHref, location.href).href, declaration, job, visitor, today }
  }, [table, mapping, isValid, batchForm, form.typed, region, moduleHref, declaration, visitor, today])
  const worked = useTask<ManyWork, ManyMade>(asking, manyHref, batchMessages.stopped)
  const made = worked.state && 'made' in worked.state ? worked.state.made : undefined
  const fault = made && 'fault' in made ? made.fault : undefined
  const isUnknown = mapping !== undefined && mapping.every((target) => target === undefined)
  const failures = [read.state, worked.state].flatMap((state) => (state && 'failure' in state ? [state.failure] : []))

  function give(next: string | File) {
    setSource(next)
    if (next === '' || next instanceof File) setSheet(0)
  }

  return (
    <AskedPanel
      asked={asked}
      title={says.title}
      intro={says.intro}
      close={batchMessages.close}
      onClose={onClose}
      head={
        <div className="flex flex-wrap gap-2">
          {(['xlsx', 'csv'] as const).map((as) => (
            <Button
              key={as}
              size="small"
              onClick={async () => {
                const { saveMade } = await import('./many-files')
                const work: ManyWork = { ask: 'template', as, name: declaration.name, form: batchForm, region }
                await saveMade(manyHref, work, `${declaration.id}-template.${as}`)
              }}
            >
              {batchMessages.saveTemplate(as === 'xlsx' ? 'Excel' : 'CSV')}
            </Button>
          ))}
        </div>
      }
    >
      <TableInput
        id={id}
        label={batchMessages.box}
        placeholder={batchMessages.placeholder}
        show={form.show}
        source={source}
        onSource={give}
      />
      {read.state && 'progress' in read.state && (
        <WorkBar progress={read.state.progress} label={batchMessages.reading} onCancel={read.cancel} />
      )}
      {worked.state && 'progress' in worked.state && (
        <WorkBar progress={worked.state.progress} label={says.working} onCancel={worked.cancel} />
      )}
      {[
        ...failures,
        ...(table && !isValid ? [says.correctFirst] : []),
        ...(fault === undefined || isUnknown ? [] : [fault]),
      ].map((sentence) => (
        <p key={sentence} role="alert" className="rounded-md bg-warn-soft px-3 py-2">
          {sentence}
        </p>
      ))}
      {table && mapping && (
        <>
          <SheetMenu sheets={table.sheets} sheet={sheet} onSheet={setSheet} />
          <ColumnMenus
            key={table.headings.join('\n')}
            targets={targetsOf(batchForm)}
            headings={table.headings}
            mapping={mapping}
            isUnknown={isUnknown}
            onMapping={(next) => setChoice({ of: table, mapping: next })}
          />
          {!isUnknown && (
            <SharedFields
              title={says.shared}
              batchForm={batchForm}
              form={form}
              mapping={mapping}
              isShown={(name) => {
                const field = inputs[name]
                return field !== undefined && isShown(field, form.values)
              }}
            />
          )}
          {made && 'answers' in made && (
            <Answers declaration={declaration} table={table} answers={made.answers} form={form} manyHref={manyHref} />
          )}
        </>
      )}
    </AskedPanel>
  )
}

interface AnswersProps {
  declaration: Declaration
  table: BatchTable
  answers: ManyAnswers
  form: Form
  manyHref: string
}

/** What became of every row: the first ones to look at, those without an answer, and files of all. */
function Answers({ declaration, table, answers, form, manyHref }: AnswersProps) {
  const { show } = form
  const { answered, refused, doubts } = answers
  const first = answered.slice(0, rowsShown)
  const outputs = manyOutputs(declaration.outputs)
    .filter(({ name }) => first.some(({ figures }) => figures[name] !== undefined))
    .slice(0, columnsShown)
  const given = table.headings.slice(0, givenShown).map((heading, at) => ({ heading, at }))
  const cellsOf = new Map(table.rows.map(({ line, cells }) => [line, cells]))
  const more = refused.length - refusedShown
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="mr-auto font-medium">
          {says.done(show.count(answered.length), show.count(table.rows.length))}
        </p>
        {(['xlsx', 'csv'] as const).map((as) => (
          <Button
            key={as}
            size="small"
            look={as === 'xlsx' ? 'primary' : 'secondary'}
            onClick={async () => {
              const { saveMade } = await import('./many-files')
              await saveMade(manyHref, { ask: 'file', as, declaration, table, answers }, `${declaration.id}-rows.${as}`)
            }}
          >
            {says.saveAs(as === 'xlsx' ? 'Excel' : 'CSV')}
          </Button>
        ))}
      </div>
      {doubts.map((sentence) => (
        <p key={sentence} className="rounded-md border-l-4 border-warn bg-warn-soft px-3 py-2 text-sm">
          {sentence}
        </p>
      ))}
      {refused.length > 0 && (
        <ul className="grid gap-1 rounded-md bg-warn-soft px-3 py-2 wrap-anywhere">
          {refused.slice(0, refusedShown).map(({ line, says: why }) => (
            <li key={line}>{batchMessages.refusedRow(show.count(line), why)}</li>
          ))}
          {more > 0 && <li>{says.moreRefused(show.count(more))}</li>}
        </ul>
      )}
      {first.length > 0 && (
        <div className="relative overflow-x-auto rounded-md border border-line">
          <table className="result-table w-full">
            <caption className="px-3 py-1.5 text-left text-muted">{says.firstRows(show.count(first.length))}</caption>
            <thead className="bg-raised">
              <tr>
                <th scope="col">{says.row}</th>
                {given.map(({ heading, at }) => (
                  <th key={at} scope="col" className="text-left">
                    {heading}
                  </th>
                ))}
                {outputs.map(({ name, label }) => (
                  <th key={name} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {first.map(({ line, figures }) => (
                <tr key={line}>
                  <td>{show.count(line)}</td>
                  {given.map(({ at }) => (
                    <td key={at} className="text-left">
                      {cellsOf.get(line)?.[at]}
                    </td>
                  ))}
                  {outputs.map(({ name }) => (
                    <td key={name}>{figures[name]?.text}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
