import { choice, date, integer, longText, number, rows, text, toggle } from '@/lib/kits/fields/define'
import { definePlanner, link, type Beginning, type Entry, type Piece } from '@/lib/kits/planner/planner'
import { countsAt, cycleOf, dayLength, flowMoments, nearestRank, type Phase } from '@/lib/subjects/boards/flow'
import { isTrello, readTrello } from '@/lib/subjects/boards/trello'
import { daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { kanbanMessages as says } from './kanban-board.messages'

/** How soon a day counts as near. */
const soon = 2
const flowDays = 30
const lastMonth = 30

interface ColumnValues {
  name: string
  phase: Phase
  limit?: number | undefined
}
interface FlowWork {
  of: {
    column: readonly { id: string; values: ColumnValues }[]
    card: readonly Entry<{ title: string; column: string | undefined }>[]
  }
  archived: { card: readonly Entry<{ title: string; column: string | undefined }>[] }
  now: number
  show: { date(iso: string): string; count(value: number): string }
}

const zoneOffset = (at: number) => -new Date(at).getTimezoneOffset() * 60_000
const isoOf = (at: number) => new Date(at + zoneOffset(at)).toISOString().slice(0, 10)

function flowPieces({ of, archived, now, show }: FlowWork): readonly Piece[] {
  const columns = of.column.map(({ id, values }) => ({ id, phase: values.phase }))
  const cards = [...of.card, ...archived.card]
  const offset = zoneOffset(now)
  const cycles = cards.flatMap((card) => {
    const cycle = cycleOf(card, columns, offset)
    return cycle ? [{ card, cycle }] : []
  })
  const recent = cycles.filter(({ cycle }) => cycle.finished > now - lastMonth * dayLength)
  const active = new Set(columns.filter(({ phase }) => phase === 'active').map(({ id }) => id))
  const inProgress = of.card.filter(({ values }) => active.has(values.column ?? ''))
  const ages = inProgress.flatMap(({ steps }) => {
    const started = steps.find(({ to }) => active.has(to))?.at
    return started === undefined
      ? []
      : [Math.floor((now + offset) / dayLength) - Math.floor((started + offset) / dayLength) + 1]
  })
  const lengths = recent.map(({ cycle }) => cycle.days)
  const inDays = (days: number | undefined) => (days === undefined ? says.none : says.days(days))
  const figures: Piece = {
    kind: 'figures',
    items: [
      { label: says.inProgress, text: show.count(inProgress.length) },
      { label: says.oldest, text: inDays(ages.length > 0 ? Math.max(...ages) : undefined) },
      { label: says.finished, text: show.count(recent.length) },
      { label: says.cycleMedian, text: inDays(nearestRank(lengths, 0.5)) },
      { label: says.cycleHigh, text: inDays(nearestRank(lengths, 0.85)) },
    ],
  }
  if (cards.length === 0) return [{ kind: 'note', says: says.noHistory }]
  const moments = flowMoments(cards, now, flowDays, offset)
  const counts = moments.map((at) => countsAt(cards, columns, at))
  const flow: Piece = {
    kind: 'chart',
    drawing: {
      kind: 'stacked',
      title: says.flowTitle,
      x: { label: says.day, write: String, names: moments.map((at) => show.date(isoOf(at))) },
      y: { label: says.cards, write: show.count },
      tracks: [...of.column].reverse().map(({ id, values }) => {
        const at = columns.findIndex((column) => column.id === id)
        return { label: values.name, values: counts.map((row) => row[at] ?? 0) }
      }),
    },
  }
  const byDays = [...new Set(lengths)].sort((one, other) => one - other)
  const spread: readonly Piece[] =
    lengths.length === 0
      ? [{ kind: 'note', says: columns.some(({ phase }) => phase === 'done') ? says.noHistory : says.noDone }]
      : [
          {
            kind: 'chart',
            drawing: {
              kind: 'bar',
              title: says.cycleTitle,
              x: { label: says.daysTaken, write: String, names: byDays.map(String) },
              y: { label: says.cards, write: show.count },
              tracks: [
                { label: says.cards, values: byDays.map((days) => lengths.filter((one) => one === days).length) },
              ],
            },
          },
          {
            kind: 'table',
            label: says.cycleTable,
            columns: says.cycleColumns,
            rows: recent
              .toSorted((one, other) => other.cycle.finished - one.cycle.finished)
              .slice(0, 50)
              .map(({ card, cycle }) => [
                card.values.title,
                show.date(isoOf(cycle.started)),
                show.date(isoOf(cycle.finished)),
                String(cycle.days),
              ]),
          },
        ]
  return [figures, flow, ...spread]
}

function column(key: string, name: string, phase: Phase, limit?: number): Beginning['entries'][number] {
  return { kind: 'column', key, values: { name, phase, limit } }
}

function beginning(): Beginning {
  const [todo = '', doing = '', done = ''] = says.begin.columns
  return {
    book: { name: says.begin.board },
    entries: [column('todo', todo, 'waiting'), column('doing', doing, 'active', 3), column('done', done, 'done')],
  }
}

/** A week of a small shop's work, its days counted back from today. */
function example(today: string): Beginning {
  const day = (days: number) => daysLater(today, days)
  const noon = (days: number) => Date.parse(`${day(days)}T12:00:00Z`)
  const way = (...steps: [days: number, to: string][]) => steps.map(([days, to]) => ({ at: noon(days), to }))
  const card = (
    key: string,
    values: Readonly<Record<string, unknown>>,
    ...steps: [days: number, to: string][]
  ): Beginning['entries'][number] => ({
    kind: 'card',
    key,
    values: { column: steps.at(-1)?.[1], ...values },
    steps: way(...steps),
  })
  return {
    book: { name: 'Autumn catalogue (example)' },
    entries: [
      column('ideas', 'Ideas', 'waiting'),
      column('next', 'Next', 'waiting', 4),
      column('doing', 'Doing', 'active', 2),
      column('check', 'To check', 'active', 2),
      column('done', 'Done', 'done'),
      card('gift', { title: 'Gift wrapping at checkout', labels: 'shop' }, [-9, 'ideas']),
      card('film', { title: 'Short film of the workshop', labels: 'marketing' }, [-6, 'ideas']),
      card(
        'mail',
        { title: 'Letter to last year’s customers', labels: 'marketing', due: day(4), person: 'Ines' },
        [-8, 'ideas'],
        [-2, 'next'],
      ),
      card(
        'ship',
        { title: 'Compare three parcel services', labels: 'shop, costs', priority: 'medium', estimate: 3 },
        [-8, 'ideas'],
        [-3, 'next'],
      ),
      card(
        'photos',
        {
          title: 'Photographs of twelve products',
          labels: 'catalogue',
          person: 'Omar',
          due: day(1),
          priority: 'high',
          estimate: 5,
          checklist: [
            { text: 'Lamps and sheet', done: true },
            { text: 'Ceramics', done: true },
            { text: 'Textiles', done: false },
          ],
        },
        [-8, 'ideas'],
        [-7, 'next'],
        [-3, 'doing'],
      ),
      card(
        'price',
        { title: 'New price list', labels: 'costs', person: 'Ines', due: day(-1) },
        [-8, 'next'],
        [-4, 'doing'],
        [-1, 'check'],
      ),
      card(
        'proof',
        { title: 'Proof from the printer', labels: 'catalogue' },
        [-8, 'next'],
        [-5, 'doing'],
        [-2, 'check'],
      ),
      card(
        'texts',
        { title: 'Texts for the catalogue', labels: 'catalogue', person: 'Ines' },
        [-10, 'next'],
        [-9, 'doing'],
        [-5, 'check'],
        [-4, 'done'],
      ),
      card(
        'stock',
        { title: 'Count the stock', labels: 'shop', person: 'Omar' },
        [-10, 'next'],
        [-8, 'doing'],
        [-7, 'done'],
      ),
      card(
        'paper',
        { title: 'Choose the paper', labels: 'catalogue, costs' },
        [-9, 'next'],
        [-6, 'doing'],
        [-6, 'done'],
      ),
    ],
  }
}

export default definePlanner({
  book: {
    one: 'board',
    many: 'boards',
    fields: { name: text('Name of the board', { initial: says.begin.board, maxLength: 100 }) },
  },
  kinds: {
    column: {
      one: 'column',
      many: 'columns',
      title: 'name',
      fields: {
        name: text('Name', { maxLength: 100 }),
        phase: choice('Its cards count as', {
          options: says.phases,
          initial: 'waiting' as Phase,
          help: 'Days are counted from the first move into progress to done.',
        }),
        limit: integer('Most cards at a time', {
          min: 1,
          max: 999,
          optional: true,
          help: 'More are marked, and not refused.',
        }),
      },
    },
    card: {
      one: 'card',
      many: 'cards',
      title: 'title',
      tracks: 'column',
      archives: true,
      fields: {
        title: text('Title', { maxLength: 300 }),
        column: link('Column', { to: 'column' }),
        labels: text('Labels', { maxLength: 300, help: 'Parted by commas: shop, costs.' }),
        due: date('Due', { optional: true }),
        person: text('Person', { maxLength: 100 }),
        priority: choice('Priority', { options: says.priorities, initial: 'none' }),
        checklist: rows('Checklist', {
          row: 'item',
          initial: [],
          min: 0,
          max: 200,
          columns: { text: text('Item', { maxLength: 500 }), done: toggle('Done', {}) },
        }),
        notes: longText('Notes', { maxLength: 20_000, lines: 4 }),
        estimate: number('Estimate', {
          min: 0,
          max: 10_000,
          optional: true,
          refines: true,
          help: 'In hours or points.',
        }),
      },
    },
  },
  main: 'card',
  filters: ['labels', 'person', 'priority'],
  views: {
    board: {
      kind: 'board',
      label: 'Board',
      of: 'card',
      columnsAre: 'column',
      lanes: ['person', 'priority'],
      columns: ({ of }) =>
        of.column.map(({ id, values }) => ({ id, title: values.name, limit: values.limit, entry: id })),
      place: ({ values }) => values.column ?? '',
      drop: (_, to) => ({ column: to }),
    },
    table: {
      kind: 'table',
      label: 'Table',
      of: 'card',
      columns: () => ['title', 'column', 'labels', 'due', 'person', 'priority', 'estimate', 'checklist'],
    },
    calendar: {
      kind: 'calendar',
      label: 'Calendar',
      of: 'card',
      field: 'due',
      days: ({ values }) => (values.due === undefined ? undefined : { from: values.due }),
      move: (_, day) => ({ due: day }),
    },
    flow: { kind: 'summary', label: 'Flow', pieces: flowPieces },
  },
  faces: {
    column: ({ values }) => ({ title: values.name }),
    card: ({ values }, { of, today, show }) => {
      const isDone = of.column.find(({ id }) => id === values.column)?.values.phase === 'done'
      const left = values.due === undefined || today === undefined ? undefined : daysFrom(today, values.due)
      const isLate = left !== undefined && left < 0 && !isDone
      const ticked = values.checklist.filter(({ done }) => done).length
      return {
        title: values.title,
        isDone,
        labels: values.labels
          .split(',')
          .map((label) => label.trim())
          .filter(Boolean),
        marks: [
          ...(values.due === undefined
            ? []
            : [
                {
                  text: isLate ? says.overdue(show.date(values.due)) : says.due(show.date(values.due)),
                  tone: isLate
                    ? ('bad' as const)
                    : left !== undefined && left <= soon && !isDone
                      ? ('warn' as const)
                      : ('plain' as const),
                },
              ]),
          ...(values.priority === 'none' ? [] : [{ text: says.priority(says.priorities[values.priority]) }]),
          ...(values.checklist.length > 0 ? [{ text: says.checks(ticked, values.checklist.length) }] : []),
          ...(values.estimate === undefined ? [] : [{ text: says.estimate(show.number(values.estimate)) }]),
          ...(values.person === '' ? [] : [{ text: values.person }]),
        ],
      }
    },
  },
  begin: beginning,
  example,
  dates: ({ of }) =>
    of.card.flatMap(({ id, values }) =>
      values.due === undefined ? [] : [{ id, day: values.due, title: values.title, note: values.notes }],
    ),
  imports: {
    Trello: {
      knows: isTrello,
      read(parsed) {
        const { name, lists, cards, homeless } = readTrello(parsed)
        const last = lists.length - 1
        return {
          book: { name: (name || 'Trello').slice(0, 100) },
          entries: [
            ...lists.map(({ id, name: title }, at) =>
              column(id, title.slice(0, 100), at === 0 ? 'waiting' : at === last ? 'done' : 'active'),
            ),
            ...cards.map((card) => ({
              kind: 'card',
              key: card.id,
              values: {
                title: card.name.slice(0, 300),
                column: card.list,
                labels: card.labels.join(', ').slice(0, 300),
                due: card.due,
                person: card.members.join(', ').slice(0, 100),
                checklist: card.checks
                  .slice(0, 200)
                  .map(({ text: item, done }) => ({ text: item.slice(0, 500), done })),
                notes: card.desc.slice(0, 20_000),
              },
              steps: card.steps,
              ...(card.isClosed && { archived: true as const }),
            })),
          ],
          notes: [
            says.trelloRead(lists.length, cards.length),
            ...(homeless > 0 ? [says.trelloHomeless(homeless)] : []),
            says.trelloLeft,
          ],
        }
      },
    },
  },
  controls: [
    { label: 'Cards', help: 'Title, notes, labels, due date, person, priority, checklist and estimate.' },
    { label: 'Columns', help: 'Name, most cards at a time, and whether they count as waiting, in progress or done.' },
    { label: 'Lanes and filters', help: 'By person, priority and label, with a search over everything on the cards.' },
    { label: 'Files', help: 'JSON of this tool or of Trello; rows of CSV and XLSX.' },
  ],
  results: [
    { label: 'Board, table and calendar of the same cards', kind: 'table' },
    { label: 'Cumulative flow and days taken', kind: 'chart' },
    { label: 'Columns over their limit and cards overdue', kind: 'verdict' },
    { label: 'JSON, CSV, XLSX, Markdown and ICS', kind: 'value' },
  ],
  formula: 'Days taken = day the card came to done − day it first came into progress + 1',
  limits: [
    'Boards lie in this browser on this device; nobody else sees them, and clearing the browser’s data deletes them. Save a JSON file now and then.',
    'A limit is shown and not enforced: a column over its limit is marked.',
    'Days count from moves made here, or from the actions in a Trello export, which holds the last thousand.',
    'From Trello come lists, cards, labels, members, due days and checklists; comments, attachments and covers do not.',
    'A row of a CSV file has no history: its days count from the moment it is added.',
  ],
  sources: [
    { title: 'The Kanban Guide', href: 'https://kanbanguides.org/english/' },
    {
      title: 'Atlassian: Trello REST API, cards and lists',
      href: 'https://developer.atlassian.com/cloud/trello/rest/',
    },
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
  ],
  abilities: ['save', 'print'],
})
