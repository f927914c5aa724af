/** Hashes a second in each unit in which rigs and networks are named. */
export const hashesIn = { h: 1, kh: 1e3, mh: 1e6, gh: 1e9, th: 1e12, ph: 1e15, eh: 1e18 } as const

const secondsPerDay = 86_400
/** Tries that a block of difficulty 1 takes on average. */
const triesAtDifficulty1 = 2 ** 32

/** Blocks a day that a rate of `hashRate` hashes a second finds on average at a difficulty. Source: Bitcoin protocol; M. Rosenfeld, Analysis of Bitcoin Pooled Mining Reward Systems. */
export function blocksPerDay(hashRate: number, difficulty: number): number {
  return (hashRate * secondsPerDay) / (difficulty * triesAtDifficulty1)
}

/** The same as a share of a whole network that finds a block every `blockSeconds`. */
export function blocksPerDayOfNetwork(hashRate: number, networkHashRate: number, blockSeconds: number): number {
  return ((hashRate / networkHashRate) * secondsPerDay) / blockSeconds
}

/** The share of a span of time from `from` to `until` that lies after `day`, 0 to 1. */
export function shareAfter(day: number, from: number, until: number): number {
  return Math.min(1, Math.max(0, (until - day) / (until - from)))
}
