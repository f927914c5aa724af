import type { Stored, StoredById, StoredEntry } from './entries'
import type { AnyEntryValues, EntryKinds, Step } from './planner'

/** What one record becomes; undefined where there is none. */
export interface Change {
  id: string
  before: Stored | undefined
  after: Stored | undefined
}
/** What somebody did in one step, and can take back in one. */
export interface Edit {
  /** Completes "Undo: …". */
  says: string
  changes: readonly Change[]
}

const isSame = (one: unknown, other: unknown) => Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other)

function mergedSteps(before: readonly Step[], after: readonly Step[], now: readonly Step[]): readonly Step[] {
  const holds = (steps: readonly Step[], { at, to }: Step) => steps.some((one) => one.at === at && one.to === to)
  const kept = now.filter((step) => holds(after, step) || !holds(before, step))
  const added = after.filter((step) => !holds(before, step) && !holds(now, step))
  return [...kept, ...added].sort((one, other) => one.at - other.at)
}

function mergedValues(before: AnyEntryValues, after: AnyEntryValues, now: AnyEntryValues): AnyEntryValues {
  const changed = Object.keys({ ...before, ...after }).filter((name) => !isSame(before[name], after[name]))
  return { ...now, ...Object.fromEntries(changed.map((name) => [name, after[name]])) }
}

/**
 * A record after a change, made on top of what it is by now: another tab may have changed other fields of it meanwhile, and those
 * stay. Of a field that both changed the later change stays. Undefined where the record is gone.
 */
export function changed({ before, after }: Change, now: Stored | undefined): Stored | undefined {
  if (after === undefined || now === undefined) return after
  if (before === undefined || now.type !== after.type || before.type !== after.type) return now
  const values = mergedValues(before.values, after.values, now.values)
  if (now.type === 'book' || before.type === 'book' || after.type === 'book') return { ...now, values } as Stored
  const pick = <Name extends 'rank' | 'archived'>(name: Name): StoredEntry[Name] =>
    before[name] === after[name] ? now[name] : after[name]
  return {
    ...now,
    values,
    rank: pick('rank'),
    archived: pick('archived'),
    steps: mergedSteps(before.steps, after.steps, now.steps),
  }
}

/** The edit that takes another back. */
export function reversed({ says, changes }: Edit): Edit {
  return { says, changes: changes.map(({ id, before, after }) => ({ id, before: after, after: before })).reverse() }
}

/** Everything after an edit. */
export function edited(records: StoredById, { changes }: Edit): StoredById {
  const next = new Map(records)
  for (const change of changes) {
    const after = changed(change, next.get(change.id))
    if (after) next.set(change.id, after)
    else next.delete(change.id)
  }
  return next
}

/** The change of an entry, with a step where the field that its kind tracks becomes another. `at` is in milliseconds since 1970. */
export function patched(
  entry: StoredEntry,
  kinds: EntryKinds,
  patch: Partial<Pick<StoredEntry, 'rank' | 'archived'>> & { values?: AnyEntryValues },
  at: number,
): StoredEntry {
  const values = { ...entry.values, ...patch.values }
  const tracks = kinds[entry.kind]?.tracks
  const moved = tracks !== undefined && !isSame(entry.values[tracks], values[tracks])
  return {
    ...entry,
    ...patch,
    values,
    steps: moved ? [...entry.steps, { at, to: String(values[tracks] ?? '') }] : entry.steps,
  }
}

/** Ranks closer than this have no number between them that is worth keeping. */
const closest = 1e-6

/**
 * Ranks that put an entry between two others; undefined for the first and the last place. Where there is no room the whole list
 * gets whole numbers: `others` are its ranks in order, and `ranks` then has one for each.
 */
export function placed(others: readonly number[], at: number): { rank: number; ranks?: readonly number[] } {
  const [above, below] = [others[at - 1], others[at]]
  if (above === undefined) return { rank: (below ?? 2) - 1 }
  if (below === undefined) return { rank: above + 1 }
  if (below - above > closest) return { rank: (above + below) / 2 }
  return { rank: at + 1, ranks: others.map((_, position) => (position < at ? position + 1 : position + 2)) }
}
