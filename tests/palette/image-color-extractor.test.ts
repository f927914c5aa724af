import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import tool from '@/lib/tools/utilities/files/image-color-extractor'
import { nearestName } from '@/lib/subjects/colour/nearest-name'
import { hexOfName } from '@/lib/subjects/colour/names'
import { backgroundOf, coloursIn, type FoundColour } from '@/lib/subjects/palette/extract'
import { colourOfBytes } from '@/lib/subjects/palette/roles'
import type { Triple } from '@/lib/subjects/colour/spaces'
import { readPng } from '../picture/read-png'

const picture = (name: string) => readPng(new Uint8Array(readFileSync(`tests/vectors/palette/${name}.png`)))
const hex = (bytes: readonly number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
const bytesOf = (digits: string): Triple => {
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/* Widths of tests/vectors/palette/make.sh. */
const stripes = [
  '#102a43',
  '#d64545',
  '#f0b429',
  '#3ebd93',
  '#4098d7',
  '#8719e0',
  '#f0f4f8',
  '#627d98',
  '#ff9bc4',
  '#5f370e',
  '#b3e000',
  '#00504a',
]
const widths = [60, 56, 52, 48, 44, 40, 36, 32, 28, 24, 20, 16]

describe('colours of a picture', () => {
  it('are those that were painted, with the shares of their surfaces', () => {
    const found = coloursIn(picture('stripes'), 24)
    expect(found.map(({ bytes }) => hex(bytes))).toEqual(stripes)
    const total = widths.reduce((sum, width) => sum + width, 0)
    for (const [at, { share }] of found.entries()) expect(share).toBeCloseTo((widths[at] ?? 0) / total, 2)
  })

  it('are never more than asked, and one where there is one', () => {
    for (const most of [2, 5, 8, 12]) expect(coloursIn(picture('stripes'), most).length).toBeLessThanOrEqual(most)
    expect(coloursIn(picture('one'), 8)).toEqual([{ bytes: [64, 152, 215], share: 1 }])
    expect(backgroundOf(picture('stripes'))).toBeUndefined()
  })
})

describe('the nearest CSS name', () => {
  const lines = readFileSync('tests/vectors/colour-names/nearest.txt', 'utf8').trim().split('\n')
  it.each(lines.map((line) => line.split(' ') as [string, ...string[]]))('#%s', (digits, ...names) => {
    expect(names).toContain(nearestName(colourOfBytes(bytesOf(digits)).xyz).name)
  })

  test('a named colour is itself', () => {
    for (const [name, digits] of hexOfName) {
      const found = nearestName(colourOfBytes(bytesOf(digits)).xyz)
      expect(found.distance).toBeLessThan(1e-9)
      expect(hexOfName.get(found.name)).toBe(hexOfName.get(name))
    }
  })
})

describe('what the page shows and gives away', () => {
  const colours: FoundColour[] = [
    { bytes: [64, 152, 215], share: 0.5 },
    { bytes: [240, 244, 248], share: 0.3 },
    { bytes: [214, 69, 69], share: 0.2 },
  ]
  const values = { most: 8, order: 'share', leavesBackground: false, name: 'photo', format: 'css' }
  type Work = Parameters<typeof tool.views>[0]
  const work = (changes: object = {}, found: readonly FoundColour[] = colours) => {
    const answer = { kind: 'palette', colours: found, background: undefined, size: { width: 4, height: 3 } }
    const files = [1, 2].map((id) => ({
      id,
      name: `${id}.png`,
      size: 1,
      file: new File([], `${id}.png`),
      isBusy: false,
      answer,
    }))
    return {
      values: { ...values, ...changes },
      texts: {},
      opened: {},
      picks: {},
      selection: undefined,
      files,
    } as unknown as Work
  }
  const shown = (given: Work) => JSON.stringify(tool.views(given))
  const taken = (name: 'copy' | 'save', given: Work) => {
    const way = tool.takeAway[name]
    return way && 'of' in way ? way.of(given) : undefined
  }

  it('writes each format', () => {
    expect(taken('copy', work())).toBe(
      ':root {\n  --photo-1: #4098d7;\n  --photo-2: #f0f4f8;\n  --photo-3: #d64545;\n}\n',
    )
    expect(taken('copy', work({ format: 'scss', name: 'Sea side' }))).toContain('$sea-side-3: #d64545;')
    expect(taken('copy', work({ format: 'tailwind' }))).toContain('--color-photo-1: oklch(')
    expect(taken('copy', work({ format: 'gpl' }))).toContain(' 64 152 215\tphoto-1')
    expect(JSON.parse(String(taken('copy', work({ format: 'tokens' }))))).toMatchObject({
      photo: { $type: 'color', 2: { $value: { hex: '#f0f4f8' } } },
    })
    expect(taken('copy', work({ format: 'ase' }))).toBeUndefined()
    expect(taken('save', work({ format: 'ase' }))).toBeInstanceOf(Blob)
    expect(taken('save', work({}, []))).toBeUndefined()
  })

  it.each([
    ['share', ['#4098d7', '#f0f4f8', '#d64545']],
    ['light', ['#f0f4f8', '#4098d7', '#d64545']],
    ['hue', ['#d64545', '#4098d7', '#f0f4f8']],
  ])('orders them by %s', (order, wanted) => {
    const css = String(taken('copy', work({ order })))
    expect(css.match(/#[0-9a-f]{6}/g)).toEqual(wanted)
  })

  it('names, shares, gradients and contrast', () => {
    const all = shown(work())
    expect(all).toContain('3 colours stand for this picture.')
    expect(all).toContain('#4098d7, 50%')
    expect(all).toContain('linear-gradient(to right in oklch, #4098d7, #f0f4f8, #d64545)')
    expect(all).toContain('#4098d7 0.0% 50.0%, #f0f4f8 50.0% 80.0%, #d64545 80.0% 100.0%')
    // tests/vectors/contrast/make.py gives 4.378 for #d64545 on white.
    expect(all).toContain('4.37 large')
    expect(all).toContain('Show this palette')
    expect(shown(work({}, []))).toContain('everything in this picture is see-through')
    expect(shown({ ...work(), files: [] })).toContain('Choose a picture')
  })
})
