import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { documentText } from '@/lib/kits/document/text'
import { entryValues, storedBeginning } from '@/lib/kits/planner/entries'
import type { AnyPlanner, AnyWork, Beginning, Entry, JobResult } from '@/lib/kits/planner/planner'
import { workOf } from '@/lib/kits/planner/work'
import definition from '@/lib/tools/utilities/time/todo-list'

const todo = definition as unknown as AnyPlanner
/* A Friday. */
const today = '2026-06-12'
const show = createShow(regionOf('uk'))

function workFor(beginning: Beginning, now = new Date(2026, 5, 12, 9, 0).getTime()): AnyWork {
  const { book, kinds } = todo
  const records = storedBeginning(beginning, { bookFields: book.fields, kinds, id: 'book', idOf: (key) => key })
  return workOf(records, 'book', { fields: book.fields, kinds }, { now, today, show })
}
const task = (key: string, values: Record<string, unknown>) => ({ kind: 'task', key, values })
const bookOf = (...entries: Beginning['entries']) => workFor({ book: { name: 'Test' }, entries })
const entryOf = (work: AnyWork, id: string): Entry => {
  const found = work.of.task?.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return found
}
const tick = (work: AnyWork, id: string) => {
  if (!todo.ticks) throw new Error('no ticks')
  return todo.ticks.press(entryOf(work, id), work)
}
const quick = (line: string, work = bookOf()) => {
  if (!todo.quick) throw new Error('no quick entry')
  return todo.quick.read(line, work)
}
const tasksOf = (result: Pick<JobResult, 'add'>) =>
  (result.add ?? []).filter(({ kind }) => kind === 'task').map(({ values }) => values)
/** The book with what was added to it. */
const withAdded = (result: Pick<JobResult, 'add'>) =>
  bookOf(
    ...(result.add ?? []).map(({ kind, key, values }, at) => ({
      kind,
      key: key ?? `added ${at}`,
      values: entryValues(todo.kinds[kind]?.fields ?? {}, values),
    })),
  )

describe('quick entry on the page', () => {
  it('says in words what will be added', () => {
    const reading = quick('pay rent every 1st 9am #home !1')
    expect(reading.says.map(({ text }) => text)).toEqual([
      '“pay rent”',
      'Wed 1 Jul 2026, 09:00',
      'every 1st',
      '#home, a new list',
      '!1',
    ])
    expect(reading.doubts).toEqual([])
    expect(reading.add[0]).toEqual({ kind: 'list', key: 'list home', values: { name: 'home' } })
    expect(reading.add[1]?.values).toMatchObject({
      title: 'pay rent',
      list: 'list home',
      due: '2026-07-01',
      time: '09:00',
      priority: '1',
      repeat: 'every 1st',
      made: today,
    })
  })
  it('uses a list that is there, whatever its letters', () => {
    const work = bookOf({ kind: 'list', key: 'h', values: { name: 'Home' } })
    const reading = quick('milk #home', work)
    expect(reading.add).toHaveLength(1)
    expect(reading.add[0]?.values.list).toBe('h')
  })
  it('asks where words may mean two days, and warns of what is past or no day', () => {
    const [doubt] = quick('call 1/7').doubts
    expect(doubt?.asks).toBe('“1/7” may be:')
    expect(doubt?.choices).toEqual([
      { label: 'Wed 1 Jul 2026', text: 'call 2026-07-01' },
      { label: 'Thu 7 Jan 2027', text: 'call 2027-01-07' },
    ])
    expect(quick('call 2026-06-11').says.at(2)).toEqual({ text: '11 Jun 2026 is past', tone: 'warn' })
    expect(quick('call 30 Feb').says.at(-1)?.tone).toBe('warn')
    expect(quick('#home !1').refused).toMatch(/What is to be done/)
    expect(quick('a'.repeat(301)).refused).toMatch(/300/)
  })
})

describe('a tick', () => {
  it('makes the next task where one repeats, with its subtasks open', () => {
    const work = bookOf(
      task('rent', {
        title: 'Rent',
        due: '2026-05-31',
        repeat: 'every month',
        priority: '1',
        subtasks: [{ text: 'Receipt', done: true }],
      }),
      task('plants', { title: 'Plants', due: '2026-06-01', repeat: 'every 3 days after done' }),
      task('once', { title: 'Once' }),
    )
    expect(tick(work, 'rent')).toMatchObject({
      says: '“Rent” is done and comes again on 30 Jun 2026',
      change: [{ id: 'rent', values: { done: today } }],
      add: [
        {
          kind: 'task',
          values: {
            due: '2026-06-30',
            done: undefined,
            repeat: 'every 31st',
            priority: '1',
            subtasks: [{ text: 'Receipt', done: false }],
          },
        },
      ],
    })
    expect(tick(work, 'plants').add?.[0]?.values.due).toBe('2026-06-15')
    expect(tick(work, 'once')).toEqual({ says: '“Once” is done', change: [{ id: 'once', values: { done: today } }] })
    const done = bookOf(task('d', { title: 'D', done: today, repeat: 'every day', due: today }))
    expect(tick(done, 'd')).toEqual({ says: '“D” is open again', change: [{ id: 'd', values: { done: undefined } }] })
    const { agenda } = todo.views
    if (agenda?.kind !== 'board') throw new Error('no agenda')
    expect(agenda.dropEdit?.(entryOf(work, 'rent'), 'done', work)?.add).toHaveLength(1)
    expect(agenda.dropEdit?.(entryOf(work, 'rent'), 'later', work)).toBeUndefined()
  })
})

describe('the views', () => {
  const work = workFor(todo.example(today))
  const board = (name: string) => {
    const view = todo.views[name]
    if (view?.kind !== 'board') throw new Error(name)
    return view
  }
  it('put tasks where their day is', () => {
    const agenda = board('agenda')
    const places = Object.fromEntries((work.of.task ?? []).map((entry) => [entry.id, agenda.place(entry, work)]))
    expect(places).toEqual({
      quote: 'today',
      call: 'today',
      proof: 'today',
      mail: 'today',
      plants: 'tomorrow',
      rent: 'later',
      bins: 'week',
      concert: 'later',
      book: 'someday',
      tax: 'done',
      lamp: 'done',
    })
    const sorted = (work.of.task ?? [])
      .toSorted((one, other) => agenda.compare?.(one, other, work) ?? 0)
      .map(({ id }) => id)
    expect(sorted).toEqual([
      'mail',
      'quote',
      'call',
      'proof',
      'plants',
      'bins',
      'concert',
      'rent',
      'book',
      'lamp',
      'tax',
    ])
    const due = (column: string) => agenda.drop(entryOf(work, 'book'), column, work).due
    expect(['today', 'tomorrow', 'week', 'later', 'someday'].map(due)).toEqual([
      today,
      '2026-06-13',
      '2026-06-14',
      '2026-06-20',
      undefined,
    ])
    const lists = board('lists')
    expect(lists.columns(work).map(({ title }) => title)).toEqual(['Home', 'Work', 'Choir', 'No list'])
    expect([lists.place(entryOf(work, 'rent'), work), lists.place(entryOf(work, 'book'), work)]).toEqual([
      'home',
      'none',
    ])
    expect(lists.drop(entryOf(work, 'rent'), 'none', work)).toEqual({ list: undefined })
  })

  it('lay out the week in hours and mark what overlaps', () => {
    const plan = todo.views.plan
    if (plan?.kind !== 'grid') throw new Error('no plan')
    const page = plan.page(work, '2026-06-08', 'week')
    expect(page.columns.map(({ title }) => title)).toEqual([
      'Not planned',
      'Mon 8',
      'Tue 9',
      'Wed 10',
      'Thu 11',
      'Fri 12',
      'Sat 13',
      'Sun 14',
    ])
    expect(page.rows.map(({ title }) => title).slice(0, 3)).toEqual(['Any time', '8:00', '9:00'])
    const cell = (row: string, column: number) => page.rows.find(({ id }) => id === row)?.cells[column]
    expect(cell('', 0)?.entries).toEqual(['book'])
    expect(cell('', 4)?.entries).toEqual(['mail'])
    expect(cell('09', 5)).toEqual({ entries: ['quote'], notes: [] })
    expect(cell('10', 5)).toEqual({ entries: [], notes: [{ text: '↓ Quote for the bakery' }], heat: 0.2 })
    expect(
      plan.drop?.(entryOf(work, 'call'), { row: '16', column: '2026-06-13' }, { row: '', column: '' }, work),
    ).toEqual({ due: '2026-06-13', time: '16:30' })
    expect(plan.drop?.(entryOf(work, 'call'), { row: '', column: 'open' }, { row: '', column: '' }, work)).toEqual({
      due: undefined,
      time: '',
    })
    expect(plan.given?.({ row: '16', column: '2026-06-13' }, work)).toEqual({ due: '2026-06-13', time: '16:00' })
    const clash = bookOf(
      task('a', { title: 'A', due: today, time: '9:00', minutes: 90 }),
      task('b', { title: 'B', due: today, time: '10:15' }),
      task('c', { title: 'C', due: today, time: '10:30', minutes: 30 }),
    )
    expect(todo.warnings?.(clash)).toEqual([{ says: '“A” and “B” overlap on 12 Jun 2026.', tone: 'warn' }])
    const row = plan.page(clash, '2026-06-08', 'week').rows.find(({ id }) => id === '10')
    expect(row?.cells[5]).toMatchObject({ entries: ['b', 'c'], tone: 'warn' })
  })

  it('count what was worked out on paper', () => {
    const figures = todo.views.figures
    if (figures?.kind !== 'summary') throw new Error('no figures')
    const [first, chart, table] = figures.pieces(work)
    // 90 + 15 + 60 minutes today.
    expect(first?.kind === 'figures' && first.items.map(({ text }) => text)).toEqual(['3', '1', '2.8 h', '2', '9'])
    const drawing = chart?.kind === 'chart' && chart.drawing.kind === 'bar' ? chart.drawing : undefined
    expect(drawing?.tracks[0]?.values.slice(-4)).toEqual([1, 0, 1, 0])
    expect(table?.kind === 'table' && table.rows).toEqual([
      ['Home', '4', '0', '1', '0.3'],
      ['Work', '3', '1', '1', '2.5'],
      ['Choir', '1', '0', '0', '0.0'],
      ['No list', '1', '0', '0', '0.0'],
    ])
  })

  it('show a task at a glance', () => {
    const face = (id: string) => todo.faces.task?.(entryOf(work, id), work)
    expect(face('quote')).toEqual({
      title: 'Quote for the bakery',
      isDone: false,
      labels: ['Work', 'deep'],
      marks: [{ text: '09:00', tone: 'plain' }, { text: '!1', tone: 'warn' }, { text: '90 min' }],
    })
    expect(face('mail')?.marks).toEqual([{ text: 'Overdue, 11 Jun 2026', tone: 'bad' }])
    expect(face('concert')?.marks?.at(-1)).toEqual({ text: '1/3' })
    expect(face('lamp')).toMatchObject({ isDone: true, marks: [{ text: 'Done 11 Jun 2026' }] })
    const sheet = todo.papers?.day?.make(work, undefined)
    expect(sheet && documentText(sheet, show)).toContain('Quote for the bakery')
  })

  it('put away what is done and move what is late, in one step', () => {
    const { tidy, pull } = todo.acts ?? {}
    expect(tidy?.label(work)).toBe('Put away 2 tasks that are done')
    expect(tidy?.act(work).archive).toEqual(['tax', 'lamp'])
    expect(pull?.label(work)).toBe('Move 1 overdue task to today')
    expect(pull?.act(work).change).toEqual([{ id: 'mail', values: { due: today } }])
    expect([tidy?.label(bookOf()), pull?.label(bookOf())]).toEqual([undefined, undefined])
  })
})

describe('announcements', () => {
  it('come so many minutes before the time, of open tasks of the next days', () => {
    const at = (hour: number, minute: number, day = 12) => new Date(2026, 5, day, hour, minute).getTime()
    const work = bookOf(
      task('a', { title: 'A', due: today, time: '9:30' }),
      task('b', { title: 'B', due: today, time: '10:00', remind: '30' }),
      task('c', { title: 'C', due: today, time: '10:00', remind: 'none' }),
      task('d', { title: 'D', due: today, time: '10:00', done: today }),
      task('e', { title: 'E', due: today }),
      task('f', { title: 'F', due: '2026-06-13', time: '0:05', remind: '1440' }),
      task('g', { title: 'G', due: '2026-07-13', time: '0:05' }),
    )
    expect((todo.alerts?.(work) ?? []).map(({ title, at: when, note }) => [title, when, note])).toEqual([
      ['A', at(9, 20), 'at 09:30'],
      ['B', at(9, 30), 'at 10:00'],
      ['F', at(0, 5), 'at 00:05'],
    ])
  })
})

describe('files', () => {
  const work = workFor(todo.example(today))
  const kept = (one: AnyWork) =>
    (one.of.task ?? []).map(({ values }) => [
      values.title,
      one.nameOf(String(values.list ?? '')),
      values.due,
      String(values.time).padStart(values.time === '' ? 0 : 5, '0'),
      values.priority,
      values.repeat,
      values.minutes,
      values.tags,
    ])
  it.each([
    ['todo', 'todo.txt'],
    ['tasks', 'calendar files (ICS)'],
    ['markdown', 'checklists (Markdown)'],
  ])('%s are read back as the same tasks', (name, reader) => {
    const file = todo.texts?.[name]
    const back = todo.readers?.[reader]
    if (!file || !back) throw new Error(name)
    const content = file.make(work, undefined)
    const result = back.read(content, bookOf())
    const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort()
    expect(sorted(kept(withAdded(result)))).toEqual(sorted(kept(work)))
    expect(tasksOf(result).filter(({ done }) => done !== undefined)).toHaveLength(2)
    // The second time all are here already.
    const again = back.read(content, work)
    expect([tasksOf(again).length, again.says[1]]).toEqual([0, '11 tasks are here already and not added again.'])
    expect(file.make(work, 'club').match(/Prepare the concert/g)).toHaveLength(1)
    expect(file.make(work, 'club')).not.toContain('bakery')
  })
  it('say what was left out', () => {
    const ics = todo.readers?.['calendar files (ICS)']
    expect(() => ics?.read('hello', work)).toThrow(/BEGIN:VCALENDAR/)
    const read = ics?.read(
      'BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nEND:VTODO\r\nBEGIN:VTODO\r\nSUMMARY:A\r\nDTSTART:20260101\r\nRRULE:FREQ=HOURLY\r\nEND:VTODO\r\nEND:VCALENDAR',
      bookOf(),
    )
    expect(read?.says).toEqual([
      '1 task added.',
      '1 entry without a title left out.',
      '1 repeat that this list cannot say: they come once.',
    ])
    expect(todo.readers?.['todo.txt']?.read('\n\n', bookOf())).toMatchObject({
      tone: 'bad',
      says: ['The file holds no tasks.'],
    })
    const long = todo.readers?.['todo.txt']?.read('a'.repeat(400), bookOf())
    expect([tasksOf(long ?? {})[0]?.title, long?.says[1]]).toEqual([
      'a'.repeat(300),
      '1 title was cut at 300 characters.',
    ])
  })
  it('of rows that this page saved are no todo.txt', () => {
    const knows = todo.readers?.['todo.txt']?.knows
    expect([
      knows?.('a.txt', 'Task\tList\nRent\tHome', work),
      knows?.('a.txt', '(A) Task of the day +Home', work),
    ]).toEqual([false, true])
  })
  it('for calendars have blocks with their hours, half an hour where no length is given', () => {
    const events = todo.calendars?.blocks?.make(work, 'home') ?? []
    expect(events.map(({ title, from, to }) => [title, (to - from) / 60_000])).toEqual([
      ['Call the landlord', 15],
      ['Pay the rent', 30],
      ['Paper bin to the street', 30],
    ])
    expect(events[0]?.from).toBe(new Date(2026, 5, 12, 11, 30).getTime())
    expect(todo.dates?.(work).map(({ id }) => id)).toEqual([
      'quote',
      'call',
      'proof',
      'mail',
      'plants',
      'rent',
      'bins',
      'concert',
    ])
  })
})
