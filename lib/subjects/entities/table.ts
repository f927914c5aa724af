import { namedReferences, openNames } from '@/lib/subjects/entities/data'

export interface EntityTable {
  /** What a name without its semicolon stands for. */
  texts: ReadonlyMap<string, string>
  /** The shortest name of a text, small letters first. */
  names: ReadonlyMap<string, string>
  /** All names of a text. */
  all: ReadonlyMap<string, readonly string[]>
  /** Names that are read without a semicolon, too. */
  open: ReadonlySet<string>
  longestOpen: number
}

let table: EntityTable | undefined

const isBefore = (one: string, other: string) =>
  one.length !== other.length ? one.length < other.length : one.toLowerCase() === one && other.toLowerCase() !== other

/** The named character references of the HTML standard, section 13.5. */
export function entityTable(): EntityTable {
  if (table) return table
  const words = namedReferences.split(' ')
  const texts = new Map<string, string>()
  const names = new Map<string, string>()
  const all = new Map<string, string[]>()
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', codes = ''] = words.slice(at, at + 2)
    const text = String.fromCodePoint(...codes.split('-').map((code) => Number.parseInt(code, 16)))
    texts.set(name, text)
    all.set(text, [...(all.get(text) ?? []), name])
    const before = names.get(text)
    if (before === undefined || isBefore(name, before)) names.set(text, name)
  }
  const open = new Set(openNames.split(' '))
  table = { texts, names, all, open, longestOpen: Math.max(...Array.from(open, (name) => name.length)) }
  return table
}
