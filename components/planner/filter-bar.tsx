import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import type { Show } from '@/lib/base/format/show'
import { folded } from '@/lib/base/text/folded'
import { shownText } from '@/lib/kits/planner/exchange'
import type { Entry, EntryKind, AnyWork } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'

export interface Filter {
  query: string
  /** By field: one of its values as it is shown. */
  chosen: Readonly<Record<string, string>>
}
export const noFilter: Filter = { query: '', chosen: {} }

/** Parts by entry and field: an entry is another object once it changes. */
const known = new WeakMap<Entry, Map<string, readonly string[]>>()

function partsOf(kind: EntryKind, name: string, entry: Entry, work: AnyWork): readonly string[] {
  // What a link is called changes with another entry.
  if (kind.fields[name]?.kind === 'link') return partsAnew(kind, name, entry, work)
  const ofEntry = known.get(entry) ?? new Map<string, readonly string[]>()
  const parts = ofEntry.get(name) ?? partsAnew(kind, name, entry, work)
  known.set(entry, ofEntry.set(name, parts))
  return parts
}

/** A text field of several words holds them apart by commas. */
function partsAnew(kind: EntryKind, name: string, entry: Entry, work: AnyWork): readonly string[] {
  const field = kind.fields[name]
  if (!field) return []
  const text = shownText(field, entry.values[name], work)
  return field.kind === 'text'
    ? text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
    : text
      ? [text]
      : []
}

/** What is searched of an entry, as a region writes it, without what its links are called. */
const searched = new WeakMap<Show, WeakMap<Entry, string>>()

/** The text of an entry in which words are looked for: worked out once for many entries and many words. */
function textsOf(kind: EntryKind, work: AnyWork): (entry: Entry) => string {
  const texts = searched.get(work.show) ?? new WeakMap<Entry, string>()
  searched.set(work.show, texts)
  const fields = Object.entries(kind.fields)
  const links = fields.filter(([, field]) => field.kind === 'link').map(([name]) => name)
  const names = new Map<unknown, string>()
  const nameOf = (id: unknown) => {
    const known = names.get(id) ?? folded(work.nameOf(typeof id === 'string' ? id : undefined))
    names.set(id, known)
    return known
  }
  const own = (entry: Entry) =>
    folded(
      fields
        .filter(([, field]) => field.kind !== 'link')
        .map(([name, field]) => textOf(field.kind, entry, name, () => shownText(field, entry.values[name], work)))
        .join(' '),
    )
  return (entry) => {
    const text = texts.get(entry) ?? own(entry)
    texts.set(entry, text)
    return `${text} ${links.map((name) => nameOf(entry.values[name])).join(' ')}`
  }
}

/** Whether an entry is looked for. */
export function matcher(
  kind: EntryKind,
  { query, chosen }: Filter,
  work: AnyWork,
): ((entry: Entry) => boolean) | undefined {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const wanted = Object.entries(chosen).filter(([, value]) => value !== 'any')
  if (words.length === 0 && wanted.length === 0) return undefined
  const textIn = textsOf(kind, work)
  return (entry) => {
    for (const [name, value] of wanted) {
      const parts = partsOf(kind, name, entry, work)
      if (value === 'none' ? parts.length > 0 : !parts.includes(value.slice(1))) return false
    }
    if (words.length === 0) return true
    const text = textIn(entry)
    return words.every((word) => text.includes(word))
  }
}

function textOf(kind: string, entry: Entry, name: string, shown: () => string): string {
  const value = entry.values[name]
  return kind === 'rows' && Array.isArray(value) ? value.map((row) => Object.values(row).join(' ')).join(' ') : shown()
}

interface FilterBarProps {
  kind: EntryKind
  entries: readonly Entry[]
  fields: readonly string[]
  filter: Filter
  work: AnyWork
  onFilter(filter: Filter): void
  /** What else stands in its row. */
  children?: ReactNode
}

/** Narrows the entries by words and by the values that fields have. On a phone the menus wait behind a button. */
export function FilterBar({ kind, entries, fields, filter, work, onFilter, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const count = Object.values(filter.chosen).filter((value) => value !== 'any').length
  const menus = useMemo(
    () =>
      fields.flatMap((name) => {
        const field = kind.fields[name]
        const values = [...new Set(entries.flatMap((entry) => partsOf(kind, name, entry, work)))].sort((one, other) =>
          one.localeCompare(other, 'en', { numeric: true }),
        )
        return field && values.length > 0 ? [{ name, field, values }] : []
      }),
    [fields, kind, entries, work],
  )
  return (
    <div
      className="flex flex-wrap items-center gap-2"
      data-print="hidden"
      role="search"
      aria-label={says.search(kind.many)}
    >
      <input
        type="search"
        className="control w-auto min-w-40 flex-1 sm:max-w-72 sm:text-sm"
        aria-label={says.search(kind.many)}
        placeholder={says.search(kind.many)}
        value={filter.query}
        onChange={(event) => onFilter({ ...filter, query: event.target.value })}
      />
      {(menus.length > 0 || Boolean(children)) && (
        <Button className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {says.narrow(count)}
        </Button>
      )}
      <div className={`flex flex-wrap items-center gap-2 ${isOpen ? 'max-sm:w-full' : 'max-sm:hidden'}`}>
        {menus.map(({ name, field, values }) => (
          <ChoiceMenu
            key={name}
            className="w-auto text-sm max-sm:max-w-[calc(50%-0.25rem)] max-sm:flex-1"
            aria-label={says.filterLabel(field.label)}
            value={filter.chosen[name] ?? 'any'}
            options={[
              { value: 'any', label: says.filterAny(field.label) },
              // A mark before the value keeps it apart from the words of this menu.
              ...values.map((value) => ({ value: `=${value}`, label: value })),
              { value: 'none', label: says.filterNone },
            ]}
            onChange={(value) => onFilter({ ...filter, chosen: { ...filter.chosen, [name]: value } })}
          />
        ))}
        {children}
      </div>
    </div>
  )
}
