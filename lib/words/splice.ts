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
  const start = commonLength(shorter, (length) => before.slice(0, length) === after.slice(0, length))
  const end = commonLength(
    shorter - start,
    (length) => before.slice(before.length - length) === after.slice(after.length - length),
  )
  return { start, removed: before.length - start - end, inserted: after.slice(start, after.length - end) }
}

/** The largest length for which `isCommon` holds, by halving: engines compare whole stretches faster than characters. */
function commonLength(most: number, isCommon: (length: number) => boolean): number {
  let known = 0
  let limit = most
  while (known < limit) {
    const middle = Math.ceil((known + limit) / 2)
    if (isCommon(middle)) known = middle
    else limit = middle - 1
  }
  return known
}
