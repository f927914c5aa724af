import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '@/lib/base/png/pixels'
import { flatten } from '@/lib/subjects/picture/steps'
import { readDrawing } from '@/lib/subjects/svg/drawing'
import { readTransform } from '@/lib/subjects/svg/vectors/matrix'
import { boundsOf, ellipseOutline, pathOutline } from '@/lib/subjects/svg/vectors/path'
import { vectorPdf, type VectorPage } from '@/lib/subjects/svg/vectors/pdf'
import { decibels, readPng } from '../picture/read-png'

/* Outlines in a PDF, drawn by poppler and compared with what librsvg made of the SVG: neither shares code with what wrote them. */

const folder = 'tests/vectors/drawings'

function made(text: string, changes: Partial<VectorPage> = {}) {
  const drawing = readDrawing(text)
  if ('fault' in drawing) throw new Error(drawing.fault)
  const page = { width: drawing.size.width * 0.75, height: drawing.size.height * 0.75 }
  const about: VectorPage = {
    page,
    place: { x: 0, y: 0, ...page },
    ground: undefined,
    variables: [],
    ink: undefined,
    ...changes,
  }
  return vectorPdf(text, drawing.size, about, (bytes) => deflateSync(bytes))
}

function pdfOf(text: string, changes: Partial<VectorPage> = {}): Uint8Array {
  const pdf = made(text, changes)
  if (pdf instanceof Uint8Array) return pdf
  throw new Error(pdf.obstacle)
}

function withFile<Result>(pdf: Uint8Array, work: (file: string, base: string) => Result): Result {
  const place = mkdtempSync(path.join(tmpdir(), 'vectors-'))
  try {
    const file = path.join(place, 'drawing.pdf')
    writeFileSync(file, pdf)
    return work(file, path.join(place, 'page'))
  } finally {
    rmSync(place, { recursive: true })
  }
}

/** As poppler draws it, in so many pixels. */
function drawn(pdf: Uint8Array, width: number, height: number): Pixels {
  return withFile(pdf, (file, base) => {
    execFileSync('pdftoppm', [
      '-png',
      '-singlefile',
      '-scale-to-x',
      String(width),
      '-scale-to-y',
      String(height),
      file,
      base,
    ])
    return readPng(new Uint8Array(readFileSync(`${base}.png`)))
  })
}

const picture = (name: string) => readPng(new Uint8Array(readFileSync(`${folder}/${name}`)))
const source = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
const svg = (inside: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

describe('outlines in a PDF', () => {
  it.each([
    ['badge.svg', 'badge-480.png', 35],
    ['ruler.svg', 'ruler-2x.png', 35],
    ['fade.svg', 'fade-200h.png', 35],
    ['shapes.svg', 'shapes-4x.png', 27],
  ])('%s looks as librsvg draws it', (name, vector, least) => {
    const wanted = flatten(picture(vector), [255, 255, 255])
    const seen = drawn(pdfOf(source(name)), wanted.width, wanted.height)
    expect([seen.width, seen.height]).toEqual([wanted.width, wanted.height])
    expect(decibels(flatten(seen, [255, 255, 255]), wanted)).toBeGreaterThan(least)
  })

  it('qpdf finds nothing wrong in it, and there is no picture in it', () => {
    withFile(pdfOf(source('shapes.svg')), (file) => {
      expect(execFileSync('qpdf', ['--check', file]).toString()).toContain('No syntax or stream encoding errors')
      expect(execFileSync('pdfimages', ['-list', file]).toString().trim().split('\n')).toHaveLength(2)
    })
  })

  it('stands in its place on the page, on its ground', () => {
    const page = { width: 100, height: 50 }
    const pdf = pdfOf(svg('<rect width="10" height="10" fill="#f00"/>'), {
      page,
      place: { x: 60, y: 10, width: 30, height: 30 },
      ground: [0, 0, 255],
    })
    const { data, width } = drawn(pdf, 100, 50)
    const at = (x: number, y: number) => Array.from(data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3))
    expect(at(5, 5)).toEqual([0, 0, 255])
    expect(at(62, 12)).toEqual([255, 0, 0])
    expect(at(88, 38)).toEqual([255, 0, 0])
    expect(at(92, 38)).toEqual([0, 0, 255])
    expect(at(62, 45)).toEqual([0, 0, 255])
  })

  it('takes the ink and the variables that somebody chose', () => {
    const text = svg(
      '<rect width="5" height="10" fill="currentColor"/><rect x="5" width="5" height="10" fill="var(--b, red)"/>',
    )
    const { data, width } = drawn(pdfOf(text, { ink: '#00ff00', variables: [['--b', '#0000ff']] }), 40, 40)
    const at = (x: number) => Array.from(data.subarray((20 * width + x) * 4, (20 * width + x) * 4 + 3))
    expect(at(10)).toEqual([0, 255, 0])
    expect(at(30)).toEqual([0, 0, 255])
  })

  it.each([
    ['<text y="5">a</text>', 'text'],
    ['<image width="1" height="1" href="data:,"/>', 'picture'],
    ['<rect width="1" height="1" filter="url(#f)"/>', 'filter'],
    ['<rect width="1" height="1" mask="url(#m)"/>', 'mask'],
    ['<pattern id="p"/><rect width="1" height="1" fill="url(#p)"/>', 'pattern'],
    ['<path d="M0 0h1" marker-end="url(#m)"/>', 'marker'],
    ['<foreignObject width="1" height="1"/>', 'html'],
    ['<style>g > rect{fill:red}</style><rect width="1" height="1"/>', 'style'],
    ['<rect width="1" height="1" fill="buttonface"/>', 'colour'],
    ['<g opacity=".5"><rect width="5" height="5"/><rect x="2" width="5" height="5"/></g>', 'opacity'],
    ['<rect width="5" height="5" stroke="red" opacity=".5"/>', 'opacity'],
    [
      '<linearGradient id="g"><stop stop-opacity="0"/><stop offset="1"/></linearGradient><rect width="5" height="5" fill="url(#g)"/>',
      'gradient',
    ],
    [
      '<clipPath id="c"><rect width="1" height="1"/><rect x="3" width="1" height="1"/></clipPath><rect width="5" height="5" clip-path="url(#c)"/>',
      'clip',
    ],
    ['<rect width="5" height="5" transform="perspective(3)"/>', 'transform'],
    ['<use href="#u" id="u"/>', 'other'],
  ])('%s is left to pixels: %s', (inside, obstacle) => {
    expect(made(svg(inside))).toEqual({ obstacle })
  })

  it('what is not seen is no obstacle', () => {
    const hidden = svg('<text display="none">a</text><defs><image/></defs><rect width="0" height="3"/><path d=""/>')
    expect(made(hidden)).toBeInstanceOf(Uint8Array)
  })
})

describe('paths', () => {
  it('go on as the letters say', () => {
    expect(pathOutline('m1 2 3 4h5v-6H0z l1 1')).toEqual([
      ['M', 1, 2],
      ['L', 4, 6],
      ['L', 9, 6],
      ['L', 9, 0],
      ['L', 0, 0],
      ['Z'],
      ['L', 2, 3],
    ])
    expect(pathOutline('M0 0C0 1 1 1 1 0S2-1 2 0')[2]).toEqual(['C', 1, -1, 2, -1, 2, 0])
  })

  it('numbers stand close together, flags closer', () => {
    expect(pathOutline('M.5.5-1e1-2')).toEqual([
      ['M', 0.5, 0.5],
      ['L', -10, -2],
    ])
    const arc = pathOutline('M0 0a5 5 0 0110 0')
    expect(arc.at(-1)?.slice(-2)).toEqual([10, 0])
    expect(boundsOf(arc)).toMatchObject({ x: 0, width: 10 })
  })

  it('end where they are wrong, and are nothing without a move', () => {
    expect(pathOutline('M0 0L1 1Lx')).toHaveLength(2)
    expect(pathOutline('L1 1')).toEqual([])
    expect(pathOutline('')).toEqual([])
    expect(boundsOf([])).toBeUndefined()
  })

  it('an ellipse fills its box, and lies within a hundredth of a percent of one', () => {
    const outline = ellipseOutline(10, 20, 4, 3)
    const box = boundsOf(outline)
    expect(box?.x).toBeCloseTo(6)
    expect(box?.y).toBeCloseTo(17)
    expect(box?.width).toBeCloseTo(8)
    expect(box?.height).toBeCloseTo(6)
    let from: readonly [number, number] = [14, 20]
    for (const segment of outline) {
      if (segment[0] !== 'C') continue
      const [, x1, y1, x2, y2, x, y] = segment
      for (const t of [0.25, 0.5, 0.75]) {
        const on = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d
        const radius = Math.hypot((on(from[0], x1, x2, x) - 10) / 4, (on(from[1], y1, y2, y) - 20) / 3)
        expect(radius).toBeCloseTo(1, 3)
      }
      from = [x, y]
    }
  })

  it('transforms are done from right to left', () => {
    expect(readTransform('translate(10,5) scale(2)')).toEqual([2, 0, 0, 2, 10, 5])
    expect(readTransform('rotate(90 1 1)')?.map((value) => Math.round(value * 1e9) / 1e9 + 0)).toEqual([
      0, 1, -1, 0, 2, 0,
    ])
    expect(readTransform('translate(x)')).toBeUndefined()
    expect(readTransform('')).toEqual([1, 0, 0, 1, 0, 0])
  })
})
