import { describe, expect, it } from 'vitest'
import { protectedWords } from '@/lib/subjects/workforce/protected-words'

describe('words for protected reasons', () => {
  it('are found at the beginning of a word, in any case', () => {
    expect(protectedWords('Because of your PREGNANCY and your trade union work')).toEqual(['pregnancy', 'trade union'])
    expect(protectedWords('after the disability was reported; Race')).toEqual(['disability', 'race'])
  })

  it('are not found within other words', () => {
    expect(protectedWords('The trace of the embrace was terrace. Three late deliveries.')).toEqual([])
  })
})
