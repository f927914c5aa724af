import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slugLanguages } from '@/lib/subjects/slugs/latin-letters'
import { slugOf, slugsOf, type SlugRules } from '@/lib/subjects/slugs/slug'

const rules: SlugRules = {
  language: 'latin',
  separator: '-',
  longest: undefined,
  dropsSmall: false,
  dropped: new Set(),
  others: 'drop',
}
const titles = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(..."abÄß İıé&'’-_.% 12ЩъїђΆυςψ你א😀½ﬁ"), maxLength: 20 }),
)
const settings = fc.record({
  language: fc.constantFrom(...slugLanguages),
  separator: fc.constantFrom('-', '_', '.'),
  others: fc.constantFrom('keep', 'percent', 'drop'),
  longest: fc.constantFrom(undefined, 1, 7, 20),
  dropsSmall: fc.boolean(),
})
const often = { seed: 20260313, numRuns: 1500 }

describe('a slug', () => {
  it('of a slug is the same slug', () => {
    fc.assert(
      fc.property(titles, settings, (title, chosen) => {
        const slug = slugOf(title, { ...rules, ...chosen })
        expect(slugOf(slug, { ...rules, ...chosen })).toBe(slug)
      }),
      often,
    )
  })

  it('holds unreserved characters of RFC 3986 alone, and no more than wanted', () => {
    fc.assert(
      fc.property(titles, settings, (title, chosen) => {
        const slug = slugOf(title, { ...rules, ...chosen, others: 'drop' })
        expect(slug).toMatch(/^[a-z0-9._-]*$/)
        expect(slug.length).toBeLessThanOrEqual(chosen.longest ?? Infinity)
      }),
      often,
    )
  })

  it('is another one for each title of a list', () => {
    fc.assert(
      fc.property(fc.array(titles, { maxLength: 20 }), (list) => {
        const slugs = slugsOf(list, rules).slugs.filter((slug) => slug !== '')
        expect(new Set(slugs).size).toBe(slugs.length)
      }),
      { seed: 20260314, numRuns: 200 },
    )
  })
})
