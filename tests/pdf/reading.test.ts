import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { readPage } from '@/lib/subjects/pdf/reading/read-page'
import { writePages } from '@/lib/subjects/pdf/reading/write'
import type { TextForm } from '@/lib/subjects/pdf/task'
import { sample as picture } from '../picture/samples'
import { pagesOf } from '../paper/pdf-programs'
import { byQpdf, samplePdf } from './samples'

/* PDFs written by PDFKit, read by our code and by poppler's pdftotext. */

async function drawn(draw: (document: PDFKit.PDFDocument) => void): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 50 })
  const parts: Uint8Array[] = []
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  document.on('data', (part: Uint8Array) => parts.push(part))
  draw(document)
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

async function read(bytes: Uint8Array, form: TextForm, dropsRepeated = false) {
  const loading = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    verbosity: 0,
  })
  try {
    const document = await loading.promise
    const pages: Awaited<ReturnType<typeof readPage>>[] = []
    for (let page = 1; page <= document.numPages; page++) pages.push(await readPage(await document.getPage(page)))
    return { ...writePages(pages, form, dropsRepeated), scans: pages.map(({ hasPicture }) => hasPicture) }
  } finally {
    await loading.destroy()
  }
}

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')

const left =
  'Harbour dues are charged on gross tonnage and fall due on the day of arrival. A vessel that leaves within six hours pays half. The master declares the tonnage in writing before the berth is assigned to the ship.'
const right =
  'Pilotage is ordered a day ahead and cannot be cancelled within two hours of the time agreed. Night work between ten and six costs a third more. Tugs are ordered apart and are paid by the hour from their own berth.'

const twoColumns = () =>
  drawn((document) => {
    document.fontSize(22).text('Tariff of the harbour', 50, 50)
    document
      .fontSize(11)
      .text('Valid for all vessels that call at any of the berths of the inner and the outer harbour basin.', 50, 90, {
        width: 495,
      })
    document.fontSize(11).text(left, 50, 140, { width: 230 })
    document.fontSize(11).text(right, 315, 140, { width: 230 })
  })

describe('text of a page', () => {
  it('is read column by column, beneath what spans them', async () => {
    const bytes = await twoColumns()
    const { pages } = await read(bytes, 'reading')
    const all = words(pages[0] ?? '')
    expect(all).toEqual(
      words(
        `Tariff of the harbour Valid for all vessels that call at any of the berths of the inner and the outer harbour basin. ${left} ${right}`,
      ),
    )
    // Poppler reads the same words in the same order.
    expect(all).toEqual(words(pagesOf(bytes)[0] ?? ''))
  })

  it('stands where it does on the page when it is laid out', async () => {
    const bytes = await drawn((document) => {
      document.font('Courier').fontSize(10)
      const rows = [
        ['Item', 'Pieces', 'Price'],
        ['Rope, 20 m', '3', '14.50'],
        ['Shackle', '12', '2.75'],
      ]
      rows.forEach((row, at) =>
        row.forEach((cell, column) => document.text(cell, 50 + column * 120, 50 + at * 14, { lineBreak: false })),
      )
    })
    const { pages } = await read(bytes, 'layout')
    const lines = (pages[0] ?? '').split('\n')
    const theirs = (pagesOf(bytes, '-layout')[0] ?? '').split('\n').filter((line) => line.trim() !== '')
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual(theirs.map((line) => line.trim().split(/ {2,}/)))
    expect(new Set(lines.map((line) => line.search(/(?<= {2})\S+$/)))).toHaveLength(1)
  })

  it('becomes Markdown: headings by size, lists, what Markdown would take for its own', async () => {
    const bytes = await drawn((document) => {
      document.fontSize(24).text('Minutes', 50, 50)
      document.fontSize(16).text('Decisions', 50, 100)
      document.fontSize(11)
      document.text('The board met on Tuesday and passed two *motions* without a vote against them.', 50, 130)
      document.text('• Buy the boat', 50, 170)
      document.text('• Sell the shed', 50, 186)
      document.text('1. Ask the bank', 50, 220)
      document.text('2. Sign_here', 50, 236)
    })
    expect((await read(bytes, 'markdown')).pages).toEqual([
      '# Minutes\n\n## Decisions\n\nThe board met on Tuesday and passed two \\*motions\\* without a vote against them.\n\n- Buy the boat\n- Sell the shed\n\n1. Ask the bank\n2. Sign\\_here',
    ])
  })

  it('joins what a hyphen parts and keeps what it joins', async () => {
    const bytes = await drawn((document) => {
      document.fontSize(11)
      document.text('The agree-', 50, 50)
      document.text('ment binds the well-known Smith-', 50, 64)
      document.text('Jones company.', 50, 78)
    })
    expect((await read(bytes, 'reading')).pages).toEqual(['The agreement binds the well-known Smith-Jones company.'])
  })

  it('leaves out running heads and page numbers when asked', async () => {
    const bytes = await drawn((document) => {
      for (let page = 1; page <= 4; page++) {
        if (page > 1) document.addPage({ size: 'A4', margin: 0 })
        document.fontSize(9).text('Annual report', 50, 30, { lineBreak: false })
        document.fontSize(11).text(`Chapter text of number ${page}`, 50, 200, { lineBreak: false })
        document.fontSize(9).text(`Page ${page} of 4`, 250, 810, { lineBreak: false })
      }
    })
    const dropped = await read(bytes, 'reading', true)
    expect(dropped.pages).toEqual([1, 2, 3, 4].map((page) => `Chapter text of number ${page}`))
    expect(dropped.repeated).toBe(8)
    const kept = await read(bytes, 'reading')
    expect(kept.pages[0]).toContain('Annual report')
    expect(kept.repeated).toBe(0)
  })

  it.each([90, 180, 270])('is read on a page turned by %s° as it is seen', async (turn) => {
    const plain = await samplePdf({ name: 'turned', pages: 1 })
    const { pages } = await read(byQpdf(plain, `--rotate=${turn}`), 'reading')
    expect(words(pages[0] ?? '').sort()).toEqual(['1', 'page', 'turned'])
  })

  it('is missing in a scan, which is told', async () => {
    const { pages, scans } = await read(
      await drawn((document) => document.image(Buffer.from(picture('photo.jpg')), 50, 50, { width: 300 })),
      'reading',
    )
    expect(pages).toEqual([''])
    expect(scans).toEqual([true])
  })

  it('is empty on an empty page, which is no scan', async () => {
    const { pages, scans } = await read(await samplePdf({ name: 'x', pages: 2, blank: [2] }), 'layout')
    expect(pages).toEqual(['x page 1', ''])
    expect(scans).toEqual([false, false])
  })
})
