import {
  anchored,
  calendarTodos,
  nextDue,
  readCalendarTasks,
  readCheckLines,
  readQuickLine,
  readRepeat,
  readTodoLine,
  repeatPattern,
  repeatText,
  taskOfTodo,
  todoOfTask,
  writeCheckLines,
  writeTodoLine,
} from '@/lib/engines/task-lines'
import { folded } from '@/lib/base/text/folded'
import type { DateOrder } from '@/lib/base/region/types'
import type { Document } from '@/lib/kits/document/types'
import { choice, date, integer, longText, rows, text, toggle } from '@/lib/kits/fields/define'
import {
  definePlanner,
  link,
  type Alert,
  type Beginning,
  type CellPress,
  type Entry,
  type GridCell,
  type GridPage,
  type JobResult,
  type Piece,
  type QuickReading,
} from '@/lib/kits/planner/planner'
import type { QuickMoment } from '@/lib/subjects/tasks/quick-entry'
import { daysLater, weekdayOf } from '@/lib/subjects/time/calendar'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { todoWords as says } from './todo-list.messages'

type Priority = keyof typeof says.priorities
interface TaskValues {
  title: string
  list: string | undefined
  due: string | undefined
  time: string
  priority: Priority
  repeat: string
  minutes: number | undefined
  tags: string
  subtasks: readonly { text: string; done: boolean }[]
  notes: string
  remind: keyof typeof says.reminders
  done: string | undefined
  made: string | undefined
  more: string
}
type Task = Entry<TaskValues>
interface TodoWork {
  book: { name: string; from: number; to: number; remind: keyof typeof says.bookReminders }
  of: { task: readonly Task[]; list: readonly Entry<{ name: string }>[] }
  archived: { task: readonly Task[] }
  today: string | undefined
  now: number
  nameOf(id: string | undefined): string
  show: {
    region: { dateOrder: DateOrder }
    date(iso: string): string
    number(value: number, decimals?: number): string
    count(value: number): string
  }
}

const mostTitle = 300
const soonDays = 7
const noList = 'none'

/** While the page is built no day is known; any Monday stands for it. */
const todayOf = ({ today }: Pick<TodoWork, 'today'>) => today ?? '2026-01-05'
const later = (day: string, days: number) => daysLater(day, days) ?? day
const tagsOf = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
const isOpen = ({ values }: Task) => values.done === undefined

/** 9:05 as 09:05; empty for none. */
function clockOf(time: string): string {
  const [, hour = '', minute = ''] = /^\s*(\d{1,2}):(\d\d)\s*$/.exec(time) ?? []
  return hour === '' ? '' : `${hour.padStart(2, '0')}:${minute}`
}
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** On the clock of this device, whatever it shows on that day. */
function momentOf(day: string, clock: string): number {
  const [year = 0, month = 1, date_ = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date_, Number(clock.slice(0, 2)), Number(clock.slice(3))).getTime()
}

function compareTasks(one: Task, other: Task): number {
  const done = (task: Task) => task.values.done ?? ''
  if (done(one) !== done(other))
    return done(one) === '' ? -1 : done(other) === '' ? 1 : done(other) < done(one) ? -1 : 1
  const key = ({ values }: Task) =>
    `${values.due ?? '9999'} ${clockOf(values.time) || '24'} ${values.priority === '0' ? '5' : values.priority}`
  const [mine, theirs] = [key(one), key(other)]
  return mine === theirs ? one.rank - other.rank : mine < theirs ? -1 : 1
}

/** Done today; one that repeats comes again with its subtasks open. */
function completed({ id, values }: Task, work: TodoWork): CellPress {
  const today = todayOf(work)
  const rule = readRepeat(values.repeat)
  const next = rule && nextDue(rule, values.due, today)
  const change = [{ id, values: { done: today } }]
  if (!rule || next === undefined) return { says: says.didDone(values.title), change }
  const again = {
    ...values,
    due: next,
    done: undefined,
    made: today,
    repeat: repeatText(anchored(rule, values.due ?? next)),
    subtasks: values.subtasks.map(({ text: words }) => ({ text: words, done: false })),
  }
  return {
    says: says.didDoneNext(values.title, work.show.date(next)),
    change,
    add: [{ kind: 'task', values: again }],
  }
}

function ticked(task: Task, work: TodoWork): CellPress {
  if (isOpen(task)) return completed(task, work)
  return { says: says.didOpen(task.values.title), change: [{ id: task.id, values: { done: undefined } }] }
}

const columnIds = ['today', 'tomorrow', 'week', 'later', 'someday', 'done'] as const
type AgendaColumn = (typeof columnIds)[number]

function columnOf({ values: { done, due } }: Task, work: TodoWork): AgendaColumn {
  const today = todayOf(work)
  if (done !== undefined) return 'done'
  if (due === undefined) return 'someday'
  if (due <= today) return 'today'
  if (due === later(today, 1)) return 'tomorrow'
  return due <= later(today, soonDays) ? 'week' : 'later'
}

function dropped(column: string, work: TodoWork): Partial<TaskValues> {
  const today = todayOf(work)
  const days: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, week: 2, later: soonDays + 1 }
  if (column === 'someday') return { due: undefined, time: '', done: undefined }
  if (column === 'done') return { done: today }
  return { due: later(today, days[column] ?? 0), done: undefined }
}

const shortDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const unplanned = 'open'
const two = (value: number) => String(value).padStart(2, '0')

interface Block {
  task: Task
  from: number
  to: number
}

/** Open tasks of a day that have a time, by it. */
function blocksOf(day: string, { of }: Pick<TodoWork, 'of'>): readonly Block[] {
  return of.task
    .flatMap((task) => {
      const clock = clockOf(task.values.time)
      if (!isOpen(task) || task.values.due !== day || clock === '') return []
      const from = minutesOf(clock)
      return [{ task, from, to: from + (task.values.minutes ?? 0) }]
    })
    .sort((one, other) => one.from - other.from)
}

/** Two that share a minute, each pair once. */
function overlapsOf(blocks: readonly Block[]): readonly (readonly [Block, Block])[] {
  return blocks.flatMap((one, at) =>
    blocks
      .slice(at + 1)
      .filter((other) => other.from < one.to || (other.from === one.from && other.to > other.from))
      .map((other) => [one, other] as const),
  )
}

function hourCell(blocks: readonly Block[], hour: number, doneIds: readonly string[]): GridCell {
  const [from, to] = [hour * 60, hour * 60 + 60]
  const begun = blocks.filter((block) => block.from >= from && block.from < to)
  const lasting = blocks.filter((block) => block.from < from && block.to > from)
  const clashes = overlapsOf(blocks).some(
    ([one, other]) => Math.max(one.from, other.from) < to && Math.max(one.from, other.from) >= from,
  )
  return {
    entries: [...begun.map(({ task }) => task.id), ...doneIds],
    notes: lasting.map(({ task }) => ({ text: says.goesOn(task.values.title) })),
    ...(lasting.length > 0 && { heat: 0.2 }),
    ...(clashes && { tone: 'warn' as const }),
  }
}

/** Hours of a week, with a column for what has no day or is overdue. */
function planPage(work: TodoWork, from: string): GridPage {
  const today = todayOf(work)
  const days = Array.from({ length: 7 }, (_, at) => later(from, at))
  const ofWeek = work.of.task.filter(({ values }) => values.due !== undefined && days.includes(values.due))
  const hours = ofWeek.flatMap(({ values }) =>
    clockOf(values.time) === '' ? [] : [Number(clockOf(values.time).slice(0, 2))],
  )
  const first = Math.min(work.book.from, ...hours)
  const last = Math.max(work.book.to - 1, first, ...hours)
  const blocks = days.map((day) => blocksOf(day, work))
  const loose = (task: Task) => isOpen(task) && (task.values.due === undefined || task.values.due < (days[0] ?? today))
  const doneAt = (day: string, hour: number | undefined) =>
    ofWeek
      .filter((task) => {
        const clock = clockOf(task.values.time)
        const isThere = hour === undefined ? clock === '' : clock !== '' && Number(clock.slice(0, 2)) === hour
        return isThere && !isOpen(task) && task.values.due === day
      })
      .map(({ id }) => id)
  return {
    columns: [
      { id: unplanned, title: says.unplanned },
      ...days.map((day) => ({
        id: day,
        title: `${shortDays[weekdayOf(day)]} ${Number(day.slice(8))}`,
        isMarked: day === today,
      })),
    ],
    rows: [
      {
        id: '',
        title: says.anyTime,
        cells: [
          {
            entries: work.of.task
              .filter(loose)
              .toSorted(compareTasks)
              .slice(0, 50)
              .map(({ id }) => id),
          },
          ...days.map((day) => ({
            entries: [
              ...ofWeek
                .filter((task) => isOpen(task) && task.values.due === day && clockOf(task.values.time) === '')
                .toSorted(compareTasks)
                .map(({ id }) => id),
              ...doneAt(day, undefined),
            ],
          })),
        ],
      },
      ...Array.from({ length: last - first + 1 }, (_, at) => first + at).map((hour) => ({
        id: two(hour),
        title: says.hour(hour),
        cells: [{}, ...days.map((day, at) => hourCell(blocks[at] ?? [], hour, doneAt(day, hour)))],
      })),
    ],
  }
}

/** Into an hour with the minutes that it had. */
function placed({ values }: Task, { row, column }: { row: string; column: string }): Partial<TaskValues> {
  const minute = clockOf(values.time).slice(3) || '00'
  if (column === unplanned) return { due: undefined, time: '' }
  return { due: column, time: row === '' ? '' : `${row}:${minute}` }
}

const chartDays = 14

function figures(work: TodoWork): readonly Piece[] {
  const today = todayOf(work)
  const { count, number } = work.show
  const everything = [...work.of.task, ...work.archived.task]
  const open = work.of.task.filter(isOpen)
  const late = open.filter(({ values }) => values.due !== undefined && values.due < today)
  const weekAgo = later(today, -6)
  const doneLately = (tasks: readonly Task[]) =>
    tasks.filter(({ values }) => values.done !== undefined && values.done >= weekAgo && values.done <= today)
  const hoursOf = (tasks: readonly Task[]) => tasks.reduce((sum, { values }) => sum + (values.minutes ?? 0), 0) / 60
  const ofToday = open.filter(({ values }) => values.due === today)
  const days = Array.from({ length: chartDays }, (_, at) => later(today, at - chartDays + 1))
  const lists = [
    ...work.of.list.map(({ id, values }) => ({ id: id as string | undefined, name: values.name })),
    { id: undefined, name: says.noList },
  ]
  const inList = (id: string | undefined) => (task: Task) =>
    (work.nameOf(task.values.list) === '' ? undefined : task.values.list) === id
  return [
    {
      kind: 'figures',
      items: [
        { label: says.labels.today, text: count(ofToday.length) },
        { label: says.labels.late, text: count(late.length) },
        { label: says.labels.planned, text: says.hours(number(hoursOf(ofToday), 1)) },
        { label: says.labels.week, text: count(doneLately(everything).length) },
        { label: says.labels.open, text: count(open.length) },
      ],
    },
    {
      kind: 'chart',
      drawing: {
        kind: 'bar',
        title: says.doneTitle,
        x: { label: says.day, write: String, names: days.map((day) => work.show.date(day)) },
        y: { label: says.tasks, write: count },
        tracks: [
          {
            label: says.tasks,
            values: days.map((day) => everything.filter(({ values }) => values.done === day).length),
          },
        ],
      },
    },
    {
      kind: 'table',
      label: says.byList,
      isTitled: true,
      columns: says.listColumns,
      rows: lists.map(({ id, name }) => {
        const own = open.filter(inList(id))
        return [
          name,
          count(own.length),
          count(own.filter((task) => late.includes(task)).length),
          count(doneLately(everything.filter(inList(id))).length),
          number(hoursOf(own), 1),
        ]
      }),
    },
  ]
}

type Added = NonNullable<JobResult['add']>[number]

/** The list of a name: the one that is there, or one that is added. */
function listOf(name: string, work: TodoWork): { id: string | undefined; add: readonly Added[] } {
  const wanted = folded(name.trim()).slice(0, 100)
  if (wanted === '') return { id: undefined, add: [] }
  const there = work.of.list.find(({ values }) => folded(values.name) === wanted)
  if (there) return { id: there.id, add: [] }
  const key = `list ${wanted}`
  return { id: key, add: [{ kind: 'list', key, values: { name: name.trim().slice(0, 100) } }] }
}

interface NewTask {
  title: string
  list: string
  tags: readonly string[]
  priority: number
  due?: string | undefined
  time: string
  minutes?: number | undefined
  repeat: string
  notes?: string
  subtasks?: readonly { text: string; done: boolean }[]
  remind?: TaskValues['remind']
  doneOn?: string | undefined
  madeOn?: string | undefined
  more?: string
}

function addedTask(task: NewTask, work: TodoWork): readonly Added[] {
  const { id, add } = listOf(task.list, work)
  const values = {
    title: task.title.slice(0, mostTitle),
    list: id,
    due: task.due,
    time: task.time,
    priority: String(task.priority),
    repeat: task.repeat,
    minutes: task.minutes,
    tags: task.tags
      .map((tag) => tag.replaceAll(',', ' '))
      .join(', ')
      .slice(0, 300),
    subtasks: (task.subtasks ?? []).slice(0, 100).map(({ text: words, done }) => ({ text: words.slice(0, 500), done })),
    notes: (task.notes ?? '').slice(0, 20_000),
    remind: task.remind ?? 'book',
    done: task.doneOn,
    made: task.madeOn,
    more: (task.more ?? '').slice(0, 500),
  }
  return [...add, { kind: 'task', values }]
}

const keyOf = (title: string, due: string | undefined, list: string) =>
  `${folded(title)}\n${due ?? ''}\n${folded(list)}`

/** Tasks of a file, those left out that are here already. */
function addedTasks(tasks: readonly NewTask[], work: TodoWork, notes: readonly string[] = []): JobResult {
  const known = new Set(
    [...work.of.task, ...work.archived.task].map(({ values }) =>
      keyOf(values.title, values.due, work.nameOf(values.list)),
    ),
  )
  const fresh = tasks.filter(({ title, due, list }) => {
    const key = keyOf(title.slice(0, mostTitle), due, list)
    if (known.has(key)) return false
    known.add(key)
    return true
  })
  const keys = new Set<string>()
  const add = fresh
    .flatMap((task) => addedTask(task, work))
    .filter(({ key }) => key === undefined || (!keys.has(key) && keys.add(key)))
  const long = fresh.filter(({ title }) => title.length > mostTitle).length
  const twice = tasks.length - fresh.length
  return {
    tone: fresh.length > 0 || twice > 0 ? 'good' : 'bad',
    says: [
      tasks.length === 0 ? says.nothingRead : says.read(fresh.length),
      ...(twice > 0 ? [says.twice(twice)] : []),
      ...(long > 0 ? [says.cut(long)] : []),
      ...notes,
    ],
    add,
  }
}

function momentNow(work: TodoWork): QuickMoment {
  const now = new Date(work.now)
  return { today: todayOf(work), minutes: now.getHours() * 60 + now.getMinutes(), order: work.show.region.dateOrder }
}

/** A line of quick entry with what it means in words. */
function readQuick(line: string, work: TodoWork): QuickReading {
  const { task, doubts, noDay } = readQuickLine(line, momentNow(work))
  const { show } = work
  const today = todayOf(work)
  const words = says.quick
  const { add } = listOf(task.list, work)
  const day = task.due === undefined ? '' : show.date(task.due)
  const parts = [
    { text: words.titled(task.title) },
    ...(day === ''
      ? []
      : [{ text: [`${shortDays[weekdayOf(task.due ?? today)]} ${day}`, task.time].filter(Boolean).join(', ') }]),
    ...(task.due !== undefined && task.due < today ? [{ text: words.past(day), tone: 'warn' as const }] : []),
    ...(task.minutes === undefined ? [] : [{ text: words.minutes(task.minutes) }]),
    ...(task.repeat === '' ? [] : [{ text: task.repeat }]),
    ...(task.list === '' ? [] : [{ text: add.length > 0 ? words.newList(task.list) : words.list(task.list) }]),
    ...task.tags.map((tag) => ({ text: `@${tag}` })),
    ...(task.priority === 0 ? [] : [{ text: says.priority(String(task.priority)) }]),
    ...(noDay === undefined ? [] : [{ text: words.noDay(noDay), tone: 'warn' as const }]),
  ]
  const refused =
    task.title === ''
      ? words.noTitle
      : line.length > mostTitle * 2 || task.title.length > mostTitle
        ? words.tooLong
        : undefined
  return {
    says: parts,
    ...(refused !== undefined && { refused }),
    doubts: doubts.map(({ words: taken, choices }) => ({
      asks: words.which(taken),
      choices: choices.map(({ means, text: sure }) => ({
        label: 'day' in means ? `${shortDays[weekdayOf(means.day)]} ${show.date(means.day)}` : means.time,
        text: sure,
      })),
    })),
    add: addedTask({ ...task, madeOn: today }, work),
  }
}

/** Minutes before its time at which a task is announced; undefined for never. */
function ringsOf({ values }: Task, { book }: TodoWork): number | undefined {
  const chosen = values.remind === 'book' ? book.remind : values.remind
  return chosen === 'none' ? undefined : Number(chosen)
}

function alerts(work: TodoWork): readonly Alert[] {
  const soon = later(todayOf(work), 2)
  return work.of.task.flatMap((task) => {
    const { due } = task.values
    const clock = clockOf(task.values.time)
    const before = ringsOf(task, work)
    if (!isOpen(task) || due === undefined || due > soon || clock === '' || before === undefined) return []
    const at = momentOf(due, clock) - before * 60_000
    return [{ id: `${task.id} ${at}`, at, title: task.values.title, note: says.alertNote(clock) }]
  })
}

function warnings(work: TodoWork): readonly { says: string; tone: 'warn' }[] {
  const today = todayOf(work)
  const days = Array.from({ length: soonDays + 1 }, (_, at) => later(today, at))
  const found = days.flatMap((day) => overlapsOf(blocksOf(day, work)).map((pair) => ({ day, pair })))
  const mostSaid = 3
  return [
    ...found.slice(0, mostSaid).map(({ day, pair: [one, other] }) => ({
      says: says.overlap(one.task.values.title, other.task.values.title, work.show.date(day)),
      tone: 'warn' as const,
    })),
    ...(found.length > mostSaid ? [{ says: says.moreOverlaps(found.length - mostSaid), tone: 'warn' as const }] : []),
  ]
}

function daySheet(work: TodoWork): Document {
  const today = todayOf(work)
  const due = work.of.task
    .filter(
      (task) =>
        task.values.due !== undefined && (task.values.due === today || (isOpen(task) && task.values.due < today)),
    )
    .toSorted(compareTasks)
  return {
    title: `${work.book.name} ${today}`,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: work.book.name },
      { kind: 'paragraph', text: work.show.date(today) },
      ...(due.length === 0
        ? [{ kind: 'paragraph', text: says.noTasks } as const]
        : [
            {
              kind: 'table' as const,
              label: says.daySheet,
              columns: [
                { label: says.sheetHeads.done, width: 1, align: 'centre' as const },
                { label: says.sheetHeads.time, width: 2 },
                { label: says.sheetHeads.task, width: 9 },
              ],
              rows: due.map((task) => [
                isOpen(task) ? says.box : says.ticked,
                clockOf(task.values.time),
                [
                  task.values.title,
                  ...task.values.subtasks.map(({ text: words, done }) => `${done ? says.ticked : says.box} ${words}`),
                ].join('\n'),
              ]),
            },
          ]),
    ],
  }
}

const listName = (task: Task, work: TodoWork) => work.nameOf(task.values.list)
const ofList = (work: TodoWork, list: string | undefined) =>
  work.of.task.filter(({ values }) => list === undefined || values.list === list)

/** A task as files of other programs hold it. */
function asWritten(task: Task, work: TodoWork) {
  const { values } = task
  return {
    title: values.title,
    list: listName(task, work),
    tags: tagsOf(values.tags),
    priority: Number(values.priority) as 0 | 1 | 2 | 3 | 4,
    due: values.due,
    time: values.due === undefined ? '' : clockOf(values.time),
    minutes: values.minutes,
    repeat: values.repeat.trim(),
    doneOn: values.done,
    madeOn: values.made,
    more: values.more,
  }
}

function todoText(work: TodoWork, list: string | undefined): string {
  return `${ofList(work, list)
    .map((task) => writeTodoLine(todoOfTask(asWritten(task, work))))
    .join('\n')}\n`
}

function calendarText(work: TodoWork, list: string | undefined): string {
  const tasks = ofList(work, list).map((task) => ({
    ...asWritten(task, work),
    id: task.id,
    notes: task.values.notes,
    rings: clockOf(task.values.time) === '' ? undefined : ringsOf(task, work),
  }))
  return calendarTodos(tasks, { made: work.now, product: 'todo-list' })
}

function checkText(work: TodoWork, list: string | undefined): string {
  const tasks = ofList(work, list).map((task) => ({
    task: asWritten(task, work),
    isDone: !isOpen(task),
    subtasks: task.values.subtasks,
  }))
  return writeCheckLines(work.book.name, tasks, says.noList)
}

function readTodoText(content: string, work: TodoWork): JobResult {
  const tasks = content.split(/\r?\n/).flatMap((line) => {
    const read = readTodoLine(line.slice(0, 5000))
    const task = read && taskOfTodo(read, todayOf(work))
    return task && task.title !== '' ? [task] : []
  })
  return addedTasks(tasks, work)
}

function readCalendarText(content: string, work: TodoWork): JobResult {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(content)) throw new RangeError(says.notCalendar)
  const { tasks, untitled, rulesLeft } = readCalendarTasks(content, { zone: deviceZone(), today: todayOf(work) })
  return addedTasks(
    tasks.map(({ rings, ...task }) => ({
      ...task,
      remind:
        rings === undefined
          ? 'book'
          : Object.hasOwn(says.reminders, String(rings))
            ? (String(rings) as TaskValues['remind'])
            : 'book',
    })),
    work,
    [...(untitled > 0 ? [says.untitled(untitled)] : []), ...(rulesLeft > 0 ? [says.rulesLeft(rulesLeft)] : [])],
  )
}

function readCheckText(content: string, work: TodoWork): JobResult {
  const today = todayOf(work)
  const tasks = readCheckLines(content).flatMap(({ text: line, isDone, heading, subtasks }) => {
    const { task } = readQuickLine(line, momentNow(work))
    const list = task.list || (heading === says.noList ? '' : heading)
    return task.title === '' ? [] : [{ ...task, list, subtasks, doneOn: isDone ? today : undefined, madeOn: today }]
  })
  return addedTasks(tasks, work)
}

/** A day of somebody who works at home. */
function example(today: string): Beginning {
  const day = (days: number) => later(today, days)
  const task = (key: string, values: Partial<Record<keyof TaskValues, unknown>>): Beginning['entries'][number] => ({
    kind: 'task',
    key,
    values: { made: day(-6), ...values },
  })
  return {
    book: { name: 'Ines (example)' },
    entries: [
      { kind: 'list', key: 'home', values: { name: 'Home' } },
      { kind: 'list', key: 'work', values: { name: 'Work' } },
      { kind: 'list', key: 'club', values: { name: 'Choir' } },
      task('quote', {
        title: 'Quote for the bakery',
        list: 'work',
        due: today,
        time: '9:00',
        minutes: 90,
        priority: '1',
        tags: 'deep',
      }),
      task('call', { title: 'Call the landlord', list: 'home', due: today, time: '11:30', minutes: 15, tags: 'phone' }),
      task('proof', {
        title: 'Proofs to the printer',
        list: 'work',
        due: today,
        time: '14:00',
        minutes: 60,
        priority: '2',
      }),
      task('mail', { title: 'Answer Omar', list: 'work', due: day(-1), tags: 'mail' }),
      task('plants', { title: 'Water the plants', list: 'home', due: day(1), repeat: 'every 3 days after done' }),
      task('rent', {
        title: 'Pay the rent',
        list: 'home',
        due: `${(day(31) ?? today).slice(0, 7)}-01`,
        time: '9:00',
        priority: '1',
        repeat: 'every 1st',
      }),
      task('bins', {
        title: 'Paper bin to the street',
        list: 'home',
        due: day(4),
        time: '19:00',
        repeat: 'every 2 weeks',
      }),
      task('concert', {
        title: 'Prepare the concert',
        list: 'club',
        due: day(12),
        subtasks: [
          { text: 'Programme', done: true },
          { text: 'Poster', done: false },
          { text: 'Key of the church', done: false },
        ],
      }),
      task('book', { title: 'Read the book from Ana', tags: 'reading' }),
      task('tax', { title: 'Receipts of the quarter', list: 'work', due: day(-3), done: day(-3), minutes: 45 }),
      task('lamp', { title: 'New bulb in the hall', list: 'home', due: day(-2), done: day(-1) }),
    ],
  }
}

export default definePlanner({
  book: {
    one: 'task book',
    many: 'task books',
    fields: {
      name: text('Name of the book', { initial: says.book, maxLength: 100 }),
      from: integer('The day begins at', { initial: 8, min: 0, max: 23, unit: 'h' }),
      to: integer('The day ends at', { initial: 19, min: 1, max: 24, unit: 'h', help: 'Hours of the time blocks.' }),
      remind: choice('Announce tasks with a time', {
        options: says.bookReminders,
        initial: '10' as keyof typeof says.bookReminders,
        as: 'menu',
        help: 'While this page is open.',
      }),
    },
  },
  kinds: {
    task: {
      one: 'task',
      many: 'tasks',
      title: 'title',
      archives: true,
      fields: {
        title: text('Task', { maxLength: mostTitle }),
        list: link('List', { to: 'list' }),
        due: date('Due', { optional: true }),
        time: text('Time', { maxLength: 6, pattern: { source: says.timePattern, says: says.timeSays } }),
        priority: choice('Priority', { options: says.priorities, initial: '0' as Priority }),
        repeat: text('Repeats', {
          maxLength: 100,
          refines: true,
          pattern: { source: repeatPattern, says: says.repeatSays },
          help: 'Such as every workday, every 1st, every last Fri, every 3 days after done.',
        }),
        minutes: integer('Takes', { min: 1, max: 1440, unit: 'min', optional: true, refines: true }),
        tags: text('Tags', { maxLength: 300, refines: true, help: 'Parted by commas.' }),
        subtasks: rows('Subtasks', {
          row: 'subtask',
          initial: [],
          min: 0,
          max: 100,
          refines: true,
          columns: { text: text('Subtask', { maxLength: 500 }), done: toggle('Done', {}) },
        }),
        notes: longText('Notes', { maxLength: 20_000, lines: 3, refines: true }),
        remind: choice('Announce', {
          options: says.reminders,
          initial: 'book' as TaskValues['remind'],
          as: 'menu',
          refines: true,
        }),
        done: date('Done on', { optional: true, refines: true }),
        made: date('Written down on', { optional: true, refines: true }),
        more: text('More of todo.txt', {
          maxLength: 500,
          refines: true,
          help: 'Projects and keys of a todo.txt file that have no place of their own here.',
        }),
      },
    },
    list: {
      one: 'list',
      many: 'lists',
      title: 'name',
      fields: { name: text('Name', { maxLength: 100 }) },
    },
  },
  main: 'task',
  filters: ['list', 'tags', 'priority'],
  same: ['title', 'due', 'list'],
  batch: ['due', 'list', 'priority', 'time', 'tags', 'repeat', 'minutes', 'done'],
  quick: { label: says.quick.label, placeholder: says.quick.placeholder, help: says.quick.help, read: readQuick },
  ticks: {
    isTicked: (entry) => !isOpen(entry as Task),
    label: says.tick,
    press: (entry, work) => ticked(entry as Task, work),
  },
  views: {
    agenda: {
      kind: 'board',
      label: says.agenda,
      of: 'task',
      lanes: ['list', 'priority'],
      columns: () => columnIds.map((id) => ({ id, title: says.columns[id] })),
      place: columnOf,
      drop: (_, column, work) => dropped(column, work),
      dropEdit: (entry, column, work) => (column === 'done' && isOpen(entry) ? completed(entry, work) : undefined),
      compare: compareTasks,
      note: () => says.agendaNote,
    },
    plan: {
      kind: 'grid',
      label: says.plan,
      of: 'task',
      corner: says.corner,
      spans: ['week'],
      page: planPage,
      drop: placed,
      given: ({ row, column }) => ({
        due: column === unplanned ? undefined : column,
        time: row === '' || column === unplanned ? '' : `${row}:00`,
      }),
      note: () => says.planNote,
    },
    lists: {
      kind: 'board',
      label: says.lists,
      of: 'task',
      columnsAre: 'list',
      columns: ({ of }) => [
        ...of.list.map(({ id, values }) => ({ id, title: values.name, entry: id })),
        { id: noList, title: says.noList },
      ],
      place: ({ values }, { nameOf }) => (nameOf(values.list) === '' ? noList : (values.list ?? noList)),
      drop: (_, column) => ({ list: column === noList ? undefined : column }),
    },
    calendar: {
      kind: 'calendar',
      label: says.calendar,
      of: 'task',
      field: 'due',
      days: ({ values }) => (values.due === undefined ? undefined : { from: values.due }),
      move: (_, day) => ({ due: day }),
    },
    all: {
      kind: 'table',
      label: says.all,
      of: 'task',
      compare: compareTasks,
      columns: () => ['title', 'list', 'due', 'time', 'priority', 'tags', 'repeat', 'minutes', 'done'],
    },
    figures: { kind: 'summary', label: says.figures, pieces: figures },
  },
  faces: {
    list: ({ values }) => ({ title: values.name }),
    task: (task, work) => {
      const { values } = task
      const today = todayOf(work)
      const clock = clockOf(values.time)
      const isLate = isOpen(task) && values.due !== undefined && values.due < today
      const day = values.due === undefined ? '' : work.show.date(values.due)
      const when = values.due === today && clock !== '' ? clock : [day, clock].filter(Boolean).join(', ')
      const ticks = values.subtasks.filter(({ done }) => done).length
      return {
        title: values.title,
        isDone: !isOpen(task),
        labels: [listName(task, work), ...tagsOf(values.tags)].filter(Boolean),
        marks: [
          ...(values.done === undefined ? [] : [{ text: says.doneOn(work.show.date(values.done)) }]),
          ...(when === '' || !isOpen(task)
            ? []
            : [{ text: isLate ? says.overdue(when) : when, tone: isLate ? ('bad' as const) : ('plain' as const) }]),
          ...(values.priority === '0'
            ? []
            : [
                {
                  text: says.priority(values.priority),
                  tone: values.priority === '1' ? ('warn' as const) : ('plain' as const),
                },
              ]),
          ...(values.minutes === undefined ? [] : [{ text: says.quick.minutes(values.minutes) }]),
          ...(values.repeat.trim() === '' || !isOpen(task) ? [] : [{ text: values.repeat }]),
          ...(values.subtasks.length > 0 ? [{ text: says.checks(ticks, values.subtasks.length) }] : []),
        ],
      }
    },
  },
  begin: () => ({
    book: { name: says.book },
    entries: says.begin.map((name) => ({ kind: 'list', key: name, values: { name } })),
  }),
  example,
  warnings,
  alerts,
  acts: {
    tidy: {
      label: ({ of }) => {
        const done = of.task.filter((task) => !isOpen(task)).length
        return done > 0 ? says.tidy(done) : undefined
      },
      act: ({ of }) => {
        const done = of.task.filter((task) => !isOpen(task)).map(({ id }) => id)
        return { tone: 'good', says: [says.tidied(done.length)], archive: done }
      },
    },
    pull: {
      label: (work) => {
        const late = work.of.task.filter((task) => isOpen(task) && (task.values.due ?? '9999') < todayOf(work)).length
        return late > 0 ? says.pull(late) : undefined
      },
      act: (work) => {
        const today = todayOf(work)
        const late = work.of.task.filter((task) => isOpen(task) && (task.values.due ?? '9999') < today)
        return {
          tone: 'good',
          says: [says.pulled(late.length)],
          change: late.map(({ id }) => ({ id, values: { due: today } })),
        }
      },
    },
  },
  dates: ({ of }) =>
    of.task.flatMap(({ id, values }) =>
      values.due === undefined || values.done !== undefined
        ? []
        : [{ id, day: values.due, title: values.title, note: values.notes }],
    ),
  papers: { day: { label: says.daySheet, make: daySheet } },
  calendars: {
    blocks: {
      label: says.files.blocks,
      of: 'list',
      make: (work, list) =>
        ofList(work, list).flatMap((task) => {
          const clock = clockOf(task.values.time)
          if (!isOpen(task) || task.values.due === undefined || clock === '') return []
          const from = momentOf(task.values.due, clock)
          const to = from + (task.values.minutes ?? 30) * 60_000
          return [{ id: task.id, from, to, title: task.values.title, note: task.values.notes }]
        }),
    },
  },
  texts: {
    todo: { label: says.files.todo, of: 'list', ending: 'txt', type: 'text/plain', make: todoText },
    tasks: { label: says.files.tasks, of: 'list', ending: 'ics', type: 'text/calendar', make: calendarText },
    markdown: { label: says.files.markdown, of: 'list', ending: 'md', type: 'text/markdown', make: checkText },
  },
  readers: {
    'todo.txt': {
      endings: ['.txt'],
      // Rows of a table that this page saved have names of fields in their first line.
      knows: (_, content) => !/^[^\n]*\bTask\b[^\n]*[\t;,]/.test(content),
      read: readTodoText,
    },
    [says.files.calendarReader]: { endings: ['.ics'], knows: () => true, read: readCalendarText },
    [says.files.markdownReader]: { endings: ['.md', '.markdown'], knows: () => true, read: readCheckText },
  },
  controls: [
    {
      label: 'Quick entry',
      help: 'A line such as “pay rent every 1st 9am #home !1”, shown in words before it is added.',
    },
    { label: 'Tasks', help: 'List, day, time, priority, length, tags, subtasks, notes and a repeat.' },
    {
      label: 'Repeats',
      help: 'From the due day or from the day you ticked it; workdays, days of the month, last Friday.',
    },
    { label: 'Files', help: 'todo.txt, calendar files, Markdown, CSV and JSON in and out; JSON also with a password.' },
  ],
  results: [
    { label: 'Today, tomorrow, the next seven days and later', kind: 'table' },
    { label: 'Time blocks of a week with what overlaps', kind: 'table' },
    { label: 'Done in fourteen days, open and overdue by list', kind: 'chart' },
    { label: 'Day sheet as PDF, tasks and events as calendar files', kind: 'value' },
  ],
  formula: 'Next day of a repeat = the first day of its rule after both the due day and the day it was done',
  limits: [
    'Task books lie in this browser on this device; clearing its data deletes them. Save a JSON file now and then.',
    'Tasks are announced while this page is open, and not once it is closed; the calendar file carries alarms.',
    'The words of quick entry are English. What they mean is shown before anything is added.',
    'todo.txt has no place for subtasks and notes; the JSON file and the checklist keep subtasks, JSON keeps both.',
    'A repeat that counts from the day you ticked it has no equal in calendar files: other programs see the task once.',
    'A day that a month lacks is its last: “every 31st” falls on 30 April and 28 February.',
  ],
  sources: [
    { title: 'todo.txt: the format', href: 'https://github.com/todotxt/todo.txt' },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
    { title: 'CommonMark: lists', href: 'https://spec.commonmark.org/0.31.2/#lists' },
  ],
  abilities: ['save', 'print'],
})
