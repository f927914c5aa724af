import { useId, useRef, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { controlClasses } from '@/components/ui/control'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import type { Columns } from '@/lib/kits/calculator/types'
import { zoneMessages as messages } from '@/lib/tools/utilities/time/timezone-converter.messages'
import { runTask, TaskError } from '@/lib/workers/run-task'
import { longestList, type ListRow, type ListWork } from '@/lib/subjects/zones/convert-list'
import { wallAt } from '@/lib/subjects/zones/wall'
import type { Place } from './draft'

interface ListPanelProps {
  workerHref: string
  places: readonly Place[]
  choice: 'earlier' | 'later'
  text: string
  onText: (text: string) => void
}

/** Many times at once, converted away from the page. */
export function ListPanel({ workerHref, places, choice, text, onText }: ListPanelProps) {
  const id = useId()
  const [running, setRunning] = useState<number>()
  const [outcome, setOutcome] = useState<string>()
  const [fault, setFault] = useState<string>()
  const controller = useRef<AbortController>(undefined)
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const error = lines.length > longestList ? messages.tooLong(lines.length, longestList) : fault
  const help = messages.listHelp(longestList)

  async function convert(): Promise<void> {
    const from = places[0]?.zone ?? 'UTC'
    const work: ListWork = {
      lines,
      from,
      targets: places.map(({ zone }) => zone),
      today: wallAt(from, Date.now()),
      choice,
    }
    controller.current = new AbortController()
    setOutcome(undefined)
    setFault(undefined)
    setRunning(0)
    try {
      const rows = await runTask<ListWork, ListRow[]>(workerHref, work, {
        signal: controller.current.signal,
        onProgress: ({ share }) => setRunning(share),
      })
      const { saveFile } = await import('@/components/take-away/take-away')
      saveFile(messages.listFile, 'text/csv', csvOf(rows, places))
      const failed = rows.filter(({ utc }) => utc === '').length
      const unsure = rows.filter(({ note }) => note === 'gap' || note === 'overlap').length
      setOutcome(messages.listDone(rows.length - failed, failed, unsure))
    } catch (thrown) {
      if (thrown instanceof TaskError) setFault(thrown.message)
      else if (!controller.current.signal.aborted) throw thrown
    } finally {
      setRunning(undefined)
    }
  }

  return (
    <section aria-label={messages.list} className="grid gap-2">
      <h2 className="text-lg font-semibold">{messages.list}</h2>
      <FieldFrame id={id} label={messages.listLabel} help={help} error={error}>
        <textarea
          id={id}
          rows={5}
          spellCheck={false}
          className={classNames(controlClasses, 'font-mono text-sm')}
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error, understood: undefined })}
          onChange={(event) => onText(event.target.value)}
        />
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          disabled={running !== undefined || lines.length === 0 || lines.length > longestList}
          onClick={() => void convert()}
        >
          {messages.convertList}
        </Button>
        {running !== undefined && (
          <>
            <label className="flex items-center gap-2 text-sm">
              {messages.converting} <progress value={running} max={1} />
            </label>
            <Button size="small" onClick={() => controller.current?.abort()}>
              {messages.cancel}
            </Button>
          </>
        )}
        <p role="status" className="text-sm">
          {outcome}
        </p>
      </div>
    </section>
  )
}

function csvOf(rows: readonly ListRow[], places: readonly Place[]): string {
  const { given, utc, note } = messages.columns
  const columns: Columns = {
    given: { kind: 'text', label: given },
    utc: { kind: 'text', label: utc },
    ...Object.fromEntries(places.map(({ name }, at) => [`place${at}`, { kind: 'text', label: name } as const])),
    note: { kind: 'text', label: note },
  }
  return tableToCsv(
    columns,
    rows.map((row) => ({
      given: row.given,
      utc: row.utc,
      ...Object.fromEntries(row.local.map((local, at) => [`place${at}`, local])),
      note: messages.notes[row.note],
    })),
  )
}
