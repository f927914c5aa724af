/** How the pattern of neighbouring strips has to meet. */
export type Match = 'free' | 'straight' | 'half'

/** A noise of the division: a roll of exactly four strips gives four. */
const noise = 1e-9

/**
 * The length that each strip takes from a roll: `strip` itself, or as much as reaches the next place where the pattern starts
 * again. With a half drop every second strip starts half a repeat further, so that a strip takes an odd number of half repeats.
 */
export function takenByStrip(strip: number, repeat: number, match: Match): number {
  if (match === 'free' || !(repeat > 0)) return strip
  if (match === 'straight') return Math.ceil(strip / repeat - noise) * repeat
  return (Math.ceil(strip / repeat - 0.5 - noise) + 0.5) * repeat
}

export interface Strips {
  /** How many strips, and the length that each takes from a roll. */
  count: number
  taken: number
}

/** Strips that fit a roll; 0 where one is longer than the roll. */
export function stripsOfRoll(roll: number, taken: number): number {
  return Math.floor(roll / taken + noise)
}

/**
 * Whole rolls for strips of several lengths: the longest are cut first, and what is left of their rolls serves the shorter ones.
 * Undefined where a strip is longer than a roll.
 */
export function rollsFor(all: readonly Strips[], roll: number): number | undefined {
  const sorted = all.filter(({ count }) => count > 0).toSorted((one, other) => other.taken - one.taken)
  let rolls = 0
  // Rests of rolls that were begun, with their number.
  let rests: { length: number; count: number }[] = []
  for (const { count, taken } of sorted) {
    const each = stripsOfRoll(roll, taken)
    if (each === 0) return undefined
    let open = count
    const next: { length: number; count: number }[] = []
    for (const rest of rests) {
      const fits = Math.floor(rest.length / taken + noise)
      const used = fits === 0 ? 0 : Math.min(rest.count, Math.floor(open / fits))
      if (used > 0) next.push({ length: rest.length - fits * taken, count: used })
      open -= used * fits
      const last = fits > 0 && open > 0 && used < rest.count ? Math.min(open, fits) : 0
      if (last > 0) next.push({ length: rest.length - last * taken, count: 1 })
      open -= last
      const untouched = rest.count - used - (last > 0 ? 1 : 0)
      if (untouched > 0) next.push({ length: rest.length, count: untouched })
    }
    const whole = Math.floor(open / each)
    const over = open - whole * each
    if (whole > 0) next.push({ length: roll - each * taken, count: whole })
    if (over > 0) next.push({ length: roll - over * taken, count: 1 })
    rolls += whole + (over > 0 ? 1 : 0)
    rests = next
  }
  return rolls
}
