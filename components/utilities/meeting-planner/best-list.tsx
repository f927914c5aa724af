import { Button } from '@/components/ui/button'
import { WideTable } from '@/components/ui/wide-table'
import type { Attendee, Slot } from '@/lib/subjects/zones/meeting-times'
import { shownDate, timeText } from '@/lib/subjects/zones/show'
import { wallAt } from '@/lib/subjects/zones/wall'
import { meetingWords as says } from '@/lib/tools/utilities/time/meeting-planner.messages'
import { change } from './store'

const shown = 10

function verdict(slots: readonly Slot[], people: readonly Attendee[], home: string): string {
  const [best] = slots
  if (!best) return ''
  // A meeting at work that is not liked is still within everybody's hours.
  const suits = slots.filter(({ worst }) => worst <= 1).length
  if (suits > 0) return says.allWork(suits)
  const wall = wallAt(home, best.ms)
  const reasons = best.seats.flatMap((seat, at) =>
    seat.cost > 1 ? [says.reason(people[at]?.name ?? '', seat.comfort, timeText(seat.wall))] : [],
  )
  return says.noOverlap(shownDate(wall), timeText(wall), reasons)
}

function worstOff({ seats, worst }: Slot, people: readonly Attendee[]): string {
  if (worst === 0) return says.nobody
  const at = seats.findIndex(({ cost }) => cost === worst)
  const seat = seats[at]
  return seat ? says.reason(people[at]?.name ?? '', seat.comfort, timeText(seat.wall)) : says.nobody
}

/** The best hours and why they are. */
export function BestList({
  slots,
  people,
  home,
  chosen,
}: {
  slots: readonly Slot[]
  people: readonly Attendee[]
  home: string
  chosen: number
}) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-lg font-semibold">{says.best}</h2>
      <p role="status" className="font-medium break-words">
        {verdict(slots, people, home)}
      </p>
      <WideTable label={says.best} columns={says.bestColumns}>
        {slots.slice(0, shown).map((slot) => {
          const wall = wallAt(home, slot.ms)
          return (
            <tr key={slot.ms} className="border-t border-line">
              <td className="py-1 pr-3 whitespace-nowrap">{shownDate(wall)}</td>
              <td className="py-1 pr-3">{timeText(wall)}</td>
              <td className="py-1 pr-3">{slot.total}</td>
              <td className="min-w-40 py-1 pr-3 break-words">{worstOff(slot, people)}</td>
              <td className="py-1 text-right" data-print="hidden">
                <Button
                  size="small"
                  disabled={slot.ms === chosen}
                  aria-label={`${slot.ms === chosen ? says.taken : says.take}: ${shownDate(wall)}, ${timeText(wall)}`}
                  onClick={() => change({ chosen: slot.ms })}
                >
                  {slot.ms === chosen ? says.taken : says.take}
                </Button>
              </td>
            </tr>
          )
        })}
      </WideTable>
      <p className="text-sm text-muted">{says.rule}</p>
    </section>
  )
}
