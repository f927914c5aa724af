/* Who gives to whom: a permutation in which nobody has a forbidden receiver. */
import type { RandomStream } from '@/lib/base/random/stream'
import { shuffled } from './lots'

/** By giver: who receives. Or givers who together are allowed fewer receivers than they are (Hall), with those receivers. */
export type GiftDraw = { receivers: readonly number[] } | { givers: readonly number[]; allowed: readonly number[] }

const tries = 3000

/** A matching by augmenting paths (Kuhn), over candidates in a random order; the set that shows why there is none. */
function matching(
  size: number,
  isAllowed: (giver: number, receiver: number) => boolean,
  random: RandomStream,
): GiftDraw {
  const giverOf: (number | undefined)[] = Array.from({ length: size })
  const candidates = Array.from({ length: size }, () => shuffled([...Array(size).keys()], random))
  for (const start of shuffled([...Array(size).keys()], random)) {
    const cameFrom = new Map<number, number>()
    const open = [start]
    const givers = new Set(open)
    let end: number | undefined
    for (let giver = open.shift(); giver !== undefined && end === undefined; giver = open.shift()) {
      for (const receiver of candidates[giver] ?? []) {
        if (cameFrom.has(receiver) || !isAllowed(giver, receiver)) continue
        cameFrom.set(receiver, giver)
        const holder = giverOf[receiver]
        if (holder === undefined) {
          end = receiver
          break
        }
        givers.add(holder)
        open.push(holder)
      }
    }
    if (end === undefined) return { givers: [...givers], allowed: [...cameFrom.keys()] }
    // Along the path each giver takes the receiver that led on, and lets go of the one before.
    const receiverOf = new Map(
      giverOf.flatMap((giver, receiver) => (giver === undefined ? [] : [[giver, receiver] as const])),
    )
    for (let receiver: number | undefined = end; receiver !== undefined;) {
      const giver: number | undefined = cameFrom.get(receiver)
      if (giver === undefined) break
      const before: number | undefined = giver === start ? undefined : receiverOf.get(giver)
      giverOf[receiver] = giver
      receiver = before
    }
  }
  const receivers = Array.from({ length: size }, () => 0)
  for (const [receiver, giver] of giverOf.entries()) if (giver !== undefined) receivers[giver] = receiver
  return { receivers }
}

/** Swaps receivers of two givers where both stay allowed, many times. */
function mixed(
  receivers: readonly number[],
  isAllowed: (giver: number, receiver: number) => boolean,
  random: RandomStream,
): number[] {
  const all = [...receivers]
  for (let turn = 0; turn < all.length * 60; turn++) {
    const [one, other] = [random.below(all.length), random.below(all.length)]
    const [first, second] = [all[one] ?? 0, all[other] ?? 0]
    if (one === other || !isAllowed(one, second) || !isAllowed(other, first)) continue
    all[one] = second
    all[other] = first
  }
  return all
}

/**
 * Draws receivers for so many givers, nobody for themselves and none of the forbidden pairs. Every valid draw is equally likely where
 * one of 3,000 shuffles fits, which it does unless rules are many; else a valid one is made and mixed by swaps.
 */
export function drawGifts(
  size: number,
  forbidden: readonly (readonly [number, number])[],
  random: RandomStream,
): GiftDraw {
  const banned = new Set(forbidden.map(([giver, receiver]) => giver * size + receiver))
  const isAllowed = (giver: number, receiver: number) => giver !== receiver && !banned.has(giver * size + receiver)
  const everybody = [...Array(size).keys()]
  const most = size > 500 ? 300 : tries
  for (let attempt = 0; attempt < most; attempt++) {
    const receivers = shuffled(everybody, random)
    if (receivers.every((receiver, giver) => isAllowed(giver, receiver))) return { receivers }
  }
  const found = matching(size, isAllowed, random)
  return 'receivers' in found ? { receivers: mixed(found.receivers, isAllowed, random) } : found
}
