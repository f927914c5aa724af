import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as formulas from '@/lib/subjects/readability/formulas'
import type { TextMeasures } from '@/lib/subjects/readability/formulas'

interface Row {
  given: Partial<TextMeasures>
  fleschEase: number
  fleschKincaid: number
  gunningFog: number
  smog: number
  colemanLiau: number
  automated: number
  daleChall: number
}
const rows = JSON.parse(readFileSync('tests/vectors/readability/formulas.json', 'utf8')) as Row[]
const text = (given: Partial<TextMeasures>): TextMeasures => ({ ...formulas.noMeasures, ...given })

describe('formulas of readability', () => {
  it.each(rows)('agree with packages of another author: $given.words words', ({ given, ...expected }) => {
    const measures = text(given)
    expect(formulas.fleschEase(measures)).toBeCloseTo(expected.fleschEase, 9)
    expect(formulas.fleschKincaid(measures)).toBeCloseTo(expected.fleschKincaid, 9)
    expect(formulas.gunningFog(measures)).toBeCloseTo(expected.gunningFog, 9)
    expect(formulas.smog(measures)).toBeCloseTo(expected.smog, 9)
    expect(formulas.colemanLiau(measures)).toBeCloseTo(expected.colemanLiau, 9)
    expect(formulas.readabilityIndex(measures.characters, measures.words, measures.sentences)).toBeCloseTo(
      expected.automated,
      9,
    )
    expect(formulas.daleChall(measures)).toBeCloseTo(expected.daleChall, 9)
  })

  // “The Australian platypus is seemingly a hybrid of a mammal and reptilian creature.” is printed as 37.5 and grade 11.3; the reading
  // passage unto itself as 69; the abstract of 119 words, 5 sentences and 639 letters as 14.5.
  it('give the printed figures of worked examples within 0.1', () => {
    expect(formulas.fleschEase(text({ sentences: 1, words: 13, syllables: 24 }))).toBeCloseTo(37.5, 1)
    expect(formulas.fleschKincaid(text({ sentences: 1, words: 13, syllables: 24 }))).toBeCloseTo(11.3, 1)
    expect(Math.abs(formulas.fleschEase(text({ sentences: 1, words: 16, syllables: 23 })) - 69)).toBeLessThan(0.1)
    expect(formulas.fleschEase(text({ sentences: 1, words: 6, syllables: 6 }))).toBeCloseTo(116.1, 1)
    expect(formulas.colemanLiau(text({ sentences: 5, words: 119, letters: 639 }))).toBeCloseTo(14.5, 1)
  })

  // McLaughlin's table for 30 sentences, of 3 + √words; his regression stays within one grade of it.
  it.each([
    [4, 5],
    [16, 7],
    [36, 9],
    [64, 11],
    [100, 13],
    [144, 15],
    [196, 17],
  ])('SMOG stays within a grade of its table: %i words', (polysyllables, grade) => {
    expect(Math.abs(formulas.smog(text({ polysyllables, sentences: 30 })) - grade)).toBeLessThan(1)
  })

  // Counted and worked out by hand.
  it('give what a pencil gives for other languages', () => {
    // 2 sentences, 20 words, 36 syllables, 5 of three and more, 9 of one, 6 long, 110 letters
    const counted = text({
      sentences: 2,
      words: 20,
      syllables: 36,
      polysyllables: 5,
      monosyllables: 9,
      longWords: 6,
      letters: 110,
    })
    // 0.1935 × 25 + 0.1672 × 10 + 0.1297 × 30 − 0.0327 × 45 − 0.875 = 4.8375 + 1.672 + 3.891 − 1.4715 − 0.875
    expect(formulas.wiener(counted)).toBeCloseTo(8.054, 10)
    expect(formulas.amstad(counted)).toBeCloseTo(180 - 10 - 105.3, 10)
    expect(formulas.fernandezHuerta(counted)).toBeCloseTo(206.84 - 108 - 10.2, 10)
    expect(formulas.szigriszt(counted)).toBeCloseTo(206.835 - 112.14 - 10, 10)
    expect(formulas.douma(counted)).toBeCloseTo(206.84 - 138.6 - 9.3, 10)
    expect(formulas.gulpease(counted)).toBeCloseTo(89 + (600 - 1100) / 20, 10)
    expect(formulas.lix(counted)).toBeCloseTo(10 + 30, 10)
    expect(formulas.rix(counted)).toBe(3)
  })

  it('take grades from the table of RIX, its edges included', () => {
    const edges = [0, 0.19, 0.2, 0.5, 0.8, 1.3, 1.8, 2.4, 3, 3.7, 4.5, 5.3, 6.2, 7.19, 7.2, 40]
    expect(edges.map(formulas.rixGrade)).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 12, 13, 13])
  })
})
