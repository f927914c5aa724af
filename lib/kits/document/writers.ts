import type { Show } from '@/lib/base/format/show'
import type { DocumentFormat } from './formats'
import { documentHtml } from './html-file'
import { documentMarkdown } from './markdown'
import { documentText } from './text'
import type { Document } from './types'

type Writer = (document: Document, show: Show) => string

/** The formats that need no library. They come with the first file. */
export const documentWriters: Partial<Record<DocumentFormat, Writer>> = {
  html: documentHtml,
  md: documentMarkdown,
  txt: (document, show) => `${documentText(document, show)}\n`,
}
