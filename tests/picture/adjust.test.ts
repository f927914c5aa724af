import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import tool from '@/lib/tools/utilities/files/image-rotate-filter'
import { adjust, type Adjustment } from '@/lib/subjects/picture/adjust'
import { doStep, sizeAfter, type Step } from '@/lib/subjects/picture/steps'
import { straighten, straightenedSize } from '@/lib/subjects/picture/straighten'
import { readPng } from './read-png'

const picture = (name: string) => readPng(new Uint8Array(readFileSync(`tests/vectors/image-adjust/${name}.png`)))
const source = picture('source')
const nothing: Adjustment = { stops: 0, warmth: 0, contrast: 0, saturation: 0, sharpness: 0, look: 'none', levels: 4 }

/** The largest difference of any channel. */
function furthest(one: Pixels, other: Pixels): number {
  expect([one.width, one.height]).toEqual([other.width, other.height])
  return one.data.reduce((most, byte, at) => Math.max(most, Math.abs(byte - (other.data[at] ?? 0))), 0)
}

describe('light and colour beside ImageMagick', () => {
  it.each<[string, Partial<Adjustment>]>([
    ['stop-up', { stops: 1 }],
    ['stop-down', { stops: -1.5 }],
    ['warm', { warmth: 100 }],
    ['grey', { saturation: -100 }],
    ['grey', { look: 'grey' }],
    ['grey', { look: 'grey', saturation: 100 }],
    ['pale', { saturation: -50 }],
    ['vivid', { saturation: 100 }],
    ['contrast-up', { contrast: 50 }],
    ['contrast-down', { contrast: -50 }],
    ['sepia', { look: 'sepia' }],
    ['negative', { look: 'negative' }],
    ['poster', { look: 'poster', levels: 4 }],
    ['sharp', { sharpness: 50 }],
  ])('%s', (name, changes) => {
    expect(furthest(adjust(source, { ...nothing, ...changes }), picture(name))).toBeLessThanOrEqual(1)
  })

  it('gives the same pixels back where nothing is asked, and leaves alpha alone', () => {
    expect(adjust(source, nothing)).toBe(source)
    const glass: Pixels = { width: 2, height: 1, data: new Uint8ClampedArray([10, 20, 30, 0, 40, 50, 60, 128]) }
    const changed = adjust(glass, { ...nothing, stops: 1, contrast: 20, sharpness: 30, look: 'sepia' })
    expect([changed.data[3], changed.data[7]]).toEqual([0, 128])
    expect([...glass.data]).toEqual([10, 20, 30, 0, 40, 50, 60, 128])
  })
})

describe('straightening', () => {
  test('no corner of the result lies outside the turned picture, and a pixel more would', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 4000 }),
        fc.integer({ min: 200, max: 4000 }),
        fc.double({ min: -45, max: 45, noNaN: true }),
        (width, height, degrees) => {
          const size = straightenedSize({ width, height }, degrees)
          const angle = (degrees * Math.PI) / 180
          const reach = (scaled: { width: number; height: number }) =>
            [1, -1].map((sign) => {
              const [x, y] = [scaled.width / 2, (sign * scaled.height) / 2]
              return [
                Math.abs(x * Math.cos(angle) + y * Math.sin(angle)) / (width / 2),
                Math.abs(y * Math.cos(angle) - x * Math.sin(angle)) / (height / 2),
              ]
            })
          expect(Math.max(...reach(size).flat())).toBeLessThanOrEqual(1 + 1e-9)
          const larger = {
            width: size.width + 2 * (width / height + 1),
            height: size.height + 2 * (height / width + 1),
          }
          expect(Math.max(...reach(larger).flat())).toBeGreaterThan(1)
        },
      ),
    )
  })

  it('turns clockwise: what lies right of the middle goes down', () => {
    const data = new Uint8ClampedArray(101 * 101 * 4).fill(255)
    for (let at = 0; at < data.length; at += 4) data.set([0, 0, 0], at)
    // A white spot 30 pixels to the right of the middle.
    for (let row = 48; row <= 52; row++)
      for (let column = 78; column <= 82; column++)
        data.fill(255, (row * 101 + column) * 4, (row * 101 + column) * 4 + 3)
    const turned = straighten({ data, width: 101, height: 101 }, 30)
    const lit = [...turned.data.keys()].filter((at) => at % 4 === 0 && (turned.data[at] ?? 0) > 200)
    const mean = (of: (pixel: number) => number) => lit.reduce((sum, at) => sum + of(at / 4), 0) / lit.length
    expect(mean((pixel) => (pixel % turned.width) + 0.5 - turned.width / 2)).toBeCloseTo(30 * Math.cos(Math.PI / 6), 0)
    expect(mean((pixel) => Math.floor(pixel / turned.width) + 0.5 - turned.height / 2)).toBeCloseTo(15, 0)
  })

  it('keeps one colour as it is and no angle as the very picture', () => {
    const plain: Pixels = {
      width: 40,
      height: 30,
      data: new Uint8ClampedArray(40 * 30 * 4).map((_, at) => [9, 120, 200, 255][at % 4] ?? 0),
    }
    const turned = straighten(plain, 7.3)
    expect(
      new Set(
        Array.from({ length: turned.data.length / 4 }, (_, at) => turned.data.slice(at * 4, at * 4 + 4).join(' ')),
      ),
    ).toEqual(new Set(['9 120 200 255']))
    expect(straighten(plain, 0)).toBe(plain)
    expect(sizeAfter(plain, [{ op: 'straighten', degrees: 7.3 }])).toEqual({
      width: turned.width,
      height: turned.height,
    })
  })
})

describe('what the page asks', () => {
  const initial = Object.fromEntries(
    Object.entries(tool.options).map(([name, field]) => [name, 'initial' in field ? field.initial : false]),
  )
  const asked = (changes: object) => {
    const given = { values: { ...initial, ...changes }, texts: {}, opened: {}, picks: {}, selection: undefined }
    const question = tool.askOf?.(
      new File([], 'a.png'),
      given as unknown as Parameters<NonNullable<typeof tool.askOf>>[1],
      1,
      [],
    )
    if (question?.ask !== 'make') throw new Error('nothing is made')
    return question.recipe
  }
  const done = (steps: readonly Step[]) =>
    steps.reduce((now, step) => (step.op === 'stamp' ? now : doStep(now, step)), source)

  it.each([
    ['right', { turn: 'right' }],
    ['left', { turn: 'left' }],
    ['over', { turn: 'over' }],
    ['flipped', { flip: 'across' }],
    ['upside', { flip: 'down' }],
    ['flipped-right', { flip: 'across', turn: 'right' }],
    ['stop-up', { stops: 1 }],
    ['warm', { warmth: 100 }],
    ['pale', { saturation: -50 }],
    ['contrast-up', { contrast: 50 }],
    ['sharp', { sharpness: 50 }],
    ['sepia', { look: 'sepia' }],
    ['poster', { look: 'poster', levels: 4 }],
  ])('%s', (name, changes) => {
    expect(furthest(done(asked(changes).steps), picture(name))).toBeLessThanOrEqual(1)
  })

  it('asks for nothing at first, so that the pixels stay the very same', () => {
    expect(done(asked({}).steps)).toBe(source)
    expect(done(asked({ straighten: 5 }).steps).width).toBe(straightenedSize(source, 5).width)
  })

  it('writes as it is told', () => {
    expect(asked({ kind: 'webp', quality: 61, notes: 'all', ground: '#102030' }).writing).toMatchObject({
      kind: 'webp',
      quality: 61,
      notes: 'all',
      ground: [16, 32, 48],
    })
  })
})
