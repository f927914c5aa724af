import { describe, expect, it } from 'vitest'
import { apcaContrast, contrastRatio, nearestWithContrast, over, writtenRatio } from '@/lib/subjects/colour/contrast'
import { isInSrgb, mappedToSrgb } from '@/lib/subjects/colour/gamut'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { scaleOf, scaleSteps, schemeIds, schemeOf } from '@/lib/subjects/colour/scheme'
import {
  colourOfSliders,
  sliderModels,
  sliderRanges,
  slidersOf,
  writtenBySliders,
  type SliderModel,
} from '@/lib/subjects/colour/sliders'
import { xyzOfSrgb, type Colour, type Triple } from '@/lib/subjects/colour/spaces'
import { seenWith, visions } from '@/lib/subjects/colour/vision'
import { hexOf, notationIds, write } from '@/lib/subjects/colour/write'

const opaqueHex = /^#[0-9a-f]{6}$/
/** A text of CSS with finite decimal numbers only: no NaN, Infinity, undefined or exponent. */
const plainNumbers = /^(?!.*(?:nan|infinity|undefined|\de[+-]?\d)).+$/i

function colour(css: string): Colour {
  const read = parseColour(css)
  if (!isColour(read)) throw new Error(`${css}: ${read.fault}`)
  return read
}

function everyPlace(ranges: readonly (readonly number[])[]): number[][] {
  return ranges.reduce<number[][]>(
    (places, values) => places.flatMap((place) => values.map((value) => [...place, value])),
    [[]],
  )
}

/** Places on the sliders of a model: both ends and their neighbours, and what lies between. */
function placesOf(model: SliderModel): number[][] {
  return everyPlace(
    sliderRanges[model].map(({ most, step }) => [0, step, most / 4, most / 2, (most * 3) / 4, most - step, most]),
  )
}

const cube: Triple[] = everyPlace(Array.from({ length: 3 }, () => [0, 1, 64, 127, 128, 192, 254, 255])).map(
  ([red = 0, green = 0, blue = 0]) => [red, green, blue],
)

/** Colours at and far beyond the edges of what each notation takes. */
const beyond = [
  'white',
  'black',
  'color(xyz 10000 10000 10000)',
  'color(xyz -10000 0 10000)',
  'color(xyz 0 0 0)',
  'color(srgb 9999 -9999 0)',
  'color(srgb-linear 1 1 1.0000001)',
  'color(display-p3 1 1 1)',
  'color(display-p3 0 1 0)',
  'lab(100% 0 0)',
  'lab(100% 1e6 -1e6)',
  'lab(0% 1e6 -1e6)',
  'lch(100% 1e6 720deg)',
  'lch(0% 1e6 -1e6deg)',
  'oklab(1 0 0)',
  'oklab(200% 1 1)',
  'oklab(0 4000 4000)',
  'oklch(100% 0 none)',
  'oklch(1 4000 360)',
  'oklch(0 4000 0)',
  'oklch(0.5 1e6% 0.000001)',
  'hsl(0 1e6% 50%)',
  'hsl(1e6 100% 1000%)',
  'hsl(0 100% -1000%)',
  'hsv(360 100% 0%)',
  'hwb(0 0% 0%)',
  'hwb(0 100% 100%)',
  'cmyk(100% 100% 100% 100%)',
  'transparent',
  'rgb(255 255 255 / 0)',
]

function expectEveryTool(one: Colour): void {
  const code = mappedToSrgb(one.xyz)
  for (const value of code) expect(value >= 0 && value <= 1).toBe(true)
  for (const notation of notationIds) {
    const text = write(one, notation)
    if (text !== undefined) expect(text).toMatch(plainNumbers)
  }
  const scale = scaleOf(one)
  expect(scale.map(({ step }) => step)).toEqual(scaleSteps)
  expect(scale.filter(({ isOwn }) => isOwn)).toHaveLength(1)
  for (const { colour: step } of scale) expect(hexOf(step)).toMatch(opaqueHex)
  for (const scheme of schemeIds) for (const member of schemeOf(one, scheme)) expect(hexOf(member)).toMatch(opaqueHex)
  for (const vision of visions) expect(hexOf({ xyz: seenWith(vision, one.xyz), alpha: 1 })).toMatch(opaqueHex)
  for (const model of sliderModels)
    for (const place of slidersOf(one.xyz, model)) expect(Number.isFinite(place)).toBe(true)
}

describe('every colour tool answers over the whole space', () => {
  it('on a grid of sRGB with its corners', () => {
    for (const [red, green, blue] of cube)
      expectEveryTool({ xyz: xyzOfSrgb([red / 255, green / 255, blue / 255]), alpha: 1 })
  })

  it.each(beyond)('for %s', (css) => {
    expectEveryTool(colour(css))
  })

  it.each(sliderModels)('at both ends of every %s slider and between', (model) => {
    for (const place of placesOf(model)) {
      const one: Colour = { xyz: colourOfSliders(model, place), alpha: 1 }
      expect(writtenBySliders(one, model)).toMatch(plainNumbers)
      for (const { colour: step } of scaleOf(one)) expect(hexOf(step)).toMatch(opaqueHex)
    }
  })

  it('for contrast between corners', () => {
    const corners = cube.filter((bytes) => bytes.every((byte) => byte === 0 || byte === 255 || byte === 128))
    for (const ground of corners)
      for (const front of corners) {
        const top: Colour = { xyz: xyzOfSrgb([front[0] / 255, front[1] / 255, front[2] / 255]), alpha: 0.5 }
        const blended = over(top, ground)
        expect(Number.isFinite(apcaContrast(blended, ground))).toBe(true)
        const ratio = contrastRatio(blended, ground)
        expect(ratio >= 1 && ratio <= 21).toBe(true)
        expect(writtenRatio(ratio)).toMatch(/^\d+\.\d\d$/)
      }
    for (const ground of corners.filter((_, at) => at % 5 === 0)) {
      const found = nearestWithContrast(colour('white'), ground, 3)
      if (found) expect(hexOf(found)).toMatch(opaqueHex)
    }
  })
})

describe('a part too great for any notation to write back', () => {
  it.each(['oklab(0 1e6 1e6)', 'oklch(0.5 1e6 0)', 'color(xyz 1e6 1e6 1e6)'])('%s is refused', (css) => {
    expect(parseColour(css)).toMatchObject({ fault: 'part' })
  })
})

describe('the scale of white and of what is clamped to it', () => {
  it.each(['white', '#fff', 'color(xyz 10000 10000 10000)', 'oklch(100% 0.2 30)', 'hsl(0 0% 100%)'])(
    '%s has greys that fall from white to black',
    (css) => {
      const hexes = scaleOf(colour(css)).map(({ colour: step }) => hexOf(step))
      expect(hexes[0]).toBe('#ffffff')
      const levels = hexes.map((hex) => Number.parseInt(hex.slice(1), 16))
      expect([...levels].toSorted((a, b) => b - a)).toEqual(levels)
    },
  )

  it('holds steps that a screen can show', () => {
    for (const { colour: step } of scaleOf(colour('white'))) expect(isInSrgb(step.xyz)).toBe(true)
  })
})
