import { describe, expect, it } from 'vitest'
import { undefinedTerms, unusedTerms } from '@/lib/subjects/contracts/defined-terms'

describe('words that look defined', () => {
  it('are found behind an article, each once, with all their capital words', () => {
    expect(undefinedTerms('Pay for the Works and each Delivery Day. Then the Works end.', [])).toEqual([
      'Works',
      'Delivery Day',
    ])
  })

  it('are not found where they are known, also in the plural', () => {
    expect(undefinedTerms('Cleaning of the Sites by the Provider.', ['Site', 'Provider'])).toEqual([])
    expect(undefinedTerms('Cleaning of the Site.', ['Sites'])).toEqual([])
  })

  it('are not names of places or the first word of a sentence', () => {
    expect(undefinedTerms('Maintenance in Leeds. The Monday visit is free.', [])).toEqual([])
  })
})

describe('words that are defined for nothing', () => {
  it('never stand in the text as whole words', () => {
    expect(unusedTerms('Cleaning of the Site.', ['Site', 'Van', 'Sit'])).toEqual(['Van', 'Sit'])
  })

  it('may hold signs that mean something to a pattern', () => {
    expect(unusedTerms('As in Annex (B).', ['Annex (B)', 'C++'])).toEqual(['C++'])
  })

  it('are not empty rows', () => {
    expect(unusedTerms('x', [''])).toEqual([])
  })
})
