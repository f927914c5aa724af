import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes, type ReadInputBarcodeFormat } from 'zxing-wasm/reader'
import { describe, expect, it } from 'vitest'
import { asJson } from '@/components/islands/json'
import { flatItems } from '@/lib/kits/document/design'
import letterhead from '@/lib/tools/generators/documents/letterhead'
import employeeIdCard from '@/lib/tools/generators/hr/employee-id-card'
import businessCard from '@/lib/tools/generators/marketing/business-card'
import businessFlyer from '@/lib/tools/generators/marketing/business-flyer'
import type { Pixels } from '@/lib/base/png/pixels'
import { regionOf } from '@/lib/base/region/regions'
import { initialValues } from '@/lib/kits/fields/initial'
import { generatorContext } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { definitionOf, manifest } from '../every/compiled'
import { faultsOf, infoOf, pageAsGrey, pagesOf, picturesIn, type Grey } from '../paper/pdf-programs'
import { designOf, pagesIn, pdfIn, redPixel, svgsIn } from './designs'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } })

function pixelsOf({ width, height, pixels }: Grey): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  pixels.forEach((grey, at) => data.set([grey, grey, grey, 255], at * 4))
  return { data, width, height }
}

/** What a decoder of other authors reads in a page as poppler prints it at 300 dots to an inch. */
async function scanned(pdf: Uint8Array, page: number, format: ReadInputBarcodeFormat): Promise<string | undefined> {
  const [found] = await readBarcodes(pixelsOf(pageAsGrey(pdf, page, 300)) as ImageData, { formats: [format] })
  return found?.isValid ? new TextDecoder().decode(found.bytes) : undefined
}

/** A box of the first page in millimetres: left, top, right and bottom as pdfinfo writes them. */
function boxOf(pdf: Uint8Array, name: string): number[] {
  const [, numbers = ''] =
    new RegExp(`^(?:Page\\s+1\\s+)?${name}:\\s+(.*)$`, 'm').exec(infoOf(pdf, '-f', '1', '-l', '1', '-box')) ?? []
  return numbers
    .trim()
    .split(/\s+/)
    .map((points) => Math.round((Number(points) * 25.4 * 100) / 72) / 100)
}

const lookNames = (form: { look: { options: object } }) => Object.keys(form.look.options)
const tools = [
  { tool: businessCard, id: 'business-card', looks: lookNames(businessCard.form) },
  { tool: employeeIdCard, id: 'employee-id-card', looks: lookNames(employeeIdCard.form) },
  { tool: letterhead, id: 'letterhead', looks: lookNames(letterhead.form) },
  { tool: businessFlyer, id: 'business-flyer', looks: lookNames(businessFlyer.form) },
] as const

describe.each(tools)('$id', ({ tool, looks }) => {
  it.each(looks)('%s: its PDF has every line as the page breaks it, and qpdf finds no fault', async (look) => {
    const document = designOf(tool as typeof businessCard, { look })
    const pdf = await pdfIn(document)
    expect(faultsOf(pdf)).toBe('')
    const read = pagesOf(pdf, '-raw')
    pagesIn(document).forEach(({ items }, at) => {
      const lines = flatItems(items).flatMap((item) => (item.kind === 'text' ? item.lines : []))
      const found = (read[at] ?? '').split('\n').map((line) => line.trim())
      // Texts side by side on one height come as one line.
      const isFound = (line: string) =>
        found.some((one) => one === line || one.startsWith(`${line} `) || one.endsWith(` ${line}`))
      expect(lines.filter((line) => !isFound(line))).toEqual([])
    })
  })

  it.each(looks)('%s: what is read stands within the safe area', (look) => {
    for (const { items, width, height, safe = Infinity } of pagesIn(
      designOf(tool as typeof businessCard, { look, print: 'marks' }),
    ))
      for (const item of flatItems(items)) {
        if (item.kind !== 'text') continue
        const wide = Math.max(...item.widths.map((one) => one ?? 0))
        const left = item.anchor === 'start' ? item.x : item.anchor === 'end' ? item.x - wide : item.x - wide / 2
        expect(left).toBeGreaterThanOrEqual(safe - 1e-6)
        expect(left + wide).toBeLessThanOrEqual(width - safe + 1e-6)
        expect(item.y).toBeLessThanOrEqual(height - safe)
      }
  })

  it.each(looks)('%s: nothing of the sample is too long or hard to read', (look) => {
    const { notices = [] } = designOf(tool as typeof businessCard, { look })
    expect(notices.filter(({ is }) => is === 'bad' || is === 'fair')).toEqual([])
  })
})

it.each(tools.flatMap(({ tool, id, looks }) => looks.map((look) => [id, look, tool] as const)))(
  '%s, %s is plain data, as the page carries it',
  (_, look, tool) => {
    const document = designOf(tool as typeof businessCard, { look })
    expect(asJson({ document }, 'design')).toEqual({ document })
  },
)

describe('sizes in the file', () => {
  it.each([
    ['European card', businessCard, { size: 'eu' }, 85, 55],
    ['American card', businessCard, { size: 'us' }, 88.9, 50.8],
    ['Japanese card', businessCard, { size: 'jp' }, 91, 55],
    ['staff card', employeeIdCard, {}, 85.6, 53.98],
    ['standing staff card', employeeIdCard, { way: 'tall' }, 53.98, 85.6],
    ['A4 letterhead', letterhead, {}, 210, 297],
    ['Letter letterhead', letterhead, { paper: 'letter' }, 215.9, 279.4],
    ['DL flyer', businessFlyer, { size: 'dl' }, 99, 210],
    ['A5 flyer', businessFlyer, { size: 'a5' }, 148, 210],
  ] as const)('%s', async (_, tool, given, width, height) => {
    const alone = await pdfIn(designOf(tool as typeof businessCard, given))
    expect(boxOf(alone, 'MediaBox')).toEqual([0, 0, width, height])
    const marked = await pdfIn(designOf(tool as typeof businessCard, { ...given, print: 'marks' }))
    const near = (value: number) => expect.closeTo(value, 1)
    expect(boxOf(marked, 'TrimBox')).toEqual([near(8), near(8), near(8 + width), near(8 + height)])
    expect(boxOf(marked, 'BleedBox')).toEqual([near(5), near(5), near(11 + width), near(11 + height)])
  })

  it('prints colour into the bleed and leaves the corner beyond it white but for marks', async () => {
    const pdf = await pdfIn(designOf(businessCard, { look: 'bold', print: 'marks' }))
    const { width, pixels } = pageAsGrey(pdf, 1, 254)
    const at = (x: number, y: number) => pixels[Math.round(y * 10) * width + Math.round(x * 10)]
    expect(at(5.5, 30)).toBeLessThan(200)
    expect(at(4.5, 30)).toBe(255)
    // The mark at the upper edge of the card, 8 mm down, between 0 and 4 mm from the left.
    expect(Math.min(...[7.9, 8, 8.1].map((y) => at(2, y) ?? 255))).toBeLessThan(200)
  })

  it('a sheet holds ten cards apart from each other, with marks in its white edge', async () => {
    const document = designOf(businessCard, { print: 'a4', back: 'none' })
    const pdf = await pdfIn(document)
    expect(boxOf(pdf, 'MediaBox')).toEqual([0, 0, 210, 297])
    const [page = ''] = pagesOf(pdf)
    expect(page.match(/Maya Lind/g)).toHaveLength(10)
    const [sheet] = pagesIn(document)
    const frames = sheet?.items.filter((item) => item.kind === 'frame') ?? []
    for (const one of frames)
      for (const other of frames)
        if (one !== other) expect(Math.abs(one.x - other.x) >= 85 || Math.abs(one.y - other.y) >= 55).toBe(true)
    for (const { x, y } of frames) {
      expect(x).toBeGreaterThanOrEqual(6)
      expect(x + 85).toBeLessThanOrEqual(204)
      expect(y).toBeGreaterThanOrEqual(6)
      expect(y + 55).toBeLessThanOrEqual(291)
    }
  })
})

describe('codes on paper', () => {
  const contentOf = (document: ReturnType<typeof designOf>) =>
    document.blocks.flatMap((block) => (block.kind === 'plain' ? [block.text] : []))[0]

  it.each(['vcard', 'mecard', 'url'])('a card with %s is read back', async (holds) => {
    const document = designOf(businessCard, { holds })
    expect(await scanned(await pdfIn(document), 2, 'QRCode')).toBe(contentOf(document))
  })

  it.each(lookNames(businessCard.form))('the code on the front of %s is read back', async (look) => {
    const document = designOf(businessCard, { look, front: 'yes', back: 'none', holds: 'url' })
    expect(await scanned(await pdfIn(document), 1, 'QRCode')).toBe(contentOf(document))
  })

  it.each([
    ['qr', 'wide', 'QRCode'],
    ['qr', 'tall', 'QRCode'],
    ['barcode', 'wide', 'Code128'],
    ['barcode', 'tall', 'Code128'],
  ] as const)('a staff card with %s, %s', async (code, way, format) => {
    const pdf = await pdfIn(designOf(employeeIdCard, { code, way, number: 'HT-00417' }))
    expect(await scanned(pdf, 2, format)).toBe('HT-00417')
  })

  it.each(lookNames(businessFlyer.form))('the code of the flyer %s', async (look) => {
    const pdf = await pdfIn(designOf(businessFlyer, { look, link: 'https://example.com/a' }))
    expect(await scanned(pdf, 1, 'QRCode')).toBe('https://example.com/a')
  })
})

it('the scan check of the page looks at the side that has the code, and fails where it holds something else', async () => {
  const compiled = await definitionOf<AnyGenerator>(manifest.tools['employee-id-card']?.node ?? '')
  const values = initialValues(compiled.form)
  const document = designOf(employeeIdCard)
  const pdf = await pdfIn(document)
  async function checked(number: string) {
    const context = {
      ...generatorContext(undefined, values, regionOf('uk')),
      // What another program draws stands in for the browser's picture.
      rasterise: async (svg: string, width: number) => {
        const label = /aria-label="([^:"]*)/.exec(svg)?.[1]
        const at = pagesIn(document).findIndex(({ name }) => name === label)
        return pixelsOf(pageAsGrey(pdf, at + 1, Math.round((width * 25.4) / 85.6)))
      },
    }
    const notices = await compiled.check?.({ ...values, number }, context)
    return notices?.map(({ is }) => is)
  }
  expect(await checked('HT-00417')).toEqual(['good'])
  expect(await checked('HT-00418')).toEqual(['bad'])
})

describe('what is brought in', () => {
  it('a photo is in the file, and one of too few dots is told', async () => {
    const document = designOf(employeeIdCard, { photo: redPixel })
    expect(picturesIn(await pdfIn(document))).toMatch(/\bimage\s+1\s+1\b/)
    expect(document.notices?.map(({ says }) => says).join()).toMatch(/1 dots to an inch/)
  })

  it('a picture that is none is refused beside its field', () => {
    expect(() => designOf(employeeIdCard, { photo: 'data:image/png;base64,AAAA' })).toThrow(/^photo: must be a picture/)
  })

  it('a name that does not fit is framed and named', () => {
    const { notices, blocks } = designOf(businessCard, { name: 'w'.repeat(80) })
    expect(notices?.[0]).toMatchObject({ is: 'bad' })
    expect(notices?.[0]?.says).toMatch(/^Name does not fit/)
    expect(JSON.stringify(blocks)).toContain('"overflows":true')
  })

  it('a pale colour for small letters is told with its contrast', () => {
    const { notices } = designOf(businessCard, { colour: '#ffd54a', look: 'classic' })
    expect(notices?.find(({ says }) => says.includes('contrast'))?.says).toMatch(
      /“Harbour Tools” in #ffd54a on #ffffff/,
    )
  })

  it('letters of other scripts and markup stand in PDF and SVG', async () => {
    const document = designOf(businessCard, {
      name: 'Σοφία <b>&"x"',
      role: 'مدير المشتريات',
      company: 'हिन्दी',
      back: 'none',
    })
    const [page = ''] = pagesOf(await pdfIn(document))
    for (const text of ['Σοφία <b>&"x"', 'مدير المشتريات', 'हिन्दी']) expect(page.normalize('NFC')).toContain(text)
    const [picture] = await svgsIn(document)
    expect(picture?.svg).not.toMatch(/<text|<b>/)
    expect(picture).toMatchObject({ name: 'Front', width: 85, height: 55 })
  })
})
