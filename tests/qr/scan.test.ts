import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { unzipSync, unzlibSync } from 'fflate'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { describe, expect, it } from 'vitest'
import { encodeQr, qrPixels, qrShading, type QrDrawing, type QrLevel, type QrShape } from '@/lib/engines/qr'
import { codePng } from '@/lib/engines/qr-bulk'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext, type GeneratorModule } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { regionOf } from '@/lib/base/region/regions'
import { mustBeTextFile } from '@/lib/base/text/uploaded-text'
import { definitionOf, manifest } from '../every/compiled'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })

type Pixels = ReturnType<typeof qrPixels>

async function scan(pixels: Pixels): Promise<string | undefined> {
  const [found] = await readBarcodes(pixels as ImageData, { formats: ['QRCode'] })
  return found?.isValid ? new TextDecoder().decode(found.bytes) : undefined
}

function drawingOf(
  text: string,
  {
    level = 'M',
    shape = 'squares',
    dark = '#000000',
    light = '#ffffff',
  }: { level?: QrLevel; shape?: QrShape; dark?: string; light?: string } = {},
): QrDrawing {
  const matrix = encodeQr(text, level)
  if (!matrix) throw new Error('too long')
  return { matrix, shape, quietZone: 4, dark, light }
}

const draw = (drawing: QrDrawing, scale = 6) => qrPixels(qrShading(drawing, scale), drawing.dark, drawing.light)

describe('a decoder of other authors reads what is drawn', () => {
  const texts = [
    '1',
    '01234567',
    'HTTPS://EXAMPLE.COM/A-B',
    'https://example.com/menu?table=4',
    'Zażółć gęślą jaźń',
    '日本語のテキスト',
    '🍕 €12',
    'a1b2c3D4;:,"\\\r\n',
  ]
  const levels: QrLevel[] = ['L', 'M', 'Q', 'H']
  const shapes: QrShape[] = ['squares', 'rounded', 'dots']

  it.each(texts.flatMap((text) => levels.map((level) => [level, text] as const)))(
    'level %s: %s',
    async (level, text) => {
      for (const shape of shapes) expect(await scan(draw(drawingOf(text, { level, shape })))).toBe(text)
    },
  )

  it('reads each of the 40 versions', async () => {
    for (let version = 1; version <= 40; version++) {
      const matrix = encodeQr('x', 'L', { version })
      if (!matrix) throw new Error(`version ${version}`)
      expect(matrix.size).toBe(17 + 4 * version)
      expect(await scan(draw({ matrix, shape: 'squares', quietZone: 4, dark: '#000000', light: '#ffffff' }, 3))).toBe(
        'x',
      )
    }
  })

  it('reads random text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }),
        fc.constantFrom(...levels),
        async (text, level) => {
          expect(await scan(draw(drawingOf(text, { level }), 4))).toBe(text)
        },
      ),
      { seed: 20260101, numRuns: 60 },
    )
  })

  it('does not read a code in two colours that are nearly the same', async () => {
    expect(await scan(draw(drawingOf('https://example.com', { dark: '#fefefe' })))).toBeUndefined()
  })
})

describe('PNG', () => {
  it('holds the palette and the pixels of the drawing', async () => {
    const drawing = drawingOf('https://example.com/png', { shape: 'rounded', dark: '#123456', light: '#fff8e0' })
    const shading = qrShading(drawing, 5)
    const png = codePng(shading, drawing.dark, drawing.light)
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
    // Read again by chunk, as the PNG specification lays them out.
    const view = new DataView(png.buffer, png.byteOffset)
    const chunks: Record<string, Uint8Array> = {}
    for (let at = 8; at < png.length;) {
      const length = view.getUint32(at)
      chunks[String.fromCharCode(...png.subarray(at + 4, at + 8))] = png.subarray(at + 8, at + 8 + length)
      at += 12 + length
    }
    const { width: side } = shading
    const rows = unzlibSync(chunks.IDAT ?? new Uint8Array())
    const palette = chunks.PLTE ?? new Uint8Array()
    const data = new Uint8ClampedArray(side * side * 4)
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        const shade = rows[row * (side + 1) + 1 + column] ?? 0
        data.set([...palette.subarray(shade * 3, shade * 3 + 3), 255], (row * side + column) * 4)
      }
    expect(await scan({ data, width: side, height: side })).toBe('https://example.com/png')
    expect([...palette.subarray(0, 3)]).toEqual([0xff, 0xf8, 0xe0])
    expect([...palette.subarray(-3)]).toEqual([0x12, 0x34, 0x56])
  })
})

describe('a list', async () => {
  const definition = await definitionOf<AnyGenerator>(manifest.tools['qr-code']?.node ?? '')
  const archive = async (given: Readonly<Record<string, string>>) => {
    const values = initialValues(definition.form, { amount: 'many', ...given })
    const file = (definition.files as NonNullable<GeneratorModule['files']>).zip
    if (!file || !('make' in file)) throw new Error('no archive')
    const shares: number[] = []
    const content = await file.make(
      values,
      generatorContext(undefined, values, regionOf('global'), (share) => shares.push(share)),
    )
    if (!(content instanceof Uint8Array)) throw new Error(JSON.stringify(content))
    const files = unzipSync(content)
    return { names: Object.keys(files), text: (name: string) => new TextDecoder().decode(files[name]), shares }
  }

  it('is refused where the file is no text, such as a workbook', async () => {
    const csv = `data:application/octet-stream;base64,${btoa('PK\u0003\u0004\u0014\u0000\u0006\u0000xl/workbook.xml')}`
    await expect(archive({ csv })).rejects.toThrow(mustBeTextFile)
  })

  it('makes a file for each line, checks each, and reports the lines that make none', async () => {
    const { names, text, shares } = await archive({
      list: 'name,url\nTable 1,https://example.com/1\n"Table ""2""",example.com/2\nbroken,not an address\n',
    })
    expect(names).toEqual(['1-Table-1.svg', '2-Table-2.svg', 'report.csv'])
    expect(text('report.csv').split('\r\n')).toEqual([
      'line,file,scan check,content or reason',
      '1,1-Table-1.svg,passed,https://example.com/1',
      '2,2-Table-2.svg,passed,https://example.com/2',
      '3,,,"Web address must be an address such as https://example.com/menu, without spaces."',
      '',
    ])
    expect(shares.at(-1)).toBe(1)
  })

  it('takes Wi-Fi columns in any order, and what is the same for all from the form', async () => {
    const { text } = await archive({
      kind: 'wifi',
      security: 'WPA',
      list: 'password;Network name (SSID)\nroom-101!;Hotel 101\n',
    })
    expect(text('report.csv')).toContain('WIFI:T:WPA;S:Hotel 101;P:room-101!;;')
  })

  it('makes PNG files and names lines that are too long for a code', async () => {
    const { names, text } = await archive({ kind: 'text', picture: 'png', list: `short\n${'x'.repeat(3000)}\n` })
    expect(names).toEqual(['1-short.png', 'report.csv'])
    expect(text('report.csv')).toContain('3,000 bytes')
  })
})
