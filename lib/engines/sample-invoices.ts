/* Made-up invoices, drawn by the sums and the documents of the invoice tool. */
import { englishCount } from '@/lib/base/format/english-count'
import { createShow } from '@/lib/base/format/show'
import { fileWord } from '@/lib/base/format/file-word'
import { regionOf } from '@/lib/base/region/regions'
import { answersCsv, answersJson, type AnsweredSample } from '@/lib/families/line-item-documents/sample-answers'
import { writtenSample } from '@/lib/families/line-item-documents/samples'
import { documentHtml } from '@/lib/kits/document/html-file'
import type { Document } from '@/lib/kits/document/types'
import { drawSamples, type SampleRequest } from '@/lib/subjects/sample-invoices/draw'

export { answersCsv, answersJson } from '@/lib/families/line-item-documents/sample-answers'
export { sampleErrors } from '@/lib/subjects/sample-invoices/draw'

export interface SampleJob extends SampleRequest {
  paper: 'a4' | 'letter'
  format: 'pdf' | 'html'
}

/** Every invoice of a request with the name of its file: 007-INV-2026-00123.pdf. */
export function answeredSamples(job: SampleJob): AnsweredSample[] {
  const samples = drawSamples(job)
  const digits = String(samples.length).length
  return samples.map((sample, at) => ({
    sample,
    written: writtenSample(sample, job.paper),
    file: `${String(at + 1).padStart(digits, '0')}-${fileWord(sample.number)}.${job.format}`,
  }))
}

interface Making {
  progress(share: number, note?: string): void
  pdf?(document: Document): Promise<Uint8Array>
}

/** All invoices as files in one archive, with answers.csv and answers.json. PDF needs what sets it; without, the files are HTML. */
export async function sampleArchive(job: SampleJob, { progress, pdf }: Making): Promise<Uint8Array<ArrayBuffer>> {
  const { zipArchive } = await import('@/lib/engines/qr-bulk')
  const all = answeredSamples(pdf ? job : { ...job, format: 'html' })
  const files: Record<string, string | Uint8Array> = {}
  for (const [at, { sample, written, file }] of all.entries()) {
    files[file] =
      job.format === 'pdf' && pdf
        ? await pdf(written.document)
        : documentHtml(written.document, createShow(regionOf(sample.country)))
    progress((at + 1) / all.length, `${englishCount(at + 1)} of ${englishCount(all.length)}`)
  }
  return zipArchive({
    ...files,
    'answers.csv': `\uFEFF${answersCsv(all)}`,
    'answers.json': answersJson(all, job.seed),
  })
}
