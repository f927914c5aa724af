// The parser registers itself as globalThis.pdfjsWorker. The library then runs it in the thread that asked, instead of
// starting a worker of its own, so this engine is loaded by a worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm'
import { getDocument, PDFDataRangeTransport, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { PicturePart } from '@/lib/kits/paged/questions'
import type { ReadPage } from '@/lib/subjects/pdf/reading/pieces'
import { readPage } from '@/lib/subjects/pdf/reading/read-page'
import type { PageSize, Trait } from '@/lib/subjects/pdf/task'

/** Why a PDF does not open. */
export class NotOpened extends Error {
  override readonly name = 'NotOpened'
  constructor(readonly why: 'password' | 'wrong password' | 'certificate' | 'damaged' | 'gone') {
    super(why)
  }
}

export interface LookedAt {
  pages: number
  /** Of a page as it is seen, upright. Pages count from 1. */
  sizeOf(page: number): Promise<PageSize>
  traits(): Promise<Trait[]>
  chapters(): Promise<{ title: string; page: number }[]>
  /** The text of a page, its spaces run together. */
  textOf(page: number): Promise<string>
  /** What stands on a page, for its text to be put together. */
  read(page: number): Promise<ReadPage & { hasPicture: boolean }>
  /** A part of a page, in points from its upper left corner, drawn at a size in pixels on white. */
  draw(page: number, part: PicturePart, size: { width: number; height: number }): Promise<ImageBitmap>
  close(): Promise<void>
}

/** A file that is read where the library wants it, so that a large one is not in memory as a whole. */
class FileRange extends PDFDataRangeTransport {
  constructor(
    private readonly file: Blob,
    private readonly onLost: () => void,
  ) {
    super(file.size, null)
  }
  override requestDataRange(begin: number, end: number): void {
    this.file
      .slice(begin, end)
      .arrayBuffer()
      .then(
        (buffer) => this.onDataRange(begin, new Uint8Array(buffer)),
        () => this.onLost(),
      )
  }
}

interface Surface {
  canvas: OffscreenCanvas | null
  context: OffscreenCanvasRenderingContext2D | null
}

/** Canvases without a page. */
class Canvases {
  create(width: number, height: number): Surface {
    const canvas = new OffscreenCanvas(width, height)
    return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) }
  }
  reset({ canvas }: Surface, width: number, height: number): void {
    if (!canvas) return
    canvas.width = width
    canvas.height = height
  }
  destroy(surface: Surface): void {
    surface.canvas = null
    surface.context = null
  }
}

/** Filters are elements of a page, which a worker does not have. */
class NoFilters {
  addFilter = () => 'none'
  addHCMFilter = () => 'none'
  addAlphaFilter = () => 'none'
  addLuminosityFilter = () => 'none'
  addHighlightHCMFilter = () => 'none'
  destroy = () => undefined
}

const decoders: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': openjpeg }

/** Decoders of scans, which the library wants by name. Of character maps and fonts it has those of the file. */
class Decoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = decoders[filename]
    if (address === undefined) throw new Error(`no ${filename}`)
    const answer = await fetch(new URL(address, import.meta.url))
    if (!answer.ok) throw new Error(`${filename}: ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}

function reasonOf(error: unknown): NotOpened['why'] {
  if (!(error instanceof Error)) return 'damaged'
  if (error.name === 'PasswordException') return 'code' in error && error.code === 2 ? 'wrong password' : 'password'
  return /encrypt|crypt filter/i.test(error.message) ? 'certificate' : 'damaged'
}

async function traitsOf(document: PDFDocumentProxy): Promise<Trait[]> {
  const [{ info }, outline, hasScripts, permissions, mark] = await Promise.all([
    document.getMetadata(),
    document.getOutline(),
    document.hasJSActions(),
    document.getPermissions(),
    document.getMarkInfo(),
  ])
  const says = info as Record<string, unknown>
  const named = await document.getJSActions()
  const list: [Trait, unknown][] = [
    ['bookmarks', outline && outline.length > 0],
    ['form', says.IsAcroFormPresent],
    ['xfa', says.IsXFAPresent],
    ['scripts', hasScripts || named !== null],
    ['signed', says.IsSignaturesPresent],
    ['restricted', permissions !== null],
    ['encrypted', says.EncryptFilterName],
    ['tagged', mark?.Marked],
  ]
  return list.flatMap(([trait, isThere]) => (isThere ? [trait] : []))
}

async function chaptersOf(document: PDFDocumentProxy): Promise<{ title: string; page: number }[]> {
  const chapters: { title: string; page: number }[] = []
  for (const { title, dest } of (await document.getOutline()) ?? []) {
    const place = typeof dest === 'string' ? await document.getDestination(dest) : dest
    const target: unknown = place?.[0]
    if (typeof target === 'number') chapters.push({ title, page: target + 1 })
    else if (typeof target === 'object' && target !== null)
      chapters.push({ title, page: (await document.getPageIndex(target as { num: number; gen: number })) + 1 })
  }
  return chapters
}

/** Opens a PDF to be looked at. Scripts in it are not run. Throws `NotOpened`. */
export async function lookAtPdf(file: Blob, password: string): Promise<LookedAt> {
  let lose: (error: NotOpened) => void = () => undefined
  const lost = new Promise<never>((_, reject) => (lose = reject))
  const loading = getDocument({
    range: new FileRange(file, () => lose(new NotOpened('gone'))),
    ...(password !== '' && { password }),
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
    BinaryDataFactory: Decoders,
    wasmUrl: '/',
    isEvalSupported: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    disableAutoFetch: true,
    disableStream: true,
    useWasm: true,
    enableXfa: false,
    verbosity: 0,
  })
  const close = () => loading.destroy()
  let document: PDFDocumentProxy
  try {
    document = await Promise.race([loading.promise, lost])
  } catch (error) {
    await close()
    throw error instanceof NotOpened ? error : new NotOpened(reasonOf(error))
  }
  lost.catch(() => undefined)

  return {
    pages: document.numPages,
    async sizeOf(number) {
      const page = await document.getPage(number)
      const { width, height } = page.getViewport({ scale: 1 })
      page.cleanup()
      return { width, height }
    },
    traits: () => traitsOf(document),
    chapters: () => chaptersOf(document),
    async textOf(number) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      page.cleanup()
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('')
      return text.replaceAll(/\s+/g, ' ').trim()
    },
    async read(number) {
      const page = await document.getPage(number)
      const found = await readPage(page)
      page.cleanup()
      return found
    },
    async draw(number, part, { width, height }) {
      const page = await document.getPage(number)
      const scale = width / part.width
      const viewport = page.getViewport({ scale, offsetX: -part.x * scale, offsetY: -part.y * scale })
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new RangeError('no canvas of this size')
      await page.render({
        canvas: null,
        canvasContext: context as unknown as CanvasRenderingContext2D,
        viewport,
        background: '#fff',
      }).promise
      page.cleanup()
      return canvas.transferToImageBitmap()
    },
    close,
  }
}
