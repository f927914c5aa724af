import { csvText } from '@/lib/base/format/csv-cell'
import { weekdayNameOf } from '@/lib/subjects/time/calendar'
import { calendarDays } from '@/lib/subjects/zones/calendar-event'
import { tablesOf } from './countries'
import { kindLabels } from './kinds'
import type { Holiday } from './table'

/** A holiday with its last day, where it is a stretch. */
type Listed = Holiday & { until: string }

interface Where {
  name: string
  /** Tells entries of this place from those of others. */
  id: string
}

/** The same for the same holiday, so that a later file replaces the entry. */
const idOf = ({ id }: Where, { day, kind, name }: Listed) =>
  `holiday-${id}-${day}-${kind}-${name.replaceAll(/[^A-Za-z0-9]+/g, '-')}`

function calendarFile(where: Where, days: readonly Listed[], names: 'english' | 'own'): string {
  return calendarDays(
    days.map((one) => ({
      title: names === 'own' ? one.localName : one.name,
      day: one.day,
      until: one.until,
      description: [where.name, kindLabels[one.kind], ...(one.mayChange ? ['may change'] : [])].join(', '),
      id: idOf(where, one),
    })),
    { made: tablesOf.day, series: 'holidays', product: 'Public Holidays' },
  )
}

function table({ name: place }: Where, days: readonly Listed[]): string {
  return csvText([
    ['Date', 'Until', 'Weekday', 'Name', 'Name in its own language', 'Kind', 'May change', 'Place'],
    ...days.map(({ day, until, name, localName, kind, mayChange }) => [
      day,
      until,
      weekdayNameOf(day),
      name,
      localName,
      kindLabels[kind],
      mayChange ? 'yes' : 'no',
      place,
    ]),
  ])
}

function plainList(headline: string, days: readonly Listed[]): string {
  const lines = days.map(({ day, until, name }) => `${day === until ? day : `${day} to ${until}`}  ${name}`)
  return `${headline}\n\n${lines.join('\n')}\n`
}

/** The list as a calendar (RFC 5545), a table (RFC 4180) and plain text. */
export function holidayFiles(headline: string, where: Where, days: readonly Listed[], names: 'english' | 'own') {
  return { ics: calendarFile(where, days, names), csv: table(where, days), txt: plainList(headline, days) }
}
