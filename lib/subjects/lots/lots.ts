import type { RandomStream } from '@/lib/base/random/stream'

/** Every order equally likely (Fisher and Yates). */
export function shuffled<Item>(items: readonly Item[], random: RandomStream): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const [one, two] = [mixed[last] as Item, mixed[other] as Item]
    mixed[last] = two
    mixed[other] = one
  }
  return mixed
}

/**
 * Places of so many winners in their order, each draw among those that are left and as likely as its weight, a whole number from 0.
 * Fewer where the rest has no weight.
 */
export function weightedDraw(weights: readonly number[], count: number, random: RandomStream): number[] {
  const [first] = weights
  if (first !== undefined && first > 0 && weights.every((weight) => weight === first))
    return shuffled([...weights.keys()], random).slice(0, count)
  const left = [...weights]
  let total = left.reduce((sum, weight) => sum + BigInt(weight), 0n)
  const drawn: number[] = []
  while (drawn.length < count && total > 0n) {
    let at = random.bigBelow(total)
    const place = left.findIndex((weight) => {
      if (at < BigInt(weight)) return true
      at -= BigInt(weight)
      return false
    })
    drawn.push(place)
    total -= BigInt(left[place] ?? 0)
    left[place] = 0
  }
  return drawn
}

/** So many coins, each as likely heads as tails. */
export const coins = (count: number, random: RandomStream): boolean[] =>
  Array.from({ length: count }, () => random.below(2) === 1)
