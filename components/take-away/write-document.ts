import { withPictures } from '@/components/document/with-pictures'
import type { Show } from '@/lib/base/format/show'
import { documentFormats, type DocumentFormat } from '@/lib/kits/document/formats'
import type { Document } from '@/lib/kits/document/types'
import { generatorMessages } from '@/lib/messages/generator'
import { runTask, TaskError, type TaskOptions } from '@/lib/workers/run-task'
import type { DocumentWork, DocumentWorkResult } from '@/lib/workers/document.worker'

/** The worker that writes documents with a library, and the list of fonts it sets them in. */
export interface DocumentWriters {
  writerHref: string
  fontsHref: string
}

/** A document in a format: written at once, or in a worker by the library that knows it. Rejects with a TaskError. */
export async function writeDocument(
  document: Document,
  format: DocumentFormat,
  { writerHref, fontsHref }: DocumentWriters,
  show: Show,
  options: TaskOptions,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const writer = documentFormats[format]
  if ('write' in writer) return writer.write(document, show)
  const absolute = new URL(fontsHref, location.href).href
  const drawn = await withPictures(document).catch(() => Promise.reject(new TaskError(generatorMessages.pictureFailed)))
  const work: DocumentWork = {
    format: format as DocumentWork['format'],
    document: drawn,
    region: show.region,
    fontsHref: absolute,
  }
  options.onProgress?.({ share: 0 })
  const result = await runTask<DocumentWork, DocumentWorkResult>(writerHref, work, options)
  if ('content' in result) return result.content
  throw new TaskError(generatorMessages.missingLetter(result.missing))
}
