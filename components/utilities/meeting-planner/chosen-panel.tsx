import { Button, buttonClasses } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { PrintButton } from '@/components/ui/print-button'
import { toast } from '@/components/ui/toast'
import { WideTable } from '@/components/ui/wide-table'
import { fileWord } from '@/lib/base/format/file-word'
import { generatorMessages } from '@/lib/messages/generator'
import { calendarLinks, slotOf, type Attendee } from '@/lib/subjects/zones/meeting-times'
import { shownDate, timeText } from '@/lib/subjects/zones/show'
import { offsetAt, wallAt, writtenOffset } from '@/lib/subjects/zones/wall'
import { meetingWords as says } from '@/lib/tools/utilities/time/meeting-planner.messages'
import { comfortLooks } from './day-grid'
import { copyPlanLink } from './link'
import type { MeetingPlan, ReadMeeting } from './store'

interface ChosenPanelProps {
  plan: MeetingPlan
  read: ReadMeeting
  people: readonly Attendee[]
  ms: number
}

/** The hour as each of them has it, a line for each. */
export function linesOf(people: readonly Attendee[], ms: number): readonly string[] {
  return people.map(({ name, zone }) => {
    const wall = wallAt(zone, ms)
    return `${name}: ${shownDate(wall)}, ${timeText(wall)} (${writtenOffset(offsetAt(zone, ms))})`
  })
}

/** Events as a calendar file, each on the clocks of its zone. */
export async function saveMeetings(
  name: string,
  events: readonly { title: string; note: string; ms: number }[],
  { home, minutes }: ReadMeeting,
  rule?: string,
): Promise<void> {
  const [{ saveFile }, { calendarSeries }] = await Promise.all([
    import('@/components/take-away/take-away'),
    import('@/lib/subjects/zones/calendar-series'),
  ])
  const made = Date.now()
  const series = events.map(({ title, note, ms }) => ({
    title,
    note,
    id: `meeting-${ms}-${made}`,
    wall: wallAt(home, ms),
    zone: home,
    length: minutes,
    rule,
  }))
  const file = `${fileWord(name) || 'meeting'}.ics`
  saveFile(file, 'text/calendar', calendarSeries(series, { made, product: 'Meeting Time Zone Planner' }))
  void toast(generatorMessages.saved(file))
}

/** Everybody's time of the chosen hour, and the ways to hand it on. */
export function ChosenPanel({ plan, read, people, ms }: ChosenPanelProps) {
  const { minutes, count, everyWeeks } = read
  const slot = slotOf(people, ms, minutes)
  const title = plan.title.trim() || says.untitled
  const lines = linesOf(people, ms)
  const links = calendarLinks({ title, text: lines.join('\n'), from: ms, to: ms + minutes * 60_000 })
  const rule = count > 1 ? `FREQ=WEEKLY;INTERVAL=${everyWeeks};COUNT=${count}` : undefined
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-lg font-semibold break-words">{`${says.chosen}: ${title}`}</h2>
      <WideTable label={says.chosen} columns={says.chosenColumns}>
        {people.map(({ name, zone }, at) => {
          const wall = wallAt(zone, ms)
          const comfort = slot.seats[at]?.comfort ?? 'likes'
          return (
            <tr key={at} className="border-t border-line">
              <th scope="row" className="py-1 pr-3 font-normal break-words">
                {name}
              </th>
              <td className="py-1 pr-3 whitespace-nowrap">{shownDate(wall)}</td>
              <td className="py-1 pr-3 font-semibold">{timeText(wall)}</td>
              <td className="py-1 pr-3 whitespace-nowrap">{writtenOffset(offsetAt(zone, ms))}</td>
              <td className="py-1">
                <span
                  className={classNames('rounded-sm px-2 py-0.5 [print-color-adjust:exact]', comfortLooks[comfort])}
                >
                  {says.comforts[comfort]}
                </span>
              </td>
            </tr>
          )
        })}
      </WideTable>
      <div className="flex flex-wrap gap-2" data-print="hidden">
        <Button
          look="primary"
          onClick={() =>
            void import('@/components/take-away/take-away').then(({ copyText }) =>
              copyText([title, ...lines].join('\n')),
            )
          }
        >
          {says.copy}
        </Button>
        <Button onClick={() => void saveMeetings(title, [{ title, note: lines.join('\n'), ms }], read, rule)}>
          {says.ics}
        </Button>
        <Button onClick={() => void copyPlanLink(plan, read.date, ms)}>{says.link}</Button>
        <a className={buttonClasses()} href={links.google} target="_blank" rel="noopener noreferrer">
          {says.google}
        </a>
        <a className={buttonClasses()} href={links.outlook} target="_blank" rel="noopener noreferrer">
          {says.outlook}
        </a>
        <PrintButton />
      </div>
      <p className="text-sm text-muted" data-print="hidden">
        {says.linksNote}
      </p>
    </section>
  )
}
