import { choice, date, longText, money, number, text, toggle } from '@/lib/kits/fields/define'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import { csvText } from '@/lib/base/format/csv-cell'
import type { Document } from '@/lib/kits/document/types'
import {
  definePlanner,
  link,
  type AwayQuestion,
  type Beginning,
  type CellPress,
  type Entry,
  type GridPage,
  type GridPlace,
  type Piece,
  type Span,
} from '@/lib/kits/planner/planner'
import {
  amountOf,
  billed,
  boxesOf,
  byDay,
  durationText,
  overlapsOf,
  stretchOf,
  timePattern,
  type Stretch,
  type TrackedRounding,
} from '@/lib/subjects/time-entries/tracked'
import { daysFrom, daysLater, weekdayOf } from '@/lib/subjects/time/calendar'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { isZone } from '@/lib/subjects/zones/wall'
import { trackedWords as says } from './time-tracker.messages'

interface ProjectValues {
  name: string
  client: string
  rate: number | undefined
  isBillable: boolean
}
interface EntryValues {
  description: string
  project: string | undefined
  date: string | undefined
  start: string
  endDate: string | undefined
  end: string
  tags: string
  isBillable: boolean
  rate: number | undefined
}
interface BookValues {
  name: string
  target: number
  rounding: TrackedRounding
  currency: string
  zone: string
  away: keyof typeof says.away.after
}
interface TrackedWork {
  book: BookValues
  of: { project: readonly Entry<ProjectValues>[]; entry: readonly Entry<EntryValues>[] }
  archived: { project: readonly Entry<ProjectValues>[] }
  today: string | undefined
  now: number
  show: {
    date(iso: string): string
    month(iso: string): string
    number(value: number, decimals?: number): string
    money(value: number, decimals?: number, currency?: string): string
  }
  nameOf(id: string | undefined): string
}
type TrackedEntry = Entry<EntryValues>

const hourMs = 3_600_000
const forgottenAfter = 10 * hourMs
const lastDays = 28

const zones = new WeakMap<object, string>()

/** Asked of each of 100,000 entries; a browser takes a tenth of a millisecond to tell its zone. */
function zoneOf({ book: { zone }, of }: Pick<TrackedWork, 'book' | 'of'>): string {
  const known = zones.get(of)
  if (known !== undefined) return known
  const found = zone !== '' && isZone(zone) ? zone : deviceZone()
  zones.set(of, found)
  return found
}
/** While the page is built no day is known; any Monday stands for it. */
const todayOf = ({ today }: Pick<TrackedWork, 'today'>) => today ?? '2026-01-05'

const known = new WeakMap<TrackedEntry, { zone: string; stretch: Stretch | undefined }>()

/** An entry's stretch, looked up once while it is over: it stays the same object as long as nothing of it changes. */
function lastsOf(entry: TrackedEntry, work: TrackedWork): Stretch | undefined {
  const zone = zoneOf(work)
  const before = known.get(entry)
  if (before?.zone === zone && !before.stretch?.isRunning) return before.stretch
  const stretch = stretchOf(entry.values, zone, work.now)
  if (entry.values.end.trim() !== '' || entry.values.endDate !== undefined) known.set(entry, { zone, stretch })
  return stretch
}

const isRunning = (entry: TrackedEntry, work: TrackedWork) => lastsOf(entry, work)?.isRunning === true
const nameOf = ({ values }: TrackedEntry, work: TrackedWork) =>
  values.description || work.nameOf(values.project) || says.work

interface Counted {
  entry: TrackedEntry
  stretch: Stretch
  ms: number
  counted: number
  rate: number
  amount: number
}

function projectOf(id: string | undefined, { of, archived }: TrackedWork): ProjectValues | undefined {
  return [...of.project, ...archived.project].find((project) => project.id === id)?.values
}

/** What begins on days from one to another, with what of it is billed. */
function countedBetween(from: string, to: string, work: TrackedWork): readonly Counted[] {
  return work.of.entry.flatMap((entry) => {
    const { values } = entry
    if (values.date === undefined || values.date < from || values.date > to) return []
    const stretch = lastsOf(entry, work)
    if (!stretch) return []
    const ms = stretch.to - stretch.from
    const rate = values.rate ?? projectOf(values.project, work)?.rate ?? 0
    const counted = values.isBillable ? billed(ms, work.book.rounding) : 0
    return [{ entry, stretch, ms, counted, rate, amount: amountOf(counted, rate) }]
  })
}

/** Milliseconds by project and day; what runs over midnight is parted there. */
function grid(from: string, to: string, work: TrackedWork): ReadonlyMap<string, number> {
  const zone = zoneOf(work)
  const sums = new Map<string, number>()
  // What began the day before may run into the first one.
  const early = daysLater(from, -2) ?? from
  for (const entry of work.of.entry) {
    const { date: day, project = '' } = entry.values
    if (day === undefined || day < early || day > to) continue
    const stretch = lastsOf(entry, work)
    for (const part of stretch ? byDay(stretch, zone) : []) {
      const key = `${project}\n${part.day}`
      sums.set(key, (sums.get(key) ?? 0) + part.ms)
    }
  }
  return sums
}

const mondayOf = (day: string) => daysLater(day, -((weekdayOf(day) + 6) % 7)) ?? day
const monthEnd = (day: string) => daysLater(`${daysLater(`${day.slice(0, 7)}-28`, 4)?.slice(0, 7) ?? ''}-01`, -1) ?? day
const shortDays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

function page(work: TrackedWork, from: string, span: Span): GridPage {
  const end = span === 'week' ? (daysLater(from, 6) ?? from) : monthEnd(from)
  const days = Array.from({ length: daysFrom(from, end) + 1 }, (_, at) => daysLater(from, at) ?? from)
  const sums = grid(from, end, work)
  const today = todayOf(work)
  const rows = [
    ...work.of.project.map(({ id, values }) => ({ id, title: values.name, client: values.client, entry: id })),
    { id: '', title: says.noProject, client: '' },
  ]
  const totals = days.map((day) => rows.reduce((sum, { id }) => sum + (sums.get(`${id}\n${day}`) ?? 0), 0))
  return {
    columns: days.map((day, at) => ({
      id: day,
      title: span === 'week' ? `${shortDays[weekdayOf(day)]} ${Number(day.slice(8))}` : String(Number(day.slice(8))),
      note: (totals[at] ?? 0) > 0 ? durationText(totals[at] ?? 0) : ' ',
      isMarked: day === today,
    })),
    rows: rows.map(({ id, title, client, ...row }) => {
      const whole = days.reduce((sum, day) => sum + (sums.get(`${id}\n${day}`) ?? 0), 0)
      const runs = work.of.entry.some((entry) => (entry.values.project ?? '') === id && isRunning(entry, work))
      return {
        id,
        title,
        ...row,
        notes: [...(client === '' ? [] : [{ text: client }]), { text: durationText(whole) }],
        cells: days.map((day) => {
          const ms = sums.get(`${id}\n${day}`) ?? 0
          const isOn = runs && day === today
          const time = ms > 0 ? durationText(ms) : ''
          if (day === today)
            return {
              tone: isOn ? ('good' as const) : ('plain' as const),
              notes: [{ text: isOn ? says.running(time || '0:00') : `${says.start} ${time}`.trim() }],
            }
          return time === '' ? {} : { notes: [{ text: time }] }
        }),
      }
    }),
  }
}

const runningIn = (work: TrackedWork) => work.of.entry.filter((entry) => isRunning(entry, work))

/** What ends entries at a moment. */
function endings(
  entries: readonly TrackedEntry[],
  at: number,
  work: TrackedWork,
): readonly { id: string; values: Partial<EntryValues> }[] {
  const { date: endDate, time } = boxesOf(at, zoneOf(work))
  return entries.map(({ id, values }) => ({
    id,
    values: { end: time, endDate: endDate === values.date ? undefined : endDate },
  }))
}

/** An entry that runs from a moment on. */
function begun(at: number, work: TrackedWork, given: Partial<EntryValues>): CellPress['add'] {
  const { date: day, time } = boxesOf(at, zoneOf(work))
  const plain = { description: says.work, project: undefined, tags: '', isBillable: false, rate: undefined, notes: '' }
  return [{ kind: 'entry', values: { ...plain, ...given, date: day, start: time, endDate: undefined, end: '' } }]
}

/** What runs may have been forgotten when everybody left: it counts, ends then, or goes on afterwards. */
function askOfAway({ from, to }: { from: number; to: number }, work: TrackedWork): AwayQuestion | undefined {
  // The page learns of a new minute at times only; nothing of the time asked for is still to come.
  const then = { ...work, now: Math.max(work.now, to) }
  const left = runningIn(then).filter((entry) => (lastsOf(entry, then)?.from ?? from) < from)
  const [first] = left
  if (!first) return undefined
  const [gone, back] = [from, to].map((at) => boxesOf(at, zoneOf(work)).time.slice(0, 5)) as [string, string]
  const name = nameOf(first, work)
  const change = endings(left, from, work)
  return {
    says: says.away.ask(name, gone, back, durationText(to - from)),
    answers: [
      { label: says.away.keep },
      { label: says.away.end(gone), edit: { says: says.away.ended(name, gone), change } },
      {
        label: says.away.goOn(back),
        edit: {
          says: says.away.wentOn(name, durationText(to - from)),
          change,
          add: left.flatMap(({ values }) => begun(to, work, values) ?? []),
        },
      },
    ],
  }
}

/** A press on today: what runs there stops; else all that runs stops and this begins. The moment is that of the press. */
function press({ row }: GridPlace, work: TrackedWork): CellPress {
  const now = Date.now()
  const change = endings(runningIn({ ...work, now: Math.max(now, work.now) }), now, work)
  const title = work.nameOf(row) || says.noProject
  const isOn = work.of.entry.some((entry) => (entry.values.project ?? '') === row && isRunning(entry, work))
  if (isOn) return { says: says.stopped(title), change }
  const project = row === '' ? undefined : row
  const last = work.of.entry.findLast((entry) => entry.values.project === project)
  const add = begun(now, work, {
    ...(last && { description: last.values.description, tags: last.values.tags }),
    project,
    isBillable: projectOf(project, work)?.isBillable ?? false,
  })
  return { says: says.started(title), change, ...(add && { add }) }
}

interface Sum {
  ms: number
  counted: number
  cents: number
}

/** Sums by a name, largest first, and in all. Amounts are added in cents, so that the parts make the whole. */
function sumsBy(
  all: readonly Counted[],
  namesOf: (one: Counted) => readonly string[],
): { rows: readonly [string, Sum][]; total: Sum } {
  const sums = new Map<string, Sum>()
  const plus = (sum: Sum | undefined, { ms, counted, amount }: Counted): Sum => ({
    ms: (sum?.ms ?? 0) + ms,
    counted: (sum?.counted ?? 0) + counted,
    cents: (sum?.cents ?? 0) + Math.round(amount * 100),
  })
  let total: Sum | undefined
  for (const one of all) {
    total = plus(total, one)
    for (const name of namesOf(one)) sums.set(name, plus(sums.get(name), one))
  }
  return {
    rows: [...sums].sort(([, one], [, other]) => other.ms - one.ms),
    total: total ?? { ms: 0, counted: 0, cents: 0 },
  }
}

const tagsOf = (tags: string) =>
  tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

function sumTable(
  label: string,
  all: readonly Counted[],
  namesOf: (one: Counted) => readonly string[],
  work: TrackedWork,
  hasTotal = true,
): Piece {
  const { rows, total } = sumsBy(all, namesOf)
  const row = (name: string, { ms, counted, cents }: Sum) => [
    name,
    durationText(ms),
    durationText(counted),
    work.show.money(cents / 100, 2, work.book.currency),
  ]
  return {
    kind: 'table',
    label,
    isTitled: true,
    columns: [label.split(',')[0] ?? label, ...says.reportColumns.slice(1)],
    rows: [...rows.map(([name, sum]) => row(name, sum)), ...(hasTotal ? [row(says.total, total)] : [])],
  }
}

/** An entry as the timesheet invoice takes it, in hundredths of an hour as that counts. */
function invoiceRow({ entry: { values }, counted, rate }: Counted, work: TrackedWork) {
  return {
    date: values.date ?? '',
    project: (work.nameOf(values.project) || says.noProject).slice(0, 100),
    hours: Math.round((counted / hourMs) * 100) / 100,
    ...(rate !== 0 && { rate }),
    billed: true,
    task: values.description.slice(0, 200),
  }
}

/** The billable entries of the month, of all projects or of one, for the form of the timesheet invoice. */
function forInvoice(work: TrackedWork, project: string | undefined) {
  const month = todayOf(work).slice(0, 7)
  const entries = countedBetween(`${month}-01`, monthEnd(todayOf(work)), work)
    .filter(({ entry: { values } }) => values.isBillable && (project === undefined || values.project === project))
    .map((one) => invoiceRow(one, work))
    .filter(({ hours }) => hours > 0)
  const name = project === undefined ? work.book.name : work.nameOf(project)
  // What is billed is rounded already.
  return { title: `${name} ${month}`, values: { entries, rounding: 'none', currency: work.book.currency } }
}

function dayChart(work: TrackedWork, today: string): Piece {
  const from = daysLater(today, 1 - lastDays) ?? today
  const sums = grid(from, today, work)
  const days = Array.from({ length: lastDays }, (_, at) => daysLater(from, at) ?? from)
  const ids = [...work.of.project.map(({ id }) => id), '']
  const hours = days.map((day) => ids.reduce((sum, id) => sum + (sums.get(`${id}\n${day}`) ?? 0), 0) / hourMs)
  return {
    kind: 'chart',
    drawing: {
      kind: 'bar',
      title: says.days,
      x: { label: says.day, write: String, names: days.map((day) => work.show.date(day)) },
      y: { label: says.hours, write: (value) => work.show.number(value, 1) },
      tracks: [{ label: says.hours, values: hours }],
    },
  }
}

function report(work: TrackedWork): readonly Piece[] {
  const today = todayOf(work)
  if (work.of.entry.length === 0) return [{ kind: 'note', says: says.nothing }]
  const month = countedBetween(`${today.slice(0, 7)}-01`, monthEnd(today), work)
  const between = (from: string, to: string) => {
    const days = new Set(Array.from({ length: daysFrom(from, to) + 1 }, (_, at) => daysLater(from, at) ?? from))
    return [...grid(from, to, work)].reduce(
      (sum, [key, ms]) => (days.has(key.slice(key.indexOf('\n') + 1)) ? sum + ms : sum),
      0,
    )
  }
  const ofToday = between(today, today)
  const target = work.book.target * hourMs
  const clientOf = ({ entry }: Counted) => [projectOf(entry.values.project, work)?.client || says.noClient]
  const billable = month.filter(({ entry }) => entry.values.isBillable)
  const rows = billable.map((one) => {
    const { date: day, project, hours, rate = '', task } = invoiceRow(one, work)
    return [day, project, '', hours.toFixed(2), '', '', String(rate), 'yes', task]
  })
  return [
    {
      kind: 'figures',
      items: [
        { label: says.figures.today, text: says.of(durationText(ofToday), durationText(target)) },
        { label: says.figures.left, text: ofToday >= target ? says.reached : durationText(target - ofToday) },
        {
          label: says.figures.week,
          text: durationText(between(mondayOf(today), daysLater(mondayOf(today), 6) ?? today)),
        },
        { label: says.figures.month, text: durationText(between(`${today.slice(0, 7)}-01`, monthEnd(today))) },
        {
          label: says.figures.billable,
          text: work.show.money(sumsBy(billable, () => []).total.cents / 100, 2, work.book.currency),
        },
      ],
    },
    sumTable(says.byProject, month, ({ entry }) => [work.nameOf(entry.values.project) || says.noProject], work),
    sumTable(says.byClient, month, clientOf, work),
    ...(month.some(({ entry }) => tagsOf(entry.values.tags).length > 0)
      ? [sumTable(says.byTag, month, ({ entry }) => tagsOf(entry.values.tags), work, false)]
      : []),
    dayChart(work, today),
    ...(rows.length > 0
      ? [
          {
            kind: 'text' as const,
            label: says.invoice,
            text: csvText([says.invoiceHead, ...rows]),
            boxed: true as const,
          },
        ]
      : []),
  ]
}

function warnings(work: TrackedWork): readonly { says: string; tone: 'warn' | 'bad' }[] {
  const found: { says: string; tone: 'warn' | 'bad' }[] = []
  const lasting: { entry: TrackedEntry; from: number; to: number }[] = []
  for (const entry of work.of.entry) {
    const stretch = lastsOf(entry, work)
    if (!stretch) found.push({ says: says.unread(entry.values.description), tone: 'bad' })
    else {
      lasting.push({ entry, ...stretch })
      const hours = Math.floor((stretch.to - stretch.from) / hourMs)
      if (stretch.isRunning && stretch.to - stretch.from > forgottenAfter)
        found.push({ says: says.long(nameOf(entry, work), hours), tone: 'warn' })
    }
  }
  for (const [one, other] of overlapsOf(lasting))
    found.push({
      says: says.overlap(
        nameOf(one.entry, work),
        nameOf(other.entry, work),
        work.show.date(other.entry.values.date ?? todayOf(work)),
      ),
      tone: 'warn',
    })
  return found
}

function timesheet(work: TrackedWork, project: string | undefined): Document {
  const today = todayOf(work)
  const all = countedBetween(`${today.slice(0, 7)}-01`, monthEnd(today), work)
    .filter(({ entry }) => project === undefined || entry.values.project === project)
    .toSorted((one, other) => one.stretch.from - other.stretch.from)
  const title = project === undefined ? work.book.name : `${work.book.name}: ${work.nameOf(project)}`
  const [date_ = '', name = '', what = '', from = '', to = '', time = ''] = says.sheetColumns
  return {
    title: `${title} ${today.slice(0, 7)}`,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', text: says.period(work.show.month(today.slice(0, 7))) },
      {
        kind: 'table',
        label: says.timesheet,
        columns: [
          { label: date_, width: 2 },
          { label: name, width: 3 },
          { label: what, width: 4 },
          { label: from, width: 1.4 },
          { label: to, width: 1.4 },
          { label: time, width: 1.4, align: 'end' },
        ],
        rows: [
          ...all.map(({ entry: { values }, stretch, ms }) => [
            values.date === undefined ? '' : work.show.date(values.date),
            work.nameOf(values.project),
            values.description,
            values.start.slice(0, 5),
            stretch.isRunning ? says.still : values.end.slice(0, 5),
            durationText(ms),
          ]),
          [says.total, '', '', '', '', durationText(all.reduce((sum, { ms }) => sum + ms, 0))],
        ],
      },
      { kind: 'signature', signers: says.signed.map((role) => ({ role })) },
    ],
  }
}

function example(today: string): Beginning {
  const day = (back: number) => daysLater(today, -back) ?? today
  const entry = (
    key: string,
    project: string,
    back: number,
    start: string,
    end: string,
    description: string,
    more: Partial<EntryValues> = {},
  ): Beginning['entries'][number] => ({
    kind: 'entry',
    key,
    values: { description, project, date: day(back), start, end, ...more },
  })
  return {
    book: { name: 'Studio Ines (example)', target: 7 },
    entries: [
      { kind: 'project', key: 'shop', values: { name: 'Web shop', client: 'Lamps & Co', rate: 85 } },
      { kind: 'project', key: 'brand', values: { name: 'Brand book', client: 'Harbour Ltd', rate: 70 } },
      { kind: 'project', key: 'office', values: { name: 'Office', isBillable: false } },
      entry('a', 'shop', 3, '09:00', '12:10', 'Product pages', { tags: 'design' }),
      entry('b', 'brand', 3, '13:00', '16:35', 'Colours and type', { tags: 'design' }),
      entry('c', 'shop', 2, '08:45', '11:30', 'Checkout', { tags: 'code' }),
      entry('d', 'office', 2, '11:30', '12:15', 'Invoices', { isBillable: false }),
      entry('e', 'shop', 1, '22:30', '00:40', 'Move to the new server', { tags: 'code', rate: 120 }),
      entry('f', 'brand', 0, '08:30', '08:55', 'Call'),
    ],
  }
}

export default definePlanner({
  book: {
    one: 'time book',
    many: 'time books',
    fields: {
      name: text('Name of the book', { initial: says.book, maxLength: 100 }),
      target: number('Hours a day aimed at', { initial: 8, min: 0, max: 24 }),
      rounding: choice('Billed time', { options: says.roundings, initial: 'none' as TrackedRounding, as: 'menu' }),
      currency: choice('Currency', {
        options: offeredCurrencies,
        initial: 'EUR' as string,
        initialIn: currencyOfRegion,
        as: 'search',
        refines: true,
      }),
      zone: text('Time zone', {
        maxLength: 60,
        placeholder: 'Europe/Berlin',
        refines: true,
        help: 'On whose clocks the times are. Empty: that of this device.',
      }),
      away: choice('Ask what counts when nobody was there for', {
        options: says.away.after,
        initial: '15' as const,
        as: 'menu',
        refines: true,
      }),
    },
  },
  kinds: {
    project: {
      one: 'project',
      many: 'projects',
      title: 'name',
      archives: true,
      fields: {
        name: text('Name', { maxLength: 200 }),
        client: text('Client', { maxLength: 200 }),
        rate: money('Rate for an hour', { min: 0, max: 1_000_000, optional: true }),
        isBillable: toggle('Billable', { initial: true }),
      },
    },
    entry: {
      one: 'entry',
      many: 'entries',
      title: 'description',
      fields: {
        description: text('Description', { maxLength: 500 }),
        project: link('Project', { to: 'project' }),
        date: date('Start date', { optional: true }),
        start: text('Start time', { maxLength: 20, pattern: { source: timePattern, says: says.timeSays } }),
        end: text('End time', {
          maxLength: 20,
          pattern: { source: timePattern, says: says.timeSays },
          help: 'Empty: it runs. Not after the start: on the next day.',
        }),
        endDate: date('End date', { optional: true, refines: true }),
        tags: text('Tags', { maxLength: 300, refines: true, help: 'Parted by commas.' }),
        isBillable: toggle('Billable', { initial: true }),
        rate: money('Rate', {
          min: 0,
          max: 1_000_000,
          optional: true,
          refines: true,
          help: 'For an hour. Empty: that of the project.',
        }),
        notes: longText('Notes', { maxLength: 10_000, lines: 3, refines: true }),
      },
    },
  },
  main: 'entry',
  alsoRows: ['project'],
  filters: ['project', 'tags', 'isBillable'],
  same: ['description', 'project', 'date', 'start'],
  views: {
    timer: {
      kind: 'grid',
      label: says.timer,
      of: 'entry',
      corner: says.corner,
      spans: ['week', 'month'],
      page,
      canPress: ({ column }, work) => column === todayOf(work),
      press,
      given: ({ row, column }) => ({ project: row === '' ? undefined : row, date: column }),
      note: () => says.timerNote,
    },
    entries: {
      kind: 'table',
      label: says.entries,
      of: 'entry',
      compare: (one, other) =>
        `${other.values.date ?? ''} ${other.values.start}`.localeCompare(
          `${one.values.date ?? ''} ${one.values.start}`,
        ),
      columns: (work) => [
        'description',
        'project',
        'date',
        'start',
        'end',
        {
          label: says.columns.duration,
          text: (entry) => {
            const stretch = lastsOf(entry, work)
            return stretch ? durationText(stretch.to - stretch.from) : ''
          },
          value: (entry) => {
            const stretch = lastsOf(entry, work)
            return stretch && stretch.to - stretch.from
          },
          isFigure: true,
        },
        'tags',
        'isBillable',
      ],
    },
    calendar: {
      kind: 'calendar',
      label: says.calendar,
      of: 'entry',
      field: 'date',
      days: ({ values }) => (values.date === undefined ? undefined : { from: values.date, to: values.endDate }),
      move: ({ values }, day) => ({
        date: day,
        endDate:
          values.endDate === undefined || values.date === undefined
            ? values.endDate
            : daysLater(values.endDate, daysFrom(values.date, day)),
      }),
    },
    report: { kind: 'summary', label: says.reports, pieces: report },
  },
  faces: {
    project: ({ values }) => ({ title: values.name }),
    entry: (entry, work) => {
      const stretch = lastsOf(entry, work)
      return {
        title: nameOf(entry, work),
        labels: tagsOf(entry.values.tags),
        marks: [
          ...(entry.values.project === undefined ? [] : [{ text: work.nameOf(entry.values.project) }]),
          ...(stretch ? [{ text: durationText(stretch.to - stretch.from) }] : []),
          ...(stretch?.isRunning ? [{ text: says.mark.runs, tone: 'good' as const }] : []),
        ],
      }
    },
  },
  begin: () => ({
    book: { name: says.book },
    entries: says.begin.map((name, at) => ({
      kind: 'project',
      key: String(at),
      values: { name, isBillable: at === 0 },
    })),
  }),
  example,
  warnings,
  papers: { timesheet: { label: says.timesheet, of: 'project', make: timesheet } },
  calendars: {
    entries: {
      label: says.entries,
      of: 'project',
      make: (work, project) =>
        work.of.entry.flatMap((entry) => {
          const stretch = lastsOf(entry, work)
          if (!stretch || stretch.isRunning || (project !== undefined && entry.values.project !== project)) return []
          return [
            {
              id: entry.id,
              from: stretch.from,
              to: stretch.to,
              title: nameOf(entry, work),
              note: work.nameOf(entry.values.project),
            },
          ]
        }),
    },
  },
  away: {
    minutes: (work) => (runningIn(work).length === 0 ? undefined : Number(work.book.away) || undefined),
    ask: askOfAway,
  },
  handed: { 'timesheet-invoice': { label: says.handed, of: 'project', make: forInvoice } },
  sheets: (work) => [
    {
      name: says.sheet,
      rows: [
        says.sheetHead,
        ...countedBetween('0000-01-01', '9999-12-31', work).map(({ entry: { values }, ms, counted, rate, amount }) => [
          values.date ?? '',
          projectOf(values.project, work)?.client ?? '',
          work.nameOf(values.project),
          values.description,
          values.tags,
          Math.round((ms / hourMs) * 10_000) / 10_000,
          Math.round((counted / hourMs) * 10_000) / 10_000,
          rate,
          amount,
        ]),
      ],
    },
  ],
  controls: [
    {
      label: 'Timer',
      help: 'A press beside a project starts it and stops what ran; nothing is lost by a closed page.',
    },
    { label: 'Entries', help: 'Day, start, end, project, tags, billable and a rate of their own; over midnight too.' },
    { label: 'Settings', help: 'Target of a day, rounding of billed time, currency and zone.' },
    { label: 'Files', help: 'Detailed CSV of Toggl Track and Clockify, JSON and XLSX; JSON also with a password.' },
  ],
  results: [
    { label: 'Hours by project and day', kind: 'table' },
    { label: 'This month by project, client and tag, with amounts', kind: 'table' },
    { label: 'Overlaps and forgotten timers', kind: 'verdict' },
    { label: 'Timesheet as PDF, workbook, CSV and calendar file', kind: 'value' },
  ],
  formula: 'Amount of an entry = billed time × rate, to the cent; a report adds the cents',
  limits: [
    'Entries lie in this browser on this device; clearing its data deletes them. Save a JSON file now and then.',
    'That nobody is there is noticed when the device slept under the open page; away from the keyboard only in Chrome and Edge, once you allow it there.',
    'A file for the timesheet invoice has up to 1,000 entries of the month.',
    'Weeks begin on Monday, reports are of the month of today; the workbook has every entry.',
    'Clients of a CSV file are not read, as they belong to projects here; its projects are made where they are missing.',
  ],
  sources: [
    { title: 'IANA Time Zone Database', href: 'https://www.iana.org/time-zones' },
    { title: 'Toggl Track: export of detailed reports', href: 'https://support.toggl.com/detailed-report' },
    { title: 'Clockify: export of reports', href: 'https://clockify.me/help/reports/export-reports' },
  ],
  abilities: ['save', 'print'],
})
