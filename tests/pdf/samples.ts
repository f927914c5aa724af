import { PDFDocument as Library, PDFName } from '@cantoo/pdf-lib'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PDFDocument from 'pdfkit'

export interface SampleOptions {
  name: string
  pages: number
  /** Width and height in points. */
  size?: [number, number]
  /** A bookmark for each page. */
  bookmarks?: boolean
  /** From the first page to the last by a name, from the last to the first by a page, and to an address. */
  links?: boolean
  /** Names of fields, all on the first page. */
  fields?: readonly string[]
  script?: boolean
  /** Pages without anything on them. */
  blank?: readonly number[]
}

/** A PDF written by PDFKit: each page says its name and number. */
export async function samplePdf({ name, pages, size = [300, 400], ...has }: SampleOptions): Promise<Uint8Array> {
  const document = new PDFDocument({ autoFirstPage: false, size, info: { Title: name } })
  const parts: Uint8Array[] = []
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  document.on('data', (part: Uint8Array) => parts.push(part))
  for (let page = 1; page <= pages; page++) {
    document.addPage({ size, margin: 20 })
    if (has.blank?.includes(page)) continue
    document.fontSize(14).text(`${name} page ${page}`, 20, 20)
    if (has.bookmarks) document.outline.addItem(`${name} chapter ${page}`)
    if (has.links && page === 1) {
      document.text('to the end', 20, 60, { goTo: `${name}-end` })
      document.text('to the web', 20, 90, { link: 'https://example.com/' })
    }
    if (has.links && page === pages) document.addNamedDestination(`${name}-end`)
    if (page === 1 && has.fields) {
      document.font('Helvetica')
      document.initForm()
      has.fields.forEach((field, at) =>
        document.formText(field, 20, 120 + at * 30, 150, 20, { value: `${name} ${field}` }),
      )
    }
  }
  if (has.script) document.addNamedJavaScript('greet', 'app.alert("hello")')
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(parts))
}

/** What qpdf makes of a file with these arguments between the file and what it writes. */
export function byQpdf(bytes: Uint8Array, ...args: string[]): Uint8Array {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallykit-pdf-'))
  try {
    const [from, to] = [path.join(folder, 'in.pdf'), path.join(folder, 'out.pdf')]
    writeFileSync(from, bytes)
    execFileSync('qpdf', [from, ...args, to])
    return new Uint8Array(readFileSync(to))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file as qpdf describes it, in its own JSON; what begins with dashes is an option of it. */
export function qpdfJson(bytes: Uint8Array, ...keys: string[]): Record<string, unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallykit-pdf-'))
  try {
    const file = path.join(folder, 'in.pdf')
    writeFileSync(file, bytes)
    const text = execFileSync(
      'qpdf',
      [file, '--json', ...keys.map((key) => (key.startsWith('--') ? key : `--json-key=${key}`))],
      {
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      },
    )
    return JSON.parse(text) as Record<string, unknown>
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const bytesOfBits = (bits: string): number[] =>
  (bits.replaceAll(' ', '').match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2))
const long = (value: number): number[] => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]

/** A black square of 64 dots in JBIG2 (ITU-T T.88) as a PDF embeds it: a page, and a region coded as a fax (T.6). */
function blackJbig2(): Uint8Array {
  // The first row: no white, 64 black; each other row as the one above it.
  const coded = bytesOfBits(`001 00110101 0000001111 0000110111 ${'1 1 '.repeat(63)} 000000000001 000000000001`)
  const page = [...long(64), ...long(64), ...long(0), ...long(0), 0, 0, 0]
  const region = [...long(64), ...long(64), ...long(0), ...long(0), 0, 1, ...coded]
  const segment = (number: number, type: number, data: number[]) => [
    ...long(number),
    type,
    0,
    1,
    ...long(data.length),
    ...data,
  ]
  return Uint8Array.from([...segment(0, 48, page), ...segment(1, 38, region)])
}

/** Three pages: a scan in JBIG2, an empty one, and one with a text. */
export async function faxedPdf(): Promise<Uint8Array> {
  const document = await Library.create()
  const scan = document.addPage([200, 200])
  const picture = document.context.stream(blackJbig2(), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 64,
    Height: 64,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
    Filter: 'JBIG2Decode',
  })
  scan.node.setXObject(PDFName.of('Scan'), document.context.register(picture))
  scan.node.set(
    PDFName.of('Contents'),
    document.context.register(document.context.stream('q 100 0 0 100 50 50 cm /Scan Do Q')),
  )
  document.addPage([200, 200])
  document.addPage([200, 200]).drawText('a text')
  return document.save()
}
