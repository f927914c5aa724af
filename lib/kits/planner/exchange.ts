import { plainDigits } from '@/lib/base/format/plain-digits'
import { separatorsOf } from '@/lib/base/format/separators'
import type { Show } from '@/lib/base/format/show'
import { folded } from '@/lib/base/text/folded'
import { readCell } from '@/lib/kits/fields/read'
import { initialValue } from '@/lib/kits/fields/initial'
import { isNumeric } from '@/lib/kits/fields/write'
import type { AnyValue, RowsField, Scalar, ScalarField } from '@/lib/kits/fields/types'
import { plannerMessages as says } from '@/lib/messages/planner'
import { isLink, type Stored, type StoredById } from './entries'
import type { AnyEntryValues, Entry, EntryField, EntryFields, EntryKind, EntryKinds, AnyWork } from './planner'

/* What leaves the device as a file, and what comes back. */

interface SavedBook {
  app: 'tallykit'
  tool: string
  format: 1
  /** Id of the book among the records. */
  book: string
  records: Readonly<Record<string, Stored>>
}

/** A book and all of its entries as JSON. */
export function bookJson(records: StoredById, book: string, tool: string): string {
  const own = [...records].filter(([id, one]) => id === book || (one.type === 'entry' && one.book === book))
  own.sort(([one], [other]) => (one < other ? -1 : 1))
  const saved: SavedBook = { app: 'tallykit', tool, format: 1, book, records: Object.fromEntries(own) }
  return `${JSON.stringify(saved, null, 1)}\n`
}

function isMember(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** Whether a parsed file claims to be of this site. */
export function isBookJson(parsed: unknown): boolean {
  return isMember(parsed) && parsed.app === 'tallykit' && 'records' in parsed
}

/** The records of a saved book. Throws a RangeError that says what is wrong, and at which path. */
export function readBookJson(
  parsed: unknown,
  tool: string,
  parse: (raw: unknown) => Stored | undefined,
): { book: string; records: StoredById } {
  if (!isMember(parsed) || !isBookJson(parsed)) throw new RangeError(says.notOurs)
  if (parsed.tool !== tool) throw new RangeError(says.otherTool(String(parsed.tool)))
  if (typeof parsed.format === 'number' && parsed.format > 1) throw new RangeError(says.tooNew)
  const { book } = parsed
  if (!isMember(parsed.records)) throw new RangeError(says.broken('records'))
  if (typeof book !== 'string') throw new RangeError(says.broken('book'))
  const records = new Map<string, Stored>()
  for (const [id, raw] of Object.entries(parsed.records)) {
    const stored = parse(raw)
    if (!stored || (stored.type === 'entry' && stored.book !== book)) throw new RangeError(says.broken(`records.${id}`))
    records.set(id, stored)
  }
  if (records.get(book)?.type !== 'book') throw new RangeError(says.broken(`records.${book}`))
  return { book, records }
}

/** The same records under ids of their own, their links with them. */
export function withFreshIds(
  { book, records }: { book: string; records: StoredById },
  kinds: EntryKinds,
  freshId: () => string,
): { book: string; records: StoredById } {
  const ids = new Map([...records.keys()].map((id) => [id, freshId()]))
  const freshOf = (id: string) => ids.get(id) ?? id
  const renamed = [...records].map(([id, stored]): [string, Stored] => {
    if (stored.type === 'book') return [freshOf(id), stored]
    const fields: EntryFields = kinds[stored.kind]?.fields ?? {}
    const tracks = kinds[stored.kind]?.tracks
    const values = Object.fromEntries(
      Object.entries(stored.values).map(([name, value]) => {
        const field = fields[name]
        return [name, field && isLink(field) && typeof value === 'string' ? freshOf(value) : value]
      }),
    )
    const tracked = tracks === undefined ? undefined : fields[tracks]
    const steps =
      tracked && isLink(tracked) ? stored.steps.map(({ at, to }) => ({ at, to: freshOf(to) })) : stored.steps
    return [freshOf(id), { ...stored, book: freshOf(book), values, steps }]
  })
  return { book: freshOf(book), records: new Map(renamed) }
}

/** A list that a cell can hold: lines of a text, each with a box to tick. */
function tickList(field: RowsField): { text: string; tick: string } | undefined {
  const columns = Object.entries(field.columns)
  const text = columns.find(([, { kind }]) => kind === 'text')?.[0]
  const tick = columns.find(([, { kind }]) => kind === 'toggle')?.[0]
  return columns.length === 2 && text !== undefined && tick !== undefined ? { text, tick } : undefined
}

/** Whether a cell of a table can hold a field. */
export function fitsCell(field: EntryField): boolean {
  return field.kind !== 'file' && (field.kind !== 'rows' || tickList(field) !== undefined)
}

function numberText(value: number, { region }: Show): string {
  return plainDigits(value).replace('.', separatorsOf[region.separators].decimal)
}

/** A value as a cell of a file holds it, so that it is read back as it was. */
export function cellText(
  field: EntryField,
  value: AnyValue,
  { nameOf, show }: Pick<AnyWork, 'nameOf' | 'show'>,
): string {
  if (value === undefined) return ''
  if (isLink(field)) return nameOf(String(value))
  if (field.kind === 'rows') {
    const list = tickList(field)
    if (!list || !Array.isArray(value)) return ''
    return value
      .map(
        (row: Readonly<Record<string, Scalar | undefined>>) =>
          `[${row[list.tick] ? 'x' : ' '}] ${row[list.text] ?? ''}`,
      )
      .join('\n')
  }
  if (field.kind === 'toggle') return value === true ? says.yes : ''
  if (field.kind === 'choice') return field.options[String(value)] ?? ''
  if (isNumeric(field) && typeof value === 'number') {
    const isShare = field.kind === 'percent' || field.kind === 'rate'
    return isShare ? `${numberText(Number((value * 100).toPrecision(12)), show)}%` : numberText(value, show)
  }
  return String(value)
}

/** A value as people read it. */
export function shownText(field: EntryField, value: AnyValue, work: Pick<AnyWork, 'nameOf' | 'show'>): string {
  if (value === undefined || value === '') return ''
  if (!isLink(field) && typeof value === 'number' && isNumeric(field)) {
    if (field.kind === 'percent' || field.kind === 'rate') return work.show.percent(value)
    if (field.kind === 'money') return work.show.money(value)
    const unit = 'unit' in field && field.unit ? `\u00A0${field.unit}` : ''
    return `${work.show.number(value)}${unit}`
  }
  if (field.kind === 'date') return work.show.date(String(value))
  if (field.kind === 'month') return work.show.month(String(value))
  if (field.kind === 'rows' && Array.isArray(value)) {
    const list = tickList(field)
    const done = list ? value.filter((row) => row[list.tick] === true).length : 0
    return list ? `${done}/${value.length}` : String(value.length)
  }
  return cellText(field, value, work)
}

/** Head and rows of the entries of a kind. */
export function tableOf(kind: EntryKind, entries: readonly Entry[], work: AnyWork): string[][] {
  const fields = Object.entries(kind.fields).filter(([, field]) => fitsCell(field))
  const head = [...fields.map(([, { label }]) => label), ...(kind.archives ? [says.archivedColumn] : [])]
  return [
    head,
    ...entries.map((entry) => [
      ...fields.map(([name, field]) => cellText(field, entry.values[name], work)),
      ...(kind.archives ? [entry.archived ? says.yes : ''] : []),
    ]),
  ]
}

export interface ReadEntries {
  entries: readonly { values: AnyEntryValues; archived: boolean }[]
  /** Entries that links name and that are not there yet: an id of their own each. */
  linked: readonly { id: string; kind: string; title: string }[]
  /** What was left out, and why. */
  faults: readonly string[]
  unknown: readonly string[]
  duplicates: number
}

interface ReadingParts {
  kinds: EntryKinds
  kind: string
  work: AnyWork
  freshId(): string
  /** Fields that tell whether an entry is here already. */
  same?: readonly string[] | undefined
}

function isYes(text: string): boolean {
  return ['yes', 'true', 'x', '1', 'y'].includes(folded(text.trim()))
}

function readTicks(field: RowsField, text: string): AnyValue | undefined {
  const list = tickList(field)
  if (!list || text.trim() === '') return []
  return text.split(/\r?\n/).map((line) => {
    const [, tick, rest] = /^\[([ xX])\] ?([^]*)$/.exec(line) ?? []
    return { [list.text]: rest ?? line, [list.tick]: tick !== undefined && tick !== ' ' }
  })
}

/** What stands in a cell, as the box of its field would hold it. */
function boxOf(field: ScalarField, text: string): string {
  if (field.kind === 'toggle') return isYes(text) ? 'yes' : 'no'
  if (field.kind !== 'choice') return text
  const wanted = folded(text.trim())
  const found = Object.entries(field.options).find(([key, label]) => folded(label) === wanted || folded(key) === wanted)
  return found?.[0] ?? text
}

/** What an empty cell stands for; blanks are kept where a text may be empty. */
function blankValue(field: ScalarField, text: string | undefined): AnyValue {
  const isText = field.kind === 'text' || field.kind === 'long-text'
  return text !== undefined && isText && !field.optional ? text : initialValue(field)
}

/** Ids of entries of a kind by what they are called; names that several have stand for the first. */
function idsByName(kind: string, kinds: EntryKinds, work: AnyWork): Map<string, string> {
  const ids = new Map<string, string>()
  const entries = work.of[kind] ?? []
  const call = (name: string, id: string) => name.trim() !== '' && !ids.has(folded(name)) && ids.set(folded(name), id)
  for (const { id } of entries) call(work.nameOf(id), id)
  for (const field of kinds[kind]?.alsoCalled ?? [])
    for (const { id, values } of entries) call(String(values[field] ?? ''), id)
  return ids
}

/**
 * Entries out of rows whose first one names fields by their labels. A row with a mistake is left out and said; text names an entry
 * that is linked to, which is made where there is none. Throws a RangeError where no column is the title.
 */
export function readTableEntries(
  rows: readonly { line: number; cells: readonly string[] }[],
  { kinds, kind, work, freshId, same }: ReadingParts,
): ReadEntries {
  const declared = kinds[kind]
  if (!declared) throw new RangeError(says.notOurs)
  const [head, ...body] = rows
  const byLabel = new Map<string, string>()
  for (const [name, field] of Object.entries(declared.fields)) {
    if (!fitsCell(field)) continue
    byLabel.set(folded(name), name)
    byLabel.set(folded(field.label), name)
  }
  const isArchive = (text: string) => declared.archives === true && folded(text.trim()) === folded(says.archivedColumn)
  const columns = (head?.cells ?? []).map((text) => (isArchive(text) ? undefined : byLabel.get(folded(text.trim()))))
  const archiveAt = (head?.cells ?? []).findIndex(isArchive)
  const title = declared.fields[declared.title]
  if (!columns.includes(declared.title))
    throw new RangeError(
      says.noTitle(
        title?.label ?? '',
        Object.values(declared.fields)
          .filter(fitsCell)
          .map(({ label }) => label)
          .join(', '),
      ),
    )
  const linked: { id: string; kind: string; title: string }[] = []
  const names = new Map<string, Map<string, string>>()
  const linkTo = (to: string, text: string): string => {
    const ids = names.get(to) ?? idsByName(to, kinds, work)
    names.set(to, ids)
    const there = ids.get(folded(text))
    if (there !== undefined) return there
    const id = freshId()
    ids.set(folded(text), id)
    linked.push({ id, kind: to, title: text })
    return id
  }
  const keyOf = (values: AnyEntryValues) => same?.map((name) => folded(String(values[name] ?? '').trim())).join('\n')
  const known = new Set(
    same ? [...(work.of[kind] ?? []), ...(work.archived[kind] ?? [])].map(({ values }) => keyOf(values)) : [],
  )
  const entries: { values: AnyEntryValues; archived: boolean }[] = []
  const faults: string[] = []
  let duplicates = 0
  for (const { line, cells } of body) {
    const values: Record<string, AnyValue> = {}
    const wrong: string[] = []
    for (const [name, field] of Object.entries(declared.fields)) {
      const at = columns.indexOf(name)
      const text = at < 0 ? undefined : (cells[at] ?? '')
      if (isLink(field)) values[name] = text === undefined || text.trim() === '' ? undefined : linkTo(field.to, text)
      else if (field.kind === 'rows') values[name] = text === undefined ? initialValue(field) : readTicks(field, text)
      else if (text === undefined || (text.trim() === '' && name !== declared.title && field.kind !== 'toggle'))
        values[name] = blankValue(field, text)
      else {
        const reading = readCell(field, boxOf(field, text), values, work.show)
        if ('error' in reading) wrong.push(reading.error)
        else values[name] = reading.value
      }
    }
    const key = keyOf(values)
    if (wrong.length > 0) faults.push(says.rowFault(line, wrong.join(' ')))
    else if (key !== undefined && known.has(key)) duplicates++
    else {
      if (key !== undefined) known.add(key)
      entries.push({ values, archived: archiveAt >= 0 && isYes(cells[archiveAt] ?? '') })
    }
  }
  const unknown = (head?.cells ?? []).filter(
    (text, at) => columns[at] === undefined && at !== archiveAt && text.trim() !== '',
  )
  return { entries, linked, faults, unknown, duplicates }
}

/** A text as a file of rows holds it: one that already begins as a marked formula gets a mark of its own, so that taking one off is exact. */
export function markedText(text: string): string {
  return /^'+(?:[\t\r\n]|\s*[=+@＝＋－＠-])/.test(text) ? `'${text}` : text
}

/** A text without the mark that keeps a spreadsheet from running it. */
export function unmarkedText(text: string): string {
  return /^'+(?:[\t\r\n]|\s*[=+@＝＋－＠-])/.test(text) ? text.slice(1) : text
}
