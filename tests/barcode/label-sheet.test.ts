import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { barcodeSheets } from '@/lib/subjects/code-files/barcode-sheets'
import {
  placeOf,
  sheetNames,
  sheetOf,
  sheetsFor,
  type LabelSheet,
  type SheetName,
} from '@/lib/subjects/barcode/label-sheet'
import type { BarcodeValues } from '@/lib/subjects/barcode/values'
import { barcodeValues } from './values'

function sheet(name: SheetName): LabelSheet {
  const found = sheetOf(barcodeValues({ sheet: name }))
  if ('field' in found) throw new Error(found.says)
  return found
}

const names = Object.keys(sheetNames) as SheetName[]

describe('the published sheets', () => {
  it.each(names)('%s lies in the middle of its paper', (name) => {
    const { paper, across, down, label, margin, pitch } = sheet(name)
    const right = paper[0] - margin[0] - (across - 1) * pitch[0] - label[0]
    const bottom = paper[1] - margin[1] - (down - 1) * pitch[1] - label[1]
    expect(right).toBeCloseTo(margin[0], 0)
    expect(Math.abs(bottom - margin[1])).toBeLessThan(0.2)
  })
  it('5160: 30 labels of 2⅝ by 1 inch, half an inch from the top, 2¾ inches apart', () => {
    expect(sheet('5160')).toMatchObject({ label: [2.625 * 25.4, 25.4], pitch: [2.75 * 25.4, 25.4] })
    expect(sheet('5160').margin[1]).toBe(12.7)
  })
  it('L7160: 21 labels of 63.5 by 38.1 mm', () => expect(sheet('L7160').label).toEqual([63.5, 38.1]))
})

describe('places', () => {
  it('go row by row and from sheet to sheet', () => {
    const l7160 = sheet('L7160')
    expect(placeOf(l7160, 0, 1)).toEqual({ page: 0, left: 7.25, top: 15.15 })
    expect(placeOf(l7160, 1, 1)).toEqual({ page: 0, left: 73.25, top: 15.15 })
    expect(placeOf(l7160, 3, 1).top).toBeCloseTo(15.15 + 38.1)
    expect(placeOf(l7160, 21, 1)).toEqual({ page: 1, left: 7.25, top: 15.15 })
  })
  it('begin where a used sheet has its first label left', () => {
    const l7160 = sheet('L7160')
    expect(placeOf(l7160, 0, 21)).toEqual(placeOf(l7160, 20, 1))
    expect(placeOf(l7160, 1, 21)).toEqual({ page: 1, left: 7.25, top: 15.15 })
    expect([sheetsFor(l7160, 1, 21), sheetsFor(l7160, 2, 21), sheetsFor(l7160, 42, 1)]).toEqual([1, 2, 2])
  })
  it('of an own grid must lie on the paper', () => {
    expect(sheetOf(barcodeValues({ sheet: 'own', across: 4 }))).toMatchObject({ field: 'across' })
    expect(sheetOf(barcodeValues({ sheet: 'own', acrossPitch: 60 }))).toMatchObject({ field: 'acrossPitch' })
  })
})

async function pdfOf(given: Partial<BarcodeValues>) {
  const bytes = await barcodeSheets(barcodeValues(given), () => {})
  if (!(bytes instanceof Uint8Array)) throw new Error(`${bytes.field} ${bytes.message}`)
  return getDocument({ data: bytes, verbosity: 0 }).promise
}

describe('the PDF, as another program reads it', () => {
  it('has the paper’s size and a text for every label', async () => {
    const pdf = await pdfOf({ copies: 25 })
    expect(pdf.numPages).toBe(2)
    const page = await pdf.getPage(1)
    const [, , width, height] = page.view
    expect([width, height].map((side) => ((side ?? 0) * 25.4) / 72).map(Math.round)).toEqual([210, 297])
    const { items } = await page.getTextContent()
    const text = items.map((item) => ('str' in item ? item.str : '')).join('')
    expect(text.replaceAll(/\D/g, '')).toBe('9506000134352'.repeat(21))
  })

  it('draws bars of 0.33 mm in the middle of the label', async () => {
    const page = await (await pdfOf({ copies: 1, startAt: 5, showText: false })).getPage(1)
    const { fnArray, argsArray } = await page.getOperatorList()
    const matrix = argsArray[fnArray.indexOf(OPS.transform)] as number[]
    const millimetres = (points: number) => (points * 25.4) / 72
    expect(millimetres(matrix[0] ?? 0)).toBeCloseTo(0.33, 4)
    // Label 5 is in the second row and column; the symbol is 37.29 mm wide and 24.5 mm high.
    expect(millimetres(matrix[4] ?? 0)).toBeCloseTo(73.25 + (63.5 - 37.29) / 2, 3)
    expect(297 - millimetres(matrix[5] ?? 0)).toBeCloseTo(15.15 + 38.1 + (38.1 - 24.5) / 2, 3)
  })

  it('is the same to the byte the second time', async () => {
    const make = () => barcodeSheets(barcodeValues({ copies: 3 }), () => {})
    expect(await make()).toEqual(await make())
  })

  it('is refused where a code is larger than its label, with both sizes', async () => {
    expect(await barcodeSheets(barcodeValues({ sheet: '5167' }), () => {})).toMatchObject({
      problem: true,
      field: 'sheet',
      message: expect.stringMatching(/44\.5 × 12\.7 mm.*37\.3 × 25\.9 mm/),
    })
    expect(await barcodeSheets(barcodeValues({ startAt: 22 }), () => {})).toMatchObject({ field: 'startAt' })
  })
})
