import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import { lightness, portraitSigns } from '@/lib/subjects/id-photo/checks'
import { framing, headPlace, photoPixels } from '@/lib/subjects/id-photo/frame'
import { photoRules, type PhotoRule } from '@/lib/subjects/id-photo/rules'
import { drawnSheet, sheetOf, sheetPapers } from '@/lib/subjects/id-photo/sheet'
import { picturePdf } from '@/lib/subjects/picture/picture-pdf'

const rules: readonly (readonly [string, PhotoRule])[] = Object.entries(photoRules)

function plain(width: number, height: number, at: (x: number, y: number) => readonly [number, number, number]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([...at(x, y), 255], (y * width + x) * 4)
  return { data, width, height }
}

describe('rules', () => {
  it.each(rules)('%s can be met: the head fits, and is where it is asked for', (_, rule) => {
    for (const size of ['small', 'middle', 'large'] as const) {
      const { head, top } = headPlace(rule, size)
      expect(top).toBeGreaterThan(0)
      expect(top + head).toBeLessThan(rule.height)
      if (rule.head) {
        expect(head).toBeGreaterThanOrEqual(rule.head.least)
        expect(head).toBeLessThanOrEqual(rule.head.most)
      }
      if (rule.top) {
        expect(top).toBeGreaterThanOrEqual(rule.top.least)
        expect(top).toBeLessThanOrEqual(rule.top.most)
      }
      if (rule.eyes) {
        expect(rule.height - top - head / 2).toBeGreaterThanOrEqual(rule.eyes.least)
        expect(rule.height - top - head / 2).toBeLessThanOrEqual(rule.eyes.most)
      }
    }
  })

  it.each(rules)('%s names its pages, and the shape of its file is that of its print', (_, rule) => {
    expect(rule.sources.length).toBeGreaterThan(0)
    for (const { href } of rule.sources) expect(href).toMatch(/^https?:\/\//)
    if (rule.pixels) expect(rule.pixels.width / rule.pixels.height).toBeCloseTo(rule.width / rule.height, 2)
  })
})

describe('framing', () => {
  it('a head of 300 pixels that should be 30 mm makes ten pixels a millimetre', () => {
    const made = framing(
      { width: 1000, height: 1200 },
      { x: 400, y: 300, width: 200, height: 300 },
      { width: 35, height: 45 },
      { head: 30, top: 5 },
    )
    expect(made.window).toEqual({ x: 325, y: 250, width: 350, height: 450 })
    expect(made.missing).toEqual({ top: 0, left: 0, right: 0, bottom: 0 })
    expect(made.headPixels).toBe(300)
    expect(made.pixelsPerUnit).toBe(10)
  })

  it('says by how much the picture is too small, side by side', () => {
    const made = framing(
      { width: 300, height: 400 },
      { x: 50, y: 20, width: 200, height: 300 },
      { width: 35, height: 45 },
      { head: 30, top: 5 },
    )
    expect(made.window).toEqual({ x: -25, y: -30, width: 350, height: 450 })
    expect(made.missing).toEqual({ top: 3, left: 2.5, right: 2.5, bottom: 2 })
  })

  it('prints have the pixels of their millimetres', () => {
    // 35 ÷ 25.4 × 300 = 413.4, 45 ÷ 25.4 × 300 = 531.5
    expect(photoPixels(photoRules['pl-passport'], 300)).toEqual({ width: 413, height: 531 })
    expect(photoPixels(photoRules['us-passport'], 300)).toEqual({ width: 600, height: 600 })
    expect(photoPixels(photoRules['sg-upload'], 300)).toEqual({ width: 400, height: 514 })
  })

  it('room above the head that was typed is taken as it is', () => {
    expect(headPlace(photoRules['us-passport'], 'middle', 7)).toEqual({ head: 30, top: 7 })
  })
})

describe('sheets', () => {
  const photo = { width: 35, height: 45 }

  it('hold what can be counted by hand', () => {
    // Along 150 mm less the margins 144: 35 + 2 goes three times and 35 more; along 94: 45 + 2 + 45 = 92.
    expect(sheetOf({ paper: sheetPapers['10x15'], photo, gap: 2, margin: 3 }).places).toHaveLength(6)
    // Along 204: 5 × 35 + 4 × 2 = 183; along 291: 6 × 45 + 5 × 2 = 280.
    expect(sheetOf({ paper: sheetPapers.a4, photo, gap: 2, margin: 3 }).places).toHaveLength(30)
    expect(
      sheetOf({ paper: sheetPapers['10x15'], photo: { width: 200, height: 200 }, gap: 2, margin: 3 }).places,
    ).toEqual([])
  })

  it('lay no two photographs over each other and none over the margin', () => {
    for (const paper of Object.values(sheetPapers)) {
      const sheet = sheetOf({ paper, photo, gap: 1, margin: 3 })
      for (const [at, { x, y }] of sheet.places.entries()) {
        expect(x).toBeGreaterThanOrEqual(3 - 1e-9)
        expect(y).toBeGreaterThanOrEqual(3 - 1e-9)
        expect(x + photo.width).toBeLessThanOrEqual(sheet.paper.width - 3 + 1e-9)
        expect(y + photo.height).toBeLessThanOrEqual(sheet.paper.height - 3 + 1e-9)
        for (const other of sheet.places.slice(at + 1))
          expect(
            Math.abs(other.x - x) >= photo.width + 1 - 1e-9 || Math.abs(other.y - y) >= photo.height + 1 - 1e-9,
          ).toBe(true)
      }
    }
  })

  it('are drawn true to size, with marks that touch no photograph', () => {
    const sheet = sheetOf({ paper: sheetPapers['10x15'], photo, gap: 4, margin: 3 })
    const size = { width: 413, height: 531 }
    const red = plain(size.width, size.height, () => [200, 0, 0])
    const drawn = drawnSheet(red, sheet, { dpi: 300, marks: true })
    expect([drawn.width, drawn.height]).toEqual([1772, 1181])
    let reds = 0
    let greys = 0
    for (let at = 0; at < drawn.data.length; at += 4) {
      if (drawn.data[at] === 200) reds++
      else if (drawn.data[at] === 140) greys++
    }
    expect(reds).toBe(sheet.places.length * size.width * size.height)
    expect(greys).toBeGreaterThan(sheet.places.length * 100)
    const bare = drawnSheet(red, sheet, { dpi: 300, marks: false })
    expect(bare.data.some((value, at) => at % 4 === 0 && value === 140)).toBe(false)
  })

  it('as a PDF have the size of the paper, to poppler', () => {
    const sheet = sheetOf({ paper: sheetPapers['10x15'], photo, gap: 4, margin: 3 })
    const drawn = drawnSheet(
      plain(413, 531, () => [9, 9, 9]),
      sheet,
      { dpi: 300, marks: true },
    )
    const points = (millimetres: number) => (millimetres * 72) / 25.4
    const pdf = picturePdf(drawn, { width: points(150), height: points(100) }, (bytes) => deflateSync(bytes))
    const folder = mkdtempSync(path.join(tmpdir(), 'sheet-'))
    try {
      const file = path.join(folder, 'sheet.pdf')
      writeFileSync(file, pdf)
      const [, width, height] =
        /Page size:\s+([\d.]+) x ([\d.]+) pts/.exec(execFileSync('pdfinfo', [file]).toString()) ?? []
      expect((Number(width) / 72) * 25.4).toBeCloseTo(150, 1)
      expect((Number(height) / 72) * 25.4).toBeCloseTo(100, 1)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('signs of light and background', () => {
  const head = { x: 120, y: 60, width: 160, height: 240 }

  it('lightness is that of CIE L*', () => {
    // Published pairs of sRGB grey and L*: 0, 118.9 (18 percent grey) near 50, 255.
    expect(lightness(0, 0, 0)).toBe(0)
    expect(lightness(255, 255, 255)).toBeCloseTo(100, 3)
    expect(lightness(119, 119, 119)).toBeCloseTo(50.03, 1)
    expect(lightness(255, 0, 0)).toBeCloseTo(53.24, 1)
  })

  it('an even picture has none', () => {
    const signs = portraitSigns(
      plain(400, 500, () => [230, 230, 230]),
      head,
    )
    expect(signs.groundVaries).toBeCloseTo(0)
    expect(signs.sides).toBeCloseTo(0)
    expect(signs.lost).toBe(0)
    expect(signs.ground).toBeCloseTo(lightness(230, 230, 230))
    expect(signs.face).toBeCloseTo(lightness(230, 230, 230))
  })

  it('a head of usual size leaves a background to look at, one that fills the photo does not', () => {
    // 35 × 45 mm with a head of 25 × 34 mm, ten pixels a millimetre.
    const photo = plain(350, 450, () => [230, 230, 230])
    expect(portraitSigns(photo, { x: 50, y: 40, width: 250, height: 340 }).ground).toBeCloseTo(lightness(230, 230, 230))
    expect(portraitSigns(photo, { x: 5, y: 5, width: 340, height: 440 }).ground).toBeUndefined()
  })

  it('a shadow on the wall, a lamp from the side and a burnt face are seen', () => {
    expect(
      portraitSigns(
        plain(400, 500, (x) => (x < 30 ? [90, 90, 90] : [230, 230, 230])),
        head,
      ).groundVaries,
    ).toBeGreaterThan(10)
    expect(
      portraitSigns(
        plain(400, 500, (x) => (x < 200 ? [120, 120, 120] : [200, 200, 200])),
        head,
      ).sides,
    ).toBeGreaterThan(25)
    expect(
      portraitSigns(
        plain(400, 500, () => [255, 255, 255]),
        head,
      ).lost,
    ).toBe(1)
  })
})
