import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { advances } from '@/lib/subjects/design/advances'
import { measured } from '@/lib/subjects/design/measure'
import { fonts } from '../paper/read-fonts'

const upright = fonts.files.filter(({ family, italic }) => family === 'noto-sans' && !italic)
const opened = new Map<string, Font>(upright.map(({ href }) => [href, create(readFileSync(href)) as Font]))

/** What the font itself says of a letter, in shares of its size. */
function byFont(codePoint: number, weight: 400 | 700): number | undefined {
  for (const { weight: own, ranges, href } of upright) {
    const font = opened.get(href)
    if (own !== weight || !font?.hasGlyphForCodePoint(codePoint)) continue
    if (!ranges.some(([from, to]) => from <= codePoint && codePoint <= to)) continue
    return font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
  }
  return undefined
}

describe('the table of letter widths', () => {
  it.each([
    ['regular', 400],
    ['bold', 700],
  ] as const)('%s is that of the font', (name, weight) => {
    let compared = 0
    const wrong: string[] = []
    for (const [from, digits] of advances[name])
      for (let at = 0; at * 2 < digits.length; at++) {
        const letter = String.fromCodePoint(from + at)
        const expected = byFont(from + at, weight)
        const { width, isKnown } = measured(letter, weight === 700)
        if (isKnown !== (expected !== undefined)) wrong.push(`${letter} is ${isKnown ? '' : 'un'}known`)
        if (!isKnown || expected === undefined) continue
        compared += 1
        if (Math.abs(width - expected) > 0.00051) wrong.push(`${letter}: ${width} for ${expected}`)
      }
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(800)
  })

  it('adds letters up, and says where it only estimates', () => {
    const sum = ['A', 'b', 'ż', ' '].reduce((all, one) => all + measured(one, false).width, 0)
    expect(measured('Abż ', false)).toEqual({ width: sum, isKnown: true })
    expect(measured('日本', false)).toEqual({ width: 2, isKnown: false })
  })
})
