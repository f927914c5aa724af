import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import { choice, date, integer, longText, problem, rows, text } from '@/lib/kits/generator'
import type { Notice } from '@/lib/kits/document/types'
import { clockTime, lengthText, minutesOfDay, runningTimes } from '@/lib/subjects/meetings/timing'
import { calendarEvent } from '@/lib/subjects/zones/calendar-event'
import { isZone, resolveWall } from '@/lib/subjects/zones/wall'
import { wallOf } from '@/lib/subjects/zones/show'

const purposes = { inform: 'Inform', discuss: 'Discuss', decide: 'Decide', break: 'Break' } as const

interface Item {
  topic: string
  minutes: number
  purpose: keyof typeof purposes
  owner?: string | undefined
  aim?: string | undefined
}

interface Meeting {
  date: string
  starts: string
  ends?: string | undefined
  items: readonly Item[]
  clock: '24' | '12'
}

const timePattern = { source: '^\\s*(?:[01]?\\d|2[0-3])[:.][0-5]\\d\\s*$', says: 'be a time such as 09:30' }

function timesOf({ starts, ends, items, clock }: Meeting) {
  const named = items.filter(({ topic }) => topic.trim() !== '')
  const start = minutesOfDay(starts) ?? 0
  const times = runningTimes(
    start,
    named.map(({ minutes }) => minutes),
  )
  const over = times.at(-1) ?? start
  const end = ends === undefined ? undefined : minutesOfDay(ends)
  const write = (minutes: number) => clockTime(minutes, clock === '12')
  return { named, start, times, over, end, write }
}

/** The agenda as a calendar shows it under the appointment. */
function described(meeting: Meeting, more: readonly string[]): string {
  const { named, times, write } = timesOf(meeting)
  const lines = named.map(
    ({ topic, minutes, purpose, owner = '' }, at) =>
      `${write(times[at] ?? 0)} ${topic.trim()} (${purposes[purpose].toLowerCase()}, ${minutes} min)${owner.trim() === '' ? '' : `, ${owner.trim()}`}`,
  )
  return [...more, ...lines].filter((line) => line !== '').join('\n')
}

function startOf(day: string, starts: string, zone: string | undefined): number {
  const time = clockTime(minutesOfDay(starts) ?? 0, false)
  const wall = wallOf(day, time)
  if (zone === undefined || wall === undefined) return Date.parse(`${day}T${time}:00Z`)
  const resolved = resolveWall(zone, wall)
  return resolved.kind === 'one' ? resolved.ms : resolved.earlier
}

export default defineSectionedDocument({
  document: 'Agenda',
  title: 'title',
  form: {
    title: text('Meeting', { initial: 'Opening of the second shop', maxLength: 200 }),
    date: date('Date', { initial: '2026-11-30' }),
    starts: text('Starts at', { initial: '09:30', maxLength: 8, pattern: timePattern }),
    ends: text('Ends at', {
      initial: '10:30',
      optional: true,
      maxLength: 8,
      pattern: timePattern,
      help: 'When the room is needed or people leave. The items are compared with it.',
    }),
    items: rows('Items', {
      row: 'item',
      columns: {
        topic: text('Topic', { maxLength: 300 }),
        minutes: integer('Minutes', { initial: 10, min: 1, max: 1440 }),
        purpose: choice('Purpose', { options: purposes, initial: 'discuss', as: 'menu' }),
        owner: text('Who leads', { optional: true, maxLength: 100 }),
        aim: text('What should come of it', { optional: true, maxLength: 300 }),
      },
      initial: [
        { topic: 'Welcome and last week’s actions', minutes: 5, purpose: 'inform', owner: 'Nadia' },
        {
          topic: 'Lease of Mill Street',
          minutes: 20,
          purpose: 'decide',
          owner: 'Jonas',
          aim: 'Sign, or name what is missing',
        },
        {
          topic: 'Opening hours and shifts',
          minutes: 15,
          purpose: 'discuss',
          owner: 'Priya',
          aim: 'Two plans to try in January',
        },
        {
          topic: 'Budget for the shop front',
          minutes: 15,
          purpose: 'decide',
          owner: 'Nadia',
          aim: 'One of the three offers',
        },
      ],
      ownLine: 'aim',
      min: 1,
      max: 60,
      help: 'Each begins when the one above it ends.',
    }),

    objective: longText('Purpose of the meeting', {
      section: 'The meeting',
      optional: true,
      lines: 2,
      maxLength: 3000,
      help: 'One sentence: what is different when everybody leaves?',
      refines: true,
    }),
    place: text('Place or link', { section: 'The meeting', optional: true, maxLength: 500, refines: true }),
    chair: text('Chair', { section: 'The meeting', optional: true, maxLength: 100, refines: true }),
    writer: text('Minutes by', { section: 'The meeting', optional: true, maxLength: 100, refines: true }),
    people: longText('Participants', {
      section: 'The meeting',
      optional: true,
      lines: 4,
      maxLength: 10_000,
      help: 'One a line.',
      refines: true,
    }),
    preparation: longText('To prepare beforehand', {
      section: 'The meeting',
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One a line: what to read, bring or decide alone.',
      refines: true,
    }),
    notes: longText('Notes', { section: 'The meeting', optional: true, lines: 3, maxLength: 10_000, refines: true }),
    zone: text('Time zone', {
      section: 'The meeting',
      optional: true,
      maxLength: 60,
      placeholder: 'Europe/Berlin',
      help: 'For the calendar file. Left empty, every calendar shows the hour above as its own.',
      refines: true,
    }),
    clock: choice('Clock', {
      section: 'Sheet',
      options: { '24': '14:30', '12': '2:30 pm' },
      initial: '24',
      initialIn: { us: '12', ca: '12', au: '12', nz: '12', in: '12', ph: '12' },
      refines: true,
    }),
  },
  facts: ['date'],
  figures(values) {
    const { start, over, end, write } = timesOf(values)
    const { place = '', chair = '', writer = '' } = values
    const told = (label: string, value: string) => (value.trim() === '' ? [] : [{ label, value: value.trim() }])
    return [
      { label: 'Time', value: `${write(start)} to ${write(end ?? over)}` },
      ...told('Place', place),
      ...told('Chair', chair),
      ...told('Minutes by', writer),
    ]
  },
  sections: [
    { heading: 'Purpose', parts: [{ text: 'objective' }] },
    { heading: 'Participants', parts: [{ list: 'people' }] },
    { heading: 'To prepare', parts: [{ list: 'preparation' }] },
    {
      heading: 'Items',
      parts: [
        {
          write(values) {
            const { named, times, over, end, write } = timesOf(values)
            if (named.length === 0) return []
            const isOwned = named.some(({ owner = '' }) => owner.trim() !== '')
            return [
              {
                kind: 'table',
                label: 'Items',
                columns: [
                  { label: 'Time', width: 2 },
                  { label: 'Topic', width: 8 },
                  { label: 'Purpose', width: 3 },
                  ...(isOwned ? [{ label: 'Who leads', width: 3 }] : []),
                  { label: 'Minutes', width: 2, sum: true },
                ],
                rows: named.map(({ topic, minutes, purpose, owner = '', aim = '' }, at) => [
                  write(times[at] ?? 0),
                  aim.trim() === '' ? topic.trim() : `${topic.trim()}\nAim: ${aim.trim()}`,
                  purposes[purpose],
                  ...(isOwned ? [owner.trim()] : []),
                  { kind: 'number', value: minutes },
                ]),
                totals: [
                  { label: 'All items end at', value: write(over), strong: true },
                  ...(end === undefined
                    ? []
                    : [
                        end >= over
                          ? { label: 'Time left', value: lengthText(end - over) }
                          : { label: 'Too long by', value: lengthText(over - end) },
                      ]),
                ],
              },
            ]
          },
        },
      ],
    },
    { heading: 'Notes', parts: [{ text: 'notes' }] },
  ],
  refuses(values) {
    const { start, end } = timesOf(values)
    if (end !== undefined && end <= start) return problem('ends', 'must be later than the start')
    const { zone = '' } = values
    if (zone.trim() !== '' && !isZone(zone.trim()))
      return problem('zone', 'must be the name of a time zone, such as Europe/Berlin or America/New_York')
    return undefined
  },
  warns(values): readonly Notice[] {
    const { named, over, end, write } = timesOf(values)
    const unowned = named.filter(({ purpose, owner = '' }) => purpose === 'decide' && owner.trim() === '')
    const slot: readonly Notice[] =
      end === undefined
        ? []
        : over > end
          ? [
              {
                is: 'bad',
                says: `The items take ${lengthText(over - end)} more than there is: they end at ${write(over)}, the meeting at ${write(end)}.`,
              },
            ]
          : [
              {
                is: 'good',
                says:
                  over === end
                    ? 'The items fill the time.'
                    : `The items end at ${write(over)} and leave ${lengthText(end - over)}.`,
              },
            ]
    return [
      ...slot,
      ...unowned.map(({ topic }): Notice => ({
        is: 'plain',
        says: `Nobody leads “${topic.trim()}”, on which a decision is wanted.`,
      })),
    ]
  },
  files: {
    ics: {
      label: 'calendar file',
      type: 'text/calendar;charset=utf-8',
      extension: 'ics',
      make(values) {
        const {
          title,
          date: day,
          place,
          objective,
          zone,
        } = values as { [Name in 'title' | 'date']: string } & {
          [Name in 'place' | 'objective' | 'zone']?: string
        }
        const meeting = values as unknown as Meeting
        const { start, over, end } = timesOf(meeting)
        const where = (zone ?? '').trim()
        const isLocal = where === ''
        return calendarEvent({
          title,
          place: place ?? '',
          description: described(meeting, [objective ?? '']),
          start: startOf(day, meeting.starts, isLocal ? undefined : where),
          length: (end ?? over) - start,
          // The same agenda is the same appointment, whenever it is saved.
          made: Date.parse(`${day}T00:00:00Z`),
          isLocal,
          product: 'Meeting Agenda',
        })
      },
    },
  },
  records: { kind: 'other', date: 'date' },
  makes:
    'An agenda whose items get their times from their minutes, compared with the end of the meeting, and an appointment for calendars after RFC 5545.',
  limits: [
    'The calendar file has one appointment. A series is set up in your calendar.',
    'A meeting ends on the day on which it begins.',
    'With a time zone the hour of the file is that of the zone on that day; an hour that occurs twice when clocks go back is its first one.',
  ],
  sources: [
    {
      title: 'RFC 5545: Internet Calendaring and Scheduling Core Object Specification',
      href: 'https://www.rfc-editor.org/rfc/rfc5545',
    },
  ],
  examples: [
    {
      name: 'An hour with time left',
      given: {},
      expect: {
        text: ['Time: 09:30 to 10:30', '09:55\tOpening hours and shifts', 'Total\t\t\t\t55', 'Time left: 5 min'],
      },
    },
    {
      name: 'Too much for half an hour',
      given: {
        title: 'Monday stand-up',
        starts: '08:45',
        ends: '09:15',
        items: [
          { topic: 'News', minutes: 10, purpose: 'inform' },
          { topic: 'Orders that are late', minutes: 25, purpose: 'discuss', owner: 'Tom' },
        ],
      },
      expect: {
        text: ['08:55\tOrders that are late\tDiscuss\tTom\t25', 'All items end at: 09:20', 'Too long by: 5 min'],
      },
    },
  ],
})
