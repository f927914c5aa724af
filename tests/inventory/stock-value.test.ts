import { describe, expect, it } from 'vitest'
import {
  countVariance,
  orderPoint,
  orderQuantity,
  placedParts,
  postingOf,
  stockBy,
} from '@/lib/subjects/inventory/stock-moves'
import { valuedStock, type CostMethod, type StockPosting } from '@/lib/subjects/inventory/stock-value'

const endOf = (postings: readonly StockPosting[], method: CostMethod) => {
  const lines = valuedStock(postings, method)
  const { stock, worth } = lines.at(-1) ?? { stock: 0, worth: 0 }
  return { stock, worth, issued: lines.reduce((sum, line) => sum + line.issued, 0) }
}

/* A bookseller's exercise: 300 at 7, 450 at 8, 600 sold, 750 at 9. Values in whole money. */
const books: readonly StockPosting[] = [
  { quantity: 300, value: 2100 },
  { quantity: 450, value: 3600 },
  { quantity: -600 },
  { quantity: 750, value: 6750 },
]
/* A year of a shop: 150 at 21.00; 120 out; 225 at 27.00; 180 out; 210 at 33.00. Values in cents. */
const shop: readonly StockPosting[] = [
  { quantity: 150, value: 315_000 },
  { quantity: -120 },
  { quantity: 225, value: 607_500 },
  { quantity: -180 },
  { quantity: 210, value: 693_000 },
]

describe('the value of stock, worked out by hand', () => {
  it('first in, first out', () => {
    // 300 × 7 + 300 × 8 went out; 150 × 8 + 750 × 9 are left.
    expect(endOf(books, 'fifo')).toEqual({ stock: 900, worth: 7950, issued: 4500 })
    // 120 × 21; then 30 × 21 + 150 × 27. Left: 75 × 27 + 210 × 33.
    expect(endOf(shop, 'fifo')).toEqual({ stock: 285, worth: 895_500, issued: 720_000 })
  })
  it('weighted average after each receipt', () => {
    // 5700 ÷ 750 = 7.60; 600 × 7.60 went out; 1140 + 6750 are left.
    expect(endOf(books, 'average')).toEqual({ stock: 900, worth: 7890, issued: 4560 })
    // 120 × 21 = 2520; 6705 ÷ 255 × 180 = 4732.94; left 1972.06 + 6930.
    expect(endOf(shop, 'average')).toEqual({ stock: 285, worth: 890_206, issued: 725_294 })
  })
  it('leaves the last cent with the last unit', () => {
    // Three for 10.00: 3.33, then half of 6.67, then what is left.
    const thirds = [{ quantity: 3, value: 1000 }, { quantity: -1 }, { quantity: -1 }, { quantity: -1 }]
    expect(valuedStock(thirds, 'average').map(({ issued }) => issued)).toEqual([0, 333, 334, 333])
  })
  it('takes goods without a price at the cost of those that are there', () => {
    const back = [{ quantity: 10, value: 500 }, { quantity: -4 }, { quantity: 2 }]
    expect(endOf(back, 'fifo')).toEqual({ stock: 8, worth: 400, issued: 200 })
  })
  it('puts right what went out before it was there', () => {
    // 5 at 1.00; 8 out at 1.00, three of them owed; 10 at 1.20 came: three cost 0.20 more than thought.
    const early = [{ quantity: 5, value: 500 }, { quantity: -8 }, { quantity: 10, value: 1200 }]
    expect(valuedStock(early, 'fifo')).toEqual([
      { received: 500, issued: 0, stock: 5, worth: 500 },
      { received: 0, issued: 800, stock: -3, worth: -300 },
      { received: 1200, issued: 60, stock: 7, worth: 840 },
    ])
  })
  it('knows no cost before the first receipt', () => {
    expect(endOf([{ quantity: -2 }, { quantity: 3 }], 'average')).toEqual({ stock: 1, worth: 0, issued: 0 })
  })
  it('keeps what came in equal to what went out and what is left, for any order of postings', () => {
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (const method of ['fifo', 'average'] as const)
      for (let turn = 0; turn < 200; turn++) {
        const postings = Array.from({ length: 30 }, (): StockPosting =>
          next(2) === 0 ? { quantity: 1 + next(900), value: next(100_000) } : { quantity: -1 - next(900) },
        )
        const { stock, worth, issued } = endOf(postings, method)
        const came = postings.reduce((sum, { value = 0 }) => sum + value, 0)
        expect(worth + issued).toBe(came)
        expect(stock).toBe(postings.reduce((sum, { quantity }) => sum + quantity, 0))
        if (stock === 0) expect(worth).toBe(0)
      }
  })
})

describe('movements', () => {
  const move = { kind: 'in' as const, quantity: 2.5, location: 'shop', to: '', lot: '' }
  it('stand at their places', () => {
    expect(placedParts(move)).toEqual([{ location: 'shop', parts: 2500 }])
    expect(placedParts({ ...move, kind: 'out' })).toEqual([{ location: 'shop', parts: -2500 }])
    expect(placedParts({ ...move, kind: 'transfer', to: 'cellar' })).toEqual([
      { location: 'shop', parts: -2500 },
      { location: 'cellar', parts: 2500 },
    ])
    expect(placedParts({ ...move, kind: 'transfer', to: 'shop' })).toEqual([])
    const moves = [move, { ...move, kind: 'transfer' as const, to: 'cellar', quantity: 1 }]
    expect([...stockBy(moves, (location) => location)]).toEqual([
      ['shop', 1500],
      ['cellar', 1000],
    ])
  })
  it('have a value in whole cents, and none where they only move', () => {
    expect(postingOf({ ...move, unitCost: 1.15 }, 2)).toEqual({ quantity: 2500, value: 288 })
    expect(postingOf({ ...move, kind: 'adjust', quantity: -1, unitCost: 9 }, 2)).toEqual({ quantity: -1000 })
    expect(postingOf({ ...move, kind: 'transfer', to: 'cellar' }, 2)).toBeUndefined()
    expect(postingOf({ ...move, quantity: 0 }, 2)).toBeUndefined()
  })
})

describe('ordering and counting', () => {
  it('orders at the use of the lead time and the safety stock', () => {
    // 4 a day for 7 days and 10 to be safe; 0.3 × 10 is 3 and not 4.
    expect(orderPoint({ daily: 4, leadDays: 7, safety: 10 })).toBe(38)
    expect(orderPoint({ daily: 0.3, leadDays: 10, safety: 0 })).toBe(3)
  })
  it('orders in whole cases, and nothing above the point', () => {
    expect(orderQuantity(39, 38, 12)).toBe(0)
    expect(orderQuantity(38, 38, 12)).toBe(12)
    expect(orderQuantity(10, 38, 12)).toBe(36)
    expect(orderQuantity(10, 38, undefined)).toBe(28)
    expect(orderQuantity(38, 38, undefined)).toBe(1)
  })
  it('says how far a count is from the books', () => {
    expect(countVariance(40, 37)).toEqual({ units: -3, share: -0.075 })
    expect(countVariance(0, 2)).toEqual({ units: 2, share: undefined })
    expect(countVariance(0.3, 0.1).units).toBe(-0.2)
  })
})
