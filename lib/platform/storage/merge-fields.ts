import { isRecord } from './is-record'

const isPlain = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value)

function isSame(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || JSON.stringify(left) === JSON.stringify(right)
}

/**
 * What two tabs made of the same draft: `theirs`, and on top of it what changed from `base` to `ours`, so that of a field that
 * both changed ours stays. A field is a property, down through plain objects; a list is one field. `theirs` itself where nothing
 * of ours changed. Properties with the same `groupOf` stay together, as a number and its unit.
 */
export function mergeFields<Draft extends object>(
  base: Draft,
  ours: Draft,
  theirs: Draft,
  groupOf: (name: string) => string = (name) => name,
): Draft {
  const before = new Map<string, unknown>(Object.entries(base))
  const own = new Map<string, unknown>(Object.entries(ours))
  const other = new Map<string, unknown>(Object.entries(theirs))
  const changed = new Set(
    [...before.keys(), ...own.keys()].filter((name) => !isSame(before.get(name), own.get(name))).map(groupOf),
  )
  if (changed.size === 0) return theirs
  const merged = [...other].filter(([name]) => !changed.has(groupOf(name)))
  for (const [name, value] of own) {
    if (!changed.has(groupOf(name))) continue
    const [earlier, elsewhere] = [before.get(name), other.get(name)]
    merged.push([
      name,
      isPlain(earlier) && isPlain(value) && isPlain(elsewhere) ? mergeFields(earlier, value, elsewhere) : value,
    ])
  }
  return Object.fromEntries(merged) as Draft
}
