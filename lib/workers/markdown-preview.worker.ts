import { NestedTooDeeply, renderMarkdown, wholePage } from '@/lib/subjects/markdown/render'
import type { MarkdownAnswer, MarkdownQuestion } from '@/lib/subjects/markdown/task'
import { markdownText } from '@/lib/subjects/text-counts/document-text'
import { wordCount } from '@/lib/subjects/text-counts/totals'
import { defineTask, TaskRefusal } from '@/lib/workers/define-task'

defineTask<MarkdownQuestion, MarkdownAnswer>(({ markdown }) => {
  const { html, outline, tasks, removed } = rendered(markdown)
  const title = outline[0]?.text ?? 'Document'
  return { html, page: wholePage(html, title), outline, tasks, removed, words: wordCount(markdownText(markdown)) }
})

function rendered(markdown: string) {
  try {
    return renderMarkdown(markdown)
  } catch (error) {
    if (error instanceof NestedTooDeeply) throw new TaskRefusal('Quotes or lists lie too deep in each other to be set.')
    throw error
  }
}
