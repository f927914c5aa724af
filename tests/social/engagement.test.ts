import { describe, expect, it } from 'vitest'
import { basisOf, pooledRate, spreadOf, weighedInteractions } from '@/lib/subjects/social/engagement'

const weights = { likes: 1, comments: 2, shares: 3, saves: 0, clicks: 0 }

describe('engagement', () => {
  it('weighs what is known', () => {
    expect(weighedInteractions({ likes: 4, comments: 1, saves: 9 }, weights)).toBe(6)
    expect(weighedInteractions({}, weights)).toBe(0)
  })
  it('has no basis where none is known or it is 0', () => {
    expect(basisOf({ reach: 0, views: 7 }, 'reach', 5)).toBeUndefined()
    expect(basisOf({ reach: 0, views: 7 }, 'views', 5)).toBe(7)
    expect(basisOf({}, 'followers', 5)).toBe(5)
    expect(basisOf({}, 'followers', undefined)).toBeUndefined()
  })
  it('pools posts by their size', () => {
    expect(pooledRate([])).toBeUndefined()
    expect(
      pooledRate([
        { interactions: 1, basis: 10 },
        { interactions: 9, basis: 10 },
        { interactions: 0, basis: 80 },
      ]),
    ).toBe(0.1)
  })
})

describe('the spread of rates', () => {
  it('has quartiles as spreadsheets do, and a fence from five on', () => {
    expect(spreadOf([])).toBeUndefined()
    expect(spreadOf([4, 1, 2, 3])).toMatchObject({
      lowerQuartile: 1.75,
      median: 2.5,
      upperQuartile: 3.25,
      fence: undefined,
    })
    expect(spreadOf([1, 2, 3, 4, 5])).toMatchObject({ lowest: 1, mean: 3, highest: 5, fence: 7 })
  })
})
