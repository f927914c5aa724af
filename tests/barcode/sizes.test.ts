import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { scannerContrast } from '@/lib/subjects/barcode/colour'
import type { BarcodeValues } from '@/lib/subjects/barcode/values'
import { barcodePicture } from '@/lib/subjects/code-files/barcode-sheets'
import { barcodeDocument, barcodeSvg, printedSize, shownBarcode } from '@/lib/engines/barcode'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { barcodeValues } from './values'

function sizeOf(given: Partial<BarcodeValues>) {
  const shown = shownBarcode(barcodeValues(given))
  if (isProblem(shown)) throw new Error(shown.message)
  const { width, height } = printedSize(shown.drawing)
  return [Number(width.toFixed(2)), Number(height.toFixed(2))]
}

describe('printed sizes', () => {
  // Nominal dimensions in the GS1 General Specifications: modules with quiet zones times 0.33 mm, bars and digits.
  it.each([
    ['ean13', [37.29, 25.93]],
    ['upca', [37.29, 25.93]],
    ['ean8', [26.73, 21.31]],
    ['upce', [22.11, 25.93]],
  ] as const)('%s at an X-dimension of 0.33 mm', (kind, size) => expect(sizeOf({ kind })).toEqual(size))

  it('EAN-13 at the least and greatest magnification, 80% and 200%', () => {
    expect(sizeOf({ sizing: 'own', moduleWidth: 0.264 })[0]).toBe(29.83)
    expect(sizeOf({ sizing: 'own', moduleWidth: 0.66 })[0]).toBe(74.58)
  })

  it('GS1-128: 11 modules for each symbol, 2 more at the end, 10 of quiet zone on each side', () => {
    // Start, FNC1, 8 pairs of digits, check, stop: 12 symbols.
    expect(sizeOf({ kind: 'gs1-128', elements: '(01)09506000134352' })[0]).toBeCloseTo((12 * 11 + 2 + 20) * 0.495, 2)
  })

  it('ITF-14: 31.75 mm bars, 4 and 5 modules of start and stop, 7 pairs of 18', () => {
    const [width, height] = sizeOf({ kind: 'itf14', bearer: 'none', showText: false })
    expect(width).toBeCloseTo((4 + 7 * 18 + 5 + 20) * 0.495, 2)
    expect(height).toBe(31.75)
  })

  it('Data Matrix: 10 modules and 1 of quiet zone on each side', () =>
    expect(sizeOf({ kind: 'datamatrix', data: '123456' })).toEqual([4.56, 4.56]))

  it('a turned code changes its sides', () => {
    const [width, height] = sizeOf({ rotation: '90' })
    expect([height, width]).toEqual(sizeOf({}))
  })

  it('whole printer dots: 0.33 mm at 203 dpi are 2.6 dots, drawn with 3', () => {
    expect(sizeOf({ snap: true, dpi: 203 })[0]).toBeCloseTo((113 * 3 * 25.4) / 203, 2)
    const shown = shownBarcode(barcodeValues({ snap: true, dpi: 203 }))
    if (isProblem(shown)) throw new Error(shown.message)
    expect(barcodeSvg(shown.drawing)).toContain(`width="${((113 * 3 * 25.4) / 203).toFixed(3)}mm"`)
  })
})

describe('guard bars', () => {
  // Start, middle and end of the symbol reach 5 modules below the others; of UPC-A its first and last digit as well.
  it.each([
    ['ean13', [0, 2, 46, 48, 92, 94]],
    ['ean8', [0, 2, 32, 34, 64, 66]],
    ['upce', [0, 2, 46, 48, 50]],
  ] as const)('%s', (kind, places) => {
    for (const digits of ['0000000', '1111111', '9999999']) {
      const number = digits.padEnd(12, '1')
      const shown = shownBarcode(
        barcodeValues({
          kind,
          ean13: number,
          ean8: digits,
          upce: digits.slice(1),
          showText: false,
          quiet: 'own',
          quietModules: 0,
        }),
      )
      if (isProblem(shown)) throw new Error(shown.message)
      const { bars, height } = shown.drawing
      expect(bars.filter(([, , , high]) => high === height).map(([from]) => from)).toEqual(places)
    }
  })
})

describe('PNG', () => {
  it('has whole pixels for each module and says its resolution', async () => {
    const png = await barcodePicture(barcodeValues({ dpi: 300 }))
    if (!(png instanceof Uint8Array)) throw new Error('no picture')
    const view = new DataView(png.buffer)
    // IHDR at 8, pHYs behind it at 33: 0.33 mm at 300 dpi are 4 pixels, and 300 dpi are 11,811 pixels for a metre.
    expect(view.getUint32(16)).toBe(113 * 4)
    expect(new TextDecoder('latin1').decode(png.subarray(37, 41))).toBe('pHYs')
    expect(view.getUint32(41)).toBe(11811)
  })
})

describe('notices', () => {
  const show = createShow(regionOf('global'))
  const noticesOf = (given: Partial<BarcodeValues>) => {
    const document = barcodeDocument(barcodeValues(given), show)
    if (isProblem(document)) throw new Error(document.message)
    return (document.notices ?? []).map(({ says }) => says).join(' ')
  }
  it('are none for a nominal EAN-13', () => expect(noticesOf({})).toBe(''))
  it('warn of red bars, which look white in red light, and not of blue ones', () => {
    expect(noticesOf({ dark: '#ff0000' })).toContain('no darker')
    expect(noticesOf({ dark: '#cc0000' })).toContain('grade')
    expect(noticesOf({ dark: '#0033aa' })).toBe('')
    expect(noticesOf({ dark: '#000000', light: '#ff3300' })).toBe('')
  })
  it('warn of sizes beyond those of GS1', () => {
    expect(noticesOf({ sizing: 'own', moduleWidth: 0.2 })).toContain('0.264 to 0.660')
    expect(noticesOf({ barHeight: 15 })).toContain('22.85')
    expect(noticesOf({ quiet: 'own', quietModules: 5 })).toContain('11 modules left, 7 right')
  })
  it('warn of a resolution that rounds a module by more than a tenth', () =>
    expect(noticesOf({ dpi: 203 })).toContain('2.64 dots'))
  it('warn of a code that is larger than its label', () =>
    expect(noticesOf({ sheet: 'L4732' })).toContain('35.60 × 16.90 mm'))
})

describe('contrast as a scanner sees it', () => {
  it('is 100% for black on white, and grades are those of ISO/IEC 15416', () => {
    expect(scannerContrast('#000000', '#ffffff')).toEqual({ contrast: 1, grade: 'A' })
    // 50% grey reflects 21% of the light.
    expect(scannerContrast('#808080', '#ffffff').contrast).toBeCloseTo(0.784, 3)
    expect(scannerContrast('#c0c0c0', '#ffffff').grade).toBe('C')
    expect(scannerContrast('#ffffff', '#000000').grade).toBe('F')
  })
})
