import { useMemo, useState } from 'react'
import { lapFigures, lapsOf, mostLaps, watchText, type Watch } from '@/lib/subjects/timers/stopwatch'
import { stopwatchWords as says } from '@/lib/tools/utilities/time/stopwatch.messages'

/** In pixels. */
const rowHeight = 32
const height = 320
const beyond = 6

/** The laps of a watch, the last one first. Only rows in sight are drawn. */
export function LapList({ watch }: { watch: Watch }) {
  const [top, setTop] = useState(0)
  const laps = useMemo(() => lapsOf(watch), [watch])
  const { best, worst, mean } = useMemo(() => lapFigures(laps), [laps])
  if (laps.length === 0) return <p className="text-sm text-muted">{says.noLaps}</p>
  const first = Math.max(0, Math.floor(top / rowHeight) - beyond)
  const last = Math.min(laps.length, Math.ceil((top + height) / rowHeight) + beyond)
  const shown = laps.slice(laps.length - last, laps.length - first).toReversed()
  const cell = 'flex-1 text-right tabular-nums'
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <span>{says.lapCount(laps.length)}</span>
        {mean !== undefined && <span>{says.mean(watchText(mean))}</span>}
        {laps.length >= mostLaps && <span className="text-warn">{says.tooMany(mostLaps)}</span>}
      </p>
      <div
        role="table"
        aria-label={says.laps}
        aria-rowcount={laps.length + 1}
        className="rounded-md border border-line bg-raised text-sm"
      >
        <div
          role="row"
          aria-rowindex={1}
          className="flex items-center border-b border-line px-3 py-1.5 font-medium text-muted"
        >
          <span role="columnheader" className="w-20">
            {says.columns.number}
          </span>
          <span role="columnheader" className={cell}>
            {says.columns.takes}
          </span>
          <span role="columnheader" className={cell}>
            {says.columns.split}
          </span>
        </div>
        <div
          role="rowgroup"
          tabIndex={0}
          aria-label={says.laps}
          className="overflow-y-auto"
          style={{ maxHeight: height }}
          onScroll={(event) => setTop(event.currentTarget.scrollTop)}
        >
          <div style={{ height: laps.length * rowHeight, position: 'relative' }}>
            {shown.map(({ number, takes, split }) => (
              <div
                key={number}
                role="row"
                aria-rowindex={laps.length - number + 2}
                className="absolute inset-x-0 flex items-center px-3"
                style={{ top: (laps.length - number) * rowHeight, height: rowHeight }}
              >
                <span role="cell" className="w-20 tabular-nums">
                  {number} {number === best && <span className="text-xs text-good">{says.best}</span>}
                  {number === worst && <span className="text-xs text-bad">{says.worst}</span>}
                </span>
                <span role="cell" className={cell}>
                  {watchText(takes)}
                </span>
                <span role="cell" className={`${cell} text-muted`}>
                  {watchText(split)}
                </span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
