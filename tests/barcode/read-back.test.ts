import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { prepareZXingModule, readBarcodes, type ReadInputBarcodeFormat } from 'zxing-wasm/reader'
import { beforeAll, describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import type { BarcodeKind } from '@/lib/subjects/barcode/kinds'
import type { BarcodeValues } from '@/lib/subjects/barcode/values'
import { barcodeShading, shadingPixels, shownBarcode } from '@/lib/engines/barcode'
import { barcodeValues } from './values'

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })
})

const formats: Readonly<Partial<Record<BarcodeKind, ReadInputBarcodeFormat>>> = {
  // Pairs such as %A are characters of their own in the extended reading.
  code39: 'Code39Std',
  'gs1-128': 'Code128',
  code128: 'Code128',
  pdf417: 'PDF417',
  aztec: 'Aztec',
  datamatrix: 'DataMatrix',
  'gs1-datamatrix': 'DataMatrix',
  itf14: 'ITF',
}

/** What a decoder of other authors reads from the pixels. */
async function scan(given: Partial<BarcodeValues>) {
  const shown = shownBarcode(barcodeValues(given))
  if (isProblem(shown)) throw new Error(`${shown.field} ${shown.message}`)
  const { drawing } = shown
  const pixels = shadingPixels(barcodeShading(drawing, 3), drawing.dark, drawing.light)
  const format = formats[given.kind ?? 'ean13'] ?? 'EANUPC'
  const [found] = await readBarcodes(pixels as ImageData, {
    formats: [format],
    eanAddOnSymbol: given.addOn ? 'Require' : 'Read',
    textMode: 'Plain',
  })
  return found && { text: found.text, format: found.format, identifier: found.symbologyIdentifier }
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const seeded = { seed: 20261121, numRuns: 15 }
const gs1Text = fc.stringMatching(/^[A-Za-z0-9!"%&'*+,./:;<=>?_-]{1,12}$/)

/** The sum of a GTIN's digits, weighted 3 and 1 from the right beside the check digit, is a multiple of ten. */
function isWhole(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}

describe('a decoder of other authors reads every symbology', () => {
  const retail: [BarcodeKind, keyof BarcodeValues, number, string, string][] = [
    ['ean13', 'ean13', 12, 'EAN13', ''],
    ['ean8', 'ean8', 7, 'EAN8', ''],
    ['itf14', 'itf14', 13, 'ITF', ''],
  ]
  it.each(retail)('%s', async (kind, field, length, format) => {
    await fc.assert(
      fc.asyncProperty(digits(length), async (number) => {
        const found = await scan({ kind, [field]: number })
        expect(found?.format).toContain(format)
        expect(found?.text.slice(0, -1)).toBe(number)
        expect(isWhole(found?.text ?? '1')).toBe(true)
      }),
      seeded,
    )
  })

  it('UPC-A, which is the EAN-13 that begins with 0', async () => {
    await fc.assert(
      fc.asyncProperty(digits(11), async (number) => {
        const found = await scan({ kind: 'upca', upca: number })
        expect(found?.text.slice(0, -1)).toBe(`0${number}`)
        expect(isWhole(found?.text ?? '1')).toBe(true)
      }),
      seeded,
    )
  })

  it('UPC-E, which the decoder expands to UPC-A', async () => {
    await fc.assert(
      fc.asyncProperty(digits(6), fc.constantFrom('0', '1'), async (number, system) => {
        const found = await scan({ kind: 'upce', upce: system + number })
        expect(found?.format).toBe('UPCE')
        expect(isWhole(found?.text ?? '1')).toBe(true)
        // The expanded number, given whole, makes the same symbol.
        expect(await scan({ kind: 'upce', upce: found?.text.slice(1) ?? '' })).toEqual(found)
      }),
      seeded,
    )
  })

  it('ISBN with a price', async () => {
    await fc.assert(
      fc.asyncProperty(digits(9), digits(5), async (nine, price) => {
        const found = await scan({ kind: 'isbn', isbn: `978${nine}`, addOn: price })
        expect(found?.text).toMatch(new RegExp(`^978${nine}\\d${price}$`))
      }),
      seeded,
    )
  })

  it('EAN-13 with the issue of a periodical', async () => {
    expect((await scan({ ean13: '9770317847001', addOn: '05' }))?.text).toBe('977031784700105')
  })

  it('Code 128 with every character of ASCII that is printed', async () => {
    const printed = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
    for (const text of [printed.slice(0, 48), printed.slice(47), '^^FNC1', '00112233445566', 'a'])
      expect(await scan({ kind: 'code128', code128: text })).toEqual({ text, format: 'Code128', identifier: ']C0' })
  })

  it('Code 39, with its check character and without', async () => {
    await fc.assert(
      fc.asyncProperty(fc.stringMatching(/^[0-9A-Z.$/+%-]{1,14}$/), async (text) => {
        const plain = await scan({ kind: 'code39', code39: text })
        expect(plain?.text).toBe(text)
        const checked = await scan({ kind: 'code39', code39: text, code39Check: true })
        expect(checked?.text.slice(0, -1)).toBe(text)
        // The decoder marks a symbol whose check character it found right.
        expect(checked?.identifier).toBe(']A1')
      }),
      seeded,
    )
  })

  it.each([
    ['gs1-128', ']C1'],
    ['gs1-datamatrix', ']d2'],
  ] as const)('%s, with separators where a value has no predefined length', async (kind, identifier) => {
    await fc.assert(
      fc.asyncProperty(digits(13), gs1Text, gs1Text, async (number, batch, serial) => {
        // A GTIN-13 in the place of thirteen digits is refused.
        fc.pre(!isWhole(`0${number.slice(1)}`))
        const found = await scan({ kind, elements: `(01)0${number.slice(1)}(10)${batch}(21)${serial}` })
        expect(found?.identifier).toBe(identifier)
        expect(found?.text).toMatch(new RegExp(`^010${number.slice(1)}\\d10`))
        expect(found?.text.slice(18)).toBe(`${batch}\u001d21${serial}`)
      }),
      seeded,
    )
  })

  it.each(['datamatrix', 'pdf417', 'aztec'] as const)('%s with letters of any script', async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'abcXYZ019 ^<>&é€ßжשい漢🍕'), minLength: 1, maxLength: 60 }),
        async (text) => {
          fc.pre(text.trim() !== '')
          expect((await scan({ kind, data: text }))?.text).toBe(text)
        },
      ),
      seeded,
    )
  })

  it('rectangular Data Matrix and PDF417 of few columns', async () => {
    expect((await scan({ kind: 'datamatrix', dataShape: 'rectangle', data: 'PCB-0042' }))?.text).toBe('PCB-0042')
    expect((await scan({ kind: 'pdf417', columns: 2, data: 'A narrow symbol of two columns' }))?.text).toBe(
      'A narrow symbol of two columns',
    )
  })
})

describe('the drawing', () => {
  const kinds: [BarcodeKind, string][] = [
    ['ean13', '9506000134352'],
    ['upce', '0012345000065'],
    ['itf14', '15400141288763'],
    ['gs1-128', '0109506000134352172712311 0ABC123'.replace(' ', '')],
    ['datamatrix', 'Batch 42, München'],
    ['pdf417', 'Batch 42, München'],
  ]
  it.each(kinds)('%s is read at any turn', async (kind, text) => {
    for (const rotation of ['0', '90', '180', '270'] as const) expect((await scan({ kind, rotation }))?.text).toBe(text)
  })
  it('is read without text, with frame and with own quiet zone', async () => {
    expect((await scan({ showText: false }))?.text).toBe('9506000134352')
    expect((await scan({ kind: 'itf14', bearer: 'frame' }))?.text).toBe('15400141288763')
    expect((await scan({ quiet: 'own', quietModules: 20 }))?.text).toBe('9506000134352')
  })
  it('is read in blue on yellow', async () =>
    expect((await scan({ dark: '#003366', light: '#ffee66' }))?.text).toBe('9506000134352'))
})
