import { saveFile } from '@/components/take-away/take-away'
import { toast } from '@/components/ui/toast'
import { fileWord } from '@/lib/base/format/file-word'
import { generatorMessages } from '@/lib/messages/generator'
import { leftAt, type Countdown } from '@/lib/subjects/timers/countdown'
import { eventPage } from '@/lib/subjects/timers/event-page'
import { calendarMoments } from '@/lib/subjects/zones/calendar-event'
import { countdownWords as says } from '@/lib/tools/utilities/time/countdown-timer.messages'
import { countdownStore, nameOf } from './store'

function save(name: string, type: string, content: string): void {
  saveFile(name, type, content)
  void toast(generatorMessages.saved(name))
}

/** The countdown as a page of its own; one that stands still starts when the page is opened. */
export function savePage(timer: Countdown): void {
  const title = nameOf(timer.id, timer.name)
  const aim = 'endsAt' in timer.clock ? { moment: timer.clock.endsAt } : { length: Math.max(0, leftAt(timer, 0)) }
  const { countsUp } = countdownStore.get().settings
  const page = eventPage({ title, aim, over: says.over, countsUp, lang: 'en' })
  save(`${fileWord(title) || 'countdown'}.html`, 'text/html', page)
}

/** The ends as events of a quarter of an hour; of what stands still, the end that it would have if it were started now. */
export function saveCalendar(timers: readonly Countdown[]): void {
  const made = Date.now()
  const events = timers.map((timer) => {
    const from = 'endsAt' in timer.clock ? timer.clock.endsAt : made + leftAt(timer, made)
    return { title: nameOf(timer.id, timer.name), from, to: from + 900_000, id: `countdown-${timer.id}-${from}` }
  })
  save('countdowns.ics', 'text/calendar', calendarMoments(events, { made, product: 'Countdown Timer' }))
}
