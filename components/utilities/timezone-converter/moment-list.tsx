import { Button } from '@/components/ui/button'
import { zoneMessages as messages } from '@/lib/tools/utilities/time/timezone-converter.messages'
import { daysBetween, shownDate, shownTime } from '@/lib/subjects/zones/show'
import { nextTransition, offsetAt, wallAt, writtenOffset } from '@/lib/subjects/zones/wall'
import type { Place } from './draft'

interface MomentListProps {
  places: readonly Place[]
  ms: number
  twelve: boolean
  onHome: (at: number) => void
  onRemove: (at: number) => void
}

const soon = 14 * 86_400_000

/** One moment on the clocks of every place, with the next change of each. */
export function MomentList({ places, ms, twelve, onHome, onRemove }: MomentListProps) {
  const home = places[0]?.zone ?? 'UTC'
  const homeWall = wallAt(home, ms)
  return (
    <ul className="grid gap-2">
      {places.map((place, at) => {
        const wall = wallAt(place.zone, ms)
        const shift = daysBetween(homeWall, wall)
        const change = nextTransition(place.zone, ms)
        return (
          <li
            key={`${place.zone} ${place.name}`}
            className="flex flex-wrap items-start gap-x-4 gap-y-1 rounded-md border border-line bg-raised p-3"
          >
            <div className="min-w-0 grow basis-44">
              <p className="font-semibold">{place.name}</p>
              <p className="text-sm text-muted">
                {place.zone.replaceAll('_', ' ')}, {writtenOffset(offsetAt(place.zone, ms))}
                {at > 0 && `, ${differenceOf(home, place.zone, ms)}`}
              </p>
            </div>
            <div className="grow basis-44">
              <p className="text-xl font-semibold tabular-nums">
                {shownTime(wall, twelve)}
                {shift !== 0 && (
                  <span className="ml-2 rounded-sm bg-accent-soft px-1.5 text-sm font-normal">
                    {messages.dayShift(shift)}
                  </span>
                )}
              </p>
              <p className="text-sm">{shownDate(wall)}</p>
            </div>
            <div className="flex flex-wrap gap-1">
              {at > 0 && (
                <>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={messages.makeHome(place.name)}
                    onClick={() => onHome(at)}
                  >
                    {messages.makeHomeShort}
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={messages.remove(place.name)}
                    onClick={() => onRemove(at)}
                  >
                    {messages.removeShort}
                  </Button>
                </>
              )}
            </div>
            <p className="basis-full text-sm text-muted">
              {change ? (
                <>
                  {messages.nextChange(
                    shownDate(wallAt(place.zone, change.at)),
                    Math.abs(change.after - change.before) / 60_000,
                    change.after > change.before ? messages.forward : messages.back,
                  )}
                  {change.at - ms < soon && (
                    <strong className="ml-2 rounded-sm bg-warn-soft px-1.5 font-medium text-warn">
                      {messages.changeSoon}
                    </strong>
                  )}
                </>
              ) : (
                messages.noChange
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}

export function differenceOf(home: string, zone: string, ms: number): string {
  const minutes = Math.round((offsetAt(zone, ms) - offsetAt(home, ms)) / 60_000)
  if (minutes === 0) return messages.sameTime
  const length = messages.duration(Math.abs(minutes))
  return minutes > 0 ? messages.ahead(length) : messages.behind(length)
}
