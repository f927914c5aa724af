import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import {
  borneBy,
  changesWithin,
  fixedSeries,
  rotation,
  type Attendee,
  type Slot,
} from '@/lib/subjects/zones/meeting-times'
import { cityOf } from '@/lib/subjects/zones/places'
import { shownDate, timeText } from '@/lib/subjects/zones/show'
import { fromUtc, wallAt } from '@/lib/subjects/zones/wall'
import { meetingWords as says } from '@/lib/tools/utilities/time/meeting-planner.messages'
import { linesOf, saveMeetings } from './chosen-panel'
import { comfortLooks } from './day-grid'
import { seriesFrom, type ReadMeeting } from './store'

function SeriesTable({
  title,
  slots,
  people,
  home,
}: {
  title: string
  slots: readonly Slot[]
  people: readonly Attendee[]
  home: string
}) {
  const borne = borneBy(slots, people.length)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 className="font-semibold">{title}</h3>
      <div className="relative overflow-x-auto" role="region" aria-label={title} tabIndex={0}>
        <table className="border-separate border-spacing-px text-left text-sm tabular-nums">
          <thead>
            <tr>
              <th scope="col" className="pr-3 font-medium">
                {says.seriesColumns}
              </th>
              {people.map(({ name }, at) => (
                <th key={at} scope="col" className="max-w-32 truncate pr-2 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slots.map(({ ms, seats }) => (
              <tr key={ms}>
                <th scope="row" className="pr-3 font-normal whitespace-nowrap">
                  {shownDate(wallAt(home, ms))}
                </th>
                {seats.map(({ wall, comfort }, at) => (
                  <td
                    key={at}
                    className={classNames('rounded-sm px-2 py-1 [print-color-adjust:exact]', comfortLooks[comfort])}
                  >
                    {timeText(wall)}
                    <span className="sr-only"> {says.comforts[comfort]}</span>
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className="pr-3 font-medium">
                {says.total}
              </th>
              {borne.map((cost, at) => (
                <td key={at} className="px-2 py-1">
                  {says.bears(cost)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** From which meeting on somebody has it at another hour than the one before, and who. */
function moves(
  slots: readonly Slot[],
  people: readonly Attendee[],
): readonly { ms: number; names: readonly string[] }[] {
  return slots.flatMap((slot, turn) => {
    const before = slots[turn - 1]
    if (!before) return []
    const names = people.flatMap(({ name }, at) => {
      const [one, other] = [before.seats[at]?.wall, slot.seats[at]?.wall]
      return one && other && (one.hour !== other.hour || one.minute !== other.minute) ? [name] : []
    })
    return names.length > 0 ? [{ ms: slot.ms, names }] : []
  })
}

/** The meetings of a series at one hour and in rotation, with the changes of the clocks on the way. */
export function SeriesPanel({
  read,
  people,
  ms,
  title,
}: {
  read: ReadMeeting
  people: readonly Attendee[]
  ms: number
  title: string
}) {
  if (read.count < 2) return <p className="text-sm text-muted">{says.takeFirst}</p>
  const series = seriesFrom(read, ms)
  const fixed = fixedSeries(people, series)
  const turns = rotation(people, series)
  const changes = changesWithin(people, series)
  return (
    <section aria-label={says.series} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-lg font-semibold">{says.series}</h2>
      {changes.length === 0 ? (
        <p>{says.noChanges}</p>
      ) : (
        <div className="rounded-md bg-warn-soft p-3 text-sm">
          <p className="font-semibold text-warn">{says.changes}</p>
          <ul className="grid gap-1">
            {changes.map(({ zone, at, before, after }) => (
              <li key={`${zone} ${at}`}>
                {says.changeOf(zone, shownDate(fromUtc(at + before)), Math.round((after - before) / 60_000))}
              </li>
            ))}
            {moves(fixed, people).map(({ ms: moment, names }) => (
              <li key={moment} className="break-words">
                {says.moved(shownDate(wallAt(read.home, moment)), names)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <SeriesTable title={says.fixed(cityOf(read.home))} slots={fixed} people={people} home={read.home} />
      <SeriesTable title={says.rotating} slots={turns.slots} people={people} home={read.home} />
      <Button
        className="w-fit"
        data-print="hidden"
        onClick={() =>
          void saveMeetings(
            title,
            turns.slots.map((slot) => ({ title, note: linesOf(people, slot.ms).join('\n'), ms: slot.ms })),
            read,
          )
        }
      >
        {says.saveRotation}
      </Button>
    </section>
  )
}
