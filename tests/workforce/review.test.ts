import { describe, expect, it } from 'vitest'
import { phraseFor, reviewSkills, type ReviewSkill } from '@/lib/subjects/workforce/review-phrases'
import { reviewWords } from '@/lib/subjects/workforce/review-words'

describe('words of a review', () => {
  it.each([
    ['A real team player with a good  attitude.', ['good attitude', 'team player'], []],
    ['She can be Abrasive and too quiet in meetings.', [], ['abrasive', 'too quiet']],
    ['Nicely planned; Nice is where the fair was.', ['nice'], []],
    ['Closed 42 of 45 tickets within a day.', [], []],
    ['Emotionally charged calls were handled by her.', [], []],
    ['', [], []],
  ] as const)('%s', (text, vague, biased) => {
    expect(reviewWords(text)).toEqual({ vague, biased })
  })
})

describe('phrases', () => {
  it('have gaps for what only the writer knows, and no word that the page warns of', () => {
    for (const skill of Object.keys(reviewSkills) as ReviewSkill[])
      for (const rating of [1, 2, 3, 4, 5]) {
        const phrase = phraseFor(skill, rating)
        expect(phrase).toMatch(/\[[^\]]+\]/)
        expect(reviewWords(phrase)).toEqual({ vague: [], biased: [] })
      }
  })

  it('differ below, at and above what is expected', () => {
    expect(new Set([1, 3, 5].map((rating) => phraseFor('quality', rating))).size).toBe(3)
    expect(phraseFor('quality', 2)).toBe(phraseFor('quality', 1))
    expect(phraseFor('quality', 4)).toBe(phraseFor('quality', 5))
  })
})
