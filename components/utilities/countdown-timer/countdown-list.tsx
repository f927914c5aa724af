import { Button } from '@/components/ui/button'
import { Toggle } from '@/components/ui/choice'
import { isDue, longestName, type Countdown } from '@/lib/subjects/timers/countdown'
import { countdownWords as says } from '@/lib/tools/utilities/time/countdown-timer.messages'
import { press, shownText } from './row-parts'
import { dispatch } from './store'

interface CountdownListProps {
  timers: readonly Countdown[]
  current: string
  now: number
  countsUp: boolean
  onRemove: (timer: Countdown, at: number) => void
}

/** All countdowns in their order, each worked where it stands. */
export function CountdownList({ timers, current, now, countsUp, onRemove }: CountdownListProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2" aria-label={says.list}>
      <h2 className="text-lg font-semibold">{says.list}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {timers.map((timer, at) => {
          const name = timer.name || says.timer(at + 1)
          const isDate = 'moment' in timer.aim
          return (
            <li
              key={timer.id}
              className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border bg-raised px-3 py-2 ${timer.id === current ? 'border-accent' : 'border-line'}`}
            >
              <input
                className="control w-auto min-w-32 flex-1 sm:max-w-60"
                aria-label={`${says.name}, ${says.timer(at + 1)}`}
                placeholder={says.timer(at + 1)}
                maxLength={longestName}
                value={timer.name}
                onChange={(event) => dispatch({ kind: 'rename', id: timer.id, name: event.target.value })}
              />
              <span role="timer" aria-label={says.left(name)} className="min-w-24 text-right text-lg tabular-nums">
                {shownText(timer, now, countsUp)}
              </span>
              <span className="flex flex-wrap items-center gap-2" data-print="hidden">
                <Button
                  size="small"
                  disabled={isDate}
                  aria-label={`${isDue(timer) ? says.pause : says.start}, ${name}`}
                  onClick={() => press(timer)}
                >
                  {isDue(timer) ? says.pause : says.start}
                </Button>
                <Button
                  size="small"
                  disabled={isDate}
                  aria-label={`${says.reset}, ${name}`}
                  onClick={() => dispatch({ kind: 'reset', id: timer.id, now: Date.now() })}
                >
                  {says.reset}
                </Button>
                {timer.id === current ? (
                  <span className="text-sm text-muted">{says.chosen}</span>
                ) : (
                  <Button
                    size="small"
                    aria-label={`${says.choose}, ${name}`}
                    onClick={() => dispatch({ kind: 'choose', id: timer.id })}
                  >
                    {says.choose}
                  </Button>
                )}
                {timers.length > 1 && (
                  <>
                    <Button
                      size="small"
                      look="quiet"
                      disabled={at === 0}
                      aria-label={`${says.up}, ${name}`}
                      onClick={() => dispatch({ kind: 'up', id: timer.id })}
                    >
                      {says.up}
                    </Button>
                    <Button
                      size="small"
                      look="quiet"
                      disabled={at === timers.length - 1}
                      aria-label={`${says.down}, ${name}`}
                      onClick={() => dispatch({ kind: 'down', id: timer.id })}
                    >
                      {says.down}
                    </Button>
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={`${says.remove}, ${name}`}
                      onClick={() => onRemove(timer, at)}
                    >
                      {says.remove}
                    </Button>
                  </>
                )}
              </span>
              <span className="flex basis-full flex-wrap gap-x-4 text-sm" data-print="hidden">
                {!isDate && (
                  <Toggle
                    checked={timer.repeats}
                    onChange={(repeats) => dispatch({ kind: 'mark', id: timer.id, part: { repeats } })}
                  >
                    {says.repeats}
                    <span className="sr-only">{`, ${name}`}</span>
                  </Toggle>
                )}
                {at < timers.length - 1 && (
                  <Toggle
                    checked={timer.startsNext}
                    onChange={(startsNext) => dispatch({ kind: 'mark', id: timer.id, part: { startsNext } })}
                  >
                    {says.startsNext}
                    <span className="sr-only">{`, ${name}`}</span>
                  </Toggle>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {timers.length > 1 && (
        <div className="flex flex-wrap gap-2" data-print="hidden">
          <Button size="small" onClick={() => dispatch({ kind: 'start all', now: Date.now() })}>
            {says.startAll}
          </Button>
          <Button size="small" onClick={() => dispatch({ kind: 'pause all', now: Date.now() })}>
            {says.pauseAll}
          </Button>
        </div>
      )}
    </section>
  )
}
