import type { Show } from '@/lib/format/show'
import { documentHtml } from './html'
import { documentText } from './text'
import type { Document } from './types'

export interface WrittenFile {
  name: string
  type: string
  content: string | Uint8Array<ArrayBuffer>
}

interface DocumentWriter {
  label: string
  extension: string
  type: string
  write(document: Document, show: Show): string | Uint8Array<ArrayBuffer> | Promise<string | Uint8Array<ArrayBuffer>>
}

/** What a document can be saved as. A further format is one more entry; a writer with a library of its own imports it on use. */
export const documentFormats = {
  html: { label: 'HTML', extension: 'html', type: 'text/html;charset=utf-8', write: documentHtml },
  txt: {
    label: 'Text',
    extension: 'txt',
    type: 'text/plain;charset=utf-8',
    write: (document, show) => `${documentText(document, show)}\n`,
  },
} as const satisfies Readonly<Record<string, DocumentWriter>>

export type DocumentFormat = keyof typeof documentFormats

/** A file name that every system takes, from a title: no signs that Windows refuses, at most 80 characters. */
export function fileNameOf(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const cut = [...plain]
    .slice(0, 80)
    .join('')
    .replace(/[. ]+$/, '')
  // Names that Windows keeps for devices.
  return cut === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/i.test(cut) ? `${cut}_` : cut
}

export async function writeDocument(document: Document, format: DocumentFormat, show: Show): Promise<WrittenFile> {
  const writer: DocumentWriter = documentFormats[format]
  return {
    name: `${fileNameOf(document.title)}.${writer.extension}`,
    type: writer.type,
    content: await writer.write(document, show),
  }
}
