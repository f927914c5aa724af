import { choice, date, integer, longText, number, text } from '@/lib/kits/fields/define'
import type { Document } from '@/lib/kits/document/types'
import {
  definePlanner,
  type Beginning,
  type Entry,
  type GridCell,
  type GridPage,
  type Piece,
  type Span,
} from '@/lib/kits/planner/planner'
import {
  dayAt,
  isDone,
  isDue,
  mondayOf,
  pressed,
  reached,
  readMarks,
  shareOn,
  standingOf,
  writeMarks,
  type Habit,
  type Marks,
} from '@/lib/subjects/habits/habit'
import { daysFrom, daysLater, weekdayOf } from '@/lib/subjects/time/calendar'
import { habitWords as says } from './habit-tracker.messages'

interface HabitValues {
  name: string
  category: string
  rhythm: 'daily' | 'weekly'
  times: number
  target: number
  unit: string
  rest: string
  grace: number
  from: string | undefined
  remind: string
  log: string
  notes: string
}
interface HabitWork {
  book: { name: string; boundary: number; initials: string }
  of: { habit: readonly Entry<HabitValues>[] }
  today: string | undefined
  now: number
  show: {
    date(iso: string): string
    month(iso: string): string
    number(value: number, decimals?: number): string
    count(value: number): string
    percent(share: number, decimals?: number): string
  }
}

/** The last logs that were read: a view asks for each of them many times, and they change one at a time. */
const read = new Map<string, ReturnType<typeof readMarks>>()
const mostRead = 300

function marksOf(log: string): ReturnType<typeof readMarks> {
  const known = read.get(log)
  if (known) return known
  const fresh = readMarks(log)
  const [oldest] = read.keys()
  if (read.size >= mostRead && oldest !== undefined) read.delete(oldest)
  read.set(log, fresh)
  return fresh
}

const short = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function habitOf({ rhythm, times, target, rest, grace, from, log }: HabitValues): Habit {
  const { marks } = marksOf(log)
  return {
    rhythm,
    times,
    target,
    grace,
    from,
    marks,
    rest: new Set(short.flatMap((name, at) => (rest.includes(name) ? [at] : []))),
  }
}

/** While the page is built no day is known; any Monday stands for it. */
const todayOf = ({ today, now, book }: HabitWork) => (today === undefined ? '2026-01-05' : dayAt(now, book.boundary))

function withMarks(values: HabitValues, marks: Marks): Pick<HabitValues, 'log'> {
  return { log: writeMarks(marks, marksOf(values.log).rest) }
}

function stateOf(habit: Habit, day: string): keyof typeof says.state {
  const mark = habit.marks.get(day)
  if (mark?.isSkipped) return 'skip'
  if (isDone(mark, habit.target)) return 'done'
  return isDue(habit, day) ? 'none' : 'rest'
}

function cellOf(habit: Habit, day: string, today: string, { number }: HabitWork['show']): GridCell {
  const mark = habit.marks.get(day)
  const state = stateOf(habit, day)
  const share = reached(mark, habit.target)
  if (state === 'done') {
    const counted = habit.target === 1 ? undefined : mark?.amount
    return { heat: 1, notes: [{ text: counted === undefined ? says.marks.done : number(counted) }] }
  }
  if (state === 'skip') return { notes: [{ text: says.marks.skip }] }
  if (share > 0 && mark?.amount !== undefined)
    return { heat: share, notes: [{ text: says.amount(number(mark.amount), number(habit.target)) }] }
  if (state === 'rest') return { notes: [{ text: says.marks.rest }] }
  return day < today && habit.from !== undefined && day >= habit.from ? { tone: 'bad' } : {}
}

const spanDays = (from: string, span: Span) => {
  if (span === 'week') return 7
  const next = span === 'year' ? `${Number(from.slice(0, 4)) + 1}-01-01` : daysLater(`${from.slice(0, 7)}-28`, 4)
  return daysFrom(from, span === 'year' ? (next ?? from) : `${(next ?? from).slice(0, 7)}-01`)
}

function page(work: HabitWork, from: string, span: Span): GridPage {
  const days = Array.from({ length: spanDays(from, span) }, (_, at) => daysLater(from, at) ?? from)
  const today = todayOf(work)
  return {
    columns: days.map((day) => ({
      id: day,
      title: span === 'week' ? `${short[weekdayOf(day)]} ${Number(day.slice(8))}` : String(Number(day.slice(8))),
      isMarked: day === today,
      ...(span === 'year' && day.endsWith('-01') ? { note: work.show.month(day.slice(0, 7)) } : {}),
    })),
    rows: work.of.habit.map((entry) => {
      const habit = habitOf(entry.values)
      const { current } = standingOf(habit, today)
      const week = mondayOf(today)
      const done = Array.from({ length: 7 }, (_, at) => habit.marks.get(daysLater(week, at) ?? week)).filter((mark) =>
        isDone(mark, habit.target),
      ).length
      return {
        id: entry.id,
        title: entry.values.name,
        entry: entry.id,
        notes: [
          { text: says.streak(current, habit.rhythm === 'weekly') },
          ...(habit.rhythm === 'weekly' ? [{ text: says.weekOf(done, habit.times) }] : []),
        ],
        cells: days.map((day) => cellOf(habit, day, today, work.show)),
      }
    }),
  }
}

/** Where a habit stands today; one that rests today is on no column. */
function columnOf(values: HabitValues, work: HabitWork): 'open' | 'done' | 'passed' | '' {
  const state = stateOf(habitOf(values), todayOf(work))
  return state === 'done' ? 'done' : state === 'skip' ? 'passed' : state === 'none' ? 'open' : ''
}

function dropped(values: HabitValues, column: string, work: HabitWork): Partial<HabitValues> {
  const day = todayOf(work)
  const { marks } = marksOf(values.log)
  const note = marks.get(day)?.note ?? ''
  const next = new Map(marks)
  if (column === 'open') {
    if (note === '') next.delete(day)
    else next.set(day, { amount: 0, isSkipped: false, note })
  } else
    next.set(day, {
      amount: undefined,
      isSkipped: column === 'passed',
      note: note === '' && column === 'done' ? work.book.initials : note,
    })
  return withMarks(values, next)
}

const heatWeeks = 26
const lastDays = 30

function heatPiece(habits: readonly Habit[], today: string, work: HabitWork): Piece {
  const first = daysLater(mondayOf(today), -7 * (heatWeeks - 1)) ?? today
  const weeks = Array.from({ length: heatWeeks }, (_, at) => daysLater(first, 7 * at) ?? first)
  return {
    kind: 'chart',
    drawing: {
      kind: 'heat',
      title: says.heat,
      x: { label: says.heatX, names: weeks.map((monday) => work.show.date(monday)) },
      y: { label: says.heatY, names: [...says.weekdays] },
      values: says.weekdays.map((_, at) =>
        weeks.map((monday) => shareOn(habits, daysLater(monday, at) ?? monday, today) ?? null),
      ),
      write: (share) => work.show.percent(share, 0),
    },
  }
}

function figures(work: HabitWork): readonly Piece[] {
  const today = todayOf(work)
  const all = work.of.habit.map(({ values }) => ({ name: values.name, habit: habitOf(values) }))
  if (all.length === 0) return [{ kind: 'note', says: says.empty }]
  const standings = all.map(({ name, habit }) => ({ name, habit, ...standingOf(habit, today) }))
  const [best] = standings.toSorted((one, other) => other.longest - one.longest)
  const habits = all.map(({ habit }) => habit)
  const shares = Array.from({ length: lastDays }, (_, at) =>
    shareOn(habits, daysLater(today, -at) ?? today, today),
  ).filter((share) => share !== undefined)
  const due = habits.filter((habit) => isDue(habit, today) && !habit.marks.get(today)?.isSkipped)
  const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
  const { count, percent } = work.show
  return [
    {
      kind: 'figures',
      items: [
        {
          label: says.figureLabels.done,
          text: says.amount(
            count(due.filter(({ marks, target }) => isDone(marks.get(today), target)).length),
            count(due.length),
          ),
        },
        {
          label: says.figureLabels.best,
          text:
            best && best.longest > 0
              ? says.nameWithStreak(best.name, says.streak(best.longest, best.habit.rhythm === 'weekly'))
              : says.none,
        },
        { label: says.figureLabels.share, text: shares.length > 0 ? percent(mean(shares), 0) : says.none },
        { label: says.figureLabels.strength, text: percent(mean(standings.map(({ strength }) => strength)), 0) },
      ],
    },
    {
      kind: 'table',
      label: says.standings,
      isTitled: true,
      columns: says.standingColumns,
      rows: standings.map(({ name, habit, current, longest, strength, due: turns, done }) => [
        name,
        says.streak(current, habit.rhythm === 'weekly'),
        count(longest),
        percent(strength, 0),
        says.amount(count(done), count(turns)),
      ]),
    },
    { kind: 'note', says: says.formula },
    heatPiece(habits, today, work),
  ]
}

function byCategory(work: HabitWork): readonly [string, readonly Entry<HabitValues>[]][] {
  const groups = new Map<string, Entry<HabitValues>[]>()
  for (const entry of work.of.habit) {
    const category = entry.values.category || says.others
    groups.set(category, [...(groups.get(category) ?? []), entry])
  }
  return [...groups]
}

const half = 16

/** The month of today in two tables, since thirty-one columns are too many for one sheet; what is marked is filled in. */
function monthPaper(work: HabitWork): Document {
  const today = todayOf(work)
  const month = today.slice(0, 7)
  const days = Array.from(
    { length: spanDays(`${month}-01`, 'month') },
    (_, at) => daysLater(`${month}-01`, at) ?? today,
  )
  const table = (list: readonly string[]): Document['blocks'][number] => ({
    kind: 'table',
    label: says.grid,
    columns: [
      { label: says.corner, width: 4 },
      ...list.map((day) => ({ label: `${Number(day.slice(8))}`, width: 1, align: 'centre' as const })),
    ],
    rows: work.of.habit.map(({ values }) => {
      const habit = habitOf(values)
      const marks = { done: says.doneBox, skip: says.marks.skip, rest: says.marks.rest, none: says.box }
      return [values.name, ...list.map((day) => marks[stateOf(habit, day)])]
    }),
  })
  return {
    title: `${work.book.name} ${month}`,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: work.book.name },
      { kind: 'heading', level: 2, text: says.month(work.show.month(month)) },
      table(days.slice(0, half)),
      table(days.slice(half)),
    ],
  }
}

function checkPaper(work: HabitWork): Document {
  const today = todayOf(work)
  return {
    title: `${work.book.name} ${today}`,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: work.book.name },
      { kind: 'paragraph', text: work.show.date(today) },
      ...byCategory(work).flatMap(([category, entries]): Document['blocks'] => [
        { kind: 'heading', level: 2, text: category },
        {
          kind: 'table',
          label: category,
          columns: [
            { label: says.marks.done, width: 1, align: 'centre' },
            { label: says.corner, width: 6 },
            { label: says.time, width: 2 },
            { label: says.signed, width: 3 },
          ],
          rows: entries
            .filter(({ values }) => isDue(habitOf(values), today))
            .map(({ values }) => [
              says.box,
              values.notes === '' ? values.name : `${values.name}\n${values.notes.slice(0, 300)}`,
              values.remind,
              '',
            ]),
        },
      ]),
      { kind: 'signature', signers: [{ role: says.signed }] },
    ],
  }
}

const reminderDays = 56

function example(today: string): Beginning {
  const day = (back: number) => daysLater(today, -back) ?? today
  const log = (length: number, skip: (back: number) => boolean, amount: (back: number) => string = () => '') =>
    Array.from({ length }, (_, at) => length - at)
      .filter((back) => !skip(back))
      .map((back) => `${day(back)}${amount(back)}`)
      .join('\n')
  return {
    book: { name: 'Corner café (example)', boundary: 3 },
    entries: [
      {
        kind: 'habit',
        key: 'fridge',
        values: {
          name: 'Fridge temperatures',
          category: 'Opening',
          from: day(40),
          remind: '7:30',
          log: log(40, (back) => back === 17),
          notes: 'All three, on the sheet by the door.',
        },
      },
      {
        kind: 'habit',
        key: 'float',
        values: {
          name: 'Count the float',
          category: 'Opening',
          from: day(40),
          rest: 'Sun',
          log: log(40, (back) => back === 5 || back === 6),
        },
      },
      {
        kind: 'habit',
        key: 'grill',
        values: {
          name: 'Clean the grill',
          category: 'Closing',
          rhythm: 'weekly',
          times: 3,
          from: day(40),
          log: log(40, (back) => back % 3 !== 0),
        },
      },
      {
        kind: 'habit',
        key: 'water',
        values: {
          name: 'Water',
          category: 'Own',
          target: 8,
          unit: 'glasses',
          grace: 1,
          from: day(20),
          log: log(
            20,
            (back) => back % 7 === 0,
            (back) => ` ${6 + (back % 3)}`,
          ),
        },
      },
    ],
  }
}

export default definePlanner({
  book: {
    one: 'habit book',
    many: 'habit books',
    fields: {
      name: text('Name of the book', { initial: says.book, maxLength: 100 }),
      boundary: integer('A new day begins at', {
        initial: 0,
        min: 0,
        max: 12,
        unit: 'h',
        help: 'Hours after midnight. At 3, two in the morning still counts as the day before.',
      }),
      initials: text('Initials noted with each tick', {
        maxLength: 20,
        refines: true,
        help: 'For a team that shares one device.',
      }),
    },
  },
  kinds: {
    habit: {
      one: 'habit',
      many: 'habits',
      title: 'name',
      archives: true,
      fields: {
        name: text('Name', { maxLength: 100 }),
        category: text('Category', {
          maxLength: 60,
          help: 'Such as Health, or Opening and Closing of a shop.',
        }),
        rhythm: choice('Rhythm', { options: says.rhythms, initial: 'daily' as HabitValues['rhythm'] }),
        times: integer('Days a week', { initial: 3, min: 1, max: 7, help: 'For “Some days a week”.' }),
        target: number('Amount that makes a day done', { initial: 1, min: 0.1, max: 1_000_000, help: '1 is a tick.' }),
        unit: text('Unit', { maxLength: 30, refines: true, placeholder: 'glasses' }),
        rest: text('Rest days', {
          maxLength: 60,
          refines: true,
          pattern: { source: says.restPattern, says: says.restSays },
          help: 'Such as Sat, Sun. Nothing is due on them.',
        }),
        grace: integer('Misses in a row that leave a streak standing', { initial: 0, min: 0, max: 7, refines: true }),
        from: date('Begins on', { optional: true, refines: true, help: 'Empty: on its first marked day.' }),
        remind: text('Remind at', {
          maxLength: 5,
          refines: true,
          pattern: { source: says.timePattern, says: says.timeSays },
          help: 'For the calendar file.',
        }),
        log: longText('Days', {
          maxLength: 400_000,
          lines: 5,
          refines: true,
          help: 'A day a line, with amount and note: 2026-11-28 3 with Ada. “skip” in place of the amount passes over a day.',
        }),
        notes: longText('Notes', { maxLength: 10_000, lines: 3, refines: true }),
      },
    },
  },
  main: 'habit',
  filters: ['category', 'rhythm'],
  same: ['name', 'category'],
  views: {
    days: {
      kind: 'grid',
      label: says.grid,
      of: 'habit',
      corner: says.corner,
      spans: ['week', 'month', 'year'],
      page,
      press: ({ row, column }, work) => {
        const entry = work.of.habit.find(({ id }) => id === row)
        if (!entry) return undefined
        const values = withMarks(entry.values, pressed(habitOf(entry.values), column, work.book.initials))
        return { says: says.pressed(entry.values.name, column), change: [{ id: row, values }] }
      },
      note: () => says.gridNote,
    },
    today: {
      kind: 'board',
      label: says.today,
      of: 'habit',
      lanes: ['category'],
      columns: () => (['open', 'done', 'passed'] as const).map((id) => ({ id, title: says.columns[id] })),
      place: ({ values }, work) => columnOf(values, work),
      drop: ({ values }, column, work) => dropped(values, column, work),
      note: () => `${says.checklistNote} ${says.restToday}`,
    },
    list: {
      kind: 'table',
      label: says.table,
      of: 'habit',
      columns: (work) => [
        'name',
        'category',
        'rhythm',
        {
          label: says.standingColumns[1],
          text: ({ values }) =>
            says.streak(standingOf(habitOf(values), todayOf(work)).current, values.rhythm === 'weekly'),
          value: ({ values }) => standingOf(habitOf(values), todayOf(work)).current,
        },
        {
          label: says.standingColumns[3],
          text: ({ values }) => work.show.percent(standingOf(habitOf(values), todayOf(work)).strength, 0),
          value: ({ values }) => standingOf(habitOf(values), todayOf(work)).strength,
          isFigure: true,
        },
      ],
    },
    streaks: { kind: 'summary', label: says.figures, pieces: figures },
  },
  faces: {
    habit: ({ values }, work) => {
      const habit = habitOf(values)
      const today = todayOf(work)
      const mark = habit.marks.get(today)
      return {
        title: values.name,
        isDone: isDone(mark, habit.target),
        labels: values.category === '' ? [] : [values.category],
        marks: [
          { text: says.streak(standingOf(habit, today).current, values.rhythm === 'weekly') },
          ...(values.target === 1
            ? []
            : [
                {
                  text: `${says.amount(work.show.number(isDone(mark, habit.target) ? (mark?.amount ?? habit.target) : (mark?.amount ?? 0)), work.show.number(values.target))} ${values.unit}`.trim(),
                },
              ]),
          ...(mark?.note ? [{ text: mark.note }] : []),
        ],
      }
    },
  },
  begin: () => ({
    book: { name: says.book },
    entries: says.begin.map((values, at) => ({ kind: 'habit', key: String(at), values })),
  }),
  example,
  warnings: ({ of }) =>
    of.habit.flatMap(({ values }) => {
      const { rest } = marksOf(values.log)
      return rest.length > 0
        ? [{ says: says.unread(values.name, rest.length, rest[0] ?? ''), tone: 'warn' as const }]
        : []
    }),
  papers: {
    month: { label: says.monthPaper, make: monthPaper },
    checklist: { label: says.checkPaper, make: checkPaper },
  },
  calendars: {
    reminders: {
      label: says.reminders,
      make: (work) => {
        const today = todayOf(work)
        return work.of.habit.flatMap(({ id, values }) => {
          const [, hour, minute] = /(\d{1,2}):(\d\d)/.exec(values.remind) ?? []
          if (hour === undefined) return []
          const habit = habitOf(values)
          return Array.from({ length: reminderDays }, (_, at) => daysLater(today, at) ?? today)
            .filter((day) => isDue(habit, day))
            .map((day) => {
              const [year = 0, month = 1, date_ = 1] = day.split('-').map(Number)
              // On the clock of this device, whatever it shows on that day.
              const from = new Date(year, month - 1, date_, Number(hour), Number(minute)).getTime()
              return {
                id: `${id}-${day}`,
                from,
                to: from + 600_000,
                title: says.reminder(values.name),
                note: values.notes.slice(0, 500),
              }
            })
        })
      },
    },
  },
  sheets: (work) => [
    {
      name: says.sheet,
      rows: [
        says.sheetHead,
        ...work.of.habit.flatMap(({ values }) => {
          const habit = habitOf(values)
          return [...habit.marks].map(([day, { amount, note }]) => [
            day,
            values.name,
            values.category,
            amount ?? '',
            says.state[stateOf(habit, day)],
            note,
          ])
        }),
      ],
    },
  ],
  controls: [
    { label: 'Habits', help: 'Each day, or some days a week; a tick or an amount, with rest days and grace.' },
    { label: 'Grid of days', help: 'A press marks a day done, skipped or nothing, over a week, a month or a year.' },
    { label: 'Today', help: 'A checklist by category, for one person or a team that opens and closes a shop.' },
    { label: 'Files', help: 'JSON and CSV in and out, with or without a password.' },
  ],
  results: [
    { label: 'Streak, longest streak and strength of each habit', kind: 'table' },
    { label: 'A heat map of half a year', kind: 'chart' },
    { label: 'Month sheet and checklist as PDF', kind: 'value' },
    { label: 'Reminders as a calendar file', kind: 'value' },
  ],
  formula:
    'Strength after a due day = strength + (share reached − strength) × (1 − ½^(1/13)); of a weekly rhythm, after a week, with ½^(1/4)',
  limits: [
    'Books lie in this browser on this device; clearing its data deletes them. Save a JSON file now and then.',
    'The page does not remind you by itself; the calendar file does, for eight weeks.',
    'A day is the date on your device when you marked it, and stays that date wherever you travel.',
    'Weeks begin on Monday.',
  ],
  sources: [
    {
      title: 'Lally et al., How are habits formed, European Journal of Social Psychology 40 (2010)',
      href: 'https://doi.org/10.1002/ejsp.674',
    },
    { title: 'ISO 8601: dates and weeks', href: 'https://www.iso.org/iso-8601-date-and-time-format.html' },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
  ],
  abilities: ['save', 'print'],
})
