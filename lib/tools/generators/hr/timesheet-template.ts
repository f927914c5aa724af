import { csvText } from '@/lib/base/format/csv-cell'
import type { SheetCell } from '@/lib/base/workbook/workbook'
import { defineSectionedDocument } from '@/lib/families/sectioned-documents'
import type { Value } from '@/lib/kits/document/types'
import { choice, date, integer, longText, number, problem, rows, text, toggle } from '@/lib/kits/generator'
import type { Notice } from '@/lib/kits/generator'
import { daysFrom, daysLater, monthsLater, weekdayNameOf } from '@/lib/subjects/time/calendar'
import {
  hoursText,
  isOvernight,
  stepChoices,
  withOvertime,
  workedMinutes,
  type CountedDay,
  type Step,
  type WorkedEntry,
} from '@/lib/subjects/time-entries/timesheet'
import { isZone } from '@/lib/subjects/zones/wall'

type Entry = WorkedEntry & { project?: string | undefined; note?: string | undefined }

interface Sheet {
  entries: readonly Entry[]
  from: string
  period: 'week' | 'fortnight' | 'month'
  step: Step
  zone?: string | undefined
  weekStart: 'monday' | 'sunday'
  daily?: number | undefined
  weekly?: number | undefined
}

const clock = { source: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$', says: 'be a time such as 09:30' } as const
const longestDay = 16 * 60

const zoneOf = ({ zone = '' }: Sheet) => (zone.trim() === '' ? undefined : zone.trim())
const saysSomething = ({ project = '', note = '', start, end, hours }: Entry) =>
  `${project}${note}`.trim() !== '' || start !== undefined || end !== undefined || hours !== undefined
const entriesOf = ({ entries }: Sheet) =>
  entries.filter(saysSomething).toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
const minutesOf = (entry: Entry, sheet: Sheet) => workedMinutes(entry, { zone: zoneOf(sheet), step: sheet.step }) ?? 0

/** The day after the period. */
function endOf({ from, period }: Sheet): string {
  const end = period === 'month' ? monthsLater(from, 1) : daysLater(from, period === 'week' ? 7 : 14)
  return end ?? from
}

function daysOf(sheet: Sheet): CountedDay[] {
  const minutes = new Map<string, number>()
  for (const entry of entriesOf(sheet))
    minutes.set(entry.date, (minutes.get(entry.date) ?? 0) + minutesOf(entry, sheet))
  const days = [...minutes].map(([day, worked]) => ({ date: day, minutes: worked }))
  return withOvertime(days, sheet, sheet.weekStart === 'monday' ? 1 : 0)
}

const summed = (days: readonly CountedDay[]) => ({
  minutes: days.reduce((all, { minutes }) => all + minutes, 0),
  overtime: days.reduce((all, { overtime }) => all + overtime, 0),
})

function sheetCsv(sheet: Sheet): string {
  return csvText([
    ['Date', 'Project', 'Start', 'End', 'Break, minutes', 'Hours', 'Note'],
    ...entriesOf(sheet).map((entry) => [
      entry.date,
      entry.project ?? '',
      entry.start ?? '',
      entry.end ?? '',
      String(entry.pause ?? 0),
      (minutesOf(entry, sheet) / 60).toFixed(4),
      entry.note ?? '',
    ]),
  ])
}

const partOfDay = (time: string) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440
const stepMinutes = { none: 1, five: 5, six: 6, quarter: 15 } as const

/** Hours as formulas over start, end and break; where a zone moved the clocks or hours were typed, as numbers. */
function sheetRows(sheet: Sheet): (readonly SheetCell[])[] {
  const entries = entriesOf(sheet)
  const size = stepMinutes[sheet.step]
  const rowOf = (entry: Entry, at: number): SheetCell[] => {
    const minutes = minutesOf(entry, sheet)
    const byClock = workedMinutes(entry, { step: sheet.step })
    const hasTimes = entry.start !== undefined && entry.end !== undefined && entry.hours === undefined
    const row = at + 2
    const time = (clockTime: string | undefined): SheetCell =>
      clockTime === undefined ? null : { value: partOfDay(clockTime), format: 'hh:mm', look: 'entry' }
    return [
      { day: entry.date },
      entry.project ?? '',
      hasTimes ? time(entry.start) : null,
      hasTimes ? time(entry.end) : null,
      { value: entry.pause ?? 0, look: 'entry' },
      {
        value: minutes / 60,
        format: '0.00',
        ...(hasTimes && byClock === minutes
          ? { formula: `ROUND((MOD(D${row}-C${row},1)*1440-E${row})/${size},0)*${size}/60` }
          : {}),
      },
      entry.note ?? '',
    ]
  }
  const { overtime } = summed(daysOf(sheet))
  const total = entries.reduce((all, entry) => all + minutesOf(entry, sheet), 0)
  return [
    ['Date', 'Project', 'Start', 'End', 'Break', 'Hours', 'Note'].map((label) => ({
      text: label,
      look: 'head' as const,
    })),
    ...entries.map(rowOf),
    [
      { text: 'Total', look: 'total' },
      null,
      null,
      null,
      null,
      {
        value: total / 60,
        format: '0.00',
        look: 'total',
        ...(entries.length > 0 ? { formula: `SUM(F2:F${entries.length + 1})` } : {}),
      },
    ],
    [{ text: 'Of it overtime', look: 'total' }, null, null, null, null, { value: overtime / 60, format: '0.00' }],
  ]
}

export default defineSectionedDocument({
  document: 'Timesheet',
  title: 'name',
  form: {
    name: text('Who worked', { initial: 'Priya Nair', maxLength: 150 }),
    from: date('First day', { initial: '2026-11-16' }),
    period: choice('Period', {
      options: { week: 'A week', fortnight: 'Two weeks', month: 'A month' },
      initial: 'week',
    }),
    kind: choice('Sheet', { options: { filled: 'Filled in', blank: 'Blank, to write on' }, initial: 'filled' }),
    entries: rows('Time', {
      row: 'entry',
      columns: {
        date: date('Date', { initial: '2026-11-16' }),
        project: text('Project', { optional: true, maxLength: 100 }),
        start: text('Start', { optional: true, pattern: clock }),
        end: text('End', { optional: true, pattern: clock }),
        pause: integer('Break', { optional: true, unit: 'min', min: 0, max: 720 }),
        hours: number('Hours', { optional: true, above: 0, max: 24, decimals: 4 }),
        note: text('Note', { optional: true, maxLength: 200 }),
      },
      initial: [
        { date: '2026-11-16', project: 'Catalogue', start: '08:30', end: '17:13', pause: 43 },
        { date: '2026-11-17', project: 'Catalogue', start: '08:30', end: '18:30', pause: 30 },
        { date: '2026-11-18', project: 'Fair', start: '09:00', end: '19:02', pause: 60 },
        { date: '2026-11-19', project: 'Fair', start: '16:00', end: '01:30', pause: 30, note: 'Taking down the booth' },
        { date: '2026-11-20', project: 'Office', hours: 6 },
      ],
      min: 0,
      max: 500,
      help: 'Start and end, or hours. An end before the start is on the next day.',
      shownWhen: { field: 'kind', is: 'filled' },
    }),

    weekly: number('Overtime beyond hours a week', {
      section: 'Overtime and rounding',
      optional: true,
      initialIn: { us: 40 },
      above: 0,
      max: 168,
      refines: true,
    }),
    daily: number('Overtime beyond hours a day', {
      section: 'Overtime and rounding',
      optional: true,
      above: 0,
      max: 24,
      refines: true,
    }),
    weekStart: choice('A week begins on', {
      section: 'Overtime and rounding',
      options: { monday: 'Monday', sunday: 'Sunday' },
      initial: 'monday',
      initialIn: { us: 'sunday', ca: 'sunday' },
      refines: true,
    }),
    step: choice('Each entry', {
      section: 'Overtime and rounding',
      options: stepChoices,
      initial: 'none',
      as: 'menu',
      refines: true,
    }),
    zone: text('Time zone', {
      section: 'Overtime and rounding',
      optional: true,
      placeholder: 'Europe/London',
      maxLength: 60,
      help: 'Only for nights in which the clocks change.',
      refines: true,
    }),
    employer: text('Employer or client', { section: 'Sheet', optional: true, maxLength: 150, refines: true }),
    approver: text('Approved by', { section: 'Sheet', optional: true, maxLength: 100, refines: true }),
    byProject: toggle('Sums by project', { section: 'Sheet', initial: true, refines: true }),
    notes: longText('Notes', { section: 'Sheet', optional: true, lines: 2, maxLength: 5000, refines: true }),
  },
  facts: ['employer'],
  figures(values, { show }) {
    const last = daysLater(endOf(values), -1)
    const { minutes, overtime } = summed(daysOf(values))
    const hours = (label: string, value: number) => ({ label, value: hoursText(value), strong: true })
    return [
      { label: 'Week from', value: values.weekStart === 'monday' ? 'Monday' : 'Sunday' },
      { label: 'Period', value: `${show.date(values.from)} – ${show.date(last ?? values.from)}` },
      ...(values.kind === 'filled' ? [hours('Hours', minutes)] : []),
      ...(values.kind === 'filled' && overtime > 0 ? [hours('Of it overtime', overtime)] : []),
    ]
  },
  sections: [
    {
      heading: 'Time',
      parts: [
        {
          write(values) {
            if (values.kind === 'filled') return []
            const length = daysFrom(values.from, endOf(values))
            return [
              {
                kind: 'table',
                label: 'Time',
                columns: ['Day', 'Date', 'Start', 'End', 'Break', 'Hours', 'Project'].map((label) => ({
                  label,
                  width: label === 'Project' || label === 'Date' ? 3 : 2,
                })),
                rows: Array.from({ length }, (_, at): Value[] => {
                  const day = daysLater(values.from, at) ?? values.from
                  return [weekdayNameOf(day).slice(0, 3), { kind: 'date', value: day }, '', '', '', '', '']
                }),
                foot: ['Total', '', '', '', '', '', ''],
              },
            ]
          },
        },
        {
          write(values) {
            const entries = values.kind === 'filled' ? entriesOf(values) : []
            if (entries.length === 0) return []
            return [
              {
                kind: 'table',
                label: 'Time',
                columns: [
                  { label: 'Day', width: 1 },
                  { label: 'Date', width: 3 },
                  { label: 'Project', width: 4 },
                  { label: 'Start', align: 'end', width: 2 },
                  { label: 'End', align: 'end', width: 2 },
                  { label: 'Break', align: 'end', width: 2 },
                  { label: 'Hours', align: 'end', width: 2 },
                ],
                rows: entries.map((entry): Value[] => [
                  weekdayNameOf(entry.date).slice(0, 3),
                  { kind: 'date', value: entry.date },
                  [entry.project, entry.note].filter((part) => part !== undefined && part.trim() !== '').join(': '),
                  entry.hours === undefined ? (entry.start ?? '') : '',
                  entry.hours === undefined ? `${entry.end ?? ''}${isOvernight(entry) ? ' +1' : ''}` : '',
                  entry.pause === undefined ? '' : hoursText(entry.pause),
                  hoursText(minutesOf(entry, values)),
                ]),
                foot: [
                  'Total',
                  '',
                  '',
                  '',
                  '',
                  '',
                  hoursText(entries.reduce((all, entry) => all + minutesOf(entry, values), 0)),
                ],
              },
            ]
          },
        },
      ],
    },
    {
      heading: 'Overtime',
      parts: [
        {
          write(values) {
            const days = values.kind === 'filled' ? daysOf(values).filter(({ overtime }) => overtime > 0) : []
            if (days.length === 0) return []
            return [
              {
                kind: 'table',
                label: 'Overtime',
                columns: [
                  { label: 'Date' },
                  { label: 'Worked', align: 'end' },
                  { label: 'Of it overtime', align: 'end' },
                ],
                rows: days.map(({ date: day, minutes, overtime }): Value[] => [
                  { kind: 'date', value: day },
                  hoursText(minutes),
                  hoursText(overtime),
                ]),
              },
            ]
          },
        },
      ],
    },
    {
      heading: 'By project',
      parts: [
        {
          write(values) {
            const entries = values.kind === 'filled' && values.byProject ? entriesOf(values) : []
            const sums = new Map<string, number>()
            for (const entry of entries) {
              const name = (entry.project ?? '').trim() === '' ? 'Without project' : (entry.project ?? '').trim()
              sums.set(name, (sums.get(name) ?? 0) + minutesOf(entry, values))
            }
            if (sums.size < 2) return []
            return [
              {
                kind: 'table',
                label: 'By project',
                columns: [{ label: 'Project' }, { label: 'Hours', align: 'end' }],
                rows: [...sums].map(([name, minutes]) => [name, hoursText(minutes)]),
              },
            ]
          },
        },
      ],
    },
    { heading: 'Notes', parts: [{ text: 'notes' }] },
    {
      heading: 'Signatures',
      parts: [
        {
          write: ({ name, approver = '' }) => [
            {
              kind: 'signature',
              signers: [
                { role: 'Worked by', ...(name.trim() === '' ? {} : { name: name.trim() }) },
                { role: 'Approved by', ...(approver.trim() === '' ? {} : { name: approver.trim() }) },
              ],
            },
          ],
        },
      ],
    },
  ],
  refuses(values) {
    const zone = zoneOf(values)
    if (zone !== undefined && !isZone(zone))
      return problem('zone', 'must be a zone such as Europe/London or America/Chicago')
    if (values.kind === 'blank') return undefined
    for (const [at, entry] of values.entries.entries()) {
      if (!saysSomething(entry)) continue
      const minutes = workedMinutes(entry, { zone, step: 'none' })
      if (minutes === undefined) return problem('entries', `must have hours, or start and end, in line ${at + 1}`)
      if (entry.hours === undefined && entry.start === entry.end)
        return problem('entries', `must not begin and end in the same minute, as line ${at + 1} does`)
      if (minutes < 0) return problem('entries', `must not have a break longer than the time, as line ${at + 1} has`)
    }
    return undefined
  },
  warns(values): readonly Notice[] {
    if (values.kind === 'blank') return []
    const entries = entriesOf(values)
    const end = endOf(values)
    const overnight = entries.filter((entry) => entry.hours === undefined && isOvernight(entry))
    const long = daysOf(values).filter(({ minutes }) => minutes > longestDay)
    const outside = entries.filter(({ date: day }) => day < values.from || day >= end)
    return [
      ...overnight.map(({ date: day, start, end: until }): Notice => ({
        is: 'plain',
        says: `${start} to ${until} on ${weekdayNameOf(day)} ends on the next day. Is that right?`,
      })),
      ...long.map(({ date: day, minutes }): Notice => ({
        is: 'fair',
        says: `${hoursText(minutes)} on ${weekdayNameOf(day)} is more than 16 hours.`,
      })),
      ...(outside.length > 0
        ? [{ is: 'fair' as const, says: `${outside.length} of ${entries.length} entries are outside the period.` }]
        : []),
    ]
  },
  files: {
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make: (values) => sheetCsv(values as unknown as Sheet),
    },
    xlsx: {
      label: 'Excel with formulas',
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      extension: 'xlsx',
      slow: true,
      async make(values) {
        const { workbookXlsx } = await import('@/lib/engines/workbook')
        return workbookXlsx({
          title: 'Timesheet',
          sheets: [
            {
              name: 'Time',
              widths: [12, 24, 10, 10, 10, 10, 30],
              frozenRows: 1,
              rows: sheetRows(values as unknown as Sheet),
            },
          ],
        })
      },
    },
  },
  makes:
    'A timesheet of a week, two weeks or a month, with breaks, overtime by the day and week, and nights past midnight.',
  limits: [
    'Overtime is what lies beyond the hours that you enter. The United States begin with 40 a week; whose hours count, and at what pay, your law or contract says.',
    'Weekly hours are counted from the entries on this sheet: a week that began before the first day is not whole.',
    'An entry ends at most a day after it began.',
    'A sheet is for one person.',
  ],
  sources: [
    {
      title: '29 CFR 778.104 and 778.110: each workweek stands alone; overtime beyond 40 hours',
      href: 'https://www.ecfr.gov/current/title-29/subtitle-B/chapter-V/subchapter-B/part-778/subpart-B',
    },
    { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
  ],
  examples: [
    {
      name: 'A week with a late night',
      given: { weekly: 40 },
      expect: {
        text: [
          'Hours: 41:32',
          'Of it overtime: 1:32',
          'Thu\tNov 19, 2026\tFair: Taking down the booth\t16:00\t01:30 +1\t0:30\t9:00',
          'Fair\t18:02',
        ],
      },
    },
    {
      name: 'A blank month',
      given: { kind: 'blank', period: 'month', from: '2027-02-01', name: 'Ana Reyes' },
      expect: { text: ['Period: Feb 1, 2027 – Feb 28, 2027', 'Sun\tFeb 28, 2027'] },
    },
  ],
})
