import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { beforeAll, describe, expect, it } from 'vitest'
import { itemLabels, type ItemLabel, type LabelWishes } from '@/lib/subjects/code-files/item-labels'
import { pdfIn } from '../design/designs'
import { faultsOf, infoOf, pageAsGrey, pagesOf, wordsIn } from '../paper/pdf-programs'

/* What is proved here is read from the finished PDF: drawn by poppler, decoded by zxing-cpp, checked by qpdf. */

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })
})

const wishes: LabelWishes = { sheet: 'L7160', width: 57, height: 32, look: 'bars', startAt: 1, outlines: false }
const label = (code: string, given: Partial<ItemLabel> = {}): ItemLabel => ({
  name: 'Mug, blue',
  note: 'M-01',
  code,
  copies: 1,
  ...given,
})

function made(labels: readonly ItemLabel[], given: Partial<LabelWishes> = {}) {
  const answer = itemLabels({ title: 'Shop labels', labels, ...wishes, ...given })
  if ('refused' in answer) throw new Error(answer.refused)
  return answer
}
const refused = (labels: readonly ItemLabel[], given: Partial<LabelWishes> = {}) => {
  const answer = itemLabels({ title: 'Shop labels', labels, ...wishes, ...given })
  return 'refused' in answer ? answer.refused : undefined
}

const dpi = 300
const inMillimetres = (dots: number) => (dots * 25.4) / dpi

/** Codes on a page of the PDF with the middle of each, in millimetres from the upper left corner. */
async function codesOn(pdf: Uint8Array, page = 1) {
  const { width, height, pixels } = pageAsGrey(pdf, page, dpi)
  const data = new Uint8ClampedArray(width * height * 4)
  pixels.forEach((grey, at) => data.set([grey, grey, grey, 255], at * 4))
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    tryHarder: true,
    maxNumberOfSymbols: 99,
    textMode: 'Plain',
  })
  return found
    .filter(({ isValid }) => isValid)
    .map(({ text, format, position: { topLeft, bottomRight } }) => ({
      text,
      format,
      x: inMillimetres((topLeft.x + bottomRight.x) / 2),
      y: inMillimetres((topLeft.y + bottomRight.y) / 2),
    }))
    .sort((one, other) => Math.round((one.y - other.y) / 5) || one.x - other.x)
}

describe('labels of items', () => {
  it('hold each code in the symbology that it is made for, in the middle of its place on the sheet', async () => {
    // GTINs of the standards: EAN-13, EAN-8 and UPC-A with their own check digits; other texts are Code 128.
    const codes = ['4006381333931', '96385074', '036000291452', 'M-01/b', '4006381333932']
    const pdf = await pdfIn(made(codes.map((code) => label(code))).document)
    expect(faultsOf(pdf)).toBe('')
    expect(infoOf(pdf)).toMatch(/Page size: +595\.\d+ x 841\.\d+ pts/)
    const found = await codesOn(pdf)
    expect(found.map(({ text, format }) => [text.replace(/^0(?=036000291452)/, ''), format])).toEqual([
      ['4006381333931', 'EAN13'],
      ['96385074', 'EAN8'],
      ['036000291452', expect.stringMatching(/UPCA|EAN13/)],
      ['M-01/b', 'Code128'],
      ['4006381333932', 'Code128'],
    ])
    // L7160, as its maker draws it: 63.5 × 38.1 mm, the first at 7.25 and 15.15 mm, the next 66 and 38.1 mm away.
    found.forEach(({ x, y }, at) => {
      const left = 7.25 + (at % 3) * 66
      const top = 15.15 + Math.floor(at / 3) * 38.1
      expect(Math.abs(x - (left + 63.5 / 2))).toBeLessThan(3)
      expect(y).toBeGreaterThan(top)
      expect(y).toBeLessThan(top + 38.1)
    })
  })
  it('write the name in any script and the article number, as text that can be searched', async () => {
    const labels = [
      label('4006381333931', { name: 'Tasse, größer', note: 'M-01' }),
      label('X1', { name: 'Кружка 茶', note: '' }),
    ]
    const pdf = await pdfIn(made(labels).document)
    const [text = ''] = pagesOf(pdf)
    for (const word of ['Tasse, größer', 'M-01', 'Кружка 茶']) expect(text).toContain(word)
    const first = wordsIn(pdf).find(({ text: word }) => word.startsWith('Tasse'))
    // Two millimetres within the first label.
    expect(Math.abs((first?.left ?? 0) - ((7.25 + 2) * 72) / 25.4)).toBeLessThan(1)
  })
  it('cut a name that no label can hold', async () => {
    const name = 'Extraordinarily long description of a thing '.repeat(5).trim()
    const [text = ''] = pagesOf(await pdfIn(made([label('4006381333931', { name })], { sheet: 'L7651' }).document))
    expect(text).toContain('…')
    expect(text).toContain('Extraordinarily')
  })
  it('are as many as are wished, from the place on that is wished', async () => {
    const pdf = await pdfIn(
      made([label('4006381333931', { copies: 20 }), label('M-02', { copies: 3 })], { startAt: 3 }).document,
    )
    const first = await codesOn(pdf, 1)
    const second = await codesOn(pdf, 2)
    expect([first.length, second.length]).toEqual([19, 4])
    expect(first[0]?.x).toBeGreaterThan(7.25 + 2 * 66)
    expect(second.map(({ text }) => text)).toEqual(['4006381333931', 'M-02', 'M-02', 'M-02'])
  })
  it('are read as Data Matrix too, on the smallest sheet and with letters that bars have not', async () => {
    const codes = ['4006381333931', 'Größe-7']
    const pdf = await pdfIn(
      made(
        codes.map((code) => label(code)),
        { sheet: 'L4732', look: 'square' },
      ).document,
    )
    expect((await codesOn(pdf)).map(({ text, format }) => [text, format])).toEqual(
      codes.map((code) => [code, 'DataMatrix']),
    )
  })
  it.each(['5160', '5163', '5164', '5167', 'L7160', 'L7165', 'L7651', 'L4732', '3474'] as const)(
    'are read from the sheet %s',
    async (sheet) => {
      const [code] = await codesOn(await pdfIn(made([label('4006381333931')], { sheet }).document))
      expect(code?.text).toBe('4006381333931')
    },
  )
  it('come a page each for a printer of labels, with a line to cut along where it is wished', async () => {
    const own = { sheet: 'own', width: 57, height: 32, outlines: true } as const
    const pdf = await pdfIn(made([label('4006381333931', { copies: 2 })], own).document)
    // 57 × 32 mm in points.
    expect(infoOf(pdf)).toMatch(/Page size: +161\.57\d* x 90\.7\d* pts/)
    expect(infoOf(pdf)).toMatch(/Pages: +2/)
    expect((await codesOn(pdf, 2)).map(({ text }) => text)).toEqual(['4006381333931'])
  })
  it('leave out what cannot be read in that size, with the reason', () => {
    const long = label('A very long article number of 40 signs 12', { name: 'Rod' })
    const { left } = made([long, label('4006381333931')], { sheet: 'L7651' })
    expect(left).toEqual([
      expect.stringMatching(/^Rod: the code A very long .* needs [\d.]+ mm of width, and a label has 38\.1 mm\.$/),
    ])
    expect(made([label('Größe-7', { name: 'Ring' }), label('X1')]).left[0]).toContain('can have only ASCII characters')
  })
  it('are refused where there would be none, too many, or no such place', () => {
    expect(refused([])).toBe('There is nothing to print a label of.')
    expect(refused([label('X', { copies: 5001 })])).toBe('At most 5,000 labels go into one file.')
    expect(refused([label('X')], { startAt: 22 })).toBe('The first label must be at most 21, the labels of one sheet.')
  })
})
