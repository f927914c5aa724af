import type { Region } from '@/lib/base/region/types'
import type { Document } from '@/lib/kits/document/types'
import { defineTask, withTransfer } from '@/lib/workers/define-task'
import { pdfSetter } from '@/lib/workers/set-pdf'

/** A document to be written by a library: too long a piece of work for the page. */
export interface DocumentWork {
  format: 'pdf' | 'docx'
  document: Document
  region: Region
  /** Address of the list of fonts; the fonts lie beside it. */
  fontsHref: string
}
export type DocumentWorkResult = { content: Uint8Array<ArrayBuffer> } | { missing: string }

async function pdfOf({ document, region, fontsHref }: DocumentWork): Promise<DocumentWorkResult> {
  const made = await pdfSetter(fontsHref)(document, region)
  return 'missing' in made ? made : { content: made }
}

async function docxOf({ document, region }: DocumentWork): Promise<DocumentWorkResult> {
  const { documentDocx } = await import('@/lib/engines/docx-document')
  return { content: await documentDocx(document, region) }
}

defineTask<DocumentWork, DocumentWorkResult>(async (work) => {
  const made = await (work.format === 'pdf' ? pdfOf(work) : docxOf(work))
  return 'content' in made ? withTransfer<DocumentWorkResult>(made, [made.content.buffer]) : made
})
