import { classNames } from '@/components/ui/class-names'
import { slotOf, startsOf, type Attendee, type Comfort } from '@/lib/subjects/zones/meeting-times'
import { cityOf } from '@/lib/subjects/zones/places'
import { dateText, shownDate, timeText } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { meetingWords as says } from '@/lib/tools/utilities/time/meeting-planner.messages'
import { change } from './store'

export const comfortLooks: Record<Comfort, string> = {
  likes: 'bg-good-soft font-semibold text-good',
  work: 'bg-accent-soft',
  near: 'bg-warn-soft text-warn',
  off: 'bg-raised text-muted',
  never: 'bg-bad-soft text-bad',
}

interface DayGridProps {
  people: readonly Attendee[]
  home: string
  ms: number
  minutes: number
}

/** The hours of the day of the chosen hour, as everybody sees them. */
export function DayGrid({ people, home, ms, minutes }: DayGridProps) {
  const chosen = wallAt(home, ms)
  const slots = startsOf(home, dateText(chosen))
    .filter((start) => wallAt(home, start).minute === 0)
    .map((start) => slotOf(people, start, minutes))
  const title = says.grid(shownDate(chosen), cityOf(home))
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-lg font-semibold">{title}</h2>
      <div className="relative overflow-x-auto print:overflow-visible" role="region" aria-label={title} tabIndex={0}>
        <table className="border-separate border-spacing-px text-center text-xs tabular-nums print:text-[0.5rem]">
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 bg-surface">
                <span className="sr-only">{says.name}</span>
              </th>
              {slots.map((slot) => {
                const wall = wallAt(home, slot.ms)
                const isChosen = wall.hour === chosen.hour
                return (
                  <th key={slot.ms} scope="col">
                    <button
                      type="button"
                      className={classNames(
                        'grid h-11 w-full min-w-11 place-items-center rounded-sm border sm:h-9 print:h-6 print:min-w-0',
                        isChosen ? 'border-accent bg-accent-soft font-semibold' : 'border-line',
                      )}
                      aria-pressed={isChosen}
                      aria-label={`${wall.hour}: ${says.choose(timeText(wall))}`}
                      onClick={() => change({ chosen: slot.ms })}
                    >
                      {wall.hour}
                    </button>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {people.map((person, row) => (
              <tr key={row}>
                <th scope="row" className="sticky left-0 max-w-28 truncate bg-surface pr-2 text-left font-medium">
                  {person.name}
                </th>
                {slots.map(({ ms: start, seats }) => {
                  const seat = seats[row]
                  if (!seat) return null
                  const { wall, comfort } = seat
                  return (
                    <td key={start}>
                      <span
                        className={classNames(
                          'grid h-9 min-w-11 place-items-center rounded-sm [print-color-adjust:exact] print:h-6 print:min-w-0',
                          comfortLooks[comfort],
                        )}
                      >
                        {wall.minute === 0 ? wall.hour : timeText(wall)}
                        <span className="sr-only"> {says.comforts[comfort]}</span>
                      </span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-muted">{says.gridHelp}</p>
      <ul className="flex flex-wrap gap-2 text-xs">
        {(Object.keys(comfortLooks) as Comfort[]).map((comfort) => (
          <li
            key={comfort}
            className={classNames('rounded-sm px-2 py-1 [print-color-adjust:exact]', comfortLooks[comfort])}
          >
            {says.comforts[comfort]}
          </li>
        ))}
      </ul>
    </section>
  )
}
