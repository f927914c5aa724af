import { decodeText } from '@/lib/base/text/decode'
import { localDay } from '@/lib/base/format/local-day'
import { SiteRefused } from '@/lib/subjects/site-links/read-site'
import { SitemapBuilder, type SitemapAnswer } from '@/lib/subjects/sitemap/build'
import { pageCells } from '@/lib/subjects/sitemap/page-row'
import { takeRows } from '@/lib/subjects/sitemap/read'
import type { PageAnswer, SitemapQuestion } from '@/lib/subjects/sitemap/task'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'
import { pausing } from '@/lib/workers/pausing'

async function pageAnswer(source: Blob, name: string): Promise<PageAnswer> {
  const decoded = decodeText(new Uint8Array(await source.arrayBuffer()))
  if (decoded.kind === 'binary') throw new TaskRefusal('This is no page of HTML.')
  return { kind: 'page', cells: pageCells(`/${name}`, decoded.text) }
}

defineTask<SitemapQuestion, SitemapAnswer | PageAnswer>(async (question, context) => {
  if (question.ask === 'page') return pageAnswer(question.source, question.name)
  const builder = new SitemapBuilder(question.rules, localDay())
  try {
    const skipped = await takeRows(question.source, (line, cells) => builder.add(line, cells), pausing(context))
    return builder.answer(skipped)
  } catch (error) {
    if (error instanceof SiteRefused) throw new TaskRefusal(error.message)
    throw error
  }
})
