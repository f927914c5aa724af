import { valuesParser } from '@/lib/kits/records/parse'
import type { AnyValue, AnyValues, ChoiceField, Field, Fields } from '@/lib/kits/fields/types'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyEntryValues, Beginning, EntryField, EntryFields, EntryKinds, LinkField, Step } from './planner'

/** A book as it is kept. */
export interface StoredBook {
  type: 'book'
  values: AnyValues
}
/** An entry as it is kept. */
export interface StoredEntry {
  type: 'entry'
  kind: string
  /** Id of the book it belongs to. */
  book: string
  rank: number
  archived: boolean
  values: AnyEntryValues
  steps: readonly Step[]
}
export type Stored = StoredBook | StoredEntry
export type StoredById = ReadonlyMap<string, Stored>

/** What keeps entries in order takes numbers of this size at most. */
const farthestRank = 1e12
const mostSteps = 10_000
const longestId = 200

function isMember(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

export function isLink(field: EntryField): field is LinkField {
  return field.kind === 'link'
}

/** The fields of a kind that are no links. */
export function plainFields(fields: EntryFields): Fields {
  return Object.fromEntries(Object.entries(fields).filter((one): one is [string, Field] => !isLink(one[1])))
}

function parseSteps(raw: unknown): readonly Step[] | undefined {
  if (!Array.isArray(raw) || raw.length > mostSteps) return undefined
  const steps: Step[] = []
  for (const step of raw) {
    if (!isMember(step) || typeof step.at !== 'number' || !Number.isFinite(step.at)) return undefined
    if (typeof step.to !== 'string' || step.to.length > longestId) return undefined
    steps.push({ at: step.at, to: step.to })
  }
  return steps
}

function parseValues(fields: EntryFields, raw: unknown): AnyEntryValues | undefined {
  if (!isMember(raw)) return undefined
  const plain = valuesParser(plainFields(fields))(raw)
  if (!plain) return undefined
  const values: Record<string, AnyValue> = {}
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined
    if (!isLink(field)) values[name] = plain[name]
    else if (value === undefined || value === null) values[name] = undefined
    else if (typeof value === 'string' && value.length <= longestId) values[name] = value
    else return undefined
  }
  return values
}

/** The parser of what a planner keeps: undefined for what is no such book or entry. */
export function storedParser(book: Fields, kinds: EntryKinds): (raw: unknown) => Stored | undefined {
  const parseBook = valuesParser(book)
  return (raw) => {
    if (!isMember(raw)) return undefined
    if (raw.type === 'book') {
      const values = parseBook(raw.values)
      return values && { type: 'book', values: values as AnyValues }
    }
    const { kind, book: bookId, rank, archived = false } = raw
    if (raw.type !== 'entry' || typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return undefined
    if (typeof bookId !== 'string' || bookId.length > longestId || typeof archived !== 'boolean') return undefined
    if (typeof rank !== 'number' || !(Math.abs(rank) <= farthestRank)) return undefined
    const values = parseValues(kinds[kind]?.fields ?? {}, raw.values)
    const steps = parseSteps(raw.steps ?? [])
    return values && steps && { type: 'entry', kind, book: bookId, rank, archived, values, steps }
  }
}

/** The values of an entry of which only some are given. */
export function entryValues(fields: EntryFields, given: Readonly<Record<string, unknown>>): AnyEntryValues {
  const plain = plainFields(fields)
  const known = Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(plain, name))) as Record<
    string,
    AnyValue
  >
  const links = Object.entries(fields).flatMap(([name, field]) =>
    isLink(field) ? [[name, typeof given[name] === 'string' ? given[name] : undefined] as const] : [],
  )
  return { ...initialValues(plain, known), ...Object.fromEntries(links) }
}

interface BeginningWords {
  bookFields: Fields
  kinds: EntryKinds
  /** The id of the book. */
  id: string
  /** The id that an entry gets for its key. */
  idOf(key: string): string
}

/** A beginning as it is kept: keys that entries link to each other by become their ids. */
export function storedBeginning(beginning: Beginning, { bookFields, kinds, id, idOf }: BeginningWords): StoredById {
  const keys = new Map(beginning.entries.map(({ key }) => [key, idOf(key)]))
  const stored = new Map<string, Stored>()
  stored.set(id, { type: 'book', values: initialValues(bookFields, beginning.book as AnyValues) })
  beginning.entries.forEach(({ kind, key, values, steps = [], archived = false }, at) => {
    const fields: EntryFields = kinds[kind]?.fields ?? {}
    const tracks = kinds[kind]?.tracks
    const linked = Object.fromEntries(
      Object.entries(values).map(([name, value]) => {
        const field = fields[name]
        return [name, field && isLink(field) && typeof value === 'string' ? keys.get(value) : value]
      }),
    )
    const isIdTracked = tracks !== undefined && fields[tracks] !== undefined && isLink(fields[tracks])
    stored.set(keys.get(key) ?? key, {
      type: 'entry',
      kind,
      book: id,
      rank: at + 1,
      archived,
      values: entryValues(fields, linked),
      steps: isIdTracked ? steps.map(({ at: when, to }) => ({ at: when, to: keys.get(to) ?? to })) : steps,
    })
  })
  return stored
}

/** The option of a link's menu that stands for none. */
export const noLink = 'none'

/** A kind's fields as a form can ask them: a link is a choice among the entries there are. */
export function formFields(
  fields: EntryFields,
  optionsFor: (kind: string) => Readonly<Record<string, string>>,
  none: string,
): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isLink(field)) return [name, field]
      const { label, to, help, refines } = field
      const choice: ChoiceField = {
        kind: 'choice',
        label,
        options: { [noLink]: none, ...optionsFor(to) },
        initial: noLink,
        as: 'menu',
        ...(help !== undefined && { help }),
        ...(refines && { refines }),
      }
      return [name, choice]
    }),
  )
}

/** What a form holds, as an entry keeps it. */
export function valuesOfForm(fields: EntryFields, values: AnyValues): AnyEntryValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isLink(field) && values[name] === noLink ? undefined : values[name],
    ]),
  )
}

/** What an entry keeps, as a form holds it. */
export function valuesForForm(
  fields: EntryFields,
  values: AnyEntryValues,
  isThere: (id: string) => boolean,
): AnyValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = values[name]
      if (!isLink(field)) return [name, value]
      return [name, typeof value === 'string' && isThere(value) ? value : noLink]
    }),
  )
}
