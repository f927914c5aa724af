import { describe, expect, it } from 'vitest'
import { apcaContrast, contrastRatio, nearestWithContrast, writtenRatio } from '@/lib/subjects/colour/contrast'
import { isInDisplayP3, isInSrgb, mappedToSrgb } from '@/lib/subjects/colour/gamut'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { scaleOf, schemeOf } from '@/lib/subjects/colour/scheme'
import {
  displayP3Of,
  hslOf,
  hsvOf,
  hwbOf,
  labOf,
  lchOf,
  linearSrgbOf,
  oklabOf,
  oklchOf,
  srgbOf,
  type Colour,
  type Triple,
} from '@/lib/subjects/colour/spaces'
import { seenWith, visionFilter, visions } from '@/lib/subjects/colour/vision'
import { bytesOf, hexOf, notationIds, write } from '@/lib/subjects/colour/write'
import vectors from '../vectors/colour/cases.json'

function colour(css: string): Colour {
  const read = parseColour(css)
  if (!isColour(read)) throw new Error(`${css}: ${read.fault}`)
  return read
}

const bytes = (css: string) => bytesOf(colour(css).xyz) as Triple

function expectClose(ours: Triple, theirs: readonly (number | null)[], digits: number): void {
  theirs.forEach((value, at) => {
    // A grey has no hue, whatever number stands for that.
    if (value !== null && !Number.isNaN(ours[at])) expect(ours[at]).toBeCloseTo(value, digits)
  })
}

describe('conversions beside Color.js', () => {
  it.each(vectors.colours)('$hex', (vector) => {
    const { xyz } = colour(vector.hex)
    const code = srgbOf(xyz)
    expectClose(xyz, vector['xyz-d65'], 7)
    expectClose(hslOf(code), vector.hsl, 4)
    expectClose(hsvOf(code), vector.hsv, 4)
    expectClose(hwbOf(code), vector.hwb, 4)
    expectClose(labOf(xyz), vector.lab, 4)
    expectClose(lchOf(xyz), vector.lch, 3)
    expectClose(oklabOf(xyz), vector.oklab, 5)
    expectClose(oklchOf(xyz), vector.oklch, 4)
    expectClose(displayP3Of(xyz), vector.p3, 6)
  })

  it.each(vectors.wide)('maps $css into sRGB as they do', ({ css, mapped }) => {
    const { xyz } = colour(css)
    expect(isInSrgb(xyz)).toBe(false)
    expectClose(mappedToSrgb(xyz), mapped, 2)
  })
})

/* web-platform-tests, css/css-color: oklab-007, oklch-005, oklch-007, lab-006, lab-007, lch-005, lch-007, predefined-005, color-valid-hwb, color-computed-hsl. */
describe('samples of the web platform tests', () => {
  it.each<[string, Triple]>([
    ['oklab(55% 0 -0.2)', [27.888, 38.072, 89.414]],
    ['oklch(50% 0.2 270)', [23.056, 31.73, 82.628]],
    ['oklch(55% 0.15 345)', [67.293, 27.791, 52.28]],
    ['lab(55% 0 -60)', [12.8128, 53.105, 92.7645]],
    ['lab(70% 0 70)', [76.6254, 66.3607, 5.5775]],
    ['lch(55% 60 270)', [12.8128, 53.105, 92.7645]],
    ['lch(70% 45 -180)', [10.7506, 75.5575, 66.3981]],
  ])('%s', (css, shares) => {
    const [red, green, blue] = srgbOf(colour(css).xyz)
    expect([red * 100, green * 100, blue * 100].map((share) => Number(share.toFixed(1)))).toEqual(
      shares.map((share) => Number(share.toFixed(1))),
    )
  })

  it.each([
    ['hwb(120 30% 50%)', 'rgb(77 128 77)'],
    ['hwb(120 30% 50% / 0.5)', 'rgb(77 128 77 / 0.5)'],
    ['hwb(0 0% 0%)', 'rgb(255 0 0)'],
    ['hwb(120 80% 0%)', 'rgb(204 255 204)'],
    ['hwb(0 100% 50% / 0)', 'rgb(170 170 170 / 0)'],
    ['hwb(120 30 50%)', 'rgb(77 128 77)'],
    ['hwb(320deg 30% 40%)', 'rgb(153 77 128)'],
    ['hwb(0deg 10% 50%)', 'rgb(128 26 26)'],
    ['hwb(0 20% 100%)', 'rgb(43 43 43)'],
    ['hwb(90 20% 10%)', 'rgb(140 230 51)'],
    ['hsl(120 30% 50%)', 'rgb(89 166 89)'],
    ['hsl(120 none 50%)', 'rgb(128 128 128)'],
    ['hsla(none none none / none)', 'rgb(0 0 0 / 0)'],
    ['hsl(780, 100%, 37.5%)', 'rgb(191 191 0)'],
    ['hsl(-300, 100%, 37.5%)', 'rgb(191 191 0)'],
    ['hsl(300, 50%, 50%)', 'rgb(191 64 191)'],
    ['hsl(30deg, 100%, 100%)', 'rgb(255 255 255)'],
    ['hsLA(-300, 100%, 37.5%, 12)', 'rgb(191 191 0)'],
    ['hsla(-300, 100%, 37.5%, 0.2)', 'rgb(191 191 0 / 0.2)'],
    ['hsla(-300, 100%, 37.5%, -3)', 'rgb(191 191 0 / 0)'],
  ])('%s is %s', (css, rgb) => {
    expect(write(colour(css), 'rgb')).toBe(rgb)
  })

  it('color(display-p3 …) of predefined-005 is #008000, to the byte that the tests allow', () => {
    const found = bytes('color(display-p3 0.21508071610847918 0.4922429411940395 0.13085464082643297)')
    for (const [at, byte] of found.entries()) expect(Math.abs(byte - ([0, 128, 0][at] ?? 0))).toBeLessThanOrEqual(1)
  })
})

describe('reading a colour', () => {
  it.each([
    ['#1a7f5a', [26, 127, 90]],
    ['1A7F5A', [26, 127, 90]],
    ['#abc', [170, 187, 204]],
    ['rgb(26, 127, 90)', [26, 127, 90]],
    ['rgb(10% 50% 100%)', [26, 128, 255]],
    ['26, 127, 90', [26, 127, 90]],
    ['Sea Green', [46, 139, 87]],
    ['color(srgb 1 0 0);', [255, 0, 0]],
    ['hsl(0.5turn 100% 50%)', [0, 255, 255]],
    ['device-cmyk(0 1 1 0)', [255, 0, 0]],
    ['cmyk(0%, 50%, 100%, 20%)', [204, 102, 0]],
    ['rgb(300 -5 none)', [255, 0, 0]],
  ])('%s', (text, expected) => {
    expect(bytes(text)).toEqual(expected)
  })

  it('reads opacity in every place it may have', () => {
    for (const text of ['#ff000080', 'rgba(255, 0, 0, 50%)', 'rgb(255 0 0 / .5)', 'hsl(0 100% 50% / 0.5)'])
      expect(colour(text).alpha).toBeCloseTo(0.5, 2)
  })

  it.each([
    ['', 'empty'],
    ['#12345', 'hex'],
    ['#ggg', 'hex'],
    ['seagren', 'unknown name'],
    ['<script>', 'unknown name'],
    ['calc(1 + 2)', 'unknown function'],
    ['rgb(1 2)', 'parts'],
    ['rgb(1 2 3 4 5)', 'parts'],
    ['rgb(1 2 3 / 4 / 5)', 'parts'],
    ['hsl(50% 50% 50%)', 'part'],
    ['rgb(1deg 2 3)', 'part'],
    ['rgb(1e999 0 0)', 'part'],
    ['lab(calc(50%) 0 0)', 'part'],
  ])('refuses %s as %s', (text, fault) => {
    expect(parseColour(text)).toMatchObject({ fault })
  })

  it('names the colour that was probably meant', () => {
    expect(parseColour('seagren')).toMatchObject({ near: 'seagreen' })
    expect(parseColour('qqqqqqq')).not.toHaveProperty('near')
  })
})

describe('writing a colour', () => {
  it('can be read again in every notation without a change of a byte', () => {
    for (const { hex } of vectors.colours)
      for (const notation of notationIds) {
        const text = write(colour(hex), notation)
        if (text === undefined || notation === 'cmyk') continue
        const [red, green, blue] = bytes(text)
        const wanted = bytes(hex)
        // One decimal of a percentage is two fifths of a byte.
        const room = ['hsl', 'hsv', 'hwb'].includes(notation) ? 1 : 0
        for (const [at, value] of [red, green, blue].entries())
          expect(Math.abs(value - (wanted[at] ?? 0)), `${hex} as ${text}`).toBeLessThanOrEqual(room)
      }
  })

  it('finds the CSS name, and none where there is none', () => {
    expect(write(colour('#663399'), 'name')).toBe('rebeccapurple')
    expect(write(colour('#663398'), 'name')).toBeUndefined()
  })

  it('keeps opacity', () => {
    expect(hexOf(colour('rgb(255 0 0 / 50%)'))).toBe('#ff000080')
    expect(write(colour('rgb(255 0 0 / 25%)'), 'oklch')).toMatch(/ \/ 0\.25\)$/)
  })

  it('marks what sRGB lacks and Display P3 has', () => {
    const { xyz } = colour('color(display-p3 0 1 0)')
    expect([isInSrgb(xyz), isInDisplayP3(xyz)]).toEqual([false, true])
    expect(isInSrgb(colour('white').xyz)).toBe(true)
  })
})

describe('contrast', () => {
  it.each(vectors.wcag)('$one and $other as Color.js computes it', ({ one, other, ratio }) => {
    // WCAG rounds the weights of the luminance; the difference is in the fourth digit.
    expect(contrastRatio(bytes(one), bytes(other))).toBeCloseTo(ratio, 2)
  })

  it.each([...vectors.apca, { text: '#888', ground: '#fff', lc: 63.056469930209424 }])(
    'of $text on $ground as apca-w3',
    ({ text, ground, lc }) => {
      expect(apcaContrast(bytes(text), bytes(ground))).toBeCloseTo(lc, 6)
    },
  )

  it('is 21 of black and white, and never rounded up over a limit', () => {
    expect(contrastRatio(bytes('black'), bytes('white'))).toBe(21)
    expect(writtenRatio(4.4999)).toBe('4.49')
    // Two greys that the understanding documents of WCAG name as just passing and just failing on white.
    expect(writtenRatio(contrastRatio(bytes('#767676'), bytes('#fff')))).toBe('4.54')
    expect(writtenRatio(contrastRatio(bytes('#777777'), bytes('#fff')))).toBe('4.47')
  })

  it('finds the nearest colour that passes, and says when none does', () => {
    const found = nearestWithContrast(colour('#ff8800'), [255, 255, 255], 4.5)
    expect(found && contrastRatio(bytesOf(found.xyz), [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
    expect(nearestWithContrast(colour('#ff8800'), [119, 119, 119], 7)).toBeUndefined()
  })
})

describe('colour vision', () => {
  it('leaves black, white and grey as they are', () => {
    for (const vision of visions)
      for (const grey of ['black', 'white', '#808080'])
        for (const [at, byte] of bytesOf(seenWith(vision, colour(grey).xyz)).entries())
          expect(Math.abs(byte - (bytes(grey)[at] ?? 0))).toBeLessThanOrEqual(1)
  })

  it('brings red and green together for the red-green blind and not for the blue blind', () => {
    const apart = (vision: (typeof visions)[number]) => {
      const [one, other] = ['#d00000', '#007a00'].map((css) => oklabOf(seenWith(vision, colour(css).xyz)))
      return one && other ? Math.hypot(one[1] - other[1], one[2] - other[2]) : 0
    }
    expect(apart('deuteranopia')).toBeLessThan(apart('tritanopia') / 3)
    expect(apart('protanopia')).toBeLessThan(apart('tritanopia') / 3)
  })
})

describe('the filter for whole images', () => {
  // Python, from the same published matrices: sRGB to linear light, matrix, cut to 0…1 and back.
  it.each([
    ['protanopia', '#c0392b', [97, 87, 40]],
    ['protanopia', '#2980b9', [101, 129, 187]],
    ['deuteranopia', '#27ae60', [159, 148, 101]],
    ['tritanopia', '#c0392b', [211, 1, 55]],
  ] as const)('%s of %s', (vision, css, expected) => {
    const light = linearSrgbOf(colour(css).xyz)
    const numbers = visionFilter(vision).split(' ').map(Number)
    expect(numbers).toHaveLength(20)
    const seen = [0, 1, 2].map((row) => {
      const sum = light.reduce(
        (total, part, at) => total + part * (numbers[row * 5 + at] ?? 0),
        numbers[row * 5 + 4] ?? 0,
      )
      const cut = Math.min(1, Math.max(0, sum))
      return Math.round(255 * (cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055))
    })
    expect(seen).toEqual(expected)
  })
})

describe('schemes and scales', () => {
  it('turn the hue and keep the lightness', () => {
    const own = colour('#4477aa')
    const [first, opposite] = schemeOf(own, 'complementary')
    expect(first && hexOf(first)).toBe('#4477aa')
    const [lightness, , hue] = oklchOf(own.xyz)
    const turned = oklchOf(opposite?.xyz ?? [0, 0, 0])
    expect(turned[0]).toBeCloseTo(lightness, 1)
    // Mapping into sRGB may turn the hue by a degree or two.
    expect(Math.abs(Math.abs(turned[2] - hue) - 180)).toBeLessThan(5)
  })

  it('run from light to dark through the colour itself', () => {
    for (const { hex } of vectors.colours) {
      const scale = scaleOf(colour(hex))
      expect(scale.filter(({ isOwn }) => isOwn).map((step) => hexOf(step.colour))).toEqual([hex])
      const lightness = scale.map((step) => oklchOf(step.colour.xyz)[0])
      expect(lightness).toEqual(lightness.toSorted((one, other) => other - one))
    }
  })
})
