import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { WideTable } from '@/components/ui/wide-table'
import { changesOf, type ZoneChange } from '@/lib/subjects/zones/clock-row'
import { shownDate, shownTime } from '@/lib/subjects/zones/show'
import { fromUtc, wallAt, writtenOffset, type Wall } from '@/lib/subjects/zones/wall'
import { worldWords as says } from '@/lib/tools/utilities/time/world-clock.messages'

const twoYears = 2 * 366 * 86_400_000
const isoText = (wall: Wall) =>
  `${wall.year}-${String(wall.month).padStart(2, '0')}-${String(wall.day).padStart(2, '0')}T${shownTime(wall, false)}`
const minutesOf = ({ before, after }: ZoneChange) => Math.round((after - before) / 60_000)

async function saveCsv(changes: readonly ZoneChange[]): Promise<void> {
  if (changes.length === 0) return void toast(says.nothing)
  const [{ saveFile }, { csvText }] = await Promise.all([
    import('@/components/take-away/take-away'),
    import('@/lib/base/format/csv-cell'),
  ])
  const rows = changes.map(({ zone, at, before, after }) => [
    zone,
    new Date(at).toISOString().slice(0, 16) + 'Z',
    isoText(fromUtc(at + before)),
    isoText(fromUtc(at + after)),
    writtenOffset(before),
    writtenOffset(after),
  ])
  saveFile('clock-changes.csv', 'text/csv', `\uFEFF${csvText([says.fileHead, ...rows])}`)
}

async function saveCalendar(changes: readonly ZoneChange[]): Promise<void> {
  if (changes.length === 0) return void toast(says.nothing)
  const [{ saveFile }, { calendarMoments }] = await Promise.all([
    import('@/components/take-away/take-away'),
    import('@/lib/subjects/zones/calendar-event'),
  ])
  const events = changes.map((change) => ({
    title: says.eventTitle(change.zone, minutesOf(change)),
    note: says.eventNote(writtenOffset(change.before), writtenOffset(change.after)),
    from: change.at,
    to: change.at + 900_000,
    id: `clocks-${change.zone.replaceAll('/', '-')}-${change.at}`,
  }))
  saveFile('clock-changes.ics', 'text/calendar', calendarMoments(events, { made: Date.now(), product: 'World Clock' }))
}

/** Every change of the clocks of the shown zones in two years. */
export function ChangeList({ zones, from, twelve }: { zones: readonly string[]; from: number; twelve: boolean }) {
  const changes = changesOf(zones, from, from + twoYears)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-sm text-muted">{says.changesNote}</p>
      {changes.length === 0 ? (
        <p>{says.noChanges}</p>
      ) : (
        <WideTable label={says.changes} columns={says.changeColumns}>
          {changes.map(({ zone, at, before, after }) => (
            <tr key={`${zone} ${at}`} className="border-t border-line">
              <th scope="row" className="py-1 pr-3 font-normal">
                {zone}
              </th>
              <td className="py-1 pr-3">{shownDate(fromUtc(at + before))}</td>
              <td className="py-1 pr-3">{shownTime(fromUtc(at + before), twelve)}</td>
              <td className="py-1 pr-3">{shownTime(wallAt(zone, at), twelve)}</td>
              <td className="py-1 pr-3">
                {writtenOffset(before)} → {writtenOffset(after)}
              </td>
            </tr>
          ))}
        </WideTable>
      )}
      <div className="flex flex-wrap gap-2" data-print="hidden">
        <Button size="small" onClick={() => void saveCsv(changes)}>
          {says.csv}
        </Button>
        <Button size="small" onClick={() => void saveCalendar(changes)}>
          {says.ics}
        </Button>
      </div>
    </div>
  )
}
