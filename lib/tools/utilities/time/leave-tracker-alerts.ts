import { monthOptions } from '@/lib/base/format/dates'
import { choice, date, integer, number, text } from '@/lib/kits/fields/define'
import type { Document } from '@/lib/kits/document/types'
import { holidayCountries, holidayLawOf, type HolidayCountry } from '@/lib/kits/planner/holiday-countries'
import {
  definePlanner,
  link,
  type Beginning,
  type Dated,
  type Entry,
  type GridPage,
  type Piece,
} from '@/lib/kits/planner/planner'
import { hoursPattern, readHours } from '@/lib/subjects/roster/week-text'
import { dayCount, dayOfCount, daysFrom, daysLater, monthsLater, weekdayNameOf } from '@/lib/subjects/time/calendar'
import { publicHolidays } from '@/lib/subjects/time/public-holidays'
import {
  balanceOn,
  leaveDays,
  leaveYearOf,
  type Accrual,
  type Adjustment,
  type Balance,
  type Employee,
  type LeaveType,
} from '@/lib/subjects/workforce/leave'
import { leaveWords as says } from './leave-tracker-alerts.messages'

type State = keyof typeof says.states
type Part = keyof typeof says.parts

interface LeaveValues {
  person: string | undefined
  type: string | undefined
  from: string | undefined
  to: string | undefined
  part: Part
  hours: number | undefined
  state: State
  note: string
}
interface TypeValues {
  name: string
  accrual: Accrual
  days: number
  perHour: number
  carry: number
  carryMonths: number
}
interface StaffValues {
  name: string
  team: string
  started: string | undefined
  ended: string | undefined
  works: string
  dayHours: number
}
interface CorrectionValues {
  person: string | undefined
  type: string | undefined
  day: string | undefined
  days: number
  hours: number
}
type Leave = Entry<LeaveValues>
interface LeaveWork {
  book: { name: string; month: string; country: HolidayCountry; most: number | undefined; warn: number }
  of: {
    leave: readonly Leave[]
    type: readonly Entry<TypeValues>[]
    staff: readonly Entry<StaffValues>[]
    correction: readonly Entry<CorrectionValues>[]
  }
  nameOf(id: string | undefined): string
  today: string | undefined
  show: {
    date(iso: string): string
    number(value: number, decimals?: number): string
    count(value: number): string
    percent(share: number, decimals?: number): string
  }
}

/** What was found on a day: somebody away, by which leave, and how much of the day. */
interface Away {
  leave: Leave
  person: string
  day: string
  days: number
}
interface Account {
  person: Employee
  type: LeaveType
  balance: Balance
}
interface Ledger {
  people: readonly Employee[]
  holidays: ReadonlyMap<string, string>
  /** Days of all leaves that are not refused, in order. */
  away: readonly Away[]
  accounts: readonly Account[]
  incomplete: number
}

const dayOf = ({ today = '2026-01-01' }: LeaveWork) => today
const rounded = (days: number, { show }: LeaveWork) => show.number(Math.round(days * 100) / 100)

function holidaysOf({ book, of }: LeaveWork, day: string): Map<string, string> {
  const law = holidayLawOf(book.country)
  const known = of.leave.flatMap(({ values: { from, to } }) => [from, to].flatMap((one) => one ?? []))
  const from = known.reduce((least, one) => (one < least ? one : least), monthsLater(day, -12) ?? day)
  const to = known.reduce((most, one) => (one > most ? one : most), monthsLater(day, 24) ?? day)
  return new Map(publicHolidays(law, from, to).map((one) => [one.day, one.name]))
}

function ledgerOf(work: LeaveWork): Ledger {
  const { of, book } = work
  const today = dayOf(work)
  const holidays = holidaysOf(work, today)
  const free = new Set(holidays.keys())
  const people = of.staff.map(({ id, values }): Employee => ({
    id,
    name: values.name,
    team: values.team,
    started: values.started,
    ended: values.ended,
    works: (readHours(values.works) ?? readHours('Mon-Fri') ?? []).map((hours) => hours.length > 0),
  }))
  const byId = new Map(people.map((person) => [person.id, person]))
  const dayHours = new Map(of.staff.map(({ id, values }) => [id, values.dayHours]))
  let incomplete = 0
  const away = of.leave.flatMap((leave): readonly Away[] => {
    const { person, from, to, part, hours, state, type } = leave.values
    const who = byId.get(person ?? '')
    if (!who || from === undefined || !of.type.some(({ id }) => id === type)) {
      incomplete++
      return []
    }
    if (state === 'refused') return []
    const last = to === undefined || to < from ? from : (daysLater(from, Math.min(daysFrom(from, to), 731)) ?? from)
    const list = leaveDays(who, from, last, free)
    const share = part === 'half' ? 0.5 : part === 'hours' ? (hours ?? 0) / (dayHours.get(who.id) ?? 8) : 1
    // Hours are those of the whole leave, spread over its days.
    return list.map((day) => ({ leave, person: who.id, day, days: part === 'hours' ? share / list.length : share }))
  })
  const types = of.type.map(({ id, values }): LeaveType => ({ id, ...values }))
  const taken = new Map<string, Map<string, number>>()
  for (const { leave, person, day, days } of away) {
    const key = `${person} ${leave.values.type}`
    const own = taken.get(key) ?? new Map<string, number>()
    taken.set(key, own.set(day, (own.get(day) ?? 0) + days))
  }
  const accounts = people.flatMap((person) =>
    types.flatMap((type) => {
      if (type.accrual === 'none') return []
      const adjustments = of.correction.flatMap(({ values }): readonly Adjustment[] =>
        values.person === person.id && values.type === type.id && values.day !== undefined
          ? [{ day: values.day, days: values.days, hours: values.hours }]
          : [],
      )
      const own = taken.get(`${person.id} ${type.id}`) ?? new Map<string, number>()
      const question = { type, person, taken: own, adjustments, month: Number(book.month) }
      return [{ person, type, balance: balanceOn(question, today) }]
    }),
  )
  return { people, holidays, away: away.toSorted((one, other) => (one.day < other.day ? -1 : 1)), accounts, incomplete }
}

const ledgers = new WeakMap<object, Ledger>()
function ledgerFor(work: LeaveWork): Ledger {
  const known = ledgers.get(work.of)
  if (known) return known
  const ledger = ledgerOf(work)
  ledgers.set(work.of, ledger)
  return ledger
}

/** Stretches of days on which more of a team are away than allowed. */
function clashesOf(work: LeaveWork): readonly { team: string; count: number; from: string; to: string }[] {
  const { people, away } = ledgerFor(work)
  const most = work.book.most
  if (most === undefined) return []
  const teamOf = new Map(people.map(({ id, team }) => [id, team.trim()]))
  const byDay = new Map<string, Set<string>>()
  for (const { person, day } of away) {
    if (day < dayOf(work)) continue
    const key = `${teamOf.get(person) ?? ''}\n${day}`
    byDay.set(key, (byDay.get(key) ?? new Set()).add(person))
  }
  const clashes: { team: string; count: number; from: string; to: string }[] = []
  for (const key of [...byDay.keys()].sort()) {
    const [team = '', day = ''] = key.split('\n')
    const count = byDay.get(key)?.size ?? 0
    if (count <= most) continue
    const last = clashes.at(-1)
    if (last && last.team === team && last.count === count && daysLater(last.to, 1) === day) last.to = day
    else clashes.push({ team, count, from: day, to: day })
  }
  return clashes
}

function alertsOf(work: LeaveWork): readonly { says: string; tone: 'bad' | 'warn' }[] {
  const { accounts, away, people, incomplete } = ledgerFor(work)
  const { show, book } = work
  const today = dayOf(work)
  const overdrawn = accounts.flatMap(({ person, type, balance }) => {
    const days = (left: number) => rounded(-left, work)
    if (balance.available < -1e-9)
      return [
        {
          says: says.negative(person.name, type.name, days(balance.available), show.date(today)),
          tone: 'bad' as const,
        },
      ]
    return balance.atEnd < -1e-9
      ? [{ says: says.atEnd(person.name, type.name, days(balance.atEnd), show.date(balance.to)), tone: 'bad' as const }]
      : []
  })
  const lapsing = accounts.flatMap(({ person, type, balance: { lapsing: left, carryUntil } }) => {
    if (left < 1e-9 || carryUntil === undefined || daysFrom(today, carryUntil) > book.warn) return []
    return [
      { says: says.lapsing(person.name, type.name, rounded(left, work), show.date(carryUntil)), tone: 'warn' as const },
    ]
  })
  const seen = new Map<string, Away>()
  const twice: { says: string; tone: 'bad' }[] = []
  const outside: { says: string; tone: 'bad' }[] = []
  const flagged = new Set<string>()
  for (const one of away) {
    const person = people.find(({ id }) => id === one.person)
    const other = seen.get(`${one.person} ${one.day}`)
    const pair = [one.leave.id, other?.leave.id].join(' ')
    if (other && other.leave !== one.leave && one.days + other.days > 1 + 1e-9 && !flagged.has(pair)) {
      flagged.add(pair)
      twice.push({ says: says.twice(person?.name ?? '', show.date(one.day)), tone: 'bad' })
    }
    seen.set(`${one.person} ${one.day}`, one)
    const isOut =
      person &&
      ((person.started !== undefined && one.day < person.started) ||
        (person.ended !== undefined && one.day > person.ended))
    if (isOut && !flagged.has(one.leave.id)) {
      flagged.add(one.leave.id)
      outside.push({ says: says.outside(person.name, show.date(one.day)), tone: 'bad' })
    }
  }
  const waiting = work.of.leave.filter(({ values }) => values.state === 'asked').length
  return [
    ...overdrawn,
    ...clashesOf(work).map(({ team, count, from, to }) => ({
      says: says.clash(team, count, book.most ?? 0, show.date(from), show.date(to)),
      tone: 'bad' as const,
    })),
    ...twice,
    ...outside,
    ...lapsing,
    ...(incomplete > 0 ? [{ says: says.incomplete(incomplete), tone: 'warn' as const }] : []),
    ...(waiting > 0 ? [{ says: says.waiting(waiting), tone: 'warn' as const }] : []),
  ]
}

function yearPage(work: LeaveWork, from: string): GridPage {
  const { away, people, holidays } = ledgerFor(work)
  const byDay = new Map<string, Set<string>>()
  for (const { person, day } of away) byDay.set(day, (byDay.get(day) ?? new Set()).add(person))
  const year = from.slice(0, 4)
  return {
    columns: Array.from({ length: 31 }, (_, at) => ({ id: String(at + 1), title: String(at + 1) })),
    rows: says.months.map((title, month) => ({
      id: String(month + 1),
      title,
      isClosed: true as const,
      cells: Array.from({ length: 31 }, (_, at) => {
        const day = `${year}-${String(month + 1).padStart(2, '0')}-${String(at + 1).padStart(2, '0')}`
        if (dayOfCount(dayCountOf(day)) !== day) return {}
        const count = byDay.get(day)?.size ?? 0
        const isFree = holidays.has(day)
        return {
          heat: people.length > 0 ? count / Math.max(1, people.length) : 0,
          ...(isFree && { tone: 'warn' as const }),
          ...(count > 0 && { notes: [{ text: work.show.count(count) }] }),
        }
      }),
    })),
  }
}

/** Days since 1970; of a day that no month has, those of another one. */
function dayCountOf(day: string): number {
  const ms = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(ms) ? -1e9 : Math.round(ms / 86_400_000)
}

function monthPage(work: LeaveWork, from: string): GridPage {
  const { away, people, holidays } = ledgerFor(work)
  const length = dayCount(monthsLater(from, 1) ?? from) - dayCount(from)
  const days = Array.from({ length }, (_, at) => daysLater(from, at) ?? from)
  const cells = new Map<string, Away[]>()
  for (const one of away) cells.set(`${one.person} ${one.day}`, [...(cells.get(`${one.person} ${one.day}`) ?? []), one])
  return {
    columns: days.map((day) => ({
      id: day,
      title: `${weekdayNameOf(day).slice(0, 2)} ${Number(day.slice(8))}`,
      ...(holidays.has(day) && { note: holidays.get(day) ?? '', isMarked: true }),
    })),
    rows: people.map((person) => ({
      id: person.id,
      title: person.name,
      entry: person.id,
      ...(person.team !== '' && { notes: [{ text: person.team }] }),
      cells: days.map((day) => {
        const there = cells.get(`${person.id} ${day}`) ?? []
        const isOff = !person.works[(dayCount(day) + 3) % 7] || holidays.has(day)
        return { entries: there.map(({ leave }) => leave.id), ...(isOff && { heat: 0.2 }) }
      }),
    })),
  }
}

/** A leave moved by as many days as the cell is from the one that it was taken by. */
function moved({ values }: Leave, to: { row: string; column: string }, from: { column: string }) {
  const by = daysFrom(from.column, to.column)
  return {
    person: to.row,
    from: values.from === undefined ? undefined : daysLater(values.from, by),
    to: values.to === undefined ? undefined : daysLater(values.to, by),
  }
}

const accountRow = ({ person, type, balance }: Account, work: LeaveWork) => [
  person.name,
  type.name,
  work.show.percent(balance.share, 1),
  ...[
    balance.entitled,
    balance.carried,
    balance.accrued,
    balance.adjusted,
    balance.taken,
    balance.booked,
    balance.lapsed,
    balance.available,
    balance.atEnd,
  ].map((days) => rounded(days, work)),
]

function balances(work: LeaveWork): readonly Piece[] {
  const { accounts, people, away } = ledgerFor(work)
  const { show, of, book } = work
  if (people.length === 0) return [{ kind: 'note', says: says.empty }]
  const today = dayOf(work)
  const from = leaveYearOf(today, Number(book.month))
  const months = Array.from({ length: 12 }, (_, at) => monthsLater(from, at) ?? from)
  const inMonth = (month: string) =>
    away.filter(({ day }) => day.slice(0, 7) === month.slice(0, 7)).reduce((sum, { days }) => sum + days, 0)
  return [
    {
      kind: 'figures',
      items: [
        { label: says.figures.people, text: show.count(people.length) },
        {
          label: says.figures.today,
          text: show.count(new Set(away.filter(({ day }) => day === today).map(({ person }) => person)).size),
        },
        {
          label: says.figures.waiting,
          text: show.count(of.leave.filter(({ values }) => values.state === 'asked').length),
        },
        {
          label: says.figures.taken,
          text: rounded(
            away.filter(({ day }) => day >= from && day <= today).reduce((sum, { days }) => sum + days, 0),
            work,
          ),
        },
      ],
    },
    {
      kind: 'table',
      label: says.balanceLabel(show.date(today)),
      columns: says.columns,
      rows: accounts.map((account) => accountRow(account, work)),
    },
    {
      kind: 'chart',
      drawing: {
        kind: 'bar',
        title: says.chart,
        x: {
          label: says.month,
          write: String,
          names: months.map((month) => says.months[Number(month.slice(5, 7)) - 1] ?? ''),
        },
        y: { label: says.daysAxis, write: (value) => show.number(value) },
        tracks: [{ label: says.taken, values: months.map((month) => Math.round(inMonth(month) * 100) / 100) }],
      },
    },
    { kind: 'note', says: says.note },
  ]
}

function paper(work: LeaveWork): Document {
  const heading = says.paperHeading(String(work.book.name || says.book), work.show.date(dayOf(work)))
  const alerts = alertsOf(work)
  const columns = [0, 1, 3, 4, 7, 8, 10, 11]
  return {
    title: heading,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: heading },
      ...(alerts.length > 0
        ? ([
            { kind: 'heading', level: 2, text: says.alerts },
            { kind: 'list', items: alerts.map((one) => ({ text: one.says })) },
          ] as const)
        : []),
      {
        kind: 'table',
        label: says.balances,
        columns: columns.map((at) => ({ label: says.columns[at] ?? '', ...(at > 1 && { align: 'end' as const }) })),
        rows: ledgerFor(work).accounts.map((account) => {
          const row = accountRow(account, work)
          return columns.map((at) => row[at] ?? '')
        }),
      },
    ],
  }
}

function dates(work: LeaveWork): readonly Dated[] {
  const { away, accounts } = ledgerFor(work)
  const spans = new Map<string, { leave: Leave; from: string; to: string }>()
  for (const { leave, day } of away) {
    const span = spans.get(leave.id)
    if (span) span.to = day
    else spans.set(leave.id, { leave, from: day, to: day })
  }
  return [
    ...[...spans.values()].map(({ leave, from, to }) => ({
      id: leave.id,
      day: from,
      until: to,
      title: says.title(work.nameOf(leave.values.person), work.nameOf(leave.values.type)),
      note: [says.states[leave.values.state], leave.values.note].filter(Boolean).join('. '),
    })),
    ...accounts.flatMap(({ person, type, balance: { lapsing, carryUntil } }) =>
      lapsing > 1e-9 && carryUntil !== undefined
        ? [
            {
              id: `${person.id}-${type.id}-${carryUntil}`,
              day: carryUntil,
              title: says.lapseTitle(person.name, rounded(lapsing, work), type.name),
            },
          ]
        : [],
    ),
  ]
}

function example(today: string): Beginning {
  const year = today.slice(0, 4)
  const before = String(Number(year) - 1)
  const day = (days: number) => daysLater(today, days) ?? today
  const staff = (key: string, name: string, team: string, started: string, works = 'Mon-Fri') => ({
    kind: 'staff',
    key,
    values: { name, team, started, works },
  })
  const leave = (key: string, person: string, type: string, from: string, to: string, more = {}) => ({
    kind: 'leave',
    key,
    values: { person, type, from, to, state: 'granted', ...more },
  })
  return {
    book: { name: 'Print shop (example)', most: 1 },
    entries: [
      staff('mia', 'Mia', 'Press', `${before}-01-01`),
      staff('noor', 'Noor', 'Press', `${year}-04-15`),
      staff('paul', 'Paul', 'Office', `${before}-03-01`, 'Mon, Tue, Thu'),
      {
        kind: 'type',
        key: 'holiday',
        values: { name: 'Holiday', accrual: 'yearly', days: 28, carry: 5, carryMonths: 3 },
      },
      { kind: 'type', key: 'ill', values: { name: 'Illness', accrual: 'none' } },
      {
        kind: 'correction',
        key: 'open',
        values: { person: 'paul', type: 'holiday', day: `${year}-01-02`, days: -11.2, note: 'Three days of five' },
      },
      leave('last', 'mia', 'holiday', `${before}-07-06`, `${before}-07-31`),
      leave('spring', 'mia', 'holiday', `${year}-02-09`, `${year}-02-13`),
      leave('soon', 'mia', 'holiday', day(10), day(17)),
      leave('wish', 'noor', 'holiday', day(14), day(20), { state: 'asked', note: 'Family visit' }),
      leave('half', 'mia', 'holiday', day(-7), day(-7), { part: 'half' }),
      leave('flu', 'noor', 'ill', day(-20), day(-18)),
    ],
  }
}

export default definePlanner({
  book: {
    one: 'list',
    many: 'lists',
    fields: {
      name: text('Name of the list', { initial: says.book, maxLength: 100 }),
      month: choice('Leave year begins in', {
        options: monthOptions,
        initial: '1' as keyof typeof monthOptions,
        as: 'menu',
      }),
      country: choice('Public holidays', {
        options: holidayCountries,
        initial: 'none' as HolidayCountry,
        as: 'menu',
        help: 'No leave is used up on them.',
      }),
      most: integer('Most people of a team away at once', {
        min: 0,
        max: 500,
        optional: true,
        help: 'Empty: no limit.',
      }),
      warn: integer('Say that days lapse', { initial: 60, min: 0, max: 366, unit: 'days before' }),
    },
  },
  kinds: {
    leave: {
      one: 'leave',
      many: 'leaves',
      title: 'person',
      tracks: 'state',
      fields: {
        person: link('Person', { to: 'staff' }),
        type: link('Leave type', { to: 'type' }),
        from: date('First day', { optional: true }),
        to: date('Last day', { optional: true, help: 'Empty: one day.' }),
        state: choice('State', { options: says.states, initial: 'asked' as State }),
        part: choice('How much of a day', { options: says.parts, initial: 'whole' as Part }),
        hours: number('Hours in all', {
          min: 0,
          max: 10_000,
          optional: true,
          shownWhen: { field: 'part', is: 'hours' },
        }),
        note: text('Note on the approval', { maxLength: 500 }),
      },
    },
    staff: {
      one: 'person',
      many: 'people',
      title: 'name',
      fields: {
        name: text('Name', { maxLength: 100 }),
        team: text('Team', { maxLength: 60 }),
        started: date('Started', { optional: true, help: 'Empty: before the first leave year that is kept here.' }),
        works: text('Works on', {
          initial: 'Mon-Fri',
          maxLength: 60,
          pattern: { source: hoursPattern, says: 'be like Mon-Fri or Mon, Tue, Thu' },
        }),
        ended: date('Left', { optional: true, refines: true }),
        dayHours: number('Hours of a day', { initial: 8, above: 0, max: 24, refines: true }),
      },
    },
    type: {
      one: 'leave type',
      many: 'leave types',
      title: 'name',
      fields: {
        name: text('Name', { maxLength: 60 }),
        accrual: choice('How it accrues', { options: says.accruals, initial: 'yearly' as Accrual, as: 'menu' }),
        days: number('Days a year', {
          initial: 25,
          min: 0,
          max: 366,
          shownWhen: { field: 'accrual', is: ['yearly', 'monthly'] },
        }),
        perHour: number('Days for each hour worked', {
          initial: 0,
          min: 0,
          max: 1,
          shownWhen: { field: 'accrual', is: 'hours' },
          help: 'A tenth of the hours, in days of eight hours, is 0.0125.',
        }),
        carry: number('Most days carried over', { initial: 0, min: 0, max: 366, help: 'Into the next leave year.' }),
        carryMonths: integer('Carried days lapse after', {
          initial: 0,
          min: 0,
          max: 12,
          unit: 'months',
          help: '0: never.',
        }),
      },
    },
    correction: {
      one: 'correction',
      many: 'corrections',
      title: 'person',
      fields: {
        person: link('Person', { to: 'staff' }),
        type: link('Leave type', { to: 'type' }),
        day: date('Day', { optional: true }),
        days: number('Days added', { initial: 0, min: -1000, max: 1000, negative: true, help: 'Below 0: taken away.' }),
        hours: number('Hours worked', { initial: 0, min: 0, max: 10_000, help: 'For leave that accrues by hours.' }),
        note: text('Note', { maxLength: 300 }),
      },
    },
  },
  main: 'leave',
  alsoRows: ['staff', 'type', 'correction'],
  filters: ['person', 'type', 'state'],
  same: ['person', 'type', 'from', 'to'],
  views: {
    plan: {
      kind: 'grid',
      label: 'Calendar',
      of: 'leave',
      corner: says.corner,
      spans: ['month', 'year'],
      page: (work, from, span) => (span === 'year' ? yearPage(work, from) : monthPage(work, from)),
      drop: moved,
      given: ({ row, column }) => ({ person: row, from: column, to: column }),
    },
    balances: { kind: 'summary', label: says.balances, pieces: balances },
    leaves: {
      kind: 'table',
      label: 'Leaves',
      of: 'leave',
      columns: () => ['person', 'type', 'from', 'to', 'part', 'state', 'note'],
    },
    staff: {
      kind: 'table',
      label: 'People',
      of: 'staff',
      columns: () => ['name', 'team', 'started', 'ended', 'works'],
    },
    types: {
      kind: 'table',
      label: 'Leave types',
      of: 'type',
      columns: () => ['name', 'accrual', 'days', 'carry', 'carryMonths'],
    },
    corrections: {
      kind: 'table',
      label: 'Corrections',
      of: 'correction',
      columns: () => ['person', 'type', 'day', 'days', 'hours', 'note'],
    },
  },
  faces: {
    leave: ({ values }, { nameOf }) => ({
      title: nameOf(values.type),
      isDone: values.state === 'refused',
      marks: values.state === 'asked' ? [{ text: says.asked, tone: 'warn' }] : [],
    }),
    staff: ({ values }) => ({ title: values.name }),
    type: ({ values }) => ({ title: values.name }),
    correction: ({ values }, { nameOf }) => ({ title: nameOf(values.person) }),
  },
  begin: () => ({
    book: { name: says.book },
    entries: [
      { kind: 'type', key: 'holiday', values: { name: 'Holiday', accrual: 'yearly', days: 25 } },
      { kind: 'type', key: 'ill', values: { name: 'Illness', accrual: 'none' } },
    ],
  }),
  example,
  dates,
  warnings: alertsOf,
  papers: { balances: { label: says.paper, make: (work) => paper(work) } },
  sheets: (work) => [
    { name: says.sheet, rows: [says.columns, ...ledgerFor(work).accounts.map((account) => accountRow(account, work))] },
  ],
  controls: [
    { label: 'People', help: 'Team, first and last day, working days of the week, hours of a day.' },
    { label: 'Leave types', help: 'Accrual by year, month or hours worked; what is carried over and when it lapses.' },
    { label: 'Leaves', help: 'Whole days, half days or hours; asked for, granted or refused, with a note.' },
    { label: 'Corrections', help: 'Opening balances, days given or taken away, hours worked.' },
  ],
  results: [
    { label: 'Balances by person and type, now and at the end of the leave year', kind: 'table' },
    { label: 'Overdrawn balances, days that lapse, and teams with too many away', kind: 'verdict' },
    { label: 'Calendar of a month by person, and of a year by day', kind: 'chart' },
    { label: 'PDF, Word, XLSX, CSV, JSON and ICS with reminders', kind: 'value' },
  ],
  formula: 'Left = carried + accrued + corrections − taken − lapsed',
  limits: [
    'It reckons by the rules that you enter and does not know how much leave a law grants.',
    'Requests that are asked for count as booked until they are refused.',
    'Public holidays are those that the law of the country fixes for all of it.',
    'Lists lie in this browser on this device, unencrypted. Save a JSON file now and then, with a password since it is about staff.',
  ],
  sources: [
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
    {
      title: 'Directive 2003/88/EC on the organisation of working time',
      href: 'https://eur-lex.europa.eu/eli/dir/2003/88/oj',
    },
  ],
  abilities: ['save', 'print'],
})
