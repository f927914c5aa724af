import { documentFormat } from '@/lib/base/text/document-format'
import { givenPages, pagesOfText, SiteRefused } from '@/lib/subjects/site-links/read-site'
import {
  densityReport,
  type DensityQuestion,
  type DensityReport,
  type Reference,
} from '@/lib/subjects/term-density/report'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { readDocument } from '@/lib/workers/read-document'

const nameOf = (source: Blob) => ('name' in source ? String(source.name) : '')
const mostReferences = 500

async function textOf(source: string | Blob): Promise<string> {
  if (typeof source === 'string') return source
  const name = nameOf(source)
  // HTML stays as it is, since its title and headings are looked at.
  const read = await readDocument(source, name, /\.(?:srt|vtt|md|markdown)$/i.test(name))
  if ('fault' in read) throw new TaskRefusal(read.fault)
  return read.text
}

/** An archive of pages that is no document of an office program. */
async function isArchiveOfPages(source: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await source.arrayBuffer())
  return /\.zip$/i.test(nameOf(source)) && documentFormat(bytes) === undefined
}

/** The texts to compare with: one, several under lines such as `=== name ===`, a document, or an archive of pages. */
async function referencesIn(source: string | Blob): Promise<Reference[]> {
  if (typeof source !== 'string' && (await isArchiveOfPages(source))) {
    const { pages } = await givenPages(source)
    return pages.map(({ address, html }) => ({ name: address, text: html }))
  }
  const text = await textOf(source)
  if (text.trim() === '') return []
  const pages = pagesOfText(text)
  return pages.length > 0
    ? pages.map(({ address, html }) => ({ name: address, text: html }))
    : [{ name: typeof source === 'string' ? 'Reference' : nameOf(source), text }]
}

defineTask<DensityQuestion, DensityReport>(async ({ source, references, isBrief, ...rules }, { progress }) => {
  try {
    const text = await textOf(source)
    const others = isBrief ? [] : await referencesIn(references)
    if (others.length > mostReferences) throw new TaskRefusal('Up to 500 reference texts are compared.')
    const { stemmerOf } = await import('@/lib/engines/stemmers')
    return densityReport(text, rules, others, stemmerOf, isBrief, progress)
  } catch (error) {
    if (error instanceof SiteRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
