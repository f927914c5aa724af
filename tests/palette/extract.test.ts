import { expect, test } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import { contrastRatio } from '@/lib/subjects/colour/contrast'
import { hexOf } from '@/lib/subjects/colour/write'
import { backgroundOf, coloursIn, oklabOfBytes } from '@/lib/subjects/palette/extract'
import { colourOfBytes, rolesOf } from '@/lib/subjects/palette/roles'
import { svgColours } from '@/lib/subjects/palette/svg-colours'
import { designTokens } from '@/lib/subjects/palette/tokens'
import { readPng } from '../picture/read-png'
import { sample } from '../picture/samples'

const hex = (bytes: readonly number[]) => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

/* tests/vectors/image-media/flat-logo.png: a field of white with #0b5fff and #ff7a00 discs and a #333333 bar, drawn by ImageMagick. */
const flat = readPng(sample('flat-logo.png'))

test('a flat logo gives back the colours that were typed, its soft edges none', () => {
  const background = backgroundOf(flat)
  expect(background).toEqual([255, 255, 255])
  const found = coloursIn(flat, 5, background)
  expect(found.map(({ bytes }) => hex(bytes)).toSorted()).toEqual(['#0b5fff', '#333333', '#ff7a00'])
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeGreaterThan(0.98)
  expect(hex(coloursIn(flat, 5)[0]?.bytes ?? [])).toBe('#ffffff')
})

test('shares are those that ImageMagick counts', () => {
  // convert flat-logo.png -format %c histogram:info: gives 15,373, 5,025 and 3,856 pixels of the three colours.
  const found = coloursIn(flat, 5, backgroundOf(flat))
  const all = 15_373 + 5_025 + 3_856
  expect(found.map(({ bytes }) => hex(bytes))).toEqual(['#0b5fff', '#ff7a00', '#333333'])
  for (const [at, count] of [15_373, 5_025, 3_856].entries())
    expect(Math.abs((found[at]?.share ?? 0) - count / all)).toBeLessThan(0.01)
})

test('roles: the commonest colour, the furthest from it, the grey', () => {
  const roles = rolesOf(coloursIn(flat, 5, backgroundOf(flat)))
  expect(roles && hexOf(roles.primary)).toBe('#0b5fff')
  expect(roles?.accent && hexOf(roles.accent)).toBe('#ff7a00')
  expect(roles && hexOf(roles.neutral)).toBe('#333333')
  const grey = rolesOf([
    { bytes: [20, 20, 20], share: 0.6 },
    { bytes: [200, 200, 200], share: 0.4 },
  ])
  expect(grey).toMatchObject({ isGrey: true, accent: undefined })
  const one = rolesOf([{ bytes: [11, 95, 255], share: 1 }])
  expect(one).toMatchObject({ isGrey: false, hasNeutral: false, accent: undefined })
  expect(rolesOf([])).toBeUndefined()
})

test('OKLab and contrast are those of their authors', () => {
  // B. Ottosson's post gives OKLab of sRGB red as 0.628, 0.225, 0.126; WCAG's own example of #777 on white is 4.48.
  const [lightness, a, b] = oklabOfBytes([255, 0, 0])
  expect([lightness.toFixed(3), a.toFixed(3), b.toFixed(3)]).toEqual(['0.628', '0.225', '0.126'])
  expect(contrastRatio([0x77, 0x77, 0x77], [255, 255, 255]).toFixed(2)).toBe('4.48')
})

test('what is see-through is not counted, and a picture of nothing has no colour', () => {
  const empty: Pixels = { width: 4, height: 4, data: new Uint8ClampedArray(64) }
  expect(coloursIn(empty, 5)).toEqual([])
  expect(backgroundOf(empty)).toBeUndefined()
  const red = readPng(sample('see-through.png'))
  const [only, ...others] = coloursIn(red, 5)
  expect(hex(only?.bytes ?? [])).toBe('#ff0000')
  expect(others).toEqual([])
})

test('the same pixels give the same palette, and never more colours than asked', () => {
  const photo = readPng(sample('photo-lanczos.png'))
  for (const most of [2, 3, 5, 10]) {
    const found = coloursIn(photo, most)
    expect(found.length).toBeLessThanOrEqual(most)
    expect(coloursIn(photo, most)).toEqual(found)
    for (const { bytes } of found) expect(hexOf(colourOfBytes(bytes))).toBe(hex(bytes))
  }
})

test('an SVG is read as text: names, styles and sheets, without scripts, comments and addresses', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- fill="#123456" --><style>.a{fill:rebeccapurple;stroke: #0b5fff}</style>
<script>const x = 'fill="#abcdef"'</script><rect fill="#0B5FFF" style="stroke:rgb(255,122,0)"/><path fill="url(#g)" stroke="none"/>
<stop stop-color="#f70"/></svg>`
  expect(svgColours(svg, 10).map(({ bytes }) => hex(bytes))).toEqual(['#0b5fff', '#663399', '#ff7a00', '#ff7700'])
  expect(svgColours('<svg><path d="M0 0h1v1z"/></svg>', 5).map(({ bytes }) => hex(bytes))).toEqual(['#000000'])
})

test('tokens have the shape of the Design Tokens Color Module', () => {
  const tokens: unknown = JSON.parse(designTokens({ logo: { '1': colourOfBytes([255, 0, 0]) } }))
  expect(tokens).toEqual({
    logo: { $type: 'color', '1': { $value: { colorSpace: 'srgb', components: [1, 0, 0], alpha: 1, hex: '#ff0000' } } },
  })
})
