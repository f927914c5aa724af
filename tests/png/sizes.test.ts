import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { pictureSize } from '@/lib/base/png/picture-size'
import { withPhysicalSize, writePng } from '@/lib/base/png/write'

const values = new Uint8Array(12 * 7)
const png = writePng({ width: 12, height: 7, values }, '#000000', '#ffffff', (bytes) => zlibSync(bytes))
const address = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

/** A JPEG that another program makes of a PDF page of 72 by 36 points. */
function jpegOfPoppler(): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallykit-png-'))
  try {
    const file = path.join(folder, 'a.pdf')
    writeFileSync(
      file,
      '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 72 36]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
    )
    execFileSync('pdftoppm', ['-jpeg', '-r', '100', '-singlefile', file, path.join(folder, 'b')], { stdio: 'pipe' })
    return readFileSync(path.join(folder, 'b.jpg'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the size of a picture', () => {
  it('is read from PNG and JPEG', () => {
    expect(pictureSize(address('png', png))).toEqual({ width: 12, height: 7 })
    expect(pictureSize(address('jpeg', jpegOfPoppler()))).toEqual({ width: 100, height: 50 })
  })

  it.each([
    ['a drawing', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['a head cut off', address('png', png.subarray(0, 12))],
    ['a JPEG without a frame', address('jpeg', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9))],
    ['nothing', ''],
  ])('is unknown for %s', (_, href) => expect(pictureSize(href)).toBeUndefined())
})

it('a PNG says how large it is to be printed: 300 dots to an inch are 11811 to a metre', () => {
  const sized = withPhysicalSize(png, 300)
  const at = Buffer.from(sized).indexOf('pHYs')
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(Buffer.from(sized).indexOf('IDAT'))
  const view = new DataView(sized.buffer)
  expect([view.getUint32(at + 4), view.getUint32(at + 8), sized[at + 12]]).toEqual([11811, 11811, 1])
  expect(pictureSize(address('png', sized))).toEqual({ width: 12, height: 7 })
})
