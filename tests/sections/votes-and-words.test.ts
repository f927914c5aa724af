import { describe, expect, it } from 'vitest'
import { outcomeOf } from '@/lib/subjects/meetings/votes'
import { vagueWords } from '@/lib/subjects/planning/vague-words'
import { hiringWords } from '@/lib/subjects/workforce/hiring-words'

// California State Association of Parliamentarians: more than half of the votes cast, abstentions not counted.
it('a motion is carried by more than half of the votes cast', () => {
  for (let yes = 0; yes <= 12; yes++)
    for (let no = 0; no <= 12; no++) {
      const isCarried = yes > (yes + no) / 2
      expect(outcomeOf({ for: yes, against: no, abstained: 5 }) === 'carried').toBe(isCarried)
    }
  expect(outcomeOf({ for: 3, against: 3, abstained: 0 })).toBe('tied')
  expect(outcomeOf({ for: 1, against: 3, abstained: 9 })).toBe('lost')
  expect(outcomeOf({ for: 0, against: 0, abstained: 4 })).toBe('none')
})

describe('vague words', () => {
  it('are found whole, in any case', () => {
    expect(vagueWords('Support as needed, updates, ETC.')).toEqual(['as needed', 'etc'])
    expect(vagueWords('A timely, user-friendly report')).toEqual(['timely', 'user-friendly'])
  })

  it('are not found within other words', () => {
    expect(vagueWords('A sketch of the untimely unreasonable kitchen')).toEqual([])
  })
})

describe('words of a job notice', () => {
  it('come with what to write instead', () => {
    expect(hiringWords('We look for a young Ninja. He or she is a native speaker.')).toEqual([
      { word: 'ninja', instead: 'expert' },
      { word: 'he or she', instead: 'they' },
      { word: 'young', instead: 'motivated' },
      { word: 'native speaker', instead: 'fluent' },
    ])
  })

  it('are whole words: a youngest branch and a foremanship are none', () => {
    expect(hiringWords('Our youngest branch, its foremanship, the salesmanship course')).toEqual([])
  })
})
