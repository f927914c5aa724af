import database from 'mime-db/db.json' with { type: 'json' }

export interface MediaType {
  type: string
  endings: readonly string[]
  isRegistered: boolean
}

interface Entry {
  compressible?: boolean
  source?: string
  extensions?: readonly string[]
}

const table: Readonly<Record<string, Entry>> = database

/** Media types with the endings of their files, as mime-db gathers them of IANA, Apache and nginx. */
export const mediaTypes: readonly MediaType[] = Object.entries(table).map(([type, { source, extensions = [] }]) => ({
  type,
  endings: extensions,
  isRegistered: source === 'iana',
}))

const byType = new Map(mediaTypes.map((entry) => [entry.type, entry]))

/** A type by its name, without parameters, in any letter case. */
export const mediaTypeOf = (written: string): MediaType | undefined =>
  byType.get((written.split(';')[0] ?? '').trim().toLowerCase())

/** Types of files with that ending (with or without its dot), registered ones first. */
export function typesOfEnding(ending: string): MediaType[] {
  const wanted = ending.replace(/^.*\./, '').toLowerCase()
  const found = mediaTypes.filter(({ endings }) => endings.includes(wanted))
  return [...found.filter(({ isRegistered }) => isRegistered), ...found.filter(({ isRegistered }) => !isRegistered)]
}
