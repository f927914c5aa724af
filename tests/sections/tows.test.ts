import { describe, expect, it } from 'vitest'
import { rankedPairs, soundsMisplaced } from '@/lib/subjects/strategy/tows'

describe('TOWS pairs', () => {
  // Ranked on paper: products 5·4, 5·2, 3·4, 3·2 and so on.
  const factors = {
    strengths: [
      { text: 'S1', weight: 3 },
      { text: 'S2', weight: 5 },
    ],
    weaknesses: [{ text: 'W1', weight: 4 }],
    opportunities: [
      { text: 'O1', weight: 2 },
      { text: 'O2', weight: 4 },
    ],
    threats: [{ text: 'T1', weight: 1 }],
  }

  it('come by the product of their weights, for each strategy', () => {
    const told = rankedPairs(factors, 3).map(
      ({ strategy, inside, outside, score }) => `${strategy} ${inside.text}${outside.text} ${score}`,
    )
    expect(told).toEqual([
      'so S2O2 20',
      'so S1O2 12',
      'so S2O1 10',
      'wo W1O2 16',
      'wo W1O1 8',
      'st S2T1 5',
      'st S1T1 3',
      'wt W1T1 4',
    ])
  })

  it('put the heavier inside factor first among equals, then the order of the list', () => {
    const equal = rankedPairs(
      {
        ...factors,
        strengths: [
          { text: 'A', weight: 2 },
          { text: 'B', weight: 4 },
          { text: 'C', weight: 4 },
        ],
        opportunities: [
          { text: 'X', weight: 4 },
          { text: 'Y', weight: 2 },
        ],
      },
      6,
    )
      .filter(({ strategy }) => strategy === 'so')
      .map(({ inside, outside }) => inside.text + outside.text)
    expect(equal).toEqual(['BX', 'CX', 'BY', 'CY', 'AX', 'AY'])
  })

  it('are none where a side is empty', () => {
    expect(rankedPairs({ ...factors, weaknesses: [], opportunities: [] }, 2).map(({ strategy }) => strategy)).toEqual([
      'st',
      'st',
    ])
  })
})

it('what sounds like the other side is pointed out', () => {
  expect(soundsMisplaced('Two competitors left town', 'inside')).toBe(true)
  expect(soundsMisplaced('Economic downturn', 'inside')).toBe(true)
  expect(soundsMisplaced('Loyal regulars', 'inside')).toBe(false)
  expect(soundsMisplaced('We lack a second baker', 'outside')).toBe(true)
  expect(soundsMisplaced('New flats next door', 'outside')).toBe(false)
})
