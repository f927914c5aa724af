/** Where two texts differ: what of `before` goes and what of `after` comes, at the same place. */
export interface Splice {
  start: number
  removed: number
  inserted: string
}

/** The smallest single replacement that turns one text into the other; undefined when they are the same. */
export function spliceBetween(before: string, after: string): Splice | undefined {
  if (before === after) return undefined
  const shorter = Math.min(before.length, after.length)
  const start = commonLength(shorter, (from, to) => before.slice(from, to) === after.slice(from, to))
  const end = commonLength(
    shorter - start,
    (from, to) =>
      before.slice(before.length - to, before.length - from) === after.slice(after.length - to, after.length - from),
  )
  return { start, removed: before.length - start - end, inserted: after.slice(start, after.length - end) }
}

/**
 * The largest length for which `isCommon` holds, by halving: engines compare whole stretches faster than characters. It is asked
 * about the stretch from what is known to be common to a further place.
 */
function commonLength(most: number, isCommon: (from: number, to: number) => boolean): number {
  let known = 0
  let limit = most
  while (known < limit) {
    const middle = Math.ceil((known + limit) / 2)
    if (isCommon(known, middle)) known = middle
    else limit = middle - 1
  }
  return known
}
