import { decodeText } from '@/lib/base/text/decode'
import { documentFormat } from '@/lib/base/text/document-format'
import { archiveText, htmlText, markdownText, NoText, subtitleText } from '@/lib/subjects/text-counts/document-text'
import { BrokenZip, SwollenZip } from '@/lib/subjects/tables/zip-entries'

/** Why a file gives no text: a sentence for its visitor. */
export const unreadableDocument = {
  password: 'This PDF needs a password.',
  'damaged pdf': 'This PDF is damaged.',
  'no text': 'This PDF holds pictures of pages and no text. A scan needs text recognition first.',
  damaged: 'This document is damaged.',
  swollen: 'This archive unpacks to more than 200 MB and was not opened.',
  unknown: 'This is no text and no document that can be read here.',
} as const
type Reason = keyof typeof unreadableDocument

async function docx(bytes: Uint8Array): Promise<string> {
  const { docxText } = await import('@/lib/engines/docx-text')
  return docxText(bytes)
}

async function pdf(bytes: Uint8Array): Promise<string> {
  const { pdfText } = await import('@/lib/engines/pdf-text')
  const read = await pdfText(bytes)
  if (read.kind === 'text') return read.text
  throw new NoText(read.reason === 'damaged' ? 'damaged pdf' : read.reason)
}

async function textIn(bytes: Uint8Array, name: string, isProse: boolean): Promise<string> {
  const format = documentFormat(bytes)
  if (format === 'docx') return docx(bytes)
  if (format === 'pdf') return pdf(bytes)
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return archiveText(bytes)
  const decoded = decodeText(bytes)
  if (decoded.kind === 'binary') throw new NoText('unknown')
  if (!isProse) return decoded.text
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1]
  if (ending === 'html' || ending === 'htm') return htmlText(decoded.text)
  if (ending === 'srt' || ending === 'vtt') return subtitleText(decoded.text)
  return ending === 'md' || ending === 'markdown' ? markdownText(decoded.text) : decoded.text
}

/**
 * The text of a file: of a Word, PDF, OpenDocument, PowerPoint or Excel document, or of plain text in any usual encoding. With `isProse`
 * the marks of HTML, Markdown and subtitles are left out. `fault` says in a sentence why there is none.
 */
export async function readDocument(
  file: Blob,
  name: string,
  isProse: boolean,
): Promise<{ text: string } | { fault: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  try {
    return { text: await textIn(bytes, name, isProse) }
  } catch (error) {
    if (error instanceof NoText)
      return { fault: unreadableDocument[error.message as Reason] ?? unreadableDocument.unknown }
    if (error instanceof SwollenZip) return { fault: unreadableDocument.swollen }
    if (error instanceof BrokenZip || error instanceof Error) return { fault: unreadableDocument.damaged }
    throw error
  }
}
