import { describe, expect, it } from 'vitest'
import { doubtfulPraise } from '@/lib/subjects/workforce/reference-words'

describe('praise that is discounted', () => {
  it('is found by kind, as whole words in any case', () => {
    expect(doubtfulPraise('The BEST planner, pleasant; she tried. Bestow, nicely.')).toEqual({
      superlative: ['best'],
      manner: ['pleasant'],
      faint: ['tried'],
    })
  })

  it('is not found in what can be checked', () => {
    expect(doubtfulPraise('In March she cut late orders from 40 to 12.')).toEqual({
      superlative: [],
      manner: [],
      faint: [],
    })
  })
})
