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

/** A file as qpdf describes it, in its own JSON. */
export function qpdfJson(bytes: Uint8Array, ...keys: string[]): Record<string, unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallykit-pdf-'))
  try {
    const file = path.join(folder, 'in.pdf')
    writeFileSync(file, bytes)
    const text = execFileSync('qpdf', [file, '--json', ...keys.map((key) => `--json-key=${key}`)], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    return JSON.parse(text) as Record<string, unknown>
  } finally {
    rmSync(folder, { recursive: true })
  }
}
