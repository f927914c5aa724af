import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarTodos, readCalendarTasks, type CalendarTodo } from '@/lib/subjects/tasks/calendar-tasks'
import { readCheckLines, writeCheckLines } from '@/lib/subjects/tasks/markdown-tasks'
import {
  readTodoLine,
  taskOfTodo,
  todoOfTask,
  writeTodoLine,
  type TodoLine,
  type TodoTask,
} from '@/lib/subjects/tasks/todo-txt'
import calendars from '../vectors/tasks/calendars.json'

fc.configureGlobal({ seed: 20261128 })

const line = (text: string, more: Partial<TodoLine> = {}): TodoLine => ({
  isDone: false,
  priority: '',
  doneOn: undefined,
  madeOn: undefined,
  text,
  projects: [],
  contexts: [],
  keys: [],
  ...more,
})

/** A line for each rule of the published format, and for each way in which it says that a line is none of it. */
const rules: readonly (readonly [rule: string, text: string, read: TodoLine])[] = [
  ['priority comes first', '(B) Order paper', line('Order paper', { priority: 'B' })],
  ['not later', 'Order paper (B) now', line('Order paper (B) now')],
  ['not in a small letter', '(b) Order paper', line('(b) Order paper')],
  ['not without a blank', '(B)->Order paper', line('(B)->Order paper')],
  ['nor without a letter', '(1) Order paper', line('(1) Order paper')],
  [
    'the day it was made comes after the priority',
    '(C) 2026-03-02 Order paper',
    line('Order paper', { priority: 'C', madeOn: '2026-03-02' }),
  ],
  ['or first where there is none', '2026-03-02 Order paper', line('Order paper', { madeOn: '2026-03-02' })],
  ['not later', '(C) Order paper 2026-03-02', line('Order paper 2026-03-02', { priority: 'C' })],
  ['nor where the calendar has no such day', '2026-02-30 Order paper', line('2026-02-30 Order paper')],
  [
    'projects and contexts stand anywhere after a blank',
    '(A) +Office Order @phone paper +Shop @shop',
    line('Order paper', { priority: 'A', projects: ['Office', 'Shop'], contexts: ['phone', 'shop'] }),
  ],
  ['an address is no context', 'Write to ines@example.org', line('Write to ines@example.org')],
  ['a sum is no project', 'Learn that 3+4 is 7', line('Learn that 3+4 is 7')],
  ['a sign alone is neither', 'Learn + and @', line('Learn + and @')],
  [
    'done begins with x and a blank',
    'x 2026-03-03 Order paper',
    line('Order paper', { isDone: true, doneOn: '2026-03-03' }),
  ],
  ['not without a blank', 'xerox the paper', line('xerox the paper')],
  ['nor with a large letter', 'X 2026-03-03 Order paper', line('X 2026-03-03 Order paper')],
  ['nor after the priority', '(A) x Order paper', line('x Order paper', { priority: 'A' })],
  [
    'the day it was done comes before the one it was made',
    'x 2026-03-03 2026-03-01 Order paper +Office @shop',
    line('Order paper', {
      isDone: true,
      doneOn: '2026-03-03',
      madeOn: '2026-03-01',
      projects: ['Office'],
      contexts: ['shop'],
    }),
  ],
  [
    'key:value adds what the format does not have',
    'Order paper due:2026-03-09 by:Ines',
    line('Order paper', {
      keys: [
        ['due', '2026-03-09'],
        ['by', 'Ines'],
      ],
    }),
  ],
  ['an address of the web is none', 'Read https://example.org/a:b', line('Read https://example.org/a:b')],
  ['nor is a time', 'Call at 9:30', line('Call at 9:30')],
]

describe('todo.txt', () => {
  it('follows each rule of the published format', () => {
    for (const [rule, text, read] of rules) expect([rule, readTodoLine(text)]).toEqual([rule, read])
    expect(readTodoLine('   ')).toBeUndefined()
  })
  it('is written so that it is read as the same', () => {
    for (const [, , read] of rules) expect(readTodoLine(writeTodoLine(read))).toEqual(read)
    expect(
      writeTodoLine(
        line('Order paper', {
          isDone: true,
          doneOn: '2026-03-03',
          madeOn: '2026-03-01',
          priority: 'A',
          projects: ['My office'],
        }),
      ),
    ).toBe('x 2026-03-03 2026-03-01 Order paper +My_office pri:A')
    expect(writeTodoLine(line('x marks the spot'))).toBe('- x marks the spot')
  })
  it('keeps all of a task that it has words for', () => {
    const task: fc.Arbitrary<TodoTask> = fc.record({
      title: fc.constantFrom('Order paper', 'Call Zoë 9:30', 'Read https://example.org/a:b'),
      list: fc.constantFrom('', 'home', 'side project'),
      tags: fc.constantFrom([], ['phone', 'shop']),
      priority: fc.constantFrom(0, 1, 2, 3, 4),
      due: fc.constantFrom(undefined, '2026-12-01'),
      time: fc.constantFrom('', '09:05'),
      minutes: fc.constantFrom(undefined, 45),
      repeat: fc.constantFrom(
        '',
        'every 2 weeks',
        'every month after done',
        'every Mon, Thu',
        'every 31st',
        'every last Fri',
      ),
      doneOn: fc.constantFrom(undefined, '2026-11-30'),
      madeOn: fc.constantFrom(undefined, '2026-11-01'),
      more: fc.constantFrom('', 'by:Ines t:2026-11-15'),
    })
    fc.assert(
      fc.property(task, (one) => {
        const read = readTodoLine(writeTodoLine(todoOfTask(one)))
        expect(read && taskOfTodo(read, '2026-12-31')).toEqual(one)
      }),
    )
  })
  it('keeps what this planner has no place for', () => {
    const read = readTodoLine('(F) Order +One +Two id:7 due:someday at:9 rec:5x')
    const task = read && taskOfTodo(read, '2026-12-31')
    expect(task).toMatchObject({
      list: 'One',
      priority: 0,
      due: undefined,
      more: '+Two id:7 due:someday at:9 rec:5x pri:F',
    })
    expect(task && writeTodoLine(todoOfTask(task))).toBe('(F) Order +One +Two id:7 due:someday at:9 rec:5x')
  })
  it('knows both ways to repeat', () => {
    const repeatOf = (text: string) => {
      const read = readTodoLine(text)
      return read && taskOfTodo(read, '2026-12-31').repeat
    }
    expect(repeatOf('Water rec:3d')).toBe('every 3 days after done')
    expect(repeatOf('Rent rec:+1m')).toBe('every month')
  })
})

describe('calendar files', () => {
  const where = { zone: 'Europe/Berlin', today: '2026-06-12' }
  it('of the Python package icalendar are read as what was put in', () => {
    const read = readCalendarTasks(calendars.file, where)
    const plain = read.tasks.map(({ title, due, time, minutes, repeat, tags, priority, doneOn, notes, rings }) => ({
      title,
      due,
      time,
      minutes,
      repeat,
      tags,
      priority,
      doneOn,
      notes,
      rings,
    }))
    expect(
      JSON.parse(
        JSON.stringify(
          plain.map((task) => ({
            ...task,
            due: task.due ?? null,
            minutes: task.minutes ?? null,
            doneOn: task.doneOn ?? null,
            rings: task.rings ?? null,
          })),
        ),
      ),
    ).toEqual(calendars.tasks)
    expect([read.rulesLeft, read.untitled]).toEqual([1, 0])
  })
  it('that are written are read as the same', () => {
    const task: fc.Arbitrary<CalendarTodo> = fc.record({
      id: fc.constantFrom('a', 'b'),
      title: fc.constantFrom('Order; paper, \\ and “more”', 'Zoë '.repeat(40).trim()),
      notes: fc.constantFrom('', 'one\ntwo, three'),
      list: fc.constantFrom('', 'a, b'),
      tags: fc.constantFrom([], ['phone', 'a, b']),
      priority: fc.constantFrom(0, 1, 2, 3, 4),
      due: fc.constantFrom('2026-12-01'),
      time: fc.constantFrom('09:05', '00:00'),
      minutes: fc.constantFrom(undefined, 45),
      repeat: fc.constantFrom(
        '',
        'every 2 weeks',
        'every month after done',
        'every Mon, Thu',
        'every 30th',
        'every 29 Feb',
      ),
      doneOn: fc.constantFrom(undefined, '2026-11-30'),
      rings: fc.constantFrom(undefined, 0, 30),
    })
    fc.assert(
      fc.property(fc.array(task, { maxLength: 3 }), (tasks) => {
        const file = calendarTodos(tasks, { made: 0, product: 'x' })
        for (const one of file.split('\r\n')) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(75)
        const back = readCalendarTasks(file, where).tasks.map((one) => ({
          ...one,
          id: one.id.replace('@tallykit', ''),
        }))
        expect(back).toEqual(tasks)
      }),
    )
  })
  it('are refused where they are none', () => {
    for (const text of ['', 'hello', 'BEGIN:VCARD\nEND:VCARD'])
      expect(() => readCalendarTasks(text, where)).toThrow(RangeError)
    expect(readCalendarTasks('BEGIN:VCALENDAR\nBEGIN:VTODO\nDUE:20261301\nEND:VTODO\nEND:VCALENDAR', where)).toEqual({
      tasks: [],
      untitled: 1,
      rulesLeft: 0,
    })
  })
})

describe('checklists', () => {
  it('are read with their headings and what belongs to an item', () => {
    const text = [
      '# Plan',
      '',
      'Words between',
      '## Home',
      '- [ ] Paint the door',
      '  - [x] sand',
      '  - [ ] prime',
      '* [X] Buy milk',
      '1. Call Ana',
      '## Work #',
      '+ [ ] Report',
    ].join('\n')
    expect(readCheckLines(text)).toEqual([
      {
        text: 'Paint the door',
        isDone: false,
        heading: 'Home',
        subtasks: [
          { text: 'sand', done: true },
          { text: 'prime', done: false },
        ],
      },
      { text: 'Buy milk', isDone: true, heading: 'Home', subtasks: [] },
      { text: 'Call Ana', isDone: false, heading: 'Home', subtasks: [] },
      { text: 'Report', isDone: false, heading: 'Work', subtasks: [] },
    ])
  })
  it('are written by list, each line as quick entry', () => {
    const task = {
      title: 'Paint',
      list: 'home',
      tags: [],
      priority: 1,
      due: '2026-12-01',
      time: '',
      minutes: undefined,
      repeat: '',
    } as const
    expect(
      writeCheckLines(
        'Plan',
        [
          { task, isDone: false, subtasks: [{ text: 'sand', done: true }] },
          { task: { ...task, list: '', title: 'Milk' }, isDone: true, subtasks: [] },
        ],
        'No list',
      ),
    ).toBe(
      '# Plan\n\n## home\n\n- [ ] Paint 2026-12-01 #home !1\n  - [x] sand\n\n## No list\n\n- [x] Milk 2026-12-01 !1\n',
    )
  })
})
