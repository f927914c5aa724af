import { withPictures } from '@/components/document/with-pictures'
import type { Show } from '@/lib/base/format/show'
import type { DocumentFormat } from '@/lib/kits/document/formats'
import type { Document } from '@/lib/kits/document/types'
import { generatorMessages } from '@/lib/messages/generator'
import { runTask, TaskError, type TaskOptions, type TaskRunner } from '@/lib/workers/run-task'
import type { DocumentWork, DocumentWorkResult } from '@/lib/workers/document.worker'

/** The worker that writes documents with a library, and the list of fonts it sets them in. */
export interface DocumentWriters {
  writerHref: string
  fontsHref: string
  /** A worker that stays for the next document; one of its own where absent. */
  runner?: TaskRunner<DocumentWork, DocumentWorkResult>
}

/** What the worker makes of a document. Rejects with a TaskError, also where no font has one of its letters. */
export async function inWriter(
  format: DocumentWork['format'],
  document: Document,
  { writerHref, fontsHref, runner }: DocumentWriters,
  show: Show,
  options: TaskOptions,
): Promise<Exclude<DocumentWorkResult, { missing: string }>> {
  const work: DocumentWork = {
    format,
    document,
    region: show.region,
    fontsHref: new URL(fontsHref, location.href).href,
  }
  options.onProgress?.({ share: 0 })
  const result = await (runner
    ? runner.run(work, options)
    : runTask<DocumentWork, DocumentWorkResult>(writerHref, work, options))
  if ('missing' in result) throw new TaskError(generatorMessages.missingLetter(result.missing))
  return result
}

/** A document in a format: written on the page, or in a worker by the library that knows it. Rejects with a TaskError. */
export async function writeDocument(
  document: Document,
  format: DocumentFormat,
  writers: DocumentWriters,
  show: Show,
  options: TaskOptions,
): Promise<string | Uint8Array<ArrayBuffer>> {
  const { documentWriters } = await import('@/lib/kits/document/writers').catch(() =>
    Promise.reject(new TaskError(generatorMessages.failed)),
  )
  const write = documentWriters[format]
  if (write) return write(document, show)
  const drawn = await withPictures(document).catch(() => Promise.reject(new TaskError(generatorMessages.pictureFailed)))
  const result = await inWriter(format as 'pdf' | 'docx' | 'xlsx', drawn, writers, show, options)
  if ('content' in result) return result.content
  throw new TypeError('the worker answered with pages or pictures')
}
