import { useId, useMemo, useRef, useState } from 'react'
import { useKeptDraft } from '@/components/storage/use-kept-draft'
import { Button } from '@/components/ui/button'
import { ChoiceButtons } from '@/components/ui/choice'
import { WorkBar } from '@/components/ui/work-bar'
import type { Analysis } from '@/lib/csv/analyse'
import { schemaOf } from '@/lib/csv/json-schema'
import { convertRows, type ConversionReport } from '@/lib/csv/json-writer'
import { planOf, type Planned } from '@/lib/csv/plan'
import { isDelimiter } from '@/lib/csv/settings'
import type { CsvAnswer, CsvRequest } from '@/lib/csv/task'
import { formMessages } from '@/lib/messages/form'
import { csvMessages as messages, csvSample } from '@/lib/messages/csv-to-json'
import { runTask, TaskError } from '@/lib/workers/run-task'
import { draftStore, keepable, keptCharacters, type CsvDraft } from './csv-to-json/draft'
import { InputPane } from './csv-to-json/input-pane'
import { Notices } from './csv-to-json/notices'
import { ReadPanel, WritePanel } from './csv-to-json/settings-panels'
import { askForFile, copyFile, saveBlob } from './csv-to-json/take-away'
import { useAnalysis, type CsvSource } from './csv-to-json/use-analysis'
import { ColumnsView, TableView, TextFrame } from './csv-to-json/views'

interface CsvToJsonProps {
  /** Address of the compiled lib/workers/csv-to-json.worker.ts. */
  workerHref: string
}

type View = keyof typeof messages.views

const views = Object.keys(messages.views) as View[]

/** Turns CSV that is typed, pasted or opened into JSON. */
export default function CsvToJson({ workerHref }: CsvToJsonProps) {
  const id = useId()
  const [draft, setDraft] = useKeptDraft(draftStore, keepable)
  const [file, setFile] = useState<File>()
  const [before, setBefore] = useState<Pick<CsvDraft, 'text' | 'chosenTypes'>>()
  const [view, setView] = useState<View>('json')
  const source: CsvSource = file ?? draft.text
  const isReadable = draft.read.delimiter !== 'other' || isDelimiter(draft.read.otherDelimiter)
  const analysing = useAnalysis(workerHref, source, isReadable ? draft.read : undefined)
  const { analysis } = analysing

  const planned = useMemo(
    () => planOf(analysis?.columns ?? [], draft.write, draft.chosenTypes, draft.keyColumn),
    [analysis, draft.write, draft.chosenTypes, draft.keyColumn],
  )

  function replace(text: string): void {
    if (!file && draft.text !== '') setBefore({ text: draft.text, chosenTypes: draft.chosenTypes })
    setFile(undefined)
    setDraft((earlier) => ({ ...earlier, text, chosenTypes: {}, keyColumn: 0 }))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <InputPane
        source={source}
        note={draft.text.length > keptCharacters ? messages.notKept : undefined}
        onText={(text) => {
          setBefore(undefined)
          setDraft((earlier) => ({ ...earlier, text }))
        }}
        onFile={(opened) => {
          setFile(opened)
          setDraft((earlier) => ({ ...earlier, chosenTypes: {}, keyColumn: 0 }))
        }}
        onExample={() => replace(csvSample)}
        onClear={() => (file ? setFile(undefined) : replace(''))}
      />
      {before && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-accent-soft p-3 text-sm">
          <p className="min-w-0">{messages.replaced}</p>
          <Button
            size="small"
            onClick={() => {
              setDraft((earlier) => ({ ...earlier, ...before }))
              setBefore(undefined)
            }}
          >
            {messages.undo}
          </Button>
        </div>
      )}
      <ReadPanel
        settings={draft.read}
        isFile={file !== undefined}
        onChange={(read) => setDraft((earlier) => ({ ...earlier, read }))}
      />
      <WritePanel
        settings={draft.write}
        names={planned.plan.names}
        keyColumn={planned.plan.keyColumn}
        onChange={(write) => setDraft((earlier) => ({ ...earlier, write }))}
        onKeyColumn={(keyColumn) => setDraft((earlier) => ({ ...earlier, keyColumn }))}
      />
      <section aria-labelledby={`${id}-result`} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 id={`${id}-result`} className="text-xl font-semibold">
              {messages.result}
            </h2>
            <p role="status" className="text-sm">
              {analysis ? summaryOf(analysis, file !== undefined) : source === '' ? messages.waiting : ''}
            </p>
          </div>
          {analysis && (
            <div data-print="hidden">
              <ChoiceButtons
                name={`${id}-view`}
                legend={messages.view}
                hideLegend
                value={view}
                options={views.map((value) => ({ value, label: messages.views[value] }))}
                onChange={setView}
              />
            </div>
          )}
        </div>
        {analysing.isRunning && (
          <WorkBar label={messages.reading} progress={{ share: analysing.share ?? 0 }} onCancel={analysing.cancel} />
        )}
        {analysing.fault && (
          <div role="alert" className="flex flex-wrap items-center gap-3 text-bad">
            <p>{analysing.fault}</p>
            <Button size="small" onClick={analysing.again}>
              {messages.again}
            </Button>
          </div>
        )}
        {analysis && (
          <Result
            workerHref={workerHref}
            source={analysing.of ?? source}
            analysis={analysis}
            planned={planned}
            view={view}
            draft={draft}
            onChoose={(column, type) =>
              setDraft((earlier) => {
                const { [column]: _, ...others } = earlier.chosenTypes
                return { ...earlier, chosenTypes: type ? { ...others, [column]: type } : others }
              })
            }
          />
        )}
      </section>
    </div>
  )
}

function summaryOf({ rows, columns, reading, byteOrderMark }: Analysis, isFile: boolean): string {
  const encoding = messages.encodings[reading.encoding]
  const written = byteOrderMark ? messages.withMark(encoding) : encoding
  return messages.found(rows, columns.length, messages.separator(reading.delimiter), isFile ? written : undefined)
}

interface ResultProps {
  workerHref: string
  source: CsvSource
  analysis: Analysis
  planned: Planned
  view: View
  draft: CsvDraft
  onChoose: Parameters<typeof ColumnsView>[0]['onChoose']
}

/** Files from this size on are written straight to the disk where the browser can; in bytes. */
const largeFile = 50_000_000

function Result({ workerHref, source, analysis, planned, view, draft, onChoose }: ResultProps) {
  const { plan } = planned
  const preview = useMemo(() => convertRows(analysis.preview, plan), [analysis, plan])
  const schema = useMemo(() => {
    const { short, long } = analysis.ragged
    const facts = { hasShortRows: short > 0, hasLongRows: long > 0 }
    return `${JSON.stringify(schemaOf(analysis.columns, plan, facts), null, 2)}\n`
  }, [analysis, plan])
  const [working, setWorking] = useState<{ share: number }>()
  const [fault, setFault] = useState<string>()
  const [done, setDone] = useState<{ plan: typeof plan; report: ConversionReport; bytes: number }>()
  const controller = useRef<AbortController>(undefined)
  const finished = done?.plan === plan ? done : undefined
  const name = typeof source === 'string' ? 'data' : source.name.replace(/\.[^.]*$/, '')
  const fileName = `${name}.${plan.format === 'ndjson' ? 'ndjson' : 'json'}`

  async function write(handle?: FileSystemFileHandle): Promise<Blob | undefined> {
    const own = new AbortController()
    controller.current?.abort()
    controller.current = own
    setFault(undefined)
    setWorking({ share: 0 })
    try {
      const request: CsvRequest = { ask: 'write', source, reading: analysis.reading, plan, ...(handle && { handle }) }
      const answer = await runTask<CsvRequest, CsvAnswer>(workerHref, request, {
        signal: own.signal,
        onProgress: ({ share }) => setWorking({ share }),
      })
      if (answer.kind !== 'written') return undefined
      setDone({ plan, report: answer.report, bytes: answer.bytes })
      return answer.blob
    } catch (error) {
      if (!own.signal.aborted) {
        if (!(error instanceof TaskError)) throw error
        setFault(error.message)
      }
      return undefined
    } finally {
      if (controller.current === own) setWorking(undefined)
    }
  }

  async function download(): Promise<void> {
    const isLarge = typeof source !== 'string' && source.size >= largeFile
    const handle = isLarge ? await askForFile(fileName) : undefined
    if (handle === 'cancelled') return
    const blob = await write(handle)
    if (blob) saveBlob(fileName, blob)
  }

  function copy(): void {
    const made = write().then((blob) => {
      if (!blob) throw new RangeError(messages.stopped)
      return blob
    })
    void copyFile(made)
  }

  async function print(): Promise<void> {
    if (view === 'table' || view === 'columns') return window.print()
    const text = view === 'schema' ? schema : await (await write())?.text()
    if (text === undefined) return
    const { printText } = await import('@/components/take-away/print-text')
    printText(view === 'schema' ? `${name}.schema.json` : fileName, text)
  }

  const schemaFile = () => new Blob([schema], { type: 'application/schema+json' })
  return (
    <>
      <Notices analysis={analysis} planned={planned} report={finished?.report ?? preview.report} />
      <section aria-label={messages.saveActions} className="flex flex-wrap gap-2" data-print="hidden">
        <Button look="primary" onClick={() => void download()}>
          {messages.download}
        </Button>
        <Button onClick={copy}>{messages.copy}</Button>
        <Button onClick={() => void print()}>{formMessages.print}</Button>
        {view === 'schema' && (
          <>
            <Button onClick={() => saveBlob(`${name}.schema.json`, schemaFile())}>{messages.downloadSchema}</Button>
            <Button onClick={() => void copyFile(Promise.resolve(schemaFile()))}>{messages.copySchema}</Button>
          </>
        )}
      </section>
      {working && (
        <WorkBar
          label={messages.writing}
          progress={{ share: working.share }}
          onCancel={() => controller.current?.abort()}
        />
      )}
      <p role="status" className="text-sm empty:hidden">
        {finished && messages.written(finished.report.records, finished.bytes)}
        {finished && finished.report.skipped > 0 && ` ${messages.skipped(finished.report.skipped)}`}
      </p>
      {fault && (
        <p role="alert" className="text-bad">
          {fault}
        </p>
      )}
      {view === 'json' && <TextFrame label={messages.jsonLabel} text={preview.text} />}
      {view === 'table' && <TableView rows={analysis.preview} names={plan.names} />}
      {view === 'columns' && (
        <ColumnsView
          columns={analysis.columns}
          plan={plan}
          rule={draft.write.types}
          chosen={draft.chosenTypes}
          onChoose={onChoose}
        />
      )}
      {view === 'schema' && (
        <>
          <TextFrame label={messages.schemaLabel} text={schema} />
          <p className="text-sm text-muted">{messages.schemaNote}</p>
        </>
      )}
      {(view === 'json' || view === 'table') && analysis.rows > analysis.preview.length && (
        <p className="text-sm text-muted">{messages.previewOf(analysis.preview.length, analysis.rows)}</p>
      )}
    </>
  )
}
