import { choice, date, integer, month, number, text, toggle } from '@/lib/kits/fields/define'
import type { Document } from '@/lib/kits/document/types'
import { definePlanner, link, type Beginning, type Dated, type Entry, type Piece } from '@/lib/kits/planner/planner'
import { checklists, type ChecklistName } from '@/lib/subjects/environment/checklists'
import {
  checkLimit,
  inUnit,
  measureUnits,
  type Averaging,
  type BelowDetection,
  type LimitCheck,
  type MeasureUnit,
  type Reading,
} from '@/lib/subjects/environment/limits'
import { clockPattern, readMinutes } from '@/lib/subjects/roster/week-text'
import { daysFrom, daysLater, monthsLater } from '@/lib/subjects/time/calendar'
import { environmentWords as says } from './environmental-compliance.messages'

type Area = keyof typeof says.areas
type Cause = keyof typeof says.causes
const massUnits = { kg: 'kg', t: 't', lb: 'lb' } as const
const readingUnits = Object.fromEntries(Object.keys(measureUnits).map((unit) => [unit, unit])) as Record<
  MeasureUnit,
  string
>

interface ObligationValues {
  title: string
  area: Area
  permit: string | undefined
  due: string | undefined
  months: number
  lastDone: string | undefined
  who: string
}
interface EnvironmentWork {
  book: { name: string; below: BelowDetection; warn: number }
  of: {
    obligation: readonly Entry<ObligationValues>[]
    permit: readonly Entry<{ name: string; number: string; authority: string; until: string | undefined }>[]
    limit: readonly Entry<{
      substance: string
      point: string
      is: 'most' | 'least'
      value: number
      unit: MeasureUnit
      averaging: Averaging
      atLeast: number
      allowed: number
    }>[]
    reading: readonly Entry<{
      substance: string
      point: string
      day: string | undefined
      time: string
      value: number
      unit: MeasureUnit
      isBelow: boolean
    }>[]
    waste: readonly Entry<{
      name: string
      code: string
      day: string | undefined
      amount: number
      unit: keyof typeof massUnits
      isHazardous: boolean
    }>[]
    training: readonly Entry<{ who: string; topic: string; day: string | undefined; months: number }>[]
    action: readonly Entry<{
      title: string
      cause: Cause
      limit: string | undefined
      who: string
      due: string | undefined
      done: string | undefined
    }>[]
    energy: readonly Entry<{
      name: string
      scope: '1' | '2'
      month: string | undefined
      amount: number
      factor: number
    }>[]
  }
  nameOf(id: string | undefined): string
  today: string | undefined
  show: {
    date(iso: string): string
    month(iso: string): string
    number(value: number, decimals?: number): string
    count(value: number): string
  }
}

const dayOf = ({ today = '2026-01-01' }: EnvironmentWork) => today
const mostNamed = 5
const plain = (value: number, { show }: EnvironmentWork) => show.number(Number(value.toPrecision(6)))

/** The next day on which an obligation is due: its own, or the repetition after it was last done. Undefined where nothing is left. */
function nextDue({ due, months, lastDone }: ObligationValues): string | undefined {
  if (lastDone === undefined) return due
  if (months === 0) return undefined
  const next = monthsLater(lastDone, months)
  return due !== undefined && due > lastDone ? due : next
}

const checks = new WeakMap<object, readonly LimitCheck[]>()
function checksOf(work: EnvironmentWork): readonly LimitCheck[] {
  const known = checks.get(work.of)
  if (known) return known
  const readings = work.of.reading.flatMap(({ values }): readonly Reading[] =>
    values.day === undefined ? [] : [{ ...values, day: values.day, minutes: readMinutes(values.time) ?? 0 }],
  )
  const made = work.of.limit.map(({ id, values }) => checkLimit({ id, ...values }, readings, work.book.below))
  checks.set(work.of, made)
  return made
}

const limitName = ({ limit }: Pick<LimitCheck, 'limit'>, work: EnvironmentWork) =>
  says.limitName(limit.substance, says.sides[limit.is], says.value(plain(limit.value, work), limit.unit))

function named(names: readonly string[]): string {
  const rest = names.length - mostNamed
  return [...names.slice(0, mostNamed), ...(rest > 0 ? [says.more(rest)] : [])].join(', ')
}

const trainingEnd = ({ day, months }: { day: string | undefined; months: number }) =>
  day === undefined || months === 0 ? undefined : monthsLater(day, months)

/** Six digits, in pairs if one likes, with a star for hazardous; or a letter and three digits. */
const isWasteCode = (code: string) => /^\d{2} ?\d{2} ?\d{2}\*?$/.test(code) || /^[DFKPU]\d{3}$/i.test(code)

interface Alert {
  says: string
  tone: 'bad' | 'warn'
}

function warnings(work: EnvironmentWork): readonly Alert[] {
  const { of, book, show } = work
  const today = dayOf(work)
  const until = daysLater(today, book.warn) ?? today
  const due = of.obligation.flatMap(({ values }) => {
    const day = nextDue(values)
    return day === undefined ? [] : [{ title: values.title, day }]
  })
  const late = due.filter(({ day }) => day < today).map(({ title }) => title)
  const soon = due.filter(({ day }) => day >= today && day <= until).map(({ title }) => title)
  const lateActions = of.action
    .filter(({ values }) => values.done === undefined && values.due !== undefined && values.due < today)
    .map(({ values }) => values.title)
  const unread = of.reading.filter(({ values }) => values.day === undefined).length
  const bad = (sentence: string): Alert => ({ says: sentence, tone: 'bad' })
  const warn = (sentence: string): Alert => ({ says: sentence, tone: 'warn' })
  return [
    ...(late.length > 0 ? [bad(says.late(late.length, named(late)))] : []),
    ...checksOf(work).flatMap((check) => {
      const name = limitName(check, work)
      const { exceeded, over, worst, limit, thin, foreign } = check
      const value = (amount: number) => says.value(plain(amount, work), limit.unit)
      return [
        ...(over.length > 0 && worst
          ? [bad(says.exceeded(name, exceeded.length, value(worst.value), value(limit.value)))]
          : exceeded.length > 0
            ? [warn(says.withinAllowed(name, exceeded.length, limit.allowed))]
            : []),
        ...(foreign > 0 ? [bad(says.foreign(name, foreign))] : []),
        ...(thin > 0 ? [warn(says.thin(name, thin))] : []),
      ]
    }),
    ...of.permit.flatMap(({ values }): readonly Alert[] => {
      if (values.until === undefined || values.until > until) return []
      return values.until < today
        ? [bad(says.permitGone(values.name, show.date(values.until)))]
        : [warn(says.permitSoon(values.name, show.date(values.until)))]
    }),
    ...of.training.flatMap(({ values }) => {
      const end = trainingEnd(values)
      return end !== undefined && end < today ? [bad(says.trainingGone(values.who, values.topic, show.date(end)))] : []
    }),
    ...(lateActions.length > 0 ? [bad(says.actionLate(lateActions.length, named(lateActions)))] : []),
    ...of.waste.flatMap(({ values }) =>
      values.code.trim() === '' || isWasteCode(values.code.trim())
        ? []
        : [warn(says.codeOdd(values.name, values.code))],
    ),
    ...(unread > 0 ? [warn(says.unread(unread))] : []),
    ...(soon.length > 0 ? [warn(says.soon(soon.length, named(soon), book.warn))] : []),
  ]
}

const checkRows = (work: EnvironmentWork) =>
  checksOf(work).map((check) => {
    const { limit, periods, exceeded, worst, thin } = check
    return [
      limitName(check, work),
      limit.point || (worst?.point ?? ''),
      says.averagings[limit.averaging],
      work.show.count(limit.allowed),
      work.show.count(periods),
      work.show.count(exceeded.length),
      worst ? says.value(plain(worst.value, work), limit.unit) : '',
      worst?.period ?? '',
      work.show.count(thin),
    ]
  })

const exceedanceRows = (work: EnvironmentWork) =>
  checksOf(work).flatMap((check) =>
    check.exceeded.map(({ point, period, value, readings }) => {
      const actions = work.of.action.filter(({ values }) => values.limit === check.limit.id)
      return [
        limitName(check, work),
        point,
        period,
        says.value(plain(value, work), check.limit.unit),
        says.value(plain(check.limit.value, work), check.limit.unit),
        work.show.count(readings),
        actions.map(({ values }) => values.title).join(', ') || says.noAction,
      ]
    }),
  )

function wasteRows(work: EnvironmentWork): readonly { row: readonly string[]; year: string; kg: number }[] {
  const sums = new Map<string, { year: string; code: string; isHazardous: boolean; kg: number; count: number }>()
  for (const { values } of work.of.waste) {
    if (values.day === undefined) continue
    const [year, code] = [values.day.slice(0, 4), values.code.trim()]
    const key = `${year} ${code} ${values.isHazardous}`
    const sum = sums.get(key) ?? { year, code, isHazardous: values.isHazardous, kg: 0, count: 0 }
    sum.kg += inUnit(values.amount, values.unit, 'kg') ?? 0
    sum.count++
    sums.set(key, sum)
  }
  return [...sums.values()]
    .sort((one, other) => (`${other.year}${one.code}` < `${one.year}${other.code}` ? -1 : 1))
    .map(({ year, code, isHazardous, kg, count }) => ({
      year,
      kg,
      row: [year, code, isHazardous ? says.yes : says.no, plain(kg, work), work.show.count(count)],
    }))
}

function emissionsOf(work: EnvironmentWork): readonly { month: string; scope: '1' | '2'; kg: number }[] {
  return work.of.energy.flatMap(({ values }) =>
    values.month === undefined
      ? []
      : [{ month: values.month.slice(0, 7), scope: values.scope, kg: values.amount * values.factor }],
  )
}

function emissionRows(work: EnvironmentWork): readonly (readonly string[])[] {
  const all = emissionsOf(work)
  const years = [...new Set(all.map(({ month: one }) => one.slice(0, 4)))].sort().toReversed()
  return years.flatMap((year) =>
    (['1', '2'] as const).flatMap((scope) => {
      const own = all.filter((one) => one.month.startsWith(year) && one.scope === scope)
      return own.length === 0
        ? []
        : [
            [
              year,
              says.scope(scope),
              plain(
                own.reduce((sum, { kg }) => sum + kg, 0),
                work,
              ),
            ],
          ]
    }),
  )
}

function report(work: EnvironmentWork): readonly Piece[] {
  const { of, show } = work
  const today = dayOf(work)
  const year = today.slice(0, 4)
  const overdue = of.obligation.filter(({ values }) => (nextDue(values) ?? '9') < today).length
  const broken = checksOf(work).filter(({ over }) => over.length > 0).length
  const emissions = emissionsOf(work)
  const months = [...new Set(emissions.map((one) => one.month))].sort()
  const sumOf = (list: readonly { kg: number }[]) => list.reduce((sum, { kg }) => sum + kg, 0)
  const [limits, exceedances, waste, byYear] = [
    checkRows(work),
    exceedanceRows(work),
    wasteRows(work),
    emissionRows(work),
  ]
  const table = (label: string, columns: readonly string[], rows: readonly (readonly string[])[]): readonly Piece[] =>
    rows.length > 0
      ? [
          { kind: 'heading', says: label },
          { kind: 'table', label, columns, rows },
        ]
      : []
  return [
    {
      kind: 'figures',
      items: [
        { label: says.figures.overdue, text: show.count(overdue) },
        { label: says.figures.exceeded, text: show.count(broken) },
        {
          label: says.figures.open,
          text: show.count(of.action.filter(({ values }) => values.done === undefined).length),
        },
        {
          label: says.figures.waste,
          text: says.kg(plain(sumOf(waste.filter((one) => one.year === year)), work)),
        },
        {
          label: says.figures.emissions,
          text: says.kg(plain(sumOf(emissions.filter((one) => one.month.startsWith(year))), work)),
        },
      ],
    },
    ...(limits.length > 0 && broken === 0 ? [{ kind: 'note', says: says.allKept, tone: 'good' } as const] : []),
    ...table(says.checks, says.checkColumns, limits),
    ...table(says.exceedances, says.exceedanceColumns, exceedances.slice(0, 200)),
    ...table(
      says.waste,
      says.wasteColumns,
      waste.map(({ row }) => row),
    ),
    ...table(says.emissions, says.emissionColumns, byYear),
    ...(months.length > 0
      ? [
          {
            kind: 'chart',
            drawing: {
              kind: 'stacked',
              title: says.emissionChart,
              x: { label: says.month, write: String, names: months.map((one) => show.month(one)) },
              y: { label: says.chartAxis, write: (value: number) => show.number(value) },
              tracks: (['1', '2'] as const).map((scope) => ({
                label: says.scope(scope),
                values: months.map((one) =>
                  sumOf(emissions.filter((entry) => entry.month === one && entry.scope === scope)),
                ),
              })),
            },
          } as const,
        ]
      : []),
    { kind: 'note', says: says.note },
  ]
}

function paper(work: EnvironmentWork): Document {
  const { of, show, nameOf } = work
  const title = says.paperTitle(String(work.book.name || says.book))
  const day = (iso: string | undefined) => (iso === undefined ? '' : show.date(iso))
  const section = (
    heading: string,
    columns: readonly string[],
    rows: readonly (readonly string[])[],
  ): Document['blocks'] =>
    rows.length === 0
      ? []
      : [
          { kind: 'heading', level: 2, text: heading },
          { kind: 'table', label: heading, columns: columns.map((label) => ({ label })), rows },
        ]
  return {
    title,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: title },
      { kind: 'paragraph', quiet: true, text: show.date(dayOf(work)) },
      { kind: 'list', items: warnings(work).map((one) => ({ text: one.says })) },
      ...section(
        says.permits,
        says.permitColumns,
        of.permit.map(({ values }) => [values.name, values.number, values.authority, day(values.until)]),
      ),
      ...section(
        says.obligations,
        says.obligationColumns,
        of.obligation.map(({ values }) => [
          values.title,
          says.areas[values.area],
          nameOf(values.permit),
          day(nextDue(values)),
          day(values.lastDone),
          values.who,
        ]),
      ),
      ...section(says.checks, says.checkColumns, checkRows(work)),
      ...section(says.exceedances, says.exceedanceColumns, exceedanceRows(work)),
      ...section(
        says.actions,
        says.actionColumns,
        of.action.map(({ values }) => [
          values.title,
          says.causes[values.cause],
          values.who,
          day(values.due),
          day(values.done),
        ]),
      ),
      ...section(
        says.waste,
        says.wasteColumns,
        wasteRows(work).map(({ row }) => row),
      ),
      ...section(says.emissions, says.emissionColumns, emissionRows(work)),
      { kind: 'paragraph', quiet: true, text: says.note },
    ],
  }
}

function dates(work: EnvironmentWork): readonly Dated[] {
  return [
    ...work.of.obligation.flatMap(({ id, values }) => {
      const day = nextDue(values)
      return day === undefined ? [] : [{ id, day, title: values.title, note: values.who }]
    }),
    ...work.of.permit.flatMap(({ id, values }) =>
      values.until === undefined ? [] : [{ id, day: values.until, title: says.permitTitle(values.name) }],
    ),
    ...work.of.training.flatMap(({ id, values }) => {
      const day = trainingEnd(values)
      return day === undefined ? [] : [{ id, day, title: says.trainingTitle(values.who, values.topic) }]
    }),
    ...work.of.action.flatMap(({ id, values }) =>
      values.due === undefined || values.done !== undefined
        ? []
        : [{ id, day: values.due, title: values.title, note: values.who }],
    ),
  ]
}

const checklist = (name: ChecklistName) => ({
  label: says.presets[name],
  entries: () => checklists[name].map(({ title, area }) => ({ kind: 'obligation', values: { title, area } })),
})

/** A small coating works. */
function example(today: string): Beginning {
  const day = (days: number) => daysLater(today, days)
  const entry = (kind: string, key: string, values: Readonly<Record<string, unknown>>) => ({ kind, key, values })
  const dust = (key: string, days: number, time: string, value: number, isBelow = false) =>
    entry('reading', key, { substance: 'Dust', point: 'Stack 1', day: day(days), time, value, unit: 'mg/m³', isBelow })
  return {
    book: { name: 'Coating works (example)' },
    entries: [
      entry('permit', 'air', { name: 'Air permit', number: 'A-114', authority: 'County', until: day(45) }),
      entry('obligation', 'stack', {
        title: 'Stack test',
        area: 'air',
        permit: 'air',
        due: day(-6),
        months: 12,
        who: 'Ines',
      }),
      entry('obligation', 'report', {
        title: 'Yearly waste report',
        area: 'waste',
        due: day(20),
        months: 12,
        who: 'Omar',
      }),
      entry('obligation', 'oil', {
        title: 'Check of the oil separator',
        area: 'water',
        months: 6,
        lastDone: day(-40),
        who: 'Ines',
      }),
      entry('limit', 'dust', { substance: 'Dust', point: 'Stack 1', value: 3, unit: 'mg/m³', averaging: 'day' }),
      dust('one', -3, '8:00', 2.1),
      dust('two', -3, '16:00', 3.4),
      dust('three', -2, '8:00', 3.9),
      dust('four', -2, '16:00', 2.8),
      dust('five', -1, '8:00', 0.4, true),
      entry('action', 'filter', {
        title: 'Change the filter of stack 1',
        cause: 'exceedance',
        limit: 'dust',
        who: 'Omar',
        due: day(5),
      }),
      entry('waste', 'paint', {
        name: 'Paint sludge',
        code: '08 01 13*',
        day: day(-30),
        amount: 1.2,
        unit: 't',
        isHazardous: true,
        carrier: 'Haul & Co',
      }),
      entry('training', 'spill', { who: 'Omar', topic: 'Spill response', day: day(-400), months: 12 }),
      entry('energy', 'gas', {
        name: 'Natural gas',
        scope: '1',
        month: day(-30)?.slice(0, 7),
        amount: 12_000,
        unit: 'kWh',
        factor: 0.2,
        factorSource: 'Enter your own',
        factorYear: 2026,
      }),
    ],
  }
}

export default definePlanner({
  book: {
    one: 'register',
    many: 'registers',
    fields: {
      name: text('Name of the register', { initial: says.book, maxLength: 100 }),
      below: choice('Readings below detection count', { options: says.belows, initial: 'half' as BelowDetection }),
      warn: integer('Say what is due', { initial: 30, min: 0, max: 366, unit: 'days before' }),
    },
  },
  kinds: {
    obligation: {
      one: 'obligation',
      many: 'obligations',
      title: 'title',
      archives: true,
      fields: {
        title: text('Obligation', { maxLength: 300 }),
        area: choice('Area', { options: says.areas, initial: 'management' as Area, as: 'menu' }),
        permit: link('Permit', { to: 'permit' }),
        due: date('Due', { optional: true }),
        months: integer('Again after', { initial: 0, min: 0, max: 240, unit: 'months', help: '0: once.' }),
        lastDone: date('Last done', { optional: true }),
        who: text('Who', { maxLength: 100 }),
        note: text('Note', { maxLength: 1000, refines: true }),
      },
    },
    permit: {
      one: 'permit',
      many: 'permits',
      title: 'name',
      fields: {
        name: text('Permit', { maxLength: 200 }),
        number: text('Number', { maxLength: 60 }),
        authority: text('Authority', { maxLength: 200 }),
        until: date('Until', { optional: true }),
        note: text('Note', { maxLength: 1000 }),
      },
    },
    limit: {
      one: 'limit',
      many: 'limits',
      title: 'substance',
      fields: {
        substance: text('Substance or measure', { maxLength: 100 }),
        point: text('Measuring point', { maxLength: 100, help: 'Empty: every point by itself.' }),
        is: choice('It is', { options: says.sides, initial: 'most' as const }),
        value: number('Value', { initial: 0, min: 0, max: 1e9 }),
        unit: choice('Unit', { options: readingUnits, initial: 'mg/m³' as MeasureUnit, as: 'menu' }),
        averaging: choice('Judged by', { options: says.averagings, initial: 'single' as Averaging, as: 'menu' }),
        atLeast: integer('Fewest readings of a period', { initial: 1, min: 1, max: 100_000, refines: true }),
        allowed: integer('Exceedances allowed a year', { initial: 0, min: 0, max: 366, refines: true }),
        permit: link('Permit', { to: 'permit', refines: true }),
      },
    },
    reading: {
      one: 'reading',
      many: 'readings',
      title: 'substance',
      fields: {
        substance: text('Substance or measure', { maxLength: 100 }),
        point: text('Measuring point', { maxLength: 100 }),
        day: date('Day', { optional: true }),
        time: text('Time', {
          initial: '0:00',
          maxLength: 6,
          pattern: { source: clockPattern, says: 'be a time such as 14:30' },
        }),
        value: number('Value', { initial: 0, min: -1e9, max: 1e9, negative: true }),
        unit: choice('Unit', { options: readingUnits, initial: 'mg/m³' as MeasureUnit, as: 'menu' }),
        isBelow: toggle('Below detection', { help: 'The value is then the detection limit.' }),
      },
    },
    waste: {
      one: 'waste transfer',
      many: 'waste transfers',
      title: 'name',
      fields: {
        name: text('Waste', { maxLength: 200 }),
        code: text('Code', { maxLength: 20, help: 'Of the European list (08 01 13*) or of RCRA (D001).' }),
        day: date('Day', { optional: true }),
        amount: number('Amount', { initial: 0, min: 0, max: 1e9 }),
        unit: choice('Unit', { options: massUnits, initial: 'kg' as keyof typeof massUnits }),
        isHazardous: toggle('Hazardous', {}),
        carrier: text('Carrier', { maxLength: 200, refines: true }),
        facility: text('Facility', { maxLength: 200, refines: true }),
        number: text('Number of the note or manifest', { maxLength: 60, refines: true }),
      },
    },
    action: {
      one: 'action',
      many: 'actions',
      title: 'title',
      fields: {
        title: text('Action', { maxLength: 300 }),
        cause: choice('Cause', { options: says.causes, initial: 'exceedance' as Cause, as: 'menu' }),
        limit: link('Limit that was exceeded', { to: 'limit' }),
        who: text('Who', { maxLength: 100 }),
        due: date('Due', { optional: true }),
        done: date('Done on', { optional: true }),
        note: text('What was found', { maxLength: 1000, refines: true }),
      },
    },
    training: {
      one: 'training',
      many: 'trainings',
      title: 'who',
      fields: {
        who: text('Who', { maxLength: 100 }),
        topic: text('Topic', { maxLength: 200 }),
        day: date('Day', { optional: true }),
        months: integer('Holds for', { initial: 0, min: 0, max: 240, unit: 'months', help: '0: for good.' }),
      },
    },
    energy: {
      one: 'energy entry',
      many: 'energy entries',
      title: 'name',
      fields: {
        name: text('Source of energy', { maxLength: 100 }),
        scope: choice('Scope', { options: says.scopes, initial: '1' as const }),
        month: month('Month', { optional: true }),
        amount: number('Amount', { initial: 0, min: 0, max: 1e12 }),
        unit: text('Unit', { initial: 'kWh', maxLength: 20 }),
        factor: number('Factor', {
          initial: 0,
          min: 0,
          max: 1e6,
          unit: 'kg CO₂e',
          help: 'For one unit of the amount.',
        }),
        factorSource: text('Source of the factor', { maxLength: 200 }),
        factorYear: integer('Year of the factor', { min: 1990, max: 2200, optional: true }),
      },
    },
  },
  main: 'obligation',
  alsoRows: ['permit', 'limit', 'reading', 'waste', 'action', 'training', 'energy'],
  filters: ['area', 'permit', 'who'],
  same: ['title', 'due'],
  views: {
    obligations: {
      kind: 'table',
      label: 'Obligations',
      of: 'obligation',
      columns: ({ show }) => [
        'title',
        'area',
        'permit',
        {
          label: 'Next due',
          value: ({ values }) => nextDue(values),
          text: ({ values }) => {
            const day = nextDue(values)
            return day === undefined ? (values.lastDone === undefined ? '' : says.done) : show.date(day)
          },
        },
        'lastDone',
        'who',
      ],
      compare: (one, other) => ((nextDue(one.values) ?? '9') < (nextDue(other.values) ?? '9') ? -1 : 1),
    },
    calendar: {
      kind: 'calendar',
      label: 'Calendar',
      of: 'obligation',
      field: 'due',
      days: ({ values }) => {
        const day = nextDue(values)
        return day === undefined ? undefined : { from: day }
      },
      move: (_, day) => ({ due: day }),
    },
    report: { kind: 'summary', label: 'Report', pieces: report },
    permits: { kind: 'table', label: 'Permits', of: 'permit', columns: () => ['name', 'number', 'authority', 'until'] },
    limits: {
      kind: 'table',
      label: 'Limits',
      of: 'limit',
      columns: () => ['substance', 'point', 'is', 'value', 'unit', 'averaging', 'allowed'],
    },
    readings: {
      kind: 'table',
      label: 'Readings',
      of: 'reading',
      columns: () => ['substance', 'point', 'day', 'time', 'value', 'unit', 'isBelow'],
    },
    waste: {
      kind: 'table',
      label: 'Waste',
      of: 'waste',
      columns: () => ['name', 'code', 'day', 'amount', 'unit', 'isHazardous', 'carrier', 'facility', 'number'],
    },
    actions: {
      kind: 'table',
      label: 'Actions',
      of: 'action',
      columns: () => ['title', 'cause', 'limit', 'who', 'due', 'done'],
    },
    trainings: { kind: 'table', label: 'Training', of: 'training', columns: () => ['who', 'topic', 'day', 'months'] },
    energy: {
      kind: 'table',
      label: 'Energy',
      of: 'energy',
      columns: () => ['name', 'scope', 'month', 'amount', 'unit', 'factor', 'factorSource', 'factorYear'],
    },
  },
  faces: {
    obligation: ({ values }, work) => {
      const day = nextDue(values)
      const isLate = day !== undefined && work.today !== undefined && daysFrom(work.today, day) < 0
      return {
        title: values.title,
        isDone: day === undefined && values.lastDone !== undefined,
        marks:
          day === undefined
            ? []
            : [
                {
                  text: isLate ? says.overdue(work.show.date(day)) : says.due(work.show.date(day)),
                  tone: isLate ? 'bad' : 'plain',
                },
              ],
      }
    },
    permit: ({ values }) => ({ title: values.name }),
    limit: ({ values }) => ({ title: values.substance }),
    reading: ({ values }) => ({ title: values.substance }),
    waste: ({ values }) => ({ title: values.name }),
    action: ({ values }) => ({ title: values.title }),
    training: ({ values }) => ({ title: values.who }),
    energy: ({ values }) => ({ title: values.name }),
  },
  begin: () => ({ book: { name: says.book }, entries: [] }),
  example,
  dates,
  warnings,
  presets: { iso: checklist('iso'), eu: checklist('eu'), us: checklist('us'), uk: checklist('uk') },
  papers: { report: { label: says.paper, make: (work) => paper(work) } },
  sheets: (work) => [
    { name: says.checks, rows: [says.checkColumns, ...checkRows(work)] },
    { name: says.exceedances, rows: [says.exceedanceColumns, ...exceedanceRows(work)] },
    { name: says.emissions, rows: [says.emissionColumns, ...emissionRows(work)] },
  ],
  controls: [
    { label: 'Obligations and permits', help: 'Due days, repetition, who; checklists to begin with.' },
    { label: 'Limits and readings', help: 'Units, averaging period, allowed exceedances; readings from CSV or XLSX.' },
    { label: 'Waste, training, actions', help: 'Codes of the European list or RCRA; what was found and who mends it.' },
    { label: 'Energy', help: 'Amounts with a factor of your own, its source and year.' },
  ],
  results: [
    { label: 'What is overdue, exceeded or about to run out', kind: 'verdict' },
    { label: 'Exceedance log with corrective actions', kind: 'table' },
    { label: 'Waste by code and year; scope 1 and 2 emissions', kind: 'chart' },
    { label: 'Audit report as PDF and Word; XLSX, CSV, JSON and ICS', kind: 'value' },
  ],
  formula:
    'A period exceeds a limit where the mean of its readings, each in the unit of the limit, lies beyond it; emissions = amount × factor',
  limits: [
    'It is a register and no legal advice: which limits and dates bind you is in your permit and your law.',
    'The checklists name subjects, not everything that an act asks for.',
    'ppm and mg/m³ are not converted into each other, since that takes temperature and pressure.',
    'A file may bring 20,000 rows of readings at a time. For series of a year by the minute, average them before.',
    'Registers lie in this browser on this device. Save a JSON file now and then.',
  ],
  sources: [
    { title: 'ISO 14001:2015: Environmental management systems', href: 'https://www.iso.org/standard/60857.html' },
    {
      title: 'Directive (EU) 2024/2881 on ambient air quality',
      href: 'https://eur-lex.europa.eu/eli/dir/2024/2881/oj',
    },
    { title: 'Decision 2000/532/EC: European list of waste', href: 'https://eur-lex.europa.eu/eli/dec/2000/532/oj' },
    {
      title: '40 CFR part 261: Identification and listing of hazardous waste',
      href: 'https://www.ecfr.gov/current/title-40/part-261',
    },
    { title: 'GHG Protocol: Corporate Standard', href: 'https://ghgprotocol.org/corporate-standard' },
  ],
  abilities: ['save', 'print'],
})
