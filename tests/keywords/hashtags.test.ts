import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hashtagsOf, tagOf } from '@/lib/subjects/keywords/hashtags'
import { keywordsOf } from '@/lib/subjects/keywords/rake'

const rules = {
  own: '',
  most: 30,
  writing: 'camel',
  longest: 30,
  stopWords: 'auto',
  leaveOut: '',
} as const

describe('hashtags', () => {
  it('are letters, marks, digits, _ and emoji behind one #, each once and no more than wanted, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.integer({ min: 1, max: 8 }), (text, most) => {
        const { tags } = hashtagsOf({ ...rules, text, own: text, most })
        const written = tags.map(({ tag }) => tag)
        expect(written.length).toBeLessThanOrEqual(most)
        expect(new Set(written.map((tag) => tag.toLowerCase())).size).toBe(written.length)
        for (const tag of written)
          expect(tag).toMatch(/^#[\p{L}\p{M}\p{N}_\p{Extended_Pictographic}\p{Emoji_Modifier}\u200d]+$/u)
      }),
    )
  })

  it('keep capitals within a word and leave out apostrophes', () => {
    expect(tagOf('iPhone repair', 'camel')).toBe('iPhoneRepair')
    expect(tagOf('baker’s dozen', 'camel')).toBe('BakersDozen')
    expect(tagOf('do-it-yourself', 'underscore')).toBe('do_it_yourself')
    expect(tagOf('2026', 'camel')).toBe('')
  })

  it('come of Chinese, whose words have no spaces between them', () => {
    const { tags } = hashtagsOf({ ...rules, text: '我们的面包是在石炉里烤的', stopWords: 'zh' })
    expect(tags.map(({ tag }) => tag)).toContain('#面包')
  })
})

describe('RAKE', () => {
  it('does 20,000 words within a second', () => {
    const text = 'The stone oven of the bakery bakes wholegrain bread, and the mill grinds flour. '.repeat(1500)
    const begun = performance.now()
    expect(keywordsOf(text, { stopWords: 'en', leaveOut: [] }).phrases.length).toBeGreaterThan(2)
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})
