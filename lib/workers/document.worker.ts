import type { Region } from '@/lib/base/region/types'
import type { Document } from '@/lib/kits/document/types'
import type { FontFile } from '@/lib/subjects/paper/faces'
import { defineTask, TaskRefusal, withTransfer } from '@/lib/workers/define-task'
import { workerMessages } from '@/lib/messages/workers'

/** A document to be written by a library: too long a piece of work for the page. */
export interface DocumentWork {
  format: 'pdf' | 'docx' | 'xlsx'
  document: Document
  region: Region
  /** Address of the list of fonts; the fonts lie beside it. */
  fontsHref: string
}
export type DocumentWorkResult = { content: Uint8Array<ArrayBuffer> } | { missing: string }

async function fetched(address: string | URL): Promise<Response> {
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) throw new TaskRefusal(workerMessages.notLoaded)
  return response
}

async function pdfOf({ document, region, fontsHref }: DocumentWork): Promise<DocumentWorkResult> {
  const { documentPdf } = await import('@/lib/engines/pdf-document')
  const fonts = (await (await fetched(fontsHref)).json()) as FontFile[]
  const read = async (href: string) => new Uint8Array(await (await fetched(new URL(href, fontsHref))).arrayBuffer())
  const made = await documentPdf(document, region, fonts, read)
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

const writers = { pdf: pdfOf, docx: docxOf, xlsx: xlsxOf }

defineTask<DocumentWork, DocumentWorkResult>(async (work) => {
  const made = await writers[work.format](work)
  return 'content' in made ? withTransfer<DocumentWorkResult>(made, [made.content.buffer]) : made
})
