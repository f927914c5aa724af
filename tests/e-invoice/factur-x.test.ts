import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { documentPdf } from '@/lib/engines/pdf-document'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { facturXPdf, facturXXml, type FacturXEntries } from '@/lib/families/e-invoices/factur-x'
import { findings } from '@/lib/subjects/e-invoice/findings'
import { carriedXml } from '@/lib/subjects/e-invoice/pdf-attachment'
import { specificationName } from '@/lib/subjects/e-invoice/profiles'
import { readInvoice } from '@/lib/subjects/e-invoice/read'
import tool from '@/lib/tools/generators/invoicing/factur-x-invoice'
import { fonts, readFont } from '../paper/read-fonts'

const region = regionOf('eu')
const folder = mkdtempSync(path.join(tmpdir(), 'factur-x-'))
const line = (at: number) => ({
  description: `Item ${at} & more`,
  quantity: 1,
  price: at / 100,
  tax: 0.19,
  category: 'auto' as const,
})

async function made(name: string, given: AnyValues): Promise<{ file: string; bytes: Uint8Array; xml: string }> {
  const values = initialValues(tool.form, given, 'eu') as unknown as FacturXEntries
  const bytes = await facturXPdf(values, {
    show: createShow(region),
    pdf: async (document, carrier) => {
      const pdf = await documentPdf(document, region, fonts, readFont, carrier)
      if ('missing' in pdf) throw new Error(`no font has ${pdf.missing}`)
      return pdf
    },
  })
  if ('problem' in bytes) throw new Error(bytes.message)
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return { file, bytes, xml: facturXXml(values) as string }
}

const run = (program: string, ...words: string[]) => spawnSync(program, words, { encoding: 'utf8', maxBuffer: 1e8 })

type Json = Record<string, Record<string, unknown>>
interface PdfObject {
  value?: Json[string]
  stream?: { dict: Record<string, unknown> }
}

let one: Awaited<ReturnType<typeof made>>
let many: typeof one
/** All objects of the file as qpdf reads them. */
let objects: Record<string, PdfObject>
let catalogue: Record<string, unknown>
let xmp: string
const at = (reference: unknown): PdfObject => objects[`obj:${String(reference)}`] ?? {}

beforeAll(async () => {
  one = await made('one.pdf', { number: 'RE & <1>' })
  many = await made('many.pdf', { lines: Array.from({ length: 500 }, (_, position) => line(position + 1)) })
  const json = JSON.parse(run('qpdf', '--json=2', one.file).stdout) as { qpdf: [unknown, Record<string, PdfObject>] }
  objects = json.qpdf[1]
  const trailer = (objects.trailer as { value: Record<string, unknown> }).value
  catalogue = at(trailer['/Root']).value ?? {}
  xmp = run(
    'qpdf',
    `--show-object=${String(catalogue['/Metadata']).replace(' R', '').replace(' ', ',')}`,
    '--raw-stream-data',
    one.file,
  ).stdout
}, 120_000)

describe('a Factur-X invoice that is written', () => {
  it('is well-formed by qpdf, also with 500 lines on many pages', () => {
    expect(run('qpdf', '--check', one.file).stdout).toContain('No syntax or stream encoding errors found')
    expect(run('qpdf', '--check', many.file).stdout).toContain('No syntax or stream encoding errors found')
    expect(Number(run('qpdf', '--show-npages', many.file).stdout)).toBeGreaterThan(5)
  })

  it('carries the XML byte for byte as factur-x.xml, by poppler and by the reader here', () => {
    expect(run('pdfdetach', '-list', one.file).stdout).toContain('factur-x.xml')
    const saved = path.join(folder, 'saved.xml')
    run('pdfdetach', '-save', '1', '-o', saved, one.file)
    expect(readFileSync(saved, 'utf8')).toBe(one.xml)
    expect(carriedXml(one.bytes)).toEqual({ xml: one.xml })
    expect(carriedXml(many.bytes)).toEqual({ xml: many.xml })
  })

  it('says on its page what its XML says', () => {
    const text = run('pdftotext', '-layout', one.file, '-').stdout
    const read = readInvoice(one.xml)
    if ('fault' in read) throw new Error(read.fault)
    expect(read.invoice.totals).toMatchObject({ due: '3625.16', tax: '560.66' })
    expect(text).toContain('€3,625.16')
    expect(text).toContain('€560.66')
    expect(findings(read.invoice)).toEqual([])
  })
})

describe('the clauses of ISO 19005-3, level B, that a file shows', () => {
  it('6.1.2: the header has a version of PDF 1 and a line of bytes above 127', () => {
    expect(Buffer.from(one.bytes.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.7')
    const second = one.bytes.subarray(one.bytes.indexOf(10) + 1)
    expect(second[0]).toBe(0x25)
    expect([...second.subarray(1, 5)].every((byte) => byte > 127)).toBe(true)
  })

  it('6.1.3: the trailer has an ID and nothing is encrypted', () => {
    const { value = {} } = objects.trailer as { value?: Record<string, unknown> }
    expect(value['/ID']).toHaveLength(2)
    expect(value).not.toHaveProperty('/Encrypt')
  })

  it('6.1.7: no stream lies in another file, and none is packed by LZW', () => {
    for (const { stream } of Object.values(objects)) {
      expect(stream?.dict ?? {}).not.toHaveProperty('/F')
      expect(JSON.stringify(stream?.dict['/Filter'] ?? '')).not.toContain('LZW')
    }
  })

  it('6.2.3: the output intent is sRGB, with its profile', () => {
    const [intent] = catalogue['/OutputIntents'] as string[]
    const { value = {} } = at(intent)
    expect(value['/S']).toBe('/GTS_PDFA1')
    expect(at(value['/DestOutputProfile']).stream?.dict['/N']).toBe(3)
  })

  it('6.2.4: colours are device RGB or grey, which sRGB stands for', () => {
    expect(JSON.stringify(Object.values(objects))).not.toContain('/DeviceCMYK')
  })

  it('6.2.11.4: every font is embedded, with a map to Unicode', () => {
    const fontsOf = Object.values(objects).flatMap(({ value }) => (value?.['/Type'] === '/Font' ? [value] : []))
    expect(fontsOf.length).toBeGreaterThan(1)
    for (const font of fontsOf) {
      if (font['/Subtype'] === '/Type0') expect(font).toHaveProperty('/ToUnicode')
      else {
        const { value: descriptor = {} } = at(font['/FontDescriptor'])
        expect('/FontFile2' in descriptor || '/FontFile3' in descriptor).toBe(true)
      }
    }
  })

  it('6.3, 6.5, 6.6.1: no annotation, no form, no script and no action', () => {
    expect(catalogue).not.toHaveProperty('/AcroForm')
    expect(catalogue).not.toHaveProperty('/AA')
    expect(catalogue).not.toHaveProperty('/OpenAction')
    expect(JSON.stringify(Object.values(objects))).not.toMatch(/\/JavaScript|"\/Annot"|\/Launch/)
  })

  it('6.6.2: metadata stand unpacked in XMP, well-formed, and say the same as the information dictionary', () => {
    expect(at(catalogue['/Metadata']).stream?.dict).not.toHaveProperty('/Filter')
    const file = path.join(folder, 'xmp.xml')
    writeFileSync(file, xmp.trim())
    expect(run('xmllint', '--noout', file).stderr).toBe('')
    const { value: information = {} } = at((objects.trailer as { value: Record<string, unknown> }).value['/Info'])
    const title = String(at(information['/Title']).value ?? information['/Title']).replace(/^u:/, '')
    expect(xmp).toContain(`>${title}<`)
    const [, date = ''] = /CreateDate>([^<]+)</.exec(xmp) ?? []
    expect(String(at(information['/CreationDate']).value ?? information['/CreationDate'])).toContain(
      date.replaceAll(/[-:TZ]/g, ''),
    )
  })

  it('6.6.4: the metadata name part 3 and level B', () => {
    expect(xmp).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(xmp).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
  })

  it('6.6.2.3: the words of Factur-X are described, and say name, type, version and profile', () => {
    expect(xmp).toContain(
      '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>',
    )
    for (const said of [
      '<fx:DocumentType>INVOICE<',
      '<fx:DocumentFileName>factur-x.xml<',
      '<fx:Version>1.0<',
      '<fx:ConformanceLevel>EN 16931<',
    ])
      expect(xmp).toContain(said)
  })

  it('6.8: the file is associated with the document, with its relationship, type, names and day', () => {
    const [specification] = catalogue['/AF'] as string[]
    const { value = {} } = at(specification)
    expect(value['/AFRelationship']).toBe('/Alternative')
    expect(value['/F']).toBe('u:factur-x.xml')
    expect(value['/UF']).toBe('u:factur-x.xml')
    const embedded = at((value['/EF'] as Record<string, string>)['/F']).stream?.dict ?? {}
    expect(embedded['/Subtype']).toBe('/text/xml')
    expect(embedded['/Params']).toHaveProperty('/ModDate')
  })
})

describe('files of other programs', () => {
  const vectors = path.resolve(import.meta.dirname, '../vectors/factur-x')
  it.each(['mustang', 'minimum', 'basic-wl', 'partial-invoice'])(
    '%s.pdf gives the XML that poppler takes out',
    (name) => {
      const file = path.join(vectors, `${name}.pdf`)
      const saved = path.join(folder, `${name}.xml`)
      run('pdfdetach', '-save', '1', '-o', saved, file)
      const carried = carriedXml(readFileSync(file))
      if ('fault' in carried) throw new Error(carried.fault)
      expect(carried.xml).toBe(readFileSync(saved, 'utf8').replace(/^\ufeff/, ''))
      const read = readInvoice(carried.xml)
      if ('fault' in read) throw new Error(read.fault)
      expect(specificationName(read.invoice).isPart).toBe(name === 'minimum' || name === 'basic-wl')
    },
  )

  it('refuses one that is encrypted', () => {
    const file = path.join(folder, 'locked.pdf')
    run('qpdf', '--encrypt', 'secret', 'secret', '256', '--', path.join(vectors, 'minimum.pdf'), file)
    expect(carriedXml(readFileSync(file))).toEqual({ fault: 'is encrypted; save it without a password first' })
  })

  it('finds the XML in a file whose objects are packed', () => {
    const file = path.join(folder, 'packed.pdf')
    run('qpdf', '--object-streams=generate', path.join(vectors, 'mustang.pdf'), file)
    expect(carriedXml(readFileSync(file))).toHaveProperty('xml')
  })
})
