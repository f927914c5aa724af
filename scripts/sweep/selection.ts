import { createHash } from 'node:crypto'

/** The hash of each tool's own files, by its id. */
export type Hashes = Readonly<Record<string, string>>

export interface Selection {
  /** Ids of all finished tools. */
  finished: readonly string[]
  /** A tool of each page kind: what the kits changed shows in these. */
  models: readonly string[]
  hashes: Hashes
  /** What they were when the tool last passed all tests. */
  swept: Hashes
}

/** At most so many of the tools that changed since the last sweep, and so many of the others by lot. */
export interface Share {
  changed: number
  lot: number
}

/** A page takes seconds in the browser. */
export const toOpen: Share = { changed: 20, lot: 6 }

/** The seeded inputs of one tool take about a second. */
export const toProve: Share = { changed: 100, lot: 40 }

const order = (seed: string, id: string) => createHash('sha256').update(`${seed} ${id}`).digest('hex')

/**
 * The tools that one run tries, sorted: the models, what changed since the last sweep, and some of the rest. The
 * lot is drawn from the files themselves: the same project draws the same tools, the next change draws others.
 */
export function toolsToTry({ finished, models, hashes, swept }: Selection, share: Share): string[] {
  const seed = createHash('sha256').update(JSON.stringify(hashes)).digest('hex')
  const shuffled = finished.toSorted((one, other) => (order(seed, one) < order(seed, other) ? -1 : 1))
  const changed = shuffled.filter((id) => swept[id] !== hashes[id]).slice(0, share.changed)
  const rest = shuffled.filter((id) => !changed.includes(id)).slice(0, share.lot)
  return [...new Set([...models.filter((id) => finished.includes(id)), ...changed, ...rest])].sort()
}
