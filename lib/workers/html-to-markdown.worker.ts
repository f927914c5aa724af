import { HeldText } from '@/lib/kits/paged/held-text'
import {
  htmlToMarkdownMessages as says,
  type HtmlToMarkdownQuestion,
  type MarkdownOfFile,
} from '@/lib/tools/utilities/text/html-to-markdown.messages'
import type { HeldQuestion } from '@/lib/workers/define-code-task'
import { textIn } from '@/lib/workers/define-code-task'
import { defineTask } from '@/lib/workers/define-task'
import { htmlToMarkdownReport, markdownOfFile } from '@/lib/workers/reports/html-to-markdown'

const largest = 20_000_000
let held = new HeldText('')

/** What the page asks of the text that was written; `whole` since `file` is a file to convert. */
type Asked = Extract<HeldQuestion, { ask: 'lines' }> | { ask: 'whole' }

defineTask<HtmlToMarkdownQuestion | Asked, unknown>(async (question) => {
  if (question.ask === 'whole') return new Blob([held.text])
  if (question.ask === 'lines') return held.read(question.from, question.to, question.widthLimit)
  if (question.ask === 'file') {
    const { markdown, warnings } = markdownOfFile(await textIn(question.file, largest, says), question)
    return { kind: 'file', markdown: new Blob([markdown]), warnings } satisfies MarkdownOfFile
  }
  const { text, ...report } = htmlToMarkdownReport(await textIn(question.source, largest, says), question)
  held = new HeldText(text)
  return { ...report, lines: text === '' ? 0 : held.lines }
})
