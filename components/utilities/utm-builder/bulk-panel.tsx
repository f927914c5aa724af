import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { utmMessages as messages } from '@/lib/tools/utilities/seo/utm-builder.messages'
import type { Rules } from '@/lib/subjects/utm/tags'
import type { UtmAnswer, UtmRequest } from '@/lib/subjects/utm/task'
import { runTask, TaskError } from '@/lib/workers/run-task'

type State =
  | { kind: 'idle' }
  | { kind: 'working'; name: string; share: number }
  | { kind: 'answered'; answer: UtmAnswer }
  | { kind: 'failed'; sentence: string }

/** Links for the rows of a CSV file, made in a worker. */
export function BulkPanel({ workerHref, rules }: { workerHref: string; rules: Rules }) {
  const chooser = useRef<HTMLInputElement>(null)
  const controller = useRef<AbortController>(undefined)
  const [state, setState] = useState<State>({ kind: 'idle' })

  useEffect(() => () => controller.current?.abort(), [])

  async function open(file: File): Promise<void> {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    setState({ kind: 'working', name: file.name, share: 0 })
    try {
      const answer = await runTask<UtmRequest, UtmAnswer>(
        workerHref,
        { file, rules },
        {
          signal: own.signal,
          onProgress: ({ share }) => setState({ kind: 'working', name: file.name, share }),
        },
      )
      setState({ kind: 'answered', answer })
    } catch (error) {
      if (controller.current !== own) return
      if (own.signal.aborted) setState({ kind: 'failed', sentence: messages.cancelled })
      else if (error instanceof TaskError) setState({ kind: 'failed', sentence: error.message })
      else throw error
    }
  }

  async function save(name: string, csv: string): Promise<void> {
    const { saveFile } = await import('@/components/take-away/take-away')
    saveFile(name, 'text/csv;charset=utf-8', csv)
  }

  const answer = state.kind === 'answered' ? state.answer : undefined
  const built = answer?.kind === 'built' ? answer : undefined
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" data-print="hidden">
      <h2 className="text-xl font-semibold">{messages.bulk}</h2>
      <p className="text-sm text-muted">{messages.bulkHelp}</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => chooser.current?.click()}>{messages.openCsv}</Button>
        <Button look="quiet" onClick={() => void save(messages.sampleFile, messages.sampleText)}>
          {messages.sampleCsv}
        </Button>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          className="sr-only"
          tabIndex={-1}
          aria-label={messages.openCsv}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            event.target.value = ''
            if (file) void open(file)
          }}
        />
      </div>
      {state.kind === 'working' && (
        <div className="flex items-center gap-3 text-sm">
          <label className="min-w-0 flex-1">
            {messages.building(state.name)}
            <progress className="block h-2 w-full accent-accent" max={1} value={state.share} />
          </label>
          <Button size="small" onClick={() => controller.current?.abort()}>
            {messages.cancel}
          </Button>
        </div>
      )}
      <div role="status">
        {state.kind === 'failed' && <p className="text-bad">{state.sentence}</p>}
        {answer?.kind === 'refused' && (
          <p className="text-bad">
            {answer.reason === 'too-many' ? messages.tooMany(answer.rows) : messages.bulkRefused[answer.reason]}
          </p>
        )}
        {built && (
          <p>
            <strong>{messages.bulkDone(built.rows, built.links)}</strong>{' '}
            {messages.bulkRest(built.refused, built.duplicates, built.errors)}
          </p>
        )}
      </div>
      {built && (
        <>
          <div>
            <Button look="primary" onClick={() => void save(messages.bulkFile, built.csv)}>
              {messages.downloadBulk}
            </Button>
          </div>
          <div
            className="max-h-96 overflow-auto rounded-md border border-line"
            tabIndex={0}
            role="region"
            aria-label={messages.bulk}
          >
            <table className="result-table w-full text-sm">
              <thead>
                <tr>
                  <th>{messages.bulkColumns.row}</th>
                  <th className="text-left">{messages.bulkColumns.link}</th>
                  <th className="text-left">{messages.bulkColumns.channel}</th>
                  <th className="text-left">{messages.bulkColumns.notes}</th>
                </tr>
              </thead>
              <tbody>
                {built.sample.map((one) => (
                  <tr key={one.row}>
                    <td>{one.row}</td>
                    <td className="text-left font-mono break-all">{one.href || one.address}</td>
                    <td className="text-left">{one.channel}</td>
                    <td className="text-left">{one.notes}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {built.rows > built.sample.length && (
            <p className="text-sm text-muted">{messages.bulkShown(built.sample.length, built.rows)}</p>
          )}
        </>
      )}
    </section>
  )
}
