import type { Region } from '@/lib/base/region/types'
import type { Turn } from '@/lib/kits/document/turns'
import type { Document } from '@/lib/kits/document/types'
import type { FontList } from '@/lib/subjects/paper/faces'
import { defineTask, TaskRefusal, withTransfer } from '@/lib/workers/define-task'
import { workerMessages } from '@/lib/messages/workers'

/** A document to be laid out or written by a library: too long a piece of work for the page. */
export interface DocumentWork {
  format: 'pdf' | 'docx' | 'turns'
  document: Document
  region: Region
  /** Address of the list of fonts; the fonts lie beside it. */
  fontsHref: string
}
export type DocumentWorkResult = { content: Uint8Array<ArrayBuffer> } | { turns: readonly Turn[] } | { missing: string }

async function fetched(address: string | URL): Promise<Response> {
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok) throw new TaskRefusal(workerMessages.notLoaded)
  return response
}

/** The list of fonts, the same one for every task: fonts that were read stay with it. */
let listed: { href: string; fonts: FontList } | undefined

async function fontsAt(href: string): Promise<FontList> {
  if (listed?.href !== href) listed = { href, fonts: (await (await fetched(href)).json()) as FontList }
  return listed.fonts
}

async function onPaper({ format, document, region, fontsHref }: DocumentWork): Promise<DocumentWorkResult> {
  const { documentPdf, documentTurns } = await import('@/lib/engines/pdf-document')
  const fonts = await fontsAt(fontsHref)
  const read = async (href: string) => new Uint8Array(await (await fetched(new URL(href, fontsHref))).arrayBuffer())
  if (format === 'turns') {
    const turns = await documentTurns(document, region, fonts, read)
    return 'missing' in turns ? turns : { turns }
  }
  const made = await documentPdf(document, region, fonts, read)
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
