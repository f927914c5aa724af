// The parser registers itself as globalThis.pdfjsWorker. The library then runs it in the thread that asked, instead of
// starting a worker of its own, so this engine is loaded by a worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PdfText =
  | { kind: 'text'; text: string; pages: number }
  | { kind: 'refused'; reason: 'password' | 'damaged' | 'no text' }

/**
 * The text of a PDF in the order in which the file holds it, a line for each line of a page. Refuses a file that needs a
 * password, one that cannot be read, and one without text (a scan). `progress` is told the share of pages done. Text in fonts that rely on the
 * predefined Asian character maps needs `characterMaps`, the address of a folder with those maps.
 */
export async function pdfText(
  bytes: Uint8Array,
  { progress = () => {}, characterMaps }: { progress?: (share: number) => void; characterMaps?: string } = {},
): Promise<PdfText> {
  const loading = getDocument({
    // The library takes the buffer over.
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    disableFontFace: true,
    useWasm: false,
    verbosity: 0,
    ...(characterMaps ? { cMapUrl: characterMaps, cMapPacked: true } : {}),
  })
  try {
    const document = await loading.promise
    const pages: string[] = []
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
      page.cleanup()
      progress(number / document.numPages)
    }
    const text = pages.map((page) => (page === '' || page.endsWith('\n') ? page : `${page}\n`)).join('')
    return /\S/.test(text) ? { kind: 'text', text, pages: pages.length } : { kind: 'refused', reason: 'no text' }
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return { kind: 'refused', reason: 'password' }
    if (error instanceof Error) return { kind: 'refused', reason: 'damaged' }
    throw error
  } finally {
    await loading.destroy()
  }
}
