/** What is wrong with a query, at a place in it in UTF-16 units. */
export class QueryFault extends Error {
  override readonly name = 'QueryFault'

  constructor(
    readonly says: string,
    readonly offset: number,
    readonly length = 1,
  ) {
    super(says)
  }
}

/** A query that takes longer than it may. */
export class QueryTooSlow extends Error {
  override readonly name = 'QueryTooSlow'
}

/** Ends a query when its time is over; it is asked at every step. */
export interface Clock {
  tick(): void
}

const stepsBetween = 512

/** A clock that lets a query run for so many milliseconds. */
export function clockOf(milliseconds: number, now: () => number = () => performance.now()): Clock {
  const end = now() + milliseconds
  let steps = 0
  return {
    tick() {
      steps++
      if (steps % stepsBetween === 0 && now() > end) throw new QueryTooSlow()
    },
  }
}
