import { choice, date, integer, longText, number, percent, text, toggle } from '@/lib/kits/fields/define'
import { definePlanner, type Beginning, type Entry, type Piece } from '@/lib/kits/planner/planner'
import {
  costOfDelay,
  planDay,
  quadrantOf,
  riceScore,
  urgencyOf,
  wsjfScore,
  type Quadrant,
} from '@/lib/subjects/planning/priority'
import { daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import { matrixMessages as says } from './task-priority-matrix.messages'

interface TaskValues {
  title: string
  importance: number
  urgency?: number | undefined
  effort: number
  due?: string | undefined
  hours?: number | undefined
  person: string
  isDone: boolean
  reach?: number | undefined
  impact: keyof typeof says.impacts
  confidence: number
  months?: number | undefined
  value?: number | undefined
  criticality?: number | undefined
  risk?: number | undefined
  size?: number | undefined
}
type Task = Entry<TaskValues>
interface Today {
  today: string | undefined
  book: { line: number; hours: number }
}
interface TaskWork extends Today {
  of: { task: readonly Task[] }
  show: { number(value: number): string; date(iso: string): string }
}

/** What a box on the wrong side of the line becomes. */
const above = 8
const below = 3

const urgency = ({ values }: Task, today: string | undefined) => values.urgency ?? urgencyOf(values.due, today)
const boxOf = (task: Task, { today, book }: Today): Quadrant =>
  quadrantOf({ importance: task.values.importance, urgency: urgency(task, today) }, book.line)

function byDueThenName({ values: one }: Task, { values: other }: Task): number {
  const last = '9999'
  return (one.due ?? last).localeCompare(other.due ?? last) || one.title.localeCompare(other.title, 'en')
}

const order: readonly Quadrant[] = ['do', 'plan', 'delegate', 'drop']

/** The boxes in their order, within a box what is most important and urgent first. */
function byBox(one: Task, other: Task, work: Today): number {
  const sum = (task: Task) => task.values.importance + urgency(task, work.today)
  return (
    Number(one.values.isDone) - Number(other.values.isDone) ||
    order.indexOf(boxOf(one, work)) - order.indexOf(boxOf(other, work)) ||
    sum(other) - sum(one) ||
    byDueThenName(one, other)
  )
}

function riceOf({ values }: Task): number | undefined {
  const { reach, impact, confidence, months } = values
  return reach === undefined || months === undefined
    ? undefined
    : riceScore({ reach, impact: Number(impact), confidence, effort: months })
}

function delayOf({ values: { value, criticality, risk } }: Task): number | undefined {
  return value === undefined || criticality === undefined || risk === undefined
    ? undefined
    : costOfDelay({ value, criticality, risk })
}

function wsjfOf({ values }: Task): number | undefined {
  const { value, criticality, risk, size } = values
  return value === undefined || criticality === undefined || risk === undefined || size === undefined
    ? undefined
    : wsjfScore({ value, criticality, risk, size })
}

/** Higher scores first, those without one last. */
function byScore(scoreOf: (task: Task) => number | undefined) {
  return (one: Task, other: Task) => (scoreOf(other) ?? -1) - (scoreOf(one) ?? -1) || byDueThenName(one, other)
}

const written = (value: number | undefined, { number: write }: TaskWork['show']) =>
  value === undefined ? '' : write(Number(value.toFixed(2)))

function dayPieces(work: TaskWork): readonly Piece[] {
  const { of, book, show } = work
  const open = of.task.filter(({ values }) => !values.isDone)
  if (open.length === 0) return [{ kind: 'note', says: says.dayNone }]
  const mine = open.filter((task) => task.values.person === '').toSorted((one, other) => byBox(one, other, work))
  const plan = planDay(
    mine.map((task) => ({ task, hours: task.values.hours })),
    book.hours,
  )
  const box = (task: Task) => says.quadrants[boxOf(task, work)][0] ?? ''
  const handed = open.filter(({ values }) => values.person !== '').toSorted(byDueThenName)
  return [
    {
      kind: 'bar',
      label: says.dayTable,
      value: plan.used,
      goal: book.hours,
      says: says.daySaid(show.number(plan.used), show.number(book.hours), plan.fits.length),
    },
    {
      kind: 'table',
      label: says.dayTable,
      columns: says.dayColumns,
      rows: plan.fits.map(({ task: { task }, hours, until }) => [
        task.values.title,
        box(task),
        show.number(hours),
        show.number(until),
      ]),
    },
    ...(plan.waits.length > 0
      ? [
          { kind: 'heading', says: says.dayWaits } as const,
          {
            kind: 'table',
            label: says.dayWaits,
            columns: says.dayWaitColumns,
            rows: plan.waits.map(({ task, hours }) => [task.values.title, box(task), show.number(hours ?? 0)]),
          } as const,
        ]
      : []),
    ...(plan.unknown.length > 0 ? [{ kind: 'note', says: says.dayUnknown(plan.unknown.length) } as const] : []),
    ...(handed.length > 0
      ? [
          { kind: 'heading', says: says.delegated } as const,
          {
            kind: 'table',
            label: says.delegated,
            columns: says.delegatedColumns,
            rows: handed.map(({ values }) => [
              values.person,
              values.title,
              values.due === undefined ? '' : show.date(values.due),
            ]),
          } as const,
        ]
      : []),
  ]
}

const boxColumns = (boxes: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(boxes).map(([id, [title = '', note = '']]) => ({ id, title, note }))

const onSide = (value: number, isAbove: boolean, line: number) =>
  value > line === isAbove ? value : isAbove ? Math.max(above, line + 1) : Math.min(below, line)

/** Six tasks of a small business, their days counted from today. */
function example(today: string): Beginning {
  const task = (key: string, values: Readonly<Record<string, unknown>>) => ({ kind: 'task', key, values })
  const day = (days: number) => daysLater(today, days)
  return {
    book: { name: 'This week (example)', hours: 6 },
    entries: [
      task('vat', { title: 'VAT return', importance: 9, due: day(1), hours: 2, effort: 4 }),
      task('offer', {
        title: 'Offer for the school kitchen',
        importance: 8,
        due: day(3),
        hours: 3,
        effort: 5,
        value: 13,
        criticality: 8,
        risk: 3,
        size: 5,
      }),
      task('shop', {
        title: 'Move the shop to a new host',
        importance: 8,
        hours: 6,
        effort: 8,
        reach: 1200,
        impact: '2',
        confidence: 0.8,
        months: 1.5,
        value: 8,
        criticality: 3,
        risk: 8,
        size: 8,
      }),
      task('faq', {
        title: 'Answers to common questions',
        importance: 6,
        hours: 1.5,
        effort: 2,
        reach: 900,
        impact: '1',
        confidence: 1,
        months: 0.5,
        value: 5,
        criticality: 2,
        risk: 2,
        size: 2,
      }),
      task('van', { title: 'Inspection of the van', importance: 4, due: day(2), hours: 1, effort: 2, person: 'Omar' }),
      task('logo', {
        title: 'Another colour for the logo',
        importance: 2,
        hours: 4,
        effort: 7,
        reach: 300,
        impact: '0.25',
        confidence: 0.5,
        months: 1,
      }),
    ],
  }
}

const scale = { min: 1, max: 10, slider: { from: 1, to: 10, step: 1 } } as const
const points = { min: 0, max: 1000, optional: true, refines: true } as const

export default definePlanner({
  book: {
    one: 'list',
    many: 'lists',
    fields: {
      name: text('Name of the list', { initial: says.list, maxLength: 100 }),
      line: integer('More than this counts as important or urgent', { initial: 5, min: 1, max: 9 }),
      hours: number('Hours to plan today', { initial: 6, min: 0, max: 24, unit: 'h' }),
    },
  },
  kinds: {
    task: {
      one: 'task',
      many: 'tasks',
      title: 'title',
      archives: true,
      fields: {
        title: text('Task', { maxLength: 300 }),
        importance: integer('Importance', { initial: 5, ...scale }),
        urgency: integer('Urgency', { ...scale, optional: true, help: 'Empty: it follows from the due day.' }),
        due: date('Due', { optional: true }),
        hours: number('Hours it takes', { min: 0, max: 1000, unit: 'h', optional: true }),
        person: text('Handed over to', { maxLength: 100, help: 'Empty: it is yours, and in the plan of the day.' }),
        isDone: toggle('Done', {}),
        effort: integer('Effort', {
          initial: 5,
          ...scale,
          refines: true,
          help: 'For the matrix of effort and importance.',
        }),
        moscow: choice('Needed', { options: says.moscow, initial: 'none', as: 'menu', refines: true }),
        reach: number('RICE reach', { ...points, max: 1e9, help: 'People or events in a quarter.' }),
        impact: choice('RICE impact', { options: says.impacts, initial: '1', as: 'menu', refines: true }),
        confidence: percent('RICE confidence', { initial: 0.8, min: 0, max: 1, refines: true }),
        months: number('RICE effort', {
          above: 0,
          max: 1000,
          optional: true,
          refines: true,
          help: 'Person-months, more than 0: nothing is divided by 0.',
        }),
        value: number('WSJF business value', points),
        criticality: number('WSJF time criticality', points),
        risk: number('WSJF risk reduction', points),
        size: number('WSJF job size', {
          above: 0,
          max: 1000,
          optional: true,
          refines: true,
          help: 'More than 0: nothing is divided by 0.',
        }),
        notes: longText('Notes', { maxLength: 10_000, lines: 3, refines: true }),
      },
    },
  },
  main: 'task',
  filters: ['person', 'moscow'],
  same: ['title', 'due'],
  views: {
    matrix: {
      kind: 'board',
      label: 'Matrix',
      of: 'task',
      layout: 'quadrants',
      columns: () => boxColumns(says.quadrants),
      place: (task, work) => boxOf(task, work),
      drop: (task, to, { book, today }) => ({
        importance: onSide(task.values.importance, to === 'do' || to === 'plan', book.line),
        urgency: onSide(urgency(task, today), to === 'do' || to === 'delegate', book.line),
      }),
      compare: byBox,
      note: ({ book, show }) => says.matrixNote(show.number(book.line)),
    },
    effort: {
      kind: 'board',
      label: 'Effort',
      of: 'task',
      layout: 'quadrants',
      columns: () => boxColumns(says.efforts),
      place: ({ values }, { book }) =>
        values.importance > book.line
          ? values.effort > book.line
            ? 'large'
            : 'quick'
          : values.effort > book.line
            ? 'sink'
            : 'fill',
      drop: ({ values }, to, { book }) => ({
        importance: onSide(values.importance, to === 'quick' || to === 'large', book.line),
        effort: onSide(values.effort, to === 'large' || to === 'sink', book.line),
      }),
      compare: (one, other) =>
        other.values.importance - one.values.importance ||
        one.values.effort - other.values.effort ||
        byDueThenName(one, other),
    },
    rice: {
      kind: 'table',
      label: 'RICE',
      of: 'task',
      columns: ({ show }) => [
        'title',
        'reach',
        'impact',
        'confidence',
        'months',
        { label: says.score, isFigure: true, value: riceOf, text: (task) => written(riceOf(task), show) },
      ],
      compare: byScore(riceOf),
      note: says.riceNote,
    },
    wsjf: {
      kind: 'table',
      label: 'WSJF',
      of: 'task',
      columns: ({ show }) => [
        'title',
        'value',
        'criticality',
        'risk',
        { label: says.costOfDelay, isFigure: true, value: delayOf, text: (task) => written(delayOf(task), show) },
        'size',
        { label: says.score, isFigure: true, value: wsjfOf, text: (task) => written(wsjfOf(task), show) },
      ],
      compare: byScore(wsjfOf),
      note: says.wsjfNote,
    },
    moscow: {
      kind: 'board',
      label: 'MoSCoW',
      of: 'task',
      columns: () => Object.entries(says.moscow).map(([id, title]) => ({ id, title })),
      place: ({ values }) => values.moscow,
      drop: (_, to) => ({ moscow: to as keyof typeof says.moscow }),
    },
    day: { kind: 'summary', label: 'Today', pieces: dayPieces },
  },
  faces: {
    task: (task, { today, show }) => {
      const { title, importance, urgency: own, due, person, isDone } = task.values
      const isLate = due !== undefined && today !== undefined && daysFrom(today, due) < 0 && !isDone
      const shown = show.number(urgency(task, today))
      return {
        title,
        isDone,
        marks: [
          { text: says.importance(show.number(importance)) },
          ...(own === undefined && due === undefined
            ? []
            : [{ text: own === undefined ? says.urgencyByDay(shown) : says.urgency(shown) }]),
          ...(due === undefined
            ? []
            : [
                {
                  text: isLate ? says.overdue(show.date(due)) : says.due(show.date(due)),
                  tone: isLate ? ('bad' as const) : ('plain' as const),
                },
              ]),
          ...(person === '' ? [] : [{ text: says.delegate(person) }]),
        ],
      }
    },
  },
  begin: () => ({ book: { name: says.list }, entries: [] }),
  example,
  dates: ({ of }) =>
    of.task.flatMap(({ id, values }) =>
      values.due === undefined || values.isDone
        ? []
        : [{ id, day: values.due, title: values.title, note: values.notes }],
    ),
  controls: [
    { label: 'Tasks', help: 'Importance, urgency or due day, hours, who it is handed to.' },
    {
      label: 'RICE and WSJF',
      help: 'Reach, impact, confidence and effort; value, time criticality, risk reduction and size.',
    },
    {
      label: 'The line and the hours of the day',
      help: 'From which number a task counts as important or urgent; what a day holds.',
    },
    { label: 'Files', help: 'JSON saved here, rows of CSV and XLSX.' },
  ],
  results: [
    { label: 'Four boxes by urgency and importance, and by effort', kind: 'table' },
    { label: 'RICE and WSJF scores with their ranking', kind: 'table' },
    { label: 'A plan that fills the hours of today', kind: 'verdict' },
    { label: 'JSON, CSV, XLSX, Markdown and ICS', kind: 'value' },
  ],
  formula: 'RICE = reach × impact × confidence ÷ effort; WSJF = (value + time criticality + risk reduction) ÷ job size',
  limits: [
    'Lists lie in this browser on this device. Save a JSON file now and then.',
    'The steps from days left to urgency are ours, and stand beneath the matrix; a number of your own takes their place.',
    'The plan of the day takes tasks in the order of the boxes and passes over one that does not fit; it knows no meetings.',
    'Scores compare tasks that the same people estimated in the same units. Between two lists they say nothing.',
  ],
  sources: [
    {
      title: 'Sean McBride, Intercom: RICE, simple prioritization for product managers',
      href: 'https://www.intercom.com/blog/rice-simple-prioritization-for-product-managers/',
    },
    { title: 'Scaled Agile Framework: Weighted Shortest Job First', href: 'https://framework.scaledagile.com/wsjf/' },
    {
      title: 'Agile Business Consortium: MoSCoW prioritisation',
      href: 'https://www.agilebusiness.org/dsdm-project-framework/moscow-prioririsation.html',
    },
  ],
  abilities: ['save', 'print'],
})
