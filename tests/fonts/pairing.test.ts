import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

import { fontFamilies, fontIds, type FontId } from '@/lib/subjects/fonts/families'
import { fontPairs, pairCss, pairOf, pairReasons, typeScale, variedPairs } from '@/lib/subjects/fonts/pairing'
import { brokenLines, specimenSvg } from '@/lib/subjects/fonts/specimen'
import { faceOf, type Face } from '@/lib/subjects/paper/faces'
import { shaped } from '@/lib/subjects/paper/shape'

const folder = path.resolve('node_modules/@fontsource')
const packageFile = (id: string, file: string) => readFileSync(path.join(folder, id, file))
const table = (name: string) =>
  readFileSync(path.resolve('tests/vectors/font-traits', name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))

function face(family: FontId, weight: 400 | 700 = 400): Promise<Face> {
  const href = `files/${family}-latin-${weight}-normal.woff`
  return faceOf({ family, weight, ranges: [], href }, async (file) => new Uint8Array(packageFile(family, file)))
}

describe('the families', () => {
  it('hold what FreeType measures', () => {
    const [, ...rows] = table('traits.tsv')
    expect(rows.map(([id]) => id)).toEqual(fontIds)
    for (const [id, version, ...measures] of rows) {
      const { xHeight, capHeight, width, contrast, version: own } = fontFamilies[id as FontId]
      expect([id, own, xHeight, capHeight, width, contrast]).toEqual([id, version, ...measures.map(Number)])
    }
  })

  it.each(fontIds)('%s is named, licensed and drawn as its package says', async (id) => {
    const { name, licence, version, xHeight, capHeight, width } = fontFamilies[id]
    const about = JSON.parse(packageFile(id, 'package.json').toString()) as { license: string; version: string }
    expect([about.license, about.version]).toEqual([licence, version])
    expect(packageFile(id, 'latin-400.css').toString()).toContain(`font-family: '${name}'`)
    for (const weight of ['400', '700']) expect(packageFile(id, `latin-${weight}.css`).length).toBeGreaterThan(0)
    const { font } = await face(id)
    const heightOf = (letter: string) =>
      (font.glyphForCodePoint(letter.codePointAt(0) ?? 0).bbox.maxY / font.unitsPerEm) * 1000
    // FreeType draws whole pixels of a 2,000th.
    expect(Math.abs(heightOf('x') - xHeight)).toBeLessThanOrEqual(1)
    expect(Math.abs(heightOf('H') - capHeight)).toBeLessThanOrEqual(1)
    const letters = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) =>
      font.glyphForCodePoint(letter.codePointAt(0) ?? 0),
    )
    const mean = letters.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / 26 / font.unitsPerEm
    expect(Math.abs(mean * 1000 - width)).toBeLessThanOrEqual(0.5)
  })

  it('set a kerned line as wide as HarfBuzz does', async () => {
    const [[, line = ''] = [], ...rows] = table('lines.tsv')
    const apart = await Promise.all(
      rows.map(async ([id, width]) => Math.abs(shaped(await face(id as FontId), line).width - Number(width))),
    )
    expect(apart).toHaveLength(fontIds.length)
    expect(Math.max(...apart)).toBeLessThan(1)
  })
})

describe('pairs', () => {
  it('get the points that were worked out by hand', () => {
    // x-heights 515 and 525: 30 × 0.9; strokes 4.85 and 1.14: more than 2 apart; both bold.
    const { points, parts } = pairOf('playfair-display', 'montserrat', 'any')
    expect([parts.kind, parts.strokes, parts.mood]).toEqual([40, 15, 15])
    expect(parts.height).toBeCloseTo(27)
    expect(points).toBeCloseTo(97)
    // Two serifs: x-heights 500 and 492 (30 × 0.92), strokes 0.66 apart (15 × 0.33), both classic.
    expect(pairOf('lora', 'source-serif-4', 'any').points).toBeCloseTo(27.6 + 4.95 + 15)
    // One of two is technical.
    expect(pairOf('roboto-slab', 'lora', 'technical').parts.mood).toBe(7.5)
    // A slab beside a serif differs quietly, a monospaced face beside a sans more.
    expect(pairOf('bitter', 'lora', 'any').parts.kind).toBe(15)
    expect(pairOf('ibm-plex-mono', 'inter', 'any').parts.kind).toBe(25)
    // 578 and 405: farther apart than counts.
    expect(pairOf('oswald', 'eb-garamond', 'any').parts.height).toBe(0)
  })

  it('are all that was asked for, in order, none with itself', () => {
    const all = fontPairs({ mood: 'any', heading: 'any', body: 'any' })
    // Sixteen for headings, thirteen for text, thirteen of them the same.
    expect(all).toHaveLength(16 * 13 - 13)
    expect(all.every(({ heading, body }) => heading !== body && fontFamilies[body].isForText)).toBe(true)
    expect(all.map(({ points }) => points)).toEqual(
      all.map(({ points }) => points).toSorted((one, other) => other - one),
    )
    expect(all.every(({ points }) => points >= 0 && points <= 100)).toBe(true)
    expect(
      fontPairs({ mood: 'any', heading: 'serif', body: 'lora' }).every(
        ({ heading }) => fontFamilies[heading].kind === 'serif',
      ),
    ).toBe(true)
    expect(fontPairs({ mood: 'any', heading: 'lora', body: 'lora' })).toEqual([])
  })

  it('that are shown repeat no family where there are others', () => {
    const all = fontPairs({ mood: 'any', heading: 'any', body: 'any' })
    const shown = variedPairs(all, 3)
    expect(shown[0]).toBe(all[0])
    expect(new Set(shown.flatMap(({ heading, body }) => [heading, body])).size).toBe(6)
    expect(variedPairs(fontPairs({ mood: 'any', heading: 'lora', body: 'any' }), 3)).toHaveLength(3)
  })

  it('say why', () => {
    const said = pairReasons(pairOf('playfair-display', 'montserrat', 'any')).join(' ')
    expect(said).toContain('Playfair Display is a serif, Montserrat a sans serif')
    // 515 / 525 = 0.981
    expect(said).toContain('the small letters of Playfair Display are 2% lower')
    expect(said).toContain('4.85 times as thick')
    expect(said).toContain('Both are filed under bold')
    expect(pairReasons(pairOf('lora', 'merriweather', 'any'))[0]).toContain('Both are serif')
    expect(pairReasons(pairOf('ibm-plex-mono', 'ibm-plex-sans', 'any'))[1]).toContain('equally tall')
  })
})

describe('the style sheet', () => {
  it('has the sizes of the ratio', () => {
    // 1.25² = 1.5625, ³ = 1.953125, ⁴ = 2.44140625; 1 / 1.25 = 0.8
    expect(typeScale(1.25)).toEqual({ h1: 2.441, h2: 1.953, h3: 1.563, small: 0.8 })
    expect(typeScale(1.5)).toEqual({ h1: 5.063, h2: 3.375, h3: 2.25, small: 0.667 })
  })

  it.each([
    ['playfair-display', 'source-sans-3'],
    ['roboto-slab', 'lora'],
  ] as const)('names files that the packages of %s and %s have', (heading, body) => {
    const css = pairCss({ heading, body }, 1.25)
    const imports = [...css.matchAll(/@import '@fontsource\/([\w-]+)\/([\w-]+\.css)'/g)]
    expect(imports).toHaveLength(3)
    for (const [, id = '', file = ''] of imports) expect(packageFile(id, file).length).toBeGreaterThan(0)
    expect(css).toContain(`'${fontFamilies[heading].name}', `)
    expect(css).toContain('font: 700 2.441rem/1.2 var(--font-heading)')
  })

  it('names the licence of each', () => {
    const css = pairCss({ heading: 'roboto-slab', body: 'lora' }, 1.25)
    expect(css).toContain('Roboto Slab: Apache License 2.0. Lora: SIL Open Font License 1.1.')
  })
})

describe('specimens', () => {
  const words = { title: 'Fish & chips', text: 'Two lines\nof text', names: 'Names', alt: 'A <specimen>' }
  async function faces() {
    return { heading: await face('oswald', 700), body: await face('lora'), bold: await face('lora', 700) }
  }

  it('break lines at spaces and very long words within', async () => {
    const lora = await face('lora')
    const text = `one two three ${'m'.repeat(90)} end`
    const lines = brokenLines(lora, text, 17, 300)
    expect(lines.every((line) => (shaped(lora, line).width * 17) / 1000 <= 300)).toBe(true)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    expect(brokenLines(lora, '', 17, 300)).toEqual([''])
  })

  it('are outlines with the words read out, and no letters of the device', async () => {
    const { svg, width, height, missing } = specimenSvg(await faces(), words, 1.25)
    expect(missing).toEqual([])
    expect(svg).toContain('aria-label="A &lt;specimen&gt;"')
    expect(svg).not.toMatch(/<text|font-family|NaN/)
    expect(width).toBe(480)
    expect(height).toBeGreaterThan(150)
    const larger = specimenSvg(await faces(), words, 1.5)
    expect(larger.height).toBeGreaterThan(height)
  })

  it('name the characters that a font lacks', async () => {
    const { missing } = specimenSvg(await faces(), { ...words, title: 'Привет', text: 'a 漢 b' }, 1.25)
    expect(missing).toEqual([...'Привет', '漢'])
  })
})
