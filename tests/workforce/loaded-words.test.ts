import { describe, expect, it } from 'vitest'
import { loadedWords } from '@/lib/subjects/workforce/loaded-words'

describe('words that judge', () => {
  it('are found whole, in any case, once', () => {
    expect(loadedWords('You are ALWAYS late. Always! Your attitude…')).toEqual(['always', 'attitude'])
    expect(loadedWords('"Lazy", she said; he was never there')).toEqual(['never', 'lazy'])
  })

  it('are not found within others or in plain facts', () => {
    expect(loadedWords('On 4 March at 8:40 the hallways were closed; nevertheless he came, uselessly')).toEqual([])
    expect(loadedWords('')).toEqual([])
  })
})
