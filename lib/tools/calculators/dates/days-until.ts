import { choice, date, defineCalculator, longText, problem, toggle } from '@/lib/kits/calculator'
import { readDayList, weekendLabels, weekends } from '@/lib/subjects/time/business-days'
import {
  calendarLength,
  daysFrom,
  daysLater,
  isLeapYear,
  weekdayNameOf,
  workingDays,
} from '@/lib/subjects/time/calendar'
import { dayOfRule } from '@/lib/subjects/time/holidays'
import { inYearsMonthsDays } from '@/lib/subjects/time/length-in-words'

/** Rules of days that come each year. */
const yearly = {
  newYear: '01-01',
  valentine: '02-14',
  easter: 'Easter 0',
  mothers: '2 Sun 05',
  halloween: '10-31',
  thanksgiving: '4 Thu 11',
  christmas: '12-25',
} as const
const own = { field: 'event', is: 'own' } as const
/** Shown until the page knows the visitor's own day. */
const exampleDay = '2026-11-23'
const section = 'Counted otherwise'
const milestones = [1000, 500, 365, 200, 100, 60, 50, 30, 14, 10, 7, 3, 1, 0]

export default defineCalculator({
  inputs: {
    event: choice('Until', {
      options: {
        own: 'A date of mine',
        newYear: 'New Year’s Day',
        valentine: 'Valentine’s Day',
        easter: 'Easter Sunday',
        mothers: 'Mother’s Day (second Sunday of May)',
        halloween: 'Halloween',
        thanksgiving: 'Thanksgiving in the United States',
        christmas: 'Christmas Day',
      },
      initial: 'own',
      as: 'menu',
    }),
    target: date('Date', { initial: '2027-06-26', shownWhen: own }),
    every: toggle('It comes every year', {
      help: 'As a birthday does. Then the next one is counted to, however long ago the date is.',
      shownWhen: own,
    }),
    from: date('Count from', {
      optional: true,
      help: 'Left empty, it is today by the calendar of your device.',
      refines: true,
    }),
    started: date('Waiting since', { optional: true, help: 'For the share of the time that has gone.', refines: true }),
    include: toggle('Count the first day too', { refines: true }),
    weekend: choice('Weekend', { options: weekendLabels, initial: 'sat-sun', as: 'menu', refines: true }),
    holidays: longText('Days off', {
      initial: '',
      maxLength: 20_000,
      lines: 3,
      placeholder: '2026-12-25 Christmas',
      help: 'One date a line, with a name behind it if you like.',
      refines: true,
    }),
  },
  outputs: {
    days: { kind: 'count', label: 'Days until then', unit: 'days' },
    day: { kind: 'date', label: 'The day' },
    weeks: { kind: 'text', label: 'In weeks' },
    length: { kind: 'text', label: 'In months' },
    working: { kind: 'count', label: 'Working days left', unit: 'days' },
    note: { kind: 'verdict', label: 'Note', optional: true },
    weekday: { kind: 'text', label: 'Weekday', section },
    sleeps: { kind: 'count', label: 'Sleeps', section },
    hours: { kind: 'count', label: 'Hours of 24-hour days', section },
    gone: { kind: 'percent', label: 'Of the wait has gone', optional: true, section },
    stages: {
      kind: 'table',
      label: 'Milestones on the way',
      columns: {
        left: { kind: 'count', label: 'Days left' },
        day: { kind: 'date', label: 'Date' },
        weekday: { kind: 'text', label: 'Weekday' },
      },
    },
  },
  formula: 'Days = day number of the date − day number of today, and one more where the first day counts too',
  limits: [
    'Days are counted by the calendar of your device, from date to date; hours of the day play no part.',
    'Working days are those after the first day up to and with the date. No public holiday is known but those you list.',
    'Easter is that of the western churches. Mother’s Day has other dates in other countries.',
    'A yearly 29 February is 1 March in a year without it.',
  ],
  sources: [
    { title: 'ISO 8601-1: Date and time, Representations for information interchange' },
    { title: 'J. Meeus: Astronomical Algorithms, chapter 8: Date of Easter' },
  ],

  compute({ event, target, every, from: chosen, started, include, weekend, holidays }, { show, today }) {
    const list = readDayList(holidays, show.region)
    if ('unread' in list)
      return problem('holidays', `must begin each line with a date, which line ${list.unread} does not`)
    const from = chosen ?? today ?? exampleDay
    const day =
      event !== 'own'
        ? nextOf(from, (year) => dayOfRule({ name: event, on: yearly[event] }, year))
        : every
          ? nextOf(from, (year) => anniversary(target, year))
          : target
    if (day === undefined) return problem('from', 'must leave a year before the end of the calendar')
    if (started !== undefined && started >= day) return problem('started', `must lie before ${show.date(day)}`)
    const isPast = day < from
    const [first, last] = isPast ? [day, from] : [from, day]
    const distance = daysFrom(from, day)
    const days = isPast ? distance : distance + (include ? 1 : 0)
    const size = Math.abs(days)
    const free = new Set(list.days.map((one) => one.day))
    const afterFirst = daysLater(first, 1)
    const counted =
      afterFirst === undefined || distance === 0 ? 0 : workingDays(afterFirst, last, weekends[weekend], free)
    const minus = isPast ? '−' : ''
    return {
      days,
      day,
      weeks: `${minus}${show.count(Math.floor(size / 7))} weeks and ${size % 7} ${size % 7 === 1 ? 'day' : 'days'}`,
      length: minus + (inYearsMonthsDays(calendarLength(first, last) ?? { years: 0, months: 0, days: 0 }) ?? '0 days'),
      working: isPast ? 0 : counted,
      note: noteOn(distance, weekdayNameOf(day)),
      weekday: weekdayNameOf(day),
      sleeps: Math.max(0, distance),
      hours: distance * 24,
      gone:
        started === undefined ? undefined : Math.min(1, Math.max(0, daysFrom(started, from) / daysFrom(started, day))),
      stages: milestones.flatMap((left) => {
        const stage = daysLater(day, -left)
        return stage === undefined || stage < from ? [] : [{ left, day: stage, weekday: weekdayNameOf(stage) }]
      }),
    }
  },

  steps({ from: chosen, include, started }, { day, days, hours }, show) {
    const distance = hours / 24
    const count = (value: number) => ({ kind: 'count', value }) as const
    const begin = daysLater(day, -distance) ?? day
    return [
      {
        finds: 'From date to date',
        working: `${show.date(day)} − ${show.date(begin)}${chosen === undefined ? ', today' : ''}`,
        gives: show.count(distance),
      },
      {
        gives: 'days',
        is: include && distance >= 0 ? '{distance} + 1' : '{distance}',
        with: { distance: count(distance) },
      },
      { gives: 'hours', is: '{distance} × 24', with: { distance: count(distance) } },
      ...(started === undefined || days === 0
        ? []
        : [
            {
              finds: 'Share that has gone',
              working: `${show.count(daysFrom(started, begin))} of ${show.count(daysFrom(started, day))} days, at least none and at most all`,
              gives: show.percent(Math.min(1, Math.max(0, daysFrom(started, begin) / daysFrom(started, day)))),
            },
          ]),
    ]
  },

  asked: [
    { says: 'days|time until|till|to {target}', gives: ['days'] },
    { says: 'how many|long days|time until|till|to {target}', gives: ['days'] },
    { says: 'how long until|till {target}', gives: ['days'] },
  ],
  examples: [
    {
      name: 'A wedding in June',
      given: { event: 'own', target: '2027-06-26', from: '2026-11-23', started: '2026-05-01' },
      expect: { days: 215, weeks: '30 weeks and 5 days', weekday: 'Saturday' },
    },
    {
      name: 'Christmas shopping',
      given: { event: 'christmas', from: '2026-11-23' },
      expect: { days: 32, day: '2026-12-25', working: 24 },
    },
  ],
})

/** The first of two years in which a day is not over; undefined where the calendar ends before it. */
function nextOf(from: string, dayIn: (year: number) => string): string | undefined {
  const year = Number(from.slice(0, 4))
  const first = dayIn(year)
  if (first >= from) return first
  return year < 9999 ? dayIn(year + 1) : undefined
}

function anniversary(day: string, year: number): string {
  const rest = day.slice(5) === '02-29' && !isLeapYear(year) ? '03-01' : day.slice(5)
  return `${String(year).padStart(4, '0')}-${rest}`
}

function noteOn(distance: number, weekday: string) {
  if (distance === 0) return { is: 'good' as const, says: `It is today, a ${weekday}.` }
  if (distance > 0) return undefined
  const days = distance === -1 ? 'a day' : `${-distance} days`
  return { is: 'plain' as const, says: `It was ${days} ago, so the answer is negative.` }
}
