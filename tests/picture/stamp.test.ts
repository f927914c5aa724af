import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import tool from '@/lib/tools/utilities/files/image-watermark'
import { filledWords, stamp, stampPlaces, stampSpots, wantsWhite } from '@/lib/subjects/picture/stamp'
import { sizeAfter } from '@/lib/subjects/picture/steps'
import { readPng } from './read-png'

const picture = (name: string) => readPng(new Uint8Array(readFileSync(`tests/vectors/image-adjust/${name}.png`)))
const source = picture('source')
const mark = picture('mark')

const furthest = (one: Pixels, other: Pixels) =>
  one.data.reduce((most, byte, at) => Math.max(most, Math.abs(byte - (other.data[at] ?? 0))), 0)
const plain = (width: number, height: number, channels: readonly number[]): Pixels => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).map((_, at) => channels[at % 4] ?? 0),
})

describe('a mark', () => {
  it('lies over a picture as ImageMagick lays it', () => {
    expect(furthest(stamp(source, mark, [{ x: 40, y: 26 }], 0.4), picture('stamped'))).toBeLessThanOrEqual(1)
    expect(furthest(stamp(source, mark, [{ x: -12, y: -5 }], 1), picture('stamped-edge'))).toBeLessThanOrEqual(1)
  })

  it('touches no pixel beside itself, and not the picture that was given', () => {
    const before = [...source.data]
    const after = stamp(source, mark, [{ x: 10, y: 8 }], 1)
    let changed = 0
    for (let at = 0; at < after.data.length; at++) {
      const [x, y] = [(at >> 2) % source.width, Math.floor((at >> 2) / source.width)]
      const isUnder = x >= 10 && x < 40 && y >= 8 && y < 28
      if (!isUnder) expect(after.data[at]).toBe(source.data[at])
      else if (after.data[at] !== source.data[at]) changed += 1
    }
    expect(changed).toBeGreaterThan(300)
    expect([...source.data]).toEqual(before)
  })

  it('stands alone on what is see-through', () => {
    const after = stamp(plain(2, 1, [0, 0, 0, 0]), plain(1, 1, [200, 100, 50, 255]), [{ x: 1, y: 0 }], 0.5)
    expect([...after.data]).toEqual([0, 0, 0, 0, 200, 100, 50, 128])
  })

  it.each([
    ['top-left', 10, 10],
    ['top', 350, 10],
    ['top-right', 690, 10],
    ['left', 10, 275],
    ['middle', 350, 275],
    ['right', 690, 275],
    ['bottom-left', 10, 540],
    ['bottom', 350, 540],
    ['bottom-right', 690, 540],
  ] as const)('%s', (place, x, y) => {
    expect(stampSpots({ width: 800, height: 600 }, { width: 100, height: 50 }, place, 10)).toEqual([{ x, y }])
  })

  it('all over leaves no place as large as two marks empty', () => {
    const size = { width: 400, height: 300 }
    const spots = stampSpots(size, { width: 60, height: 20 }, 'tiles', 0)
    for (let y = 0; y <= size.height - 40; y += 5)
      for (let x = 0; x <= size.width - 120; x += 5)
        expect(spots.some((spot) => spot.x + 60 > x && spot.x < x + 120 && spot.y + 20 > y && spot.y < y + 40)).toBe(
          true,
        )
    // None lies over another.
    for (const [at, one] of spots.entries())
      for (const other of spots.slice(at + 1))
        expect(Math.abs(one.x - other.x) >= 60 || Math.abs(one.y - other.y) >= 20).toBe(true)
  })

  it('is white on dark and black on pale; #757575 is where both are alike', () => {
    const spot = [{ x: 0, y: 0 }]
    const size = { width: 9, height: 9 }
    // 4.6:1 against white and against black.
    for (const [grey, white] of [
      [0, true],
      [0x70, true],
      [0x7a, false],
      [255, false],
    ] as const)
      expect(wantsWhite(plain(9, 9, [grey, grey, grey, 255]), size, spot)).toBe(white)
    expect(wantsWhite(plain(9, 9, [0, 0, 0, 255]), size, [])).toBe(false)
  })

  it.each([
    ['© {file}', 'summer/IMG_12.tar.jpg', undefined, '© IMG_12.tar'],
    ['{date}  {file}', 'a.png', '2026:05:04 01:02:03', '2026-05-04 a'],
    ['{date}', 'a.png', undefined, ''],
    ['{date}', 'a.png', 'yesterday', ''],
    ['  plain  ', 'a.png', undefined, 'plain'],
  ])('%s of %s', (words, file, taken, wanted) => {
    expect(filledWords(words, file, taken)).toBe(wanted)
  })
})

describe('what the page asks', () => {
  const initial = Object.fromEntries(
    Object.entries(tool.options).map(([name, field]) => [name, 'initial' in field ? field.initial : undefined]),
  )
  type Given = Parameters<NonNullable<typeof tool.askOf>>[1]
  const recipe = (changes: object) => {
    const given = { values: { ...initial, ...changes }, texts: {}, opened: {}, picks: {}, selection: undefined }
    const question = tool.askOf?.(new File([], 'a.png'), given as unknown as Given, 1, [])
    if (question?.ask !== 'make') throw new Error('nothing is made')
    return question.recipe
  }

  it('every option', () => {
    expect(recipe({}).steps).toEqual([
      {
        op: 'stamp',
        mark: { words: '© Your name', colour: 'auto' },
        place: 'bottom-right',
        share: 0.25,
        margin: 0.03,
        angle: 0,
        opacity: 0.6,
      },
    ])
    expect(recipe({ ink: 'own', colour: '#102030', angle: -30, share: 50, opacity: 10, margin: 0 }).steps).toEqual([
      {
        op: 'stamp',
        mark: { words: '© Your name', colour: [16, 32, 48] },
        place: 'bottom-right',
        share: 0.5,
        margin: 0,
        angle: -30,
        opacity: 0.1,
      },
    ])
    const logo = 'data:image/png;base64,AAAA'
    expect(recipe({ mark: 'logo', logo }).steps).toMatchObject([{ mark: { logo } }])
    expect(sizeAfter({ width: 4, height: 3 }, recipe({}).steps)).toEqual({ width: 4, height: 3 })
    expect(Object.keys(tool.options.place.options).toSorted()).toEqual([...stampPlaces].toSorted())
    expect(recipe({ kind: 'png', quality: 50, notes: 'all' }).writing).toMatchObject({
      kind: 'png',
      quality: 50,
      notes: 'all',
    })
  })

  it('nothing where there is nothing to stamp, and the page says so', () => {
    expect(recipe({ words: '  ' }).steps).toEqual([])
    expect(recipe({ mark: 'logo' }).steps).toEqual([])
    const shown = (changes: object) =>
      JSON.stringify(
        tool.views({ values: { ...initial, ...changes }, files: [], picks: {} } as unknown as Parameters<
          typeof tool.views
        >[0]),
      )
    expect(shown({ mark: 'logo' })).toContain('Choose a logo above.')
    expect(shown({ words: '' })).toContain('Type the words above.')
    expect(shown({})).not.toContain('above.')
  })
})
