import { choice, date, integer, money, number, percent, text, toggle } from '@/lib/kits/fields/define'
import { holidayCountries, holidayLawOf, type HolidayCountry } from '@/lib/kits/planner/holiday-countries'
import { definePlanner, link, type Beginning, type Entry, type GridPage, type Piece } from '@/lib/kits/planner/planner'
import type { Document } from '@/lib/kits/document/types'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import { hourMs, type Duty } from '@/lib/subjects/roster/duty'
import type { FillAnswer, FillQuestion } from '@/lib/subjects/roster/fill'
import { planOf, type Demand, type RosterBook, type RosterPlan } from '@/lib/subjects/roster/plan'
import { inHours, ruleNames } from '@/lib/subjects/roster/rules'
import {
  clockPattern,
  countsPattern,
  hoursPattern,
  readCounts,
  readHours,
  readMinutes,
  readSkills,
} from '@/lib/subjects/roster/week-text'
import { daysLater, weekdayNameOf, weekdayOf } from '@/lib/subjects/time/calendar'
import { publicHolidays } from '@/lib/subjects/time/public-holidays'
import { deviceZone } from '@/lib/subjects/zones/device-zone'
import { isZone } from '@/lib/subjects/zones/wall'
import { rosterWords as says } from './shift-scheduling.messages'

interface StaffValues {
  name: string
  skills: string
  contract: number
  most: number | undefined
  available: string
  cost: number | undefined
}
interface TypeValues {
  name: string
  starts: string
  ends: string
  rests: number
  skill: string
  needed: string
}
interface ShiftValues {
  type: string | undefined
  person: string | undefined
  day: string | undefined
  isMovable: boolean
  note: string
}
interface AbsenceValues {
  person: string | undefined
  from: string | undefined
  to: string | undefined
}
interface SpecialValues {
  name: string
  day: string | undefined
  demand: Demand
}
type Shift = Entry<ShiftValues>
interface BookValues {
  name: string
  first: string | undefined
  weeks: number
  rest: number
  mostWeek: number
  mostDays: number
  mostWeekends: number
  country: HolidayCountry
  onHoliday: Demand
  zone: string
  currency: string
  sundayPremium: number
  holidayPremium: number
  steps: number
}
interface RosterWork {
  book: BookValues
  of: {
    shift: readonly Shift[]
    staff: readonly Entry<StaffValues>[]
    type: readonly Entry<TypeValues>[]
    absence: readonly Entry<AbsenceValues>[]
    special: readonly Entry<SpecialValues>[]
  }
  nameOf(id: string | undefined): string
  today: string | undefined
  show: {
    date(iso: string): string
    number(value: number, decimals?: number): string
    count(value: number): string
    percent(share: number, decimals?: number): string
    money(value: number, decimals?: number, currency?: string): string
  }
}

const zoneOf = ({ zone }: BookValues) => (zone !== '' && isZone(zone) ? zone : deviceZone())
const mondayOf = (day: string) => daysLater(day, -((weekdayOf(day) + 6) % 7)) ?? day
const firstDay = ({ book, today = '2026-01-05' }: Pick<RosterWork, 'book' | 'today'>) => mondayOf(book.first ?? today)

/** Special days: the country's public holidays, and the visitor's own in their place. */
function specialOf({ book, of }: RosterWork, from: string, to: string): RosterBook['special'] {
  const law = holidayLawOf(book.country)
  const days = new Map<string, { name: string; demand: Demand }>()
  for (const { day, name } of publicHolidays(law, from, to))
    days.set(day, { name: [days.get(day)?.name, name].filter(Boolean).join(', '), demand: book.onHoliday })
  for (const { values } of of.special)
    if (values.day !== undefined) days.set(values.day, { name: values.name, demand: values.demand })
  return days
}

function rosterOf(work: RosterWork, first = firstDay(work), days = work.book.weeks * 7): RosterBook {
  const { book, of } = work
  const reach = of.shift.flatMap(({ values }) => values.day ?? [])
  const last = daysLater(first, days) ?? first
  return {
    people: of.staff.map(({ id, values }) => ({
      id,
      name: values.name,
      skills: readSkills(values.skills),
      contract: values.contract * hourMs,
      most: (values.most ?? Infinity) * hourMs,
      hours: readHours(values.available),
      away: of.absence.flatMap(({ values: { person, from, to } }) =>
        person === id && from !== undefined ? [{ from, to: to ?? from }] : [],
      ),
      cost: values.cost ?? 0,
    })),
    patterns: of.type.map(({ id, values }) => ({
      id,
      name: values.name,
      starts: readMinutes(values.starts) ?? 0,
      ends: readMinutes(values.ends) ?? 0,
      rests: values.rests,
      skill: readSkills(values.skill)[0] ?? '',
      needed: readCounts(values.needed),
    })),
    special: specialOf(
      work,
      reach.reduce((least, day) => (day < least ? day : least), first),
      reach.reduce((most, day) => (day > most ? day : most), last),
    ),
    assigned: of.shift.map(({ id, values }) => ({
      id,
      ...(values.person !== undefined && { person: values.person }),
      ...(values.type !== undefined && { pattern: values.type }),
      ...(values.day !== undefined && { day: values.day }),
    })),
    rules: {
      rest: book.rest * hourMs,
      mostWeek: book.mostWeek * hourMs,
      mostDays: book.mostDays,
      mostWeekends: book.mostWeekends,
    },
    zone: zoneOf(book),
    from: first,
    days,
    premiums: { sunday: book.sundayPremium, holiday: book.holidayPremium },
  }
}

const plans = new WeakMap<object, RosterPlan>()
/** Worked out once for each change of the book. */
function planFor(work: RosterWork): RosterPlan {
  const known = plans.get(work.of)
  if (known) return known
  const plan = planOf(rosterOf(work))
  plans.set(work.of, plan)
  return plan
}

const shortDay = (day: string) => weekdayNameOf(day).slice(0, 3)
const span = ({ pattern }: Duty, { starts, ends }: TypeValues) => says.cell(pattern.name, starts, ends)
const hoursText = (ms: number, { show }: RosterWork) => show.number(Math.round(inHours(ms) * 100) / 100)

function shiftText(id: string, work: RosterWork): string {
  const duty = planFor(work).duties.get(id)
  const type = work.of.type.find((one) => one.id === duty?.pattern.id)
  return duty && type ? span(duty, type.values) : says.noPerson
}

function page(work: RosterWork, from: string, days: number): GridPage {
  const roster = rosterOf(work, from, days)
  const plan = planOf(roster)
  const byCell = new Map<string, string[]>()
  for (const { id, values } of work.of.shift) {
    const isKnown = work.of.staff.some((one) => one.id === values.person)
    const key = `${isKnown ? values.person : ''} ${values.day ?? ''}`
    byCell.set(key, [...(byCell.get(key) ?? []), id])
  }
  const columns = plan.days.map((day) => {
    const special = roster.special.get(day)
    return {
      id: day,
      title: `${shortDay(day)} ${Number(day.slice(8))}`,
      ...(special && { note: special.name, isMarked: true }),
    }
  })
  const openRows = roster.patterns.map(({ id, name }) => ({
    id: `open ${id}`,
    title: says.openRow(name),
    entry: id,
    isClosed: true as const,
    cells: plan.days.map((day) => {
      const open = plan.open.find((one) => one.pattern === id && one.day === day)
      const over = plan.over.find((one) => one.pattern === id && one.day === day)
      if (open) return { notes: [{ text: says.open(open.count), tone: 'bad' as const }], tone: 'bad' as const }
      return over ? { notes: [{ text: says.over(over.count), tone: 'warn' as const }], tone: 'warn' as const } : {}
    }),
  }))
  const rowOf = (id: string) => plan.days.map((day) => ({ entries: byCell.get(`${id} ${day}`) ?? [] }))
  const people = plan.figures.map(({ person, paid, target }) => {
    const breaches = plan.breaches.filter((one) => one.person.id === person.id)
    return {
      id: person.id,
      title: person.name,
      entry: person.id,
      notes: [
        { text: says.hours(hoursText(paid, work), hoursText(target, work)) },
        ...ruleNames
          .filter((rule) => breaches.some((one) => one.rule === rule))
          .map((rule) => ({ text: says.marks[rule], tone: 'bad' as const })),
      ],
      cells: rowOf(person.id).map((cell, at) => {
        const day = plan.days[at] ?? ''
        const isAway = person.away.some((one) => day >= one.from && day <= one.to)
        const isBroken = cell.entries.some((id) => plan.brokenBy.has(id))
        return {
          ...cell,
          ...(isBroken ? { tone: 'bad' as const } : isAway && { heat: 0.25, notes: [{ text: says.marks.away }] }),
        }
      }),
    }
  })
  const loose = { id: '', title: says.noPerson, cells: rowOf('') }
  return {
    columns,
    rows: [...openRows, ...(loose.cells.some(({ entries }) => entries.length > 0) ? [loose] : []), ...people],
  }
}

function warnings(work: RosterWork): readonly { says: string; tone: 'bad' | 'warn' }[] {
  const { book, show } = work
  if (work.of.staff.length === 0 && work.of.shift.length === 0) return []
  const plan = planFor(work)
  const open = plan.open.reduce((sum, { count }) => sum + count, 0)
  const named = (duties: readonly Duty[]) =>
    duties.map(({ pattern, day }) => `${pattern.name} ${show.date(day)}`).join(duties.length === 2 ? says.and : ', ')
  return [
    ...(book.zone !== '' && !isZone(book.zone) ? [{ says: says.zoneUnknown(book.zone), tone: 'bad' as const }] : []),
    ...(plan.breaches.length > 0 ? [{ says: says.broken(plan.breaches.length), tone: 'bad' as const }] : []),
    ...plan.breaches.map(({ rule, person, duties, is }) => {
      const isTime = rule === 'rest' || rule === 'week'
      const what = rule === 'week' ? show.date(mondayOf(duties[0]?.day ?? book.first ?? '')) : named(duties)
      return {
        says: says.breach[rule](person.name, what, isTime ? hoursText(is, work) : show.count(is)),
        tone: 'bad' as const,
      }
    }),
    ...(plan.loose.length > 0 ? [{ says: says.loose(plan.loose.length), tone: 'warn' as const }] : []),
    ...(open > 0 ? [{ says: says.openWarning(open, plan.needed), tone: 'warn' as const }] : []),
  ]
}

function figures(work: RosterWork): readonly Piece[] {
  const { show, book } = work
  const plan = planFor(work)
  const open = plan.open.reduce((sum, { count }) => sum + count, 0)
  const costs = plan.figures.reduce((sum, { cost }) => sum + cost, 0)
  const shares = plan.figures.flatMap(({ paid, target }) => (target > 0 ? [paid / target] : []))
  const roster = rosterOf(work)
  const special = plan.days.flatMap((day) => {
    const found = roster.special.get(day)
    return found ? [[show.date(day), found.name, says.demands[found.demand]]] : []
  })
  return [
    {
      kind: 'figures',
      items: [
        { label: says.needed, text: show.count(plan.needed) },
        { label: says.filledFigure, text: show.count(plan.needed - open) },
        { label: says.openFigure, text: show.count(open) },
        { label: says.brokenFigure, text: show.count(plan.breaches.length) },
        {
          label: says.paid,
          text: hoursText(
            plan.figures.reduce((sum, { paid }) => sum + paid, 0),
            work,
          ),
        },
        { label: says.cost, text: show.money(costs, 2, book.currency) },
        {
          label: says.fairness,
          text:
            shares.length === 0
              ? says.none
              : says.fairnessIs(show.percent(Math.min(...shares), 0), show.percent(Math.max(...shares), 0)),
        },
      ],
    },
    ...(plan.breaches.length === 0 ? [{ kind: 'note', says: says.allKept, tone: 'good' } as const] : []),
    ...(plan.figures.length === 0
      ? []
      : [
          {
            kind: 'table',
            label: says.perPerson,
            columns: says.personColumns,
            rows: plan.figures.map(({ person, paid, target, duties, weekends, nights, cost }) => [
              person.name,
              hoursText(paid, work),
              hoursText(target, work),
              target > 0 ? show.percent(paid / target, 0) : '',
              show.count(duties),
              show.count(weekends),
              show.count(nights),
              show.money(cost, 2, book.currency),
            ]),
          } as const,
          {
            kind: 'chart',
            drawing: {
              kind: 'bar',
              title: says.perPerson,
              x: {
                label: says.corner,
                write: String,
                names: plan.figures.slice(0, 30).map(({ person }) => person.name),
              },
              y: { label: says.hoursAxis, write: (value: number) => show.number(value) },
              tracks: [
                { label: says.worked, values: plan.figures.slice(0, 30).map(({ paid }) => inHours(paid)) },
                { label: says.contract, values: plan.figures.slice(0, 30).map(({ target }) => inHours(target)) },
              ],
            },
          } as const,
        ]),
    ...(special.length > 0
      ? [{ kind: 'table', label: says.holidays, columns: says.holidayColumns, rows: special } as const]
      : []),
    { kind: 'note', says: says.formula },
  ]
}

/** What is planned for each day of somebody, as words. */
function cellsOf(person: string, days: readonly string[], work: RosterWork): string[] {
  return days.map((day) =>
    work.of.shift
      .filter(({ values }) => values.person === person && values.day === day)
      .map(({ id }) => shiftText(id, work))
      .join('\n'),
  )
}

function paper(work: RosterWork): Document {
  const { days, figures: people, breaches, open } = planFor(work)
  const roster = rosterOf(work)
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, at) => days.slice(7 * at, 7 * at + 7))
  const openIn = (list: readonly string[]) =>
    list.map((day) =>
      open
        .filter((one) => one.day === day)
        .map(({ pattern, count }) => `${count} ${work.nameOf(pattern)}`)
        .join('\n'),
    )
  return {
    title: String(work.book.name || says.book),
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: String(work.book.name || says.book) },
      ...(breaches.length > 0
        ? [{ kind: 'paragraph', text: [{ text: says.rulesOnPaper(breaches.length), bold: true }] } as const]
        : []),
      ...weeks.flatMap((list): Document['blocks'] => [
        {
          kind: 'heading',
          level: 2,
          text: says.week(work.show.date(list[0] ?? ''), work.show.date(list.at(-1) ?? '')),
        },
        {
          kind: 'table',
          label: says.roster,
          columns: [
            { label: says.corner, width: 1.3 },
            ...list.map((day) => ({
              label: `${shortDay(day)} ${Number(day.slice(8))}${roster.special.has(day) ? ' *' : ''}`,
              width: 1,
            })),
          ],
          rows: [
            ...people.map(({ person }) => [person.name, ...cellsOf(person.id, list, work)]),
            ...(openIn(list).some(Boolean) ? [[says.sheetOpen, ...openIn(list)]] : []),
          ],
        },
        ...list.flatMap((day) => {
          const special = roster.special.get(day)
          return special
            ? [{ kind: 'paragraph', quiet: true, text: `* ${work.show.date(day)}: ${special.name}` } as const]
            : []
        }),
      ]),
    ],
  }
}

function questionOf(work: RosterWork, isAnew: boolean): { question: FillQuestion } | { refused: string } {
  if (work.of.staff.length === 0 || work.of.type.length === 0) return { refused: says.nobody }
  const whole = rosterOf(work)
  const { days } = planFor(work)
  const isFreed = ({ values }: Shift) => isAnew && values.isMovable && days.includes(values.day ?? '')
  const kept = work.of.shift.filter((shift) => !isFreed(shift))
  const roster = { ...whole, assigned: whole.assigned.filter(({ id }) => kept.some((one) => one.id === id)) }
  const { open } = planOf(roster)
  if (open.length === 0) return { refused: says.nothingOpen }
  return {
    question: {
      people: roster.people,
      patterns: roster.patterns,
      fixed: roster.assigned.flatMap(({ person, pattern, day }) =>
        person !== undefined && pattern !== undefined && day !== undefined ? [{ person, pattern, day }] : [],
      ),
      open,
      rules: roster.rules,
      zone: roster.zone,
      weeks: work.book.weeks,
      // Another plan each time it is planned anew.
      seed: isAnew ? work.of.shift.reduce((sum, { rank }) => sum + Math.round(rank), 1) : 1,
      steps: work.book.steps,
    },
  }
}

function filled(answer: unknown, work: RosterWork, isAnew: boolean) {
  const { added, unfilled } = answer as FillAnswer
  const { days } = planFor(work)
  const left = unfilled.reduce((sum, { count }) => sum + count, 0)
  return {
    tone: left === 0 ? ('good' as const) : ('warn' as const),
    says: [
      says.done(added.length, left),
      ...unfilled.map(({ pattern, day, count, because }) =>
        says.unfilled(
          work.nameOf(pattern),
          work.show.date(day),
          count,
          ruleNames.flatMap((rule) => (because[rule] ? [says.reasons[rule](because[rule])] : [])).join('; '),
        ),
      ),
    ],
    remove: isAnew
      ? work.of.shift.flatMap(({ id, values }) => (values.isMovable && days.includes(values.day ?? '') ? [id] : []))
      : [],
    add: added.map(({ person, pattern, day }) => ({
      kind: 'shift',
      values: { person, type: pattern, day, isMovable: true, note: '' },
    })),
  }
}

/** A café with six people in the week of a holiday, counted from today. */
function example(today: string): Beginning {
  const first = mondayOf(daysLater(today, 7) ?? today)
  const day = (at: number) => daysLater(first, at) ?? first
  const staff = (key: string, name: string, skills: string, contract: number, cost: number, available = '') => ({
    kind: 'staff',
    key,
    values: { name, skills, contract, cost, available },
  })
  const type = (key: string, name: string, starts: string, ends: string, skill: string, needed: string) => ({
    kind: 'type',
    key,
    values: { name, starts, ends, rests: 30, skill, needed },
  })
  const shift = (key: string, person: string, kind: string, at: number) => ({
    kind: 'shift',
    key,
    values: { person, type: kind, day: day(at) },
  })
  return {
    book: { name: 'Café by the bridge (example)', first, weeks: 1 },
    entries: [
      staff('ana', 'Ana', 'till, kitchen', 38, 19),
      staff('ben', 'Ben', 'till', 38, 17),
      staff('cleo', 'Cleo', 'kitchen', 30, 18, 'Mon-Fri 6:00-16:00'),
      staff('dan', 'Dan', 'till, kitchen', 38, 18),
      staff('eve', 'Eve', 'till', 20, 16, 'daily 12:00-23:30'),
      staff('finn', 'Finn', 'kitchen', 20, 16, 'Thu-Sun'),
      type('early', 'Early', '6:30', '14:30', '', 'Mon-Sat 1; Sun 1'),
      type('kitchen', 'Kitchen', '8:00', '16:00', 'kitchen', 'Mon-Sat 1'),
      type('late', 'Late', '14:30', '22:30', 'till', 'Mon-Thu 1; Fri, Sat 2'),
      { kind: 'absence', key: 'away', values: { person: 'dan', from: day(0), to: day(1), note: 'Course' } },
      { kind: 'special', key: 'feast', values: { name: 'Town festival', day: day(3), demand: 'sunday' } },
      shift('one', 'ana', 'early', 0),
      shift('two', 'cleo', 'kitchen', 0),
      shift('three', 'ben', 'late', 0),
      shift('four', 'ben', 'early', 1),
    ],
  }
}

const weekText = 'Days and hours: Mon-Fri 8:00-18:00; Sat. Empty: always.'

export default definePlanner({
  book: {
    one: 'roster',
    many: 'rosters',
    fields: {
      name: text('Name of the roster', { initial: says.book, maxLength: 100 }),
      first: date('Plan from', { optional: true, help: 'The week of this day, from its Monday. Empty: this week.' }),
      weeks: integer('Weeks', { initial: 1, min: 1, max: 8 }),
      country: choice('Public holidays', {
        options: holidayCountries,
        initial: 'none' as HolidayCountry,
        as: 'menu',
      }),
      onHoliday: choice('People wanted on a public holiday', {
        options: says.demands,
        initial: 'none' as Demand,
        as: 'menu',
      }),
      rest: number('Rest between shifts', { initial: 11, min: 0, max: 48, unit: 'h', section: 'Rules' }),
      mostWeek: number('Most hours a week', { initial: 48, min: 1, max: 168, unit: 'h', section: 'Rules' }),
      mostDays: integer('Most days in a row', { initial: 6, min: 1, max: 31, section: 'Rules' }),
      mostWeekends: integer('Most weekends in a row', {
        initial: 0,
        min: 0,
        max: 52,
        section: 'Rules',
        help: '0: no limit.',
      }),
      zone: text('Time zone', {
        maxLength: 60,
        placeholder: 'Europe/Berlin',
        refines: true,
        help: 'Decides how long a night with a change of clocks is. Empty: that of this device.',
      }),
      currency: choice('Currency', {
        options: offeredCurrencies,
        initial: 'EUR' as string,
        initialIn: currencyOfRegion,
        as: 'search',
        refines: true,
      }),
      sundayPremium: percent('Premium on Sundays', { initial: 0, min: 0, max: 5, refines: true }),
      holidayPremium: percent('Premium on special days', { initial: 0, min: 0, max: 5, refines: true }),
      steps: integer('Steps of the search', {
        initial: 20_000,
        min: 0,
        max: 500_000,
        refines: true,
        help: 'More take longer and even out hours and weekends further.',
      }),
    },
  },
  kinds: {
    shift: {
      one: 'shift',
      many: 'shifts',
      title: 'type',
      fields: {
        type: link('Shift type', { to: 'type' }),
        person: link('Person', { to: 'staff' }),
        day: date('Day', { optional: true }),
        isMovable: toggle('The planner may move it', { help: 'Set on what the planner filled.' }),
        note: text('Note', { maxLength: 300 }),
      },
    },
    staff: {
      one: 'person',
      many: 'people',
      title: 'name',
      fields: {
        name: text('Name', { maxLength: 100 }),
        skills: text('Skills', { maxLength: 300, help: 'Parted by commas: till, kitchen.' }),
        contract: number('Contract hours a week', { initial: 40, min: 0, max: 168, unit: 'h' }),
        available: text('Available', {
          maxLength: 300,
          help: weekText,
          pattern: { source: hoursPattern, says: 'be like Mon-Fri 8:00-18:00; Sat' },
        }),
        cost: money('Cost of an hour', { min: 0, max: 1e6, optional: true }),
        most: number('Most hours a week, if lower', { min: 0, max: 168, unit: 'h', optional: true, refines: true }),
      },
    },
    type: {
      one: 'shift type',
      many: 'shift types',
      title: 'name',
      fields: {
        name: text('Name', { maxLength: 60 }),
        starts: text('Starts', {
          initial: '8:00',
          maxLength: 6,
          pattern: { source: clockPattern, says: 'be a time such as 6:30' },
        }),
        ends: text('Ends', {
          initial: '16:00',
          maxLength: 6,
          help: 'Not later than the start: on the next day.',
          pattern: { source: clockPattern, says: 'be a time such as 14:30' },
        }),
        rests: integer('Unpaid break', { initial: 30, min: 0, max: 600, unit: 'min' }),
        needed: text('People wanted', {
          initial: 'Mon-Fri 1',
          maxLength: 200,
          help: 'A number by weekday: Mon-Fri 2; Sat 1.',
          pattern: { source: countsPattern, says: 'be like Mon-Fri 2; Sat 1' },
        }),
        skill: text('Skill it asks for', { maxLength: 60, help: 'One of those that people have. Empty: none.' }),
      },
    },
    absence: {
      one: 'absence',
      many: 'absences',
      title: 'person',
      fields: {
        person: link('Person', { to: 'staff' }),
        from: date('First day', { optional: true }),
        to: date('Last day', { optional: true, help: 'Empty: one day.' }),
        note: text('Note', { maxLength: 300 }),
      },
    },
    special: {
      one: 'special day',
      many: 'special days',
      title: 'name',
      fields: {
        name: text('Name', { maxLength: 100 }),
        day: date('Day', { optional: true }),
        demand: choice('People wanted', { options: says.demands, initial: 'none' as Demand, as: 'menu' }),
      },
    },
  },
  main: 'shift',
  alsoRows: ['staff', 'type', 'absence', 'special'],
  filters: ['person', 'type'],
  same: ['type', 'person', 'day'],
  views: {
    roster: {
      kind: 'grid',
      label: says.roster,
      of: 'shift',
      corner: says.corner,
      spans: ['week', 'fourWeeks'],
      begins: ({ book }) => book.first,
      page: (work, from, reach) => page(work, from, reach === 'week' ? 7 : 28),
      drop: (_, { row, column }) => ({ person: row === '' ? undefined : row, day: column }),
      given: ({ row, column }) => ({ person: row === '' ? undefined : row, day: column }),
    },
    shifts: {
      kind: 'table',
      label: 'Shifts',
      of: 'shift',
      columns: () => ['type', 'person', 'day', 'isMovable', 'note'],
    },
    staff: {
      kind: 'table',
      label: 'People',
      of: 'staff',
      columns: () => ['name', 'skills', 'contract', 'available', 'cost'],
    },
    types: {
      kind: 'table',
      label: 'Shift types',
      of: 'type',
      columns: () => ['name', 'starts', 'ends', 'rests', 'needed', 'skill'],
    },
    absences: { kind: 'table', label: 'Absences', of: 'absence', columns: () => ['person', 'from', 'to', 'note'] },
    special: { kind: 'table', label: 'Special days', of: 'special', columns: () => ['name', 'day', 'demand'] },
    figures: { kind: 'summary', label: says.figures, pieces: figures },
  },
  faces: {
    shift: ({ id }, work) => ({
      title: shiftText(id, work),
      marks: (planFor(work).brokenBy.get(id) ?? []).map((rule) => ({ text: says.marks[rule], tone: 'bad' as const })),
    }),
    staff: ({ values }) => ({ title: values.name }),
    type: ({ values }) => ({ title: values.name }),
    absence: ({ values }, { nameOf }) => ({ title: nameOf(values.person) }),
    special: ({ values }) => ({ title: values.name }),
  },
  begin: () => ({
    book: { name: says.book },
    entries: [
      { kind: 'type', key: 'early', values: { name: 'Early', starts: '6:00', ends: '14:00', needed: 'Mon-Fri 1' } },
      { kind: 'type', key: 'late', values: { name: 'Late', starts: '14:00', ends: '22:00', needed: 'Mon-Fri 1' } },
    ],
  }),
  example,
  warnings,
  papers: { roster: { label: says.paper, make: (work) => paper(work) } },
  calendars: {
    shifts: {
      label: says.calendar,
      of: 'staff',
      make: (work, person) =>
        work.of.shift.flatMap(({ id, values }) => {
          const duty = planFor(work).duties.get(id)
          if (!duty || values.person === undefined || (person !== undefined && values.person !== person)) return []
          const who = person === undefined ? `${work.nameOf(values.person)}: ` : ''
          return [{ id, from: duty.from, to: duty.to, title: `${who}${duty.pattern.name}`, note: values.note }]
        }),
    },
  },
  sheets: (work) => {
    const { days, figures: people } = planFor(work)
    return [
      {
        name: says.sheet,
        rows: [
          [says.corner, ...days.map((day) => `${shortDay(day)} ${day}`)],
          ...people.map(({ person }) => [person.name, ...cellsOf(person.id, days, work)]),
        ],
      },
      {
        name: says.figures,
        rows: [
          says.personColumns,
          ...people.map(({ person, paid, target, duties, weekends, nights, cost }) => [
            person.name,
            inHours(paid),
            inHours(target),
            target > 0 ? paid / target : '',
            duties,
            weekends,
            nights,
            Math.round(cost * 100) / 100,
          ]),
        ],
      },
    ]
  },
  jobs: {
    fill: {
      label: says.fill,
      worker: 'roster-fill',
      ask: (work) => questionOf(work, false),
      done: (answer, work) => filled(answer, work, false),
    },
    again: {
      label: says.again,
      worker: 'roster-fill',
      ask: (work) => questionOf(work, true),
      done: (answer, work) => filled(answer, work, true),
    },
  },
  controls: [
    { label: 'People', help: 'Skills, contract hours, hours of availability by weekday, cost of an hour.' },
    {
      label: 'Shift types',
      help: 'Start, end, unpaid break, the skill it asks for and how many people on each weekday.',
    },
    { label: 'Absences and special days', help: 'Public holidays of four countries, or your own days.' },
    { label: 'Rules', help: 'Rest, hours a week, days and weekends in a row.' },
  ],
  results: [
    { label: 'Roster by person and day with what is open', kind: 'table' },
    { label: 'Rules that are broken, each by name and day', kind: 'verdict' },
    { label: 'Hours, contract, weekends, nights and cost by person', kind: 'chart' },
    { label: 'PDF, Word, XLSX, CSV, JSON and a calendar file for each person', kind: 'value' },
  ],
  formula:
    'Paid hours = end − start on the clock of the zone − unpaid break; contract hours of the period = hours a week × days ÷ 7',
  limits: [
    'Rules are the ones you enter. The tool does not know which law or agreement binds you.',
    'Public holidays are those that the law of the country fixes for all of it; add those of regions as special days.',
    'The filling is a search, not a proof: a place that stays open may have a solution that it did not find.',
    'Absences do not lower the contract hours of the period.',
    'Rosters lie in this browser on this device. Save a JSON file now and then.',
  ],
  sources: [
    {
      title: 'Directive 2003/88/EC on the organisation of working time',
      href: 'https://eur-lex.europa.eu/eli/dir/2003/88/oj',
    },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
    { title: 'IANA: Time Zone Database', href: 'https://www.iana.org/time-zones' },
  ],
  abilities: ['save', 'print'],
})
