import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fontNames } from '@/lib/subjects/fonts/font-names'
import { picturePdf } from '@/lib/subjects/picture/picture-pdf'
import {
  drawingAt,
  lengthInPixels,
  readDrawing,
  readVariables,
  sizeOfDrawing,
  type Drawing,
} from '@/lib/subjects/svg/drawing'
import { drawnPlace, drawnSize, readScales } from '@/lib/subjects/svg/drawing-sizes'
import tool from '@/lib/tools/utilities/files/svg-to-png'
import type { DrawnAnswer } from '@/lib/subjects/svg/drawing-task'
import { readPng } from '../picture/read-png'

const folder = 'tests/vectors/drawings'
const plain = { fonts: [], variables: [], ink: undefined }

function read(text: string): Drawing {
  const drawing = readDrawing(text)
  if ('fault' in drawing) throw new Error(drawing.fault)
  return drawing
}

const svg = (attributes: string, inside = '') => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

describe('the size of a drawing', () => {
  // Absolute lengths of CSS Values 3, 6.2: 1in = 2.54cm = 25.4mm = 101.6Q = 72pt = 6pc = 96px.
  it.each([
    ['96', 96],
    ['96px', 96],
    ['1in', 96],
    ['2.54cm', 96],
    ['25.4mm', 96],
    ['101.6Q', 96],
    ['72pt', 96],
    ['6pc', 96],
    [' 1e2 ', 100],
    ['.5in', 48],
    ['100%', undefined],
    ['auto', undefined],
    ['-3', undefined],
    ['0', undefined],
    ['constructor', undefined],
    [undefined, undefined],
  ])('%s is %s', (text, pixels) => {
    const found = lengthInPixels(text)
    if (pixels === undefined) expect(found).toBeUndefined()
    else expect(found).toBeCloseTo(pixels, 9)
  })

  it.each([
    ['width="30" height="20"', 30, 20],
    ['width="30" viewBox="0 0 3 2"', 30, 20],
    ['height="20" viewBox="0,0 3,2"', 30, 20],
    ['viewBox="5 5 48 32"', 48, 32],
    ['width="100%" height="100%" viewBox="0 0 48 32"', 48, 32],
    ['', 300, 150],
    ['width="40"', 40, 150],
    ['viewBox="0 0 0 10"', 300, 150],
    ['viewBox="0 0 1 2 3"', 300, 150],
  ])('%s', (attributes, width, height) => {
    expect(read(svg(attributes)).size).toEqual({ width, height })
  })

  it.each([
    ['badge', 'badge-480', { by: 'width', pixels: 480 }],
    ['ruler', 'ruler-2x', { by: 'scale', factor: 2 }],
    ['fade', 'fade-200h', { by: 'height', pixels: 200 }],
  ] as const)('%s has the pixels that rsvg-convert draws', (name, drawn, scale) => {
    const { size } = read(readFileSync(`${folder}/${name}.svg`, 'utf8'))
    const { width, height } = readPng(new Uint8Array(readFileSync(`${folder}/${drawn}.png`)))
    expect(drawnSize(size, scale)).toEqual({ width, height })
  })
})

describe('sizes that are asked', () => {
  it('a list', () => {
    expect(readScales('1x, 2.5X 512;300w\n200h 640×480 16px')).toEqual([
      { scale: { by: 'scale', factor: 1 }, adds: '@1x' },
      { scale: { by: 'scale', factor: 2.5 }, adds: '@2.5x' },
      { scale: { by: 'longest', pixels: 512 }, adds: '-512' },
      { scale: { by: 'width', pixels: 300 }, adds: '-300w' },
      { scale: { by: 'height', pixels: 200 }, adds: '-200h' },
      { scale: { by: 'box', width: 640, height: 480 }, adds: '-640x480' },
      { scale: { by: 'longest', pixels: 16 }, adds: '-16px' },
    ])
    for (const wrong of [
      '',
      ' , ',
      '0x',
      '0',
      '5y',
      '-3',
      '1x, two',
      '640x0',
      Array.from({ length: 21 }, (_, at) => at + 1).join(' '),
    ])
      expect(readScales(wrong)).toBeUndefined()
  })

  it('become pixels', () => {
    const size = { width: 48, height: 32 }
    expect(drawnSize(size, { by: 'longest', pixels: 96 })).toEqual({ width: 96, height: 64 })
    expect(drawnSize({ width: 32, height: 48 }, { by: 'longest', pixels: 96 })).toEqual({ width: 64, height: 96 })
    expect(drawnSize(size, { by: 'box', width: 5, height: 7 })).toEqual({ width: 5, height: 7 })
    expect(drawnSize(size, { by: 'scale', factor: 0.001 })).toEqual({ width: 1, height: 1 })
  })

  it('hold the drawing whole and in the middle', () => {
    const drawing = { width: 48, height: 32 }
    expect(drawnPlace(drawing, { width: 96, height: 64 }, 0)).toEqual({ x: 0, y: 0, width: 96, height: 64 })
    expect(drawnPlace(drawing, { width: 96, height: 96 }, 0)).toEqual({ x: 0, y: 16, width: 96, height: 64 })
    expect(drawnPlace(drawing, { width: 100, height: 200 }, 0.1)).toEqual({ x: 10, y: 73, width: 80, height: 53 })
    // 481 ÷ 1.5 is 320.67: no seam of one pixel stays.
    expect(drawnPlace(drawing, drawnSize(drawing, { by: 'width', pixels: 481 }), 0)).toMatchObject({
      width: 481,
      height: 321,
    })
    expect(drawnPlace({ width: 1000, height: 1 }, { width: 10, height: 10 }, 0.45)).toMatchObject({
      width: 1,
      height: 1,
    })
  })
})

describe('the text that is drawn', () => {
  const at = (text: string, style: Partial<Parameters<typeof drawingAt>[2]> = {}) =>
    drawingAt(read(text), { width: 20, height: 10 }, { ...plain, ...style })

  it('has the pixels in its first tag, and a box to be scaled by', () => {
    const drawn = at(svg('width="1in" height="0.5in"', '<rect/>'))
    const { attributes } = {
      attributes: new Map(
        [...drawn.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    }
    expect(attributes.get('width')).toBe('20')
    expect(attributes.get('height')).toBe('10')
    expect(attributes.get('viewBox')).toBe('0 0 96 48')
    expect(sizeOfDrawing(attributes)).toEqual({ width: 20, height: 10 })
    expect(at(svg('viewBox="1 2 3 4"'))).toContain('viewBox="1 2 3 4"')
  })

  it('keeps what stands before and after, other prefixes and a root that closes itself', () => {
    const before =
      '<?xml version="1.0"?>\n<!-- <svg width="9"> -->\n<!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY n "http://www.w3.org/2000/svg"> ]>\n'
    const drawn = at(`${before}<s:svg xmlns:s="&n;" viewBox='0 0 2 1'/><!-- end -->`, {
      fonts: [{ family: 'A "b', weight: 700, isItalic: true, address: 'data:,x' }],
    })
    expect(drawn.startsWith(before)).toBe(true)
    expect(drawn).toContain(
      '<s:style>@font-face{font-family:"A b";font-weight:700;font-style:italic;src:url("data:,x")}</s:style></s:svg><!-- end -->',
    )
    expect(drawn).not.toContain(' xmlns="')
  })

  it('has the colours that were asked before its own', () => {
    const drawn = at(svg('style="--a: red; color: blue" viewBox="0 0 2 1"'), {
      variables: [['--a', 'rgb(0 0 0)']],
      ink: '#102030',
    })
    expect(drawn).toContain(
      'style="--a: red; color: blue;--a:rgb(0 0 0) !important;color:#102030 !important;width:20px !important;height:10px !important"',
    )
  })

  it('reads variables, and none that would break out', () => {
    expect(readVariables('--a: red;\n --b-2:  var(--a, #fff) \n\n')).toEqual([
      ['--a', 'red'],
      ['--b-2', 'var(--a, #fff)'],
    ])
    expect(readVariables('')).toEqual([])
    for (const wrong of ['a: red', '--a', '--a:', '--a: }x{', '--a: "</style>"', '--a: <b>'])
      expect(readVariables(wrong)).toBeUndefined()
  })
})

describe('what is found in it', () => {
  it('addresses elsewhere, fonts, scripts, HTML and movement', () => {
    const { notes } = read(
      svg(
        'xmlns:xlink="http://www.w3.org/1999/xlink" onload="x()" viewBox="0 0 1 1"',
        `<style>@import "a.css"; /* url(no.png) */ @font-face { font-family: Own; src: url(data:font/ttf;base64,AA) } text { fill: url(#g); font-family: Own, 'Fine Sans', sans-serif } .a{mask:url("b.svg#m")}</style>
        <script>1</script><image xlink:href="http://example.org/c.png"/><image href="data:image/png;base64,AA"/><use href="#x"/><a href="http://example.org/"><text font-family="Other, serif" style="font-family:Third !important">a</text></a>
        <foreignObject/><animate attributeName="x"/>`,
      ),
    )
    expect(notes).toEqual({
      elsewhere: ['b.svg#m', 'a.css', 'http://example.org/c.png'].toSorted(
        (one, other) => notes.elsewhere.indexOf(one) - notes.elsewhere.indexOf(other),
      ),
      families: ['Fine Sans', 'Other', 'Third'],
      scripts: 2,
      html: 1,
      movements: 1,
    })
  })

  it.each([
    ['', 'is not one element'],
    ['<svg', 'tag that is not well-formed'],
    ['<html></html>', 'its first element is html'],
    ['{"a": 1}', 'holds text outside'],
    ['<svg><g></svg>', 'closes'],
  ])('refuses %s', (text, fault) => {
    expect(readDrawing(text)).toMatchObject({ fault: expect.stringContaining(fault) as string })
  })
})

describe('names of fonts as fc-scan reads them', () => {
  // Weights and stances of fontconfig: 80 is 400 and 200 is 700 of OpenType, 0 upright, 100 and 110 slanted.
  const rows = readFileSync(`${folder}/fonts.tsv`, 'utf8').trim().split('\n')
  it.each(rows.map((row) => row.split('\t')))('%s', (file = '', family, weight, slant) => {
    expect(fontNames(new Uint8Array(readFileSync(`${folder}/${file}`)))).toEqual({
      family,
      weight: weight === '200' ? 700 : 400,
      isItalic: slant !== '0',
    })
  })

  it('nothing of what is no font, or was cut off', () => {
    const whole = new Uint8Array(readFileSync(`${folder}/square.ttf`))
    expect(fontNames(new Uint8Array(0))).toBeUndefined()
    expect(fontNames(new TextEncoder().encode('wOF2 and more that is no font'))).toBeUndefined()
    expect(fontNames(whole.subarray(0, 100))).toBeUndefined()
  })
})

describe('a PDF of a picture', () => {
  const pdf = (alpha: number) =>
    picturePdf(
      {
        data: Uint8ClampedArray.from([255, 0, 0, alpha, 0, 255, 0, 255, 0, 0, 255, 255, 9, 8, 7, 255]),
        width: 2,
        height: 2,
      },
      { width: 36, height: 18.5 },
      (bytes) => zlibSync(bytes),
    )

  it('is opened by another program, with its page and pixels', () => {
    const script = `
import sys, zlib, re
data = sys.stdin.buffer.read()
start = int(re.search(rb'startxref\\n(\\d+)', data).group(1))
assert data[start:start+4] == b'xref'
print(re.search(rb'/MediaBox \\[([^]]*)\\]', data).group(1).decode())
for one in re.finditer(rb'/Length (\\d+) >>\\nstream\\n', data):
    body = data[one.end():one.end() + int(one.group(1))]
    if b' cm ' in body: print(body.decode())
    else: print(list(zlib.decompress(body)))
`
    const seen = (alpha: number) =>
      execFileSync('python3', ['-c', script], { input: pdf(alpha), encoding: 'utf8' })
        .trim()
        .split('\n')
    expect(seen(255)).toEqual([
      '0 0 36 18.5',
      'q 36 0 0 18.5 0 0 cm /Picture Do Q',
      '[255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 8, 7]',
    ])
    expect(seen(100).at(-1)).toBe('[100, 255, 255, 255]')
  })
})

describe('what the page asks', () => {
  const initial = Object.fromEntries(
    Object.entries(tool.options).map(([name, field]) => [name, 'initial' in field ? field.initial : undefined]),
  )
  type Given = Parameters<NonNullable<typeof tool.askOf>>[1]
  const drawing = new File(['<svg/>'], 'a.svg')
  const font = new File([], 'b.TTF')
  const plan = (changes: object) => {
    const given = { values: { ...initial, tints: false, lossless: false, ...changes } } as unknown as Given
    const question = tool.askOf?.(drawing, given, 1, [drawing, font])
    if (question?.ask !== 'draw') throw new Error('nothing is drawn')
    return question.plan
  }

  it('every option', () => {
    expect(plan({})).toEqual({
      kind: 'png',
      scales: [{ scale: { by: 'scale', factor: 2 }, adds: '' }],
      quality: 85,
      lossless: false,
      colours: undefined,
      ground: undefined,
      padding: 0,
      variables: [],
      ink: undefined,
      fonts: [font],
    })
    const scale = (changes: object) => plan(changes).scales[0]?.scale
    expect(scale({ sizing: 'width', width: 7 })).toEqual({ by: 'width', pixels: 7 })
    expect(scale({ sizing: 'height', height: 7 })).toEqual({ by: 'height', pixels: 7 })
    expect(scale({ sizing: 'box', width: 5, height: 6 })).toEqual({ by: 'box', width: 5, height: 6 })
    expect(scale({ sizing: 'dpi', dpi: 288 })).toEqual({ by: 'scale', factor: 3 })
    expect(plan({ sizing: 'several' }).scales.map(({ adds }) => adds)).toEqual(['@1x', '@2x', '@4x'])
    expect(plan({ sizing: 'several', sizes: '0x' }).scales).toEqual([{ scale: { by: 'scale', factor: 1 }, adds: '' }])
    expect(plan({ ground: 'white' }).ground).toEqual([255, 255, 255])
    expect(plan({ ground: 'own', colour: '#102030' }).ground).toEqual([16, 32, 48])
    expect(plan({ kind: 'pdf', quality: 50, lossless: true, colours: '64', padding: 10 })).toMatchObject({
      kind: 'pdf',
      quality: 50,
      lossless: true,
      colours: 64,
      padding: 0.1,
    })
    expect(plan({ tints: true, ink: '#010203', variables: '--a: red' })).toMatchObject({
      ink: '#010203',
      variables: [['--a', 'red']],
    })
    expect(tool.askOf?.(font, {} as Given, 2, [font])).toEqual({ ask: 'font', file: font })
  })

  const made = (names: readonly string[]): DrawnAnswer => ({
    kind: 'drawn',
    size: { width: 10, height: 5 },
    files: names.map((adds) => ({ adds, file: new Blob([adds], { type: 'image/jpeg' }), width: 20, height: 10 })),
    notes: { elsewhere: ['x.png'], families: ['Fine'], scripts: 1, html: 1, movements: 1 },
    missing: ['Fine'],
    obstacle: undefined,
    shown: new Blob([]),
    largest: { width: 20, height: 10 },
    small: { picture: new Blob([]), width: 2, height: 1 },
  })
  type Work = Parameters<typeof tool.views>[0]
  const work = (changes: object = {}) =>
    ({
      values: { ...initial, ...changes },
      picks: { shown: '2' },
      files: [
        { id: 1, name: 'in/a.svg', size: 6, file: drawing, isBusy: false, answer: made(['@1x', '@2x']) },
        { id: 2, name: 'in/A.svg', size: 6, file: drawing, isBusy: false, answer: made(['@2x']) },
        {
          id: 3,
          name: 'b.ttf',
          size: 6,
          file: font,
          isBusy: false,
          answer: { kind: 'font', family: 'Fine', weight: 700, isItalic: true },
        },
        { id: 4, name: 'c.svg', size: 6, file: drawing, isBusy: false },
      ],
    }) as unknown as Work

  it('names, sums and notes', () => {
    const { all, one } = tool.takeAway
    if (all?.kind !== 'zip' || one?.kind !== 'save') throw new Error('other ways to take it away')
    expect(Object.keys(all.files(work()))).toEqual(['in/a@1x.jpg', 'in/a@2x.jpg', 'in/A@2x-2.jpg'])
    const { file, type } = one
    expect([typeof file === 'function' && file(work()), typeof type === 'function' && type(work())]).toEqual([
      'A@2x.jpg',
      'image/jpeg',
    ])
    const text = JSON.stringify(tool.views(work()))
    for (const sentence of [
      '2 drawings, 3 pictures drawn. 1 file without a result',
      'x.png',
      'Fine, weight 700, italic',
      'none of them ran',
      'foreignObject',
      'first moment',
      '10 × 5 px',
      'Save 20 × 10',
    ])
      expect(text).toContain(sentence)
    expect(JSON.stringify(tool.views(work({ sizing: 'several', sizes: '0x' })))).toContain('Write sizes')
    expect(JSON.stringify(tool.views(work({ variables: 'a' })))).toContain('Write each variable')
  })
})
