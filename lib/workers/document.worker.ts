import type { Region } from '@/lib/base/region/types'
import type { Turn } from '@/lib/kits/document/turns'
import type { Document } from '@/lib/kits/document/types'
import type { DesignPicture } from '@/lib/engines/pdf-document'
import { defineTask, withTransfer } from '@/lib/workers/define-task'
import { typesetterOf } from '@/lib/workers/typesetter'

/** A document to be laid out or written by a library: too long a piece of work for the page. */
export interface DocumentWork {
  format: 'pdf' | 'docx' | 'xlsx' | 'svg' | 'turns'
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
  const typesetter = await typesetterOf(fontsHref)
  if (format === 'svg') return typesetter.pictures(document, region)
  if (format === 'turns') {
    const turns = await typesetter.turns(document, region)
    return 'missing' in turns ? turns : { turns }
  }
  const made = await typesetter.pdf(document, region)
  return 'missing' in made ? made : { content: made }
}

async function docxOf({ document, region }: DocumentWork): Promise<DocumentWorkResult> {
  const { documentDocx } = await import('@/lib/engines/docx-document')
  return { content: await documentDocx(document, region) }
}

async function xlsxOf({ document }: DocumentWork): Promise<DocumentWorkResult> {
  const { documentXlsx } = await import('@/lib/engines/xlsx-document')
  return { content: documentXlsx(document) }
}

const writers = { pdf: onPaper, turns: onPaper, svg: onPaper, docx: docxOf, xlsx: xlsxOf }

defineTask<DocumentWork, DocumentWorkResult>(async (work) => {
  const made = await writers[work.format](work)
  return 'content' in made ? withTransfer<DocumentWorkResult>(made, [made.content.buffer]) : made
})
