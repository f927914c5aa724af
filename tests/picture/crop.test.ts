import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import { cropWindow, evenBorders, flatSize, flattened, isPage, rounded } from '@/lib/subjects/picture/crop'
import {
  boxWithin,
  draggedBox,
  draggedCorners,
  firstCorners,
  readBox,
  readCorners,
  writeBox,
  writeCorners,
  type CropCorners,
  type CropHandle,
} from '@/lib/subjects/picture/crop-box'
import { doStep, sizeAfter, type PlainStep } from '@/lib/subjects/picture/steps'
import tool from '@/lib/tools/utilities/files/image-cropper'
import { decibels, readPng } from './read-png'

const picture = (name: string) => readPng(new Uint8Array(readFileSync(`tests/vectors/image-crop/${name}.png`)))
const source = picture('source')
const size = { width: 90, height: 60 }
const shares = (x: number, y: number, width: number, height: number) => ({
  x: x / 90,
  y: y / 60,
  width: width / 90,
  height: height / 60,
})

function same(one: Pixels, other: Pixels): void {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  expect(one.data).toEqual(other.data)
}

describe('cut, beside ImageMagick, pixel by pixel', () => {
  it.each<[string, PlainStep]>([
    ['box', { op: 'crop-area', area: shares(17, 9, 40, 25), focus: 'top' }],
    ['square', { op: 'crop-area', area: undefined, focus: 'centre', ratio: 1 }],
    ['post-top', { op: 'crop-area', area: undefined, focus: 'top', ratio: 4 / 5 }],
    ['right-20x10', { op: 'crop-area', area: undefined, focus: 'right', fixed: { width: 20, height: 10 } }],
  ])('%s', (name, step) => {
    const cropped = doStep(source, step)
    same(cropped, picture(name))
    expect(sizeAfter(size, [step])).toEqual({ width: cropped.width, height: cropped.height })
  })

  it('the whole is the very same picture', () => {
    expect(doStep(source, { op: 'crop-area', area: undefined, focus: 'centre' })).toBe(source)
  })

  it.each([
    ['trimmed', 26],
    ['trimmed-none', 0],
  ] as const)('%s', (name, tolerance) => {
    same(doStep(picture('bordered'), { op: 'trim', tolerance }), picture(name))
  })

  it('what is all alike stays, and see-through borders are alike whatever their colour', () => {
    const even = { data: new Uint8ClampedArray(4 * 6).fill(9), width: 3, height: 2 }
    expect(evenBorders(even, 0)).toEqual({ x: 0, y: 0, width: 3, height: 2 })
    const clear = { data: Uint8ClampedArray.from([1, 2, 3, 0, 200, 2, 3, 0, 5, 5, 5, 255]), width: 3, height: 1 }
    expect(evenBorders(clear, 0)).toEqual({ x: 2, y: 0, width: 1, height: 1 })
  })
})

describe('round shapes, beside ImageMagick', () => {
  it.each([
    ['ellipse-mask', 'circle', 1],
    // A radius of 15 of a shorter side of 60.
    ['rounded-mask', 'rounded', 0.5],
  ] as const)('%s', (name, shape, share) => {
    const mask = picture(name)
    const { data } = rounded({ data: new Uint8ClampedArray(90 * 60 * 4).fill(255), ...size }, shape, share)
    let furthest = 0
    let sum = 0
    for (let at = 0; at < data.length; at += 4) {
      const off = Math.abs((data[at + 3] ?? 0) - (mask.data[at] ?? 0))
      furthest = Math.max(furthest, off)
      sum += off
    }
    // Parts of a pixel are counted here and there, 64 and 256.
    expect(furthest).toBeLessThanOrEqual(16)
    expect(sum / (90 * 60)).toBeLessThan(0.6)
    expect([...data.subarray(0, 4)]).toEqual([255, 255, 255, 0])
  })

  it('of nothing and of one pixel', () => {
    const one = { data: Uint8ClampedArray.from([1, 2, 3, 255]), width: 1, height: 1 }
    expect(rounded(one, 'rounded', 0)).toBe(one)
    expect(rounded(one, 'circle', 1).data[3]).toBeGreaterThan(150)
  })
})

describe('a page between four corners', () => {
  const corners: CropCorners = [
    { x: 10 / 90, y: 5 / 60 },
    { x: 80 / 90, y: 12 / 60 },
    { x: 72 / 90, y: 52 / 60 },
    { x: 6 / 90, y: 48 / 60 },
  ]

  it('lies as ImageMagick lays it', () => {
    const flat = flattened(source, { corners, ratio: 60 / 45 })
    // 70.3 wide by its longer edge, and as high as the shape wants.
    expect([flat.width, flat.height]).toEqual([70, 53])
    // A whole number of times the pixels of the vector are not had: the same page in its 60 by 45.
    const small = doStep(flat, {
      op: 'resize',
      rule: { by: 'box', box: { width: 60, height: 45 }, how: 'stretch', focus: 'centre' },
      enlarges: false,
      background: undefined,
    })
    expect(decibels(small, picture('page'))).toBeGreaterThan(36)
  })

  it('of the whole picture is the picture', () => {
    const whole: CropCorners = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ]
    same(flattened(source, { corners: whole, ratio: undefined }), source)
    expect(flatSize(size, { corners: whole, ratio: 3 })).toEqual({ width: 180, height: 60 })
    expect(flatSize(size, { corners: whole, ratio: 1 })).toEqual({ width: 90, height: 90 })
  })

  it('is one only where the corners go round', () => {
    const [a, b, c, d] = corners
    expect(isPage(corners)).toBe(true)
    for (const wrong of [
      [b, a, c, d],
      [a, c, b, d],
      [a, a, a, a],
      [d, c, b, a],
    ] as const)
      expect(isPage(wrong)).toBe(false)
  })
})

describe('the box that is dragged', () => {
  const box = { x: 20, y: 10, width: 30, height: 20 }
  it.each<[CropHandle, number, number, object]>([
    ['move', 5, -4, { x: 25, y: 6, width: 30, height: 20 }],
    ['move', 500, 500, { x: 60, y: 40, width: 30, height: 20 }],
    ['e', 5, 99, { x: 20, y: 10, width: 35, height: 20 }],
    ['w', -5, 99, { x: 15, y: 10, width: 35, height: 20 }],
    ['n', 9, 5, { x: 20, y: 15, width: 30, height: 15 }],
    ['s', 9, 5, { x: 20, y: 10, width: 30, height: 25 }],
    ['nw', -50, -50, { x: 0, y: 0, width: 50, height: 30 }],
    ['se', 500, 500, { x: 20, y: 10, width: 70, height: 50 }],
    ['ne', -500, 500, { x: 20, y: 29, width: 1, height: 1 }],
    ['sw', 500, -500, { x: 49, y: 10, width: 1, height: 1 }],
  ])('%s by %i, %i', (handle, x, y, wanted) => {
    expect(draggedBox(box, handle, { x, y }, size)).toEqual(wanted)
  })

  it('keeps its shape, and exact pixels only move', () => {
    const square = { x: 20, y: 10, width: 20, height: 20 }
    expect(draggedBox(square, 'se', { x: 10, y: 0 }, size, { ratio: 1 })).toEqual({
      x: 20,
      y: 10,
      width: 30,
      height: 30,
    })
    expect(draggedBox(square, 'nw', { x: 0, y: -50 }, size, { ratio: 1 })).toEqual({
      x: 10,
      y: 0,
      width: 30,
      height: 30,
    })
    expect(draggedBox(square, 'se', { x: 3, y: 2 }, size, { fixed: square })).toEqual({ ...square, x: 23, y: 12 })
  })

  it('never leaves the picture, whatever is done', () => {
    const handles: CropHandle[] = ['move', 'n', 'e', 's', 'w', 'nw', 'ne', 'se', 'sw']
    const far = fc.integer({ min: -400, max: 400 })
    fc.assert(
      fc.property(
        far,
        far,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        fc.constantFrom(...handles),
        far,
        far,
        fc.option(fc.double({ min: 0.05, max: 20, noNaN: true }), { nil: undefined }),
        (x, y, width, height, handle, dx, dy, ratio) => {
          const start = boxWithin({ x, y, width, height }, size)
          const {
            x: left,
            y: top,
            ...moved
          } = draggedBox(start, handle, { x: dx, y: dy }, size, { ...(ratio && { ratio }) })
          expect(Number.isInteger(left + top + moved.width + moved.height)).toBe(true)
          expect(left >= 0 && top >= 0 && moved.width >= 1 && moved.height >= 1).toBe(true)
          expect(left + moved.width <= 90 && top + moved.height <= 60).toBe(true)
        },
      ),
    )
  })

  it('is kept in shares, and read back', () => {
    expect(writeBox(box, size)).toBe('0.222222 0.166667 0.333333 0.333333')
    expect(boxWithin(readBox(writeBox(box, size), size) ?? box, size)).toEqual(box)
    for (const wrong of [undefined, '', '1 2 3', 'a b c d', '1 2 3 NaN', '1 2 3 4 5'])
      expect(readBox(wrong, size)).toBeUndefined()
    const corners = firstCorners(size)
    expect(corners.map(({ x, y }) => [x, y])).toEqual([
      [9, 6],
      [81, 6],
      [81, 54],
      [9, 54],
    ])
    expect(readCorners(writeCorners(corners, size), size)).toEqual(corners)
    expect(readCorners('1 2', size)).toBeUndefined()
    expect(draggedCorners(corners, 1, { x: 99, y: -3 }, size)[1]).toEqual({ x: 90, y: 3 })
  })

  it('beyond the picture is moved in, and cut where it is too large', () => {
    expect(boxWithin({ x: -9, y: 70, width: 20.4, height: 10 }, size)).toEqual({ x: 0, y: 50, width: 20, height: 10 })
    expect(cropWindow(size, { area: undefined, focus: 'centre', fixed: { width: 500, height: 10 } })).toEqual({
      x: 0,
      y: 25,
      width: 90,
      height: 10,
    })
  })
})

describe('what the page asks', () => {
  const initial = Object.fromEntries(
    Object.entries(tool.options).map(([name, field]) => [name, 'initial' in field ? field.initial : undefined]),
  )
  type Given = Parameters<NonNullable<typeof tool.askOf>>[1]
  const recipe = (changes: object, picks: object = {}) => {
    const given = { values: { ...initial, ...changes }, picks } as unknown as Given
    const question = tool.askOf?.(new File([], 'a.png'), given, 7, [])
    if (question?.ask !== 'make') throw new Error('nothing is made')
    return question.recipe
  }
  const cutting = (changes: object, picks: object = {}) => recipe(changes, picks).steps[1]

  it('every option', () => {
    expect(recipe({}).steps).toEqual([
      { op: 'straighten', degrees: 0 },
      { op: 'crop-area', area: undefined, focus: 'centre' },
    ])
    expect(cutting({ focus: 'top', shape: '4:5' }, { box: '0.1 0.2 0.3 0.4' })).toEqual({
      op: 'crop-area',
      area: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 },
      focus: 'top',
      ratio: 0.8,
    })
    expect(cutting({ shape: 'square' })).toMatchObject({ ratio: 1 })
    expect(cutting({ shape: 'own', across: 7, down: 5 })).toMatchObject({ ratio: 1.4 })
    expect(cutting({ shape: 'exact', width: 8, height: 6 })).toMatchObject({ fixed: { width: 8, height: 6 } })
    expect(cutting({ shape: '35:45' })).toMatchObject({ ratio: 35 / 45 })
    const picks = {
      box: '0 0 1 1',
      'box-7': '0 0 0.5 0.5',
      corners: '0 0 1 0 1 1 0 1',
      'corners-7': '0 0 0.5 0 0.5 0.5 0 0.5',
    }
    expect(cutting({ boxes: 'each' }, picks)).toMatchObject({ area: { width: 0.5 } })
    expect(cutting({ way: 'trim', tolerance: 10 })).toEqual({ op: 'trim', tolerance: 26 })
    expect(cutting({ way: 'corners', page: 'a4' }, picks)).toMatchObject({
      op: 'flatten-page',
      corners: [{ x: 0, y: 0 }, { x: 1, y: 0 }, {}, {}],
      ratio: 210 / 297,
    })
    expect(cutting({ way: 'corners', boxes: 'each' }, picks)).toMatchObject({
      corners: [{}, { x: 0.5, y: 0 }, {}, {}],
      ratio: undefined,
    })
    // Crossed corners leave those of the beginning.
    expect(cutting({ way: 'corners' }, { corners: '1 0 0 0 1 1 0 1' })).toMatchObject({
      corners: firstCorners({ width: 1, height: 1 }),
    })
    expect(recipe({ straighten: -3 }).steps[0]).toEqual({ op: 'straighten', degrees: -3 })
    expect(recipe({ ends: 'rounded', radius: 40 })).toMatchObject({
      steps: [{}, {}, { op: 'round', shape: 'rounded', share: 0.4 }],
      writing: { kind: 'png' },
    })
    expect(recipe({ ends: 'circle', kind: 'jpeg', quality: 70, notes: 'all', ground: '#010203' })).toMatchObject({
      steps: [{}, {}, { op: 'round', shape: 'circle' }],
      writing: { kind: 'jpeg', quality: 70, notes: 'all', ground: [1, 2, 3] },
    })
    expect(recipe({}).writing.kind).toBe('same')
  })

  type Work = Parameters<typeof tool.views>[0]
  const views = (changes: object, picks: object = {}) => {
    const made = {
      kind: 'made',
      file: new Blob([]),
      shown: new Blob([]),
      written: 'png',
      before: size,
      after: size,
      head: { kind: 'png' },
      remarks: [],
      small: { picture: new Blob([]), width: 9, height: 6 },
    }
    const file = { id: 7, name: 'a.png', size: 3, file: new File([], 'a.png'), isBusy: false, answer: made }
    return tool.views({ values: { ...initial, ...changes }, picks, files: [file] } as unknown as Work)
  }

  it('and what it shows', () => {
    expect(views({ shape: 'square', ends: 'circle', boxes: 'each' })[0]).toMatchObject({
      kind: 'crop',
      by: 'box',
      pick: 'box-7',
      width: 90,
      height: 60,
      ratio: 1,
      seen: 'circle',
      initial: writeBox({ x: 15, y: 0, width: 60, height: 60 }, size),
    })
    expect(views({ straighten: 10 })[0]).toMatchObject({ of: { degrees: 10 }, width: 72 })
    expect(JSON.stringify(views({ shape: 'exact', width: 100, height: 5 }))).toContain('smaller than the box')
    expect(views({ way: 'corners' })[0]).toMatchObject({ by: 'corners', pick: 'corners' })
    expect(JSON.stringify(views({ way: 'corners' }, { corners: '1 0 0 0 1 1 0 1' }))).toContain('cross')
    expect(views({ way: 'trim' }).map(({ kind }) => kind)).not.toContain('crop')
  })
})
