import { monthAfter } from '@/lib/base/format/dates'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import { choice, date, longText, number, percent, rows, text, toggle } from '@/lib/kits/fields/define'
import { definePlanner, type Beginning, type Dated, type Entry, type Piece } from '@/lib/kits/planner/planner'
import {
  countsByMonth,
  successRate,
  sumsByCurrency,
  type Application,
  type ApplicationState,
} from '@/lib/subjects/planning/pipeline'
import { daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { grantMessages as says } from './grant-application-tracker.messages'

type Stage = keyof typeof says.stages
interface GrantValues {
  call: string
  funder: string
  stage: Stage
  deadline?: string | undefined
  time: string
  amount?: number | undefined
  currency: string
  probability: number
  documents: readonly { text: string; done: boolean }[]
  decision?: string | undefined
  granted?: number | undefined
  ownShare: number
  reports: readonly { what: string; day?: string | undefined; done: boolean }[]
}
type Grant = Entry<GrantValues>
interface GrantWork {
  of: { grant: readonly Grant[] }
  archived: { grant: readonly Grant[] }
  today: string | undefined
  show: {
    money(value: number, decimals?: number, currency?: string): string
    percent(fraction: number): string
    count(value: number): string
    date(iso: string): string
    month(iso: string): string
  }
}

/** Days ahead in which a deadline is near. */
const near = 14
const mostNamed = 3

const states: Readonly<Record<Stage, ApplicationState>> = {
  idea: 'open',
  writing: 'open',
  sent: 'open',
  won: 'won',
  lost: 'lost',
  left: 'left',
}
const isUnsent = ({ values }: Grant) => values.stage === 'idea' || values.stage === 'writing'
const last = '9999'
const byDeadline = ({ values: one }: Grant, { values: other }: Grant) =>
  (one.deadline ?? last).localeCompare(other.deadline ?? last) || one.call.localeCompare(other.call, 'en')

const applicationOf = ({ values }: Grant): Application => ({
  state: states[values.stage],
  currency: values.currency,
  amount: values.amount,
  probability: values.probability,
  granted: values.granted,
  ownShare: values.ownShare,
})

/** Reports of granted applications that are not done, by day. */
function reportsOf(grants: readonly Grant[]) {
  return grants
    .filter(({ values }) => values.stage === 'won')
    .flatMap((grant) =>
      grant.values.reports.flatMap(({ what, day, done }) => (day === undefined || done ? [] : [{ grant, what, day }])),
    )
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

function summary({ of, archived, show }: GrantWork): readonly Piece[] {
  const all = [...of.grant, ...archived.grant]
  if (all.length === 0) return [{ kind: 'note', says: says.empty }]
  const applications = all.map(applicationOf)
  const decided = applications.filter(({ state }) => state === 'won' || state === 'lost').length
  const won = applications.filter(({ state }) => state === 'won').length
  const rate = successRate(applications)
  const sums = sumsByCurrency(applications)
  const months = countsByMonth(
    of.grant.filter(isUnsent).flatMap(({ values }) => values.deadline ?? []),
    monthAfter,
  )
  const reports = reportsOf(of.grant)
  const money = (value: number, currency: string) => show.money(value, 0, currency)
  return [
    {
      kind: 'figures',
      items: [
        { label: says.open, text: show.count(applications.filter(({ state }) => state === 'open').length) },
        { label: says.rate, text: rate === undefined ? says.none : says.rateOf(show.percent(rate), won, decided) },
      ],
    },
    ...(sums.length > 0
      ? [
          {
            kind: 'table',
            label: says.sums,
            columns: says.sumColumns,
            rows: sums.map(({ currency, open, weighted, own, won: granted }) => [
              currency,
              money(open, currency),
              money(weighted, currency),
              money(own, currency),
              money(granted, currency),
            ]),
          } as const,
        ]
      : []),
    ...(months.length > 0
      ? [
          {
            kind: 'chart',
            drawing: {
              kind: 'bar',
              title: says.months,
              x: { label: says.month, write: String, names: months.map(({ month }) => show.month(month)) },
              y: { label: says.deadlines, write: show.count },
              tracks: [{ label: says.deadlines, values: months.map(({ count }) => count) }],
            },
          } as const,
        ]
      : []),
    ...(reports.length > 0
      ? [
          { kind: 'heading', says: says.reports } as const,
          {
            kind: 'table',
            label: says.reports,
            columns: says.reportColumns,
            rows: reports.map(({ grant, what, day }) => [show.date(day), what, grant.values.funder, grant.values.call]),
          } as const,
        ]
      : []),
  ]
}

function named(names: readonly string[]): string {
  const rest = names.length - mostNamed
  return [...names.slice(0, mostNamed), ...(rest > 0 ? [says.more(rest)] : [])].join(', ')
}

function warnings({ of, today }: GrantWork): readonly { says: string; tone: 'bad' | 'warn' }[] {
  if (today === undefined) return []
  const waiting = of.grant
    .filter((grant) => isUnsent(grant) && grant.values.deadline !== undefined)
    .toSorted(byDeadline)
  const left = (grant: Grant) => daysFrom(today, grant.values.deadline ?? today)
  const late = waiting.filter((grant) => left(grant) < 0)
  const soon = waiting.filter((grant) => left(grant) >= 0 && left(grant) <= near)
  const reports = reportsOf(of.grant).filter(({ day }) => day < today)
  const calls = (grants: readonly Grant[]) => named(grants.map(({ values }) => values.call))
  return [
    ...(late.length > 0 ? [{ says: says.late(late.length, calls(late)), tone: 'bad' as const }] : []),
    ...(soon.length > 0 ? [{ says: says.soon(soon.length, calls(soon)), tone: 'warn' as const }] : []),
    ...(reports.length > 0
      ? [{ says: says.reportLate(reports.length, named(reports.map(({ what }) => what))), tone: 'bad' as const }]
      : []),
  ]
}

function dates({ of }: Pick<GrantWork, 'of'>): readonly Dated[] {
  const deadlines = of.grant
    .filter(isUnsent)
    .flatMap(({ id, values }) =>
      values.deadline === undefined
        ? []
        : [{ id, day: values.deadline, title: says.deadlineTitle(values.call, values.funder), note: values.time }],
    )
  const decisions = of.grant.flatMap(({ id, values }) =>
    values.decision === undefined || values.stage !== 'sent'
      ? []
      : [{ id: `${id}-decision`, day: values.decision, title: says.decisionTitle(values.call) }],
  )
  const reports = reportsOf(of.grant).map(({ grant, what, day }, at) => ({
    id: `${grant.id}-report-${at}`,
    day,
    title: says.reportTitle(what, grant.values.call),
  }))
  return [...deadlines, ...decisions, ...reports]
}

/** Five applications of a small museum, their days counted from today. */
function example(today: string): Beginning {
  const day = (days: number) => daysLater(today, days)
  const grant = (key: string, values: Readonly<Record<string, unknown>>) => ({
    kind: 'grant',
    key,
    values: { currency: 'EUR', ...values },
  })
  return {
    book: { name: 'Town museum (example)' },
    entries: [
      grant('digital', {
        call: 'Digital collections',
        funder: 'Regional culture fund',
        stage: 'writing',
        deadline: day(9),
        time: '17:00 Brussels',
        amount: 48_000,
        probability: 0.4,
        ownShare: 0.2,
        documents: [
          { text: 'Budget', done: true },
          { text: 'Letter of the council', done: false },
          { text: 'Annual accounts', done: true },
        ],
      }),
      grant('school', {
        call: 'Museum and school',
        funder: 'Education foundation',
        stage: 'idea',
        deadline: day(52),
        amount: 15_000,
        probability: 0.5,
      }),
      grant('roof', {
        call: 'Listed buildings',
        funder: 'Heritage agency',
        stage: 'sent',
        deadline: day(-20),
        decision: day(40),
        amount: 120_000,
        probability: 0.3,
        ownShare: 0.5,
      }),
      grant('tour', {
        call: 'Short tours',
        funder: 'Savings bank foundation',
        stage: 'won',
        deadline: day(-200),
        amount: 10_000,
        granted: 8_000,
        probability: 1,
        reports: [
          { what: 'Interim report', day: day(-3), done: true },
          { what: 'Final report', day: day(60), done: false },
        ],
      }),
      grant('film', {
        call: 'Films on crafts',
        funder: 'Broadcast fund',
        stage: 'lost',
        deadline: day(-150),
        amount: 30_000,
        currency: 'CHF',
        probability: 0.2,
      }),
    ],
  }
}

export default definePlanner({
  book: {
    one: 'list',
    many: 'lists',
    fields: { name: text('Name of the list', { initial: says.list, maxLength: 100 }) },
  },
  kinds: {
    grant: {
      one: 'application',
      many: 'applications',
      title: 'call',
      tracks: 'stage',
      archives: true,
      fields: {
        call: text('Call', { maxLength: 300 }),
        funder: text('Funder', { maxLength: 200 }),
        stage: choice('Stage', { options: says.stages, initial: 'idea', as: 'menu' }),
        deadline: date('Deadline', { optional: true }),
        time: text('Time and place of the deadline', { maxLength: 60, placeholder: '17:00 Brussels' }),
        amount: number('Amount applied for', { min: 0, max: 1e12, optional: true }),
        currency: choice('Currency', {
          options: offeredCurrencies,
          initial: 'EUR' as string,
          initialIn: currencyOfRegion,
          as: 'search',
        }),
        probability: percent('How likely', { initial: 0.5, min: 0, max: 1 }),
        documents: rows('Documents', {
          row: 'document',
          initial: [],
          min: 0,
          max: 100,
          columns: { text: text('Document', { maxLength: 300 }), done: toggle('Ready', {}) },
        }),
        decision: date('Decision expected', { optional: true, refines: true }),
        granted: number('Amount granted', {
          min: 0,
          max: 1e12,
          optional: true,
          refines: true,
          help: 'Empty: what was applied for.',
        }),
        ownShare: percent('Own share of the project', {
          initial: 0,
          min: 0,
          below: 1,
          refines: true,
          help: 'Of the whole cost: 20% beside a grant of 80,000 is 20,000.',
        }),
        reports: rows('Reports', {
          row: 'report',
          initial: [],
          min: 0,
          max: 50,
          refines: true,
          columns: {
            what: text('Report', { maxLength: 200 }),
            day: date('Due', { optional: true }),
            done: toggle('Sent', {}),
          },
        }),
        contact: text('Contact', { maxLength: 300, refines: true }),
        notes: longText('Notes', { maxLength: 20_000, lines: 4, refines: true }),
      },
    },
  },
  main: 'grant',
  filters: ['funder', 'stage', 'currency'],
  same: ['funder', 'call'],
  views: {
    board: {
      kind: 'board',
      label: 'Stages',
      of: 'grant',
      columns: () => Object.entries(says.stages).map(([id, title]) => ({ id, title })),
      place: ({ values }) => values.stage,
      drop: (_, to) => ({ stage: to as Stage }),
    },
    table: {
      kind: 'table',
      label: 'Table',
      of: 'grant',
      columns: ({ show }) => [
        'call',
        'funder',
        'stage',
        'deadline',
        {
          label: 'Amount',
          isFigure: true,
          value: ({ values }) => values.amount,
          text: ({ values }) => (values.amount === undefined ? '' : show.money(values.amount, 0, values.currency)),
        },
        'probability',
        {
          label: says.weighted,
          isFigure: true,
          value: ({ values }) => (values.amount === undefined ? undefined : values.amount * values.probability),
          text: ({ values }) =>
            values.amount === undefined ? '' : show.money(values.amount * values.probability, 0, values.currency),
        },
        'documents',
      ],
      compare: byDeadline,
    },
    calendar: {
      kind: 'calendar',
      label: 'Calendar',
      of: 'grant',
      field: 'deadline',
      days: ({ values }) => (values.deadline === undefined ? undefined : { from: values.deadline }),
      move: (_, day) => ({ deadline: day }),
    },
    summary: { kind: 'summary', label: 'Figures', pieces: summary },
  },
  faces: {
    grant: (grant, { today, show }) => {
      const { call, funder, deadline, time, currency, probability, documents, stage, granted } = grant.values
      const amount = stage === 'won' ? (granted ?? grant.values.amount) : grant.values.amount
      const left = deadline === undefined || today === undefined ? undefined : daysFrom(today, deadline)
      const isLate = left !== undefined && left < 0
      const tone = !isUnsent(grant) || left === undefined ? 'plain' : isLate ? 'bad' : left <= near ? 'warn' : 'plain'
      return {
        title: call,
        isDone: stage === 'left',
        labels: funder === '' ? [] : [funder],
        marks: [
          ...(deadline === undefined
            ? []
            : [
                {
                  text: isLate ? says.passed(show.date(deadline)) : says.deadline(show.date(deadline), time),
                  tone: tone as 'plain' | 'warn' | 'bad',
                },
              ]),
          ...(amount === undefined ? [] : [{ text: show.money(amount, 0, currency) }]),
          ...(states[stage] === 'open' ? [{ text: says.probability(show.percent(probability)) }] : []),
          ...(documents.length > 0
            ? [{ text: says.documents(documents.filter(({ done }) => done).length, documents.length) }]
            : []),
        ],
      }
    },
  },
  begin: () => ({ book: { name: says.list }, entries: [] }),
  example,
  dates,
  warnings,
  controls: [
    { label: 'Applications', help: 'Call, funder, stage, deadline with its time and place, amount and currency.' },
    { label: 'How likely and own share', help: 'For the weighted total and for what you would have to bring.' },
    { label: 'Documents and reports', help: 'Lists to tick; reports have days of their own.' },
    { label: 'Files', help: 'JSON saved here, rows of CSV and XLSX.' },
  ],
  results: [
    { label: 'Stages, table and calendar of deadlines', kind: 'table' },
    { label: 'Totals and weighted totals by currency', kind: 'table' },
    { label: 'Deadlines by month', kind: 'chart' },
    { label: 'Deadlines and reports that are near or overdue', kind: 'verdict' },
  ],
  formula:
    'Weighted = amount × likelihood; own part = amount × own share ÷ (1 − own share); success = granted ÷ (granted + refused)',
  limits: [
    'Lists lie in this browser on this device. Save a JSON file now and then.',
    'The time of a deadline is kept as you type it; the calendar file has entries of whole days.',
    'Currencies are never added to each other and never converted.',
    'A success rate of a few decisions says little about the next one.',
    'Reports are in the JSON file; CSV and XLSX hold documents as ticked lines and leave reports out.',
  ],
  sources: [
    { title: 'RFC 5545: iCalendar', href: 'https://www.rfc-editor.org/rfc/rfc5545' },
    { title: 'ISO 4217: Currency codes', href: 'https://www.iso.org/iso-4217-currency-codes.html' },
  ],
  abilities: ['save', 'print'],
})
