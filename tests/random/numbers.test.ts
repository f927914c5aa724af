import { expect, it } from 'vitest'
import { randomStream } from '@/lib/base/random/stream'
import { goodnessOfFit } from '@/lib/subjects/statistics/counts'
import { drawn, drawnNormal, drawnOnce, drawnRow, games, rowsOf, sizeOf } from '@/lib/subjects/random/numbers'

const stream = (seed: number) => randomStream(new Uint8Array(32).fill(seed))

it.each([
  [{ least: 1, most: 6, without: [] }, 1],
  [{ least: -10, most: 10, without: [-10, 0, 3, 10] }, 2],
  [{ least: 0, most: 99, without: [13] }, 3],
])('draws each number of %j as often as any other', (pool, seed) => {
  const counts = new Map<number, number>()
  for (const one of drawn(stream(seed), pool, 60_000)) counts.set(one, (counts.get(one) ?? 0) + 1)
  expect(counts.size).toBe(sizeOf(pool))
  for (const left of pool.without) expect(counts.has(left)).toBe(false)
  expect(
    goodnessOfFit(
      [...counts.values()],
      [...counts.values()].map(() => 1),
    ),
  ).toBeGreaterThan(0.001)
})

it('draws none twice, and every order of three equally often', () => {
  const random = stream(4)
  const orders = new Map<string, number>()
  for (let at = 0; at < 30_000; at++) {
    const row = drawnOnce(random, { least: 1, most: 4, without: [2] }, 3)
    expect(new Set(row).size).toBe(3)
    orders.set(row.join(), (orders.get(row.join()) ?? 0) + 1)
  }
  expect(orders.size).toBe(6)
  expect(goodnessOfFit([...orders.values()], [1, 1, 1, 1, 1, 1])).toBeGreaterThan(0.001)
  expect(() => drawnOnce(random, { least: 1, most: 2, without: [] }, 3)).toThrow(RangeError)
  expect(new Set(drawnOnce(random, { least: 1, most: 1e12, without: [] }, 1000)).size).toBe(1000)
})

/** Abramowitz and Stegun 26.2.17, good to 7.5e-8. */
function below(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z))
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return z > 0 ? 1 - tail : tail
}

it('follows the normal distribution (Kolmogorov and Smirnov, 1 in 1,000)', () => {
  const count = 20_000
  const sorted = drawnNormal(stream(5), 10, 2, count).sort((one, other) => one - other)
  const gap = Math.max(...sorted.map((one, at) => Math.abs(below((one - 10) / 2) - (at + 0.5) / count)))
  expect(gap).toBeLessThan(1.95 / Math.sqrt(count))
})

it('draws rows of lotteries within their drums', () => {
  for (const game of Object.values(games)) {
    const row = drawnRow(stream(6), game)
    expect(row.map((drum) => drum.length)).toEqual(game.drums.map(({ count }) => count))
    for (const [at, drum] of row.entries()) {
      expect(new Set(drum).size).toBe(drum.length)
      expect(Math.max(...drum)).toBeLessThanOrEqual(game.drums[at]?.of ?? 0)
    }
  }
  // Published by the operators: one in 292,201,338 and one in 139,838,160.
  expect([rowsOf(games.powerball), rowsOf(games.euromillions)]).toEqual([292_201_338n, 139_838_160n])
})
