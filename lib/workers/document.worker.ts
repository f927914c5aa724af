import type { Region } from '@/lib/base/region/types'
import type { Turn } from '@/lib/kits/document/turns'
import type { Document } from '@/lib/kits/document/types'
import type { DesignPicture } from '@/lib/engines/pdf-document'
import { defineTask, withTransfer } from '@/lib/workers/define-task'
import { paperOf } from '@/lib/workers/paper'

/** A document to be laid out or written by a library: too long a piece of work for the page. */
export interface DocumentWork {
  format: 'pdf' | 'docx' | 'svg' | 'turns'
  document: Document
  region: Region
  /** Address of the list of fonts; the fonts lie beside it. */
  fontsHref: string
}
export type DocumentWorkResult =
  | { content: Uint8Array<ArrayBuffer> }
  | { pages: readonly DesignPicture[] }
  | { turns: readonly Turn[] }
  | { missing: string }

async function onPaper({ format, document, region, fontsHref }: DocumentWork): Promise<DocumentWorkResult> {
  const paper = await paperOf(fontsHref)
  if (format === 'svg') return paper.pictures(document, region)
  if (format === 'turns') {
    const turns = await paper.turns(document, region)
    return 'missing' in turns ? turns : { turns }
  }
  const made = await paper.pdf(document, region)
  return 'missing' in made ? made : { content: made }
}

async function docxOf({ document, region }: DocumentWork): Promise<DocumentWorkResult> {
  const { documentDocx } = await import('@/lib/engines/docx-document')
  return { content: await documentDocx(document, region) }
}

defineTask<DocumentWork, DocumentWorkResult>(async (work) => {
  const made = await (work.format === 'docx' ? docxOf(work) : onPaper(work))
  return 'content' in made ? withTransfer<DocumentWorkResult>(made, [made.content.buffer]) : made
})
