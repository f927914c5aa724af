import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterName } from '@/lib/subjects/characters/name'
import { turnedPicture } from '@/lib/subjects/turned-text/picture'
import { pairsOf, turned } from '@/lib/subjects/turned-text/turned'

const form = (turning: 'flip' | 'mirror') => ({ turning, isReversed: true, linesToo: false })

describe.each(['flip', 'mirror'] as const)('%s', (turning) => {
  const pairs = pairsOf(turning)

  it('has one image for each sign, and that image has the sign', () => {
    for (const [sign, image] of pairs) expect([sign, pairs.get(image)]).toEqual([sign, sign])
  })

  it('done twice gives the text again', () => {
    const text = fc.string({ unit: fc.constantFrom(...pairs.keys(), 'o', ' ', '\n', 'Q', '漢') })
    fc.assert(
      fc.property(text, fc.boolean(), fc.boolean(), (given, isReversed, linesToo) => {
        const how = { turning, isReversed, linesToo }
        expect(turned(turned(given, how).text, how).text).toBe(given)
      }),
    )
  })

  // A letter's image is called turned, reversed or inverted, and after that letter; the others look alike and are listed.
  it('agrees with the names of Unicode wherever these tell', () => {
    const told =
      turning === 'flip'
        ? /TURNED (?:SANS-SERIF )?(?:CAPITAL |DIGIT )?(\w+)$/
        : /REVERSED (?:SANS-SERIF )?(?:CAPITAL )?(\w+)$/
    let count = 0
    for (const [sign, image] of pairs) {
      const letter = told.exec(characterName(image.codePointAt(0) ?? 0))?.[1]
      if (letter === undefined || !/^[A-Za-z]$/.test(sign)) continue
      if (letter.length === 1) expect(letter).toBe(sign.toUpperCase())
      count++
    }
    expect(count).toBeGreaterThan(turning === 'flip' ? 14 : 5)
  })
})

describe('a turned text', () => {
  it('takes accents with their letter', () => expect(turned('e\u0301a', form('flip')).text).toBe('ɐǝ\u0301'))
  it('is quick', () => expect(turned('hello '.repeat(20_000), form('flip')).text).toHaveLength(120_000))
  it('is drawn without what XML cannot hold', () =>
    expect(turnedPicture('a\0\u001f\ufffe\ud83db', 'flip')).toContain('>ab</text>'))
})
