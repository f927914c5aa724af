import { choice, date, integer, longText, number, percent, text, toggle } from '@/lib/kits/fields/define'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import type { Document } from '@/lib/kits/document/types'
import { definePlanner, type Beginning, type Entry, type Piece } from '@/lib/kits/planner/planner'
import { scopeFigures, scopeLine, type Decision, type ScopeFigures } from '@/lib/subjects/planning/scope'
import { dayCount, daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { scopeWords as says } from './project-scope-creep.messages'

type ChangeKind = keyof typeof says.kinds
interface ItemValues {
  title: string
  effort: number
  cost: number
  due: string | undefined
  done: number
}
interface ChangeValues {
  title: string
  day: string | undefined
  type: ChangeKind
  source: string
  effort: number
  cost: number
  days: number
  decision: Decision
  isPaid: boolean
  price: number
  done: number
  notes: string
}
type ChangeEntry = Entry<ChangeValues>
interface ScopeWork {
  book: {
    name: string
    start: string | undefined
    end: string | undefined
    budget: number | undefined
    currency: string
    limit: number
  }
  of: { item: readonly Entry<ItemValues>[]; change: readonly ChangeEntry[] }
  today: string | undefined
  show: {
    date(iso: string): string
    number(value: number, decimals?: number): string
    count(value: number): string
    percent(share: number, decimals?: number): string
    money(value: number, decimals?: number, currency?: string): string
  }
}

const dayOf = ({ today = '2026-01-01' }: ScopeWork) => today
const decisions: readonly Decision[] = ['open', 'approved', 'absorbed', 'refused']
const counts = ({ values }: ChangeEntry) => values.decision === 'approved' || values.decision === 'absorbed'

function figuresOf(work: ScopeWork, changes = work.of.change): ScopeFigures {
  const { start, end } = work.book
  const items = work.of.item.map(({ values }) => values)
  return scopeFigures(
    items,
    changes.map(({ values }) => values),
    { start, end, today: dayOf(work) },
  )
}

const hours = (value: number, { show }: ScopeWork) => says.hours(show.number(Math.round(value * 100) / 100))
const money = (value: number, { show, book }: ScopeWork) => show.money(value, 2, book.currency)
const share = (value: number | undefined, { show }: ScopeWork) =>
  value === undefined ? says.figures.none : show.percent(value, 1)

function warnings(work: ScopeWork): readonly { says: string; tone: 'bad' | 'warn' }[] {
  const { of, book, show } = work
  if (of.item.length === 0 && of.change.length === 0) return []
  const { creep, current, forecast, unbilled, open, baseline } = figuresOf(work)
  const waiting = of.change.filter(({ values }) => values.decision === 'open').length
  const undated = of.change.filter((change) => counts(change) && change.values.day === undefined).length
  const isOver = (value: number | undefined) => value !== undefined && value > book.limit + 1e-12
  return [
    ...(baseline.effort <= 0 ? [{ says: says.noBaseline, tone: 'bad' as const }] : []),
    ...(isOver(creep.effort)
      ? [{ says: says.over(share(creep.effort, work), show.percent(book.limit, 0)), tone: 'bad' as const }]
      : []),
    ...(isOver(creep.cost)
      ? [{ says: says.overCost(share(creep.cost, work), show.percent(book.limit, 0)), tone: 'bad' as const }]
      : []),
    ...(book.budget !== undefined && current.cost > book.budget
      ? [{ says: says.budget(money(current.cost, work), money(book.budget, work)), tone: 'bad' as const }]
      : []),
    ...(forecast.byPace !== undefined && (forecast.late ?? 0) > 0
      ? [{ says: says.late(show.date(forecast.byPace), forecast.late ?? 0), tone: 'bad' as const }]
      : []),
    ...(unbilled > 0 ? [{ says: says.unbilled(money(unbilled, work)), tone: 'warn' as const }] : []),
    ...(waiting > 0
      ? [{ says: says.open(waiting, show.number(Math.round(open.effort * 100) / 100)), tone: 'warn' as const }]
      : []),
    ...(undated > 0 ? [{ says: says.undated(undated), tone: 'warn' as const }] : []),
  ]
}

/** The scope at each of its changes and today, beside the baseline; what is done is known for today alone. */
function burnUp(work: ScopeWork, { done, baseline }: ScopeFigures): readonly Piece[] {
  const { start } = work.book
  const today = dayOf(work)
  if (start === undefined || start >= today || baseline.effort <= 0) return []
  const line = scopeLine(
    work.of.item.map(({ values }) => values),
    work.of.change.map(({ values }) => values),
    start,
  ).filter(({ day }) => day <= today)
  const days = [...new Set([...line.map(({ day }) => day), today])]
  const scopeAt = (day: string) => line.findLast((one) => one.day <= day)?.scope ?? baseline.effort
  const doneAt = (day: string) => (done * daysFrom(start, day)) / daysFrom(start, today)
  return [
    {
      kind: 'chart',
      drawing: {
        kind: 'line',
        title: says.chart,
        x: {
          label: says.day,
          write: (value) => work.show.date(daysLater(start, Math.round(value - dayCount(start))) ?? start),
        },
        y: { label: says.hoursAxis, write: (value) => work.show.number(value) },
        at: days.map(dayCount),
        tracks: [
          { label: says.scope, values: days.map(scopeAt) },
          { label: says.ideal, values: days.map(() => baseline.effort) },
          { label: says.doneTrack, values: days.map(doneAt) },
        ],
      },
    },
  ]
}

function summary(work: ScopeWork): readonly Piece[] {
  const { show, book, of } = work
  const found = figuresOf(work)
  const { baseline, approved, absorbed, current, open, refused, creep, forecast, done, pace } = found
  const row = (name: keyof typeof says.rows, pair: { effort: number; cost: number }) => [
    says.rows[name],
    hours(pair.effort, work),
    money(pair.cost, work),
  ]
  const day = (iso: string | undefined) => (iso === undefined ? says.figures.none : show.date(iso))
  const plain = (value: number) => show.number(Math.round(value * 100) / 100)
  const passed = book.start === undefined ? 0 : daysFrom(book.start, dayOf(work)) + 1
  const kinds = (Object.keys(says.kinds) as ChangeKind[]).filter((type) =>
    of.change.some((change) => counts(change) && change.values.type === type),
  )
  return [
    {
      kind: 'figures',
      items: [
        { label: says.figures.creep, text: share(creep.effort, work) },
        { label: says.figures.creepCost, text: share(creep.cost, work) },
        { label: says.figures.silent, text: share(found.silent, work) },
        { label: says.figures.unbilled, text: money(found.unbilled, work) },
        {
          label: says.figures.forecast,
          text: forecast.byPace === undefined ? says.figures.noPace : show.date(forecast.byPace),
        },
      ],
    },
    {
      kind: 'table',
      label: says.table,
      columns: says.columns,
      rows: [
        row('baseline', baseline),
        row('approved', approved),
        row('absorbed', absorbed),
        row('current', current),
        row('open', open),
        row('refused', refused),
      ],
    },
    {
      kind: 'table',
      label: says.finish,
      columns: says.finishColumns,
      rows: [
        [says.finishRows.planned, day(book.end)],
        [says.finishRows.byDays, day(forecast.byDays)],
        [says.finishRows.byPace, day(forecast.byPace)],
      ],
    },
    ...(baseline.effort > 0
      ? ([
          { kind: 'heading', says: says.working },
          {
            kind: 'note',
            says: says.index(
              plain(approved.effort),
              plain(absorbed.effort),
              plain(baseline.effort),
              share(creep.effort, work),
            ),
          },
          ...(pace === undefined || forecast.byPace === undefined
            ? []
            : ([
                { kind: 'note', says: says.pace(plain(done), show.count(passed), plain(pace)) },
                {
                  kind: 'note',
                  says: says.forecast(
                    plain(current.effort),
                    plain(done),
                    plain(pace),
                    show.count(daysFrom(dayOf(work), forecast.byPace)),
                    show.date(forecast.byPace),
                  ),
                },
              ] as const)),
        ] as const)
      : []),
    ...burnUp(work, found),
    ...(kinds.length > 0
      ? [
          {
            kind: 'chart',
            drawing: {
              kind: 'bar',
              title: says.byKind,
              x: { label: says.kindAxis, write: String, names: kinds.map((type) => says.kinds[type]) },
              y: { label: says.hoursAxis, write: (value: number) => show.number(value) },
              tracks: [
                {
                  label: says.hoursAxis,
                  values: kinds.map((type) =>
                    of.change
                      .filter((change) => counts(change) && change.values.type === type)
                      .reduce((sum, { values }) => sum + values.effort, 0),
                  ),
                },
              ],
            },
          } as const,
        ]
      : []),
  ]
}

/** What one change does, from everything that was agreed or absorbed besides it. */
function order(change: ChangeEntry, work: ScopeWork): Document['blocks'] {
  const { values } = change
  const { show, book, of } = work
  const others = of.change.filter((one) => counts(one) && one.id !== change.id)
  const [before, after] = [
    figuresOf(work, others),
    figuresOf(work, [...others, { ...change, values: { ...values, decision: 'approved' } }]),
  ]
  const day = (iso: string | undefined) => (iso === undefined ? '' : show.date(iso))
  const title = says.orderTitle(values.title)
  return [
    { kind: 'heading', level: 1, text: title },
    {
      kind: 'facts',
      facts: [
        { label: says.facts.day, value: day(values.day) },
        { label: says.facts.by, value: values.source },
        { label: says.facts.kind, value: says.kinds[values.type] },
        { label: says.facts.decision, value: says.decisions[values.decision] },
        { label: says.facts.effort, value: hours(values.effort, work) },
        { label: says.facts.cost, value: money(values.cost, work) },
        ...(values.isPaid ? [{ label: says.facts.price, value: money(values.price, work), strong: true }] : []),
        { label: says.facts.days, value: says.days(show.number(values.days), values.days) },
      ].filter(({ value }) => value !== ''),
    },
    ...(values.notes === ''
      ? []
      : ([
          { kind: 'heading', level: 2, text: says.what },
          ...values.notes.split(/\n+/).map((line) => ({ kind: 'paragraph' as const, text: line })),
        ] as const)),
    { kind: 'heading', level: 2, text: says.effect },
    {
      kind: 'table',
      label: says.effect,
      columns: says.effectColumns.map((label, at) => ({ label, ...(at > 0 && { align: 'end' as const }) })),
      rows: [
        [says.effectRows.effort, hours(before.current.effort, work), hours(after.current.effort, work)],
        [says.effectRows.cost, money(before.current.cost, work), money(after.current.cost, work)],
        ...(book.end === undefined
          ? []
          : [[says.effectRows.end, day(before.forecast.byDays), day(after.forecast.byDays)]]),
      ],
    },
    { kind: 'signature', signers: [{ role: says.client }, { role: says.contractor }] },
  ]
}

function orders(work: ScopeWork, id: string | undefined): Document {
  const chosen = work.of.change.filter((change) => (id === undefined ? counts(change) : change.id === id))
  const blocks = chosen.flatMap((change, at): Document['blocks'] => [
    ...(at > 0 ? [{ kind: 'page-break' } as const] : []),
    ...order(change, work),
  ])
  const first = chosen[0]
  return {
    title: first && chosen.length === 1 ? says.orderTitle(first.values.title) : `${says.paper}: ${work.book.name}`,
    sheet: 'a4',
    blocks: blocks.length > 0 ? blocks : [{ kind: 'paragraph', text: says.none }],
  }
}

const logRow = ({ values }: ChangeEntry, work: ScopeWork) => [
  values.day === undefined ? '' : work.show.date(values.day),
  values.title,
  says.decisions[values.decision],
  hours(values.effort, work),
  money(values.cost, work),
  values.isPaid ? money(values.price, work) : '',
]

function log(work: ScopeWork): Document {
  const { creep, baseline, current } = figuresOf(work)
  const title = says.logTitle(String(work.book.name || says.book))
  return {
    title,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: title },
      {
        kind: 'facts',
        facts: [
          { label: says.rows.baseline, value: `${hours(baseline.effort, work)}, ${money(baseline.cost, work)}` },
          { label: says.rows.current, value: `${hours(current.effort, work)}, ${money(current.cost, work)}` },
          { label: says.figures.creep, value: share(creep.effort, work), strong: true },
          { label: says.figures.creepCost, value: share(creep.cost, work) },
        ],
      },
      {
        kind: 'table',
        label: says.logTitle(String(work.book.name)),
        columns: says.logColumns.map((label, at) => ({
          label,
          width: at === 1 ? 3 : 1,
          ...(at > 2 && { align: 'end' as const }),
        })),
        rows: work.of.change
          .toSorted((one, other) => ((one.values.day ?? '') < (other.values.day ?? '') ? -1 : 1))
          .map((change) => logRow(change, work)),
      },
    ],
  }
}

/** A web shop for a bakery, half way. */
function example(today: string): Beginning {
  const day = (days: number) => daysLater(today, days)
  const item = (key: string, title: string, effort: number, cost: number, done: number, due: number) => ({
    kind: 'item',
    key,
    values: { title, effort, cost, done, due: day(due) },
  })
  const change = (key: string, title: string, values: Readonly<Record<string, unknown>>) => ({
    kind: 'change',
    key,
    values: { title, ...values },
  })
  return {
    book: { name: 'Bakery web shop (example)', start: day(-40), end: day(40), budget: 30_000, limit: 0.1 },
    entries: [
      item('look', 'Look and texts', 80, 6000, 1, -20),
      item('shop', 'Shop with checkout', 200, 15_000, 0.4, 20),
      item('move', 'Move of the old orders', 60, 4500, 0, 35),
      change('pickup', 'Pick-up times for each branch', {
        day: day(-30),
        type: 'feature',
        source: 'Owner',
        effort: 24,
        cost: 1800,
        days: 3,
        decision: 'approved',
        isPaid: true,
        price: 2200,
        done: 0.5,
      }),
      change('tax', 'Rates for eating in and taking away', {
        day: day(-22),
        type: 'error',
        source: 'Accountant',
        effort: 10,
        cost: 750,
        days: 1,
        decision: 'absorbed',
      }),
      change('photo', 'New photographs', {
        day: day(-15),
        type: 'change',
        source: 'Owner',
        effort: 12,
        cost: 900,
        decision: 'absorbed',
      }),
      change('blog', 'No blog', {
        day: day(-14),
        type: 'less',
        source: 'Owner',
        effort: -8,
        cost: -600,
        days: -1,
        decision: 'approved',
      }),
      change('app', 'App for phones', {
        day: day(-3),
        type: 'feature',
        source: 'Owner’s son',
        effort: 160,
        cost: 12_000,
        days: 30,
        decision: 'open',
      }),
    ],
  }
}

const shared = {
  effort: { min: -1e6, max: 1e6, unit: 'h', initial: 0, negative: true },
  money: { min: -1e10, max: 1e10, initial: 0, negative: true },
} as const

export default definePlanner({
  book: {
    one: 'project',
    many: 'projects',
    fields: {
      name: text('Name of the project', { initial: says.book, maxLength: 100 }),
      start: date('Start', { optional: true }),
      end: date('Planned end', { optional: true }),
      budget: number('Budget', { min: 0, max: 1e12, optional: true }),
      currency: choice('Currency', {
        options: offeredCurrencies,
        initial: 'EUR' as string,
        initialIn: currencyOfRegion,
        as: 'search',
      }),
      limit: percent('Alert from a creep of', { initial: 0.1, min: 0, max: 10 }),
    },
  },
  kinds: {
    change: {
      one: 'change',
      many: 'changes',
      title: 'title',
      tracks: 'decision',
      fields: {
        title: text('What changes', { maxLength: 300 }),
        day: date('Asked for on', { optional: true }),
        decision: choice('Decision', { options: says.decisions, initial: 'open' as Decision }),
        effort: number('Effort', { ...shared.effort, help: 'Below 0 where something is taken out.' }),
        cost: number('Cost', shared.money),
        type: choice('Kind', { options: says.kinds, initial: 'feature' as ChangeKind, as: 'menu' }),
        source: text('Asked for by', { maxLength: 100 }),
        days: integer('Moves the end by', { initial: 0, min: -3650, max: 3650, unit: 'days', negative: true }),
        isPaid: toggle('It is billed', {}),
        price: number('Price', { ...shared.money, shownWhen: { field: 'isPaid', is: true } }),
        done: percent('Done', { initial: 0, min: 0, max: 1, refines: true }),
        notes: longText('Description', { maxLength: 10_000, lines: 4, refines: true }),
      },
    },
    item: {
      one: 'scope item',
      many: 'scope items',
      title: 'title',
      fields: {
        title: text('Scope item', { maxLength: 300 }),
        effort: number('Effort', { initial: 0, min: 0, max: 1e6, unit: 'h' }),
        cost: number('Cost', { initial: 0, min: 0, max: 1e10 }),
        due: date('Due', { optional: true }),
        done: percent('Done', { initial: 0, min: 0, max: 1 }),
      },
    },
  },
  main: 'change',
  alsoRows: ['item'],
  filters: ['decision', 'type', 'source'],
  same: ['title', 'day'],
  views: {
    board: {
      kind: 'board',
      label: 'Decisions',
      of: 'change',
      columns: () => decisions.map((id) => ({ id, title: says.decisions[id], note: says.notes[id] })),
      place: ({ values }) => values.decision,
      drop: (_, to) => ({ decision: to as Decision }),
    },
    log: {
      kind: 'table',
      label: 'Change log',
      of: 'change',
      columns: () => ['title', 'day', 'decision', 'type', 'source', 'effort', 'cost', 'days', 'price'],
    },
    baseline: {
      kind: 'table',
      label: 'Baseline',
      of: 'item',
      columns: () => ['title', 'effort', 'cost', 'due', 'done'],
    },
    figures: { kind: 'summary', label: 'Figures', pieces: summary },
  },
  faces: {
    change: ({ values }, work) => ({
      title: values.title,
      isDone: values.decision === 'refused',
      labels: values.source === '' ? [] : [values.source],
      marks: [
        { text: says.signed(hours(values.effort, work), values.effort) },
        { text: says.signed(money(values.cost, work), values.cost) },
        ...(values.decision === 'approved' || values.decision === 'absorbed'
          ? [values.isPaid ? { text: says.paid, tone: 'good' as const } : { text: says.unpaid, tone: 'warn' as const }]
          : []),
      ],
    }),
    item: ({ values }) => ({ title: values.title }),
  },
  begin: () => ({ book: { name: says.book }, entries: [] }),
  example,
  warnings,
  dates: ({ of }) =>
    of.item.flatMap(({ id, values }) =>
      values.due === undefined ? [] : [{ id, day: values.due, title: values.title }],
    ),
  papers: {
    order: { label: says.paper, of: 'change', make: orders },
    log: { label: says.log, make: (work) => log(work) },
  },
  sheets: (work) => {
    const { baseline, approved, absorbed, current, open, refused, creep } = figuresOf(work)
    const pair = (name: keyof typeof says.rows, { effort, cost }: { effort: number; cost: number }) => [
      says.rows[name],
      effort,
      cost,
    ]
    return [
      {
        name: says.sheet,
        rows: [
          says.columns,
          pair('baseline', baseline),
          pair('approved', approved),
          pair('absorbed', absorbed),
          pair('current', current),
          pair('open', open),
          pair('refused', refused),
          [says.figures.creep, creep.effort ?? '', creep.cost ?? ''],
        ],
      },
    ]
  },
  controls: [
    { label: 'Baseline', help: 'What was agreed: items with effort, cost, due day and how far they are.' },
    {
      label: 'Changes',
      help: 'Who asked, effort, cost, days, decision, and whether it is billed. Less scope is below zero.',
    },
    { label: 'Project', help: 'Start, planned end, budget and the creep from which you want to be told.' },
  ],
  results: [
    { label: 'Creep index of effort and cost, and what was absorbed', kind: 'value' },
    { label: 'Limits that are passed, work that nobody pays, the forecast finish', kind: 'verdict' },
    { label: 'Scope against work done', kind: 'chart' },
    { label: 'Change orders as PDF and Word; log as PDF, CSV and XLSX', kind: 'value' },
  ],
  formula:
    'Creep index = (approved + absorbed effort) ÷ baseline effort; forecast = today + (scope − done) ÷ (done ÷ days since the start)',
  limits: [
    'The forecast takes the pace since the start for that of the rest, weekends included.',
    'Work done is known for today; the chart joins it to the start by a straight line.',
    'A change order is a draft to be agreed on. Whether a change must be paid is decided by your contract.',
    'Projects lie in this browser on this device. Save a JSON file now and then.',
  ],
  sources: [
    {
      title: 'Project Management Institute: A Guide to the Project Management Body of Knowledge',
      href: 'https://www.pmi.org/standards/pmbok',
    },
  ],
  abilities: ['save', 'print'],
})
