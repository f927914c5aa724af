import type { Edit } from './edit'
import { isLink, type Stored, type StoredById } from './entries'
import type { EntryField, EntryFields, EntryKinds } from './planner'
import { titleOf } from './work'
import type { Fields } from '@/lib/kits/fields/types'

/** How an edit came to be made. */
export type EditWay = 'done' | 'undone' | 'redone'

/** A line of a record of changes that undo does not take back. */
export interface LogLine {
  what: string
  /** What it changed, a line each. */
  details: string
}

const mostChanges = 20
const longestValue = 200
const longestDetails = 10_000
const nothing = '–'

interface Words {
  kinds: EntryKinds
  book: Fields
  /** Everything before the edit. */
  records: StoredById
}

function textOf(field: EntryField | undefined, value: unknown, edit: Edit, words: Words): string {
  if (value === undefined || value === '') return nothing
  if (field && isLink(field)) {
    const of = (id: string) => {
      const stored = words.records.get(id) ?? edit.changes.find((change) => change.id === id)?.after
      return stored?.type === 'entry' ? stored : undefined
    }
    const linked = of(String(value))
    return (linked && titleOf(linked, words.kinds, of)) || nothing
  }
  if (field?.kind === 'file') return 'file'
  if (field?.kind === 'choice') return field.options[String(value)] ?? String(value)
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, longestValue)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What an edit changed, in words: fields before and after; what was added and what was deleted with all that it held. */
export function logLine(edit: Edit, words: Words): LogLine {
  const fieldsOf = (stored: Stored): EntryFields =>
    stored.type === 'book' ? words.book : (words.kinds[stored.kind]?.fields ?? {})
  const valueOf = (stored: Stored, name: string) => textOf(fieldsOf(stored)[name], stored.values[name], edit, words)
  const labelOf = (stored: Stored, name: string) => fieldsOf(stored)[name]?.label ?? name
  const nameOf = (stored: Stored) =>
    valueOf(stored, stored.type === 'book' ? 'name' : (words.kinds[stored.kind]?.title ?? ''))
  const lines = edit.changes.slice(0, mostChanges).flatMap(({ before, after }) => {
    const stored = after ?? before
    if (!stored) return []
    if (!before || !after) {
      const held = Object.keys(stored.values).flatMap((name) => {
        const text = stored.values[name] === false ? nothing : valueOf(stored, name)
        return text === nothing ? [] : [`${labelOf(stored, name)} ${text}`]
      })
      return [`${after ? '+' : '−'} ${held.join('; ')}`]
    }
    const names = Object.keys({ ...before.values, ...after.values })
    const changed = names.filter((name) => !isSame(before.values[name], after.values[name]))
    const isAway = (one: Stored) => one.type === 'entry' && one.archived
    return [
      ...changed.map(
        (name) => `${nameOf(after)}: ${labelOf(after, name)} ${valueOf(before, name)} → ${valueOf(after, name)}`,
      ),
      ...(isAway(before) === isAway(after) ? [] : [`${nameOf(after)}: ${isAway(after) ? 'put away' : 'brought back'}`]),
    ]
  })
  const more = edit.changes.length - mostChanges
  return {
    what: edit.says,
    details: [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n').slice(0, longestDetails),
  }
}
