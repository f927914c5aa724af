import { HeldText } from '@/lib/kits/paged/held-text'
import type { HeldQuestion } from '@/lib/workers/define-code-task'
import { textIn } from '@/lib/workers/define-code-task'
import { defineTask } from '@/lib/workers/define-task'
import { htmlOf, markdownToHtmlReport } from '@/lib/workers/reports/markdown-to-html'
import {
  markdownToHtmlMessages as says,
  type MarkdownFileReport,
  type MarkdownToHtmlQuestion,
} from '@/lib/tools/utilities/text/markdown-to-html.messages'

const largest = 10_000_000
let held = new HeldText('')

/** What the page asks of the text that was written; `whole` since `file` is a file to convert. */
type Asked = Extract<HeldQuestion, { ask: 'lines' }> | { ask: 'whole' }

defineTask<MarkdownToHtmlQuestion | Asked, unknown>(async (question) => {
  if (question.ask === 'whole') return new Blob([held.text])
  if (question.ask === 'lines') return held.read(question.from, question.to, question.widthLimit)
  if (question.ask === 'file') {
    const { html, warnings } = htmlOf(await textIn(question.file, largest, says), question)
    return { kind: 'file', html: new Blob([html]), warnings } satisfies MarkdownFileReport
  }
  const { text, ...report } = markdownToHtmlReport(await textIn(question.source, largest, says), question)
  held = new HeldText(text)
  return { ...report, lines: held.lines }
})
