/* Archives that lie in several files, and how those are named. */

/**
 * `volumes`: an archive cut anywhere; its parts end to end are it (7-Zip's .001, split's .aa). `disks`: a ZIP that knows in which part
 * each of its files begins (APPNOTE 8); its last part is named .zip, those before .z01, .z02.
 */
export type PartWay = 'volumes' | 'disks'

/** Parts have three digits at most. */
export const mostParts = 999

/** In bytes; the smallest that other programs write and read. */
export const smallestPart = 65_536

const numbered = (digits: number) => (at: number) => String(at + 1).padStart(digits, '0')
const lettered = (at: number) => String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))

/** The name of a part from 0 on; the last one of `disks` is named as the whole, and so is a part that is all there is. */
export function partName(whole: string, way: PartWay, at: number, isLast: boolean): string {
  if (isLast && at === 0) return whole
  if (way === 'volumes') return `${whole}.${numbered(3)(at)}`
  return isLast ? whole : `${whole.replace(/\.zip$/i, '')}.z${numbered(2)(at)}`
}

interface Place {
  way: PartWay
  whole: string
  /** From 0 on; the last one of `disks` does not know its own. */
  at: number | undefined
  named(at: number): string
  /** What the names of all parts of an archive share. */
  key: string
}

const archives = /\.(?:zip|tar|tgz|gz|7z|rar)$/i

function numberedPlace(name: string): Place | undefined {
  const [, whole, digits] = /^(.+)\.(\d{3,4})$/.exec(name) ?? []
  if (whole === undefined || digits === undefined || Number(digits) === 0) return undefined
  const write = numbered(digits.length)
  return {
    way: 'volumes',
    whole,
    at: Number(digits) - 1,
    named: (at) => `${whole}.${write(at)}`,
    key: `${digits.length} ${whole.toLowerCase()}`,
  }
}

function letteredPlace(name: string): Place | undefined {
  const [, whole, letters] = /^(.+)\.([a-z]{2})$/.exec(name) ?? []
  if (whole === undefined || letters === undefined || !archives.test(whole)) return undefined
  return {
    way: 'volumes',
    whole,
    at: (letters.charCodeAt(0) - 97) * 26 + letters.charCodeAt(1) - 97,
    named: (at) => `${whole}.${lettered(at)}`,
    key: `aa ${whole.toLowerCase()}`,
  }
}

function diskPlace(name: string): Place | undefined {
  const [, stem, disk] = /^(.+)\.z(\d{2,3}|ip)$/i.exec(name) ?? []
  if (stem === undefined || disk === undefined || Number(disk) === 0) return undefined
  const isLast = disk.toLowerCase() === 'ip'
  const whole = isLast ? name : `${stem}.zip`
  return {
    way: 'disks',
    whole,
    at: isLast ? undefined : Number(disk) - 1,
    named: (at) => partName(whole, 'disks', at, false),
    key: `z ${stem.toLowerCase()}`,
  }
}

const placeOf = (name: string) => numberedPlace(name) ?? letteredPlace(name) ?? diskPlace(name)

export interface PartSet {
  way: PartWay
  /** The name of the archive. */
  whole: string
  /** The part under which the archive is shown: the first, or of `disks` the last. */
  lead: { name: string; file: File | undefined }
  /** All parts that are there, in their order. */
  files: readonly File[]
  /** Names of parts that must be between those that are there. */
  missing: readonly string[]
}

function setOf(members: readonly { file: File; place: Place }[]): PartSet | undefined {
  const found = new Map<number | undefined, File>()
  for (const { file, place } of members) if (!found.has(place.at)) found.set(place.at, file)
  const [first] = members
  const places = [...found.keys()].filter((at) => at !== undefined).toSorted((one, other) => one - other)
  const last = places.at(-1)
  // A ZIP alone is whole.
  if (!first || last === undefined) return undefined
  const end = found.get(undefined)
  const { way, named, key } = first.place
  const { whole } = (members.find(({ file }) => file === end) ?? first).place
  // An ending of two letters or four digits may mean anything; three digits do beside a name that is no archive's.
  if (way === 'volumes' && !found.has(0) && !(archives.test(whole) && key.startsWith('3'))) return undefined
  const missing = Array.from({ length: last + 1 }, (_, at) => at).filter((at) => !found.has(at))
  return {
    way,
    whole,
    lead: way === 'disks' ? { name: whole, file: end } : { name: named(0), file: found.get(0) },
    files: [...places.flatMap((at) => found.get(at) ?? []), ...(end ? [end] : [])],
    missing: missing.map(named),
  }
}

/** Files that are parts of an archive by their names, each with all that belongs to it. */
export function partSets(all: readonly File[]): ReadonlyMap<File, PartSet> {
  const groups = new Map<string, { file: File; place: Place }[]>()
  for (const file of all) {
    const place = placeOf(file.name)
    if (!place) continue
    const group = groups.get(place.key) ?? []
    groups.set(place.key, group)
    group.push({ file, place })
  }
  const sets = new Map<File, PartSet>()
  for (const members of groups.values()) {
    const set = setOf(members)
    if (set) for (const { file } of members) sets.set(file, set)
  }
  return sets
}
