import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { repeatedTries, triesForChance } from '@/lib/subjects/statistics/repeated-tries'
import { combined, isPossibleOverlap, overlapLimits } from '@/lib/subjects/statistics/two-events'
import { distanceForLens, lensArea, vennPicture } from '@/lib/subjects/statistics/venn-picture'

const show = createShow(regionOf('us'))

describe('two events', () => {
  it('bounds the overlap by the smaller event and by what does not fit beside each other', () => {
    expect(overlapLimits(0.3, 0.2)).toEqual({ least: 0, most: 0.2 })
    expect(overlapLimits(0.75, 0.5)).toEqual({ least: 0.25, most: 0.5 })
    expect(isPossibleOverlap({ a: 0.3, b: 0.1, both: 0.1 + 1e-15 })).toBe(true)
    expect(isPossibleOverlap({ a: 0.3, b: 0.1, both: 0.1001 })).toBe(false)
  })
  it('shares out everything: the four parts make 1', () => {
    for (const a of [0, 0.1, 0.35, 0.8, 1])
      for (const b of [0, 0.2, 0.65, 1]) {
        const { both, onlyA, onlyB, neither } = combined({ a, b, both: a * b })
        expect(both + onlyA + onlyB + neither).toBeCloseTo(1, 12)
        expect(Math.min(both, onlyA, onlyB, neither)).toBeGreaterThanOrEqual(0)
      }
  })
})

describe('tries that are repeated', () => {
  it('keeps the digits of a rare event', () => {
    expect(repeatedTries(1e-10, 3).atLeastOne).toBeCloseTo(2.9999999997e-10, 20)
  })
  it('needs no more tries than do it exactly', () => {
    expect(triesForChance(0.5, 0.75)).toBe(2)
    expect(triesForChance(0.5, 0.7501)).toBe(3)
    expect(triesForChance(0.05, 0.95)).toBe(59)
    expect(triesForChance(0, 0.5)).toBeUndefined()
  })
})

describe('a Venn diagram', () => {
  it('measures the lens of two circles', () => {
    // Two circles of radius 1, each through the center of the other: 2π/3 − √3/2.
    expect(lensArea(1, 1, 1)).toBeCloseTo((2 * Math.PI) / 3 - Math.sqrt(3) / 2, 12)
    expect(lensArea(2, 1, 3)).toBe(0)
    expect(lensArea(2, 1, 0.5)).toBeCloseTo(Math.PI, 12)
  })
  it('moves circles until they share an area', () => {
    expect(distanceForLens(1, 1, (2 * Math.PI) / 3 - Math.sqrt(3) / 2)).toBeCloseTo(1, 9)
    expect(distanceForLens(2, 1, Math.PI)).toBeCloseTo(1, 5)
  })
  it('draws every pair inside its box, with finite places', () => {
    for (const [a, b, both] of [
      [0.5, 0.5, 0.5],
      [0.9, 0.1, 0.1],
      [0.4, 0.3, 0],
      [0, 0.3, 0],
      [0, 0, 0],
      [1, 1, 1],
      [0.6, 0.5, 0.12],
    ] as const) {
      const { shapes, width } = vennPicture('A and B', { a, b, both, neither: 1 - a - b + both }, show)
      const circles = shapes.filter((shape) => shape.is === 'circle')
      expect(circles).toHaveLength([a, b].filter((chance) => chance > 0).length)
      for (const { at, radius } of circles) {
        expect(at[0] - radius).toBeGreaterThan(8)
        expect(at[0] + radius).toBeLessThan(width - 8)
      }
    }
  })
  it('writes the shares where there is room', () => {
    const texts = vennPicture('A and B', { a: 0.6, b: 0.5, both: 0.2, neither: 0.1 }, show).shapes.flatMap((shape) =>
      shape.is === 'text' ? [shape.text] : [],
    )
    expect(texts).toEqual(expect.arrayContaining(['A', 'B', '40%', '20%', '30%', 'Neither 10%']))
  })
})
