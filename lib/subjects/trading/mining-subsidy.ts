/** Smallest unit of Bitcoin: a hundred-millionth. */
export const satoshisPerCoin = 100_000_000

const blocksPerEra = 210_000
const firstSubsidy = 50 * satoshisPerCoin

/**
 * The halvings so far: the first block with each subsidy and the day of its time stamp (UTC), which is not foreseeable.
 * Checked on 2026-11-23 against the block times collected at https://bitcoin.stackexchange.com/q/91416 and
 * https://www.spark.money/tools/block-by-date.
 */
export const halvings = [
  { height: 0, date: '2009-01-03' },
  { height: 210_000, date: '2012-11-28' },
  { height: 420_000, date: '2016-07-09' },
  { height: 630_000, date: '2020-05-11' },
  { height: 840_000, date: '2024-04-20' },
] as const

/** Satoshis that the block at `height` may create: 50 coins, halved every 210,000 blocks and cut to whole satoshis. */
export function subsidyAt(height: number): number {
  return Math.floor(firstSubsidy / 2 ** Math.floor(height / blocksPerEra))
}

/** Satoshis created by all blocks from 0 to `height`, as the protocol allows; a few coins of early blocks can never be spent. */
export function issuedThrough(height: number): number {
  let issued = 0
  for (let first = 0; first <= height && subsidyAt(first) > 0; first += blocksPerEra)
    issued += Math.min(blocksPerEra, height + 1 - first) * subsidyAt(first)
  return issued
}

/** The next block with half the subsidy of the one at `height`; `undefined` once there is no subsidy left to halve. */
export function nextHalving(height: number): number | undefined {
  return subsidyAt(height) === 0 ? undefined : (Math.floor(height / blocksPerEra) + 1) * blocksPerEra
}
