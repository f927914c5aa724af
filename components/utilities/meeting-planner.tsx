import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from '@/components/storage/use-store'
import { useIsHere } from '@/components/timers/use-is-here'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import { holidayCountries } from '@/lib/subjects/holidays/countries'
import { bestSlots } from '@/lib/subjects/zones/meeting-times'
import { meetingWords as says } from '@/lib/tools/utilities/time/meeting-planner.messages'
import { BestList } from './meeting-planner/best-list'
import { ChosenPanel } from './meeting-planner/chosen-panel'
import { DayGrid } from './meeting-planner/day-grid'
import { planOfHash } from './meeting-planner/link'
import { PeopleList } from './meeting-planner/people-list'
import { SeriesPanel } from './meeting-planner/series-panel'
import {
  change,
  countriesOf,
  meetingStore,
  peopleOf,
  readMeeting,
  type HolidayTables,
  type MeetingBox,
  type MeetingPlan,
} from './meeting-planner/store'
import { TextBox } from './meeting-planner/text-box'
import { useHolidays } from './meeting-planner/use-holidays'

/** Hours that suit people in several zones. `workerHref` is the address of the worker that hands out holidays. */
export default function MeetingPlanner({ workerHref }: { workerHref: string }) {
  // The zone of this device and its day are known only here, not when the page is built.
  return useIsHere() ? <Planner workerHref={workerHref} /> : <div className="min-h-[70rem]" aria-busy="true" />
}

/** Takes the plan of the address; what stood there before is handed to `onReplaced`. */
function takeLink(onReplaced: (before: MeetingPlan) => void): void {
  const linked = planOfHash(location.hash)
  if (linked === undefined) return
  if (linked === false) return void toast(says.badLink)
  const before = meetingStore.get()
  if (JSON.stringify(before) === JSON.stringify(linked)) return
  meetingStore.set(linked)
  if (before.isChosen) onReplaced(before)
}

function Results({ plan, now, tables }: { plan: MeetingPlan; now: number; tables: HolidayTables }) {
  const read = useMemo(() => readMeeting(plan, now, tables), [plan, now, tables])
  const slots = useMemo(() => (read.attendees ? bestSlots(read.attendees, { ...read, from: read.date }) : []), [read])
  const [best] = slots
  if (!read.attendees || !best) return <p role="status">{says.mend}</p>
  const ms = plan.chosen === 0 ? best.ms : plan.chosen
  const people = read.attendees
  return (
    <>
      <BestList slots={slots} people={people} home={read.home} chosen={ms} />
      <DayGrid people={people} home={read.home} ms={ms} minutes={read.minutes} />
      <ChosenPanel plan={plan} read={read} people={people} ms={ms} />
      <SeriesPanel read={read} people={people} ms={ms} title={plan.title.trim() || says.untitled} />
    </>
  )
}

function Planner({ workerHref }: { workerHref: string }) {
  const plan = useStore(meetingStore)
  const [now] = useState(() => Date.now())
  const [replaced, setReplaced] = useState<MeetingPlan>()
  const holidays = useHolidays(workerHref, countriesOf(plan))
  const read = readMeeting(plan, now, holidays.tables)
  const answered = useDeferredValue(plan)

  useEffect(() => takeLink(setReplaced), [])

  const box = (name: MeetingBox) => ({
    value: name === 'date' ? read.date : plan[name],
    error: read.faults[name],
    // Other days or another length have other best hours; a title does not.
    onText: (text: string) => change({ [name]: text, ...(name === 'date' || name === 'days' ? { chosen: 0 } : {}) }),
  })
  return (
    <div className="grid min-h-[70rem] grid-cols-[minmax(0,1fr)] content-start gap-6">
      {replaced && (
        <p role="status" className="flex flex-wrap items-center gap-3 rounded-md bg-good-soft p-3 text-sm">
          {says.replaced}
          <Button
            size="small"
            onClick={() => {
              meetingStore.set(replaced)
              setReplaced(undefined)
              history.replaceState(null, '', location.pathname)
            }}
          >
            {says.undo}
          </Button>
        </p>
      )}
      <PeopleList people={peopleOf(plan)} read={read} />
      {holidays.missing.length > 0 && (
        <p role="status" className="text-sm text-warn">
          {says.holidaysMissing(holidays.missing.map((country) => holidayCountries[country]))}
        </p>
      )}
      <section aria-label={says.meeting} className="grid grid-cols-[minmax(0,1fr)] gap-3" data-print="hidden">
        <h2 className="text-lg font-semibold">{says.meeting}</h2>
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <TextBox label={says.title} {...box('title')} />
          <TextBox label={says.date} type="date" {...box('date')} />
          <TextBox label={says.days} numeric {...box('days')} />
          <TextBox label={says.minutes} numeric {...box('minutes')} />
          <TextBox label={says.count} numeric {...box('count')} />
          <TextBox label={says.weeks} numeric {...box('weeks')} />
        </div>
      </section>
      <Results plan={answered} now={now} tables={holidays.tables} />
    </div>
  )
}
