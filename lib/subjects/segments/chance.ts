import { keyFor, randomStream } from '@/lib/base/random/stream'
import type { Chance } from './cluster'

/** Numbers from 0 to below 1 that a seed decides. */
export function seededChance(seed: number): Chance {
  const stream = randomStream(keyFor(new Uint8Array(32), String(seed)))
  return () => stream.below(2 ** 32) / 2 ** 32
}
