import { describe, expect, it } from 'vitest'
import abTest from '@/lib/tools/calculators/marketing/ab-test-significance'
import ctr from '@/lib/tools/calculators/marketing/ctr'
import { answerOf, spoken } from '../verdicts/answer'

/** Counts, and by a Python program of its own whether p and the 95% intervals of difference and ratio call it proved. */
const closeCalls = [
  [0, 20, 1, 22, 'agree'],
  [0, 20, 5, 22, 'agree'],
  [1, 20, 9, 22, 'agree'],
  [2, 20, 8, 22, 'An interval leaves out 0'],
  [0, 30, 5, 30, 'An interval leaves out 0'],
  [3, 30, 10, 30, 'An interval leaves out 0'],
  [12, 12, 11, 15, 'An interval leaves out 0'],
  [1, 20, 7, 22, 'p proves a difference'],
  [7, 100, 16, 100, 'p proves a difference'],
  [14, 100, 25, 100, 'p proves a difference'],
  [5, 100, 14, 100, 'agree'],
] as const

describe('where p and an interval contradict each other, the page says why', () => {
  it.each(closeCalls)('%i/%i against %i/%i: %s', (first, before, second, after, says) => {
    const { disagreement } = answerOf(abTest, {
      variants: [
        { name: 'A', visitors: before, conversions: first },
        { name: 'B', visitors: after, conversions: second },
      ],
    })
    if (says === 'agree') expect(disagreement).toBeUndefined()
    else expect(spoken(disagreement)).toMatch(new RegExp(`^fair: ${says}`))
  })

  it('names Fisher’s test only where it was used', () => {
    const { disagreement } = answerOf(abTest, {
      variants: [
        { name: 'A', visitors: 100, conversions: 14 },
        { name: 'B', visitors: 100, conversions: 25 },
      ],
    })
    expect(disagreement?.says).not.toMatch(/Fisher/)
  })

  it('does so for two ads too', () => {
    const ads = [
      { name: 'A', impressions: 20, clicks: 2 },
      { name: 'B', impressions: 22, clicks: 8 },
    ]
    expect(spoken(answerOf(ctr, { ads, first: 1, second: 2 }).disagreement)).toMatch(/^fair: An interval leaves out 0/)
    const equal = ads.map((ad) => ({ ...ad, clicks: 2 }))
    expect(answerOf(ctr, { ads: equal, first: 1, second: 2 }).disagreement).toBeUndefined()
  })
})
