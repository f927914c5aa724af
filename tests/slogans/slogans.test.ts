import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patterns } from '@/lib/subjects/slogans/patterns'
import { slogansOf, type SloganRules } from '@/lib/subjects/slogans/slogans'

const rules: SloganRules = {
  name: 'Harbour Bakery',
  thing: 'bread',
  action: 'start the day well',
  qualities: 'fresh, local, honest',
  audience: 'early birds',
  without: 'additives',
  place: 'by the harbour',
  tone: 'any',
  amount: 500,
  longest: 300,
  avoid: '',
  kept: '',
  seed: 1,
}

describe('patterns of slogans', () => {
  it('are more than 120, each once', () => {
    expect(patterns.length).toBeGreaterThan(120)
    expect(new Set(patterns.map(({ text }) => text)).size).toBe(patterns.length)
  })

  it('hold no figure and no praise that the visitor did not type', () => {
    for (const { text } of patterns)
      expect(text).not.toMatch(/\b(?:\d+|best|number one|leading|award|cheapest|guaranteed|since|unique|perfect)\b/i)
  })

  it('put no article before a slot that might want another', () => {
    for (const { text } of patterns) expect(text).not.toMatch(/\ban? \{/i)
  })
})

describe('slogans', () => {
  it('are whole sentences of every pattern, each once', () => {
    const { slogans } = slogansOf(rules)
    expect(slogans.length).toBe(patterns.length)
    for (const { text } of slogans) {
      expect(text).toMatch(/^\p{Lu}/u)
      expect(text).toMatch(/[.?]$/)
      expect(text).not.toMatch(/[{}]| {2}| [.,?]/)
    }
  })

  it('are the same for the same seed and others for another', () => {
    const lines = (seed: number) => slogansOf({ ...rules, seed, amount: 12 }).slogans.map(({ text }) => text)
    expect(lines(7)).toEqual(lines(7))
    expect(lines(7)).not.toEqual(lines(8))
  })

  it('keep to length, number and words to avoid, whatever the facts', () => {
    const fact = fc.string({ unit: 'grapheme', maxLength: 30 })
    fc.assert(
      fc.property(
        fact,
        fact,
        fact,
        fc.nat(),
        fc.integer({ min: 8, max: 40 }),
        (name, thing, qualities, seed, longest) => {
          const { slogans } = slogansOf({
            ...rules,
            name,
            thing,
            qualities,
            seed,
            longest,
            amount: 9,
            avoid: 'bread, now',
          })
          expect(slogans.length).toBeLessThanOrEqual(9)
          for (const { text, characters } of slogans) {
            expect(characters).toBeLessThanOrEqual(longest)
            expect(text.toLowerCase().match(/[\p{L}]+/gu) ?? []).not.toContain('now')
          }
        },
      ),
    )
  })
})
