import type { AnyWork, JobResult, QuickReading } from './planner'

type Added = JobResult['add'] & object

/** Sums of decimals without the dust of binary fractions. */
const sumOf = (one: unknown, other: number) => Number(((typeof one === 'number' ? one : 0) + other).toPrecision(12))

/**
 * What lines add, with the figures that they raise: those of entries that are added grow in place, those of entries of the book become
 * changes. A figure that is empty counts from 0.
 */
export function raised(
  add: Added,
  raises: QuickReading['raise'] & object,
  work: AnyWork,
): Required<Pick<JobResult, 'add' | 'change'>> {
  const sums = new Map<string, Map<string, number>>()
  for (const { id, field, by } of raises) {
    const own = sums.get(id) ?? new Map<string, number>()
    own.set(field, sumOf(own.get(field), by))
    sums.set(id, own)
  }
  if (sums.size === 0) return { add, change: [] }
  const grown = (values: Readonly<Record<string, unknown>>, by: ReadonlyMap<string, number>) =>
    Object.fromEntries([...by].map(([field, more]) => [field, sumOf(values[field], more)]))
  const added = add.map((one) => {
    const by = one.key === undefined ? undefined : sums.get(one.key)
    return by ? { ...one, values: { ...one.values, ...grown(one.values, by) } } : one
  })
  const change = Object.values(work.of).flatMap((entries) =>
    entries.flatMap(({ id, values }) => {
      const by = sums.get(id)
      return by ? [{ id, values: grown(values, by) }] : []
    }),
  )
  return { add: added, change }
}
