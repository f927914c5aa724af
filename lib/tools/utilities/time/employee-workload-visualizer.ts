import { choice, date, integer, number, percent, text } from '@/lib/kits/fields/define'
import type { Document } from '@/lib/kits/document/types'
import { holidayCountries, holidayLawOf, type HolidayCountry } from '@/lib/kits/planner/holiday-countries'
import {
  definePlanner,
  link,
  type Beginning,
  type Entry,
  type GridPage,
  type Piece,
  type Span,
} from '@/lib/kits/planner/planner'
import {
  mondayOf,
  suitable,
  workloadOf,
  type Assignment,
  type Unspread,
  type Week,
  type Worker,
  type Workload,
} from '@/lib/subjects/planning/workload'
import { hoursPattern, readHours, readSkills } from '@/lib/subjects/roster/week-text'
import { daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { publicHolidays } from '@/lib/subjects/time/public-holidays'
import { workloadWords as says } from './employee-workload-visualizer.messages'

type Priority = keyof typeof says.priorities
const priorities: readonly Priority[] = ['high', 'medium', 'low']

interface PersonValues {
  name: string
  hours: number
  works: string
  skills: string
}
interface TaskValues {
  title: string
  effort: number
  from: string | undefined
  to: string | undefined
  owner: string | undefined
  share: number
  priority: Priority
  skill: string
}
interface LoadWork {
  book: { name: string; country: HolidayCountry; weeks: number; full: number }
  of: {
    task: readonly Entry<TaskValues>[]
    person: readonly Entry<PersonValues>[]
    absence: readonly Entry<{ person: string | undefined; from: string | undefined; to: string | undefined }>[]
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

function workersOf({ of }: LoadWork): readonly Worker[] {
  return of.person.map(({ id, values }) => {
    const week = readHours(values.works) ?? readHours('Mon-Fri') ?? []
    const days = week.filter((windows) => windows.length > 0).length
    return {
      id,
      name: values.name,
      hours: week.map((windows) => (windows.length > 0 ? values.hours / days : 0)),
      skills: readSkills(values.skills),
      away: of.absence.flatMap(({ values: { person, from, to } }) =>
        person === id && from !== undefined ? [{ from, to: to ?? from }] : [],
      ),
    }
  })
}

const tasksOf = ({ of }: LoadWork): readonly Assignment[] =>
  of.task.map(({ id, values }) => ({
    id,
    name: values.title,
    effort: values.effort,
    from: values.from,
    to: values.to,
    owner: values.owner,
    share: values.share,
    skill: readSkills(values.skill)[0] ?? '',
  }))

interface Held {
  workers: readonly Worker[]
  tasks: readonly Assignment[]
  load: Workload
}

function loadOf(work: LoadWork, from: string, weeks: number): Held {
  const workers = workersOf(work)
  const tasks = tasksOf(work)
  const law = holidayLawOf(work.book.country)
  const known = [from, ...tasks.flatMap((task) => [task.from, task.to].flatMap((one) => one ?? []))]
  const first = known.reduce((least, one) => (one < least ? one : least), from)
  const last = known.reduce((most, one) => (one > most ? one : most), daysLater(from, weeks * 7) ?? from)
  const free = new Set(publicHolidays(law, first, last).map(({ day }) => day))
  return { workers, tasks, load: workloadOf(workers, tasks, { from, weeks, free }) }
}

const held = new WeakMap<object, Held>()
/** From this week on, as many weeks as the settings say. */
function aheadOf(work: LoadWork): Held {
  const known = held.get(work.of)
  if (known) return known
  const made = loadOf(work, mondayOf(work.today ?? '2026-01-05'), work.book.weeks)
  held.set(work.of, made)
  return made
}

const hours = (value: number, { show }: LoadWork) => show.number(Math.round(value * 10) / 10)
const weekTitle = (day: string) => says.week(Number(day.slice(8)), says.months[Number(day.slice(5, 7)) - 1] ?? '')
const isOver = ({ load, capacity }: Week) => load > capacity + 0.05

const spans: Partial<Record<Span, number>> = { fourWeeks: 4, twelveWeeks: 12, year: 53 }

function page(work: LoadWork, from: string, span: Span): GridPage {
  const { workers, load } = loadOf(work, from, spans[span] ?? 4)
  const rankOf = new Map(work.of.task.map(({ id, values }) => [id, priorities.indexOf(values.priority)]))
  const isWide = span !== 'fourWeeks'
  return {
    columns: load.weeks.map((day) => ({ id: day, title: weekTitle(day) })),
    rows: workers.map((worker) => {
      const weeks = load.people.get(worker.id) ?? []
      const all = weeks.reduce(
        (sum, week) => ({ load: sum.load + week.load, capacity: sum.capacity + week.capacity }),
        {
          load: 0,
          capacity: 0,
        },
      )
      return {
        id: worker.id,
        title: worker.name,
        entry: worker.id,
        notes: [{ text: says.sum(hours(all.load, work), hours(all.capacity, work)) }],
        cells: weeks.map((week) => ({
          ...(isWide
            ? {}
            : {
                entries: [...week.tasks.keys()].sort((one, other) => (rankOf.get(one) ?? 0) - (rankOf.get(other) ?? 0)),
              }),
          ...(isOver(week) ? { tone: 'bad' as const } : week.capacity > 0 ? { heat: week.load / week.capacity } : {}),
          notes:
            week.load === 0 && week.capacity === 0
              ? []
              : [
                  {
                    text: says.of(hours(week.load, work), hours(week.capacity, work)),
                    ...(isOver(week)
                      ? { tone: 'bad' as const }
                      : week.load >= week.capacity * work.book.full && week.load > 0
                        ? { tone: 'warn' as const }
                        : {}),
                  },
                ],
        })),
      }
    }),
  }
}

const overOf = ({ workers, load }: Held) =>
  workers.flatMap((worker) =>
    (load.people.get(worker.id) ?? []).flatMap((week, at) =>
      isOver(week) ? [{ worker, week, day: load.weeks[at] ?? '' }] : [],
    ),
  )

function warnings(work: LoadWork): readonly { says: string; tone: 'bad' | 'warn' }[] {
  if (work.of.person.length === 0 && work.of.task.length === 0) return []
  const { load } = aheadOf(work)
  const over = overOf(aheadOf(work))
  const named = (why: Unspread) => {
    const names = load.unspread.filter((one) => one.why === why).map(({ task }) => task.name)
    const most = 5
    const text = [...names.slice(0, most), ...(names.length > most ? [says.more(names.length - most)] : [])].join(', ')
    return names.length === 0 ? [] : [{ says: says.unspread[why](text, names.length), tone: 'warn' as const }]
  }
  return [
    ...over.slice(0, 5).map(({ worker, week, day }) => ({
      says: says.over(worker.name, work.show.date(day), hours(week.load, work), hours(week.capacity, work)),
      tone: 'bad' as const,
    })),
    ...(over.length > 5 ? [{ says: says.overMore(over.length - 5), tone: 'bad' as const }] : []),
    ...named('owner'),
    ...named('dates'),
    ...named('capacity'),
  ]
}

/** Person, week, hours, the largest task of it and who could take that. */
function overRows(work: LoadWork): readonly (readonly string[])[] {
  const all = aheadOf(work)
  return overOf(all).map(({ worker, week, day }) => {
    const [largest] = [...week.tasks].sort((one, other) => other[1] - one[1])
    const task = all.tasks.find(({ id }) => id === largest?.[0])
    const better = task
      ? suitable(task, all.workers, all.load).find(
          (one) => one.worker.id !== worker.id && one.room >= task.effort * task.share,
        )
      : undefined
    return [
      worker.name,
      work.show.date(day),
      hours(week.load, work),
      hours(week.capacity, work),
      hours(week.load - week.capacity, work),
      task?.name ?? '',
      better ? says.room(better.worker.name, hours(better.room, work)) : says.nobody,
    ]
  })
}

const mostTracks = 8

function figures(work: LoadWork): readonly Piece[] {
  const { workers, load } = aheadOf(work)
  const { show } = work
  if (workers.length === 0) return [{ kind: 'note', says: says.empty }]
  const weeks = [...load.people.values()].flat()
  const planned = weeks.reduce((sum, week) => sum + week.load, 0)
  const possible = weeks.reduce((sum, { capacity }) => sum + capacity, 0)
  const over = overRows(work)
  const loadOfPerson = (id: string) => load.people.get(id)?.reduce((sum, week) => sum + week.load, 0) ?? 0
  const ranked = workers.toSorted((one, other) => loadOfPerson(other.id) - loadOfPerson(one.id))
  const byWeek = (id: string) => (load.people.get(id) ?? []).map((week) => Math.round(week.load * 10) / 10)
  const rest = ranked.slice(mostTracks)
  const names = load.weeks.map(weekTitle)
  const sumOf = (pick: (week: Week) => number) =>
    load.weeks.map(
      (_, at) =>
        Math.round([...load.people.values()].reduce((sum, list) => sum + (list[at] ? pick(list[at]) : 0), 0) * 10) / 10,
    )
  return [
    {
      kind: 'figures',
      items: [
        { label: says.figures.load, text: hours(planned, work) },
        { label: says.figures.capacity, text: hours(possible, work) },
        { label: says.figures.use, text: possible > 0 ? show.percent(planned / possible, 0) : '' },
        { label: says.figures.over, text: show.count(over.length) },
        {
          label: says.figures.idle,
          text: hours(
            weeks.reduce((sum, week) => sum + Math.max(0, week.capacity - week.load), 0),
            work,
          ),
        },
      ],
    },
    over.length > 0
      ? { kind: 'table', label: says.overTable, columns: says.overColumns, rows: over }
      : { kind: 'note', says: says.kept, tone: 'good' },
    {
      kind: 'chart',
      drawing: {
        kind: 'stacked',
        title: says.chart,
        x: { label: says.weekAxis, write: String, names },
        y: { label: says.hoursAxis, write: (value) => show.number(value) },
        tracks: [
          ...ranked.slice(0, mostTracks).map(({ id, name }) => ({ label: name, values: byWeek(id) })),
          ...(rest.length > 0
            ? [
                {
                  label: says.others,
                  values: names.map((_, at) => rest.reduce((sum, { id }) => sum + (byWeek(id)[at] ?? 0), 0)),
                },
              ]
            : []),
        ],
      },
    },
    {
      kind: 'chart',
      drawing: {
        kind: 'bar',
        title: says.capacityLine,
        x: { label: says.weekAxis, write: String, names },
        y: { label: says.hoursAxis, write: (value) => show.number(value) },
        tracks: [
          { label: says.planned, values: sumOf((week) => week.load) },
          { label: says.possible, values: sumOf(({ capacity }) => capacity) },
        ],
      },
    },
    { kind: 'note', says: says.note },
  ]
}

function paper(work: LoadWork): Document {
  const { workers, load } = aheadOf(work)
  const weeks = load.weeks.slice(0, 12)
  const title = String(work.book.name || says.book)
  const over = overRows(work)
  return {
    title,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'table',
        label: says.sheet,
        columns: [
          { label: says.corner, width: 2 },
          ...weeks.map((day) => ({ label: weekTitle(day), align: 'end' as const, width: 1 })),
        ],
        rows: workers.map(({ id, name }) => [
          name,
          ...(load.people.get(id) ?? [])
            .slice(0, 12)
            .map((week) => says.of(hours(week.load, work), hours(week.capacity, work))),
        ]),
      },
      ...(over.length > 0
        ? ([
            { kind: 'heading', level: 2, text: says.overTable },
            { kind: 'table', label: says.overTable, columns: says.overColumns.map((label) => ({ label })), rows: over },
          ] as const)
        : []),
      { kind: 'paragraph', quiet: true, text: says.note },
    ],
  }
}

function example(today: string): Beginning {
  const first = mondayOf(today)
  const day = (days: number) => daysLater(first, days) ?? first
  const person = (key: string, name: string, week: number, skills: string, works = 'Mon-Fri') => ({
    kind: 'person',
    key,
    values: { name, hours: week, skills, works },
  })
  const task = (
    key: string,
    title: string,
    owner: string | undefined,
    effort: number,
    from: number,
    to: number,
    more = {},
  ) => ({
    kind: 'task',
    key,
    values: { title, owner, effort, from: day(from), to: day(to), ...more },
  })
  return {
    book: { name: 'Studio (example)' },
    entries: [
      person('lia', 'Lia', 40, 'design, film'),
      person('max', 'Max', 40, 'code'),
      person('ola', 'Ola', 24, 'design', 'Mon-Wed'),
      task('site', 'New site: pages', 'max', 90, 0, 18, { skill: 'code', priority: 'high' }),
      task('look', 'New site: look', 'lia', 60, 0, 11, { skill: 'design', priority: 'high' }),
      task('film', 'Film of the fair', 'lia', 45, 0, 11, { skill: 'film' }),
      task('cards', 'Cards and letters', 'ola', 12, 7, 16, { skill: 'design', priority: 'low' }),
      task('shop', 'Repairs to the shop', undefined, 16, 14, 25, { skill: 'code' }),
      { kind: 'absence', key: 'leave', values: { person: 'max', from: day(14), to: day(18), note: 'Holiday' } },
    ],
  }
}

export default definePlanner({
  book: {
    one: 'plan',
    many: 'plans',
    fields: {
      name: text('Name of the plan', { initial: says.book, maxLength: 100 }),
      weeks: integer('Weeks ahead', {
        initial: 12,
        min: 1,
        max: 52,
        help: 'What figures, warnings and files look at.',
      }),
      country: choice('Public holidays', {
        options: holidayCountries,
        initial: 'none' as HolidayCountry,
        as: 'menu',
      }),
      full: percent('Nearly full from', { initial: 0.9, min: 0, max: 1 }),
    },
  },
  kinds: {
    task: {
      one: 'task',
      many: 'tasks',
      title: 'title',
      archives: true,
      fields: {
        title: text('Title', { maxLength: 200 }),
        owner: link('Owner', { to: 'person' }),
        effort: number('Effort', { initial: 8, min: 0, max: 100_000, unit: 'h' }),
        from: date('First day', { optional: true }),
        to: date('Last day', { optional: true }),
        share: percent('Owner’s part of it', { initial: 1, min: 0, max: 1, refines: true }),
        priority: choice('Priority', { options: says.priorities, initial: 'medium' as Priority, refines: true }),
        skill: text('Skill it asks for', { maxLength: 60, refines: true }),
      },
    },
    person: {
      one: 'person',
      many: 'people',
      title: 'name',
      fields: {
        name: text('Name', { maxLength: 100 }),
        hours: number('Hours a week', { initial: 40, min: 0, max: 168, unit: 'h' }),
        works: text('Works on', {
          initial: 'Mon-Fri',
          maxLength: 60,
          pattern: { source: hoursPattern, says: 'be like Mon-Fri or Mon, Tue, Thu' },
        }),
        skills: text('Skills', { maxLength: 300, help: 'Parted by commas.' }),
      },
    },
    absence: {
      one: 'absence',
      many: 'absences',
      title: 'person',
      fields: {
        person: link('Person', { to: 'person' }),
        from: date('First day', { optional: true }),
        to: date('Last day', { optional: true, help: 'Empty: one day.' }),
        note: text('Note', { maxLength: 300 }),
      },
    },
  },
  main: 'task',
  alsoRows: ['person', 'absence'],
  filters: ['owner', 'priority', 'skill'],
  same: ['title', 'owner', 'from'],
  views: {
    heat: {
      kind: 'grid',
      label: 'Weeks',
      of: 'task',
      corner: says.corner,
      spans: ['fourWeeks', 'twelveWeeks', 'year'],
      page,
      drop: ({ values }, to, from) => {
        const by = daysFrom(from.column, to.column)
        return {
          owner: to.row,
          from: values.from === undefined ? undefined : daysLater(values.from, by),
          to: values.to === undefined ? undefined : daysLater(values.to, by),
        }
      },
      given: ({ row, column }) => ({ owner: row, from: column, to: daysLater(column, 4) }),
    },
    figures: { kind: 'summary', label: 'Figures', pieces: figures },
    tasks: {
      kind: 'table',
      label: 'Tasks',
      of: 'task',
      columns: () => ['title', 'owner', 'effort', 'from', 'to', 'share', 'priority', 'skill'],
    },
    people: { kind: 'table', label: 'People', of: 'person', columns: () => ['name', 'hours', 'works', 'skills'] },
    absences: { kind: 'table', label: 'Absences', of: 'absence', columns: () => ['person', 'from', 'to', 'note'] },
  },
  faces: {
    task: ({ values }, work) => ({
      title: values.title,
      marks: [{ text: `${hours(values.effort * values.share, work)} h` }],
    }),
    person: ({ values }) => ({ title: values.name }),
    absence: ({ values }, { nameOf }) => ({ title: nameOf(values.person) }),
  },
  begin: () => ({ book: { name: says.book }, entries: [] }),
  example,
  warnings,
  papers: { load: { label: says.paper, make: (work) => paper(work) } },
  sheets: (work) => {
    const { workers, load } = aheadOf(work)
    return [
      {
        name: says.sheet,
        rows: [
          [says.corner, says.weekAxis, says.planned, says.possible],
          ...workers.flatMap(({ id, name }) =>
            (load.people.get(id) ?? []).map((week, at) => [
              name,
              load.weeks[at] ?? '',
              Math.round(week.load * 100) / 100,
              Math.round(week.capacity * 100) / 100,
            ]),
          ),
        ],
      },
    ]
  },
  controls: [
    { label: 'People', help: 'Hours a week, working days, skills.' },
    { label: 'Tasks', help: 'Effort in hours, first and last day, owner and the owner’s part, priority, skill.' },
    { label: 'Absences and public holidays', help: 'Days on which nothing can be worked.' },
  ],
  results: [
    { label: 'Planned and possible hours by person and week', kind: 'table' },
    { label: 'Weeks over capacity, and who has room', kind: 'verdict' },
    { label: 'Hours by week and person', kind: 'chart' },
    { label: 'PDF, Word, XLSX, CSV and JSON', kind: 'value' },
  ],
  formula:
    'Hours of a day = effort × owner’s part × hours the owner can work that day ÷ hours the owner can work from first to last day',
  limits: [
    'Effort is spread evenly over working hours. Somebody who does it all on the last day is not foreseen.',
    'Hours beyond what somebody can work are shown and not moved.',
    'Public holidays are those that the law of the country fixes for all of it.',
    'Plans lie in this browser on this device. Save a JSON file now and then.',
  ],
  sources: [
    {
      title: 'Project Management Institute: A Guide to the Project Management Body of Knowledge',
      href: 'https://www.pmi.org/standards/pmbok',
    },
  ],
  abilities: ['save', 'print'],
})
