import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { projectFile } from '@/lib/base/format/project-file'
import { createShow } from '@/lib/base/format/show'
import { isIsoDay } from '@/lib/base/format/dates'
import { regionOf } from '@/lib/base/region/regions'
import { pastedRows } from '@/lib/kits/fields/pasted-rows'
import { readSavedFile } from '@/lib/kits/generator/saved-file'
import { storedBeginning } from '@/lib/kits/planner/entries'
import { readTableEntries } from '@/lib/kits/planner/exchange'
import type { AnyPlanner } from '@/lib/kits/planner/planner'
import { workOf } from '@/lib/kits/planner/work'
import {
  amountOf,
  billed,
  boxesOf,
  byDay,
  durationText,
  overlapsOf,
  stretchOf,
  timePattern,
} from '@/lib/subjects/time-entries/tracked'
import timesheetInvoice from '@/lib/tools/generators/invoicing/timesheet-invoice'
import tracker from '@/lib/tools/utilities/time/time-tracker'

interface Case {
  zone: string
  date: string
  start: string
  endDate: string
  end: string
  seconds: number
  days: Record<string, number>
}
const cases: Case[] = JSON.parse(readFileSync('tests/vectors/tracked-time/stretches.json', 'utf8'))
const minute = 60_000
const hour = 60 * minute

describe('a stretch of work', () => {
  it('lasts as long as Python’s zoneinfo has it, on the days on which it was', () => {
    expect(cases).toHaveLength(182)
    for (const one of cases) {
      const stretch = stretchOf(one, one.zone, 0)
      if (!stretch) throw new Error(JSON.stringify(one))
      const days = Object.fromEntries(byDay(stretch, one.zone).map(({ day, ms }) => [day, ms / 1000]))
      expect({ ...one, lasted: (stretch.to - stretch.from) / 1000, found: days }).toEqual({
        ...one,
        lasted: one.seconds,
        found: one.days,
      })
      const boxes = boxesOf(stretch.to, one.zone)
      expect({ ...one, boxes }).toEqual({ ...one, boxes: { date: one.endDate, time: one.end } })
    }
  })

  it('runs until now without an end, and to the next day where its end is not after its start', () => {
    const at = { date: '2026-11-28', start: '22:00', endDate: undefined, end: '' }
    const begin = Date.UTC(2026, 10, 28, 22)
    expect(stretchOf(at, 'UTC', begin + 5 * minute)).toEqual({ from: begin, to: begin + 5 * minute, isRunning: true })
    expect(stretchOf(at, 'UTC', begin - 1)).toBeUndefined()
    expect(stretchOf({ ...at, end: '01:30' }, 'UTC', 0)).toEqual({
      from: begin,
      to: begin + 3.5 * hour,
      isRunning: false,
    })
    expect(stretchOf({ ...at, end: '22:00' }, 'UTC', 0)?.to).toBe(begin + 24 * hour)
    expect(stretchOf({ ...at, end: '21:00', endDate: '2026-11-28' }, 'UTC', 0)).toBeUndefined()
    for (const wrong of [{ date: undefined }, { start: '' }, { start: '25:00' }, { end: '12:60' }])
      expect(stretchOf({ ...at, end: '23:00', ...wrong }, 'UTC', 0)).toBeUndefined()
  })

  it('is billed by its step, and costs whole cents', () => {
    expect(
      (['none', 'up6', 'near6', 'up15', 'near15'] as const).map((rounding) => billed(37 * minute, rounding) / minute),
    ).toEqual([37, 42, 36, 45, 30])
    expect(billed(7.5 * minute, 'near15') / minute).toBe(15)
    expect([
      amountOf(hour / 3, 100),
      amountOf(90 * minute, 85),
      amountOf(6 * minute, 0.05),
      amountOf(hour, 1.005),
    ]).toEqual([33.33, 127.5, 0.01, 1.01])
    expect([0, 59_999, hour + 5 * minute, 100 * hour].map(durationText)).toEqual(['0:00', '0:00', '1:05', '100:00'])
  })

  it('overlaps with the one before that lasts longest', () => {
    const at = (from: number, to: number) => ({ from, to })
    const all = [at(0, 10), at(10, 20), at(15, 16), at(17, 18), at(30, 40)]
    expect(overlapsOf(all)).toEqual([
      [at(10, 20), at(15, 16)],
      [at(10, 20), at(17, 18)],
    ])
  })

  it('takes times as people and programs write them', () => {
    const takes = (text: string) => new RegExp(timePattern).test(text)
    expect(['9:30', '09:30:15', '02:30+01:00', ' 7:05 ', ''].every(takes)).toBe(true)
    expect(['24:00', '9', '9:60', '9:30 pm', '1:2'].some(takes)).toBe(false)
  })
})

describe('the planner', () => {
  const planner = tracker as unknown as AnyPlanner
  const now = Date.parse('2026-06-12T09:00:00Z')
  const work = (
    records = storedBeginning(planner.example('2026-06-12'), {
      bookFields: planner.book.fields,
      kinds: planner.kinds,
      id: 'book',
      idOf: (key) => key,
    }),
  ) =>
    workOf(
      records,
      'book',
      { fields: planner.book.fields, kinds: planner.kinds },
      { now, today: '2026-06-12', show: createShow(regionOf('us')) },
    )
  const tableOf = (label: string) => {
    const view = planner.views.report
    const found =
      view?.kind === 'summary'
        ? view.pieces(work()).find((piece) => piece.kind === 'table' && piece.label.startsWith(label))
        : undefined
    return found?.kind === 'table' ? found.rows : []
  }

  it('adds up the month by project and by client to the same sums', () => {
    // 3:10 + 2:45 at 85, 2:10 at 120; 3:35 + 0:25 at 70; 0:45 not billed: 269.17 + 233.75 + 260.00, 250.83 + 29.17.
    expect(tableOf('By project')).toEqual([
      ['Web shop', '8:05', '8:05', '$762.92'],
      ['Brand book', '4:00', '4:00', '$280.00'],
      ['Office', '0:45', '0:00', '$0.00'],
      ['In all', '12:50', '12:05', '$1,042.92'],
    ])
    expect(tableOf('By client').at(-1)?.slice(1)).toEqual(['12:50', '12:05', '$1,042.92'])
  })

  it('gives rows that the timesheet invoice takes as they are pasted', () => {
    const view = planner.views.report
    const piece = view?.kind === 'summary' ? view.pieces(work()).find(({ kind }) => kind === 'text') : undefined
    const { columns } = timesheetInvoice.form.entries
    const rows = pastedRows(columns, 0, piece?.kind === 'text' ? piece.text : '', regionOf('us'))
    expect(rows.length).toBeGreaterThan(3)
    expect(rows[0]).toMatchObject({ project: 'Web shop', rate: '85', billed: 'yes' })
    expect(rows.map(({ hours }) => Number(hours)).reduce((sum, one) => sum + one, 0)).toBeCloseTo(12 + 5 / 60, 1)
    expect(rows.every(({ date, hours, start, end }) => isIsoDay(date ?? '') && hours && !start && !end)).toBe(true)
  })

  it('gives a file that the form of the timesheet invoice takes, and touches nothing else of it', () => {
    const made = (project?: string) => planner.handed?.['timesheet-invoice']?.make(work(), project)
    const { values } = made() ?? { values: {} }
    const read = readSavedFile(timesheetInvoice.form, projectFile('timesheet-invoice', values, { part: true }))
    if ('fault' in read) throw new Error(read.fault)
    expect(read).toMatchObject({ refused: [], only: ['entries', 'rounding', 'currency'] })
    const entries = read.values.entries as readonly { project: string; hours: number; rate?: number }[]
    // 3:10 and 2:45 at the project's 85, 2:10 at 120; 3:35 and 0:25 at 70. In hundredths of an hour.
    expect(entries.map(({ project, hours, rate }) => [project, hours, rate])).toEqual(
      expect.arrayContaining([
        ['Web shop', 3.17, 85],
        ['Web shop', 2.75, 85],
        ['Web shop', 2.17, 120],
        ['Brand book', 3.58, 70],
        ['Brand book', 0.42, 70],
      ]),
    )
    expect(entries).toHaveLength(5)
    expect(made('brand')).toMatchObject({ values: { entries: [{ hours: 3.58 }, { hours: 0.42 }] } })
  })

  it('asks what counts of a time without anybody, and each answer does that', () => {
    const running = (start: string) =>
      work(
        storedBeginning(
          {
            book: { name: 'Mine', zone: 'UTC' },
            entries: [
              {
                kind: 'entry',
                key: 'call',
                values: { description: 'Call', date: '2026-06-12', start, end: '', tags: 'a' },
              },
            ],
          },
          { bookFields: planner.book.fields, kinds: planner.kinds, id: 'book', idOf: (key) => key },
        ),
      )
    const [gone, back] = [now - 50 * minute, now - minute]
    const before = running('07:30')
    expect(planner.away?.minutes(before)).toBe(15)
    const question = planner.away?.ask({ from: gone, to: back }, before)
    expect(question?.says).toContain('“Call” ran while nobody was there from 08:10 to 08:59 (0:49)')
    expect(question?.answers.map(({ label }) => label)).toEqual([
      'All of it',
      'Nothing: stop at 08:10',
      'Nothing: go on from 08:59',
    ])
    const [kept, ended, wentOn] = question?.answers ?? []
    expect(kept?.edit).toBeUndefined()
    expect(ended?.edit).toMatchObject({ change: [{ id: 'call', values: { end: '08:10:00', endDate: undefined } }] })
    expect(ended?.edit?.add).toBeUndefined()
    expect(wentOn?.edit).toMatchObject({
      change: ended?.edit?.change,
      add: [
        { kind: 'entry', values: { description: 'Call', tags: 'a', date: '2026-06-12', start: '08:59:00', end: '' } },
      ],
    })
    // What began while nobody was there was begun elsewhere.
    expect(planner.away?.ask({ from: gone, to: back }, running('08:30'))).toBeUndefined()
    expect(planner.away?.minutes(work())).toBeUndefined()
  })

  it('reads the detailed CSV of Toggl Track and of Clockify', () => {
    const toggl = [
      [
        'User',
        'Email',
        'Client',
        'Project',
        'Task',
        'Description',
        'Billable',
        'Start date',
        'Start time',
        'End date',
        'End time',
        'Duration',
        'Tags',
        'Amount (EUR)',
      ],
      [
        'Ines',
        'i@example.org',
        'Lamps',
        'Web shop',
        '',
        'Header',
        'Yes',
        '2026-06-11',
        '22:30:00',
        '2026-06-12',
        '00:10:00',
        '01:40:00',
        'code',
        '',
      ],
    ]
    const clockify = [
      [
        'Project',
        'Client',
        'Description',
        'Task',
        'User',
        'Group',
        'Email',
        'Tags',
        'Billable',
        'Start Date',
        'Start Time',
        'End Date',
        'End Time',
        'Duration (h)',
      ],
      [
        'New one',
        '',
        'Talk',
        '',
        'Ines',
        '',
        '',
        '',
        'No',
        '2026-06-10',
        '09:00:00',
        '2026-06-10',
        '09:45:00',
        '00:45:00',
      ],
    ]
    const read = (rows: readonly (readonly string[])[]) =>
      readTableEntries(
        rows.map((cells, at) => ({ line: at + 1, cells })),
        { kinds: planner.kinds, kind: 'entry', work: work(), freshId: () => 'fresh', same: planner.same },
      )
    const one = read(toggl)
    expect(one.faults).toEqual([])
    expect(one.linked).toEqual([])
    expect(one.entries[0]?.values).toMatchObject({
      description: 'Header',
      project: 'shop',
      date: '2026-06-11',
      start: '22:30:00',
      end: '00:10:00',
      endDate: '2026-06-12',
      isBillable: true,
      tags: 'code',
    })
    const other = read(clockify)
    expect(other.faults).toEqual([])
    expect(other.linked).toEqual([{ id: 'fresh', kind: 'project', title: 'New one' }])
    expect(other.entries[0]?.values).toMatchObject({ project: 'fresh', isBillable: false, start: '09:00:00' })
  })

  it('starts by a press on today, switches, stops, and offers none on other days', () => {
    const view = planner.views.timer
    if (view?.kind !== 'grid') throw new Error('no grid')
    expect(view.canPress?.({ row: 'shop', column: '2026-06-11' }, work())).toBe(false)
    expect(view.canPress?.({ row: 'shop', column: '2026-06-12' }, work())).toBe(true)
    const started = view.press?.({ row: 'shop', column: '2026-06-12' }, work())
    expect(started?.change).toEqual([])
    expect(started?.add).toHaveLength(1)
    expect(started?.add?.[0]?.values).toMatchObject({
      project: 'shop',
      end: '',
      isBillable: true,
      description: 'Move to the new server',
    })
    const running = storedBeginning(
      {
        book: {},
        entries: [
          { kind: 'project', key: 'p', values: { name: 'P' } },
          { kind: 'entry', key: 'e', values: { description: 'x', project: 'p', date: '2026-06-12', start: '08:00' } },
        ],
      },
      { bookFields: planner.book.fields, kinds: planner.kinds, id: 'book', idOf: (key) => key },
    )
    const stopped = view.press?.({ row: 'p', column: '2026-06-12' }, work(running))
    expect(stopped?.add).toBeUndefined()
    expect(stopped?.change?.map(({ id }) => id)).toEqual(['e'])
    const switched = view.press?.({ row: '', column: '2026-06-12' }, work(running))
    expect(switched?.change?.map(({ id }) => id)).toEqual(['e'])
    expect(switched?.add).toHaveLength(1)
  })
})
