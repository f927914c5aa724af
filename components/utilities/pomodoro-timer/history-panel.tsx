import { useEffect, useId, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceButtons } from '@/components/ui/choice'
import { PrintButton } from '@/components/ui/print-button'
import { toast } from '@/components/ui/toast'
import { tableToCsv } from '@/lib/kits/calculator/csv'
import type { Columns } from '@/lib/kits/calculator/types'
import type { Show } from '@/lib/base/format/show'
import { pomodoroMessages as messages } from '@/lib/tools/utilities/time/pomodoro-timer.messages'
import {
  dayBefore,
  monthBefore,
  monthOf,
  stepsBetween,
  sumOfAll,
  sumsByTask,
  sumsOver,
  withRecords,
  type Sum,
} from '@/lib/subjects/pomodoro/history'
import type { FocusRecord } from '@/lib/subjects/pomodoro/session'
import { clearHistory, historyStore, recordsSince } from './history-store'

type Range = keyof typeof messages.ranges
const ranges = ['week', 'month', 'year', 'all'] as const
const rowsAtFirst = 10

interface HistoryPanelProps {
  /** The present day, YYYY-MM-DD. */
  today: string
  /** Records that are on their way into the history. */
  unsaved: readonly FocusRecord[]
  show: Show
}

/** Where the time went: by day or month, and by task. */
export function HistoryPanel({ today, unsaved, show }: HistoryPanelProps) {
  const id = useId()
  const [range, setRange] = useState<Range>('week')
  const [changes, setChanges] = useState(0)
  const [stored, setStored] = useState<readonly FocusRecord[]>()
  const [asksToClear, setAsksToClear] = useState(false)
  const first = firstDay(range, today)

  useEffect(() => historyStore.subscribe(() => setChanges((count) => count + 1)), [])
  useEffect(() => {
    let isCurrent = true
    void recordsSince(first.slice(0, 7)).then((records) => isCurrent && setStored(records))
    return () => {
      isCurrent = false
    }
  }, [first, changes])

  const records = useMemo(
    () => withRecords(stored ?? [], unsaved).filter(({ day }) => day >= first),
    [stored, unsaved, first],
  )
  const unit = range === 'year' || range === 'all' ? 'month' : 'day'
  const sums = useMemo(() => sumsOver(records, unit), [records, unit])
  const total = sumOfAll(records)
  const days = useMemo(() => new Set(records.map(({ day }) => day)).size, [records])
  const written = (of: string) => (unit === 'day' ? show.date(of) : show.month(of))

  async function save(): Promise<void> {
    const { saveFile } = await import('@/components/take-away/take-away')
    saveFile(messages.csvFile, 'text/csv', csvOf(records))
  }

  if (!stored) return <p className="text-sm text-muted">{messages.loading}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ChoiceButtons
        name={`${id}-range`}
        legend={messages.range}
        hideLegend
        value={range}
        options={ranges.map((value) => ({ value, label: messages.ranges[value] }))}
        onChange={setRange}
      />
      {records.length === 0 ? (
        <p className="text-sm text-muted">{messages.emptyHistory}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            <Figure label={messages.focuses} value={show.count(total.focuses)} />
            <Figure label={messages.time} value={messages.duration(total.seconds)} />
            <Figure label={messages.perDay} value={messages.duration(total.seconds / days)} />
            <Figure label={messages.brokenOff} value={show.count(total.brokenOff)} />
          </dl>
          <Bars sums={sums} first={range === 'all' ? '' : first} today={today} written={written} />
          <SumTable
            title={unit === 'day' ? messages.byDay : messages.byMonth}
            head={unit === 'day' ? messages.day : messages.monthColumn}
            sums={sums}
            written={written}
            show={show}
          />
          <SumTable
            title={messages.byTask}
            head={messages.task}
            sums={sumsByTask(records)}
            written={(task) => task || messages.noTask}
            show={show}
          />
          <div className="flex flex-wrap items-center gap-3" data-print="hidden">
            <Button onClick={() => void save()}>{messages.csv}</Button>
            <PrintButton />
            {asksToClear ? (
              <>
                <p role="alert" className="text-sm">
                  {messages.clearSure}
                </p>
                <Button
                  look="danger"
                  onClick={() => {
                    setAsksToClear(false)
                    void clearHistory().then(() => toast(messages.cleared))
                  }}
                >
                  {messages.clearYes}
                </Button>
                <Button onClick={() => setAsksToClear(false)}>{messages.clearNo}</Button>
              </>
            ) : (
              <Button look="quiet" onClick={() => setAsksToClear(true)}>
                {messages.clear}
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}

function firstDay(range: Range, today: string): string {
  if (range === 'all') return ''
  if (range === 'year') return `${monthBefore(monthOf({ day: today }), 11)}-01`
  return dayBefore(today, range === 'week' ? 6 : 29)
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md border border-line bg-raised px-3 py-2">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

function Bars(props: { sums: readonly Sum[]; first: string; today: string; written: (of: string) => string }) {
  const { sums, first, today, written } = props
  const of = sums[0]?.of ?? today
  const length = of.length
  const begin = (first || (sums.at(-1)?.of ?? today)).slice(0, length)
  const end = today.slice(0, length) > of ? today.slice(0, length) : of
  const steps = stepsBetween(sums, begin, end)
  const most = Math.max(...steps.map(({ seconds }) => seconds))
  return (
    <div role="img" aria-label={messages.picture(written(begin), written(end))}>
      <div className="flex h-24 items-end gap-px border-b border-edge">
        {steps.map(({ of: step, seconds }) => (
          <div
            key={step}
            title={`${written(step)}: ${messages.duration(seconds)}`}
            className="min-w-0 grow rounded-t-sm bg-accent"
            style={{ height: `${most > 0 ? (seconds / most) * 100 : 0}%` }}
          />
        ))}
      </div>
      <div className="mt-1 flex justify-between text-xs text-muted">
        <span>{written(begin)}</span>
        <span>{written(end)}</span>
      </div>
    </div>
  )
}

function SumTable(props: {
  title: string
  head: string
  sums: readonly Sum[]
  written: (of: string) => string
  show: Show
}) {
  const { title, head, sums, written, show } = props
  const [isWhole, setWhole] = useState(false)
  const rows = isWhole ? sums : sums.slice(0, rowsAtFirst)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-semibold">{title}</h3>
      <div role="region" aria-label={title} tabIndex={0} className="overflow-x-auto rounded-md border border-line">
        <table className="result-table w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="text-left">
                {head}
              </th>
              <th scope="col">{messages.focuses}</th>
              <th scope="col">{messages.time}</th>
              <th scope="col">{messages.brokenOff}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ of, focuses, seconds, brokenOff }) => (
              <tr key={of}>
                <th scope="row" className="text-left">
                  {written(of)}
                </th>
                <td>{show.count(focuses)}</td>
                <td>{messages.duration(seconds)}</td>
                <td>{show.count(brokenOff)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length < sums.length && (
        <Button size="small" look="quiet" className="w-fit" onClick={() => setWhole(true)}>
          {messages.showAll(sums.length)}
        </Button>
      )}
    </div>
  )
}

function csvOf(records: readonly FocusRecord[]): string {
  const columns: Columns = Object.fromEntries(
    Object.entries(messages.csvColumns).map(([name, label]) => [name, { kind: 'text', label } as const]),
  )
  const sorted = records.toSorted((a, b) => (`${a.day} ${a.from}` < `${b.day} ${b.from}` ? -1 : 1))
  return tableToCsv(
    columns,
    sorted.map(({ day, from, until, seconds, task, complete }) => ({
      day,
      from,
      until,
      minutes: Math.round((seconds / 60) * 100) / 100,
      task,
      complete: complete ? messages.yes : messages.no,
    })),
  )
}
