/* Which of a list's things are ticked, kept as one pick: stretches of their places from 0, such as "0-4,9". */

/** The ticked places. While nothing was picked all are. */
export function readTicks(pick: string | undefined, count: number): ReadonlySet<number> {
  if (pick === undefined) return new Set(Array.from({ length: count }, (_, at) => at))
  const ticked = new Set<number>()
  for (const stretch of pick.split(',')) {
    const [from = '', to = from] = stretch.split('-')
    if (from === '') continue
    for (let at = Number(from); at <= Math.min(count - 1, Number(to)); at++) ticked.add(at)
  }
  return ticked
}

/** The pick of ticked places; undefined where all of them are. */
export function writeTicks(ticked: ReadonlySet<number>, count: number): string | undefined {
  if (ticked.size === count) return undefined
  const stretches: string[] = []
  for (let at = 0; at < count; at++) {
    if (!ticked.has(at)) continue
    const from = at
    while (ticked.has(at + 1)) at++
    stretches.push(from === at ? String(at) : `${from}-${at}`)
  }
  return stretches.join(',')
}
