import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { describe, expect, it } from 'vitest'
import { encodeQr, qrPixels, qrShading, qrSvg } from '@/lib/engines/qr'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { generatorContext } from '@/lib/kits/generator/run'
import { regionOf } from '@/lib/base/region/regions'
import invoice from '@/lib/tools/generators/invoicing/invoice'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })

function built(given: AnyValues) {
  const values = initialValues(invoice.form, given)
  return invoice.build(values as never, generatorContext(undefined, values, regionOf('global')))
}

/** The code of a document, as the SVG text of its picture. */
function codeOf(given: AnyValues): string | undefined {
  const document = built(given)
  if ('problem' in document) throw new Error(`${document.field}: ${document.message}`)
  const images = document.blocks.flatMap((block) =>
    block.kind === 'columns' ? block.columns.flat().filter((one) => one.kind === 'image') : [],
  )
  return images[0]?.svg
}

/** What a decoder of other authors reads from the code of this content, and that the picture is that code. */
async function expectCode(svg: string | undefined, content: string) {
  const matrix = encodeQr(content, 'M')
  if (!matrix) throw new Error('too long')
  const drawing = { matrix, shape: 'squares', quietZone: 4, dark: '#000000', light: '#ffffff' } as const
  expect(svg === qrSvg(drawing)).toBe(true)
  const pixels = qrPixels(qrShading(drawing, 4), drawing.dark, drawing.light)
  const [found] = await readBarcodes(pixels as ImageData, { formats: ['QRCode'] })
  expect(new TextDecoder().decode(found?.bytes)).toBe(content)
}

const line = [{ description: 'Work', quantity: 1, price: 100, tax: 0.19 }]
// The IBAN that the registry of ISO 13616 gives as an example for Germany.
const iban = 'DE89 3704 0044 0532 0130 00'

describe('the code that fills in the payment', () => {
  it('asks for what is due in euros: EPC069-12, version 002', async () => {
    const svg = codeOf({ currency: 'EUR', lines: line, iban, number: '2026-7' })
    // The elements of the guidelines in their order, by hand; 119.00 is due, which their example of EUR1 writes without decimals.
    await expectCode(
      svg,
      [
        'BCD',
        '002',
        '1',
        'SCT',
        '',
        'Harbour Studio',
        'DE89370400440532013000',
        'EUR119',
        '',
        '',
        'Invoice 2026-7',
      ].join('\n'),
    )
  })

  it('asks for the deposit alone where there is one', async () => {
    const svg = codeOf({ currency: 'EUR', lines: line, iban, number: '8', deposit: 0.5 })
    await expectCode(
      svg,
      ['BCD', '002', '1', 'SCT', '', 'Harbour Studio', 'DE89370400440532013000', 'EUR59.5', '', '', 'Invoice 8'].join(
        '\n',
      ),
    )
  })

  it('asks for rupees by UPI', async () => {
    const svg = codeOf({ currency: 'INR', lines: line, upi: 'harbour@okbank', number: '9' })
    await expectCode(svg, 'upi://pay?pa=harbour@okbank&pn=Harbour%20Studio&tn=Invoice%209&am=119.00&cu=INR')
  })

  it('is not drawn in other currencies, or where nothing is due', () => {
    expect(codeOf({ currency: 'USD', lines: line, iban })).toBeUndefined()
    expect(codeOf({ currency: 'EUR', lines: line, iban, paid: 119 })).toBeUndefined()
    expect(codeOf({ currency: 'INR', lines: line, iban })).toBeUndefined()
  })

  it('refuses an IBAN with a mistyped digit, whatever the currency', () => {
    for (const currency of ['EUR', 'USD'])
      expect(built({ currency, lines: line, iban: iban.replace('3704', '3714') })).toMatchObject({ field: 'iban' })
  })
})
