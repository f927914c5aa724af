import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { dayPartAt, sunStateAt, type DayPart, type SunState } from '@/lib/subjects/zones/clock-row'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { daysBetween, shownDate, shownTime } from '@/lib/subjects/zones/show'
import { nextTransition, offsetAt, wallAt, writtenOffset, type Transition, type Wall } from '@/lib/subjects/zones/wall'
import { worldWords as says } from '@/lib/tools/utilities/time/world-clock.messages'
import { relabel, type Clock, type WorldClocks } from './store'

const looks: Record<DayPart, string> = {
  works: 'border-good bg-good-soft',
  near: 'border-warn bg-warn-soft',
  away: 'border-line bg-raised',
}

interface ClockCardProps {
  clock: Clock
  at: number
  ms: number
  settings: WorldClocks
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

const ticks = Array.from({ length: 12 }, (_, hour) => hour * 30)

function Face({ wall, label }: { wall: Wall; label: string }) {
  const hand = (degrees: number, length: number, width: number) => (
    <line
      x1={50}
      y1={50}
      x2={50}
      y2={50 - length}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      transform={`rotate(${degrees} 50 50)`}
    />
  )
  return (
    <svg viewBox="0 0 100 100" role="img" aria-label={label} className="size-24">
      <circle cx={50} cy={50} r={47} fill="none" stroke="currentColor" strokeWidth={2} />
      {ticks.map((degrees) => (
        <line
          key={degrees}
          x1={50}
          y1={6}
          x2={50}
          y2={11}
          stroke="currentColor"
          transform={`rotate(${degrees} 50 50)`}
        />
      ))}
      {hand((wall.hour % 12) * 30 + wall.minute / 2, 24, 4)}
      {hand(wall.minute * 6, 36, 2.5)}
    </svg>
  )
}

const changes = new Map<string, { from: number; change: Transition | undefined }>()

/** The next change of a zone's clocks, looked for once until it is over or the moment lies before it was looked for. */
function changeAfter(zone: string, ms: number): Transition | undefined {
  const known = changes.get(zone)
  if (known && ms >= known.from && (known.change === undefined || ms < known.change.at)) return known.change
  const change = nextTransition(zone, ms)
  changes.set(zone, { from: ms, change })
  return change
}

function sunText(sun: SunState, timeAt: (moment: number) => string): string {
  if (!('rise' in sun)) return says.sun[sun.kind]
  return `${says.sun[sun.kind]} · ${says.rises(timeAt(sun.rise), timeAt(sun.set))}`
}

/** One city: its time, day, difference, offset, office hours, Sun and next change. */
export function ClockCard({ clock, at, ms, settings, isLast, onMove, onRemove }: ClockCardProps) {
  const { zone, name, latitude, longitude } = clock
  const { twelve, face, workFrom, workTo } = settings
  const wall = wallAt(zone, ms)
  const own = wallAt(deviceZone(), ms)
  const offset = offsetAt(zone, ms)
  const part = dayPartAt(zone, ms, { from: workFrom, to: workTo })
  const change = changeAfter(zone, ms)
  const time = shownTime(wall, twelve)
  const days = daysBetween(own, wall)
  const sun =
    latitude === undefined || longitude === undefined ? undefined : sunStateAt(ms, { latitude, longitude, zone })
  const title = clock.label === '' ? name : `${name}, ${clock.label}`
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border p-3 [print-color-adjust:exact]',
        looks[part],
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 text-base font-semibold break-words">{name}</h2>
        <span className="text-sm whitespace-nowrap">{writtenOffset(offset)}</span>
      </div>
      <div className="flex items-center gap-3">
        {face === 'analogue' && <Face wall={wall} label={`${name}: ${time}`} />}
        <div className="min-w-0">
          <p className={classNames('font-semibold tabular-nums', face === 'analogue' ? 'text-xl' : 'text-4xl')}>
            {time}
          </p>
          <p className="text-sm">
            {shownDate(wall)}
            {days !== 0 && `, ${says.days(days)}`}
          </p>
        </div>
      </div>
      <ul className="grid gap-0.5 text-sm">
        <li>
          {zone === deviceZone()
            ? says.here
            : says.difference(Math.round((offset - offsetAt(deviceZone(), ms)) / 60_000))}{' '}
          · {says.parts[part]}
        </li>
        {sun && <li>{sunText(sun, (moment) => shownTime(wallAt(zone, moment), twelve))}</li>}
        <li>
          {change
            ? says.change(shownDate(wallAt(zone, change.at - 1)), Math.round((change.after - change.before) / 60_000))
            : says.noChange}
        </li>
      </ul>
      <div className="flex flex-wrap items-center gap-2" data-print="hidden">
        <input
          className="control w-auto min-w-0 flex-1 basis-28"
          aria-label={says.labelOf(name)}
          placeholder={says.labelHint}
          maxLength={60}
          value={clock.label}
          onChange={(event) => relabel(at, event.target.value)}
        />
        <Button
          size="small"
          look="quiet"
          disabled={at === 0}
          aria-label={`${says.up}: ${title}`}
          onClick={() => onMove(-1)}
        >
          ↑
        </Button>
        <Button
          size="small"
          look="quiet"
          disabled={isLast}
          aria-label={`${says.down}: ${title}`}
          onClick={() => onMove(1)}
        >
          ↓
        </Button>
        <Button size="small" look="quiet" aria-label={`${says.remove}: ${title}`} onClick={onRemove}>
          {says.remove}
        </Button>
      </div>
      {clock.label !== '' && <p className="hidden text-sm print:block">{clock.label}</p>}
    </li>
  )
}
