import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import {
  families,
  filledText,
  letterSize,
  patterns,
  placeholderSvg,
  type Family,
  type Look,
} from '@/lib/subjects/placeholder/drawing'
import {
  heightIn,
  longestSide,
  mostPlaceholders,
  placeholderNames,
  ratioOf,
  ratios,
  readSizes,
} from '@/lib/subjects/placeholder/sizes'

const look: Look = {
  ground: '#cbd5e1',
  ink: '#334155',
  pattern: 'none',
  text: '{w} × {h}',
  family: 'sans',
  isBold: true,
  seed: 1,
}

/** Elements and texts as a parser of XML reads them; it throws on what is no XML. */
function parsed(svg: string): { names: string[]; text: string; root: Record<string, string> } {
  const names: string[] = []
  let text = ''
  let root: Record<string, string> = {}
  const parser = new SaxesParser({ xmlns: false })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (names.length === 0) root = attributes as Record<string, string>
    names.push(name)
  })
  parser.on('text', (part) => {
    text += part
  })
  parser.write(svg).close()
  return { names, text, root }
}

describe('sizes', () => {
  it('are read from a list with names, and what is none is refused with its line', () => {
    const { sizes, refused } = readSizes(
      '300x250, 728 x 90 leader board;160×600\n\nhero 1200X630\nnothing\n20000x10, 0x5',
    )
    expect(sizes).toEqual([
      { width: 300, height: 250, name: undefined },
      { width: 728, height: 90, name: 'leader-board' },
      { width: 160, height: 600, name: undefined },
      { width: 1200, height: 630, name: 'hero' },
    ])
    expect(refused).toEqual([
      { line: 4, text: 'nothing', why: 'no-size' },
      { line: 5, text: '20000x10', why: 'too-large' },
      { line: 5, text: '0x5', why: 'no-size' },
    ])
    expect(readSizes(`${longestSide}x1`).sizes).toHaveLength(1)
  })
  it('are 2,000 at most', () => {
    const { sizes, refused } = readSizes(Array.from({ length: 2003 }, (_, at) => `${at + 1}x9`).join('\n'))
    expect(sizes).toHaveLength(mostPlaceholders)
    expect(refused.map(({ why }) => why)).toEqual(['too-many', 'too-many', 'too-many'])
  })
  it('have names of their own', () => {
    const { sizes } = readSizes('10x10\n10x10\n10x10 a/b\n10x10 A b')
    expect(placeholderNames(sizes, 'png')).toEqual([
      'placeholder-10x10.png',
      'placeholder-10x10-2.png',
      'a-b-10x10.png',
      'A-b-10x10-2.png',
    ])
  })
  it('follow a shape, and a shape follows from them', () => {
    expect(ratios.map((ratio) => heightIn(ratio, 1920))).toEqual([1080, 1440, 1280, 1920, 3413, 823, 2560])
    expect(ratioOf({ width: 1920, height: 1080 })).toBe('16:9')
    expect(ratioOf({ width: 300, height: 250 })).toBe('6:5')
    expect(heightIn('21:9', 1)).toBe(1)
  })
})

describe('the drawing', () => {
  it('is XML of exactly its size, in every pattern', () => {
    for (const pattern of patterns) {
      const svg = placeholderSvg({ ...look, pattern }, { width: 321, height: 77, number: 1 })
      const { root, text, names } = parsed(svg)
      expect(root).toMatchObject({ width: '321', height: '77', viewBox: '0 0 321 77' })
      expect(text).toBe('321 × 77')
      expect(names).not.toContain('script')
    }
  })

  it('holds any text as it is, escaped', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom(...(Object.keys(families) as Family[])),
        (text, family) => {
          const svg = placeholderSvg({ ...look, text, family }, { width: 100, height: 50, number: 1 })
          const kept = filledText(text, { width: 100, height: 50, number: 1 })
            .split('\n')
            .map((line) =>
              line
                .toWellFormed()
                .replaceAll(/\p{Cc}|[\ufffe\uffff]/gu, '')
                .trim(),
            )
            .join('')
          expect(parsed(svg).text).toBe(kept)
        },
      ),
    ))

  it('fills in what stands in braces and leaves other braces', () => {
    const facts = { width: 1600, height: 900, number: 3, name: 'hero' }
    expect(filledText('{n} {name}: {w}x{h} {ratio} {x} {{w}}', facts)).toBe('3 hero: 1600x900 16:9 {x} {1600}')
    expect(filledText('{name}', { width: 1, height: 1, number: 1 })).toBe('')
  })

  it('has letters that fit within it', () => {
    for (const family of Object.keys(families) as Family[])
      for (const [width, height] of [
        [300, 250],
        [728, 90],
        [16, 16],
        [160, 600],
      ] as const) {
        const size = letterSize(['1234 × 5678', 'two'], { width, height }, family)
        expect(size * 11 * 0.5).toBeLessThanOrEqual(width)
        expect(size * 2 * 1.25).toBeLessThanOrEqual(Math.max(height, 2.5))
        expect(size).toBeGreaterThanOrEqual(1)
      }
    // Full forms are as wide as they are high.
    expect(letterSize(['画像画像'], { width: 40, height: 400 }, 'sans')).toBeLessThan(
      letterSize(['abcd'], { width: 40, height: 400 }, 'sans'),
    )
  })
})
