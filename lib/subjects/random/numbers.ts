/* Numbers, days and lottery rows drawn without bias. Sources: rejection sampling (lib/base/random/stream), Fisher and Yates, Box and Muller. */
import type { RandomStream } from '@/lib/base/random/stream'

/** What is drawn from: whole numbers from `least` to `most` but for those that are left out. */
export interface Pool {
  least: number
  most: number
  /** In order, each once, all within. */
  without: readonly number[]
}

export const sizeOf = ({ least, most, without }: Pool) => most - least + 1 - without.length

/** The number at a place of the pool, counted from 0. */
function numberAt({ least, without }: Pool, place: number): number {
  let number = least + place
  for (const left of without) {
    if (left > number) break
    number++
  }
  return number
}

function placeBelow(random: RandomStream, size: number): number {
  return size <= 2 ** 32 ? random.below(size) : Number(random.bigBelow(BigInt(size)))
}

/** Each draw from all of the pool. */
export function drawn(random: RandomStream, pool: Pool, count: number): number[] {
  const size = sizeOf(pool)
  return Array.from({ length: count }, () => numberAt(pool, placeBelow(random, size)))
}

/** No number twice: the first steps of a shuffle, in which only what was moved is kept. Refuses more than there are. */
export function drawnOnce(random: RandomStream, pool: Pool, count: number): number[] {
  const size = sizeOf(pool)
  if (count > size) throw new RangeError('more numbers than there are')
  const moved = new Map<number, number>()
  return Array.from({ length: count }, (_, at) => {
    const place = at + placeBelow(random, size - at)
    const found = moved.get(place) ?? place
    moved.set(place, moved.get(at) ?? at)
    return numberAt(pool, found)
  })
}

/** A number from 0 to below 1, of 53 bits. */
function share(random: RandomStream): number {
  return Number(random.bigBelow(1n << 53n)) / 2 ** 53
}

/** Numbers of a normal distribution (Box and Muller, 1958). */
export function drawnNormal(random: RandomStream, mean: number, deviation: number, count: number): number[] {
  return Array.from({ length: count }, () => {
    const radius = Math.sqrt(-2 * Math.log(1 - share(random)))
    return mean + deviation * radius * Math.cos(2 * Math.PI * share(random))
  })
}

export interface Game {
  name: string
  /** Drums: how many of how many, from 1 or from 0. */
  drums: readonly { label: string; count: number; of: number; from?: 0 }[]
}

/** Games as their operators describe them in November 2026. */
export const games = {
  euromillions: {
    name: 'EuroMillions',
    drums: [
      { label: '', count: 5, of: 50 },
      { label: 'stars', count: 2, of: 12 },
    ],
  },
  eurojackpot: {
    name: 'Eurojackpot',
    drums: [
      { label: '', count: 5, of: 50 },
      { label: 'euro', count: 2, of: 12 },
    ],
  },
  powerball: {
    name: 'Powerball (US)',
    drums: [
      { label: '', count: 5, of: 69 },
      { label: 'Powerball', count: 1, of: 26 },
    ],
  },
  'mega-millions': {
    name: 'Mega Millions',
    drums: [
      { label: '', count: 5, of: 70 },
      { label: 'Mega Ball', count: 1, of: 24 },
    ],
  },
  'uk-lotto': { name: 'Lotto (UK), 6 of 59', drums: [{ label: '', count: 6, of: 59 }] },
  'six-of-49': {
    name: '6 of 49 with a digit (Germany)',
    drums: [
      { label: '', count: 6, of: 49 },
      { label: 'Superzahl', count: 1, of: 10, from: 0 },
    ],
  },
} as const satisfies Record<string, Game>

const choose = (of: number, count: number) => {
  let ways = 1n
  for (let at = 1; at <= count; at++) ways = (ways * BigInt(of - count + at)) / BigInt(at)
  return ways
}

/** How many different rows a game has. */
export const rowsOf = ({ drums }: Game) => drums.reduce((ways, { count, of }) => ways * choose(of, count), 1n)

/** A row, each drum in order. */
export function drawnRow(random: RandomStream, { drums }: Game): number[][] {
  return drums.map(({ count, of, from }) =>
    drawnOnce(random, { least: from ?? 1, most: of - (from === 0 ? 1 : 0), without: [] }, count).sort(
      (one, other) => one - other,
    ),
  )
}
