import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceMenu, Toggle } from '@/components/ui/choice'
import { WorkBar } from '@/components/ui/work-bar'
import { isProblem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import { documentFormats, isPicture, type DocumentFormat } from '@/lib/kits/document/formats'
import type { Mapping } from '@/lib/kits/batch/headings'
import type { RefusedRow } from '@/lib/kits/batch/rows'
import type { Plan } from '@/lib/kits/generator/batch/plan'
import { batchMessages as says } from '@/lib/messages/batch'
import type { BatchTable } from '@/lib/workers/read-batch'
import type { TaskProgress } from '@/lib/workers/protocol'
import type { BatchPanelProps } from './batch-panel'
import type { ManyMade } from './make-many'

interface BatchDocumentsProps extends BatchPanelProps {
  table: BatchTable
  mapping: Mapping
  plan: Plan
  /** False while a newer plan is on its way. */
  isCurrent: boolean
}

type Made = ManyMade & { zip: Blob | undefined; of: Plan }

/** Before so many milliseconds nobody can tell how long the rest takes. */
const firstGuess = 1500
const refusedShown = 20

function timeLeft(milliseconds: number, show: Show): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90 ? says.seconds(show.count(seconds)) : says.minutes(show.count(Math.ceil(seconds / 60)))
}

/** What will be made, the work of making it, and what became of every row. */
export function BatchDocuments(props: BatchDocumentsProps) {
  const { declaration, form, build, table, mapping, plan, isCurrent } = props
  const { records } = declaration
  const { show } = form
  const id = useId()
  const formats = declaration.saves.filter((format) => !isPicture(format))
  const [format, setFormat] = useState<DocumentFormat>(formats[0] ?? 'html')
  const [keeps, setKeeps] = useState(false)
  const [progress, setProgress] = useState<TaskProgress>()
  const [made, setMade] = useState<Made>()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])
  const inUse = useNumbersInUse(props)

  const takesNumbers = records?.number !== undefined && !mapping.includes(records.number)
  const { documents } = plan
  const count = show.count(documents.length)
  const done = made?.of === plan ? made : undefined
  const refused = [...plan.refused, ...(done?.refused ?? [])].toSorted((one, other) => one.line - other.line)

  async function make() {
    if (!build) return
    const { makeMany } = await import('./make-many')
    const stopped = new AbortController()
    stopper.current = stopped
    const tell = (finished: number, passed: number) => {
      const left = (passed / Math.max(1, finished)) * (documents.length - finished)
      const counts = [show.count(finished), count] as const
      setProgress({
        share: finished / documents.length,
        note: passed < firstGuess ? says.progress(...counts) : says.progressLeft(...counts, timeLeft(left, show)),
      })
    }
    setMade(undefined)
    tell(0, 0)
    const result = await makeMany(
      {
        declaration,
        build,
        values: form.values,
        show,
        planned: documents,
        format,
        writers: { writerHref: props.writerHref, fontsHref: props.fontsHref },
        takesNumbers,
        keeps,
        business: props.business,
      },
      { signal: stopped.signal, onMade: tell },
    )
    setProgress({ share: 1, note: says.zipping })
    const zip = result.files.length > 0 ? await zipped(result.files) : undefined
    setProgress(undefined)
    setMade({ ...result, zip, of: plan })
    if (zip && !result.isCancelled) await saveZip(zip, result.files.length)
  }

  async function saveZip(zip: Blob, files: number) {
    const { saveFile } = await import('@/components/take-away/take-away')
    saveFile(`${declaration.id}-${files}-documents.zip`, zip.type, zip)
  }

  return (
    <div className={`grid gap-4 ${isCurrent ? '' : 'earlier'}`}>
      <p role="status" className="font-medium">
        {says.found(count, show.count(table.rows.length))}
      </p>
      {[...plan.doubts, ...inUse].map((sentence) => (
        <p key={sentence} className="rounded-md border-l-4 border-warn bg-warn-soft px-3 py-2 text-sm">
          {sentence}
        </p>
      ))}
      {documents.length > 0 && <Preview {...props} />}
      {documents.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <div>
            <label htmlFor={`${id}-format`} className="mb-1 block text-sm font-medium">
              {says.format}
            </label>
            <ChoiceMenu
              id={`${id}-format`}
              className="w-auto"
              value={format}
              options={formats.map((one) => ({ value: one, label: documentFormats[one].label }))}
              onChange={setFormat}
            />
          </div>
          {records && (
            <Toggle checked={keeps} onChange={setKeeps}>
              {says.keep}
            </Toggle>
          )}
          <Button look="primary" disabled={!isCurrent || progress !== undefined} onClick={make}>
            {says.make(count)}
          </Button>
        </div>
      )}
      {progress && <WorkBar progress={progress} label={says.making} onCancel={() => stopper.current?.abort()} />}
      {done && (
        <div
          role="status"
          className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-raised px-3 py-2"
        >
          <p className="mr-auto font-medium">
            {(done.isCancelled ? says.cancelled : says.made)(show.count(done.files.length), count)}{' '}
            {done.kept > 0 && says.kept(show.count(done.kept))}{' '}
            {done.notKept > 0 && says.notKept(show.count(done.notKept))}
          </p>
          {done.zip && (
            <Button size="small" onClick={() => done.zip && saveZip(done.zip, done.files.length)}>
              {says.saveZip(show.count(done.files.length))}
            </Button>
          )}
        </div>
      )}
      <Refused refused={refused} show={show} id={declaration.id} table={table} />
    </div>
  )
}

async function zipped(files: ManyMade['files']): Promise<Blob> {
  const { zipOf } = await import('@/lib/base/archive/zip-files')
  return zipOf(files)
}

/** Numbers of the table that kept documents have already, in a sentence. */
function useNumbersInUse({
  declaration: { records },
  mapping,
  plan,
  business,
}: BatchDocumentsProps): readonly string[] {
  const [found, setFound] = useState<readonly string[]>([])
  useEffect(() => {
    let live = true
    const name = records?.number
    const own =
      records && name !== undefined && mapping.includes(name)
        ? new Set(plan.documents.map(({ values }) => String(values[name])))
        : undefined
    const looked = own
      ? import('@/components/records/collections')
          .then(({ documents }) => documents.list())
          .then((kept) =>
            kept.flatMap(({ value: { number, kind, business: of } }) =>
              number !== undefined && own.has(number) && kind === records?.kind && of === business ? [number] : [],
            ),
          )
      : Promise.resolve([])
    void looked.then((numbers) => {
      if (!live) return
      const first = [...new Set(numbers)].slice(0, 5).join(', ')
      setFound(first === '' ? [] : [says.inUse(first)])
    })
    return () => {
      live = false
    }
  }, [records, mapping, plan, business])
  return found
}

/** The planned documents one by one, as each will stand in its file. */
function Preview({ form, build, view, plan: { documents } }: BatchDocumentsProps) {
  const [at, setAt] = useState(0)
  const position = Math.min(at, documents.length - 1)
  const planned = documents[position]
  const built = planned && build?.({ ...form.values, ...planned.values })
  if (!planned || !built || isProblem(built)) return null
  const { show } = form
  const name = [planned.title, planned.client].filter(Boolean).join(', ')
  return (
    <section className="grid min-w-0 gap-2" aria-label={says.preview}>
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto min-w-0 text-sm font-medium wrap-anywhere" aria-live="polite">
          {says.previewOf(show.count(position + 1), show.count(documents.length), name)}
        </p>
        <Button size="small" disabled={position === 0} onClick={() => setAt(position - 1)}>
          {says.before}
        </Button>
        <Button size="small" disabled={position === documents.length - 1} onClick={() => setAt(position + 1)}>
          {says.next}
        </Button>
      </div>
      {/* As long as a sheet of paper; it scrolls by itself and can be reached by keyboard. */}
      <div className="max-h-96 overflow-y-auto" tabIndex={0} role="region" aria-label={name}>
        {view(built)}
      </div>
    </section>
  )
}

interface RefusedProps {
  refused: readonly RefusedRow[]
  show: Show
  id: string
  table: BatchTable
}

/** Rows that are in no document, each with why. */
function Refused({ refused, show, id, table }: RefusedProps) {
  if (refused.length === 0) return null
  const more = refused.length - refusedShown
  return (
    <section
      className="grid gap-2 rounded-md bg-warn-soft px-3 py-2"
      aria-label={says.refusedRows(show.count(refused.length))}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="mr-auto font-medium">{says.refusedRows(show.count(refused.length))}</h3>
        <Button
          size="small"
          onClick={async () => {
            const { saveRefused } = await import('./batch-files')
            saveRefused(id, table, refused)
          }}
        >
          {says.saveRefused}
        </Button>
      </div>
      <ul className="grid gap-1 text-sm wrap-anywhere">
        {refused.slice(0, refusedShown).map(({ line, says: why }) => (
          <li key={line}>{says.refusedRow(show.count(line), why)}</li>
        ))}
        {more > 0 && <li>{says.moreRefused(show.count(more))}</li>}
      </ul>
    </section>
  )
}
