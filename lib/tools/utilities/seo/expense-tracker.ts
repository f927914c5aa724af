import {
  anchored,
  countedJourneys,
  isBankCsv,
  isOfx,
  monthsOfYear,
  newMovements,
  nextDue,
  posted,
  profitAndLoss,
  rateOn,
  readBankCsv,
  readOfx,
  readRepeat,
  repeatPattern,
  repeatText,
  ruleFor,
  taxByQuarter,
  yearOf,
} from '@/lib/engines/account-book'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { fromMinor } from '@/lib/base/money/minor-units'
import { currencyOfRegion, offeredCurrencies } from '@/lib/base/region/offered-currencies'
import type { DateOrder } from '@/lib/base/region/types'
import type { Document } from '@/lib/kits/document/types'
import { choice, date, file, integer, longText, number, percent, text } from '@/lib/kits/fields/define'
import {
  definePlanner,
  link,
  type AnyEntryValues,
  type Beginning,
  type Entry,
  type Guarded,
  type JobResult,
  type Piece,
} from '@/lib/kits/planner/planner'
import type { Counted, DatedRate, Direction, MonthLine, Posted } from '@/lib/subjects/account-book/book'
import type { BankStatement, Movement } from '@/lib/subjects/bank-files/statement'
import { daysLater } from '@/lib/subjects/time/calendar'
import { beginCategories, expenseWords as says, scheduleC, selfAssessment } from './expense-tracker.messages'

interface EntryValues {
  description: string
  direction: Direction
  date: string | undefined
  amount: number | undefined
  category: string | undefined
  tax: number | undefined
  project: string | undefined
  currency: string
  rate: number | undefined
  taxAmount: number | undefined
  account: string
  reference: string
  receipt: string | undefined
  notes: string
}
interface CategoryValues {
  name: string
  direction: Direction
  budget: number | undefined
  tax: number | undefined
  line: string
}
interface RecurringValues extends Pick<
  EntryValues,
  'description' | 'direction' | 'amount' | 'category' | 'tax' | 'project' | 'currency'
> {
  repeat: string
  next: string | undefined
  last: string | undefined
}
interface RuleValues {
  contains: string
  direction: 'any' | Direction
  category: string | undefined
  project: string | undefined
  tax: number | undefined
  from: number | undefined
  to: number | undefined
}
interface TripValues {
  route: string
  date: string | undefined
  distance: number
  rate: number | undefined
  category: string | undefined
  project: string | undefined
  notes: string
}
interface BookValues {
  name: string
  currency: string
  measure: 'net' | 'gross'
  year: number | undefined
  firstMonth: number
  locked: string | undefined
  tripRate: number | undefined
}
interface BookWork {
  book: BookValues
  of: {
    entry: readonly Entry<EntryValues>[]
    category: readonly Entry<CategoryValues>[]
    project: readonly Entry<{ name: string }>[]
    recurring: readonly Entry<RecurringValues>[]
    rule: readonly Entry<RuleValues>[]
    rate: readonly Entry<DatedRateValues>[]
    trip: readonly Entry<TripValues>[]
    change: readonly Entry<{ at: string; what: string; details: string }>[]
  }
  today: string | undefined
  nameOf(id: string | undefined): string
  show: {
    region: { dateOrder: DateOrder }
    date(iso: string): string
    month(iso: string): string
    count(value: number): string
    percent(share: number, decimals?: number): string
    money(value: number, decimals?: number, currency?: string): string
  }
}
interface DatedRateValues {
  currency: string
  day: string | undefined
  rate: number | undefined
}

const own = 'own'
/** While the page is built no day is known; any day stands for it. */
const todayOf = ({ today }: Pick<BookWork, 'today'>) => today ?? '2026-01-05'
const codeOf = (currency: string, { book }: Pick<BookWork, 'book'>) => (currency === own ? book.currency : currency)
const moneyOf = (minor: number, { show, book }: BookWork) =>
  show.money(fromMinor(minor, minorUnitDigits(book.currency)), undefined, book.currency)

const ratesBy = new WeakMap<object, readonly DatedRate[]>()
function ratesOf({ of }: BookWork): readonly DatedRate[] {
  const known = ratesBy.get(of.rate)
  if (known) return known
  const rates = of.rate.flatMap(({ values: { currency, day, rate } }) =>
    day === undefined || rate === undefined ? [] : [{ currency, day, rate }],
  )
  ratesBy.set(of.rate, rates)
  return rates
}

/** What entries come to, looked up once as long as neither they nor what their sums hang on change. */
const known = new WeakMap<Entry<EntryValues>, { base: string; rate: number | undefined; posted: Posted | undefined }>()

function postedOf(entry: Entry<EntryValues>, work: BookWork): Posted | undefined {
  const { amount, date: day, tax, taxAmount, currency } = entry.values
  if (amount === undefined || day === undefined) return undefined
  const base = work.book.currency
  const code = codeOf(currency, work)
  const rate = entry.values.rate ?? (code === base ? 1 : rateOn(ratesOf(work), code, day))
  const before = known.get(entry)
  if (before?.base === base && before.rate === rate) return before.posted
  const found = posted({ amount, currency: code, rate, tax, taxAmount }, base)
  known.set(entry, { base, rate, posted: found })
  return found
}

function tripMinor({ values }: Entry<TripValues>, { book }: BookWork): number {
  const rate = values.rate ?? book.tripRate ?? 0
  const [journey] = countedJourneys([{ date: '', route: '', distance: values.distance, rate }], book.currency)
  return journey?.baseMinor ?? 0
}

/** Everything with a day and a value, trips among it. */
function countedOf(work: BookWork): readonly Counted[] {
  const entries = work.of.entry.flatMap((entry): readonly Counted[] => {
    const { date: day, direction, category, project } = entry.values
    const sums = postedOf(entry, work)
    if (day === undefined || !sums) return []
    return [{ ...sums, day, direction, category: work.nameOf(category), project: work.nameOf(project) }]
  })
  const trips = work.of.trip.flatMap((trip): readonly Counted[] => {
    const { date: day, category, project } = trip.values
    const minor = tripMinor(trip, work)
    if (day === undefined || minor === 0) return []
    const sums = { gross: minor, tax: 0, net: minor }
    return [{ ...sums, day, direction: 'expense', category: work.nameOf(category), project: work.nameOf(project) }]
  })
  return [...entries, ...trips]
}

function monthsShown(work: BookWork): readonly string[] {
  const { year, firstMonth } = work.book
  return monthsOfYear(year ?? yearOf(todayOf(work), firstMonth), firstMonth)
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)
const shortMonth = (month: string, { show }: BookWork) => show.month(month)

function monthRows(lines: readonly MonthLine[], work: BookWork, name?: string): readonly (readonly string[])[] {
  return lines.map((one) => [
    name ?? (one.name || says.noCategory),
    ...one.months.map((minor) => (minor === 0 ? '' : moneyOf(minor, work))),
    moneyOf(one.total, work),
  ])
}

function lossTable(
  work: BookWork,
  ofYear: readonly Counted[],
  months: readonly string[],
): readonly (readonly string[])[] {
  const result = profitAndLoss(ofYear, months, work.book.measure)
  return [
    ...monthRows(result.income, work),
    ...monthRows([result.incomeTotal], work, says.incomeTotal),
    ...monthRows(result.expenses, work),
    ...monthRows([result.expenseTotal], work, says.expenseTotal),
    ...monthRows([result.net], work, says.net),
  ]
}

/** Amounts by line of the tax form, as the categories name it. */
function formLines(work: BookWork, ofYear: readonly Counted[]): readonly (readonly string[])[] {
  const lineOf = new Map(work.of.category.map(({ values }) => [values.name, values.line.trim()]))
  const sums = new Map<string, { names: Set<string>; minor: number }>()
  for (const one of ofYear) {
    const key = lineOf.get(one.category) || says.noLine
    const held = sums.get(key) ?? { names: new Set<string>(), minor: 0 }
    held.names.add(one.category || says.noCategory)
    held.minor += one[work.book.measure]
    sums.set(key, held)
  }
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([key, { names, minor }]) => [key, [...names].join(', '), moneyOf(minor, work)])
}

function reports(work: BookWork): readonly Piece[] {
  const months = monthsShown(work)
  const all = countedOf(work)
  const ofYear = all.filter(({ day }) => months.includes(day.slice(0, 7)))
  const result = profitAndLoss(ofYear, months, work.book.measure)
  const measure = work.book.measure
  const unsorted = work.of.entry.filter(({ values }) => work.nameOf(values.category) === '').length
  const owed = sumOf(taxByQuarter(ofYear, months).map((quarter) => quarter.owed))
  const figures: Piece = {
    kind: 'figures',
    items: [
      { label: says.figures.income, text: moneyOf(result.incomeTotal.total, work) },
      { label: says.figures.expenses, text: moneyOf(result.expenseTotal.total, work) },
      { label: says.figures.net, text: moneyOf(result.net.total, work) },
      { label: says.figures.owed, text: moneyOf(owed, work) },
      { label: says.figures.open, text: work.show.count(unsorted) },
    ],
  }
  const period: Piece = {
    kind: 'note',
    says: says.year(shortMonth(months[0] ?? '', work), shortMonth(months.at(-1) ?? '', work)),
  }
  if (ofYear.length === 0) return [figures, period, { kind: 'note', says: says.nothing }]
  const digits = minorUnitDigits(work.book.currency)
  const major = (line: MonthLine) => line.months.map((minor) => fromMinor(minor, digits))
  const write = (value: number) => work.show.money(value, 0, work.book.currency)
  const projects = new Map<string, { income: number; expense: number }>()
  for (const one of ofYear) {
    const sums = projects.get(one.project) ?? { income: 0, expense: 0 }
    sums[one.direction] += one[measure]
    projects.set(one.project, sums)
  }
  const positive = result.expenses.filter(({ total }) => total > 0)
  return [
    figures,
    period,
    {
      kind: 'chart',
      drawing: {
        kind: 'bar',
        title: says.byMonth,
        x: { label: says.month, write: String, names: months.map((month) => shortMonth(month, work)) },
        y: { label: says.amount, write },
        tracks: [
          { label: says.figures.income, values: major(result.incomeTotal) },
          { label: says.figures.expenses, values: major(result.expenseTotal) },
        ],
      },
    },
    {
      kind: 'table',
      label: says.monthTable,
      isTitled: true,
      columns: [says.monthHead, ...months.map((month) => shortMonth(month, work)), says.total],
      rows: lossTable(work, ofYear, months),
    },
    ...(positive.length > 0
      ? [
          {
            kind: 'chart' as const,
            drawing: {
              kind: 'donut' as const,
              title: says.byCategory,
              parts: positive.map(({ name, total }) => ({
                label: name || says.noCategory,
                value: fromMinor(total, digits),
              })),
              write,
            },
          },
        ]
      : []),
    {
      kind: 'table',
      label: says.taxLines,
      isTitled: true,
      columns: says.lineColumns,
      rows: formLines(work, ofYear),
    },
    ...(projects.size > 1 || !projects.has('')
      ? [
          {
            kind: 'table' as const,
            label: says.byProject,
            isTitled: true as const,
            columns: says.projectColumns,
            rows: [...projects].map(([name, { income, expense }]) => [
              name || says.noProject,
              moneyOf(income, work),
              moneyOf(expense, work),
              moneyOf(income - expense, work),
            ]),
          },
        ]
      : []),
  ]
}

interface BudgetLine {
  name: string
  budget: number
  spent: number
  yearSpent: number
}

/** Spent of each budget in the month of today and in the year that is shown; minor units. */
function budgetsOf(work: BookWork): readonly BudgetLine[] {
  const month = todayOf(work).slice(0, 7)
  const months = monthsShown(work)
  const all = countedOf(work).filter(({ direction }) => direction === 'expense')
  const scale = 10 ** minorUnitDigits(work.book.currency)
  return work.of.category.flatMap(({ values: { name, budget } }) => {
    if (budget === undefined || budget === 0) return []
    const ofCategory = all.filter(({ category }) => category === name)
    const spentIn = (isIn: (one: string) => boolean) =>
      sumOf(ofCategory.filter(({ day }) => isIn(day.slice(0, 7))).map((one) => one[work.book.measure]))
    return [
      {
        name,
        budget: Math.round(budget * scale),
        spent: spentIn((one) => one === month),
        yearSpent: spentIn((one) => months.includes(one)),
      },
    ]
  })
}

function budgetPieces(work: BookWork): readonly Piece[] {
  const months = monthsShown(work)
  const lines = budgetsOf(work)
  const ofYear = countedOf(work).filter(({ day }) => months.includes(day.slice(0, 7)))
  return [
    lines.length === 0
      ? { kind: 'note', says: says.noBudgets }
      : {
          kind: 'table',
          label: says.budgetTable(work.show.month(todayOf(work).slice(0, 7))),
          isTitled: true,
          columns: says.budgetColumns,
          rows: lines.map(({ name, budget, spent, yearSpent }) => [
            name,
            moneyOf(budget, work),
            moneyOf(spent, work),
            moneyOf(budget - spent, work),
            work.show.percent(spent / budget, 0),
            moneyOf(yearSpent, work),
            moneyOf(budget * 12, work),
          ]),
        },
    {
      kind: 'table',
      label: says.taxTable,
      isTitled: true,
      columns: says.taxColumns,
      rows: taxByQuarter(ofYear, months).map(({ months: three, output, input, owed }) => [
        says.quarter(shortMonth(three[0] ?? '', work), shortMonth(three.at(-1) ?? '', work)),
        moneyOf(output, work),
        moneyOf(input, work),
        moneyOf(owed, work),
      ]),
    },
  ]
}

const mostLogged = 300

function logPieces(work: BookWork): readonly Piece[] {
  const { change } = work.of
  if (change.length === 0) return [{ kind: 'note', says: says.noLog }]
  return [
    { kind: 'note', says: says.logNote },
    {
      kind: 'table',
      label: says.log,
      columns: says.logColumns,
      rows: change
        .toReversed()
        .slice(0, mostLogged)
        .map(({ values }) => [values.at.slice(0, 19).replace('T', ' '), values.what, values.details]),
    },
  ]
}

/** The category's own tax where the entry says none. */
const taxOf = (category: string | undefined, work: BookWork) =>
  work.of.category.find(({ id }) => id === category)?.values.tax

type Sorting = Pick<EntryValues, 'category'> & Partial<Pick<EntryValues, 'project' | 'tax'>>

/** What a rule gives a movement; undefined where none fits. */
function sortedBy(text_: string, amount: number, direction: Direction, work: BookWork): Sorting | undefined {
  const rules = work.of.rule.map(({ values }) => values)
  const at = ruleFor(rules, { text: text_, amount, direction })
  const rule = at === undefined ? undefined : rules[at]
  if (!rule) return undefined
  const tax = rule.tax ?? taxOf(rule.category, work)
  return {
    category: rule.category,
    ...(rule.project !== undefined && { project: rule.project }),
    ...(tax !== undefined && { tax }),
  }
}

const isClosed = (day: string | undefined, { book }: Pick<BookWork, 'book'>) =>
  day !== undefined && book.locked !== undefined && day <= book.locked

const mostBad = 8

function bankEntry(
  { day, minor, text: words, id }: Movement,
  statement: BankStatement,
  work: BookWork,
): AnyEntryValues {
  const code = statement.currency ?? work.book.currency
  const direction: Direction = minor < 0 ? 'expense' : 'income'
  const amount = fromMinor(Math.abs(minor), minorUnitDigits(code))
  const isOffered = Object.hasOwn(offeredCurrencies, code)
  return {
    description: words.slice(0, 300),
    direction,
    date: day,
    amount,
    category: undefined,
    tax: undefined,
    project: undefined,
    currency: code === work.book.currency || !isOffered ? own : code,
    account: statement.account.slice(0, 60),
    reference: id.slice(0, 200),
    notes: '',
    ...sortedBy(words, amount, direction, work),
  }
}

/** Movements of a bank that are not held yet, sorted by the rules. */
function fromBank(statement: BankStatement, work: BookWork): JobResult {
  const { book, show } = work
  const held = work.of.entry.flatMap(({ values }) => {
    if (values.date === undefined || values.amount === undefined) return []
    const digits = minorUnitDigits(codeOf(values.currency, work))
    const minor = Math.round(values.amount * 10 ** digits) * (values.direction === 'expense' ? -1 : 1)
    return [{ day: values.date, minor, text: values.description, id: values.reference }]
  })
  const { fresh, twice } = newMovements(
    statement.movements.map((one) => ({ ...one, text: one.text.slice(0, 300) })),
    held,
  )
  const open = fresh.filter(({ day }) => !isClosed(day, work))
  const closed = fresh.length - open.length
  const add = open.map((movement) => ({ kind: 'entry', values: bankEntry(movement, statement, work) }))
  const sorted = add.filter(({ values }) => values.category !== undefined).length
  const { bad, balance, isOrderUnsure } = statement
  const code = statement.currency ?? book.currency
  return {
    tone: add.length > 0 || twice.length > 0 ? 'good' : 'bad',
    says: [
      statement.movements.length === 0 ? says.bankNone : says.bankRead(add.length),
      ...(sorted > 0 ? [says.bankSorted(sorted)] : []),
      ...(twice.length > 0 ? [says.bankTwice(twice.length)] : []),
      ...(closed > 0 && book.locked !== undefined ? [says.bankClosed(closed, show.date(book.locked))] : []),
      ...(balance
        ? [
            says.bankBalance(
              show.money(fromMinor(balance.minor, minorUnitDigits(code)), undefined, code),
              show.date(balance.day),
            ),
          ]
        : []),
      ...(isOrderUnsure ? [says.bankOrder] : []),
      ...(bad.length > 0
        ? [
            says.bankBad(bad.length),
            ...bad.slice(0, mostBad).map(({ line, why, shown }) => says.badRow(line, says.why[why], shown)),
          ]
        : []),
      ...(bad.length > mostBad ? [says.moreBad(bad.length - mostBad)] : []),
    ],
    add,
  }
}

/** Postings of this page's own rows name their columns otherwise than banks do. */
const isOwnRows = (content: string) => /^\uFEFF?Description,Kind,/.test(content)

const mostTurns = 400

/** What comes every month from the 31st on keeps that day over short months. */
function ruleOf({ repeat, next }: RecurringValues) {
  const rule = readRepeat(repeat)
  return rule && next !== undefined ? anchored(rule, next) : rule
}

/** Days on which a recurring entry fell due up to today and is not entered yet. */
function dueDays(
  { values }: Entry<RecurringValues>,
  today: string,
): { days: readonly string[]; next: string | undefined } {
  const rule = ruleOf(values)
  const days: string[] = []
  let next = values.next
  while (
    next !== undefined &&
    next <= today &&
    days.length < mostTurns &&
    (values.last === undefined || next <= values.last)
  ) {
    days.push(next)
    next = rule && nextDue(rule, next, next)
  }
  return { days, next }
}

function recurringDue(work: BookWork): JobResult {
  const today = todayOf(work)
  const turns = work.of.recurring
    .map((entry) => ({ entry, ...dueDays(entry, today) }))
    .filter(({ days }) => days.length > 0)
  const add = turns.flatMap(({ entry: { values }, days }) =>
    days.map((day) => ({
      kind: 'entry',
      values: {
        description: values.description,
        direction: values.direction,
        date: day,
        amount: values.amount,
        category: values.category,
        tax: values.tax,
        project: values.project,
        currency: values.currency,
      },
    })),
  )
  return {
    tone: 'good',
    says: [says.entered(add.length)],
    add,
    change: turns.map(({ entry, next }) => {
      const rule = ruleOf(entry.values)
      return { id: entry.id, values: { next, ...(rule && { repeat: repeatText(rule) }) } }
    }),
  }
}

function unsorted(work: BookWork) {
  return work.of.entry.flatMap(({ id, values }) => {
    if (work.nameOf(values.category) !== '' || values.amount === undefined || isClosed(values.date, work)) return []
    const found = sortedBy(values.description, values.amount, values.direction, work)
    return found?.category === undefined ? [] : [{ id, values: found }]
  })
}

/** What lies in closed time stays as it is, and nothing comes into it. */
function refused({ kind, before, after }: Guarded, work: BookWork): string | undefined {
  if (kind !== 'entry' && kind !== 'trip') return undefined
  const days = [before, after].map((values) => (typeof values?.date === 'string' ? values.date : undefined))
  const { locked } = work.book
  return locked !== undefined && days.some((day) => isClosed(day, work))
    ? says.locked(work.show.date(locked))
    : undefined
}

const mostOver = 4

function warnings(work: BookWork): readonly { says: string; tone: 'warn' | 'bad' }[] {
  const lost = work.of.entry.filter(
    (entry) => entry.values.amount !== undefined && entry.values.date !== undefined && !postedOf(entry, work),
  )
  const codes = [...new Set(lost.map(({ values }) => codeOf(values.currency, work)))].join(', ')
  const over = budgetsOf(work).filter(({ budget, spent }) => spent > budget)
  return [
    ...(lost.length > 0 ? [{ says: says.withoutRate(lost.length, codes), tone: 'bad' as const }] : []),
    ...over.slice(0, mostOver).map(({ name, spent, budget }) => ({
      says: says.overBudget(name, moneyOf(spent, work), moneyOf(budget, work)),
      tone: 'warn' as const,
    })),
  ]
}

function lossPaper(work: BookWork): Document {
  const months = monthsShown(work)
  const ofYear = countedOf(work).filter(({ day }) => months.includes(day.slice(0, 7)))
  const { income, incomeTotal, expenses, expenseTotal, net } = profitAndLoss(ofYear, months, work.book.measure)
  const row = (name: string, line: MonthLine) => [name, moneyOf(line.total, work)]
  const table = (label: string, rows: readonly (readonly string[])[]): Document['blocks'][number] => ({
    kind: 'table',
    label,
    columns: [
      { label, width: 7 },
      { label: says.amount, width: 3, align: 'end' },
    ],
    rows,
  })
  return {
    title: `${work.book.name} ${months[0] ?? ''}`,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: work.book.name },
      { kind: 'paragraph', text: says.year(shortMonth(months[0] ?? '', work), shortMonth(months.at(-1) ?? '', work)) },
      table(says.figures.income, [
        ...income.map((line) => row(line.name || says.noCategory, line)),
        row(says.incomeTotal, incomeTotal),
      ]),
      table(says.figures.expenses, [
        ...expenses.map((line) => row(line.name || says.noCategory, line)),
        row(says.expenseTotal, expenseTotal),
      ]),
      table(says.net, [row(says.net, net)]),
    ],
  }
}

/** Postings of the year that is shown, by day. */
function postings(work: BookWork) {
  const months = monthsShown(work)
  return work.of.entry
    .flatMap((entry) => {
      const sums = postedOf(entry, work)
      const { date: day } = entry.values
      return sums && day !== undefined && months.includes(day.slice(0, 7)) ? [{ entry, sums, day }] : []
    })
    .sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.entry.rank - other.entry.rank))
}

function journal(work: BookWork): Document {
  const [day = '', what = '', category = '', gross = '', tax = '', net = ''] = says.journalColumns
  return {
    title: `${work.book.name} ${says.files.journal}`,
    sheet: 'a4',
    blocks: [
      { kind: 'heading', level: 1, text: work.book.name },
      {
        kind: 'table',
        label: says.files.journal,
        columns: [
          { label: day, width: 2 },
          { label: what, width: 5 },
          { label: category, width: 3 },
          { label: gross, width: 2, align: 'end' },
          { label: tax, width: 2, align: 'end' },
          { label: net, width: 2, align: 'end' },
        ],
        rows: postings(work).map(({ entry: { values }, sums, day: on }) => {
          const sign = values.direction === 'expense' ? -1 : 1
          return [
            work.show.date(on),
            values.description,
            work.nameOf(values.category),
            ...[sums.gross, sums.tax, sums.net].map((minor) => moneyOf(sign * minor, work)),
          ]
        }),
      },
    ],
  }
}

const mostClaimed = 200

/** Expenses and trips of the month of today, for the form of the expense report. */
function forClaim(work: BookWork, project: string | undefined) {
  const month = todayOf(work).slice(0, 7)
  const isMine = (values: { date: string | undefined; project: string | undefined }) =>
    values.date?.startsWith(month) === true && (project === undefined || values.project === project)
  const expenses = work.of.entry
    .filter(({ values }) => values.direction === 'expense' && isMine(values) && (values.amount ?? 0) > 0)
    .slice(0, mostClaimed)
    .map(({ values }) => {
      const code = codeOf(values.currency, work)
      const rate =
        values.rate ?? (code === work.book.currency ? undefined : rateOn(ratesOf(work), code, values.date ?? ''))
      return {
        date: values.date ?? '',
        what: values.description,
        category: 'other',
        amount: values.amount ?? 0,
        currency: code,
        ...(rate !== undefined && { rate }),
        ...(values.tax !== undefined && { tax: values.tax }),
        paidBy: 'own',
        project: work.nameOf(values.project).slice(0, 100),
        ...(values.receipt !== undefined && { receipt: values.receipt }),
      }
    })
  const journeys = work.of.trip
    .filter(({ values }) => isMine(values))
    .slice(0, mostClaimed)
    .map(({ values }) => ({
      date: values.date ?? '',
      route: values.route,
      distance: values.distance,
      rate: values.rate ?? work.book.tripRate ?? 0,
      project: work.nameOf(values.project).slice(0, 100),
    }))
  return { title: `${work.book.name} ${month}`, values: { expenses, journeys, currency: work.book.currency } }
}

function example(today: string): Beginning {
  const day = (back: number) => daysLater(today, -back) ?? today
  const entry = (
    key: string,
    back: number,
    values: Partial<Record<keyof EntryValues, unknown>>,
  ): Beginning['entries'][number] => ({
    kind: 'entry',
    key,
    values: { date: day(back), ...values },
  })
  const category = (key: string, values: Partial<CategoryValues>): Beginning['entries'][number] => ({
    kind: 'category',
    key,
    values,
  })
  return {
    book: { name: 'Studio Ines (example)', currency: 'EUR', tripRate: 0.3 },
    entries: [
      category('sales', { name: 'Sales', direction: 'income', tax: 0.2, line: 'A1' }),
      category('goods', { name: 'Materials', direction: 'expense', tax: 0.2, line: 'B1', budget: 300 }),
      category('rent', { name: 'Rent', direction: 'expense', line: 'B2', budget: 650 }),
      category('office', { name: 'Office', direction: 'expense', tax: 0.2, line: 'B3', budget: 60 }),
      category('travel', { name: 'Travel', direction: 'expense', line: 'B4' }),
      { kind: 'project', key: 'shop', values: { name: 'Shop window' } },
      { kind: 'rate', key: 'usd', values: { currency: 'USD', day: day(60), rate: 0.92 } },
      { kind: 'rule', key: 'paper', values: { contains: 'paper|print', direction: 'expense', category: 'office' } },
      {
        kind: 'recurring',
        key: 'studio',
        values: {
          description: 'Rent of the studio',
          amount: 600,
          category: 'rent',
          repeat: 'every 1st',
          next: `${today.slice(0, 7)}-01`,
        },
      },
      entry('invoice', 9, {
        description: 'Invoice 14, shop window',
        direction: 'income',
        amount: 1800,
        category: 'sales',
        tax: 0.2,
        project: 'shop',
      }),
      entry('wood', 8, { description: 'Wood and glue', amount: 264, category: 'goods', tax: 0.2, project: 'shop' }),
      entry('ink', 6, { description: 'Ink', amount: 72, category: 'office', tax: 0.2 }),
      entry('host', 5, { description: 'Hosting', amount: 30, currency: 'USD', category: 'office' }),
      entry('print', 3, { description: 'PRINT SHOP CENTRAL', amount: 18.5 }),
      {
        kind: 'trip',
        key: 'site',
        values: {
          route: 'Studio to the shop and back',
          date: day(7),
          distance: 42,
          category: 'travel',
          project: 'shop',
        },
      },
    ],
  }
}

const categoryLink = { to: 'category' } as const
const taxHelp = 'Share of the price without tax: 20% of 100 makes 120. Empty: none.'

export default definePlanner({
  book: {
    one: 'book',
    many: 'books',
    fields: {
      name: text('Name of the book', { initial: says.book, maxLength: 100 }),
      currency: choice('Currency', {
        options: offeredCurrencies,
        initial: 'EUR' as string,
        initialIn: currencyOfRegion,
        as: 'search',
      }),
      measure: choice('Reports show amounts', {
        options: says.measures,
        initial: 'net' as BookValues['measure'],
        help: 'Without tax, if you get it back.',
      }),
      locked: date('Closed up to', {
        optional: true,
        help: 'Entries and trips up to this day can neither be changed nor added.',
      }),
      year: integer('Business year shown', {
        min: 1900,
        max: 2200,
        optional: true,
        help: 'The year in which it begins. Empty: this one.',
      }),
      firstMonth: integer('First month of the business year', { initial: 1, min: 1, max: 12, refines: true }),
      tripRate: number('Rate of a trip', {
        min: 0,
        max: 1000,
        optional: true,
        refines: true,
        help: 'For each km or mile.',
      }),
    },
  },
  kinds: {
    entry: {
      one: 'entry',
      many: 'entries',
      title: 'description',
      fields: {
        description: text('Description', { maxLength: 300 }),
        direction: choice('Kind', { options: says.directions, initial: 'expense' as Direction }),
        date: date('Day', { optional: true }),
        amount: number('Amount with tax', {
          decimals: 4,
          min: -1e11,
          max: 1e11,
          optional: true,
          help: 'Below zero for money that came back.',
        }),
        category: link('Category', categoryLink),
        tax: percent('VAT or GST in it', { min: 0, max: 1, optional: true, refines: true, help: taxHelp }),
        taxAmount: number('Tax on the receipt', {
          decimals: 4,
          min: -1e11,
          max: 1e11,
          optional: true,
          refines: true,
          help: 'In place of the percentage.',
        }),
        project: link('Project', { to: 'project', refines: true }),
        currency: choice('Currency', {
          options: { [own]: says.ownCurrency, ...offeredCurrencies },
          initial: own as string,
          as: 'search',
          refines: true,
        }),
        rate: number('Rate', {
          above: 0,
          max: 1e6,
          optional: true,
          refines: true,
          help: 'What one unit is in the currency of the book. Empty: the last one under Rates.',
        }),
        receipt: file('Receipt', {
          optional: true,
          refines: true,
          accept: 'image/png,image/jpeg,image/webp',
          maxBytes: 20_000_000,
          longestSide: 1200,
          help: 'A picture, made smaller before it is kept.',
        }),
        account: text('Account', { maxLength: 60, refines: true }),
        reference: text('Reference of the bank', { maxLength: 200, refines: true }),
        notes: longText('Notes', { maxLength: 10_000, lines: 2, refines: true }),
      },
    },
    category: {
      one: 'category',
      many: 'categories',
      title: 'name',
      fields: {
        name: text('Name', { maxLength: 100 }),
        direction: choice('Kind', { options: says.directions, initial: 'expense' as Direction }),
        budget: number('Budget of a month', { decimals: 4, min: 0, max: 1e11, optional: true }),
        tax: percent('VAT or GST as a rule', { min: 0, max: 1, optional: true, help: 'For what your rules sort.' }),
        line: text('Line of the tax form', { maxLength: 60 }),
      },
    },
    project: { one: 'project', many: 'projects', title: 'name', fields: { name: text('Name', { maxLength: 100 }) } },
    recurring: {
      one: 'recurring entry',
      many: 'recurring entries',
      title: 'description',
      fields: {
        description: text('Description', { maxLength: 300 }),
        amount: number('Amount with tax', { decimals: 4, min: -1e11, max: 1e11, optional: true }),
        category: link('Category', categoryLink),
        repeat: text('Comes again', {
          initial: 'every month',
          maxLength: 100,
          pattern: { source: repeatPattern, says: says.repeatSays },
          help: 'Such as every 1st, every last day, every quarter.',
        }),
        next: date('Next on', { optional: true }),
        direction: choice('Kind', { options: says.directions, initial: 'expense' as Direction, refines: true }),
        last: date('Not after', { optional: true, refines: true }),
        tax: percent('VAT or GST in it', { min: 0, max: 1, optional: true, refines: true, help: taxHelp }),
        project: link('Project', { to: 'project', refines: true }),
        currency: choice('Currency', {
          options: { [own]: says.ownCurrency, ...offeredCurrencies },
          initial: own as string,
          as: 'search',
          refines: true,
        }),
      },
    },
    rule: {
      one: 'rule',
      many: 'rules',
      title: 'contains',
      fields: {
        contains: text('Words', {
          maxLength: 300,
          help: 'Of which one must stand in the description, parted by |: rail|taxi.',
        }),
        category: link('Category', categoryLink),
        direction: choice('For', { options: says.ruleDirections, initial: 'any' as RuleValues['direction'] }),
        project: link('Project', { to: 'project', refines: true }),
        tax: percent('VAT or GST in it', {
          min: 0,
          max: 1,
          optional: true,
          refines: true,
          help: 'Empty: that of the category.',
        }),
        from: number('Amount from', { decimals: 4, min: 0, max: 1e11, optional: true, refines: true }),
        to: number('Amount to', { decimals: 4, min: 0, max: 1e11, optional: true, refines: true }),
      },
    },
    rate: {
      one: 'rate',
      many: 'rates',
      title: 'currency',
      fields: {
        currency: choice('Currency', { options: offeredCurrencies, initial: 'USD' as string, as: 'search' }),
        day: date('From', { optional: true, help: 'It holds until the next one of that currency.' }),
        rate: number('Rate', {
          above: 0,
          max: 1e6,
          optional: true,
          help: 'What one unit is in the currency of the book.',
        }),
      },
    },
    trip: {
      one: 'trip',
      many: 'trips',
      title: 'route',
      fields: {
        route: text('From and to', { maxLength: 300 }),
        date: date('Day', { optional: true }),
        distance: number('Distance', { initial: 0, min: 0, max: 100_000, help: 'In km or miles, as your rate is.' }),
        category: link('Category', categoryLink),
        rate: number('Rate', {
          min: 0,
          max: 1000,
          optional: true,
          refines: true,
          help: 'Empty: that of the settings.',
        }),
        project: link('Project', { to: 'project', refines: true }),
        notes: longText('Notes', { maxLength: 2000, lines: 2, refines: true }),
      },
    },
    change: {
      one: 'change',
      many: 'changes',
      title: 'what',
      fields: {
        what: text('What', { maxLength: 500 }),
        at: text('When', { maxLength: 40 }),
        details: longText('Details', { maxLength: 10_000 }),
      },
    },
  },
  main: 'entry',
  alsoRows: ['category', 'project', 'recurring', 'rule', 'rate', 'trip'],
  filters: ['direction', 'category', 'project', 'account'],
  same: ['date', 'description', 'amount', 'direction', 'currency'],
  batch: ['category', 'project', 'tax', 'direction', 'account', 'date', 'currency'],
  log: 'change',
  views: {
    entries: {
      kind: 'table',
      label: says.entries,
      of: 'entry',
      compare: (one, other) => (other.values.date ?? '').localeCompare(one.values.date ?? '') || other.rank - one.rank,
      columns: (work) => [
        'description',
        'date',
        'direction',
        {
          label: says.columns.amount,
          text: ({ values }) =>
            values.amount === undefined ? '' : work.show.money(values.amount, undefined, codeOf(values.currency, work)),
          value: (entry) => postedOf(entry, work)?.gross ?? entry.values.amount,
          isFigure: true,
        },
        {
          label: says.columns.tax,
          text: (entry) => {
            const tax = postedOf(entry, work)?.tax ?? 0
            return tax === 0 ? '' : moneyOf(tax, work)
          },
          value: (entry) => postedOf(entry, work)?.tax,
          isFigure: true,
        },
        'category',
        'project',
        'account',
      ],
    },
    reports: { kind: 'summary', label: says.reports, pieces: reports },
    budgets: { kind: 'summary', label: says.budgets, pieces: budgetPieces },
    categories: {
      kind: 'table',
      label: says.categories,
      of: 'category',
      columns: () => ['name', 'direction', 'budget', 'tax', 'line'],
    },
    projects: { kind: 'table', label: says.projects, of: 'project', columns: () => ['name'] },
    recurring: {
      kind: 'table',
      label: says.recurring,
      of: 'recurring',
      columns: () => ['description', 'amount', 'category', 'repeat', 'next', 'last'],
    },
    rules: {
      kind: 'table',
      label: says.rules,
      of: 'rule',
      columns: () => ['contains', 'category', 'direction', 'project', 'tax'],
    },
    rates: { kind: 'table', label: says.rates, of: 'rate', columns: () => ['currency', 'day', 'rate'] },
    trips: {
      kind: 'table',
      label: says.trips,
      of: 'trip',
      columns: (work) => [
        'route',
        'date',
        'distance',
        {
          label: says.columns.trip,
          text: (entry) => moneyOf(tripMinor(entry, work), work),
          value: (entry) => tripMinor(entry, work),
          isFigure: true,
        },
        'category',
        'project',
      ],
    },
    log: { kind: 'summary', label: says.log, pieces: logPieces },
  },
  faces: {
    entry: ({ values }) => ({ title: values.description }),
    category: ({ values }) => ({ title: values.name }),
    project: ({ values }) => ({ title: values.name }),
    recurring: ({ values }) => ({ title: values.description }),
    rule: ({ values }) => ({ title: values.contains }),
    rate: ({ values }) => ({ title: values.currency }),
    trip: ({ values }) => ({ title: values.route }),
    change: ({ values }) => ({ title: values.what }),
  },
  begin: () => ({
    book: { name: says.book },
    entries: beginCategories.map((values) => ({ kind: 'category', key: values.name, values: { ...values } })),
  }),
  example,
  warnings,
  refuses: refused,
  acts: {
    recurring: {
      label: (work) => {
        const count = sumOf(work.of.recurring.map((entry) => dueDays(entry, todayOf(work)).days.length))
        return count > 0 ? says.dueNow(count) : undefined
      },
      act: recurringDue,
    },
    sort: {
      label: (work) => {
        const count = unsorted(work).length
        return count > 0 ? says.sort(count) : undefined
      },
      act: (work) => {
        const change = unsorted(work)
        return { tone: 'good', says: [says.sorted(change.length)], change }
      },
    },
  },
  presets: {
    us: {
      of: 'category',
      label: says.presets.us,
      entries: () =>
        scheduleC.map((values) => ({ kind: 'category', values: { budget: undefined, tax: undefined, ...values } })),
    },
    uk: {
      of: 'category',
      label: says.presets.uk,
      entries: () =>
        selfAssessment.map((values) => ({
          kind: 'category',
          values: { budget: undefined, tax: undefined, ...values },
        })),
    },
  },
  readers: {
    [says.files.bank]: {
      endings: ['.ofx', '.qfx', '.csv', '.txt'],
      knows: (_, content) => isOfx(content) || (!isOwnRows(content) && isBankCsv(content)),
      read: (content, work) =>
        fromBank(
          isOfx(content)
            ? readOfx(content)
            : readBankCsv(content, { currency: work.book.currency, order: work.show.region.dateOrder }),
          work,
        ),
    },
  },
  papers: {
    loss: { label: says.files.paper, make: lossPaper },
    journal: { label: says.files.journal, make: journal },
  },
  handed: { 'expense-report': { label: says.files.claim, of: 'project', make: forClaim } },
  sheets: (work) => {
    const months = monthsShown(work)
    const digits = minorUnitDigits(work.book.currency)
    const ofYear = countedOf(work).filter(({ day }) => months.includes(day.slice(0, 7)))
    const { income, incomeTotal, expenses, expenseTotal, net } = profitAndLoss(ofYear, months, work.book.measure)
    const cells = (name: string, line: MonthLine) => [
      name,
      ...line.months.map((minor) => fromMinor(minor, digits)),
      fromMinor(line.total, digits),
    ]
    const lineOf = new Map(work.of.category.map(({ id, values }) => [id, values.line]))
    return [
      {
        name: says.sheet,
        rows: [
          says.sheetHead,
          ...postings(work).map(({ entry: { values }, sums, day }) => [
            day,
            values.description,
            says.directions[values.direction],
            work.nameOf(values.category),
            lineOf.get(values.category ?? '') ?? '',
            work.nameOf(values.project),
            values.amount ?? 0,
            codeOf(values.currency, work),
            ...[sums.gross, sums.tax, sums.net].map((minor) => fromMinor(minor, digits)),
          ]),
        ],
      },
      {
        name: says.reports,
        rows: [
          [says.monthHead, ...months, says.total],
          ...income.map((line) => cells(line.name || says.noCategory, line)),
          cells(says.incomeTotal, incomeTotal),
          ...expenses.map((line) => cells(line.name || says.noCategory, line)),
          cells(says.expenseTotal, expenseTotal),
          cells(says.net, net),
        ],
      },
      {
        name: says.log,
        rows: [says.logColumns, ...work.of.change.map(({ values }) => [values.at, values.what, values.details])],
      },
    ]
  },
  controls: [
    {
      label: 'Entries',
      help: 'Day, amount, category, VAT or GST in it, project, currency with its rate, picture of the receipt.',
    },
    { label: 'Bank files', help: 'OFX, QFX and CSV; rules sort what comes, and what is here already is passed over.' },
    { label: 'Recurring and trips', help: 'Rent and subscriptions by rule; distance times rate for trips.' },
    {
      label: 'Settings',
      help: 'Currency, amounts with or without tax, business year, and the day up to which the books are closed.',
    },
  ],
  results: [
    { label: 'Profit and loss by month and category', kind: 'table' },
    { label: 'Budgets, tax by quarter, lines of the tax form', kind: 'table' },
    { label: 'Income and expenses, shares of categories', kind: 'chart' },
    { label: 'PDF, workbook, CSV, a record of changes, and a sealed JSON file', kind: 'value' },
  ],
  formula: 'Tax in an amount = amount × rate ÷ (1 + rate), to the cent; net = amount − tax',
  limits: [
    'Books lie in this browser on this device; clearing its data deletes them. Save a JSON file, with a password if others use the computer.',
    'This is a cash book: no double entry, no stock, no depreciation.',
    'Names of form lines are those of the forms of 2025; check them before you file, and change them where they differ.',
    'Receipts are pictures of at most 1,200 pixels, kept with the book and its JSON file; hundreds of them make both large.',
    'A bank file is read into one book, its currency as the file says it or that of the book.',
  ],
  sources: [
    { title: 'OFX Banking Specification 2.3', href: 'https://financialdataexchange.org/FDX/About/OFX-Work-Group.aspx' },
    { title: 'IRS: Schedule C (Form 1040)', href: 'https://www.irs.gov/forms-pubs/about-schedule-c-form-1040' },
    {
      title: 'HMRC: Self-employment (full), SA103F',
      href: 'https://www.gov.uk/government/publications/self-assessment-self-employment-full-sa103f',
    },
    {
      title: 'ISO 4217: currencies and their minor units',
      href: 'https://www.six-group.com/en/products-services/financial-information/data-standards.html',
    },
  ],
  abilities: ['save', 'print'],
})
